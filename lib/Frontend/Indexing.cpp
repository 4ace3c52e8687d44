//===- Indexing.cpp - x[...] as numpy has it --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Indexing.h"

#include "Build.h"
#include "uop/Frontend/Sets.h"

#include <limits>

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;
using Kind = IndexPart::Kind;

namespace {
/// A key with one part for each axis, and new axes.
struct Key {
  SmallVector<IndexPart> parts;
  std::optional<Tensor> error;
};
} // namespace

static bool isMask(const IndexPart &part) {
  return part.kind == Kind::tensor && part.tensor.dtype() == DType::Bool;
}

/// How many axes of the tensor a part is for.
static int64_t countAxes(const IndexPart &part) {
  if (part.kind == Kind::newAxis || part.kind == Kind::ellipsis)
    return 0;
  return isMask(part) ? part.tensor.rank() : 1;
}

static std::optional<Tensor> checkParts(const Tensor &x,
                                        ArrayRef<IndexPart> parts) {
  if (auto error = findError(x))
    return error;
  int64_t axes = 0, ellipses = 0;
  for (const IndexPart &part : parts) {
    axes += countAxes(part);
    ellipses += part.kind == Kind::ellipsis;
    if (part.kind == Kind::slice && part.step == 0)
      return fail("a step of 0");
    if (part.kind != Kind::tensor)
      continue;
    if (auto error = findError({x, part.tensor}))
      return error;
    if (runtime::isFloat(part.tensor.dtype()))
      return fail("an index must have integers or bools, got " +
                      part.tensor.typeString(),
                  ErrorKind::index);
  }
  if (ellipses > 1)
    return fail("more than one ellipsis", ErrorKind::index);
  if (axes > x.rank())
    return fail("the index is for " + Twine(axes) + " axes, " + x.typeString() +
                    " has " + Twine(x.rank()),
                ErrorKind::index);
  return std::nullopt;
}

/// The positions that a mask keeps, one tensor of integers for each of its
/// axes.
static std::optional<Tensor> addMask(const Tensor &x, int64_t axis,
                                     const Tensor &mask, Key &key) {
  for (int64_t i = 0; i != mask.rank(); ++i)
    if (mask.shape()[i] != x.shape()[axis + i])
      return fail("the mask " + mask.typeString() + " is for axes " +
                      Twine(axis) + " to " + Twine(axis + mask.rank() - 1) +
                      " of " + x.typeString() + ", whose sizes differ",
                  ErrorKind::index);
  std::vector<Tensor> positions = findNonZero(mask);
  if (positions.size() == 1 && positions[0].hasError())
    return positions[0];
  for (Tensor &position : positions)
    key.parts.push_back(IndexPart::at(std::move(position)));
  return std::nullopt;
}

/// Masks become integers, and what is missing becomes slices of everything.
static Key expandKey(Tensor &x, ArrayRef<IndexPart> parts) {
  Key key;
  if ((key.error = checkParts(x, parts)))
    return key;
  int64_t axes = 0;
  for (const IndexPart &part : parts)
    axes += countAxes(part);
  int64_t missing = x.rank() - axes, axis = 0;
  auto addAll = [&] {
    key.parts.append(missing, IndexPart::slice());
    axis += missing;
    missing = 0;
  };
  for (const IndexPart &part : parts) {
    if (part.kind == Kind::ellipsis) {
      addAll();
    } else if (isMask(part) && part.tensor.rank() == 0) {
      // A mask without axes is for a new one, of size 1.
      Shape sizes = x.shape();
      sizes.insert(sizes.begin() + axis, 1);
      x = x.reshape(sizes);
      if ((key.error = addMask(x, axis, part.tensor.unsqueeze(0), key)))
        return key;
      ++axis;
    } else if (isMask(part)) {
      if ((key.error = addMask(x, axis, part.tensor, key)))
        return key;
      axis += part.tensor.rank();
    } else {
      key.parts.push_back(part);
      axis += countAxes(part);
    }
  }
  addAll();
  return key;
}

static Tensor takeSlice(const Tensor &x, int64_t axis, const IndexPart &part) {
  // A bound that is not given is beyond the end that the step comes from, or
  // goes to.
  constexpr int64_t least = std::numeric_limits<int64_t>::min();
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  bool isForward = part.step > 0;
  int64_t start = part.start.value_or(isForward ? 0 : most);
  int64_t stop = part.stop.value_or(isForward ? most : least);
  return x.slice(axis, start, stop, part.step);
}

