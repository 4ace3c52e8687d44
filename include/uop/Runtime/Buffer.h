//===- Buffer.h - Host memory, and dense arrays over it ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_BUFFER_H
#define UOP_RUNTIME_BUFFER_H

#include "uop/Runtime/DType.h"
#include "uop/Runtime/Expected.h"
#include "uop/Runtime/Span.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace uop::runtime {

class Allocator;

/// A handle to a range of bytes of reference-counted host memory. Copies of a
/// handle and views share the memory, which is freed with the last of them.
/// Handles may be used from several threads; the bytes are the user's to guard.
class Buffer {
public:
  /// Alignment in bytes of memory that the buffer allocates itself. A view
  /// has the alignment of its offset, imported memory that of its pointer.
  static constexpr size_t alignment = 64;

  /// The empty buffer: size 0.
  Buffer() = default;

  /// `sizeBytes` of memory, allocated on first use and not initialised. The
  /// allocator, which outlives the memory, is that of the host unless given.
  static Buffer create(size_t sizeBytes, Allocator *allocator = nullptr);

  /// `sizeBytes` of zeros, of which the system makes each page when it is used.
  /// Error: out of memory.
  static Expected<Buffer> createZeros(size_t sizeBytes);

  /// Memory that the caller owns. `deleter`, where there is one, is called with
  /// `data` when the last handle goes; without one the caller keeps the memory
  /// alive. Error, and no call of the deleter: null memory of a size above 0.
  static Expected<Buffer> fromMemory(void *data, size_t sizeBytes,
                                     std::function<void(void *)> deleter = {});

  /// The same for memory that must not be written. Such a buffer, or a view of
  /// it, is an error as output of a run.
  static Expected<Buffer>
  fromReadOnlyMemory(const void *data, size_t sizeBytes,
                     std::function<void(void *)> deleter = {});

  /// The contents of a file, mapped: pages are read when they are used, and no
  /// memory is taken that the system could not take back. Read-only. The file
  /// must not become shorter meanwhile. Errors name the file.
  static Expected<Buffer> mapFile(const std::string &path);

  bool isReadOnly() const;

  size_t size() const { return bytes; }

  /// Makes sure that the memory is there. Error: out of memory.
  Error allocate() const;
  bool isAllocated() const;

  /// The first byte. Allocates on first use; null when that fails (allocate()
  /// says why), never null otherwise, not even for size 0.
  void *data() const;

  /// `sizeBytes` bytes from `offsetBytes`, sharing the memory.
  /// Error: the range leaves this buffer.
  Expected<Buffer> view(size_t offsetBytes, size_t sizeBytes) const;

  bool sharesStorageWith(const Buffer &other) const {
    return storage && storage == other.storage;
  }

private:
  struct Storage;
  std::shared_ptr<Storage> storage;
  size_t offset = 0;
  size_t bytes = 0;
};

/// Product of the sizes; 1 for rank 0. Errors: a negative size, a product that
/// is above 2^63-1 (unless some size is 0).
Expected<int64_t> numElements(Span<int64_t> shape);

/// Bytes of a dense array. Errors as numElements, or more than 2^63-1 bytes.
Expected<size_t> byteSize(DType dtype, Span<int64_t> shape);

/// "4x8xf32"; "f32" for rank 0.
std::string typeString(DType dtype, Span<int64_t> shape);

/// The type of an array.
struct TensorInfo {
  DType dtype = DType::F32;
  std::vector<int64_t> shape;

  Expected<int64_t> numElements() const { return runtime::numElements(shape); }
  Expected<size_t> byteSize() const { return runtime::byteSize(dtype, shape); }
  std::string typeString() const { return runtime::typeString(dtype, shape); }
  bool operator==(const TensorInfo &other) const {
    return dtype == other.dtype && shape == other.shape;
  }
  bool operator!=(const TensorInfo &other) const { return !(*this == other); }
};

/// A dense array: C order, little endian, elements from the first byte of the
/// buffer on.
struct Array {
  DType dtype = DType::F32;
  std::vector<int64_t> shape;
  Buffer buffer;

  /// An array over new memory, allocated on first use. Errors as byteSize.
  static Expected<Array> create(DType dtype, std::vector<int64_t> shape);

  Expected<int64_t> numElements() const { return runtime::numElements(shape); }
  Expected<size_t> byteSize() const { return runtime::byteSize(dtype, shape); }
  std::string typeString() const { return runtime::typeString(dtype, shape); }
  TensorInfo info() const { return {dtype, shape}; }
  void *data() const { return buffer.data(); }
};

} // namespace uop::runtime

#endif // UOP_RUNTIME_BUFFER_H
