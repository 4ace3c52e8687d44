//===- NpyNumpyTest.cpp - Exchanging files with numpy -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NpyTestUtil.h"
#include "uop/Runtime/Npy.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <sstream>

using namespace uop::runtime;

namespace {

int runScript(const char *command, const std::string &folder) {
  // The sanitizer that is preloaded into us is none of Python's business.
  std::string line =
      std::string("LD_PRELOAD= '" UOP_NUMPY_PYTHON "' '" UOP_NPY_SCRIPT "' ") +
      command + " '" + folder + "'";
  return std::system(line.c_str());
}

TEST(NpyNumpy, EveryTypeOrderAndVersionBothWays) {
  TemporaryFolder folder;
  ASSERT_EQ(runScript("generate", folder.path), 0);

  std::istringstream manifest(readBytes(folder / "manifest.txt"));
  std::string line;
  size_t files = 0;
  while (std::getline(manifest, line)) {
    SCOPED_TRACE(line);
    std::istringstream words(line);
    std::string stem, type;
    words >> stem >> type;
    std::vector<int64_t> shape;
    for (int64_t size; words >> size;)
      shape.push_back(size);

    Expected<Array> array = readNpy(folder / (stem + ".npy"));
    ASSERT_TRUE(bool(array)) << array.message();
    EXPECT_EQ(name(array->dtype), type);
    EXPECT_EQ(array->shape, shape);
    std::string raw = readBytes(folder / (stem + ".raw"));
    ASSERT_EQ(*array->byteSize(), raw.size());
    EXPECT_EQ(std::memcmp(array->data(), raw.data(), raw.size()), 0);
    Error error = writeNpy(folder / (stem + ".out.npy"), *array);
    ASSERT_FALSE(error) << error.message();
    ++files;
  }
  EXPECT_EQ(files, 12u * 13 * 2 * 2 * 3);

  for (DType dtype : {DType::BF16, DType::F8E5M2, DType::Index}) {
    Array array = *Array::create(dtype, {3, 2});
    std::memset(array.data(), 1, array.buffer.size());
    std::string path = folder / (std::string(name(dtype)) + ".out.npy");
    Error error = writeNpy(path, array);
    ASSERT_FALSE(error) << error.message();
    Expected<Array> back = readNpy(path, dtype);
    ASSERT_TRUE(bool(back)) << back.message();
    EXPECT_EQ(back->info(), array.info());
    EXPECT_EQ(std::memcmp(back->data(), array.data(), array.buffer.size()), 0);
  }
  EXPECT_EQ(runScript("check", folder.path), 0);

  for (auto [stem, part] :
       {std::pair("complex64", "dtype '<c8' is complex"),
        std::pair("longdouble", "is an extended-precision float"),
        std::pair("bytes", "dtype '|S2' holds strings"),
        std::pair("text", "dtype '<U2' holds strings"),
        std::pair("object", "dtype '|O' holds Python objects"),
        std::pair("datetime", "dtype '<M8[ns]' holds dates or times"),
        std::pair("timedelta", "dtype '<m8[D]' holds dates or times"),
        std::pair("record", "has named fields"),
        std::pair("unicode-fields", "has named fields"),
        std::pair("void", "dtype '|V3' holds raw bytes")}) {
    std::string path = folder / (std::string("refused-") + stem + ".npy");
    Expected<Array> array = readNpy(path);
    ASSERT_FALSE(bool(array)) << stem;
    EXPECT_EQ(array.message().rfind(path + ": ", 0), 0u) << array.message();
    EXPECT_NE(array.message().find(part), std::string::npos) << array.message();
  }
}

} // namespace
