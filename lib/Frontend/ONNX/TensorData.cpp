//===- TensorData.cpp - The elements of an ONNX tensor ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorData.h"

#include "Node.h"
#include "Schema.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <cstring>

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;
using ::onnx::TensorProto;

/// From this size on, elements are not copied into an attribute.
static constexpr size_t kSmallBytes = 1024;

Type uop::onnx_import::getElementType(MLIRContext *context, int32_t dataType) {
  Builder b(context);
  auto integer = [&](unsigned width) { return b.getIntegerType(width); };
  auto isUnsigned = [&](unsigned width) {
    return b.getIntegerType(width, /*isSigned=*/false);
  };
  switch (dataType) {
  case kBool:
    return integer(1);
  case kInt8:
  case kInt4:
  case kInt2:
    return integer(8);
  case kInt16:
    return integer(16);
  case kInt32:
    return integer(32);
  case kInt64:
    return integer(64);
  case kUInt8:
  case kUInt4:
  case kUInt2:
    return isUnsigned(8);
  case kUInt16:
    return isUnsigned(16);
  case kUInt32:
    return isUnsigned(32);
  case kUInt64:
    return isUnsigned(64);
  case kFloat:
    return b.getF32Type();
  case kDouble:
    return b.getF64Type();
  case kFloat16:
    return b.getF16Type();
  case kBFloat16:
    return b.getBF16Type();
  case kFloat8E4M3FN:
    return Float8E4M3FNType::get(context);
  case kFloat8E4M3FNUZ:
    return Float8E4M3FNUZType::get(context);
  case kFloat8E5M2:
    return Float8E5M2Type::get(context);
  case kFloat8E5M2FNUZ:
    return Float8E5M2FNUZType::get(context);
  case kFloat4E2M1:
    return Float4E2M1FNType::get(context);
  case kFloat8E8M0:
    return Float8E8M0FNUType::get(context);
  default:
    return {};
  }
}

int32_t uop::onnx_import::getDataType(Type element) {
  for (int32_t type = kFloat; type <= kFloat8E8M0; ++type)
    if (type != kInt4 && type != kUInt4 &&
        getElementType(element.getContext(), type) == element)
      return type;
  return kUndefined;
}

std::string uop::onnx_import::getDataTypeName(int32_t dataType) {
  static constexpr const char *kNames[] = {
      "UNDEFINED",      "FLOAT",        "UINT8",          "INT8",
      "UINT16",         "INT16",        "INT32",          "INT64",
      "STRING",         "BOOL",         "FLOAT16",        "DOUBLE",
      "UINT32",         "UINT64",       "COMPLEX64",      "COMPLEX128",
      "BFLOAT16",       "FLOAT8E4M3FN", "FLOAT8E4M3FNUZ", "FLOAT8E5M2",
      "FLOAT8E5M2FNUZ", "UINT4",        "INT4",           "FLOAT4E2M1",
      "FLOAT8E8M0",     "UINT2",        "INT2",           "FLOAT6E2M3",
      "FLOAT6E3M2"};
  if (dataType >= 0 && dataType < int32_t(std::size(kNames)))
    return kNames[dataType];
  return "type number " + std::to_string(dataType);
}

/// Bits of an element where several are in a byte; 0 for others.
static unsigned getPackedBits(int32_t dataType) {
  switch (dataType) {
  case kInt4:
  case kUInt4:
  case kFloat4E2M1:
    return 4;
  case kInt2:
  case kUInt2:
    return 2;
  default:
    return 0;
  }
}

static size_t getByteWidth(Type element) {
  return (element.getIntOrFloatBitWidth() + 7) / 8;
}

/// One byte for each element of `bits` bits, the low ones first.
static std::vector<char> unpack(ArrayRef<char> data, size_t count,
                                unsigned bits, bool isSigned) {
  std::vector<char> bytes(count);
  unsigned perByte = 8 / bits;
  for (size_t i = 0; i != count; ++i) {
    unsigned element = uint8_t(data[i / perByte]) >> (i % perByte * bits);
    element &= (1u << bits) - 1;
    if (isSigned && (element >> (bits - 1)) != 0)
      element |= 0xffu << bits;
    bytes[i] = char(element);
  }
  return bytes;
}

