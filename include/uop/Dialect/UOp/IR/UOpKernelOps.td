//===- UOpKernelOps.td - Ops of the schedule and kernel stages ---*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_UOPKERNELOPS_TD
#define UOP_DIALECT_UOP_IR_UOPKERNELOPS_TD

include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "uop/Dialect/UOp/IR/UOpBase.td"

def UOp_KernelOp : UOp_Op<"kernel", [FunctionOpInterface, IsolatedFromAbove,
    Symbol, SingleBlock]> {
  let summary = "a function that a launch runs";
  let description = [{
    The body is one block of values, which depend on ranges, and statements
    (`uop.store`, `uop.if`, `uop.barrier`), terminated by `uop.sink`. Each
    statement completes before the next one begins. Arguments are 1-D memrefs,
    in the order in which a launch passes them: inputs, outputs, and then
    `index` scalars.

    Example:

    ```mlir
    uop.kernel @double(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<32xf32> -> f32
      %1 = uop.add %0, %0 : f32
      uop.store %1, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
      TypeAttrOf<FunctionType>:$function_type,
      OptionalAttr<StrAttr>:$sym_visibility,
      OptionalAttr<DictArrayAttr>:$arg_attrs,
      OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name,
      "::mlir::FunctionType":$type)>];
  let extraClassDeclaration = [{
    ::mlir::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::mlir::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
    ::mlir::Region *getCallableRegion() { return &getBody(); }
  }];
}

def UOp_SinkOp : UOp_Op<"sink", [Pure, Terminator, HasParent<"KernelOp">]> {
  let summary = "the end of a kernel";
  let description = [{
    Example:

    ```mlir
    uop.kernel @nothing() {
      uop.sink
    }
    ```
  }];
  let assemblyFormat = "attr-dict";
}

def UOp_LoadOp : UOp_Op<"load", [AttrSizedOperandSegments]> {
  let summary = "one element of a buffer, or one for each lane of a vector";
  let description = [{
    A load whose gate is false touches no memory and gives `alternative`, or 0.

    If the result is a vector of N lanes, an `index` offset is that of the first
    of N consecutive elements; a vector of offsets has one offset for each lane
    (a gather). An `i1` gates all lanes; a vector of `i1` gates each lane: a
    lane whose gate is false touches no memory and gives that lane of
    `alternative`, or 0. All other elements must be in bounds. The types of a
    vector of offsets and of a vector of gates follow that of the memref, in
    this order.

    Example:

    ```mlir
    uop.kernel @load(%x: memref<32xf32>, %o: memref<40xf32>) {
      %i = uop.range 0 to 40 : index
      %n = uop.const 32 : index
      %in = uop.cmp lt %i, %n : index
      %one = uop.const 1.0 : f32
      %0 = uop.load %x[%i] if %in else %one : memref<32xf32> -> f32
      uop.store %0, %o[%i] over (%i) : memref<40xf32>
      uop.sink
    }
    uop.kernel @vectors(%x: memref<32xf32>, %o: memref<12xf32>) {
      %c8 = uop.const 8 : index
      %0 = uop.load %x[%c8] : memref<32xf32> -> vector<4xf32>
      %at = uop.const dense<[31, 0, 2, 2]> : vector<4xindex>
      %1 = uop.load %x[%at] : memref<32xf32>, vector<4xindex> -> vector<4xf32>
      %mask = uop.const dense<[true, false, true, false]> : vector<4xi1>
      %2 = uop.load %x[%at] if %mask else %0 : memref<32xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
      %3 = uop.vectorize %0, %1, %2 : vector<4xf32> -> vector<12xf32>
      %c0 = uop.const 0 : index
      uop.store %3, %o[%c0] over () : memref<12xf32>, vector<12xf32>
      uop.sink
    }
    ```
  }];
  let arguments = (ins Arg<UOp_Buffer, "", [MemRead]>:$source,
                       UOp_Offset:$offset, Optional<UOp_Gate>:$gate,
                       Optional<UOp_ElementOrVector>:$alternative);
  let results = (outs UOp_ElementOrVector:$result);
  let assemblyFormat = [{
    $source `[` $offset `]` (`if` $gate^)? (`else` $alternative^)? attr-dict `:`
    custom<LoadTypes>(ref($gate), ref($alternative), type($source),
                      type($offset), type($gate), type($alternative),
                      type($result))
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def UOp_StoreOp : UOp_Op<"store", [AttrSizedOperandSegments]> {
  let summary = "writes elements of a buffer, over ranges";
  let description = [{
    In each iteration of the ranges the scalar is written at the offset, if the
    gate holds. No two of these writes may be to the same element.

    The lanes of a vector are written to consecutive elements from an `index`
    offset on, or to the elements given by a vector of offsets (a scatter). An
    `i1` gates all lanes; a vector of `i1` gates each lane: a lane whose gate is
    false touches no memory. The types of a vector value, of a vector of offsets
    and of a vector of gates follow that of the memref, in this order.

    Example:

    ```mlir
    uop.kernel @store(%o: memref<32xi32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.cast %i : index -> i32
      uop.store %0, %o[%i] over (%i) : memref<32xi32>
      uop.sink
    }
    uop.kernel @vectors(%o: memref<32xi32>) {
      %i = uop.range 0 to 4 : index
      %c8 = uop.const 8 : index
      %first = uop.mul %i, %c8 : index
      %0 = uop.cast %i : index -> i32
      %1 = uop.vectorize %0, %0 : i32 -> vector<2xi32>
      %mask = uop.const dense<[true, false]> : vector<2xi1>
      uop.store %1, %o[%first] over (%i) if %mask : memref<32xi32>, vector<2xi32>, vector<2xi1>
      %lanes = uop.const dense<[7, 2]> : vector<2xindex>
      %firsts = uop.vectorize %first, %first : index -> vector<2xindex>
      %at = uop.add %firsts, %lanes : vector<2xindex>
      uop.store %1, %o[%at] over (%i) : memref<32xi32>, vector<2xi32>, vector<2xindex>
      uop.sink
    }
    ```
  }];
  let arguments = (ins UOp_ElementOrVector:$value,
                       Arg<UOp_Buffer, "", [MemWrite]>:$target,
                       UOp_Offset:$offset, Variadic<Index>:$ranges,
                       Optional<UOp_Gate>:$gate);
  let assemblyFormat = [{
    $value `,` $target `[` $offset `]` `over` ` ` `(` $ranges `)` (`if` $gate^)?
    attr-dict `:` custom<StoreTypes>(ref($gate), type($target), type($value),
                                     type($offset), type($gate))
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Schedule
//===----------------------------------------------------------------------===//

def UOp_LaunchOp : UOp_Op<"launch", [AttrSizedOperandSegments,
    DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "runs a kernel once";
  let description = [{
    On tensors, each result is the tensor that the kernel writes into the
    corresponding `outs` operand, which is consumed. On memrefs there are no
    results. The kernel sees an operand of any rank as its elements in row-major
    order. `vars` are scalars, such as sizes that the caller chooses for a run.
    A launch with `effects` is kept even if its results are unused.

    Example:

    ```mlir
    uop.kernel @double(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<32xf32> -> f32
      %1 = uop.add %0, %0 : f32
      uop.store %1, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %init = tensor.empty() : tensor<4x8xf32>
      %0 = uop.launch @double ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
      return %0 : tensor<4x8xf32>
    }
    uop.kernel @first(%x: memref<32xf32>, %o: memref<1xf32>, %n: index) {
      %k = uop.range 0 to %n reduce : index
      %0 = uop.load %x[%k] : memref<32xf32> -> f32
      %1 = uop.reduce add %0 over (%k) : f32
      %c0 = uop.const 0 : index
      uop.store %1, %o[%c0] over () : memref<1xf32>
      uop.sink
    }
    func.func @sum(%x: memref<32xf32>, %o: memref<1xf32>) {
      %n = uop.define_var "n" [0, 32] : index
      uop.launch @first ins(%x : memref<32xf32>) outs(%o : memref<1xf32>) vars(%n)
      return
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel,
                       Variadic<UOp_TensorOrBuffer>:$inputs,
                       Variadic<UOp_TensorOrBuffer>:$inits,
                       Variadic<Index>:$vars, UnitAttr:$has_effects);
  let results = (outs Variadic<UOp_Tensor>:$results);
  let assemblyFormat = [{
    $kernel `ins` `(` ($inputs^ `:` type($inputs))? `)` `outs` `(`
    ($inits^ `:` type($inits))? `)` (`vars` `(` $vars^ `)`)?
    (`effects` $has_effects^)? attr-dict (`->` type($results)^)?
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getInitsMutable();
    }
  }];
}

def UOp_AllocOp : UOp_Op<"alloc"> {
  let summary = "allocates a buffer";
  let description = [{
    The buffer is aligned to 64 bytes, and its contents are undefined.

    Example:

    ```mlir
    func.func @alloc() {
      %0 = uop.alloc : memref<1024xi8>
      uop.dealloc %0 : memref<1024xi8>
      return
    }
    ```
  }];
  let results = (outs Res<UOp_AnyBuffer, "", [MemAlloc]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def UOp_DeallocOp : UOp_Op<"dealloc"> {
  let summary = "frees a buffer";
  let description = [{
    Frees a result of `uop.alloc`, which has an example.
  }];
  let arguments = (ins Arg<UOp_AnyBuffer, "", [MemFree]>:$buffer);
  let assemblyFormat = "$buffer attr-dict `:` type($buffer)";
}

#endif // UOP_DIALECT_UOP_IR_UOPKERNELOPS_TD
