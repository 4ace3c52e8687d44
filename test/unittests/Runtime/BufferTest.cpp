//===- BufferTest.cpp - Memory, shapes, errors as values --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Buffer.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <thread>

using namespace uop::runtime;

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
// An allocation that fails is an error of ours, not the sanitizer's to abort.
extern "C" const char *__asan_default_options() {
  return "allocator_may_return_null=1";
}
extern "C" const char *__tsan_default_options() {
  return "allocator_may_return_null=1";
}
#endif
#endif

namespace {

constexpr int64_t maxInt64 = std::numeric_limits<int64_t>::max();

TEST(Error, SuccessAndFailure) {
  Error success = Error::success();
  EXPECT_FALSE(success);
  EXPECT_EQ(success.message(), "");
  Error failure = Error::failure("no such thing");
  EXPECT_TRUE(bool(failure));
  EXPECT_EQ(failure.message(), "no such thing");
  Error moved = std::move(failure);
  EXPECT_EQ(moved.message(), "no such thing");
}

TEST(Expected, ValueAndError) {
  Expected<std::string> value = std::string("text");
  ASSERT_TRUE(bool(value));
  EXPECT_EQ(*value, "text");
  EXPECT_EQ(value->size(), 4u);
  EXPECT_EQ(value.message(), "");
  EXPECT_FALSE(value.takeError());

  Expected<std::string> error = Error::failure("bad");
  EXPECT_FALSE(bool(error));
  EXPECT_EQ(error.message(), "bad");
  EXPECT_EQ(error.takeError().message(), "bad");

  Expected<std::unique_ptr<int>> moveOnly = std::make_unique<int>(3);
  std::unique_ptr<int> taken = std::move(*moveOnly);
  EXPECT_EQ(*taken, 3);
}

TEST(Buffer, AllocatesOnFirstUseAligned) {
  for (size_t size : {1, 63, 64, 65, 4097}) {
    Buffer buffer = Buffer::create(size);
    EXPECT_EQ(buffer.size(), size);
    EXPECT_FALSE(buffer.isAllocated());
    auto *data = static_cast<unsigned char *>(buffer.data());
    ASSERT_NE(data, nullptr);
    EXPECT_TRUE(buffer.isAllocated());
    EXPECT_EQ(reinterpret_cast<uintptr_t>(data) % Buffer::alignment, 0u);
    data[0] = 1;
    data[size - 1] = 2;
    EXPECT_EQ(buffer.data(), data);
  }
}

TEST(Buffer, SizeZeroHasAnAddress) {
  for (const Buffer &buffer : {Buffer(), Buffer::create(0)}) {
    EXPECT_EQ(buffer.size(), 0u);
    EXPECT_TRUE(buffer.isAllocated());
    EXPECT_NE(buffer.data(), nullptr);
    EXPECT_FALSE(buffer.allocate());
    EXPECT_TRUE(bool(buffer.view(0, 0)));
    EXPECT_FALSE(bool(buffer.view(0, 1)));
  }
  Expected<Buffer> imported = Buffer::fromMemory(nullptr, 0);
  ASSERT_TRUE(bool(imported));
  EXPECT_NE(imported->data(), nullptr);
}

TEST(Buffer, OutOfMemoryIsAnError) {
  for (size_t size : {size_t(1) << 62, size_t(1) << 63, ~size_t(0)}) {
    Buffer buffer = Buffer::create(size);
    EXPECT_EQ(buffer.data(), nullptr);
    EXPECT_FALSE(buffer.isAllocated());
    Error error = buffer.allocate();
    EXPECT_EQ(error.message(), "out of memory: cannot allocate " +
                                   std::to_string(size) + " bytes");
  }
}

TEST(Buffer, ViewsShareMemory) {
  Buffer whole = Buffer::create(100);
  Expected<Buffer> part = whole.view(10, 50);
  ASSERT_TRUE(bool(part));
  EXPECT_EQ(part->size(), 50u);
  Expected<Buffer> inner = part->view(5, 45);
  ASSERT_TRUE(bool(inner));
  EXPECT_TRUE(inner->sharesStorageWith(whole));
  EXPECT_FALSE(inner->sharesStorageWith(Buffer::create(100)));
  EXPECT_FALSE(Buffer().sharesStorageWith(Buffer()));
  // A view allocates the memory of the whole.
  auto *data = static_cast<char *>(inner->data());
  EXPECT_EQ(data, static_cast<char *>(whole.data()) + 15);
  whole = Buffer();
  data[44] = 7; // still alive through the view
  EXPECT_EQ(static_cast<char *>(part->data())[49], 7);
}

TEST(Buffer, ViewsAreBoundsChecked) {
  Buffer whole = Buffer::create(100);
  EXPECT_TRUE(bool(whole.view(0, 100)));
  EXPECT_TRUE(bool(whole.view(100, 0)));
  EXPECT_EQ(whole.view(1, 100).message(),
            "view of 100 bytes from byte 1 leaves a buffer of 100 bytes");
  EXPECT_FALSE(bool(whole.view(101, 0)));
  EXPECT_FALSE(bool(whole.view(~size_t(0), 2)));
  EXPECT_FALSE(bool(whole.view(2, ~size_t(0))));
  Buffer part = *whole.view(50, 10);
  EXPECT_FALSE(bool(part.view(0, 11)));
}

TEST(Buffer, ImportsWithoutCopyAndDeletesOnce) {
  char memory[16];
  int deletions = 0;
  {
    Expected<Buffer> buffer = Buffer::fromMemory(memory, 16, [&](void *p) {
      EXPECT_EQ(p, memory);
      ++deletions;
    });
    ASSERT_TRUE(bool(buffer));
    EXPECT_EQ(buffer->data(), memory);
    EXPECT_TRUE(buffer->isAllocated());
    Buffer view = *buffer->view(4, 4);
    EXPECT_EQ(view.data(), memory + 4);
    *buffer = Buffer();
    EXPECT_EQ(deletions, 0);
  }
  EXPECT_EQ(deletions, 1);

  Expected<Buffer> null =
      Buffer::fromMemory(nullptr, 4, [&](void *) { ++deletions; });
  EXPECT_EQ(null.message(), "cannot use null as 4 bytes of memory");
  EXPECT_EQ(deletions, 1);
  EXPECT_TRUE(bool(Buffer::fromMemory(memory, 16)));
}

TEST(Buffer, FirstUseFromTwoThreadsAllocatesOnce) {
  for (int round = 0; round < 50; ++round) {
    Buffer buffer = Buffer::create(256);
    void *other = nullptr;
    std::thread thread([&, copy = buffer] { other = copy.data(); });
    void *mine = buffer.data();
    thread.join();
    EXPECT_EQ(mine, other);
  }
}

TEST(Shape, CountsAndOverflows) {
  EXPECT_EQ(*numElements({}), 1);
  EXPECT_EQ(*numElements({4, 8}), 32);
  EXPECT_EQ(*numElements({maxInt64}), maxInt64);
  EXPECT_EQ(*numElements({maxInt64, 0, maxInt64}), 0);
  EXPECT_EQ(numElements({1 << 31, 1 << 30, 4}).message(),
            "shape " + std::to_string(int64_t(1 << 31)) +
                "x1073741824x4 has a negative size");
  EXPECT_EQ(numElements({2, -1}).message(), "shape 2x-1 has a negative size");
  EXPECT_FALSE(bool(numElements({0, -1})));
  EXPECT_EQ(numElements({int64_t(1) << 32, int64_t(1) << 31}).message(),
            "shape 4294967296x2147483648 has more than 2^63-1 elements");
  EXPECT_EQ(*byteSize(DType::F32, {4, 8}), 128u);
  EXPECT_EQ(*byteSize(DType::F64, {}), 8u);
  EXPECT_EQ(byteSize(DType::F64, {int64_t(1) << 60}).message(),
            "1152921504606846976xf64 has more than 2^63-1 bytes");
}

TEST(Shape, TypeStrings) {
  EXPECT_EQ(typeString(DType::F32, {4, 8}), "4x8xf32");
  EXPECT_EQ(typeString(DType::F32, {}), "f32");
  EXPECT_EQ(typeString(DType::U8, {0}), "0xui8");
}

TEST(Array, CreateAndInfo) {
  Expected<Array> array = Array::create(DType::I16, {3, 5});
  ASSERT_TRUE(bool(array));
  EXPECT_EQ(array->buffer.size(), 30u);
  EXPECT_FALSE(array->buffer.isAllocated());
  EXPECT_EQ(*array->numElements(), 15);
  EXPECT_EQ(*array->byteSize(), 30u);
  EXPECT_EQ(array->typeString(), "3x5xi16");
  EXPECT_EQ(array->info(), (TensorInfo{DType::I16, {3, 5}}));
  EXPECT_NE(array->info(), (TensorInfo{DType::U16, {3, 5}}));
  EXPECT_NE(array->info(), (TensorInfo{DType::I16, {5, 3}}));
  EXPECT_FALSE(bool(Array::create(DType::I16, {-3})));
  EXPECT_FALSE(bool(Array::create(DType::I16, {maxInt64})));
}

} // namespace
