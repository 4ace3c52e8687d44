//===- SlidingWindows.h - Windows out of movement ops -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_SLIDINGWINDOWS_H
#define UOP_DIALECT_UOP_IR_SLIDINGWINDOWS_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

namespace uop {

/// The last axes of a tensor, seen through windows: sizes, strides and
/// dilations by axis, all above 0, and windows that fit.
struct SlidingWindows {
  llvm::ArrayRef<int64_t> sizes, strides, dilations;
};

/// buildWindows where no two windows share an element: the axes are cut into
/// pieces, of which each begins with a window.
template <typename T, typename Builder>
T buildSeparateWindows(Builder &builder, T x, llvm::ArrayRef<int64_t> shape,
                       const SlidingWindows &windows) {
  using Sizes = llvm::SmallVector<int64_t>;
  size_t count = windows.sizes.size();
  Sizes outer(shape.drop_back(count)), whole = outer, padding(outer.size(), 0);
  Sizes pieces = outer, kept = outer;
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, outer.size()));
  for (size_t i = 0; i != count; ++i) {
    int64_t size = windows.sizes[i], stride = windows.strides[i];
    int64_t length = shape[outer.size() + i];
    int64_t positions = (length - size) / stride + 1;
    whole.push_back(std::min(length, positions * stride));
    padding.push_back(positions * stride - whole.back());
    llvm::append_values(pieces, positions, stride);
    llvm::append_values(kept, positions, size);
  }
  for (size_t part : {0, 1})
    for (size_t i = 0; i != count; ++i)
      order.push_back(outer.size() + 2 * i + part);
  x = builder.shrink(x, Sizes(whole.size(), 0), whole);
  x = builder.pad(x, Sizes(whole.size(), 0), padding);
  x = builder.reshape(x, pieces);
  x = builder.shrink(x, Sizes(kept.size(), 0), kept);
  return builder.permute(x, order);
}

/// All windows of x, which has this shape: [..., positions of each, sizes].
/// `Builder` makes tensors T of tensors T: pad(x, low, high), reshape(x,
/// sizes), expand(x, sizes), shrink(x, offsets, sizes) and permute(x, order),
/// each of which gives x where nothing changes.
template <typename T, typename Builder>
T buildWindows(Builder &builder, T x, llvm::ArrayRef<int64_t> shape,
               const SlidingWindows &windows) {
  using Sizes = llvm::SmallVector<int64_t>;
  size_t count = windows.sizes.size();
  bool areSeparate =
      llvm::any_of(windows.sizes, [](int64_t size) { return size > 1; });
  for (size_t i = 0; i != count; ++i)
    areSeparate &= windows.sizes[i] <= windows.strides[i] &&
                   (windows.dilations[i] == 1 || windows.sizes[i] == 1);
  if (areSeparate)
    return buildSeparateWindows(builder, x, shape, windows);
  llvm::ArrayRef<int64_t> outer = shape.drop_back(count);
  llvm::ArrayRef<int64_t> inner = shape.take_back(count);
  // The axes are repeated and cut into pieces, one for each element of the
  // window, that are longer than the axis by the dilation: so each begins where
  // the window's next element is. The last stride may reach beyond the end.
  Sizes positions, pieces, lengths, times, padding(outer.size(), 0);
  for (size_t i = 0; i != count; ++i) {
    int64_t dilation = windows.dilations[i], stride = windows.strides[i];
    int64_t reach = dilation * (windows.sizes[i] - 1) + 1;
    positions.push_back((inner[i] - reach) / stride + 1);
    pieces.push_back(std::max(inner[i] + dilation, positions[i] * stride));
    lengths.push_back(pieces[i] - dilation);
    times.push_back(llvm::divideCeil(windows.sizes[i] * pieces[i], lengths[i]));
    padding.push_back(lengths[i] - inner[i]);
  }
  // The outer sizes and, for each axis, some more.
  auto with = [&](auto makeSizes) {
    Sizes all(outer);
    for (size_t i = 0; i != count; ++i)
      llvm::append_range(all, makeSizes(i));
    return all;
  };
  auto cut = [&](const Sizes &box) {
    x = builder.shrink(x, Sizes(box.size(), 0), box);
  };
  x = builder.pad(x, Sizes(shape.size(), 0), padding);
  x = builder.reshape(x, with([&](size_t i) { return Sizes{1, lengths[i]}; }));
  x = builder.expand(
      x, with([&](size_t i) { return Sizes{times[i], lengths[i]}; }));
  x = builder.reshape(
      x, with([&](size_t i) { return Sizes{times[i] * lengths[i]}; }));
  cut(with([&](size_t i) { return Sizes{windows.sizes[i] * pieces[i]}; }));
  x = builder.reshape(
      x, with([&](size_t i) { return Sizes{windows.sizes[i], pieces[i]}; }));
  cut(with([&](size_t i) {
    return Sizes{windows.sizes[i], positions[i] * windows.strides[i]};
  }));
  x = builder.reshape(x, with([&](size_t i) {
                        return Sizes{windows.sizes[i], positions[i],
                                     windows.strides[i]};
                      }));
  cut(with([&](size_t i) { return Sizes{windows.sizes[i], positions[i], 1}; }));
  x = builder.reshape(
      x, with([&](size_t i) { return Sizes{windows.sizes[i], positions[i]}; }));
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, outer.size()));
  for (size_t part : {1, 0})
    for (size_t i = 0; i != count; ++i)
      order.push_back(outer.size() + 2 * i + part);
  return builder.permute(x, order);
}

