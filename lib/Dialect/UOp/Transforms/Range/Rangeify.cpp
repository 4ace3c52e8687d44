//===- Rangeify.cpp - Tensor ops become scalars over ranges -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockRangeifier.h"
#include "IndexDivisions.h"
#include "SplitScatters.h"
#include "uop/Dialect/UOp/IR/Variables.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_RANGEIFYPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

bool BlockRangeifier::isTensorOp(Operation *op) {
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return sizes.areKnown(cast.getSource()) && sizes.areKnown(cast);
  if (!isa_and_nonnull<UOpDialect>(op->getDialect()) ||
      op->getNumResults() != 1 ||
      !isa<RankedTensorType>(op->getResult(0).getType()))
    return false;
  // A constant with many values is better read from memory.
  if (auto constant = dyn_cast<ConstOp>(op))
    return isa<SplatElementsAttr>(constant.getValue());
  return op->hasTrait<OpTrait::Elementwise>() ||
         isa<MovementOpInterface, ReductionOpInterface, GeneratorOpInterface,
             IndirectOpInterface, ContiguousOp>(op);
}

/// Whether this pass computes the value, in this block.
bool BlockRangeifier::isTensorValue(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->getBlock() == &block && isTensorOp(op);
}

bool BlockRangeifier::hasForeignUse(Value value) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    return user->getBlock() != &block || !isTensorOp(user);
  });
}

//===----------------------------------------------------------------------===//
// Shapes that are not static
//===----------------------------------------------------------------------===//
//
// A tensor in memory has room for its greatest sizes. One that the function
// makes for itself has its elements at the strides of those sizes, which are
// known when the function is compiled. Arguments and results are one tensor of
// rank 1: what the caller has is without gaps. A box at the front of
// tensor.empty, into which such a tensor is put, is the memory of the tensor.

bool BlockRangeifier::isDynamic(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && !type.hasStaticShape();
}

/// Finds the sizes of all tensors, and errors.
LogicalResult BlockRangeifier::findSizes() {
  auto function = dyn_cast<func::FuncOp>(block.getParentOp());
  if (function && !function.getBody().hasOneBlock())
    function = {};
  if (function)
    sizes.addArguments(cast<FunctionOpInterface>(function.getOperation()));
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (failed(sizes.add(&op)))
      return failure();
    // It would ask for the tensor in memory.
    if (isa<tensor::DimOp>(op) && op.use_empty()) {
      op.erase();
      continue;
    }
    if (function && (isTensorOp(&op) || isa<tensor::DimOp, func::ReturnOp>(op)))
      continue;
    for (Value tensor :
         llvm::concat<Value>(SmallVector<Value>(op.getOperands()),
                             SmallVector<Value>(op.getResults())))
      if (isOurs(tensor))
        return op.emitOpError("has dynamic shape ")
               << tensor.getType()
               << "; only uop ops in the body of a function, and its return, "
                  "work on sizes that are not static";
  }
  return success();
}

/// Whether the shape is not static and its sizes are known. Other tensors are
/// those of other dialects.
bool BlockRangeifier::isOurs(Value value) {
  return isDynamic(value) && sizes.areKnown(value);
}

/// The type of what holds the elements of a tensor.
RankedTensorType BlockRangeifier::getMemoryType(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.hasStaticShape())
    return type;
  RankedTensorType padded = type.clone(sizes.getMaxShape(value));
  bool isOutside =
      isa<BlockArgument>(value) ||
      llvm::any_of(value.getUsers(), llvm::IsaPred<func::ReturnOp>);
  if (!isOutside)
    return padded;
  return type.clone({countElements(padded).value_or(0)});
}

/// The tensor of variable sizes that the op puts into a static one of its
/// greatest sizes, whose other elements are not specified; null for other ops.
Value BlockRangeifier::findPaddedValue(Operation *op) {
  auto assign = dyn_cast<AssignOp>(op);
  if (!assign || assign.isWhole() || isDynamic(assign) ||
      !assign.getTarget().getDefiningOp<tensor::EmptyOp>() ||
      llvm::any_of(*assign.getOffsets(), [](int64_t at) { return at != 0; }))
    return {};
  Value value = assign.getValue();
  return sizes.getMaxShape(value) == assign.getType().getShape() ? value
                                                                 : Value();
}

