//===- Movement.cpp - Elements at other places ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// A list of integers that is an attribute before `inputSince`, and input
/// number `index` then. Nothing if there is none, or after a report.
static std::optional<Shape> getList(Node &n, StringRef name, size_t index,
                                    int64_t inputSince) {
  if (n.opset < inputSince)
    return n.intsAttribute(name);
  if (!n.hasInput(index))
    return std::nullopt;
  return n.intsInput(index);
}

/// The result has the data type of the first input.
static LogicalResult finishSame(Node &n, Value value) {
  return n.finish(value, n.item(0).dataType);
}

static LogicalResult convertIdentity(Node &n) {
  if (n.getNumInputs() != 1)
    return n.error("it takes one input");
  n.setItem(0, n.item(0));
  return success();
}

static LogicalResult convertReshape(Node &n) {
  Value x = n.input(0);
  std::optional<Shape> shape = getList(n, "shape", 1, 5);
  if (!x)
    return failure();
  if (!shape)
    return n.error("the shape is missing");
  bool allowZero = n.intAttribute("allowzero", 0);
  int64_t rest = -1;
  // Of sizes that a run decides, products are large.
  __int128 known = 1;
  for (auto [i, size] : llvm::enumerate(*shape)) {
    if (size == 0 && !allowZero) {
      if (int64_t(i) >= Emitter::rankOf(x))
        return n.error("size 0 of axis " + Twine(i) +
                       " stands for the size of that axis of " + toString(x) +
                       ", which has no such axis");
      size = Emitter::shapeOf(x)[i];
    }
    if (size == -1 && rest < 0) {
      rest = i;
      continue;
    }
    if (size < 0)
      return n.error("the shape [" + toList(*shape) +
                     "] must not have sizes below 0, except one -1");
    if (__builtin_mul_overflow(known, __int128(size), &known))
      return n.error("the shape is too large");
  }
  __int128 count = 1;
  for (int64_t size : Emitter::shapeOf(x))
    if (__builtin_mul_overflow(count, __int128(size), &count))
      return n.error(toString(x) + " is too large to be reshaped");
  if (rest >= 0) {
    if (known == 0 || count % known != 0)
      return n.error(toString(x) + " cannot be reshaped to [" + toList(*shape) +
                     "]");
    if (count / known > std::numeric_limits<int64_t>::max())
      return n.error(
          toString(x) + " cannot be reshaped to [" + toList(*shape) +
          "]: a size would be the product of two that a run decides");
    (*shape)[rest] = int64_t(count / known);
  }
  return finishSame(n, n.reshape(x, *shape));
}

static LogicalResult convertFlatten(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  int64_t rank = Emitter::rankOf(x), axis = n.intAttribute("axis", 1);
  if (axis < -rank || axis > rank)
    return n.error("axis " + Twine(axis) + " is out of range of rank " +
                   Twine(rank));
  if (axis < 0)
    axis += rank;
  ShapeRef shape = Emitter::shapeOf(x);
  return finishSame(n,
                    n.reshape(x, {Emitter::countOf(shape.take_front(axis)),
                                  Emitter::countOf(shape.drop_front(axis))}));
}

static LogicalResult convertSqueeze(Node &n) {
  Value x = n.input(0);
  std::optional<Shape> axes = getList(n, "axes", 1, 13);
  if (!x || n.hasFailed)
    return failure();
  ShapeRef shape = Emitter::shapeOf(x);
  if (axes) {
    axes = n.normalizeAxes(*axes, shape.size());
    if (!axes)
      return failure();
  }
  Shape result;
  for (auto [axis, size] : llvm::enumerate(shape)) {
    bool goes = axes ? llvm::is_contained(*axes, int64_t(axis)) : size == 1;
    if (!axes && n.isVariable(size))
      return n.error(
          "whether axis " + Twine(axis) + " of " + toString(x) +
          " has size 1 is not known before a run: name the axes to remove");
    if (goes && size != 1)
      return n.error("axis " + Twine(axis) + " of " + toString(x) +
                     " cannot be removed: its size is not 1");
    if (!goes)
      result.push_back(size);
  }
  return finishSame(n, n.reshape(x, result));
}