/// Cuts x to what integers and slices of step 1 leave, all axes at once; other
/// parts are for whole axes. An integer leaves an axis of size 1, and whole
/// ones beside tensors, with which it broadcasts.
static Tensor takeBox(const Tensor &x, ArrayRef<IndexPart> parts,
                      bool hasTensors) {
  Shape offsets, sizes;
  for (const IndexPart &part : parts) {
    if (part.kind == Kind::newAxis)
      continue;
    int64_t axis = sizes.size(), size = x.shape()[axis], start = 0, stop = size;
    if (part.kind == Kind::integer) {
      int64_t at = *part.start;
      if (!normalize(at, size))
        return fail("index " + Twine(at) + " is out of range of axis " +
                        Twine(axis) + " of " + x.typeString(),
                    ErrorKind::index);
      start = hasTensors ? 0 : at;
      stop = hasTensors ? size : at + 1;
    } else if (part.kind == Kind::slice && part.step == 1) {
      // As Python: what is beyond the axis is cut.
      auto clip = [&](int64_t at) {
        return std::clamp<int64_t>(at < 0 ? at + size : at, 0, size);
      };
      start = clip(part.start.value_or(0));
      stop = clip(part.stop.value_or(size));
    }
    bool isEmpty = stop <= start;
    offsets.push_back(isEmpty ? 0 : start);
    sizes.push_back(isEmpty ? 0 : stop - start);
  }
  return x.shrink(offsets, sizes);
}

/// Applies slices, integers and new axes. `indices`: the tensors that are left,
/// by the axis that each is for.
static Tensor applyBasic(Tensor x, ArrayRef<IndexPart> parts,
                         SmallVectorImpl<std::pair<int64_t, Tensor>> &indices) {
  bool hasTensors = llvm::any_of(
      parts, [](const IndexPart &part) { return part.kind == Kind::tensor; });
  Shape given = x.shape(), result;
  x = takeBox(x, parts, hasTensors);
  int64_t axis = 0;
  for (const IndexPart &part : parts) {
    if (x.hasError())
      return x;
    int64_t place = result.size();
    switch (part.kind) {
    case Kind::integer: {
      int64_t at = *part.start;
      normalize(at, given[axis]);
      ++axis;
      if (!hasTensors)
        continue;
      indices.push_back({place, constant(getGraph(x), DType::I64, {}, at)});
      break;
    }
    case Kind::slice:
      if (part.step != 1)
        x = takeSlice(x, axis, part);
      ++axis;
      break;
    case Kind::newAxis:
      result.push_back(1);
      continue;
    case Kind::tensor:
      indices.push_back({place, part.tensor});
      ++axis;
      break;
    case Kind::ellipsis:
      llvm_unreachable("expanded before");
    }
    if (!x.hasError())
      result.push_back(x.shape()[axis - 1]);
  }
  return x.reshape(result);
}

/// The indices as one into the product of their axes; out of its range where
/// one of them is out of that of its axis.
static Tensor combineIndices(const Tensor &x,
                             ArrayRef<std::pair<int64_t, Tensor>> indices) {
  Tensor combined, isInside;
  for (const auto &[axis, given] : indices) {
    int64_t size = x.shape()[axis];
    Tensor index = given.cast(DType::I64);
    index = where(index < 0, index + size, index);
    // One index is out of range as it is.
    if (indices.size() == 1)
      return index;
    Tensor isHere = (index >= 0) & (index < size);
    combined = combined.getState() ? combined * size + index : index;
    isInside = isInside.getState() ? isInside & isHere : isHere;
  }
  return where(isInside, combined, -1);
}

/// Elements at indices of some axes. The axes of the indices come where these
/// axes were if they are neighbours, and first if not.
static Tensor takeAt(const Tensor &x,
                     ArrayRef<std::pair<int64_t, Tensor>> indices,
                     bool areNeighbours) {
  Tensor index = combineIndices(x, indices);
  if (index.hasError())
    return index;
  Shape order, rest;
  int64_t count = 1;
  for (const auto &[axis, tensor] : indices) {
    order.push_back(axis);
    count *= x.shape()[axis];
  }
  for (int64_t axis = 0; axis != x.rank(); ++axis)
    if (!llvm::is_contained(order, axis)) {
      order.push_back(axis);
      rest.push_back(x.shape()[axis]);
    }
  Shape sizes = rest;
  sizes.insert(sizes.begin(), count);
  Tensor taken = x.permute(order).reshape(sizes).take(index, 0);
  if (!areNeighbours || taken.hasError())
    return taken;
  // The axes before the indexed ones go to the front again.
  int64_t first = indices.front().first, rank = index.rank();
  Shape back;
  for (int64_t axis = 0; axis != first; ++axis)
    back.push_back(rank + axis);
  for (int64_t axis = 0; axis != rank; ++axis)
    back.push_back(axis);
  for (int64_t axis = rank + first; axis != taken.rank(); ++axis)
    back.push_back(axis);
  return taken.permute(back);
}

/// Whether no slice and no new axis is between two indices.
static bool areNeighbours(ArrayRef<std::pair<int64_t, Tensor>> indices) {
  for (size_t i = 1; i < indices.size(); ++i)
    if (indices[i].first != indices[i - 1].first + 1)
      return false;
  return true;
}

