//===- UOpVectorOps.cpp - Lane ops: types, verifiers, folds -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Dialect/UOp/IR/Widening.h"

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

/// Results of folding have no more lanes than this, unless they are splats.
static constexpr int64_t kFoldLaneLimit = 1024;

/// The lanes of a scalar or vector.
static int64_t getNumLanes(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.getNumElements() : 1;
}

//===----------------------------------------------------------------------===//
// VectorizeOp
//===----------------------------------------------------------------------===//

LogicalResult VectorizeOp::inferReturnTypes(MLIRContext *,
                                            std::optional<Location> loc,
                                            VectorizeOp::Adaptor adaptor,
                                            SmallVectorImpl<Type> &types) {
  if (adaptor.getInputs().empty())
    return emitOptionalError(loc, "'uop.vectorize' op needs an operand");
  Type element = getElementTypeOrSelf(adaptor.getInputs().front().getType());
  if (!VectorType::isValidElementType(element))
    return emitOptionalError(loc, "'uop.vectorize' op cannot join ", element);
  int64_t lanes = 0;
  for (auto [number, input] : llvm::enumerate(adaptor.getInputs())) {
    Type type = input.getType();
    if (getElementTypeOrSelf(type) != element)
      return emitOptionalError(loc, "'uop.vectorize' op operand ", number,
                               " must be of ", element,
                               ", as operand 0 is, "
                               "got ",
                               type);
    if (llvm::AddOverflow(lanes, getNumLanes(type), lanes))
      return emitOptionalError(
          loc, "'uop.vectorize' op has more lanes than 64 bits count");
  }
  types.push_back(VectorType::get({lanes}, element));
  return success();
}

Value uop::broadcastLike(OpBuilder &builder, Location loc, Value scalar,
                         Type like) {
  if (!isa<VectorType>(like) || isa<VectorType>(scalar.getType()))
    return scalar;
  constexpr int64_t maxOperands = 64;
  if (int64_t lanes = getNumLanes(like); lanes <= maxOperands)
    return VectorizeOp::create(builder, loc, SmallVector<Value>(lanes, scalar));
  // Vectors of powers of two, so that many lanes need few operands.
  SmallVector<Value> parts;
  Value power = scalar;
  for (int64_t rest = getNumLanes(like); rest != 0; rest >>= 1) {
    if (rest & 1)
      parts.push_back(power);
    if (rest > 1)
      power = VectorizeOp::create(builder, loc, ValueRange{power, power});
  }
  return VectorizeOp::create(builder, loc, parts);
}

/// The vector all of whose lanes the operands take, in order.
static Value getVectorTakenApart(VectorizeOp op) {
  Value whole;
  int64_t next = 0;
  for (Value input : op.getInputs()) {
    auto gep = input.getDefiningOp<GepOp>();
    if (!gep || (whole && gep.getSource() != whole))
      return {};
    whole = gep.getSource();
    for (int64_t lane : gep.getLanes())
      if (lane != next++)
        return {};
  }
  return whole && whole.getType() == op.getType() ? whole : Value();
}

OpFoldResult VectorizeOp::fold(FoldAdaptor adaptor) {
  if (getInputs().size() == 1 && getInputs().front().getType() == getType())
    return getInputs().front();
  if (Value whole = getVectorTakenApart(*this))
    return whole;

  if (getType().getNumElements() > kFoldLaneLimit)
    return {};
  SmallVector<Attribute> lanes;
  for (Attribute input : adaptor.getInputs()) {
    if (auto dense = dyn_cast_or_null<DenseElementsAttr>(input))
      llvm::append_range(lanes, dense.getValues<Attribute>());
    else if (isa_and_nonnull<IntegerAttr, FloatAttr>(input))
      lanes.push_back(input);
    else
      return {};
  }
  return DenseElementsAttr::get(getType(), lanes);
}

//===----------------------------------------------------------------------===//
// GepOp
//===----------------------------------------------------------------------===//

void GepOp::build(OpBuilder &builder, OperationState &state, Value source,
                  int64_t lane) {
  build(builder, state, getElementTypeOrSelf(source.getType()), source, {lane});
}

void GepOp::build(OpBuilder &builder, OperationState &state, Value source,
                  ArrayRef<int64_t> lanes) {
  build(builder, state,
        VectorType::get({static_cast<int64_t>(lanes.size())},
                        getElementTypeOrSelf(source.getType())),
        source, lanes);
}

LogicalResult GepOp::verify() {
  VectorType source = getSource().getType();
  if (getLanes().empty())
    return emitOpError("takes no lane");
  for (int64_t lane : getLanes())
    if (lane < 0 || lane >= source.getNumElements())
      return emitOpError("lane ") << lane << " is not in " << source;
  Type element = source.getElementType();
  auto count = static_cast<int64_t>(getLanes().size());
  Type vector = VectorType::get({count}, element);
  if (getType() == vector || (count == 1 && getType() == element))
    return success();
  InFlightDiagnostic error = emitOpError("result must have type ") << vector;
  if (count == 1)
    error << " or " << element;
  return error << ", got " << getType();
}

