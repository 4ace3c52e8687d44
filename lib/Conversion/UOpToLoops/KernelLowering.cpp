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
// A row of stores is a phase; each phase, and each region under a condition,
// begins with a scope without a range, in which nothing is known of what was
// computed before: memory may have changed. The loop over the threads of a
// block is in every phase. The condition of a uop.if that they do not agree on
// is kept in a mask, and the rest of the body of that loop is under it.
//
//===----------------------------------------------------------------------===//

#include "ALULowering.h"
#include "AccessChecks.h"
#include "CustomLowering.h"
#include "FoldLowering.h"
#include "KernelAnalysis.h"
#include "KernelPhases.h"
#include "uop/Conversion/UOpToLoops.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include <deque>

using namespace mlir;
using namespace uop;

namespace {

/// How many points of a commutative fold are worked on at once, each with its
/// own accumulators: two AVX2 registers of f32.
constexpr unsigned kFoldLanes = 16;
/// LLVM makes no vectors of longer code, and takes long not to.
constexpr unsigned kMaxLaneOps = 48;

/// Loops nest no deeper: regions are processed recursively, also upstream.
constexpr unsigned kMaxLoopDepth = 256;

struct Scope {
  Scope *parent = nullptr;
  /// The range of the loop; none where a phase or a region begins.
  std::optional<unsigned> range;
  unsigned depth = 0;
  DenseMap<Operation *, Value> values;
  /// Of folds, the results after the first.
  DenseMap<Value, Value> furtherResults;
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
        builder(emitter.getBuilder()), phases(kernel, analysis),
        checks(kernel, analysis, func, emitter),
        maxEmitted(65536 +
                   64 * kernel.getBody().front().getOperations().size()) {}

  LogicalResult run();

private:
  /// The innermost scope around `scope` whose range `op` depends on.
  Scope &getHome(Operation *op, Scope &scope);
  bool isPlaceable(Operation *op, Scope &scope);
  Value lookup(Value value, Scope &scope);
  Value tryLookup(Operation *op, Scope &scope);

  /// What `users` need, is not there yet and can be in `scope`.
  SmallVector<Operation *> collectNeeded(Scope &scope,
                                         ArrayRef<Operation *> users);
  /// Emits in `scope` all that `users` need and that can be there.
  LogicalResult emitNeeded(Scope &scope, ArrayRef<Operation *> users);
  LogicalResult emitOp(Scope &scope, Operation *op);
  LogicalResult emitReductions(Scope &scope, ArrayRef<Operation *> reduces);
  /// The accumulators after the loops over `ranges`, from `inits`.
  FailureOr<SmallVector<Value>>
  emitReductionLoops(Scope &scope, ArrayRef<unsigned> ranges,
                     ArrayRef<Operation *> reduces, ValueRange inits);
  bool hasLanes(Scope &scope, unsigned range, ArrayRef<Operation *> reduces);
  FailureOr<SmallVector<Value>> emitLanes(Scope &scope, unsigned range,
                                          ArrayRef<Operation *> reduces,
                                          ValueRange inits);
  /// Opens a loop in `scope`; the insertion point is in its body then.
  FailureOr<scf::ForOp> openLoop(Scope &scope, unsigned range, ValueRange inits,
                                 Scope &inner);
  /// The same over part of the range, whose size is static.
  scf::ForOp openPart(Scope &scope, unsigned range, int64_t first, int64_t last,
                      int64_t step, ValueRange inits, Scope &inner);
  LogicalResult emitNest(Scope &scope, const StoreNest &nest);
  void emitStore(Scope &scope, StoreOp store);
  /// An element in memory, or (where the gate is false) the alternative or 0.
  Value emitRead(Value source, ValueRange position, Value gate,
                 Value alternative, Type type);
  Value emitLoad(Scope &scope, LoadOp load);
  void emitTileElement(Scope &scope, BufferizeOp tile);
  Value emitTileRead(Scope &scope, IndexOp read);
  FailureOr<Value> emitForeign(Scope &scope, Operation *op);
  /// The condition under which an access is made; null: always.
  Value emitGate(Scope &scope, Operation *access, Value gate);

