// RUN: uop-opt %s --pass-pipeline='builtin.module(uop-pack-constants{vector-bytes=32 registers=16},uop.kernel(uop-select-schedule{vector-bytes=32 registers=16}))' --split-input-file --mlir-print-local-scope --remarks-filter=uop-pack-constants --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks

// Rows of 7 pixels leave registers unused. The kernel that reads panels, too, has
// rows of all 49.
//
// REMARK: Function=image | Argument=1, Remark="the constant is packed before the kernel runs", Width=16
// CHECK: uop.kernel @image({{.*}} attributes {uop.schedule = #uop.schedule<[merge(1, 2), split(0, 16), {{.*}}upcast(1, 5)
// CHECK-NOT: stage(1
uop.kernel @image(%x: memref<7840xf32>, %w: memref<153600xf32>, %o: memref<47040xf32>) {
  %c = uop.range 0 to 960 : index
  %h = uop.range 1 to 7 : index
  %v = uop.range 2 to 7 : index
  %k = uop.range 3 to 160 reduce : index
  %cp = uop.const 49 : index
  %cw = uop.const 7 : index
  %ck = uop.const 160 : index
  %0 = uop.mul %k, %cp : index
  %1 = uop.mul %h, %cw : index
  %2 = uop.add %1, %v : index
  %3 = uop.add %0, %2 : index
  %4 = uop.load %x[%3] : memref<7840xf32> -> f32
  %5 = uop.mul %c, %ck : index
  %6 = uop.add %5, %k : index
  %7 = uop.load %w[%6] : memref<153600xf32> -> f32
  %8 = uop.mul %4, %7 : f32
  %9 = uop.reduce add %8 over (%k) : f32
  %10 = uop.mul %c, %cp : index
  %11 = uop.add %10, %2 : index
  uop.store %9, %o[%11] over (%c, %h, %v) : memref<47040xf32>
  uop.sink
}
func.func @main_image(%x: tensor<7840xf32>) -> tensor<47040xf32> {
  %w = arith.constant dense<1.0> : tensor<153600xf32>
  %0 = tensor.empty() : tensor<47040xf32>
  %1 = uop.launch @image ins(%x, %w : tensor<7840xf32>, tensor<153600xf32>) outs(%0 : tensor<47040xf32>) -> tensor<47040xf32>
  return %1 : tensor<47040xf32>
}

// -----

// Both constants are packed along one axis.
//
// REMARK: Function=two | Argument=1, Remark="the constant is packed before the kernel runs", Width=[[WIDTH:[0-9]+]]
// REMARK: Function=two | Argument=3, Remark="the constant is packed before the kernel runs", Width=[[WIDTH]]
// CHECK: uop.kernel @two(
// CHECK-NOT: stage(
// CHECK: func.func @main(
// CHECK: uop.launch @pack_two
// CHECK: uop.launch @pack_two
// CHECK: uop.launch @two
uop.kernel @two(%x: memref<12544xf32>, %v: memref<131072xf32>, %y: memref<25088xf32>, %w: memref<262144xf32>, %o: memref<25088xf32>) {
  %c = uop.range 0 to 512 : index
  %p = uop.range 1 to 49 : index
  %k = uop.range 2 to 256 reduce : index
  %l = uop.range 3 to 512 reduce : index
  %cp = uop.const 49 : index
  %a0 = uop.mul %k, %cp : index
  %a1 = uop.add %a0, %p : index
  %a2 = uop.load %x[%a1] : memref<12544xf32> -> f32
  %ac = uop.const 256 : index
  %a3 = uop.mul %c, %ac : index
  %a4 = uop.add %a3, %k : index
  %a5 = uop.load %v[%a4] : memref<131072xf32> -> f32
  %a6 = uop.mul %a2, %a5 : f32
  %a = uop.reduce add %a6 over (%k) : f32
  %b0 = uop.mul %l, %cp : index
  %b1 = uop.add %b0, %p : index
  %b2 = uop.load %y[%b1] : memref<25088xf32> -> f32
  %bc = uop.const 512 : index
  %b3 = uop.mul %c, %bc : index
  %b4 = uop.add %b3, %l : index
  %b5 = uop.load %w[%b4] : memref<262144xf32> -> f32
  %b6 = uop.mul %b2, %b5 : f32
  %b = uop.reduce add %b6 over (%l) : f32
  %s = uop.add %a, %b : f32
  %t = uop.mul %c, %cp : index
  %u = uop.add %t, %p : index
  uop.store %s, %o[%u] over (%c, %p) : memref<25088xf32>
  uop.sink
}
func.func @main(%x: tensor<12544xf32>, %y: tensor<25088xf32>) -> tensor<25088xf32> {
  %v = arith.constant dense<1.0> : tensor<131072xf32>
  %w = arith.constant dense<1.0> : tensor<262144xf32>
  %0 = tensor.empty() : tensor<25088xf32>
  %1 = uop.launch @two ins(%x, %v, %y, %w : tensor<12544xf32>, tensor<131072xf32>, tensor<25088xf32>, tensor<262144xf32>) outs(%0 : tensor<25088xf32>) -> tensor<25088xf32>
  return %1 : tensor<25088xf32>
}
