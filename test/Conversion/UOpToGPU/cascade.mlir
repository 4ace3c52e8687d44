// Attention as an online softmax: a block has some rows, and brings keys and values
// into its memory, some at a time.
// RUN: uop-opt %s --split-input-file --uop-map-to-blocks="matrix-units shuffles" --uop-simplify-index --cse | FileCheck %s
// RUN: uop-opt %s --split-input-file --uop-map-to-blocks="matrix-units shuffles" --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: uop-opt %s --split-input-file --uop-map-to-blocks="matrix-units shuffles" --uop-simplify-index --cse --uop-insert-barriers | FileCheck %s --check-prefix=BARRIER
// RUN: uop-opt %s --split-input-file --uop-kernels-to-gpu=chip=sm_80 | FileCheck %s --check-prefix=GPU
// RUN: uop-opt %s --split-input-file --uop-kernels-to-gpu=chip= --remark-format=emitRemark --remarks-filter=uop-map-to-blocks 2>&1 | FileCheck %s --check-prefix=NONE

// 20 rows of 8 terms, two blocks of 24 keys, 6 columns: fragments are filled with
// zeros, and what is beyond an edge has no weight.
// CHECK-LABEL: uop.kernel @attention
// CHECK-DAG: uop.define_local {uop.lanes} : memref<{{32|64}}xf16, #uop.space<local>>
// CHECK-DAG: uop.define_local {uop.lanes} : memref<{{32|64}}xf32, #uop.space<local>>
// CHECK: uop.if %{{.*}} over (%{{.*}}) {
// CHECK: uop.fold
// CHECK: uop.matrix_unit = array<i64: 2, 24, 24>
// CHECK: uop.where %{{.*}}, %{{.*}}, %{{.*}} : f16
// CHECK: uop.max
// CHECK: uop.exp
// CHECK: uop.fold
// CHECK: uop.matrix_unit
// CHECK-NOT: uop.scan
// CHECK-NOT: uop.recurrence
// CHECK: uop.sink
// REMARK: [Passed] Cascade | Category:uop-map-to-blocks | Function=attention | Chunk={{16|32}}, Ns={{.*}}, Rows={{16|32}}, SerialNs={{.*}}, UnitProducts=2

// The factors of a step wait for the products of the one before; the second
// product, in the step itself, for the weights.
// BARRIER-LABEL: uop.kernel @attention
// BARRIER: uop.if
// BARRIER-COUNT-3: uop.barrier
// BARRIER-NOT: uop.barrier
// BARRIER: uop.sink

