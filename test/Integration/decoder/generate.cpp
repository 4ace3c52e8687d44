//===- generate.cpp - Tokens from a decoder with a cache --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// generate decoder.uop WEIGHTS count token...
//
// Runs what uop-compile made of `uop-model gpt2-decoder`: each run takes a
// token and its position and gives the next one. Keys and values of the
// positions before stay in the program's runtime buffers, of which a run writes
// one row. The weights are WEIGHTS/1.npy and so on, one for each argument.
// Prints the tokens that follow the given ones.
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Artifact.h"
#include "uop/Runtime/Npy.h"

#include <cstdio>
#include <cstdlib>

using namespace uop::runtime;

static int fail(const std::string &message) {
  std::fprintf(stderr, "generate: %s\n", message.c_str());
  return 1;
}

int main(int argc, char **argv) {
  if (argc < 5)
    return fail("usage: generate decoder.uop WEIGHTS count token...");
  Expected<Artifact> artifact = loadArtifact(std::string(argv[1]));
  if (!artifact)
    return fail(artifact.message());
  const Plan &plan = *artifact->plan;
  long count = std::atol(argv[3]), given = argc - 4;

  // The token, and the weights: read once.
  std::vector<Array> inputs = {*Array::create(DType::I64, {1})};
  for (size_t i = 1; i < plan.inputs.size(); ++i) {
    Expected<Array> weight =
        readNpy(argv[2] + ("/" + std::to_string(i) + ".npy"));
    if (!weight)
      return fail(weight.message());
    inputs.push_back(std::move(*weight));
  }
  Expected<PlanExecutor> executor = PlanExecutor::create(artifact->plan);
  if (!executor)
    return fail(executor.message());
  Expected<std::vector<Array>> outputs = executor->makeOutputs(inputs);
  if (!outputs)
    return fail(outputs.message());

  auto *token = static_cast<int64_t *>(inputs[0].data());
  const auto *next = static_cast<const int64_t *>((*outputs)[0].data());
  for (long position = 0; position + 1 < given + count; ++position) {
    *token = position < given ? std::atol(argv[4 + position]) : *next;
    if (Error error = executor->setVariable("pos", position))
      return fail(error.message());
    if (Error error = executor->run(inputs, *outputs))
      return fail(error.message());
    if (position + 1 >= given)
      std::printf("%lld\n", static_cast<long long>(*next));
  }
  return 0;
}
