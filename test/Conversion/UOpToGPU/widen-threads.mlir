// RUN: uop-opt %s --split-input-file --uop-widen-threads | FileCheck %s
// RUN: uop-opt %s --split-input-file --uop-widen-threads --remark-format=emitRemark --remarks-filter=uop-widen-threads -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// Four points of 4 bytes, all loads before the stores.
// CHECK-LABEL: uop.kernel @aligned
// CHECK: %[[I:.*]] = uop.range {{[0-9]+}} to 262144 thread : index
// CHECK-COUNT-8: uop.load
// CHECK-NOT: uop.load
// CHECK-COUNT-4: uop.store %{{.*}} over (%[[I]]) {uop.piece = 0 : i64}
// CHECK-NEXT: uop.sink
// REMARK: [Passed] Width | Category:uop-widen-threads | Function=aligned | Points=4
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"GPU" = #dlti.target_device_spec<"uop.processors" = 1>>} {
  uop.kernel @aligned(%x: memref<1048576xf32> {llvm.align = 64 : i64}, %y: memref<1048576xf32> {llvm.align = 64 : i64}, %o: memref<1048576xf32> {llvm.align = 64 : i64}) {
    %i = uop.range 0 to 1048576 thread : index
    %0 = uop.load %x[%i] : memref<1048576xf32> -> f32
    %1 = uop.load %y[%i] : memref<1048576xf32> -> f32
    %2 = uop.add %0, %1 : f32
    uop.store %2, %o[%i] over (%i) : memref<1048576xf32>
    uop.sink
  }
}

// -----

// REMARK: Function=anywhere | Reason="a store is not known to be aligned"
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"GPU" = #dlti.target_device_spec<"uop.processors" = 1>>} {
  uop.kernel @anywhere(%x: memref<1048576xf32>, %o: memref<1048576xf32>) {
    %i = uop.range 0 to 1048576 thread : index
    %0 = uop.load %x[%i] : memref<1048576xf32> -> f32
    uop.store %0, %o[%i] over (%i) : memref<1048576xf32>
    uop.sink
  }
}

// -----

// REMARK: Function=odd | Reason="the number of elements is not a multiple of those of one access"
uop.kernel @odd(%x: memref<1048577xf32> {llvm.align = 64 : i64}, %o: memref<1048577xf32> {llvm.align = 64 : i64}) {
  %i = uop.range 0 to 1048577 thread : index
  %0 = uop.load %x[%i] : memref<1048577xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<1048577xf32>
  uop.sink
}

// -----

// REMARK: Function=few | Reason="fewer threads would not fill the device"
uop.kernel @few(%x: memref<4096xf32> {llvm.align = 64 : i64}, %o: memref<4096xf32> {llvm.align = 64 : i64}) {
  %i = uop.range 0 to 4096 thread : index
  %0 = uop.load %x[%i] : memref<4096xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<4096xf32>
  uop.sink
}

// -----

// REMARK: Function=reduced | Reason="it has ranges other than the range of threads"
uop.kernel @reduced(%x: memref<4096xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 64 thread : index
  %k = uop.range 1 to 64 reduce : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<4096xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<64xf32>
  uop.sink
}

// -----

// REMARK: Function=vectors | Reason="it has ops other than elementwise arithmetic"
uop.kernel @vectors(%x: memref<4xf32>, %o: memref<4xf32>) {
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%c0] : memref<4xf32> -> vector<4xf32>
  uop.store %0, %o[%c0] over () : memref<4xf32>, vector<4xf32>
  uop.sink
}

// -----

// REMARK: Function=nothing | Reason="it has no range of threads"
uop.kernel @nothing() {
  uop.sink
}

// -----

// REMARK: Function=gated | Reason="it does not store one element per thread"
uop.kernel @gated(%x: memref<4096xf32>, %o: memref<4096xf32>) {
  %i = uop.range 0 to 4096 thread : index
  %c7 = uop.const 7 : index
  %in = uop.cmp lt %c7, %i : index
  %0 = uop.load %x[%i] : memref<4096xf32> -> f32
  uop.store %0, %o[%i] over (%i) if %in : memref<4096xf32>
  uop.sink
}