OpFoldResult GepOp::fold(FoldAdaptor adaptor) {
  ArrayRef<int64_t> lanes = getLanes();
  if (getType() == getSource().getType() &&
      llvm::all_of(llvm::enumerate(lanes),
                   [](auto it) { return int64_t(it.index()) == it.value(); }))
    return getSource();

  if (auto dense = dyn_cast_or_null<DenseElementsAttr>(adaptor.getSource())) {
    auto values = dense.getValues<Attribute>();
    if (!isa<VectorType>(getType()))
      return *(values.begin() + lanes[0]);
    auto type = cast<VectorType>(getType());
    if (dense.isSplat())
      return dense.resizeSplat(type);
    if (type.getNumElements() > kFoldLaneLimit)
      return {};
    SmallVector<Attribute> taken;
    for (int64_t lane : lanes)
      taken.push_back(*(values.begin() + lane));
    return DenseElementsAttr::get(type, taken);
  }

  // gep(gep(x)) -> gep(x)
  if (auto inner = getSource().getDefiningOp<GepOp>()) {
    SmallVector<int64_t> composed;
    for (int64_t lane : lanes)
      composed.push_back(inner.getLanes()[lane]);
    setLanes(composed);
    getSourceMutable().assign(inner.getSource());
    return getResult();
  }

  // gep(vectorize(.., x, ..)) -> x, or gep(x), where all lanes are those of x
  auto made = getSource().getDefiningOp<VectorizeOp>();
  if (!made)
    return {};
  int64_t begin = 0;
  for (Value input : made.getInputs()) {
    int64_t end = begin + getNumLanes(input.getType());
    auto isInside = [&](int64_t lane) { return lane >= begin && lane < end; };
    if (isInside(lanes[0])) {
      if (!llvm::all_of(lanes, isInside))
        return {};
      if (input.getType() == getType() && !isa<VectorType>(getType()))
        return input;
      if (!isa<VectorType>(input.getType()) || input == getSource())
        return {};
      SmallVector<int64_t> shifted;
      for (int64_t lane : lanes)
        shifted.push_back(lane - begin);
      setLanes(shifted);
      getSourceMutable().assign(input);
      return getResult();
    }
    begin = end;
  }
  return {};
}

namespace {
/// gep(vectorize(a, b, c)) [2, 0] -> vectorize(c, a)
struct TakeLanesOfScalars : OpRewritePattern<GepOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(GepOp op,
                                PatternRewriter &rewriter) const override {
    auto made = op.getSource().getDefiningOp<VectorizeOp>();
    if (!made)
      return rewriter.notifyMatchFailure(op, "the source is not vectorize");
    if (llvm::any_of(made.getInputs().getTypes(), llvm::IsaPred<VectorType>))
      return rewriter.notifyMatchFailure(op, "not all operands are scalars");
    if (!isa<VectorType>(op.getType()))
      return rewriter.notifyMatchFailure(op, "one lane is left to the folder");
    SmallVector<Value> inputs;
    for (int64_t lane : op.getLanes())
      inputs.push_back(made.getInputs()[lane]);
    rewriter.replaceOpWithNewOp<VectorizeOp>(op, op.getType(), inputs);
    return success();
  }
};
} // namespace

void GepOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                        MLIRContext *context) {
  patterns.add<TakeLanesOfScalars>(context);
}

//===----------------------------------------------------------------------===//
// ContractOp, UnrollOp
//===----------------------------------------------------------------------===//

/// The number of points of ranges that may be lanes.
static FailureOr<int64_t> countLanes(std::optional<Location> loc,
                                     StringRef name, ValueRange ranges) {
  int64_t lanes = 1;
  llvm::SmallPtrSet<Value, 8> seen;
  for (auto [number, range] : llvm::enumerate(ranges)) {
    auto op = range.getDefiningOp<RangeOp>();
    if (!op)
      return emitOptionalError(loc, "'", name, "' op range ", number,
                               " must be the result of uop.range");
    if (!seen.insert(range).second)
      return emitOptionalError(loc, "'", name, "' op range ", number,
                               " is given twice");
    if (op.getKind() != RangeKind::upcast &&
        op.getKind() != RangeKind::unroll && op.getKind() != RangeKind::simd)
      return emitOptionalError(loc, "'", name, "' op range ", number,
                               " must be of kind upcast, unroll or simd, got ",
                               stringifyRangeKind(op.getKind()));
    if (!op.getStaticSize())
      return emitOptionalError(loc, "'", name, "' op range ", number,
                               " needs a static size");
    auto size = static_cast<int64_t>(*op.getStaticSize());
    if (size < 1)
      return emitOptionalError(loc, "'", name, "' op range ", number,
                               " must not be empty");
    if (llvm::MulOverflow(lanes, size, lanes))
      return emitOptionalError(loc, "'", name,
                               "' op has more lanes than 64 bits count");
  }
  return lanes;
}

