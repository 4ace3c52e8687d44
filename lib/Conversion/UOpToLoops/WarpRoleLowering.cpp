//===- WarpRoleLowering.cpp - Producer and consumer warps ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loop over tiles is emitted twice: one thread runs its copies, and the
// warpgroups that multiply run all else. Each stage of memory has two barriers
// (mbarrier). The copies of a stage complete a phase of the first one, and the
// warps that have multiplied it one of the second one, which the next copies
// wait for. Round n of all rounds over stages uses stage n % stages, in phase
// n / stages of its barriers.
//
//===----------------------------------------------------------------------===//

#include "KernelLowering.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace uop;

static constexpr int64_t kBarrierBytes = 8;
/// How long a wait may sleep before it looks again.
static constexpr int64_t kWaitTicks = 10000000;
/// Registers of a thread that copies and of one that multiplies, where those of
/// all threads at the start are 65536 / 384: two warpgroups multiply then.
static constexpr uint32_t kProducerRegisters = 40, kConsumerRegisters = 232;

Value KernelLowering::emitSharedPointer(Value buffer, Value bytes) {
  Type i64 = builder.getI64Type();
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(
      builder, builder.getIndexType(), buffer);
  return LLVM::IntToPtrOp::create(
      builder,
      LLVM::LLVMPointerType::get(builder.getContext(),
                                 unsigned(NVVM::NVVMMemorySpace::Shared)),
      arith::IndexCastOp::create(builder, i64, emitter.add(address, bytes))
          .getResult(),
      LLVM::DereferenceableAttr());
}

/// The barrier of `stage`: that of its copies, or of its readers.
Value KernelLowering::emitStageBarrier(Value stage, bool isOfReaders) {
  Value number = stage;
  if (isOfReaders)
    number = emitter.add(
        stage, emitter.constant(builder.getIndexType(), role->roles.stages));
  return emitSharedPointer(
      role->barriers,
      emitter.mul(number,
                  emitter.constant(builder.getIndexType(), kBarrierBytes)));
}

void KernelLowering::emitBarrierSetup() {
  const WarpRoles &roles = role->roles;
  Type index = builder.getIndexType();
  Value thread = gpu::ThreadIdOp::create(builder, gpu::Dimension::x);
  auto first =
      scf::IfOp::create(builder,
                        emitter.cmp(arith::CmpIPredicate::eq, thread,
                                    emitter.constant(index, int64_t(0))),
                        /*withElseRegion=*/false);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(first.thenBlock());
    for (int64_t stage = 0; stage != roles.stages; ++stage)
      for (bool isOfReaders : {false, true}) {
        int64_t count = isOfReaders ? roles.consumers / kWarpSize : 1;
        NVVM::MBarrierInitOp::create(
            builder,
            emitStageBarrier(emitter.constant(index, stage), isOfReaders),
            emitter.constant(builder.getI32Type(), count),
            /*predicate=*/Value());
      }
  }
  NVVM::FenceMbarrierInitOp::create(builder);
  gpu::BarrierOp::create(builder, builder.getLoc());
}

LogicalResult KernelLowering::emitRoles(Scope &scope, IfOp loop) {
  builder.setLoc(loop.getLoc());
  OpBuilder::InsertionGuard guard(builder);
  const WarpRoles &roles = role->roles;
  emitBarrierSetup();
  Type index = builder.getIndexType();
  Value thread = gpu::ThreadIdOp::create(builder, gpu::Dimension::x);
  Value consumers = emitter.constant(index, roles.consumers);
  auto branch = scf::IfOp::create(
      builder, emitter.cmp(arith::CmpIPredicate::ult, thread, consumers),
      /*withElseRegion=*/true);
  bool movesRegisters = roles.consumers == 2 * kWarpgroupSize;
  auto setRegisters = [&](uint32_t count, NVVM::SetMaxRegisterAction action) {
    if (movesRegisters)
      NVVM::SetMaxRegisterOp::create(builder, count, action);
  };
  auto emitAs = [&](RoleState::Kind kind) {
    role->kind = kind;
    LogicalResult result = emitIf(scope, loop);
    role->kind = RoleState::Kind::none;
    return result;
  };
  builder.setInsertionPointToStart(branch.thenBlock());
  setRegisters(kConsumerRegisters, NVVM::SetMaxRegisterAction::increase);
  if (failed(emitAs(RoleState::Kind::consumer)))
    return failure();
  builder.setInsertionPointToStart(branch.elseBlock());
  setRegisters(kProducerRegisters, NVVM::SetMaxRegisterAction::decrease);
  auto producer = scf::IfOp::create(
      builder, emitter.cmp(arith::CmpIPredicate::eq, thread, consumers),
      /*withElseRegion=*/false);
  builder.setInsertionPointToStart(producer.thenBlock());
  return emitAs(RoleState::Kind::producer);
}

