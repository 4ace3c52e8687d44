// How many kernels gradients are.

// RUN: uop-opt %s --uop-gradient='function=softmax keep-results=false suffix=_g' --uop-schedule \
// RUN:   | sed -n '/func.func @softmax_g/,/^  }/p' | grep -c uop.launch | FileCheck %s --check-prefix=ONE
// RUN: uop-opt %s --uop-gradient='function=logsumexp keep-results=false suffix=_g' --uop-schedule \
// RUN:   | sed -n '/func.func @logsumexp_g/,/^  }/p' | grep -c uop.launch | FileCheck %s --check-prefix=ONE
// ONE: {{^1$}}
// RUN: uop-model conv2d channels=16 size=16 outputs=16 | sed 's/return %23 :/return %19 :/' \
// RUN:   | uop-opt --uop-gradient='wrt=0,1 seed-argument=true suffix=_g' --uop-schedule \
// RUN:   | sed -n '/func.func @main_g/,/^  }/p' | grep -c uop.launch | FileCheck %s --check-prefix=TWO
// The convolution and the gradient of its input in one kernel, and the gradient of
// its weights.
// TWO: {{^2$}}

func.func @softmax(%x: tensor<6x16x512x48xf32>) -> tensor<f32> {
  %m = uop.reduce_axis max %x axes [3] : tensor<6x16x512x48xf32> -> tensor<6x16x512xf32>
  %m1 = uop.reshape %m : tensor<6x16x512xf32> -> tensor<6x16x512x1xf32>
  %m2 = uop.expand %m1 : tensor<6x16x512x1xf32> -> tensor<6x16x512x48xf32>
  %d = uop.sub %x, %m2 : tensor<6x16x512x48xf32>
  %e = uop.exp %d : tensor<6x16x512x48xf32>
  %s = uop.reduce_axis add %e axes [3] : tensor<6x16x512x48xf32> -> tensor<6x16x512xf32>
  %s1 = uop.reshape %s : tensor<6x16x512xf32> -> tensor<6x16x512x1xf32>
  %s2 = uop.expand %s1 : tensor<6x16x512x1xf32> -> tensor<6x16x512x48xf32>
  %o = uop.fdiv %e, %s2 : tensor<6x16x512x48xf32>
  %t = uop.reduce_axis add %o axes [0, 1, 2, 3] : tensor<6x16x512x48xf32> -> tensor<f32>
  return %t : tensor<f32>
}

func.func @logsumexp(%x: tensor<512x48xf32>) -> tensor<f32> {
  %m = uop.reduce_axis max %x axes [1] : tensor<512x48xf32> -> tensor<512xf32>
  %m1 = uop.reshape %m : tensor<512xf32> -> tensor<512x1xf32>
  %m2 = uop.expand %m1 : tensor<512x1xf32> -> tensor<512x48xf32>
  %d = uop.sub %x, %m2 : tensor<512x48xf32>
  %e = uop.exp %d : tensor<512x48xf32>
  %s = uop.reduce_axis add %e axes [1] : tensor<512x48xf32> -> tensor<512xf32>
  %l = uop.log %s : tensor<512xf32>
  %r = uop.add %l, %m : tensor<512xf32>
  %t = uop.reduce_axis add %r axes [0] : tensor<512xf32> -> tensor<f32>
  return %t : tensor<f32>
}
