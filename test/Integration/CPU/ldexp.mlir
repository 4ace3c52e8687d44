// Products with powers of two in compiled code, of vectors and of scalars, and
// their gradient; also exp, which ends with one where the processor has it.
//
// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=chain --random-inputs=3 --verify
// RUN: uop-opt %s --uop-gradient=function=smooth | uop-run - --entry=smooth_grad --random-inputs=4 --verify

func.func @main(%x: tensor<37x65xf32>, %n: tensor<37x65xi32>, %y: tensor<37x65xf64>, %z: tensor<37x65xf16>, %w: tensor<37x65xbf16>)
    -> (tensor<37x65xf32>, tensor<37x65xf64>, tensor<37x65xf16>, tensor<37x65xbf16>, tensor<37x65xf32>) {
  %c = uop.const dense<37> : tensor<37x65xi32>
  %m = uop.mul %n, %c : tensor<37x65xi32>
  %0 = uop.ldexp %x, %m : tensor<37x65xf32>
  %1 = uop.mul %m, %n : tensor<37x65xi32>
  %2 = uop.ldexp %y, %1 : tensor<37x65xf64>
  %3 = uop.ldexp %z, %n : tensor<37x65xf16>
  %4 = uop.ldexp %w, %m : tensor<37x65xbf16>
  // Results of exp that are subnormal, 0 and infinite.
  %f = uop.const dense<60.0> : tensor<37x65xf32>
  %5 = uop.mul %x, %f : tensor<37x65xf32>
  %6 = uop.exp %5 : tensor<37x65xf32>
  return %0, %2, %3, %4, %6 : tensor<37x65xf32>, tensor<37x65xf64>, tensor<37x65xf16>, tensor<37x65xbf16>, tensor<37x65xf32>
}

func.func @chain(%x: tensor<1xf32>, %n: tensor<1xi32>) -> tensor<1xf32> {
  %0 = uop.ldexp %x, %n : tensor<1xf32>
  %1 = uop.ldexp %0, %n : tensor<1xf32>
  return %1 : tensor<1xf32>
}

func.func @smooth(%x: tensor<5xf32>, %n: tensor<5xi32>) -> tensor<f32> {
  %0 = uop.square %x : tensor<5xf32>
  %1 = uop.ldexp %0, %n : tensor<5xf32>
  %2 = uop.reduce_axis add %1 axes [0] : tensor<5xf32> -> tensor<f32>
  return %2 : tensor<f32>
}