  LogicalResult allocateScratch();
  LogicalResult emitStatements(Scope &scope, Block &block);
  LogicalResult emitStores(Scope &scope, ArrayRef<StoreOp> row);
  LogicalResult emitIf(Scope &scope, IfOp op);
  /// Whether the condition of `op` holds, for some thread if they differ; then
  /// `innerMask` says for which.
  FailureOr<Value> emitCondition(Scope &scope, IfOp op, Value &innerMask);
  /// Goes on under the mask, if there is one, in the loop over the threads.
  void enterMask(Scope &threads);
  static bool isOpen(unsigned range, const Scope &scope);

  KernelOp kernel;
  const KernelAnalysis &analysis;
  func::FuncOp func;
  Emitter emitter;
  ImplicitLocOpBuilder &builder;
  KernelPhases phases;
  AccessChecks checks;
  /// A byte for each thread of the block: whether the conditions around hold.
  Value mask;
  /// Scratch on the heap.
  SmallVector<Value> heapBuffers;
  /// How many ops were emitted, and how many may be: loops that each compute a
  /// value again, nested, can double the code with each level.
  size_t numEmitted = 0;
  size_t maxEmitted;
  /// Arguments and scratch by the types that elements have in memory.
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
  if (auto variable = dyn_cast<BlockArgument>(value))
    return func.getArgument(variable.getArgNumber());
  if (cast<OpResult>(value).getResultNumber() != 0)
    return getHome(value.getDefiningOp(), scope).furtherResults.lookup(value);
  Value lowered = tryLookup(value.getDefiningOp(), scope);
  assert(lowered && "a value is emitted before its users");
  return lowered;
}

SmallVector<Operation *>
KernelLowering::collectNeeded(Scope &scope, ArrayRef<Operation *> users) {
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
    // An empty reduction needs nothing but its identity; a fold has its inits.
    if (!isa<ReduceOp, BufferizeOp>(op) || !analysis.getInfo(op).hasEmptyRange)
      push(op);
  }
  return needed;
}

