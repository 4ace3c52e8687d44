//===- NpyFileTest.cpp - The file system's side of .npy files ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NpyTestUtil.h"
#include "uop/Runtime/Npy.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstring>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace uop::runtime;

namespace {

Array makeArray(DType dtype, std::vector<int64_t> shape, unsigned char fill) {
  Array array = *Array::create(dtype, std::move(shape));
  std::memset(array.data(), fill, array.buffer.size());
  return array;
}

TEST(NpyFile, WritesNumpysHeader) {
  TemporaryFolder folder;
  std::string path = folder / "a.npy";
  ASSERT_FALSE(writeNpy(path, makeArray(DType::F32, {4, 8}, 7)));
  std::string dict = "{'descr': '<f4', 'fortran_order': False, "
                     "'shape': (4, 8), }";
  EXPECT_EQ(readBytes(path), std::string("\x93NUMPY\1\0\x76\0", 10) + dict +
                                 std::string(0x76 - dict.size() - 1, ' ') +
                                 "\n" + std::string(128, 7));
  EXPECT_EQ(folder.numEntries(), 1u);
  struct stat status;
  ASSERT_EQ(::stat(path.c_str(), &status), 0);
  mode_t mask = ::umask(0);
  ::umask(mask);
  EXPECT_EQ(status.st_mode & 0777, 0666 & ~mask);
}

TEST(NpyFile, LongHeaderIsVersion2) {
  TemporaryFolder folder;
  std::string path = folder / "a.npy";
  Array array = makeArray(DType::I8, std::vector<int64_t>(30000, 1), 5);
  ASSERT_FALSE(writeNpy(path, array));
  std::string bytes = readBytes(path);
  EXPECT_EQ(bytes[6], 2);
  EXPECT_EQ((bytes.size() - 1) % 64, 0u);
  Expected<Array> back = readNpy(path);
  ASSERT_TRUE(bool(back)) << back.message();
  EXPECT_EQ(back->shape, array.shape);
  EXPECT_EQ(*static_cast<char *>(back->data()), 5);
  // Fortran order of that many axes is a plain copy.
  bytes.replace(bytes.find("False"), 5, "True ");
  EXPECT_TRUE(bool(parseNpy(bytes.data(), bytes.size())));
}

TEST(NpyFile, ReplacesAFileAndKeepsItsMode) {
  TemporaryFolder folder;
  std::string path = folder / "a.npy", link = folder / "link.npy";
  writeBytes(path, "old");
  ASSERT_EQ(::chmod(path.c_str(), 0640), 0);
  ASSERT_EQ(::symlink("a.npy", link.c_str()), 0);
  ASSERT_FALSE(writeNpy(link, makeArray(DType::U8, {2}, 9)));
  struct stat status;
  ASSERT_EQ(::lstat(link.c_str(), &status), 0);
  EXPECT_TRUE(S_ISLNK(status.st_mode));
  ASSERT_EQ(::stat(path.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0640u);
  EXPECT_EQ(readNpy(path)->typeString(), "2xui8");
  EXPECT_EQ(folder.numEntries(), 2u);
}

TEST(NpyFile, NameOfGreatestLength) {
  TemporaryFolder folder;
  std::string path = folder / (std::string(251, 'x') + ".npy");
  EXPECT_FALSE(writeNpy(path, makeArray(DType::U8, {2}, 9)));
  EXPECT_TRUE(bool(readNpy(path)));
}

TEST(NpyFile, ReadErrors) {
  TemporaryFolder folder;
  auto expectError = [](const std::string &path, const std::string &what) {
    Expected<Array> array = readNpy(path);
    ASSERT_FALSE(bool(array));
    EXPECT_EQ(array.message(), path + ": " + what);
  };
  expectError(folder / "none.npy", "cannot open: No such file or directory");
  expectError(folder.path, "is a directory, not a .npy file");
  expectError("/dev/null", "is not a regular file");
  std::string path = folder / "a.npy";
  writeBytes(path, "");
  expectError(path, "not a .npy file (it is empty)");
  std::string pipe = folder / "pipe.npy";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  expectError(pipe, "is not a regular file");
  expectError(path + std::string("/x"), "cannot open: Not a directory");
  if (::geteuid() != 0) {
    ASSERT_EQ(::chmod(path.c_str(), 0), 0);
    expectError(path, "cannot open: Permission denied");
  }
}

TEST(NpyFile, HugeShapeAllocatesNothing) {
  TemporaryFolder folder;
  std::string path = folder / "a.npy";
  writeBytes(path, makeNpy("{'descr': '<f8', 'fortran_order': True, 'shape': "
                           "(1000000, 1000000)}",
                           "x"));
  EXPECT_EQ(readNpy(path).message(),
            path + ": truncated: expected 8000000000000 bytes of data for "
                   "1000000x1000000xf64, found 1");
}

TEST(NpyFile, WriteErrorsLeaveNothingBehind) {
  TemporaryFolder folder;
  Array array = makeArray(DType::U8, {2}, 9);
  auto expectError = [](const std::string &path, const Array &array,
                        const std::string &what) {
    EXPECT_EQ(writeNpy(path, array).message(), path + ": " + what);
  };
  expectError(folder / "no/a.npy", array,
              "cannot write: No such file or directory");
  expectError(folder.path, array, "cannot write: is a directory");
  expectError("/dev/null", array, "cannot write: is not a regular file");
  struct stat status;
  ASSERT_EQ(::stat("/dev/null", &status), 0);
  EXPECT_TRUE(S_ISCHR(status.st_mode));

  Array small = array;
  small.shape = {3};
  expectError(folder / "a.npy", small, "3xui8 needs 3 bytes, its buffer has 2");
  small.shape = {-1};
  expectError(folder / "a.npy", small, "shape -1 has a negative size");
  Array large = *Array::create(DType::U8, {int64_t(1) << 62});
  expectError(folder / "a.npy", large,
              "out of memory: cannot allocate 4611686018427387904 bytes");
  EXPECT_EQ(folder.numEntries(), 0u);
}

TEST(NpyFile, FullDiskLeavesTheOldFile) {
  TemporaryFolder folder;
  std::string path = folder / "a.npy";
  writeBytes(path, "old");
  Array array = makeArray(DType::U8, {100000}, 9);
  // A limit on file sizes stands for the full disk.
  rlimit before;
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit limited = before;
  limited.rlim_cur = 4096;
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &limited), 0);
  Error error = writeNpy(path, array);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, handler);
  EXPECT_EQ(error.message(), path + ": cannot write: File too large");
  EXPECT_EQ(readBytes(path), "old");
  EXPECT_EQ(folder.numEntries(), 1u);
}

} // namespace
