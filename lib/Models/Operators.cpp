//===- Operators.cpp - Single operators of many sizes -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generators.h"

using namespace mlir;
using namespace uop;

using Results = SmallVector<Value>;

static std::string checkNothing(const Sizes &) { return {}; }

static Results buildAdd(TensorBuilder &tb, const Sizes &sizes) {
  Shape shape = {sizes["rows"], sizes["width"]};
  Value x = tb.argument(shape), y = tb.argument(shape);
  return {tb.binary<AddOp>(x, y)};
}

static Results buildSum(TensorBuilder &tb, const Sizes &sizes) {
  Value x = tb.argument({sizes["rows"], sizes["width"]});
  return {tb.reshape(tb.reduce(ReduceKind::add, x, {0, 1}), {})};
}

/// A new argument [batch, rows, columns], or no batch if there is one of it;
/// stored the other way round where it is transposed.
static Value matrixArgument(TensorBuilder &tb, int64_t batch, int64_t rows,
                            int64_t columns, bool isTransposed) {
  Shape shape = {rows, columns};
  if (isTransposed)
    std::swap(shape[0], shape[1]);
  bool hasBatch = batch != 1;
  if (hasBatch)
    shape.insert(shape.begin(), batch);
  Value x = tb.argument(shape);
  if (!isTransposed)
    return x;
  return hasBatch ? tb.permute(x, {0, 2, 1}) : tb.permute(x, {1, 0});
}

template <bool isLeftTransposed, bool isRightTransposed>
static Results buildMatmul(TensorBuilder &tb, const Sizes &sizes) {
  int64_t batch = sizes["batch"], k = sizes["k"];
  Value x = matrixArgument(tb, batch, sizes["m"], k, isLeftTransposed);
  Value y = matrixArgument(tb, batch, k, sizes["n"], isRightTransposed);
  return {tb.matmul(x, y)};
}

static Results buildLinearGelu(TensorBuilder &tb, const Sizes &sizes) {
  Value x = tb.argument({sizes["m"], sizes["k"]});
  return {tb.gelu(tb.linear(x, sizes["n"]))};
}

static Results buildConvolution(TensorBuilder &tb, const Sizes &sizes) {
  Conv2DOptions options;
  options.stride = sizes["stride"];
  options.padding = sizes["window"] / 2;
  options.groups = sizes["groups"];
  Value x = tb.argument(
      {sizes["batch"], sizes["channels"], sizes["size"], sizes["size"]});
  return {tb.conv2d(x, sizes["outputs"], sizes["window"], options,
                    /*hasBias=*/false)};
}

static std::string checkConvolution(const Sizes &sizes) {
  int64_t groups = sizes["groups"];
  if (sizes["window"] > sizes["size"])
    return "the window must not be larger than the image";
  if (sizes["channels"] % groups == 0 && sizes["outputs"] % groups == 0)
    return {};
  return "channels and outputs must be multiples of the number of groups";
}

static const ModelParameter kRows[] = {{"rows", 1024}, {"width", 1024}};
static const ModelParameter kMatmul[] = {
    {"batch", 1}, {"m", 256}, {"n", 256}, {"k", 256}};
static const ModelParameter kLinear[] = {{"m", 256}, {"n", 256}, {"k", 256}};
static const ModelParameter kConvolution[] = {
    {"batch", 1},  {"channels", 64}, {"size", 56}, {"outputs", 64},
    {"window", 3}, {"stride", 1},    {"groups", 1}};

ArrayRef<ModelGenerator> uop::getOperators() {
  static const ModelGenerator generators[] = {
      {{"add", "of two arrays", kRows}, checkNothing, buildAdd},
      {{"sum", "of all elements", kRows}, checkNothing, buildSum},
      {{"matmul", "x y", kMatmul}, checkNothing, buildMatmul<false, false>},
      {{"matmul-nt", "x y^T, y stored [n, k]", kMatmul},
       checkNothing,
       buildMatmul<false, true>},
      {{"matmul-tn", "x^T y, x stored [k, m]", kMatmul},
       checkNothing,
       buildMatmul<true, false>},
      {{"matmul-tt", "x^T y^T", kMatmul},
       checkNothing,
       buildMatmul<true, true>},
      {{"linear-gelu", "gelu(x w + b)", kLinear},
       checkNothing,
       buildLinearGelu},
      {{"convolution", "NCHW, padded by half of the window", kConvolution},
       checkConvolution,
       buildConvolution},
  };
  return generators;
}
