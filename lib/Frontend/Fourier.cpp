//===- Fourier.cpp - Fourier transforms of tensors --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Fourier.h"

#include "Build.h"
#include "uop/Emit/Fourier.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;
using emit::Signal;
using emit::TensorEmitter;

/// What is wrong with a transform of `parts` along `axis`, which becomes one
/// from 0 on.
static std::optional<Tensor> check(SmallVectorImpl<Tensor> &parts,
                                   int64_t &axis) {
  if (auto error = findError(parts))
    return error;
  for (Tensor &part : parts) {
    if (auto error = findStorageOnly(part))
      return error;
    bool isWide = part.dtype() == DType::F64;
    part = part.cast(isWide ? DType::F64 : DType::F32);
  }
  if (!normalize(axis, parts[0].shape().size()))
    return failAxis(axis, parts[0]);
  if (parts.back().shape() != parts[0].shape() ||
      parts.back().dtype() != parts[0].dtype())
    return fail("the real part is " + parts[0].typeString() +
                ", the imaginary one " + parts.back().typeString());
  int64_t length = parts[0].shape()[axis];
  if (length < 1 || length > emit::kMaxTransformLength)
    return fail("axis " + Twine(axis) + " has " + Twine(length) +
                " elements; from 1 to " + Twine(emit::kMaxTransformLength) +
                " are transformed");
  return std::nullopt;
}

static ComplexTensor transform(const ComplexTensor &x, int64_t axis,
                               bool isInverse) {
  SmallVector<Tensor> parts = {x.real, x.imaginary};
  if (auto error = check(parts, axis))
    return {*error, *error};
  if (parts[0].numElements() == 0)
    return {parts[0], parts[1]};
  std::vector<Tensor> results =
      emitOps(parts, [&](TensorEmitter &emitter, ArrayRef<Value> in) {
        Signal y = transformAxis(emitter, {in[0], in[1]}, axis, isInverse);
        return SmallVector<Value>{y.real, y.imaginary};
      });
  return {results[0], results[1]};
}

ComplexTensor uop::frontend::fft(const ComplexTensor &x, int64_t axis,
                                 SourceLoc loc) {
  OpScope scope("fft", loc);
  return transform(x, axis, /*isInverse=*/false);
}

ComplexTensor uop::frontend::ifft(const ComplexTensor &x, int64_t axis,
                                  SourceLoc loc) {
  OpScope scope("ifft", loc);
  return transform(x, axis, /*isInverse=*/true);
}

ComplexTensor uop::frontend::rfft(const Tensor &x, int64_t axis,
                                  SourceLoc loc) {
  OpScope scope("rfft", loc);
  SmallVector<Tensor> parts = {x};
  if (auto error = check(parts, axis))
    return {*error, *error};
  int64_t half = parts[0].shape()[axis] / 2 + 1;
  if (parts[0].numElements() == 0) {
    Tensor none = parts[0].slice(axis, 0, half);
    return {none, none};
  }
  std::vector<Tensor> results =
      emitOps(parts, [&](TensorEmitter &emitter, ArrayRef<Value> in) {
        Signal y = transformAxis(emitter, {in[0], Value()}, axis,
                                 /*isInverse=*/false);
        return SmallVector<Value>{emitter.slice(y.real, axis, 0, half),
                                  emitter.slice(y.imaginary, axis, 0, half)};
      });
  return {results[0], results[1]};
}

Tensor uop::frontend::irfft(const ComplexTensor &x, int64_t n, int64_t axis,
                            SourceLoc loc) {
  OpScope scope("irfft", loc);
  SmallVector<Tensor> parts = {x.real, x.imaginary};
  if (auto error = check(parts, axis))
    return *error;
  if (n < 1 || parts[0].shape()[axis] != n / 2 + 1)
    return fail("a real signal of " + Twine(n) +
                " elements has a spectrum of " + Twine(n / 2 + 1) + ", axis " +
                Twine(axis) + " has " + Twine(parts[0].shape()[axis]));
  Shape order;
  for (int64_t i = 0, rank = parts[0].shape().size(); i != rank; ++i)
    order.push_back(i);
  std::swap(order[axis], order.back());
  // The axis is last while the other half is added.
  for (Tensor &part : parts)
    part = part.permute(order);
  Tensor result = emitOps(parts, [&](TensorEmitter &emitter,
                                     ArrayRef<Value> in) {
    return SmallVector<Value>{emit::transformHalf(emitter, {in[0], in[1]}, n)};
  })[0];
  return result.permute(order);
}