/// Equal ops are one range.
static bool isSameRange(Value lhs, Value rhs) {
  auto a = lhs.getDefiningOp<RangeOp>(), b = rhs.getDefiningOp<RangeOp>();
  return lhs == rhs ||
         (a && b && a.getId() == b.getId() && a.getKind() == b.getKind() &&
          a.getStaticSize() && a.getStaticSize() == b.getStaticSize());
}

static bool areSameRanges(ValueRange lhs, ValueRange rhs) {
  return lhs.size() == rhs.size() &&
         llvm::all_of(llvm::zip(lhs, rhs), [](auto pair) {
           return isSameRange(std::get<0>(pair), std::get<1>(pair));
         });
}

/// Whether a look at a few ops shows that `value` does not depend on `ranges`.
static bool isPlainlyInvariant(Value value, ValueRange ranges) {
  constexpr size_t kMaxOps = 64;
  llvm::SetVector<Operation *> ops;
  if (Operation *def = value.getDefiningOp())
    ops.insert(def);
  for (size_t i = 0; i != ops.size(); ++i) {
    Operation *op = ops[i];
    if (ops.size() > kMaxOps || op->getNumRegions() != 0)
      return false;
    if (llvm::any_of(ranges, [&](Value range) {
          return isa<RangeOp>(op) && isSameRange(range, op->getResult(0));
        }))
      return false;
    for (Value operand : op->getOperands())
      if (Operation *def = operand.getDefiningOp())
        ops.insert(def);
  }
  return true;
}

LogicalResult ContractOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location> loc,
                                           ContractOp::Adaptor adaptor,
                                           SmallVectorImpl<Type> &types) {
  Type element = adaptor.getValue().getType();
  FailureOr<int64_t> lanes =
      countLanes(loc, getOperationName(), adaptor.getRanges());
  if (failed(lanes))
    return failure();
  if (!VectorType::isValidElementType(element))
    return emitOptionalError(loc, "'uop.contract' op needs a scalar, got ",
                             element);
  types.push_back(VectorType::get({*lanes}, element));
  return success();
}

OpFoldResult ContractOp::fold(FoldAdaptor adaptor) {
  VectorType type = getType();
  if (isa_and_nonnull<IntegerAttr, FloatAttr>(adaptor.getValue()))
    return DenseElementsAttr::get(type, adaptor.getValue());

  // contract(unroll(x)) -> x
  if (auto inner = getValue().getDefiningOp<UnrollOp>())
    if (areSameRanges(inner.getRanges(), getRanges()) &&
        isPlainlyInvariant(inner.getSource(), getRanges()))
      return inner.getSource();

  // A range itself is the numbers that it runs through.
  int64_t lanes = type.getNumElements(), inner = lanes;
  if (lanes > kFoldLaneLimit)
    return {};
  for (Value range : getRanges()) {
    int64_t size = *range.getDefiningOp<RangeOp>().getStaticSize();
    inner /= size;
    if (!isSameRange(range, getValue()))
      continue;
    SmallVector<APInt> values;
    for (int64_t lane = 0; lane != lanes; ++lane)
      values.emplace_back(64, (lane / inner) % size);
    return DenseElementsAttr::get(type, values);
  }
  return {};
}

namespace {
/// contract(x), x being the same at all points -> vectorize(x, x, ...)
struct ContractInvariant : OpRewritePattern<ContractOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ContractOp op,
                                PatternRewriter &rewriter) const override {
    int64_t lanes = op.getType().getNumElements();
    if (lanes > kFoldLaneLimit)
      return rewriter.notifyMatchFailure(op, "there are too many lanes");
    if (!isPlainlyInvariant(op.getValue(), op.getRanges()))
      return rewriter.notifyMatchFailure(op, "the value may vary");
    SmallVector<Value> inputs(lanes, op.getValue());
    rewriter.replaceOpWithNewOp<VectorizeOp>(op, op.getType(), inputs);
    return success();
  }
};
} // namespace

void ContractOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                             MLIRContext *context) {
  patterns.add<ContractInvariant>(context);
}

LogicalResult UnrollOp::verify() {
  FailureOr<int64_t> points =
      countLanes(getLoc(), getOperationName(), getRanges());
  if (failed(points))
    return failure();
  int64_t lanes = getSource().getType().getNumElements();
  if (lanes != *points)
    return emitOpError("needs a lane for each of the ")
           << *points << " points of the ranges, got " << lanes;
  return success();
}

