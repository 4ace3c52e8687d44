// What stock MLIR does not lower, against numbers.
//
// RUN: split-file %s %t
// RUN: uop-run %t/gather.mlir --print --verify | FileCheck %s --check-prefix=GATHER
// RUN: uop-run %t/scatter.mlir --print --verify | FileCheck %s --check-prefix=SCATTER
// RUN: uop-run %t/bitcast.mlir --print --verify | FileCheck %s --check-prefix=BITCAST
// RUN: uop-run %t/scalars.mlir --print --verify | FileCheck %s --check-prefix=SCALARS
// RUN: uop-run %t/complex.mlir --print --verify | FileCheck %s --check-prefix=COMPLEX

//--- gather.mlir
// Rows 2 and 0, and single elements.
// GATHER: output 0: 2x1x3xi32 =
// GATHER-NEXT: {{\[\[\[}}6 7 8]]
// GATHER-EMPTY:
// GATHER: {{\[\[}}0 1 2]]]
// GATHER: output 1: 2xi32 =
// GATHER-NEXT: [5 3]
func.func @main() -> (tensor<2x1x3xi32>, tensor<2xi32>) {
  %a = arith.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : tensor<3x3xi32>
  %rows = arith.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %0 = tensor.gather %a[%rows] gather_dims([0]) : (tensor<3x3xi32>, tensor<2x1xi64>) -> tensor<2x1x3xi32>
  %places = arith.constant dense<[[1, 2], [1, 0]]> : tensor<2x2xi32>
  %1 = tensor.gather %a[%places] gather_dims([0, 1]) unique : (tensor<3x3xi32>, tensor<2x2xi32>) -> tensor<2xi32>
  return %0, %1 : tensor<2x1x3xi32>, tensor<2xi32>
}

//--- scatter.mlir
// SCATTER: output 0: 3x3xi32 =
// SCATTER-NEXT: {{\[\[}}20 21 22]
// SCATTER-NEXT: [3 4 5]
// SCATTER-NEXT: [10 11 12]]
func.func @main() -> tensor<3x3xi32> {
  %a = arith.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : tensor<3x3xi32>
  %s = arith.constant dense<[[[10, 11, 12]], [[20, 21, 22]]]> : tensor<2x1x3xi32>
  %rows = arith.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %0 = tensor.scatter %s into %a[%rows] scatter_dims([0]) unique : (tensor<2x1x3xi32>, tensor<3x3xi32>, tensor<2x1xi64>) -> tensor<3x3xi32>
  return %0 : tensor<3x3xi32>
}

//--- bitcast.mlir
// BITCAST: output 0: 2xi32 =
// BITCAST-NEXT: [1065353216 -2147483648]
func.func @main() -> tensor<2xi32> {
  %a = arith.constant dense<[1.0, -0.0]> : tensor<2xf32>
  %0 = tensor.bitcast %a : tensor<2xf32> to tensor<2xi32>
  return %0 : tensor<2xi32>
}

//--- scalars.mlir
// SCALARS: output 0: 4xf32 =
// SCALARS-NEXT: [12 -0.1875 6 1]
// SCALARS-NEXT: output 1: 3xf32 =
// SCALARS-NEXT: [4 3 -6]
// SCALARS-NEXT: output 2: 4xf32 =
// SCALARS-NEXT: [-1.5 -1 0.25 2]
// SCALARS-NEXT: output 3: 5xbool =
// SCALARS-NEXT: [False True False False False]
// SCALARS-NEXT: output 4: 5xbool =
// SCALARS-NEXT: [True False False False False]
// SCALARS-NEXT: output 5: 5xbool =
// SCALARS-NEXT: [True False False False False]
func.func @main() -> (tensor<4xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xi1>, tensor<5xi1>, tensor<5xi1>) {
  %n = arith.constant dense<[3.0, -1.5, 6.0, 0.5]> : tensor<4xf4E2M1FN>
  %s = arith.constant dense<[4.0, 0.125, 1.0, 2.0]> : tensor<4xf8E8M0FNU>
  %0 = arith.scaling_extf %n, %s : tensor<4xf4E2M1FN>, tensor<4xf8E8M0FNU> to tensor<4xf32>
  %x = arith.constant dense<[10.0, 11.0, -3.0]> : tensor<3xf32>
  %t = arith.constant dense<[2.0, 4.0, 0.5]> : tensor<3xf8E8M0FNU>
  %q = arith.scaling_truncf %x, %t : tensor<3xf32>, tensor<3xf8E8M0FNU> to tensor<3xf4E2M1FN>
  %1 = arith.extf %q : tensor<3xf4E2M1FN> to tensor<3xf32>
  %c = arith.constant dense<[-3.0, -1.0, 0.25, 9.0]> : tensor<4xf32>
  %l = arith.constant dense<-1.5> : tensor<4xf32>
  %h = arith.constant dense<2.0> : tensor<4xf32>
  %2 = math.clampf %c to [%l, %h] : tensor<4xf32>
  %d = arith.constant dense<[1.0, 0x7F800000, 0xFFC00000, 1.0e-40, 0.0]> : tensor<5xf32>
  %3 = math.isinf %d : tensor<5xf32>
  %4 = math.isnormal %d : tensor<5xf32>
  %b = arith.truncf %d : tensor<5xf32> to tensor<5xf8E4M3FN>
  %5 = math.isnormal %b : tensor<5xf8E4M3FN>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xi1>, tensor<5xi1>, tensor<5xi1>
}

//--- complex.mlir
// The real part is in the low half.
// COMPLEX: output 0: 2xi64 =
// COMPLEX-NEXT: [4611686019492741120 4539628426536943616]
// COMPLEX-NEXT: output 1: 2xf32 =
// COMPLEX-NEXT: [2 0.5]
#v = affine_map<(i) -> (i)>
func.func @main() -> (tensor<2xi64>, tensor<2xf32>) {
  %r = arith.constant dense<[1.0, -0.0]> : tensor<2xf32>
  %i = arith.constant dense<[2.0, 0.5]> : tensor<2xf32>
  %e = tensor.empty() : tensor<2xi64>
  %f = tensor.empty() : tensor<2xf32>
  %0:2 = linalg.generic {indexing_maps = [#v, #v, #v, #v], iterator_types = ["parallel"]} ins(%r, %i : tensor<2xf32>, tensor<2xf32>) outs(%e, %f : tensor<2xi64>, tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32, %o: i64, %p: f32):
    %n = complex.create %x, %y : complex<f32>
    %b = complex.bitcast %n : complex<f32> to i64
    %m = complex.bitcast %b : i64 to complex<f32>
    %s = complex.im %m : complex<f32>
    linalg.yield %b, %s : i64, f32
  } -> (tensor<2xi64>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<2xi64>, tensor<2xf32>
}
