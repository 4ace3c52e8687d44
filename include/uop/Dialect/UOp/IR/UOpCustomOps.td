//===- UOpCustomOps.td - Functions that are not ops --------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPCUSTOMOPS_TD
#define UOP_DIALECT_UOP_IR_UOPCUSTOMOPS_TD

include "mlir/IR/SymbolInterfaces.td"
include "uop/Dialect/UOp/IR/UOpBase.td"

def UOp_CustomOperand : AnyTypeOf<[UOp_Tensor, UOp_Scalar, UOp_Buffer],
    "a tensor, a scalar or a 1-D buffer">;
def UOp_CustomResult : AnyTypeOf<[UOp_Tensor, UOp_Scalar],
    "a tensor or a scalar">;

def UOp_CustomOp : UOp_Op<"custom", [AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a call of an opaque function";
  let description = [{
    Calls a symbol of the module, on tensors or, for each element, on scalars.
    Tensor operands and results are in memory, and nothing is fused with the
    function. The symbol is one of

    * `func.func` with a body of uop ops, on exactly the types of the op;
    * `uop.kernel`, on tensors: its arguments are the operands and then the
      results, flattened;
    * `func.func private` without a body: an external function of that name, in
      the C ABI. On tensors it returns nothing and takes a pointer to each operand
      and then to each result, elements in row-major order; results do not overlap
      anything. On scalars it takes and returns them by value: integers and `i1`
      as the C types of their width, `index` as `int64_t`, `f32` and `f64` as
      `float` and `double`, narrower floats as their bits in `uint16_t` or
      `uint8_t`.

    The function is pure: equal calls may be merged, an unused call may be
    removed, and a scalar call may run more often than there are elements. With
    `effects`, on tensors only, every call is executed, and calls keep their
    order. The function does not get other attributes of the op. Pass parameters
    as operands, such as tensors of rank 0.

    Before `uop-form-kernels`, `uop-lower-custom` creates a kernel that only
    calls the external function, on buffers; `outs` are the buffers that it
    writes.

    Example:

    ```mlir
    func.func private @fft(tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
    func.func private @log_tensor(tensor<64xf32>)
    func.func @custom(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
      %0:2 = uop.custom @fft(%x, %y) : (tensor<64xf32>, tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
      uop.custom @log_tensor(%0#0) effects : (tensor<64xf32>) -> ()
      return %0#1 : tensor<64xf32>
    }
    func.func private @sigmoid(f32) -> f32
    uop.kernel @e_32(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<32xf32> -> f32
      %1 = uop.custom @sigmoid(%0) : (f32) -> f32
      uop.store %1, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    func.func private @sort(memref<8x8xf32>, memref<8x8xf32>)
    uop.kernel @call_sort(%x: memref<64xf32>, %o: memref<64xf32>) {
      uop.custom @sort(%x) outs(%o : memref<64xf32>) : (memref<64xf32>) -> ()
      uop.sink
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee,
                       Variadic<UOp_CustomOperand>:$inputs,
                       Variadic<UOp_Buffer>:$outputs, UnitAttr:$has_effects);
  let results = (outs Variadic<UOp_CustomResult>:$results);
  let assemblyFormat = [{
    $callee `(` $inputs `)` (`outs` `(` $outputs^ `:` type($outputs) `)`)?
    (`effects` $has_effects^)? attr-dict `:` functional-type($inputs, $results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Whether it is the call of an external function inside a kernel.
    bool isOnBuffers();
    /// Whether the operands and results are scalars.
    bool isOnScalars();
  }];
}

def UOp_CustomIOp : UOp_Op<"customi", [Pure,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a call that is inlined";
  let description = [{
    The symbol is a `func.func` of one block on exactly the types of the op, all
    tensors or all scalars. `uop-inline-custom` inlines the body before any
    other pass, so that it is fused with neighboring ops.

    Example:

    ```mlir
    func.func private @relu(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0 = uop.const 0.0 : tensor<4x8xf32>
      %1 = uop.max %x, %0 : tensor<4x8xf32>
      return %1 : tensor<4x8xf32>
    }
    func.func @customi(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %0 = uop.customi @relu(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      return %0 : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee,
                       Variadic<UOp_CustomResult>:$inputs);
  let results = (outs Variadic<UOp_CustomResult>:$results);
  let assemblyFormat = [{
    $callee `(` $inputs `)` attr-dict `:` functional-type($inputs, $results)
  }];
  let hasVerifier = 1;
}

#endif // UOP_DIALECT_UOP_IR_UOPCUSTOMOPS_TD
