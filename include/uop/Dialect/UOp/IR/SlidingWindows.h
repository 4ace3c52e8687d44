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

/// All windows of x, which has this shape: [..., positions of each, sizes].
/// `Builder` makes tensors T of tensors T: pad(x, low, high), reshape(x,
/// sizes), expand(x, sizes), shrink(x, offsets, sizes) and permute(x, order),
/// each of which gives x where nothing changes.
template <typename T, typename Builder>
T buildWindows(Builder &builder, T x, llvm::ArrayRef<int64_t> shape,
               const SlidingWindows &windows) {
  using Sizes = llvm::SmallVector<int64_t>;
  size_t count = windows.sizes.size();
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

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_SLIDINGWINDOWS_H
