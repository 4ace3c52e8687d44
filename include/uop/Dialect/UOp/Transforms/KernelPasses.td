//===- KernelPasses.td - Passes on kernels and launches ----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_KERNELPASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_KERNELPASSES_TD

include "mlir/Pass/PassBase.td"

// The target that schedules are chosen for.
defvar scheduleOptions = [
  Option<"vectorBytes", "vector-bytes", "int64_t", /*default=*/"32",
         "Bytes of a vector register">,
  Option<"registers", "registers", "int64_t", /*default=*/"16",
         "Vector registers of the target">,
  Option<"threads", "threads", "int64_t", /*default=*/"1",
         "Number of threads that share a kernel; 1: up to as many as the "
         "target has, as long as that costs a single thread nothing">
];

def ApplySchedulePass : Pass<"uop-apply-schedule", "::uop::KernelOp"> {
  let summary = "Performs the schedules of kernels";
  let description = [{
    Performs the actions of the kernel's attribute `uop.schedule`, a
    `#uop.schedule`, and removes the attribute. An action that cannot be
    performed is an error that names the action, the axis and the reason. The
    resulting ranges of kind `upcast`, `unroll` and `simd` are the input of
    `uop-expand`.

    Before:

    ```mlir
    uop.kernel @e_64(%x: memref<64xf32>, %o: memref<64xf32>) attributes {uop.schedule = #uop.schedule<[simd(0, 16), thread(0)]>} {
      %i = uop.range 0 to 64 : index
      %0 = uop.load %x[%i] : memref<64xf32> -> f32
      %1 = uop.sqrt %0 : f32
      uop.store %1, %o[%i] over (%i) : memref<64xf32>
      uop.sink
    }
    ```

    After:

    ```mlir
    uop.kernel @e_64(%x: memref<64xf32>, %o: memref<64xf32>) {
      %i = uop.range 0 to 4 thread : index
      %l = uop.range 1 to 16 simd : index
      %c16 = uop.const 16 : index
      %0 = uop.mul %i, %c16 : index
      %1 = uop.add %0, %l : index
      %2 = uop.load %x[%1] : memref<64xf32> -> f32
      %3 = uop.sqrt %2 : f32
      uop.store %3, %o[%1] over (%i, %l) : memref<64xf32>
      uop.sink
    }
    ```
  }];
}

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

    After, `memref.dealloc %0` stands behind the second launch.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def DecomposePass : Pass<"uop-decompose", "::uop::KernelOp"> {
  let summary = "Turns math functions of floats into plain arithmetic";
  let description = [{
    `uop.exp exp2 ldexp log log2 sin cos tan tanh erf pow` on scalars and
    vectors of floats become polynomials after an exact argument reduction. The code
    consists of additions, fused multiply-adds, selections and bit operations.
    It has no branches, tables or calls, so that a loop over it can be
    vectorized. Every result is within 2 units in the last place, also for
    subnormal, infinite and NaN arguments, and zeros have the right sign;
    docs/numerics-ulp.md has the largest errors that were measured. Floats
    narrower than f32 are computed in f32 and rounded once more. `pow` of f32
    and narrower is computed in f64. `pow` of integers is not changed.

    Before:

    ```mlir
    uop.kernel @e_32(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<32xf32> -> f32
      %1 = uop.exp2 %0 : f32
      uop.store %1, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    ```

    After, where `%c` is `%0` clamped to [-151, 129]:

    ```
    %shift = uop.const 0x4B400000 : f32          // 1.5 * 2^23 rounds to integers
    %sum = uop.mulacc %c, %one, %shift : f32
    %n = uop.sub %sum, %shift : f32
    %bits = uop.bitcast %sum : f32 -> ui32       // n, in the low bits
    %r = uop.sub %c, %n : f32
    %p5 = uop.const 0x390BCD39 : f32
    %p4 = uop.mulacc %p5, %r, %c4 : f32          // and so on to 2^r
    ...                                          // times 2^n, in two steps
    ```
  }];
  let options = [
    ListOption<"functions", "functions", "std::string",
               "The ops to decompose, by name without `uop.`; default: all">,
    Option<"nativeLdexp", "native-ldexp", "bool", /*default=*/"false",
           "The target has an instruction for `uop.ldexp` of f32 and f64. It "
           "stays, and `exp`, `exp2` and `pow` end with it">
  ];
}

