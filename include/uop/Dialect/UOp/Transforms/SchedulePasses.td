//===- SchedulePasses.td - Passes that schedule kernels ----*- tablegen -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Input: one kernel of scalars over ranges. Output: the same kernel with the
// ranges, vectors and tiles of its schedule, and without the functions that are
// computed by polynomials.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_SCHEDULEPASSES_TD
#define UOP_DIALECT_UOP_TRANSFORMS_SCHEDULEPASSES_TD

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

def BlockLoopsPass : Pass<"uop-block-loops", "::uop::KernelOp"> {
  let summary = "Cuts loops of variable size into blocks of static size";
  let description = [{
    A loop whose size is an argument of the kernel has no static size that a
    schedule could divide. The pass cuts such a loop into blocks of a static
    number of iterations, if the kernel is faster then: the rows of a product of
    variable height become register blocks, and the columns of one of variable
    width become vectors.

    The last block ends where the loop does. It overlaps the block before it,
    where the same values are stored twice, so that no iteration is masked. Fewer
    iterations than one block have a loop nest of their own, which may have
    blocks again. One of the nests has no iterations.

    Blocks may also be masked: iterations behind the end of the loop load and
    store nothing. The nest for what other blocks leave is masked if masks take
    no time there and a smaller nest for its rest would save none, because each
    nest takes time to compile. The main nest is masked if this takes less
    time: if a mask lets a loop inside run equally often for all iterations of
    an aligned block, as over the keys before a position.

    The price (`uop-price-kernels`) of the nest with the schedule that it would
    get decides whether there are blocks, and how many iterations they have, at
    the greatest size of the loop. The loop must be an axis of stores alone. A
    kernel that reads what it writes keeps its loops.

    The remark of category `uop-block-loops` has the iterations of the blocks
    (`Iterations`, or `Masked`), the main nest first.

    Before:

    ```mlir
    uop.kernel @product(%x: memref<2560xf32>, %w: memref<8192xf32>, %o: memref<1280xf32>, %n: index) {
      %i = uop.range 0 to %n {uop.max = 20 : i64} : index
      %j = uop.range 1 to 64 : index
      %k = uop.range 2 to 128 reduce : index
      %c128 = uop.const 128 : index
      %0 = uop.mul %i, %c128 : index
      %1 = uop.add %0, %k : index
      %2 = uop.load %x[%1] : memref<2560xf32> -> f32
      %c64 = uop.const 64 : index
      %3 = uop.mul %k, %c64 : index
      %4 = uop.add %3, %j : index
      %5 = uop.load %w[%4] : memref<8192xf32> -> f32
      %6 = uop.mul %2, %5 : f32
      %7 = uop.reduce add %6 over (%k) : f32
      %8 = uop.mul %i, %c64 : index
      %9 = uop.add %8, %j : index
      uop.store %7, %o[%9] over (%i, %j) : memref<1280xf32>
      uop.sink
    }
    ```

    After:

    ```mlir
    uop.kernel @product(%x: memref<2560xf32>, %w: memref<8192xf32>, %o: memref<1280xf32>, %n: index) {
      %c2 = uop.const 2 : index
      %c1 = uop.const 1 : index
      %0 = uop.add %n, %c1 : index
      %1 = uop.floordiv %0, %c2 : index
      %c0 = uop.const 0 : index
      %2 = uop.cmp ge %n, %c2 : index
      %3 = uop.where %2, %1, %c0 : index
      %b = uop.range 3 to %3 {uop.max = 10 : i64} : index
      %r = uop.range 4 to 2 : index
      %4 = uop.sub %n, %c2 : index
      %5 = uop.mul %b, %c2 : index
      %6 = uop.min %5, %4 : index
      %7 = uop.add %6, %r : index
      %j = uop.range 1 to 64 : index
      %k = uop.range 2 to 128 reduce : index
      %c128 = uop.const 128 : index
      %8 = uop.mul %7, %c128 : index
      %9 = uop.add %8, %k : index
      %10 = uop.load %x[%9] : memref<2560xf32> -> f32
      %c64 = uop.const 64 : index
      %11 = uop.mul %k, %c64 : index
      %12 = uop.add %11, %j : index
      %13 = uop.load %w[%12] : memref<8192xf32> -> f32
      %14 = uop.mul %10, %13 : f32
      %15 = uop.reduce add %14 over (%k) : f32
      %16 = uop.mul %7, %c64 : index
      %17 = uop.add %16, %j : index
      uop.store %15, %o[%17] over (%b, %r, %j) : memref<1280xf32>
      %18 = uop.where %2, %c0, %n : index
      %i2 = uop.range 5 to %18 {uop.max = 1 : i64} : index
      %j2 = uop.range 6 to 64 : index
      %k2 = uop.range 7 to 128 reduce : index
      %19 = uop.mul %i2, %c128 : index
      %20 = uop.add %19, %k2 : index
      %21 = uop.load %x[%20] : memref<2560xf32> -> f32
      %22 = uop.mul %k2, %c64 : index
      %23 = uop.add %22, %j2 : index
      %24 = uop.load %w[%23] : memref<8192xf32> -> f32
      %25 = uop.mul %21, %24 : f32
      %26 = uop.reduce add %25 over (%k2) : f32
      %27 = uop.mul %i2, %c64 : index
      %28 = uop.add %27, %j2 : index
      uop.store %26, %o[%28] over (%i2, %j2) : memref<1280xf32>
      uop.sink
    }
    ```
  }];
  let options = scheduleOptions;
}

