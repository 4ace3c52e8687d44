//===- UOpALUOps.td - Elementwise arithmetic, any stage ----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPALUOPS_TD
#define UOP_DIALECT_UOP_IR_UOPALUOPS_TD

include "uop/Dialect/UOp/IR/UOpBase.td"

def UOp_FastMath : DefaultValuedAttr<Arith_FastMathAttr,
    "::mlir::arith::FastMathFlags::none">;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def UOp_ConstOp : UOp_Op<"const", [Pure, ConstantLike, AllTypesMatch<["value", "result"]>,
    DeclareOpInterfaceMethods<UOp_GeneratorOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]> {
  let summary = "a constant scalar, vector or tensor";
  let description = [{
    A single literal is the value of every element. Constants are compared by
    bits: 0.0 and -0.0 differ, and so do two NaNs with different payloads.
    Besides numbers, the literals `true`, `false`, `inf`, `-inf`, `nan` and, for
    floats, the bits as a hexadecimal number are accepted.

    Example:

    ```mlir
    %0 = uop.const 2.5 : tensor<4x8xf32>
    %1 = uop.const dense<[1, 2, 3]> : tensor<3xi32>
    %2 = uop.const 3 : i32
    %3 = uop.const -inf : f16
    ```
  }];
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs UOp_AnyValue:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
  let builders = [
    OpBuilder<(ins "::mlir::TypedAttr":$value), [{
      build($_builder, $_state, value.getType(), value);
    }]>,
    // The constant of `type` whose every element is `value`, converted as
    // uop.cast would convert an i64.
    OpBuilder<(ins "::mlir::Type":$type, "int64_t":$value)>
  ];
}

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

// `t` is the element type of the example.
class UOp_UnaryOp<string mnemonic, string what, Type type, string t,
                  string semantics = "", list<Trait> traits = []>
    : UOp_ElementwiseOp<mnemonic, [UOp_OneType, UOp_Computes] # traits> {
  let summary = "elementwise " # what;
  let description = semantics # [{

    Example:

    ```mlir
    func.func @}] # mnemonic # "(%x: tensor<4x" # t # ">) -> tensor<4x" # t # [{> {
      %0 = uop.}] # mnemonic # " %x : tensor<4x" # t # [{>
      return %0 : tensor<4x}] # t # [{>
    }
    ```
  }];
  let results = (outs type:$result);
  let hasFolder = 1;
}

class UOp_PlainUnaryOp<string mnemonic, string what, Type type, string t,
                       string semantics = "", list<Trait> traits = []>
    : UOp_UnaryOp<mnemonic, what, type, t, semantics, traits> {
  let arguments = (ins type:$input);
  let assemblyFormat = "$input attr-dict `:` type($result)";
}

