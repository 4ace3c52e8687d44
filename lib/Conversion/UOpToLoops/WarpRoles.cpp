//===- WarpRoles.cpp - Loops that copy and multiply at once ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/WarpRoles.h"

#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

/// More stages no block has memory for.
static constexpr int64_t kMaxStages = 16;

static int64_t getElements(Value buffer) {
  return cast<MemRefType>(buffer.getType()).getNumElements();
}

static int64_t getElementBytes(Type type) {
  return type.getIntOrFloatBitWidth() / 8;
}

/// The load that `value` is, perhaps converted.
static LoadOp getLoad(Value value) {
  if (auto cast = value.getDefiningOp<CastOp>())
    value = cast.getOperand();
  return value.getDefiningOp<LoadOp>();
}

namespace {
class RoleMatcher {
public:
  explicit RoleMatcher(KernelOp kernel) : kernel(kernel) {}

  bool match();
  WarpRoles roles;

private:
  bool matchLoops();
  bool matchProduct();
  bool matchFactor(ValueRange inputs, WarpRoles::Factor &factor);
  bool matchCopy(StoreOp store);
  bool matchCopies();

  KernelOp kernel;
};
} // namespace

bool RoleMatcher::matchLoops() {
  for (auto loop : kernel.getBody().getOps<IfOp>()) {
    auto numbers = loop->getAttrOfType<DenseI64ArrayAttr>(kWarpRolesAttrName);
    if (!numbers)
      continue;
    if (roles.loop || numbers.size() != 2)
      return false;
    roles.loop = loop;
    roles.consumers = numbers[0];
    roles.stages = numbers[1];
  }
  if (!roles.loop || roles.loop.getRanges().size() != 1 || roles.stages < 2 ||
      roles.stages > kMaxStages || roles.consumers < kWarpgroupSize ||
      roles.consumers % kWarpgroupSize != 0)
    return false;
  int64_t count = 0;
  roles.loop.walk([&](IfOp op) {
    if (!op->hasAttr(kStageLoopAttrName))
      return;
    roles.stageLoop = op;
    ++count;
  });
  if (count != 1 || roles.stageLoop.getRanges().size() != 1)
    return false;
  auto range = roles.stageLoop.getRanges().front().getDefiningOp<RangeOp>();
  auto grid = getLaunchGrid(kernel);
  return range && range.getStaticSize() && succeeded(grid) &&
         grid->getNumThreads() == roles.consumers + kWarpgroupSize;
}

/// All inputs are loads, perhaps converted, of one buffer of the block.
bool RoleMatcher::matchFactor(ValueRange inputs, WarpRoles::Factor &factor) {
  for (Value input : inputs) {
    LoadOp load = getLoad(input);
    if (!load || load.getGate() ||
        !load.getSource().getDefiningOp<DefineLocalOp>() ||
        !isUnitFactor(load.getType()) || isWidenedFactor(load.getType()) ||
        (factor.buffer && factor.buffer != load.getSource()))
      return false;
    factor.buffer = load.getSource();
  }
  Type element = cast<MemRefType>(factor.buffer.getType()).getElementType();
  if (roles.element && roles.element != element)
    return false;
  roles.element = element;
  return factor.isDeep || element.getIntOrFloatBitWidth() == 16;
}

