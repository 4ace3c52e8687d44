//===- OpConverter.cpp - One op of StableHLO --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpConverter.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

OpTable::OpTable() {
  addElementwiseOps(*this);
  addFunctionOps(*this);
  addFourierOps(*this);
  addMovementOps(*this);
  addProductOps(*this);
  addReductionOps(*this);
  addWindowOps(*this);
  addGatherOps(*this);
  addScatterOps(*this);
  addSortOps(*this);
  addControlFlowOps(*this);
  addLinearAlgebraOps(*this);
  addNormalizationOps(*this);
  addRandomOps(*this);
  addCallOps(*this);
  addDynamicOps(*this);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// The text of an attribute, of the dialect itself or of an opaque one.
static std::string print(Attribute attribute) {
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  return text;
}

static bool parseNumber(StringRef &text, int64_t &number) {
  text = text.ltrim();
  return !text.consumeInteger(10, number);
}

std::optional<DimensionNumbers> DimensionNumbers::parse(Attribute attribute) {
  std::string whole = print(attribute);
  StringRef text = StringRef(whole).split('<').second;
  if (!text.consume_back(">"))
    return std::nullopt;
  DimensionNumbers numbers;
  for (text = text.trim(); !text.empty(); text = text.ltrim()) {
    auto [name, rest] = text.split('=');
    Shape &list = numbers.values[name.trim()];
    text = rest.ltrim();
    bool isList = text.consume_front("[");
    text = text.ltrim();
    while (!isList || !text.consume_front("]")) {
      int64_t number;
      if (!parseNumber(text, number))
        return std::nullopt;
      list.push_back(number);
      text = text.ltrim();
      if (!isList)
        break;
      if (!text.consume_front(",") && !text.starts_with("]"))
        return std::nullopt;
      text = text.ltrim();
    }
    text = text.ltrim();
    if (!text.consume_front(",") && !text.empty())
      return std::nullopt;
  }
  return numbers;
}

ShapeRef DimensionNumbers::list(StringRef name) const {
  auto found = values.find(name);
  return found == values.end() ? ShapeRef() : ShapeRef(found->second);
}

std::optional<int64_t> DimensionNumbers::number(StringRef name) const {
  ShapeRef value = list(name);
  return value.size() == 1 ? std::optional<int64_t>(value[0]) : std::nullopt;
}

Attribute uop::fromstablehlo::getOpAttribute(Operation *op, StringRef name) {
  if (auto own =
          dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute()))
    if (Attribute found = own.get(name))
      return found;
  return op->getDiscardableAttr(name);
}

/// The integers of a list of any form.
static std::optional<Shape> getInts(Attribute attribute) {
  if (auto array = dyn_cast<DenseI64ArrayAttr>(attribute))
    return Shape(array.asArrayRef());
  if (auto array = dyn_cast<DenseBoolArrayAttr>(attribute))
    return Shape(array.asArrayRef().begin(), array.asArrayRef().end());
  Shape values;
  if (auto array = dyn_cast<ArrayAttr>(attribute)) {
    for (Attribute element : array) {
      auto integer = dyn_cast<IntegerAttr>(element);
      if (!integer || integer.getValue().getBitWidth() > 64)
        return std::nullopt;
      values.push_back(integer.getValue().getSExtValue());
    }
    return values;
  }
  auto dense = dyn_cast<DenseIntElementsAttr>(attribute);
  if (!dense || dense.getElementType().getIntOrFloatBitWidth() > 64)
    return std::nullopt;
  bool isBool = dense.getElementType().isInteger(1);
  for (const APInt &value : dense.getValues<APInt>())
    values.push_back(isBool ? value.getZExtValue() : value.getSExtValue());
  return values;
}

std::optional<Shape> OpConverter::ints(StringRef name, int64_t count,
                                       std::optional<int64_t> otherwise) {
  Attribute found = attribute(name);
  if (!found && otherwise)
    return Shape(count, *otherwise);
  std::optional<Shape> values = found ? getInts(found) : std::nullopt;
  if (values && (count < 0 || int64_t(values->size()) == count))
    return values;
  (void)refuse("attribute '" + name + "' must be a list of " +
               (count < 0 ? Twine("integers")
                          : Twine(count) + " integers, one for each axis"));
  return std::nullopt;
}