OpFoldResult UnrollOp::fold(FoldAdaptor adaptor) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(adaptor.getSource());
  if (dense && dense.isSplat())
    return dense.getSplatValue<Attribute>();
  // unroll(contract(x)) -> x
  if (auto inner = getSource().getDefiningOp<ContractOp>())
    if (areSameRanges(inner.getRanges(), getRanges()))
      return inner.getValue();
  // unroll(vectorize(x, x, ...)) -> x
  if (auto inner = getSource().getDefiningOp<VectorizeOp>())
    if (inner.getInputs().front().getType() == getType() &&
        llvm::all_equal(inner.getInputs()))
      return inner.getInputs().front();
  return {};
}

//===----------------------------------------------------------------------===//
// WmmaOp
//===----------------------------------------------------------------------===//

bool uop::holdsAll(Type to, Type from) {
  if (to == from)
    return true;
  auto wide = dyn_cast<FloatType>(to), narrow = dyn_cast<FloatType>(from);
  if (wide && narrow)
    return APFloat::isRepresentableBy(narrow.getFloatSemantics(),
                                      wide.getFloatSemantics());
  auto wideInt = dyn_cast<IntegerType>(to), inner = dyn_cast<IntegerType>(from);
  if (!wideInt || !inner || (isUnsignedType(to) && !isUnsignedType(from)))
    return false;
  return wideInt.getWidth() > inner.getWidth();
}

LogicalResult WmmaOp::verify() {
  int64_t m = getM(), n = getN(), k = getK();
  if (m < 1 || n < 1 || k < 1)
    return emitOpError("sizes must be positive, got m ")
           << m << " n " << n << " k " << k;
  auto check = [&](StringRef name, VectorType type, int64_t rows,
                   int64_t columns) -> LogicalResult {
    int64_t lanes;
    if (llvm::MulOverflow(rows, columns, lanes) ||
        type.getNumElements() != lanes)
      return emitOpError() << name << " must have " << rows << " * " << columns
                           << " lanes, got " << type;
    return success();
  };
  if (failed(check("a", getA().getType(), m, k)) ||
      failed(check("b", getB().getType(), k, n)) ||
      failed(check("c", getC().getType(), m, n)))
    return failure();
  Type a = getA().getType().getElementType();
  Type b = getB().getType().getElementType();
  Type c = getC().getType().getElementType();
  if (a != b)
    return emitOpError("a and b must have one element type, got ")
           << a << " and " << b;
  if (!holdsAll(c, a))
    return emitOpError("the element type of c must hold all values of ")
           << a << ", got " << c;
  return success();
}

//===----------------------------------------------------------------------===//
// PackOp and DotOp
//===----------------------------------------------------------------------===//

/// Whether both are scalars, or vectors of as many lanes.
static bool hasLanesOf(Type type, Type other) {
  return isa<VectorType>(type) == isa<VectorType>(other) &&
         getNumLanes(type) == getNumLanes(other);
}

LogicalResult PackOp::verify() {
  if (getInputs().empty())
    return emitOpError("needs an operand");
  Type type = getInputs().front().getType();
  if (!llvm::all_equal(getInputs().getTypes()))
    return emitOpError("operands must have one type");
  Type element = getElementTypeOrSelf(type);
  unsigned width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  if (width != 8 && width != 16)
    return emitOpError("operands must have elements of 8 or 16 bits, got ")
           << element;
  if (getInputs().size() * width != 32)
    return emitOpError("takes ") << 32 / width << " operands of " << element
                                 << ", got " << getInputs().size();
  if (!hasLanesOf(getType(), type))
    return emitOpError("result must have as many lanes as ")
           << type << ", got " << getType();
  return success();
}

LogicalResult DotOp::verify() {
  auto isFactor = [](Type type) {
    return type.isInteger(8) || type.isInteger(16) ||
           (isa<FloatType>(type) && type.getIntOrFloatBitWidth() == 16);
  };
  Type lhs = getLhsElement(), rhs = getRhsElement();
  for (Type type : {lhs, rhs})
    if (!isFactor(type))
      return emitOpError(
                 "multiplies integers of 8 or 16 bits or floats of 16, got ")
             << type;
  bool isFloat = isa<FloatType>(lhs);
  if (isFloat ? lhs != rhs
              : !isa<IntegerType>(rhs) ||
                    lhs.getIntOrFloatBitWidth() != rhs.getIntOrFloatBitWidth())
    return emitOpError("cannot multiply ") << lhs << " and " << rhs;
  Type element = getElementTypeOrSelf(getType());
  if (isa<FloatType>(element) != isFloat)
    return emitOpError("gives i32 of integers and f32 of floats, got ")
           << element;
  if (!hasLanesOf(getType(), getLhs().getType()))
    return emitOpError("result must have as many lanes as ")
           << getLhs().getType() << ", got " << getType();
  return success();
}
