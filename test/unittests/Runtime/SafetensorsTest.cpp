//===- SafetensorsTest.cpp - Hostile and honest files -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Safetensors.h"

#include "gtest/gtest.h"

#include <cstdio>
#include <cstring>
#include <unistd.h>

using namespace uop::runtime;

static Expected<SafetensorsFile> parse(const std::string &bytes) {
  // Memory of its exact size, so that a sanitizer sees what is beyond it.
  Buffer buffer = Buffer::create(bytes.size());
  if (!bytes.empty())
    std::memcpy(buffer.data(), bytes.data(), bytes.size());
  return parseSafetensors(buffer, "test.safetensors");
}

static std::string makeFile(const std::string &header,
                            const std::string &data = "") {
  std::string file;
  for (int i = 0; i != 8; ++i)
    file += char(uint64_t(header.size()) >> (8 * i));
  return file + header + data;
}

TEST(Safetensors, ReadsWhatOthersWrite) {
  // As the reference implementation writes: no spaces, metadata first.
  std::string data("\0\0\x80\x3f\0\0\0\x40\x01\x02\x03", 11);
  auto file = parse(makeFile(
      R"({"__metadata__":{"format":"pt","\u00e9\ud83d\ude00":"\n"},)"
      R"("b":{"dtype":"U8","shape":[3,1],"data_offsets":[8,11]},)"
      R"("a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},)"
      R"("none":{"dtype":"I64","shape":[0],"data_offsets":[11,11]}}   )",
      data));
  ASSERT_TRUE(bool(file)) << file.message();
  ASSERT_EQ(file->arrays.size(), 3u);
  EXPECT_EQ(file->arrays[0].name, "a");
  EXPECT_EQ(file->metadata,
            (std::vector<std::pair<std::string, std::string>>{
                {"format", "pt"}, {"\xc3\xa9\xf0\x9f\x98\x80", "\n"}}));
  const Array *a = file->find("a"), *b = file->find("b");
  ASSERT_TRUE(a && b && file->find("none"));
  EXPECT_EQ(a->typeString(), "2xf32");
  EXPECT_EQ(static_cast<const float *>(a->data())[1], 2.0f);
  EXPECT_EQ(b->typeString(), "3x1xui8");
  EXPECT_EQ(static_cast<const uint8_t *>(b->data())[2], 3);
  EXPECT_EQ(file->find("none")->typeString(), "0xi64");
  EXPECT_EQ(file->find("c"), nullptr);
  EXPECT_TRUE(parse(makeFile("{}"))->arrays.empty());
}

TEST(Safetensors, MakesBoolsOfAnyByte) {
  auto file = parse(
      makeFile(R"({"m":{"dtype":"BOOL","shape":[3],"data_offsets":[0,3]}})",
               "\x02\x01\xff"));
  ASSERT_TRUE(bool(file)) << file.message();
  EXPECT_EQ(std::memcmp(file->arrays[0].array.data(), "\x01\x01\x01", 3), 0);
}

