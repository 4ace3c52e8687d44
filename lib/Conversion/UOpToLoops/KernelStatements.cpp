//===- KernelStatements.cpp - The loops of a kernel's statements *- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row of stores is a phase; each phase, and each region under a condition,
// begins with a scope without a range, in which nothing is known of what was
// computed before: memory may have changed. The loop over the threads of a
// block is in every phase. The condition of a uop.if that they do not agree on
// is kept in a mask, and the rest of the body of that loop is under it.
//
//===----------------------------------------------------------------------===//

#include "CustomLowering.h"
#include "KernelLowering.h"
#include "TileSharing.h"
#include "uop/Conversion/LaneBuffers.h"
#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <deque>

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Stores
//===----------------------------------------------------------------------===//

/// Inner ranges of all stores of the loop that may have no points in a whole
/// launch: what is copied for their iterations would be copied for nothing.
SmallVector<unsigned>
KernelLowering::findDecidingRanges(unsigned range,
                                   const StoreNest &loop) const {
  SmallVector<Operation *> stores;
  loop.collect(stores);
  SmallVector<unsigned> deciding;
  for (unsigned other : analysis.getInfo(stores.front()).ranges) {
    const RangeInfo &info = analysis.getRange(other);
    if (other != range && !info.size &&
        analysis.getDependence(info.op).size() == 1 &&
        llvm::all_of(stores, [&](Operation *store) {
          return llvm::is_contained(analysis.getInfo(store).ranges, other);
        }))
      deciding.push_back(other);
  }
  return deciding;
}

