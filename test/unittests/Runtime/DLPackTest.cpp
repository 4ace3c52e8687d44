//===- DLPackTest.cpp - Arrays of other libraries ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/DLPack.h"

#include "../../../lib/Runtime/DLPackABI.h"

#include <gtest/gtest.h>

using namespace uop::runtime;

namespace {

/// A tensor as another library has it: 2x3 of f32, and how often it was freed.
struct Foreign {
  float numbers[6] = {1, 2, 3, 4, 5, 6};
  int64_t shape[2] = {2, 3};
  int64_t strides[2] = {3, 1};
  int freed = 0;
  DLManagedTensor tensor;

  Foreign() {
    tensor.dl_tensor = {numbers, {dlpack::CPU, 0}, 2, {dlpack::Float, 32, 1},
                        shape,   strides,          0};
    tensor.manager_ctx = this;
    tensor.deleter = [](DLManagedTensor *self) {
      ++static_cast<Foreign *>(self->manager_ctx)->freed;
    };
  }

  std::string error() {
    auto array = fromDLPack(&tensor);
    EXPECT_EQ(freed, 0);
    return array.message();
  }
};

TEST(DLPack, ImportsWithoutACopy) {
  Foreign foreign;
  {
    auto array = fromDLPack(&foreign.tensor);
    ASSERT_TRUE(bool(array)) << array.message();
    EXPECT_EQ(array->typeString(), "2x3xf32");
    EXPECT_EQ(array->data(), foreign.numbers);
    Buffer part = *array->buffer.view(4, 8);
    *array = Array();
    EXPECT_EQ(foreign.freed, 0);
    EXPECT_EQ(part.data(), foreign.numbers + 1);
  }
  EXPECT_EQ(foreign.freed, 1);
}

TEST(DLPack, OffsetsStridesAndEmptyShapes) {
  Foreign foreign;
  foreign.tensor.dl_tensor.strides = nullptr;
  foreign.tensor.dl_tensor.byte_offset = 8;
  foreign.shape[0] = 1;
  EXPECT_EQ(fromDLPack(&foreign.tensor)->data(), foreign.numbers + 2);
  // Strides of axes of size 1, and of empty arrays, say nothing.
  Foreign one;
  one.shape[0] = 1;
  one.strides[0] = 77;
  EXPECT_TRUE(bool(fromDLPack(&one.tensor)));
  Foreign empty;
  empty.shape[1] = 0;
  empty.tensor.dl_tensor.data = nullptr;
  EXPECT_TRUE(bool(fromDLPack(&empty.tensor)));
  EXPECT_EQ(empty.freed, 1);
  Foreign scalar;
  scalar.tensor.dl_tensor.ndim = 0;
  scalar.tensor.dl_tensor.shape = nullptr;
  scalar.tensor.dl_tensor.strides = nullptr;
  scalar.tensor.deleter = nullptr;
  EXPECT_EQ(fromDLPack(&scalar.tensor)->typeString(), "f32");
}

TEST(DLPack, ImportErrors) {
  EXPECT_EQ(fromDLPack(nullptr).message(), "DLPack tensor: null");
  Foreign device;
  device.tensor.dl_tensor.device.device_type = dlpack::CUDA;
  EXPECT_EQ(device.error(), "DLPack tensor: its memory is of device type 2; "
                            "only that of the CPU (1) can be used");
  Foreign complex;
  complex.tensor.dl_tensor.dtype = {5, 64, 1};
  EXPECT_EQ(complex.error(), "DLPack tensor: no element type with code 5, 64 "
                             "bits, 1 lanes");
  Foreign packed;
  packed.tensor.dl_tensor.dtype = {dlpack::Float4E2M1FN, 4, 1};
  EXPECT_EQ(packed.error(), "DLPack tensor: no element type with code 17, 4 "
                            "bits, 1 lanes");
  Foreign lanes;
  lanes.tensor.dl_tensor.dtype.lanes = 4;
  EXPECT_EQ(lanes.error(), "DLPack tensor: no element type with code 2, 32 "
                           "bits, 4 lanes");
  Foreign transposed;
  std::swap(transposed.strides[0], transposed.strides[1]);
  EXPECT_EQ(transposed.error(), "DLPack tensor: 2x3xf32 is not in row-major "
                                "order without gaps; copy it first");
  Foreign odd;
  odd.tensor.dl_tensor.byte_offset = 2;
  EXPECT_EQ(odd.error(), "DLPack tensor: its memory is not aligned to the 4 "
                         "bytes of a f32");
  Foreign negative;
  negative.shape[1] = -3;
  EXPECT_NE(negative.error().find("negative size"), std::string::npos);
  Foreign huge;
  huge.shape[0] = huge.shape[1] = INT64_MAX;
  EXPECT_NE(huge.error().find("more than 2^63-1 elements"), std::string::npos);
  Foreign axes;
  axes.tensor.dl_tensor.ndim = -1;
  EXPECT_EQ(axes.error(), "DLPack tensor: no shape for -1 axes");
  Foreign null;
  null.tensor.dl_tensor.data = nullptr;
  EXPECT_EQ(null.error(), "DLPack tensor: null data");
}

TEST(DLPack, ExportsEachType) {
  for (unsigned i = 0; i < numDTypes; ++i) {
    auto type = static_cast<DType>(i);
    if (type == DType::F4E2M1FN)
      continue; // DLPack packs it.
    Array array = *Array::create(type, {3, 2});
    auto tensor = toDLPack(array);
    ASSERT_TRUE(bool(tensor)) << tensor.message();
    const DLTensor &inside = (*tensor)->dl_tensor;
    EXPECT_EQ(inside.data, array.data());
    EXPECT_EQ(inside.ndim, 2);
    EXPECT_EQ(inside.shape[0], 3);
    EXPECT_EQ(inside.dtype.bits, 8 * byteWidth(type));
    // The tensor keeps the memory; importing it again gives it back.
    void *data = array.data();
    array = Array();
    auto again = fromDLPack(*tensor);
    ASSERT_TRUE(bool(again)) << again.message();
    EXPECT_EQ(again->data(), data);
    EXPECT_EQ(again->dtype, type == DType::Index ? DType::I64 : type);
  }
}

TEST(DLPack, ExportErrors) {
  const float numbers[2] = {1, 2};
  Array constant{DType::F32, {2}, {}};
  EXPECT_EQ(toDLPack(constant).message(),
            "cannot export 2xf32: it needs 8 bytes, its buffer has 0");
  constant.buffer = *Buffer::fromReadOnlyMemory(numbers, sizeof(numbers));
  EXPECT_EQ(toDLPack(constant).message(),
            "cannot export 2xf32: its memory is read-only");
  EXPECT_EQ(toDLPack(*Array::create(DType::F4E2M1FN, {2})).message(),
            "cannot export 2xf4E2M1FN: DLPack packs two to a byte, here each "
            "has its own; cast to a wider type, or export the bytes as ui8");
  Array huge = *Array::create(DType::U8, {int64_t(1) << 62});
  EXPECT_NE(toDLPack(huge).message().find("out of memory"), std::string::npos);
}

} // namespace
