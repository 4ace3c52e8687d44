//===- Value.cpp - What a value is while a program is interpreted ---*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Interpreter/Value.h"

#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace mlir;
using namespace uop::interp;

/// Larger values are refused: a test that needs them is a mistake.
static constexpr int64_t maxBytes = int64_t(1) << 31;

static uint64_t readBits(const uint8_t *bytes, unsigned width) {
  switch (width) {
  case 1:
    return *bytes;
  case 2: {
    uint16_t value;
    std::memcpy(&value, bytes, 2);
    return value;
  }
  case 4: {
    uint32_t value;
    std::memcpy(&value, bytes, 4);
    return value;
  }
  default: {
    uint64_t value;
    std::memcpy(&value, bytes, 8);
    return value;
  }
  }
}

static void writeBits(uint8_t *bytes, unsigned width, uint64_t bits) {
  switch (width) {
  case 1:
    *bytes = static_cast<uint8_t>(bits);
    return;
  case 2: {
    uint16_t value = static_cast<uint16_t>(bits);
    std::memcpy(bytes, &value, 2);
    return;
  }
  case 4: {
    uint32_t value = static_cast<uint32_t>(bits);
    std::memcpy(bytes, &value, 4);
    return;
  }
  default:
    std::memcpy(bytes, &bits, 8);
  }
}

static int64_t countElements(ArrayRef<int64_t> shape) {
  if (llvm::is_contained(shape, 0))
    return 0;
  int64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}

bool uop::interp::isInvalid(const InterpValue &value) {
  const Scalar *scalar = value.getScalar();
  return scalar && scalar->isInvalid;
}

bool uop::interp::isTrue(const InterpValue &value) {
  const Scalar &scalar = *value.getScalar();
  return !scalar.isInvalid && scalar.bits != 0;
}

Scalar uop::interp::makeScalar(Type type, uint64_t bits) {
  ElementKind kind = *getElementKind(type);
  return {type, kind, wrap(kind, bits)};
}

std::optional<int64_t> uop::interp::checkSize(ElementKind kind,
                                              ArrayRef<int64_t> shape) {
  if (llvm::any_of(shape, [](int64_t size) { return size < 0; }))
    return std::nullopt;
  if (llvm::is_contained(shape, 0))
    return 0;
  int64_t bytes = getByteWidth(kind);
  for (int64_t size : shape)
    if (llvm::MulOverflow(bytes, size, bytes) || bytes > maxBytes)
      return std::nullopt;
  return bytes;
}

SmallVector<int64_t, 4> uop::interp::getStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t, 4> strides(shape.size(), 1);
  // Without elements strides mean nothing, and their product may not fit.
  if (llvm::is_contained(shape, 0))
    return strides;
  for (size_t axis = shape.size(); axis-- > 1;)
    strides[axis - 1] = strides[axis] * shape[axis];
  return strides;
}

bool uop::interp::advance(ArrayRef<int64_t> shape,
                          MutableArrayRef<int64_t> position) {
  for (size_t axis = shape.size(); axis-- > 0;) {
    if (++position[axis] < shape[axis])
      return true;
    position[axis] = 0;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Tensor
//===----------------------------------------------------------------------===//

Tensor Tensor::create(Type elementType, ArrayRef<int64_t> shape) {
  Tensor tensor;
  ElementKind kind = *getElementKind(elementType);
  int64_t count = countElements(shape);
  tensor.data = std::make_shared<Data>(Data{
      elementType,
      kind,
      count,
      std::vector<uint8_t>(static_cast<size_t>(count) * getByteWidth(kind)),
      {}});
  tensor.shape.assign(shape.begin(), shape.end());
  return tensor;
}

Tensor Tensor::fromBytes(Type elementType, ArrayRef<int64_t> shape,
                         ArrayRef<uint8_t> bytes) {
  Tensor tensor = create(elementType, shape);
  assert(bytes.size() == tensor.data->bytes.size() && "bytes fit the shape");
  tensor.data->bytes.assign(bytes.begin(), bytes.end());
  return tensor;
}

std::optional<Tensor> Tensor::fromAttr(ElementsAttr attr) {
  ShapedType type = attr.getShapedType();
  std::optional<ElementKind> kind = getElementKind(type.getElementType());
  if (!kind || !type.hasStaticShape() || !checkSize(*kind, type.getShape()))
    return std::nullopt;
  Tensor tensor = create(type.getElementType(), type.getShape());
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob || blob->getData().size() != tensor.data->bytes.size())
      return std::nullopt;
    ArrayRef<char> bytes = blob->getData();
    std::copy(bytes.begin(), bytes.end(), tensor.data->bytes.begin());
    return tensor;
  }
  auto dense = dyn_cast<DenseElementsAttr>(attr);
  if (!dense)
    return std::nullopt;
  unsigned width = getByteWidth(*kind);
  int64_t position = 0;
  auto append = [&](const APInt &bits) {
    writeBits(&tensor.data->bytes[position++ * width], width,
              bits.getZExtValue());
  };
  if (isFloat(*kind)) {
    for (const APFloat &value : dense.getValues<APFloat>())
      append(value.bitcastToAPInt());
  } else {
    for (const APInt &value : dense.getValues<APInt>())
      append(value);
  }
  return tensor;
}

