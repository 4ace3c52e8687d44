//===- UOpTransformOps.td - Schedules by transform scripts -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One op for each action of `#uop.schedule`, as an extension of upstream's
// transform dialect.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMOPS_UOPTRANSFORMOPS_TD
#define UOP_DIALECT_UOP_TRANSFORMOPS_UOPTRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "uop/Dialect/UOp/IR/UOpSchedule.td"

/// An op that adds to the schedules of kernels.
class UOp_SchedulingTransformOp<string name>
    : Op<Transform_Dialect, "uop." # name, [
        DeclareOpInterfaceMethods<TransformOpInterface>,
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let cppNamespace = "::uop";
  string returnModes = [{

    #### Return modes

    The handle stays valid: the op appends to `uop.schedule` of the kernels, and
    `uop-apply-schedule` performs it later. An action that is not legal is a
    silenceable failure that gives the reason and leaves the kernel unchanged. A
    payload that is not a `uop.kernel` fails in the same way.
  }];
}

/// An action on an axis, a number or a parameter with one number per kernel.
class UOp_AxisTransformOp<string name> : UOp_SchedulingTransformOp<name> {
  let hasVerifier = 1;
}

class UOp_DividingTransformOp<string name, string summaryText, string text>
    : UOp_AxisTransformOp<name> {
  let summary = summaryText;
  let description = text # [{ The result is the id of the new axis, one for each
    kernel, with which other actions name it.

    Example:

    ```mlir
    %inner = transform.uop.}] # name # [{ %kernel axis [1] by 16 : (!transform.any_op) -> !transform.param<i64>
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel,
                       Variadic<TransformParamTypeInterface>:$axes,
                       DenseI64ArrayAttr:$static_axes, I64Attr:$size);
  let results = (outs TransformParamTypeInterface:$result);
  let assemblyFormat = [{
    $kernel `axis` custom<DynamicIndexList>($axes, $static_axes) `by` $size
    attr-dict `:` functional-type(operands, results)
  }];
}

def UOp_SplitTransformOp : UOp_DividingTransformOp<"split",
        "splits a loop into an outer and an inner one", [{
    The axis of each kernel keeps its id as the outer loop. The inner loop has
    `size` iterations, which must divide those of the axis.}]>;

def UOp_PeelTransformOp : UOp_DividingTransformOp<"peel",
        "splits the tail off a loop", [{
    The axis keeps a multiple of `size` iterations, and the tail becomes a new
    axis. If there is no tail, the result is the axis itself.}]>;

def UOp_UpcastTransformOp : UOp_DividingTransformOp<"upcast",
        "computes several elements along an output axis together", [{
    The new axis has `size` iterations, each of which has its own registers.}]>;

def UOp_SimdTransformOp : UOp_DividingTransformOp<"simd",
        "vectorizes an axis", [{
    The new axis has `size` iterations, which are the lanes of one vector.}]>;

def UOp_UnrollTransformOp : UOp_DividingTransformOp<"unroll",
        "unrolls a reduction", [{
    The new axis has `size` iterations, which are unrolled.}]>;

def UOp_TileTransformOp : UOp_DividingTransformOp<"tile",
        "computes local tiles for several iterations at a time", [{
    The new axis has `size` iterations. The kernel computes the local tiles of all
    of them before the loop over the new axis.}]>;

def UOp_TileInsideTransformOp : UOp_DividingTransformOp<"tile_inside",
        "computes local tiles for several iterations, which are contiguous", [{
    The same as `tile`, but the new axis is the innermost one of the tiles, so that
    its iterations may be the lanes of vectors.}]>;

def UOp_PadToTransformOp : UOp_DividingTransformOp<"pad_to",
        "pads an axis to a size", [{
    The added iterations are masked: they neither read nor write. The axis keeps
    its id.}]>;

def UOp_LocalTransformOp : UOp_DividingTransformOp<"local",
        "distributes an axis over the threads of a block", [{
    The new axis has `size` iterations, one for each thread of a block. The action
    is not legal for a CPU, which has no blocks.}]>;

def UOp_GroupTransformOp : UOp_DividingTransformOp<"group",
        "distributes a reduction over the threads of a block", [{
    The new axis has `size` iterations, one for each thread of a block. The partial
    results are combined in the block's memory. The action is not legal for a CPU,
    which has no blocks.}]>;

def UOp_MergeTransformOp : UOp_AxisTransformOp<"merge"> {
  let summary = "merges two nested loops";
  let description = [{
    Both loops become one, with the id of the first axis, the outer one.

    Example:

    ```mlir
    transform.uop.merge %kernel axes [0, 1] : (!transform.any_op) -> ()
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel,
                       Variadic<TransformParamTypeInterface>:$axes,
                       DenseI64ArrayAttr:$static_axes);
  let assemblyFormat = [{
    $kernel `axes` custom<DynamicIndexList>($axes, $static_axes)
    attr-dict `:` functional-type(operands, results)
  }];
}

