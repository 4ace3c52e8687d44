//===- DeviceTest.cpp - Tensors that a device computes ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Device.h"
#include "TensorTestUtil.h"
#include "uop/Frontend/Creation.h"
#include "uop/Frontend/Function.h"
#include "uop/Runtime/Artifact.h"

#include "llvm/Support/FileSystem.h"

#include <cstdlib>

using namespace uop::frontend;
using namespace uop::frontend::test;

namespace {

/// A driver that runs no kernels, before anybody asks for a device.
const bool usesStub = [] {
  setenv("UOP_CUDA_LIBRARY", UOP_STUB_CUDA, /*overwrite=*/1);
  return true;
}();

ContextOptions on(const char *device) {
  ContextOptions options;
  options.device = device;
  return options;
}

bool hasOpenCL() { return bool(uop::runtime::getDevice("opencl")); }

Tensor makeMatrix(const Context &context) {
  std::vector<float> values;
  for (int i = 0; i < 12; ++i)
    values.push_back(float(i % 5) - 1.5f);
  return Tensor::fromVector(context, values).reshape({3, 4});
}

TEST(DeviceTensor, IsWhatTheInterpreterSays) {
  if (!hasOpenCL())
    GTEST_SKIP() << "no OpenCL device";
  Context context(on("opencl"));
  Tensor x = makeMatrix(context);
  Tensor y = (x - x.mean({1}, true)).exp().matmul(x.permute({1, 0}));
  Array expected = interpret(y);
  auto computed = y.array();
  ASSERT_TRUE(bool(computed)) << computed.message();
  expectNear(toDoubles(*computed), toDoubles(expected), 1e-5);
  // What was computed is an input of what comes next.
  Tensor z = y.max() + x.sum();
  Array sum = interpret(z);
  expectNear(toDoubles(*z.array()), toDoubles(sum), 1e-5);
  EXPECT_EQ(context.getStats().interpreted, 0u);
}

TEST(DeviceTensor, ProfilesHaveItsKernels) {
  if (!hasOpenCL())
    GTEST_SKIP() << "no OpenCL device";
  ContextOptions options = on("opencl:0");
  std::vector<ProfileRow> rows;
  options.profile = [&](const ProfileRow &row) { rows.push_back(row); };
  Context context(options);
  ASSERT_TRUE(bool(makeMatrix(context).exp().array()));
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_GT(rows[0].nanoseconds, 0);
  EXPECT_NE(rows[0].provenance.find("DeviceTest.cpp"), std::string::npos);
}

TEST(DeviceTensor, NamesWhatIsNotThere) {
  Context context(on("tpu"));
  auto result = makeMatrix(context).exp().array();
  EXPECT_NE(result.message().find("there is no device 'tpu'"),
            std::string::npos)
      << result.message();
  Context disk(on("disk"));
  result = makeMatrix(disk).exp().array();
  EXPECT_NE(result.message().find("device 'disk' runs no code"),
            std::string::npos)
      << result.message();
}

TEST(DeviceTensor, EnvironmentNamesTheDevice) {
  const char *before = std::getenv("UOP_DEVICE");
  std::string kept = before ? before : "";
  setenv("UOP_DEVICE", "tpu", 1);
  Context named;
  Context cpu(on("cpu"));
  if (before)
    setenv("UOP_DEVICE", kept.c_str(), 1);
  else
    unsetenv("UOP_DEVICE");
  EXPECT_FALSE(bool(makeMatrix(named).exp().array()));
  EXPECT_TRUE(bool(makeMatrix(cpu).exp().array()));
}

TEST(DeviceTensor, CachedProgramsAreOfOneDevice) {
  if (!hasOpenCL())
    GTEST_SKIP() << "no OpenCL device";
  llvm::SmallString<128> folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("uop-tensors", folder));
  std::vector<size_t> compiled;
  for (const char *device : {"cpu", "opencl", "cpu", "opencl"}) {
    ContextOptions options = on(device);
    options.cacheFolder = folder.str().str();
    Context context(options);
    expectNear(toDoubles(*makeMatrix(context).sum().array()), {3}, 0);
    compiled.push_back(context.getStats().compiled);
  }
  EXPECT_EQ(compiled, (std::vector<size_t>{1, 1, 0, 0}));
  llvm::sys::fs::remove_directories(folder);
}

TEST(DeviceTensor, ProgramsThatAreIdleGiveTheirMemoryToOthers) {
  Context context(on("cuda"));
  Tensor x = Tensor::ones(context, {500}).contiguous();
  ASSERT_FALSE(x.realize());
  // An input and an output of one program, and not of two.
  setenv("STUB_CUDA_BYTES", "6000", 1);
  Error first = (x * 3).realize();
  Error second = (x - 5).realize();
  Error third = (x * 3).realize();
  setenv("STUB_CUDA_BYTES", "3000", 1);
  Error tooLarge = (x + 7).realize();
  unsetenv("STUB_CUDA_BYTES");
  EXPECT_FALSE(first) << first.message();
  EXPECT_FALSE(second) << second.message();
  EXPECT_FALSE(third) << third.message();
  EXPECT_NE(tooLarge.message().find("on device 'cuda:0': out of memory"),
            std::string::npos)
      << tooLarge.message();
}

TEST(DeviceTensor, FunctionsAreSavedForTheDevice) {
  Context context(on("opencl"));
  Tensor x = Tensor::placeholder(context, DType::F32, {4});
  auto function = Function::create(x, x + 1);
  ASSERT_TRUE(bool(function)) << function.message();
  llvm::SmallString<128> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("uop", "uop", path));
  ASSERT_FALSE(function->save(path.str().str()));
  auto artifact = uop::runtime::loadArtifact(path.str().str());
  EXPECT_NE(artifact.message().find("made for devices that take spirv"),
            std::string::npos);
  uop::runtime::ArtifactOptions options;
  options.device = "opencl";
  artifact = uop::runtime::loadArtifact(path.str().str(), options);
  EXPECT_EQ(bool(artifact), hasOpenCL()) << artifact.message();
  llvm::sys::fs::remove(path);
}

} // namespace
