// Every element type from a numpy file through a kernel and back.

// RUN: rm -rf %t && mkdir %t
// RUN: python3 %S/Inputs/npy_types.py write %t
// RUN: uop-run %s --input=%t/0.npy --input=%t/1.npy --input=%t/2.npy \
// RUN:   --input=%t/3.npy --input=%t/4.npy --input=%t/5.npy --input=%t/6.npy \
// RUN:   --input=%t/7.npy --input=%t/8.npy --input=%t/9.npy --input=%t/10.npy \
// RUN:   --input=%t/11.npy --input=%t/12.npy --input=%t/13.npy \
// RUN:   --output=%t/o0.npy --output=%t/o1.npy --output=%t/o2.npy \
// RUN:   --output=%t/o3.npy --output=%t/o4.npy --output=%t/o5.npy \
// RUN:   --output=%t/o6.npy --output=%t/o7.npy --output=%t/o8.npy \
// RUN:   --output=%t/o9.npy --output=%t/o10.npy --output=%t/o11.npy \
// RUN:   --output=%t/o12.npy --output=%t/o13.npy --verify
// RUN: python3 %S/Inputs/npy_types.py check %t

func.func @main(%a: tensor<2x3xi1>, %b: tensor<2x3xi8>, %c: tensor<2x3xi16>,
    %d: tensor<2x3xi32>, %e: tensor<2x3xi64>, %f: tensor<2x3xui8>,
    %g: tensor<2x3xui16>, %h: tensor<2x3xui32>, %i: tensor<2x3xui64>,
    %j: tensor<2x3xf16>, %k: tensor<2x3xf32>, %l: tensor<2x3xf64>,
    %m: tensor<2x3xbf16>, %n: tensor<2x3xf8E5M2>)
    -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>,
        tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>,
        tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>,
        tensor<2x3xbf16>, tensor<2x3xf8E5M2>) {
  %0 = uop.not %a : tensor<2x3xi1>
  %1 = uop.add %b, %b : tensor<2x3xi8>
  %2 = uop.add %c, %c : tensor<2x3xi16>
  %3 = uop.add %d, %d : tensor<2x3xi32>
  %4 = uop.add %e, %e : tensor<2x3xi64>
  %5 = uop.add %f, %f : tensor<2x3xui8>
  %6 = uop.add %g, %g : tensor<2x3xui16>
  %7 = uop.add %h, %h : tensor<2x3xui32>
  %8 = uop.add %i, %i : tensor<2x3xui64>
  %9 = uop.add %j, %j : tensor<2x3xf16>
  %10 = uop.add %k, %k : tensor<2x3xf32>
  %11 = uop.add %l, %l : tensor<2x3xf64>
  %12 = uop.neg %m : tensor<2x3xbf16>
  %13 = uop.neg %n : tensor<2x3xf8E5M2>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13
      : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>,
        tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>,
        tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>,
        tensor<2x3xbf16>, tensor<2x3xf8E5M2>
}
