// The plan as a list, of a module and of a file, without inputs; and as IR.
//
// RUN: uop-run %s --list --threads=2 > %t.module
// RUN: FileCheck %s --input-file=%t.module
// RUN: uop-compile %s -o %t.uop --threads=2
// RUN: uop-run %t.uop --list --threads=2 | FileCheck %s
// RUN: uop-run %s --list --threads=2 --cache=%t.cache > %t.cold
// RUN: uop-run %s --list --threads=2 --cache=%t.cache | diff - %t.cold
// RUN: diff %t.module %t.cold
// RUN: uop-run %s --compile-to=plan | FileCheck %s --check-prefix=IR
// RUN: not uop-run %s --list --device=interpreter 2>&1 | FileCheck %s --check-prefix=DEVICE

// CHECK: plan 'main': 2 inputs, 2 outputs, 4 slots, 2 programs, 2 steps
// CHECK: slot 0: input 0, 36000 bytes
// CHECK: step 0: launch
// CHECK: step 1: launch
// CHECK: group 0: steps 0, 1 at the same time
// CHECK-NOT: output 0: 9000xf32 =
// IR: uop.launch @{{.*}} ins(%arg0 : memref<9000xf32>)
// DEVICE: uop-run: error: --list needs --device=cpu: the interpreter has no plan

func.func @main(%x: tensor<9000xf32>, %y: tensor<8000xf32>) -> (tensor<9000xf32>, tensor<8000xf32>) {
  %i = uop.range 0 to 9000 : index
  %0 = uop.index %x[%i] : tensor<9000xf32> -> f32
  %1 = uop.scan add %0 over (%i) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<9000xf32>
  %j = uop.range 1 to 8000 : index
  %3 = uop.index %y[%j] : tensor<8000xf32> -> f32
  %4 = uop.scan max %3 over (%j) : f32
  %5 = uop.bufferize %4 over (%j) : f32 -> tensor<8000xf32>
  return %2, %5 : tensor<9000xf32>, tensor<8000xf32>
}
