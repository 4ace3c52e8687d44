//===- DeviceTest.cpp - Programs of other devices ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CUDA is a driver that runs no kernels: copies are made, and what kernels
// write is what memory had before.
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Device.h"
#include "uop/Compiler/GraphCache.h"
#include "uop/Register.h"

#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>

using namespace uop;
using namespace uop::runtime;

namespace {

/// Before anybody asks for a device.
const bool usesStub = [] {
  setenv("UOP_CUDA_LIBRARY", UOP_STUB_CUDA, /*overwrite=*/1);
  return true;
}();

constexpr const char *sumText = R"(
func.func @main(%x: tensor<64x8xf32>) -> (tensor<64xf32>, tensor<64x8xf32>) {
  %c = uop.const dense<2.5> : tensor<64x8xf32>
  %0 = uop.mul %x, %c : tensor<64x8xf32>
  %1 = uop.reduce_axis add %0 axes [1] : tensor<64x8xf32> -> tensor<64xf32>
  return %1, %0 : tensor<64xf32>, tensor<64x8xf32>
})";
/// The input's elements as they come back, without a kernel.
constexpr const char *copyText = R"(
func.func @main(%x: tensor<5xf32> {uop.donated}, %y: tensor<5xf32>)
    -> (tensor<5xf32>, tensor<5xf32>) {
  %0 = uop.exp %x : tensor<5xf32>
  return %0, %y : tensor<5xf32>, tensor<5xf32>
})";
constexpr const char *tableText = R"(
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = uop.const dense<[1.0, 4.0, 2.0, 8.0]> : tensor<4xf32>
  %0 = uop.add %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
})";

class DeviceTest : public testing::Test {
protected:
  DeviceTest() {
    mlir::DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    unsetenv("STUB_CUDA_FAIL");
    unsetenv("STUB_CUDA_ALONE");
  }
  ~DeviceTest() override {
    unsetenv("STUB_CUDA_FAIL");
    unsetenv("STUB_CUDA_ALONE");
  }

  CompileResult compile(const char *text, const std::string &device,
                        bool save = false, const std::string &chip = "") {
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    CompileOptions options;
    options.device = device;
    options.save = save;
    options.chip = chip;
    auto result = uop::compile(*module, options);
    EXPECT_TRUE(mlir::succeeded(result));
    return mlir::succeeded(result) ? std::move(*result) : CompileResult();
  }
  mlir::MLIRContext context;
};

Array makeArray(std::vector<int64_t> shape, float first) {
  Array array = *Array::create(DType::F32, std::move(shape));
  auto *data = static_cast<float *>(array.data());
  for (int64_t i = 0, count = *array.numElements(); i < count; ++i)
    data[i] = first + float(i % 7);
  return array;
}

std::vector<float> getElements(const Array &array) {
  const auto *data = static_cast<const float *>(array.data());
  return {data, data + *array.numElements()};
}

bool hasOpenCL() { return bool(getDevice("opencl")); }

Expected<Artifact> load(const std::string &bytes, const char *device,
                        bool loadCode = true) {
  Buffer copy = Buffer::create(bytes.size());
  std::memcpy(copy.data(), bytes.data(), bytes.size());
  ArtifactOptions options;
  options.device = device;
  options.loadCode = loadCode;
  return loadArtifact(copy, "test", options);
}

