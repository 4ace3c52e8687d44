//===- UOpControlOps.td - Threads, scratch and control -----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel's body is a sequence of statements: uop.store, uop.if, uop.barrier.
// Each is complete, for all points of its ranges and all threads of the block,
// before the next one begins. Values are pure and are evaluated where a
// statement needs them: a load sees what the statements before it have written,
// and until the statement that uses it has run nothing may write that element.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPCONTROLOPS_TD
#define UOP_DIALECT_UOP_IR_UOPCONTROLOPS_TD

include "uop/Dialect/UOp/IR/UOpBase.td"

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

def UOp_SpecialOp : UOp_Op<"special", [Pure,
    ParentOneOf<["KernelOp", "IfOp"]>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
        ["inferResultRanges"]>]> {
  let summary = "the position of this thread in the launch";
  let description = [{
    A launch is a grid of blocks and a block is a grid of threads, of up to
    three axes each. The kinds are

    * `global`: the number of the block along an axis, in [0, size);
    * `local`: the number of the thread in its block;
    * `task`: the number of the thread in the launch, which is
      `global * N + local` if a block has N threads. `by N` gives N; the default
      is 1. The size is a multiple of N.

    The `uop.special` ops of the kernel give the sizes of the grid; an axis
    without one has size 1. The sizes must agree: a `task` gives the size of
    `local`, N, and that of `global`, the quotient. An unused `uop.special` may
    be removed, because all threads along its axis would do the same work.

    The body runs once for each block. Blocks run in any order or concurrently,
    so that no block may access memory that another block writes. In a block,
    each statement runs for all threads before the next statement.

    Example:

    ```mlir
    uop.kernel @scale(%x: memref<2048xf32>, %o: memref<2048xf32>) {
      %b = uop.special global 0 to 32 : index
      %t = uop.special local 0 to 64 : index
      %c64 = uop.const 64 : index
      %0 = uop.mul %b, %c64 : index
      %i = uop.add %0, %t : index               // uop.special task 0 to 2048 by 64
      %1 = uop.load %x[%i] : memref<2048xf32> -> f32
      %2 = uop.add %1, %1 : f32
      uop.store %2, %o[%i] over () : memref<2048xf32>
      uop.sink
    }
    ```
  }];
  let arguments = (ins UOp_SpecialKindAttr:$kind, I64Attr:$axis, I64Attr:$size,
                       DefaultValuedAttr<I64Attr, "1">:$block);
  let results = (outs Index:$result);
  let assemblyFormat = [{
    `` $kind $axis `to` $size (`by` $block^)? attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
}

def UOp_BarrierOp : UOp_Op<"barrier", [ParentOneOf<["KernelOp", "IfOp"]>,
    MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "synchronizes the threads of a block";
  let description = [{
    Writes of the block's threads before the barrier are visible to all of them
    after it. The order of statements implies this already; on hardware that
    runs the threads concurrently, the barrier enforces it. A barrier inside
    `uop.if` must be reached by all threads of the block or by none.

    Example:

    ```mlir
    uop.kernel @reverse(%x: memref<64xf32>, %o: memref<64xf32>) {
      %t = uop.special local 0 to 64 : index
      %s = uop.define_local : memref<64xf32, #uop.space<local>>
      %0 = uop.load %x[%t] : memref<64xf32> -> f32
      uop.store %0, %s[%t] over () : memref<64xf32, #uop.space<local>>
      uop.barrier
      %c63 = uop.const 63 : index
      %u = uop.sub %c63, %t : index
      %1 = uop.load %s[%u] : memref<64xf32, #uop.space<local>> -> f32
      uop.store %1, %o[%t] over () : memref<64xf32>
      uop.sink
    }
    ```
  }];
  let assemblyFormat = "attr-dict";
}

//===----------------------------------------------------------------------===//
// Scratch
//===----------------------------------------------------------------------===//

// Two of them are two buffers, but an unused one may go.
class UOp_DefineOp<string mnemonic>
    : UOp_Op<mnemonic, [UOp_NeverMerged, HasParent<"KernelOp">]> {
  let results = (outs Res<UOp_Buffer, "", [MemAlloc]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def UOp_DefineLocalOp : UOp_DefineOp<"define_local"> {
  let summary = "scratch that the threads of a block share";
  let description = [{
    Each block has its own buffer, whose contents are undefined when the block
    begins.

    Example:

    ```mlir
    uop.kernel @twice(%x: memref<8xf32>, %o: memref<8xf32>) {
      %i = uop.range 0 to 8 : index
      %s = uop.define_local : memref<8xf32, #uop.space<local>>
      %0 = uop.load %x[%i] : memref<8xf32> -> f32
      uop.store %0, %s[%i] over (%i) : memref<8xf32, #uop.space<local>>
      %1 = uop.load %s[%i] : memref<8xf32, #uop.space<local>> -> f32
      uop.store %1, %o[%i] over (%i) : memref<8xf32>
      uop.sink
    }
    ```
  }];
}

def UOp_DefineRegOp : UOp_DefineOp<"define_reg"> {
  let summary = "scratch of one thread";
  let description = [{
    Each thread has its own buffer, whose contents are undefined when the block
    begins.

    Example:

    ```mlir
    uop.kernel @sum(%x: memref<256xf32>, %o: memref<64xf32>) {
      %t = uop.special local 0 to 64 : index
      %k = uop.range 0 to 4 : index
      %r = uop.define_reg : memref<1xf32, #uop.space<register>>
      %true = uop.const true : i1
      %c0 = uop.const 0 : index
      %c4 = uop.const 4 : index
      %zero = uop.const 0.0 : f32
      uop.store %zero, %r[%c0] over () : memref<1xf32, #uop.space<register>>
      uop.if %true over (%k) {
        %0 = uop.mul %t, %c4 : index
        %1 = uop.add %0, %k : index
        %2 = uop.load %x[%1] : memref<256xf32> -> f32
        %3 = uop.load %r[%c0] : memref<1xf32, #uop.space<register>> -> f32
        %4 = uop.add %3, %2 : f32
        uop.store %4, %r[%c0] over () : memref<1xf32, #uop.space<register>>
      }
      %5 = uop.load %r[%c0] : memref<1xf32, #uop.space<register>> -> f32
      uop.store %5, %o[%t] over () : memref<64xf32>
      uop.sink
    }
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

def UOp_IfOp : UOp_Op<"if", [ParentOneOf<["KernelOp", "IfOp"]>, SingleBlock,
    NoTerminator, NoRegionArguments, RecursiveMemoryEffects]> {
  let summary = "statements under a condition, in a loop over ranges";
  let description = [{
    The op iterates over the ranges in row-major order. In each iteration, the
    condition is evaluated for all threads of the block; then the statements of
    the region run, in order, for the threads for which it holds. Without ranges
    there is one iteration. The condition and the region may use the ranges and
    all values from outside.

    With a condition that is always true, the op is a loop that the threads of a
    block run in step, with several statements and barriers in it.

    Example:

    ```mlir
    uop.kernel @smallAndLarge(%x: memref<64xf32>, %o: memref<64xf32>) {
      %t = uop.special local 0 to 64 : index
      %c32 = uop.const 32 : index
      %low = uop.cmp lt %t, %c32 : index
      %high = uop.not %low : i1
      %0 = uop.load %x[%t] : memref<64xf32> -> f32
      uop.if %low {
        uop.store %0, %o[%t] over () : memref<64xf32>
      }
      uop.if %high {
        %1 = uop.add %0, %0 : f32
        uop.store %1, %o[%t] over () : memref<64xf32>
      }
      uop.sink
    }
    ```
  }];
  let arguments = (ins I1:$condition, Variadic<Index>:$ranges);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $condition (`over` ` ` `(` $ranges^ `)`)? attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$condition,
      CArg<"::mlir::ValueRange", "{}">:$ranges)>];
  let skipDefaultBuilders = 1;
}

def UOp_AfterOp : UOp_Op<"after", [Pure,
    AllTypesMatch<["buffer", "result"]>]> {
  let summary = "a buffer after earlier statements and operands";
  let description = [{
    The same buffer after all earlier statements, and after the other operands
    have been computed. The order of statements already places a load after the
    stores that it must see. The op states the dependence explicitly for graphs
    that carry the order in their edges.

    Example:

    ```mlir
    uop.kernel @hand_on(%x: memref<8xf32>, %o: memref<8xf32>) {
      %i = uop.range 0 to 8 : index
      %c7 = uop.const 7 : index
      %j = uop.sub %c7, %i : index
      %s = uop.define_local : memref<8xf32, #uop.space<local>>
      %0 = uop.load %x[%i] : memref<8xf32> -> f32
      uop.store %0, %s[%i] over (%i) : memref<8xf32, #uop.space<local>>
      %t = uop.after %s, %0 : memref<8xf32, #uop.space<local>>, f32
      %1 = uop.load %t[%j] : memref<8xf32, #uop.space<local>> -> f32
      uop.store %1, %o[%i] over (%i) : memref<8xf32>
      uop.sink
    }
    ```
  }];
  let arguments = (ins UOp_Buffer:$buffer, Variadic<UOp_Scalar>:$deps);
  let results = (outs UOp_Buffer:$result);
  let assemblyFormat = [{
    $buffer (`,` $deps^)? attr-dict `:` type($buffer) (`,` type($deps)^)?
  }];
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Gates
//===----------------------------------------------------------------------===//

def UOp_InvalidOp : UOp_Op<"invalid", [Pure]> {
  let summary = "an invalid index";
  let description = [{
    Arithmetic with an invalid operand is invalid, with two exceptions:
    `uop.where` ignores the value that it does not select, and an expression
    whose value does not depend on the operand, such as `x * 0`, may be folded.
    A load or `uop.index` with an invalid position or gate touches no memory and
    gives its alternative, or 0; such a store writes nothing. A number that is
    stored, reduced or returned must not be invalid, nor the size of a range.

    `uop.where` of a condition, an index and `uop.invalid` is therefore a gate;
    `uop-lower-gates` makes it explicit.

    Example:

    ```mlir
    uop.kernel @shift(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %c0 = uop.const 0 : index
      %c1 = uop.const 1 : index
      %in = uop.cmp gt %i, %c0 : index
      %0 = uop.sub %i, %c1 : index
      %none = uop.invalid : index
      %1 = uop.where %in, %0, %none : index
      %2 = uop.load %x[%1] : memref<32xf32> -> f32
      uop.store %2, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    ```
  }];
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

#endif // UOP_DIALECT_UOP_IR_UOPCONTROLOPS_TD
