//===- KernelPasses.td - Passes on kernels -----------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Input: scalars over ranges, with a uop.bufferize for each tensor that is
// written. Output: kernels as symbols, and their launches on tensors.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_KERNELPASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_KERNELPASSES_TD

include "mlir/Pass/PassBase.td"
include "uop/Dialect/UOp/Transforms/SchedulePasses.td"

def FormKernelsPass : Pass<"uop-form-kernels", "::mlir::ModuleOp"> {
  let summary = "Turns each materialized tensor into a kernel and a launch";
  let description = [{
    A `uop.bufferize` and the scalar ops that compute it become a `uop.kernel`
    with 1-D memref arguments and a `uop.launch` in destination-passing form.
    Ranges are numbered from 0 in nesting order and arguments in order of use,
    so that equal kernels have equal text. A kernel's name consists of its kind
    (`r` with a reduction, `e` without) and the sizes of its ranges.

    Empty tensors and constants need no kernel. Neither do consecutive elements
    of a tensor in memory, in any shape: kernels read them from that tensor, and
    other users get a `uop.shrink` of it, which becomes a copy. A state that is
    written later and a donated argument are copied by a kernel, so that they
    can be updated in place.

    A kernel runs on the device of its operands (see `uop.copy`). Its result is
    then a `bufferization.alloc_tensor` whose memory space is the name of the
    device, and operands without a device are copied to it.

    Before:

    ```mlir
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %0 = uop.index %x[%i, %k] : tensor<4x8xf32> -> f32
      %1 = uop.reduce add %0 over (%k) : f32
      %2 = uop.bufferize %1 over (%i) : f32 -> tensor<4xf32>
      return %2 : tensor<4xf32>
    }
    ```

    After:

    ```mlir
    uop.kernel @r_4_8(%x: memref<32xf32>, %o: memref<4xf32>) {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %c8 = uop.const 8 : index
      %0 = uop.mul %i, %c8 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %x[%1] : memref<32xf32> -> f32
      %3 = uop.reduce add %2 over (%k) : f32
      uop.store %3, %o[%i] over (%i) : memref<4xf32>
      uop.sink
    }
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
      %0 = tensor.empty() : tensor<4xf32>
      %1 = uop.launch @r_4_8 ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    ```
  }];
  let options = [
    Option<"markKept", "mark-kept", "bool", /*default=*/"false",
           "Mark launches that compute the operand of `uop.contiguous` with the "
           "attribute `uop.kept`, which uop-merge-kernels obeys and removes">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect",
                           "::mlir::bufferization::BufferizationDialect"];
}

