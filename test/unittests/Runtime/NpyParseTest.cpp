//===- NpyParseTest.cpp - Headers and data, byte by byte --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NpyTestUtil.h"
#include "uop/Runtime/Npy.h"

#include <gtest/gtest.h>

#include <cstring>

using namespace uop::runtime;

namespace {

Expected<Array> parse(const std::string &bytes,
                      std::optional<DType> expected = std::nullopt) {
  // A copy of exactly this size lets AddressSanitizer see reads past the end.
  std::vector<char> exact(bytes.begin(), bytes.end());
  return parseNpy(exact.data(), exact.size(), "a.npy", expected);
}

std::string bytesOf(const Array &array) {
  return {static_cast<const char *>(array.data()), *array.byteSize()};
}

std::string dict(const std::string &descr, const std::string &shape,
                 bool fortran = false) {
  return "{'descr': '" + descr +
         "', 'fortran_order': " + (fortran ? "True" : "False") +
         ", 'shape': " + shape + ", }\n";
}

void expectError(const std::string &bytes, const std::string &part,
                 std::optional<DType> expected = std::nullopt) {
  Expected<Array> array = parse(bytes, expected);
  ASSERT_FALSE(bool(array)) << part;
  EXPECT_EQ(array.message().rfind("a.npy: ", 0), 0u) << array.message();
  EXPECT_NE(array.message().find(part), std::string::npos)
      << array.message() << "\nlacks\n"
      << part;
}

TEST(NpyParse, EveryNumericType) {
  struct Row {
    const char *descr;
    DType dtype;
  };
  for (Row row :
       {Row{"b1", DType::Bool}, Row{"?", DType::Bool}, Row{"i1", DType::I8},
        Row{"i2", DType::I16}, Row{"i4", DType::I32}, Row{"i8", DType::I64},
        Row{"u1", DType::U8}, Row{"u2", DType::U16}, Row{"u4", DType::U32},
        Row{"u8", DType::U64}, Row{"f2", DType::F16}, Row{"f4", DType::F32},
        Row{"f8", DType::F64}}) {
    unsigned width = byteWidth(row.dtype);
    std::string data(3 * width, '\1');
    std::string swapped = data;
    if (width > 1)
      for (unsigned i = 0; i < 3; ++i)
        for (unsigned j = 0; j < width; ++j) {
          data[i * width + j] = static_cast<char>(16 * i + j);
          swapped[i * width + width - 1 - j] = data[i * width + j];
        }
    for (const char *order : {"<", ">", "=", "|", ""})
      for (unsigned version : {1, 2, 3}) {
        SCOPED_TRACE(std::string(order) + row.descr);
        bool big = *order == '>';
        Expected<Array> array =
            parse(makeNpy(dict(std::string(order) + row.descr, "(3,)"),
                          big ? swapped : data, version));
        ASSERT_TRUE(bool(array)) << array.message();
        EXPECT_EQ(array->dtype, row.dtype);
        EXPECT_EQ(array->shape, std::vector<int64_t>{3});
        EXPECT_EQ(bytesOf(*array), data);
      }
  }
}

TEST(NpyParse, BoolBytesBecomeZeroOrOne) {
  Expected<Array> array =
      parse(makeNpy(dict("|b1", "(5,)"), std::string("\0\1\2\x80\xFF", 5)));
  ASSERT_TRUE(bool(array));
  EXPECT_EQ(bytesOf(*array), std::string("\0\1\1\1\1", 5));
}

TEST(NpyParse, FortranOrder) {
  // 2x3 of i8, columns first in the file.
  Expected<Array> array = parse(makeNpy(dict("|i1", "(2, 3)", true), "adbecf"));
  ASSERT_TRUE(bool(array));
  EXPECT_EQ(bytesOf(*array), "abcdef");
  // Rank 0 and 1, sizes 0 and 1 have one order only.
  EXPECT_EQ(bytesOf(*parse(makeNpy(dict("|i1", "()", true), "x"))), "x");
  EXPECT_EQ(bytesOf(*parse(makeNpy(dict("|i1", "(3,)", true), "xyz"))), "xyz");
  EXPECT_EQ(bytesOf(*parse(makeNpy(dict("|i1", "(1, 3, 1)", true), "xyz"))),
            "xyz");
  Expected<Array> empty = parse(makeNpy(dict("<f8", "(3, 0, 2)", true), ""));
  ASSERT_TRUE(bool(empty));
  EXPECT_EQ(empty->shape, (std::vector<int64_t>{3, 0, 2}));
}

TEST(NpyParse, FortranOrderAgainstTheDefinition) {
  for (const std::vector<int64_t> &shape :
       std::vector<std::vector<int64_t>>{{33, 65},
                                         {2, 40, 3},
                                         {40, 3, 2},
                                         {3, 1, 2, 35, 4},
                                         {64, 2, 64},
                                         {2, 3},
                                         {2, 2, 2, 2, 2, 2, 2, 2},
                                         {2, 50, 40, 2},
                                         {3, 500, 3},
                                         {31, 2, 31},
                                         {2, 2, 100},
                                         {100, 2, 2}}) {
    size_t count = *numElements(shape);
    std::vector<uint32_t> file(count), expected(count);
    for (size_t c = 0; c < count; ++c) {
      // The place in the file of the element that is number c in C order.
      size_t rest = c, f = 0, stride = count;
      for (size_t axis = shape.size(); axis-- > 0;) {
        stride /= shape[axis];
        f += rest % shape[axis] * stride;
        rest /= shape[axis];
      }
      file[f] = expected[c] = static_cast<uint32_t>(c * 2654435761u);
    }
    std::string text = "(";
    for (int64_t size : shape)
      text += std::to_string(size) + ", ";
    Expected<Array> array = parse(
        makeNpy(dict("<u4", text + ")", true),
                {reinterpret_cast<const char *>(file.data()), count * 4}));
    ASSERT_TRUE(bool(array)) << array.message();
    EXPECT_EQ(std::memcmp(array->data(), expected.data(), count * 4), 0)
        << text;
  }
}

TEST(NpyParse, HeaderSyntax) {
  for (const char *header :
       {"{'shape': (2, 3), 'fortran_order': False, 'descr': '<u2'}",
        "{\"descr\":\"<u2\",\"fortran_order\":False,\"shape\":(2,3)}",
        "  {  'descr' :\t'<u2' , 'fortran_order' : False ,\n 'shape' : "
        "( 2 , 3 , ) , }  \n",
        "{u'descr': b'<u2', 'fortran_order': False, 'shape': (2L, 3l)}",
        "{'descr': '<u2', 'fortran_order': False, 'shape': (+2, 3)}"}) {
    Expected<Array> array = parse(makeNpy(header, "abcdefghijkl"));
    ASSERT_TRUE(bool(array)) << header << array.message();
    EXPECT_EQ(array->typeString(), "2x3xui16");
    EXPECT_EQ(bytesOf(*array), "abcdefghijkl");
  }
  EXPECT_TRUE(bool(parse(makeNpy(dict("<u2", "(-0,)"), ""))));
}

TEST(NpyParse, TypesThatNumpyHasNoNameFor) {
  for (const char *descr : {"|V2", "<V2", "V2"}) {
    Expected<Array> array =
        parse(makeNpy(dict(descr, "(2,)"), "abcd"), DType::BF16);
    ASSERT_TRUE(bool(array)) << array.message();
    EXPECT_EQ(array->dtype, DType::BF16);
    EXPECT_EQ(bytesOf(*array), "abcd");
  }
  EXPECT_EQ(bytesOf(*parse(makeNpy(dict(">V2", "(2,)"), "abcd"), DType::BF16)),
            "badc");
  for (DType f8 : {DType::F8E4M3FN, DType::F8E5M2, DType::F8E4M3FNUZ,
                   DType::F8E5M2FNUZ, DType::F8E8M0FNU, DType::F4E2M1FN})
    for (const char *descr : {"|V1", "<V1", "<f1", "|f1"}) {
      Expected<Array> array = parse(makeNpy(dict(descr, "(2,)"), "ab"), f8);
      ASSERT_TRUE(bool(array)) << array.message();
      EXPECT_EQ(array->dtype, f8);
    }
  EXPECT_EQ(parse(makeNpy(dict("<i8", "()"), "12345678"), DType::Index)->dtype,
            DType::Index);
  EXPECT_EQ(parse(makeNpy(dict("<i8", "()"), "12345678"), DType::F32)->dtype,
            DType::I64);
  expectError(makeNpy(dict("|V2", "(1,)"), "ab"),
              "dtype '|V2' holds raw bytes of unknown meaning");
  expectError(makeNpy(dict("|V2", "(1,)"), "ab"), "raw bytes", DType::F16);
  expectError(makeNpy(dict("|V1", "(1,)"), "a"), "raw bytes", DType::BF16);
  expectError(makeNpy(dict("|V16", "(1,)"), "a"), "raw bytes", DType::BF16);
  expectError(makeNpy(dict("<f1", "(1,)"), "a"), "8-bit float", DType::F32);
}

TEST(NpyParse, TypesThatWeHaveNot) {
  for (const char *descr : {"<c8", ">c16", "<c32"})
    expectError(makeNpy(dict(descr, "(1,)"), ""),
                std::string("dtype '") + descr +
                    "' is complex; save a.real and a.imag");
  for (const char *descr : {"<f16", "<f12"})
    expectError(makeNpy(dict(descr, "(1,)"), ""),
                std::string("dtype '") + descr +
                    "' is an extended-precision float; convert with "
                    ".astype(np.float64)");
  for (const char *descr : {"|S5", "<U3", "|a4", "|S0"})
    expectError(makeNpy(dict(descr, "(1,)"), ""), "holds strings");
  expectError(makeNpy(dict("|O", "(1,)"), ""), "holds Python objects");
  expectError(makeNpy(dict("|O8", "(1,)"), ""), ".astype(np.float64)");
  expectError(makeNpy(dict("<M8[ns]", "(1,)"), ""), "holds dates or times");
  expectError(makeNpy(dict("<m8[25s]", "(1,)"), ""), ".view(np.int64)");
  for (const char *descr : {"<i3", "<i16", "<u0", "<b2", "<f3", "float32", "f",
                            "", "<", "<f4x", "<f99999999999", "xyz", "<\xFF"})
    expectError(makeNpy(dict(descr, "(1,)"), ""),
                "is not a known element type");
  auto withDescr = [](const std::string &descr) {
    return makeNpy("{'descr': " + descr +
                       ", 'fortran_order': False, 'shape': (1,), }",
                   "");
  };
  expectError(withDescr("[('a', '<f4'), ('b', '<i4', (2, 2))]"),
              "dtype '[('a', '<f4'), ('b', '<i4', (2, 2))]' has named fields; "
              "save each field");
  expectError(withDescr("[('s', [('x)', '<f4')])]"), "has named fields");
  expectError(withDescr("{'names': ['a'], 'formats': ['<f4']}"),
              "has named fields");
  expectError(withDescr("('<f4', (2, 3))"), "has elements that are arrays");
}

TEST(NpyParse, MalformedHeaders) {
  auto expectBad = [](const std::string &header, const std::string &part) {
    expectError(makeNpy(header, "abcd"), part);
    expectError(makeNpy(header, "abcd"), "malformed header at byte ");
  };
  const std::string d = "'descr': '<f4'", f = "'fortran_order': False",
                    s = "'shape': (1,)";
  auto with = [](const std::string &a, const std::string &b,
                 const std::string &c) {
    return "{" + a + ", " + b + ", " + c + "}";
  };
  expectBad("", "expected a dictionary");
  expectBad("[]", "expected a dictionary");
  expectBad("{}", "key 'descr' is missing");
  expectBad("{" + d + ", " + f + "}", "key 'shape' is missing");
  expectBad("{" + d + ", " + s + "}", "key 'fortran_order' is missing");
  expectBad("{" + f + ", " + s + "}", "key 'descr' is missing");
  expectBad(with(d, f, s + ", 'extra': 1"), "unknown key 'extra'");
  expectBad(with(d, f, s + ", 'x\n\x80'"), "string without an end");
  expectBad(with(d, f, s + ", " + f), "key 'fortran_order' appears twice");
  expectBad(with(d, f, s) + "}", "text after the dictionary");
  expectBad(with(d, f, s) + std::string(1, '\0'), "text after the dictionary");
  expectBad("{" + d + " " + f + ", " + s + "}", "expected ',' or '}'");
  expectBad("{" + d + ", " + f + ", " + s, "expected ',' or '}'");
  expectBad("{" + d + ", " + f + ", ", "expected a string");
  expectBad("{'descr' '<f4'}", "expected ':' after key 'descr'");
  expectBad("{'descr", "string without an end");
  expectBad("{'descr\\", "string without an end");
  expectBad("{descr: 1}", "expected a string");
  expectBad(with("'descr': 4", f, s), "'descr' must be a string");
  expectBad(with("'descr': [('a', '<f4')", f, s), "brackets do not match");
  expectBad("{'descr': [[[", "bracket without an end");
  expectBad("{'descr': [(]", "brackets do not match");
  expectBad(with(d, "'fortran_order': 0", s), "must be True or False");
  expectBad(with(d, "'fortran_order': Falsey", s), "must be True or False");
  for (const char *shape : {"3", "[3]", "'3'", "None", "(x,)", "(,)", "(1.5,)",
                            "(True,)", "(1,,2)", "(1 2)", "((1,),)", "(1,"})
    expectError(makeNpy(with(d, f, std::string("'shape': ") + shape), "abcd"),
                "'shape'");
  expectBad(with(d, f, "'shape': (3)"), "one of a single size is written (n,)");
  expectBad(with(d, f, "'shape': (012,)"), "leading zeros");
  expectBad(with(d, f, "'shape': (-3,)"), "negative size -3");
  expectBad(with(d, f, "'shape': (9223372036854775808,)"), "above 2^63-1");
  expectBad(with(d, f, "'shape': (" + std::string(500, '9') + ",)"),
            "size 999999999999999999999999... in 'shape'");
}

TEST(NpyParse, DeepNestingDoesNotRecurse) {
  expectError(makeNpy("{'descr': " + std::string(900000, '['), "", 2),
              "bracket without an end");
  std::string deep = std::string(400000, '(') + std::string(400000, ')');
  expectError(makeNpy("{'descr': " + deep + "}", "", 2),
              "has elements that are arrays");
}

TEST(NpyParse, SizesThatDoNotFit) {
  expectError(makeNpy(dict("<f4", "(4294967296, 4294967296)"), "abcd"),
              "more than 2^63-1 elements");
  expectError(makeNpy(dict("<f8", "(9223372036854775807,)"), "abcd"),
              "more than 2^63-1 bytes");
  // Large but representable: refused before memory is asked for.
  expectError(makeNpy(dict("|u1", "(9223372036854775807,)"), "abcd"),
              "truncated: expected 9223372036854775807 bytes of data");
  expectError(makeNpy(dict("<f4", "(2, 3)", true), std::string(23, 'x')),
              "truncated: expected 24 bytes of data for 2x3xf32, found 23");
  expectError(makeNpy(dict("<f4", "(2, 3)"), std::string(25, 'x')),
              "1 extra bytes after the 24 bytes of data for 2x3xf32");
  expectError(makeNpy(dict("<f4", "(0,)"), "x"), "1 extra bytes");
  EXPECT_TRUE(
      bool(parse(makeNpy(dict("<f4", "(0, 9223372036854775807, 8)"), ""))));
}

TEST(NpyParse, TruncatedAnywhere) {
  for (unsigned version : {1, 2, 3}) {
    std::string whole = makeNpy(dict("<f4", "(1,)"), "abcd", version);
    ASSERT_TRUE(bool(parse(whole)));
    for (size_t size = 1; size < whole.size(); ++size)
      expectError(whole.substr(0, size), "truncated: ");
  }
  expectError("", "not a .npy file (it is empty)");
  Expected<Array> null = parseNpy(nullptr, 0);
  EXPECT_EQ(null.message(), "<memory>: not a .npy file (it is empty)");
}

TEST(NpyParse, MagicVersionAndLength) {
  expectError("hello, world", "not a .npy file");
  expectError("PK\3\4", "not a .npy file");
  expectError("\x93NUMPX\1", "not a .npy file");
  std::string whole = makeNpy(dict("<f4", "(1,)"), "abcd");
  for (unsigned version : {0, 4, 255}) {
    whole[6] = static_cast<char>(version);
    expectError(whole, "unknown .npy version " + std::to_string(version) +
                           ".0; known are 1.0, 2.0 and 3.0");
  }
  whole[6] = 1;
  whole[7] = 1;
  expectError(whole, "unknown .npy version 1.1");
  expectError(std::string("\x93NUMPY\2\0\xFF\xFF\xFF\xFF{}", 14),
              "header of 4294967295 bytes; at most 1048576 are accepted");
  expectError(std::string("\x93NUMPY\2\0\0\1\0\0{}", 14),
              "truncated: expected 256 bytes of header, found 2");
}

TEST(NpyParse, Version3IsUtf8) {
  std::string good = "{'descr': [('h\xC3\xA9', '<f4')], ";
  std::string bad = "{'descr': [('h\xE9', '<f4')], ";
  std::string rest = "'fortran_order': False, 'shape': (1,)}";
  expectError(makeNpy(good + rest, "abcd", 3), "has named fields");
  expectError(makeNpy(bad + rest, "abcd", 3), "not UTF-8");
  expectError(makeNpy(bad + rest, "abcd", 1), "has named fields");
}

TEST(NpyParse, EveryByteOfAHeaderMayBeWrong) {
  std::string whole = makeNpy(dict(">i2", "(2, 1)", true), "abcd", 2);
  ASSERT_TRUE(bool(parse(whole)));
  for (size_t i = 0; i < whole.size(); ++i)
    for (unsigned byte = 0; byte < 256; ++byte) {
      std::string broken = whole;
      broken[i] = static_cast<char>(byte);
      Expected<Array> array = parse(broken, DType::BF16);
      if (array) {
        EXPECT_EQ(array->buffer.size(), *array->byteSize());
        EXPECT_LE(array->buffer.size(), 4u);
      } else {
        EXPECT_EQ(array.message().rfind("a.npy: ", 0), 0u);
      }
    }
}

} // namespace