/// Whether the memory of a value that is computed here is the static tensor
/// that `op` puts it into.
bool BlockRangeifier::isPaddedInPlace(Operation *op, Value value) {
  return isTensorValue(value) && isDynamic(value) &&
         getMemoryType(value) == op->getResult(0).getType();
}

Value BlockRangeifier::makeRange(Value tensor, int64_t axis, RangeKind kind) {
  Value size = indices.size(tensor, axis);
  IndexBounds bounds = indices.getBounds(size);
  if (bounds.min == 1 && bounds.max == 1)
    return indices.constant(0);
  return indices.rangeOfSize(size, kind);
}

/// Gives arguments, results and the function their types.
void BlockRangeifier::replaceDynamicTensors() {
  for (DefineVarOp variable : sizes.getVariables())
    if (variable->getBlock() == &block)
      variable->moveBefore(&block, block.begin());
  auto function = dyn_cast<func::FuncOp>(block.getParentOp());
  auto isStatic = [&](Value value) { return !isOurs(value); };
  if (!function || !function.getBody().hasOneBlock() ||
      (llvm::all_of(function.getArguments(), isStatic) &&
       llvm::all_of(block.getTerminator()->getOperands(), isStatic)))
    return;
  for (OpOperand &operand : block.getTerminator()->getOpOperands())
    if (isOurs(operand.get()) && !isa<BlockArgument>(operand.get()))
      operand.set(states[operand.get()].memory);
  for (BlockArgument argument : function.getArguments())
    if (isOurs(argument)) {
      function.removeArgAttr(argument.getArgNumber(), kShapeAttrName);
      argument.setType(getMemoryType(argument));
    }
  function.setType(FunctionType::get(function.getContext(),
                                     block.getArgumentTypes(),
                                     block.getTerminator()->getOperandTypes()));
}

/// Whether an element costs more than a read: elementwise ops and reductions
/// below it, as far as this block goes. Operands come first in `ops`, so they
/// are known.
bool BlockRangeifier::computesSomething(Value value) {
  return computes.lookup(value);
}

/// Whether a value may be read wherever either gate holds. A gate that depends
/// on more than the position does would tie the value to a loop of one reader.
bool BlockRangeifier::canMergeGates(ArrayRef<Value> position, Value lhs,
                                    Value rhs) {
  if (!lhs || !rhs || lhs == rhs)
    return true;
  RangeSet needed;
  for (Value index : position)
    needed.insert_range(ranges.get(index));
  for (Value gate : {lhs, rhs})
    if (!llvm::all_of(ranges.get(gate),
                      [&](Value range) { return needed.contains(range); }))
      return false;
  return true;
}

void BlockRangeifier::read(Value value, ArrayRef<Value> position, Value gate,
                           Value root, bool isRepeated) {
  if (!isTensorValue(value))
    return;
  // Along an axis of size 1 the only index is 0.
  SmallVector<Value> normal(position);
  auto type = cast<RankedTensorType>(value.getType());
  for (auto [index, size] : llvm::zip_equal(normal, type.getShape()))
    if (size == 1)
      index = indices.constant(0);

  ValueState &state = states[value];
  state.isRepeated |= isRepeated && computesSomething(value);
  if (!state.isRead) {
    state.isRead = true;
    state.position = normal;
    state.gate = gate;
    state.root = root;
    return;
  }
  // Without axes to tell them apart, readers in different kernels may still
  // read the same position.
  state.readersDisagree |= state.position != normal || state.root != root ||
                           !canMergeGates(normal, state.gate, gate);
  if (!state.readersDisagree)
    state.gate = indices.logicalOr(state.gate, gate);
}

/// Whether the reduction is of products.
static bool isProduct(ReductionOpInterface op) {
  return isa_and_nonnull<MulOp>(op.getReducedSource().getDefiningOp());
}

/// Whether `root` has a reduction over other sizes already, and one of the two
/// sums products: a kernel of both has no schedule, so that the cost decides.
bool BlockRangeifier::joinsOtherReductions(ReductionOpInterface op,
                                           Value root) {
  Value source = op.getReducedSource();
  SmallVector<int64_t> shape = sizes.getMaxShape(source), own;
  for (int64_t axis : op.getReducedAxes())
    if (shape[axis] != 1)
      own.push_back(shape[axis]);
  if (own.empty())
    return false;
  bool isOfProducts = isProduct(op);
  SmallVector<ReducedSizes, 1> &known = reducedSizes[root];
  for (const ReducedSizes &other : known)
    if (other.sizes != own && (isOfProducts || other.isProduct)) {
      reducedSizes[op->getResult(0)] = {{own, isOfProducts}};
      return true;
    }
  // One of each kind says as much as many.
  if (known.size() < 8)
    known.push_back({own, isOfProducts});
  return false;
}

