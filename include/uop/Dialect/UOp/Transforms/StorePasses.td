//===- StorePasses.td - Passes on what kernels store -------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_STOREPASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_STOREPASSES_TD

include "mlir/Pass/PassBase.td"

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
    skipped, and so are kernels that would get more than 128 stores. The pass
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
    in order and without gaps. An index or a value that would be read from a
    tile is recomputed for each update. Kernels with several stores, a schedule
    or explicit threads are skipped, and so are kernels with few positions. A
    remark of category `uop-form-scatters` has the number of comparisons.

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

    If a value in the memory of the global is needed after the write, as a
    result of the function or as the new contents of another global, it is
    copied before the write.

    In the same way, a launch that computes a result of the function may take
    the memory of an argument that is marked `uop.donated`, has the same element
    type and size, and is not read later. An argument that the launch itself
    reads is preferred, then the first. Each argument is taken once. Functions
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

#endif // UOP_DIALECT_UOP_TRANSFORMS_STOREPASSES_TD