DenseElementsAttr Tensor::toAttr() const {
  auto type = RankedTensorType::get(shape, getElementType());
  if (getKind() == ElementKind::I1) {
    SmallVector<bool> values(getBytes().begin(), getBytes().end());
    return DenseElementsAttr::get(type, ArrayRef<bool>(values));
  }
  ArrayRef<uint8_t> bytes = getBytes();
  return DenseElementsAttr::getFromRawBuffer(
      type, ArrayRef<char>(reinterpret_cast<const char *>(bytes.data()),
                           bytes.size()));
}

uint64_t Tensor::get(int64_t position) const {
  unsigned width = getByteWidth(data->kind);
  return readBits(&data->bytes[position * width], width);
}

void Tensor::set(int64_t position, uint64_t bits) {
  assert(data.use_count() == 1 && "the elements are shared");
  unsigned width = getByteWidth(data->kind);
  writeBits(&data->bytes[position * width], width, bits);
}

Tensor Tensor::reshape(ArrayRef<int64_t> newShape) const {
  assert(countElements(newShape) == getNumElements() && "same elements");
  Tensor tensor = *this;
  tensor.shape.assign(newShape.begin(), newShape.end());
  return tensor;
}

void Tensor::setUndefined(llvm::BitVector undefined) {
  assert(data.use_count() == 1 && "the elements are shared");
  data->undefined = undefined.any() ? std::move(undefined) : llvm::BitVector();
}

//===----------------------------------------------------------------------===//
// Buffer
//===----------------------------------------------------------------------===//

uint64_t Storage::read(int64_t byte, unsigned width) const {
  return readBits(&bytes[byte], width);
}

void Storage::write(int64_t byte, unsigned width, uint64_t bits) {
  writeBits(&bytes[byte], width, bits);
  defined.set(byte, byte + width);
}

bool Storage::isDefined(int64_t byte, unsigned width) const {
  for (unsigned i = 0; i < width; ++i)
    if (!defined.test(byte + i))
      return false;
  return true;
}

Buffer Buffer::contiguous(std::shared_ptr<Storage> storage, Type elementType,
                          ArrayRef<int64_t> shape) {
  Buffer buffer;
  buffer.storage = std::move(storage);
  buffer.elementType = elementType;
  buffer.kind = *getElementKind(elementType);
  buffer.shape.assign(shape.begin(), shape.end());
  buffer.strides = getStrides(shape);
  return buffer;
}

Buffer Buffer::fromTensor(const Tensor &tensor, Location loc) {
  ArrayRef<uint8_t> bytes = tensor.getBytes();
  auto storage =
      std::make_shared<Storage>(bytes.size(), /*isDefined=*/true, loc);
  std::copy(bytes.begin(), bytes.end(), storage->bytes.begin());
  unsigned width = getByteWidth(tensor.getKind());
  for (unsigned element : tensor.getUndefined().set_bits())
    storage->defined.reset(element * width, (element + 1) * width);
  return contiguous(std::move(storage), tensor.getElementType(),
                    tensor.getShape());
}

int64_t Buffer::getNumElements() const { return countElements(shape); }

std::optional<int64_t> Buffer::getByte(ArrayRef<int64_t> position) const {
  int64_t width = getByteWidth(kind);
  int64_t byte = offset;
  for (auto [index, stride] : llvm::zip_equal(position, strides)) {
    int64_t step;
    if (llvm::MulOverflow(index, stride, step) ||
        llvm::AddOverflow(byte, step, byte))
      return std::nullopt;
  }
  if (llvm::MulOverflow(byte, width, byte) ||
      llvm::AddOverflow(byte, byteOffset, byte) || byte < 0 ||
      byte > int64_t(storage->bytes.size()) - width)
    return std::nullopt;
  return byte;
}

std::optional<Tensor> Buffer::toTensor() const {
  Tensor tensor = Tensor::create(elementType, shape);
  int64_t count = getNumElements();
  if (count == 0)
    return tensor;
  unsigned width = getByteWidth(kind);
  llvm::BitVector undefined(count);
  SmallVector<int64_t> position(shape.size(), 0);
  int64_t element = 0;
  do {
    std::optional<int64_t> byte = getByte(position);
    if (!byte)
      return std::nullopt;
    tensor.set(element, storage->read(*byte, width));
    if (!storage->isDefined(*byte, width))
      undefined.set(element);
    ++element;
  } while (advance(shape, position));
  tensor.setUndefined(std::move(undefined));
  return tensor;
}
