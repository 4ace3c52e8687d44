// Functions of f64, and powers of every float type, in compiled code.
//
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2
//
// RUN: uop-run %s --entry=special --print | FileCheck %s
// RUN: uop-run %s --entry=special --print --device=interpreter | FileCheck %s

func.func @main(%x: tensor<37x65xf64>, %y: tensor<37x65xf32>, %z: tensor<37x65xf16>, %w: tensor<37x65xbf16>)
    -> (tensor<37x65xf64>, tensor<37x65xf64>, tensor<37x65xf64>, tensor<37x65xf64>, tensor<37x65xf32>, tensor<37x65xf16>, tensor<37x65xbf16>) {
  %0 = uop.exp %x : tensor<37x65xf64>
  %1 = uop.log2 %0 : tensor<37x65xf64>
  %2 = uop.exp2 %1 : tensor<37x65xf64>
  %3 = uop.log %2 : tensor<37x65xf64>
  %4 = uop.sin %x : tensor<37x65xf64>
  %5 = uop.cos %4 : tensor<37x65xf64>
  %6 = uop.tan %5 : tensor<37x65xf64>
  %7 = uop.tanh %x : tensor<37x65xf64>
  %8 = uop.erf %7 : tensor<37x65xf64>
  %9 = uop.pow %0, %7 : tensor<37x65xf64>
  %10 = uop.exp %y : tensor<37x65xf32>
  %11 = uop.pow %10, %y : tensor<37x65xf32>
  %12 = uop.abs %z : tensor<37x65xf16>
  %13 = uop.pow %12, %z : tensor<37x65xf16>
  %14 = uop.abs %w : tensor<37x65xbf16>
  %15 = uop.pow %14, %w : tensor<37x65xbf16>
  return %3, %6, %8, %9, %11, %13, %15 : tensor<37x65xf64>, tensor<37x65xf64>, tensor<37x65xf64>, tensor<37x65xf64>, tensor<37x65xf32>, tensor<37x65xf16>, tensor<37x65xbf16>
}

// CHECK:      output 0: 8xf64
// CHECK-NEXT: [1 -inf nan -8 inf 1 0 -0]
// CHECK-NEXT: output 1: 8xf32
// CHECK-NEXT: [1 -inf nan -8 inf 1 0 -0]
// CHECK-NEXT: output 2: 8xf16
// CHECK-NEXT: [1 -inf nan -8 inf 1 0 -0]
func.func @special() -> (tensor<8xf64>, tensor<8xf32>, tensor<8xf16>) {
  %x = uop.const dense<[0x7FC00000, -0.0, -2.0, -2.0, 0xFF800000, -1.0, 0.5, 0xFF800000]> : tensor<8xf32>
  %y = uop.const dense<[0.0, -1.0, 0.5, 3.0, 0.5, 0x7F800000, 0x7F800000, -3.0]> : tensor<8xf32>
  %x64 = uop.cast %x : tensor<8xf32> -> tensor<8xf64>
  %y64 = uop.cast %y : tensor<8xf32> -> tensor<8xf64>
  %x16 = uop.cast %x : tensor<8xf32> -> tensor<8xf16>
  %y16 = uop.cast %y : tensor<8xf32> -> tensor<8xf16>
  %0 = uop.pow %x64, %y64 : tensor<8xf64>
  %1 = uop.pow %x, %y : tensor<8xf32>
  %2 = uop.pow %x16, %y16 : tensor<8xf16>
  return %0, %1, %2 : tensor<8xf64>, tensor<8xf32>, tensor<8xf16>
}
