//===- Ours.cpp - Models compiled and run by UOp ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ours.h"

#include "uop/Models/Models.h"
#include "uop/Tools/Arrays.h"

#include <cmath>
#include <cstring>

using namespace mlir;
using namespace uop;
using namespace uop::bench;

static llvm::Error fail(const Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

llvm::Expected<Ours> Ours::create(ModuleOp module, unsigned threads) {
  CompileOptions options;
  options.threads = threads;
  FailureOr<CompileResult> compiled = uop::compile(module, options);
  if (failed(compiled))
    return fail("it does not compile");
  Ours result;
  result.plan = std::move(compiled->plan);
  result.times = std::move(compiled->times);
  auto inputs = run::makeInputs(result.plan->inputs, {}, /*seed=*/1);
  if (!inputs)
    return fail(inputs.message());
  result.inputs = std::move(*inputs);
  runtime::ExecutorOptions executorOptions;
  executorOptions.threads = threads;
  auto executor = runtime::PlanExecutor::create(result.plan, executorOptions);
  if (!executor)
    return fail(executor.message());
  result.executor =
      std::make_unique<runtime::PlanExecutor>(std::move(*executor));
  auto outputs = result.executor->makeOutputs(result.inputs);
  if (!outputs)
    return fail(outputs.message());
  result.outputs = std::move(*outputs);
  if (runtime::Error error =
          result.executor->run(result.inputs, result.outputs))
    return fail(error.message());
  return std::move(result);
}

Call Ours::getCall() {
  return [this] {
    // The same call as the one that create() has made, which had no errors.
    if (runtime::Error error = executor->run(inputs, outputs))
      llvm::report_fatal_error(error.message().c_str());
  };
}

Operands Ours::makeOperands() {
  Operands operands;
  for (const runtime::Array &input : inputs)
    operands.inputs.push_back(static_cast<const float *>(input.data()));
  others.push_back(outputs[0]);
  runtime::Buffer &buffer = others.back().buffer;
  buffer = runtime::Buffer::create(outputs[0].buffer.size());
  operands.output = static_cast<float *>(buffer.data());
  clear(operands);
  return operands;
}

void Ours::clear(const Operands &operands) const {
  std::memset(operands.output, 0, outputs[0].buffer.size());
}

double Ours::compare(const float *other) const {
  auto *own = static_cast<const float *>(outputs[0].data());
  double greatest = 0, difference = 0;
  for (size_t i = 0, end = outputs[0].buffer.size() / sizeof(float); i < end;
       ++i) {
    greatest = std::max<double>(greatest, std::abs(own[i]));
    difference = std::max<double>(difference, std::abs(own[i] - other[i]));
  }
  return greatest == 0 ? difference : difference / greatest;
}

double Ours::getCompileMilliseconds() const {
  double total = 0;
  for (const PhaseTime &time : times)
    total += time.milliseconds;
  return total;
}

llvm::Expected<OwningOpRef<ModuleOp>>
uop::bench::buildModule(MLIRContext &context, const ModelCall &model) {
  OwningOpRef<ModuleOp> module =
      buildModel(&context, model.name, model.parameters);
  if (!module)
    return fail("there is no such model");
  return std::move(module);
}
