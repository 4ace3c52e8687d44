//===- Sequences.cpp - Lists of tensors, and values that may be none -*- C++
//-*-//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The length of a sequence is known while it is imported: it becomes nothing.
//
//===----------------------------------------------------------------------===//

#include "GraphImporter.h"
#include "Schema.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

static const std::vector<Item> *getSequence(Node &n, size_t index) {
  if (n.hasInput(index) && n.item(index).kind == Item::Kind::sequence)
    return n.item(index).elements.get();
  n.fail("input " + Twine(index) + " must be a sequence");
  return nullptr;
}

static LogicalResult convertSequenceEmpty(Node &n) {
  n.setItem(0, Item::ofSequence({}, int32_t(n.intAttribute("dtype", kFloat))));
  return success();
}

static LogicalResult convertSequenceConstruct(Node &n) {
  std::optional<SmallVector<Value>> all = n.allInputs();
  if (!all)
    return failure();
  std::vector<Item> elements;
  for (size_t i = 0; i != all->size(); ++i)
    elements.push_back(n.item(i));
  int32_t dataType = elements.empty() ? 0 : elements.front().dataType;
  n.setItem(0, Item::ofSequence(std::move(elements), dataType));
  return success();
}

static LogicalResult convertSequenceLength(Node &n) {
  const std::vector<Item> *sequence = getSequence(n, 0);
  if (!sequence)
    return failure();
  return n.finish(n.ints({int64_t(sequence->size())}, {}));
}

/// A position, which may count from the end; `extra` more are allowed.
static std::optional<int64_t> getPosition(Node &n, size_t input, size_t size,
                                          int64_t extra) {
  std::optional<int64_t> position = n.intInput(input);
  if (!position)
    return std::nullopt;
  int64_t count = int64_t(size);
  if (*position < -count || *position >= count + extra) {
    n.fail("position " + Twine(*position) +
           " is out of range of a sequence of " + Twine(count));
    return std::nullopt;
  }
  return *position < 0 ? *position + count : *position;
}

static LogicalResult convertSequenceAt(Node &n) {
  const std::vector<Item> *sequence = getSequence(n, 0);
  std::optional<int64_t> at =
      sequence ? getPosition(n, 1, sequence->size(), 0) : std::nullopt;
  if (!at)
    return failure();
  n.setItem(0, (*sequence)[*at]);
  return success();
}

static LogicalResult convertSequenceInsert(Node &n) {
  const std::vector<Item> *sequence = getSequence(n, 0);
  if (!sequence || !n.input(1))
    return failure();
  std::optional<int64_t> at = sequence->size();
  if (n.hasInput(2))
    at = getPosition(n, 2, sequence->size(), 1);
  if (!at)
    return failure();
  std::vector<Item> elements = *sequence;
  elements.insert(elements.begin() + *at, n.item(1));
  n.setItem(0, Item::ofSequence(std::move(elements), n.item(1).dataType));
  return success();
}

static LogicalResult convertSequenceErase(Node &n) {
  const std::vector<Item> *sequence = getSequence(n, 0);
  if (!sequence)
    return failure();
  if (sequence->empty())
    return n.error("the sequence has no elements");
  std::optional<int64_t> at = sequence->size() - 1;
  if (n.hasInput(1))
    at = getPosition(n, 1, sequence->size(), 0);
  if (!at)
    return failure();
  std::vector<Item> elements = *sequence;
  elements.erase(elements.begin() + *at);
  n.setItem(0, Item::ofSequence(std::move(elements), n.item(0).dataType));
  return success();
}

static LogicalResult convertSplitToSequence(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  std::optional<int64_t> axis = n.axisAttribute(0, Emitter::rankOf(x));
  if (!axis)
    return failure();
  int64_t size = Emitter::shapeOf(x)[*axis];
  bool keepsAxis = n.intAttribute("keepdims", 1) || n.hasInput(1);
  if (size > (1 << 16))
    return n.error("axis " + Twine(*axis) + " of " + toString(x) +
                   " is too long to split");
  Shape parts;
  if (!n.hasInput(1)) {
    parts.assign(size, 1);
  } else {
    std::optional<Shape> given = n.intsInput(1);
    if (!given)
      return failure();
    if (Emitter::rankOf(n.input(1)) != 0) {
      parts = *given;
    } else {
      if (given->front() < 1)
        return n.error("pieces of size " + Twine(given->front()) +
                       " cannot be");
      for (int64_t rest = size; rest > 0; rest -= given->front())
        parts.push_back(std::min(rest, given->front()));
    }
  }
  std::vector<Item> elements;
  int64_t start = 0;
  for (int64_t part : parts) {
    Value piece = n.cut(x, *axis, start, part);
    if (piece && !keepsAxis)
      piece = n.squeeze(piece, *axis);
    if (!piece)
      return failure();
    elements.push_back(Item::ofTensor(piece, n.item(0).dataType));
    start += part;
  }
  if (start != size)
    return n.error("the pieces have " + Twine(start) + " elements of the " +
                   Twine(size) + " of axis " + Twine(*axis));
  n.setItem(0, Item::ofSequence(std::move(elements), n.item(0).dataType));
  return success();
}

