//===- NpyTestUtil.h - Files and bytes for the .npy tests -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_UNITTESTS_RUNTIME_NPYTESTUTIL_H
#define UOP_UNITTESTS_RUNTIME_NPYTESTUTIL_H

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

/// A folder of its own, removed at the end.
class TemporaryFolder {
public:
  TemporaryFolder() {
    std::string pattern = testing::TempDir() + "uop-runtime-XXXXXX";
    path = ::mkdtemp(pattern.data()) ? pattern : "";
    EXPECT_NE(path, "");
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    if (!path.empty())
      std::filesystem::remove_all(path, ignored);
  }
  std::string operator/(const std::string &name) const {
    return path + "/" + name;
  }
  size_t numEntries() const {
    return std::distance(std::filesystem::directory_iterator(path),
                         std::filesystem::directory_iterator());
  }

  std::string path;
};

inline std::string readBytes(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file.good()) << path;
  return {std::istreambuf_iterator<char>(file),
          std::istreambuf_iterator<char>()};
}

inline void writeBytes(const std::string &path, const std::string &bytes) {
  std::ofstream file(path, std::ios::binary);
  file << bytes;
  EXPECT_TRUE(file.good()) << path;
}

/// A file of that version around a header dictionary and data.
inline std::string makeNpy(const std::string &dict, const std::string &data,
                           unsigned version = 1) {
  std::string bytes = "\x93NUMPY";
  bytes += static_cast<char>(version);
  bytes += '\0';
  for (unsigned i = 0; i < (version == 1 ? 2u : 4u); ++i)
    bytes += static_cast<char>(dict.size() >> (8 * i) & 0xFF);
  return bytes + dict + data;
}

#endif // UOP_UNITTESTS_RUNTIME_NPYTESTUTIL_H