static Tensor get(Tensor x, ArrayRef<IndexPart> parts) {
  Key key = expandKey(x, parts);
  if (key.error)
    return *key.error;
  SmallVector<std::pair<int64_t, Tensor>> indices;
  x = applyBasic(x, key.parts, indices);
  if (x.hasError() || indices.empty())
    return x;
  return takeAt(x, indices, areNeighbours(indices));
}

Tensor uop::frontend::getItem(const Tensor &x, Span<IndexPart> parts,
                              SourceLoc loc) {
  OpScope scope("getItem", loc);
  return get(x, {parts.data(), parts.size()});
}

/// A mask of all of x, or nothing.
static const Tensor *getFullMask(const Tensor &x, ArrayRef<IndexPart> parts) {
  SmallVector<const IndexPart *> found;
  for (const IndexPart &part : parts)
    if (part.kind != Kind::ellipsis)
      found.push_back(&part);
  if (found.size() != 1 || !isMask(*found[0]) ||
      found[0]->tensor.shape() != x.shape())
    return nullptr;
  return &found[0]->tensor;
}

/// The value as a tensor of x's type.
static Tensor toValue(const Tensor &x, const Operand &value) {
  if (const Tensor *tensor = value.getTensor()) {
    if (auto error = findError({x, *tensor}))
      return *error;
    return tensor->cast(x.dtype());
  }
  Graph &graph = getGraph(x);
  return value.getKind() == DType::F32
             ? constant(graph, x.dtype(), {}, value.getNumber())
             : constant(graph, x.dtype(), {}, value.getInteger());
}

/// `value` in the shape of what a key chooses, or that it does not broadcast.
static Tensor broadcastValue(const Tensor &value, const Shape &chosen) {
  auto common = broadcastShapes(value.shape(), chosen);
  if (!common || *common != chosen)
    return fail("a value of shape " + describe(value.shape()) +
                " does not broadcast to " + describe(chosen) +
                ", the shape of what the index chooses");
  return broadcastTo(value, chosen);
}

/// The indices of a key of tensors, with integers among them, and of whole axes
/// apart from that. None for other keys.
static SmallVector<std::pair<int64_t, Tensor>>
findRows(const Tensor &x, ArrayRef<IndexPart> parts) {
  SmallVector<std::pair<int64_t, Tensor>> indices;
  bool hasTensors = false;
  for (auto [axis, part] : llvm::enumerate(parts)) {
    if (part.kind == Kind::slice && !part.start && !part.stop && part.step == 1)
      continue;
    if (part.kind == Kind::tensor) {
      hasTensors = true;
      indices.push_back({axis, part.tensor});
    } else if (int64_t at = part.start.value_or(0);
               part.kind == Kind::integer && normalize(at, x.shape()[axis])) {
      indices.push_back({axis, constant(getGraph(x), DType::I64, {}, at)});
    } else {
      return {};
    }
  }
  if (!hasTensors)
    indices.clear();
  return indices;
}

/// x changed in the rows that indices of some axes name: they are combined to
/// one of rows of the other axes.
static Tensor scatterRows(ScatterKind kind, const Tensor &x,
                          ArrayRef<std::pair<int64_t, Tensor>> indices,
                          const Tensor &value) {
  Tensor index = combineIndices(x, indices);
  if (index.hasError())
    return index;
  Shape order, rest, chosen;
  int64_t count = 1;
  for (const auto &[axis, tensor] : indices) {
    order.push_back(axis);
    count *= x.shape()[axis];
  }
  for (int64_t axis = 0; axis != x.rank(); ++axis)
    if (!llvm::is_contained(order, axis))
      rest.push_back(axis);
  llvm::append_range(order, rest);
  // As takeAt() arranges what is chosen.
  int64_t front = areNeighbours(indices) ? indices.front().first : 0;
  Shape move;
  for (int64_t i = 0; i != index.rank(); ++i)
    move.push_back(front + i);
  for (int64_t i = 0; i != int64_t(rest.size()); ++i) {
    move.push_back(i < front ? i : i + index.rank());
    chosen.push_back(x.shape()[rest[i]]);
  }
  Shape rows = {count}, changed = {index.numElements()};
  llvm::append_range(rows, chosen);
  llvm::append_range(changed, chosen);
  chosen.insert(chosen.begin() + front, index.shape().begin(),
                index.shape().end());
  Tensor updates = broadcastValue(value, chosen);
  if (updates.hasError())
    return updates;
  updates = updates.permute(move).reshape(changed);
  Shape column(changed.size(), 1);
  column[0] = changed[0];
  index = index.reshape(column).expand(changed);
  Tensor sorted = x.permute(order);
  Tensor target = sorted.reshape(rows);
  target = kind == ScatterKind::add ? target.scatterAdd(index, updates, 0)
                                    : target.scatter(index, updates, 0);
  Shape back(order.size());
  for (auto [i, axis] : llvm::enumerate(order))
    back[axis] = i;
  return target.reshape(sorted.shape()).permute(back);
}

