//===- DeviceTest.cpp - Devices, modules and code images --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Device.h"
#include "uop/Runtime/Plan.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstring>
#include <fstream>

using namespace uop::runtime;

namespace {

TEST(Device, Names) {
  EXPECT_EQ(getDeviceNames(), (std::vector<std::string>{"cpu", "disk"}));
  for (const std::string &name : getDeviceNames())
    EXPECT_EQ((*getDevice(name))->getName(), name);
  EXPECT_EQ(getDevice("tpu:0").message(),
            "there is no device 'tpu:0'; this machine has cpu, disk");
}

TEST(Device, DiskIsReadOnly) {
  Device &disk = **getDevice("disk");
  EXPECT_EQ(disk.getAllocator(), nullptr);
  std::string path = testing::TempDir() + "device-test.bin";
  std::ofstream(path) << "0123456789";
  Expected<Buffer> file = disk.open(path);
  ASSERT_TRUE(bool(file)) << file.message();
  ASSERT_EQ(file->size(), 10u);
  EXPECT_TRUE(file->isReadOnly());
  Buffer part = *file->view(3, 4);
  EXPECT_TRUE(part.isReadOnly());
  Buffer copy = Buffer::create(4);
  auto stream = disk.createStream();
  ASSERT_TRUE(bool(stream));
  EXPECT_FALSE(disk.copy(**stream, copy, part));
  EXPECT_FALSE((*stream)->synchronize());
  EXPECT_EQ(std::memcmp(copy.data(), "3456", 4), 0);
  EXPECT_EQ(disk.copy(**stream, part, copy).message(),
            "cannot copy to memory that is read-only");
  EXPECT_EQ(disk.copy(**stream, copy, *file).message(),
            "cannot copy 10 bytes to 4");
  EXPECT_EQ(disk.loadModule({}, {}).message(), "device 'disk' runs no code");
  // The mapping stays when the name goes.
  std::remove(path.c_str());
  EXPECT_EQ(std::memcmp(file->data(), "0123456789", 10), 0);
  EXPECT_EQ(disk.open(path).message(),
            path + ": cannot read: No such file or directory");
  std::ofstream(path).close();
  EXPECT_EQ(disk.open(path)->size(), 0u);
  std::remove(path.c_str());
}

TEST(Device, MappedFilesAreInputsNotOutputs) {
  std::string path = testing::TempDir() + "device-test.f32";
  float numbers[2] = {1, 2};
  std::ofstream(path).write(reinterpret_cast<char *>(numbers), 8);
  Buffer file = *(*getDevice("disk"))->open(path);
  std::remove(path.c_str());
  auto plan = std::make_shared<Plan>();
  plan->inputs = plan->outputs = {{DType::F32, {2}}};
  plan->slots = {Slot::makeInput(0, 8), Slot::makeOutput(0, 8)};
  plan->steps = {Step::makeCopy(0, 1)};
  PlanExecutor executor = std::move(*PlanExecutor::create(plan));
  std::vector<Array> inputs = {{DType::F32, {2}, file}};
  std::vector<Array> outputs = *executor.makeOutputs();
  EXPECT_FALSE(executor.run(inputs, outputs));
  EXPECT_EQ(static_cast<float *>(outputs[0].data())[1], 2);
  EXPECT_EQ(executor.run(outputs, inputs).message(),
            "output 0 of 'main': its memory is read-only");
}

TEST(Device, CopiesOnTheCPU) {
  Device &cpu = **getDevice("cpu");
  EXPECT_EQ(cpu.getAllocator(), &getHostAllocator());
  EXPECT_EQ(cpu.open("x").message(), "device 'cpu' has nothing called 'x'; "
                                     "device 'disk' opens files");
  auto stream = cpu.createStream();
  ASSERT_TRUE(bool(stream));
  Buffer huge = Buffer::create(size_t(1) << 62);
  EXPECT_EQ(cpu.copy(**stream, huge, huge).message(),
            "out of memory: cannot allocate 4611686018427387904 bytes");
  EXPECT_FALSE(cpu.copy(**stream, Buffer(), Buffer()));
}

/// A function that returns at once, in a page of its own.
struct TinyImage {
  CodeImage image;
  std::vector<char> bytes = std::vector<char>(8192);

  TinyImage() {
#if defined(__x86_64__)
    bytes[0] = '\xc3'; // ret
#elif defined(__aarch64__)
    std::memcpy(bytes.data(), "\xc0\x03\x5f\xd6", 4); // ret
#endif
    image.segments = {{CodeImage::Access::ReadExecute, 0, 16},
                      {CodeImage::Access::ReadWrite, 4096, 32}};
    image.entries = {0};
    image.symbols = {"memcpy"};
    image.imports = {{4096, 0, 5}};
    image.relocations = {{4104, 8}};
  }

