//===- GPUPasses.td - Passes on kernels of devices ---------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_GPUPASSES_TD
#define UOP_CONVERSION_GPUPASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertUOpToGPUPass : Pass<"convert-uop-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Kernels become functions of a gpu.module";
  let description = [{
    Every `uop.kernel` is lowered as `convert-uop-to-loops` does, and the range of
    kind `thread`, which that leaves to the caller, is shared by the threads of a
    grid: one point for each, in blocks of one dimension. Threads beyond the last
    point do nothing. A kernel without such a range is run by one thread.

    The `gpu.func` takes the kernel's buffers in global memory, then its
    variables. Its attribute `uop.thread_extent` is the number of points, and
    `known_block_size` how many threads a block has; a launch has as many blocks
    as that takes, which `known_grid_size` says.

    A kernel with `uop.concurrent` and several threads in a block has the block's
    scratch in workgroup memory, and `gpu.thread_id` and `gpu.barrier` in place of
    `uop.special` and `uop.barrier`. Other kernels with blocks of their own have one
    thread for each, which runs the block's threads one after another.

    A `uop.fold` with `uop.matrix_unit` in such a kernel becomes `nvgpu.ldmatrix` and
    `nvvm.mma.sync` if its inputs are the elements that the attribute says, and else
    the loop that it is. Stores of loaded vectors with `uop.async` become
    `nvgpu.device_async_copy`, a group for each row of stores, and `uop.wait` of a
    barrier `nvvm.cp.async.wait.group`.

    A loop with `uop.warp_roles` is emitted for the threads that multiply and for the one
    that copies, with `nvvm.mbarrier` ops between them, `nvvm.wgmma.mma_async` for its
    product and `nvvm.cp.async.bulk.tensor` for its copies. The tensors that these copy
    boxes of are arguments after all others, with `uop.tensor_map`; a launch makes them,
    and asks for `uop.shared_bytes` of memory. What does not fit together there is a loop
    as any other.

    A kernel that calls a function of the host, or whose scratch for each thread
    is more than `max-scratch-bytes`, is an error that names the op.

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
           "Threads of a block, where there are as many points">,
    Option<"maxScratchBytes", "max-scratch-bytes", "int64_t",
           /*default=*/"65536",
           "The most scratch memory that a thread may have">,
    Option<"nativeF16", "native-f16", "bool", /*default=*/"false",
           "The target converts f16 from and to f32 by instructions">];
}

