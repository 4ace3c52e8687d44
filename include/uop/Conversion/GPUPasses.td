//===- GPUPasses.td - Passes on kernels for GPUs -----------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_GPUPASSES_TD
#define UOP_CONVERSION_GPUPASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertUOpToGPUPass : Pass<"convert-uop-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Turns kernels into functions of a gpu.module";
  let description = [{
    Every `uop.kernel` is lowered as by `convert-uop-to-loops`. The range of kind
    `thread` becomes a one-dimensional grid of threads: each thread computes one
    iteration, and excess threads do nothing. A kernel without such a range runs
    on one thread.

    The arguments of the `gpu.func` are the kernel's buffers, in global memory,
    and then its variables. The attribute `uop.thread_extent` is the number of
    iterations, `known_block_size` the number of threads of a block, and
    `known_grid_size` the number of blocks of a launch.

    A kernel with `uop.concurrent` and several threads in a block has scratch in
    workgroup memory; `uop.special` and `uop.barrier` become `gpu.thread_id` and
    `gpu.barrier`. In other kernels with explicit blocks, one GPU thread runs
    all threads of its block in a loop.

    A `uop.fold` with `uop.matrix_unit` in such a kernel becomes
    `nvgpu.ldmatrix` and `nvvm.mma.sync` if its inputs are the elements that the
    attribute describes, and an ordinary loop otherwise. Stores of loaded
    vectors with `uop.async` become `nvgpu.device_async_copy`, one group for
    each row of stores. `uop.wait` on a barrier becomes
    `nvvm.cp.async.wait.group`.

    A loop with `uop.warp_roles` is emitted twice, for the multiplying threads
    and for the copying thread. They synchronize by `nvvm.mbarrier` ops. The
    product becomes `nvvm.wgmma.mma_async`, and the copies become
    `nvvm.cp.async.bulk.tensor`. The tensor maps of the copied tensors are
    additional last arguments with `uop.tensor_map`. The launch creates them,
    and requests `uop.shared_bytes` of shared memory. A loop that does not have
    this form is lowered as an ordinary loop.

    It is an error if a kernel calls a host function, or if its scratch for each
    thread exceeds `max-scratch-bytes`; the error names the op.

    Before:

    ```mlir
    uop.kernel @double(%x: memref<1000xf32>, %o: memref<1000xf32>) {
      %i = uop.range 0 to 1000 thread : index
      %0 = uop.load %x[%i] : memref<1000xf32> -> f32
      %1 = uop.add %0, %0 : f32
      uop.store %1, %o[%i] over (%i) : memref<1000xf32>
      uop.sink
    }
    ```

    After:

    ```mlir
    gpu.module @uop_kernels {
      gpu.func @double(%x: memref<1000xf32, #gpu.address_space<global>> {llvm.noalias, llvm.readonly}, %o: memref<1000xf32, #gpu.address_space<global>> {llvm.noalias}) kernel attributes {known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 8, 1, 1>, uop.thread_extent = 1000 : i64} {
        %c128 = arith.constant 128 : index
        %c1000 = arith.constant 1000 : index
        %block = gpu.block_id x
        %thread = gpu.thread_id x
        %first = arith.muli %block, %c128 : index
        %i = arith.addi %first, %thread : index
        %is_point = arith.cmpi ult, %i, %c1000 : index
        scf.if %is_point {
          %0 = memref.load %x[%i] : memref<1000xf32, #gpu.address_space<global>>
          %1 = arith.addf %0, %0 : f32
          memref.store %1, %o[%i] : memref<1000xf32, #gpu.address_space<global>>
        }
        gpu.return
      }
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::gpu::GPUDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::nvgpu::NVGPUDialect",
                           "::mlir::NVVM::NVVMDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
  let options = [
    Option<"blockSize", "block-size", "int64_t", /*default=*/"128",
           "Threads of a block, if the kernel has as many iterations">,
    Option<"maxScratchBytes", "max-scratch-bytes", "int64_t",
           /*default=*/"65536",
           "Maximum scratch memory of a thread">,
    Option<"nativeF16", "native-f16", "bool", /*default=*/"false",
           "The target has instructions that convert f16 from and to f32">];
}

def MapToBlocksPass : Pass<"uop-map-to-blocks", "::uop::KernelOp"> {
  let summary = "Distributes reductions and products over blocks of threads";
  let description = [{
    The pass compares the estimated times of these schedules, for the described
    target, and takes the fastest. The order of a sum may change, as between CPU
    schedules.

    *Groups of threads.* Each point of the ranges that `uop-map-to-grid` would
    give to threads gets a group of threads, and a block has one or more groups.
    The threads of a group share a range of each reduction, and of each store
    with one more range. A thread takes every N-th iteration, so that adjacent
    threads read adjacent elements. If all accesses are proved to be aligned to
    16 bytes, it takes as many adjacent iterations as fit into 16 bytes. If
    memory is contiguous along the points, as for sums of columns, adjacent
    threads have adjacent points instead.

    With the option `shuffles`, the threads of a warp combine their results by
    shuffles, without memory and barriers. Groups larger than a warp then
    combine the results of their warps in shared memory. The accumulators are
    scratch of the block with the attribute `uop.lanes`: each thread has one
    element, which `convert-uop-to-gpu` keeps in a register. Without shuffles,
    and with adjacent points, a tree reduction in shared memory combines the
    results.

    *Tiles of products.* A sum of products is computed in tiles if one factor
    depends on some ranges of the result and the other factor on others, as for
    two matrices or an image and a filter. A block has one tile. Each thread has
    elements of the tile in registers, distributed so that adjacent threads read
    and store adjacent elements. The block loads a slice of the two factors into
    shared memory at a time. Beyond an edge, threads repeat the last element and
    do not store it; terms beyond the last one are 0.

    *Tensor cores.* With the option `matrix-units`, a product of two factors of
    `f16`, `bf16` or `i8`, also if they are converted to a wider type, uses
    tensor cores where that is faster. With `widened-units`, so do `f8E4M3FN`
    and `f8E5M2` factors that are converted to `bf16` or `f32`: a warp widens
    them to `f16`, which represents all their values. Each thread then has the
    elements of its `mma.sync` fragments. Factors are staged in the narrow type,
    in rows of an odd number of 16-byte pieces. The `uop.fold` that adds the
    terms has the attribute `uop.matrix_unit`, by which `convert-uop-to-gpu`
    lets a warp compute it. The attribute does not change the meaning of the
    kernel. A missed remark `MatrixUnits` gives the reason if tensor cores are
    not used.

    If both factors are loaded unchanged, from memory that is proved to be
    aligned to 16 bytes, and the terms fill whole slices, shared memory may hold
    two slices: one is copied while the other is multiplied. The copying stores
    have the attribute `uop.async`: the number of later rows of such stores that
    may still be in flight when their data is read. A missed remark `Stages`
    gives the reason if there is only one slice.

    *Warpgroups.* With the option `warpgroups`, such a product may be a
    persistent kernel: a `uop.if` with `uop.warp_roles`, with as many blocks as
    the device has multiprocessors, which take tiles in turn. Some warpgroups
    multiply 64 rows of a tile each. One more thread copies boxes of the
    factors, as many stages ahead as fit into shared memory, by stores with
    `uop.bulk_copy`, which names the copied tensor. The loop over the stages has
    `uop.stage_loop`, and its `uop.fold` has `uop.warpgroup_product`.
    `convert-uop-to-gpu` emits one loop for the copying thread and one for the
    multiplying threads. Both factors must be loaded unchanged, from memory that
    is proved to be aligned to 16 bytes, with row strides that are multiples of
    16 bytes. Terms beyond the last one are zeros of either sign. A remark
    `Warpgroups` gives the tile, or the reason why there is none.

    *Online softmax.* The form that `uop-form-cascades` gives to attention is
    computed with 16 rows per warp. Scores, weights and sums are in registers,
    the lanes of a row combine their results by shuffles, and the factors of
    both products are staged in shared memory, some keys at a time. Both
    products may use tensor cores. A remark `Cascade` gives the schedule, or the
    reason why a thread computes a row alone.

    Reductions, commutative `uop.fold`, and tiles that a block computes once can
    be distributed. A kernel does not change, with a missed remark of category
    `uop-map-to-blocks`, if a value is carried in order, if the kernel reads
    what it writes, or if one thread per point is faster.

    The constants of the estimate are entries `uop.NAME` of the device `GPU` of
    `dlti.target_system_spec`: `processors`, `processor_threads`,
    `block_threads`, `local_bytes`, `access_bytes`, `sector_bytes`,
    `memory_bytes_per_ns`, `cache_bytes_per_ns`, `load_ns`, `latency_ns`,
    `barrier_ns`, `shuffle_ns`, `block_ns`, `processor_blocks`,
    `processor_local_bytes`, `processor_registers`, `local_loads_per_ns`,
    `products_per_ns`, `matrix_products_per_ns`, `warpgroup_products_per_ns`,
    `warpgroup_local_bytes`.

    Before:

    ```mlir
    uop.kernel @sum(%x: memref<4096xf32>, %o: memref<1xf32>) {
      %k = uop.range 0 to 4096 reduce : index
      %0 = uop.load %x[%k] : memref<4096xf32> -> f32
      %1 = uop.reduce add %0 over (%k) : f32
      %c0 = uop.const 0 : index
      uop.store %1, %o[%c0] over () : memref<1xf32>
      uop.sink
    }
    ```

    After, with `threads=2`, where the tree reduction has one step:

    ```mlir
    uop.kernel @sum(%x: memref<4096xf32>, %o: memref<1xf32>) {
      %s = uop.define_local : memref<2xf32, #uop.space<local>>
      %t = uop.special local 0 to 2 : index
      %j = uop.range 1 to 2048 reduce : index
      %c0 = uop.const 0 : index
      %c1 = uop.const 1 : index
      %c2 = uop.const 2 : index
      %0 = uop.mul %j, %c2 : index
      %k = uop.add %0, %t : index
      %1 = uop.load %x[%k] : memref<4096xf32> -> f32
      %2 = uop.reduce add %1 over (%j) : f32
      uop.store %2, %s[%t] over () : memref<2xf32, #uop.space<local>>
      %other = uop.add %t, %c1 : index
      %lower = uop.cmp lt %t, %c1 : index
      uop.if %lower {
        %3 = uop.load %s[%t] : memref<2xf32, #uop.space<local>> -> f32
        %4 = uop.load %s[%other] : memref<2xf32, #uop.space<local>> -> f32
        %5 = uop.add %3, %4 : f32
        uop.store %5, %s[%t] over () : memref<2xf32, #uop.space<local>>
      }
      %6 = uop.load %s[%c0] : memref<2xf32, #uop.space<local>> -> f32
      %first = uop.cmp eq %t, %c0 : index
      uop.store %6, %o[%c0] over () if %first : memref<1xf32>
      uop.sink
    }
    ```
  }];
  let dependentDialects = ["::mlir::DLTIDialect", "::uop::UOpDialect"];
  let options = [
    Option<"threads", "threads", "int64_t", /*default=*/"0",
           "Threads for each point, a power of two, in every kernel that can have "
           "blocks; 0: selected for the target">,
    Option<"points", "points", "int64_t", /*default=*/"0",
           "With threads: points of a block, a power of two; 0: one">,
    Option<"across", "across", "bool", /*default=*/"false",
           "With threads and points: adjacent threads have adjacent points">,
    Option<"shuffles", "shuffles", "bool", /*default=*/"false",
           "The target has warps of 32 threads with register shuffles">,
    ListOption<"tile", "tile", "int64_t",
               "The tile of every sum of products: rows and columns of threads, "
               "rows and columns of a thread, terms of a slice">,
    Option<"matrixUnits", "matrix-units", "bool", /*default=*/"false",
           "The target has tensor cores with mma.sync, ldmatrix and cp.async: "
           "NVIDIA's sm_80 and later">,
    Option<"widenedUnits", "widened-units", "bool", /*default=*/"false",
           "With matrix-units: the target has instructions that widen f8 to f16: "
           "NVIDIA's sm_89 and later">,
    Option<"stages", "stages", "int64_t", /*default=*/"0",
           "Slices of the factors of such a product in shared memory: 1, or 2, of "
           "which one is copied while the other is multiplied; 0: selected for "
           "the target">,
    Option<"warpgroups", "warpgroups", "bool", /*default=*/"false",
           "The target has wgmma, bulk copies of tensors and mbarriers: sm_90a">,
    ListOption<"warpgroupTile", "warpgroup-tile", "int64_t",
               "With warpgroups, the tile of every product that they can compute: "
               "warpgroups of 64 rows, columns, stages">];
}

def InsertBarriersPass : Pass<"uop-insert-barriers", "::uop::KernelOp"> {
  let summary = "Inserts barriers between dependent statements of a block";
  let description = [{
    By definition, each statement of a kernel completes for all threads of a
    block before the next one begins. On a GPU, threads run concurrently, and
    barriers must enforce this order. The pass inserts a barrier before a
    statement that accesses a buffer which a statement since the last barrier
    wrote, or that writes a buffer which such a statement read. Registers are
    private and need no barrier. In a loop, the last statements of an iteration
    precede the first ones of the next. A barrier before a statement that reads
    the data of stores with `uop.async` has `uop.wait` with the same number: the
    threads first wait for their copies, except for this number of last rows.

    The kernel gets the attribute `uop.concurrent`, which allows
    `convert-uop-to-gpu` to run each thread on a GPU thread. A kernel does not
    get it, with a missed remark of category `uop-insert-barriers`, if a barrier
    would be under a condition that differs among the threads, or if a block
    needs more shared memory than the target has. One GPU thread then runs the
    whole block.

    Before:

    ```mlir
    uop.kernel @reverse(%x: memref<64xf32>, %o: memref<64xf32>) {
      %t = uop.special local 0 to 64 : index
      %s = uop.define_local : memref<64xf32, #uop.space<local>>
      %0 = uop.load %x[%t] : memref<64xf32> -> f32
      uop.store %0, %s[%t] over () : memref<64xf32, #uop.space<local>>
      %c63 = uop.const 63 : index
      %u = uop.sub %c63, %t : index
      %1 = uop.load %s[%u] : memref<64xf32, #uop.space<local>> -> f32
      uop.store %1, %o[%t] over () : memref<64xf32>
      uop.sink
    }
    ```

    After:

    ```mlir
    uop.kernel @reverse(%x: memref<64xf32>, %o: memref<64xf32>) attributes {uop.concurrent} {
      %t = uop.special local 0 to 64 : index
      %s = uop.define_local : memref<64xf32, #uop.space<local>>
      %0 = uop.load %x[%t] : memref<64xf32> -> f32
      uop.store %0, %s[%t] over () : memref<64xf32, #uop.space<local>>
      %c63 = uop.const 63 : index
      %u = uop.sub %c63, %t : index
      %1 = uop.load %s[%u] : memref<64xf32, #uop.space<local>> -> f32
      uop.barrier
      uop.store %1, %o[%t] over () : memref<64xf32>
      uop.sink
    }
    ```
  }];
  let dependentDialects = ["::uop::UOpDialect"];
}

def MapToGridPass : Pass<"uop-map-to-grid", "::uop::KernelOp"> {
  let summary = "Maps the parallel ranges of a kernel to a grid of threads";
  let description = [{
    The pass maps a range to threads if it is a range of all stores, no scan
    runs over it, and every op with its own loop depends on it: otherwise each
    thread would recompute loop-invariant values. These ranges become one range
    of kind `thread`. The last of them varies fastest, so that neighboring
    threads store neighboring elements. Other ranges stay loops.

    A kernel does not change if the order of its stores may matter: it reads
    elements that it wrote, it stores at an offset that it loaded, or two
    iterations may store the same element. A kernel with explicit blocks and
    threads does not change either. A missed remark of category
    `uop-map-to-grid` gives the reason.

    A kernel of statements in sequence, such as those of scattered rows, gets
    one thread per column if every element that it stores, and every stored
    element that it reads, is in one column: at an offset from the column that
    is a multiple of the number of columns. Threads then access disjoint
    elements. A remark `Columns` reports this.

    Before:

    ```mlir
    uop.kernel @copy(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 4 : index
      %j = uop.range 1 to 8 : index
      %c8 = uop.const 8 : index
      %0 = uop.mul %i, %c8 : index
      %1 = uop.add %0, %j : index
      %2 = uop.load %x[%1] : memref<32xf32> -> f32
      uop.store %2, %o[%1] over (%i, %j) : memref<32xf32>
      uop.sink
    }
    ```

    After, with `uop-simplify-index`:

    ```mlir
    uop.kernel @copy(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 2 to 32 thread : index
      %0 = uop.load %x[%i] : memref<32xf32> -> f32
      uop.store %0, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    ```
  }];
  let dependentDialects = ["::uop::UOpDialect"];
}

def WidenThreadsPass : Pass<"uop-widen-threads", "::uop::KernelOp"> {
  let summary = "Gives each thread of an elementwise kernel several neighboring elements";
  let description = [{
    The pass applies to kernels with one range of threads and no reductions.
    Each thread gets as many neighboring elements as one access of the target
    moves (`access_bytes` of the device `GPU`, divided by the bytes of the
    widest result). LLVM then merges the neighboring loads and stores. The
    conditions are: stores are proved to be aligned, by the attribute
    `llvm.align` of an argument and by the offset; the number of elements is a
    multiple; and the remaining threads still fill the device. A missed remark
    of category `uop-widen-threads` names the condition that does not hold.

    Before:

    ```mlir
    uop.kernel @negate(%x: memref<1048576xf64> {llvm.align = 16 : i64}, %o: memref<1048576xf64> {llvm.align = 16 : i64}) {
      %i = uop.range 0 to 1048576 thread : index
      %0 = uop.load %x[%i] : memref<1048576xf64> -> f64
      %1 = uop.neg %0 : f64
      uop.store %1, %o[%i] over (%i) : memref<1048576xf64>
      uop.sink
    }
    ```

    After:

    ```mlir
    uop.kernel @negate(%x: memref<1048576xf64> {llvm.align = 16 : i64}, %o: memref<1048576xf64> {llvm.align = 16 : i64}) {
      %i = uop.range 1 to 524288 thread : index
      %c1 = uop.const 1 : index
      %c2 = uop.const 2 : index
      %first = uop.mul %i, %c2 : index
      %second = uop.add %first, %c1 : index
      %0 = uop.load %x[%first] : memref<1048576xf64> -> f64
      %1 = uop.neg %0 : f64
      %2 = uop.load %x[%second] : memref<1048576xf64> -> f64
      %3 = uop.neg %2 : f64
      uop.store %1, %o[%first] over (%i) {uop.piece = 0 : i64} : memref<1048576xf64>
      uop.store %3, %o[%second] over (%i) {uop.piece = 0 : i64} : memref<1048576xf64>
      uop.sink
    }
    ```
  }];
  let dependentDialects = ["::mlir::DLTIDialect", "::mlir::LLVM::LLVMDialect", "::uop::UOpDialect"];
}

def MathToIntrinsicsPass : Pass<"uop-math-to-intrinsics", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Turns math ops that GPUs have instructions for into intrinsics";
  let description = [{
    Upstream's conversions of the gpu dialect turn every op of math into a call
    of a device library, which must then be linked. This pass turns ops that
    GPUs have instructions for into LLVM intrinsics: `fma`, `sqrt`, `floor`,
    `ceil`, `trunc`, `roundeven`, `absf`, `copysign`. Other ops of math are
    errors: `uop-decompose` must have replaced them by arithmetic.

    Before:

    ```mlir
    gpu.module @kernels {
      gpu.func @k(%x: f32, %o: memref<1xf32>) kernel {
        %c0 = arith.constant 0 : index
        %0 = math.sqrt %x : f32
        memref.store %0, %o[%c0] : memref<1xf32>
        gpu.return
      }
    }
    ```

    After:

    ```mlir
    gpu.module @kernels {
      gpu.func @k(%x: f32, %o: memref<1xf32>) kernel {
        %c0 = arith.constant 0 : index
        %0 = llvm.call_intrinsic "llvm.sqrt"(%x) : (f32) -> f32
        memref.store %0, %o[%c0] : memref<1xf32>
        gpu.return
      }
    }
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def PrepareForPTXPass : Pass<"uop-prepare-for-ptx", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Adapts tensor map arguments and large shared memory to PTX";
  let description = [{
    The pass runs after `convert-gpu-to-nvvm`, which drops argument attributes.

    - The last `uop.num_tensor_maps` arguments of a kernel are tensor maps. They
      are passed by value (`llvm.byval`, `nvvm.grid_constant`), as bulk copies
      require.
    - A kernel with `uop.shared_bytes` needs more than 48 KiB of shared memory,
      which the launch must request. Its shared variables become parts of one
      array of unknown size, with unchanged alignment.
    - Loops of fixed length with divisions are not unrolled beyond 8 divisions:
      each division has a branch with a call, around which `ptxas` spills
      registers.

    Before:

    ```mlir
    gpu.module @kernels {
      llvm.mlir.global internal @a() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<40000 x i8>
      llvm.mlir.global internal @b() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<20000 x i8>
      llvm.func @k(%map: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel, uop.num_tensor_maps = 1 : i64, uop.shared_bytes = 60000 : i64} {
        %a = llvm.mlir.addressof @a : !llvm.ptr<3>
        %b = llvm.mlir.addressof @b : !llvm.ptr<3>
        %0 = llvm.load %a : !llvm.ptr<3> -> i8
        llvm.store %0, %b : i8, !llvm.ptr<3>
        llvm.return
      }
    }
    ```

    After:

    ```mlir
    gpu.module @kernels {
      llvm.mlir.global external @uop_shared() {addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : !llvm.array<0 x i8>
      llvm.func @k(%map: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}) attributes {gpu.kernel, nvvm.kernel, uop.num_tensor_maps = 1 : i64, uop.shared_bytes = 60000 : i64} {
        %shared = llvm.mlir.addressof @uop_shared : !llvm.ptr<3>
        %a = llvm.getelementptr %shared[0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
        %b = llvm.getelementptr %shared[40000] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
        %0 = llvm.load %a : !llvm.ptr<3> -> i8
        llvm.store %0, %b : i8, !llvm.ptr<3>
        llvm.return
      }
    }
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::NVVM::NVVMDialect"];
}

def PrepareForSPIRVPass : Pass<"uop-prepare-for-spirv", "::mlir::ModuleOp"> {
  let summary = "Prepares the kernels of a gpu.module for OpenCL";
  let description = [{
    OpenCL cannot pass a pointer into the middle of a buffer. Each buffer
    therefore becomes a pointer to the first element of its memory, and an
    additional index argument after all others gives the offset of the buffer;
    `gpu.launch_func` passes 0. Scratch is in the storage class Function. Some
    ops have no conversion to the spirv dialect upstream, or their OpenCL
    counterpart leaves results unspecified. The pass replaces them: `maximumf`
    and `minimumf`, because of signed zeros, extrema of `i1`, and `math.trunc`.

    Before:

    ```mlir
    gpu.module @kernels {
      gpu.func @k(%x: memref<4xf32, #gpu.address_space<global>>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
        %i = gpu.thread_id x
        %0 = memref.load %x[%i] : memref<4xf32, #gpu.address_space<global>>
        %1 = arith.addf %0, %0 : f32
        memref.store %1, %x[%i] : memref<4xf32, #gpu.address_space<global>>
        gpu.return
      }
    }
    ```

    After:

    ```mlir
    gpu.module @kernels {
      gpu.func @k(%x: memref<?xf32, #spirv.storage_class<CrossWorkgroup>>, %first: index) kernel attributes {known_block_size = array<i32: 4, 1, 1>, spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
        %i = gpu.thread_id x
        %p = arith.addi %i, %first : index
        %0 = memref.load %x[%p] : memref<?xf32, #spirv.storage_class<CrossWorkgroup>>
        %1 = arith.addf %0, %0 : f32
        %q = arith.addi %i, %first : index
        memref.store %1, %x[%q] : memref<?xf32, #spirv.storage_class<CrossWorkgroup>>
        gpu.return
      }
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::spirv::SPIRVDialect"];
}

#endif // UOP_CONVERSION_GPUPASSES_TD
