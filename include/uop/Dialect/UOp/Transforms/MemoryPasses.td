//===- MemoryPasses.td - Passes on buffers -----------------*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Input: launches on tensors or buffers. Output: launches on buffers of one
// arena.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_MEMORYPASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_MEMORYPASSES_TD

include "mlir/Pass/PassBase.td"

def DeallocatePass : Pass<"uop-deallocate", "::mlir::ModuleOp"> {
  let summary = "Frees buffers after their last use";
  let description = [{
    The pass runs after bufferization. It frees a buffer after its last use in
    the block that allocates it, unless the function returns it. The caller owns
    what a function returns. Memory that the function does not own, such as an
    argument or a global, is therefore copied before it is returned. The
    exception is a `uop.donated` argument, whose memory the caller gave away.

    The result is that of upstream's ownership-based deallocation where
    ownership is static: each memref is an allocation, a view, a global, an
    argument or a call's result. If a function has other memrefs, such as ones
    that a loop carries or a condition selects, upstream's deallocation pipeline
    runs on the whole module instead, and a remark of category `uop-deallocate`
    gives the reason.

    Before:

    ```mlir
    uop.kernel @k(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<32xf32> -> f32
      uop.store %0, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    func.func @main(%x: memref<32xf32>) -> memref<32xf32> {
      %0 = memref.alloc() : memref<32xf32>
      %1 = memref.alloc() : memref<32xf32>
      uop.launch @k ins(%x : memref<32xf32>) outs(%0 : memref<32xf32>)
      uop.launch @k ins(%0 : memref<32xf32>) outs(%1 : memref<32xf32>)
      return %1 : memref<32xf32>
    }
    ```

    After, `memref.dealloc %0` follows the second launch.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def PlanMemoryPass : Pass<"uop-plan-memory", "::mlir::func::FuncOp"> {
  let summary = "Places temporary buffers in one arena by their lifetimes";
  let description = [{
    Buffers that are allocated and freed in the function's entry block become
    64-byte aligned views of one `uop.alloc`. Buffers that are live at the same
    time do not overlap. Each memory space has its own arena. Buffers that the
    function returns, takes as arguments or passes to ops of unknown behavior
    are not moved.

    Each buffer gets the lowest offset that is free during its lifetime. The
    pass tries three orders of the buffers (by size, by time, and by size times
    lifetime) and takes the smallest arena.

    Before:

    ```mlir
    uop.kernel @k(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<32xf32> -> f32
      uop.store %0, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    func.func @main(%x: memref<32xf32>, %y: memref<32xf32>) {
      %0 = memref.alloc() : memref<32xf32>
      uop.launch @k ins(%x : memref<32xf32>) outs(%0 : memref<32xf32>)
      uop.launch @k ins(%0 : memref<32xf32>) outs(%y : memref<32xf32>)
      memref.dealloc %0 : memref<32xf32>
      return
    }
    ```

    After, `%0` is `memref.view` of a `uop.alloc : memref<128xi8>`, which a
    `uop.dealloc` frees before the return.

    A remark of category `uop-plan-memory` has the size of the arena, the size
    by each order, the sum of the buffers, and the maximum number of live bytes,
    which is a lower bound.
  }];
  let options = [
    Option<"alignment", "alignment", "int64_t", /*default=*/"64",
           "Alignment of each buffer in bytes, a power of two">
  ];
  let dependentDialects = ["::mlir::memref::MemRefDialect",
                           "::mlir::arith::ArithDialect",
                           "::uop::UOpDialect"];
}

#endif // UOP_DIALECT_UOP_TRANSFORMS_MEMORYPASSES_TD