bool RoleMatcher::matchProduct() {
  DenseI64ArrayAttr facts;
  int64_t count = 0;
  roles.stageLoop.walk([&](FoldOp fold) {
    auto attr = fold->getAttrOfType<DenseI64ArrayAttr>(kWarpgroupAttrName);
    if (!attr)
      return;
    roles.product = fold;
    facts = attr;
    ++count;
  });
  if (count != 1 || facts.size() != 2 ||
      roles.product.getRanges().size() != 1 ||
      roles.product.getInputs().size() < 4)
    return false;
  ValueRange inputs = roles.product.getInputs();
  roles.left.isDeep = facts[0] != 0;
  roles.right.isDeep = facts[1] != 0;
  roles.columns = 4 * int64_t(inputs.size() - 2);
  if (!matchFactor(inputs.take_front(2), roles.left) ||
      !matchFactor(inputs.drop_front(2), roles.right))
    return false;
  auto term = roles.product.getRanges().front().getDefiningOp<RangeOp>();
  roles.depth = kBoxRowBytes / getElementBytes(roles.element);
  Type sum = roles.product.getResultTypes().front();
  bool isSum =
      isa<FloatType>(roles.element) ? sum.isF32() : sum.isSignlessInteger(32);
  roles.left.stageSize =
      roles.consumers / kWarpgroupSize * kWarpgroupRows * roles.depth;
  roles.right.stageSize = roles.columns * roles.depth;
  auto isWhole = [&](const WarpRoles::Factor &factor) {
    return getElements(factor.buffer) == roles.stages * factor.stageSize;
  };
  return term && term.getStaticSize() == uint64_t(roles.depth) && isSum &&
         roles.columns % kUnitColumns == 0 && roles.columns <= kMaxBoxSize &&
         int64_t(roles.product.getNumResults()) == roles.columns / 2 &&
         isWhole(roles.left) && isWhole(roles.right) &&
         roles.left.buffer != roles.right.buffer;
}

bool RoleMatcher::matchCopy(StoreOp store) {
  WarpRoles::Copy copy;
  copy.store = store;
  Value value = store.getValue();
  if (auto where = value.getDefiningOp<WhereOp>())
    value = where.getTrueValue();
  copy.source = value.getDefiningOp<LoadOp>();
  auto argument = copy.source ? dyn_cast<BlockArgument>(copy.source.getSource())
                              : BlockArgument();
  if (!argument || copy.source.getType() != roles.element || store.getGate())
    return false;
  auto map =
      TensorMap::get(store->getAttr(kBulkCopyAttrName),
                     getElementBytes(roles.element), getElements(argument));
  if (!map || map->argument != int64_t(argument.getArgNumber()))
    return false;
  auto known = llvm::find_if(roles.maps, [&](const TensorMap &other) {
    MLIRContext *context = kernel.getContext();
    return other.getAttr(context) == map->getAttr(context);
  });
  copy.map = known - roles.maps.begin();
  if (known == roles.maps.end())
    roles.maps.push_back(*map);
  auto place = store.getOffset().getDefiningOp<AddOp>();
  for (Value part : place ? ValueRange(place->getOperands()) : ValueRange())
    if (auto first = getLoad(part))
      copy.coordinates = first.getSource().getDefiningOp<DefineRegOp>();
  if (!copy.coordinates || getElements(copy.coordinates.getResult()) !=
                               int64_t(map->sizes.size()) + 1)
    return false;
  roles.copies.push_back(copy);
  return true;
}

/// The copies fill a stage of both factors.
bool RoleMatcher::matchCopies() {
  bool isKnown = true;
  roles.stageLoop.walk([&](StoreOp store) {
    if (store->hasAttr(kBulkCopyAttrName))
      isKnown = isKnown && matchCopy(store);
  });
  for (const WarpRoles::Factor *factor : {&roles.left, &roles.right}) {
    int64_t copied = 0;
    for (WarpRoles::Copy &copy : roles.copies)
      if (copy.store.getTarget() == factor->buffer)
        copied += roles.maps[copy.map].getBoxElements();
    isKnown = isKnown && copied == factor->stageSize;
  }
  return isKnown;
}

bool RoleMatcher::match() {
  return !kernel->hasAttr(kCheckBoundsAttrName) && matchLoops() &&
         matchProduct() && matchCopies();
}

std::optional<WarpRoles> WarpRoles::get(KernelOp kernel) {
  if (kernel.getBody().empty())
    return std::nullopt;
  RoleMatcher matcher(kernel);
  if (!matcher.match())
    return std::nullopt;
  return std::move(matcher.roles);
}

const WarpRoles::Copy *WarpRoles::getCopy(StoreOp store) const {
  for (const Copy &copy : copies)
    if (copy.store == store)
      return &copy;
  return nullptr;
}

int64_t WarpRoles::getStageBytes() const {
  return (left.stageSize + right.stageSize) * getElementBytes(element);
}