LogicalResult KernelLowering::emitNest(Scope &scope, const StoreNest &nest) {
  SmallVector<Operation *> users;
  nest.collect(users);
  // The sizes of loops right inside are needed here, too, and those that tell
  // whether there is anything to do.
  llvm::MapVector<unsigned, SmallVector<unsigned>> deciding;
  for (const auto &[range, loop] : nest.loops) {
    if (!analysis.getRange(range).size)
      users.push_back(analysis.getRange(range).op);
    if (!scope.range)
      deciding[range] = findDecidingRanges(range, *loop);
    for (unsigned inner : deciding.lookup(range))
      users.push_back(analysis.getRange(inner).op);
  }
  if (failed(emitNeeded(scope, users)))
    return failure();

  // What is outside of loops that threads share is stored by one call.
  bool isOutside = analysis.isShared() && !isInShare(scope);
  auto enterFirstCall = [&] {
    Value isFirst = emitter.cmp(
        arith::CmpIPredicate::eq, func.getArgument(func.getNumArguments() - 2),
        emitter.constant(builder.getIndexType(), int64_t(0)));
    auto first = scf::IfOp::create(builder, isFirst, /*withElseRegion=*/false);
    builder.setInsertionPointToStart(first.thenBlock());
  };
  for (StoreOp store : nest.stores) {
    OpBuilder::InsertionGuard guard(builder);
    if (isOutside)
      enterFirstCall();
    emitStore(scope, store);
  }
  for (const auto &[range, inside] : nest.loops) {
    OpBuilder::InsertionGuard guard(builder);
    if (isOutside && !analysis.isShared(range))
      enterFirstCall();
    for (unsigned other : deciding.lookup(range)) {
      Value isAny = emitter.cmp(
          arith::CmpIPredicate::sgt,
          lookup(RangeOp(analysis.getRange(other).op).getSize(), scope),
          emitter.constant(builder.getIndexType(), int64_t(0)));
      auto any = scf::IfOp::create(builder, isAny, /*withElseRegion=*/false);
      builder.setInsertionPointToStart(any.thenBlock());
    }
    Scope inner;
    if (failed(openLoop(scope, range, {}, inner)))
      return failure();
    if (range == analysis.getLocalRange())
      enterMask(inner);
    if (failed(emitNest(inner, *inside)))
      return failure();
    closeLoop(inner);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

/// Stores in a row, phase by phase.
LogicalResult KernelLowering::emitStores(Scope &scope, ArrayRef<StoreOp> row) {
  SmallVector<unsigned> open;
  for (Scope *around = &scope; around; around = around->parent)
    if (around->range)
      open.push_back(*around->range);
  SmallVector<SmallVector<StoreOp>> split;
  if (failed(phases.split(row, open, split)))
    return failure();
  for (ArrayRef<StoreOp> stores : split) {
    StoreNest root;
    for (StoreOp store : stores) {
      const OpInfo &info = analysis.getInfo(store);
      if (info.hasEmptyRange)
        continue;
      StoreNest *nest = &root;
      for (unsigned range : info.ranges) {
        std::unique_ptr<StoreNest> &inside = nest->loops[range];
        if (!inside)
          inside = std::make_unique<StoreNest>();
        nest = inside.get();
      }
      nest->stores.push_back(store);
    }
    Scope phase;
    phase.parent = &scope;
    phase.depth = scope.depth;
    if (failed(emitNest(phase, root)))
      return failure();
  }
  return success();
}

LogicalResult KernelLowering::emitStatements(Scope &scope, Block &block) {
  SmallVector<StoreOp> row;
  auto finishRow = [&] {
    LogicalResult result = emitStores(scope, row);
    if (isConcurrent && llvm::any_of(row, getAsyncSource))
      NVVM::CpAsyncCommitGroupOp::create(builder);
    row.clear();
    return result;
  };
  for (Operation &op : block) {
    if (isOfOtherRole(op))
      continue;
    if (auto store = dyn_cast<StoreOp>(op)) {
      const WarpRoles::Copy *copy = role ? role->roles.getCopy(store) : nullptr;
      if (!copy)
        row.push_back(store);
      else if (failed(finishRow()))
        return failure();
      else
        emitBulkCopy(*copy);
      continue;
    }
    if (isa<BarrierOp, IfOp>(op) && failed(finishRow()))
      return failure();
    if (isa<BarrierOp>(op) && isConcurrent) {
      if (std::optional<int64_t> later = getCopyCount(&op, kWaitAttrName))
        NVVM::CpAsyncWaitGroupOp::create(builder, *later);
      gpu::BarrierOp::create(builder, op.getLoc());
    }
    if (auto branch = dyn_cast<IfOp>(op))
      if (failed(emitIf(scope, branch)))
        return failure();
  }
  return finishRow();
}

bool KernelLowering::isOpen(unsigned range, const Scope &scope) {
  for (const Scope *around = &scope; around; around = around->parent)
    if (around->range == range)
      return true;
  return false;
}

bool KernelLowering::isInShare(const Scope &scope) const {
  for (const Scope *around = &scope; around; around = around->parent)
    if (around->range && analysis.isShared(*around->range))
      return true;
  return false;
}

/// A call has the same part of each range: that of the longest one is given.
std::pair<Value, Value> KernelLowering::emitShare(const RangeInfo &info,
                                                  Value size) {
  Value first = func.getArgument(func.getNumArguments() - 2);
  Value end = func.getArgument(func.getNumArguments() - 1);
  int64_t extent = analysis.getThreadExtent();
  if (info.size == extent)
    return {first, end};
  Value whole = emitter.constant(builder.getIndexType(), extent);
  auto scale = [&](Value part) -> Value {
    return arith::DivUIOp::create(builder, info.op->getLoc(),
                                  emitter.mul(part, size), whole);
  };
  return {scale(first), scale(end)};
}

void KernelLowering::enterMask(Scope &threads) {
  if (!mask)
    return;
  const RangeInfo &info = analysis.getRange(*threads.range);
  Value holds =
      memref::LoadOp::create(builder, mask, threads.values.lookup(info.op));
  Value condition =
      emitter.cmp(arith::CmpIPredicate::ne, holds,
                  emitter.constant(builder.getI8Type(), int64_t(0)));
  builder.setInsertionPointToStart(
      scf::IfOp::create(builder, condition, /*withElseRegion=*/false)
          .thenBlock());
}

FailureOr<Value> KernelLowering::emitCondition(Scope &scope, IfOp op,
                                               Value &innerMask) {
  std::optional<unsigned> local = analysis.getLocalRange();
  Operation *def = op.getCondition().getDefiningOp();
  innerMask = mask;
  if (!local || !def ||
      !llvm::is_contained(analysis.getDependence(def), *local)) {
    if (failed(emitNeeded(scope, {op})))
      return failure();
    return lookup(op.getCondition(), scope);
  }

  // One thread after the other; those that are masked out stay so.
  Type i8 = builder.getI8Type(), i1 = builder.getI1Type();
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&func.getBody().front());
    innerMask = memref::AllocaOp::create(
        builder, MemRefType::get({*analysis.getRange(*local).size}, i8));
  }
  Scope threads;
  if (failed(emitNeeded(scope, {op})))
    return failure();
  FailureOr<scf::ForOp> loop =
      openLoop(scope, *local, emitter.constant(i1, int64_t(0)), threads);
  if (failed(loop))
    return failure();
  Value thread = loop->getInductionVar();
  memref::StoreOp::create(builder, emitter.constant(i8, int64_t(0)), innerMask,
                          thread);
  enterMask(threads);
  Operation *masked = builder.getInsertionBlock()->getParentOp();
  if (failed(emitNeeded(threads, {op})))
    return failure();
  Value holds = lookup(op.getCondition(), threads);
  memref::StoreOp::create(builder, emitter.resize(holds, i8, true), innerMask,
                          thread);
  if (masked != loop->getOperation())
    builder.setInsertionPointAfter(masked);
  Value now = memref::LoadOp::create(builder, innerMask, thread);
  Value any = emitter.bitOr(loop->getRegionIterArg(0),
                            emitter.cmp(arith::CmpIPredicate::ne, now,
                                        emitter.constant(i8, int64_t(0))));
  scf::YieldOp::create(builder, any);
  builder.setInsertionPointAfter(*loop);
  return loop->getResult(0);
}

