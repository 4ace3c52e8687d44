//===- PlanConstants.cpp - The memory of a plan's constants -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantLaunches.h"
#include "PlanBuilder.h"

#include "llvm/Support/Alignment.h"

#include <cstring>

using namespace mlir;
using namespace uop;

runtime::Expected<runtime::Buffer> uop::getConstantBytes(ElementsAttr value,
                                                         runtime::DType dtype) {
  using runtime::Error;
  size_t width = runtime::byteWidth(dtype);
  ArrayRef<int64_t> shape = value.getShapedType().getShape();
  auto size = runtime::byteSize(dtype, {shape.data(), shape.size()});
  if (!size)
    return size.takeError();
  size_t count = *size / width;
  runtime::Buffer buffer = runtime::Buffer::create(*size);
  if (Error error = buffer.allocate())
    return error;
  auto *bytes = static_cast<char *>(buffer.data());

  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob)
      return Error::failure("the resource '" +
                            resource.getRawHandle().getKey().str() +
                            "' has no data in this module");
    if (blob->getData().size() != count * width)
      return Error::failure(
          "the resource '" + resource.getRawHandle().getKey().str() + "' has " +
          std::to_string(blob->getData().size()) + " bytes, its type needs " +
          std::to_string(count * width));
    std::memcpy(bytes, blob->getData().data(), count * width);
    if (dtype == runtime::DType::Bool)
      for (size_t i = 0; i < count; ++i)
        bytes[i] = bytes[i] != 0;
    return buffer;
  }
  auto dense = dyn_cast<DenseElementsAttr>(value);
  if (!dense)
    return Error::failure("only dense and resource constants can be compiled");
  if (dtype == runtime::DType::Bool) {
    // Packed or not in the attribute, as MLIR likes; one byte each here.
    if (dense.isSplat())
      std::memset(bytes, dense.getSplatValue<bool>(), count);
    else
      for (auto [i, bit] : llvm::enumerate(dense.getValues<bool>()))
        bytes[i] = bit;
    return buffer;
  }
  ArrayRef<char> raw = dense.getRawData();
  if (!dense.isSplat())
    std::memcpy(bytes, raw.data(), count * width);
  else
    for (size_t i = 0; i < count; ++i)
      std::memcpy(bytes + i * width, raw.data(), width);
  return buffer;
}

ArrayRef<char> uop::findConstantBytes(ElementsAttr value,
                                      runtime::DType dtype) {
  auto resource = dyn_cast<DenseResourceElementsAttr>(value);
  AsmResourceBlob *blob =
      resource ? resource.getRawHandle().getBlob() : nullptr;
  ArrayRef<int64_t> shape = value.getShapedType().getShape();
  auto size = runtime::byteSize(dtype, {shape.data(), shape.size()});
  // Of truth values, the runtime knows only 0 and 1.
  if (!blob || !size || blob->getData().size() != *size ||
      dtype == runtime::DType::Bool)
    return {};
  return blob->getData();
}

runtime::Expected<runtime::Buffer>
uop::shareConstant(ElementsAttr value, runtime::DType dtype,
                   const ConstantSource &constants) {
  auto resource = dyn_cast<DenseResourceElementsAttr>(value);
  if (!resource)
    return getConstantBytes(value, dtype);
  if (const runtime::Buffer *made = constants.evaluated.find(resource))
    return *made;
  ArrayRef<char> bytes = findConstantBytes(value, dtype);
  bool mayBorrow = constants.borrow && !bytes.empty() &&
                   llvm::isAddrAligned(llvm::Align(runtime::Buffer::alignment),
                                       bytes.data());
  if (!mayBorrow)
    return getConstantBytes(value, dtype);
  return runtime::Buffer::fromReadOnlyMemory(bytes.data(), bytes.size());
}