/// Whether a sum of products would be computed elsewhere than where it is made
/// best, interleaved with itself. The cost decides whether its reader does it
/// even so.
bool BlockRangeifier::isMovedProduct(ReductionOpInterface op,
                                     const ValueState &state) {
  return state.root && !state.isMaterialized && isProduct(op) &&
         countIndexDivisions(state.position, /*most=*/0) != 0;
}

/// Whether a source of the op would be read at a position that takes too many
/// divisions. The op's result is read at one that does not.
bool BlockRangeifier::isHardToReach(MovementOpInterface movement,
                                    ValueRange position) {
  int64_t most = cost.getMaxIndexDivisions();
  if (countIndexDivisions(position, most) == 0)
    return false; // nothing that one op adds is too much
  for (unsigned source = 0, e = movement.getNumSources(); source < e;
       ++source) {
    SmallVector<Value> sourcePosition;
    movement.mapToSource(indices, source, position, sourcePosition);
    if (countIndexDivisions(sourcePosition, most) <= most)
      continue;
    remark::passed(movement.getLoc(),
                   remark::RemarkOpts::name("Store").category("uop-rangeify"))
        << remark::add("a reader's index would take too many divisions")
        << remark::metric("MaxDivisions", most);
    return true;
  }
  return false;
}

/// Whether the source of a view is put into memory instead of the view: its
/// position takes no division. It keeps its axes: the image of a convolution by
/// a flat view would else be computed in one loop over all elements.
bool BlockRangeifier::passesRepetitionOn(Operation *op,
                                         const ValueState &state) {
  auto movement = dyn_cast<MovementOpInterface>(op);
  if (!movement || !movement.isView() || state.readersDisagree ||
      !isTensorValue(op->getOperand(0)))
    return false;
  SmallVector<Value> sourcePosition;
  movement.mapToSource(indices, 0, state.position, sourcePosition);
  return countIndexDivisions(sourcePosition, /*most=*/0) == 0;
}

/// An error where 64 bits do not count the elements of a tensor of the op.
LogicalResult BlockRangeifier::checkShapes(Operation *op) {
  auto getGreatest = [&](Value value) {
    return cast<RankedTensorType>(value.getType())
        .clone(sizes.getMaxShape(value));
  };
  for (Value operand : op->getOperands())
    if (isa<RankedTensorType>(operand.getType()))
      if (failed(checkShape(op, "an operand of ", getGreatest(operand),
                            "uop-rangeify")))
        return failure();
  return checkShape(op, "", getGreatest(op->getResult(0)), "uop-rangeify");
}

/// Whether the result of the op is put into memory, by what all of its readers
/// have asked for.
void BlockRangeifier::decideMaterialization(Operation *op, bool isForeign) {
  Value result = op->getResult(0);
  // Constants are materialised by nobody, and a view where its source is.
  auto movement = dyn_cast<MovementOpInterface>(op);
  bool isView = movement && movement.isView();
  if (isForeign && isView)
    for (Value source : op->getOperands().take_front(1))
      if (isTensorValue(source) && !source.getDefiningOp<ConstOp>())
        states[source].isMaterialized = true;
  bool isForced = isForeign && !isView && !isa<ConstOp>(op);
  if (isa<ContiguousOp>(op)) {
    isForced = true;
    states[result].isRemovable = false;
  }

  ValueState &self = states[result];
  self.isMaterialized |= isForced || self.readersDisagree ||
                         (self.isRepeated && !passesRepetitionOn(op, self));
  if (auto reduction = dyn_cast<ReductionOpInterface>(op);
      reduction &&
      joinsOtherReductions(reduction, self.isMaterialized ? result : self.root))
    self.isMaterialized = true;
  if (auto reduction = dyn_cast<ReductionOpInterface>(op);
      reduction && isMovedProduct(reduction, self))
    self.isMaterialized = true;
  // The cost decides whether its readers go through all updates.
  if (isa<ScatterOp>(op) && self.root)
    self.isMaterialized = true;
  if (movement && self.isRead && !self.isMaterialized && !isa<ConstOp>(op) &&
      isHardToReach(movement, self.position))
    self.isMaterialized = true;
  // A view of a materialised value needs no memory of its own.
  if (isa<ConstOp>(op)) {
    self.isRead |= self.isMaterialized;
    self.isMaterialized = false;
  }
}

