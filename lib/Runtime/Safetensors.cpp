//===- Safetensors.cpp - Reading and writing .safetensors -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Safetensors.h"

#include "AtomicFile.h"
#include "SafetensorsHeader.h"
#include "UTF8.h"
#include "uop/Runtime/Json.h"

#include <algorithm>
#include <cstring>
#include <tuple>
#include <unordered_set>

using namespace uop::runtime;

const Array *SafetensorsFile::find(const std::string &name) const {
  for (const NamedArray &one : arrays)
    if (one.name == name)
      return &one.array;
  return nullptr;
}

static constexpr size_t kPrefix = 8;
static constexpr uint64_t kLargestHeader = 100'000'000;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// The elements: a view, or a copy where a view will not do.
static Expected<Buffer> getElements(const Buffer &data, DType dtype,
                                    size_t begin, size_t bytes) {
  Expected<Buffer> view = data.view(begin, bytes);
  if (!view || bytes == 0)
    return view;
  bool isAligned =
      reinterpret_cast<uintptr_t>(view->data()) % byteWidth(dtype) == 0;
  if (isAligned && dtype != DType::Bool)
    return view;
  Buffer copy = Buffer::create(bytes);
  if (Error error = copy.allocate())
    return error;
  std::memcpy(copy.data(), view->data(), bytes);
  if (dtype == DType::Bool)
    for (char *at = static_cast<char *>(copy.data()), *end = at + bytes;
         at != end; ++at)
      *at = *at != 0;
  return copy;
}

Expected<SafetensorsFile>
uop::runtime::parseSafetensors(const Buffer &buffer,
                               const std::string &fileName) {
  auto fail = [&](const std::string &what) {
    return Error::failure(fileName + ": " + what);
  };
  if (Error error = buffer.allocate())
    return fail(error.message());
  if (buffer.size() < kPrefix)
    return fail("not a safetensors file: it has " +
                std::to_string(buffer.size()) + " bytes");
  const auto *bytes = static_cast<const unsigned char *>(buffer.data());
  uint64_t length = 0;
  for (size_t i = 0; i != kPrefix; ++i)
    length |= uint64_t(bytes[i]) << (8 * i);
  if (length > kLargestHeader)
    return fail("the header is said to have " + std::to_string(length) +
                " bytes; this is no safetensors file, or a damaged one");
  if (length > buffer.size() - kPrefix)
    return fail("truncated: the header has " + std::to_string(length) +
                " bytes, the file " + std::to_string(buffer.size()));
  Expected<SafetensorsHeader> header = parseSafetensorsHeader(
      reinterpret_cast<const char *>(bytes) + kPrefix, length);
  if (!header)
    return fail(header.message());

  Expected<Buffer> data =
      buffer.view(kPrefix + length, buffer.size() - kPrefix - length);
  if (!data)
    return fail(data.message());
  std::vector<SafetensorsEntry> &entries = header->entries;
  std::sort(entries.begin(), entries.end(),
            [](const auto &lhs, const auto &rhs) {
              return std::tie(lhs.begin, lhs.end, lhs.name) <
                     std::tie(rhs.begin, rhs.end, rhs.name);
            });
  SafetensorsFile file;
  file.metadata = std::move(header->metadata);
  uint64_t end = 0;
  for (SafetensorsEntry &entry : entries) {
    std::string what = "\"" + entry.name + "\": ";
    Expected<size_t> size = byteSize(entry.dtype, entry.shape);
    if (!size)
      return fail(what + size.message());
    if (entry.begin > entry.end || entry.end > data->size())
      return fail(what + "the bytes " + std::to_string(entry.begin) + " to " +
                  std::to_string(entry.end) + " are not among the " +
                  std::to_string(data->size()) + " of the file's elements");
    if (entry.end - entry.begin != *size)
      return fail(what + typeString(entry.dtype, entry.shape) + " has " +
                  std::to_string(*size) + " bytes, the offsets say " +
                  std::to_string(entry.end - entry.begin));
    if (entry.begin != end)
      return fail(what + (entry.begin < end ? "its bytes belong to another "
                                              "tensor as well"
                                            : "there are bytes before it that "
                                              "belong to no tensor"));
    end = entry.end;
    Expected<Buffer> elements =
        getElements(*data, entry.dtype, entry.begin, *size);
    if (!elements)
      return fail(what + elements.message());
    file.arrays.push_back(
        {entry.name, {entry.dtype, entry.shape, std::move(*elements)}});
  }
  if (end != data->size())
    return fail("the last " + std::to_string(data->size() - end) +
                " bytes belong to no tensor");
  return file;
}

