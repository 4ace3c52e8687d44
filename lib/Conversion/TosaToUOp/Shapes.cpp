//===- Shapes.cpp - Shapes that TOSA computes -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream lowers no op on shapes but the constant, and no reader of a shape
// that is no constant. The verifier of LLVM 22 wants constants for tosa.pad.
//
//===----------------------------------------------------------------------===//

#include "Shapes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

namespace {
using Sizes = SmallVector<OpFoldResult>;

class ShapeConverter {
public:
  explicit ShapeConverter(ModuleOp module)
      : module(module), builder(module.getContext()) {}

  LogicalResult run();

private:
  /// The numbers of a shape; reports at this op that they are not known.
  FailureOr<Sizes> read(Operation *reader, Value shape);
  LogicalResult compute(Operation *op);
  LogicalResult computeBinary(Operation *op, Sizes &result);
  LogicalResult computeUnary(Operation *op, Sizes &result);
  LogicalResult slice(tosa::SliceShapeOp op, Sizes &result);
  FailureOr<OpFoldResult> combine(Operation *op, OpFoldResult lhs,
                                  OpFoldResult rhs);
  FailureOr<int64_t> combine(Operation *op, int64_t lhs, int64_t rhs);
  Value emit(Operation *op, Value lhs, Value rhs);

  LogicalResult convertReader(Operation *op);
  FailureOr<Value> convert(tosa::ReshapeOp op);
  FailureOr<Value> convert(tosa::SliceOp op);

  static LogicalResult refuse(Operation *op, const Twine &reason) {
    return op->emitOpError("cannot be converted to uop: ") << reason;
  }
  OpFoldResult number(int64_t value) { return builder.getIndexAttr(value); }

  ModuleOp module;
  OpBuilder builder;
  llvm::DenseMap<Value, Sizes> shapes;
};
} // namespace

FailureOr<Sizes> ShapeConverter::read(Operation *reader, Value shape) {
  auto known = shapes.find(shape);
  if (known != shapes.end())
    return known->second;
  return refuse(reader, "its shape must be computed by an op before it");
}

/// As the specification says; shapes are numbers of 64 bits.
FailureOr<int64_t> ShapeConverter::combine(Operation *op, int64_t lhs,
                                           int64_t rhs) {
  int64_t result = 0;
  bool overflows = false;
  if (isa<tosa::DivCeilShapeOp, tosa::DivFloorShapeOp, tosa::ModShapeOp>(op) &&
      (lhs < 0 || rhs < 1))
    return refuse(op, "it divides " + Twine(lhs) + " by " + Twine(rhs) +
                          "; sizes are not negative, and divisors positive");
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](tosa::AddShapeOp) {
        overflows = llvm::AddOverflow(lhs, rhs, result);
      })
      .Case([&](tosa::SubShapeOp) {
        overflows = llvm::SubOverflow(lhs, rhs, result);
      })
      .Case([&](tosa::MulShapeOp) {
        overflows = llvm::MulOverflow(lhs, rhs, result);
      })
      .Case(
          [&](tosa::DivCeilShapeOp) { result = lhs / rhs + (lhs % rhs != 0); })
      .Case([&](tosa::DivFloorShapeOp) { result = lhs / rhs; })
      .Case([&](tosa::ModShapeOp) { result = lhs % rhs; })
      .Case([&](tosa::MaxShapeOp) { result = std::max(lhs, rhs); })
      .Case([&](tosa::MinShapeOp) { result = std::min(lhs, rhs); });
  if (overflows)
    return refuse(op, "its result has more than 64 bits");
  return result;
}

Value ShapeConverter::emit(Operation *op, Value lhs, Value rhs) {
  Location loc = op->getLoc();
  auto binary = [&](auto kind) -> Value {
    return decltype(kind)::create(builder, loc, lhs, rhs);
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](tosa::AddShapeOp) { return binary(arith::AddIOp()); })
      .Case([&](tosa::SubShapeOp) { return binary(arith::SubIOp()); })
      .Case([&](tosa::MulShapeOp) { return binary(arith::MulIOp()); })
      .Case([&](tosa::DivCeilShapeOp) { return binary(arith::CeilDivSIOp()); })
      .Case(
          [&](tosa::DivFloorShapeOp) { return binary(arith::FloorDivSIOp()); })
      .Case([&](tosa::ModShapeOp) { return binary(arith::RemSIOp()); })
      .Case([&](tosa::MaxShapeOp) { return binary(arith::MaxSIOp()); })
      .Case([&](tosa::MinShapeOp) { return binary(arith::MinSIOp()); });
}

FailureOr<OpFoldResult> ShapeConverter::combine(Operation *op, OpFoldResult lhs,
                                                OpFoldResult rhs) {
  std::optional<int64_t> left = getConstantIntValue(lhs),
                         right = getConstantIntValue(rhs);
  if (left && right) {
    FailureOr<int64_t> result = combine(op, *left, *right);
    if (failed(result))
      return failure();
    return number(*result);
  }
  Location loc = op->getLoc();
  return OpFoldResult(emit(op,
                           getValueOrCreateConstantIndexOp(builder, loc, lhs),
                           getValueOrCreateConstantIndexOp(builder, loc, rhs)));
}