/// The first output.
std::vector<float> run(std::shared_ptr<const Plan> plan,
                       const std::vector<Array> &inputs) {
  auto executor = PlanExecutor::create(std::move(plan));
  EXPECT_TRUE(bool(executor)) << executor.message();
  auto outputs = executor->makeOutputs(inputs);
  EXPECT_TRUE(bool(outputs));
  Error error = executor->run(inputs, *outputs);
  EXPECT_FALSE(error) << error.message();
  return getElements(outputs->front());
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

TEST_F(DeviceTest, FileHasPlansOfSeveralDevices) {
  CompileResult cpu = compile(tableText, "", true);
  CompileResult opencl = compile(tableText, "opencl", true);
  CompileResult cuda = compile(tableText, "cuda", true, "sm_75");
  std::vector<ArtifactVariant> variants = {{&*cpu.plan, &cpu.code},
                                           {&*opencl.plan, &opencl.code},
                                           {&*cuda.plan, &cuda.code}};
  auto bytes = serializeArtifact(variants);
  ASSERT_TRUE(bool(bytes)) << bytes.message();
  Array x = makeArray({4}, 1);
  auto onCPU = load(*bytes, "");
  ASSERT_TRUE(bool(onCPU)) << onCPU.message();
  EXPECT_EQ(onCPU->plan->device, nullptr);
  EXPECT_EQ(run(onCPU->plan, {x}), (std::vector<float>{2, 6, 5, 12}));
  auto onCUDA = load(*bytes, "cuda");
  ASSERT_TRUE(bool(onCUDA)) << onCUDA.message();
  EXPECT_EQ(onCUDA->plan->device, *getDevice("cuda:0"));
  EXPECT_EQ(
      load(*bytes, "disk")
          .message()
          .find("test: made for the CPU, devices that take spirv, devices that "
                "take ptx for sm_75, not for device 'disk'"),
      0u);
  // The first plan, whatever it is for.
  auto unread = load(*bytes, "", /*loadCode=*/false);
  ASSERT_TRUE(bool(unread)) << unread.message();
  EXPECT_TRUE(unread->code.device.format.empty());
  if (!hasOpenCL())
    GTEST_SKIP() << "no OpenCL device";
  auto onOpenCL = load(*bytes, "opencl:0");
  ASSERT_TRUE(bool(onOpenCL)) << onOpenCL.message();
  EXPECT_EQ(run(onOpenCL->plan, {x}), (std::vector<float>{2, 6, 5, 12}));
}

TEST_F(DeviceTest, ConstantsAreWrittenOnce) {
  std::string text = "func.func @main(%x: tensor<65536xf32>) -> "
                     "tensor<65536xf32> {\n"
                     "  %c = uop.const dense<\"0x";
  for (unsigned i = 0; i < 65536; ++i)
    text += i % 3 ? "0000803F" : "00000040";
  text += "\"> : tensor<65536xf32>\n"
          "  %0 = uop.add %x, %c : tensor<65536xf32>\n"
          "  return %0 : tensor<65536xf32>\n}";
  CompileResult opencl = compile(text.c_str(), "opencl", true);
  CompileResult cuda = compile(text.c_str(), "cuda", true);
  auto one = serializeArtifact(*opencl.plan, opencl.code);
  std::vector<ArtifactVariant> variants = {{&*opencl.plan, &opencl.code},
                                           {&*cuda.plan, &cuda.code}};
  auto both = serializeArtifact(variants);
  ASSERT_TRUE(one && both);
  EXPECT_GT(one->size(), 65536u * 4);
  EXPECT_LT(both->size(), one->size() + 65536);
}

TEST_F(DeviceTest, AlteredFilesAreRefused) {
  CompileResult cuda = compile(tableText, "cuda", true);
  std::string bytes = *serializeArtifact(*cuda.plan, cuda.code);
  for (size_t i = 0; i < bytes.size(); i += 37) {
    std::string altered = bytes;
    altered[i] ^= 0x41;
    if (auto loaded = load(altered, "cuda"))
      // Only what is between sections has no checksum.
      EXPECT_EQ(bytes[i], 0) << i;
  }
  EXPECT_FALSE(bool(load(bytes.substr(0, bytes.size() - 1), "cuda")));
}

//===----------------------------------------------------------------------===//
// The graph cache
//===----------------------------------------------------------------------===//

TEST_F(DeviceTest, CachedPlansAreOfOneDevice) {
  llvm::SmallString<128> folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("uop-devices", folder));
  auto get = [&](GraphCache &cache, const char *device) {
    auto module = mlir::parseSourceString<mlir::ModuleOp>(sumText, &context);
    CompileOptions options;
    options.device = device;
    auto found = cache.getOrCompile(*module, options);
    EXPECT_TRUE(mlir::succeeded(found));
    return mlir::succeeded(found) ? std::move(*found) : CachedPlan();
  };
  using Source = CachedPlan::Source;
  GraphCacheOptions options;
  options.folder = folder.str().str();
  {
    GraphCache cache(options);
    EXPECT_EQ(get(cache, "").source, Source::compiler);
    CachedPlan cuda = get(cache, "cuda");
    EXPECT_EQ(cuda.source, Source::compiler);
    EXPECT_EQ(cuda.plan->device, *getDevice("cuda"));
    CachedPlan again = get(cache, "cuda:0");
    EXPECT_EQ(again.source, Source::memory);
    EXPECT_EQ(again.plan->device, *getDevice("cuda"));
    CachedPlan cpu = get(cache, "cpu");
    EXPECT_EQ(cpu.source, Source::memory);
    EXPECT_EQ(cpu.plan->device, nullptr);
    Array x = makeArray({64, 8}, 1);
    std::vector<float> expected = run(cpu.plan, {x});
    if (hasOpenCL()) {
      CachedPlan opencl = get(cache, "opencl");
      EXPECT_EQ(opencl.source, Source::compiler);
      EXPECT_EQ(run(opencl.plan, {x}), expected);
    }
  }
  GraphCache cache(options);
  CachedPlan cuda = get(cache, "cuda");
  EXPECT_EQ(cuda.source, Source::disk);
  EXPECT_EQ(cuda.plan->device, *getDevice("cuda"));
  EXPECT_EQ(get(cache, "").source, Source::disk);
  llvm::sys::fs::remove_directories(folder);
}

