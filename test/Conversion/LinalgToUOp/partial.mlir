// RUN: uop-opt %s --convert-linalg-to-uop=partial=true --remarks-filter=convert-linalg-to-uop --remark-policy=all --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t
// RUN: not uop-opt %s --convert-linalg-to-uop=partial=false 2>&1 | FileCheck %s --check-prefix=ERROR

// What cannot be converted stays beside the rest, and is said.

// ERROR: error: 'linalg.generic' op cannot be converted to uop: 'scf.for' at
// REMARK: remark: [Missed] Stays
// REMARK-SAME: 'linalg.generic' stays: 'scf.for' at {{.*}}partial.mlir:[[#]]:10: the body may have ops of
// CHECK-LABEL: func.func @main(
// CHECK: %[[M:.*]] = uop.mul
// CHECK: %[[G:.*]] = linalg.generic {{.*}} ins(%[[M]] :
// CHECK: uop.neg %[[G]]
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = arith.mulf %a, %a : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %out: f32):
    %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%v = %x) -> f32 {
      %n = arith.mulf %v, %x : f32
      scf.yield %n : f32
    }
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %2 = arith.negf %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// Bounds that are great numbers, as the loop reads them: from 253 to 255, and
// from 255 to 1.
// CHECK-LABEL: func.func @unsigned(
// CHECK-NOT: scf.for
// CHECK: uop.const -3 : tensor<4xi8>
// CHECK: uop.const -2 : tensor<4xi8>
// CHECK-NOT: uop.add
func.func @unsigned(%a: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>) {
  %z = arith.constant -3 : i8
  %e = arith.constant -1 : i8
  %s = arith.constant 1 : i8
  %r = scf.for unsigned %i = %z to %e step %s iter_args(%x = %a) -> tensor<4xi8> : i8 {
    %t = tensor.splat %i : tensor<4xi8>
    %y = arith.muli %x, %t : tensor<4xi8>
    scf.yield %y : tensor<4xi8>
  }
  %q = scf.for unsigned %i = %e to %s step %s iter_args(%x = %a) -> tensor<4xi8> : i8 {
    %y = arith.addi %x, %x : tensor<4xi8>
    scf.yield %y : tensor<4xi8>
  }
  return %r, %q : tensor<4xi8>, tensor<4xi8>
}

// Loops in loops count as often as they run: of 64 times 64 times 64 additions
// the innermost loop alone is short.
// CHECK-LABEL: func.func @nest(
// CHECK: scf.for
// CHECK: scf.for
// CHECK-NOT: scf.for
// CHECK-COUNT-64: uop.add
// CHECK-NOT: uop.add
func.func @nest(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %i = %c0 to %c64 step %c1 iter_args(%o = %a) -> tensor<4xf32> {
    %q = scf.for %j = %c0 to %c64 step %c1 iter_args(%p = %o) -> tensor<4xf32> {
      %s = scf.for %k = %c0 to %c64 step %c1 iter_args(%t = %p) -> tensor<4xf32> {
        %u = arith.addf %t, %a : tensor<4xf32>
        scf.yield %u : tensor<4xf32>
      }
      scf.yield %s : tensor<4xf32>
    }
    scf.yield %q : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// The inner bounds are known with the outer counter only; then some are left.
// CHECK-LABEL: func.func @triangle(
// CHECK-COUNT-9: uop.add
// CHECK: scf.for
func.func @triangle(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %i = %c0 to %c64 step %c1 iter_args(%o = %a) -> tensor<4xf32> {
    %q = scf.for %j = %c0 to %i step %c1 iter_args(%p = %o) -> tensor<4xf32> {
      %s = scf.for %k = %c0 to %i step %c1 iter_args(%t = %p) -> tensor<4xf32> {
        %u = arith.addf %t, %a : tensor<4xf32>
        scf.yield %u : tensor<4xf32>
      }
      scf.yield %s : tensor<4xf32>
    }
    scf.yield %q : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
