//===- Buffer.cpp - Host memory, and dense arrays over it -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Buffer.h"
#include "uop/Runtime/Allocator.h"

#include <atomic>
#include <cassert>
#include <mutex>

using namespace uop::runtime;

/// What data() points at where there is no byte to point at.
alignas(Buffer::alignment) static unsigned char nothing[Buffer::alignment];

struct Buffer::Storage {
  std::mutex mutex;
  std::atomic<void *> base{nullptr};
  size_t size = 0;
  std::function<void(void *)> deleter;
  Allocator *allocator = nullptr;
  bool imported = false;
  bool readOnly = false;

  ~Storage() {
    void *memory = base.load(std::memory_order_acquire);
    if (imported) {
      if (deleter)
        deleter(memory);
      return;
    }
    if (memory)
      allocator->free(memory, size);
  }

  void *get() {
    if (void *memory = base.load(std::memory_order_acquire))
      return memory;
    if (imported)
      return nullptr;
    std::lock_guard<std::mutex> lock(mutex);
    if (void *memory = base.load(std::memory_order_relaxed))
      return memory;
    void *memory = allocator->allocate(size);
    base.store(memory, std::memory_order_release);
    return memory;
  }
};

Buffer Buffer::create(size_t sizeBytes, Allocator *allocator) {
  Buffer result;
  result.bytes = sizeBytes;
  result.storage = std::make_shared<Storage>();
  result.storage->size = sizeBytes;
  result.storage->allocator = allocator ? allocator : &getHostAllocator();
  return result;
}

Expected<Buffer> Buffer::fromMemory(void *data, size_t sizeBytes,
                                    std::function<void(void *)> deleter) {
  if (!data && sizeBytes)
    return Error::failure("cannot use null as " + std::to_string(sizeBytes) +
                          " bytes of memory");
  Buffer result;
  result.bytes = sizeBytes;
  result.storage = std::make_shared<Storage>();
  result.storage->size = sizeBytes;
  result.storage->imported = true;
  result.storage->deleter = std::move(deleter);
  result.storage->base.store(data, std::memory_order_release);
  return result;
}

Expected<Buffer>
Buffer::fromReadOnlyMemory(const void *data, size_t sizeBytes,
                           std::function<void(void *)> deleter) {
  Expected<Buffer> result =
      fromMemory(const_cast<void *>(data), sizeBytes, std::move(deleter));
  if (result)
    result->storage->readOnly = true;
  return result;
}

bool Buffer::isReadOnly() const { return storage && storage->readOnly; }

void *Buffer::data() const {
  if (!storage || storage->size == 0)
    return nothing;
  void *base = storage->get();
  return base ? static_cast<char *>(base) + offset : nullptr;
}

bool Buffer::isAllocated() const {
  return !storage || storage->size == 0 ||
         storage->base.load(std::memory_order_acquire);
}

Error Buffer::allocate() const {
  if (data())
    return Error::success();
  return Error::failure("out of memory: cannot allocate " +
                        std::to_string(storage->size) + " bytes");
}

Expected<Buffer> Buffer::view(size_t offsetBytes, size_t sizeBytes) const {
  if (offsetBytes > bytes || sizeBytes > bytes - offsetBytes)
    return Error::failure("view of " + std::to_string(sizeBytes) +
                          " bytes from byte " + std::to_string(offsetBytes) +
                          " leaves a buffer of " + std::to_string(bytes) +
                          " bytes");
  Buffer result = *this;
  result.offset += offsetBytes;
  result.bytes = sizeBytes;
  return result;
}

static std::string shapeString(Span<int64_t> shape) {
  std::string text;
  for (int64_t size : shape)
    text += (text.empty() ? "" : "x") + std::to_string(size);
  return text;
}

Expected<int64_t> uop::runtime::numElements(Span<int64_t> shape) {
  bool isEmpty = false;
  for (int64_t size : shape) {
    if (size < 0)
      return Error::failure("shape " + shapeString(shape) +
                            " has a negative size");
    isEmpty |= size == 0;
  }
  if (isEmpty)
    return 0;
  int64_t count = 1;
  for (int64_t size : shape)
    if (__builtin_mul_overflow(count, size, &count))
      return Error::failure("shape " + shapeString(shape) +
                            " has more than 2^63-1 elements");
  return count;
}

Expected<size_t> uop::runtime::byteSize(DType dtype, Span<int64_t> shape) {
  Expected<int64_t> count = numElements(shape);
  if (!count)
    return count.takeError();
  int64_t bytes;
  if (__builtin_mul_overflow(*count, static_cast<int64_t>(byteWidth(dtype)),
                             &bytes))
    return Error::failure(typeString(dtype, shape) +
                          " has more than 2^63-1 bytes");
  return static_cast<size_t>(bytes);
}

std::string uop::runtime::typeString(DType dtype, Span<int64_t> shape) {
  std::string text;
  for (int64_t size : shape)
    text += std::to_string(size) + "x";
  return text + name(dtype);
}

Expected<Array> Array::create(DType dtype, std::vector<int64_t> shape) {
  Expected<size_t> bytes = runtime::byteSize(dtype, shape);
  if (!bytes)
    return bytes.takeError();
  Array array;
  array.dtype = dtype;
  array.shape = std::move(shape);
  array.buffer = Buffer::create(*bytes);
  return array;
}
