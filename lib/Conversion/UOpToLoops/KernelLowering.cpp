//===- KernelLowering.cpp - A kernel's values placed in loops ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A scope is the body of the function or of a loop over one range. When a scope
// is opened, everything that the stores or reductions inside of it need is
// looked up in the graph; what depends only on the ranges of this scope and
// those around it is emitted there, and the rest waits for a deeper scope. So
// each value is made where its innermost range is, before the loops that use
// it, once per scope. In one scope the order is by level (the number of
// reductions below), then by position; reductions of one level over the same
// ranges therefore meet and share a loop.
//
//===----------------------------------------------------------------------===//

#include "ALULowering.h"
#include "KernelAnalysis.h"
#include "VectorLowering.h"
#include "uop/Conversion/UOpToLoops.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

namespace {

/// Loops nest no deeper: regions are processed recursively, also upstream.
constexpr unsigned kMaxLoopDepth = 256;

/// More lanes of a contraction than this are computed in a loop.
constexpr int64_t kMaxLaneCopies = 64;

struct Scope {
  Scope *parent = nullptr;
  /// The range of the loop; none for the body of the function.
  std::optional<unsigned> range;
  unsigned depth = 0;
  DenseMap<Operation *, Value> values;
};

/// Stores whose loops begin with the same ranges.
struct StoreNest {
  SmallVector<StoreOp> stores;
  llvm::MapVector<unsigned, std::unique_ptr<StoreNest>> loops;

  void collect(SmallVectorImpl<Operation *> &all) const {
    llvm::append_range(all, stores);
    for (const auto &[range, nest] : loops)
      nest->collect(all);
  }
};

class KernelLowering {
public:
  KernelLowering(KernelOp kernel, const KernelAnalysis &analysis,
                 func::FuncOp func)
      : kernel(kernel), analysis(analysis), func(func),
        emitter(kernel.getLoc(), &func.getBody().front()),
        builder(emitter.getBuilder()),
        maxEmitted(65536 +
                   64 * kernel.getBody().front().getOperations().size()) {}

  LogicalResult run();

private:
  /// The innermost scope around `scope` whose range `op` depends on.
  Scope &getHome(Operation *op, Scope &scope);
  bool isPlaceable(Operation *op, Scope &scope);
  Value lookup(Value value, Scope &scope);
  Value tryLookup(Operation *op, Scope &scope);

  /// Emits in `scope` all that `users` need and that can be there.
  LogicalResult emitNeeded(Scope &scope, ArrayRef<Operation *> users);
  LogicalResult emitOp(Scope &scope, Operation *op);
  LogicalResult emitReductions(Scope &scope, ArrayRef<Operation *> reduces);
  /// The accumulators after the loops over `ranges`, from `inits`.
  FailureOr<SmallVector<Value>>
  emitReductionLoops(Scope &scope, ArrayRef<unsigned> ranges,
                     ArrayRef<Operation *> reduces, ValueRange inits);
  /// Opens a loop in `scope`; the insertion point is in its body then.
  FailureOr<scf::ForOp> openLoop(Scope &scope, unsigned range, ValueRange inits,
                                 Scope &inner);
  FailureOr<Value> emitContract(Scope &scope, ContractOp contract);
  /// `vector` with the lanes of the points of `ranges` inside of `scope`.
  FailureOr<Value> emitLanes(Scope &scope, ContractOp contract,
                             ArrayRef<unsigned> ranges, Value vector);
  LogicalResult emitNest(Scope &scope, const StoreNest &nest);
  void emitStore(Scope &scope, StoreOp store);
  Value emitLoad(Scope &scope, LoadOp load);
  FailureOr<Value> emitForeign(Scope &scope, Operation *op);
  LogicalResult splitIntoPhases(SmallVectorImpl<SmallVector<StoreOp>> &phases);

  KernelOp kernel;
  const KernelAnalysis &analysis;
  func::FuncOp func;
  Emitter emitter;
  ImplicitLocOpBuilder &builder;
  /// How many ops were emitted, and how many may be: loops that each compute a
  /// value again, nested, can double the code with each level.
  size_t numEmitted = 0;
  size_t maxEmitted;
  /// The arguments by the types that elements have in memory.
  DenseMap<Value, Value> buffers;
};

} // namespace

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