static LogicalResult convertUnsqueeze(Node &n) {
  Value x = n.input(0);
  std::optional<Shape> axes = getList(n, "axes", 1, 13);
  if (!x || n.hasFailed)
    return failure();
  if (!axes)
    return n.error("the axes are missing");
  int64_t rank = Emitter::rankOf(x) + axes->size();
  axes = n.normalizeAxes(*axes, rank);
  if (!axes)
    return failure();
  Shape result(Emitter::shapeOf(x));
  llvm::sort(*axes);
  for (int64_t axis : *axes)
    result.insert(result.begin() + axis, 1);
  return finishSame(n, n.reshape(x, result));
}

static LogicalResult convertTranspose(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  std::optional<Shape> order = n.intsAttribute("perm");
  if (!order)
    order = llvm::to_vector(
        llvm::reverse(llvm::seq<int64_t>(0, Emitter::rankOf(x))));
  return finishSame(n, n.permute(x, *order));
}

static LogicalResult convertExpand(Node &n) {
  Value x = n.input(0);
  std::optional<Shape> shape = n.intsInput(1);
  if (!x || !shape)
    return failure();
  if (llvm::any_of(*shape, [](int64_t size) { return size < 0; }))
    return n.error("a size is below 0");
  std::optional<Shape> common = n.broadcastShapes(Emitter::shapeOf(x), *shape);
  return common ? finishSame(n, n.expand(x, *common)) : failure();
}

static LogicalResult convertConcat(Node &n) {
  std::optional<SmallVector<Value>> parts = n.allInputs();
  if (!parts)
    return failure();
  if (parts->empty())
    return n.error("it must have at least one input");
  if (n.opset >= 4 && !n.hasAttribute("axis"))
    return n.error("attribute 'axis' is missing");
  std::optional<int64_t> axis =
      n.axisAttribute(n.opset < 4 ? 1 : 0, Emitter::rankOf(parts->front()));
  return axis ? finishSame(n, n.concatenate(*parts, *axis)) : failure();
}

static LogicalResult convertSplit(Node &n) {
  Value x = n.input(0);
  std::optional<Shape> sizes = getList(n, "split", 1, 13);
  if (!x || n.hasFailed)
    return failure();
  std::optional<int64_t> axis = n.axisAttribute(0, Emitter::rankOf(x));
  if (!axis)
    return failure();
  int64_t size = Emitter::shapeOf(x)[*axis];
  int64_t parts = n.intAttribute("num_outputs", n.getNumOutputs());
  if (!sizes) {
    if (parts < 1 || parts != int64_t(n.getNumOutputs()))
      return n.error("it has " + Twine(n.getNumOutputs()) + " outputs for " +
                     Twine(parts) + " parts");
    // All parts are equal; from opset 18 on, the last one may be smaller.
    int64_t each = llvm::divideCeil(size, parts);
    if (size % parts != 0 && n.opset < 18)
      return n.error("axis " + Twine(*axis) + " of " + toString(x) +
                     " cannot be split into " + Twine(parts) + " equal parts");
    sizes = Shape(parts, each);
    sizes->back() = size - each * (parts - 1);
  }
  int64_t start = 0;
  if (sizes->size() != n.getNumOutputs())
    return n.error("it has " + Twine(n.getNumOutputs()) + " outputs for " +
                   Twine(sizes->size()) + " parts");
  for (auto [i, part] : llvm::enumerate(*sizes)) {
    Value piece = n.cut(x, *axis, start, part);
    if (!piece)
      return failure();
    n.setOutput(i, piece, n.item(0).dataType);
    start += part;
  }
  if (start != size)
    return n.error("the parts have " + Twine(start) + " elements of the " +
                   Twine(size) + " of axis " + Twine(*axis));
  return success();
}