def MapToBlocksPass : Pass<"uop-map-to-blocks", "::uop::KernelOp"> {
  let summary = "Long reductions of a kernel are shared by the threads of a block";
  let description = [{
    Where the target's description says that it is faster, the kernel gets a group
    of threads for each point of the ranges that `uop-map-to-grid` would give to
    threads, and a block has one or more groups. The threads of a group share a
    range of each reduction, and of each store that has one more: a thread takes
    every N-th point of it, so that neighbouring threads read neighbouring
    elements; or as many neighbouring points as 16 bytes have, where all accesses are
    proved to be aligned to that. Where memory is contiguous along the points, as it is for sums of
    columns, neighbouring threads have neighbouring points instead. The order of a
    sum is another one, as between schedules of the CPU.

    With the option `shuffles` the threads of a warp merge what they have by
    shuffles, which need neither memory nor barriers, and groups of more than a
    warp then merge what their warps have through memory of the block. Such
    accumulators are scratch of the block with the attribute `uop.lanes`: each
    thread has an element, which `convert-uop-to-gpu` keeps in a register of it.
    Without shuffles, and with neighbouring points, reductions are merged through
    memory of the block, half of the threads at a time.

    A sum of products of which one factor depends on some ranges of the result and
    the other factor on others, as of two matrices or of an image and a filter, is
    computed in tiles. A block has one tile; each thread has elements of it in
    registers, spread so that neighbouring threads read and store neighbouring
    elements. For some terms of the sums at a time the threads bring the two
    factors into memory of the block. What is beyond an edge is computed as the last
    element is and not stored, and terms beyond the last one are 0.

    With the option `matrix-units`, a product of two factors of `f16`, of `bf16` or
    of `i8`, or of such factors that are converted to a wider type, is computed by
    matrix units where that is faster. With `widened-units`, so are factors of
    `f8E4M3FN` or `f8E5M2` that are converted to `bf16` or `f32`: a warp widens them
    to `f16`, which has all their values. Then each thread has the elements that it
    has in the fragments of `mma.sync`, factors are staged in the narrow type, in
    rows an odd number of pieces of 16 bytes long, and the `uop.fold` that adds
    the terms has the attribute `uop.matrix_unit`: `convert-uop-to-gpu` lets a warp
    compute it at once. What the kernel says is the same with the attribute and
    without it. A missed remark `MatrixUnits` says why they are not used.

    If both factors are loaded as they are, from memory that is proved to be aligned
    to 16 bytes, and the terms of all sums fill whole parts, the block's memory may
    hold two parts: one is copied while the other one is multiplied. The stores that
    copy have the attribute `uop.async`, the number of later rows of such stores that
    need not have ended when something reads what they wrote. A missed remark
    `Stages` says why they do not.

    With the option `warpgroups`, such a product may have as many blocks as the device has
    processors, which take tiles in turn: a `uop.if` with `uop.warp_roles`. Some
    warpgroups multiply 64 rows of a tile each, and one thread more copies the
    factors, in boxes, as many stages ahead as memory of the block holds: stores with
    `uop.bulk_copy`, which says of what tensor they copy boxes. The loop over the
    stages has `uop.stage_loop`, and its `uop.fold` `uop.warpgroup_product`.
    `convert-uop-to-gpu` makes a loop for those that copy and one for those that
    multiply of it. Both factors are loaded as they are, from memory that is proved to
    be aligned to 16 bytes, with rows a multiple of that apart. Terms beyond the last
    one are zeros of either sign. A remark `Warpgroups` says what was chosen, or why
    there are none.

    An online softmax, as `uop-form-cascades` makes it of attention, is computed for
    16 rows a warp: scores, weights and sums are registers, the lanes of a row merge
    what they have by shuffles, and the factors of both products are brought into
    memory of the block, some scores at a time. Both products may be of matrix units.
    A remark `Cascade` says what was chosen, or why a thread has a row alone.

    Reductions, `uop.fold` that is commutative, and tiles that a block makes once
    are shared. A kernel stays as it is, with a missed remark of category
    `uop-map-to-blocks`, where something is carried in order, where it reads what
    it writes, and where a thread for each point is faster.

    The numbers that decide are entries `uop.NAME` of the device `GPU` of
    `dlti.target_system_spec`: `processors`, `processor_threads`, `block_threads`,
    `local_bytes`, `access_bytes`, `sector_bytes`, `memory_bytes_per_ns`, `cache_bytes_per_ns`,
    `load_ns`, `latency_ns`, `barrier_ns`, `shuffle_ns`, `block_ns`, `processor_blocks`, `processor_local_bytes`, `processor_registers`, `local_loads_per_ns`, `products_per_ns`,
    `matrix_products_per_ns`, `warpgroup_products_per_ns`, `warpgroup_local_bytes`.

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

    After, with `threads=2`, which leaves one step of the merge:

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
           "Threads of each point, a power of two, in every kernel that can have "
           "blocks; 0: as the target's description says">,
    Option<"points", "points", "int64_t", /*default=*/"0",
           "With threads: points of a block, a power of two; 0: one">,
    Option<"across", "across", "bool", /*default=*/"false",
           "With threads and points: neighbouring threads have neighbouring points">,
    Option<"shuffles", "shuffles", "bool", /*default=*/"false",
           "The target's threads run in warps of 32 that shuffle registers">,
    ListOption<"tile", "tile", "int64_t",
               "The tile of every sum of products: rows and columns of threads, "
               "rows and columns of a thread, terms at a time">,
    Option<"matrixUnits", "matrix-units", "bool", /*default=*/"false",
           "The target has mma.sync, ldmatrix and cp.async, as NVIDIA's chips of "
           "sm_80 and later do">,
    Option<"widenedUnits", "widened-units", "bool", /*default=*/"false",
           "With matrix units: the target widens f8 to f16, as NVIDIA's chips of "
           "sm_89 and later do">,
    Option<"stages", "stages", "int64_t", /*default=*/"0",
           "Parts of the factors of such a product that the block's memory holds: "
           "1, or 2, of which one is copied while the other is multiplied; 0: as "
           "the target's description says">,
    Option<"warpgroups", "warpgroups", "bool", /*default=*/"false",
           "The target has wgmma, bulk copies of tensors and mbarriers, as "
           "sm_90a has">,
    ListOption<"warpgroupTile", "warpgroup-tile", "int64_t",
               "With warpgroups, of every product that they can compute: "
               "warpgroups of 64 rows, columns, stages">];
}

def InsertBarriersPass : Pass<"uop-insert-barriers", "::uop::KernelOp"> {
  let summary = "Barriers where threads of a block hand something on";
  let description = [{
    Each statement of a kernel runs for all threads of a block before the next one.
    On a GPU threads run side by side, and a barrier is what keeps them together.
    This pass inserts one before a statement that reads or writes a buffer that a
    statement since the last barrier wrote, or writes one that such a statement
    read; registers are of one thread. In a loop, the last statements come before
    the first ones of the next round. A barrier before a statement that reads what
    stores with `uop.async` wrote has `uop.wait`, with the same number: the threads
    first wait for their copies, but for so many of the last rows.

    The kernel then has the attribute `uop.concurrent`, which tells
    `convert-uop-to-gpu` that a thread may be one of the GPU's. A kernel does not
    get it, with a missed remark of category `uop-insert-barriers`, where a barrier
    would be under a condition that differs among the threads, or where a block
    shares more memory than the target has: one thread runs it for its whole
    block then.

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
  let summary = "The parallel ranges of a kernel become its grid of threads";
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

    A kernel of statements that run one after the other, as those of scattered rows,
    gets a thread for each column: where all that it stores, and all that it reads
    of what it stores, are elements of one column, at multiples of the number of
    columns from it, threads do not meet. A remark `Columns` says so.

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
  let summary = "Tensor maps and large memory of blocks, as launches pass them";
  let description = [{
    After `convert-gpu-to-nvvm`, which keeps no attributes of arguments, the last
    `uop.num_tensor_maps` arguments of a kernel are passed by value (`llvm.byval`,
    `nvvm.grid_constant`), as bulk copies take tensor maps. The blocks of a kernel with `uop.shared_bytes` share more memory than 48 KiB,
    which a launch must ask for: its variables become parts of one array without a
    size, each aligned as it was. Loops of fixed length with divisions are not
    unrolled beyond 8 divisions: each has a branch that calls a function, around
    which `ptxas` spills registers.

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
