//===- Products.cpp - matmul and einsum -------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Build.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

Tensor Tensor::matmul(const Tensor &other, SourceLoc loc) const {
  OpScope scope("matmul", loc);
  if (auto error = findError({*this, other}))
    return *error;
  if (rank() == 0 || other.rank() == 0)
    return fail(typeString() + " and " + other.typeString() +
                ": a tensor without axes is no matrix");
  DType dtype = promote(this->dtype(), other.dtype());
  Tensor x = cast(dtype), y = other.cast(dtype);
  if (rank() == 1)
    x = x.unsqueeze(0);
  if (other.rank() == 1)
    y = y.unsqueeze(1);
  if (x.size(-1) != y.size(-2))
    return fail(typeString() + " has rows of " + Twine(x.size(-1)) + ", " +
                other.typeString() + " has columns of " + Twine(y.size(-2)));
  // [..., M, K, 1] and [..., 1, K, N]; K is summed.
  Tensor left = x.unsqueeze(-1), right = y.unsqueeze(-3);
  auto common = broadcastShapes(left.shape(), right.shape());
  if (!common)
    return fail("the leading axes of " + typeString() + " and " +
                other.typeString() + " do not broadcast");
  DType wide = getProductType(dtype);
  Tensor product = left.cast(wide) * right.cast(wide);
  Tensor sum = reduce(ReduceKind::add, product, {int64_t(product.rank() - 2)})
                   .cast(dtype);
  if (other.rank() == 1)
    sum = sum.squeeze(-1);
  if (rank() == 1)
    sum = sum.squeeze(other.rank() == 1 ? -1 : -2);
  return sum;
}

namespace {
/// The axes of an operand by letter; numbers below 0 stand for the axes of
/// "...", from the last one (-1) on.
using Letters = SmallVector<int>;
} // namespace

/// The letters of "ij" or "...ij" for a tensor of `rank` axes.
static std::optional<Tensor> readLetters(StringRef text, int64_t rank,
                                         Letters &letters) {
  size_t dots = text.find("...");
  StringRef before = text.take_front(dots);
  StringRef after = dots == StringRef::npos ? "" : text.drop_front(dots + 3);
  int64_t others = rank - int64_t(before.size() + after.size());
  auto add = [&](StringRef part) {
    for (char letter : part)
      letters.push_back(letter);
    return llvm::all_of(part,
                        [](char letter) { return llvm::isAlpha(letter); });
  };
  bool isText = add(before);
  if (dots != StringRef::npos)
    for (int64_t axis = others; axis > 0; --axis)
      letters.push_back(-axis);
  if (!isText | !add(after))
    return fail("'" + text + "' must be letters, with '...' once at most");
  if (others < 0 || (dots == StringRef::npos && others != 0))
    return fail("'" + text + "' does not name the " + Twine(rank) +
                " axes of its operand");
  return std::nullopt;
}

/// The diagonal where a letter comes twice.
static Tensor takeDiagonals(Tensor x, Letters &letters) {
  for (size_t i = 0; i != letters.size(); ++i)
    for (size_t j = letters.size(); j-- > i + 1;)
      if (letters[i] == letters[j]) {
        if (x.shape()[i] != x.shape()[j])
          return fail(Twine("the letter '") + Twine(char(letters[i])) +
                      "' stands for axes of " + Twine(x.shape()[i]) + " and " +
                      Twine(x.shape()[j]));
        Shape order;
        for (int64_t axis = 0; axis != x.rank(); ++axis)
          if (axis != int64_t(i) && axis != int64_t(j))
            order.push_back(axis);
        order.insert(order.end(), {int64_t(i), int64_t(j)});
        x = x.permute(order).diagonal();
        int letter = letters[i];
        letters.erase(letters.begin() + j);
        letters.erase(letters.begin() + i);
        letters.push_back(letter);
        return takeDiagonals(x, letters);
      }
  return x;
}

namespace {
/// What einsum multiplies.
struct Factors {
  SmallVector<std::pair<Tensor, Letters>> tensors;
  /// The sizes of the letters, in the order in which they came.
  llvm::MapVector<int, int64_t> sizes;
  /// How many axes of operands have the letter.
  llvm::MapVector<int, unsigned> counts;
};
} // namespace