def MergeKernelsPass : Pass<"uop-merge-kernels", "::mlir::ModuleOp"> {
  let summary = "Merges launches that share loops and data";
  let description = [{
    The pass merges two launches if one reads what the other writes, or if both
    read the same tensor, and if a merged kernel that stores the results of both
    is estimated to be faster. Merging saves a launch, reads shared operands
    once, and does not store a result that only the other kernel reads. But
    operands that fit into the cache separately may not fit together, and
    `uop-select-schedule` may have schedules for each kernel but none for the
    merged one. For long computations, the pass runs this selection to estimate
    the time. The estimate of the merged kernel may exceed that of both kernels
    by the fraction `uop.least_gain` of the target, at most by a launch, plus
    the memory time of the results that it does not store.

    The outermost ranges of all stores must have the same size. They become one
    range, which threads may share. Inner ranges that agree, and reductions over
    equal sizes, are shared as well. If one kernel reads what the other writes,
    there are two cases: the element depends only on the shared ranges and is
    used as a value, or it is in the same row, and a local buffer holds the row.

    Launches are not merged if

    * one of them computes the operand of `uop.contiguous` (attribute
      `uop.kept`);
    * a launch between them depends on the first and feeds the second;
    * a kernel has control flow, scratch or attributes;
    * they are on different devices;
    * one replaces a state that the other reads;
    * the merged kernel would have too many arguments or ops.

    Kernels that only share operands are merged up to 32 results. A launch whose
    merged kernel was too large twice is skipped from then on, so that the pass
    takes time linear in the number of launches.

    Each decision is a remark of category `uop-merge-kernels` with the times of
    the merged kernel and of both kernels.

    Before:

    ```mlir
    uop.kernel @r_4_8(%x: memref<32xf32>, %o: memref<4xf32>) {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %c8 = uop.const 8 : index
      %0 = uop.mul %i, %c8 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %x[%1] : memref<32xf32> -> f32
      %3 = uop.reduce add %2 over (%k) : f32
      uop.store %3, %o[%i] over (%i) : memref<4xf32>
      uop.sink
    }
    uop.kernel @r_4_8n1(%x: memref<32xf32>, %s: memref<4xf32>, %o: memref<4xf32>) {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %c8 = uop.const 8 : index
      %0 = uop.mul %i, %c8 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %x[%1] : memref<32xf32> -> f32
      %3 = uop.load %s[%i] : memref<4xf32> -> f32
      %4 = uop.sub %2, %3 : f32
      %5 = uop.reduce max %4 over (%k) : f32
      uop.store %5, %o[%i] over (%i) : memref<4xf32>
      uop.sink
    }
    func.func @main(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
      %0 = tensor.empty() : tensor<4xf32>
      %1 = uop.launch @r_4_8 ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
      %2 = tensor.empty() : tensor<4xf32>
      %3 = uop.launch @r_4_8n1 ins(%x, %1 : tensor<4x8xf32>, tensor<4xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
      return %1, %3 : tensor<4xf32>, tensor<4xf32>
    }
    ```

    After:

    ```mlir
    uop.kernel @r_4_8_8(%x: memref<32xf32>, %s: memref<4xf32>, %o: memref<4xf32>) {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %c8 = uop.const 8 : index
      %0 = uop.mul %i, %c8 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %x[%1] : memref<32xf32> -> f32
      %3 = uop.reduce add %2 over (%k) : f32
      %q = uop.range 2 to 8 reduce : index
      %4 = uop.add %0, %q : index
      %5 = uop.load %x[%4] : memref<32xf32> -> f32
      %6 = uop.sub %5, %3 : f32
      %7 = uop.reduce max %6 over (%q) : f32
      uop.store %3, %s[%i] over (%i) : memref<4xf32>
      uop.store %7, %o[%i] over (%i) : memref<4xf32>
      uop.sink
    }
    func.func @main(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
      %0 = tensor.empty() : tensor<4xf32>
      %1 = tensor.empty() : tensor<4xf32>
      %2:2 = uop.launch @r_4_8_8 ins(%x : tensor<4x8xf32>) outs(%0, %1 : tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, tensor<4xf32>
      return %2#0, %2#1 : tensor<4xf32>, tensor<4xf32>
    }
    ```
  }];
  let options = scheduleOptions;
}

