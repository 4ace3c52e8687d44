//===- DLPack.cpp - Arrays of other libraries -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/DLPack.h"

#include "DLPackABI.h"

using namespace uop::runtime;

static DLDataType getDLType(DType type) {
  uint8_t bits = 8 * byteWidth(type);
  switch (type) {
  case DType::Bool:
    return {dlpack::Bool, bits, 1};
  case DType::BF16:
    return {dlpack::BFloat, bits, 1};
  case DType::F8E4M3FN:
    return {dlpack::Float8E4M3FN, bits, 1};
  case DType::F8E5M2:
    return {dlpack::Float8E5M2, bits, 1};
  case DType::F8E4M3FNUZ:
    return {dlpack::Float8E4M3FNUZ, bits, 1};
  case DType::F8E5M2FNUZ:
    return {dlpack::Float8E5M2FNUZ, bits, 1};
  case DType::F8E8M0FNU:
    return {dlpack::Float8E8M0FNU, bits, 1};
  case DType::F4E2M1FN:
    return {dlpack::Float4E2M1FN, 4, 1};
  default:
    break;
  }
  if (isFloat(type))
    return {dlpack::Float, bits, 1};
  return {isSigned(type) ? dlpack::Int : dlpack::UInt, bits, 1};
}

/// Four bits are packed, two to a byte, wherever the structure has no flag that
/// says otherwise; this one has none. Ours take a byte each.
static bool isPacked(DType type) { return bitWidth(type) < 8; }

/// Our type of a foreign one; index, which is i64 there, is not looked for.
static std::optional<DType> findType(DLDataType wanted) {
  for (unsigned i = 0; i < numDTypes; ++i) {
    auto type = static_cast<DType>(i);
    DLDataType known = getDLType(type);
    if (type != DType::Index && !isPacked(type) && known.code == wanted.code &&
        known.bits == wanted.bits && wanted.lanes == 1)
      return type;
  }
  return std::nullopt;
}

/// Whether elements lie in row-major order without gaps. The stride of an axis
/// of size 1 is never used, and of an empty array none.
static bool isContiguous(const DLTensor &tensor, int64_t count) {
  if (!tensor.strides || count == 0)
    return true;
  int64_t expected = 1;
  for (int32_t axis = tensor.ndim; axis-- > 0;) {
    if (tensor.shape[axis] != 1 && tensor.strides[axis] != expected)
      return false;
    expected *= tensor.shape[axis];
  }
  return true;
}

Expected<Array> uop::runtime::fromDLPack(DLManagedTensor *tensor) {
  auto fail = [](const std::string &what) {
    return Error::failure("DLPack tensor: " + what);
  };
  if (!tensor)
    return fail("null");
  const DLTensor &source = tensor->dl_tensor;
  if (source.device.device_type != dlpack::CPU &&
      source.device.device_type != dlpack::CUDAHost)
    return fail("its memory is of device type " +
                std::to_string(source.device.device_type) +
                "; only that of the CPU (1) can be used");
  std::optional<DType> type = findType(source.dtype);
  if (!type)
    return fail("no element type with code " +
                std::to_string(source.dtype.code) + ", " +
                std::to_string(source.dtype.bits) + " bits, " +
                std::to_string(source.dtype.lanes) + " lanes");
  if (source.ndim < 0 || (source.ndim > 0 && !source.shape))
    return fail("no shape for " + std::to_string(source.ndim) + " axes");
  Array array;
  array.dtype = *type;
  array.shape.assign(source.shape, source.shape + source.ndim);
  Expected<int64_t> count = array.numElements();
  if (!count)
    return fail(count.message());
  Expected<size_t> bytes = array.byteSize();
  if (!bytes)
    return fail(bytes.message());
  if (!isContiguous(source, *count))
    return fail(array.typeString() +
                " is not in row-major order without gaps; copy it first");
  char *data = static_cast<char *>(source.data) + source.byte_offset;
  if (!source.data && *bytes)
    return fail("null data");
  if (*bytes && reinterpret_cast<uintptr_t>(data) % byteWidth(*type))
    return fail("its memory is not aligned to the " +
                std::to_string(byteWidth(*type)) + " bytes of a " +
                name(*type));
  Expected<Buffer> buffer =
      Buffer::fromMemory(*bytes ? data : nullptr, *bytes, [tensor](void *) {
        if (tensor->deleter)
          tensor->deleter(tensor);
      });
  if (!buffer)
    return fail(buffer.message());
  array.buffer = std::move(*buffer);
  return array;
}

namespace {

/// A tensor with what it points at.
struct Exported {
  DLManagedTensor tensor;
  Array array;
};

} // namespace

Expected<DLManagedTensor *> uop::runtime::toDLPack(const Array &array) {
  auto fail = [&](const std::string &what) {
    return Error::failure("cannot export " + array.typeString() + ": " + what);
  };
  if (isPacked(array.dtype))
    return fail("DLPack packs two to a byte, here each has its own; cast to a "
                "wider type, or export the bytes as ui8");
  Expected<size_t> bytes = array.byteSize();
  if (!bytes)
    return fail(bytes.message());
  if (array.buffer.size() < *bytes)
    return fail("it needs " + std::to_string(*bytes) +
                " bytes, its buffer has " +
                std::to_string(array.buffer.size()));
  if (array.buffer.isReadOnly())
    return fail("its memory is read-only");
  if (Error error = array.buffer.allocate())
    return fail(error.message());
  auto *exported = new Exported{{}, array};
  exported->tensor.dl_tensor = {array.data(),
                                {dlpack::CPU, 0},
                                static_cast<int32_t>(array.shape.size()),
                                getDLType(array.dtype),
                                exported->array.shape.data(),
                                /*strides=*/nullptr,
                                /*byte_offset=*/0};
  exported->tensor.manager_ctx = exported;
  exported->tensor.deleter = [](DLManagedTensor *self) {
    delete static_cast<Exported *>(self->manager_ctx);
  };
  return &exported->tensor;
}