bool KernelLowering::isOfOtherRole(Operation &op) {
  if (!role || role->kind == RoleState::Kind::none)
    return false;
  const WarpRoles &roles = role->roles;
  bool isProducer = role->kind == RoleState::Kind::producer;
  if (auto store = dyn_cast<StoreOp>(op)) {
    bool isOfCopies =
        roles.getCopy(store) ||
        llvm::any_of(roles.copies, [&](const auto &copy) {
          return copy.coordinates == store.getTarget().getDefiningOp();
        });
    return isOfCopies != isProducer;
  }
  auto branch = dyn_cast<IfOp>(op);
  if (!branch)
    return false;
  bool hasCopies = llvm::any_of(roles.copies, [&](const auto &copy) {
    return branch->isProperAncestor(copy.store);
  });
  return isProducer ? !hasCopies
                    : hasCopies && !branch->isProperAncestor(roles.product);
}

void KernelLowering::beginStage(Scope &scope) {
  const WarpRoles &roles = role->roles;
  IfOp loop = roles.loop, stageLoop = roles.stageLoop;
  Type index = builder.getIndexType(), i32 = builder.getI32Type();
  auto constant = [&](int64_t value) { return emitter.constant(index, value); };
  auto steps = int64_t(
      *stageLoop.getRanges().front().getDefiningOp<RangeOp>().getStaticSize());
  Value round = emitter.add(
      emitter.mul(lookup(loop.getRanges().front(), scope), constant(steps)),
      lookup(stageLoop.getRanges().front(), scope));
  Value stages = constant(roles.stages);
  role->stage = emitter.emit<arith::RemUIOp>(round, stages);
  Value parity = emitter.emit<arith::RemUIOp>(
      emitter.emit<arith::DivUIOp>(round, stages), constant(2));
  parity = emitter.resize(parity, i32, /*isUnsigned=*/true);
  bool isProducer = role->kind == RoleState::Kind::producer;
  // The first copies wait for the phase before the first one, which is over.
  if (isProducer)
    parity = emitter.bitXor(parity, emitter.constant(i32, int64_t(1)));
  NVVM::MBarrierTryWaitParityOp::create(
      builder, emitStageBarrier(role->stage, /*isOfReaders=*/isProducer),
      parity, emitter.constant(i32, kWaitTicks));
  if (isProducer)
    NVVM::MBarrierArriveExpectTxOp::create(
        builder, /*res=*/TypeRange(),
        emitStageBarrier(role->stage, /*isOfReaders=*/false),
        emitter.constant(i32, roles.getStageBytes()), NVVM::MemScopeKind::CTA,
        /*relaxed=*/false, /*predicate=*/Value());
}