LogicalResult KernelLowering::emitIf(Scope &scope, IfOp op) {
  const OpInfo &info = analysis.getInfo(op);
  if (info.hasEmptyRange)
    return success();
  if (failed(phases.check(op)))
    return failure();
  if (role && role->kind == RoleState::Kind::none && op == role->roles.loop)
    return emitRoles(scope, op);
  if (scope.depth == kMaxLoopDepth)
    return op.emitOpError("is not lowered by convert-uop-to-loops; more than ")
           << kMaxLoopDepth << " loops and conditions would be nested";
  builder.setLoc(op.getLoc());
  // A loop's size is computed where the loop is.
  std::deque<Scope> scopes;
  OpBuilder::InsertionGuard guard(builder);
  Scope *innermost = &scope;
  auto enterRegion = [&] {
    Scope &begin = scopes.emplace_back();
    begin.parent = innermost;
    begin.depth = innermost->depth;
    innermost = &begin;
  };
  enterRegion();
  ++innermost->depth;
  for (unsigned range : info.ranges) {
    if (!analysis.getRange(range).size &&
        failed(emitNeeded(*innermost, {analysis.getRange(range).op})))
      return failure();
    Scope &inner = scopes.emplace_back();
    if (failed(openLoop(*innermost, range, {}, inner)))
      return failure();
    innermost = &inner;
    enterRegion();
  }
  Value innerMask;
  FailureOr<Value> condition = emitCondition(*innermost, op, innerMask);
  if (failed(condition))
    return failure();
  builder.setInsertionPointToStart(
      scf::IfOp::create(builder, *condition, /*withElseRegion=*/false)
          .thenBlock());
  std::swap(mask, innerMask);
  bool isStage = role && op == role->roles.stageLoop;
  if (isStage)
    beginStage(*innermost);
  LogicalResult result = emitStatements(*innermost, op.getBody().front());
  if (isStage)
    endStage();
  std::swap(mask, innerMask);
  return result;
}

