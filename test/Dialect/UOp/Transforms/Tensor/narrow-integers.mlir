// RUN: uop-opt %s --uop-narrow-integers --split-input-file | FileCheck %s

// A position that a float becomes, and what is computed of it.
//
// CHECK-LABEL: func.func @position(
// CHECK: %[[F:.*]] = uop.min
// CHECK: %[[I:.*]] = uop.cast %[[F]] : tensor<8xf32> -> tensor<8xi32>
// CHECK: %[[J:.*]] = uop.add %[[I]], %{{.*}} : tensor<8xi32>
// CHECK: uop.gather %{{.*}}, %[[J]] axis 0 : tensor<9xf32>, tensor<8xi32>
// CHECK: uop.cmp lt %[[J]], %{{.*}} : tensor<8xi32>
// CHECK: uop.cast %[[J]] : tensor<8xi32> -> tensor<8xf32>
func.func @position(%x: tensor<8xf32>, %t: tensor<9xf32>) -> (tensor<8xf32>, tensor<8xi1>, tensor<8xf32>) {
  %lo = uop.const 0.0 : tensor<8xf32>
  %hi = uop.const 7.0 : tensor<8xf32>
  %one = uop.const 1 : tensor<8xi64>
  %four = uop.const 4 : tensor<8xi64>
  %0 = uop.max %x, %lo : tensor<8xf32>
  %1 = uop.min %0, %hi : tensor<8xf32>
  %2 = uop.cast %1 : tensor<8xf32> -> tensor<8xi64>
  %3 = uop.add %2, %one : tensor<8xi64>
  %4 = uop.gather %t, %3 axis 0 : tensor<9xf32>, tensor<8xi64> -> tensor<8xf32>
  %5 = uop.cmp lt %3, %four : tensor<8xi64>
  %6 = uop.cast %3 : tensor<8xi64> -> tensor<8xf32>
  return %4, %5, %6 : tensor<8xf32>, tensor<8xi1>, tensor<8xf32>
}

// -----

// A float of any size needs all bits; one that is only read where it is small
// does not.
//
// CHECK-LABEL: func.func @chosen(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>)
// CHECK-DAG: %[[I:.*]] = uop.cast %[[X]] : tensor<8xf32> -> tensor<8xi32>
// CHECK-DAG: %[[J:.*]] = uop.cast %[[X]] : tensor<8xf32> -> tensor<8xi64>
// CHECK: %[[W:.*]] = uop.where %{{.*}}, %[[I]], %{{.*}} : tensor<8xi32>
// CHECK: %[[E:.*]] = uop.cast %[[W]] : tensor<8xi32> -> tensor<8xi64>
// CHECK: return %[[E]], %[[J]]
func.func @chosen(%x: tensor<8xf32>) -> (tensor<8xi64>, tensor<8xi64>) {
  %lo = uop.const 0.0 : tensor<8xf32>
  %hi = uop.const 64.0 : tensor<8xf32>
  %c0 = uop.const 0 : tensor<8xi64>
  %0 = uop.cmp ge %x, %lo : tensor<8xf32>
  %1 = uop.cmp lt %x, %hi : tensor<8xf32>
  %2 = uop.and %0, %1 : tensor<8xi1>
  %3 = uop.cast %x : tensor<8xf32> -> tensor<8xi64>
  %4 = uop.where %2, %3, %c0 : tensor<8xi64>
  return %4, %3 : tensor<8xi64>, tensor<8xi64>
}

// -----

// A product that leaves 32 bits does not fit.
//
// CHECK-LABEL: func.func @large(
// CHECK: %[[I:.*]] = uop.cast %{{.*}} : tensor<8xf32> -> tensor<8xi32>
// CHECK: %[[E:.*]] = uop.cast %[[I]] : tensor<8xi32> -> tensor<8xi64>
// CHECK: uop.mul %[[E]], %{{.*}} : tensor<8xi64>
func.func @large(%x: tensor<8xf32>) -> tensor<8xi64> {
  %lo = uop.const 0.0 : tensor<8xf32>
  %hi = uop.const 1.0e6 : tensor<8xf32>
  %factor = uop.const 100000 : tensor<8xi64>
  %0 = uop.max %x, %lo : tensor<8xf32>
  %1 = uop.min %0, %hi : tensor<8xf32>
  %2 = uop.cast %1 : tensor<8xf32> -> tensor<8xi64>
  %3 = uop.mul %2, %factor : tensor<8xi64>
  return %3 : tensor<8xi64>
}

// -----

// Positions that become floats; others read them as they are.
//
// CHECK-LABEL: func.func @arange(
// CHECK-DAG: %[[WIDE:.*]] = uop.iota axis 0 : tensor<8xi64>
// CHECK-DAG: %[[SMALL:.*]] = uop.iota axis 0 : tensor<8xi32>
// CHECK-DAG: %[[SUM:.*]] = uop.add %[[SMALL]], %{{.*}} : tensor<8xi32>
// CHECK-DAG: %[[F:.*]] = uop.cast %[[SUM]] : tensor<8xi32> -> tensor<8xf32>
// CHECK: return %[[F]], %[[WIDE]]
func.func @arange() -> (tensor<8xf32>, tensor<8xi64>) {
  %0 = uop.iota axis 0 : tensor<8xi64>
  %one = uop.const 1 : tensor<8xi64>
  %1 = uop.add %0, %one : tensor<8xi64>
  %2 = uop.cast %1 : tensor<8xi64> -> tensor<8xf32>
  return %2, %0 : tensor<8xf32>, tensor<8xi64>
}

// -----

// Unsigned numbers stay.
//
// CHECK-LABEL: func.func @unsigned(
// CHECK: uop.cast %{{.*}} : tensor<8xf32> -> tensor<8xui64>
func.func @unsigned(%x: tensor<8xf32>) -> tensor<8xui64> {
  %hi = uop.const 7.0 : tensor<8xf32>
  %0 = uop.min %x, %hi : tensor<8xf32>
  %1 = uop.cast %0 : tensor<8xf32> -> tensor<8xui64>
  return %1 : tensor<8xui64>
}
