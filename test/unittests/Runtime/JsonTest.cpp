//===- JsonTest.cpp - The JSON writer ---------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Json.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <limits>

using namespace uop::runtime;

namespace {

template <class T>
std::string json(const T &value) {
  std::string text;
  JsonWriter writer(text);
  EXPECT_FALSE(writer.isComplete());
  writer.value(value);
  EXPECT_TRUE(writer.isComplete());
  return text;
}

TEST(Json, Scalars) {
  EXPECT_EQ(json(true), "true");
  EXPECT_EQ(json(false), "false");
  EXPECT_EQ(json(-5), "-5");
  EXPECT_EQ(json(INT64_MIN), "-9223372036854775808");
  EXPECT_EQ(json(UINT64_MAX), "18446744073709551615");
  EXPECT_EQ(json(0.5), "0.5");
  EXPECT_EQ(json(0.1), "0.1");
  EXPECT_EQ(json(1e300), "1e+300");
  EXPECT_EQ(json(0.5f), "0.5");
  EXPECT_EQ(json(std::nan("")), "null");
  EXPECT_EQ(json(INFINITY), "null");
  EXPECT_EQ(json(-INFINITY), "null");
}

TEST(Json, NumbersReadBackExactly) {
  for (double value :
       {1.0 / 3, 0x1p-1074, -0x1.fffffffffffffp1023, 123456789.125, -0.0})
    EXPECT_EQ(std::strtod(json(value).c_str(), nullptr), value);
}

TEST(Json, Strings) {
  EXPECT_EQ(json("plain"), "\"plain\"");
  EXPECT_EQ(json(std::string()), "\"\"");
  EXPECT_EQ(json("a\"b\\c/d"), "\"a\\\"b\\\\c/d\"");
  EXPECT_EQ(json("\n\r\t\b\x01\x1f\x7f"),
            "\"\\n\\r\\t\\u0008\\u0001\\u001f\\u007f\"");
  EXPECT_EQ(json(std::string(1, '\0')), "\"\\u0000\"");
  EXPECT_EQ(json("h\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80"),
            "\"h\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80\"");
}

TEST(Json, InvalidUtf8IsReplacedByteByByte) {
  const std::string r = "\xEF\xBF\xBD";
  EXPECT_EQ(json("a\xFFz"), "\"a" + r + "z\"");
  EXPECT_EQ(json("\x80"), "\"" + r + "\"");
  EXPECT_EQ(json("\xC0\xAF"), "\"" + r + r + "\"");         // overlong
  EXPECT_EQ(json("\xE0\x80\xAF"), "\"" + r + r + r + "\""); // overlong
  EXPECT_EQ(json("\xED\xA0\x80"), "\"" + r + r + r + "\""); // surrogate
  EXPECT_EQ(json("\xF0\x80\x80\x80"), "\"" + r + r + r + r + "\"");
  EXPECT_EQ(json("\xF4\x90\x80\x80"), "\"" + r + r + r + r + "\"");
  EXPECT_EQ(json("\xF5\x80"), "\"" + r + r + "\"");
  EXPECT_EQ(json("x\xE2\x82"), "\"x" + r + r + "\""); // cut off
  EXPECT_EQ(json("\xE2\x82\""), "\"" + r + r + "\\\"\"");
}

TEST(Json, Nesting) {
  auto write = [](unsigned indent) {
    std::string text;
    JsonWriter writer(text, indent);
    writer.beginObject();
    writer.member("name", "k\"0");
    writer.key("sizes");
    writer.beginArray();
    writer.value(1);
    writer.beginArray();
    writer.endArray();
    writer.beginObject();
    writer.endObject();
    writer.null();
    writer.endArray();
    writer.member("ok", true);
    EXPECT_FALSE(writer.isComplete());
    writer.endObject();
    EXPECT_TRUE(writer.isComplete());
    return text;
  };
  EXPECT_EQ(write(0), "{\"name\": \"k\\\"0\", \"sizes\": [1, [], {}, null], "
                      "\"ok\": true}");
  EXPECT_EQ(write(2), "{\n  \"name\": \"k\\\"0\",\n  \"sizes\": [\n    1,\n"
                      "    [],\n    {},\n    null\n  ],\n  \"ok\": true\n}");
}

} // namespace
