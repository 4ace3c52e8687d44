//===- run.cpp - A program that runs a compiled file ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Artifact.h"

#include <cstdio>

using namespace uop::runtime;

static int fail(const std::string &message) {
  std::fprintf(stderr, "%s\n", message.c_str());
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 2)
    return fail("usage: run layer.uop");
  // Once per program.
  Expected<Artifact> artifact = loadArtifact(std::string(argv[1]));
  if (!artifact)
    return fail(artifact.message());

  // Once per thread that runs it.
  Expected<PlanExecutor> executor = PlanExecutor::create(artifact->plan);
  if (!executor)
    return fail(executor.message());

  // Once per run. The input is memory of ours, and is not copied.
  float numbers[2][3] = {{1, 2, 3}, {4, 5, 6}};
  Expected<Buffer> buffer = Buffer::fromMemory(numbers, sizeof(numbers));
  if (!buffer)
    return fail(buffer.message());
  std::vector<Array> inputs = {{DType::F32, {2, 3}, *buffer}};
  Expected<std::vector<Array>> outputs = executor->makeOutputs(inputs);
  if (!outputs)
    return fail(outputs.message());
  if (Error error = executor->run(inputs, *outputs))
    return fail(error.message());

  const Array &y = (*outputs)[0];
  const float *sums = static_cast<const float *>(y.data());
  std::printf("%s: %g %g %g %g\n", y.typeString().c_str(), sums[0], sums[1],
              sums[2], sums[3]);
  return 0;
}