def DedupKernelsPass : Pass<"uop-dedup-kernels", "::mlir::ModuleOp"> {
  let summary = "Merges equal kernels";
  let description = [{
    Two kernels are equal if their bodies are equal, apart from names and
    locations. Launches of the later kernel then call the first one. The
    remaining kernels are renumbered, so that their names have no gaps.

    Before:

    ```mlir
    uop.kernel @e_32(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<32xf32> -> f32
      uop.store %0, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    uop.kernel @e_32n1(%x: memref<32xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<32xf32> -> f32
      uop.store %0, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    func.func @main(%x: memref<32xf32>, %y: memref<32xf32>, %z: memref<32xf32>) {
      uop.launch @e_32 ins(%x : memref<32xf32>) outs(%y : memref<32xf32>)
      uop.launch @e_32n1 ins(%y : memref<32xf32>) outs(%z : memref<32xf32>)
      return
    }
    ```

    After, both launches name `@e_32`, and `@e_32n1` is gone.
  }];
}

def ExpandPass : Pass<"uop-expand", "::uop::KernelOp"> {
  let summary = "Expands ranges of kind upcast, unroll and simd into ops and vectors";
  let description = [{
    A value that depends on a range of kind `upcast` or `unroll` is copied once
    for each iteration. A value that depends on a range of kind `simd` becomes a
    vector. Accesses to consecutive elements become vector accesses, other
    accesses gathers and scatters. If the elements of a gather are far apart,
    but those of its copies are consecutive, whole rows are loaded and
    transposed in registers. Reductions over these ranges have one accumulator
    for each iteration, and the accumulators are combined after the loops.

    If a kernel cannot be expanded, the ranges stay as loops, and a remark of
    category `uop-expand` gives the reason.

    Before:

    ```mlir
    uop.kernel @r_8_64(%x: memref<512xf32>, %o: memref<8xf32>) {
      %i = uop.range 0 to 8 : index
      %k = uop.range 1 to 4 reduce : index
      %l = uop.range 2 to 16 simd : index
      %c64 = uop.const 64 : index
      %c16 = uop.const 16 : index
      %0 = uop.mul %i, %c64 : index
      %1 = uop.mul %k, %c16 : index
      %2 = uop.add %0, %1 : index
      %3 = uop.add %2, %l : index
      %4 = uop.load %x[%3] : memref<512xf32> -> f32
      %5 = uop.reduce max %4 over (%k, %l) : f32
      uop.store %5, %o[%i] over (%i) : memref<8xf32>
      uop.sink
    }
    ```

    After, a vector holds 16 maxima, and its halves are combined four times:

    ```mlir
    uop.kernel @r_8_64(%x: memref<512xf32>, %o: memref<8xf32>) {
      %i = uop.range 0 to 8 : index
      %k = uop.range 1 to 4 reduce : index
      %c16 = uop.const 16 : index
      %0 = uop.mul %k, %c16 : index
      %c64 = uop.const 64 : index
      %1 = uop.mul %i, %c64 : index
      %2 = uop.add %0, %1 : index
      %3 = uop.load %x[%2] : memref<512xf32> -> vector<16xf32>
      %4 = uop.reduce max %3 over (%k) : vector<16xf32>
      %5 = uop.gep %4 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32> -> vector<8xf32>
      %6 = uop.gep %4 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32> -> vector<8xf32>
      %7 = uop.max %5, %6 : vector<8xf32>
      %8 = uop.gep %7 [0, 1, 2, 3] : vector<8xf32> -> vector<4xf32>
      %9 = uop.gep %7 [4, 5, 6, 7] : vector<8xf32> -> vector<4xf32>
      %10 = uop.max %8, %9 : vector<4xf32>
      %11 = uop.gep %10 [0, 1] : vector<4xf32> -> vector<2xf32>
      %12 = uop.gep %10 [2, 3] : vector<4xf32> -> vector<2xf32>
      %13 = uop.max %11, %12 : vector<2xf32>
      %14 = uop.gep %13 [0] : vector<2xf32> -> f32
      %15 = uop.gep %13 [1] : vector<2xf32> -> f32
      %16 = uop.max %14, %15 : f32
      uop.store %16, %o[%i] over (%i) : memref<8xf32>
      uop.sink
    }
    ```
  }];
}

