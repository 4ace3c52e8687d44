// A counter that comes near the last number, beyond which stock MLIR's goes on
// with negative ones: 81 iterations.
//
// RUN: uop-run %s --print | FileCheck %s
// RUN: uop-run %s --verify
// CHECK: output 0: 2xi32 =
// CHECK-NEXT: [81 81]

func.func @main() -> tensor<2xi32> {
  %x = arith.constant dense<0> : tensor<2xi32>
  %low = arith.constant 9223372036854775000 : i64
  %high = arith.constant 9223372036854775807 : i64
  %ten = arith.constant 10 : i64
  %r = scf.for %i = %low to %high step %ten iter_args(%v = %x) -> tensor<2xi32> : i64 {
    %one = arith.constant dense<1> : tensor<2xi32>
    %w = arith.addi %v, %one : tensor<2xi32>
    scf.yield %w : tensor<2xi32>
  }
  return %r : tensor<2xi32>
}
