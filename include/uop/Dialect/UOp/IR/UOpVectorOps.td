//===- UOpVectorOps.td - Ops on SIMD lanes -----------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A vector has one dimension, its lanes. Arithmetic works lane by lane; what is
// here makes vectors, takes them apart and relates them to ranges. There is no
// op that makes a vector of addresses (tinygrad's PTRCAT): `uop.load` and
// `uop.store` take a vector of offsets, which is index arithmetic like any
// other, and one memref, whose space and aliasing stay visible.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPVECTOROPS_TD
#define UOP_DIALECT_UOP_IR_UOPVECTOROPS_TD

include "uop/Dialect/UOp/IR/UOpBase.td"

def UOp_VectorizeOp : UOp_Op<"vectorize", [Pure, InferTypeOpAdaptor]> {
  let summary = "scalars and vectors joined to one vector";
  let description = [{
    The lanes of the result are those of the operands in order; a scalar is
    one lane. The op concatenates vectors, and it broadcasts a scalar that
    is passed N times. If all operands have the same type, it is written
    once.

    Example:

    ```mlir
    func.func @vectorize(%a: f32, %b: f32, %v: vector<4xf32>) -> (vector<2xf32>, vector<6xf32>) {
      %0 = uop.vectorize %a, %b : f32 -> vector<2xf32>
      %1 = uop.vectorize %a, %v, %b : f32, vector<4xf32>, f32 -> vector<6xf32>
      return %0, %1 : vector<2xf32>, vector<6xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<UOp_ScalarOrVector>:$inputs);
  let results = (outs UOp_Vector:$result);
  let assemblyFormat = [{
    $inputs attr-dict `:` custom<LaneTypes>(ref($inputs), type($inputs)) `->`
    type($result)
  }];
  let hasFolder = 1;
}

def UOp_GepOp : UOp_Op<"gep", [Pure]> {
  let summary = "some lanes of a vector";
  let description = [{
    Lane i of the result is lane `lanes[i]` of the source; a lane may be taken
    more than once. One lane is taken as a scalar, or as a vector of one lane.

    Example:

    ```mlir
    func.func @gep(%v: vector<4xf32>) -> (vector<2xf32>, f32) {
      %0 = uop.gep %v [2, 0] : vector<4xf32> -> vector<2xf32>
      %1 = uop.gep %v [3] : vector<4xf32> -> f32
      return %0, %1 : vector<2xf32>, f32
    }
    ```
  }];
  let arguments = (ins UOp_Vector:$source, DenseI64ArrayAttr:$lanes);
  let results = (outs UOp_ScalarOrVector:$result);
  let assemblyFormat = [{
    $source $lanes attr-dict `:` type($source) `->` type($result)
  }];
  let builders = [
    // One lane as a scalar.
    OpBuilder<(ins "::mlir::Value":$source, "int64_t":$lane)>,
    OpBuilder<(ins "::mlir::Value":$source,
                   "::llvm::ArrayRef<int64_t>":$lanes)>];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===----------------------------------------------------------------------===//
// Lanes and ranges
//===----------------------------------------------------------------------===//

def UOp_ContractOp : UOp_Op<"contract", [Pure, InferTypeOpAdaptor,
    UOp_RangeReductionOpInterface]> {
  let summary = "a vector of the values of a scalar over ranges";
  let description = [{
    The lanes are the values of the scalar in each iteration of the ranges, in
    row-major order. The result does not depend on the ranges, which have static
    sizes and are of kind `upcast`, `unroll` or `simd`.

    Example:

    ```mlir
    uop.kernel @contract(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 8 : index
      %l = uop.range 1 to 4 simd : index
      %c4 = uop.const 4 : index
      %first = uop.mul %i, %c4 : index
      %at = uop.add %first, %l : index
      %0 = uop.load %x[%at] : memref<32xf32> -> f32
      %1 = uop.contract %0 over (%l) : f32 -> vector<4xf32>
      uop.store %1, %o[%first] over (%i) : memref<32xf32>, vector<4xf32>
      uop.sink
    }
    ```
  }];
  let arguments = (ins UOp_Scalar:$value, Variadic<Index>:$ranges);
  let results = (outs UOp_Vector:$result);
  let assemblyFormat = [{
    $value `over` ` ` `(` $ranges `)` attr-dict `:` type($value) `->`
    type($result)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def UOp_UnrollOp : UOp_Op<"unroll", [Pure,
    TypesMatchWith<"result type is that of a lane", "source", "result",
                   "::mlir::getElementTypeOrSelf($_self)">]> {
  let summary = "a lane of a vector, selected by ranges";
  let description = [{
    The inverse of `uop.contract`: a scalar that depends on the ranges. In each
    iteration it is the lane with the row-major number of the iteration. The
    vector has as many lanes as the ranges have iterations.

    Example:

    ```mlir
    uop.kernel @unroll(%x: memref<6xf32>, %o: memref<6xf32>) {
      %i = uop.range 0 to 2 upcast : index
      %j = uop.range 1 to 3 upcast : index
      %c0 = uop.const 0 : index
      %0 = uop.load %x[%c0] : memref<6xf32> -> vector<6xf32>
      %1 = uop.unroll %0 over (%i, %j) : vector<6xf32> -> f32
      %c2 = uop.const 2 : index
      %column = uop.mul %j, %c2 : index
      %at = uop.add %column, %i : index
      uop.store %1, %o[%at] over (%i, %j) : memref<6xf32>
      uop.sink
    }
    ```
  }];
  let arguments = (ins UOp_Vector:$source, Variadic<Index>:$ranges);
  let results = (outs UOp_Scalar:$result);
  let assemblyFormat = [{
    $source `over` ` ` `(` $ranges `)` attr-dict `:` type($source) `->`
    type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Narrow numbers in 32 bits
//===----------------------------------------------------------------------===//

def UOp_Packed : AnyTypeOf<[I32, UOp_VectorOf<[I32]>],
    "i32 or a 1-D vector of them">;
def UOp_DotResult : AnyTypeOf<[I32, F32, UOp_VectorOf<[I32, F32]>],
    "i32, f32 or a 1-D vector of one of them">;

def UOp_PackOp : UOp_Op<"pack", [Pure]> {
  let summary = "narrow numbers packed into 32 bits";
  let description = [{
    The bits of the operands, the first one lowest: four numbers of 8 bits, or
    two of 16, all of one type. Vectors are packed lane by lane.

    Example:

    ```mlir
    func.func @pack(%a: i8, %b: i8, %c: i8, %d: i8, %x: vector<8xbf16>, %y: vector<8xbf16>) -> (i32, vector<8xi32>) {
      %0 = uop.pack %a, %b, %c, %d : i8 -> i32
      %1 = uop.pack %x, %y : vector<8xbf16> -> vector<8xi32>
      return %0, %1 : i32, vector<8xi32>
    }
    ```
  }];
  let arguments = (ins Variadic<UOp_ElementOrVector>:$inputs);
  let results = (outs UOp_Packed:$result);
  let assemblyFormat = [{
    $inputs attr-dict `:` custom<LaneTypes>(ref($inputs), type($inputs)) `->`
    type($result)
  }];
  let hasVerifier = 1;
}

def UOp_DotOp : UOp_Op<"dot", [Pure, AllTypesMatch<["lhs", "rhs"]>]> {
  let summary = "the sum of the products of packed numbers";
  let description = [{
    Each operand holds narrow numbers packed as by `uop.pack`, of the element
    type given beside it: integers of 8 or 16 bits, or floats of 16 bits.
    Corresponding numbers are multiplied, and the products are added. Vectors
    are processed lane by lane.

    The result for integers is i32, which wraps. The result for floats is f32.
    The order of the additions and the roundings are unspecified, as in a sum of
    `uop.reduce`, and bf16 below 2^-126 may be flushed to 0.

    Example:

    ```mlir
    func.func @dot(%x: i32, %y: i32, %a: vector<8xi32>, %b: vector<8xi32>) -> (i32, vector<8xf32>) {
      %0 = uop.dot %x of ui8, %y of i8 : i32 -> i32
      %1 = uop.dot %a of bf16, %b of bf16 : vector<8xi32> -> vector<8xf32>
      return %0, %1 : i32, vector<8xf32>
    }
    ```
  }];
  let arguments = (ins UOp_Packed:$lhs, UOp_Packed:$rhs,
                       TypeAttr:$lhsElement, TypeAttr:$rhsElement);
  let results = (outs UOp_DotResult:$result);
  let assemblyFormat = [{
    $lhs `of` $lhsElement `,` $rhs `of` $rhsElement attr-dict `:` type($lhs)
    `->` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// How many numbers each operand holds.
    int64_t getNumTerms() {
      return 32 / getLhsElement().getIntOrFloatBitWidth();
    }
  }];
}

//===----------------------------------------------------------------------===//
// Matrix units
//===----------------------------------------------------------------------===//

def UOp_WmmaOp : UOp_Op<"wmma", [Pure, UOp_Computes, AllTypesMatch<["c", "result"]>]> {
  let summary = "a small matrix product added to a matrix";
  let description = [{
    The operands are whole matrices, row-major: `a` of m rows and k columns, `b`
    of k rows and n columns, `c` and the result of m rows and n columns. The op
    does not specify how a target distributes them over its threads.

    Every element of `a` and `b` is converted to the element type of `c`, which
    can represent all their values. The k products are added to the element of
    `c` in order, each with one rounding, as by `uop.mulacc`: lane `i * n + j`
    of the result is

    ```text
    mulacc(a[i*k + k-1], b[(k-1)*n + j], ... mulacc(a[i*k], b[j], c[i*n + j]))
    ```

    Integers wrap in the type of `c`. For floats, the order of the additions and
    the roundings between them are unspecified, as in a sum of `uop.reduce`, so
    that tensor cores can be used.

    Example:

    ```mlir
    func.func @wmma(%a: vector<8xf16>, %b: vector<12xf16>, %c: vector<6xf32>) -> vector<6xf32> {
      %0 = uop.wmma %a, %b, %c m 2 n 3 k 4 : vector<8xf16>, vector<12xf16>, vector<6xf32>
      return %0 : vector<6xf32>
    }
    ```
  }];
  let arguments = (ins UOp_NumVector:$a, UOp_NumVector:$b, UOp_NumVector:$c,
                       I64Attr:$m, I64Attr:$n, I64Attr:$k);
  let results = (outs UOp_NumVector:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $c `m` $m `n` $n `k` $k attr-dict `:` type($a) `,` type($b)
    `,` type($c)
  }];
  let hasVerifier = 1;
}

#endif // UOP_DIALECT_UOP_IR_UOPVECTOROPS_TD
