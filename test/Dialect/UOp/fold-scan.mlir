// RUN: uop-opt %s --canonicalize | FileCheck %s

// Over one point there is the value, or before it nothing.
// CHECK-LABEL: func @one_point(
// CHECK-SAME: %[[X:.*]]: f32, %[[N:.*]]: i32)
// CHECK-DAG: %[[MINUS:.*]] = uop.const -0.000000e+00 : f32
// CHECK-DAG: %[[LEAST:.*]] = uop.const -2147483648 : i32
// CHECK: return %[[X]], %[[MINUS]], %[[N]], %[[LEAST]]
func.func @one_point(%x: f32, %n: i32) -> (f32, f32, i32, i32) {
  %k = uop.range 0 to 1 : index
  %0 = uop.scan add %x over (%k) : f32
  %1 = uop.scan add %x over (%k) exclusive : f32
  %2 = uop.scan max %n over (%k) reverse : i32
  %3 = uop.scan max %n over (%k) exclusive reverse : i32
  return %0, %1, %2, %3 : f32, f32, i32, i32
}

// CHECK-LABEL: func @one_point_of_lanes(
// CHECK-SAME: %[[X:.*]]: vector<4xf32>)
// CHECK-DAG: %[[MINUS:.*]] = uop.const -0.000000e+00 : vector<4xf32>
// CHECK-DAG: %[[LEAST:.*]] = uop.const 0xFF800000 : vector<4xf32>
// CHECK: return %[[X]], %[[MINUS]], %[[LEAST]]
func.func @one_point_of_lanes(%x: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %k = uop.range 0 to 1 : index
  %0 = uop.scan add %x over (%k) : vector<4xf32>
  %1 = uop.scan add %x over (%k) exclusive : vector<4xf32>
  %2 = uop.scan max %x over (%k) exclusive : vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func @two_points(
// CHECK: uop.scan add
func.func @two_points(%x: f32) -> tensor<2xf32> {
  %k = uop.range 0 to 2 : index
  %0 = uop.scan add %x over (%k) : f32
  %1 = uop.bufferize %0 over (%k) : f32 -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
