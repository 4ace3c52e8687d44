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

#include "KernelLowering.h"

#include "CustomLowering.h"
#include "DotLowering.h"
#include "FoldLowering.h"
#include "MatrixUnitLowering.h"
#include "TileSharing.h"
#include "VectorLowering.h"
#include "uop/Conversion/ALULowering.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"

using namespace mlir;
using namespace uop;

/// More lanes of a contraction than this are computed in a loop.
static constexpr int64_t kMaxLaneCopies = 64;

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
    SmallVector<Value> operands(user->getOperands());
    if (auto tile = dyn_cast<BufferizeOp>(user)) {
      // What is accumulated is so in the tile, and no value before it.
      operands =
          isAccumulated(tile) ? getAccumulatedValues(tile) : getTileParts(tile);
      llvm::append_range(operands, tile.getRanges());
    }
    for (Value operand : operands)
      if (Operation *def = operand.getDefiningOp())
        if (seen.insert(def).second && !tryLookup(def, scope))
          worklist.push_back(def);
  };
  for (Operation *user : users)
    push(user);
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    // The accumulators of a scan are where its range is, however many.
    auto scan = dyn_cast<ScanOp>(op);
    bool isAtRange =
        scan && scope.range && !scope.scans.contains(op) &&
        llvm::is_contained(analysis.getInfo(op).ranges, *scope.range);
    if (isAtRange || (!isa<RangeOp>(op) && isPlaceable(op, scope)))
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
    // LLVM keeps sums of the deepest loops in registers: these come last.
    size_t depth = isReductionLoop(op) ? getSharedLoops(op).second.size() : 0;
    return std::make_tuple(info.level, !isReductionLoop(op), depth, info.order);
  };
  llvm::sort(needed, [&](Operation *lhs, Operation *rhs) {
    return getKey(lhs) < getKey(rhs);
  });

  for (size_t i = 0; i != needed.size();) {
    auto scan = dyn_cast<ScanOp>(needed[i]);
    if (scan && scope.range &&
        llvm::is_contained(analysis.getInfo(scan).ranges, *scope.range)) {
      if (failed(emitScan(scope, scan)))
        return failure();
      ++i;
      continue;
    }
    if (!isReductionLoop(needed[i])) {
      if (failed(emitOp(scope, needed[i++])))
        return failure();
      continue;
    }
    // Reductions of one level, by their ranges.
    unsigned level = analysis.getInfo(needed[i]).level;
    llvm::MapVector<std::pair<unsigned, ArrayRef<unsigned>>,
                    SmallVector<Operation *>>
        groups;
    for (; i != needed.size() && isReductionLoop(needed[i]) &&
           analysis.getInfo(needed[i]).level == level;
         ++i)
      groups[getSharedLoops(needed[i])].push_back(needed[i]);
    for (auto &[loops, reduces] : groups)
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
  Value offset = CheckedAccess(access, analysis).offset;
  return checks.emit(access, gate, lookup(offset, scope));
}