/// Adds the operand that `term` gives letters.
static std::optional<Tensor> addFactor(StringRef term, const Tensor &operand,
                                       DType dtype, Factors &factors) {
  Letters letters;
  if (auto error = readLetters(term, operand.rank(), letters))
    return error;
  for (int letter : letters)
    ++factors.counts[letter];
  Tensor factor = takeDiagonals(operand.cast(dtype), letters);
  if (factor.hasError())
    return factor;
  for (auto [letter, size] : llvm::zip_equal(letters, factor.shape())) {
    auto [known, isNew] = factors.sizes.insert({letter, size});
    if (isNew || known->second == size || size == 1)
      continue;
    if (known->second != 1)
      return fail(letter < 0
                      ? Twine("the axes of '...' do not broadcast")
                      : Twine("the letter '") + Twine(char(letter)) +
                            "' stands for axes of " + Twine(known->second) +
                            " and " + Twine(size));
    known->second = size;
  }
  factors.tensors.push_back({factor, letters});
  return std::nullopt;
}

/// How many axes "..." stands for where it stands for the most.
static int64_t getNumDots(const Factors &factors) {
  int64_t numDots = 0;
  for (const auto &[letter, size] : factors.sizes)
    numDots = std::max<int64_t>(numDots, -letter);
  return numDots;
}

/// The letters of the result that an equation asks for.
static std::optional<Tensor>
readResult(StringRef output, const Factors &factors, Letters &result) {
  int64_t named = llvm::count_if(output, llvm::isAlpha);
  bool hasDots = output.contains("...");
  return readLetters(output, named + (hasDots ? getNumDots(factors) : 0),
                     result);
}

/// The letters of the result of an equation without "->": those that come once.
static Letters getImplicitResult(const Factors &factors) {
  Letters result;
  for (int64_t axis = getNumDots(factors); axis > 0; --axis)
    result.push_back(-axis);
  for (const auto &[letter, count] : factors.counts)
    if (letter > 0 && count == 1)
      result.push_back(letter);
  llvm::sort(result);
  return result;
}

/// The factor with one axis a letter, of size 1 where it has none.
static Tensor alignAxes(const Tensor &factor, const Letters &letters,
                        const Letters &order) {
  Shape places, aligned;
  for (int letter : order) {
    const auto *found = llvm::find(letters, letter);
    if (found == letters.end()) {
      aligned.push_back(1);
      continue;
    }
    places.push_back(found - letters.begin());
    aligned.push_back(factor.shape()[places.back()]);
  }
  return factor.permute(places).reshape(aligned);
}

/// The product of all factors, with the axes of the result and then the others,
/// over which it is summed.
static Tensor sumProduct(Factors &factors, const Letters &result, DType dtype) {
  Letters order = result;
  for (const auto &[letter, size] : factors.sizes)
    if (!llvm::is_contained(result, letter))
      order.push_back(letter);
  Tensor product;
  for (auto &[factor, letters] : factors.tensors) {
    Tensor moved =
        alignAxes(factor, letters, order).cast(getProductType(dtype));
    product = product.getState() ? product * moved : moved;
  }
  Shape all, summed;
  for (int letter : order)
    all.push_back(factors.sizes[letter]);
  for (size_t axis = result.size(); axis != order.size(); ++axis)
    summed.push_back(axis);
  return reduce(ReduceKind::add, product.expand(all), summed).cast(dtype);
}

Tensor uop::frontend::einsum(const std::string &equation, Span<Tensor> operands,
                             SourceLoc loc) {
  OpScope scope("einsum", loc);
  if (operands.empty())
    return fail("there are no tensors");
  if (auto error = findError({operands.begin(), operands.size()}))
    return *error;
  std::string text;
  llvm::copy_if(equation, std::back_inserter(text),
                [](char letter) { return letter != ' '; });
  auto [inputs, output] = StringRef(text).split("->");
  SmallVector<StringRef> terms;
  inputs.split(terms, ',');
  if (terms.size() != operands.size())
    return fail("'" + equation + "' is for " + Twine(terms.size()) +
                " tensors, got " + Twine(operands.size()));
  DType dtype = operands[0].dtype();
  for (const Tensor &operand : operands)
    dtype = promote(dtype, operand.dtype());

  Factors factors;
  for (auto [i, term] : llvm::enumerate(terms))
    if (auto error = addFactor(term, operands[i], dtype, factors))
      return *error;

  Letters result;
  if (!StringRef(text).contains("->"))
    result = getImplicitResult(factors);
  else if (auto error = readResult(output, factors, result))
    return *error;
  for (auto [i, letter] : llvm::enumerate(result))
    if (!factors.sizes.count(letter) ||
        llvm::is_contained(ArrayRef(result).take_front(i), letter))
      return fail("the result of '" + equation + "' has the letter '" +
                  Twine(char(letter)) + "' twice, or no operand has it");
  return sumProduct(factors, result, dtype);
}