/// x with another value where the key is, or with the value added there. In
/// general, the elements' positions are what the key gives of a tensor of
/// positions.
static Tensor makeUpdated(ScatterKind kind, const Tensor &x,
                          ArrayRef<IndexPart> parts, const Operand &given) {
  if (auto error = checkParts(x, parts))
    return *error;
  Tensor value = toValue(x, given);
  if (value.hasError())
    return value;
  // Nothing need be known of this mask.
  if (const Tensor *mask = getFullMask(x, parts); mask && value.rank() == 0)
    return where(*mask, kind == ScatterKind::add ? x + value : value, x);
  Tensor whole = x;
  Key key = expandKey(whole, parts);
  if (key.error)
    return *key.error;
  if (auto rows = findRows(whole, key.parts); !rows.empty())
    return scatterRows(kind, whole, rows, value).reshape(x.shape());
  int64_t count = x.numElements();
  // 0 stands for what is out of range, and is dropped.
  Tensor positions =
      (Tensor::iota(x.context(), {count}, 0) + 1).reshape(whole.shape());
  SmallVector<std::pair<int64_t, Tensor>> indices;
  Tensor chosen = applyBasic(positions, key.parts, indices);
  if (!chosen.hasError() && !indices.empty())
    chosen = takeAt(chosen, indices, areNeighbours(indices));
  if (chosen.hasError())
    return chosen;
  Tensor updates = broadcastValue(value, chosen.shape());
  if (updates.hasError())
    return updates;
  updates = updates.reshape({chosen.numElements()});
  Tensor index = (chosen - 1).reshape({chosen.numElements()});
  Tensor flat = x.reshape({count});
  flat = kind == ScatterKind::add ? flat.scatterAdd(index, updates, 0)
                                  : flat.scatter(index, updates, 0);
  return flat.reshape(x.shape());
}

Tensor uop::frontend::addAt(const Tensor &x, Span<IndexPart> parts,
                            const Operand &value, SourceLoc loc) {
  OpScope scope("addAt", loc);
  return makeUpdated(ScatterKind::add, x, {parts.data(), parts.size()}, value);
}

/// The box of x that slices of step 1 and integers choose, if they do.
static std::optional<std::pair<Shape, Shape>>
findBox(const Tensor &x, ArrayRef<IndexPart> given) {
  Shape offsets, sizes;
  SmallVector<IndexPart> parts;
  for (const IndexPart &part : given) {
    if (part.kind == Kind::ellipsis)
      parts.append(x.rank() + 1 - given.size(), IndexPart::slice());
    else
      parts.push_back(part);
  }
  parts.resize(std::max<size_t>(parts.size(), x.rank()), IndexPart::slice());
  for (auto [axis, part] : llvm::enumerate(parts)) {
    bool isBox = part.kind == Kind::integer ||
                 (part.kind == Kind::slice && part.step == 1);
    if (!isBox)
      return std::nullopt;
    int64_t size = x.shape()[axis];
    auto clip = [&](int64_t at) {
      return std::clamp<int64_t>(at < 0 ? at + size : at, 0, size);
    };
    if (part.kind == Kind::integer) {
      int64_t at = *part.start;
      if (!normalize(at, size))
        return std::nullopt;
      offsets.push_back(at);
      sizes.push_back(1);
      continue;
    }
    int64_t start = clip(part.start.value_or(0));
    int64_t stop = part.stop ? clip(*part.stop) : size;
    offsets.push_back(start);
    sizes.push_back(std::max<int64_t>(0, stop - start));
  }
  return std::make_pair(offsets, sizes);
}

Error uop::frontend::setItem(Tensor &x, Span<IndexPart> given,
                             const Operand &value, SourceLoc loc) {
  OpScope scope("setItem", loc);
  ArrayRef<IndexPart> parts(given.data(), given.size());
  if (auto error = checkParts(x, parts))
    return error->error();
  if (auto box = findBox(x, parts)) {
    Tensor one = toValue(x, value);
    Tensor chosen = get(x, parts);
    if (one.hasError() || chosen.hasError())
      return one.hasError() ? one.error() : chosen.error();
    auto common = broadcastShapes(one.shape(), chosen.shape());
    if (common && *common == chosen.shape())
      return x.assignBox(broadcastTo(one, *common).reshape(box->second),
                         box->first);
  }
  Tensor updated = makeUpdated(ScatterKind::set, x, parts, value);
  if (updated.hasError())
    return updated.error();
  return x.assign(updated);
}