/// A position of a slice, from the end where it is below 0, within [low, high].
/// Nothing, after a report, where the bounds of sizes do not decide it.
static std::optional<int64_t>
clampPosition(Node &n, int64_t value, int64_t size, int64_t low, int64_t high) {
  // The ends of 32 and 64 bits are no sizes.
  if (!n.isVariable(value) && value >= std::numeric_limits<int32_t>::max())
    return high;
  if (!n.isVariable(value) && value <= std::numeric_limits<int32_t>::min())
    return low;
  std::optional<bool> isNegative = n.isLess(value, 0);
  if (isNegative && *isNegative)
    value += size;
  std::optional<bool> isBefore = n.isLess(value, low);
  std::optional<bool> isAfter = n.isLess(high, value);
  if (!isNegative || !isBefore || !isAfter)
    return std::nullopt;
  return *isBefore ? low : *isAfter ? high : value;
}

/// Of positions and sizes that a run decides; their bounds say what is less.
static Value emitVariableSlice(Node &n, Value x, int64_t axis, int64_t start,
                               int64_t end, int64_t step) {
  static constexpr int64_t kGreatestStep = 1 << 12;
  if (step == 0 || step > kGreatestStep || step < -kGreatestStep)
    return n.fail("a slice of an axis whose size a run decides must have a "
                  "step from 1 to " +
                  Twine(kGreatestStep) + " or its negative, got " +
                  Twine(step));
  int64_t size = Emitter::shapeOf(x)[axis];
  // Backwards, positions are before the first element at last.
  int64_t low = step < 0 ? -1 : 0, high = step < 0 ? size - 1 : size;
  std::optional<int64_t> from = clampPosition(n, start, size, low, high);
  std::optional<int64_t> to = clampPosition(n, end, size, low, high);
  if (!from || !to)
    return {};
  int64_t distance = step < 0 ? *from - *to : *to - *from;
  std::optional<bool> isThere = n.isLess(0, distance);
  if (!isThere)
    return {};
  if (!*isThere)
    return n.cut(x, axis, 0, 0);
  std::optional<int64_t> count =
      n.divideSize(distance + std::abs(step) - 1, std::abs(step));
  return count ? n.stride(x, axis, *from, *count, step) : Value();
}

/// x[start:end:step] of one axis, as ONNX clamps it.
static Value emitSlice(Node &n, Value x, int64_t axis, int64_t start,
                       int64_t end, int64_t step) {
  int64_t size = Emitter::shapeOf(x)[axis];
  if (n.isVariable(size) || n.isVariable(start) || n.isVariable(end))
    return emitVariableSlice(n, x, axis, start, end, step);
  if (step == 0 || step == std::numeric_limits<int64_t>::min())
    return n.fail("a step must not be " + Twine(step));
  auto clamp = [&](int64_t value, int64_t low, int64_t high) {
    return std::clamp(value < 0 ? value + size : value, low, high);
  };
  int64_t count;
  if (step > 0) {
    start = clamp(start, 0, size);
    end = clamp(end, 0, size);
    // A step beyond the axis takes one element.
    step = std::min(step, std::max<int64_t>(size, 1));
    count = std::max<int64_t>(llvm::divideCeilSigned(end - start, step), 0);
  } else {
    if (size == 0)
      return n.cut(x, axis, 0, 0);
    start = clamp(start, 0, size - 1);
    end = clamp(end, -1, size - 1);
    step = std::max(step, -size);
    count = std::max<int64_t>(llvm::divideCeilSigned(start - end, -step), 0);
  }
  return n.stride(x, axis, start, count, step);
}