def MergeKernelsPass : Pass<"uop-merge-kernels", "::mlir::ModuleOp"> {
  let summary = "Merges launches that share loops and data";
  let description = [{
    The pass merges two launches if one reads what the other writes, or if both
    read the same tensor, and if a merged kernel that stores the results of both
    is estimated to be faster. Merging saves a launch, reads shared operands
    once, and does not store a result that only the other kernel reads. On the
    other hand, operands that fit into the cache one kernel at a time may not
    fit together, and `uop-select-schedule` may have schedules for each kernel
    but none for the merged one. Where the computation is long, the pass runs
    that selection to find out. The estimate for the merged kernel may be higher
    by the fraction `uop.least_gain` of the target, by a launch at most, plus
    the memory time of the results that it does not store.

    The outermost ranges of all stores must have one size. They become one
    range, which threads may share. Inner ranges that agree, and reductions over
    equal sizes, are shared as well. If one kernel reads what the other writes,
    the element must depend only on the shared ranges, and is passed on as a
    value; or it must be in the same row, and a local buffer holds the row.

    Launches are not merged if

    * one of them computes the operand of `uop.contiguous` (attribute
      `uop.kept`);
    * a launch between them needs the first and feeds the second;
    * a kernel has control flow, scratch or attributes;
    * they are on different devices;
    * one replaces a state that the other reads;
    * the merged kernel would have too many arguments or ops.

    Kernels that only share operands are merged up to 32 results. A launch whose
    merged kernel was too large twice is skipped from then on, so that the pass
    takes time linear in the number of launches.

    Each decision is a remark of category `uop-merge-kernels` with the times of
    the merged kernel and of both kernels.

    Before:

    ```mlir
    uop.kernel @r_4_8(%x: memref<32xf32>, %o: memref<4xf32>) {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %c8 = uop.const 8 : index
      %0 = uop.mul %i, %c8 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %x[%1] : memref<32xf32> -> f32
      %3 = uop.reduce add %2 over (%k) : f32
      uop.store %3, %o[%i] over (%i) : memref<4xf32>
      uop.sink
    }
    uop.kernel @r_4_8n1(%x: memref<32xf32>, %s: memref<4xf32>, %o: memref<4xf32>) {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %c8 = uop.const 8 : index
      %0 = uop.mul %i, %c8 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %x[%1] : memref<32xf32> -> f32
      %3 = uop.load %s[%i] : memref<4xf32> -> f32
      %4 = uop.sub %2, %3 : f32
      %5 = uop.reduce max %4 over (%k) : f32
      uop.store %5, %o[%i] over (%i) : memref<4xf32>
      uop.sink
    }
    func.func @main(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
      %0 = tensor.empty() : tensor<4xf32>
      %1 = uop.launch @r_4_8 ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
      %2 = tensor.empty() : tensor<4xf32>
      %3 = uop.launch @r_4_8n1 ins(%x, %1 : tensor<4x8xf32>, tensor<4xf32>) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
      return %1, %3 : tensor<4xf32>, tensor<4xf32>
    }
    ```

    After:

    ```mlir
    uop.kernel @r_4_8_8(%x: memref<32xf32>, %s: memref<4xf32>, %o: memref<4xf32>) {
      %i = uop.range 0 to 4 : index
      %k = uop.range 1 to 8 reduce : index
      %c8 = uop.const 8 : index
      %0 = uop.mul %i, %c8 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %x[%1] : memref<32xf32> -> f32
      %3 = uop.reduce add %2 over (%k) : f32
      %q = uop.range 2 to 8 reduce : index
      %4 = uop.add %0, %q : index
      %5 = uop.load %x[%4] : memref<32xf32> -> f32
      %6 = uop.sub %5, %3 : f32
      %7 = uop.reduce max %6 over (%q) : f32
      uop.store %3, %s[%i] over (%i) : memref<4xf32>
      uop.store %7, %o[%i] over (%i) : memref<4xf32>
      uop.sink
    }
    func.func @main(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
      %0 = tensor.empty() : tensor<4xf32>
      %1 = tensor.empty() : tensor<4xf32>
      %2:2 = uop.launch @r_4_8_8 ins(%x : tensor<4x8xf32>) outs(%0, %1 : tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, tensor<4xf32>
      return %2#0, %2#1 : tensor<4xf32>, tensor<4xf32>
    }
    ```
  }];
  let options = scheduleOptions;
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

def PriceKernelsPass : Pass<"uop-price-kernels", "::uop::KernelOp"> {
  let summary = "Reports the estimated time of each kernel in remarks";
  let description = [{
    The pass does not change the IR. The remark of a kernel has the nanoseconds
    of one launch on one thread: issuing instructions (`Computation`), moving
    bytes from beyond the first-level cache (`Traffic`), and both together
    (`Total`), which overlap. The times are those of the kernel's current loops:
    after `uop-apply-schedule`, of its schedule.

    Example: of the kernel

    ```mlir
    uop.kernel @e_64(%x: memref<64xf32>, %o: memref<64xf32>) {
      %i = uop.range 0 to 64 : index
      %0 = uop.load %x[%i] : memref<64xf32> -> f32
      %1 = uop.add %0, %0 : f32
      uop.store %1, %o[%i] over (%i) : memref<64xf32>
      uop.sink
    }
    ```

    `--remarks-filter=uop-price-kernels` shows the time.
  }];
  let options = [
    Option<"vectorBytes", "vector-bytes", "int64_t", /*default=*/"32",
           "Bytes of a vector register">,
  ];
}

def SelectSchedulePass : Pass<"uop-select-schedule", "::uop::KernelOp"> {
  let summary = "Chooses a schedule for each kernel";
  let description = [{
    Gives each kernel without an attribute `uop.schedule` one, by heuristics.

    A contraction is a sum of products in which each factor is used by many
    elements of the output. The axis that is contiguous in the output becomes
    the vector lanes. A register block of rows and vectors accumulates the sums.
    The operand of the vector loads is packed into a panel if it is not
    contiguous or is gated. If it is contiguous, the price of
    `uop-price-kernels` decides about the packing, and about the loop that
    threads share.

    Axes of the output that are adjacent in all buffers of a contraction are
    merged. If the contiguous axis fills few lanes, another axis becomes the
    lanes, and register blocks are transposed when they are stored. If that
    leaves few rows, the price decides whether the axis around them is unrolled
    into registers as well.

    A contraction with few rows whose panels would have to be packed, or with
    fewer columns than lanes, is computed as inner products: the lanes are the
    reduced axis, and the elements of an output tile share its loads.

    Other reductions use the axis that is contiguous in memory as lanes. If it
    is an output axis, each lane reduces its own element. If it is reduced, the
    lanes are combined after the loop; a kernel with several loops in sequence
    has lanes in each. Several vector accumulators are kept side by side.

    Kernels that read along one axis and write along another transpose square
    blocks in registers.

    If vectors or tiles do not divide a size, the tail is peeled.

    Threads share the outermost loop whose iterations divide evenly. Each thread
    packs the panels that are invariant in that loop, so the choice of the loop
    includes this cost. With `threads`, an inner axis may be cut into as many
    pieces, whose loop becomes the outermost one: each thread then packs only
    for its own piece.

    Each decision is a remark of category `uop-select-schedule`.

    Before:

    ```mlir
    uop.kernel @r_256_128_192(%a: memref<49152xf32>, %b: memref<24576xf32>, %o: memref<32768xf32>) {
      %i = uop.range 0 to 256 thread : index
      %j = uop.range 1 to 128 : index
      %k = uop.range 2 to 192 reduce : index
      %c192 = uop.const 192 : index
      %0 = uop.mul %i, %c192 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %a[%1] : memref<49152xf32> -> f32
      %c128 = uop.const 128 : index
      %3 = uop.mul %k, %c128 : index
      %4 = uop.add %3, %j : index
      %5 = uop.load %b[%4] : memref<24576xf32> -> f32
      %6 = uop.mul %2, %5 : f32
      %7 = uop.reduce add %6 over (%k) : f32
      %8 = uop.mul %i, %c128 : index
      %9 = uop.add %8, %j : index
      uop.store %7, %o[%9] over (%i, %j) : memref<32768xf32>
      uop.sink
    }
    ```

    After, with vectors of 32 bytes and 16 registers, the kernel has the schedule
    `[reorder(1, 0), split(1, 16), thread(1), simd(3, 8), upcast(3, 2), upcast(0, 4)]`.
  }];
  let options = scheduleOptions;
}

def ShareKernelsPass : Pass<"uop-share-kernels", "::mlir::ModuleOp"> {
  let summary = "Makes kernels equal that differ only in the offsets of their reads";
  let description = [{
    The steps of an unrolled loop apply the same ops to different parts of one
    tensor. The offset of the part is a constant in each kernel, so that no two
    kernels are equal and each is compiled. If kernels differ only in the
    offsets at which they read an argument, this pass passes them windows of the
    tensor, as `uop.reshape` and `uop.shrink`, which take no memory and no time.
    `uop-dedup-kernels` then keeps one of the kernels.

    An argument gets a window if its only uses are loads, if the bounds of their
    offsets exclude some elements, and if nothing writes the tensor in place: it
    is neither a state nor donated by the caller. Kernels with control flow are
    skipped.

    Each changed kernel is a remark of category `uop-share-kernels`.

    Before:

    ```mlir
    uop.kernel @e_32(%x: memref<64xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %0 = uop.load %x[%i] : memref<64xf32> -> f32
      %1 = uop.exp %0 : f32
      uop.store %1, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    uop.kernel @e_32n1(%x: memref<64xf32>, %o: memref<32xf32>) {
      %i = uop.range 0 to 32 : index
      %c32 = uop.const 32 : index
      %p = uop.add %i, %c32 : index
      %0 = uop.load %x[%p] : memref<64xf32> -> f32
      %1 = uop.exp %0 : f32
      uop.store %1, %o[%i] over (%i) : memref<32xf32>
      uop.sink
    }
    func.func @main(%x: tensor<64xf32>) -> (tensor<32xf32>, tensor<32xf32>) {
      %0 = tensor.empty() : tensor<32xf32>
      %1 = uop.launch @e_32 ins(%x : tensor<64xf32>) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
      %2 = tensor.empty() : tensor<32xf32>
      %3 = uop.launch @e_32n1 ins(%x : tensor<64xf32>) outs(%2 : tensor<32xf32>) -> tensor<32xf32>
      return %1, %3 : tensor<32xf32>, tensor<32xf32>
    }
    ```

    After, both kernels have an argument `%x: memref<32xf32>` and read it at
    `%i`:

    ```
    %4 = uop.shrink %x offsets [0] : tensor<64xf32> -> tensor<32xf32>
    %1 = uop.launch @e_32 ins(%4 : tensor<32xf32>) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
    %5 = uop.shrink %x offsets [32] : tensor<64xf32> -> tensor<32xf32>
    %3 = uop.launch @e_32n1 ins(%5 : tensor<32xf32>) outs(%2 : tensor<32xf32>) -> tensor<32xf32>
    ```
  }];
  let dependentDialects = ["::uop::UOpDialect"];
}

def ThreadKernelsPass : Pass<"uop-thread-kernels", "::uop::KernelOp"> {
  let summary = "Lets threads share a loop of a large kernel";
  let description = [{
    If the estimated time of a kernel is at least `min-time`, the first range of
    all its stores gets kind `thread`: the lowered kernel can run any slice of
    it. Smaller kernels stay serial, because distributing the work would cost
    more than it saves.

    If the first range has too few iterations for even shares, such as 3 for 2
    threads, another range of all stores is taken instead. Its shares must be
    more even, and every reduction must depend on it.

    Before:

    ```mlir
    uop.kernel @e_4096_4096(%x: memref<16777216xf32>, %o: memref<16777216xf32>) {
      %i = uop.range 0 to 4096 : index
      %j = uop.range 1 to 4096 : index
      %c4096 = uop.const 4096 : index
      %0 = uop.mul %i, %c4096 : index
      %1 = uop.add %0, %j : index
      %2 = uop.load %x[%1] : memref<16777216xf32> -> f32
      %3 = uop.sqrt %2 : f32
      uop.store %3, %o[%1] over (%i, %j) : memref<16777216xf32>
      uop.sink
    }
    ```

    After, `%i` is `uop.range 0 to 4096 thread : index`.

    Each decision is a remark of category `uop-thread-kernels`.
  }];
  let options = [
    Option<"minTime", "min-time", "int64_t", /*default=*/"-1",
           "Least estimated nanoseconds of a kernel that threads share; below "
           "0: the target's value">,
    Option<"threads", "threads", "int64_t", /*default=*/"1",
           "Number of threads; 1: as many as the target has">
  ];
}

def PackConstantsPass : Pass<"uop-pack-constants", "::mlir::ModuleOp"> {
  let summary = "Packs constants in the order in which kernels read them";
  let description = [{
    Schedules of a kernel may pack an operand into panels. If that operand is a
    constant in all launches of the kernel, the pass adds a launch of another
    kernel that packs all panels first, and the kernel reads them. The new
    launch depends only on the constant. The compiler therefore runs it at
    compile time, and a run packs nothing. The pass compares the price of the
    kernel that reads panels with that of the kernel as it is, and packs if the
    first is lower: packing may pay for a constant where it does not pay in each
    launch. An operand is skipped if its panels would be larger than the
    constant, as for the windows of an image, or have several widths.

    Each decision is a remark of category `uop-pack-constants`.

    Before, with vectors of 32 bytes and 16 registers:

    ```mlir
    uop.kernel @product(%a: memref<8192xf32>, %b: memref<4096xf32>, %o: memref<8192xf32>) {
      %i = uop.range 0 to 128 : index
      %j = uop.range 1 to 64 : index
      %k = uop.range 2 to 64 reduce : index
      %c64 = uop.const 64 : index
      %0 = uop.mul %i, %c64 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %a[%1] : memref<8192xf32> -> f32
      %3 = uop.mul %j, %c64 : index
      %4 = uop.add %3, %k : index
      %5 = uop.load %b[%4] : memref<4096xf32> -> f32
      %6 = uop.mul %2, %5 : f32
      %7 = uop.reduce add %6 over (%k) : f32
      %8 = uop.add %0, %j : index
      uop.store %7, %o[%8] over (%i, %j) : memref<8192xf32>
      uop.sink
    }
    func.func @main(%x: tensor<128x64xf32>) -> tensor<128x64xf32> {
      %w = arith.constant dense_resource<weights> : tensor<64x64xf32>
      %0 = tensor.empty() : tensor<128x64xf32>
      %1 = uop.launch @product ins(%x, %w : tensor<128x64xf32>, tensor<64x64xf32>) outs(%0 : tensor<128x64xf32>) -> tensor<128x64xf32>
      return %1 : tensor<128x64xf32>
    }
    ```

    After, `@main` launches `@pack_product` on `%w`, and `@product` reads 4 panels
    of 16 columns at `(%j floordiv 16) * 1024 + %k * 16 + %j mod 16`.
  }];
  let options = [
    Option<"vectorBytes", "vector-bytes", "int64_t", /*default=*/"32",
           "Bytes of a vector register">,
    Option<"registers", "registers", "int64_t", /*default=*/"16",
           "Vector registers of the target">,
    Option<"threads", "threads", "int64_t", /*default=*/"1",
           "Number of threads that share a kernel, as for uop-select-schedule">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

#endif // UOP_DIALECT_UOP_TRANSFORMS_KERNELPASSES_TD