void BlockRangeifier::readMovement(MovementOpInterface movement,
                                   const Reader &reader) {
  for (unsigned source = 0, e = movement.getNumSources(); source < e;
       ++source) {
    SmallVector<Value> sourcePosition;
    Value valid =
        movement.mapToSource(indices, source, reader.position, sourcePosition);
    // Of a reduction under a condition, the cost decides who computes it.
    Value value = movement->getOperand(source);
    bool isPartOfMany = e > 1 && moved.contains(value);
    if (valid && (reduced.contains(value) || isPartOfMany))
      states[value].isMaterialized = true;
    // Of a scatter under a condition no loop over updates is made
    // (uop-form-scatters).
    if (Value scatter = scatters.lookup(value); scatter && valid) {
      states[scatter].isMaterialized = true;
      states[scatter].isRemovable = false;
    }
    // Who replaces a part must not compute it at every other place as well.
    bool isPart = isa<AssignOp>(movement) && source == 0 && valid;
    const ValueState &self = states[movement->getResult(0)];
    bool passesOn = self.isRepeated && !self.isMaterialized;
    read(value, sourcePosition, indices.logicalAnd(reader.gate, valid),
         reader.root, isPart || passesOn || movement.repeatsElements());
  }
}

void BlockRangeifier::readReduction(ReductionOpInterface reduction,
                                    const Reader &reader) {
  Value source = reduction.getReducedSource();
  SmallVector<Value> sourcePosition;
  SmallVector<Value> &ranges = reduceRanges[reduction];
  const Value *kept = reader.position.begin();
  int64_t rank = cast<RankedTensorType>(source.getType()).getRank();
  for (int64_t axis = 0; axis < rank; ++axis) {
    if (!llvm::is_contained(reduction.getReducedAxes(), axis)) {
      sourcePosition.push_back(*kept++);
      continue;
    }
    Value index = makeRange(source, axis, RangeKind::reduce);
    if (index.getDefiningOp<RangeOp>())
      ranges.push_back(index);
    sourcePosition.push_back(index);
  }
  read(source, sourcePosition, reader.gate, reader.root);
}

/// Of an op that is computed element by element.
void BlockRangeifier::readOperands(Operation *op, const Reader &reader) {
  auto indirect = dyn_cast<IndirectOpInterface>(op);
  for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
    if (!isa<RankedTensorType>(operand.getType()))
      continue;
    // Where the values of another operand say, only memory can be read.
    if (indirect && !indirect.isReadInPlace(number))
      states[operand].isMaterialized = true;
    else
      read(operand, reader.position, reader.gate, reader.root);
  }
}

/// Of an op that puts `value` into the room of a static tensor.
LogicalResult BlockRangeifier::assignPadded(Operation *op, Value value) {
  Value result = op->getResult(0);
  if (!states[result].isRead && !hasForeignUse(result))
    return success();
  if (failed(checkShapes(op)))
    return failure();
  if (isPaddedInPlace(op, value)) {
    states[result].isMaterialized = states[value].isMaterialized = true;
    return success();
  }
  ValueState &self = states[result];
  self.isMaterialized = true;
  self.position.clear();
  self.gate = {};
  for (int64_t axis = 0, rank = indices.sizes(value).size(); axis < rank;
       ++axis)
    self.position.push_back(makeRange(value, axis, RangeKind::loop));
  SmallVector<Value> position = self.position;
  read(value, position, /*gate=*/{}, /*root=*/result);
  return success();
}

