//===- NpyHeader.cpp - Parsing the header of a .npy file --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NpyHeader.h"

#include <algorithm>

using namespace uop::runtime;

/// `text` in single quotes, cut short, with unprintable bytes escaped.
static std::string quote(std::string_view text) {
  static const char hex[] = "0123456789abcdef";
  constexpr size_t limit = 80;
  std::string result = "'";
  for (char c : text.substr(0, limit)) {
    unsigned char byte = c;
    if (byte >= 0x20 && byte < 0x7F) {
      result += c;
      continue;
    }
    result += "\\x";
    result += hex[byte >> 4];
    result += hex[byte & 15];
  }
  return result + (text.size() > limit ? "...'" : "'");
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

/// The error for a type that numpy has and we have not.
static Error unsupported(std::string_view descr, const char *what,
                         const char *help) {
  return Error::failure("dtype " + quote(descr) + " " + what + "; " + help);
}

static std::optional<DType> numberType(char kind, unsigned width) {
  switch (kind) {
  case 'b':
    return width == 1 ? std::optional(DType::Bool) : std::nullopt;
  case 'i':
    switch (width) {
    case 1:
      return DType::I8;
    case 2:
      return DType::I16;
    case 4:
      return DType::I32;
    case 8:
      return DType::I64;
    }
    return std::nullopt;
  case 'u':
    switch (width) {
    case 1:
      return DType::U8;
    case 2:
      return DType::U16;
    case 4:
      return DType::U32;
    case 8:
      return DType::U64;
    }
    return std::nullopt;
  case 'f':
    switch (width) {
    case 2:
      return DType::F16;
    case 4:
      return DType::F32;
    case 8:
      return DType::F64;
    }
    return std::nullopt;
  }
  return std::nullopt;
}

namespace {

/// A type string such as "<f4", in its parts.
struct TypeString {
  bool isBigEndian = false;
  /// 'f', or 0 if there is nothing.
  char kind = '\0';
  /// In bytes; none if what follows the kind is no number of up to four digits.
  std::optional<unsigned> width;
};

/// Why an array of a kind that numpy has cannot be read, and what to do.
struct ForeignKind {
  std::string_view kinds;
  const char *what, *help;
};

} // namespace

// The suffix of 'M8[ns]' is no number: these are looked up by the kind alone.
static constexpr ForeignKind foreignKinds[] = {
    {"O", "holds Python objects, pickled",
     "convert with .astype(np.float64) or another numeric type before saving"},
    {"SaU", "holds strings",
     "convert numbers with .astype(np.float64), or save the bytes with "
     ".view(np.uint8)"},
    {"Mm", "holds dates or times", "take the integers with .view(np.int64)"},
    {"c", "is complex", "save a.real and a.imag as two arrays"},
};

static TypeString splitDescr(std::string_view descr) {
  TypeString type;
  std::string_view rest = descr;
  if (!rest.empty() &&
      std::string_view("<>=|").find(rest[0]) != std::string_view::npos) {
    type.isBigEndian = rest[0] == '>';
    rest.remove_prefix(1);
  }
  if (rest == "?")
    rest = "b1";
  if (rest.empty())
    return type;
  type.kind = rest[0];
  std::string_view digits = rest.substr(1);
  if (digits.empty() || digits.size() > 4)
    return type;
  unsigned width = 0;
  for (char c : digits) {
    if (c < '0' || c > '9')
      return type;
    width = width * 10 + (c - '0');
  }
  type.width = width;
  return type;
}

/// The element type of raw bytes and of 8-bit floats is the one expected: the
/// file does not say which it is.
static std::optional<DType> getExpectedType(const TypeString &type,
                                            std::optional<DType> expected) {
  if (!expected)
    return std::nullopt;
  if (type.kind == 'V' && type.width == 2u && expected == DType::BF16)
    return expected;
  if ((type.kind == 'V' || type.kind == 'f') && type.width == 1u &&
      isFloat8(*expected))
    return expected;
  return std::nullopt;
}

/// Sets dtype and swapBytes from a type string such as "<f4".
static Error parseDescr(std::string_view descr, std::optional<DType> expected,
                        NpyHeader &header) {
  TypeString type = splitDescr(descr);
  for (const ForeignKind &foreign : foreignKinds)
    if (foreign.kinds.find(type.kind) != std::string_view::npos)
      return unsupported(descr, foreign.what, foreign.help);

  if (auto raw = getExpectedType(type, expected)) {
    header.dtype = *raw;
    header.swapBytes = type.isBigEndian && byteWidth(*raw) > 1;
    return Error::success();
  }
  if (type.kind == 'V')
    return unsupported(descr, "holds raw bytes of unknown meaning",
                       "only bf16 (|V2), f8 and f4 (|V1) arguments read it; "
                       "otherwise convert with .astype(np.float32)");
  if (type.kind == 'f' && type.width == 1u)
    return unsupported(descr,
                       "is an 8-bit float whose format the file does "
                       "not say",
                       "only an f8 argument reads it; otherwise convert with "
                       ".astype(np.float32)");
  if (type.kind == 'f' && type.width > 8u)
    return unsupported(descr, "is an extended-precision float",
                       "convert with .astype(np.float64)");

  std::optional<DType> known =
      type.width ? numberType(type.kind, *type.width) : std::nullopt;
  if (!known)
    return unsupported(descr, "is not a known element type",
                       "known are b1, i1 to i8, u1 to u8, f2, f4 and f8; "
                       "convert with .astype(np.float64)");
  header.dtype = *known;
  header.swapBytes = type.isBigEndian && byteWidth(*known) > 1;
  // numpy has no index type: its 64-bit integers serve.
  if (*known == DType::I64 && expected == DType::Index)
    header.dtype = DType::Index;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The dictionary
//===----------------------------------------------------------------------===//

namespace {

/// Reads as much of Python's literal syntax as a header may hold.
class HeaderParser {
public:
  HeaderParser(std::string_view text, std::optional<DType> expected)
      : text(text), expected(expected) {}

  Expected<NpyHeader> parse();

private:
  Error fail(const std::string &what) const {
    return Error::failure("malformed header at byte " + std::to_string(at) +
                          ": " + what);
  }

  void skipSpace() {
    while (at < text.size() &&
           std::string_view(" \t\r\n\f").find(text[at]) != std::string::npos)
      ++at;
  }
  /// Skips space, then `c` if it comes next.
  bool consume(char c) {
    skipSpace();
    if (at >= text.size() || text[at] != c)
      return false;
    ++at;
    return true;
  }
  bool atString() const;
  std::string_view word();

  Expected<std::string> parseString();
  Expected<bool> parseBool();
  Expected<int64_t> parseSize();
  Error parseShape();
  Error parseDescrValue();
  Error skipBrackets();

  std::string_view text;
  std::optional<DType> expected;
  size_t at = 0;
  NpyHeader header;
};

} // namespace

/// A string starts here, possibly with Python's prefix u or b.
bool HeaderParser::atString() const {
  std::string_view rest = text.substr(at);
  if (!rest.empty() &&
      std::string_view("uUbB").find(rest[0]) != std::string_view::npos)
    rest.remove_prefix(1);
  return !rest.empty() && (rest[0] == '\'' || rest[0] == '"');
}

std::string_view HeaderParser::word() {
  skipSpace();
  size_t start = at;
  auto isWord = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '_';
  };
  while (at < text.size() && isWord(text[at]))
    ++at;
  return text.substr(start, at - start);
}

Expected<std::string> HeaderParser::parseString() {
  skipSpace();
  if (!atString())
    return fail("expected a string");
  if (text[at] != '\'' && text[at] != '"')
    ++at;
  char delimiter = text[at++];
  std::string result;
  while (at < text.size() && text[at] != delimiter) {
    char c = text[at++];
    if (c == '\n')
      break;
    if (c != '\\') {
      result += c;
      continue;
    }
    if (at == text.size())
      break;
    char escaped = text[at++];
    // The names that matter have no escapes: keep any other as it stands.
    if (escaped != '\\' && escaped != '\'' && escaped != '"')
      result += '\\';
    result += escaped;
  }
  if (at >= text.size() || text[at] != delimiter)
    return fail("string without an end");
  ++at;
  return result;
}

Expected<bool> HeaderParser::parseBool() {
  size_t start = at;
  std::string_view name = word();
  if (name == "True")
    return true;
  if (name == "False")
    return false;
  at = start;
  return fail("'fortran_order' must be True or False");
}

/// A size that is not negative.
Expected<int64_t> HeaderParser::parseSize() {
  skipSpace();
  bool negative = consume('-');
  if (!negative)
    consume('+');
  size_t start = at;
  int64_t value = 0;
  bool overflow = false;
  while (at < text.size() && text[at] >= '0' && text[at] <= '9') {
    overflow |= __builtin_mul_overflow(value, 10, &value) ||
                __builtin_add_overflow(value, text[at] - '0', &value);
    ++at;
  }
  std::string_view digits = text.substr(start, at - start);
  if (digits.empty())
    return fail("'shape' must be a tuple of integers");
  // Octal to Python 2, an error to Python 3.
  if (digits.size() > 1 && digits[0] == '0')
    return fail("integer with leading zeros in 'shape'");
  if (negative && value != 0)
    return fail("negative size -" + std::string(digits.substr(0, 24)) +
                " in 'shape'");
  if (overflow)
    return fail("size " + std::string(digits.substr(0, 24)) +
                (digits.size() > 24 ? "..." : "") +
                " in 'shape' is above 2^63-1");
  // Python 2 wrote long integers with this suffix.
  if (at < text.size() && (text[at] == 'L' || text[at] == 'l'))
    ++at;
  return value;
}

Error HeaderParser::parseShape() {
  if (!consume('('))
    return fail("'shape' must be a tuple of integers");
  if (consume(')'))
    return Error::success();
  while (true) {
    Expected<int64_t> size = parseSize();
    if (!size)
      return size.takeError();
    header.shape.push_back(*size);
    bool comma = consume(',');
    if (consume(')')) {
      // (3) is a number in parentheses, (3,) a tuple.
      if (header.shape.size() == 1 && !comma)
        return fail("'shape' must be a tuple of integers; one of a single "
                    "size is written (n,)");
      return Error::success();
    }
    if (!comma)
      return fail("expected ',' or ')' in 'shape'");
  }
}

/// Skips a bracketed value of any depth, without recursion.
Error HeaderParser::skipBrackets() {
  std::string open;
  do {
    skipSpace();
    if (at >= text.size())
      return fail("bracket without an end");
    char c = text[at];
    if (atString()) {
      Expected<std::string> string = parseString();
      if (!string)
        return string.takeError();
      continue;
    }
    ++at;
    if (c == '(' || c == '[' || c == '{') {
      open += c;
    } else if (c == ')' || c == ']' || c == '}') {
      char match = c == ')' ? '(' : c == ']' ? '[' : '{';
      if (open.back() != match)
        return fail("brackets do not match");
      open.pop_back();
    }
  } while (!open.empty());
  return Error::success();
}

Error HeaderParser::parseDescrValue() {
  skipSpace();
  size_t start = at;
  if (at < text.size() &&
      (text[at] == '[' || text[at] == '(' || text[at] == '{')) {
    char bracket = text[at];
    if (Error error = skipBrackets())
      return error;
    std::string_view descr = text.substr(start, at - start);
    if (bracket == '(')
      return unsupported(descr, "has elements that are arrays",
                         "save the array with a plain dtype and a longer "
                         "shape");
    return unsupported(descr, "has named fields",
                       "save each field as an array of its own, a['field']");
  }
  if (!atString())
    return fail("'descr' must be a string");
  Expected<std::string> descr = parseString();
  if (!descr)
    return descr.takeError();
  return parseDescr(*descr, expected, header);
}

Expected<NpyHeader> HeaderParser::parse() {
  if (!consume('{'))
    return fail("expected a dictionary");
  bool hasDescr = false, hasOrder = false, hasShape = false;
  while (!consume('}')) {
    Expected<std::string> key = parseString();
    if (!key)
      return key.takeError();
    bool *seen = *key == "descr"           ? &hasDescr
                 : *key == "fortran_order" ? &hasOrder
                 : *key == "shape"         ? &hasShape
                                           : nullptr;
    if (!seen)
      return fail("unknown key " + quote(*key));
    if (*seen)
      return fail("key " + quote(*key) + " appears twice");
    *seen = true;
    if (!consume(':'))
      return fail("expected ':' after key " + quote(*key));
    skipSpace();
    if (seen == &hasDescr) {
      if (Error error = parseDescrValue())
        return error;
    } else if (seen == &hasOrder) {
      Expected<bool> order = parseBool();
      if (!order)
        return order.takeError();
      header.fortranOrder = *order;
    } else if (Error error = parseShape()) {
      return error;
    }
    if (consume(','))
      continue;
    if (consume('}'))
      break;
    return fail("expected ',' or '}'");
  }
  skipSpace();
  if (at != text.size())
    return fail("text after the dictionary");
  for (auto [seen, key] :
       {std::pair(hasDescr, "descr"), std::pair(hasOrder, "fortran_order"),
        std::pair(hasShape, "shape")})
    if (!seen)
      return fail("key '" + std::string(key) + "' is missing");
  return std::move(header);
}

Expected<NpyHeader>
uop::runtime::parseNpyHeader(std::string_view text,
                             std::optional<DType> expected) {
  return HeaderParser(text, expected).parse();
}