//===----------------------------------------------------------------------===//
// Errors in the middle of a run
//===----------------------------------------------------------------------===//

/// Runs that fail, and one after each that does not.
class FailingRunTest : public DeviceTest,
                       public testing::WithParamInterface<const char *> {};

TEST_P(FailingRunTest, NextRunWorks) {
  CompileResult result = compile(copyText, "cuda");
  auto executor = PlanExecutor::create(result.plan);
  ASSERT_TRUE(bool(executor)) << executor.message();
  std::vector<Array> inputs = {makeArray({5}, 1), makeArray({5}, 3)};
  std::vector<Array> outputs = *executor->makeOutputs(inputs);
  ASSERT_FALSE(executor->run(inputs, outputs));
  EXPECT_EQ(getElements(outputs[1]), getElements(inputs[1]));

  // Nothing of the caller's is written by a run that fails.
  std::vector<float> donated = getElements(inputs[0]);
  auto *second = static_cast<float *>(outputs[1].data());
  std::fill(second, second + 5, -1.0f);
  setenv("STUB_CUDA_FAIL", GetParam(), 1);
  Error error = executor->run(inputs, outputs);
  ASSERT_TRUE(bool(error));
  EXPECT_NE(error.message().find("device 'cuda:0'"), std::string::npos)
      << error.message();
  EXPECT_EQ(getElements(inputs[0]), donated);
  EXPECT_EQ(getElements(outputs[1]), std::vector<float>(5, -1.0f));

  unsetenv("STUB_CUDA_FAIL");
  error = executor->run(inputs, outputs);
  EXPECT_FALSE(error) << error.message();
  EXPECT_EQ(getElements(outputs[1]), getElements(inputs[1]));
}

INSTANTIATE_TEST_SUITE_P(Calls, FailingRunTest,
                         testing::Values("cuGraphLaunch:1",
                                         "cuStreamSynchronize:1"));

TEST_F(DeviceTest, OtherProgramsBeginAnewAfterAReset) {
  CompileResult first = compile(copyText, "cuda"),
                second = compile(tableText, "cuda");
  auto failing = PlanExecutor::create(first.plan);
  auto other = PlanExecutor::create(second.plan);
  ASSERT_TRUE(failing && other);
  std::vector<Array> inputs = {makeArray({5}, 1), makeArray({5}, 3)};
  std::vector<Array> outputs = *failing->makeOutputs(inputs);
  std::vector<Array> x = {makeArray({4}, 1)};
  std::vector<Array> y = *other->makeOutputs(x);
  ASSERT_FALSE(other->run(x, y));
  uint64_t generation = (*getDevice("cuda"))->getGeneration();
  setenv("STUB_CUDA_FAIL", "cuGraphLaunch:1", 1);
  EXPECT_TRUE(bool(failing->run(inputs, outputs)));
  EXPECT_EQ((*getDevice("cuda"))->getGeneration(), generation + 1);
  unsetenv("STUB_CUDA_FAIL");
  Error error = other->run(x, y);
  EXPECT_FALSE(error) << error.message();
  error = failing->run(inputs, outputs);
  EXPECT_FALSE(error) << error.message();
}