LogicalResult ShapeConverter::computeBinary(Operation *op, Sizes &result) {
  FailureOr<Sizes> lhs = read(op, op->getOperand(0)),
                   rhs = failed(lhs) ? FailureOr<Sizes>(failure())
                                     : read(op, op->getOperand(1));
  if (failed(rhs))
    return failure();
  // A shape of one number is repeated for no other.
  if (lhs->size() != rhs->size())
    return refuse(op, "its shapes are of different lengths");
  for (auto [left, right] : llvm::zip_equal(*lhs, *rhs)) {
    FailureOr<OpFoldResult> size = combine(op, left, right);
    if (failed(size))
      return failure();
    result.push_back(*size);
  }
  return success();
}

LogicalResult ShapeConverter::computeUnary(Operation *op, Sizes &result) {
  FailureOr<Sizes> input = read(op, op->getOperand(0));
  if (failed(input))
    return failure();
  bool isPower = isa<tosa::Exp2ShapeOp>(op);
  for (OpFoldResult size : *input) {
    std::optional<int64_t> value = getConstantIntValue(size);
    if (!value)
      return refuse(op, "its operand is known only at run time; powers and "
                        "logarithms need constant operands");
    if (isPower ? *value < 0 || *value > 62 : *value < 1)
      return refuse(op, "it is not defined for " + Twine(*value));
    uint64_t bits = *value;
    result.push_back(number(isPower ? int64_t(1) << *value
                            : isa<tosa::Log2CeilShapeOp>(op)
                                ? llvm::Log2_64_Ceil(bits)
                                : llvm::Log2_64(bits)));
  }
  return success();
}

LogicalResult ShapeConverter::slice(tosa::SliceShapeOp op, Sizes &result) {
  FailureOr<Sizes> input = read(op, op.getInput());
  if (failed(input))
    return failure();
  auto getNumber = [](Value value) -> std::optional<int64_t> {
    DenseIntElementsAttr numbers;
    if (!matchPattern(value, m_Constant(&numbers)) ||
        numbers.getNumElements() != 1)
      return std::nullopt;
    return (*numbers.value_begin<APInt>()).getSExtValue();
  };
  std::optional<int64_t> start = getNumber(op.getStart()),
                         size = getNumber(op.getSize());
  if (!start || !size)
    return refuse(op, "its start and its size must be constants");
  int64_t length = input->size();
  if (*start < 0 || *size < 1 || *start > length || *size > length - *start)
    return refuse(op, "it reads " + Twine(*size) + " numbers from number " +
                          Twine(*start) + " of " + Twine(length));
  llvm::append_range(result, ArrayRef(*input).slice(*start, *size));
  return success();
}

LogicalResult ShapeConverter::compute(Operation *op) {
  builder.setInsertionPoint(op);
  Sizes result;
  LogicalResult computed =
      llvm::TypeSwitch<Operation *, LogicalResult>(op)
          .Case([&](tosa::ConstShapeOp shape) {
            for (const APInt &value : shape.getValues().getValues<APInt>())
              result.push_back(number(value.getSExtValue()));
            return success();
          })
          .Case([&](tosa::DimOp dim) -> LogicalResult {
            auto type = dyn_cast<RankedTensorType>(dim.getInput1().getType());
            int64_t axis = static_cast<int32_t>(dim.getAxis());
            if (!type || axis < 0 || axis >= type.getRank())
              return refuse(op, "its tensor has no such axis");
            result.push_back(tensor::getMixedSize(builder, op->getLoc(),
                                                  dim.getInput1(), axis));
            return success();
          })
          .Case([&](tosa::ConcatShapeOp concat) -> LogicalResult {
            for (Value input : concat.getInput()) {
              FailureOr<Sizes> part = read(op, input);
              if (failed(part))
                return failure();
              llvm::append_range(result, *part);
            }
            return success();
          })
          .Case([&](tosa::SliceShapeOp part) { return slice(part, result); })
          .Case<tosa::Exp2ShapeOp, tosa::Log2CeilShapeOp,
                tosa::Log2FloorShapeOp>(
              [&](auto) { return computeUnary(op, result); })
          .Default([&](Operation *) { return computeBinary(op, result); });
  if (failed(computed))
    return failure();
  int64_t length = cast<tosa::shapeType>(op->getResult(0).getType()).getRank();
  if (length != static_cast<int64_t>(result.size()))
    return refuse(op, "it computes " + Twine(result.size()) +
                          " numbers, but its type has " + Twine(length));
  shapes[op->getResult(0)] = std::move(result);
  return success();
}