def UOp_ReorderTransformOp : UOp_AxisTransformOp<"reorder"> {
  let summary = "reorders loops";
  let description = [{
    The given loops nest in the given order. Other loops keep their places.

    Example:

    ```mlir
    transform.uop.reorder %kernel axes [1, 0] : (!transform.any_op) -> ()
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel,
                       Variadic<TransformParamTypeInterface>:$axes,
                       DenseI64ArrayAttr:$static_axes);
  let assemblyFormat = [{
    $kernel `axes` custom<DynamicIndexList>($axes, $static_axes)
    attr-dict `:` functional-type(operands, results)
  }];
}

def UOp_ThreadTransformOp : UOp_AxisTransformOp<"thread"> {
  let summary = "lets threads share a loop";
  let description = [{
    Threads run slices of the loop, which must be an axis of the output.

    Example:

    ```mlir
    transform.uop.thread %kernel axis [0] : (!transform.any_op) -> ()
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel,
                       Variadic<TransformParamTypeInterface>:$axes,
                       DenseI64ArrayAttr:$static_axes);
  let assemblyFormat = [{
    $kernel `axis` custom<DynamicIndexList>($axes, $static_axes)
    attr-dict `:` functional-type(operands, results)
  }];
}

def UOp_GlobalTransformOp : UOp_AxisTransformOp<"global"> {
  let summary = "distributes a loop over blocks of threads";
  let description = [{
    Each iteration of the loop, which must be an axis of the output, becomes a
    block of threads. The action is not legal for a CPU, which has no blocks.

    Example:

    ```mlir
    transform.uop.global %kernel axis [0] : (!transform.any_op) -> ()
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel,
                       Variadic<TransformParamTypeInterface>:$axes,
                       DenseI64ArrayAttr:$static_axes);
  let assemblyFormat = [{
    $kernel `axis` custom<DynamicIndexList>($axes, $static_axes)
    attr-dict `:` functional-type(operands, results)
  }];
}

def UOp_TensorCoreTransformOp : UOp_AxisTransformOp<"tensor_core"> {
  let summary = "multiplies tiles of three axes by tensor cores";
  let description = [{
    The axes are the rows and the columns of the output and the reduced axis.
    The action is not legal for a CPU without such units.

    Example:

    ```mlir
    transform.uop.tensor_core %kernel axes [0, 1, 2] : (!transform.any_op) -> ()
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel,
                       Variadic<TransformParamTypeInterface>:$axes,
                       DenseI64ArrayAttr:$static_axes);
  let assemblyFormat = [{
    $kernel `axes` custom<DynamicIndexList>($axes, $static_axes)
    attr-dict `:` functional-type(operands, results)
  }];
}

def UOp_PipelineTransformOp : UOp_SchedulingTransformOp<"pipeline"> {
  let summary = "overlaps copies of staged operands with computation";
  let description = [{
    The kernel keeps `depth` copies of each staged operand at a time. The action
    is not legal for a CPU, which has no asynchronous copies.

    Example:

    ```mlir
    transform.uop.pipeline %kernel depth 2 : !transform.any_op
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel, I64Attr:$depth);
  let assemblyFormat = "$kernel `depth` $depth attr-dict `:` type($kernel)";
}

def UOp_StageTransformOp : UOp_AxisTransformOp<"stage"> {
  let summary = "packs an operand into local memory";
  let description = [{
    Inside the loop over the axis, the kernel reads the buffer from a packed
    copy in local memory. The copy is in the order of the reads. With a second
    axis, only the reads whose position depends on it are copied.

    Example:

    ```mlir
    transform.uop.stage %kernel argument 1 axis [0] : (!transform.any_op) -> ()
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel, I64Attr:$argument,
                       Variadic<TransformParamTypeInterface>:$axes,
                       DenseI64ArrayAttr:$static_axes);
  let assemblyFormat = [{
    $kernel `argument` $argument `axis` custom<DynamicIndexList>($axes, $static_axes)
    attr-dict `:` functional-type(operands, results)
  }];
}

def UOp_DotTransformOp : UOp_AxisTransformOp<"dot"> {
  let summary = "turns iterations of a reduction into dot products";
  let description = [{
    In a sum of products of integers of 8 or 16 bits, or of bf16, as many
    iterations as 32 bits hold numbers become one `uop.dot`. `bits 16` widens
    integers of 8 bits first. The factor that is read from the argument keeps
    its values; the other one may be made signed or unsigned.

    Example:

    ```mlir
    transform.uop.dot %kernel axis [2] argument 1 : (!transform.any_op) -> ()
    transform.uop.dot %kernel axis [2] argument 1 bits 16 : (!transform.any_op) -> ()
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel,
                       Variadic<TransformParamTypeInterface>:$axes,
                       DenseI64ArrayAttr:$static_axes, I64Attr:$argument,
                       OptionalAttr<I64Attr>:$bits);
  let assemblyFormat = [{
    $kernel `axis` custom<DynamicIndexList>($axes, $static_axes) `argument`
    $argument (`bits` $bits^)? attr-dict `:` functional-type(operands, results)
  }];
}

def UOp_StreamTransformOp : UOp_SchedulingTransformOp<"stream"> {
  let summary = "writes a buffer with nontemporal stores";
  let description = [{
    Whole vectors that are written in order bypass the caches. Use this for
    results larger than the caches.

    Example:

    ```mlir
    transform.uop.stream %kernel argument 2 : !transform.any_op
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel, I64Attr:$argument);
  let assemblyFormat = [{
    $kernel `argument` $argument attr-dict `:` type($kernel)
  }];
}

def UOp_AccumulateTransformOp : UOp_AxisTransformOp<"accumulate"> {
  let summary = "accumulates reductions in local memory";
  let description = [{
    Each iteration of the second axis, which is reduced, is accumulated for all
    elements of the first, an axis of the output, before the next iteration
    begins. The result is the id of the new axis over these elements.

    Example:

    ```mlir
    %columns = transform.uop.accumulate %kernel axes [1, 2] : (!transform.any_op) -> !transform.param<i64>
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel,
                       Variadic<TransformParamTypeInterface>:$axes,
                       DenseI64ArrayAttr:$static_axes);
  let results = (outs TransformParamTypeInterface:$result);
  let assemblyFormat = [{
    $kernel `axes` custom<DynamicIndexList>($axes, $static_axes)
    attr-dict `:` functional-type(operands, results)
  }];
}

def UOp_ScheduleTransformOp : UOp_SchedulingTransformOp<"schedule"> {
  let summary = "appends all actions of a schedule";
  let description = [{
    The actions are appended to the `uop.schedule` of the kernels.

    Example:

    ```mlir
    transform.uop.schedule #uop.schedule<[simd(1, 16), upcast(0, 4)]> on %kernel : !transform.any_op
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel,
                       UOp_ScheduleAttr:$schedule);
  let assemblyFormat = [{
    $schedule `on` $kernel attr-dict `:` type($kernel)
  }];
}

#endif // UOP_DIALECT_UOP_TRANSFORMOPS_UOPTRANSFORMOPS_TD