/// The low bytes of each of `values`, which are of little endian.
template <typename Values>
static std::vector<char> narrow(const Values &values, size_t width) {
  std::vector<char> bytes(values.size() * width);
  for (auto [i, value] : llvm::enumerate(values))
    std::memcpy(bytes.data() + i * width, &value, width);
  return bytes;
}

/// The elements of a tensor without raw data, in the layout of raw data.
static std::vector<char> readTyped(const TensorProto &tensor, Type element) {
  size_t width = getByteWidth(element);
  switch (tensor.data_type()) {
  case kFloat:
    return narrow(tensor.float_data(), 4);
  case kDouble:
    return narrow(tensor.double_data(), 8);
  case kInt64:
    return narrow(tensor.int64_data(), 8);
  case kUInt32:
  case kUInt64:
    return narrow(tensor.uint64_data(), width);
  default:
    return narrow(tensor.int32_data(), width);
  }
}

/// Whether a file is in a folder, after all links of both.
static bool isInside(StringRef realPath, StringRef folder) {
  SmallString<256> realFolder;
  if (folder.empty() || llvm::sys::fs::real_path(folder, realFolder))
    return false;
  return realPath.consume_front(realFolder) &&
         (realFolder.ends_with("/") || realPath.starts_with("/"));
}

std::shared_ptr<llvm::MemoryBuffer> TensorReader::map(StringRef location,
                                                      std::string &error) {
  auto &entry = externals[location];
  if (entry)
    return entry;
  auto refuse = [&](const Twine &why) {
    error = ("the external data '" + location + "' " + why).str();
    return nullptr;
  };
  if (folder.empty())
    return refuse("cannot be read: the model is not a file");
  // A model must not name files elsewhere.
  bool leavesFolder = llvm::sys::path::is_absolute(location);
  for (auto part = llvm::sys::path::begin(location),
            end = llvm::sys::path::end(location);
       part != end; ++part)
    leavesFolder |= *part == "..";
  if (leavesFolder || location.empty())
    return refuse("must be inside the folder of the model");
  SmallString<256> path(folder);
  llvm::sys::path::append(path, location);
  SmallString<256> realPath;
  llvm::sys::fs::file_status status;
  std::error_code code = llvm::sys::fs::real_path(path, realPath);
  if (!code)
    code = llvm::sys::fs::status(realPath, status);
  if (code)
    return refuse("cannot be read: " + code.message());
  if (!isInside(realPath, folder) && !isInside(realPath, linkedFolder))
    return refuse("is a link to a file outside the folder of the model");
  // A pipe would be waited for.
  if (!llvm::sys::fs::is_regular_file(status))
    return refuse("is no regular file");
  auto opened = llvm::MemoryBuffer::getFile(realPath, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!opened)
    return refuse("cannot be read: " + opened.getError().message());
  entry = std::move(*opened);
  return entry;
}

std::optional<TensorReader::Bytes>
TensorReader::findExternal(const TensorProto &tensor, std::string &error) {
  std::string location;
  uint64_t offset = 0, length = 0;
  bool hasLength = false, isBad = false;
  for (const auto &entry : tensor.external_data()) {
    if (entry.key() == "location")
      location = entry.value();
    else if (entry.key() == "offset")
      isBad |= StringRef(entry.value()).getAsInteger(10, offset);
    else if (entry.key() == "length") {
      isBad |= StringRef(entry.value()).getAsInteger(10, length);
      hasLength = true;
    }
  }
  if (isBad) {
    error = "the offset and the length of its external data must be numbers";
    return std::nullopt;
  }
  // What Skeleton.cpp left out is in the file of the model.
  bool isInModel = location.empty() && file && hasLength;
  std::shared_ptr<llvm::MemoryBuffer> buffer =
      isInModel ? file : map(location, error);
  if (!buffer)
    return std::nullopt;
  size_t size = buffer->getBufferSize();
  if (!hasLength)
    length = offset <= size ? size - offset : 0;
  if (offset > size || length > size - offset) {
    error = "its external data is bytes " + std::to_string(offset) + " to " +
            std::to_string(offset + length) + " of '" + location +
            "', but the file has " + std::to_string(size) + " bytes";
    return std::nullopt;
  }
  return Bytes{{buffer->getBufferStart() + offset, size_t(length)}, buffer};
}

