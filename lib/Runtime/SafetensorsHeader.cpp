//===- SafetensorsHeader.cpp - The JSON of .safetensors ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SafetensorsHeader.h"

#include "UTF8.h"

#include <cstring>
#include <unordered_set>

using namespace uop::runtime;

// The header has one form: an object of objects with three known members, and
// one of texts. A reader of that form alone is shorter than what a reader of
// any JSON, checked for that form afterwards, would be, and needs no library.

static constexpr struct {
  const char *name;
  DType dtype;
} kTypes[] = {
    {"BOOL", DType::Bool},
    {"U8", DType::U8},
    {"I8", DType::I8},
    {"F8_E5M2", DType::F8E5M2},
    {"F8_E4M3", DType::F8E4M3FN},
    {"F8_E8M0", DType::F8E8M0FNU},
    {"F8_E4M3FNUZ", DType::F8E4M3FNUZ},
    {"F8_E5M2FNUZ", DType::F8E5M2FNUZ},
    {"I16", DType::I16},
    {"U16", DType::U16},
    {"F16", DType::F16},
    {"BF16", DType::BF16},
    {"I32", DType::I32},
    {"U32", DType::U32},
    {"F32", DType::F32},
    {"F64", DType::F64},
    {"I64", DType::I64},
    {"U64", DType::U64},
};

const char *uop::runtime::getSafetensorsName(DType dtype) {
  for (const auto &type : kTypes)
    if (type.dtype == dtype)
      return type.name;
  return "I64";
}

namespace {
class Reader {
public:
  Reader(const char *text, size_t size) : text(text), size(size) {}

  bool read(SafetensorsHeader &header) {
    if (!expect('{'))
      return false;
    if (!next('}')) {
      do {
        std::string name;
        if (!readKey(name, names))
          return false;
        if (name == "__metadata__" ? !readMetadata(header.metadata)
                                   : !readEntry(name, header.entries))
          return false;
      } while (next(','));
      if (!expect('}'))
        return false;
    }
    skipSpace();
    return at == size || fail("there is more after the header's object");
  }

  std::string message;

private:
  using Names = std::unordered_set<std::string>;

  bool fail(const std::string &what) {
    if (message.empty())
      message = "byte " + std::to_string(at) + " of the header: " + what;
    return false;
  }

  void skipSpace() {
    while (at != size && std::memchr(" \t\n\r", text[at], 4))
      ++at;
  }
  bool next(char wanted) {
    skipSpace();
    if (at == size || text[at] != wanted)
      return false;
    ++at;
    return true;
  }
  bool expect(char wanted) {
    return next(wanted) || fail(std::string("expected '") + wanted + "'");
  }

  bool readKey(std::string &name, Names &known) {
    if (!readText(name))
      return false;
    if (!known.insert(name).second)
      return fail("\"" + name + "\" comes twice");
    return expect(':');
  }

  bool readMetadata(std::vector<std::pair<std::string, std::string>> &all) {
    Names known;
    if (!expect('{'))
      return false;
    if (next('}'))
      return true;
    do {
      all.emplace_back();
      if (!readKey(all.back().first, known) || !readText(all.back().second))
        return false;
    } while (next(','));
    return expect('}');
  }

  bool readEntry(const std::string &name,
                 std::vector<SafetensorsEntry> &entries) {
    SafetensorsEntry &entry = entries.emplace_back();
    entry.name = name;
    Names known;
    if (!expect('{'))
      return false;
    do {
      std::string key;
      if (!readKey(key, known))
        return false;
      std::vector<uint64_t> numbers;
      if (key == "dtype") {
        if (!readType(entry.dtype))
          return false;
      } else if (key == "shape") {
        if (!readNumbers(numbers))
          return false;
        for (uint64_t number : numbers) {
          if (number > uint64_t(INT64_MAX))
            return fail("a size is above 2^63-1");
          entry.shape.push_back(int64_t(number));
        }
      } else if (key == "data_offsets") {
        if (!readNumbers(numbers))
          return false;
        if (numbers.size() != 2)
          return fail("\"data_offsets\" must be two numbers");
        entry.begin = numbers[0];
        entry.end = numbers[1];
      } else {
        return fail("\"" + key + "\" is not known");
      }
    } while (next(','));
    if (!expect('}'))
      return false;
    return known.size() == 3 ||
           fail("\"" + name +
                "\" must have \"dtype\", \"shape\" and \"data_offsets\"");
  }