// A function of floats whose lowering may be loosened by fastmath flags.
class UOp_MathOp<string mnemonic, string what, string semantics = "">
    : UOp_UnaryOp<mnemonic, what, UOp_FloatValue, "f32", semantics> {
  let arguments = (ins UOp_FloatValue:$input, UOp_FastMath:$fastmath);
  let assemblyFormat = [{
    $input (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

def UOp_NegOp : UOp_PlainUnaryOp<"neg", "negation", UOp_NumValue, "f32",
    [{Integers wrap: the negative of `INT_MIN` is itself.}], [DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_NotOp : UOp_PlainUnaryOp<"not", "complement", UOp_BitsValue, "i1",
    [{Every bit is inverted; `i1` is negated.}]>;
def UOp_AbsOp : UOp_PlainUnaryOp<"abs", "absolute value", UOp_NumValue, "f32",
    [{Integers wrap: `|INT_MIN|` is `INT_MIN`. Unsigned values are themselves.}]>;
def UOp_SignOp : UOp_PlainUnaryOp<"sign", "sign", UOp_NumValue, "f32",
    [{-1, 0 or 1; of floats, zeros keep their sign and NaN is NaN.}]>;
def UOp_TruncOp : UOp_PlainUnaryOp<"trunc", "rounding toward zero", UOp_FloatValue, "f32">;
def UOp_FloorOp : UOp_PlainUnaryOp<"floor", "rounding toward negative infinity", UOp_FloatValue, "f32">;
def UOp_CeilOp : UOp_PlainUnaryOp<"ceil", "rounding toward positive infinity", UOp_FloatValue, "f32">;
def UOp_RoundOp : UOp_PlainUnaryOp<"round", "rounding to nearest, ties to even", UOp_FloatValue, "f32">;
def UOp_SquareOp : UOp_PlainUnaryOp<"square", "product of a value with itself", UOp_NumValue, "f32">;
def UOp_SqrtOp : UOp_MathOp<"sqrt", "square root",
    [{Correctly rounded; NaN below -0.0.}]>;
def UOp_RsqrtOp : UOp_MathOp<"rsqrt", "reciprocal square root">;
def UOp_ExpOp : UOp_MathOp<"exp", "natural exponential">;
def UOp_Exp2Op : UOp_MathOp<"exp2", "base-2 exponential">;
def UOp_LogOp : UOp_MathOp<"log", "natural logarithm">;
def UOp_Log2Op : UOp_MathOp<"log2", "base-2 logarithm">;
def UOp_SinOp : UOp_MathOp<"sin", "sine">;
def UOp_CosOp : UOp_MathOp<"cos", "cosine">;
def UOp_TanOp : UOp_MathOp<"tan", "tangent">;
def UOp_TanhOp : UOp_MathOp<"tanh", "hyperbolic tangent">;
def UOp_ErfOp : UOp_MathOp<"erf", "error function">;
def UOp_RecipOp : UOp_MathOp<"recip", "reciprocal",
    [{The correctly rounded `1 / x`.}]>;

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

class UOp_BinaryOp<string mnemonic, string what, Type type, string t,
                   string semantics, list<Trait> traits>
    : UOp_ElementwiseOp<mnemonic, [UOp_OneType, UOp_Computes] # traits> {
  let summary = "elementwise " # what;
  let description = semantics # [{

    Example:

    ```mlir
    func.func @}] # mnemonic # "(%x: tensor<4x" # t # ">, %y: tensor<4x" # t # ">) -> tensor<4x" # t # [{> {
      %0 = uop.}] # mnemonic # " %x, %y : tensor<4x" # t # [{>
      return %0 : tensor<4x}] # t # [{>
    }
    ```
  }];
  let results = (outs type:$result);
  let hasFolder = 1;
}

// Integers, or floats without freedom.
class UOp_PlainBinaryOp<string mnemonic, string what, Type type, string t,
                        string semantics = "", list<Trait> traits = []>
    : UOp_BinaryOp<mnemonic, what, type, t, semantics, traits> {
  let arguments = (ins type:$lhs, type:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

// Arithmetic that may carry fastmath flags, which integers ignore.
class UOp_ArithOp<string mnemonic, string what, Type type,
                  string semantics = "", list<Trait> traits = []>
    : UOp_BinaryOp<mnemonic, what, type, "f32", semantics, traits> {
  let arguments = (ins type:$lhs, type:$rhs, UOp_FastMath:$fastmath);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

def UOp_AddOp : UOp_ArithOp<"add", "sum", UOp_AnyValue,
    [{Integers wrap; `i1` is "or".}], [Commutative, DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_SubOp : UOp_ArithOp<"sub", "difference", UOp_NumValue,
    [{Integers wrap.}], [DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_MulOp : UOp_ArithOp<"mul", "product", UOp_AnyValue,
    [{Integers wrap; `i1` is "and".}], [Commutative, DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_FDivOp : UOp_ArithOp<"fdiv", "quotient of floats", UOp_FloatValue,
    [{IEEE division.}]>;
def UOp_PowOp : UOp_ArithOp<"pow", "power", UOp_NumValue,
    [{Floats as C `pow`. Integers wrap; a negative exponent gives the truncated
    reciprocal: 1 for a base of 1, +1 or -1 for a base of -1, 0 for all others.}]>;
def UOp_MaxOp : UOp_ArithOp<"max", "maximum", UOp_AnyValue,
    [{NaN if either is NaN; -0.0 is less than 0.0; `i1` is "or".}], [Commutative, DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_MinOp : UOp_ArithOp<"min", "minimum", UOp_AnyValue,
    [{NaN if either is NaN; -0.0 is less than 0.0; `i1` is "and".}], [Commutative, DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_IDivOp : UOp_PlainBinaryOp<"idiv", "quotient of integers, truncated", UOp_IntValue, "i32",
    [{`x / 0` is 0 and `INT_MIN / -1` is `INT_MIN`.}], [DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_ModOp : UOp_PlainBinaryOp<"mod", "remainder of the truncated quotient", UOp_IntValue, "i32",
    [{The sign is that of the dividend; `x % 0` is 0.}], [DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_FloorDivOp : UOp_PlainBinaryOp<"floordiv", "quotient of integers, rounded down", UOp_IntValue, "i32",
    [{`x / 0` is 0 and `INT_MIN / -1` is `INT_MIN`.}], [DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_FloorModOp : UOp_PlainBinaryOp<"floormod", "remainder of the quotient rounded down", UOp_IntValue, "i32",
    [{The sign is that of the divisor; the remainder by 0 is 0.}], [DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_AndOp : UOp_PlainBinaryOp<"and", "bitwise and", UOp_BitsValue, "i32",
    [{}], [Commutative, DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_OrOp : UOp_PlainBinaryOp<"or", "bitwise or", UOp_BitsValue, "i32",
    [{}], [Commutative, DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_XOrOp : UOp_PlainBinaryOp<"xor", "bitwise exclusive or", UOp_BitsValue, "i32",
    [{}], [Commutative, DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]>;
def UOp_ShlOp : UOp_PlainBinaryOp<"shl", "shift to the left", UOp_IntValue, "i32",
    [{The amount is read as unsigned; the width or more gives 0.}]>;
def UOp_ShrOp : UOp_PlainBinaryOp<"shr", "shift to the right", UOp_IntValue, "i32",
    [{Arithmetic for signed types, logical for unsigned ones. The amount is read as
    unsigned; the width or more gives 0, or all sign bits for signed types.}]>;
def UOp_ThreefryOp : UOp_PlainBinaryOp<"threefry", "counter-based random bits", UOp_Bits64Value, "ui64",
    [{Threefry2x32 with 20 rounds (Salmon et al., "Parallel random numbers: as easy
    as 1, 2, 3", 2011) of the counter `lhs` under the key `rhs`. Words are split as
    (low, high) and joined as `(x1 << 32) | x0`.}]>;

//===----------------------------------------------------------------------===//
// Comparison, selection, conversion
//===----------------------------------------------------------------------===//

def UOp_CmpOp : UOp_ElementwiseOp<"cmp", [SameTypeOperands,
    TypesMatchWith<"result has the shape of the operands and element type i1",
                   "lhs", "result", "::uop::getI1SameShape($_self)">,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]> {
  let summary = "elementwise comparison";
  let description = [{
    A comparison with NaN is false, except `ne`, which is true; the two zeros
    are equal. Unsigned types compare as unsigned; false is less than true.

    Example:

    ```mlir
    func.func @cmp(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xi1> {
      %0 = uop.cmp lt %x, %y : tensor<4xf32>
      return %0 : tensor<4xi1>
    }
    ```
  }];
  let arguments = (ins UOp_CmpPredicateAttr:$predicate,
                       UOp_AnyValue:$lhs, UOp_AnyValue:$rhs);
  let results = (outs UOp_BoolValue:$result);
  let assemblyFormat = "`` $predicate $lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
}

def UOp_WhereOp : UOp_ElementwiseOp<"where", [
    AllTypesMatch<["trueValue", "falseValue", "result"]>,
    TypesMatchWith<"condition has the shape of the result and element type i1",
                   "result", "condition", "::uop::getI1SameShape($_self)">,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]> {
  let summary = "elementwise selection";
  let description = [{
    `trueValue` if the condition holds, otherwise `falseValue`. The value that
    is not selected has no influence, even if it is NaN.

    Example:

    ```mlir
    func.func @where(%c: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
      %0 = uop.where %c, %x, %y : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins UOp_BoolValue:$condition, UOp_AnyValue:$trueValue,
                       UOp_AnyValue:$falseValue);
  let results = (outs UOp_AnyValue:$result);
  let assemblyFormat = [{
    $condition `,` $trueValue `,` $falseValue attr-dict `:` type($result)
  }];
  let hasFolder = 1;
}

def UOp_MulAccOp : UOp_ElementwiseOp<"mulacc", [UOp_OneType, UOp_Computes]> {
  let summary = "elementwise a * b + c";
  let description = [{
    Floats are rounded once (fused multiply-add); integers wrap.

    Example:

    ```mlir
    func.func @mulacc(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
      %0 = uop.mulacc %a, %b, %c : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins UOp_NumValue:$a, UOp_NumValue:$b, UOp_NumValue:$c);
  let results = (outs UOp_NumValue:$result);
  let assemblyFormat = "$a `,` $b `,` $c attr-dict `:` type($result)";
  let hasFolder = 1;
}

def UOp_LdexpOp : UOp_ElementwiseOp<"ldexp", [UOp_Computes,
    AllTypesMatch<["input", "result"]>,
    TypesMatchWith<"exponent has the shape of the result and element type i32",
                   "result", "exponent", "::uop::getI32SameShape($_self)">]> {
  let summary = "elementwise product with a power of two";
  let description = [{
    `input` * 2 to the power of `exponent`, rounded once, as by C's `ldexp`. The
    result is infinite if it is too large, and subnormal if it is small.
    Infinities, zeros and NaN are returned unchanged, for any exponent.

    Some processors have an instruction for it; for others, `uop-decompose`
    expands it to multiplications.

    Example:

    ```mlir
    func.func @ldexp(%x: tensor<4xf32>, %n: tensor<4xi32>) -> tensor<4xf32> {
      %0 = uop.ldexp %x, %n : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins UOp_FloatValue:$input, UOp_AnyValue:$exponent);
  let results = (outs UOp_FloatValue:$result);
  let assemblyFormat = "$input `,` $exponent attr-dict `:` type($result)";
  let hasFolder = 1;
}

class UOp_ConversionOp<string mnemonic, list<Trait> traits = []>
    : UOp_ElementwiseOp<mnemonic, traits> {
  let arguments = (ins UOp_AnyValue:$input);
  let results = (outs UOp_AnyValue:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def UOp_CastOp : UOp_ConversionOp<"cast",
    [DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]> {
  let summary = "elementwise conversion of values";
  let description = [{
    Float to integer truncates toward zero and saturates; NaN gives 0. Integer
    to float and float to narrower float round to nearest even. Integer to
    narrower integer wraps. Anything to `i1` is `!= 0`. A number that rounds to
    more than the largest number of a float type becomes an infinity. In a type
    without infinities it becomes NaN, and in `f4E2M1FN`, which has neither, the
    largest number with its sign; there NaN becomes 0.0.

    With `saturate`, a number that would become an infinity or NaN by its
    magnitude, including an infinity, becomes the largest number with its sign;
    NaN stays NaN. `saturate` requires a result of at most 16 bits, and an
    operand type with larger numbers (or infinities) than the result type.

    `f8E8M0FNU` holds the powers of two from 2^-127 to 2^127 and NaN. A number
    halfway between two of them is rounded up, 0 and numbers below 2^-127 become
    2^-127, and a negative number becomes NaN.

    Example:

    ```mlir
    func.func @cast(%x: tensor<4xf32>) -> tensor<4xi8> {
      %0 = uop.cast %x : tensor<4xf32> -> tensor<4xi8>
      return %0 : tensor<4xi8>
    }

    func.func @saturate(%x: tensor<4xf32>) -> tensor<4xf8E4M3FN> {
      %0 = uop.cast %x saturate : tensor<4xf32> -> tensor<4xf8E4M3FN>
      return %0 : tensor<4xf8E4M3FN>
    }
    ```
  }];
  let arguments = (ins UOp_AnyValue:$input, UnitAttr:$saturate);
  let assemblyFormat = [{
    $input (`saturate` $saturate^)? attr-dict
    `:` type($input) `->` type($result)
  }];
}

def UOp_BitcastOp : UOp_ConversionOp<"bitcast"> {
  let summary = "elementwise reinterpretation of bits";
  let description = [{
    Both element types have the same width; `i1` converts to itself only.

    Example:

    ```mlir
    func.func @bitcast(%x: tensor<4xf32>) -> tensor<4xui32> {
      %0 = uop.bitcast %x : tensor<4xf32> -> tensor<4xui32>
      return %0 : tensor<4xui32>
    }
    ```
  }];
}

#endif // UOP_DIALECT_UOP_IR_UOPALUOPS_TD
