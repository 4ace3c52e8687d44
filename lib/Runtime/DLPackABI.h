//===- DLPackABI.h - The structures of DLPack -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layout that dlpack.h has had since its first release, and the numbers of
// types and devices of release 1.1.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_DLPACKABI_H
#define UOP_LIB_RUNTIME_DLPACKABI_H

#include <cstddef>
#include <cstdint>

struct DLDevice {
  int32_t device_type;
  int32_t device_id;
};

struct DLDataType {
  uint8_t code;
  uint8_t bits;
  uint16_t lanes;
};

struct DLTensor {
  void *data;
  DLDevice device;
  int32_t ndim;
  DLDataType dtype;
  int64_t *shape;
  /// In elements; null for row-major order without gaps.
  int64_t *strides;
  uint64_t byte_offset;
};

struct DLManagedTensor {
  DLTensor dl_tensor;
  void *manager_ctx;
  void (*deleter)(DLManagedTensor *self);
};

static_assert(sizeof(void *) != 8 ||
              (sizeof(DLTensor) == 48 && offsetof(DLTensor, shape) == 24 &&
               sizeof(DLManagedTensor) == 64));

namespace uop::runtime::dlpack {

enum DeviceType : int32_t { CPU = 1, CUDA = 2, CUDAHost = 3 };

enum TypeCode : uint8_t {
  Int = 0,
  UInt = 1,
  Float = 2,
  BFloat = 4,
  Bool = 6,
  Float8E4M3FN = 10,
  Float8E4M3FNUZ = 11,
  Float8E5M2 = 12,
  Float8E5M2FNUZ = 13,
  Float8E8M0FNU = 14,
  Float4E2M1FN = 17
};

} // namespace uop::runtime::dlpack

#endif // UOP_LIB_RUNTIME_DLPACKABI_H
