module {
  func.func @main(%arg0: tensor<256x256xf32>, %arg1: tensor<256x256xf32>, %arg2: tensor<256xf32>) -> tensor<256x256xf32> {
    %0 = uop.reshape %arg0 : tensor<256x256xf32> -> tensor<256x256x1xf32>
    %1 = uop.reshape %arg1 : tensor<256x256xf32> -> tensor<1x256x256xf32>
    %2 = uop.expand %0 : tensor<256x256x1xf32> -> tensor<256x256x256xf32>
    %3 = uop.expand %1 : tensor<1x256x256xf32> -> tensor<256x256x256xf32>
    %4 = uop.mul %2, %3 : tensor<256x256x256xf32>
    %5 = uop.reduce_axis add %4 axes [1] : tensor<256x256x256xf32> -> tensor<256x256xf32>
    %6 = uop.reshape %5 : tensor<256x256xf32> -> tensor<256x1x256xf32>
    %7 = uop.reshape %6 : tensor<256x1x256xf32> -> tensor<256x256xf32>
    %8 = uop.reshape %arg2 : tensor<256xf32> -> tensor<1x256xf32>
    %9 = uop.expand %8 : tensor<1x256xf32> -> tensor<256x256xf32>
    %10 = uop.add %7, %9 : tensor<256x256xf32>
    %cst = uop.const 0.707106769 : tensor<256x256xf32>
    %11 = uop.mul %10, %cst : tensor<256x256xf32>
    %12 = uop.erf %11 : tensor<256x256xf32>
    %cst_0 = uop.const 5.000000e-01 : tensor<256x256xf32>
    %13 = uop.mul %10, %cst_0 : tensor<256x256xf32>
    %cst_1 = uop.const 1.000000e+00 : tensor<256x256xf32>
    %14 = uop.add %12, %cst_1 : tensor<256x256xf32>
    %15 = uop.mul %13, %14 : tensor<256x256xf32>
    return %15 : tensor<256x256xf32>
  }
}
