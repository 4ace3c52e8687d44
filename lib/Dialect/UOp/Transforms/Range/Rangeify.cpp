//===- Rangeify.cpp - Tensor ops become scalars over ranges -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Utils/FloatingScalars.h"
#include "IndexDivisions.h"
#include "ValueState.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/Analysis/TensorSizes.h"
#include "uop/Dialect/UOp/IR/Variables.h"
#include "uop/Dialect/UOp/IR/Widening.h"
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

namespace {
/// Gives the tensor ops of one block their ranges.
class BlockRangeifier {
public:
  BlockRangeifier(Block &block, Location loc, const CostModel &cost)
      : block(block), cost(cost),
        scalars(block.getParentOp()->getContext(), loc),
        indices(scalars.getIndexBuilder()), sizes(indices) {
    indices.setNextRangeId(getNextRangeId(block));
  }

  LogicalResult run();

private:
  /// Whether the op is one that this pass turns into scalars.
  bool isTensorOp(Operation *op);
  bool isTensorValue(Value value);
  bool hasForeignUse(Value value);
  bool computesSomething(Value value);

  LogicalResult findSizes();
  bool isOurs(Value value);
  RankedTensorType getMemoryType(Value value);
  Value makeRange(Value tensor, int64_t axis, RangeKind kind);
  void replaceDynamicTensors();
  void eraseOldSizes();
  LogicalResult giveUp();
  LogicalResult assignPositions(Operation *op);
  LogicalResult checkShapes(Operation *op);
  void decideMaterialization(Operation *op, bool isForeign);
  /// Where an element of an op is, and the value that it is part of.
  struct Reader {
    SmallVector<Value> position;
    Value gate, root;
  };
  void findSources(Operation *op);
  void readMovement(MovementOpInterface movement, const Reader &reader);
  void readReduction(ReductionOpInterface reduction, const Reader &reader);
  void readOperands(Operation *op, const Reader &reader);
  bool joinsOtherReductions(ReductionOpInterface op, Value root);
  bool isMovedProduct(ReductionOpInterface op, const ValueState &state);
  bool isHardToReach(MovementOpInterface movement, ValueRange position);
  bool passesRepetitionOn(Operation *op, const ValueState &state);
  void read(Value value, ArrayRef<Value> position, Value gate, Value root,
            bool isRepeated = false);
  bool canMergeGates(ArrayRef<Value> position, Value lhs, Value rhs);
  Value getElement(Value value, ValueRange position, Value gate, Location loc,
                   bool isZeroElsewhere = false);
  void emit(Operation *op);
  Value foldConstants(Operation *op);
  Value emitElement(Operation *op, const ValueState &state);
  Value emitMovement(MovementOpInterface movement, const ValueState &state);
  Value emitReduction(ReductionOpInterface reduction, const ValueState &state);
  Value emitIndirect(IndirectOpInterface indirect, const ValueState &state);

  Block &block;
  CostModel cost;
  FloatingScalars scalars;
  IndexBuilder &indices;
  TensorSizes sizes;
  SmallVector<Operation *> ops;
  llvm::DenseMap<Value, ValueState> states;
  llvm::DenseMap<Operation *, SmallVector<Value>> reduceRanges;
  llvm::DenseMap<Value, bool> computes;
  /// What is computed for each element of a product, element by element.
  llvm::DenseSet<Value> products;
  /// Of what is made of a scatter element by element, and of views of that, the
  /// former.
  llvm::DenseMap<Value, Value> scatters;
  /// The reductions that are computed where a value is materialised: what they
  /// are over, and whether they sum products.
  struct ReducedSizes {
    SmallVector<int64_t> sizes;
    bool isProduct;
  };
  llvm::DenseMap<Value, SmallVector<ReducedSizes, 1>> reducedSizes;
  RangeDependence ranges;
};
} // namespace

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
// rank 1: what the caller has is without gaps.

static bool isDynamic(Value value) {
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
  return state.root && !state.isMaterialized && !isDynamic(op->getResult(0)) &&
         !isDynamic(state.root) && isProduct(op) &&
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
      !isTensorValue(op->getOperand(0)) || isDynamic(op->getOperand(0)))
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
    // Of a product under a condition, the cost decides who computes it.
    Value value = movement->getOperand(source);
    if (valid && products.contains(value) && !isDynamic(value))
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

