//===- UOpInterfaces.td - Op interfaces of the uop dialect -*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPINTERFACES_TD
#define UOP_DIALECT_UOP_IR_UOPINTERFACES_TD

include "mlir/IR/OpBase.td"

def UOp_MovementOpInterface : OpInterface<"MovementOpInterface"> {
  let cppNamespace = "::uop";
  let description = [{
    An op that only moves elements: every element of its result is an element of
    one of its sources, or the fill value. The op maps a position in the result
    to the position in a source.
  }];
  let methods = [
    InterfaceMethod<"The number of leading operands that are read by position.",
      "unsigned", "getNumSources", (ins)>,
    InterfaceMethod<[{
        Maps `position` (one index per result axis, in range) to the position
        read in source number `source` (one index per axis of that source).
        Returns the condition under which the result is read from that source,
        or null if it always is; the first source whose condition holds is read.
        If the condition is false, the position may be out of range.
      }],
      "::mlir::Value", "mapToSource",
      (ins "::uop::IndexBuilder &":$builder, "unsigned":$source,
           "::mlir::ValueRange":$position,
           "::llvm::SmallVectorImpl<::mlir::Value> &":$sourcePosition)>,
    InterfaceMethod<[{
        The dynamic size of an axis of the result, computed from the sizes of
        the sources that the builder knows; null if it is unknown.
      }],
      "::mlir::Value", "getResultSize",
      (ins "::uop::IndexBuilder &":$builder, "int64_t":$axis)>,
    InterfaceMethod<[{
        The value of elements that no source covers; null for zero.
      }],
      "::mlir::Value", "getFillValue", (ins), [{}], [{ return {}; }]>,
    InterfaceMethod<[{
        Whether an element of a source may occur in the result more than once,
        so that an inlined source may be recomputed.
      }],
      "bool", "repeatsElements", (ins), [{}], [{ return false; }]>,
    InterfaceMethod<[{
        Whether the result has the elements of its only source in the same
        row-major order, so that no data need be moved.
      }],
      "bool", "isView", (ins), [{}], [{ return false; }]>
  ];
}

def UOp_GeneratorOpInterface : OpInterface<"GeneratorOpInterface"> {
  let cppNamespace = "::uop";
  let description = [{
    An op without tensor operands whose elements are functions of their
    position. Its operands are the dynamic sizes of the result.
  }];
  let methods = [
    InterfaceMethod<[{
        Creates the element at `position`, a scalar.
      }],
      "::mlir::Value", "createElement",
      (ins "::uop::IndexBuilder &":$builder, "::mlir::ValueRange":$position)>
  ];
}

def UOp_ReductionOpInterface : OpInterface<"ReductionOpInterface"> {
  let cppNamespace = "::uop";
  let description = [{
    An op that reduces a tensor along some axes, which its result does not
    have.
  }];
  let methods = [
    InterfaceMethod<"The operand that is reduced.",
      "::mlir::Value", "getReducedSource", (ins)>,
    InterfaceMethod<"The axes of the source that are dropped, ascending.",
      "::llvm::ArrayRef<int64_t>", "getReducedAxes", (ins)>,
    InterfaceMethod<[{
        Creates the same reduction of `element`, a scalar, over `ranges`.
      }],
      "::mlir::Value", "createScalarReduction",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Value":$element,
           "::mlir::ValueRange":$ranges)>
  ];
}

def UOp_RangeReductionOpInterface : OpInterface<"RangeReductionOpInterface"> {
  let cppNamespace = "::uop";
  let description = [{
    An op that combines or collects the values of its operands in each iteration
    of some ranges. The results do not depend on these ranges.
  }];
  let methods = [
    InterfaceMethod<"The ranges that end here.",
      "::mlir::OperandRange", "getReducedRanges", (ins), [{
        return $_op.getRanges();
      }]>
  ];
}

def UOp_IndirectOpInterface : OpInterface<"IndirectOpInterface"> {
  let cppNamespace = "::uop";
  let description = [{
    An op that reads some of its tensor operands at positions given by others.
  }];
  let methods = [
    InterfaceMethod<[{
        Whether an element of the result reads only the element of the operand
        at the same position. The other tensor operands are in memory.
      }],
      "bool", "isReadInPlace", (ins "unsigned":$operand)>,
    InterfaceMethod<[{
        Creates the element at `position`, a scalar. `element` gives the element
        of an operand at a position, or 0 where the gate is false; a null gate
        means "always".
      }],
      "::mlir::Value", "createIndirectElement",
      (ins "::uop::IndexBuilder &":$builder, "::mlir::ValueRange":$position,
           "::uop::OperandElementFn":$element)>
  ];
}

#endif // UOP_DIALECT_UOP_IR_UOPINTERFACES_TD
