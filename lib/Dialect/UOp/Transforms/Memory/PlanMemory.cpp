//===- PlanMemory.cpp - Temporary buffers share one arena -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Dialect/UOp/Transforms/ArenaPacking.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"

namespace uop {
#define GEN_PASS_DEF_PLANMEMORYPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// Room is left for the gaps that alignment makes.
static constexpr int64_t kMaxArena = int64_t(1) << 62;

namespace {
/// A buffer that may move into the arena.
struct Candidate {
  memref::AllocOp alloc;
  memref::DeallocOp dealloc;
};

/// The candidates of one memory space, and how long each is in use: from its
/// first to its last user, by their numbers in the block.
struct Arena {
  SmallVector<Candidate> candidates;
  SmallVector<ArenaBuffer> buffers;
};

struct PlanMemoryPass : public uop::impl::PlanMemoryPassBase<PlanMemoryPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  bool addCandidate(memref::AllocOp alloc,
                    const llvm::DenseMap<Operation *, int64_t> &numbers,
                    Arena &arena);
  void createArena(Attribute space, Arena &arena);
};
} // namespace

/// Bytes of a contiguous buffer of static size; none if they cannot be counted.
static std::optional<int64_t> getByteSize(MemRefType type) {
  // The memory space of a buffer elsewhere than on the host is its device.
  Attribute space = type.getMemorySpace();
  if (!type.hasStaticShape() || !type.getLayout().isIdentity() ||
      (space && !isa<StringAttr>(space)))
    return std::nullopt;
  Type element = type.getElementType();
  if (!element.isIntOrFloat())
    return std::nullopt;
  int64_t bytes = llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
  for (int64_t size : type.getShape())
    if (llvm::MulOverflow(bytes, size, bytes))
      return std::nullopt;
  return bytes;
}

/// Notes the buffer of `alloc` if it may move; false if not.
bool PlanMemoryPass::addCandidate(
    memref::AllocOp alloc, const llvm::DenseMap<Operation *, int64_t> &numbers,
    Arena &arena) {
  std::optional<int64_t> size = getByteSize(alloc.getType());
  if (!size)
    return false;
  // The arena is aligned to 64 bytes, and offsets in it to the option.
  if (int64_t(alloc.getAlignment().value_or(1)) >
      std::min<int64_t>(alignment, 64))
    return false;
  Candidate candidate{alloc, {}};
  ArenaBuffer buffer{*size, std::numeric_limits<int64_t>::max(), -1};
  Block *block = alloc->getBlock();
  SmallVector<Value> aliases = {alloc.getResult()};
  while (!aliases.empty()) {
    for (Operation *user : aliases.pop_back_val().getUsers()) {
      if (auto dealloc = dyn_cast<memref::DeallocOp>(user)) {
        if (dealloc->getBlock() != block || candidate.dealloc)
          return false;
        candidate.dealloc = dealloc;
        continue;
      }
      if (isa<ViewLikeOpInterface>(user) && user->getNumResults() == 1) {
        aliases.push_back(user->getResult(0));
        continue;
      }
      // Whoever may keep the buffer keeps it out of the arena.
      if (!isa<MemoryEffectOpInterface>(user) || user->getNumResults() != 0 ||
          user->hasTrait<OpTrait::IsTerminator>())
        if (!isa<memref::LoadOp>(user))
          return false;
      Operation *ancestor = block->findAncestorOpInBlock(*user);
      if (!ancestor)
        return false;
      int64_t number = numbers.lookup(ancestor);
      buffer.begin = std::min(buffer.begin, number);
      buffer.end = std::max(buffer.end, number);
    }
  }
  if (!candidate.dealloc)
    return false;
  if (buffer.end < 0) // never used
    buffer.begin = buffer.end = numbers.lookup(alloc);
  arena.candidates.push_back(candidate);
  arena.buffers.push_back(buffer);
  return true;
}

void PlanMemoryPass::runOnOperation() {
  func::FuncOp function = getOperation();
  if (!llvm::isPowerOf2_64(alignment) || alignment <= 0) {
    function.emitError(
        "uop-plan-memory: alignment must be a power of two, got ")
        << alignment.getValue();
    return signalPassFailure();
  }
  if (function.isExternal())
    return;
  Block &block = function.getBody().front();
  llvm::DenseMap<Operation *, int64_t> numbers;
  for (Operation &op : block)
    numbers[&op] = numbers.size();

  llvm::MapVector<Attribute, Arena> arenas;
  int64_t sum = 0;
  for (auto alloc : block.getOps<memref::AllocOp>()) {
    Arena &arena = arenas[alloc.getType().getMemorySpace()];
    if (!addCandidate(alloc, numbers, arena))
      continue;
    if (llvm::AddOverflow(sum, arena.buffers.back().size, sum) ||
        sum > kMaxArena) {
      alloc.emitError("with this buffer the function needs more than 2^62 "
                      "bytes of temporary memory");
      return signalPassFailure();
    }
  }
  for (auto &[space, arena] : arenas)
    if (!arena.candidates.empty())
      createArena(space, arena);
}

/// One buffer in memory space `space` in place of the candidates.
void PlanMemoryPass::createArena(Attribute space, Arena &arena) {
  // No order is best for all programs, and trying is cheap.
  static constexpr PackingOrder orders[] = {
      PackingOrder::size, PackingOrder::time, PackingOrder::area};
  int64_t sizes[std::size(orders)];
  for (auto [order, size] : llvm::zip_equal(orders, sizes))
    size = packArena(arena.buffers, alignment, order);
  const int64_t *best = llvm::min_element(sizes);
  packArena(arena.buffers, alignment, orders[best - sizes]);

  func::FuncOp function = getOperation();
  Block &block = function.getBody().front();
  int64_t sum = 0;
  Location loc = function.getLoc();
  OpBuilder builder = OpBuilder::atBlockBegin(&block);
  auto memory = AllocOp::create(
      builder, loc,
      MemRefType::get({*best}, builder.getI8Type(), AffineMap(), space));
  for (auto [candidate, buffer] :
       llvm::zip_equal(arena.candidates, arena.buffers)) {
    sum += buffer.size;
    builder.setInsertionPoint(candidate.alloc);
    Location allocLoc = candidate.alloc.getLoc();
    Value offset =
        arith::ConstantIndexOp::create(builder, allocLoc, buffer.offset);
    Value view =
        memref::ViewOp::create(builder, allocLoc, candidate.alloc.getType(),
                               memory.getResult(), offset, ValueRange());
    candidate.dealloc.erase();
    candidate.alloc.replaceAllUsesWith(view);
    candidate.alloc.erase();
  }
  builder.setInsertionPoint(block.getTerminator());
  DeallocOp::create(builder, loc, memory.getResult());
  remark::analysis(loc, remark::RemarkOpts::name("Arena")
                            .category("uop-plan-memory")
                            .function(function.getName()))
      << remark::metric("ArenaBytes", *best)
      << remark::metric("BufferBytes", sum)
      << remark::metric("Buffers", int64_t(arena.candidates.size()))
      << remark::metric("LiveBytes", getMostLiveBytes(arena.buffers))
      << remark::metric("BySizeBytes", sizes[0])
      << remark::metric("ByTimeBytes", sizes[1])
      << remark::metric("ByAreaBytes", sizes[2]);
}