def FormScattersPass : Pass<"uop-form-scatters", "::uop::KernelOp"> {
  let summary = "Turns masked reductions over all updates into scatters";
  let description = [{
    Tensor programs write a scatter as a reduction over all updates, masked by a
    comparison of the update's index with the position in the output: one
    comparison for each pair of update and position. In a kernel with one such
    reduction, the pass first stores the initial elements. A loop over the
    updates then combines each update with the element at its index. A separate
    statement computes the remaining ops on the result of the reduction.

    The reduced element has the form
    `where(index == position and ..., update, identity)`. The kernel has no
    other reduction, except one that tests whether there is an update at all.
    The reduction must accumulate in the type of the output, which holds the
    partial results. Sums and products of floats start from the identity, and
    the initial element is added last; integers, maxima and minima start from
    the initial element. The position is an axis of the output, or several axes
    in order and without gaps. The index may differ along the other axes; then
    the loop over the updates is over these, too. An index or a value that would
    be read from a tile is recomputed for each update. Kernels with several
    stores, a schedule or explicit threads are skipped, and so are kernels with
    few positions. A remark of category `uop-form-scatters` has the number of
    comparisons.

    Before:

    ```mlir
    uop.kernel @r_64_16_32(%n: memref<32xi32>, %u: memref<512xf32>, %x: memref<1024xf32>, %o: memref<1024xf32>) {
      %i = uop.range 0 to 64 : index
      %j = uop.range 1 to 16 : index
      %k = uop.range 2 to 32 reduce : index
      %c16 = uop.const 16 : index
      %zero = uop.const 0.0 : f32
      %0 = uop.load %n[%k] : memref<32xi32> -> i32
      %1 = uop.cast %0 : i32 -> index
      %2 = uop.cmp eq %1, %i : index
      %3 = uop.mul %k, %c16 : index
      %4 = uop.add %3, %j : index
      %5 = uop.load %u[%4] : memref<512xf32> -> f32
      %6 = uop.where %2, %5, %zero : f32
      %7 = uop.reduce add %6 over (%k) : f32
      %8 = uop.mul %i, %c16 : index
      %9 = uop.add %8, %j : index
      %10 = uop.load %x[%9] : memref<1024xf32> -> f32
      %11 = uop.add %10, %7 : f32
      uop.store %11, %o[%9] over (%i, %j) : memref<1024xf32>
      uop.sink
    }
    ```

    After:

    ```mlir
    uop.kernel @r_64_16_32(%n: memref<32xi32>, %u: memref<512xf32>, %x: memref<1024xf32>, %o: memref<1024xf32>) {
      %i = uop.range 0 to 64 : index
      %j = uop.range 1 to 16 : index
      %c16 = uop.const 16 : index
      %0 = uop.mul %i, %c16 : index
      %1 = uop.add %0, %j : index
      %2 = uop.load %x[%1] : memref<1024xf32> -> f32
      %none = uop.const -0.0 : f32
      uop.store %none, %o[%1] over (%i, %j) : memref<1024xf32>
      %k = uop.range 2 to 32 : index
      %3 = uop.load %n[%k] : memref<32xi32> -> i32
      %4 = uop.cast %3 : i32 -> index
      %c0 = uop.const 0 : index
      %c64 = uop.const 64 : index
      %5 = uop.cmp le %c0, %4 : index
      %6 = uop.cmp lt %4, %c64 : index
      %7 = uop.and %5, %6 : i1
      %8 = uop.mul %k, %c16 : index
      uop.if %7 over (%k) {
        %l = uop.range 3 to 16 : index
        %9 = uop.add %8, %l : index
        %10 = uop.load %u[%9] : memref<512xf32> -> f32
        %11 = uop.mul %4, %c16 : index
        %12 = uop.add %11, %l : index
        %13 = uop.load %o[%12] : memref<1024xf32> -> f32
        %14 = uop.add %13, %10 : f32
        uop.store %14, %o[%12] over (%l) : memref<1024xf32>
      }
      %15 = uop.load %o[%1] : memref<1024xf32> -> f32
      %16 = uop.add %2, %15 : f32
      uop.store %16, %o[%1] over (%i, %j) : memref<1024xf32>
      uop.sink
    }
    ```
  }];
}

