//===- Node.cpp - One node of a graph while it is imported ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "GraphImporter.h"
#include "Schema.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;
using ::onnx::AttributeProto;

const Item *Scope::find(StringRef name) const {
  for (const Scope *scope = this; scope; scope = scope->parent)
    if (auto found = scope->items.find(name); found != scope->items.end())
      return &found->second;
  return nullptr;
}

Node::Node(GraphImporter &importer, const ::onnx::NodeProto &proto,
           int64_t opset, Scope &scope)
    : Emitter(importer.getBuilder()), opset(opset), proto(proto),
      importer(importer), scope(scope) {
  subject =
      "node '" + importer.getNodeName(proto) + "' (" + proto.op_type() + "): ";
  for (const std::string &name : proto.input()) {
    inputs.emplace_back();
    if (!name.empty() && !hasFailed)
      if (const Item *item = importer.lookup(name, *this))
        inputs.back() = *item;
  }
  outputs.resize(proto.output_size());
}

Value Node::fail(const Twine &message) {
  // What follows from the first error is none of its own.
  if (!hasFailed) {
    const SizeVariables &variables = importer.getVariables();
    std::string text = message.str(), renamed = variables.rename(text);
    bool isOfSizes =
        renamed != text ||
        (!variables.empty() && StringRef(text).contains("run decides"));
    for (const Item &item : inputs)
      isOfSizes |= item.kind == Item::Kind::tensor &&
                   variables.anyVariable(shapeOf(item.tensor));
    if (isOfSizes && !StringRef(renamed).contains("--dim="))
      renamed += " (" + variables.getAdvice() + ")";
    emitError(builder.getLoc()) << subject << renamed;
  }
  hasFailed = true;
  return {};
}

bool Node::isVariable(int64_t size) const {
  return importer.getVariables().isVariable(size);
}

bool Node::isMadeOfSizes(double number) const {
  // A variable is about 2^48 here; a multiple, a part or a quotient by one of
  // them is in these intervals, which numbers of operators are not.
  double x = std::abs(number);
  return !importer.getVariables().empty() &&
         ((x > 0x1p42 && x < 0x1p62) || (x > 0x1p-60 && x < 0x1p-42));
}

bool Node::isSize(int64_t size) const {
  const SizeVariables &variables = importer.getVariables();
  if (variables.empty())
    return true;
  return size >= 0 &&
         (size < variables.getLimit() || variables.isVariable(size));
}

std::optional<bool> Node::isLess(int64_t x, int64_t y) {
  std::optional<bool> less = importer.getVariables().isLess(x, y);
  if (!less)
    fail("whether " + Twine(x) + " is less than " + Twine(y) +
         " is not known before a run: " + importer.getVariables().getAdvice() +
         ", and narrower bounds may decide it");
  return less;
}

std::optional<int64_t> Node::divideSize(int64_t size, int64_t divisor) {
  std::optional<int64_t> quotient =
      importer.getVariables().floorDivide(size, divisor);
  if (!quotient)
    fail("a size is " + Twine(size) + " divided by " + Twine(divisor) +
         "; there are at most " + Twine(SizeVariables::kMaxQuotients) +
         " quotients of sizes that a run decides, each of one sum: " +
         importer.getVariables().getAdvice());
  return quotient;
}

std::optional<int64_t> Node::addSizes(ShapeRef sizes) {
  std::optional<int64_t> sum = importer.getVariables().sum(sizes);
  if (!sum)
    fail("a size is the sum of " + toList(sizes) +
         ", but a sum may contain at most two sizes that a run decides: " +
         importer.getVariables().getAdvice());
  return sum;
}

std::pair<int64_t, int64_t> Node::getBounds(int64_t number) const {
  return importer.getVariables().getBounds(number).value_or(
      std::pair(std::numeric_limits<int64_t>::min(),
                std::numeric_limits<int64_t>::max()));
}

