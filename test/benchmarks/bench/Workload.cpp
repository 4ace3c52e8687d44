//===- Workload.cpp - The list of workloads ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Workload.h"

#include "llvm/ADT/SmallVector.h"

using namespace uop::bench;

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

static ModelCall getCall(const Matmul &op) {
  if (op.hasBiasAndGelu)
    return {"linear-gelu", {{"m", op.m}, {"n", op.n}, {"k", op.k}}};
  if (op.hasBiasGradient)
    return {"dense-gradient", {{"m", op.m}, {"n", op.n}, {"k", op.k}}};
  static const char *const names[] = {"matmul", "matmul-nt", "matmul-tn",
                                      "matmul-tt"};
  return {names[op.isLeftTransposed * 2 + op.isRightTransposed],
          {{"batch", op.batch}, {"m", op.m}, {"n", op.n}, {"k", op.k}}};
}

static ModelCall getCall(const Convolution &op) {
  return {"convolution",
          {{"channels", op.channels},
           {"size", op.size},
           {"outputs", op.outputs},
           {"window", op.window},
           {"stride", op.stride},
           {"groups", op.groups}}};
}

static ModelCall getCall(const Rows &op) {
  return {op.kind == Rows::softmax ? "softmax" : "layernorm",
          {{"rows", op.rows}, {"width", op.width}}};
}

static ModelCall getCall(const Array1D &op) {
  return {op.kind == Array1D::add ? "add" : "sum",
          {{"rows", op.rows}, {"width", op.width}}};
}

ModelCall uop::bench::getModelCall(const Operator &op) {
  return std::visit([](const auto &op) { return getCall(op); }, op);
}

double uop::bench::countFlops(const Operator &op) {
  if (auto *matmul = std::get_if<Matmul>(&op))
    return 2.0 * double(matmul->batch * matmul->m) *
           double(matmul->n * matmul->k);
  if (auto *conv = std::get_if<Convolution>(&op)) {
    double pixels = double(conv->getOutputSize() * conv->getOutputSize());
    return 2.0 * pixels * double(conv->outputs * conv->window * conv->window) *
           double(conv->channels / conv->groups);
  }
  return 0;
}

double uop::bench::countBytes(const Operator &op) {
  if (auto *matmul = std::get_if<Matmul>(&op))
    return 4.0 * double(matmul->batch) *
           double(matmul->m * matmul->k + matmul->k * matmul->n +
                  matmul->m * matmul->n);
  if (auto *conv = std::get_if<Convolution>(&op))
    return 4.0 * double(conv->channels * conv->size * conv->size +
                        conv->outputs * conv->channels / conv->groups *
                            conv->window * conv->window +
                        conv->outputs * conv->getOutputSize() *
                            conv->getOutputSize());
  if (auto *rows = std::get_if<Rows>(&op))
    return 8.0 * double(rows->rows * rows->width);
  auto &array = std::get<Array1D>(op);
  return (array.kind == Array1D::add ? 12.0 : 4.0) * double(array.getCount());
}

//===----------------------------------------------------------------------===//
// The list
//===----------------------------------------------------------------------===//

static Matmul square(int64_t n) { return {1, n, n, n}; }

static Group getSquareMatmuls(bool isQuick) {
  Group group{"matmul", "Matrix products, f32", {}};
  llvm::SmallVector<int64_t> sizes = {64, 128, 256, 512, 1024};
  if (!isQuick)
    sizes.push_back(2048);
  for (unsigned threads : {1u, 2u})
    for (int64_t n : sizes)
      group.workloads.push_back({std::to_string(n), square(n), threads});
  return group;
}

