// Comparators of keys are sorts of the keys; others are networks.
//
// RUN: uop-opt %s --convert-stablehlo-to-uop | FileCheck %s

// JAX's: zeros are equal, and NaN is the greatest, as uop.sort has it.
// CHECK-LABEL: @canonical
// CHECK-NEXT: %[[V:.*]], %[[P:.*]] = uop.sort %{{.*}} axis 0 : tensor<8xf32> -> tensor<8xf32>, tensor<8xi32>
// CHECK-NEXT: return %[[V]], %[[P]]
func.func @canonical(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
  %0:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %zero = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %nan = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.compare"(%a, %zero) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = "stablehlo.select"(%1, %zero, %a) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.compare"(%a, %a) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = "stablehlo.select"(%3, %nan, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.compare"(%b, %zero) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = "stablehlo.select"(%5, %zero, %b) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.compare"(%b, %b) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = "stablehlo.select"(%7, %nan, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.compare"(%4, %8) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%9) : (tensor<i1>) -> ()
  }) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xi32>
}

// The first key counts most, so it is sorted last.
// CHECK-LABEL: @two_keys
// CHECK-SAME: (%[[X:.*]]: tensor<8xi32>, %[[Y:.*]]: tensor<8xi32>)
// CHECK-NEXT: %{{.*}}, %[[P:.*]] = uop.sort %[[Y]] axis 0 descending :
// CHECK-NEXT: %[[K:.*]] = uop.gather %[[X]], %[[P]] axis 0
// CHECK-NEXT: %[[V:.*]], %[[Q:.*]] = uop.sort %[[K]] axis 0 :
// CHECK-NEXT: %[[O:.*]] = uop.gather %[[P]], %[[Q]] axis 0
// CHECK-NEXT: %[[W:.*]] = uop.gather %[[Y]], %[[O]] axis 0
// CHECK-NEXT: return %[[V]], %[[W]]
func.func @two_keys(%x: tensor<8xi32>, %y: tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>) {
  %0:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %1 = "stablehlo.compare"(%q, %p) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.compare"(%b, %a) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.and"(%1, %2) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }) : (tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>)
  return %0#0, %0#1 : tensor<8xi32>, tensor<8xi32>
}

// The key of one element is not that of the other.
// CHECK-LABEL: @no_key
// CHECK-NOT: uop.sort
// CHECK: uop.flip
func.func @no_key(%x: tensor<8xi32>) -> tensor<8xi32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %two = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.compare"(%a, %1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%2) : (tensor<i1>) -> ()
  }) : (tensor<8xi32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// Scalars from outside are the same for all elements: the order stays.
// CHECK-LABEL: @captured
// CHECK-SAME: (%[[X:.*]]: tensor<8xi32>, %[[S:.*]]: tensor<i32>)
// CHECK: %[[K:.*]] = uop.expand %{{.*}} : tensor<1xi32> -> tensor<8xi32>
// CHECK: %{{.*}}, %[[P:.*]] = uop.sort %[[K]] axis 0
// CHECK-NEXT: uop.gather %[[X]], %[[P]] axis 0
func.func @captured(%x: tensor<8xi32>, %s: tensor<i32>) -> tensor<8xi32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = "stablehlo.compare"(%s, %s) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }) : (tensor<8xi32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}
