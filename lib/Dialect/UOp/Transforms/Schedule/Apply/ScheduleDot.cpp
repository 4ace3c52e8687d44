//===- ScheduleDot.cpp - Products of narrow numbers, packed -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sum of products of narrow numbers becomes one of dot products of as many
// as 32 bits hold (`uop.dot`), for which processors have an instruction. Those
// of x86 multiply unsigned numbers of 8 bits by signed ones, or signed ones of
// 16 bits, so that half of the range is added to, or taken from, one factor of
// others. That, and the zero points of quantized numbers, is undone afterwards:
//
//   sum (x - a)(y - b) = sum xy - a sum y - b sum x + n a b
//
// in the integers modulo 2^32. The sums of one factor are dot products with
// ones. (Jacob et al., "Quantization and Training of Neural Networks for
// Efficient Integer-Arithmetic-Only Inference", 2018, section 2.3.)
//
//===----------------------------------------------------------------------===//

#include "../../Utils/SliceCopy.h"
#include "../DotFactors.h"
#include "../KernelAxes.h"
#include "Scheduler.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"

using namespace mlir;
using namespace uop;

/// A number whose pieces of `width` bits are all `piece`.
static int64_t repeatPiece(uint32_t piece, int64_t width) {
  return int32_t(piece * (width == 8 ? 0x01010101u : 0x00010001u));
}

namespace {
/// A factor at the points that one dot product takes.
struct PackedFactor {
  Value packed;
  Type element;
  /// What is taken from each number of it, an i32; null for nothing.
  Value zero;
};

/// Writes the dot products of one reduction.
class DotBuilder {
public:
  /// Of numbers of `width` bits.
  DotBuilder(ReduceOp reduce, Value axis, Value outer, int64_t width)
      : reduce(reduce), axis(axis), outer(outer), width(width),
        loc(reduce.getLoc()), builder(reduce), indices(builder, loc) {}

  void build(const DotFactors &factors);

private:
  Value constant(int64_t value) {
    return ConstOp::create(builder, loc, builder.getI32Type(), value);
  }
  PackedFactor pack(const DotFactor &factor);
  void changeSign(PackedFactor &factor);
  Value sum(Value lhs, Type lhsElement, Value rhs, Type rhsElement);
  Value addZeros(Value total, const PackedFactor &lhs, const PackedFactor &rhs);

  ReduceOp reduce;
  Value axis, outer;
  int64_t width;
  Location loc;
  OpBuilder builder;
  IndexBuilder indices;
};
} // namespace