// GPU-LABEL: gpu.func @attention
// GPU: nvgpu.ldmatrix
// GPU: nvvm.mma.sync
// GPU: gpu.shuffle
// GPU: arith.truncf %{{.*}} : f32 to f16
// GPU: nvvm.mma.sync
// GPU-NOT: memref<{{[0-9]+}}xf16
// NONE: [Passed] Cascade | {{.*}}Function=attention | {{.*}}UnitProducts=0
// NONE-NOT: gpu.shuffle
uop.kernel @attention(%q: memref<160xf16>, %k: memref<384xf16>, %v: memref<288xf16>, %o: memref<120xf16>) {
  %r1 = uop.range 1 to 20 thread : index
  %r2 = uop.range 2 to 6 : index
  %k3 = uop.range 3 to 8 reduce : index
  %c6 = uop.const 6 : index
  %c8 = uop.const 8 : index
  %c144 = uop.const 144 : index
  %c192 = uop.const 192 : index
  %inf = uop.const 0xFC00 : f16
  %nan = uop.const 0x7E00 : f16
  %zero = uop.const 0.0 : f16
  %one = uop.const 1.0 : f32
  %0 = uop.mul %r1, %c8 : index
  %1 = uop.add %k3, %0 : index
  %4 = uop.load %q[%1] : memref<160xf16> -> f16
  %k4 = uop.range 4 to 2 reduce : index
  %r5 = uop.range 5 to 24 : index
  %6 = uop.mul %k4, %c192 : index
  %7 = uop.add %k3, %6 : index
  %8 = uop.mul %r5, %c8 : index
  %9 = uop.add %7, %8 : index
  %10 = uop.load %k[%9] : memref<384xf16> -> f16
  %11 = uop.mul %4, %10 : f16
  %12 = uop.reduce add %11 over (%k3) : f16
  %13 = uop.bufferize %12 over (%r5) in <local> : f16 -> tensor<24xf16>
  %k6 = uop.range 6 to 24 reduce : index
  %14 = uop.index %13[%k6] : tensor<24xf16> -> f16
  %15 = uop.reduce max %14 over (%k6) : f16
  %16 = uop.bufferize %15 over () in <local> : f16 -> tensor<f16>
  %17 = uop.index %16[] : tensor<f16> -> f16
  %18 = uop.reduce max %17 over (%k4) : f16
  %19 = uop.bufferize %18 over () in <local> removable = false {uop.accumulated} : f16 -> tensor<f16>
  %20 = uop.index %19[] : tensor<f16> -> f16
  %21 = uop.cmp eq %20, %inf : f16
  %r7 = uop.range 7 to 24 : index
  %22 = uop.index %13[%r7] : tensor<24xf16> -> f16
  %23 = uop.scan max %17 over (%k4) exclusive : f16
  %24 = uop.bufferize %23 over () in <local> : f16 -> tensor<f16>
  %25 = uop.index %24[] : tensor<f16> -> f16
  %26 = uop.max %25, %17 : f16
  %27 = uop.cmp eq %26, %inf : f16
  %28 = uop.where %27, %zero, %26 : f16
  %29 = uop.bufferize %28 over () in <local> : f16 -> tensor<f16>
  %30 = uop.index %29[] : tensor<f16> -> f16
  %31 = uop.sub %22, %30 : f16
  %32 = uop.exp %31 : f16
  %33 = uop.bufferize %32 over (%r7) in <local> : f16 -> tensor<24xf16>
  %k8 = uop.range 8 to 24 reduce : index
  %34 = uop.index %33[%k8] : tensor<24xf16> -> f16
  %r9 = uop.range 9 to 6 : index
  %35 = uop.mul %k4, %c144 : index
  %36 = uop.mul %k8, %c6 : index
  %37 = uop.add %35, %36 : index
  %38 = uop.add %37, %r9 : index
  %39 = uop.load %v[%38] : memref<288xf16> -> f16
  %40 = uop.mul %34, %39 : f16
  %41 = uop.cast %40 : f16 -> f32
  %42 = uop.reduce add %41 over (%k8) : f32
  %43 = uop.cast %25 : f16 -> f32
  %44 = uop.cast %30 : f16 -> f32
  %45 = uop.cmp eq %43, %44 : f32
  %46 = uop.sub %43, %44 : f32
  %47 = uop.exp %46 : f32
  %48 = uop.where %45, %one, %47 : f32
  %49 = uop.bufferize %48 over () in <local> : f32 -> tensor<f32>
  %50 = uop.index %49[] : tensor<f32> -> f32
  %51 = uop.recurrence %42 scale %50 over (%k4) : f32
  %52 = uop.bufferize %51 over (%r9) in <local> removable = false {uop.accumulated} : f32 -> tensor<6xf32>
  %53 = uop.index %52[%r2] : tensor<6xf32> -> f32
  %54 = uop.cast %53 : f32 -> f16
  %55 = uop.where %21, %nan, %54 : f16
  %k10 = uop.range 10 to 24 reduce : index
  %56 = uop.index %33[%k10] : tensor<24xf16> -> f16
  %57 = uop.cast %56 : f16 -> f32
  %58 = uop.reduce add %57 over (%k10) : f32
  %59 = uop.recurrence %58 scale %50 over (%k4) : f32
  %60 = uop.bufferize %59 over () in <local> removable = false {uop.accumulated} : f32 -> tensor<f32>
  %61 = uop.index %60[] : tensor<f32> -> f32
  %62 = uop.cast %61 : f32 -> f16
  %63 = uop.where %21, %nan, %62 : f16
  %64 = uop.fdiv %55, %63 : f16
  %at = uop.mul %r1, %c6 : index
  %66 = uop.add %at, %r2 : index
  uop.store %64, %o[%66] over (%r1, %r2) : memref<120xf16>
  uop.sink
}

// -----

// REMARK: [Missed] Cascade | Category:uop-map-to-blocks | Function=scanned | Reason="it has a scan other than the running maximum of the scores"
uop.kernel @scanned(%x: memref<10000xf32>, %o: memref<10000xf32>) {
  %i = uop.range 0 to 10000 : index
  %0 = uop.load %x[%i] : memref<10000xf32> -> f32
  %1 = uop.scan add %0 over (%i) : f32
  uop.store %1, %o[%i] over (%i) : memref<10000xf32>
  uop.sink
}

// -----

// REMARK: [Missed] Cascade | Category:uop-map-to-blocks | Function=not_reduced | Reason="the scanned value is not a reduction over a block"
uop.kernel @not_reduced(%x: memref<10000xf32>, %o: memref<10000xf32>) {
  %i = uop.range 0 to 10000 : index
  %0 = uop.load %x[%i] : memref<10000xf32> -> f32
  %1 = uop.scan max %0 over (%i) exclusive : f32
  uop.store %1, %o[%i] over (%i) : memref<10000xf32>
  uop.sink
}
