// RUN: uop-opt %s --split-input-file --uop-gradient='seed-argument=true keep-results=false' | FileCheck %s

// y is the result, g its gradient, the last argument.

// -g.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.neg %[[G]] :
// CHECK-NEXT:    return %[[V0]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.neg %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g * sign x.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.sign %[[X]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.mul %[[G]], %[[V0]] :
// CHECK-NEXT:    return %[[V1]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.abs %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// 2 x g.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[CST:.*]] = uop.const 2.000000e+00 : tensor<4xf32>
// CHECK-NEXT:    %[[V0:.*]] = uop.mul %[[X]], %[[CST]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.mul %[[G]], %[[V0]] :
// CHECK-NEXT:    return %[[V1]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.square %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g / (2 y).
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.sqrt %[[X]] :
// CHECK-NEXT:    %[[CST:.*]] = uop.const 5.000000e-01 : tensor<4xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.mul %[[G]], %[[CST]] :
// CHECK-NEXT:    %[[V2:.*]] = uop.fdiv %[[V1]], %[[V0]] :
// CHECK-NEXT:    return %[[V2]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.sqrt %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// -g y^3 / 2.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.rsqrt %[[X]] :
// CHECK-NEXT:    %[[CST:.*]] = uop.const -5.000000e-01 : tensor<4xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.mul %[[G]], %[[CST]] :
// CHECK-NEXT:    %[[V2:.*]] = uop.mul %[[V0]], %[[V0]] :
// CHECK-NEXT:    %[[V3:.*]] = uop.mul %[[V0]], %[[V2]] :
// CHECK-NEXT:    %[[V4:.*]] = uop.mul %[[V1]], %[[V3]] :
// CHECK-NEXT:    return %[[V4]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.rsqrt %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g y.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.exp %[[X]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.mul %[[G]], %[[V0]] :
// CHECK-NEXT:    return %[[V1]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g y ln 2.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.exp2 %[[X]] :
// CHECK-NEXT:    %[[CST:.*]] = uop.const 0.693147182 : tensor<4xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.mul %[[V0]], %[[CST]] :
// CHECK-NEXT:    %[[V2:.*]] = uop.mul %[[G]], %[[V1]] :
// CHECK-NEXT:    return %[[V2]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.exp2 %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g / x.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.fdiv %[[G]], %[[X]] :
// CHECK-NEXT:    return %[[V0]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.log %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g / (x ln 2).
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[CST:.*]] = uop.const 1.44269502 : tensor<4xf32>
// CHECK-NEXT:    %[[V0:.*]] = uop.mul %[[G]], %[[CST]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.fdiv %[[V0]], %[[X]] :
// CHECK-NEXT:    return %[[V1]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.log2 %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g cos x.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.cos %[[X]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.mul %[[G]], %[[V0]] :
// CHECK-NEXT:    return %[[V1]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// -g sin x.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.sin %[[X]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.neg %[[V0]] :
// CHECK-NEXT:    %[[V2:.*]] = uop.mul %[[G]], %[[V1]] :
// CHECK-NEXT:    return %[[V2]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.cos %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g (1 + y^2).
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.tan %[[X]] :
// CHECK-NEXT:    %[[CST:.*]] = uop.const 1.000000e+00 : tensor<4xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.square %[[V0]] :
// CHECK-NEXT:    %[[V2:.*]] = uop.add %[[V1]], %[[CST]] :
// CHECK-NEXT:    %[[V3:.*]] = uop.mul %[[G]], %[[V2]] :
// CHECK-NEXT:    return %[[V3]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.tan %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g (1 - y^2).
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.tanh %[[X]] :
// CHECK-NEXT:    %[[CST:.*]] = uop.const 1.000000e+00 : tensor<4xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.square %[[V0]] :
// CHECK-NEXT:    %[[V2:.*]] = uop.sub %[[CST]], %[[V1]] :
// CHECK-NEXT:    %[[V3:.*]] = uop.mul %[[G]], %[[V2]] :
// CHECK-NEXT:    return %[[V3]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g 2 / sqrt(pi) e^(-x^2).
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.square %[[X]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.neg %[[V0]] :
// CHECK-NEXT:    %[[V2:.*]] = uop.exp %[[V1]] :
// CHECK-NEXT:    %[[CST:.*]] = uop.const 1.12837923 : tensor<4xf32>
// CHECK-NEXT:    %[[V3:.*]] = uop.mul %[[V2]], %[[CST]] :
// CHECK-NEXT:    %[[V4:.*]] = uop.mul %[[G]], %[[V3]] :
// CHECK-NEXT:    return %[[V4]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.erf %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// -g y^2.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.recip %[[X]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.square %[[V0]] :
// CHECK-NEXT:    %[[V2:.*]] = uop.neg %[[V1]] :
// CHECK-NEXT:    %[[V3:.*]] = uop.mul %[[G]], %[[V2]] :
// CHECK-NEXT:    return %[[V3]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.recip %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g and g.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    return %[[G]], %[[G]] :
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.add %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g and -g.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.neg %[[G]] :
// CHECK-NEXT:    return %[[G]], %[[V0]] :
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.sub %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g y and g x.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.mul %[[G]], %[[Y]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.mul %[[G]], %[[X]] :
// CHECK-NEXT:    return %[[V0]], %[[V1]] :
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.mul %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g / y and -(g / y) (x / y).
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.fdiv %[[X]], %[[Y]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.fdiv %[[G]], %[[Y]] :
// CHECK-NEXT:    %[[V2:.*]] = uop.mul %[[V1]], %[[V0]] :
// CHECK-NEXT:    %[[V3:.*]] = uop.neg %[[V2]] :
// CHECK-NEXT:    return %[[V1]], %[[V3]] :
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.fdiv %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// y x^(y - 1) and x^y log x, both 0 instead of NaN where x is 0.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.pow %[[X]], %[[Y]] :
// CHECK-NEXT:    %[[CST:.*]] = uop.const 1.000000e+00 : tensor<4xf32>
// CHECK-NEXT:    %[[CST_0:.*]] = uop.const 0.000000e+00 : tensor<4xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.cmp eq %[[X]], %[[CST_0]] :
// CHECK-NEXT:    %[[V2:.*]] = uop.cmp eq %[[Y]], %[[CST_0]] :
// CHECK-NEXT:    %[[V3:.*]] = uop.and %[[V1]], %[[V2]] :
// CHECK-NEXT:    %[[V4:.*]] = uop.where %[[V3]], %[[CST]], %[[Y]] :
// CHECK-NEXT:    %[[V5:.*]] = uop.sub %[[V4]], %[[CST]] :
// CHECK-NEXT:    %[[V6:.*]] = uop.pow %[[X]], %[[V5]] :
// CHECK-NEXT:    %[[V7:.*]] = uop.mul %[[Y]], %[[V6]] :
// CHECK-NEXT:    %[[V8:.*]] = uop.mul %[[G]], %[[V7]] :
// CHECK-NEXT:    %[[V9:.*]] = uop.cmp ge %[[Y]], %[[CST_0]] :
// CHECK-NEXT:    %[[V10:.*]] = uop.and %[[V1]], %[[V9]] :
// CHECK-NEXT:    %[[V11:.*]] = uop.where %[[V10]], %[[CST]], %[[X]] :
// CHECK-NEXT:    %[[V12:.*]] = uop.log %[[V11]] :
// CHECK-NEXT:    %[[V13:.*]] = uop.mul %[[V0]], %[[V12]] :
// CHECK-NEXT:    %[[V14:.*]] = uop.mul %[[G]], %[[V13]] :
// CHECK-NEXT:    return %[[V8]], %[[V14]] :
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.pow %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// All, a half of it for two that are equal, or nothing.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.cmp gt %[[X]], %[[Y]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.cmp eq %[[X]], %[[Y]] :
// CHECK-NEXT:    %[[CST:.*]] = uop.const 5.000000e-01 : tensor<4xf32>
// CHECK-NEXT:    %[[V2:.*]] = uop.mul %[[G]], %[[CST]] :
// CHECK-NEXT:    %[[CST_0:.*]] = uop.const 0.000000e+00 : tensor<4xf32>
// CHECK-NEXT:    %[[V3:.*]] = uop.where %[[V1]], %[[V2]], %[[CST_0]] :
// CHECK-NEXT:    %[[V4:.*]] = uop.where %[[V0]], %[[G]], %[[V3]] :
// CHECK-NEXT:    %[[V5:.*]] = uop.cmp gt %[[Y]], %[[X]] :
// CHECK-NEXT:    %[[V6:.*]] = uop.cmp eq %[[Y]], %[[X]] :
// CHECK-NEXT:    %[[V7:.*]] = uop.where %[[V6]], %[[V2]], %[[CST_0]] :
// CHECK-NEXT:    %[[V8:.*]] = uop.where %[[V5]], %[[G]], %[[V7]] :
// CHECK-NEXT:    return %[[V4]], %[[V8]] :
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.max %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The same with lt.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.cmp lt %[[X]], %[[Y]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.cmp eq %[[X]], %[[Y]] :
// CHECK-NEXT:    %[[CST:.*]] = uop.const 5.000000e-01 : tensor<4xf32>
// CHECK-NEXT:    %[[V2:.*]] = uop.mul %[[G]], %[[CST]] :
// CHECK-NEXT:    %[[CST_0:.*]] = uop.const 0.000000e+00 : tensor<4xf32>
// CHECK-NEXT:    %[[V3:.*]] = uop.where %[[V1]], %[[V2]], %[[CST_0]] :
// CHECK-NEXT:    %[[V4:.*]] = uop.where %[[V0]], %[[G]], %[[V3]] :
// CHECK-NEXT:    %[[V5:.*]] = uop.cmp lt %[[Y]], %[[X]] :
// CHECK-NEXT:    %[[V6:.*]] = uop.cmp eq %[[Y]], %[[X]] :
// CHECK-NEXT:    %[[V7:.*]] = uop.where %[[V6]], %[[V2]], %[[CST_0]] :
// CHECK-NEXT:    %[[V8:.*]] = uop.where %[[V5]], %[[G]], %[[V7]] :
// CHECK-NEXT:    return %[[V4]], %[[V8]] :
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.min %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// By the condition, which has none.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[C:.*]]: tensor<4xi1>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[CST:.*]] = uop.const 0.000000e+00 : tensor<4xf32>
// CHECK-NEXT:    %[[V0:.*]] = uop.where %[[C]], %[[G]], %[[CST]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.where %[[C]], %[[CST]], %[[G]] :
// CHECK-NEXT:    return %[[V0]], %[[V1]] :
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>, %c: tensor<4xi1>) -> tensor<4xf32> {
  %0 = uop.where %c, %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g b, g a and g.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>, %[[Z:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.mul %[[G]], %[[Y]] :
// CHECK-NEXT:    %[[V1:.*]] = uop.mul %[[G]], %[[X]] :
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[G]] :
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.mulacc %x, %y, %z : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// By the same power; none for the exponent.

// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %{{.*}}: tensor<4xf32>, %[[N:.*]]: tensor<4xi32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[R:.*]] = uop.ldexp %[[G]], %[[N]] : tensor<4xf32>
// CHECK-NEXT:    return %[[R]] :
func.func @main(%x: tensor<4xf32>, %n: tensor<4xi32>) -> tensor<4xf32> {
  %0 = uop.ldexp %x, %n : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Cast back.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf16>)
// CHECK-NEXT:    %[[V0:.*]] = uop.cast %[[G]] : tensor<4xf16> -> tensor<4xf32>
// CHECK-NEXT:    return %[[V0]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf16> {
  %0 = uop.cast %x : tensor<4xf32> -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

// -----

// Reshaped back.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4x3xf32>, %[[G:.*]]: tensor<2x6xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.reshape %[[G]] : tensor<2x6xf32> -> tensor<4x3xf32>
// CHECK-NEXT:    return %[[V0]] :
func.func @main(%x: tensor<4x3xf32>) -> tensor<2x6xf32> {
  %0 = uop.reshape %x : tensor<4x3xf32> -> tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}

// -----

// By the inverse permutation.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3x4xf32>, %[[G:.*]]: tensor<4x2x3xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.permute %[[G]] [1, 2, 0] : tensor<4x2x3xf32> -> tensor<2x3x4xf32>
// CHECK-NEXT:    return %[[V0]] :
func.func @main(%x: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  %0 = uop.permute %x [2, 0, 1] : tensor<2x3x4xf32> -> tensor<4x2x3xf32>
  return %0 : tensor<4x2x3xf32>
}

// -----

// Summed over what was repeated.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<1x3x1xf32>, %[[G:.*]]: tensor<4x3x2xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.reduce_axis add %[[G]] axes [0, 2] : tensor<4x3x2xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.reshape %[[V0]] : tensor<3xf32> -> tensor<1x3x1xf32>
// CHECK-NEXT:    return %[[V1]] :
func.func @main(%x: tensor<1x3x1xf32>) -> tensor<4x3x2xf32> {
  %0 = uop.expand %x : tensor<1x3x1xf32> -> tensor<4x3x2xf32>
  return %0 : tensor<4x3x2xf32>
}

// -----

// What was inside.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3xf32>, %[[G:.*]]: tensor<5x4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.shrink %[[G]] offsets [1, 0] sizes [2, 3] : tensor<5x4xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    return %[[V0]] :
func.func @main(%x: tensor<2x3xf32>) -> tensor<5x4xf32> {
  %0 = uop.pad %x low [1, 0] high [2, 1] : tensor<2x3xf32> -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// -----

// 0 around it.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<5x4xf32>, %[[G:.*]]: tensor<2x3xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.pad %[[G]] low [1, 0] high [2, 1] : tensor<2x3xf32> -> tensor<5x4xf32>
// CHECK-NEXT:    return %[[V0]] :
func.func @main(%x: tensor<5x4xf32>) -> tensor<2x3xf32> {
  %0 = uop.shrink %x offsets [1, 0] sizes [2, 3] : tensor<5x4xf32> -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// -----

// Flipped back.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<3x4xf32>, %[[G:.*]]: tensor<3x4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.flip %[[G]] axes [1] :
// CHECK-NEXT:    return %[[V0]] :
func.func @main(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = uop.flip %x axes [1] : tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

// Each its part.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3xf32>, %[[Y:.*]]: tensor<1x3xf32>, %[[G:.*]]: tensor<3x3xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.shrink %[[G]] offsets [0, 0] sizes [2, 3] : tensor<3x3xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.shrink %[[G]] offsets [2, 0] sizes [1, 3] : tensor<3x3xf32> -> tensor<1x3xf32>
// CHECK-NEXT:    return %[[V0]], %[[V1]] :
func.func @main(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> tensor<3x3xf32> {
  %0 = uop.cat %x, %y axis 0 : tensor<2x3xf32>, tensor<1x3xf32> -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// -----

// Rows that do not overlap are padded to the stride.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<32xf32>, %[[G:.*]]: tensor<4x3xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.flip %[[G]] axes [1] :
// CHECK-NEXT:    %[[V1:.*]] = uop.pad %[[V0]] low [0, 0] high [0, 5] : tensor<4x3xf32> -> tensor<4x8xf32>
// CHECK-NEXT:    %[[V2:.*]] = uop.reshape %[[V1]] : tensor<4x8xf32> -> tensor<32xf32>
// CHECK-NEXT:    %[[V3:.*]] = uop.shrink %[[V2]] offsets [0] sizes [27] : tensor<32xf32> -> tensor<27xf32>
// CHECK-NEXT:    %[[V4:.*]] = uop.pad %[[V3]] low [0] high [5] : tensor<27xf32> -> tensor<32xf32>
// CHECK-NEXT:    return %[[V4]] :
func.func @main(%x: tensor<32xf32>) -> tensor<4x3xf32> {
  %0 = uop.view %x sizes [4, 3] strides [8, -1] offset 2 : tensor<32xf32> -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// -----

// Windows that overlap: each a row further along the diagonal, then summed.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<6xf32>, %[[G:.*]]: tensor<3x4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.reshape %[[G]] : tensor<3x4xf32> -> tensor<3x4x1xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.pad %[[V0]] low [0, 0, 0] high [0, 3, 0] : tensor<3x4x1xf32> -> tensor<3x7x1xf32>
// CHECK-NEXT:    %[[V2:.*]] = uop.reshape %[[V1]] : tensor<3x7x1xf32> -> tensor<21x1xf32>
// CHECK-NEXT:    %[[V3:.*]] = uop.shrink %[[V2]] offsets [0, 0] sizes [18, 1] : tensor<21x1xf32> -> tensor<18x1xf32>
// CHECK-NEXT:    %[[V4:.*]] = uop.reshape %[[V3]] : tensor<18x1xf32> -> tensor<3x6x1xf32>
// CHECK-NEXT:    %[[V5:.*]] = uop.reduce_axis add %[[V4]] axes [0] : tensor<3x6x1xf32> -> tensor<6x1xf32>
// CHECK-NEXT:    %[[V6:.*]] = uop.reshape %[[V5]] : tensor<6x1xf32> -> tensor<6xf32>
// CHECK-NEXT:    return %[[V6]] :
func.func @main(%x: tensor<6xf32>) -> tensor<3x4xf32> {
  %0 = uop.view %x sizes [3, 4] strides [1, 1] offset 0 : tensor<6xf32> -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

// The mask cuts, an axis of stride 0 is summed.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<12xf32>, %[[G:.*]]: tensor<3x2x4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.shrink %[[G]] offsets [1, 0, 0] sizes [2, 2, 3] : tensor<3x2x4xf32> -> tensor<2x2x3xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.reduce_axis add %[[V0]] axes [1] : tensor<2x2x3xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[V2:.*]] = uop.pad %[[V1]] low [0, 0] high [0, 1] : tensor<2x3xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V3:.*]] = uop.reshape %[[V2]] : tensor<2x4xf32> -> tensor<8xf32>
// CHECK-NEXT:    %[[V4:.*]] = uop.shrink %[[V3]] offsets [0] sizes [7] : tensor<8xf32> -> tensor<7xf32>
// CHECK-NEXT:    %[[V5:.*]] = uop.pad %[[V4]] low [0] high [5] : tensor<7xf32> -> tensor<12xf32>
// CHECK-NEXT:    return %[[V5]] :
func.func @main(%x: tensor<12xf32>) -> tensor<3x2x4xf32> {
  %0 = uop.view %x sizes [3, 2, 4] strides [4, 0, 1] offset -4 mask [1, 0, 0] to [3, 2, 3] : tensor<12xf32> -> tensor<3x2x4xf32>
  return %0 : tensor<3x2x4xf32>
}

// -----

// Repeated.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<3x5xf32>, %[[G:.*]]: tensor<3xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.reshape %[[G]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.expand %[[V0]] : tensor<3x1xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    return %[[V1]] :
func.func @main(%x: tensor<3x5xf32>) -> tensor<3xf32> {
  %0 = uop.reduce_axis add %x axes [1] : tensor<3x5xf32> -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// Those that are the maximum share it.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<3x5xf32>, %[[G:.*]]: tensor<3xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.reduce_axis max %[[X]] axes [1] : tensor<3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.reshape %[[V0]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    %[[V2:.*]] = uop.expand %[[V1]] : tensor<3x1xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V3:.*]] = uop.cmp eq %[[X]], %[[V2]] :
// CHECK-NEXT:    %[[V4:.*]] = uop.cast %[[V3]] : tensor<3x5xi1> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V5:.*]] = uop.reduce_axis add %[[V4]] axes [1] : tensor<3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V6:.*]] = uop.fdiv %[[G]], %[[V5]] :
// CHECK-NEXT:    %[[V7:.*]] = uop.reshape %[[V6]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    %[[V8:.*]] = uop.expand %[[V7]] : tensor<3x1xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[CST:.*]] = uop.const 0.000000e+00 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V9:.*]] = uop.where %[[V3]], %[[V8]], %[[CST]] :
// CHECK-NEXT:    return %[[V9]] :
func.func @main(%x: tensor<3x5xf32>) -> tensor<3xf32> {
  %0 = uop.reduce_axis max %x axes [1] : tensor<3x5xf32> -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// The same in f32, which counts further.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<3x5xf16>, %[[G:.*]]: tensor<3xf16>)
// CHECK-NEXT:    %[[V0:.*]] = uop.reduce_axis min %[[X]] axes [1] : tensor<3x5xf16> -> tensor<3xf16>
// CHECK-NEXT:    %[[V1:.*]] = uop.reshape %[[V0]] : tensor<3xf16> -> tensor<3x1xf16>
// CHECK-NEXT:    %[[V2:.*]] = uop.expand %[[V1]] : tensor<3x1xf16> -> tensor<3x5xf16>
// CHECK-NEXT:    %[[V3:.*]] = uop.cmp eq %[[X]], %[[V2]] :
// CHECK-NEXT:    %[[V4:.*]] = uop.cast %[[G]] : tensor<3xf16> -> tensor<3xf32>
// CHECK-NEXT:    %[[V5:.*]] = uop.cast %[[V3]] : tensor<3x5xi1> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[V6:.*]] = uop.reduce_axis add %[[V5]] axes [1] : tensor<3x5xf32> -> tensor<3xf32>
// CHECK-NEXT:    %[[V7:.*]] = uop.fdiv %[[V4]], %[[V6]] :
// CHECK-NEXT:    %[[V8:.*]] = uop.reshape %[[V7]] : tensor<3xf32> -> tensor<3x1xf32>
// CHECK-NEXT:    %[[V9:.*]] = uop.expand %[[V8]] : tensor<3x1xf32> -> tensor<3x5xf32>
// CHECK-NEXT:    %[[CST:.*]] = uop.const 0.000000e+00 : tensor<3x5xf32>
// CHECK-NEXT:    %[[V10:.*]] = uop.where %[[V3]], %[[V9]], %[[CST]] :
// CHECK-NEXT:    %[[V11:.*]] = uop.cast %[[V10]] : tensor<3x5xf32> -> tensor<3x5xf16>
// CHECK-NEXT:    return %[[V11]] :
func.func @main(%x: tensor<3x5xf16>) -> tensor<3xf16> {
  %0 = uop.reduce_axis min %x axes [1] : tensor<3x5xf16> -> tensor<3xf16>
  return %0 : tensor<3xf16>
}

// -----

// The product of all others, by a tree.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<2x3xf32>, %[[G:.*]]: tensor<2xf32>)
// CHECK-NEXT:    %[[CST:.*]] = uop.const 1.000000e+00 : f32
// CHECK-NEXT:    %[[V0:.*]] = uop.pad %[[X]] low [0, 0] high [0, 1] value %[[CST]] : tensor<2x3xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.reshape %[[V0]] : tensor<2x4xf32> -> tensor<2x2x2xf32>
// CHECK-NEXT:    %[[V2:.*]] = uop.reduce_axis mul %[[V1]] axes [2] : tensor<2x2x2xf32> -> tensor<2x2xf32>
// CHECK-NEXT:    %[[V3:.*]] = uop.reshape %[[V2]] : tensor<2x2xf32> -> tensor<2x1x2xf32>
// CHECK-NEXT:    %[[V4:.*]] = uop.reshape %[[G]] : tensor<2xf32> -> tensor<2x1x1xf32>
// CHECK-NEXT:    %[[V5:.*]] = uop.expand %[[V4]] : tensor<2x1x1xf32> -> tensor<2x1x2xf32>
// CHECK-NEXT:    %[[V6:.*]] = uop.flip %[[V3]] axes [2] :
// CHECK-NEXT:    %[[V7:.*]] = uop.mul %[[V5]], %[[V6]] :
// CHECK-NEXT:    %[[V8:.*]] = uop.reshape %[[V7]] : tensor<2x1x2xf32> -> tensor<2x2x1xf32>
// CHECK-NEXT:    %[[V9:.*]] = uop.expand %[[V8]] : tensor<2x2x1xf32> -> tensor<2x2x2xf32>
// CHECK-NEXT:    %[[V10:.*]] = uop.flip %[[V1]] axes [2] :
// CHECK-NEXT:    %[[V11:.*]] = uop.mul %[[V9]], %[[V10]] :
// CHECK-NEXT:    %[[V12:.*]] = uop.reshape %[[V11]] : tensor<2x2x2xf32> -> tensor<2x4xf32>
// CHECK-NEXT:    %[[V13:.*]] = uop.shrink %[[V12]] offsets [0, 0] sizes [2, 3] : tensor<2x4xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    return %[[V13]] :
func.func @main(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %0 = uop.reduce_axis mul %x axes [1] : tensor<2x3xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// Scattered back.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4x5xf32>, %[[I:.*]]: tensor<4x2xi64>, %[[G:.*]]: tensor<4x2xf32>)
// CHECK-NEXT:    %[[CST:.*]] = uop.const 0.000000e+00 : tensor<4x5xf32>
// CHECK-NEXT:    %[[V0:.*]] = uop.scatter add %[[CST]], %[[I]], %[[G]] axis 1 : tensor<4x5xf32>, tensor<4x2xi64>, tensor<4x2xf32>
// CHECK-NEXT:    return %[[V0]] :
func.func @main(%x: tensor<4x5xf32>, %i: tensor<4x2xi64>) -> tensor<4x2xf32> {
  %0 = uop.gather %x, %i axis 1 : tensor<4x5xf32>, tensor<4x2xi64> -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----

// g, and g where it was added.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4x5xf32>, %[[I:.*]]: tensor<4x2xi64>, %[[U:.*]]: tensor<4x2xf32>, %[[G:.*]]: tensor<4x5xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.gather %[[G]], %[[I]] axis 1 : tensor<4x5xf32>, tensor<4x2xi64> -> tensor<4x2xf32>
// CHECK-NEXT:    return %[[G]], %[[V0]] :
func.func @main(%x: tensor<4x5xf32>, %i: tensor<4x2xi64>, %u: tensor<4x2xf32>) -> tensor<4x5xf32> {
  %0 = uop.scatter add %x, %i, %u axis 1 : tensor<4x5xf32>, tensor<4x2xi64>, tensor<4x2xf32>
  return %0 : tensor<4x5xf32>
}

// -----

// 0 where it was replaced; only the last update of an element counts.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4x5xf32>, %[[I:.*]]: tensor<4x2xi64>, %[[U:.*]]: tensor<4x2xf32>, %[[G:.*]]: tensor<4x5xf32>)
// CHECK-NEXT:    %[[CST:.*]] = uop.const 0.000000e+00 : tensor<4x2xf32>
// CHECK-NEXT:    %[[V0:.*]] = uop.scatter set %[[G]], %[[I]], %[[CST]] axis 1 : tensor<4x5xf32>, tensor<4x2xi64>, tensor<4x2xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.iota axis 1 : tensor<4x2xi64>
// CHECK-NEXT:    %[[CST_0:.*]] = uop.const -1 : tensor<4x5xi64>
// CHECK-NEXT:    %[[V2:.*]] = uop.scatter set %[[CST_0]], %[[I]], %[[V1]] axis 1 : tensor<4x5xi64>, tensor<4x2xi64>, tensor<4x2xi64>
// CHECK-NEXT:    %[[V3:.*]] = uop.gather %[[V2]], %[[I]] axis 1 : tensor<4x5xi64>, tensor<4x2xi64> -> tensor<4x2xi64>
// CHECK-NEXT:    %[[V4:.*]] = uop.cmp eq %[[V3]], %[[V1]] :
// CHECK-NEXT:    %[[V5:.*]] = uop.gather %[[G]], %[[I]] axis 1 : tensor<4x5xf32>, tensor<4x2xi64> -> tensor<4x2xf32>
// CHECK-NEXT:    %[[V6:.*]] = uop.where %[[V4]], %[[V5]], %[[CST]] :
// CHECK-NEXT:    return %[[V0]], %[[V6]] :
func.func @main(%x: tensor<4x5xf32>, %i: tensor<4x2xi64>, %u: tensor<4x2xf32>) -> tensor<4x5xf32> {
  %0 = uop.scatter set %x, %i, %u axis 1 : tensor<4x5xf32>, tensor<4x2xi64>, tensor<4x2xf32>
  return %0 : tensor<4x5xf32>
}

// -----

// Shared equally.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4x5xf32>, %[[I:.*]]: tensor<4x2xi64>, %[[U:.*]]: tensor<4x2xf32>, %[[G:.*]]: tensor<4x5xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.scatter max %[[X]], %[[I]], %[[U]] axis 1 : tensor<4x5xf32>, tensor<4x2xi64>, tensor<4x2xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.cmp eq %[[X]], %[[V0]] :
// CHECK-NEXT:    %[[V2:.*]] = uop.gather %[[V0]], %[[I]] axis 1 : tensor<4x5xf32>, tensor<4x2xi64> -> tensor<4x2xf32>
// CHECK-NEXT:    %[[V3:.*]] = uop.cmp eq %[[U]], %[[V2]] :
// CHECK-NEXT:    %[[V4:.*]] = uop.cast %[[V1]] : tensor<4x5xi1> -> tensor<4x5xf32>
// CHECK-NEXT:    %[[V5:.*]] = uop.cast %[[V3]] : tensor<4x2xi1> -> tensor<4x2xf32>
// CHECK-NEXT:    %[[V6:.*]] = uop.scatter add %[[V4]], %[[I]], %[[V5]] axis 1 : tensor<4x5xf32>, tensor<4x2xi64>, tensor<4x2xf32>
// CHECK-NEXT:    %[[V7:.*]] = uop.fdiv %[[G]], %[[V6]] :
// CHECK-NEXT:    %[[CST:.*]] = uop.const 0.000000e+00 : tensor<4x5xf32>
// CHECK-NEXT:    %[[V8:.*]] = uop.where %[[V1]], %[[V7]], %[[CST]] :
// CHECK-NEXT:    %[[V9:.*]] = uop.gather %[[V7]], %[[I]] axis 1 : tensor<4x5xf32>, tensor<4x2xi64> -> tensor<4x2xf32>
// CHECK-NEXT:    %[[CST_0:.*]] = uop.const 0.000000e+00 : tensor<4x2xf32>
// CHECK-NEXT:    %[[V10:.*]] = uop.where %[[V3]], %[[V9]], %[[CST_0]] :
// CHECK-NEXT:    return %[[V8]], %[[V10]] :
func.func @main(%x: tensor<4x5xf32>, %i: tensor<4x2xi64>, %u: tensor<4x2xf32>) -> tensor<4x5xf32> {
  %0 = uop.scatter max %x, %i, %u axis 1 : tensor<4x5xf32>, tensor<4x2xi64>, tensor<4x2xf32>
  return %0 : tensor<4x5xf32>
}

// -----

// Times all other factors.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4x5xf32>, %[[I:.*]]: tensor<4x2xi64>, %[[U:.*]]: tensor<4x2xf32>, %[[G:.*]]: tensor<4x5xf32>)
// CHECK-NEXT:    %[[CST:.*]] = uop.const 1.000000e+00 : tensor<4x5xf32>
// CHECK-NEXT:    %[[V0:.*]] = uop.scatter mul %[[CST]], %[[I]], %[[U]] axis 1 : tensor<4x5xf32>, tensor<4x2xi64>, tensor<4x2xf32>
// CHECK-NEXT:    %[[V1:.*]] = uop.mul %[[G]], %[[V0]] :
// CHECK-NEXT:    %[[V2:.*]] = uop.reshape %[[I]] : tensor<4x2xi64> -> tensor<4x2x1xi64>
// CHECK-NEXT:    %[[V3:.*]] = uop.expand %[[V2]] : tensor<4x2x1xi64> -> tensor<4x2x2xi64>
// CHECK-NEXT:    %[[V4:.*]] = uop.reshape %[[I]] : tensor<4x2xi64> -> tensor<4x1x2xi64>
// CHECK-NEXT:    %[[V5:.*]] = uop.expand %[[V4]] : tensor<4x1x2xi64> -> tensor<4x2x2xi64>
// CHECK-NEXT:    %[[V6:.*]] = uop.cmp eq %[[V3]], %[[V5]] :
// CHECK-NEXT:    %[[V7:.*]] = uop.iota axis 1 : tensor<4x2x2xi64>
// CHECK-NEXT:    %[[V8:.*]] = uop.iota axis 2 : tensor<4x2x2xi64>
// CHECK-NEXT:    %[[V9:.*]] = uop.cmp ne %[[V7]], %[[V8]] :
// CHECK-NEXT:    %[[V10:.*]] = uop.and %[[V6]], %[[V9]] :
// CHECK-NEXT:    %[[V11:.*]] = uop.reshape %[[U]] : tensor<4x2xf32> -> tensor<4x1x2xf32>
// CHECK-NEXT:    %[[V12:.*]] = uop.expand %[[V11]] : tensor<4x1x2xf32> -> tensor<4x2x2xf32>
// CHECK-NEXT:    %[[CST_0:.*]] = uop.const 1.000000e+00 : tensor<4x2x2xf32>
// CHECK-NEXT:    %[[V13:.*]] = uop.where %[[V10]], %[[V12]], %[[CST_0]] :
// CHECK-NEXT:    %[[V14:.*]] = uop.reduce_axis mul %[[V13]] axes [2] : tensor<4x2x2xf32> -> tensor<4x2xf32>
// CHECK-NEXT:    %[[V15:.*]] = uop.mul %[[G]], %[[X]] :
// CHECK-NEXT:    %[[V16:.*]] = uop.gather %[[V15]], %[[I]] axis 1 : tensor<4x5xf32>, tensor<4x2xi64> -> tensor<4x2xf32>
// CHECK-NEXT:    %[[V17:.*]] = uop.mul %[[V16]], %[[V14]] :
// CHECK-NEXT:    return %[[V1]], %[[V17]] :
func.func @main(%x: tensor<4x5xf32>, %i: tensor<4x2xi64>, %u: tensor<4x2xf32>) -> tensor<4x5xf32> {
  %0 = uop.scatter mul %x, %i, %u axis 1 : tensor<4x5xf32>, tensor<4x2xi64>, tensor<4x2xf32>
  return %0 : tensor<4x5xf32>
}

// -----

// Contiguous, too.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.contiguous %[[G]] :
// CHECK-NEXT:    return %[[V0]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.contiguous %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Contiguous, backward alone.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[V0:.*]] = uop.contiguous %[[G]] :
// CHECK-NEXT:    return %[[V0]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.contiguous_backward %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    return %[[G]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.fuse %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// g.
// CHECK-LABEL: func.func @main_grad(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    return %[[G]] :
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.precast %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
