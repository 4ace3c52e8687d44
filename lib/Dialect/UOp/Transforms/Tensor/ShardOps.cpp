//===- ShardOps.cpp - Ops done on the parts of their operands ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sharder.h"

using namespace mlir;
using namespace uop;

static RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

bool Sharder::haveSameDevices(ArrayRef<Value> lhs, ArrayRef<Value> rhs) {
  return lhs.size() == rhs.size() &&
         llvm::all_of(llvm::zip(lhs, rhs), [&](auto pair) {
           return devices.getOrHost(std::get<0>(pair)) ==
                  devices.getOrHost(std::get<1>(pair));
         });
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

/// The axis of `to` whose `count` equal pieces hold the same elements, in
/// row-major order, as those of `axis` of `from`.
static std::optional<int64_t> findReshapedAxis(ArrayRef<int64_t> from,
                                               int64_t axis,
                                               ArrayRef<int64_t> to,
                                               int64_t count) {
  auto product = [](ArrayRef<int64_t> sizes) {
    int64_t result = 1;
    for (int64_t size : sizes)
      result *= size;
    return result;
  };
  int64_t before = product(from.take_front(axis));
  int64_t piece = from[axis] / count * product(from.drop_front(axis + 1));
  for (int64_t other = 0, rank = to.size(); other < rank; ++other)
    if (to[other] % count == 0 && product(to.take_front(other)) == before &&
        to[other] / count * product(to.drop_front(other + 1)) == piece)
      return other;
  return std::nullopt;
}

std::optional<int64_t> Sharder::mapAxis(Operation *op,
                                        const Sharding &sharding) {
  int64_t axis = *sharding.axis;
  if (op->hasTrait<OpTrait::Elementwise>() || op->hasTrait<MarkOp>() ||
      isa<ContiguousOp>(op))
    return axis;
  if (auto permute = dyn_cast<PermuteOp>(op))
    return llvm::find(permute.getPermutation(), axis) -
           permute.getPermutation().begin();
  bool keeps = false;
  if (auto expand = dyn_cast<ExpandOp>(op))
    keeps = expand.getSource().getType().getDimSize(axis) ==
            expand.getType().getDimSize(axis);
  else if (auto pad = dyn_cast<PadOp>(op))
    keeps = pad.getLow()[axis] == 0 && pad.getHigh()[axis] == 0;
  else if (auto shrink = dyn_cast<ShrinkOp>(op))
    keeps = shrink.getSource().getType().getDimSize(axis) ==
            shrink.getType().getDimSize(axis);
  else if (auto flip = dyn_cast<FlipOp>(op))
    keeps = !llvm::is_contained(flip.getAxes(), axis);
  else if (auto cat = dyn_cast<CatOp>(op))
    keeps = static_cast<int64_t>(cat.getAxis()) != axis;
  if (keeps)
    return axis;
  if (auto reduce = dyn_cast<ReduceAxisOp>(op))
    return axis - llvm::count_if(reduce.getAxes(), [&](int64_t reduced) {
             return reduced < axis;
           });
  if (auto reshape = dyn_cast<ReshapeOp>(op))
    return findReshapedAxis(reshape.getSource().getType().getShape(), axis,
                            reshape.getType().getShape(),
                            sharding.parts.size());
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

SmallVector<Value> Sharder::reshard(Operation *user, Value value,
                                    const Sharding &target) {
  int64_t axis = *target.axis;
  int64_t count = target.parts.size();
  int64_t size = getTensorType(value).getDimSize(axis) / count;
  SmallVector<Value> sources(count, value);
  auto found = shardings.find(value);
  bool isAnywhere = found == shardings.end() && !devices.get(value);
  if (found != shardings.end() &&
      haveSameDevices(found->second.parts, target.parts)) {
    if (found->second.axis == axis)
      return found->second.parts;
    if (!found->second.axis)
      sources = found->second.parts;
    isAnywhere = !found->second.axis;
  }
  if (auto constant = value.getDefiningOp<ConstOp>())
    if (auto splat = dyn_cast<SplatElementsAttr>(constant.getValue())) {
      SmallVector<int64_t> shape(getTensorType(value).getShape());
      shape[axis] = size;
      Value part = make<ConstOp>(cast<TypedAttr>(
          Attribute(splat.resizeSplat(splat.getType().clone(shape)))));
      return SmallVector<Value>(count, part);
    }
  if (!isAnywhere) {
    Value whole = getWhole(value);
    StringAttr device = devices.getOrHost(whole);
    if (device != getHome(target.parts)) {
      user->emitOpError("has operands on ")
          << getHome(target.parts) << " and " << device
          << "; uop.copy moves one of them";
      hasFailed = true;
    }
    sources.assign(count, whole);
  }
  SmallVector<Value> parts;
  for (auto [number, source] : llvm::enumerate(sources))
    parts.push_back(copyTo(shrink(source, axis, number * size, size),
                           devices.getOrHost(target.parts[number])));
  return parts;
}

void Sharder::cloneOnParts(Operation *op, ArrayRef<SmallVector<Value>> operands,
                           std::optional<int64_t> axis) {
  RankedTensorType type = getTensorType(op->getResult(0));
  SmallVector<int64_t> shape(type.getShape());
  if (axis)
    shape[*axis] /= int64_t(operands.size());
  RankedTensorType partType = type.clone(shape);
  SmallVector<Value> parts;
  for (ArrayRef<Value> inputs : operands) {
    if (auto shrink = dyn_cast<ShrinkOp>(op)) {
      parts.push_back(
          make<ShrinkOp>(partType, inputs[0], shrink.getOffsets(), shape));
      continue;
    }
    OperationState state(loc, op->getName(), inputs, partType, op->getAttrs());
    parts.push_back(note(builder.create(state)));
  }
  shardings[op->getResult(0)] = {parts, axis, {}};
  dead.push_back(op);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

bool Sharder::pushReplicated(Operation *op) {
  SmallVector<Value> first;
  for (Value operand : op->getOperands()) {
    auto found = shardings.find(operand);
    if (found == shardings.end()) {
      if (devices.get(operand))
        return false;
      continue;
    }
    if (first.empty())
      first = found->second.parts;
    if (!haveSameDevices(first, found->second.parts))
      return false;
  }
  SmallVector<SmallVector<Value>> operands(first.size());
  for (auto [number, list] : llvm::enumerate(operands))
    for (Value operand : op->getOperands()) {
      auto found = shardings.find(operand);
      list.push_back(found == shardings.end() ? operand
                                              : found->second.parts[number]);
    }
  cloneOnParts(op, operands, std::nullopt);
  return true;
}

/// Each part by itself, then all of them.
bool Sharder::pushReduction(Operation *op, const Sharding &sharding) {
  auto reduce = cast<ReduceAxisOp>(op);
  Type element = reduce.getType().getElementType();
  Type wide = getWideElement(reduce.getKind(), element);
  SmallVector<Value> parts;
  for (Value part : sharding.parts)
    parts.push_back(make<ReduceAxisOp>(reduce.getKind(), convert(part, wide),
                                       reduce.getAxes()));
  parts = combine(reduce.getKind(), parts);
  for (Value &part : parts)
    part = convert(part, element);
  shardings[reduce.getResult()] = {parts, std::nullopt, {}};
  dead.push_back(op);
  return true;
}

/// A box that cuts the axis of the parts reads only some of them.
void Sharder::shrinkAcross(Operation *op, const Sharding &sharding) {
  auto shrink = cast<ShrinkOp>(op);
  int64_t axis = *sharding.axis;
  int64_t size = getTensorType(sharding.parts.front()).getDimSize(axis);
  int64_t begin = shrink.getOffsets()[axis];
  int64_t end = begin + shrink.getSizes()[axis];
  SmallVector<Value> pieces;
  for (auto [number, part] : llvm::enumerate(sharding.parts)) {
    int64_t first = int64_t(number) * size;
    int64_t low = std::max(begin, first), high = std::min(end, first + size);
    // One piece there must be, if only an empty one.
    bool isLast = number + 1 == sharding.parts.size();
    if (low >= high && !(isLast && pieces.empty()))
      continue;
    SmallVector<int64_t> offsets(shrink.getOffsets()), sizes(shrink.getSizes());
    offsets[axis] = low < high ? low - first : 0;
    sizes[axis] = std::max<int64_t>(high - low, 0);
    pieces.push_back(
        make<ShrinkOp>(shrink.getType().clone(sizes), part, offsets, sizes));
  }
  replace(op, join(pieces, axis, getHome(sharding.parts)));
}

bool Sharder::pushSharded(Operation *op, const Sharding &sharding) {
  if (auto reduce = dyn_cast<ReduceAxisOp>(op))
    if (llvm::is_contained(reduce.getAxes(), *sharding.axis))
      return pushReduction(op, sharding);
  std::optional<int64_t> axis = mapAxis(op, sharding);
  if (!axis) {
    if (!isa<ShrinkOp>(op))
      return false;
    shrinkAcross(op, sharding);
    return true;
  }
  SmallVector<SmallVector<Value>> operands(sharding.parts.size());
  for (Value operand : op->getOperands()) {
    SmallVector<Value> parts(operands.size(), operand);
    if (isa<RankedTensorType>(operand.getType()))
      parts = reshard(op, operand, sharding);
    for (auto [list, part] : llvm::zip_equal(operands, parts))
      list.push_back(part);
  }
  cloneOnParts(op, operands, axis);
  return true;
}

bool Sharder::pushThrough(Operation *op) {
  bool isKnown =
      op->hasTrait<OpTrait::Elementwise>() || op->hasTrait<MarkOp>() ||
      isa<MovementOpInterface, ReductionOpInterface, ContiguousOp>(op);
  if (!isKnown || op->getNumResults() != 1)
    return false;
  for (Value operand : op->getOperands()) {
    auto found = shardings.find(operand);
    if (found == shardings.end() || !found->second.axis)
      continue;
    Sharding sharding = found->second; // making ops moves the map
    return pushSharded(op, sharding);
  }
  return pushReplicated(op);
}
