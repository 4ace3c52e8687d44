//===- Skeleton.cpp - A model without its weights ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parsing a message copies its bytes. This goes through the fields that may
// contain tensors, by their numbers in onnx.proto, and leaves the rest as it
// is.
//
//===----------------------------------------------------------------------===//

#include "Skeleton.h"

#include "Schema.h"

#include <google/protobuf/wire_format_lite.h>

using namespace uop;
using namespace uop::onnx_import;
using google::protobuf::internal::WireFormatLite;

/// From this size on, raw data is left out.
static constexpr uint32_t kLargeBytes = 1024;

/// Messages within messages, as protobuf limits them.
static constexpr unsigned kMaxDepth = 100;

namespace {
enum class Message { other, model, graph, node, attribute, tensor };

/// Field numbers of TensorProto.
enum : uint32_t { kRawData = 9, kExternalData = 13, kDataLocation = 14 };
} // namespace

/// What a field of length-delimited type holds.
static Message getContent(Message parent, uint32_t field) {
  switch (parent) {
  case Message::model:
    return field == 7 ? Message::graph : Message::other;
  case Message::graph:
    return field == 1   ? Message::node
           : field == 5 ? Message::tensor
                        : Message::other;
  case Message::node:
    return field == 5 ? Message::attribute : Message::other;
  case Message::attribute: // t, tensors, g and graphs
    return field == 5 || field == 10   ? Message::tensor
           : field == 6 || field == 11 ? Message::graph
                                       : Message::other;
  default:
    return Message::other;
  }
}

namespace {
class SkeletonWriter {
public:
  explicit SkeletonWriter(llvm::StringRef file) : file(file) {}

  /// Appends the message in [begin, end) of the file.
  bool write(Message message, uint64_t begin, uint64_t end, std::string &out,
             unsigned depth);

private:
  bool readVarint(uint64_t &at, uint64_t end, uint64_t &value);
  /// The end of the value of a field that begins at `at`.
  bool skipValue(uint32_t wireType, uint64_t &at, uint64_t end);
  void writePlace(uint64_t offset, uint64_t length, std::string &out);

  llvm::StringRef file;
};
} // namespace

static void putVarint(std::string &out, uint64_t value) {
  for (; value > 0x7f; value >>= 7)
    out.push_back(char(value | 0x80));
  out.push_back(char(value));
}

static void putBytes(std::string &out, uint32_t field, llvm::StringRef bytes) {
  putVarint(out, field << 3 | WireFormatLite::WIRETYPE_LENGTH_DELIMITED);
  putVarint(out, bytes.size());
  out.append(bytes.data(), bytes.size());
}

bool SkeletonWriter::readVarint(uint64_t &at, uint64_t end, uint64_t &value) {
  value = 0;
  for (unsigned shift = 0; shift < 64 && at < end; shift += 7) {
    uint8_t byte = file[at++];
    value |= uint64_t(byte & 0x7f) << shift;
    if (byte < 0x80)
      return true;
  }
  return false;
}

bool SkeletonWriter::skipValue(uint32_t wireType, uint64_t &at, uint64_t end) {
  uint64_t value;
  switch (wireType) {
  case WireFormatLite::WIRETYPE_VARINT:
    return readVarint(at, end, value);
  case WireFormatLite::WIRETYPE_FIXED64:
    at += 8;
    return at <= end;
  case WireFormatLite::WIRETYPE_FIXED32:
    at += 4;
    return at <= end;
  default: // groups are not used
    return false;
  }
}

void SkeletonWriter::writePlace(uint64_t offset, uint64_t length,
                                std::string &out) {
  auto put = [&](llvm::StringRef key, uint64_t value) {
    std::string entry;
    putBytes(entry, 1, key);
    putBytes(entry, 2, std::to_string(value));
    putBytes(out, kExternalData, entry);
  };
  put("offset", offset);
  put("length", length);
  putVarint(out, kDataLocation << 3 | WireFormatLite::WIRETYPE_VARINT);
  putVarint(out, ::onnx::TensorProto::EXTERNAL);
}

bool SkeletonWriter::write(Message message, uint64_t begin, uint64_t end,
                           std::string &out, unsigned depth) {
  if (depth > kMaxDepth)
    return false;
  for (uint64_t at = begin; at < end;) {
    uint64_t start = at, tag, length;
    if (!readVarint(at, end, tag))
      return false;
    uint32_t field = uint32_t(tag >> 3), wireType = tag & 7;
    if (wireType != WireFormatLite::WIRETYPE_LENGTH_DELIMITED) {
      if (!skipValue(wireType, at, end))
        return false;
      out.append(file.data() + start, at - start);
      continue;
    }
    if (!readVarint(at, end, length) || length > end - at)
      return false;
    if (message == Message::tensor && field == kRawData &&
        length >= kLargeBytes) {
      writePlace(at, length, out);
    } else if (Message content = getContent(message, field);
               content != Message::other && length >= kLargeBytes) {
      std::string inner;
      if (!write(content, at, at + length, inner, depth + 1))
        return false;
      putBytes(out, field, inner);
    } else {
      out.append(file.data() + start, at + length - start);
    }
    at += length;
  }
  return true;
}

std::optional<std::string>
uop::onnx_import::makeSkeleton(llvm::StringRef file) {
  std::string out;
  if (!SkeletonWriter(file).write(Message::model, 0, file.size(), out, 0))
    return std::nullopt;
  return out;
}