std::optional<int64_t> OpConverter::integerAttribute(StringRef name) {
  auto found = dyn_cast_or_null<IntegerAttr>(attribute(name));
  if (found && found.getValue().isSignedIntN(64))
    return found.getValue().getSExtValue();
  (void)refuse("attribute '" + name + "' must be an integer");
  return std::nullopt;
}

std::string uop::fromstablehlo::getKeyword(Operation *op, StringRef name) {
  Attribute found = getOpAttribute(op, name);
  if (!found)
    return {};
  if (auto text = dyn_cast<StringAttr>(found))
    return text.getValue().str();
  std::string text = print(found);
  StringRef inner = StringRef(text).split('<').second;
  inner.consume_back(">");
  return inner.trim().rsplit(' ').second.empty()
             ? inner.trim().str()
             : inner.trim().rsplit(' ').second.str();
}

std::optional<DimensionNumbers> OpConverter::dimensionNumbers(StringRef name) {
  Attribute found = attribute(name);
  auto numbers = found ? DimensionNumbers::parse(found) : std::nullopt;
  if (!numbers)
    (void)refuse("attribute '" + name + "' is " +
                 (found ? "malformed" : "missing"));
  return numbers;
}

/// No size or padding that a program needs is larger, and sums stay exact.
static constexpr int64_t kMaxPadding = int64_t(1) << 40;

bool OpConverter::padding(StringRef name, int64_t rank, Shape &low,
                          Shape &high) {
  std::optional<Shape> pairs = ints(name, 2 * rank, 0);
  if (!pairs)
    return false;
  for (int64_t amount : *pairs)
    if (amount < -kMaxPadding || amount > kMaxPadding)
      return succeeded(
          refuse("attribute '" + name + "' has the amount " + Twine(amount)));
  for (int64_t axis = 0; axis != rank; ++axis) {
    low.push_back((*pairs)[2 * axis]);
    high.push_back((*pairs)[2 * axis + 1]);
  }
  return true;
}

bool OpConverter::checkAxes(ShapeRef axes, int64_t rank, StringRef what) {
  llvm::SmallDenseSet<int64_t> seen;
  for (int64_t axis : axes)
    if (axis < 0 || axis >= rank || !seen.insert(axis).second)
      return succeeded(refuse(what + " must be different axes of " +
                              Twine(rank) + ", got " + Twine(axis)));
  return true;
}

//===----------------------------------------------------------------------===//
// Operands and results
//===----------------------------------------------------------------------===//

RankedTensorType OpConverter::resultType(unsigned i) const {
  auto result = llvm::cast<RankedTensorType>(op->getResult(i).getType());
  return lifted ? result.clone(*lifted) : result;
}

LogicalResult OpConverter::finish(ValueRange values) {
  if (values.size() != op->getNumResults())
    return refuse("has " + Twine(op->getNumResults()) + " results and not " +
                  Twine(values.size()));
  for (auto [i, value] : llvm::enumerate(values))
    if (value.getType() != resultType(i)) {
      std::string got = toString(shapeOf(value));
      return refuse(
          "the type of result " + Twine(i) +
          " does not match its operands and attributes, which give the shape " +
          got +
          (elementOf(value) != resultElement(i) ? " and another element type"
                                                : ""));
    }
  results.assign(values.begin(), values.end());
  return success();
}

static std::string plural(unsigned count, StringRef what) {
  return (Twine(count) + " " + what + (count == 1 ? "" : "s")).str();
}

LogicalResult OpConverter::expect(unsigned numOperands, unsigned numResults,
                                  unsigned numRegions) {
  if (operands.size() != numOperands)
    return refuse("takes " + plural(numOperands, "operand") + ", got " +
                  Twine(operands.size()));
  if (op->getNumResults() != numResults)
    return refuse("has " + plural(numResults, "result") + ", got " +
                  Twine(op->getNumResults()));
  if (op->getNumRegions() != numRegions)
    return refuse("has " + plural(numRegions, "region") + ", got " +
                  Twine(op->getNumRegions()));
  return success();
}