static LogicalResult convertConcatFromSequence(Node &n) {
  const std::vector<Item> *sequence = getSequence(n, 0);
  if (!sequence)
    return failure();
  if (sequence->empty())
    return n.error("the sequence has no elements");
  bool isNew = n.intAttribute("new_axis", 0);
  SmallVector<Value> parts;
  for (const Item &item : *sequence) {
    if (item.kind != Item::Kind::tensor)
      return n.error("the elements of the sequence must be tensors");
    parts.push_back(item.tensor);
  }
  std::optional<int64_t> axis =
      n.axisAttribute(0, Emitter::rankOf(parts.front()) + (isNew ? 1 : 0));
  if (!axis)
    return failure();
  for (Value &part : parts)
    part = isNew ? n.unsqueeze(part, *axis) : part;
  return n.finish(n.concatenate(parts, *axis), sequence->front().dataType);
}

static LogicalResult convertSequenceMap(Node &n) {
  const std::vector<Item> *sequence = getSequence(n, 0);
  const ::onnx::GraphProto *body = n.graphAttribute("body");
  if (!sequence || !body)
    return failure();
  std::vector<std::vector<Item>> outputs(n.getNumOutputs());
  if (body->output_size() != int(n.getNumOutputs()))
    return n.error("its body has " + Twine(body->output_size()) +
                   " outputs, it has " + Twine(n.getNumOutputs()));
  for (size_t i = 0; i != sequence->size(); ++i) {
    std::vector<Item> arguments = {(*sequence)[i]};
    for (size_t k = 1; k < n.getNumInputs(); ++k) {
      const Item &item = n.item(k);
      if (item.kind != Item::Kind::sequence) {
        arguments.push_back(item);
        continue;
      }
      if (item.elements->size() != sequence->size())
        return n.error("its sequences have " + Twine(sequence->size()) +
                       " and " + Twine(item.elements->size()) + " elements");
      arguments.push_back((*item.elements)[i]);
    }
    auto results = n.importer.importSubgraph(n, *body, arguments);
    if (!results)
      return failure();
    for (auto [k, item] : llvm::enumerate(*results))
      outputs[k].push_back(item);
  }
  for (auto [k, elements] : llvm::enumerate(outputs)) {
    int32_t dataType = elements.empty() ? 0 : elements.front().dataType;
    n.setItem(k, Item::ofSequence(std::move(elements), dataType));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Optionals
//===----------------------------------------------------------------------===//

static LogicalResult convertOptional(Node &n) {
  if (n.hasInput(0)) {
    n.setItem(0, n.item(0));
    return success();
  }
  Item none;
  none.dataType = kFloat; // of a value that is not there
  n.setItem(0, none);
  return success();
}

static LogicalResult convertOptionalHasElement(Node &n) {
  return n.finish(n.splatInt(n.hasInput(0), n.i1()));
}

static LogicalResult convertOptionalGetElement(Node &n) {
  if (!n.hasInput(0))
    return n.error("the optional has no value");
  n.setItem(0, n.item(0));
  return success();
}

void uop::onnx_import::addSequenceOps(OpTable &table) {
  table.add("SequenceEmpty", convertSequenceEmpty, 11);
  table.add("SequenceConstruct", convertSequenceConstruct, 11);
  table.add("SequenceLength", convertSequenceLength, 11);
  table.add("SequenceAt", convertSequenceAt, 11);
  table.add("SequenceInsert", convertSequenceInsert, 11);
  table.add("SequenceErase", convertSequenceErase, 11);
  table.add("SplitToSequence", convertSplitToSequence, 11);
  table.add("ConcatFromSequence", convertConcatFromSequence, 11);
  table.add("SequenceMap", convertSequenceMap, 17);
  table.add("Optional", convertOptional, 15);
  table.add("OptionalHasElement", convertOptionalHasElement, 15);
  table.add("OptionalGetElement", convertOptionalGetElement, 15);
}