/// A thread of a pool has a small stack.
static constexpr int64_t kMaxStackBytes = 65536;

FailureOr<Value>
KernelLowering::allocate(Operation *op, ArrayRef<int64_t> shape, Type storage) {
  bool isShared = isConcurrent && isa<DefineLocalOp>(op) &&
                  !laneBuffers.contains(op->getResult(0));
  // More is a mistake.
  constexpr int64_t maxBytes = int64_t(1) << 30;
  auto type = MemRefType::get(
      shape, storage, MemRefLayoutAttrInterface(),
      isShared ? gpu::AddressSpaceAttr::get(op->getContext(),
                                            gpu::AddressSpace::Workgroup)
               : Attribute());
  int64_t width = storage.getIntOrFloatBitWidth() / 8, bytes;
  std::optional<int64_t> elements = countElements(type);
  if (!elements || llvm::MulOverflow(*elements, width, bytes) ||
      bytes > maxBytes - scratchBytes)
    return op->emitOpError("is not lowered by convert-uop-to-loops; the "
                           "scratch of a kernel is more than ")
           << maxBytes << " bytes";
  scratchBytes += bytes;
  OpBuilder::InsertionGuard guard(builder);
  if (lastScratch)
    builder.setInsertionPointAfter(lastScratch);
  else
    builder.setInsertionPointToStart(&func.getBody().front());
  builder.setLoc(op->getLoc());
  IntegerAttr alignment = builder.getI64IntegerAttr(64);
  Value buffer;
  if (isShared || scratchBytes <= kMaxStackBytes) {
    buffer = memref::AllocaOp::create(builder, type, alignment);
  } else {
    buffer = memref::AllocOp::create(builder, type, alignment);
    heapBuffers.push_back(buffer);
  }
  lastScratch = buffer.getDefiningOp();
  return buffer;
}

/// Of the block, of its threads, and tiles, which the loops around them fill
/// again and again.
LogicalResult KernelLowering::allocateScratch() {
  SmallVector<Operation *> ops;
  kernel.getBody().walk([&](Operation *op) {
    if (isa<DefineLocalOp, DefineRegOp, BufferizeOp>(op))
      ops.push_back(op);
  });
  llvm::DenseMap<Operation *, BufferizeOp> overwritten;
  if (!isConcurrent)
    overwritten = findOverwrittenTiles(kernel, analysis);
  struct Scratch {
    Operation *op;
    SmallVector<int64_t> shape;
    Type storage;
    uint64_t bits;
  };
  SmallVector<Scratch> scratch;
  uint64_t allBits = 0;
  for (Operation *op : ops) {
    if (overwritten.contains(op))
      continue;
    auto type = cast<ShapedType>(op->getResult(0).getType());
    // A tile whose ranges are no axes is one row.
    auto tile = dyn_cast<BufferizeOp>(op);
    SmallVector<int64_t> shape(type.getShape());
    if (tile && tile.isCounted())
      shape = {type.getNumElements()};
    auto local = dyn_cast<DefineLocalOp>(op);
    if (isConcurrent && local && isLaneBuffer(local)) {
      laneBuffers.insert(local.getResult());
      shape = {1};
    }
    Type storage = getStorageType(type.getElementType());
    uint64_t bits = llvm::SaturatingMultiply<uint64_t>(
        type.getNumElements(), storage.getIntOrFloatBitWidth());
    scratch.push_back({op, std::move(shape), storage, bits});
    allBits = llvm::SaturatingAdd<uint64_t>(allBits, bits);
  }
  // Where not all of it has room on the stack, the smallest has.
  auto order = llvm::to_vector(llvm::seq<size_t>(0, scratch.size()));
  if (!isConcurrent && allBits > 8 * kMaxStackBytes)
    llvm::sort(order, [&](size_t lhs, size_t rhs) {
      return std::pair(scratch[lhs].bits, lhs) <
             std::pair(scratch[rhs].bits, rhs);
    });
  for (size_t i : order) {
    const Scratch &one = scratch[i];
    FailureOr<Value> buffer = allocate(one.op, one.shape, one.storage);
    if (failed(buffer))
      return failure();
    buffers[one.op->getResult(0)] = *buffer;
  }
  for (Operation *op : ops)
    if (BufferizeOp other = overwritten.lookup(op))
      buffers[op->getResult(0)] = buffers.lookup(other.getResult());
  if (!role)
    return success();
  FailureOr<Value> barriers =
      allocate(ops.front(), {2 * role->roles.stages}, builder.getI64Type());
  if (failed(barriers))
    return failure();
  role->barriers = *barriers;
  return success();
}