/// A transposed convolution over the last axes: an element at i of the input
/// adds its product with tap k of the filters to position strides * i + k, and
/// of all positions those from `offsets` on are the result, `extents` many.
/// Positions that nothing is added to are 0.
struct TransposedWindows {
  llvm::ArrayRef<int64_t> strides, offsets, extents;
};

/// Positions of a transposed convolution along one axis that are a multiple of
/// the stride apart, and as many taps are added to each: `count` phases from
/// `first` on.
struct PhaseGroup {
  int64_t first, count, taps;
};

/// Those of an axis; the last one may have no taps.
inline llvm::SmallVector<PhaseGroup, 2> getPhaseGroups(int64_t size,
                                                       int64_t stride) {
  int64_t taps = size / stride, more = size % stride;
  if (more == 0)
    return {{0, stride, taps}};
  return {{0, more, taps + 1}, {more, stride - more, taps}};
}

/// The taps of the groups, one for each axis, of filters [C, M, k...]:
/// [C, M * counts..., taps...].
template <typename T, typename Builder>
T splitPhases(Builder &builder, T filters, llvm::ArrayRef<int64_t> shape,
              llvm::ArrayRef<int64_t> strides,
              llvm::ArrayRef<PhaseGroup> groups) {
  using Sizes = llvm::SmallVector<int64_t>;
  int64_t axes = strides.size(), phases = 1;
  Sizes high(2, 0), apart(shape.take_front(2)), order = {0, 1};
  Sizes first(2, 0), kept = apart, taps;
  for (auto [size, stride, group] :
       llvm::zip_equal(shape.drop_front(2), strides, groups)) {
    int64_t all = llvm::divideCeil(size, stride);
    high.push_back(stride * all - size);
    llvm::append_values(apart, all, stride);
    llvm::append_values(first, int64_t(0), group.first);
    llvm::append_values(kept, group.taps, group.count);
    taps.push_back(group.taps);
    phases *= group.count;
  }
  for (int64_t start : {3, 2})
    for (int64_t i = 0; i != axes; ++i)
      order.push_back(start + 2 * i);
  Sizes result = {shape[0], shape[1] * phases};
  llvm::append_range(result, taps);
  T whole = builder.pad(filters, Sizes(high.size(), 0), high);
  whole = builder.shrink(builder.reshape(whole, apart), first, kept);
  return builder.reshape(builder.permute(whole, order), result);
}

