//===- Movement.cpp - Elements in other places ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Windows.h"
#include "uop/Dialect/UOp/IR/SlidingWindows.h"

#include "llvm/ADT/SmallBitVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Tensor Tensor::reshape(const Shape &given, SourceLoc loc) const {
  OpScope scope("reshape", loc);
  if (auto error = findError(*this))
    return *error;
  Shape sizes = given;
  auto unknown = llvm::find(sizes, -1);
  if (unknown != sizes.end()) {
    *unknown = 1;
    auto known = runtime::numElements(sizes);
    if (!known || *known == 0 || numElements() % *known != 0)
      return fail("the elements of " + typeString() +
                  " cannot be arranged as " + describe(given));
    *unknown = numElements() / *known;
  }
  auto count = runtime::numElements(sizes);
  if (!count)
    return fail("shape " + describe(given) + ": " + count.message());
  if (*count != numElements())
    return fail(typeString() + " has " + Twine(numElements()) +
                " elements, shape " + describe(given) + " has " +
                Twine(*count));
  if (sizes == shape())
    return *this;
  return build(*this,
               [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
                 return b.create<ReshapeOp>(loc, getType(*this, sizes), in[0]);
               });
}

Tensor Tensor::flatten(int64_t first, int64_t last, SourceLoc loc) const {
  OpScope scope("flatten", loc);
  if (auto error = findError(*this))
    return *error;
  if (rank() == 0)
    return reshape({1});
  if (!normalize(first, rank()) || !normalize(last, rank()) || first > last)
    return fail("axes " + Twine(first) + " to " + Twine(last) + " of " +
                typeString() + " are out of range or not in order");
  Shape sizes(shape().begin(), shape().begin() + first);
  sizes.push_back(1);
  for (int64_t axis = first; axis <= last; ++axis)
    sizes.back() *= shape()[axis];
  sizes.insert(sizes.end(), shape().begin() + last + 1, shape().end());
  return reshape(sizes);
}

Tensor Tensor::squeeze(int64_t axis, SourceLoc loc) const {
  OpScope scope("squeeze", loc);
  if (auto error = findError(*this))
    return *error;
  if (int64_t given = axis; !normalize(axis, rank()) || shape()[axis] != 1)
    return fail("axis " + Twine(given) + " of " + typeString() +
                " is not one of size 1");
  Shape sizes = shape();
  sizes.erase(sizes.begin() + axis);
  return reshape(sizes);
}

Tensor Tensor::unsqueeze(int64_t axis, SourceLoc loc) const {
  OpScope scope("unsqueeze", loc);
  if (auto error = findError(*this))
    return *error;
  if (int64_t given = axis; !normalize(axis, rank() + 1))
    return fail("axis " + Twine(given) + " is out of range for a new axis in " +
                typeString());
  Shape sizes = shape();
  sizes.insert(sizes.begin() + axis, 1);
  return reshape(sizes);
}

