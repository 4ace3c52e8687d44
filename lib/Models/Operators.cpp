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

static Results buildDenseGradient(TensorBuilder &tb, const Sizes &sizes) {
  Value x = matrixArgument(tb, /*batch=*/1, sizes["m"], sizes["k"],
                           /*isTransposed=*/true);
  Value dy = tb.argument({sizes["k"], sizes["n"]});
  Value weight = tb.matmul(x, dy);
  return {weight,
          tb.reshape(tb.reduce(ReduceKind::add, dy, {0}), {sizes["n"]})};
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

static Results buildMaxPool(TensorBuilder &tb, const Sizes &sizes) {
  int64_t window = sizes["window"], size = sizes["size"];
  Value x = tb.argument({sizes["batch"], sizes["channels"], size, size});
  return {tb.maxPool(x, window, sizes["stride"], window / 2)};
}

static Results buildMeanPool(TensorBuilder &tb, const Sizes &sizes) {
  int64_t window = sizes["window"], size = sizes["size"];
  Value x = tb.argument({sizes["batch"], sizes["channels"], size, size});
  Value all = tb.windows(x, window, sizes["stride"], 1);
  Shape shape(TensorBuilder::shapeOf(all).drop_back(2));
  return {tb.reshape(tb.mean(all, {4, 5}), shape)};
}

static std::string checkPool(const Sizes &sizes) {
  if (sizes["window"] > sizes["size"])
    return "the window must not be larger than the image";
  return {};
}

/// Whole rows first, so that each has a last piece to be taken from.
static Results buildEveryColumn(TensorBuilder &tb, const Sizes &sizes) {
  int64_t rows = sizes["rows"], width = sizes["width"];
  int64_t stride = sizes["stride"];
  Value x = tb.argument({rows, width * stride});
  x = tb.reshape(x, {rows, width, stride});
  x = tb.shrink(x, {0, 0, 0}, {rows, width, 1});
  return {tb.reshape(x, {rows, width})};
}

template <int64_t axis>
static Results buildSumsSoFar(TensorBuilder &tb, const Sizes &sizes) {
  Value x = tb.argument({sizes["rows"], sizes["width"]});
  return {tb.sumsSoFar(x, axis)};
}

static Results buildEmbedding(TensorBuilder &tb, const Sizes &sizes) {
  Value ids = tb.indexArgument({sizes["rows"]});
  return {tb.embedding(ids, sizes["count"], sizes["width"])};
}

/// An element of each row of the table for every id: x[:, ids].
static Results buildTakeColumns(TensorBuilder &tb, const Sizes &sizes) {
  int64_t rows = sizes["rows"], columns = sizes["columns"];
  Value ids = tb.indexArgument({columns});
  Value x = tb.argument({rows, sizes["width"]});
  Value all = tb.expand(tb.reshape(ids, {1, columns}), {rows, columns});
  return {tb.gather(x, all, 1)};
}

static Results buildScatterRows(TensorBuilder &tb, const Sizes &sizes) {
  int64_t rows = sizes["rows"], width = sizes["width"];
  Value ids = tb.indexArgument({rows});
  Value x = tb.argument({sizes["count"], width});
  Value updates = tb.argument({rows, width});
  Value all = tb.expand(tb.reshape(ids, {rows, 1}), {rows, width});
  return {tb.scatterAdd(x, all, updates, 0)};
}

/// Factors of `element`, whose products are added up in `sum`.
static Value multiplyNarrow(TensorBuilder &tb, const Sizes &sizes, Type element,
                            Type sum) {
  Value x = tb.argument({sizes["m"], sizes["k"]}, element);
  Value y = tb.argument({sizes["k"], sizes["n"]}, element);
  return tb.matmul(tb.convert(x, sum), tb.convert(y, sum));
}

static Results buildMatmulF16(TensorBuilder &tb, const Sizes &sizes) {
  Type half = tb.getBuilder().getF16Type();
  Type sum = tb.getBuilder().getF32Type();
  return {tb.convert(multiplyNarrow(tb, sizes, half, sum), half)};
}

static Results buildMatmulBF16(TensorBuilder &tb, const Sizes &sizes) {
  Type brain = tb.getBuilder().getBF16Type();
  Type sum = tb.getBuilder().getF32Type();
  return {tb.convert(multiplyNarrow(tb, sizes, brain, sum), brain)};
}

static Results buildMatmulI8(TensorBuilder &tb, const Sizes &sizes) {
  OpBuilder &builder = tb.getBuilder();
  return {multiplyNarrow(tb, sizes, builder.getI8Type(), builder.getI32Type())};
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

static const ModelParameter kMaxPool[] = {{"batch", 1},
                                          {"channels", 64},
                                          {"size", 112},
                                          {"window", 3},
                                          {"stride", 2}};
static const ModelParameter kMeanPool[] = {
    {"batch", 1}, {"channels", 64}, {"size", 56}, {"window", 2}, {"stride", 2}};
static const ModelParameter kEveryColumn[] = {
    {"rows", 1024}, {"width", 512}, {"stride", 2}};
static const ModelParameter kTable[] = {
    {"rows", 1024}, {"count", 4096}, {"width", 768}};
static const ModelParameter kTakeColumns[] = {
    {"rows", 1024}, {"width", 1024}, {"columns", 512}};

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
      {{"dense-gradient",
        "x^T dy and the sums of the columns of dy, x stored [k, m]", kLinear},
       checkNothing,
       buildDenseGradient},
      {{"convolution", "NCHW, padded by half of the window", kConvolution},
       checkConvolution,
       buildConvolution},
      {{"matmul-f16", "x y of f16, added up in f32", kLinear},
       checkNothing,
       buildMatmulF16},
      {{"matmul-bf16", "x y of bf16, added up in f32", kLinear},
       checkNothing,
       buildMatmulBF16},
      {{"matmul-i8", "x y of i8, added up in i32", kLinear},
       checkNothing,
       buildMatmulI8},
      {{"max-pool", "NCHW, padded by half of the window", kMaxPool},
       checkPool,
       buildMaxPool},
      {{"mean-pool", "NCHW, not padded", kMeanPool}, checkPool, buildMeanPool},
      {{"every-column", "x[:, ::stride], `width` are left", kEveryColumn},
       checkNothing,
       buildEveryColumn},
      {{"cumsum", "sums so far along rows", kRows},
       checkNothing,
       buildSumsSoFar<1>},
      {{"cumsum-columns", "sums so far down columns", kRows},
       checkNothing,
       buildSumsSoFar<0>},
      {{"embedding", "rows of a table at ids", kTable},
       checkNothing,
       buildEmbedding},
      {{"take-columns", "x[:, ids]", kTakeColumns},
       checkNothing,
       buildTakeColumns},
      {{"scatter-rows", "rows added to those of a table at ids", kTable},
       checkNothing,
       buildScatterRows},
  };
  return generators;
}