Expected<SafetensorsFile>
uop::runtime::readSafetensors(const std::string &path) {
  Expected<Buffer> buffer = Buffer::mapFile(path);
  if (!buffer)
    return buffer.takeError();
  return parseSafetensors(*buffer, path);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static bool isUTF8(const std::string &text) {
  for (size_t at = 0; at != text.size();) {
    size_t length = utf8SequenceLength(text.data() + at, text.size() - at);
    if (length == 0)
      return false;
    at += length;
  }
  return true;
}

/// Makes sure that the array's elements are in memory; how many bytes they are.
static Expected<size_t> prepareElements(const Array &array) {
  if (array.dtype == DType::F4E2M1FN)
    return Error::failure("the type \"F4\" packs two numbers to a byte, and "
                          "f4E2M1FN has a byte for each; store them as ui8, "
                          "or cast to a wider float");
  Expected<size_t> bytes = array.byteSize();
  if (!bytes)
    return bytes;
  if (array.buffer.size() < *bytes)
    return Error::failure(array.typeString() + " needs " +
                          std::to_string(*bytes) + " bytes, its buffer has " +
                          std::to_string(array.buffer.size()));
  if (Error error = array.buffer.allocate())
    return error;
  return bytes;
}

/// Adds the metadata to a header.
static Error writeMetadata(
    JsonWriter &json,
    const std::vector<std::pair<std::string, std::string>> &metadata) {
  std::unordered_set<std::string> keys;
  json.key("__metadata__");
  json.beginObject();
  for (const auto &[key, value] : metadata) {
    if (!isUTF8(key) || !isUTF8(value) || !keys.insert(key).second)
      return Error::failure("metadata \"" + key +
                            "\" is not UTF-8, or comes twice");
    json.member(key, value);
  }
  json.endObject();
  return Error::success();
}

/// The arrays in the order in which they are in the file. Wide elements first:
/// then all are aligned where the first one is.
static std::vector<const NamedArray *> getFileOrder(Span<NamedArray> arrays) {
  std::vector<const NamedArray *> order;
  for (const NamedArray &one : arrays)
    order.push_back(&one);
  std::sort(order.begin(), order.end(),
            [](const NamedArray *lhs, const NamedArray *rhs) {
              unsigned left = byteWidth(lhs->array.dtype),
                       right = byteWidth(rhs->array.dtype);
              return left != right ? left > right : lhs < rhs;
            });
  return order;
}

/// Adds what a header says of each array.
static Error writeEntries(JsonWriter &json,
                          const std::vector<const NamedArray *> &order) {
  std::unordered_set<std::string> names;
  uint64_t offset = 0;
  for (const NamedArray *one : order) {
    const Array &array = one->array;
    std::string what = "\"" + one->name + "\": ";
    if (!isUTF8(one->name) || one->name == "__metadata__" ||
        !names.insert(one->name).second)
      return Error::failure(what +
                            "not a name for a tensor: it comes twice, is "
                            "reserved, or not UTF-8");
    Expected<size_t> bytes = prepareElements(array);
    if (!bytes)
      return Error::failure(what + bytes.message());
    json.key(one->name);
    json.beginObject();
    json.member("dtype", getSafetensorsName(array.dtype));
    json.key("shape");
    json.beginArray();
    for (int64_t size : array.shape)
      json.value(size);
    json.endArray();
    json.key("data_offsets");
    json.beginArray();
    json.value(offset);
    json.value(offset += *bytes);
    json.endArray();
    json.endObject();
  }
  return Error::success();
}

/// Writes the file: how long the header is, the header, and the elements.
static Error writeFile(const std::string &path, const std::string &header,
                       const std::vector<const NamedArray *> &order) {
  AtomicFile file(path);
  if (Error error = file.open())
    return error;
  char prefix[kPrefix];
  for (size_t i = 0; i != kPrefix; ++i)
    prefix[i] = char(uint64_t(header.size()) >> (8 * i));
  if (Error error = file.write(prefix, kPrefix))
    return error;
  if (Error error = file.write(header.data(), header.size()))
    return error;
  for (const NamedArray *one : order)
    if (Error error = file.write(one->array.data(), *one->array.byteSize()))
      return error;
  return file.commit();
}

Error uop::runtime::writeSafetensors(
    const std::string &path, Span<NamedArray> arrays,
    const std::vector<std::pair<std::string, std::string>> &metadata) {
  auto fail = [&](const std::string &what) {
    return Error::failure(path + ": " + what);
  };
  std::string header;
  JsonWriter json(header);
  json.beginObject();
  if (!metadata.empty())
    if (Error error = writeMetadata(json, metadata))
      return fail(error.message());
  std::vector<const NamedArray *> order = getFileOrder(arrays);
  if (Error error = writeEntries(json, order))
    return fail(error.message());
  json.endObject();
  header.append((kPrefix - header.size() % kPrefix) % kPrefix, ' ');
  if (header.size() > kLargestHeader)
    return fail("the names and shapes take " + std::to_string(header.size()) +
                " bytes, above the format's 100,000,000");
  return writeFile(path, header, order);
}