LogicalResult KernelLowering::run() {
  if (CustomOp call = getBufferCall(kernel))
    return emitBufferCall(emitter, kernel, call, func);
  // Whatever has an effect and no user would be lost.
  WalkResult effects = kernel.getBody().walk([&](Operation *op) {
    if (isa<LoadOp, StoreOp, SinkOp, BarrierOp, IfOp, DefineLocalOp,
            DefineRegOp>(op) ||
        isMemoryEffectFree(op))
      return WalkResult::advance();
    op->emitOpError("is not lowered by convert-uop-to-loops; in a kernel, "
                    "only uop.load and uop.store may access memory");
    return WalkResult::interrupt();
  });
  if (effects.wasInterrupted())
    return failure();
  for (auto [argument, lowered] :
       llvm::zip(kernel.getArguments(), func.getArguments())) {
    auto type = dyn_cast<MemRefType>(lowered.getType());
    if (!type)
      break; // the variables come last
    Type storage = getStorageType(type.getElementType());
    Value buffer = lowered;
    if (storage != type.getElementType())
      buffer = UnrealizedConversionCastOp::create(
                   builder, MemRefType::get(type.getShape(), storage), buffer)
                   .getResult(0);
    buffers[argument] = buffer;
  }

  if (isConcurrent)
    if (std::optional<WarpRoles> found = WarpRoles::get(kernel))
      role = {std::move(*found), RoleState::Kind::none, {}, {}};
  if (failed(allocateScratch()))
    return failure();

  Scope body, blocks;
  Scope *scope = &body;
  if (std::optional<unsigned> range = analysis.getBlockRange()) {
    if (failed(openLoop(body, *range, {}, blocks)))
      return failure();
    scope = &blocks;
  }
  if (failed(emitStatements(*scope, kernel.getBody().front())))
    return failure();
  builder.setInsertionPointToEnd(&func.getBody().front());
  builder.setLoc(kernel.getLoc());
  for (Value buffer : heapBuffers)
    memref::DeallocOp::create(builder, buffer);
  func::ReturnOp::create(builder);
  checks.finish();
  emitter.eraseDeadConstants();
  return success();
}

/// The types of the kernel's arguments; an error at the kernel if it has one
/// that no function takes.
static FailureOr<SmallVector<Type>> getInputTypes(KernelOp kernel) {
  SmallVector<Type> inputs;
  for (auto [number, type] : llvm::enumerate(kernel.getArgumentTypes())) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref) {
      inputs.push_back(type);
      continue;
    }
    if (!memref.hasStaticShape())
      return kernel.emitOpError("is not lowered by convert-uop-to-loops; "
                                "argument ")
             << number << " needs a static size, got " << type;
    if (memref.getMemorySpace() &&
        memref.getMemorySpace() !=
            SpaceAttr::get(kernel.getContext(), Space::global))
      return kernel.emitOpError("is not lowered by convert-uop-to-loops; "
                                "argument ")
             << number << " must be in global space, got " << type;
    inputs.push_back(
        MemRefType::get(memref.getShape(), memref.getElementType()));
  }
  return inputs;
}