/// An attribute over a copy of the bytes; bools are bytes.
static ElementsAttr copyBytes(RankedTensorType type, ArrayRef<char> bytes) {
  if (!type.getElementType().isInteger(1))
    return DenseElementsAttr::getFromRawBuffer(type, bytes);
  SmallVector<bool> bits;
  for (char byte : bytes)
    bits.push_back(byte != 0);
  return DenseElementsAttr::get(type, bits);
}

ElementsAttr TensorReader::read(MLIRContext *context, const TensorProto &tensor,
                                std::string &error) {
  Type element = getElementType(context, tensor.data_type());
  auto refuse = [&](const Twine &why) {
    error = why.str();
    return ElementsAttr();
  };
  if (!element)
    return refuse("it has elements of " + getDataTypeName(tensor.data_type()) +
                  ", which UOp does not have");
  Shape shape(tensor.dims().begin(), tensor.dims().end());
  if (llvm::any_of(shape, [](int64_t size) { return size < 0; }))
    return refuse("it has a size below 0");
  if (shape.size() > kMaxRank)
    return refuse("it has more than " + Twine(kMaxRank) + " axes");
  auto type = RankedTensorType::get(shape, element);
  std::optional<int64_t> found = countElements(type);
  if (!found || *found > (int64_t(1) << 48))
    return refuse("its sizes, " + toString(shape) + ", are too large");
  size_t count = *found, width = getByteWidth(element);
  unsigned bits = getPackedBits(tensor.data_type());
  size_t rawBytes = bits ? (count * bits + 7) / 8 : count * width;

  Bytes bytes;
  std::vector<char> typed;
  if (tensor.data_location() == TensorProto::EXTERNAL) {
    std::optional<Bytes> external = findExternal(tensor, error);
    if (!external)
      return {};
    bytes = *external;
  } else if (tensor.has_raw_data()) {
    bytes.data = {tensor.raw_data().data(), tensor.raw_data().size()};
  } else {
    typed = readTyped(tensor, element);
    bytes.data = typed;
    // Packed elements have a byte of each number, too.
    if (bits && typed.size() == count && count > 1)
      bits = 0, rawBytes = count;
  }
  if (bytes.data.size() != rawBytes)
    return refuse("it has " + Twine(bytes.data.size()) +
                  " bytes of data, but its shape, " + toString(shape) +
                  ", and its type, " + getDataTypeName(tensor.data_type()) +
                  ", need " + Twine(rawBytes));
  if (bits) {
    typed = unpack(bytes.data, count, bits,
                   tensor.data_type() == kInt4 || tensor.data_type() == kInt2);
    bytes = {typed, nullptr};
  }
  if (bytes.data.size() <= kSmallBytes || element.isInteger(1))
    return copyBytes(type, bytes.data);
  if (!bytes.owner)
    return DenseResourceElementsAttr::get(
        type, tensor.name().empty() ? "onnx" : tensor.name(),
        HeapAsmResourceBlob::allocateAndCopyWithAlign(bytes.data, 64));
  return DenseResourceElementsAttr::get(
      type, tensor.name().empty() ? "onnx" : tensor.name(),
      AsmResourceBlob(
          bytes.data, /*dataAlignment=*/1,
          [owner = bytes.owner](void *, size_t, size_t) {},
          /*dataIsMutable=*/false));
}
