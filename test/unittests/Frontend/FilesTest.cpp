//===- FilesTest.cpp - Tensors in files -------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Files.h"

#include "TensorTestUtil.h"

#include <cstdio>

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

static std::string tempPath(const char *name) {
  return testing::TempDir() + "uop_frontend_" + std::to_string(getpid()) + name;
}

TEST(Files, NpyThereAndBack) {
  Context c;
  Tensor x = mat(c, {1, 2, 3, 4, 5, 6}, {2, 3});
  std::string path = tempPath(".npy");
  ASSERT_FALSE(bool(writeNpy(path, (x * 2).transpose())));
  Tensor read = readNpy(c, path);
  expectValues(read + 0, {2, 8, 4, 10, 6, 12});
  EXPECT_EQ(read.shape(), (Shape{3, 2}));
  std::remove(path.c_str());
  int line = __LINE__ + 1;
  Tensor none = readNpy(c, path);
  expectError(none, path, line);
  EXPECT_NE(writeNpy("/nowhere/x.npy", x).message().find("/nowhere/x.npy"),
            std::string::npos);
  EXPECT_NE(writeNpy(path, x.sum({5})).message().find("no axis 5"),
            std::string::npos);
}

TEST(Files, SafetensorsThereAndBack) {
  Context c;
  Tensor x = mat(c, {1, 2, 3, 4, 5, 6}, {2, 3});
  std::string path = tempPath(".safetensors");
  NamedTensors tensors = {{"half", x.cast(DType::F16)},
                          {"mask", x > 2},
                          {"", x.sum()},
                          {"none", Tensor::zeros(c, {0, 3})},
                          {"\"\\\xc3\xa9\n", x * 2}};
  ASSERT_FALSE(bool(writeSafetensors(path, tensors)));
  auto read = readSafetensors(c, path);
  ASSERT_TRUE(bool(read)) << read.message();
  ASSERT_EQ(read->size(), tensors.size());
  for (const auto &[name, tensor] : tensors) {
    bool isFound = false;
    for (const auto &[readName, readTensor] : *read) {
      if (readName != name)
        continue;
      isFound = true;
      EXPECT_EQ(readTensor.typeString(), tensor.typeString());
      // Computed with: the mapped memory is as good as any other.
      expectValues(readTensor + 0, toDoubles(*(tensor + 0).array()));
    }
    EXPECT_TRUE(isFound) << name;
  }
  std::remove(path.c_str());
  int line = __LINE__ + 1;
  auto none = readSafetensors(c, path);
  EXPECT_NE(none.message().find("Test.cpp:" + std::to_string(line)),
            std::string::npos)
      << none.message();
  EXPECT_NE(
      writeSafetensors(path, {{"x", x}, {"x", x}}).message().find("twice"),
      std::string::npos);
}
