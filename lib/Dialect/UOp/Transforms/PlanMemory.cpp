//===- PlanMemory.cpp - Temporary buffers share one arena -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"
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
/// A buffer that may move into the arena, and when it is in use: from its first
/// to its last user, both included, by their numbers in the block.
struct Candidate {
  memref::AllocOp alloc;
  memref::DeallocOp dealloc;
  int64_t size;
  int64_t begin;
  int64_t end;
  int64_t offset = 0;

  bool livesWith(const Candidate &other) const {
    return begin <= other.end && other.begin <= end;
  }
};

struct PlanMemoryPass : public uop::impl::PlanMemoryPassBase<PlanMemoryPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  std::optional<Candidate>
  getCandidate(memref::AllocOp alloc,
               const llvm::DenseMap<Operation *, int64_t> &numbers);
  int64_t pack(MutableArrayRef<Candidate> candidates);
  void createArena(Attribute space, MutableArrayRef<Candidate> candidates);
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

std::optional<Candidate> PlanMemoryPass::getCandidate(
    memref::AllocOp alloc,
    const llvm::DenseMap<Operation *, int64_t> &numbers) {
  std::optional<int64_t> size = getByteSize(alloc.getType());
  if (!size)
    return std::nullopt;
  // The arena is aligned to 64 bytes, and offsets in it to the option.
  if (int64_t(alloc.getAlignment().value_or(1)) >
      std::min<int64_t>(alignment, 64))
    return std::nullopt;
  Candidate candidate{
      alloc, {}, *size, std::numeric_limits<int64_t>::max(), -1};
  Block *block = alloc->getBlock();
  SmallVector<Value> aliases = {alloc.getResult()};
  while (!aliases.empty()) {
    for (Operation *user : aliases.pop_back_val().getUsers()) {
      if (auto dealloc = dyn_cast<memref::DeallocOp>(user)) {
        if (dealloc->getBlock() != block || candidate.dealloc)
          return std::nullopt;
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
          return std::nullopt;
      Operation *ancestor = block->findAncestorOpInBlock(*user);
      if (!ancestor)
        return std::nullopt;
      int64_t number = numbers.lookup(ancestor);
      candidate.begin = std::min(candidate.begin, number);
      candidate.end = std::max(candidate.end, number);
    }
  }
  if (!candidate.dealloc)
    return std::nullopt;
  if (candidate.end < 0) // never used
    candidate.begin = candidate.end = numbers.lookup(alloc);
  return candidate;
}

/// Gives each candidate the lowest offset at which it overlaps nobody who lives
/// at the same time, largest first. Returns the bytes of the arena.
int64_t PlanMemoryPass::pack(MutableArrayRef<Candidate> candidates) {
  SmallVector<Candidate *> order;
  for (Candidate &candidate : candidates)
    order.push_back(&candidate);
  // Candidates stand in program order in one array, which breaks ties.
  llvm::sort(order, [](const Candidate *lhs, const Candidate *rhs) {
    return lhs->size != rhs->size ? lhs->size > rhs->size : lhs < rhs;
  });
  int64_t arena = 0;
  SmallVector<Candidate *> placed; // by offset
  for (Candidate *candidate : order) {
    int64_t offset = 0;
    for (Candidate *other : placed) {
      if (!candidate->livesWith(*other))
        continue;
      if (offset + candidate->size <= other->offset)
        break;
      offset = std::max(offset, int64_t(llvm::alignTo(
                                    other->offset + other->size, alignment)));
    }
    candidate->offset = offset;
    arena = std::max(arena, offset + candidate->size);
    placed.insert(llvm::upper_bound(placed, candidate,
                                    [](const Candidate *l, const Candidate *r) {
                                      return l->offset < r->offset;
                                    }),
                  candidate);
  }
  return arena;
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

  llvm::MapVector<Attribute, SmallVector<Candidate>> bySpace;
  int64_t sum = 0;
  for (auto alloc : block.getOps<memref::AllocOp>())
    if (std::optional<Candidate> candidate = getCandidate(alloc, numbers)) {
      bySpace[alloc.getType().getMemorySpace()].push_back(*candidate);
      if (llvm::AddOverflow(sum, candidate->size, sum) || sum > kMaxArena) {
        alloc.emitError("with this buffer the function needs more than 2^62 "
                        "bytes of temporary memory");
        return signalPassFailure();
      }
    }
  for (auto &[space, candidates] : bySpace)
    createArena(space, candidates);
}

/// One buffer in memory space `space` in place of the candidates.
void PlanMemoryPass::createArena(Attribute space,
                                 MutableArrayRef<Candidate> candidates) {
  func::FuncOp function = getOperation();
  Block &block = function.getBody().front();
  int64_t arenaSize = pack(candidates), sum = 0;
  Location loc = function.getLoc();
  OpBuilder builder = OpBuilder::atBlockBegin(&block);
  auto arena = AllocOp::create(
      builder, loc,
      MemRefType::get({arenaSize}, builder.getI8Type(), AffineMap(), space));
  for (Candidate &candidate : candidates) {
    sum += candidate.size;
    builder.setInsertionPoint(candidate.alloc);
    Location allocLoc = candidate.alloc.getLoc();
    Value offset =
        arith::ConstantIndexOp::create(builder, allocLoc, candidate.offset);
    Value view =
        memref::ViewOp::create(builder, allocLoc, candidate.alloc.getType(),
                               arena.getResult(), offset, ValueRange());
    candidate.dealloc.erase();
    candidate.alloc.replaceAllUsesWith(view);
    candidate.alloc.erase();
  }
  builder.setInsertionPoint(block.getTerminator());
  DeallocOp::create(builder, loc, arena.getResult());
  remark::analysis(loc, remark::RemarkOpts::name("Arena")
                            .category("uop-plan-memory")
                            .function(function.getName()))
      << remark::metric("ArenaBytes", arenaSize)
      << remark::metric("BufferBytes", sum)
      << remark::metric("Buffers", int64_t(candidates.size()));
}
