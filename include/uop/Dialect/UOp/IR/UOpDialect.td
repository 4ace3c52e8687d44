//===- UOpDialect.td - The uop dialect ---------------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPDIALECT_TD
#define UOP_DIALECT_UOP_IR_UOPDIALECT_TD

include "mlir/IR/OpBase.td"

def UOp_Dialect : Dialect {
  let name = "uop";
  let cppNamespace = "::uop";
  let summary = "A tensor program, from lazy tensors to kernels, in one set of ops";
  let description = [{
    The dialect carries a program through three stages with the same arithmetic:

    * *tensor*: values are ranked tensors, ops are elementwise arithmetic,
      movement and reductions over axes;
    * *range*: values are scalars that depend on `uop.range` values, tensors are
      read with `uop.index` and created with `uop.bufferize`;
    * *kernel*: one `uop.kernel` per launch, memory is read with `uop.load` and
      written with `uop.store`.

    Every pure op is identified by its operands, attributes and types, so that
    CSE is hash consing. Two `uop.range` ops are the same range if and only if
    they are equal.

    Arithmetic is total. Integers wrap; `x / 0` and `x % 0` are 0 and
    `INT_MIN / -1` is `INT_MIN`; shifts by the width or more give 0 (the sign for
    an arithmetic shift to the right). Floats follow IEEE 754: NaN and -0.0 are
    kept, `max` and `min` propagate NaN, and nothing is reassociated but the
    order of a reduction. `i1` is a truth value: `add` and `max` are "or", `mul`
    and `min` are "and".

    `uop.donated` on a function argument donates its memory: the function may
    store a result there, and the caller may not read the old contents
    afterwards.

    Two attributes in kernels control how a value is computed; they do not
    change it. `uop.nontemporal` on a `uop.store` lets whole, aligned vectors
    bypass the caches. `uop.accumulated` on a `uop.bufferize` of reductions
    places the loops of the reductions around the loops over the tile. The
    actions `stream` and `accumulate` of `#uop.schedule` set them.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasRegionArgAttrVerify = 1;
}

#endif // UOP_DIALECT_UOP_IR_UOPDIALECT_TD
