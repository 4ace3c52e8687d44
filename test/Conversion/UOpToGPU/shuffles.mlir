// Groups of threads that merge what they have by shuffles.
// RUN: uop-opt %s --split-input-file --uop-map-to-blocks="threads=8 points=8 shuffles" --uop-simplify-index --cse | FileCheck %s
// RUN: uop-opt %s --split-input-file --uop-map-to-blocks="threads=64 points=2 shuffles" --uop-simplify-index --cse | FileCheck %s --check-prefix=WARPS
// RUN: uop-opt %s --split-input-file --uop-map-to-blocks="threads=8 points=2 shuffles" | FileCheck %s --check-prefix=FEW
// RUN: uop-opt %s --split-input-file --uop-map-to-blocks="threads=8 points=8 shuffles" --uop-insert-barriers --convert-uop-to-gpu | FileCheck %s --check-prefix=GPU
// RUN: uop-opt %s --split-input-file --uop-kernels-to-gpu=chip=gfx942 | FileCheck %s --check-prefix=AMD
// RUN: uop-opt %s --split-input-file --uop-kernels-to-gpu=chip= | FileCheck %s --check-prefix=NONE
// RUN: uop-opt %s --split-input-file --uop-map-to-blocks="shuffles" --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// A group of 8 threads for each of 100 rows: the last blocks have fewer. Each
// step has registers of its own, so that no thread waits for another one.
// CHECK-LABEL: uop.kernel @short_rows
// CHECK-COUNT-4: uop.define_local {uop.lanes} : memref<64xf32, #uop.space<local>>
// CHECK-DAG: %[[T:.*]] = uop.special local 0 to 64
// CHECK-DAG: %[[B:.*]] = uop.special global 0 to 13
// CHECK-DAG: %[[ROW:.*]] = uop.floordiv %[[T]], %c8
// CHECK-DAG: %[[LANE:.*]] = uop.floormod %[[T]], %c8
// CHECK-DAG: uop.xor %[[T]], %c4
// CHECK-DAG: uop.xor %[[T]], %c2
// CHECK-DAG: uop.xor %[[T]], %c1
// CHECK-NOT: uop.if
// CHECK: uop.store %{{.*}}, %arg1[%{{.*}}] over () if
// REMARK: Function=short_rows | Across=false, Lanes={{[0-9]+}},

// Two warps of a row: what each has is in memory of the block.
// WARPS-LABEL: uop.kernel @short_rows
// WARPS: uop.define_local {uop.lanes} : memref<128xf32, #uop.space<local>>
// WARPS: uop.define_local : memref<4xf32, #uop.space<local>>
// WARPS-COUNT-6: uop.define_local {uop.lanes} : memref<128xf32, #uop.space<local>>
// WARPS-NOT: uop.if
// WARPS: uop.sink

// Fewer threads than a warp have memory alone.
// FEW-LABEL: uop.kernel @short_rows
// FEW-NOT: uop.lanes
// FEW: uop.if
// NONE-NOT: gpu.shuffle
// NONE-NOT: uop.lanes

// GPU-LABEL: gpu.func @short_rows
// GPU-NOT: workgroup
// GPU-COUNT-3: gpu.shuffle xor %{{.*}}, %{{.*}}, %{{.*}} : i32
// GPU-NOT: gpu.shuffle
// GPU-NOT: gpu.barrier
// AMD-LABEL: gpu.func @short_rows
// AMD: gpu.shuffle
uop.kernel @short_rows(%x: memref<5000xf32>, %o: memref<100xf32>) {
  %i = uop.range 0 to 100 : index
  %k = uop.range 1 to 50 reduce : index
  %c50 = uop.const 50 : index
  %0 = uop.mul %i, %c50 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<5000xf32> -> f32
  %3 = uop.reduce add %2 over (%k) : f32
  uop.store %3, %o[%i] over (%i) : memref<100xf32>
  uop.sink
}

// -----