int64_t Node::normalizeSize(int64_t size) {
  return importer.getVariables().normalize(size);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

const AttributeProto *Node::findAttribute(StringRef name) {
  for (const AttributeProto &attribute : proto.attribute())
    if (name == attribute.name())
      return &attribute;
  return nullptr;
}

/// The attribute, if it has the type; reports another one.
static const AttributeProto *findTyped(Node &node, StringRef name,
                                       AttributeProto::AttributeType type,
                                       const char *what) {
  const AttributeProto *attribute = node.findAttribute(name);
  // Files of IR version 1 have no types.
  if (!attribute || attribute->type() == type ||
      attribute->type() == AttributeProto::UNDEFINED)
    return attribute;
  node.fail("attribute '" + name + "' must be " + what);
  return nullptr;
}

int64_t Node::intAttribute(StringRef name, int64_t otherwise) {
  const auto *found = findTyped(*this, name, AttributeProto::INT, "an integer");
  return found ? found->i() : otherwise;
}

double Node::floatAttribute(StringRef name, double otherwise) {
  const auto *found = findTyped(*this, name, AttributeProto::FLOAT, "a float");
  return found ? double(found->f()) : otherwise;
}

std::string Node::stringAttribute(StringRef name, StringRef otherwise) {
  const auto *found =
      findTyped(*this, name, AttributeProto::STRING, "a string");
  return found ? found->s() : otherwise.str();
}

std::optional<Shape> Node::intsAttribute(StringRef name) {
  const auto *found =
      findTyped(*this, name, AttributeProto::INTS, "a list of integers");
  if (!found)
    return std::nullopt;
  return Shape(found->ints().begin(), found->ints().end());
}

std::optional<SmallVector<double>> Node::floatsAttribute(StringRef name) {
  const auto *found =
      findTyped(*this, name, AttributeProto::FLOATS, "a list of floats");
  if (!found)
    return std::nullopt;
  return SmallVector<double>(found->floats().begin(), found->floats().end());
}

SmallVector<std::string> Node::stringsAttribute(StringRef name) {
  const auto *found =
      findTyped(*this, name, AttributeProto::STRINGS, "a list of strings");
  if (!found)
    return {};
  return SmallVector<std::string>(found->strings().begin(),
                                  found->strings().end());
}

const ::onnx::GraphProto *Node::graphAttribute(StringRef name) {
  const auto *found = findTyped(*this, name, AttributeProto::GRAPH, "a graph");
  if (!found && !hasFailed)
    fail("attribute '" + name + "' is missing; it must be a graph");
  return found ? &found->g() : nullptr;
}

Value Node::tensorAttribute(StringRef name) {
  const auto *found =
      findTyped(*this, name, AttributeProto::TENSOR, "a tensor");
  return found ? importer.materialize(found->t(), *this) : Value();
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

bool Node::hasInput(size_t index) const {
  return index < inputs.size() && !proto.input(index).empty() &&
         inputs[index].kind != Item::Kind::none;
}

bool Node::isAbsent(size_t index) const {
  if (index >= inputs.size() || proto.input(index).empty())
    return true;
  // One that a function passes on is none of its call. An optional without a
  // value has the type of one.
  return inputs[index].kind == Item::Kind::none &&
         inputs[index].dataType == kUndefined;
}

Value Node::input(size_t index) {
  if (hasFailed)
    return {};
  if (isAbsent(index))
    return fail("input " + Twine(index) + " is missing");
  if (inputs[index].kind != Item::Kind::tensor)
    return fail("input " + Twine(index) + ", '" + proto.input(index) + "', " +
                (inputs[index].kind == Item::Kind::sequence
                     ? "is a sequence; it must be a tensor"
                     : "is an optional without a value"));
  return inputs[index].tensor;
}

Value Node::optionalInput(size_t index) {
  return isAbsent(index) ? Value() : input(index);
}

std::optional<SmallVector<Value>> Node::allInputs(size_t first) {
  SmallVector<Value> values;
  for (size_t i = first; i < inputs.size(); ++i) {
    values.push_back(input(i));
    if (!values.back())
      return std::nullopt;
  }
  return values;
}

DenseElementsAttr Node::findConstant(Value value) {
  return value ? importer.findConstant(value) : DenseElementsAttr();
}

std::optional<DenseElementsAttr> Node::constantInput(size_t index) {
  Value value = input(index);
  if (!value)
    return std::nullopt;
  if (DenseElementsAttr known = findConstant(value))
    return known;
  fail("input " + Twine(index) + ", '" + proto.input(index) +
       "', determines shapes and must be known before the program is compiled, "
       "but depends on " +
       importer.describeUnknown(value));
  return std::nullopt;
}

bool Node::hasRoom() const {
  return proto.output_size() && importer.findRoom(proto.output(0));
}

std::optional<int64_t> Node::getRoom(size_t index) {
  StringRef name = proto.output_size() ? StringRef(proto.output(0)) : "";
  if (std::optional<int64_t> room = importer.findRoom(name)) {
    if (importer.isRepeated()) {
      fail("room for output '" + name +
           "' can be made in the main graph of the model only, not in loops, "
           "branches and functions");
      return std::nullopt;
    }
    return room;
  }
  Value value = input(index);
  if (value)
    fail("the values of input " + Twine(index) + ", '" + proto.input(index) +
         "', determine the number of results, but depend on " +
         importer.describeUnknown(value) + "; --room=" + name +
         "=N makes room for N results");
  return std::nullopt;
}

void Node::setCount(Value count) { importer.addCount(proto.output(0), count); }

std::optional<Shape> Node::intsInput(size_t index) {
  std::optional<DenseElementsAttr> known = constantInput(index);
  if (!known)
    return std::nullopt;
  auto type = dyn_cast<IntegerType>(known->getElementType());
  if (!type) {
    fail("input " + Twine(index) + " must be of integers");
    return std::nullopt;
  }
  Shape values;
  bool isUnsigned = isUnsignedType(type);
  for (APInt value : known->getValues<APInt>())
    values.push_back(isUnsigned ? int64_t(value.getZExtValue())
                                : value.getSExtValue());
  return values;
}

std::optional<SmallVector<double>> Node::floatsInput(size_t index) {
  std::optional<DenseElementsAttr> known = constantInput(index);
  if (!known)
    return std::nullopt;
  if (!isa<FloatType>(known->getElementType())) {
    fail("input " + Twine(index) + " must be of floats");
    return std::nullopt;
  }
  SmallVector<double> values;
  for (APFloat value : known->getValues<APFloat>()) {
    bool losesInfo;
    value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    values.push_back(value.convertToDouble());
  }
  return values;
}

std::optional<int64_t> Node::intInput(size_t index) {
  std::optional<Shape> values = intsInput(index);
  if (!values)
    return std::nullopt;
  if (values->size() == 1)
    return values->front();
  fail("input " + Twine(index) + " must have one element, got " +
       Twine(values->size()));
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

size_t Node::getNumOutputs() const { return proto.output_size(); }

bool Node::hasOutput(size_t index) const {
  return index < getNumOutputs() && !proto.output(index).empty();
}

void Node::setOutput(size_t index, Value value, int32_t dataType) {
  if (value && index < outputs.size())
    outputs[index] = Item::ofTensor(value, dataType);
}

void Node::setItem(size_t index, Item item) {
  if (index < outputs.size())
    outputs[index] = std::move(item);
}

LogicalResult Node::finish(Value value, int32_t dataType) {
  setOutput(0, value, dataType);
  return success(value && !hasFailed);
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

std::optional<int64_t> Node::normalizeAxis(int64_t axis, int64_t rank) {
  if (axis >= -rank && axis < rank)
    return axis < 0 ? axis + rank : axis;
  fail("axis " + Twine(axis) + " is out of range of rank " + Twine(rank));
  return std::nullopt;
}

std::optional<Shape> Node::normalizeAxes(ShapeRef axes, int64_t rank) {
  Shape result;
  for (int64_t axis : axes) {
    std::optional<int64_t> normal = normalizeAxis(axis, rank);
    if (!normal)
      return std::nullopt;
    if (llvm::is_contained(result, *normal)) {
      fail("axis " + Twine(axis) + " is named twice");
      return std::nullopt;
    }
    result.push_back(*normal);
  }
  return result;
}

bool Node::checkRank(Value x, int64_t least, StringRef what) {
  if (!x)
    return false;
  if (rankOf(x) >= least)
    return true;
  fail(what + " must have at least " + Twine(least) + " axes, got " +
       toString(x));
  return false;
}
