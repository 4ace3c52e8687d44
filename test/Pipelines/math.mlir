// Functions of f32 are plain arithmetic in the machine's loop: no intrinsic that
// becomes a call, no call of libm, no branch for a special argument.
//
// RUN: uop-opt %s --uop-to-llvm | FileCheck %s --implicit-check-not=llvm.intr.exp \
// RUN:   --implicit-check-not=llvm.intr.log --implicit-check-not=llvm.intr.sin \
// RUN:   --implicit-check-not=llvm.intr.cos --implicit-check-not=llvm.intr.tan \
// RUN:   --implicit-check-not=@expf --implicit-check-not=@tanf --implicit-check-not=@tanhf \
// RUN:   --implicit-check-not=@erff
//
// LLVM vectorises such a loop.
// RUN: uop-opt %s --uop-to-llvm | mlir-translate --mlir-to-llvmir \
// RUN:   | opt -O3 -mtriple=x86_64-unknown-linux-gnu -mcpu=x86-64-v3 -S \
// RUN:   | FileCheck %s --check-prefix=VECTOR

// The loop over elements has one block of work.
// CHECK:         llvm.func @e_4096(
// CHECK:           llvm.cond_br
// CHECK:           llvm.intr.fma
// CHECK-NOT:       llvm.cond_br
// CHECK:           llvm.store

// VECTOR:        @llvm.fma.v8f32
func.func @main(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %0 = uop.exp %x : tensor<4096xf32>
  %1 = uop.tanh %0 : tensor<4096xf32>
  %2 = uop.log %1 : tensor<4096xf32>
  %3 = uop.erf %2 : tensor<4096xf32>
  %4 = uop.sin %3 : tensor<4096xf32>
  %5 = uop.cos %4 : tensor<4096xf32>
  %6 = uop.tan %5 : tensor<4096xf32>
  return %6 : tensor<4096xf32>
}