LogicalResult KernelLowering::emitNeeded(Scope &scope,
                                         ArrayRef<Operation *> users) {
  SmallVector<Operation *> needed = collectNeeded(scope, users);
  auto getKey = [&](Operation *op) {
    const OpInfo &info = analysis.getInfo(op);
    return std::make_tuple(info.level, !isa<RangeReductionOpInterface>(op),
                           info.order);
  };
  llvm::sort(needed, [&](Operation *lhs, Operation *rhs) {
    return getKey(lhs) < getKey(rhs);
  });

  for (size_t i = 0; i != needed.size();) {
    if (!isa<RangeReductionOpInterface>(needed[i])) {
      if (failed(emitOp(scope, needed[i++])))
        return failure();
      continue;
    }
    // Reductions of one level, by their ranges, in order of appearance.
    unsigned level = analysis.getInfo(needed[i]).level;
    llvm::MapVector<ArrayRef<unsigned>, SmallVector<Operation *>> groups;
    for (; i != needed.size() && isa<RangeReductionOpInterface>(needed[i]) &&
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

Value KernelLowering::emitGate(Scope &scope, Operation *access, Value gate) {
  if (gate)
    gate = lookup(gate, scope);
  if (!checks.needsCheck(access))
    return gate;
  Value position = getCheckedPosition(access, analysis).first;
  return checks.emit(access, gate, lookup(position, scope));
}

Value KernelLowering::emitRead(Value source, ValueRange position, Value gate,
                               Value alternative, Type type) {
  Type storage = cast<MemRefType>(source.getType()).getElementType();
  auto read = [&] {
    return memref::LoadOp::create(builder, source, position).getResult();
  };
  Value result;
  if (!gate) {
    result = read();
  } else {
    if (!alternative)
      alternative = emitter.constant(builder.getZeroAttr(storage));
    if (type.isInteger(1))
      alternative = emitter.resize(alternative, storage, /*isUnsigned=*/true);
    auto branch = scf::IfOp::create(builder, storage, gate,
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(builder, read());
    builder.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(builder, alternative);
    result = branch.getResult(0);
  }
  if (type.isInteger(1))
    result = emitter.cmp(arith::CmpIPredicate::ne, result,
                         emitter.constant(storage, int64_t(0)));
  return result;
}

Value KernelLowering::emitLoad(Scope &scope, LoadOp load) {
  auto find = [&](Value value) {
    return value ? lookup(value, scope) : Value();
  };
  return emitRead(buffers.lookup(load.getSource()), find(load.getOffset()),
                  emitGate(scope, load, load.getGate()),
                  find(load.getAlternative()), load.getType());
}

void KernelLowering::emitTileElement(Scope &scope, BufferizeOp tile) {
  Value target = buffers.lookup(tile.getResult());
  Type storage = cast<MemRefType>(target.getType()).getElementType();
  Value value = lookup(tile.getValue(), scope);
  if (value.getType().isInteger(1))
    value = emitter.resize(value, storage, /*isUnsigned=*/true);
  SmallVector<Value> position;
  for (Value range : tile.getRanges())
    position.push_back(lookup(range, scope));
  memref::StoreOp::create(builder, value, target, position);
}

Value KernelLowering::emitTileRead(Scope &scope, IndexOp read) {
  SmallVector<Value> position;
  for (Value index : read.getIndices())
    position.push_back(lookup(index, scope));
  Value gate = read.getGate() ? lookup(read.getGate(), scope) : Value();
  return emitRead(buffers.lookup(read.getSource()), position, gate,
                  /*alternative=*/{}, read.getType());
}

void KernelLowering::emitStore(Scope &scope, StoreOp store) {
  builder.setLoc(store.getLoc());
  Value target = buffers.lookup(store.getTarget());
  Type storage = cast<MemRefType>(target.getType()).getElementType();
  Value value = lookup(store.getValue(), scope);
  if (value.getType().isInteger(1))
    value = emitter.resize(value, storage, /*isUnsigned=*/true);
  Value offset = lookup(store.getOffset(), scope);
  OpBuilder::InsertionGuard guard(builder);
  if (Value gate = emitGate(scope, store, store.getGate())) {
    auto branch = scf::IfOp::create(builder, gate, /*withElseRegion=*/false);
    builder.setInsertionPointToStart(branch.thenBlock());
  }
  memref::StoreOp::create(builder, value, target, offset);
}

/// An op of another dialect is taken along if it is arithmetic on types that
/// both sides share.
FailureOr<Value> KernelLowering::emitForeign(Scope &scope, Operation *op) {
  auto fail = [&](StringRef what) {
    return op->emitOpError("is not lowered by convert-uop-to-loops; ") << what;
  };
  if (isa<InvalidOp>(op))
    return fail("uop-lower-gates makes gates of invalid positions");
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
  emitter.setLoc(op->getLoc());
  Value result;
  if (auto load = dyn_cast<LoadOp>(op)) {
    result = emitLoad(scope, load);
  } else if (isa<DefineLocalOp, DefineRegOp>(op)) {
    result = buffers.lookup(op->getResult(0));
  } else if (auto read = dyn_cast<IndexOp>(op);
             read && read.getSource().getDefiningOp<BufferizeOp>()) {
    result = emitTileRead(scope, read);
  } else {
    if (llvm::any_of(
            op->getOperands(),
            [](Value operand) { return isa<MemRefType>(operand.getType()); }) ||
        !llvm::all_of(op->getResultTypes(), [](Type type) {
          return isa<IntegerType, FloatType, IndexType, VectorType>(type);
        }))
      return op->emitOpError("is not lowered by convert-uop-to-loops; in a "
                             "kernel, buffers are used by uop.load and "
                             "uop.store alone, and values are scalars");
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
    if (auto custom = dyn_cast<CustomOp>(op)) {
      FailureOr<Value> called = emitScalarCall(emitter, custom, operands);
      if (failed(called))
        return failure();
      result = *called;
    } else {
      result = lowerALU(emitter, op, operands, facts);
    }
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
    for (Operation *op : reduces) {
      emitter.setLoc(op->getLoc());
      if (auto tile = dyn_cast<BufferizeOp>(op)) {
        emitTileElement(scope, tile);
        continue;
      }
      if (auto fold = dyn_cast<FoldOp>(op)) {
        SmallVector<Value> arguments;
        for (Value input : fold.getInputs())
          arguments.push_back(lookup(input, scope));
        llvm::append_range(arguments,
                           inits.slice(results.size(), fold.getNumResults()));
        if (failed(emitFoldRegion(emitter, fold.getBody(), arguments, results)))
          return failure();
        continue;
      }
      Value init = inits[results.size()];
      auto reduce = cast<ReduceOp>(op);
      Value value = toAccumulator(emitter, lookup(reduce.getValue(), scope),
                                  reduce.getType());
      results.push_back(combineAccumulators(emitter, reduce.getKind(),
                                            reduce.getType(), init, value));
    }
    return results;
  }
  if (ranges.size() == 1 && hasLanes(scope, ranges.front(), reduces))
    return emitLanes(scope, ranges.front(), reduces, inits);
  Scope inner;
  FailureOr<scf::ForOp> loop = openLoop(scope, ranges.front(), inits, inner);
  if (failed(loop) || failed(emitNeeded(inner, reduces)))
    return failure();
  FailureOr<SmallVector<Value>> values = emitReductionLoops(
      inner, ranges.drop_front(), reduces, loop->getRegionIterArgs());
  if (failed(values))
    return failure();
  builder.setLoc(loop->getLoc());
  if (!values->empty()) // else the loop has its terminator
    scf::YieldOp::create(builder, *values);
  builder.setInsertionPointAfter(*loop);
  llvm::append_range(results, loop->getResults());
  return results;
}

scf::ForOp KernelLowering::openPart(Scope &scope, unsigned range, int64_t first,
                                    int64_t last, int64_t step,
                                    ValueRange inits, Scope &inner) {
  Operation *op = analysis.getRange(range).op;
  Type index = builder.getIndexType();
  builder.setLoc(op->getLoc());
  auto loop = scf::ForOp::create(builder, emitter.constant(index, first),
                                 emitter.constant(index, last),
                                 emitter.constant(index, step), inits);
  inner.parent = &scope;
  inner.range = range;
  inner.depth = scope.depth + 1;
  inner.values[op] = loop.getInductionVar();
  builder.setInsertionPointToStart(loop.getBody());
  return loop;
}

/// Whether the loop over `range` is worth several points at once: their order
/// is free, there are enough of them, and their code is short and straight.
bool KernelLowering::hasLanes(Scope &scope, unsigned range,
                              ArrayRef<Operation *> reduces) {
  std::optional<int64_t> size = analysis.getRange(range).size;
  if (!size || *size < 2 * int64_t(kFoldLanes) || scope.depth == kMaxLoopDepth)
    return false;
  Scope inner;
  inner.parent = &scope;
  inner.range = range;
  inner.values[analysis.getRange(range).op] = Value();
  bool isFree = llvm::all_of(reduces, [](Operation *op) {
    auto fold = dyn_cast<FoldOp>(op);
    return fold && fold.getCommutative();
  });
  if (!isFree)
    return false;
  SmallVector<Operation *> needed = collectNeeded(inner, reduces);
  return needed.size() <= kMaxLaneOps &&
         llvm::none_of(needed, [](Operation *op) {
           auto load = dyn_cast<LoadOp>(op);
           auto read = dyn_cast<IndexOp>(op);
           return isa<RangeReductionOpInterface>(op) ||
                  (load && load.getGate()) || (read && read.getGate());
         });
}

/// The loop over `range` of commutative folds, with one set of accumulators for
/// each of the points that it works on at once: LLVM makes vectors of them.
FailureOr<SmallVector<Value>>
KernelLowering::emitLanes(Scope &scope, unsigned range,
                          ArrayRef<Operation *> reduces, ValueRange inits) {
  int64_t size = *analysis.getRange(range).size;
  int64_t whole = size - size % kFoldLanes;
  SmallVector<Value> lanes(inits);
  for (unsigned lane = 1; lane != kFoldLanes; ++lane)
    for (Operation *op : reduces)
      for (Value init : cast<FoldOp>(op).getInits())
        lanes.push_back(lookup(init, scope));

  Operation *rangeOp = analysis.getRange(range).op;
  Scope first;
  scf::ForOp loop = openPart(scope, range, 0, whole, kFoldLanes, lanes, first);
  SmallVector<Value> values;
  for (unsigned lane = 0; lane != kFoldLanes; ++lane) {
    Scope inner;
    inner.parent = &scope;
    inner.range = range;
    inner.depth = first.depth;
    inner.values[rangeOp] =
        emitter.add(loop.getInductionVar(),
                    emitter.constant(builder.getIndexType(), int64_t(lane)));
    if (failed(emitNeeded(inner, reduces)))
      return failure();
    FailureOr<SmallVector<Value>> results =
        emitReductionLoops(inner, {}, reduces,
                           ValueRange(loop.getRegionIterArgs())
                               .slice(lane * inits.size(), inits.size()));
    if (failed(results))
      return failure();
    llvm::append_range(values, *results);
  }
  builder.setLoc(loop.getLoc());
  scf::YieldOp::create(builder, values);
  builder.setInsertionPointAfter(loop);

  values.assign(loop->result_begin(), loop->result_end());
  while (values.size() > inits.size()) {
    SmallVector<Value> merged;
    ValueRange lower = ValueRange(values).take_front(values.size() / 2);
    ValueRange upper = ValueRange(values).drop_front(values.size() / 2);
    while (merged.size() != lower.size())
      for (Operation *op : reduces) {
        auto fold = cast<FoldOp>(op);
        SmallVector<Value> arguments;
        for (ValueRange half : {lower, upper})
          llvm::append_range(arguments,
                             half.slice(merged.size(), fold.getNumResults()));
        if (failed(
                emitFoldRegion(emitter, fold.getCombine(), arguments, merged)))
          return failure();
      }
    values = std::move(merged);
  }
  if (whole == size)
    return values;
  Scope rest;
  loop = openPart(scope, range, whole, size, 1, values, rest);
  if (failed(emitNeeded(rest, reduces)))
    return failure();
  FailureOr<SmallVector<Value>> results =
      emitReductionLoops(rest, {}, reduces, loop.getRegionIterArgs());
  if (failed(results))
    return failure();
  builder.setLoc(loop.getLoc());
  scf::YieldOp::create(builder, *results);
  builder.setInsertionPointAfter(loop);
  return SmallVector<Value>(loop.getResults());
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
    if (isa<BufferizeOp>(op))
      continue;
    if (auto fold = dyn_cast<FoldOp>(op)) {
      for (Value init : fold.getInits())
        accumulators.push_back(lookup(init, scope));
      continue;
    }
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
  ValueRange rest = accumulators;
  for (Operation *op : reduces) {
    if (isa<BufferizeOp>(op)) {
      scope.values[op] = buffers.lookup(op->getResult(0));
      continue;
    }
    emitter.setLoc(op->getLoc());
    scope.values[op] = rest.front();
    if (auto reduce = dyn_cast<ReduceOp>(op))
      scope.values[op] =
          fromAccumulator(emitter, rest.front(), reduce.getType());
    for (auto [result, value] : llvm::drop_begin(
             llvm::zip(op->getResults(), rest.take_front(op->getNumResults()))))
      scope.furtherResults[result] = value;
    rest = rest.drop_front(op->getNumResults());
  }
  return success();
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
  bool isOutside = thread && !isOpen(*thread, scope);
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
    if (failed(openLoop(scope, range, {}, inner)))
      return failure();
    if (range == analysis.getLocalRange())
      enterMask(inner);
    if (failed(emitNest(inner, *inside)))
      return failure();
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
    row.clear();
    return result;
  };
  for (Operation &op : block) {
    if (auto store = dyn_cast<StoreOp>(op)) {
      row.push_back(store);
      continue;
    }
    if (isa<BarrierOp, IfOp>(op) && failed(finishRow()))
      return failure();
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
  LogicalResult result = emitStatements(*innermost, op.getBody().front());
  std::swap(mask, innerMask);
  return result;
}

/// Of the block, of its threads, and tiles, which the loops around them fill
/// again and again.
LogicalResult KernelLowering::allocateScratch() {
  // A thread of a pool has a small stack; and more than the second is a
  // mistake.
  constexpr int64_t maxStackBytes = 65536, maxBytes = int64_t(1) << 30;
  int64_t numBytes = 0;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&func.getBody().front());
  SmallVector<Operation *> ops;
  kernel.getBody().walk([&](Operation *op) {
    if (isa<DefineLocalOp, DefineRegOp, BufferizeOp>(op))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    auto type = cast<ShapedType>(op->getResult(0).getType());
    Type storage = getStorageType(type.getElementType());
    int64_t width = storage.getIntOrFloatBitWidth() / 8, bytes;
    std::optional<int64_t> elements = countElements(type);
    if (!elements || llvm::MulOverflow(*elements, width, bytes) ||
        bytes > maxBytes - numBytes)
      return op->emitOpError("is not lowered by convert-uop-to-loops; the "
                             "scratch of a kernel is more than ")
             << maxBytes << " bytes";
    numBytes += bytes;
    builder.setLoc(op->getLoc());
    auto lowered = MemRefType::get(type.getShape(), storage);
    IntegerAttr alignment = builder.getI64IntegerAttr(64);
    if (numBytes <= maxStackBytes) {
      buffers[op->getResult(0)] =
          memref::AllocaOp::create(builder, lowered, alignment);
      continue;
    }
    Value buffer = memref::AllocOp::create(builder, lowered, alignment);
    buffers[op->getResult(0)] = buffer;
    heapBuffers.push_back(buffer);
  }
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
                    "uop.load and uop.store alone may access memory");
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

FailureOr<func::FuncOp> uop::lowerKernelToLoops(KernelOp kernel,
                                                int64_t bufferAlignment) {
  MLIRContext *context = kernel.getContext();
  Builder attrs(context);
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
        memref.getMemorySpace() != SpaceAttr::get(context, Space::global))
      return kernel.emitOpError("is not lowered by convert-uop-to-loops; "
                                "argument ")
             << number << " must be in global space, got " << type;
    inputs.push_back(
        MemRefType::get(memref.getShape(), memref.getElementType()));
  }

  FailureOr<GridRanges> grid = turnThreadsIntoRanges(kernel);
  if (failed(grid))
    return failure();
  FailureOr<KernelAnalysis> analysis = KernelAnalysis::create(kernel, *grid);
  if (failed(analysis) || failed(rejectAccessesOutside(kernel, *analysis)))
    return failure();
  if (kernel->hasAttr(kCheckBoundsAttrName))
    inputs.push_back(AccessChecks::getRecordType(kernel));
  inputs.append(2, attrs.getIndexType());

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

  if (failed(KernelLowering(kernel, *analysis, func).run())) {
    func.erase();
    return failure();
  }
  return func;
}