Scope &KernelLowering::getHome(Operation *op, Scope &scope) {
  ArrayRef<unsigned> dependence = analysis.getDependence(op);
  Scope *home = &scope;
  while (home->range && !llvm::is_contained(dependence, *home->range))
    home = home->parent;
  return *home;
}

bool KernelLowering::isPlaceable(Operation *op, Scope &scope) {
  return llvm::all_of(analysis.getDependence(op), [&](unsigned range) {
    for (Scope *around = &scope; around; around = around->parent)
      if (around->range == range)
        return true;
    return false;
  });
}

Value KernelLowering::tryLookup(Operation *op, Scope &scope) {
  if (auto range = dyn_cast<RangeOp>(op)) {
    std::optional<unsigned> number = analysis.getNumber(range);
    if (!number)
      return emitter.constant(builder.getIndexType(), int64_t(0));
    op = analysis.getRange(*number).op;
    for (Scope *around = &scope; around; around = around->parent)
      if (around->range == number)
        return around->values.lookup(op);
    return {};
  }
  return getHome(op, scope).values.lookup(op);
}

Value KernelLowering::lookup(Value value, Scope &scope) {
  Value lowered = tryLookup(value.getDefiningOp(), scope);
  assert(lowered && "a value is emitted before its users");
  return lowered;
}