LogicalResult OpConverter::expectSameShapes() {
  for (Value operand : operands)
    if (shapeOf(operand) != shapeOf(operands[0]))
      return refuse("its operands have the shapes " +
                    toString(shapeOf(operands[0])) + " and " +
                    toString(shapeOf(operand)));
  return success();
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

Block *OpConverter::body(unsigned region, unsigned numArguments) {
  Region &found = op->getRegion(region);
  if (!found.hasOneBlock() || found.getNumArguments() != numArguments ||
      found.front().empty() ||
      found.front().back().getName().getStringRef() != "stablehlo.return") {
    (void)refuse("region " + Twine(region) + " must be one block of " +
                 plural(numArguments, "argument") +
                 " that ends with stablehlo.return");
    return nullptr;
  }
  return &found.front();
}

/// Whether an op of a body becomes a tensor op on the shape of its arguments.
static bool isScalarOp(Operation &op) {
  auto isScalar = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getRank() == 0 &&
           isElementType(tensor.getElementType());
  };
  return llvm::all_of(op.getOperandTypes(), isScalar) &&
         llvm::all_of(op.getResultTypes(), isScalar);
}

LogicalResult OpConverter::evaluate(Block &body, ArrayRef<Value> arguments,
                                    SmallVectorImpl<Value> &yielded) {
  llvm::DenseMap<Value, Value> values;
  if (failed(evaluateOps(body, arguments, values)))
    return failure();
  for (Value operand : body.back().getOperands())
    yielded.push_back(values.lookup(operand));
  return success();
}

LogicalResult OpConverter::evaluateOps(Block &body, ArrayRef<Value> arguments,
                                       llvm::DenseMap<Value, Value> &values) {
  for (auto [argument, value] :
       llvm::zip_equal(body.getArguments(), arguments)) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type || type.getRank() != 0 ||
        type.getElementType() != elementOf(value))
      return refuse("the arguments of its body must be scalars of the element "
                    "types of its operands");
    values[argument] = value;
  }
  Shape shape(shapeOf(arguments[0]));
  auto lookup = [&](Value value) -> Value {
    if (Value known = values.lookup(value))
      return known;
    // What comes from outside has been converted.
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (type && type.getRank() == 0 && isElementType(type.getElementType()))
      return values[value] = broadcast(value, shape);
    return {};
  };
  for (Operation &inner : body) {
    SmallVector<Value> inputs;
    for (Value operand : inner.getOperands()) {
      inputs.push_back(lookup(operand));
      if (!inputs.back()) {
        culprit = &inner;
        return refuse("the ops of a body must take scalars");
      }
    }
    if (&inner == &body.back())
      return success();
    const OpHandler *handler = table.lookup(inner.getName().getStringRef());
    culprit = &inner;
    if (!handler || !handler->isElementwise || !isScalarOp(inner))
      return refuse("the bodies of reductions, scatters and sorts may contain "
                    "only elementwise ops of stablehlo and chlo on scalars");
    OpConverter converter(builder, table, &inner, inputs);
    converter.lifted = shape;
    if (failed(handler->convert(converter)))
      return refuse(converter.reason);
    culprit = nullptr;
    for (auto [result, value] :
         llvm::zip_equal(inner.getResults(), converter.results))
      values[result] = value;
  }
  return refuse("its body must end with stablehlo.return");
}

std::optional<ReduceKind> uop::fromstablehlo::matchCombiner(Block &body,
                                                            unsigned lhs,
                                                            unsigned rhs,
                                                            unsigned yielded) {
  Operation &last = body.back();
  if (yielded >= last.getNumOperands())
    return std::nullopt;
  Operation *combiner = last.getOperand(yielded).getDefiningOp();
  if (!combiner || combiner->getBlock() != &body ||
      combiner->getNumOperands() != 2)
    return std::nullopt;
  Value x = body.getArgument(lhs), y = body.getArgument(rhs);
  Value a = combiner->getOperand(0), b = combiner->getOperand(1);
  if (!(a == x && b == y) && !(a == y && b == x))
    return std::nullopt;
  if (x.getType() != y.getType() ||
      combiner->getResult(0).getType() != x.getType())
    return std::nullopt;
  auto type = dyn_cast<RankedTensorType>(x.getType());
  if (!type || type.getRank() != 0)
    return std::nullopt;
  bool isBool = type.getElementType().isInteger(1);
  StringRef name = combiner->getName().getStringRef();
  if (name == "stablehlo.add")
    return isBool ? ReduceKind::max : ReduceKind::add;
  if (name == "stablehlo.multiply")
    return isBool ? ReduceKind::min : ReduceKind::mul;
  if (name == "stablehlo.maximum" || (isBool && name == "stablehlo.or"))
    return ReduceKind::max;
  if (name == "stablehlo.minimum" || (isBool && name == "stablehlo.and"))
    return ReduceKind::min;
  return std::nullopt;
}
