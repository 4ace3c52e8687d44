//===- Runtime.cpp - Running compiled programs from C -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop-c/Runtime.h"

#include "Handles.h"
#include "uop/Runtime/DLPack.h"
#include "uop/Runtime/Signature.h"

#include <cstdlib>
#include <cstring>

using namespace uop::runtime;

static_assert(UOP_BOOL == int(DType::Bool) && UOP_F32 == int(DType::F32) &&
                  UOP_INDEX == int(DType::Index) &&
                  UOP_F4E2M1FN == int(DType::F4E2M1FN) &&
                  UOP_F4E2M1FN + 1 == int(numDTypes),
              "the numbers are those of the runtime");

/// What runs a plan, and the arrays of its next run.
struct UOpSession {
  std::shared_ptr<const Plan> plan;
  PlanExecutor executor;
  std::vector<Array> inputs, outputs;
  /// Which inputs, and which outputs, are memory of the caller.
  std::vector<bool> isBound, isCallers;
  /// Outputs whose memory became somebody else's since the last run.
  std::vector<size_t> given = {};
  /// Something was bound since the last run.
  bool isNew = true;
  bool hasRun = false;
};

UOpError uop::capi::makeError(const std::string &message) {
  // malloc, so that C may free it; a fixed text if there is no memory left.
  char *text = static_cast<char *>(std::malloc(message.size() + 1));
  if (text)
    std::memcpy(text, message.c_str(), message.size() + 1);
  static char outOfMemory[] = "out of memory";
  return text ? text : outOfMemory;
}

static UOpError fail(const std::string &message) {
  return uop::capi::makeError(message);
}

static UOpError toC(const Error &error) {
  return error ? fail(error.message()) : nullptr;
}

void uopErrorFree(UOpError error) {
  if (error && std::strcmp(error, "out of memory") != 0)
    std::free(error);
}

