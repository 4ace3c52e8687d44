//===- UOpSchedule.td - How a kernel is to be computed -----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPSCHEDULE_TD
#define UOP_DIALECT_UOP_IR_UOPSCHEDULE_TD

include "mlir/IR/AttrTypeBase.td"
include "uop/Dialect/UOp/IR/UOpBase.td"

class UOp_AttrDef<string name, string attrMnemonic> : AttrDef<UOp_Dialect, name> {
  let mnemonic = attrMnemonic;
  let hasCustomAssemblyFormat = 1;
}

def UOp_ActionAttr : UOp_AttrDef<"Action", "action"> {
  let genVerifyDecl = 1;
  let summary = "a step of a schedule";
  let description = [{
    A kind and its numbers; `#uop.schedule` lists what there is.

    Example: `#uop.action<upcast(0, 6)>`
  }];
  let parameters = (ins "::uop::ActionKind":$kind,
                        ArrayRefParameter<"int64_t">:$operands);
}

def UOp_ScheduleAttr : UOp_AttrDef<"Schedule", "schedule"> {
  let summary = "how the loops of a kernel are to be arranged";
  let description = [{
    Actions that `uop-apply-schedule` performs in order. They change how a kernel
    is computed, never what. An axis is the id of a range of the kernel; where an
    action divides an axis, the outer part keeps the id, and the inner part gets
    the next id that the kernel has not used.

    | action | effect |
    |---|---|
    | `split(axis, n)` | loops over `n` points each, with one loop around them |
    | `peel(axis, n)` | the axis keeps a multiple of `n` points; what is left is an axis of its own, computed by itself |
    | `reorder(axis, axis, ...)` | loops nest in this order, at the places that these have |
    | `upcast(axis, n)` | `n` points of an axis of the output are computed at once |
    | `simd(axis, n)` | `n` points are the lanes of vectors |
    | `unroll(axis, n)` | `n` points of a reduction are computed at once |
    | `thread(axis)` | threads share the loop |
    | `stage(argument, axis)` | inside of the loop over the axis, the kernel reads the buffer from a copy in its own memory, in the order in which it reads it |
    | `tile(axis, n)` | what the kernel makes in its own memory for each point of an axis of the output is made for `n` of them, before what reads it |
    | `tile_inside(axis, n)` | the same as `tile`, with the `n` points inside of what the tiles have for each: they are one after the other in memory |
    | `merge(outer, inner)` | one axis counts the points of both, which the kernel computes one after the other; it has the id of the outer one |
    | `pad_to(axis, n)` | the axis grows to `n` points; those that it did not have are neither read nor written, and add nothing to a reduction |
    | `accumulate(axis, reduced)` | results of the reductions over `reduced` are kept in the kernel's own memory for all points of an axis of the output, and the loop over `reduced` is around that over these points; a new axis counts them |
    | `dot(axis, argument)` | points of a reduction, as many as 32 bits hold of the factors, become one dot product; the factor that is read from the buffer keeps its numbers, and the other one the sign that the instruction needs |
    | `stream(argument)` | what is written to the buffer goes past the caches, where whole vectors are written in order |
    | `group(axis, n)`, `local(axis, n)`, `global(axis)`, `pipeline(depth)`, `tensor_core(axis, axis, axis)` | blocks of threads, their memory and matrix units: an error on a device that has none, such as the processor |

    Example:

    ```mlir
    uop.kernel @matmul(%a: memref<49152xf32>, %b: memref<24576xf32>, %o: memref<32768xf32>) attributes {
        uop.schedule = #uop.schedule<[simd(1, 16), upcast(0, 4), thread(0)]>} {
      %i = uop.range 0 to 256 : index
      %j = uop.range 1 to 128 : index
      %k = uop.range 2 to 192 reduce : index
      %c192 = uop.const 192 : index
      %0 = uop.mul %i, %c192 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %a[%1] : memref<49152xf32> -> f32
      %c128 = uop.const 128 : index
      %3 = uop.mul %k, %c128 : index
      %4 = uop.add %3, %j : index
      %5 = uop.load %b[%4] : memref<24576xf32> -> f32
      %6 = uop.mul %2, %5 : f32
      %7 = uop.reduce add %6 over (%k) : f32
      %8 = uop.mul %i, %c128 : index
      %9 = uop.add %8, %j : index
      uop.store %7, %o[%9] over (%i, %j) : memref<32768xf32>
      uop.sink
    }
    ```
  }];
  let parameters = (ins ArrayRefParameter<"::uop::ActionAttr">:$actions);
}

#endif // UOP_DIALECT_UOP_IR_UOPSCHEDULE_TD