Tensor Tensor::expand(const Shape &given, SourceLoc loc) const {
  OpScope scope("expand", loc);
  if (auto error = findError(*this))
    return *error;
  auto refuse = [&] {
    return fail(typeString() + " does not broadcast to " + describe(given));
  };
  if (int64_t(given.size()) < rank())
    return refuse();
  Shape sizes = given;
  int64_t added = sizes.size() - rank();
  for (size_t axis = 0; axis != sizes.size(); ++axis) {
    int64_t own = int64_t(axis) < added ? 1 : shape()[axis - added];
    if (sizes[axis] == -1)
      sizes[axis] = own;
    if (sizes[axis] < 0 || (own != 1 && own != sizes[axis]))
      return refuse();
  }
  if (auto bytes = runtime::byteSize(dtype(), sizes); !bytes)
    return fail("shape " + describe(given) + ": " + bytes.message());
  return broadcastTo(*this, sizes);
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

Tensor Tensor::permute(const Shape &given, SourceLoc loc) const {
  OpScope scope("permute", loc);
  if (auto error = findError(*this))
    return *error;
  Shape order = given, sizes;
  llvm::SmallBitVector seen(rank());
  for (int64_t &axis : order) {
    if (!normalize(axis, rank()) || seen[axis])
      break;
    seen[axis] = true;
    sizes.push_back(shape()[axis]);
  }
  if (int64_t(order.size()) != rank() || !seen.all())
    return fail(describe(given) + " does not name each axis of " +
                typeString() + " once");
  if (llvm::is_sorted(order))
    return *this;
  return build(*this,
               [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
                 return b.create<PermuteOp>(loc, getType(*this, sizes), in[0],
                                            ArrayRef<int64_t>(order));
               });
}

Tensor Tensor::transpose(int64_t first, int64_t second, SourceLoc loc) const {
  OpScope scope("transpose", loc);
  if (auto error = findError(*this))
    return *error;
  int64_t one = first, other = second;
  if (!normalize(first, rank()) || !normalize(second, rank()))
    return fail("axes " + Twine(one) + " and " + Twine(other) + " of " +
                typeString() + " are not there");
  Shape order;
  for (int64_t axis = 0; axis != rank(); ++axis)
    order.push_back(axis);
  std::swap(order[first], order[second]);
  return permute(order);
}

Tensor Tensor::flip(const Shape &given, SourceLoc loc) const {
  OpScope scope("flip", loc);
  Shape axes = given;
  if (axes.empty())
    return *this;
  if (auto error = normalize(axes, *this))
    return *error;
  return build(*this,
               [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
                 return b.create<FlipOp>(loc, in[0].getType(), in[0],
                                         ArrayRef<int64_t>(axes));
               });
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

Tensor Tensor::shrink(const Shape &offsets, const Shape &sizes,
                      SourceLoc loc) const {
  OpScope scope("shrink", loc);
  if (auto error = findError(*this))
    return *error;
  bool fits =
      int64_t(offsets.size()) == rank() && int64_t(sizes.size()) == rank();
  for (int64_t axis = 0; fits && axis != rank(); ++axis)
    fits = offsets[axis] >= 0 && sizes[axis] >= 0 &&
           offsets[axis] <= shape()[axis] &&
           sizes[axis] <= shape()[axis] - offsets[axis];
  if (!fits)
    return fail("the box of " + describe(sizes) + " from " + describe(offsets) +
                " on is not inside of " + typeString());
  if (sizes == shape())
    return *this;
  return build(*this,
               [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
                 return b.create<ShrinkOp>(loc, getType(*this, sizes), in[0],
                                           ArrayRef<int64_t>(offsets),
                                           ArrayRef<int64_t>(sizes));
               });
}

Tensor Tensor::pad(const Shape &before, const Shape &after, double value,
                   SourceLoc loc) const {
  OpScope scope("pad", loc);
  if (auto error = findError(*this))
    return *error;
  if (int64_t(before.size()) != rank() || int64_t(after.size()) != rank())
    return fail(typeString() + " has " + Twine(rank()) +
                " axes, got numbers for " + Twine(before.size()) + " and " +
                Twine(after.size()));
  // Negative numbers first take elements away.
  Shape offsets(rank(), 0), kept = shape(), low(rank()), high(rank());
  for (int64_t axis = 0; axis != rank(); ++axis) {
    offsets[axis] = std::max<int64_t>(0, -before[axis]);
    kept[axis] -= offsets[axis] + std::max<int64_t>(0, -after[axis]);
    low[axis] = std::max<int64_t>(0, before[axis]);
    high[axis] = std::max<int64_t>(0, after[axis]);
  }
  Tensor inner = shrink(offsets, kept);
  if (inner.hasError())
    return inner;
  Shape sizes = kept;
  for (int64_t axis = 0; axis != rank(); ++axis)
    if (llvm::AddOverflow(sizes[axis], low[axis], sizes[axis]) ||
        llvm::AddOverflow(sizes[axis], high[axis], sizes[axis]))
      return fail("the result has a size above 2^63-1");
  if (sizes == kept)
    return inner;
  if (auto bytes = runtime::byteSize(dtype(), sizes); !bytes)
    return fail("shape " + describe(sizes) + ": " + bytes.message());
  // A scalar of the element type, made as any constant is.
  auto element = value == 0 && !std::signbit(value)
                     ? Tensor()
                     : constant(getGraph(*this), dtype(), {}, value);
  return build(inner, [&](HashConsBuilder &b, Location loc,
                          ArrayRef<GraphValue> in) {
    GraphValue scalar;
    if (element.getState()) {
      auto splat = llvm::cast<DenseElementsAttr>(
          element.getState()->value.get().getDefiningOp<ConstOp>().getValue());
      scalar = b.create<ConstOp>(loc, splat.getSplatValue<TypedAttr>());
    }
    return b.create<PadOp>(loc, getType(*this, sizes), in[0], scalar,
                           ArrayRef<int64_t>(low), ArrayRef<int64_t>(high));
  });
}

Tensor Tensor::slice(int64_t axis, int64_t start, int64_t stop, int64_t step,
                     SourceLoc loc) const {
  OpScope scope("slice", loc);
  if (auto error = findError(*this))
    return *error;
  if (int64_t given = axis; !normalize(axis, rank()))
    return failAxis(given, *this);
  if (step == 0 || step == INT64_MIN)
    return fail("the step is " + Twine(step));
  int64_t size = shape()[axis];
  // As Python: what is beyond the axis is cut.
  bool isForward = step > 0;
  auto clip = [&](int64_t at) {
    if (at < 0)
      at = at < -size ? -1 : at + size;
    return std::clamp<int64_t>(at, isForward ? 0 : -1,
                               isForward ? size : size - 1);
  };
  // INT64_MIN as the stop of a backward slice is the beginning of the axis.
  start = clip(start);
  stop = clip(stop);
  int64_t count =
      isForward
          ? std::max<int64_t>(0, llvm::divideCeilSigned(stop - start, step))
          : std::max<int64_t>(0, llvm::divideCeilSigned(start - stop, -step));
  Shape offsets(rank(), 0), sizes = shape();
  int64_t stride = isForward ? step : -step;
  if (count == 0) {
    sizes[axis] = 0;
    return shrink(offsets, sizes);
  }
  // To the end of the last stride, where the axis reaches there: nothing has to
  // be padded then.
  int64_t span = (count - 1) * stride + 1;
  int64_t room = isForward ? size - start : start + 1;
  if (count > 1 && count <= room / stride)
    span = count * stride;
  offsets[axis] = isForward ? start : start - span + 1;
  sizes[axis] = span;
  Tensor part = shrink(offsets, sizes);
  if (!isForward)
    part = part.flip({axis});
  if (stride == 1 || count == 1)
    return part;
  // [count, stride], of which the first column is wanted.
  Shape none(rank(), 0), high(rank(), 0);
  high[axis] = count * stride - span;
  part = part.pad(none, high);
  Shape split = part.shape(), result = sizes;
  split[axis] = count;
  split.insert(split.begin() + axis + 1, stride);
  Shape column = split;
  column[axis + 1] = 1;
  result[axis] = count;
  return part.reshape(split)
      .shrink(Shape(rank() + 1, 0), column)
      .reshape(result);
}

Tensor Tensor::select(int64_t axis, int64_t index, SourceLoc loc) const {
  OpScope scope("select", loc);
  if (auto error = findError(*this))
    return *error;
  if (int64_t given = axis; !normalize(axis, rank()))
    return failAxis(given, *this);
  if (int64_t given = index; !normalize(index, shape()[axis]))
    return fail("there is no index " + Twine(given) + " along axis " +
                Twine(axis) + " of " + typeString());
  Shape offsets(rank(), 0), sizes = shape();
  offsets[axis] = index;
  sizes[axis] = 1;
  return shrink(offsets, sizes).squeeze(axis);
}

std::vector<Tensor> Tensor::split(const Shape &sizes, int64_t axis,
                                  SourceLoc loc) const {
  OpScope scope("split", loc);
  if (auto error = findError(*this))
    return {*error};
  if (int64_t given = axis; !normalize(axis, rank()))
    return {fail("there is no axis " + Twine(given) + " in " + typeString())};
  int64_t left = shape()[axis];
  std::vector<Tensor> parts;
  Shape offsets(rank(), 0), box = shape();
  for (int64_t size : sizes) {
    if (size < 0 || size > left)
      break;
    box[axis] = size;
    parts.push_back(shrink(offsets, box));
    offsets[axis] += size;
    left -= size;
  }
  if (left != 0 || parts.size() != sizes.size())
    return {fail("axis " + Twine(axis) + " of " + typeString() +
                 " cannot be split into " + describe(sizes))};
  return parts;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

Tensor Tensor::repeat(const Shape &given, SourceLoc loc) const {
  OpScope scope("repeat", loc);
  if (auto error = findError(*this))
    return *error;
  if (int64_t(given.size()) < rank() ||
      llvm::any_of(given, [](int64_t times) { return times < 0; }))
    return fail(describe(given) + " does not say how often each axis of " +
                typeString() + " is repeated");
  Shape own(given.size() - rank(), 1), apart, repeated, merged;
  own.insert(own.end(), shape().begin(), shape().end());
  for (auto [times, size] : llvm::zip_equal(given, own)) {
    apart.insert(apart.end(), {1, size});
    repeated.insert(repeated.end(), {times, size});
    merged.push_back(times * size);
  }
  return reshape(apart).expand(repeated).reshape(merged);
}

Tensor Tensor::roll(int64_t shift, int64_t axis, SourceLoc loc) const {
  OpScope scope("roll", loc);
  if (auto error = findError(*this))
    return *error;
  if (int64_t given = axis; !normalize(axis, rank()))
    return failAxis(given, *this);
  int64_t size = shape()[axis];
  if (size == 0 || shift % size == 0)
    return *this;
  int64_t cut = size - (shift % size + size) % size;
  return concat({slice(axis, cut, size), slice(axis, 0, cut)}, axis);
}

/// Elements of the last two axes where column - row is such.
static Tensor keepWhere(const Tensor &x, CmpPredicate predicate,
                        int64_t diagonal) {
  if (auto error = findError(x))
    return *error;
  if (x.rank() < 2)
    return fail(x.typeString() + " has no two axes");
  Shape matrix = {x.size(-2), x.size(-1)};
  Context context = x.context();
  Tensor distance =
      Tensor::iota(context, matrix, 1) - Tensor::iota(context, matrix, 0);
  Tensor bound = constant(getGraph(x), DType::I64, matrix, diagonal);
  return where(compare(predicate, distance, bound), x,
               constant(getGraph(x), x.dtype(), {}, int64_t(0)));
}

Tensor Tensor::tril(int64_t diagonal, SourceLoc loc) const {
  OpScope scope("tril", loc);
  return keepWhere(*this, CmpPredicate::le, diagonal);
}

Tensor Tensor::triu(int64_t diagonal, SourceLoc loc) const {
  OpScope scope("triu", loc);
  return keepWhere(*this, CmpPredicate::ge, diagonal);
}

Tensor Tensor::diagonal(SourceLoc loc) const {
  OpScope scope("diagonal", loc);
  if (auto error = findError(*this))
    return *error;
  if (rank() < 2)
    return fail(typeString() + " has no two axes");
  // One element more a row: the diagonal is the first column.
  int64_t size = std::min(this->size(-2), this->size(-1));
  Shape offsets(rank(), 0), square = shape(), high(rank(), 0);
  square[rank() - 2] = square[rank() - 1] = size;
  if (size == 0) {
    square.pop_back();
    return reshape(square);
  }
  Shape line(shape().begin(), shape().end() - 2), rows = line;
  line.push_back(size * size);
  rows.insert(rows.end(), {size, size + 1});
  Shape column = rows, result = line;
  column.back() = 1;
  result.back() = size;
  high.pop_back();
  high.back() = size;
  return shrink(offsets, square)
      .reshape(line)
      .pad(Shape(rank() - 1, 0), high)
      .reshape(rows)
      .shrink(Shape(rank(), 0), column)
      .reshape(result);
}

//===----------------------------------------------------------------------===//
// Of several
//===----------------------------------------------------------------------===//

Tensor uop::frontend::concat(Span<Tensor> given, int64_t axis, SourceLoc loc) {
  OpScope scope("concat", loc);
  if (given.empty())
    return fail("there are no tensors");
  SmallVector<Tensor> parts(given.begin(), given.end());
  if (auto error = findError(parts))
    return *error;
  const Tensor &first = parts.front();
  if (int64_t asked = axis; !normalize(axis, first.rank()))
    return fail("there is no axis " + Twine(asked) + " in " +
                first.typeString());
  DType dtype = first.dtype();
  Shape sizes = first.shape();
  for (const Tensor &part : llvm::drop_begin(parts)) {
    dtype = promote(dtype, part.dtype());
    Shape other = part.shape();
    if (other.size() != sizes.size())
      return fail(part.typeString() + " does not have the axes of " +
                  first.typeString());
    int64_t size = std::exchange(other[axis], sizes[axis]);
    if (other != sizes)
      return fail(part.typeString() + " and " + first.typeString() +
                  " may differ on axis " + Twine(axis) + " only");
    sizes[axis] += size;
  }
  if (parts.size() == 1)
    return parts.front();
  for (Tensor &part : parts)
    part = part.cast(dtype);
  return build(parts,
               [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
                 SmallVector<Value> values(in.begin(), in.end());
                 return b.create<CatOp>(loc, getType(parts.front(), sizes),
                                        ValueRange(values), uint64_t(axis));
               });
}

Tensor uop::frontend::stack(Span<Tensor> parts, int64_t axis, SourceLoc loc) {
  OpScope scope("stack", loc);
  std::vector<Tensor> apart;
  for (const Tensor &part : parts)
    apart.push_back(part.unsqueeze(axis));
  return concat(apart, axis);
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

Tensor Tensor::windows(const Shape &sizes, const Shape &strides,
                       const Shape &dilations, SourceLoc loc) const {
  OpScope scope("windows", loc);
  if (auto error = findError(*this))
    return *error;
  size_t count = sizes.size();
  if (count == 0 || int64_t(count) > rank() || strides.size() != count ||
      dilations.size() != count)
    return fail("sizes, strides and dilations of windows of " + typeString() +
                " are " + describe(sizes) + ", " + describe(strides) + ", " +
                describe(dilations));
  for (size_t i = 0; i != count; ++i) {
    if (sizes[i] < 1 || strides[i] < 1 || dilations[i] < 1)
      return fail("sizes " + describe(sizes) + ", strides " +
                  describe(strides) + " and dilations " + describe(dilations) +
                  " must be above 0");
    int64_t size = shape()[rank() - count + i], reach;
    if (llvm::MulOverflow(dilations[i], sizes[i] - 1, reach) || reach >= size)
      return fail("a window that spans " + Twine(reach + 1) +
                  " does not fit an axis of " + Twine(size) + " in " +
                  typeString());
  }
  Mover mover;
  return buildWindows(mover, *this, shape(), {sizes, strides, dilations});
}