// Each type is shuffled as integers of 32 bits.
// GPU-LABEL: gpu.func @types
// GPU: arith.shrui %{{.*}}, %{{.*}} : i64
// GPU: gpu.shuffle
// GPU: arith.shli %{{.*}}, %{{.*}} : i64
// GPU: arith.bitcast %{{.*}} : i64 to f64
// GPU: arith.extui %{{.*}} : i8 to i32
// GPU: gpu.shuffle
// GPU: arith.trunci %{{.*}} : i32 to i8
uop.kernel @types(%x: memref<5000xf64>, %p: memref<5000xi1>, %o: memref<100xf64>, %q: memref<100xi1>) {
  %i = uop.range 0 to 100 : index
  %k = uop.range 1 to 50 reduce : index
  %c50 = uop.const 50 : index
  %0 = uop.mul %i, %c50 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<5000xf64> -> f64
  %3 = uop.reduce add %2 over (%k) : f64
  %4 = uop.load %p[%1] : memref<5000xi1> -> i1
  %5 = uop.reduce max %4 over (%k) : i1
  uop.store %3, %o[%i] over (%i) : memref<100xf64>
  uop.store %5, %q[%i] over (%i) : memref<100xi1>
  uop.sink
}

// -----

// Rows that are aligned: each thread takes 8 neighbours at a time.
// CHECK-LABEL: uop.kernel @aligned
// CHECK-DAG: uop.define_local : memref<4096xf16, #uop.space<local>>
// CHECK-DAG: uop.range {{[0-9]+}} to 8 reduce
// REMARK: Function=aligned | Across=false, Lanes={{.*}}, Width=8
uop.kernel @aligned(%x: memref<51200xf16> {llvm.align = 16 : i64}, %o: memref<51200xf16> {llvm.align = 64 : i64}) {
  %i = uop.range 0 to 100 : index
  %j = uop.range 1 to 512 : index
  %c512 = uop.const 512 : index
  %at = uop.mul %i, %c512 : index
  %p = uop.range 2 to 512 : index
  %0 = uop.add %at, %p : index
  %1 = uop.load %x[%0] : memref<51200xf16> -> f16
  %2 = uop.exp %1 : f16
  %3 = uop.bufferize %2 over (%p) in <local> : f16 -> tensor<512xf16>
  %k = uop.range 3 to 512 reduce : index
  %4 = uop.index %3[%k] : tensor<512xf16> -> f16
  %5 = uop.reduce max %4 over (%k) : f16
  %6 = uop.index %3[%j] : tensor<512xf16> -> f16
  %7 = uop.sub %6, %5 : f16
  %8 = uop.add %at, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<51200xf16>
  uop.sink
}

// -----

// Those that are not known to be have one.
// REMARK: Function=not_aligned | Across=false, Lanes={{.*}}, Width=1
uop.kernel @not_aligned(%x: memref<51200xf16> {llvm.align = 8 : i64}, %o: memref<100xf16>) {
  %i = uop.range 0 to 100 : index
  %k = uop.range 1 to 512 reduce : index
  %c512 = uop.const 512 : index
  %0 = uop.mul %i, %c512 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<51200xf16> -> f16
  %3 = uop.reduce max %2 over (%k) : f16
  uop.store %3, %o[%i] over (%i) : memref<100xf16>
  uop.sink
}

// -----

// What a thread of a row makes of an element, only it reads: it is kept in its
// own register, or in memory in places of its own, and no barrier is needed.
// CHECK-LABEL: uop.kernel @kept
// CHECK-DAG: uop.define_local : memref<448xf32, #uop.space<local>>
// GPU-LABEL: gpu.func @kept
// GPU-NOT: gpu.barrier
// GPU: gpu.return
// WARPS-LABEL: uop.kernel @kept
// WARPS-DAG: uop.define_reg : memref<1xf32, #uop.space<register>>
uop.kernel @kept(%x: memref<5000xf32>, %o: memref<5000xf32>) {
  %i = uop.range 0 to 100 : index
  %j = uop.range 1 to 50 : index
  %c50 = uop.const 50 : index
  %at = uop.mul %i, %c50 : index
  %p = uop.range 2 to 50 : index
  %0 = uop.add %at, %p : index
  %1 = uop.load %x[%0] : memref<5000xf32> -> f32
  %2 = uop.exp %1 : f32
  %3 = uop.bufferize %2 over (%p) in <local> : f32 -> tensor<50xf32>
  %k = uop.range 3 to 50 reduce : index
  %4 = uop.index %3[%k] : tensor<50xf32> -> f32
  %5 = uop.reduce add %4 over (%k) : f32
  %6 = uop.index %3[%j] : tensor<50xf32> -> f32
  %7 = uop.fdiv %6, %5 : f32
  %8 = uop.add %at, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<5000xf32>
  uop.sink
}

