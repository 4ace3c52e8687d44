// RUN: rm -rf %t && mkdir %t
// RUN: uop-run %s --random-inputs=1 --threads=2 --repeat=3 --warmup=1 --profile=%t/trace.json --stats > %t/stats.json
// RUN: python3 %S/Inputs/check_profile.py %t/trace.json %t/stats.json %s
// RUN: uop-compile %s -o %t/a.uop --threads=2
// RUN: uop-run %t/a.uop --random-inputs=1 --threads=2 --repeat=3 --warmup=1 --profile=%t/trace.json --stats > %t/stats.json
// RUN: python3 %S/Inputs/check_profile.py %t/trace.json %t/stats.json %s
// RUN: not uop-run %s --random-inputs=1 --device=interpreter --profile=%t/x 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: not uop-run %s --random-inputs=1 --profile=%t/none/x 2>&1 | FileCheck %s --check-prefix=FILE

// DEVICE: uop-run: error: --profile needs --device=cpu: the interpreter has no kernels
// FILE: uop-run: error: cannot write '{{.*}}/none/x':

func.func @main(%x: tensor<512x300xf32>, %y: tensor<70xf32>) -> (tensor<512xf32>, tensor<f32>) {
  %0 = uop.exp %x : tensor<512x300xf32>
  %1 = uop.reduce_axis add %0 axes [1] : tensor<512x300xf32> -> tensor<512xf32>
  %2 = uop.reduce_axis max %y axes [0] : tensor<70xf32> -> tensor<f32>
  return %1, %2 : tensor<512xf32>, tensor<f32>
}