PackedFactor DotBuilder::pack(const DotFactor &factor) {
  int64_t terms = 32 / width;
  Type element = factor.element;
  bool isWidened = element.getIntOrFloatBitWidth() != width;
  if (isWidened) // a signed one holds those of 8 bits without sign, too
    element = builder.getIntegerType(width);
  RangeDependence dependence;
  SmallVector<Operation *> slice =
      getDependentSlice(factor.value, axis, dependence).takeVector();
  llvm::sort(slice, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  SmallVector<Value> inputs;
  for (int64_t term = 0; term != terms; ++term) {
    IRMapping mapping;
    mapping.map(axis, indices.add(indices.mul(outer, terms), term));
    copyWhatDepends(slice, mapping, indices);
    Value input = mapping.lookupOrDefault(factor.value);
    if (isWidened)
      input = CastOp::create(builder, loc, element, input);
    inputs.push_back(input);
  }
  Value packed = PackOp::create(builder, loc, builder.getI32Type(), inputs);
  return {packed, element, factor.zero};
}

/// Makes signed numbers unsigned ones that are larger by half of the range, and
/// the other way round.
void DotBuilder::changeSign(PackedFactor &factor) {
  bool wasUnsigned = isUnsignedType(factor.element);
  int64_t half = int64_t(1) << (width - 1);
  factor.packed = XOrOp::create(builder, loc, factor.packed,
                                constant(repeatPiece(half, width)));
  factor.element = wasUnsigned
                       ? builder.getIntegerType(width)
                       : builder.getIntegerType(width, /*isSigned=*/false);
  Value change = constant(wasUnsigned ? -half : half);
  factor.zero =
      factor.zero ? AddOp::create(builder, loc, factor.zero, change).getResult()
                  : change;
}

/// The sum of the dot products over the ranges of the reduction.
Value DotBuilder::sum(Value lhs, Type lhsElement, Value rhs, Type rhsElement) {
  SmallVector<Value> ranges =
      llvm::map_to_vector(reduce.getRanges(), [&](Value range) {
        return range == axis ? outer : range;
      });
  Value dot = DotOp::create(builder, loc, reduce.getType(), lhs, rhs,
                            lhsElement, rhsElement);
  return ReduceOp::create(builder, loc, reduce.getType(), ReduceKind::add, dot,
                          ranges);
}

/// What the zeros of the factors add to the sum of the products.
Value DotBuilder::addZeros(Value total, const PackedFactor &lhs,
                           const PackedFactor &rhs) {
  Value ones = constant(repeatPiece(1, width));
  auto subtract = [&](Value zero, Value sum) {
    Value product = MulOp::create(builder, loc, zero, sum);
    total = SubOp::create(builder, loc, total, product);
  };
  if (lhs.zero)
    subtract(lhs.zero, sum(ones, lhs.element, rhs.packed, rhs.element));
  if (rhs.zero)
    subtract(rhs.zero, sum(lhs.packed, lhs.element, ones, rhs.element));
  if (!lhs.zero || !rhs.zero)
    return total;
  int64_t count = 1;
  for (Value range : reduce.getRanges())
    count = int32_t(uint32_t(count) * uint32_t(getRangeSize(range)));
  Value both = MulOp::create(builder, loc, lhs.zero, rhs.zero);
  return AddOp::create(builder, loc, total,
                       MulOp::create(builder, loc, both, constant(count)));
}

void DotBuilder::build(const DotFactors &factors) {
  PackedFactor lhs = pack(factors.other), rhs = pack(factors.kept);
  // Those of 8 bits have different signs, those of 16 are signed.
  bool isInteger = isa<IntegerType>(lhs.element);
  if (isInteger && isUnsignedType(lhs.element) ==
                       (width == 16 || isUnsignedType(rhs.element)))
    changeSign(lhs);
  Value total = sum(lhs.packed, lhs.element, rhs.packed, rhs.element);
  total = addZeros(total, lhs, rhs);
  reduce.replaceAllUsesWith(total);
  reduce.erase();
}

LogicalResult Scheduler::dot(int64_t id, int64_t argument,
                             std::optional<int64_t> bits) {
  FailureOr<RangeOp> axis = getAxis(id);
  if (failed(axis))
    return failure();
  FailureOr<BlockArgument> buffer = getBuffer(argument);
  if (failed(buffer))
    return failure();
  if (axis->getKind() != RangeKind::reduce)
    return emitError() << "axis " << id << " is not reduced";
  SmallVector<std::pair<ReduceOp, DotFactors>> found;
  int64_t terms = 0;
  for (Operation &op : kernel.getBody().getOps()) {
    auto ranges = getRangeOperands(&op);
    if (!ranges || !llvm::is_contained(ValueRange(*ranges), axis->getResult()))
      continue;
    std::string reason;
    std::optional<DotFactors> factors =
        findDotFactors(&op, axis->getResult(), *buffer, reason);
    if (!factors)
      return emitError() << reason;
    int64_t width = factors->getWidth();
    if (bits && *bits < width)
      return emitError() << "its factors have " << width << " bits, not "
                         << *bits;
    if (bits)
      width = *bits;
    if (terms != 0 && terms != 32 / width)
      return emitError() << "its reductions have factors of different widths";
    terms = 32 / width;
    found.emplace_back(cast<ReduceOp>(op), *factors);
  }
  if (found.empty())
    return emitError() << "no reduction runs over axis " << id;
  int64_t size = *axis->getStaticSize();
  if (size % terms != 0)
    return emitError() << terms << " does not divide the " << size
                       << " iterations of axis " << id << "; peel it first";

  OpBuilder builder(*axis);
  RangeOp outer = RangeOp::create(builder, axis->getLoc(), id, size / terms,
                                  axis->getKind());
  for (auto &[reduce, factors] : found)
    DotBuilder(reduce, axis->getResult(), outer.getResult(), 32 / terms)
        .build(factors);
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(kernel.getBody().front())))
    if (op.use_empty() && (isOpTriviallyDead(&op) || &op == *axis))
      op.erase();
  return success();
}
