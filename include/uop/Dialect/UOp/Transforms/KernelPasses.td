//===- KernelPasses.td - Passes on kernels and launches ----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_KERNELPASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_KERNELPASSES_TD

include "mlir/Pass/PassBase.td"

// What schedules are chosen for.
defvar scheduleOptions = [
  Option<"vectorBytes", "vector-bytes", "int64_t", /*default=*/"32",
         "Bytes of a vector register">,
  Option<"registers", "registers", "int64_t", /*default=*/"16",
         "Vector registers of the target">,
  Option<"threads", "threads", "int64_t", /*default=*/"1",
         "How many threads share a kernel; 1: as many as the target has may, "
         "as long as that costs one thread nothing">
];

def ApplySchedulePass : Pass<"uop-apply-schedule", "::uop::KernelOp"> {
  let summary = "Kernels are arranged as their schedules say";
  let description = [{
    Performs the actions of the kernel's attribute `uop.schedule`, a
    `#uop.schedule`, and drops it. An action that cannot be performed is an error
    that names it, the axis and the reason. Ranges of kind `upcast`, `unroll` and
    `simd` that come of it are what `uop-expand` works on.

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
  let summary = "Frees the buffers that functions allocate";
  let description = [{
    After bufferization: a buffer is freed after its last use in the block that
    allocates it, unless the function returns it. What a function returns
    belongs to its caller; memory that it does not own, an argument or a global,
    is copied to be returned, but for a `uop.donated` argument, whose memory the
    caller gave away.

    That is how upstream's ownership-based deallocation frees, where it is
    static who owns a buffer: each memref is an allocation, a view, a global,
    an argument or a call's result. Where some function has others, such as
    memrefs that a loop carries or that a condition chooses, upstream's
    deallocation pipeline runs instead, on all of the module, and a remark of
    category `uop-deallocate` says why.

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
  let summary = "Functions of floats become plain arithmetic";
  let description = [{
    `uop.exp exp2 ldexp log log2 sin cos tan tanh erf pow` on scalars and
    vectors of floats become polynomials after an exact reduction of the argument:
    additions, fused multiply-adds, selections and bit operations, without a
    branch, a table in memory or a call, so that a loop over them can be
    vectorised. Every result is within 2 units in the last place, those of
    subnormal, infinite and NaN arguments included, and zeros have their sign;
    docs/numerics-ulp.md has the largest errors that were measured. Floats
    narrower than f32 are computed in f32 and rounded once more; `pow` of f32
    and narrower is computed in f64. `pow` of integers is left alone.

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

    After, `%c` being `%0` cut to [-151, 129], beyond which the result is 0 or
    infinite:

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
               "What to decompose, as op names without `uop.`; default: all">,
    Option<"nativeLdexp", "native-ldexp", "bool", /*default=*/"false",
           "The target has an instruction for `uop.ldexp` of f32 and f64: it "
           "stays, and `exp`, `exp2` and `pow` end with it">
  ];
}

def DedupKernelsPass : Pass<"uop-dedup-kernels", "::mlir::ModuleOp"> {
  let summary = "Equal kernels become one symbol";
  let description = [{
    Two kernels are equal when their bodies are, names and locations aside.
    Launches of the later one call the first; what is left is numbered again, so
    that names have no gaps.

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
  let summary = "Ranges of kind upcast, unroll and simd become ops and vectors";
  let description = [{
    A value that depends on a range of kind `upcast` or `unroll` is computed once
    for each of its points, side by side; one that depends on a range of kind
    `simd` is a vector. An access to consecutive elements becomes one of a
    vector, others gathers and scatters. Where the elements of a gather are far
    apart but those of its copies are side by side, rows are read instead, and
    transposed in registers. Reductions over these ranges have an accumulator for
    each point, which are combined after the loops.

    A kernel that cannot be written so keeps its ranges, which then are loops; a
    remark of category `uop-expand` says why.

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

    After, 16 maxima are kept in a vector, whose halves are combined four times:

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
  let summary = "Launches that share loops and data become one";
  let description = [{
    Two launches of which one reads what the other writes, or that read the same
    tensor, become one launch of a kernel that stores the results of both, where
    that is estimated to be faster: a launch is saved, what both read is read
    once, and a result that only the other read is not stored at all. Against
    this stands that operands which fit into the cache alone may not fit
    together, and that `uop-select-schedule` may know schedules of both and none
    of the one kernel: it is asked where the computation is long. The one kernel
    may take longer by the part `uop.least_gain` of the target, at most a launch,
    and by the time that memory takes for what it does not store.

    The outermost range of all stores must be of one size: it becomes the one
    that the kernels share, and that threads may share. Ranges inside of it that
    agree, and those of reductions over equal sizes, are shared as well. What one
    kernel writes and the other reads must depend on the shared ranges only,
    then it is passed on as a value; or it is an element of the same row, then a
    row is kept in local space.

    Launches do not merge where one computes what `uop.contiguous` asks for (it
    has the attribute `uop.kept`), where one between them needs the first and
    feeds the second, where a kernel has control flow, scratch or attributes,
    where they are on different devices, where one replaces a state that the other
    reads, or beyond the number of arguments or ops that a kernel may have. Kernels that
    pass nothing on merge up to 32 results, and one that was too large twice is
    left alone, so that the time of the pass is linear in the number of launches.

    Each decision is a remark of category `uop-merge-kernels`, with the time of
    one kernel and that of both.

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
  let summary = "Temporary buffers share one arena by their lifetimes";
  let description = [{
    Buffers that are allocated and freed in the function's entry block become
    views of one `uop.alloc`, 64-byte aligned; no two of them that live at once
    overlap. Each memory space has its own. Buffers that the function returns,
    takes or hands to ops whose behaviour is unknown are left alone.

    Buffers get the lowest offset that is free while they live. In which order
    they get it is tried out: by size, by time, and by size times life. The
    smallest arena is taken.

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

    A remark of category `uop-plan-memory` has the arena's size, what the
    orders would give, the sum of the buffers, and the most bytes that are live
    at once, below which no arena can be.
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
  let summary = "Remarks say what each kernel takes by the cost model";
  let description = [{
    Changes nothing. The remark of a kernel has the nanoseconds that one launch
    takes on one thread: issuing instructions (`Computation`), moving bytes
    behind the first-level cache (`Traffic`), and both (`Total`), which overlap.
    They are those of the loops that the kernel has: after `uop-apply-schedule`,
    of its schedule.

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

    `--remarks-filter=uop-price-kernels` shows what it takes.
  }];
  let options = [
    Option<"vectorBytes", "vector-bytes", "int64_t", /*default=*/"32",
           "Bytes of a vector register">,
  ];
}

def SelectSchedulePass : Pass<"uop-select-schedule", "::uop::KernelOp"> {
  let summary = "A schedule is chosen for each kernel";
  let description = [{
    Gives kernels that have none an attribute `uop.schedule`, by heuristics.

    A contraction is a sum of products, of which each factor is used at many
    points of the output. The lanes of vectors are the axis that is in order in
    the output. A tile of rows and vectors stays in registers. What the vectors
    are loaded from is copied to a panel where it is not in order or is gated. If
    it is in order, `uop-price-kernels` decides about the copy, and which loop
    threads share.

    Axes of the output that all buffers of a contraction have side by side are
    merged. If the axis that is in order fills few lanes, another one becomes the
    lanes, and a tile is transposed when it is stored. If that leaves few rows,
    the price decides whether all points of the axis around them are in registers
    as well.

    A contraction with few rows whose panels would have to be copied, or with
    fewer columns than lanes, is computed as inner products: the lanes are the
    axis that is reduced, and a tile of the output shares what it loads.

    Other reductions have the axis as lanes that is in order in memory. Where it
    is one of the output, each lane reduces a point of it. Where it is reduced,
    the lanes are combined after the loop; a kernel with several loops, one after
    the other, has lanes in each. There are several vectors of accumulators side
    by side.

    Where elements are read along one axis and written along another, squares of
    them are transposed in registers.

    Sizes that vectors or tiles do not divide are peeled.

    Threads share the outermost loop whose steps they can share evenly. Where
    copies are made inside of it, each thread makes those that are the same for
    all of its steps, so that the loop is chosen with the copies in mind. With
    `threads`, an axis further inside may be cut into as many pieces, which come
    first: threads then copy what belongs to their piece.

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
  let summary = "Kernels that differ in where they read become equal";
  let description = [{
    The steps of an unrolled loop do the same to other parts of one tensor: the
    offset of the part is a constant in each kernel, so that no two are equal
    and each is compiled. Where kernels are equal but for where they read an
    argument, this pass gives their launches windows of the tensors, as
    `uop.reshape` and `uop.shrink`, which take no memory and no time.
    `uop-dedup-kernels` leaves one of the kernels then.

    An argument gets a window if only loads read it, if bounds of their offsets
    are known that leave some elements out, and if nothing writes the tensor in
    place: it is no state, and its caller has not given it away. Kernels with
    control flow of their own are left alone.

    Each kernel that is changed is a remark of category `uop-share-kernels`.

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
  let summary = "A loop of a large kernel may be shared by threads";
  let description = [{
    Where a kernel's estimated time is at least `min-time`, the first range of
    all its stores gets kind `thread`: the lowered kernel runs any slice of it.
    Smaller kernels stay serial, because handing work to threads costs more than
    it saves.

    Where the first range has too few points for even shares, 3 for 2 threads,
    another one of all stores takes its place if its shares are more even and
    each reduction is another one at each of its points.

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
           "Estimated nanoseconds from which a kernel is shared; below 0: "
           "as the target says">,
    Option<"threads", "threads", "int64_t", /*default=*/"1",
           "How many threads there are; 1: as many as the target has">
  ];
}

def PackConstantsPass : Pass<"uop-pack-constants", "::mlir::ModuleOp"> {
  let summary = "Constants are laid out in the order in which kernels read them";
  let description = [{
    Where the schedule that `uop-select-schedule` would choose for a kernel copies
    an operand to panels, and the operand is a constant in all launches of the
    kernel, a launch of another kernel makes all panels first, and the kernel reads
    them. That launch depends on the constant alone: who compiles a plan runs it
    while compiling, so that a run copies nothing. The panels are no larger than
    the constant; operands that would be, such as the windows of an image, and
    those whose panels are of several widths are left.

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
           "How many threads share a kernel, as for uop-select-schedule">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

#endif // UOP_DIALECT_UOP_TRANSFORMS_KERNELPASSES_TD
