// RUN: uop-run %s --compile-to=tensor | FileCheck %s --check-prefix=TENSOR
// RUN: uop-run %s --compile-to=range | FileCheck %s --check-prefix=RANGE
// RUN: uop-run %s --compile-to=schedule | FileCheck %s --check-prefix=SCHEDULE
// RUN: uop-run %s --compile-to=plan | FileCheck %s --check-prefix=PLAN
// RUN: uop-run %s --compile-to=loops | FileCheck %s --check-prefix=LOOPS
// RUN: uop-run %s --compile-to=llvm | FileCheck %s --check-prefix=LLVM
// RUN: uop-run %s --compile-to=machine | FileCheck %s --check-prefix=MACHINE

// TENSOR: uop.add %{{.*}} : tensor<32xf32>
// RANGE: uop.range
// RANGE: uop.bufferize
// SCHEDULE: uop.kernel @[[K:.*]](
// SCHEDULE: uop.launch @[[K]] {{.*}} -> tensor<32xf32>
// PLAN: uop.kernel @[[K:.*]](
// PLAN: memref.alloc
// PLAN: uop.launch @[[K]] {{.*}} outs(%{{.*}} : memref<32xf32>)
// LOOPS-NOT: uop.kernel
// LOOPS: scf.for
// LOOPS: call @
// LLVM-NOT: scf.
// LLVM: llvm.func @main
// MACHINE: {{^}}[[K:.*]]_packed:
// MACHINE: .size [[K]]_packed

func.func @main(%a: tensor<32xf32>) -> tensor<32xf32> {
  %0 = uop.add %a, %a : tensor<32xf32>
  return %0 : tensor<32xf32>
}