def UpdateInPlacePass : Pass<"uop-update-in-place", "::mlir::ModuleOp"> {
  let summary = "Writes new contents of globals and donated arguments in place";
  let description = [{
    If a launch computes the new contents of a global that the function writes
    at its end, and nothing reads the old contents after that launch, the launch
    writes the global itself. The kernel may read the old contents if it reads
    each element at the position that it writes: the two arguments become one. A
    store of `where(c, value, old element)` then becomes a store of the value
    gated by `c`, or a store over shorter ranges if `c` bounds them. Other
    kernels that read the old contents are moved before the launch.
    A kernel with reductions keeps memory of its own if it and a copy have a
    lower price (`uop-price-kernels`) than the kernel in place.

    If a value in the memory of the global is needed after the write, as a
    result of the function or as the new contents of another global, it is
    copied before the write.

    In the same way, a launch that computes a result of the function may take
    the memory of an argument that is marked `uop.donated`, has the same element
    type and size, and is not read later. An argument that the launch itself
    reads is preferred. Among these, the result of the argument's own number is
    preferred, so that the states of a loop stay where they are, and then the
    first. Each argument is taken once. Functions
    that are called in the module keep their arguments. For each donated
    argument, a remark of category `uop-update-in-place` names the result that
    took it, or the reason why none did.

    Before:

    ```mlir
    memref.global "private" @uop_buffer_3 : memref<4xf32> = dense<0.0>
    uop.kernel @e_4(%b: memref<4xf32>, %x: memref<4xf32>, %o: memref<4xf32>) {
      %i = uop.range 0 to 4 : index
      %0 = uop.load %b[%i] : memref<4xf32> -> f32
      %1 = uop.load %x[%i] : memref<4xf32> -> f32
      %2 = uop.add %0, %1 : f32
      uop.store %2, %o[%i] over (%i) : memref<4xf32>
      uop.sink
    }
    func.func @main(%x: tensor<4xf32>) {
      %memory = memref.get_global @uop_buffer_3 : memref<4xf32>
      %b = bufferization.to_tensor %memory restrict writable : memref<4xf32> to tensor<4xf32>
      %init = tensor.empty() : tensor<4xf32>
      %0 = uop.launch @e_4 ins(%b, %x : tensor<4xf32>, tensor<4xf32>) outs(%init : tensor<4xf32>) -> tensor<4xf32>
      bufferization.materialize_in_destination %0 in writable %memory : (tensor<4xf32>, memref<4xf32>) -> ()
      return
    }
    ```

    After, the kernel loads `%b` from `%o`, and the launch is
    `uop.launch @e_4 ins(%x : tensor<4xf32>) outs(%b : tensor<4xf32>)`.
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
}

def ThreadKernelsPass : Pass<"uop-thread-kernels", "::uop::KernelOp"> {
  let summary = "Lets threads share a loop of a large kernel";
  let description = [{
    If the estimated time of a kernel is at least `min-time`, the first range of
    all its stores gets kind `thread`: the lowered kernel can run any slice of
    it. Smaller kernels stay serial, because distributing the work would cost
    more than it saves.

    If the iterations of the first range do not divide evenly, such as 3 for 2
    threads, or if a run decides how many they are, another range of all stores
    is taken instead. It must divide more evenly, and every reduction must depend
    on it.

    Before:

    ```mlir
    uop.kernel @e_4096_4096(%x: memref<16777216xf32>, %o: memref<16777216xf32>) {
      %i = uop.range 0 to 4096 : index
      %j = uop.range 1 to 4096 : index
      %c4096 = uop.const 4096 : index
      %0 = uop.mul %i, %c4096 : index
      %1 = uop.add %0, %j : index
      %2 = uop.load %x[%1] : memref<16777216xf32> -> f32
      %3 = uop.sqrt %2 : f32
      uop.store %3, %o[%1] over (%i, %j) : memref<16777216xf32>
      uop.sink
    }
    ```

    After, `%i` is `uop.range 0 to 4096 thread : index`.

    Each decision is a remark of category `uop-thread-kernels`.
  }];
  let options = [
    Option<"minTime", "min-time", "int64_t", /*default=*/"-1",
           "Least estimated nanoseconds of a kernel that threads share; below "
           "0: the target's value">,
    Option<"threads", "threads", "int64_t", /*default=*/"1",
           "Number of threads; 1: as many as the target has">
  ];
}

def SplitBordersPass : Pass<"uop-split-borders", "::uop::KernelOp"> {
  let summary = "Stores a constant border separately from its interior";
  let description = [{
    If a kernel computes a value and pads it, `uop.pad` becomes a selection
    between the value and a constant. If the value is a reduction and the
    condition only compares ranges with constants, the pass splits the store.
    One store covers the interior, without the selection; one for each side of
    the border stores the constant. Nothing is computed for the border, and the
    interior loops have the sizes of the value. Kernels with several stores, a
    schedule or explicit threads are skipped. A remark of category
    `uop-split-borders` has the number of elements of the output and of the
    interior.

    Before:

    ```mlir
    uop.kernel @r_6_4(%x: memref<16xf32>, %o: memref<6xf32>) {
      %i = uop.range 0 to 6 : index
      %c1 = uop.const 1 : index
      %c5 = uop.const 5 : index
      %low = uop.cmp ge %i, %c1 : index
      %high = uop.cmp lt %i, %c5 : index
      %in = uop.and %low, %high : i1
      %k = uop.range 1 to 4 reduce : index
      %c4 = uop.const 4 : index
      %c-4 = uop.const -4 : index
      %0 = uop.mul %i, %c4 : index
      %1 = uop.add %0, %k : index
      %2 = uop.add %1, %c-4 : index
      %3 = uop.load %x[%2] if %in : memref<16xf32> -> f32
      %4 = uop.reduce add %3 over (%k) : f32
      %zero = uop.const 0.0 : f32
      %5 = uop.where %in, %4, %zero : f32
      uop.store %5, %o[%i] over (%i) : memref<6xf32>
      uop.sink
    }
    ```

    After:

    ```mlir
    uop.kernel @r_6_4(%x: memref<16xf32>, %o: memref<6xf32>) {
      %zero = uop.const 0.0 : f32
      %c0 = uop.const 0 : index
      uop.store %zero, %o[%c0] over () : memref<6xf32>
      %c5 = uop.const 5 : index
      uop.store %zero, %o[%c5] over () : memref<6xf32>
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 4 reduce : index
      %c4 = uop.const 4 : index
      %0 = uop.mul %i, %c4 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %x[%1] : memref<16xf32> -> f32
      %3 = uop.reduce add %2 over (%k) : f32
      %c1 = uop.const 1 : index
      %4 = uop.add %i, %c1 : index
      uop.store %3, %o[%4] over (%i) : memref<6xf32>
      uop.sink
    }
    ```
  }];
}

def SplitSelectionsPass : Pass<"uop-split-selections", "::uop::KernelOp"> {
  let summary = "Stores the parts of a selection by position separately";
  let description = [{
    `uop.cat` becomes a selection of one of its operands by position. A loop
    over all positions would evaluate all operands for each element. If the
    conditions compare ranges of the store with constants, the pass creates a
    store for each part, which computes only the operand of that part. Axes
    along which there is one part keep their ranges, so that the parts share
    these loops.

    Kernels with several stores, reductions, a schedule or explicit threads are
    skipped, and so are kernels that would get more than 128 stores and more
    than two for each selection. A loop that a condition divides by a constant,
    as the merged loops of a reshape are, becomes two loops first. The pass
    compares the prices of both kernels and splits if that is faster. If threads
    share the kernel and the parts have no common loop, the price of the
    selection is divided by the number of threads.

    Each decision is a remark of category `uop-split-selections`.

    Before:

    ```mlir
    uop.kernel @e_6(%x: memref<2xf32>, %y: memref<4xf32>, %o: memref<6xf32>) {
      %i = uop.range 0 to 6 : index
      %c2 = uop.const 2 : index
      %first = uop.cmp lt %i, %c2 : index
      %0 = uop.load %x[%i] if %first : memref<2xf32> -> f32
      %c1 = uop.const 1 : index
      %second = uop.cmp lt %c1, %i : index
      %c-2 = uop.const -2 : index
      %1 = uop.add %i, %c-2 : index
      %2 = uop.load %y[%1] if %second : memref<4xf32> -> f32
      %3 = uop.where %first, %0, %2 : f32
      uop.store %3, %o[%i] over (%i) : memref<6xf32>
      uop.sink
    }
    ```

    After:

    ```mlir
    uop.kernel @e_6(%x: memref<2xf32>, %y: memref<4xf32>, %o: memref<6xf32>) {
      %i = uop.range 1 to 2 : index
      %0 = uop.load %x[%i] : memref<2xf32> -> f32
      uop.store %0, %o[%i] over (%i) : memref<6xf32>
      %j = uop.range 2 to 4 : index
      %1 = uop.load %y[%j] : memref<4xf32> -> f32
      %c2 = uop.const 2 : index
      %2 = uop.add %j, %c2 : index
      uop.store %1, %o[%2] over (%j) : memref<6xf32>
      uop.sink
    }
    ```
  }];
  let dependentDialects = ["::uop::UOpDialect"];
}

def ShareKernelsPass : Pass<"uop-share-kernels", "::mlir::ModuleOp"> {
  let summary = "Makes kernels equal that differ only in the offsets of their reads";
  let description = [{
    The steps of an unrolled loop apply the same ops to different parts of one
    tensor. The offset of the part is a constant in each kernel, so that no two
    kernels are equal and each is compiled. If kernels differ only in the
    offsets at which they read an argument, this pass makes the launches pass
    slices of the tensor, as `uop.reshape` and `uop.shrink` with the attribute
    `uop.window`. In plans for the CPU they are views of the buffer, else copies
    (see the option `windows` of `uop-bufferize`).
    `uop-dedup-kernels` then keeps one of the kernels.

    An argument becomes a slice if its only uses are loads, if the bounds of their
    offsets exclude some elements, and if nothing writes the tensor in place: it
    is neither a state nor donated by the caller. Kernels with control flow are
    skipped.

    Each changed kernel is a remark of category `uop-share-kernels`.

    Before:

    ```mlir
    uop.kernel @e_32(%x: memref<64xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<64xf32> -> f32
      %1 = uop.exp %0 : f32
      uop.store %1, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    uop.kernel @e_32n1(%x: memref<64xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %c32 = uop.const 32 : index
      %p = uop.add %i, %c32 : index
      %0 = uop.load %x[%p] : memref<64xf32> -> f32
      %1 = uop.exp %0 : f32
      uop.store %1, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    func.func @main(%x: tensor<64xf32>) -> (tensor<32xf32>, tensor<32xf32>) {
      %0 = tensor.empty() : tensor<32xf32>
      %1 = uop.launch @e_32 ins(%x : tensor<64xf32>) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
      %2 = tensor.empty() : tensor<32xf32>
      %3 = uop.launch @e_32n1 ins(%x : tensor<64xf32>) outs(%2 : tensor<32xf32>) -> tensor<32xf32>
      return %1, %3 : tensor<32xf32>, tensor<32xf32>
    }
    ```

    After, both kernels have an argument `%x: memref<32xf32>` and read it at
    `%i`:

    ```
    %4 = uop.shrink %x offsets [0] sizes [32] {uop.window} : tensor<64xf32> -> tensor<32xf32>
    %1 = uop.launch @e_32 ins(%4 : tensor<32xf32>) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
    %5 = uop.shrink %x offsets [32] sizes [32] {uop.window} : tensor<64xf32> -> tensor<32xf32>
    %3 = uop.launch @e_32n1 ins(%5 : tensor<32xf32>) outs(%2 : tensor<32xf32>) -> tensor<32xf32>
    ```
  }];
  let dependentDialects = ["::uop::UOpDialect"];
}

def DedupKernelsPass : Pass<"uop-dedup-kernels", "::mlir::ModuleOp"> {
  let summary = "Merges equal kernels";
  let description = [{
    Two kernels are equal if their bodies are equal, apart from names and
    locations. Launches of the later kernel then call the first one. The
    remaining kernels are renumbered, so that their names have no gaps.

    Before:

    ```mlir
    uop.kernel @e_32(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<32xf32> -> f32
      uop.store %0, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    uop.kernel @e_32n1(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<32xf32> -> f32
      uop.store %0, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    func.func @main(%x: memref<32xf32>, %y: memref<32xf32>, %z: memref<32xf32>) {
      uop.launch @e_32 ins(%x : memref<32xf32>) outs(%y : memref<32xf32>)
      uop.launch @e_32n1 ins(%y : memref<32xf32>) outs(%z : memref<32xf32>)
      return
    }
    ```

    After, both launches name `@e_32`, and `@e_32n1` is gone.
  }];
}

def NoteFinitePass : Pass<"uop-note-finite", "::mlir::ModuleOp"> {
  let summary = "Notes which arguments of kernels are finite";
  let description = [{
    An argument of a kernel is noted in its attribute `uop.finite` if it is a constant
    without infinities and NaNs in all launches of the kernel. 0 times such an
    element is 0, which `uop-trim-reductions` uses. Only kernels are noted that sum
    products of reads under a gate; each is a remark of category `uop-note-finite`.

    Before:

    ```mlir
    uop.kernel @blur(%x: memref<64xf32>, %w: memref<3xf32>, %o: memref<64xf32>) {
      %i = uop.range 0 to 64 : index
      %k = uop.range 1 to 3 reduce : index
      %c0 = uop.const 0 : index
      %c1 = uop.const -1 : index
      %0 = uop.add %i, %k : index
      %1 = uop.cmp lt %c0, %0 : index
      %2 = uop.add %0, %c1 : index
      %3 = uop.load %x[%2] if %1 : memref<64xf32> -> f32
      %4 = uop.load %w[%k] : memref<3xf32> -> f32
      %5 = uop.mul %3, %4 : f32
      %6 = uop.reduce add %5 over (%k) : f32
      uop.store %6, %o[%i] over (%i) : memref<64xf32>
      uop.sink
    }
    func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {
      %w = arith.constant dense<[0.25, 0.5, 0.25]> : tensor<3xf32>
      %0 = tensor.empty() : tensor<64xf32>
      %1 = uop.launch @blur ins(%x, %w : tensor<64xf32>, tensor<3xf32>) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
      return %1 : tensor<64xf32>
    }
    ```

    After, `@blur` has the attribute `uop.finite = array<i64: 1>`.
  }];
  let options = [
    Option<"onlyNew", "only-new", "bool", /*default=*/"false",
           "Do not read constants again that are noted already">
  ];
}

def SinkConstantsPass : Pass<"uop-sink-constants", "::mlir::ModuleOp"> {
  let summary = "Moves constants into loops and branches";
  let description = [{
    The functions of a `uop.while` or `uop.if` kernel get as arguments what they use from
    outside. If such an argument is a constant, or a reshape of one, each function that
    reads it gets the constant itself, and the argument is removed. So `uop-pack-constants`
    and the evaluation of constants handle weights that are read in a loop as they handle
    others. The state of a loop stays, even if its initial value is a constant. Functions
    with other callers stay as they are. Each constant is a remark of category
    `uop-sink-constants`.

    Before:

    ```mlir
    uop.kernel private @choose(%0: memref<1xi1>, %1: memref<2xf32>, %2: memref<2xf32>, %3: memref<2xf32>) attributes {uop.if = [@then, @else]} {
      uop.sink
    }
    func.func private @then(%w: tensor<2xf32>, %x: tensor<2xf32>) -> tensor<2xf32> {
      return %w : tensor<2xf32>
    }
    func.func private @else(%w: tensor<2xf32>, %x: tensor<2xf32>) -> tensor<2xf32> {
      return %x : tensor<2xf32>
    }
    func.func @main(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
      %w = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
      %0 = tensor.empty() : tensor<2xf32>
      %1 = uop.launch @choose ins(%c, %w, %x : tensor<i1>, tensor<2xf32>, tensor<2xf32>) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
      return %1 : tensor<2xf32>
    }
    ```

    After:

    ```mlir
    uop.kernel private @choose(%0: memref<1xi1>, %1: memref<2xf32>, %2: memref<2xf32>) attributes {uop.if = [@then, @else]} {
      uop.sink
    }
    func.func private @then(%x: tensor<2xf32>) -> tensor<2xf32> {
      %w = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
      return %w : tensor<2xf32>
    }
    func.func private @else(%x: tensor<2xf32>) -> tensor<2xf32> {
      return %x : tensor<2xf32>
    }
    func.func @main(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = tensor.empty() : tensor<2xf32>
      %1 = uop.launch @choose ins(%c, %x : tensor<i1>, tensor<2xf32>) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
      return %1 : tensor<2xf32>
    }
    ```
  }];
}

def PackConstantsPass : Pass<"uop-pack-constants", "::mlir::ModuleOp"> {
  let summary = "Packs constants in the order in which kernels read them";
  let description = [{
    Schedules of a kernel may pack an operand into panels. If that operand is a
    constant in all launches of the kernel, the pass adds a launch of another
    kernel that packs all panels first, and the kernel reads them. The new
    launch depends only on the constant, so the compiler runs it at compile
    time, and a run packs nothing. The pass packs if the kernel that reads
    panels has a lower price than the unchanged one: packing a constant may pay
    off even if packing in each launch does not. If the best schedule would copy
    the panels to narrower ones, those are packed. What is reduced is in the order
    of the loops that read it. Columns that fill no panel are in a last one, with
    zeros. An operand is skipped if its panels would have several widths, or take
    more memory than `uop.most_panel_padding` of the target description times that
    of the constant (1.125 by default), as for the windows of an image.

    If a loop of variable size gets blocks (`uop-block-loops`), the panels are
    those that the blocks would copy. A matrix of which a launch reads each element
    once, as for a single row, is packed in panels of columns if that is faster:
    the rows of a panel follow each other in memory.

    Each decision is a remark of category `uop-pack-constants`.

    Before, with vectors of 32 bytes and 16 registers:

    ```mlir
    uop.kernel @product(%a: memref<8192xf32>, %b: memref<4096xf32>, %o: memref<8192xf32>) {
      %i = uop.range 0 to 128 : index
      %j = uop.range 1 to 64 : index
      %k = uop.range 2 to 64 reduce : index
      %c64 = uop.const 64 : index
      %0 = uop.mul %i, %c64 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %a[%1] : memref<8192xf32> -> f32
      %3 = uop.mul %j, %c64 : index
      %4 = uop.add %3, %k : index
      %5 = uop.load %b[%4] : memref<4096xf32> -> f32
      %6 = uop.mul %2, %5 : f32
      %7 = uop.reduce add %6 over (%k) : f32
      %8 = uop.add %0, %j : index
      uop.store %7, %o[%8] over (%i, %j) : memref<8192xf32>
      uop.sink
    }
    func.func @main(%x: tensor<128x64xf32>) -> tensor<128x64xf32> {
      %w = arith.constant dense_resource<weights> : tensor<64x64xf32>
      %0 = tensor.empty() : tensor<128x64xf32>
      %1 = uop.launch @product ins(%x, %w : tensor<128x64xf32>, tensor<64x64xf32>) outs(%0 : tensor<128x64xf32>) -> tensor<128x64xf32>
      return %1 : tensor<128x64xf32>
    }
    ```

    After, `@main` launches `@pack_product` on `%w`, and `@product` reads 4 panels
    of 16 columns at `(%j floordiv 16) * 1024 + %k * 16 + %j mod 16`.
  }];
  let options = [
    Option<"vectorBytes", "vector-bytes", "int64_t", /*default=*/"32",
           "Bytes of a vector register">,
    Option<"registers", "registers", "int64_t", /*default=*/"16",
           "Vector registers of the target">,
    Option<"threads", "threads", "int64_t", /*default=*/"1",
           "Number of threads that share a kernel, as for uop-select-schedule">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

#endif // UOP_DIALECT_UOP_TRANSFORMS_KERNELPASSES_TD