LogicalResult BlockRangeifier::assignPositions(Operation *op) {
  Value result = op->getResult(0);
  auto type = cast<RankedTensorType>(result.getType());
  indices.setLoc(op->getLoc());
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

/// The element of a tensor at a position, as a scalar: what was computed, or a
/// read of the materialised tensor. An empty tensor is never read; a value that
/// does not depend on its empty range must not touch memory either. Where the
/// gate is false the element matters only if it has to be zero there; else a
/// read that is in the tensor anyway needs no gate, and may so depend on fewer
/// ranges.
Value BlockRangeifier::getElement(Value value, ValueRange position, Value gate,
                                  Location loc, bool isZeroElsewhere) {
  auto type = cast<RankedTensorType>(value.getType());
  if (llvm::is_contained(type.getShape(), 0))
    return indices.unique(ConstOp::create(scalars.getOpBuilder(), loc,
                                          type.getElementType(), int64_t(0)));
  if (isTensorValue(value)) {
    ValueState &state = states[value];
    // What is the same everywhere is not read from memory.
    if (!state.isMaterialized || state.scalar.getDefiningOp<ConstOp>())
      return state.scalar;
  }
  SmallVector<Value> normal(position);
  for (auto [index, size] : llvm::zip_equal(normal, type.getShape()))
    if (size == 1)
      index = indices.constant(0);
  SmallVector<Value> shape = indices.sizes(value);
  if (!isZeroElsewhere && indices.isInside(normal, ArrayRef<Value>(shape)))
    gate = {};
  if (Value memory = isTensorValue(value) ? states[value].memory : Value()) {
    if (cast<RankedTensorType>(memory.getType()).getRank() != type.getRank())
      normal = {indices.linearize(normal, ArrayRef<Value>(shape))};
    value = memory;
  } else if (isDynamic(value)) {
    normal = {indices.linearize(normal, ArrayRef<Value>(shape))};
  }
  return indices.unique(
      IndexOp::create(scalars.getOpBuilder(), loc, value, normal, gate));
}

/// The result of `op`: a constant if its operands are and a folder knows it,
/// or an operand, as x * 1 is.
Value BlockRangeifier::foldConstants(Operation *op) {
  Value result = op->getResult(0);
  auto isConst = [](Value operand) {
    return isa_and_nonnull<ConstOp>(operand.getDefiningOp());
  };
  SmallVector<Value, 1> folded;
  if (llvm::none_of(op->getOperands(), isConst) ||
      failed(scalars.getOpBuilder().tryFold(op, folded)) || folded.empty())
    return result;
  // One of the operands is known already.
  Value value = folded.front();
  bool isNew = !llvm::is_contained(op->getOperands(), value);
  op->erase();
  auto constant = value.getDefiningOp<ConstOp>();
  return isNew && constant ? indices.unique(constant) : value;
}

/// The element of the source that has it, the first one that does.
Value BlockRangeifier::emitMovement(MovementOpInterface movement,
                                    const ValueState &state) {
  Location loc = movement.getLoc();
  OpBuilder &builder = scalars.getOpBuilder();
  Value result;
  auto getFill = [&](Type type) -> Value {
    if (Value fill = movement.getFillValue())
      return fill;
    return indices.unique(ConstOp::create(builder, loc, type, 0));
  };
  for (unsigned source = movement.getNumSources(); source-- > 0;) {
    Value operand = movement->getOperand(source);
    SmallVector<Value> position;
    Value valid =
        movement.mapToSource(indices, source, state.position, position);
    // A source that is never read is not even looked at.
    if (auto never = valid ? valid.getDefiningOp<ConstOp>() : ConstOp())
      if (isa<BoolAttr>(never.getValue()) &&
          !cast<BoolAttr>(never.getValue()).getValue())
        continue;
    Value value = getElement(operand, position,
                             indices.logicalAnd(state.gate, valid), loc);
    if (!valid) {
      result = value;
      continue;
    }
    // Zeros are put beside what is read, before that is made wider.
    auto wider = value.getDefiningOp<CastOp>();
    bool isWidened =
        wider && isCheapWidening(wider) && !result && !movement.getFillValue();
    if (isWidened)
      value = wider.getInput();
    if (!result)
      result = getFill(value.getType());
    result =
        indices.unique(WhereOp::create(builder, loc, valid, value, result));
    if (isWidened)
      result =
          indices.unique(CastOp::create(builder, loc, wider.getType(), result));
  }
  return result ? result
                : getFill(getElementTypeOrSelf(movement->getResult(0)));
}

Value BlockRangeifier::emitReduction(ReductionOpInterface reduction,
                                     const ValueState &state) {
  Location loc = reduction.getLoc();
  OpBuilder &builder = scalars.getOpBuilder();
  Value source = reduction.getReducedSource();
  ArrayRef<Value> ranges = reduceRanges[reduction];
  SmallVector<Value> position;
  const Value *kept = state.position.begin();
  const Value *range = ranges.begin();
  int64_t rank = cast<RankedTensorType>(source.getType()).getRank();
  for (int64_t axis = 0; axis < rank; ++axis) {
    Value size = indices.size(source, axis);
    IndexBounds bounds = indices.getBounds(size);
    if (!llvm::is_contained(reduction.getReducedAxes(), axis))
      position.push_back(*kept++);
    else
      position.push_back(
          bounds.min == 1 && bounds.max == 1 ? indices.constant(0) : *range++);
  }
  Value value = getElement(source, position, state.gate, loc);
  if (ranges.empty())
    return value;
  Value result = reduction.createScalarReduction(builder, value, ranges);
  auto reduce = result.getDefiningOp<ReduceOp>();
  bool isEmpty = llvm::any_of(
      ranges, [](Value range) { return getRangeSize(range) == 0; });
  if (!reduce || !isEmpty)
    return result;
  Type element = getElementTypeOrSelf(reduction->getResult(0));
  return indices.unique(ConstOp::create(
      builder, loc, getReductionIdentity(reduce.getKind(), element)));
}

Value BlockRangeifier::emitIndirect(IndirectOpInterface indirect,
                                    const ValueState &state) {
  Location loc = indirect.getLoc();
  return indirect.createIndirectElement(
      indices, state.position,
      [&](unsigned operand, ValueRange position, Value gate) {
        Value source = indirect->getOperand(operand);
        Value value =
            getElement(source, position, indices.logicalAnd(state.gate, gate),
                       loc, /*isZeroElsewhere=*/bool(gate));
        // A constant is not read, so its gate is ours to apply.
        if (!gate || value.getDefiningOp<IndexOp>())
          return value;
        Value zero = indices.unique(ConstOp::create(
            scalars.getOpBuilder(), loc, value.getType(), int64_t(0)));
        return indices.select(gate, value, zero);
      });
}

Value BlockRangeifier::emitElement(Operation *op, const ValueState &state) {
  Location loc = op->getLoc();
  OpBuilder &builder = scalars.getOpBuilder();
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Type element = type.getElementType();
  if (llvm::is_contained(type.getShape(), 0))
    return indices.unique(ConstOp::create(builder, loc, element, int64_t(0)));
  if (auto movement = dyn_cast<MovementOpInterface>(op))
    return emitMovement(movement, state);
  if (auto reduction = dyn_cast<ReductionOpInterface>(op))
    return emitReduction(reduction, state);
  if (auto indirect = dyn_cast<IndirectOpInterface>(op))
    return emitIndirect(indirect, state);
  if (auto generator = dyn_cast<GeneratorOpInterface>(op))
    return generator.createElement(indices, state.position);

  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(getElement(operand, state.position, state.gate, loc));
  if (isa<ContiguousOp, tensor::CastOp>(op))
    return operands[0];
  // An elementwise op of tensors, on their elements.
  OperationState clone(loc, op->getName(), operands, element, op->getAttrs());
  return foldConstants(builder.create(clone));
}

void BlockRangeifier::emit(Operation *op) {
  Value result = op->getResult(0);
  auto it = states.find(result);
  if (it == states.end())
    return;
  ValueState &state = it->second;
  if (!state.isRead && !state.isMaterialized)
    return;
  indices.setLoc(op->getLoc());
  // A copy, because emitting may look up other states.
  ValueState self = state;
  Value scalar = emitElement(op, self);
  states[result].scalar = scalar;
  if (!self.isMaterialized)
    return;
  OpBuilder builder(op);
  auto bufferize =
      BufferizeOp::create(builder, op->getLoc(), getMemoryType(result), scalar,
                          self.position, Space::global, self.isRemovable);
  if (isDynamic(result))
    states[result].memory = bufferize.getResult();
  else
    result.replaceAllUsesWith(bufferize.getResult());
}

/// Notes the products and the scatters that the elements of the op are of.
void BlockRangeifier::findSources(Operation *op) {
  auto reduction = dyn_cast<ReductionOpInterface>(op);
  auto movement = dyn_cast<MovementOpInterface>(op);
  bool isView = movement && movement.isView();
  bool isOfElements = op->hasTrait<OpTrait::Elementwise>() || isView;
  Value result = op->getResult(0);
  if ((reduction && isProduct(reduction)) ||
      (isOfElements && llvm::any_of(op->getOperands(), [&](Value value) {
         return products.contains(value);
       })))
    products.insert(result);
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