/// The function of a kernel whose grid `prepareGrid` has made something else
/// of.
static FailureOr<func::FuncOp>
lowerKernel(KernelOp kernel, int64_t bufferAlignment,
            const NativeInstructions &native,
            FailureOr<GridRanges> (*prepareGrid)(KernelOp)) {
  MLIRContext *context = kernel.getContext();
  Builder attrs(context);
  FailureOr<SmallVector<Type>> inputs = getInputTypes(kernel);
  if (failed(inputs))
    return failure();

  FailureOr<GridRanges> grid = prepareGrid(kernel);
  if (failed(grid))
    return failure();
  FailureOr<KernelAnalysis> analysis = KernelAnalysis::create(kernel, *grid);
  if (failed(analysis) || failed(rejectAccessesOutside(kernel, *analysis)))
    return failure();
  std::optional<WarpRoles> roles;
  if (grid->concurrent)
    roles = WarpRoles::get(kernel);
  if (roles)
    inputs->append(roles->maps.size(), LLVM::LLVMPointerType::get(context));
  if (kernel->hasAttr(kCheckBoundsAttrName))
    inputs->push_back(AccessChecks::getRecordType(kernel));
  inputs->append(2, attrs.getIndexType());

  OpBuilder builder(kernel);
  auto func = func::FuncOp::create(builder, kernel.getLoc(), kernel.getName(),
                                   attrs.getFunctionType(*inputs, {}));
  func.addEntryBlock();
  for (NamedAttribute attr : kernel->getDiscardableAttrs())
    func->setDiscardableAttr(attr.getName(), attr.getValue());
  func->setDiscardableAttr("llvm.bareptr", attrs.getUnitAttr());
  int64_t extent = analysis->getThreadExtent();
  if (grid->concurrent) {
    auto [blocks, threads] = *grid->concurrent;
    extent = blocks * threads;
    func->setDiscardableAttr(kBlockSizeAttrName,
                             attrs.getI64IntegerAttr(threads));
  }
  func->setDiscardableAttr(kThreadExtentAttrName,
                           attrs.getI64IntegerAttr(extent));

  for (BlockArgument argument : kernel.getArguments()) {
    unsigned number = argument.getArgNumber();
    bool isWritten = isWrittenArgument(argument);
    for (NamedAttribute attr :
         mlir::function_interface_impl::getArgAttrs(kernel, number))
      func.setArgAttr(number, attr.getName(), attr.getValue());
    if (argument.getType().isIndex())
      continue;
    func.setArgAttr(number, LLVM::LLVMDialect::getNoAliasAttrName(),
                    attrs.getUnitAttr());
    if (!isWritten)
      func.setArgAttr(number, LLVM::LLVMDialect::getReadonlyAttrName(),
                      attrs.getUnitAttr());
    if (bufferAlignment != 0)
      func.setArgAttr(number, LLVM::LLVMDialect::getAlignAttrName(),
                      attrs.getI64IntegerAttr(bufferAlignment));
  }

  if (roles)
    for (auto [i, map] : llvm::enumerate(roles->maps))
      func.setArgAttr(kernel.getNumArguments() + unsigned(i),
                      kTensorMapAttrName, map.getAttr(context));

  if (failed(KernelLowering(kernel, *analysis, func, native,
                            grid->concurrent.has_value())
                 .run())) {
    func.erase();
    return failure();
  }
  return func;
}

FailureOr<func::FuncOp>
uop::lowerKernelToLoops(KernelOp kernel, int64_t bufferAlignment,
                        const NativeInstructions &native) {
  return lowerKernel(kernel, bufferAlignment, native, turnThreadsIntoRanges);
}

FailureOr<func::FuncOp>
uop::lowerKernelToThread(KernelOp kernel, const NativeInstructions &native) {
  return lowerKernel(kernel, /*bufferAlignment=*/0, native, flattenThreads);
}