size_t uopDTypeBytes(UOpDType type) {
  return unsigned(type) < numDTypes ? byteWidth(static_cast<DType>(type)) : 0;
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

UOpError uop::capi::makeModel(std::shared_ptr<const Plan> plan,
                              UOpModel **model) {
  auto *made = new UOpModel{std::move(plan), {}};
  made->signature = getSignature(*made->plan);
  *model = made;
  return nullptr;
}

static UOpError finishLoad(Expected<Artifact> artifact, UOpModel **model) {
  if (!artifact)
    return fail(artifact.message());
  return uop::capi::makeModel(artifact->plan, model);
}

UOpError uopModelLoadFile(const char *path, UOpModel **model) {
  return finishLoad(loadArtifact(std::string(path)), model);
}

UOpError uopModelLoadMemory(const void *bytes, size_t size, UOpModel **model) {
  Expected<Buffer> buffer = Buffer::fromReadOnlyMemory(bytes, size);
  if (!buffer)
    return fail(buffer.message());
  return finishLoad(loadArtifact(*buffer, "<memory>"), model);
}

UOpError uopModelLoadFileOn(const char *path, const char *device,
                            UOpModel **model) {
  ArtifactOptions options;
  options.device = device;
  return finishLoad(loadArtifact(std::string(path), options), model);
}

UOpError uopModelLoadMemoryOn(const void *bytes, size_t size,
                              const char *device, UOpModel **model) {
  Expected<Buffer> buffer = Buffer::fromReadOnlyMemory(bytes, size);
  if (!buffer)
    return fail(buffer.message());
  ArtifactOptions options;
  options.device = device;
  return finishLoad(loadArtifact(*buffer, "<memory>", options), model);
}

void uopModelFree(UOpModel *model) { delete model; }

const char *uopModelName(const UOpModel *model) {
  return model->plan->name.c_str();
}
size_t uopModelNumInputs(const UOpModel *model) {
  return model->plan->inputs.size();
}
size_t uopModelNumOutputs(const UOpModel *model) {
  return model->plan->outputs.size();
}
size_t uopModelNumVariables(const UOpModel *model) {
  return model->plan->variables.size();
}

static UOpError noSuch(const char *what, size_t i, size_t count) {
  return fail("there is no " + std::string(what) + " " + std::to_string(i) +
              "; the program has " + std::to_string(count));
}

static UOpError describe(const char *what, const std::vector<TensorInfo> &types,
                         const std::vector<std::string> &names, size_t i,
                         UOpTensorInfo *info) {
  if (i >= types.size())
    return noSuch(what, i, types.size());
  Expected<size_t> bytes = types[i].byteSize();
  if (!bytes)
    return fail(bytes.message());
  info->name = i < names.size() ? names[i].c_str() : "";
  info->dtype = static_cast<UOpDType>(types[i].dtype);
  info->rank = types[i].shape.size();
  info->shape = types[i].shape.data();
  info->bytes = *bytes;
  return nullptr;
}

UOpError uopModelInput(const UOpModel *model, size_t i, UOpTensorInfo *info) {
  return describe("input", model->plan->inputs, model->plan->inputNames, i,
                  info);
}

UOpError uopModelOutput(const UOpModel *model, size_t i, UOpTensorInfo *info) {
  return describe("output", model->plan->outputs, model->plan->outputNames, i,
                  info);
}

UOpError uopModelVariable(const UOpModel *model, size_t i,
                          UOpVariableInfo *info) {
  const std::vector<Variable> &variables = model->plan->variables;
  if (i >= variables.size())
    return noSuch("variable", i, variables.size());
  *info = {variables[i].name.c_str(), variables[i].min, variables[i].max};
  return nullptr;
}

const char *uopModelSignature(const UOpModel *model) {
  return model->signature.c_str();
}

UOpError uopModelCheckSignature(const UOpModel *model, const char *signature) {
  if (model->signature == signature)
    return nullptr;
  return fail("the program is " + model->signature + ", the header is of " +
              signature);
}

//===----------------------------------------------------------------------===//
// Sessions
//===----------------------------------------------------------------------===//

UOpError uopSessionCreate(const UOpModel *model, unsigned threads,
                          UOpSession **session) {
  ExecutorOptions options;
  options.threads = threads;
  Expected<PlanExecutor> executor =
      PlanExecutor::create(model->plan, std::move(options));
  if (!executor)
    return fail(executor.message());
  const Plan &plan = *model->plan;
  auto *made = new UOpSession{
      model->plan, std::move(*executor), {}, {}, {}, {}, {}, true, false};
  for (const TensorInfo &type : plan.inputs)
    made->inputs.push_back({type.dtype, type.shape, Buffer()});
  for (const TensorInfo &type : plan.outputs)
    made->outputs.push_back({type.dtype, type.shape, Buffer()});
  made->isBound.resize(plan.inputs.size());
  made->isCallers.resize(plan.outputs.size());
  *session = made;
  return nullptr;
}

void uopSessionFree(UOpSession *session) { delete session; }

UOpError uopSessionSetVariable(UOpSession *session, const char *name,
                               int64_t value) {
  session->isNew = true;
  return toC(session->executor.setVariable(name, value));
}

UOpError uopSessionBindInput(UOpSession *session, size_t i, const void *data,
                             const int64_t *shape) {
  if (i >= session->inputs.size())
    return noSuch("input", i, session->inputs.size());
  const TensorInfo &type = session->plan->inputs[i];
  TensorInfo bound = type;
  if (shape)
    bound.shape.assign(shape, shape + type.shape.size());
  Expected<size_t> bytes = bound.byteSize();
  if (!bytes)
    return fail("input " + std::to_string(i) + ": " + bytes.message());
  Expected<Buffer> buffer =
      Buffer::fromMemory(const_cast<void *>(data), *bytes);
  if (!buffer)
    return fail("input " + std::to_string(i) + ": " + buffer.message());
  session->inputs[i] = {bound.dtype, std::move(bound.shape), *buffer};
  session->isBound[i] = true;
  session->isNew = true;
  return nullptr;
}

UOpError uopSessionBindInputDLPack(UOpSession *session, size_t i,
                                   DLManagedTensor *tensor) {
  if (i >= session->inputs.size())
    return noSuch("input", i, session->inputs.size());
  Expected<Array> array = fromDLPack(tensor);
  if (!array)
    return fail("input " + std::to_string(i) + ": " + array.message());
  // The format has no name for it.
  if (session->plan->inputs[i].dtype == DType::Index &&
      array->dtype == DType::I64)
    array->dtype = DType::Index;
  session->inputs[i] = std::move(*array);
  session->isBound[i] = true;
  session->isNew = true;
  return nullptr;
}

UOpError uopSessionBindOutput(UOpSession *session, size_t i, void *data,
                              size_t bytes) {
  if (i >= session->outputs.size())
    return noSuch("output", i, session->outputs.size());
  session->isCallers[i] = data != nullptr;
  session->isNew = true;
  if (!data) {
    session->outputs[i].buffer = Buffer();
    return nullptr;
  }
  Expected<Buffer> buffer = Buffer::fromMemory(data, bytes);
  if (!buffer)
    return fail("output " + std::to_string(i) + ": " + buffer.message());
  session->outputs[i].buffer = *buffer;
  return nullptr;
}

/// Gives outputs the shapes of this run, and memory where it is the session's;
/// what is there is kept if it still fits.
static UOpError prepareOutputs(UOpSession *session) {
  for (size_t i = 0; i < session->isBound.size(); ++i)
    if (!session->isBound[i])
      return fail("input " + std::to_string(i) + " of '" + session->plan->name +
                  "' is not bound");
  for (size_t i : session->given)
    if (!session->isCallers[i])
      session->outputs[i].buffer = Buffer();
  session->given.clear();
  Expected<std::vector<Array>> made =
      session->executor.makeOutputs(session->inputs);
  if (!made)
    return fail(made.message());
  for (size_t i = 0; i < made->size(); ++i) {
    Array &output = session->outputs[i];
    Array &fresh = (*made)[i];
    // In the memory of a donated input.
    bool isDonated = fresh.buffer.size() && fresh.buffer.isAllocated();
    bool isKept = session->isCallers[i] ||
                  (!isDonated && output.buffer.size() >= fresh.buffer.size());
    output.shape = std::move(fresh.shape);
    if (!isKept)
      output.buffer = std::move(fresh.buffer);
  }
  session->isNew = false;
  return nullptr;
}

UOpError uopSessionRun(UOpSession *session) {
  if (session->isNew)
    if (UOpError error = prepareOutputs(session))
      return error;
  Error error = session->executor.run(session->inputs, session->outputs);
  session->isNew |= bool(error);
  session->hasRun = !error;
  return toC(error);
}

static UOpError describe(const UOpSession *session, size_t i,
                         UOpTensorInfo *info) {
  const Array &output = session->outputs[i];
  const std::vector<std::string> &names = session->plan->outputNames;
  Expected<size_t> bytes = output.byteSize();
  if (!bytes)
    return fail(bytes.message());
  *info = {i < names.size() ? names[i].c_str() : "",
           static_cast<UOpDType>(output.dtype), output.shape.size(),
           output.shape.data(), *bytes};
  return nullptr;
}

UOpError uopSessionOutputInfo(UOpSession *session, size_t i,
                              UOpTensorInfo *info) {
  if (i >= session->outputs.size())
    return noSuch("output", i, session->outputs.size());
  const auto &sizes = session->plan->outputSizes;
  bool isFixed = i >= sizes.size() || sizes[i].empty();
  if (session->isNew && !isFixed)
    if (UOpError error = prepareOutputs(session))
      return error;
  return describe(session, i, info);
}

UOpError uopSessionOutputDLPack(UOpSession *session, size_t i,
                                DLManagedTensor **tensor) {
  if (i >= session->outputs.size())
    return noSuch("output", i, session->outputs.size());
  if (!session->hasRun)
    return fail("output " + std::to_string(i) + ": no run has computed it");
  Expected<DLManagedTensor *> made = toDLPack(session->outputs[i]);
  if (!made)
    return fail("output " + std::to_string(i) + ": " + made.message());
  *tensor = *made;
  if (!session->isCallers[i]) {
    session->given.push_back(i);
    session->isNew = true;
  }
  return nullptr;
}

UOpError uopSessionOutput(UOpSession *session, size_t i, UOpTensorInfo *info,
                          const void **data) {
  if (i >= session->outputs.size())
    return noSuch("output", i, session->outputs.size());
  const Array &output = session->outputs[i];
  if (!session->hasRun)
    return fail("output " + std::to_string(i) + ": no run has computed it");
  if (UOpError error = describe(session, i, info))
    return error;
  *data = output.data();
  return nullptr;
}
