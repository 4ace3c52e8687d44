// RUN: rm -rf %t
// RUN: uop-run %s --random-inputs=1 --dump-kernels=%t/kernels
// RUN: ls %t/kernels | FileCheck %s --check-prefix=FILES
// FILES: a_b.ll
// FILES-NEXT: a_b.loops.mlir
// FILES-NEXT: a_b.s
// FILES-NEXT: a_b.uop.mlir
// FILES-NEXT: expf.ll
// FILES-NEXT: expf.loops.mlir
// FILES-NEXT: expf.s
// FILES-NEXT: expf.uop.mlir
// RUN: FileCheck %s --check-prefix=UOP --input-file=%t/kernels/expf.uop.mlir
// UOP: uop.kernel @expf(
// RUN: uop-opt %t/kernels/expf.uop.mlir
// RUN: FileCheck %s --check-prefix=LOOPS --input-file=%t/kernels/expf.loops.mlir
// LOOPS: func.func @kernel_expf(
// LOOPS: scf.for
// RUN: FileCheck %s --check-prefix=LL --input-file=%t/kernels/expf.ll
// LL: define internal {{.*}}void @kernel_expf(ptr noalias
// LL: define void @kernel_expf_packed(ptr {{.*}}, i64 {{.*}}, i64 {{.*}})
// LL-NOT: a/b
// RUN: FileCheck %s --check-prefix=ASM --input-file=%t/kernels/expf.s
// ASM: kernel_expf_packed:
// RUN: echo file > %t/file
// RUN: not uop-run %s --random-inputs=1 --dump-kernels=%t/file 2>&1 | FileCheck %s --check-prefix=ERROR
// ERROR: uop-run: error: cannot write '{{.*}}file/expf.uop.mlir': Not a directory

uop.kernel @expf(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  %1 = uop.exp %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}
uop.kernel @"a/b"(%x: memref<32xf32>, %o: memref<32xf32>) {
  %i = uop.range 0 to 32 : index
  %0 = uop.load %x[%i] : memref<32xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<32xf32>
  uop.sink
}
func.func @main(%x: memref<32xf32>) -> memref<32xf32> {
  %0 = memref.alloc() : memref<32xf32>
  %1 = memref.alloc() : memref<32xf32>
  uop.launch @expf ins(%x : memref<32xf32>) outs(%0 : memref<32xf32>)
  uop.launch @"a/b" ins(%0 : memref<32xf32>) outs(%1 : memref<32xf32>)
  memref.dealloc %0 : memref<32xf32>
  return %1 : memref<32xf32>
}
