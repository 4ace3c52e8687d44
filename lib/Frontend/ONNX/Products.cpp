//===- Products.cpp - Products of matrices and tensors ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

static LogicalResult convertMatMul(Node &n) {
  return n.finish(n.matmul(n.input(0), n.input(1)));
}

static LogicalResult convertGemm(Node &n) {
  Value x = n.input(0), y = n.input(1);
  if (!x || !y)
    return failure();
  if (Emitter::rankOf(x) != 2 || Emitter::rankOf(y) != 2)
    return n.error("its operands must be matrices, got " + toString(x) +
                   " and " + toString(y));
  Type element = n.elementOf(x);
  x = n.widen(x);
  y = n.widen(y);
  if (n.intAttribute("transA", 0))
    x = n.permute(x, {1, 0});
  if (n.intAttribute("transB", 0))
    y = n.permute(y, {1, 0});
  Value product = n.matmul(x, y);
  double alpha = n.floatAttribute("alpha", 1),
         beta = n.floatAttribute("beta", 1);
  if (product && alpha != 1)
    product = n.mul(product, n.number(alpha, product));
  Value bias = n.optionalInput(2);
  if (n.hasFailed || !product)
    return failure();
  if (bias) {
    bias = n.widen(bias);
    if (beta != 1)
      bias = n.mul(bias, n.number(beta, bias));
    // It broadcasts to the product, not the product to it.
    product = n.add(product, n.expand(bias, Emitter::shapeOf(product)));
  }
  return n.finish(n.cast(product, element));
}

//===----------------------------------------------------------------------===//
// Einsum
//===----------------------------------------------------------------------===//

namespace {
/// The letters of operands and result. The axes of "..." are the digits and
/// so on: characters from '\x80' on.
struct Equation {
  SmallVector<std::string> operands;
  std::string result;
};
} // namespace

/// The labels of one operand, one for each axis. `broadcast` is the number of
/// axes of "..." in the result.
static std::optional<std::string> labelAxes(Node &n, StringRef term,
                                            int64_t rank) {
  auto [before, after] = term.split("...");
  bool hasDots = term.contains("...");
  int64_t named = before.size() + after.size();
  bool isGood = llvm::all_of(before, llvm::isAlpha) &&
                llvm::all_of(after, llvm::isAlpha) &&
                (hasDots ? named <= rank : named == rank);
  if (!isGood) {
    n.fail("the term '" + term + "' of the equation does not fit a tensor of " +
           Twine(rank) + " axes");
    return std::nullopt;
  }
  std::string labels = before.str();
  // Aligned at the last axis, as broadcasting does.
  for (int64_t i = rank - named; i > 0; --i)
    labels += char(0x80 + i);
  return labels + after.str();
}

static std::optional<Equation> parseEquation(Node &n, ArrayRef<Value> inputs) {
  std::string text = n.stringAttribute("equation", "");
  llvm::erase(text, ' ');
  auto [left, right] = StringRef(text).split("->");
  SmallVector<StringRef> terms;
  left.split(terms, ',');
  if (terms.size() != inputs.size()) {
    n.fail("the equation '" + Twine(text) + "' has " + Twine(terms.size()) +
           " terms for " + Twine(inputs.size()) + " inputs");
    return std::nullopt;
  }
  Equation equation;
  std::string dots;
  llvm::MapVector<char, int> counts;
  for (auto [term, input] : llvm::zip_equal(terms, inputs)) {
    auto labels = labelAxes(n, term, Emitter::rankOf(input));
    if (!labels)
      return std::nullopt;
    std::string own;
    for (char label : *labels) {
      ++counts[label];
      if (uint8_t(label) >= 0x80)
        own += label;
    }
    if (own.size() > dots.size())
      dots = own;
    equation.operands.push_back(*labels);
  }
  if (StringRef(text).contains("->")) {
    auto [before, after] = right.split("...");
    equation.result = before.str();
    if (right.contains("..."))
      equation.result += dots;
    equation.result += after.str();
  } else {
    // What occurs once, in alphabetical order, after the axes of "...".
    equation.result = dots;
    std::string once;
    for (auto [label, count] : counts)
      if (count == 1 && uint8_t(label) < 0x80)
        once += label;
    llvm::sort(once);
    equation.result += once;
  }
  for (auto [i, label] : llvm::enumerate(equation.result))
    if (!counts.contains(label) ||
        StringRef(equation.result).find(label, i + 1) != StringRef::npos) {
      n.fail("the result of the equation '" + Twine(text) +
             "' must name axes of its inputs, each once");
      return std::nullopt;
    }
  return equation;
}