// -----

// What others read is in memory of the block, one for each row.
// CHECK-LABEL: uop.kernel @reversed
// CHECK-DAG: uop.define_local : memref<400xf32, #uop.space<local>>
// GPU-LABEL: gpu.func @reversed
// GPU: gpu.barrier
uop.kernel @reversed(%x: memref<5000xf32>, %o: memref<5000xf32>) {
  %i = uop.range 0 to 100 : index
  %j = uop.range 1 to 50 : index
  %c50 = uop.const 50 : index
  %c49 = uop.const 49 : index
  %at = uop.mul %i, %c50 : index
  %p = uop.range 2 to 50 : index
  %0 = uop.add %at, %p : index
  %1 = uop.load %x[%0] : memref<5000xf32> -> f32
  %2 = uop.exp %1 : f32
  %3 = uop.bufferize %2 over (%p) in <local> : f32 -> tensor<50xf32>
  %k = uop.range 3 to 50 reduce : index
  %4 = uop.index %3[%k] : tensor<50xf32> -> f32
  %5 = uop.reduce add %4 over (%k) : f32
  %back = uop.sub %c49, %j : index
  %6 = uop.index %3[%back] : tensor<50xf32> -> f32
  %7 = uop.fdiv %6, %5 : f32
  %8 = uop.add %at, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<5000xf32>
  uop.sink
}

// -----

// A kernel of the input says that scratch is registers. It is where threads read
// their own and those of their warp, and where all come.
// GPU-LABEL: gpu.func @of_the_input
// GPU-SAME: workgroup(%{{.*}} : memref<64xf32, {{[^,]*}}>{{[^,]*}}, %{{.*}} : memref<64xf32, {{[^,]*}}>{{[^,]*}}) kernel
// GPU: gpu.shuffle
// GPU-NOT: gpu.shuffle
// GPU: gpu.return
uop.kernel @of_the_input(%x: memref<64xf32>, %o: memref<64xf32>) {
  %t = uop.special local 0 to 64 : index
  %a = uop.define_local {uop.lanes} : memref<64xf32, #uop.space<local>>
  %b = uop.define_local {uop.lanes} : memref<64xf32, #uop.space<local>>
  %c = uop.define_local {uop.lanes} : memref<64xf32, #uop.space<local>>
  %c32 = uop.const 32 : index
  %c3 = uop.const 3 : index
  %near = uop.xor %t, %c3 : index
  %far = uop.xor %t, %c32 : index
  %0 = uop.load %x[%t] : memref<64xf32> -> f32
  uop.store %0, %a[%t] over () : memref<64xf32, #uop.space<local>>
  %1 = uop.load %a[%near] : memref<64xf32, #uop.space<local>> -> f32
  uop.store %1, %b[%t] over () : memref<64xf32, #uop.space<local>>
  %2 = uop.load %b[%far] : memref<64xf32, #uop.space<local>> -> f32
  uop.store %2, %c[%t] over () : memref<64xf32, #uop.space<local>>
  %first = uop.cmp lt %t, %c3 : index
  uop.if %first {
    %3 = uop.load %c[%near] : memref<64xf32, #uop.space<local>> -> f32
    uop.store %3, %o[%t] over () : memref<64xf32>
  }
  uop.sink
}