static LogicalResult convertSlice(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  std::optional<Shape> starts = getList(n, "starts", 1, 10);
  std::optional<Shape> ends = getList(n, "ends", 2, 10);
  std::optional<Shape> axes = getList(n, "axes", 3, 10);
  std::optional<Shape> steps;
  if (n.opset >= 10 && n.hasInput(4))
    steps = n.intsInput(4);
  if (n.hasFailed)
    return failure();
  if (!starts || !ends)
    return n.error("the starts or ends are missing");
  if (!axes)
    axes = llvm::to_vector(llvm::seq<int64_t>(0, starts->size()));
  if (!steps)
    steps = Shape(starts->size(), 1);
  if (ends->size() != starts->size() || axes->size() != starts->size() ||
      steps->size() != starts->size())
    return n.error("starts, ends, axes and steps must be of one length");
  axes = n.normalizeAxes(*axes, Emitter::rankOf(x));
  if (!axes)
    return failure();
  for (auto [start, end, axis, step] :
       llvm::zip_equal(*starts, *ends, *axes, *steps)) {
    x = emitSlice(n, x, axis, start, end, step);
    if (!x)
      return failure();
  }
  return finishSame(n, x);
}

static LogicalResult convertTile(Node &n) {
  Value x = n.input(0);
  std::optional<Shape> times = n.intsInput(1);
  if (!x || !times)
    return failure();
  if (int64_t(times->size()) != Emitter::rankOf(x))
    return n.error("there are " + Twine(times->size()) +
                   " repeats for the axes of " + toString(x));
  return finishSame(n, n.repeat(x, *times));
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

/// Where each element of a padded axis comes from.
static std::optional<Shape> getSources(Node &n, StringRef mode, int64_t size,
                                       int64_t low, int64_t high) {
  if (n.isVariable(size)) {
    n.fail("an axis whose size a run decides, " + Twine(size) +
           ", can be padded with mode 'constant' only, not '" + mode + "'");
    return std::nullopt;
  }
  if (size == 0 && low + high > 0) {
    n.fail("an axis without elements cannot be padded with mode '" + mode +
           "'");
    return std::nullopt;
  }
  if (low > kMaxNumbers || high > kMaxNumbers || size > kMaxNumbers) {
    n.fail("an axis of size " + Twine(size) + " is too large for mode '" +
           mode + "'");
    return std::nullopt;
  }
  Shape sources;
  for (int64_t i = -low; i < size + high; ++i) {
    if (mode == "edge") {
      sources.push_back(std::clamp<int64_t>(i, 0, size - 1));
    } else if (mode == "wrap") {
      sources.push_back((i % size + size) % size);
    } else { // reflect: the ends are not repeated
      int64_t period = std::max<int64_t>(2 * (size - 1), 1);
      int64_t at = (i % period + period) % period;
      sources.push_back(at < size ? at : period - at);
    }
  }
  return sources;
}

static Value emitPad(Node &n, Value x, ShapeRef low, ShapeRef high,
                     StringRef mode, Value fill) {
  if (mode == "constant")
    return n.pad(x, low, high, fill);
  if (mode != "edge" && mode != "wrap" && mode != "reflect")
    return n.fail("attribute 'mode' must be constant, edge, reflect or wrap, "
                  "got '" +
                  mode + "'");
  for (int64_t axis = 0, rank = Emitter::rankOf(x); axis != rank && x; ++axis) {
    if (low[axis] == 0 && high[axis] == 0)
      continue;
    std::optional<Shape> sources =
        getSources(n, mode, Emitter::shapeOf(x)[axis], low[axis], high[axis]);
    if (!sources)
      return {};
    x = n.take(x, n.ints(*sources), axis);
  }
  return x;
}

static LogicalResult convertPad(Node &n) {
  Value x = n.input(0);
  std::optional<Shape> pads = getList(n, "pads", 1, 11);
  if (!x || n.hasFailed)
    return failure();
  if (!pads)
    return n.error("the pads are missing");
  int64_t rank = Emitter::rankOf(x);
  Shape axes = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  if (n.opset >= 18 && n.hasInput(3)) {
    std::optional<Shape> given = n.intsInput(3);
    given = given ? n.normalizeAxes(*given, rank) : std::nullopt;
    if (!given)
      return failure();
    axes = *given;
  }
  if (pads->size() != 2 * axes.size())
    return n.error("there are " + Twine(pads->size()) + " pads for " +
                   Twine(axes.size()) + " axes; there must be two for each");
  Shape low(rank, 0), high(rank, 0);
  for (auto [i, axis] : llvm::enumerate(axes)) {
    low[axis] = (*pads)[i];
    high[axis] = (*pads)[i + axes.size()];
  }
  Value fill;
  if (n.opset >= 11) {
    fill = n.optionalInput(2);
    if (n.hasFailed)
      return failure();
  } else if (double value = n.floatAttribute("value", 0)) {
    fill = n.number(value, x);
  }
  if (fill && Emitter::countOf(Emitter::shapeOf(fill)) != 1)
    return n.error("the value must have one element, got " + toString(fill));
  if (fill && n.elementOf(fill) != n.elementOf(x))
    return n.error("its input " + toString(x) + " and the value " +
                   toString(fill) + " must have one element type");
  std::string mode = n.stringAttribute("mode", "constant");
  // Cuts come first: what they leave is padded.
  Shape cutLow(rank, 0), cutHigh(rank, 0);
  for (int64_t axis = 0; axis != rank; ++axis) {
    cutLow[axis] = std::min<int64_t>(low[axis], 0);
    cutHigh[axis] = std::min<int64_t>(high[axis], 0);
    low[axis] = std::max<int64_t>(low[axis], 0);
    high[axis] = std::max<int64_t>(high[axis], 0);
  }
  x = n.pad(x, cutLow, cutHigh);
  return x ? finishSame(n, emitPad(n, x, low, high, mode, fill)) : failure();
}

static LogicalResult convertCenterCropPad(Node &n) {
  Value x = n.input(0);
  std::optional<Shape> target = n.intsInput(1);
  if (!x || !target)
    return failure();
  int64_t rank = Emitter::rankOf(x);
  std::optional<Shape> axes = n.intsAttribute("axes");
  if (!axes)
    axes = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  axes = n.normalizeAxes(*axes, rank);
  if (!axes)
    return failure();
  if (axes->size() != target->size())
    return n.error("there are " + Twine(target->size()) + " sizes for " +
                   Twine(axes->size()) + " axes");
  Shape low(rank, 0), high(rank, 0);
  for (auto [axis, size] : llvm::zip_equal(*axes, *target)) {
    if (size < 0)
      return n.error("a size is below 0");
    if (size == Emitter::shapeOf(x)[axis])
      continue;
    if (n.anyVariable({size, Emitter::shapeOf(x)[axis]}))
      return n.error("size " + Twine(size) + " and axis " + Twine(axis) +
                     " of " + toString(x) + " must be known before a run");
    int64_t difference = size - Emitter::shapeOf(x)[axis];
    // What is odd is added at the end, and cut there.
    low[axis] = difference >= 0 ? difference / 2 : -(-difference / 2);
    high[axis] = difference - low[axis];
  }
  return finishSame(n, n.pad(x, low, high));
}

//===----------------------------------------------------------------------===//
// Blocks of channels
//===----------------------------------------------------------------------===//

static LogicalResult convertDepthToSpace(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  int64_t block = n.intAttribute("blocksize", 0);
  std::string mode = n.stringAttribute("mode", "DCR");
  ShapeRef shape = Emitter::shapeOf(x);
  if (shape.size() != 4 || block < 1 || block > (1 << 20) ||
      shape[1] % (block * block) != 0)
    return n.error("blocks of size " + Twine(block) + " do not divide the " +
                   "channels of " + toString(x) + ", which must have 4 axes");
  int64_t c = shape[1] / (block * block), h = shape[2], w = shape[3];
  Value parts;
  if (mode == "DCR")
    parts = n.permute(n.reshape(x, {shape[0], block, block, c, h, w}),
                      {0, 3, 4, 1, 5, 2});
  else if (mode == "CRD")
    parts = n.permute(n.reshape(x, {shape[0], c, block, block, h, w}),
                      {0, 1, 4, 2, 5, 3});
  else
    return n.error("attribute 'mode' must be DCR or CRD, got '" + Twine(mode) +
                   "'");
  return finishSame(n, n.reshape(parts, {shape[0], c, h * block, w * block}));
}

static LogicalResult convertSpaceToDepth(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  int64_t block = n.intAttribute("blocksize", 0);
  std::string mode = n.stringAttribute("mode", "DCR");
  ShapeRef shape = Emitter::shapeOf(x);
  std::string refusal =
      ("blocks of size " + Twine(block) + " do not divide the last axes of " +
       toString(x) + ", which must have 4 axes")
          .str();
  if (shape.size() != 4 || block < 1)
    return n.error(refusal);
  std::optional<int64_t> rows = n.divideSize(shape[2], block);
  std::optional<int64_t> columns = n.divideSize(shape[3], block);
  if (!rows || !columns)
    return failure();
  int64_t c = shape[1], h = *rows, w = *columns;
  if (h * block != shape[2] || w * block != shape[3])
    return n.error(refusal);
  Value parts = n.reshape(x, {shape[0], c, h, block, w, block});
  if (mode == "DCR")
    parts = n.permute(parts, {0, 3, 5, 1, 2, 4});
  else if (mode == "CRD")
    parts = n.permute(parts, {0, 1, 3, 5, 2, 4});
  else
    return n.error("attribute 'mode' must be DCR or CRD, got '" + Twine(mode) +
                   "'");
  return finishSame(n, n.reshape(parts, {shape[0], c * block * block, h, w}));
}

static LogicalResult convertTrilu(Node &n) {
  Value x = n.input(0);
  if (!n.checkRank(x, 2, "its input"))
    return failure();
  int64_t diagonal = 0;
  if (n.hasInput(1)) {
    std::optional<int64_t> given = n.intInput(1);
    if (!given)
      return failure();
    diagonal = *given;
  }
  Shape table(Emitter::shapeOf(x).take_back(2));
  // Beyond the matrix all diagonals are one.
  int64_t limit = table[0] + table[1] + 1;
  diagonal = std::clamp(diagonal, -limit, limit);
  Value row = n.iota(table, 0), column = n.iota(table, 1);
  row = n.add(row, n.splatInt(diagonal, n.i64()));
  bool isUpper = n.intAttribute("upper", 1);
  Value kept =
      n.compare(isUpper ? CmpPredicate::ge : CmpPredicate::le, column, row);
  return finishSame(n, n.where(kept, x, n.number(0, x)));
}

void uop::onnx_import::addMovementOps(OpTable &table) {
  table.add("Identity", convertIdentity, 1);
  table.add("Reshape", convertReshape);
  table.add("Flatten", convertFlatten);
  table.add("Squeeze", convertSqueeze);
  table.add("Unsqueeze", convertUnsqueeze);
  table.add("Transpose", convertTranspose, 1);
  table.add("Expand", convertExpand, 8);
  table.add("Concat", convertConcat);
  table.add("Split", convertSplit);
  table.add("Slice", convertSlice);
  table.add("Tile", convertTile, 6);
  table.add("Pad", convertPad, 2);
  table.add("CenterCropPad", convertCenterCropPad, 18);
  table.add("DepthToSpace", convertDepthToSpace);
  table.add("SpaceToDepth", convertSpaceToDepth);
  table.add("Trilu", convertTrilu, 14);
}