LogicalResult KernelLowering::emitNeeded(Scope &scope,
                                         ArrayRef<Operation *> users) {
  SmallVector<Operation *> worklist, needed;
  DenseSet<Operation *> seen;
  auto push = [&](Operation *user) {
    for (Value operand : user->getOperands())
      if (Operation *def = operand.getDefiningOp())
        if (seen.insert(def).second && !tryLookup(def, scope))
          worklist.push_back(def);
  };
  for (Operation *user : users)
    push(user);
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    if (!isa<RangeOp>(op) && isPlaceable(op, scope))
      needed.push_back(op);
    // An empty reduction needs nothing but its identity.
    if (!isa<ReduceOp>(op) || !analysis.getInfo(op).hasEmptyRange)
      push(op);
  }
  auto getKey = [&](Operation *op) {
    const OpInfo &info = analysis.getInfo(op);
    return std::make_tuple(info.level, !isa<ReduceOp>(op), info.order);
  };
  llvm::sort(needed, [&](Operation *lhs, Operation *rhs) {
    return getKey(lhs) < getKey(rhs);
  });

  for (size_t i = 0; i != needed.size();) {
    if (!isa<ReduceOp>(needed[i])) {
      if (failed(emitOp(scope, needed[i++])))
        return failure();
      continue;
    }
    // Reductions of one level, by their ranges, in order of appearance.
    unsigned level = analysis.getInfo(needed[i]).level;
    llvm::MapVector<ArrayRef<unsigned>, SmallVector<Operation *>> groups;
    for (; i != needed.size() && isa<ReduceOp>(needed[i]) &&
           analysis.getInfo(needed[i]).level == level;
         ++i)
      groups[analysis.getInfo(needed[i]).ranges].push_back(needed[i]);
    for (auto &[ranges, reduces] : groups)
      if (failed(emitReductions(scope, reduces)))
        return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Single ops
//===----------------------------------------------------------------------===//

Value KernelLowering::emitLoad(Scope &scope, LoadOp load) {
  Value source = buffers.lookup(load.getSource());
  Value offset = lookup(load.getOffset(), scope);
  bool isBool = getElementTypeOrSelf(load.getType()).isInteger(1);
  Type stored = withElementType(
      load.getType(), cast<MemRefType>(source.getType()).getElementType());
  Value result;
  if (!load.getGate()) {
    result = emitRead(emitter, stored, source, offset, {}, {});
  } else {
    Value gate = lookup(load.getGate(), scope);
    Value alternative;
    if (!load.getAlternative())
      alternative = emitter.constant(builder.getZeroAttr(stored));
    else
      alternative = lookup(load.getAlternative(), scope);
    if (isBool)
      alternative = emitter.resize(alternative, getElementTypeOrSelf(stored),
                                   /*isUnsigned=*/true);
    if (isa<VectorType>(gate.getType())) {
      result = emitRead(emitter, stored, source, offset, gate, alternative);
    } else {
      auto branch = scf::IfOp::create(builder, stored, gate,
                                      /*withElseRegion=*/true);
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(branch.thenBlock());
      scf::YieldOp::create(builder,
                           emitRead(emitter, stored, source, offset, {}, {}));
      builder.setInsertionPointToStart(branch.elseBlock());
      scf::YieldOp::create(builder, alternative);
      result = branch.getResult(0);
    }
  }
  if (isBool)
    result = emitter.cmp(arith::CmpIPredicate::ne, result,
                         emitter.constant(stored, int64_t(0)));
  return result;
}

void KernelLowering::emitStore(Scope &scope, StoreOp store) {
  builder.setLoc(store.getLoc());
  Value target = buffers.lookup(store.getTarget());
  Type storage = cast<MemRefType>(target.getType()).getElementType();
  Value value = lookup(store.getValue(), scope);
  if (getElementTypeOrSelf(value.getType()).isInteger(1))
    value = emitter.resize(value, storage, /*isUnsigned=*/true);
  Value offset = lookup(store.getOffset(), scope);
  Value gate = store.getGate() ? lookup(store.getGate(), scope) : Value();
  OpBuilder::InsertionGuard guard(builder);
  if (gate && !isa<VectorType>(gate.getType())) {
    auto branch = scf::IfOp::create(builder, gate, /*withElseRegion=*/false);
    builder.setInsertionPointToStart(branch.thenBlock());
    gate = {};
  }
  emitWrite(emitter, value, target, offset, gate);
}

/// An op of another dialect is taken along if it is arithmetic on types that
/// both sides share.
FailureOr<Value> KernelLowering::emitForeign(Scope &scope, Operation *op) {
  auto fail = [&](StringRef what) {
    return op->emitOpError("is not lowered by convert-uop-to-loops; ") << what;
  };
  if (isa<UOpDialect>(op->getDialect()))
    return fail("it does not belong into a kernel");
  auto hasSharedType = [](Value value) {
    return getLoweredType(value.getType()) == value.getType();
  };
  if (!isPure(op) || op->getNumRegions() != 0 || op->getNumResults() != 1)
    return fail("of other dialects, a kernel may hold pure ops with one result "
                "and no region");
  if (!llvm::all_of(op->getOperands(), hasSharedType) ||
      !hasSharedType(op->getResult(0)))
    return fail("of other dialects, a kernel may hold ops on index, signless "
                "integers, f32 and f64");
  IRMapping mapping;
  for (Value operand : op->getOperands())
    mapping.map(operand, lookup(operand, scope));
  return builder.clone(*op, mapping)->getResult(0);
}

LogicalResult KernelLowering::emitOp(Scope &scope, Operation *op) {
  if (++numEmitted > maxEmitted)
    return kernel.emitOpError("is not lowered by convert-uop-to-loops; its "
                              "reductions compute the same values again in so "
                              "many loops that the code would have more than ")
           << maxEmitted << " ops: materialise some of the values";
  if (failed(checkLanes(op)))
    return failure();
  emitter.setLoc(op->getLoc());
  Value result;
  if (auto load = dyn_cast<LoadOp>(op)) {
    result = emitLoad(scope, load);
  } else if (auto contract = dyn_cast<ContractOp>(op)) {
    FailureOr<Value> lanes = emitContract(scope, contract);
    if (failed(lanes))
      return failure();
    result = *lanes;
  } else {
    if (llvm::any_of(
            op->getOperands(),
            [](Value operand) { return isa<BlockArgument>(operand); }) ||
        !llvm::all_of(op->getResultTypes(), [](Type type) {
          return isa<IntegerType, FloatType, IndexType, VectorType>(type);
        }))
      return op->emitOpError("is not lowered by convert-uop-to-loops; in a "
                             "kernel, buffers are used by uop.load and "
                             "uop.store alone, and values are scalars "
                             "or vectors");
    SmallVector<Value, 3> operands;
    for (Value operand : op->getOperands())
      operands.push_back(lookup(operand, scope));
    ALUFacts facts;
    facts.isNonNegative = isa<IDivOp, ModOp, FloorDivOp, FloorModOp>(op) &&
                          llvm::all_of(op->getOperands(), [&](Value operand) {
                            return analysis.isNonNegative(operand);
                          });
    // A sum may use fma.
    if (isa<MulOp>(op) && llvm::all_of(op->getUsers(), [](Operation *user) {
          auto reduce = dyn_cast<ReduceOp>(user);
          return reduce && reduce.getKind() == ReduceKind::add;
        }))
      facts.fastmath = arith::FastMathFlags::contract;
    result = lowerVectorOp(emitter, op, operands);
    if (!result)
      result = lowerALU(emitter, op, operands, facts);
    if (!result) {
      FailureOr<Value> foreign = emitForeign(scope, op);
      if (failed(foreign))
        return failure();
      result = *foreign;
    }
  }
  scope.values[op] = result;
  return success();
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

FailureOr<scf::ForOp> KernelLowering::openLoop(Scope &scope, unsigned range,
                                               ValueRange inits, Scope &inner) {
  const RangeInfo &info = analysis.getRange(range);
  if (scope.depth == kMaxLoopDepth)
    return RangeOp(info.op).emitOpError(
               "is not lowered by convert-uop-to-loops; more than ")
           << kMaxLoopDepth << " loops would be nested";
  Type index = builder.getIndexType();
  Value lower, upper;
  if (analysis.getThreadRange() == range) {
    lower = func.getArgument(func.getNumArguments() - 2);
    upper = func.getArgument(func.getNumArguments() - 1);
  } else {
    lower = emitter.constant(index, int64_t(0));
    upper = info.size ? emitter.constant(index, *info.size)
                      : lookup(RangeOp(info.op).getSize(), scope);
  }
  builder.setLoc(info.op->getLoc());
  auto loop = scf::ForOp::create(builder, lower, upper,
                                 emitter.constant(index, int64_t(1)), inits);
  inner.parent = &scope;
  inner.range = range;
  inner.depth = scope.depth + 1;
  inner.values[info.op] = loop.getInductionVar();
  builder.setInsertionPointToStart(loop.getBody());
  return loop;
}

FailureOr<SmallVector<Value>>
KernelLowering::emitReductionLoops(Scope &scope, ArrayRef<unsigned> ranges,
                                   ArrayRef<Operation *> reduces,
                                   ValueRange inits) {
  SmallVector<Value> results;
  if (ranges.empty()) {
    for (auto [op, init] : llvm::zip_equal(reduces, inits)) {
      auto reduce = cast<ReduceOp>(op);
      emitter.setLoc(op->getLoc());
      Value value = toAccumulator(emitter, lookup(reduce.getValue(), scope),
                                  reduce.getType());
      results.push_back(combineAccumulators(emitter, reduce.getKind(),
                                            reduce.getType(), init, value));
    }
    return results;
  }
  Scope inner;
  FailureOr<scf::ForOp> loop = openLoop(scope, ranges.front(), inits, inner);
  if (failed(loop) || failed(emitNeeded(inner, reduces)))
    return failure();
  FailureOr<SmallVector<Value>> values = emitReductionLoops(
      inner, ranges.drop_front(), reduces, loop->getRegionIterArgs());
  if (failed(values))
    return failure();
  builder.setLoc(loop->getLoc());
  scf::YieldOp::create(builder, *values);
  builder.setInsertionPointAfter(*loop);
  llvm::append_range(results, loop->getResults());
  return results;
}

LogicalResult KernelLowering::emitReductions(Scope &scope,
                                             ArrayRef<Operation *> reduces) {
  const OpInfo &info = analysis.getInfo(reduces.front());
  bool mayBeEmpty =
      info.hasEmptyRange || llvm::any_of(info.ranges, [&](unsigned range) {
        return !analysis.getRange(range).size;
      });
  SmallVector<Value> accumulators;
  for (Operation *op : reduces) {
    auto reduce = cast<ReduceOp>(op);
    accumulators.push_back(getAccumulatorIdentity(
        emitter, reduce.getKind(), reduce.getType(), mayBeEmpty));
  }
  if (!info.hasEmptyRange) {
    FailureOr<SmallVector<Value>> values =
        emitReductionLoops(scope, info.ranges, reduces, accumulators);
    if (failed(values))
      return failure();
    accumulators = std::move(*values);
  }
  for (auto [op, accumulator] : llvm::zip_equal(reduces, accumulators)) {
    emitter.setLoc(op->getLoc());
    scope.values[op] =
        fromAccumulator(emitter, accumulator, cast<ReduceOp>(op).getType());
  }
  return success();
}

FailureOr<Value> KernelLowering::emitLanes(Scope &scope, ContractOp contract,
                                           ArrayRef<unsigned> ranges,
                                           Value vector) {
  if (ranges.empty()) {
    SmallVector<Value> position;
    for (Value range : contract.getRanges())
      position.push_back(lookup(range, scope));
    emitter.setLoc(contract.getLoc());
    return emitInsert(emitter, lookup(contract.getValue(), scope), vector,
                      emitLaneNumber(emitter, contract.getRanges(), position));
  }
  auto emitInner = [&](Scope &inner, Value lanes) -> FailureOr<Value> {
    if (failed(emitNeeded(inner, {contract})))
      return failure();
    return emitLanes(inner, contract, ranges.drop_front(), lanes);
  };
  if (contract.getType().getNumElements() > kMaxLaneCopies) {
    Scope inner;
    FailureOr<scf::ForOp> loop = openLoop(scope, ranges.front(), vector, inner);
    if (failed(loop))
      return failure();
    FailureOr<Value> lanes = emitInner(inner, loop->getRegionIterArg(0));
    if (failed(lanes))
      return failure();
    builder.setLoc(loop->getLoc());
    scf::YieldOp::create(builder, *lanes);
    builder.setInsertionPointAfter(*loop);
    return loop->getResult(0);
  }
  const RangeInfo &info = analysis.getRange(ranges.front());
  if (scope.depth == kMaxLoopDepth)
    return RangeOp(info.op).emitOpError(
               "is not lowered by convert-uop-to-loops; more than ")
           << kMaxLoopDepth << " loops would be nested";
  for (int64_t i = 0; i != *info.size; ++i) {
    Scope inner;
    inner.parent = &scope;
    inner.range = ranges.front();
    inner.depth = scope.depth + 1;
    inner.values[info.op] = emitter.constant(builder.getIndexType(), i);
    FailureOr<Value> lanes = emitInner(inner, vector);
    if (failed(lanes))
      return failure();
    vector = *lanes;
  }
  return vector;
}

FailureOr<Value> KernelLowering::emitContract(Scope &scope,
                                              ContractOp contract) {
  Type type = getLoweredType(contract.getType());
  return emitLanes(scope, contract, analysis.getInfo(contract).ranges,
                   emitter.constant(builder.getZeroAttr(type)));
}

LogicalResult KernelLowering::emitNest(Scope &scope, const StoreNest &nest) {
  SmallVector<Operation *> users;
  nest.collect(users);
  // The sizes of loops right inside are needed here, too.
  for (const auto &[range, loop] : nest.loops)
    if (!analysis.getRange(range).size)
      users.push_back(analysis.getRange(range).op);
  if (failed(emitNeeded(scope, users)))
    return failure();

  // With a thread range, what is outside of it is stored by one call.
  std::optional<unsigned> thread = analysis.getThreadRange();
  bool isOutside = thread && !scope.range;
  for (StoreOp store : nest.stores) {
    OpBuilder::InsertionGuard guard(builder);
    if (isOutside)
      builder.setInsertionPointToStart(
          scf::IfOp::create(
              builder,
              emitter.cmp(arith::CmpIPredicate::eq,
                          func.getArgument(func.getNumArguments() - 2),
                          emitter.constant(builder.getIndexType(), int64_t(0))),
              /*withElseRegion=*/false)
              .thenBlock());
    emitStore(scope, store);
  }
  for (const auto &[range, inside] : nest.loops) {
    OpBuilder::InsertionGuard guard(builder);
    if (isOutside && range != *thread)
      builder.setInsertionPointToStart(
          scf::IfOp::create(
              builder,
              emitter.cmp(arith::CmpIPredicate::eq,
                          func.getArgument(func.getNumArguments() - 2),
                          emitter.constant(builder.getIndexType(), int64_t(0))),
              /*withElseRegion=*/false)
              .thenBlock());
    Scope inner;
    if (failed(openLoop(scope, range, {}, inner)) ||
        failed(emitNest(inner, *inside)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

/// Cuts the stores where one of them reads what an earlier one wrote: the
/// loops of the earlier ones must have ended then. Checks that nothing is
/// written before it is read for the last time.
LogicalResult
KernelLowering::splitIntoPhases(SmallVectorImpl<SmallVector<StoreOp>> &phases) {
  DenseMap<Value, SmallVector<StoreOp>> stores;
  bool isReadAndWritten = false;
  for (StoreOp store : kernel.getBody().getOps<StoreOp>())
    stores[store.getTarget()].push_back(store);
  for (LoadOp load : kernel.getBody().getOps<LoadOp>())
    isReadAndWritten |= stores.contains(load.getSource());

  phases.emplace_back();
  DenseMap<Operation *, size_t> phaseOf;
  for (StoreOp store : kernel.getBody().getOps<StoreOp>()) {
    if (!isReadAndWritten) {
      phases.back().push_back(store);
      continue;
    }
    // All ops that this store needs; first those that its loops hold. What
    // depends on no range is emitted before any store of the phase.
    SetVector<Operation *> needed;
    SmallVector<Operation *> invariant;
    needed.insert(store);
    auto addOperands = [&](Operation *user, bool isInLoop) {
      for (Value operand : user->getOperands()) {
        Operation *def = operand.getDefiningOp();
        if (def && isInLoop && analysis.getDependence(def).empty())
          invariant.push_back(def);
        else if (def)
          needed.insert(def);
      }
    };
    for (size_t i = 0; i != needed.size(); ++i)
      addOperands(needed[i], /*isInLoop=*/true);
    size_t numInLoop = needed.size();
    needed.insert(invariant.begin(), invariant.end());
    for (size_t i = numInLoop; i < needed.size(); ++i)
      addOperands(needed[i], /*isInLoop=*/false);

    // A write that is to be read must be in an earlier phase.
    for (Operation *op : needed)
      if (auto load = dyn_cast<LoadOp>(op))
        for (StoreOp write : stores.lookup(load.getSource()))
          if (write->isBeforeInBlock(load) &&
              phaseOf.lookup(write) == phases.size())
            phases.emplace_back();
    for (auto [number, op] : llvm::enumerate(needed)) {
      auto load = dyn_cast<LoadOp>(op);
      if (!load)
        continue;
      for (StoreOp write : stores.lookup(load.getSource())) {
        if (write->isBeforeInBlock(load))
          continue;
        bool isGone = write->isBeforeInBlock(store) &&
                      phaseOf.lookup(write) != phases.size();
        bool sameElement =
            load.getOffset() == write.getOffset() &&
            load.getType() == write.getValue().getType() &&
            analysis.getInfo(write).ranges == analysis.getInfo(store).ranges;
        if (!isGone && (number >= numInLoop || sameElement))
          continue;
        InFlightDiagnostic error = load.emitOpError(
            "is not lowered by convert-uop-to-loops; the element may be "
            "overwritten before it is read: materialise the value that is "
            "stored");
        error.attachNote(write.getLoc()) << "the store is here";
        return error;
      }
    }
    phases.back().push_back(store);
    phaseOf[store] = phases.size();
  }
  return success();
}

LogicalResult KernelLowering::run() {
  // Whatever has an effect and no user would be lost.
  for (Operation &op : kernel.getBody().front())
    if (!isa<LoadOp, StoreOp, SinkOp>(op) && !isMemoryEffectFree(&op))
      return op.emitOpError("is not lowered by convert-uop-to-loops; in a "
                            "kernel, uop.load and uop.store alone may access "
                            "memory");
  for (auto [argument, lowered] :
       llvm::zip(kernel.getArguments(), func.getArguments())) {
    auto type = cast<MemRefType>(lowered.getType());
    Type storage = getStorageType(type.getElementType());
    Value buffer = lowered;
    if (storage != type.getElementType())
      buffer = UnrealizedConversionCastOp::create(
                   builder, MemRefType::get(type.getShape(), storage), buffer)
                   .getResult(0);
    buffers[argument] = buffer;
  }

  SmallVector<SmallVector<StoreOp>> phases;
  if (failed(splitIntoPhases(phases)))
    return failure();
  for (ArrayRef<StoreOp> stores : phases) {
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
    Scope body;
    if (failed(emitNest(body, root)))
      return failure();
  }
  builder.setInsertionPointToEnd(&func.getBody().front());
  builder.setLoc(kernel.getLoc());
  func::ReturnOp::create(builder);
  emitter.eraseDeadConstants();
  return success();
}

FailureOr<func::FuncOp> uop::lowerKernelToLoops(KernelOp kernel,
                                                int64_t bufferAlignment) {
  MLIRContext *context = kernel.getContext();
  Builder attrs(context);
  SmallVector<Type> inputs;
  for (auto [number, type] : llvm::enumerate(kernel.getArgumentTypes())) {
    auto memref = cast<MemRefType>(type);
    if (!memref.hasStaticShape())
      return kernel.emitOpError("is not lowered by convert-uop-to-loops; "
                                "argument ")
             << number << " needs a static size, got " << type;
    if (memref.getMemorySpace() &&
        memref.getMemorySpace() != SpaceAttr::get(context, Space::global))
      return kernel.emitOpError("is not lowered by convert-uop-to-loops; "
                                "argument ")
             << number << " must be in global space, got " << type;
    inputs.push_back(
        MemRefType::get(memref.getShape(), memref.getElementType()));
  }
  inputs.append(2, attrs.getIndexType());

  FailureOr<KernelAnalysis> analysis = KernelAnalysis::create(kernel);
  if (failed(analysis))
    return failure();

  OpBuilder builder(kernel);
  auto func = func::FuncOp::create(builder, kernel.getLoc(), kernel.getName(),
                                   attrs.getFunctionType(inputs, {}));
  func.addEntryBlock();
  for (NamedAttribute attr : kernel->getDiscardableAttrs())
    func->setDiscardableAttr(attr.getName(), attr.getValue());
  func->setDiscardableAttr("llvm.bareptr", attrs.getUnitAttr());
  int64_t extent = 1;
  if (std::optional<unsigned> thread = analysis->getThreadRange())
    extent = *analysis->getRange(*thread).size;
  func->setDiscardableAttr(kThreadExtentAttrName,
                           attrs.getI64IntegerAttr(extent));

  for (BlockArgument argument : kernel.getArguments()) {
    unsigned number = argument.getArgNumber();
    bool isWritten = llvm::any_of(argument.getUsers(), [](Operation *user) {
      return isa<StoreOp>(user);
    });
    for (NamedAttribute attr :
         mlir::function_interface_impl::getArgAttrs(kernel, number))
      func.setArgAttr(number, attr.getName(), attr.getValue());
    func.setArgAttr(number, LLVM::LLVMDialect::getNoAliasAttrName(),
                    attrs.getUnitAttr());
    if (!isWritten)
      func.setArgAttr(number, LLVM::LLVMDialect::getReadonlyAttrName(),
                      attrs.getUnitAttr());
    if (bufferAlignment != 0)
      func.setArgAttr(number, LLVM::LLVMDialect::getAlignAttrName(),
                      attrs.getI64IntegerAttr(bufferAlignment));
  }

  if (failed(KernelLowering(kernel, *analysis, func).run())) {
    func.erase();
    return failure();
  }
  return func;
}