  bool readType(DType &dtype) {
    std::string name;
    if (!readText(name))
      return false;
    for (const auto &type : kTypes)
      if (name == type.name) {
        dtype = type.dtype;
        return true;
      }
    if (name == "F4")
      return fail("the type \"F4\" packs two numbers to a byte, and "
                  "f4E2M1FN has a byte for each; store the bytes as \"U8\"");
    return fail("the type \"" + name + "\" is not known");
  }

  bool readNumbers(std::vector<uint64_t> &numbers) {
    if (!expect('['))
      return false;
    if (next(']'))
      return true;
    do {
      skipSpace();
      uint64_t number = 0;
      size_t first = at;
      for (; at != size && text[at] >= '0' && text[at] <= '9'; ++at)
        if (__builtin_mul_overflow(number, 10, &number) ||
            __builtin_add_overflow(number, text[at] - '0', &number))
          return fail("a number is above 2^64-1");
      if (at == first || (text[first] == '0' && at - first > 1))
        return fail("expected a whole number that is not negative");
      numbers.push_back(number);
    } while (next(','));
    return expect(']');
  }

  bool readText(std::string &result) {
    if (!expect('"'))
      return false;
    while (true) {
      if (at == size)
        return fail("a text does not end");
      unsigned char first = text[at];
      if (first == '"') {
        ++at;
        return true;
      }
      if (first < 0x20)
        return fail("a control character in a text");
      if (first == '\\') {
        ++at;
        if (!readEscape(result))
          return false;
        continue;
      }
      size_t length = utf8SequenceLength(text + at, size - at);
      if (length == 0)
        return fail("a text is not UTF-8");
      result.append(text + at, length);
      at += length;
    }
  }

  bool readHex(uint32_t &code) {
    code = 0;
    for (int i = 0; i != 4; ++i, ++at) {
      char digit = at == size ? ' ' : text[at];
      int value = digit >= '0' && digit <= '9'   ? digit - '0'
                  : digit >= 'a' && digit <= 'f' ? digit - 'a' + 10
                  : digit >= 'A' && digit <= 'F' ? digit - 'A' + 10
                                                 : -1;
      if (value < 0)
        return fail("\\u must have four hexadecimal digits");
      code = code * 16 + value;
    }
    return true;
  }

  bool readEscape(std::string &result) {
    static const char kNames[] = "\"\\/bfnrt", kMeant[] = "\"\\/\b\f\n\r\t";
    if (at == size)
      return fail("a text does not end");
    char name = text[at++];
    if (name != 'u') {
      const char *found = name ? std::strchr(kNames, name) : nullptr;
      if (!found)
        return fail("an escape that JSON has not");
      result += kMeant[found - kNames];
      return true;
    }
    uint32_t code;
    if (!readHex(code))
      return false;
    if (code >= 0xD800 && code < 0xE000) {
      uint32_t low;
      if (code >= 0xDC00 || size - at < 2 || text[at] != '\\' ||
          text[at + 1] != 'u')
        return fail("half of a surrogate pair");
      at += 2;
      if (!readHex(low))
        return false;
      if (low < 0xDC00 || low >= 0xE000)
        return fail("half of a surrogate pair");
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    }
    if (code < 0x80) {
      result += char(code);
      return true;
    }
    int rest = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const unsigned char kLeads[] = {0, 0xC0, 0xE0, 0xF0};
    result += char(kLeads[rest] | code >> (6 * rest));
    while (rest-- != 0)
      result += char(0x80 | (code >> (6 * rest) & 0x3F));
    return true;
  }

  const char *text;
  size_t size;
  size_t at = 0;
  Names names;
};
} // namespace

Expected<SafetensorsHeader>
uop::runtime::parseSafetensorsHeader(const char *text, size_t size) {
  SafetensorsHeader header;
  Reader reader(text, size);
  if (!reader.read(header))
    return Error::failure(std::move(reader.message));
  return header;
}