/// Of axes with one label, the diagonal.
static Value takeDiagonals(Node &n, Value x, std::string &labels) {
  for (size_t i = 0; i < labels.size() && x; ++i) {
    size_t j = labels.find(labels[i], i + 1);
    if (j == std::string::npos)
      continue;
    int64_t size = Emitter::shapeOf(x)[i];
    if (Emitter::shapeOf(x)[j] != size)
      return n.fail("axes of one label have sizes " + Twine(size) + " and " +
                    Twine(Emitter::shapeOf(x)[j]));
    Shape square(Emitter::rankOf(x), 1);
    square[i] = square[j] = size;
    Value isDiagonal =
        n.compare(CmpPredicate::eq, n.iota(square, i), n.iota(square, j));
    x = n.sum(n.where(isDiagonal, x, n.number(0, x)), {int64_t(j)},
              /*keep=*/false);
    labels.erase(j, 1);
    --i;
  }
  return x;
}

static LogicalResult convertEinsum(Node &n) {
  std::optional<SmallVector<Value>> inputs = n.allInputs();
  if (!inputs || inputs->empty())
    return n.error("it must have at least one input");
  std::optional<Equation> equation = parseEquation(n, *inputs);
  if (!equation)
    return failure();
  Type element = n.elementOf(inputs->front());
  // The axes of the product: those of the result, and then what is summed.
  std::string all = equation->result;
  for (auto [x, labels] : llvm::zip_equal(*inputs, equation->operands)) {
    x = takeDiagonals(n, n.widen(x), labels);
    if (!x)
      return failure();
    for (char label : labels)
      if (all.find(label) == std::string::npos)
        all += label;
  }
  Value product;
  Shape common(all.size(), 1);
  for (auto [x, labels] : llvm::zip_equal(*inputs, equation->operands)) {
    Shape order, sizes(all.size(), 1);
    for (auto [i, label] : llvm::enumerate(all))
      if (size_t axis = labels.find(label); axis != std::string::npos) {
        order.push_back(axis);
        sizes[i] = Emitter::shapeOf(x)[axis];
        if (common[i] != 1 && sizes[i] != 1 && common[i] != sizes[i])
          // Labels of an ellipsis have no letter.
          return n.error("the axes of label '" +
                         (uint8_t(label) < 0x80 ? std::string(1, label)
                                                : std::string("...")) +
                         "' have sizes " + Twine(common[i]) + " and " +
                         Twine(sizes[i]));
        common[i] = sizes[i] == 1 ? common[i] : sizes[i];
      }
    Value aligned = n.reshape(n.permute(x, order), sizes);
    product = product ? n.mul(product, aligned) : aligned;
  }
  auto summed =
      llvm::to_vector(llvm::seq<int64_t>(equation->result.size(), all.size()));
  return n.finish(n.cast(n.sum(product, summed, /*keep=*/false), element));
}

static LogicalResult convertDet(Node &n) {
  Value x = n.input(0);
  if (!n.checkRank(x, 2, "its input"))
    return failure();
  int64_t rank = Emitter::rankOf(x), size = Emitter::shapeOf(x).back();
  if (Emitter::shapeOf(x)[rank - 2] != size || size == 0)
    return n.error("its input must be of square matrices, got " + toString(x));
  if (size > 64)
    return n.error("matrices of more than 64 rows are not supported, got " +
                   toString(x));
  Type element = n.elementOf(x);
  x = n.widen(x);
  Value result;
  // Elimination: the largest of the column comes first each time.
  for (int64_t left = size; left != 0 && x; --left) {
    Value column = n.cut(x, rank - 1, 0, 1);
    Value pivotRow = n.argExtreme(n.unary<AbsOp>(column), rank - 2,
                                  /*isMax=*/true, /*isLast=*/false);
    Shape rows(rank, 1);
    rows[rank - 2] = left;
    Value isPivot =
        n.compare(CmpPredicate::eq, n.iota(rows, rank - 2), pivotRow);
    Value zero = n.number(0, x);
    Value pivotLine = n.sum(n.where(isPivot, x, zero), {rank - 2});
    Value pivot = n.cut(pivotLine, rank - 1, 0, 1);
    Value isFirst =
        n.compare(CmpPredicate::eq, pivotRow, n.splatInt(0, n.i64()));
    Value factor = n.where(isFirst, pivot, n.neg(pivot));
    result = result ? n.mul(result, factor) : factor;
    if (left == 1)
      break;
    // The first row takes the pivot's place.
    Value firstLine = n.cut(x, rank - 2, 0, 1);
    x = n.where(isPivot, firstLine, x);
    x = n.cut(x, rank - 2, 1, left - 1);
    Value ratio = n.div(n.cut(x, rank - 1, 0, 1), pivot);
    ratio = n.where(n.compare(CmpPredicate::eq, pivot, zero), zero, ratio);
    x = n.sub(x, n.mul(ratio, pivotLine));
    x = n.cut(x, rank - 1, 1, left - 1);
  }
  if (!result)
    return failure();
  return n.finish(n.cast(
      n.reshape(result, Emitter::shapeOf(n.input(0)).drop_back(2)), element));
}

void uop::onnx_import::addProductOps(OpTable &table) {
  table.add("MatMul", convertMatMul);
  table.add("Gemm", convertGemm);
  table.add("Einsum", convertEinsum, 12);
  table.add("Det", convertDet, 11);
}
