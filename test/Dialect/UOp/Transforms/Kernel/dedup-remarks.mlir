// RUN: uop-opt %s --uop-dedup-kernels -o /dev/null --mlir-disable-threading --remarks-filter=uop-dedup-kernels --remark-format=emitRemark 2>&1 | FileCheck %s --implicit-check-not=remark:

// CHECK: remark: [Passed] Dedup | Category:uop-dedup-kernels | Function=e_4n1 | Remark="equal to @e_4, which is compiled once"
uop.kernel @e_4(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
uop.kernel @e_4n1(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
uop.kernel @e_4n2(%x: memref<4xf32>, %o: memref<4xf32>) {
  %i = uop.range 0 to 4 : index
  %0 = uop.load %x[%i] : memref<4xf32> -> f32
  %1 = uop.neg %0 : f32
  uop.store %1, %o[%i] over (%i) : memref<4xf32>
  uop.sink
}