/// A transposed convolution of x [N, C, s...] with filters [C, M, k...],
/// without the zeros that it has between the inputs: positions whose distance
/// is a multiple of the strides are the channels of a convolution.
/// `convolve(filters, taps)` is that convolution, with filters [C, M', taps...]
/// whose taps are in reverse, of x with taps - 1 zeros around it; it has
/// `channels` channels for each phase. Phases of a different number of taps are
/// convolutions of their own. `Builder` as for buildWindows, with
/// concatenate(list, axis); its pad takes negative amounts too.
template <typename T, typename Builder, typename Convolve>
class TransposedConvolution {
public:
  using Sizes = llvm::SmallVector<int64_t>;

  TransposedConvolution(Builder &builder, llvm::ArrayRef<int64_t> shape,
                        T filters, llvm::ArrayRef<int64_t> filterShape,
                        int64_t channels, const TransposedWindows &windows,
                        Convolve convolve)
      : builder(builder), shape(shape), filters(filters),
        filterShape(filterShape), channels(channels), windows(windows),
        convolve(convolve) {
    for (auto [size, taps, stride] : llvm::zip_equal(
             shape.drop_front(2), filterShape.drop_front(2), windows.strides))
      positions.push_back(size + llvm::divideCeil(taps, stride) - 1);
  }

  T build() {
    size_t axes = positions.size();
    T result = buildFrom({});
    // [N, M, strides..., q...] as [N, M, (q * stride)...].
    Sizes whole = {shape[0], channels}, order = {0, 1}, low(2, 0), high(2, 0);
    for (size_t i = 0; i != axes; ++i) {
      llvm::append_values(order, int64_t(2 + axes + i), int64_t(2 + i));
      whole.push_back(positions[i] * windows.strides[i]);
      low.push_back(-windows.offsets[i]);
      high.push_back(windows.offsets[i] + windows.extents[i] - whole.back());
    }
    result = builder.reshape(builder.permute(result, order), whole);
    return builder.pad(result, low, high);
  }

private:
  /// Of these groups of the first axes and all phases of the others:
  /// [N, M, counts..., positions...].
  T buildFrom(llvm::ArrayRef<PhaseGroup> chosen) {
    size_t axis = chosen.size();
    if (axis == positions.size())
      return buildGroup(chosen);
    llvm::SmallVector<T, 2> parts;
    int64_t missing = 0;
    for (PhaseGroup group :
         getPhaseGroups(filterShape[2 + axis], windows.strides[axis])) {
      llvm::SmallVector<PhaseGroup, 4> with(chosen);
      with.push_back(group);
      if (group.taps != 0)
        parts.push_back(buildFrom(with));
      else
        missing = group.count;
    }
    T all = parts.size() == 1 ? parts[0] : builder.concatenate(parts, 2 + axis);
    Sizes low(2 + 2 * positions.size(), 0), high = low;
    high[2 + axis] = missing;
    return builder.pad(all, low, high);
  }

  T buildGroup(llvm::ArrayRef<PhaseGroup> groups) {
    Sizes taps, apart = {shape[0], channels}, inner;
    Sizes low(2 + 2 * groups.size(), 0), high(2 + groups.size(), 0);
    for (auto [i, group] : llvm::enumerate(groups)) {
      taps.push_back(group.taps);
      apart.push_back(group.count);
      inner.push_back(shape[2 + i] + group.taps - 1);
      high.push_back(positions[i] - inner.back());
    }
    llvm::append_range(apart, inner);
    T split =
        splitPhases(builder, filters, filterShape, windows.strides, groups);
    T result = convolve(split, llvm::ArrayRef<int64_t>(taps));
    return builder.pad(builder.reshape(result, apart), low, high);
  }

  Builder &builder;
  llvm::ArrayRef<int64_t> shape;
  T filters;
  llvm::ArrayRef<int64_t> filterShape;
  int64_t channels;
  TransposedWindows windows;
  Convolve convolve;
  /// Of the longest phases.
  Sizes positions;
};

template <typename T, typename Builder, typename Convolve>
T buildTransposedConvolution(Builder &builder, llvm::ArrayRef<int64_t> shape,
                             T filters, llvm::ArrayRef<int64_t> filterShape,
                             int64_t channels, const TransposedWindows &windows,
                             Convolve convolve) {
  return TransposedConvolution<T, Builder, Convolve>(
             builder, shape, filters, filterShape, channels, windows, convolve)
      .build();
}

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_SLIDINGWINDOWS_H
