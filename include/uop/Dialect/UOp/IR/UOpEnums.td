//===- UOpEnums.td - Enumerations of the uop dialect -------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPENUMS_TD
#define UOP_DIALECT_UOP_IR_UOPENUMS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "uop/Dialect/UOp/IR/UOpDialect.td"

class UOp_Enum<string name, string summary, list<EnumCase> cases>
    : I32Enum<name, summary, cases> {
  let cppNamespace = "::uop";
}

def UOp_ReduceKind : UOp_Enum<"ReduceKind", "how a reduction combines", [
    I32EnumCase<"add", 0>, I32EnumCase<"mul", 1>,
    I32EnumCase<"max", 2>, I32EnumCase<"min", 3>]>;
def UOp_ReduceKindAttr : EnumAttr<UOp_Dialect, UOp_ReduceKind, "reduce_kind">;

def UOp_CmpPredicate : UOp_Enum<"CmpPredicate", "an ordering or equality", [
    I32EnumCase<"lt", 0>, I32EnumCase<"le", 1>, I32EnumCase<"gt", 2>,
    I32EnumCase<"ge", 3>, I32EnumCase<"eq", 4>, I32EnumCase<"ne", 5>]>;
def UOp_CmpPredicateAttr
    : EnumAttr<UOp_Dialect, UOp_CmpPredicate, "cmp_predicate">;

def UOp_ScatterKind : UOp_Enum<"ScatterKind", "how a scatter combines", [
    I32EnumCase<"add", 0>, I32EnumCase<"mul", 1>, I32EnumCase<"max", 2>,
    I32EnumCase<"min", 3>, I32EnumCase<"set", 4>]>;
def UOp_ScatterKindAttr : EnumAttr<UOp_Dialect, UOp_ScatterKind, "scatter_kind">;

// The numbers are the nesting order of a kernel's axes, outermost first.
def UOp_RangeKind : UOp_Enum<"RangeKind", "what becomes of a range", [
    I32EnumCase<"outer", 0>, I32EnumCase<"loop", 1>, I32EnumCase<"global", 2>,
    I32EnumCase<"thread", 3>, I32EnumCase<"warp", 4>, I32EnumCase<"local", 5>,
    I32EnumCase<"group_reduce", 6>, I32EnumCase<"upcast", 7>,
    I32EnumCase<"reduce", 8>, I32EnumCase<"unroll", 9>,
    I32EnumCase<"simd", 10>]>;
def UOp_RangeKindAttr : EnumAttr<UOp_Dialect, UOp_RangeKind, "range_kind">;

// Of a block, of a thread in its block, of a thread in the launch.
def UOp_SpecialKind : UOp_Enum<"SpecialKind", "what a grid position counts", [
    I32EnumCase<"global", 0>, I32EnumCase<"local", 1>,
    I32EnumCase<"task", 2>]>;
def UOp_SpecialKindAttr
    : EnumAttr<UOp_Dialect, UOp_SpecialKind, "special_kind">;

def UOp_Space : UOp_Enum<"Space", "where a buffer lives", [
    I32EnumCase<"global", 0>, I32EnumCase<"local", 1>,
    I32EnumCase<"reg", 2, "register">]>;
def UOp_SpaceAttr : EnumAttr<UOp_Dialect, UOp_Space, "space"> {
  let assemblyFormat = "`<` $value `>`";
}

def UOp_ActionKind : UOp_Enum<"ActionKind", "a step of a schedule", [
    I32EnumCase<"split", 0>, I32EnumCase<"peel", 1>, I32EnumCase<"reorder", 2>,
    I32EnumCase<"upcast", 3>, I32EnumCase<"simd", 4>, I32EnumCase<"unroll", 5>,
    I32EnumCase<"thread", 6>, I32EnumCase<"stage", 7>,
    I32EnumCase<"tile", 8>, I32EnumCase<"merge", 9>,
    I32EnumCase<"pad_to", 10>, I32EnumCase<"group", 11>,
    I32EnumCase<"local", 12>, I32EnumCase<"global", 13>,
    I32EnumCase<"pipeline", 14>, I32EnumCase<"tensor_core", 15>,
    I32EnumCase<"stream", 16>, I32EnumCase<"accumulate", 17>,
    I32EnumCase<"tile_inside", 18>, I32EnumCase<"dot", 19>]>;

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

def UOp_VarAttr : AttrDef<UOp_Dialect, "Var"> {
  let mnemonic = "var";
  let summary = "a dynamic size, given by a variable";
  let description = [{
    An element of the argument attribute `uop.shape`: the size for one `?` of
    the type. `uop.define_var` of the same name and bounds has the value.

    Example:

    ```mlir
    func.func @double(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 128]>, 4]}) -> tensor<?x4xf32> {
      %0 = uop.add %x, %x : tensor<?x4xf32>
      return %0 : tensor<?x4xf32>
    }
    ```
  }];
  let parameters = (ins "::mlir::StringAttr":$name, "int64_t":$min,
                        "int64_t":$max);
  let assemblyFormat = "`<` $name `[` $min `,` $max `]` `>`";
  let genVerifyDecl = 1;
}

#endif // UOP_DIALECT_UOP_IR_UOPENUMS_TD
