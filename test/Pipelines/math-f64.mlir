// Functions of f64, and powers, are plain arithmetic in the machine's loop: what
// is compiled calls nothing.
//
// RUN: uop-opt %s --uop-to-llvm | FileCheck %s
// RUN: uop-opt %s --uop-to-llvm | mlir-translate --mlir-to-llvmir \
// RUN:   | opt -O3 -mtriple=x86_64-unknown-linux-gnu -mcpu=x86-64-v3 -o %t.bc
// RUN: llvm-dis %t.bc -o - | FileCheck %s --check-prefix=VECTOR
// RUN: llc %t.bc -mcpu=x86-64-v3 -filetype=obj -o %t.o
// RUN: llvm-nm --undefined-only %t.o | FileCheck %s --check-prefix=SYMBOLS

// CHECK-NOT:     llvm.func {{.*}}@{{exp|log|sin|cos|tan|erf|pow|fma}}
// CHECK-NOT:     llvm.intr.{{exp|log|sin|cos|tan|pow}}
// CHECK:         llvm.func @e_4096(
// CHECK-NOT:     llvm.intr.{{exp|log|sin|cos|tan|pow}}
// CHECK:         llvm.intr.fma

// The loops over elements have vectors.
// VECTOR-COUNT-3: @llvm.fma.v4f64

// The host code allocates its results.
// SYMBOLS:       U malloc
// SYMBOLS-NOT:   {{.}}
func.func @main(%x: tensor<4096xf64>, %y: tensor<4096xf32>, %z: tensor<4096xbf16>, %w: tensor<4096xf16>) -> (tensor<4096xf64>, tensor<4096xf32>, tensor<4096xbf16>, tensor<4096xf16>) {
  %0 = uop.exp %x : tensor<4096xf64>
  %1 = uop.tanh %0 : tensor<4096xf64>
  %2 = uop.log %1 : tensor<4096xf64>
  %3 = uop.erf %2 : tensor<4096xf64>
  %4 = uop.sin %3 : tensor<4096xf64>
  %5 = uop.cos %4 : tensor<4096xf64>
  %6 = uop.tan %5 : tensor<4096xf64>
  %7 = uop.exp2 %6 : tensor<4096xf64>
  %8 = uop.log2 %7 : tensor<4096xf64>
  %9 = uop.pow %8, %x : tensor<4096xf64>
  %10 = uop.pow %y, %y : tensor<4096xf32>
  %11 = uop.pow %z, %z : tensor<4096xbf16>
  %12 = uop.pow %w, %w : tensor<4096xf16>
  return %9, %10, %11, %12 : tensor<4096xf64>, tensor<4096xf32>, tensor<4096xbf16>, tensor<4096xf16>
}
