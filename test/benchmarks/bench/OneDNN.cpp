//===- OneDNN.cpp - Products, convolutions and rows by oneDNN ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Peers.h"

using namespace uop::bench;

#ifndef UOP_BENCH_ONEDNN

static Peer sayNotInstalled(const char *name, bool isUsed) {
  return {name, {}, isUsed ? "not installed" : ""};
}
Peer uop::bench::makeOneDNN(const Workload &workload, const Operands &) {
  return sayNotInstalled("oneDNN",
                         !std::holds_alternative<Array1D>(workload.op));
}
Peer uop::bench::makeOneDNNBlocked(const Workload &workload, const Operands &) {
  return sayNotInstalled("oneDNN, blocked",
                         std::holds_alternative<Convolution>(workload.op));
}
std::string uop::bench::getOneDNNVersion() { return "not installed"; }

#else

#include <dlfcn.h>
#include <dnnl.hpp>
#include <memory>

using namespace dnnl;
using Tag = memory::format_tag;
using Dims = memory::dims;

namespace {
/// A primitive with its arguments.
class Primitive {
public:
  Primitive() : engine(engine::kind::cpu, 0), stream(engine) {}

  memory wrap(const memory::desc &desc, const float *data) {
    return memory(desc, engine, const_cast<float *>(data));
  }

  Call finish(primitive made, std::unordered_map<int, memory> arguments) && {
    auto self = std::make_shared<Primitive>(std::move(*this));
    self->made = std::move(made);
    self->arguments = std::move(arguments);
    return [self] {
      self->made.execute(self->stream, self->arguments);
      self->stream.wait();
    };
  }

  dnnl::engine engine;
  dnnl::stream stream;

private:
  primitive made;
  std::unordered_map<int, memory> arguments;
};
} // namespace

static memory::desc describe(const Dims &dims, Tag tag) {
  return memory::desc(dims, memory::data_type::f32, tag);
}

static Call multiply(const Matmul &op, const Operands &operands) {
  Primitive primitive;
  auto x = describe({op.batch, op.m, op.k},
                    op.isLeftTransposed ? Tag::acb : Tag::abc);
  auto y = describe({op.batch, op.k, op.n},
                    op.isRightTransposed ? Tag::acb : Tag::abc);
  auto z = describe({op.batch, op.m, op.n}, Tag::abc);
  std::unordered_map<int, memory> arguments = {
      {DNNL_ARG_SRC, primitive.wrap(x, operands.inputs[0])},
      {DNNL_ARG_WEIGHTS, primitive.wrap(y, operands.inputs[1])},
      {DNNL_ARG_DST, primitive.wrap(z, operands.output)}};
  if (!op.hasBiasAndGelu) {
    matmul::primitive_desc desc(matmul::desc(x, y, z), primitive.engine);
    return std::move(primitive).finish(matmul(desc), std::move(arguments));
  }
  auto bias = describe({1, 1, op.n}, Tag::abc);
  arguments[DNNL_ARG_BIAS] = primitive.wrap(bias, operands.inputs[2]);
  post_ops after;
  after.append_eltwise(1, algorithm::eltwise_gelu_erf, 0, 0);
  primitive_attr attributes;
  attributes.set_post_ops(after);
  matmul::primitive_desc desc(matmul::desc(x, y, bias, z), attributes,
                              primitive.engine);
  return std::move(primitive).finish(matmul(desc), std::move(arguments));
}

