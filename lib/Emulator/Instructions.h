//===- Instructions.h - Kernels decoded ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_EMULATOR_INSTRUCTIONS_H
#define UOP_LIB_EMULATOR_INSTRUCTIONS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <vector>

namespace uop::emulator {

enum class Opcode {
  // Of integers.
  addi,
  subi,
  muli,
  divsi,
  divui,
  remsi,
  remui,
  andi,
  ori,
  xori,
  shli,
  shrsi,
  shrui,
  maxsi,
  maxui,
  minsi,
  minui,
  cmpi,
  extui,
  extsi,
  trunci,
  // Of floats.
  addf,
  subf,
  mulf,
  divf,
  negf,
  maximumf,
  minimumf,
  fma,
  sqrt,
  floor,
  ceil,
  trunc,
  roundeven,
  absf,
  copysign,
  cmpf,
  extf,
  truncf,
  sitofp,
  uitofp,
  fptosi,
  fptoui,
  // Of either.
  select,
  copy,
  // Memory.
  alloca,
  load,
  store,
  atomicMax,
  // Copies that go on: one, the end of a group, and the wait for groups.
  asyncCopy,
  commitGroup,
  waitGroup,
  // Of mbarriers, bulk copies and the products of warpgroups.
  address,
  extract,
  initBarrier,
  arrive,
  waitForPhase,
  bulkCopy,
  productFence,
  multiplyBoxes,
  commitProducts,
  waitForProducts,
  // Of a warp.
  loadMatrices,
  roundToTF32,
  widenFloats,
  multiplyMatrices,
  shuffle,
  // Threads and control.
  threadId,
  blockId,
  barrier,
  branch,
  condBranch,
  finish
};

/// What matrix units multiply.
enum class FactorType { f16, bf16, s8, tf32 };

/// One op. Operands and results are places in the frame of a thread, which
/// holds every value as 64 bits, zero-extended; vectors and structures of a
/// warp have such a place for each register of 32 bits.
struct Instruction {
  Opcode opcode;
  mlir::Operation *op;
  /// Bits of the result, or of the operands of what compares and converts.
  unsigned width = 64;
  /// Bits of the result of a conversion; a predicate; a first block; where the
  /// second result of a shuffle is.
  unsigned extra = 0;
  llvm::SmallVector<unsigned, 4> operands;
  unsigned result = 0;
  /// Registers of the result; elements of a copy; groups that may go on.
  unsigned count = 1;
  /// Of an access: the sizes of the buffer, whose elements are row-major.
  llvm::ArrayRef<int64_t> shape;
};

/// Where a branch goes, and what it passes.
struct Edge {
  size_t target = 0;
  llvm::SmallVector<unsigned, 4> from, to;
};

struct DecodedKernel {
  mlir::gpu::GPUFuncOp function;
  std::vector<Instruction> code;
  /// Of branches, by instruction; conditional ones have two.
  llvm::DenseMap<size_t, llvm::SmallVector<Edge, 2>> edges;
  /// What a thread begins with: constants are there.
  std::vector<uint64_t> frame;
  /// Where arguments, and then memory of the block, are in the frame.
  llvm::SmallVector<unsigned> arguments;
  /// Whether something waits for mbarriers.
  bool hasPhases = false;
};

/// Decodes a kernel whose control flow is branches. Fails after an error at the
/// op that is not executed.
llvm::FailureOr<DecodedKernel> decode(mlir::gpu::GPUFuncOp kernel);

/// The bits of the result of arithmetic.
uint64_t evaluate(const Instruction &instruction,
                  llvm::ArrayRef<uint64_t> operands);

} // namespace uop::emulator

#endif // UOP_LIB_EMULATOR_INSTRUCTIONS_H