static Group getOddMatmuls() {
  Group group{"shapes", "Matrix products of other shapes, f32", {}};
  auto add = [&](const char *name, Matmul op) {
    group.workloads.push_back({name, op, 1});
  };
  add("127", square(127));
  add("255", square(255));
  add("1000x1003x997", {1, 1000, 997, 1003});
  Matmul op = square(512);
  op.isRightTransposed = true;
  add("512, y transposed", op);
  op.isLeftTransposed = true;
  add("512, both transposed", op);
  op.isRightTransposed = false;
  add("512, x transposed", op);
  add("64 times 128", {64, 128, 128, 128});
  add("8x1024x1024", {1, 8, 1024, 1024});
  add("1024x8x1024", {1, 1024, 8, 1024});
  add("1024x1024x8", {1, 1024, 1024, 8});
  add("matrix vector, 4096", {1, 4096, 1, 4096});
  add("vector matrix, 4096", {1, 1, 4096, 4096});
  return group;
}

static Group getFusedMatmuls(bool isQuick) {
  Group group{"fused", "gelu(x w + b) against x w alone, f32", {}};
  llvm::SmallVector<int64_t> sizes = {256, 512};
  if (!isQuick)
    sizes.push_back(1024);
  for (int64_t n : sizes) {
    Matmul op = square(n);
    op.hasBiasAndGelu = true;
    group.workloads.push_back({std::to_string(n), op, 1});
  }
  return group;
}

static Group getDenseGradients() {
  Group group{"gradients",
              "Gradients of a dense layer's weight and bias against x^T dy "
              "alone, f32",
              {}};
  for (int64_t m : {512, 500, 784}) {
    Matmul op{1, m, 512, 128, /*isLeftTransposed=*/true};
    op.hasBiasGradient = true;
    group.workloads.push_back(
        {std::to_string(m) + "x512, batch of 128", op, 1});
  }
  return group;
}

static Group getConvolutions() {
  Group group{"convolution", "Convolutions, NCHW, f32", {}};
  struct Entry {
    const char *name;
    Convolution op;
  };
  static const Entry entries[] = {
      {"64x56x56 to 64, 3x3", {64, 56, 64, 3}},
      {"256x14x14 to 256, 3x3", {256, 14, 256, 3}},
      {"64x56x56 to 256, 1x1", {64, 56, 256, 1}},
      {"64x56x56 to 128, 3x3, stride 2", {64, 56, 128, 3, 2}},
      {"64x56x56, 3x3, depthwise", {64, 56, 64, 3, 1, 64}},
  };
  for (unsigned threads : {1u, 2u})
    for (const Entry &entry : entries)
      group.workloads.push_back({entry.name, entry.op, threads});
  return group;
}

static Group getRows() {
  Group group{"rows", "Rows of [16384, 1024], f32", {}};
  for (unsigned threads : {1u, 2u}) {
    group.workloads.push_back(
        {"softmax", Rows{Rows::softmax, 16384, 1024}, threads});
    group.workloads.push_back(
        {"layernorm", Rows{Rows::layernorm, 16384, 1024}, threads});
  }
  return group;
}

static Group getArrays(bool isQuick) {
  int64_t millions = isQuick ? 16 : 64;
  std::string size = std::to_string(millions) + "M";
  Group group{"arrays", "Arrays in memory and in the cache, f32", {}};
  for (unsigned threads : {1u, 2u})
    for (Array1D::Kind kind : {Array1D::add, Array1D::sum}) {
      std::string name = kind == Array1D::add ? "add " : "sum ";
      auto add = [&](const std::string &size, int64_t rows, int64_t width) {
        group.workloads.push_back(
            {name + size, Array1D{kind, rows, width}, threads});
      };
      add(size, millions, 1 << 20);
      add("1M", 1024, 1024);
      // Too short to be shared.
      if (threads == 1)
        add("64K", 64, 1024);
    }
  return group;
}

std::vector<Group> uop::bench::getGroups(bool isQuick) {
  return {getSquareMatmuls(isQuick), getOddMatmuls(),
          getFusedMatmuls(isQuick),  getDenseGradients(),
          getConvolutions(),         getRows(),
          getArrays(isQuick)};
}