/// Through one axis of all elements.
FailureOr<Value> ShapeConverter::convert(tosa::ReshapeOp op) {
  FailureOr<Sizes> sizes = read(op, op.getShape());
  auto type = dyn_cast<RankedTensorType>(op.getInput1().getType());
  auto result = dyn_cast<RankedTensorType>(op.getType());
  if (failed(sizes))
    return failure();
  if (!type || !result || type.getRank() == 0 || result.getRank() == 0)
    return refuse(op, "the ranks of its tensors are not known, or 0");
  auto all = [](int64_t rank) {
    return SmallVector<ReassociationIndices>{
        llvm::to_vector(llvm::seq<int64_t>(0, rank))};
  };
  for (auto [axis, size] : llvm::enumerate(*sizes)) {
    if (getConstantIntValue(size) == -1)
      return refuse(
          op,
          "a size must not be -1 if other sizes are known only at run time");
    if (!result.isDynamicDim(axis))
      size = number(result.getDimSize(axis));
    else if (std::optional<int64_t> known = getConstantIntValue(size))
      size = arith::ConstantIndexOp::create(builder, op.getLoc(), *known)
                 .getResult();
  }
  Value flat = op.getInput1();
  if (type.getRank() != 1)
    flat = tensor::CollapseShapeOp::create(builder, op.getLoc(), flat,
                                           all(type.getRank()));
  if (result.getRank() == 1)
    return flat;
  return tensor::ExpandShapeOp::create(builder, op.getLoc(), result, flat,
                                       all(result.getRank()), *sizes)
      .getResult();
}

FailureOr<Value> ShapeConverter::convert(tosa::SliceOp op) {
  FailureOr<Sizes> starts = read(op, op.getStart()),
                   sizes = failed(starts) ? FailureOr<Sizes>(failure())
                                          : read(op, op.getSize());
  if (failed(sizes))
    return failure();
  if (!isa<RankedTensorType>(op.getInput1().getType()))
    return refuse(op, "the rank of its tensor is not known");
  Location loc = op.getLoc();
  for (auto [axis, size] : llvm::enumerate(*sizes)) {
    if (getConstantIntValue(size) != -1)
      continue;
    OpFoldResult all = tensor::getMixedSize(builder, loc, op.getInput1(), axis);
    Value rest = arith::SubIOp::create(
        builder, loc, getValueOrCreateConstantIndexOp(builder, loc, all),
        getValueOrCreateConstantIndexOp(builder, loc, (*starts)[axis]));
    size = rest;
  }
  Sizes steps(starts->size(), number(1));
  return tensor::ExtractSliceOp::create(builder, loc, op.getInput1(), *starts,
                                        *sizes, steps)
      .getResult();
}

/// The reader of a shape that is no constant.
LogicalResult ShapeConverter::convertReader(Operation *op) {
  bool isConstant = true;
  for (Value operand : op->getOperands()) {
    if (!isa<tosa::shapeType>(operand.getType()))
      continue;
    FailureOr<Sizes> shape = read(op, operand);
    if (failed(shape))
      return failure();
    isConstant &= llvm::all_of(*shape, [](OpFoldResult size) {
      return getConstantIntValue(size).has_value();
    });
  }
  if (isConstant)
    return success();
  builder.setInsertionPoint(op);
  FailureOr<Value> converted =
      llvm::TypeSwitch<Operation *, FailureOr<Value>>(op)
          .Case<tosa::ReshapeOp, tosa::SliceOp>(
              [&](auto reader) { return convert(reader); })
          .Default([&](Operation *) -> FailureOr<Value> {
            return refuse(op,
                          "its shape is known only at run time; only "
                          "tosa.reshape and tosa.slice may have such a shape");
          });
  if (failed(converted))
    return failure();
  Value value = *converted;
  Type type = op->getResult(0).getType();
  if (value.getType() != type)
    value = tensor::CastOp::create(builder, op->getLoc(), type, value);
  op->getResult(0).replaceAllUsesWith(value);
  op->erase();
  return success();
}

LogicalResult ShapeConverter::run() {
  SmallVector<Operation *> ops, computed;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isa_and_nonnull<tosa::TosaDialect>(op->getDialect()))
      return;
    bool isShape = op->hasTrait<OpTrait::tosa::TosaShapeOperator>();
    if (isShape)
      computed.push_back(op);
    if (isShape ||
        llvm::any_of(op->getOperandTypes(), llvm::IsaPred<tosa::shapeType>))
      ops.push_back(op);
  });
  // In the order of the program.
  for (Operation *op : ops)
    if (failed(op->hasTrait<OpTrait::tosa::TosaShapeOperator>()
                   ? compute(op)
                   : convertReader(op)))
      return failure();
  for (Operation *op : llvm::reverse(computed)) {
    if (isa<tosa::ConstShapeOp>(op))
      continue;
    Value shape = op->getResult(0);
    if (!shape.use_empty()) {
      SmallVector<int64_t> sizes;
      for (OpFoldResult size : shapes[shape])
        sizes.push_back(*getConstantIntValue(size));
      builder.setInsertionPoint(op);
      Value constant = tosa::ConstShapeOp::create(
          builder, op->getLoc(), cast<tosa::shapeType>(shape.getType()),
          builder.getIndexTensorAttr(sizes));
      shape.replaceAllUsesWith(constant);
    }
    op->erase();
  }
  return success();
}

LogicalResult uop::convertTosaShapes(ModuleOp module) {
  return ShapeConverter(module).run();
}