TEST_F(DeviceTest, ErrorOfOneCallResetsNothing) {
  CompileResult result = compile(copyText, "cuda");
  auto executor = PlanExecutor::create(result.plan);
  ASSERT_TRUE(bool(executor));
  std::vector<Array> inputs = {makeArray({5}, 1), makeArray({5}, 3)};
  std::vector<Array> outputs = *executor->makeOutputs(inputs);
  uint64_t generation = (*getDevice("cuda"))->getGeneration();
  setenv("STUB_CUDA_ALONE", "1", 1);
  setenv("STUB_CUDA_FAIL", "cuGraphLaunch:1", 1);
  EXPECT_TRUE(bool(executor->run(inputs, outputs)));
  EXPECT_EQ((*getDevice("cuda"))->getGeneration(), generation);
  unsetenv("STUB_CUDA_FAIL");
  EXPECT_FALSE(executor->run(inputs, outputs));
  EXPECT_EQ(getElements(outputs[1]), getElements(inputs[1]));
}

TEST_F(DeviceTest, NoMemoryIsAnErrorThatLeavesTheDeviceAsItWas) {
  CompileResult result = compile(copyText, "cuda");
  setenv("STUB_CUDA_BYTES", "1", 1);
  auto executor = PlanExecutor::create(result.plan);
  unsetenv("STUB_CUDA_BYTES");
  EXPECT_EQ(executor.message(), "plan 'main' on device 'cuda:0': out of "
                                "memory: cannot allocate 20 bytes");
  executor = PlanExecutor::create(result.plan);
  EXPECT_TRUE(bool(executor)) << executor.message();
}

TEST_F(DeviceTest, ErrorsOfPreparationsAreOverAsWell) {
  CompileResult result = compile(copyText, "cuda");
  setenv("STUB_CUDA_FAIL", "cuGraphAddKernelNode:1", 1);
  auto executor = PlanExecutor::create(result.plan);
  EXPECT_FALSE(bool(executor));
  unsetenv("STUB_CUDA_FAIL");
  executor = PlanExecutor::create(result.plan);
  EXPECT_TRUE(bool(executor)) << executor.message();
}

TEST_F(DeviceTest, LargeInputsAreNotStaged) {
  CompileResult result = compile(R"(
func.func @main(%x: tensor<5000000xf32>) -> tensor<4xf32> {
  %0 = uop.shrink %x offsets [4999990] sizes [4]
      : tensor<5000000xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
})",
                                 "cuda");
  auto executor = PlanExecutor::create(result.plan);
  ASSERT_TRUE(bool(executor)) << executor.message();
  std::vector<Array> inputs = {makeArray({5000000}, 1)};
  std::vector<Array> outputs = *executor->makeOutputs(inputs);
  Error error = executor->run(inputs, outputs);
  EXPECT_FALSE(error) << error.message();
}

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

TEST_F(DeviceTest, LimitsAreInTheTargetDescription) {
  auto module = mlir::parseSourceString<mlir::ModuleOp>(sumText, &context);
  CompileOptions options;
  options.device = "cuda";
  std::string target;
  options.atStage = [&](llvm::StringRef, mlir::ModuleOp at) {
    if (target.empty())
      llvm::raw_string_ostream(target) << *at;
  };
  ASSERT_TRUE(mlir::succeeded(uop::compile(*module, options)));
  for (const char *entry : {"\"uop.processors\" = 4.000000e+00",
                            "\"uop.processor_threads\" = 2.048000e+03",
                            "\"uop.local_bytes\" = 4.915200e+04",
                            "\"uop.processor_registers\" = 6.553600e+04",
                            "\"uop.memory_bytes_per_ns\" = 1.024000e+03",
                            "\"uop.products_per_ns\" = 9.600000e+01"})
    EXPECT_NE(target.find(entry), std::string::npos)
        << entry << " in " << target.substr(0, 4000);
}

} // namespace