static Call convolve(const Convolution &op, const Operands &operands,
                     bool isBlocked) {
  Primitive primitive;
  int64_t out = op.getOutputSize(), pad = op.window / 2;
  Dims inputDims = {1, op.channels, op.size, op.size};
  Dims weightDims = {op.outputs, op.channels, op.window, op.window};
  Tag plainWeight = Tag::abcd;
  if (op.groups != 1) {
    weightDims = {op.groups, op.outputs / op.groups, op.channels / op.groups,
                  op.window, op.window};
    plainWeight = Tag::abcde;
  }
  auto x = describe(inputDims, Tag::abcd);
  auto w = describe(weightDims, plainWeight);
  auto y = describe({1, op.outputs, out, out}, Tag::abcd);
  auto choose = [&](const memory::desc &desc) {
    return isBlocked ? describe(desc.dims(), Tag::any) : desc;
  };
  convolution_forward::desc what(
      prop_kind::forward_inference, algorithm::convolution_auto, choose(x),
      choose(w), choose(y), {op.stride, op.stride}, {pad, pad}, {pad, pad});
  convolution_forward::primitive_desc desc(what, primitive.engine);
  memory input = primitive.wrap(x, operands.inputs[0]);
  memory weight = primitive.wrap(w, operands.inputs[1]);
  memory output = primitive.wrap(y, operands.output);
  auto bring = [&](memory &from, const memory::desc &to) {
    memory other(to, primitive.engine);
    reorder(from, other).execute(primitive.stream, from, other);
    from = other;
  };
  if (isBlocked) {
    bring(input, desc.src_desc());
    bring(weight, desc.weights_desc());
    output = memory(desc.dst_desc(), primitive.engine);
    primitive.stream.wait();
  }
  return std::move(primitive).finish(convolution_forward(desc),
                                     {{DNNL_ARG_SRC, input},
                                      {DNNL_ARG_WEIGHTS, weight},
                                      {DNNL_ARG_DST, output}});
}

static Call computeRows(const Rows &op, const Operands &operands) {
  Primitive primitive;
  auto x = describe({op.rows, op.width}, Tag::ab);
  std::unordered_map<int, memory> arguments = {
      {DNNL_ARG_SRC, primitive.wrap(x, operands.inputs[0])},
      {DNNL_ARG_DST, primitive.wrap(x, operands.output)}};
  if (op.kind == Rows::softmax) {
    softmax_forward::desc what(prop_kind::forward_inference, x, 1);
    softmax_forward::primitive_desc desc(what, primitive.engine);
    return std::move(primitive).finish(softmax_forward(desc),
                                       std::move(arguments));
  }
  auto row = describe({op.width}, Tag::a);
  arguments[DNNL_ARG_SCALE] = primitive.wrap(row, operands.inputs[1]);
  arguments[DNNL_ARG_SHIFT] = primitive.wrap(row, operands.inputs[2]);
  layer_normalization_forward::desc what(prop_kind::forward_inference, x, 1e-5f,
                                         normalization_flags::use_scale |
                                             normalization_flags::use_shift);
  layer_normalization_forward::primitive_desc desc(what, primitive.engine);
  return std::move(primitive).finish(layer_normalization_forward(desc),
                                     std::move(arguments));
}

/// The C interface reports errors by exceptions in its C++ wrapper, which this
/// one file is compiled with.
template <typename Make>
static Peer attempt(const char *name, unsigned threads, bool isComparable,
                    Make make) {
  // Debian's uses OpenMP, of which there is no header here.
  using SetThreads = void (*)(int);
  if (auto set = SetThreads(dlsym(RTLD_DEFAULT, "omp_set_num_threads")))
    set(int(threads));
  try {
    return {name, make(), "", isComparable};
  } catch (const dnnl::error &error) {
    return {name, {}, error.what()};
  }
}

Peer uop::bench::makeOneDNN(const Workload &workload,
                            const Operands &operands) {
  if (std::holds_alternative<Array1D>(workload.op))
    return {"oneDNN", {}, ""};
  return attempt("oneDNN", workload.threads, true, [&] {
    if (auto *matmul = std::get_if<Matmul>(&workload.op))
      return multiply(*matmul, operands);
    if (auto *convolution = std::get_if<Convolution>(&workload.op))
      return convolve(*convolution, operands, /*isBlocked=*/false);
    return computeRows(std::get<Rows>(workload.op), operands);
  });
}

Peer uop::bench::makeOneDNNBlocked(const Workload &workload,
                                   const Operands &operands) {
  auto *op = std::get_if<Convolution>(&workload.op);
  if (!op)
    return {"oneDNN, blocked", {}, ""};
  return attempt("oneDNN, blocked", workload.threads, false,
                 [&] { return convolve(*op, operands, /*isBlocked=*/true); });
}

std::string uop::bench::getOneDNNVersion() {
  const dnnl_version_t *version = dnnl_version();
  return std::to_string(version->major) + "." + std::to_string(version->minor) +
         "." + std::to_string(version->patch);
}

#endif