def SelectSchedulePass : Pass<"uop-select-schedule", "::uop::KernelOp"> {
  let summary = "Selects a schedule for each kernel";
  let description = [{
    Sets the attribute `uop.schedule` of each kernel without one, by heuristics.

    A contraction is a sum of products in which each factor is used by many
    elements of the output. The axis that is contiguous in the output is
    vectorized. A register block of rows and vectors accumulates the sums. The
    operand of the vector loads is packed into a panel if it is not contiguous
    or is gated. If it is contiguous, the price (`uop-price-kernels`) decides
    whether it is packed. The price also selects the loop that threads share.

    Axes of the output that are adjacent in all buffers of a contraction are
    merged. If the contiguous axis fills few lanes, another axis is vectorized,
    and register blocks are transposed when they are stored; the vectors of a
    short axis are narrower than a register. If that leaves few rows, the price
    decides whether the enclosing axis is unrolled into registers as well.

    If windows slide over the vectorized operand, as in the gradients of a
    convolution, each iteration of the contiguous axis has its own vectors. That
    axis is unrolled into registers, and the rows are along another axis, whose
    iterations share the vectors. If there is no such axis and no other schedule,
    each multiplication loads a vector.

    A contraction with few rows whose panels would have to be packed, or with
    fewer columns than lanes, is computed as inner products: the reduced axis is
    vectorized, and the elements of an output tile share its loads.

    Other reductions are vectorized along the axis that is contiguous in memory.
    If it is an output axis, each lane reduces its own element. If it is
    reduced, the lanes are combined after the loop. In a kernel with several
    loops in sequence, each loop is vectorized. Several vector accumulators hide
    the latency of the additions. The price decides whether adjacent output axes
    are merged, so that short ones fill the lanes together.

    If no reduction is over a contiguous axis, but an enclosing one is, as in a
    mean of losses over the classes of each position, all of them get the lanes
    of the enclosing one.

    Kernels that read along one axis and write along another transpose square
    blocks in registers. In other kernels without reductions, iterations of an
    outer loop are unrolled into the inner one (unroll and jam) if they share
    arithmetic, such as the positions of an interpolation for all channels, and
    if the price is lower.

    If vectors or tiles do not divide a size, the tail is peeled.

    A loop whose size is an argument of the kernel stays as it is, around what is
    scheduled for its greatest size. Loop nests that share no range are scheduled
    one after the other. A kernel with a loop whose size differs within a launch,
    as it does where the size is read from memory, gets no schedule.

    Threads share the outermost loop whose iterations divide evenly. Each thread
    packs the panels that are invariant in that loop, so the choice of the loop
    includes this cost. With `threads`, an inner axis may be split into as many
    parts, whose loop becomes the outermost one: each thread then packs only for
    its own part.

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

def PriceKernelsPass : Pass<"uop-price-kernels", "::uop::KernelOp"> {
  let summary = "Reports the estimated time of each kernel in remarks";
  let description = [{
    The pass does not change the IR. The remark of a kernel has the estimated
    nanoseconds of one launch on one thread: issuing instructions
    (`Computation`), moving data from beyond the first-level cache (`Traffic`),
    waiting for rows that no prefetcher asks for (`Latency`, if there are any),
    and the sum, in which the first two overlap (`Total`). The times are those of
    the kernel's current loops; run `uop-apply-schedule` before to price its
    schedule.

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

def ApplySchedulePass : Pass<"uop-apply-schedule", "::uop::KernelOp"> {
  let summary = "Applies the schedules of kernels";
  let description = [{
    Applies the actions of the kernel's attribute `uop.schedule`, a
    `#uop.schedule`, and removes the attribute. An illegal action is an error
    that names the action, the axis and the reason. The resulting ranges of kind `upcast`, `unroll` and `simd` are the input of
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

def TrimReductionsPass : Pass<"uop-trim-reductions", "::uop::KernelOp"> {
  let summary = "Shortens loops over terms that are zeros";
  let description = [{
    A term of a sum is 0 where one factor is read under a gate that does not hold,
    and the other factors are finite: integers, or elements of arguments that
    `uop.finite` names (`uop-note-finite`). If a clause of the gate bounds a reduced
    range by indices of loops around the sum, the loop over the range begins or ends
    at the bound. This is how a convolution leaves out the rows of its windows that
    are in the padding. The gate may also be that of a tile which the schedule has
    made of the read. Bounds that depend on lanes or copies of a loop stay: all of
    these share the loop. A sum of nothing but zeros, or of
    no terms that are left, may be the zero of the other sign.

    The loops of a kernel become shorter if it takes less time by its price. LLVM does
    not unroll a loop whose length varies, so that the windows of a depthwise
    convolution stay as they are. The decision is a remark of category
    `uop-trim-reductions`.

    Before:

    ```mlir
    uop.kernel @blur(%x: memref<64xf32>, %w: memref<3xf32>, %o: memref<64xf32>) attributes {uop.finite = array<i64: 1>} {
      %i = uop.range 0 to 64 : index
      %k = uop.range 1 to 3 reduce : index
      %c0 = uop.const 0 : index
      %c1 = uop.const -1 : index
      %c65 = uop.const 65 : index
      %0 = uop.add %i, %k : index
      %1 = uop.cmp lt %c0, %0 : index
      %2 = uop.cmp lt %0, %c65 : index
      %3 = uop.and %1, %2 : i1
      %4 = uop.add %0, %c1 : index
      %5 = uop.load %x[%4] if %3 : memref<64xf32> -> f32
      %6 = uop.load %w[%k] : memref<3xf32> -> f32
      %7 = uop.mul %5, %6 : f32
      %8 = uop.reduce add %7 over (%k) : f32
      uop.store %8, %o[%i] over (%i) : memref<64xf32>
      uop.sink
    }
    ```

    With `force`, `%k` is then `within` `1 - %i` and `65 - %i`.
  }];
  let options = [
    Option<"vectorBytes", "vector-bytes", "int64_t", /*default=*/"32",
           "Bytes of a vector register">,
    Option<"threads", "threads", "int64_t", /*default=*/"1",
           "Number of threads that share a kernel, as for uop-select-schedule">,
    Option<"force", "force", "bool", /*default=*/"false",
           "Shorten loops whatever the price says">
  ];
}

def ExpandPass : Pass<"uop-expand", "::uop::KernelOp"> {
  let summary = "Expands ranges of kind upcast, unroll and simd into ops and vectors";
  let description = [{
    A value that depends on a range of kind `upcast` or `unroll` is cloned for
    each iteration. A value that depends on a range of kind `simd` becomes a
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
    and narrower is computed in f64. With the exponents 0, 1, 2 and 3, and -1 and 0.5
    for floats, it is a product, a quotient or a root. Other powers of integers
    are not changed.

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

#endif // UOP_DIALECT_UOP_TRANSFORMS_SCHEDULEPASSES_TD
