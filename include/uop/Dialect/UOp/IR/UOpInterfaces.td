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
    An op that computes nothing: every element of its result is an element of
    one of its sources, or the fill value. Given where an element of the result
    is, it says where that element is read.
  }];
  let methods = [
    InterfaceMethod<"The number of leading operands that are read by position.",
      "unsigned", "getNumSources", (ins)>,
    InterfaceMethod<[{
        Maps `position` (one index per result axis, in range) to the position
        read in source number `source` (one index per axis of that source).
        Returns the condition under which the result is read from that source,
        or null when it always is; of several sources the first counts. Where
        the condition is false the position may be out of range.
      }],
      "::mlir::Value", "mapToSource",
      (ins "::uop::IndexBuilder &":$builder, "unsigned":$source,
           "::mlir::ValueRange":$position,
           "::llvm::SmallVectorImpl<::mlir::Value> &":$sourcePosition)>,
    InterfaceMethod<[{
        The size of an axis of the result that is not static, from the sizes of
        the sources that the builder knows; null where it is unknown.
      }],
      "::mlir::Value", "getResultSize",
      (ins "::uop::IndexBuilder &":$builder, "int64_t":$axis)>,
    InterfaceMethod<[{
        The scalar that elements have which no source covers; null for zero.
      }],
      "::mlir::Value", "getFillValue", (ins), [{}], [{ return {}; }]>,
    InterfaceMethod<[{
        Whether one element of a source may be an element of the result more
        than once, so that an inlined source may be computed repeatedly.
      }],
      "bool", "repeatsElements", (ins), [{}], [{ return false; }]>,
    InterfaceMethod<[{
        Whether the result has the elements of its only source in the same
        row-major order, so that memory need not move.
      }],
      "bool", "isView", (ins), [{}], [{ return false; }]>
  ];
}

def UOp_GeneratorOpInterface : OpInterface<"GeneratorOpInterface"> {
  let cppNamespace = "::uop";
  let description = [{
    An op without tensor operands whose elements are functions of their
    position. Its operands are the sizes of the result that are not static.
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
    An op on one tensor whose result drops some axes of it by combining the
    elements along them.
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
    An op that combines or collects what its operands are at each point of some
    ranges. The ranges end here: the results do not depend on them.
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
    An op that reads some of its tensor operands where the values of others say.
  }];
  let methods = [
    InterfaceMethod<[{
        Whether the only element of the operand that an element of the result
        reads has the same position. The other tensor operands are in memory.
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