TEST(Safetensors, RefusesWhatIsWrong) {
  auto expectError = [](const std::string &bytes, const std::string &part) {
    auto file = parse(bytes);
    ASSERT_FALSE(bool(file)) << part;
    EXPECT_NE(file.message().find(part), std::string::npos) << file.message();
    EXPECT_EQ(file.message().find("test.safetensors: "), 0u);
  };
  auto entry = [](const char *dtype, const char *shape, const char *offsets) {
    return std::string(R"({"x":{"dtype":")") + dtype + R"(","shape":)" + shape +
           R"(,"data_offsets":)" + offsets + "}}";
  };
  expectError("", "not a safetensors file: it has 0 bytes");
  expectError("1234567", "not a safetensors file");
  expectError(std::string(8, '\xff'), "is said to have 18446744073709551615");
  expectError(makeFile("{}").substr(0, 9), "truncated: the header has 2 bytes");
  expectError(makeFile(""), "byte 0 of the header: expected '{'");
  expectError(makeFile("[]"), "expected '{'");
  expectError(makeFile("{}x"), "there is more after");
  expectError(makeFile("{\"x"), "a text does not end");
  expectError(makeFile("{\"x\\"), "a text does not end");
  expectError(makeFile("{\"\\q\":1}"), "an escape that JSON has not");
  expectError(makeFile("{\"\\u12g4\":1}"), "four hexadecimal digits");
  expectError(makeFile("{\"\\ud800x\":1}"), "half of a surrogate pair");
  expectError(makeFile("{\"\\ud800\\u0041\":1}"), "half of a surrogate pair");
  expectError(makeFile("{\"\\udc00\":1}"), "half of a surrogate pair");
  expectError(makeFile("{\"\xff\":1}"), "a text is not UTF-8");
  expectError(makeFile(std::string("{\"\0\":1}", 7)), "a control character");
  expectError(makeFile("{\"x\" 1}"), "expected ':'");
  expectError(makeFile("{\"x\":1}"), "expected '{'");
  expectError(makeFile("{\"x\":{}}"), "expected '\"'");
  expectError(makeFile("{\"__metadata__\":{\"a\":1}}"), "expected '\"'");
  expectError(makeFile("{\"__metadata__\":{\"a\":\"\",\"a\":\"\"}}"),
              "\"a\" comes twice");
  expectError(makeFile("{\"__metadata__\":{},\"__metadata__\":{}}"), "twice");
  expectError(makeFile(R"({"x":{"dtype":"F32"}})"), "must have \"dtype\"");
  expectError(makeFile(R"({"x":{"dtype":"F32","dtype":"F32"}})"), "twice");
  expectError(makeFile(R"({"x":{"colour":"red"}})"), "\"colour\" is not known");
  expectError(makeFile(entry("F33", "[1]", "[0,4]"), "1234"),
              "the type \"F33\" is not known");
  expectError(makeFile(R"({"x":{"dtype":"F4"}})"),
              "the type \"F4\" packs two numbers to a byte");
  expectError(makeFile(entry("F32", "[-1]", "[0,4]"), "1234"),
              "expected a whole number");
  expectError(makeFile(entry("F32", "[1.0]", "[0,4]"), "1234"), "expected ']'");
  expectError(makeFile(entry("F32", "[01]", "[0,4]"), "1234"),
              "expected a whole number");
  expectError(makeFile(entry("F32", "[1,]", "[0,4]"), "1234"),
              "expected a whole number");
  expectError(makeFile(entry("F32", "[99999999999999999999]", "[0,4]"), "1234"),
              "above 2^64-1");
  expectError(makeFile(entry("F32", "[18446744073709551615]", "[0,4]"), "1234"),
              "a size is above 2^63-1");
  expectError(
      makeFile(entry("F32", "[4294967296,4294967296]", "[0,4]"), "1234"),
      "\"x\": ");
  expectError(makeFile(entry("F32", "[1]", "[0]"), "1234"), "two numbers");
  expectError(makeFile(entry("F32", "[1]", "[0,8]"), "1234"),
              "are not among the 4");
  expectError(makeFile(entry("F32", "[1]", "[4,0]"), "1234"), "are not among");
  expectError(makeFile(entry("F32", "[1]", "[18446744073709551612,4]"), "1234"),
              "are not among");
  expectError(makeFile(entry("F32", "[2]", "[0,4]"), "1234"),
              "2xf32 has 8 bytes, the offsets say 4");
  expectError(makeFile(entry("U8", "[2]", "[2,4]"), "1234"),
              "there are bytes before it that belong to no tensor");
  expectError(makeFile(entry("U8", "[2]", "[0,2]"), "1234"),
              "the last 2 bytes belong to no tensor");
  expectError(
      makeFile(R"({"x":{"dtype":"U8","shape":[2],"data_offsets":[0,2]},)"
               R"("y":{"dtype":"U8","shape":[2],"data_offsets":[1,3]}})",
               "123"),
      "belong to another tensor as well");
  expectError(
      makeFile(R"({"x":{"dtype":"U8","shape":[2],"data_offsets":[0,2]},)"
               R"("x":{"dtype":"U8","shape":[2],"data_offsets":[2,4]}})",
               "1234"),
      "\"x\" comes twice");
}

TEST(Safetensors, AnyCutOrChangedByteIsNoCrash) {
  std::string whole = makeFile(
      R"({"__metadata__":{"k":"v"},"x":{"dtype":"F32","shape":[1,2],"data_offsets":[0,8]}})",
      "12345678");
  for (size_t size = 0; size != whole.size(); ++size)
    EXPECT_FALSE(bool(parse(whole.substr(0, size)))) << size;
  for (size_t at = 0; at != whole.size(); ++at)
    for (int byte = 0; byte != 256; ++byte) {
      std::string changed = whole;
      changed[at] = char(byte);
      auto file = parse(changed);
      if (file)
        for (const NamedArray &one : file->arrays)
          EXPECT_EQ(one.array.buffer.size(), *one.array.byteSize());
    }
}

TEST(Safetensors, UnalignedElementsAreCopied) {
  // The header's length puts the elements at an odd place.
  std::string header =
      R"({"x":{"dtype":"F64","shape":[1],"data_offsets":[0,8]}})";
  for (int spaces = 0; spaces != 8; ++spaces) {
    double one = 1.5;
    auto file = parse(makeFile(
        header + std::string(spaces, ' '),
        std::string(reinterpret_cast<const char *>(&one), sizeof(one))));
    ASSERT_TRUE(bool(file)) << file.message();
    const void *data = file->arrays[0].array.data();
    EXPECT_EQ(reinterpret_cast<uintptr_t>(data) % alignof(double), 0u);
    EXPECT_EQ(*static_cast<const double *>(data), 1.5);
  }
}

TEST(Safetensors, WritesWhatItReads) {
  std::string path =
      testing::TempDir() + "uop_" + std::to_string(getpid()) + ".safetensors";
  std::vector<NamedArray> arrays;
  for (unsigned i = 0; i != numDTypes; ++i) {
    if (DType(i) == DType::F4E2M1FN)
      continue; // The format packs it.
    auto array = Array::create(DType(i), {2, 3});
    ASSERT_TRUE(bool(array));
    std::memset(array->data(), i == 0 ? 1 : int(i), array->buffer.size());
    arrays.push_back({name(DType(i)), *array});
  }
  Error error = writeSafetensors(path, arrays, {{"author", "us"}});
  ASSERT_FALSE(bool(error)) << error.message();
  auto file = readSafetensors(path);
  ASSERT_TRUE(bool(file)) << file.message();
  EXPECT_EQ(file->metadata.size(), 1u);
  ASSERT_EQ(file->arrays.size(), arrays.size());
  for (const NamedArray &one : arrays) {
    const Array *read = file->find(one.name);
    ASSERT_TRUE(read);
    // The format has no index.
    EXPECT_EQ(read->dtype,
              one.array.dtype == DType::Index ? DType::I64 : one.array.dtype);
    EXPECT_EQ(read->shape, one.array.shape);
    EXPECT_EQ(
        std::memcmp(read->data(), one.array.data(), one.array.buffer.size()),
        0);
  }
  std::remove(path.c_str());

  auto expectRefusal = [&](std::vector<NamedArray> bad,
                           const std::string &part) {
    Error error = writeSafetensors(path, bad);
    EXPECT_NE(error.message().find(part), std::string::npos) << error.message();
    EXPECT_NE(access(path.c_str(), F_OK), 0);
  };
  expectRefusal({arrays[1], arrays[1]}, "comes twice");
  expectRefusal({{"__metadata__", arrays[1].array}}, "reserved");
  expectRefusal({{"\xff", arrays[1].array}}, "not UTF-8");
  expectRefusal({{"x", *Array::create(DType::F4E2M1FN, {2})}},
                "\"F4\" packs two numbers to a byte");
  expectRefusal({{"x", {DType::F32, {100}, arrays[1].array.buffer}}},
                "needs 400 bytes");
  EXPECT_NE(writeSafetensors("/nowhere/x", arrays).message().find("/nowhere/x"),
            std::string::npos);
}