  std::string error() {
    auto code = loadCode(image, bytes);
    return code.message();
  }
};

TEST(CodeImage, LoadsAndPatches) {
  TinyImage tiny;
  auto code = loadCode(tiny.image, tiny.bytes);
  ASSERT_TRUE(bool(code)) << code.message();
  ASSERT_EQ(code->entries.size(), 1u);
  const char *base = reinterpret_cast<const char *>(code->entries[0]);
  uint64_t words[2];
  std::memcpy(words, base + 4096, sizeof(words));
  EXPECT_EQ(words[0], reinterpret_cast<uintptr_t>(&memcpy) + 5);
  EXPECT_EQ(words[1], reinterpret_cast<uintptr_t>(base) + 8);

  Device &cpu = **getDevice("cpu");
  auto module = cpu.loadModule(tiny.image, tiny.bytes);
  ASSERT_TRUE(bool(module)) << module.message();
  EXPECT_EQ((*module)->numKernels(), 1u);
  auto stream = std::move(*cpu.createStream());
  LaunchSizes sizes;
  sizes.grid[0] = 100;
  EXPECT_FALSE((*module)->launch(*stream, 0, {}, sizes));
  EXPECT_EQ((*module)->launch(*stream, 1, {}, sizes).message(),
            "kernel 1 of 1");
  for (int which = 0; which < 4; ++which) {
    LaunchSizes other = sizes;
    if (which == 0)
      other.block[0] = 32;
    if (which == 1)
      other.grid[1] = 2;
    if (which == 2)
      other.sharedBytes = 16;
    if (which == 3)
      other.grid[0] = -1;
    EXPECT_EQ((*module)->launch(*stream, 0, {}, other).message(),
              "the CPU has no blocks of threads; only grid[0] may differ from "
              "1");
  }
}

TEST(CodeImage, Errors) {
  auto expect = [](auto change, const char *message) {
    TinyImage tiny;
    change(tiny);
    EXPECT_EQ(tiny.error(), message);
  };
  using Access = CodeImage::Access;
  expect([](TinyImage &t) { t.image.segments[1].offset = 4100; },
         "code image: segment 1 does not begin with a page");
  expect([](TinyImage &t) { t.image.segments[0].bytes = 5000; },
         "code image: segment 1 overlaps the one before");
  expect([](TinyImage &t) { t.image.segments[1].bytes = 5000; },
         "code image: segment 1 leaves the image");
  expect([](TinyImage &t) { t.image.segments[1].bytes = UINT64_MAX; },
         "code image: segment 1 leaves the image");
  expect([](TinyImage &t) { t.image.segments[0].access = Access(7); },
         "code image: segment 0 has an unknown access");
  expect([](TinyImage &t) { t.image.relocations[0].offset = 8185; },
         "code image: relocation 0 leaves the image");
  expect([](TinyImage &t) { t.image.relocations[0].target = 8193; },
         "code image: relocation 0 leaves the image");
  expect([](TinyImage &t) { t.image.imports[0].offset = UINT64_MAX - 2; },
         "code image: import 0 leaves the image");
  expect([](TinyImage &t) { t.image.imports[0].symbol = 1; },
         "code image: import 0 is of no symbol");
  expect([](TinyImage &t) { t.image.entries[0] = 4096; },
         "code image: entry 0 is no code");
  expect([](TinyImage &t) { t.image.entries[0] = 16; },
         "code image: entry 0 is no code");
  expect([](TinyImage &t) { t.image.pageBytes = 3000; },
         "code image: pages of 3000 bytes");
  expect([](TinyImage &t) { t.image.symbols[0] = "no_such"; },
         "the kernels call no_such, which no library of this process defines; "
         "link or preload one that does");
  TinyImage tiny;
  tiny.image.pageBytes = 64;
  tiny.image.segments[1].offset = 4096;
  EXPECT_NE(tiny.error().find("the code is laid out for pages of 64 bytes"),
            std::string::npos);
  EXPECT_TRUE(bool(loadCode(CodeImage(), {})));
}

TEST(CodeTarget, Check) {
  CodeTarget target{getHostArchitecture(), {}};
  EXPECT_FALSE(target.check());
  for (const CPUFeature &feature : getCPUFeatures()) {
    target.features = {feature.name};
    EXPECT_EQ(bool(target.check()), !feature.isPresent) << feature.name;
  }
}

} // namespace