LogicalResult BlockRangeifier::assignPositions(Operation *op) {
  Value result = op->getResult(0);
  auto type = cast<RankedTensorType>(result.getType());
  indices.setLoc(op->getLoc());
  if (Value value = findPaddedValue(op))
    return assignPadded(op, value);
  bool isForeign = hasForeignUse(result);
  ValueState &state = states[result];
  if (!state.isRead && !isForeign && !state.isMaterialized)
    return success();
  if (failed(checkShapes(op)))
    return failure();
  decideMaterialization(op, isForeign);

  ValueState &self = states[result];
  if (self.isMaterialized) {
    self.position.clear();
    for (int64_t axis = 0; axis < type.getRank(); ++axis)
      self.position.push_back(makeRange(result, axis, RangeKind::loop));
    self.gate = {};
  } else if (!self.isRead) {
    return success(); // a view that only foreign ops use
  }
  if (llvm::is_contained(type.getShape(), 0))
    return success(); // there is no element to read anything for
  Value root = self.isMaterialized ? result : self.root;
  Reader reader{self.position, self.gate, root};
  if (auto movement = dyn_cast<MovementOpInterface>(op))
    readMovement(movement, reader);
  else if (auto reduction = dyn_cast<ReductionOpInterface>(op))
    readReduction(reduction, reader);
  else
    readOperands(op, reader);
  return success();
}

/// Notes the reductions and the scatters that the elements of the op are of.
void BlockRangeifier::findSources(Operation *op) {
  auto movement = dyn_cast<MovementOpInterface>(op);
  bool isView = movement && movement.isView();
  bool isOfElements = op->hasTrait<OpTrait::Elementwise>() || isView;
  bool isMovement = movement && !movement.repeatsElements();
  Value result = op->getResult(0);
  auto isAnyIn = [&](const llvm::DenseSet<Value> &values) {
    return llvm::any_of(op->getOperands(),
                        [&](Value value) { return values.contains(value); });
  };
  bool isReduction = isa<ReductionOpInterface>(op);
  if (isReduction || (isOfElements && isAnyIn(reduced)))
    reduced.insert(result);
  if (isReduction || ((isOfElements || isMovement) && isAnyIn(moved)))
    moved.insert(result);
  for (Value operand : op->getOperands())
    if (Value scatter = scatters.lookup(operand); scatter && isOfElements)
      scatters[result] = isView ? scatter : result;
  if (isa<ScatterOp>(op))
    scatters[result] = result;
}

LogicalResult BlockRangeifier::run() {
  for (Operation &op : llvm::make_early_inc_range(block))
    if (op.hasTrait<MarkOp>()) {
      op.getResult(0).replaceAllUsesWith(op.getOperand(0));
      op.erase();
    }
  splitScatters(block);
  if (failed(findSizes()))
    return giveUp();
  for (Operation &op : block)
    if (isTensorOp(&op))
      ops.push_back(&op);
  if (ops.empty()) {
    if (failed(scalars.placeAll(block)))
      return failure();
    replaceDynamicTensors();
    eraseOldSizes();
    return checkOrder(block);
  }

  for (Operation *op : ops) {
    bool self =
        op->hasTrait<OpTrait::Elementwise>() || isa<ReductionOpInterface>(op);
    computes[op->getResult(0)] =
        !isa<GeneratorOpInterface>(op) &&
        (self || llvm::any_of(op->getOperands(),
                              [&](Value v) { return computesSomething(v); }));
  }
  for (Operation *op : ops)
    findSources(op);
  for (Operation *op : llvm::reverse(ops))
    if (failed(assignPositions(op)))
      return giveUp();
  for (Operation *op : ops)
    emit(op);
  if (failed(scalars.placeAll(block)))
    return failure();
  replaceDynamicTensors();
  // What is left is replaced, or is a view or a constant that others use.
  for (Operation *op : llvm::reverse(ops))
    if (op->use_empty())
      op->erase();
  eraseOldSizes();
  return checkOrder(block);
}

/// Leaves a block that is valid.
LogicalResult BlockRangeifier::giveUp() {
  (void)scalars.placeAll(block);
  return failure();
}

/// Drops the arithmetic of sizes that was made again.
void BlockRangeifier::eraseOldSizes() {
  if (sizes.getVariables().empty())
    return;
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (op.getNumResults() == 1 && op.getResult(0).getType().isIndex() &&
        isOpTriviallyDead(&op))
      op.erase();
}

namespace {
struct RangeifyPass : public uop::impl::RangeifyPassBase<RangeifyPass> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<CostModel> cost = CostModel::get(getOperation());
    if (failed(cost))
      return signalPassFailure();
    for (Block *block : getBlocks(getOperation()))
      if (failed(BlockRangeifier(*block, block->getParentOp()->getLoc(), *cost)
                     .run()))
        return signalPassFailure();
  }
};
} // namespace
