//===- CheckOps.td - Test-only assertions on values --------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_CHECK_IR_CHECKOPS_TD
#define UOP_DIALECT_CHECK_IR_CHECKOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "uop/Dialect/UOp/IR/UOpTypes.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::uop::check";
  let summary = "Assertions on values, for tests";
  let description = [{
    Tests state expected results with these ops. The interpreter and the
    execution engines report the first element that differs. Only tests should
    contain them.
  }];
}

class Check_Op<string mnemonic, list<Trait> traits = []>
    : Op<Check_Dialect, mnemonic, traits>;

def Check_Value : AnyTypeOf<[RankedTensorOf<UOp_ElementTypes>,
    AnyTypeOf<UOp_ElementTypes # [Index]>,
    VectorOfRankAndType<[1], UOp_ElementTypes # [Index]>,
    MemRefOf<UOp_ElementTypes>],
    "a tensor, scalar, 1-D vector or memref of any element type">;
def Check_FloatValue : AnyTypeOf<[RankedTensorOf<UOp_FloatTypes>,
    AnyTypeOf<UOp_FloatTypes>, VectorOfRankAndType<[1], UOp_FloatTypes>,
    MemRefOf<UOp_FloatTypes>],
    "a tensor, scalar, 1-D vector or memref of floats">;

// A check writes somewhere, to the eyes of passes: an assertion must not be
// removed, nor reordered with others. It keeps no buffer that it reads.
class Check_Expectation<string mnemonic> : Check_Op<mnemonic, [
    AllTypesMatch<["actual", "expected"]>, MemoryEffects<[MemWrite]>]>;

def Check_ExpectEqOp : Check_Expectation<"expect_eq"> {
  let summary = "two values have the same elements";
  let description = [{
    Elements are compared by their bits, so that 0.0 and -0.0 differ; every NaN
    equals every other.

    Example:

    ```mlir
    func.func @expect_eq(%x: tensor<4xf32>) {
      check.expect_eq %x, %x : tensor<4xf32>
      return
    }
    ```
  }];
  let arguments = (ins Arg<Check_Value, "", [MemRead]>:$actual,
                       Arg<Check_Value, "", [MemRead]>:$expected);
  let assemblyFormat = "$actual `,` $expected attr-dict `:` type($actual)";
}

def Check_ExpectCloseOp : Check_Expectation<"expect_close"> {
  let summary = "two values have nearly the same elements";
  let description = [{
    An element is close if it is at most `ulp` representable values of its type
    away from the expected one, or if their difference is at most
    `abs + rel * |expected|`. NaN is close only to NaN, and an infinity only to
    itself. Satisfying one of the given tolerances is enough.

    Example:

    ```mlir
    func.func @expect_close(%x: tensor<4xf32>, %y: tensor<4xf32>) {
      check.expect_close %x, %y {ulp = 2} : tensor<4xf32>
      check.expect_close %x, %y {abs = 1.0e-6, rel = 1.0e-5} : tensor<4xf32>
      return
    }
    ```
  }];
  let arguments = (ins Arg<Check_FloatValue, "", [MemRead]>:$actual,
                       Arg<Check_FloatValue, "", [MemRead]>:$expected,
                       OptionalAttr<I64Attr>:$ulp, OptionalAttr<F64Attr>:$abs,
                       OptionalAttr<F64Attr>:$rel);
  let assemblyFormat = "$actual `,` $expected attr-dict `:` type($actual)";
  let hasVerifier = 1;
}

#endif // UOP_DIALECT_CHECK_IR_CHECKOPS_TD