void KernelLowering::endStage() {
  if (role->kind != RoleState::Kind::consumer)
    return;
  Type index = builder.getIndexType();
  Value thread = gpu::ThreadIdOp::create(builder, gpu::Dimension::x);
  Value lane =
      emitter.emit<arith::RemUIOp>(thread, emitter.constant(index, kWarpSize));
  auto first =
      scf::IfOp::create(builder,
                        emitter.cmp(arith::CmpIPredicate::eq, lane,
                                    emitter.constant(index, int64_t(0))),
                        /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(first.thenBlock());
  NVVM::MBarrierArriveOp::create(
      builder, /*res=*/TypeRange(),
      emitStageBarrier(role->stage, /*isOfReaders=*/true), /*count=*/Value(),
      NVVM::MemScopeKind::CTA, /*relaxed=*/false);
}

void KernelLowering::emitBulkCopy(const WarpRoles::Copy &copy) {
  builder.setLoc(copy.store->getLoc());
  DefineRegOp coordinatesOp = copy.coordinates;
  Value registers = buffers.lookup(coordinatesOp.getResult());
  auto read = [&](size_t i) -> Value {
    return memref::LoadOp::create(
        builder, registers,
        emitter.constant(builder.getIndexType(), int64_t(i)));
  };
  SmallVector<Value> coordinates;
  size_t rank = role->roles.maps[copy.map].sizes.size();
  for (size_t i = 0; i != rank; ++i)
    coordinates.push_back(emitter.resize(read(i), builder.getI32Type(),
                                         /*isUnsigned=*/true));
  StoreOp store = copy.store;
  Value bytes = emitter.mul(
      emitter.resize(read(rank), builder.getIndexType(),
                     /*isUnsigned=*/true),
      emitter.constant(builder.getIndexType(),
                       role->roles.element.getIntOrFloatBitWidth() / 8));
  // Memory of the block is that of a cluster of one.
  Value target = LLVM::AddrSpaceCastOp::create(
      builder,
      LLVM::LLVMPointerType::get(
          builder.getContext(), unsigned(NVVM::NVVMMemorySpace::SharedCluster)),
      emitSharedPointer(buffers.lookup(store.getTarget()), bytes));
  NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp::create(
      builder, target,
      func.getArgument(kernel.getNumArguments() + unsigned(copy.map)),
      coordinates, emitStageBarrier(role->stage, /*isOfReaders=*/false),
      /*im2colOffsets=*/ValueRange(), /*multicastMask=*/Value(),
      /*l2CacheHint=*/Value(), NVVM::TMALoadMode::TILE, /*isCTAOnly=*/false,
      /*group=*/NVVM::CTAGroupKindAttr(), /*predicate=*/Value());
}

/// What wgmma takes of a factor in memory: where it begins, and how far apart
/// parts of it are.
Value KernelLowering::emitDescriptor(const WarpRoles::Factor &factor,
                                     Value bytes) {
  constexpr int64_t addressMask = 0x3ffff, swizzle128 = int64_t(1) << 62;
  constexpr int64_t eightRows = 8 * kBoxRowBytes;
  Type i64 = builder.getI64Type();
  int64_t leading =
      factor.isDeep ? kBoxPieceBytes : role->roles.depth * kBoxRowBytes;
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(
      builder, builder.getIndexType(), buffers.lookup(factor.buffer));
  address =
      arith::IndexCastOp::create(builder, i64, emitter.add(address, bytes));
  address = emitter.shru(
      emitter.bitAnd(address, emitter.constant(i64, addressMask)), 4);
  return emitter.bitOr(
      address, emitter.constant(i64, swizzle128 | (eightRows / 16) << 32 |
                                         (leading / 16) << 16));
}

SmallVector<Value> KernelLowering::emitWarpgroupProduct(ValueRange inits) {
  const WarpRoles &roles = role->roles;
  Type index = builder.getIndexType(), i64 = builder.getI64Type();
  auto constant = [&](int64_t value) { return emitter.constant(index, value); };
  int64_t width = roles.element.getIntOrFloatBitWidth() / 8;
  auto structure = LLVM::LLVMStructType::getLiteral(
      builder.getContext(),
      SmallVector<Type>(inits.size(), inits.front().getType()));
  // A thread has two rows, eight apart, of two columns in each eight.
  auto getPlace = [&](size_t i) {
    size_t inRow = inits.size() / 2, column = i % inRow;
    return int64_t(column / 2 * 4 + i / inRow * 2 + column % 2);
  };
  Value sums = LLVM::PoisonOp::create(builder, structure);
  for (auto [i, init] : llvm::enumerate(inits))
    sums = LLVM::InsertValueOp::create(builder, sums, init, getPlace(i));

  Value thread = gpu::ThreadIdOp::create(builder, gpu::Dimension::x);
  Value group = emitter.emit<arith::DivUIOp>(thread, constant(kWarpgroupSize));
  auto getFirst = [&](const WarpRoles::Factor &factor) {
    return emitter.mul(role->stage, constant(factor.stageSize * width));
  };
  Value left = emitDescriptor(
      roles.left,
      emitter.add(getFirst(roles.left),
                  emitter.mul(group, constant(kWarpgroupRows * kBoxRowBytes))));
  Value right = emitDescriptor(roles.right, getFirst(roles.right));
  NVVM::WgmmaFenceAlignedOp::create(builder);
  NVVM::WGMMATypes type = roles.element.isF16()    ? NVVM::WGMMATypes::f16
                          : roles.element.isBF16() ? NVVM::WGMMATypes::bf16
                                                   : NVVM::WGMMATypes::s8;
  int64_t terms = getUnitTerms(roles.element);
  auto advance = [&](const WarpRoles::Factor &factor, Value descriptor,
                     int64_t term) {
    int64_t bytes = term * (factor.isDeep ? width : kBoxRowBytes);
    return emitter.add(descriptor, emitter.constant(i64, bytes / 16));
  };
  for (int64_t term = 0; term != roles.depth; term += terms)
    sums = NVVM::WgmmaMmaAsyncOp::create(
        builder, structure, sums, advance(roles.left, left, term),
        advance(roles.right, right, term),
        NVVM::MMAShapeAttr::get(builder.getContext(), int(kWarpgroupRows),
                                int(roles.columns), int(terms)),
        type, type,
        isa<FloatType>(roles.element) ? NVVM::WGMMATypes::f32
                                      : NVVM::WGMMATypes::s32,
        NVVM::WGMMAScaleOut::one, NVVM::WGMMAScaleIn::one,
        NVVM::WGMMAScaleIn::one,
        roles.left.isDeep ? NVVM::MMALayout::row : NVVM::MMALayout::col,
        roles.right.isDeep ? NVVM::MMALayout::col : NVVM::MMALayout::row,
        /*satfinite=*/NVVM::MMAIntOverflowAttr());
  NVVM::WgmmaGroupSyncAlignedOp::create(builder);
  NVVM::WgmmaWaitGroupSyncOp::create(builder, /*group=*/0);
  SmallVector<Value> results;
  for (size_t i = 0; i != inits.size(); ++i)
    results.push_back(LLVM::ExtractValueOp::create(builder, sums, getPlace(i)));
  return results;
}