Value KernelLowering::emitRead(Value source, ValueRange position, Value gate,
                               Value alternative, Type type) {
  Type stored = withElementType(
      type, cast<MemRefType>(source.getType()).getElementType());
  bool isBool = getElementTypeOrSelf(type).isInteger(1);
  bool isMasked = gate && isa<VectorType>(gate.getType());
  if (gate && !alternative)
    alternative = emitter.constant(builder.getZeroAttr(stored));
  else if (gate && isBool)
    alternative = emitter.resize(alternative, getElementTypeOrSelf(stored),
                                 /*isUnsigned=*/true);
  auto read = [&](Value mask) -> Value {
    if (auto vector = dyn_cast<VectorType>(stored))
      return emitVectorRead(emitter, vector, source, position, mask,
                            alternative);
    return memref::LoadOp::create(builder, source, position);
  };
  Value result;
  if (!gate || isMasked) {
    result = read(gate);
  } else {
    auto branch = scf::IfOp::create(builder, stored, gate,
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(builder, read(/*mask=*/{}));
    builder.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(builder, alternative);
    result = branch.getResult(0);
  }
  if (isBool)
    result = emitter.cmp(arith::CmpIPredicate::ne, result,
                         emitter.constant(stored, int64_t(0)));
  return result;
}

Value KernelLowering::lookupStored(Value value, Scope &scope, Value target) {
  Value stored = lookup(value, scope);
  if (!getElementTypeOrSelf(stored.getType()).isInteger(1))
    return stored;
  return emitter.resize(stored,
                        cast<MemRefType>(target.getType()).getElementType(),
                        /*isUnsigned=*/true);
}

bool KernelLowering::isCopied(LoadOp load) {
  return isConcurrent && llvm::all_of(load->getUsers(), [](Operation *user) {
           auto store = dyn_cast<StoreOp>(user);
           return store && getAsyncSource(store);
         });
}

void KernelLowering::emitAsyncCopy(Scope &scope, StoreOp store) {
  LoadOp load = getAsyncSource(store);
  Value offset = lookup(store.getOffset(), scope);
  OpBuilder::InsertionGuard guard(builder);
  if (store.getGate()) {
    auto branch = scf::IfOp::create(builder, lookup(store.getGate(), scope),
                                    /*withElseRegion=*/false);
    builder.setInsertionPointToStart(branch.thenBlock());
  }
  auto type = cast<VectorType>(load.getType());
  nvgpu::DeviceAsyncCopyOp::create(
      builder, nvgpu::DeviceAsyncTokenType::get(builder.getContext()),
      buffers.lookup(store.getTarget()), offset,
      buffers.lookup(load.getSource()), lookup(load.getOffset(), scope),
      builder.getIndexAttr(type.getNumElements()), /*srcElements=*/Value(),
      /*bypassL1=*/builder.getUnitAttr());
}

void KernelLowering::emitStore(Scope &scope, StoreOp store) {
  builder.setLoc(store.getLoc());
  Value target = buffers.lookup(store.getTarget());
  if (LoadOp source = getAsyncSource(store); source && isCopied(source))
    return emitAsyncCopy(scope, store);
  Value value = lookupStored(store.getValue(), scope, target);
  Value offset = laneBuffers.contains(store.getTarget())
                     ? emitter.constant(builder.getIndexType(), int64_t(0))
                     : lookup(store.getOffset(), scope);
  Value gate = emitGate(scope, store, store.getGate());
  OpBuilder::InsertionGuard guard(builder);
  if (gate && !isa<VectorType>(gate.getType())) {
    auto branch = scf::IfOp::create(builder, gate, /*withElseRegion=*/false);
    builder.setInsertionPointToStart(branch.thenBlock());
    gate = {};
  }
  if (isa<VectorType>(value.getType()) && !gate && isStreamed(store, value))
    emitStream(store, value, target, offset);
  else if (isa<VectorType>(value.getType()))
    emitVectorWrite(emitter, value, target, offset, gate);
  else
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
    return fail("a kernel may not contain this op");
  auto hasSharedType = [](Value value) {
    return getLoweredType(value.getType()) == value.getType();
  };
  if (!isPure(op) || op->getNumRegions() != 0 || op->getNumResults() != 1)
    return fail(
        "ops of other dialects must be pure and have one result and no region");
  if (!llvm::all_of(op->getOperands(), hasSharedType) ||
      !hasSharedType(op->getResult(0)))
    return fail("ops of other dialects must be on index, signless integers, "
                "f32 or f64");
  IRMapping mapping;
  for (Value operand : op->getOperands())
    mapping.map(operand, lookup(operand, scope));
  return builder.clone(*op, mapping)->getResult(0);
}

/// Whether it is a dot product, and all that uses it adds it to an accumulator.
static bool isAddedUp(Operation *op) {
  return isa<DotOp>(op) && llvm::all_of(op->getUsers(), [](Operation *user) {
           auto reduce = dyn_cast<ReduceOp>(user);
           return reduce && reduce.getKind() == ReduceKind::add;
         });
}

/// Whether what uses the op does it: emitAsyncCopy and emitReductionStep.
bool KernelLowering::isPartOfUsers(Operation *op) {
  auto load = dyn_cast<LoadOp>(op);
  return load ? isCopied(load) : isAddedUp(op);
}

LogicalResult KernelLowering::emitOp(Scope &scope, Operation *op) {
  if (++numEmitted > maxEmitted)
    return kernel.emitOpError("is not lowered by convert-uop-to-loops; its "
                              "reductions recompute values in so many loops "
                              "that the code would have more than ")
           << maxEmitted << " ops: materialize some of the values";
  if (failed(checkLanes(op)))
    return failure();
  if (isPartOfUsers(op))
    return success();
  emitter.setLoc(op->getLoc());
  Value result;
  if (auto load = dyn_cast<LoadOp>(op)) {
    result = emitLoad(scope, load);
  } else if (auto special = dyn_cast<SpecialOp>(op)) {
    result =
        special.getKind() == SpecialKind::global
            ? gpu::BlockIdOp::create(builder, gpu::Dimension::x).getResult()
            : gpu::ThreadIdOp::create(builder, gpu::Dimension::x).getResult();
  } else if (auto scan = dyn_cast<ScanOp>(op)) {
    FailureOr<Value> read = emitScanRead(scope, scan);
    if (failed(read))
      return failure();
    result = *read;
  } else if (auto contract = dyn_cast<ContractOp>(op)) {
    FailureOr<Value> lanes = emitContract(scope, contract);
    if (failed(lanes))
      return failure();
    result = *lanes;
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
                             "kernel, only uop.load and uop.store use buffers, "
                             "and values are scalars "
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
    if (auto custom = dyn_cast<CustomOp>(op)) {
      FailureOr<Value> called = emitScalarCall(emitter, custom, operands);
      if (failed(called))
        return failure();
      result = *called;
    } else {
      result = lowerVectorOp(emitter, op, operands);
      if (!result)
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
  Value lower = emitter.constant(index, int64_t(0));
  Value upper = info.size ? emitter.constant(index, *info.size)
                          : lookup(RangeOp(info.op).getSize(), scope);
  if (analysis.isShared(range)) {
    std::tie(lower, upper) = emitShare(info, upper);
  } else if (info.bounds) {
    Location loc = info.op->getLoc();
    lower = arith::MaxSIOp::create(builder, loc,
                                   lookup((*info.bounds)[0], scope), lower);
    upper = arith::MinSIOp::create(builder, loc,
                                   lookup((*info.bounds)[1], scope), upper);
  }
  builder.setLoc(info.op->getLoc());
  auto loop = scf::ForOp::create(builder, lower, upper,
                                 emitter.constant(index, int64_t(1)), inits);
  inner.parent = &scope;
  inner.range = range;
  inner.depth = scope.depth + 1;
  inner.loop = loop;
  builder.setInsertionPointToStart(loop.getBody());
  Value point = loop.getInductionVar();
  if (info.scan && ScanOp(info.scan).getReverse())
    point = emitter.sub(emitter.sub(upper, emitter.constant(index, int64_t(1))),
                        point);
  inner.values[info.op] = point;
  return loop;
}

/// LLVM may reassociate and contract a sum that is computed in one place. One
/// that several statements need is computed for each of them, and has to be
/// rounded alike: in the order of its loops.
void KernelLowering::noteCombination(ReduceOp reduce, Value combined) {
  if (!isa<FloatType>(getElementTypeOrSelf(combined.getType())))
    return;
  SmallVector<Operation *, 1> &copies = combinations[reduce];
  copies.push_back(combined.getDefiningOp());
  if (copies.size() == 1)
    return;
  for (Operation *copy : copies)
    if (auto flags = dyn_cast<arith::ArithFastMathInterface>(copy))
      copy->setAttr(flags.getFastMathAttrName(),
                    arith::FastMathFlagsAttr::get(copy->getContext(),
                                                  arith::FastMathFlags::none));
}

Value KernelLowering::getFirstAccumulator(Operation *op, bool mayBeEmpty) {
  Type type = op->getResult(0).getType();
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return getAccumulatorIdentity(emitter, reduce.getKind(), type, mayBeEmpty);
  return emitter.constant(builder.getZeroAttr(getAccumulatorType(type)));
}

Value KernelLowering::emitRecurrenceStep(Scope &scope, RecurrenceOp op,
                                         Value before) {
  Type type = op.getType();
  Value scale = toAccumulator(emitter, lookup(op.getScale(), scope), type);
  Value value = toAccumulator(emitter, lookup(op.getValue(), scope), type);
  Value scaled = emitter.emit<arith::MulFOp>(before, scale,
                                             arith::FastMathFlags::contract);
  return emitter.emit<arith::AddFOp>(scaled, value,
                                     arith::FastMathFlags::contract);
}

Value KernelLowering::emitReductionStep(Scope &scope, ReduceOp reduce,
                                        Value before) {
  if (auto dot = reduce.getValue().getDefiningOp<DotOp>();
      dot && isAddedUp(dot))
    return emitDot(emitter, dot, lookup(dot.getLhs(), scope),
                   lookup(dot.getRhs(), scope), before);
  Value value = toAccumulator(emitter, lookup(reduce.getValue(), scope),
                              reduce.getType());
  return combineAccumulators(emitter, reduce, reduce.getKind(), before, value);
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
      if (auto recurrence = dyn_cast<RecurrenceOp>(op)) {
        results.push_back(emitRecurrenceStep(scope, recurrence, init));
        continue;
      }
      auto reduce = cast<ReduceOp>(op);
      results.push_back(emitReductionStep(scope, reduce, init));
      noteCombination(reduce, results.back());
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
  closeLoop(inner);
  builder.setInsertionPointAfter(inner.loop);
  llvm::append_range(results, inner.loop.getResults().take_front(inits.size()));
  return results;
}

FailureOr<std::optional<SmallVector<Value>>>
KernelLowering::emitUnitProduct(Scope &scope, ArrayRef<Operation *> reduces,
                                ValueRange inits) {
  auto fold = dyn_cast<FoldOp>(reduces.front());
  if (role && role->kind == RoleState::Kind::consumer && reduces.size() == 1 &&
      fold == role->roles.product) {
    emitter.setLoc(fold.getLoc());
    return std::optional(emitWarpgroupProduct(inits));
  }
  std::optional<UnitProduct> product;
  if (isConcurrent && reduces.size() == 1 && fold)
    product = UnitProduct::get(fold);
  if (!product)
    return std::optional<SmallVector<Value>>();
  auto range = product->getRange().getDefiningOp<RangeOp>();
  std::optional<unsigned> number = analysis.getNumber(range);
  if (!number)
    return std::optional<SmallVector<Value>>();
  // Places of the lane's elements at the first term.
  Scope first;
  first.parent = &scope;
  first.range = number;
  first.depth = scope.depth + 1;
  first.values[analysis.getRange(*number).op] =
      emitter.constant(builder.getIndexType(), int64_t(0));
  LoadOp left = product->getLeft(), right = product->getRight();
  if (failed(emitNeeded(first, {left, right})))
    return failure();
  emitter.setLoc(fold.getLoc());
  return std::optional(product->emit(emitter, buffers.lookup(left.getSource()),
                                     lookup(left.getOffset(), first),
                                     buffers.lookup(right.getSource()),
                                     lookup(right.getOffset(), first), inits));
}

LogicalResult KernelLowering::emitReductions(Scope &scope,
                                             ArrayRef<Operation *> ops) {
  SmallVector<Operation *> reduces;
  SmallVector<BufferizeOp> accumulated;
  for (Operation *op : ops) {
    auto tile = dyn_cast<BufferizeOp>(op);
    if (tile && isAccumulated(tile))
      accumulated.push_back(tile);
    else
      reduces.push_back(op);
  }
  if (!accumulated.empty() && failed(emitAccumulatedTiles(scope, accumulated)))
    return failure();
  if (reduces.empty())
    return success();
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
    accumulators.push_back(getFirstAccumulator(op, mayBeEmpty));
  }
  if (!info.hasEmptyRange) {
    auto product = emitUnitProduct(scope, reduces, accumulators);
    if (failed(product))
      return failure();
    FailureOr<SmallVector<Value>> values =
        *product
            ? FailureOr<SmallVector<Value>>(std::move(**product))
            : emitReductionLoops(scope, info.ranges, reduces, accumulators);
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
    if (isa<ReduceOp, RecurrenceOp>(op))
      scope.values[op] =
          fromAccumulator(emitter, rest.front(), op->getResult(0).getType());
    for (auto [result, value] : llvm::drop_begin(
             llvm::zip(op->getResults(), rest.take_front(op->getNumResults()))))
      scope.furtherResults[result] = value;
    rest = rest.drop_front(op->getNumResults());
  }
  return success();
}

FailureOr<Value> KernelLowering::insertLanes(Scope &scope, ContractOp contract,
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
    return insertLanes(inner, contract, ranges.drop_front(), lanes);
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
    closeLoop(inner);
    builder.setInsertionPointAfter(inner.loop);
    return inner.loop.getResult(0);
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
  return insertLanes(scope, contract, analysis.getInfo(contract).ranges,
                     emitter.constant(builder.getZeroAttr(type)));
}
