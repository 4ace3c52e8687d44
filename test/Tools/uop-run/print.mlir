// RUN: uop-run %s --print | FileCheck %s
// RUN: uop-run %s --print --device=interpreter | FileCheck %s
// RUN: uop-opt %s --emit-bytecode | uop-run - --print | FileCheck %s

// CHECK:      output 0: f32 =
// CHECK-NEXT: {{^}}0.100000001{{$}}
// CHECK-NEXT: output 1: 2x2xbool =
// CHECK-NEXT: {{^\[\[}}True False]
// CHECK-NEXT: {{^}} [False True]]{{$}}
// CHECK-NEXT: output 2: 4xf64 =
// CHECK-NEXT: {{^}}[0.10000000000000001 nan -inf -0]{{$}}
// CHECK-NEXT: output 3: 2xui64 =
// CHECK-NEXT: {{^}}[18446744073709551615 0]{{$}}
// CHECK-NEXT: output 4: 2x0xi32 =
// CHECK-NEXT: {{^\[\[}}]]{{$}}
// CHECK-NEXT: output 5: 2x2x2xi8 =
// CHECK-NEXT: {{^\[\[\[}}0 1]
// CHECK-NEXT: {{^}}  [2 3]]
// CHECK-EMPTY:
// CHECK-NEXT: {{^ \[\[}}4 5]
// CHECK-NEXT: {{^}}  [6 -128]]]{{$}}
// CHECK-NEXT: output 6: 1001xi32 =
// CHECK-NEXT: {{^}}[0 1 2 ... 998 999 1000]{{$}}
// CHECK-NEXT: output 7: 1000x2xi32 =
// CHECK-NEXT: {{^\[\[}}0 0]
// CHECK-NEXT: {{^}} [1 1]
// CHECK-NEXT: {{^}} [2 2]
// CHECK-NEXT: {{^}} ...
// CHECK-NEXT: {{^}} [997 997]
// CHECK-NEXT: {{^}} [998 998]
// CHECK-NEXT: {{^}} [999 999]]{{$}}
// CHECK-NOT:  {{.}}

func.func @main() -> (tensor<f32>, tensor<2x2xi1>, tensor<4xf64>, tensor<2xui64>,
                      tensor<2x0xi32>, tensor<2x2x2xi8>, tensor<1001xi32>,
                      tensor<1000x2xi32>) {
  %0 = uop.const 0.1 : tensor<f32>
  %1 = uop.const dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  %2 = uop.const dense<[0.1, 0x7FF8000000000000, 0xFFF0000000000000, -0.0]> : tensor<4xf64>
  %3 = uop.const dense<[18446744073709551615, 0]> : tensor<2xui64>
  %4 = uop.const 7 : tensor<2x0xi32>
  %5 = uop.const dense<[[[0, 1], [2, 3]], [[4, 5], [6, -128]]]> : tensor<2x2x2xi8>
  %6 = uop.iota axis 0 : tensor<1001xi32>
  %7 = uop.iota axis 0 : tensor<1000x2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7
      : tensor<f32>, tensor<2x2xi1>, tensor<4xf64>, tensor<2xui64>,
        tensor<2x0xi32>, tensor<2x2x2xi8>, tensor<1001xi32>, tensor<1000x2xi32>
}
