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

    The handle stays valid: the kernels get a longer `uop.schedule`, and are
    rearranged by `uop-apply-schedule` later. An action that is not legal is a
    silenceable failure with the reason, and leaves the kernel as it was. So is a
    payload that is no `uop.kernel`.
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
    "loops over so many points each, with one loop around them", [{
    The axis of each kernel keeps its id as the outer loop; the inner one has
    `size` points, which divides those of the axis.}]>;

def UOp_PeelTransformOp : UOp_DividingTransformOp<"peel",
    "an axis keeps a multiple of so many points", [{
    What is left becomes an axis of its own. If nothing is left, the result is the
    axis itself.}]>;

def UOp_UpcastTransformOp : UOp_DividingTransformOp<"upcast",
    "so many points of an axis of the output are computed at once", [{
    The new axis has `size` points, of which each has registers of its own.}]>;

def UOp_SimdTransformOp : UOp_DividingTransformOp<"simd",
    "so many points are the lanes of vectors", [{
    The new axis has `size` points, which are lanes of one vector.}]>;

def UOp_UnrollTransformOp : UOp_DividingTransformOp<"unroll",
    "so many points of a reduction are computed at once", [{
    The new axis has `size` points, which are computed side by side.}]>;

def UOp_TileTransformOp : UOp_DividingTransformOp<"tile",
    "what is made for each point of an axis is made for so many points", [{
    The new axis has `size` points. What the kernel makes in its own memory for
    one of them, it makes for all of them before the loop over the new axis.}]>;

def UOp_TileInsideTransformOp : UOp_DividingTransformOp<"tile_inside",
    "what is made for each point of an axis is made for so many points", [{
    The same as `tile`, but the points are one after the other in the kernel's own
    memory, so that they may be the lanes of vectors.}]>;

def UOp_PadToTransformOp : UOp_DividingTransformOp<"pad_to",
    "an axis grows to so many points", [{
    The points that the axis did not have are neither read nor written. The axis
    keeps its id.}]>;

def UOp_LocalTransformOp : UOp_DividingTransformOp<"local",
    "the threads of a block share so many points", [{
    The new axis has `size` points, one for each thread of a block. A processor has
    no blocks, so that the action is never legal for it.}]>;

def UOp_GroupTransformOp : UOp_DividingTransformOp<"group",
    "the threads of a block share so many points of a reduction", [{
    The new axis has `size` points, one for each thread of a block; what they have
    reduced is combined through the block's memory. A processor has no blocks, so
    that the action is never legal for it.}]>;

def UOp_MergeTransformOp : UOp_AxisTransformOp<"merge"> {
  let summary = "one axis counts the points of two";
  let description = [{
    The first axis becomes both, the second one of which is the inner loop.

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
  let summary = "loops nest in this order";
  let description = [{
    The loops nest in the order given, at the places that they have.

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
  let summary = "threads share the loop";
  let description = [{
    Threads take slices of the loop, which is one of the output.

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
  let summary = "each point of an axis is a block of threads";
  let description = [{
    The loop, which is one of the output, becomes blocks of threads. A processor
    has no blocks, so that the action is never legal for it.

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
  let summary = "matrix units multiply tiles of three axes";
  let description = [{
    The axes are the rows and the columns of the output and what is reduced. A
    processor has no matrix units, so that the action is never legal for it.

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
  let summary = "what is staged next is copied while the kernel computes";
  let description = [{
    `depth` copies of what is staged are there at once. A processor copies nothing
    while it computes, so that the action is never legal for it.

    Example:

    ```mlir
    transform.uop.pipeline %kernel depth 2 : !transform.any_op
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel, I64Attr:$depth);
  let assemblyFormat = "$kernel `depth` $depth attr-dict `:` type($kernel)";
}

def UOp_StageTransformOp : UOp_AxisTransformOp<"stage"> {
  let summary = "a buffer is read from a copy in the kernel's own memory";
  let description = [{
    Inside of the loop over the axis, the kernel reads the buffer from a copy, in
    the order in which it reads it.

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
  let summary = "points of a reduction become dot products";
  let description = [{
    Of a sum of products of numbers of 8 bits, or of bf16, as many points of the
    axis as 32 bits hold are one `uop.dot`. The factor that is read from the
    argument keeps its numbers; the other one may be made signed or unsigned.

    Example:

    ```mlir
    transform.uop.dot %kernel axis [2] argument 1 : (!transform.any_op) -> ()
    ```
  }] # returnModes;
  let arguments = (ins TransformHandleTypeInterface:$kernel,
                       Variadic<TransformParamTypeInterface>:$axes,
                       DenseI64ArrayAttr:$static_axes, I64Attr:$argument);
  let assemblyFormat = [{
    $kernel `axis` custom<DynamicIndexList>($axes, $static_axes) `argument`
    $argument attr-dict `:` functional-type(operands, results)
  }];
}

def UOp_StreamTransformOp : UOp_SchedulingTransformOp<"stream"> {
  let summary = "what is written to a buffer goes past the caches";
  let description = [{
    Where whole vectors are written in order, they go to memory without being
    kept in the caches: for what is larger than these.

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
  let summary = "reductions are accumulated in the kernel's own memory";
  let description = [{
    What is reduced over the second axis is accumulated for all points of the
    first, an axis of the output, before the next point of the second. The result
    is the id of the axis that counts the points then.

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
  let summary = "all actions of a schedule";
  let description = [{
    What kernels have as `uop.schedule` is followed by these actions.

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
