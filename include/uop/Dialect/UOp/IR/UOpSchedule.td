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
    A kind and its numbers; `#uop.schedule` lists the kinds.

    Example: `#uop.action<upcast(0, 6)>`
  }];
  let parameters = (ins "::uop::ActionKind":$kind,
                        ArrayRefParameter<"int64_t">:$operands);
}

def UOp_ScheduleAttr : UOp_AttrDef<"Schedule", "schedule"> {
  let summary = "the loop transformations of a kernel";
  let description = [{
    A list of actions that `uop-apply-schedule` applies in order. They change
    how a kernel computes, not what it computes. An axis is the id of a range of
    the kernel. If an action splits an axis, the outer part keeps the id, and
    the inner part gets the next unused id of the kernel.

    | action | effect |
    |---|---|
    | `split(axis, n)` | the loop becomes an outer loop and an inner loop of `n` iterations |
    | `peel(axis, n)` | the axis keeps a multiple of `n` iterations; the tail becomes a separate axis |
    | `reorder(axis, axis, ...)` | the loops nest in this order; other loops keep their places |
    | `upcast(axis, n)` | `n` elements along an output axis are computed together, each in its own registers |
    | `simd(axis, n)` | `n` iterations become the lanes of vectors |
    | `unroll(axis, n)` | `n` iterations of a reduction are unrolled |
    | `thread(axis)` | threads share the loop |
    | `stage(argument, axis)`, `stage(argument, axis, other)` | inside the loop over the axis, the kernel reads the buffer from a packed copy in local memory, in the order of the reads; with `other`, only the reads whose position depends on that axis |
    | `tile(axis, n)` | local tiles that are computed in each iteration of an output axis are computed for `n` iterations at a time, before their readers |
    | `tile_inside(axis, n)` | the same as `tile`, but the `n` iterations are the innermost axis of the tiles, so that they are contiguous in memory |
    | `merge(outer, inner)` | two nested loops become one, with the id of the outer one |
    | `pad_to(axis, n)` | the axis grows to `n` iterations; the added ones are masked |
    | `accumulate(axis, reduced)` | the reductions over `reduced` accumulate in local memory for all elements of an output axis, and the loop over `reduced` is outside the loop over these elements, which is a new axis |
    | `dot(axis, argument)`, `dot(axis, argument, bits)` | iterations of a sum of products, as many as factors fit into 32 bits, become one `uop.dot`; with `bits`, integers are widened to that width first. The factor that is read from the argument keeps its values, and the other one is made signed or unsigned as the instruction requires |
    | `stream(argument)` | whole vectors that are written to the buffer in order bypass the caches |
    | `group(axis, n)`, `local(axis, n)`, `global(axis)`, `pipeline(depth)`, `tensor_core(axis, axis, axis)` | blocks of threads, shared memory and tensor cores: an error on a device without them, such as a CPU |

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
