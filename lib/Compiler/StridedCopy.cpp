//===- StridedCopy.cpp - Kernels that only move elements --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Panels of weights, and other constants in another order, are made while a
// program is compiled, each once: code for them takes longer than the copy.
//
//===----------------------------------------------------------------------===//

#include "StridedCopy.h"

#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/Threading.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

namespace {
/// The two ops that are all that such a kernel does.
struct Move {
  LoadOp load;
  StoreOp store;
};
} // namespace

/// Finds them; everything else must be positions.
static std::optional<Move> findMove(KernelOp kernel) {
  Move move;
  for (Operation &op : kernel.getBody().getOps()) {
    if (auto load = dyn_cast<LoadOp>(op)) {
      if (std::exchange(move.load, load))
        return std::nullopt;
    } else if (auto store = dyn_cast<StoreOp>(op)) {
      if (std::exchange(move.store, store))
        return std::nullopt;
    } else if (auto range = dyn_cast<RangeOp>(op)) {
      if (!range.getStaticSize() || range.getKind() == RangeKind::reduce)
        return std::nullopt;
    } else if (op.getNumRegions() != 0 ||
               !(isa<SinkOp>(op) || isMemoryEffectFree(&op))) {
      return std::nullopt;
    }
  }
  if (!move.load || !move.store || move.store.getGate() ||
      move.store.getValue() != move.load.getResult() ||
      isa<VectorType>(move.load.getType()))
    return std::nullopt;
  if (Value other = move.load.getAlternative();
      other && !matchPattern(other, m_PosZeroFloat()) &&
      !matchPattern(other, m_Zero()))
    return std::nullopt;
  return move;
}

/// The number of an argument that is an array of known shape.
static std::optional<unsigned> findArray(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  auto type = dyn_cast<MemRefType>(value.getType());
  if (!argument || !type || !type.hasStaticShape() ||
      !type.getLayout().isIdentity())
    return std::nullopt;
  return argument.getArgNumber();
}

/// Whether no element is read behind the last of `count`. Before the end, axes
/// that lead to it have read so much further at most as they came closer.
static bool isReadInBounds(const StridedCopy &copy, int64_t count) {
  int64_t last = copy.from, stride = 0, reach;
  if (last < 0)
    return false;
  for (const StridedCopy::Axis &axis : copy.axes) {
    if (axis.ahead < 0 || axis.from < 0)
      return false;
    if (axis.ahead != 0)
      stride =
          std::max<int64_t>(stride, llvm::divideCeil(axis.from, axis.ahead));
    else if (llvm::MulOverflow(axis.from, axis.size - 1, reach) ||
             llvm::AddOverflow(last, reach, last))
      return false;
  }
  if (copy.end &&
      (*copy.end <= 0 || llvm::MulOverflow(*copy.end - 1, stride, reach) ||
       llvm::AddOverflow(last, reach, last)))
    return false;
  return last < count;
}

/// Whether the axes go through all of the target, each element once.
static bool fillsTarget(const StridedCopy &copy, int64_t count) {
  int64_t step = 1;
  for (const StridedCopy::Axis &axis : llvm::reverse(copy.axes)) {
    if (axis.to != step)
      return false;
    step *= axis.size;
  }
  return copy.to == 0 && step == count;
}

std::optional<StridedCopy> StridedCopy::find(KernelOp kernel) {
  std::optional<Move> move = findMove(kernel);
  if (!move)
    return std::nullopt;
  std::optional<unsigned> source = findArray(move->load.getSource());
  std::optional<unsigned> target = findArray(move->store.getTarget());
  std::optional<LinearForm> from = LinearForm::get(move->load.getOffset());
  std::optional<LinearForm> to = LinearForm::get(move->store.getOffset());
  if (!source || !target || *source == *target || !from || !to)
    return std::nullopt;
  StridedCopy copy;
  copy.source = *source;
  copy.target = *target;
  auto type = cast<MemRefType>(move->store.getTarget().getType());
  copy.byteWidth = CostModel::getByteWidth(type.getElementType());
  copy.from = from->getConstant();
  copy.to = to->getConstant();
  std::optional<LinearForm> ahead;
  if (Value gate = move->load.getGate()) {
    auto cmp = gate.getDefiningOp<CmpOp>();
    IntegerAttr end;
    if (!cmp || cmp.getPredicate() != CmpPredicate::lt ||
        !cmp.getLhs().getType().isIndex() ||
        !matchPattern(cmp.getRhs(), m_Constant(&end)))
      return std::nullopt;
    ahead = LinearForm::get(cmp.getLhs());
    if (!ahead)
      return std::nullopt;
    copy.end = end.getInt() - ahead->getConstant();
  }
  size_t terms = 0;
  int64_t points = 1;
  for (auto range : kernel.getBody().getOps<RangeOp>()) {
    Axis axis = {int64_t(*range.getStaticSize()),
                 from->getTerms().lookup(range), to->getTerms().lookup(range),
                 ahead ? ahead->getTerms().lookup(range) : 0};
    terms += (axis.from != 0) + (axis.to != 0) + (axis.ahead != 0);
    if (axis.size < 1 || llvm::MulOverflow(points, axis.size, points))
      return std::nullopt;
    if (axis.size != 1)
      copy.axes.push_back(axis);
  }
  size_t all = from->getTerms().size() + to->getTerms().size() +
               (ahead ? ahead->getTerms().size() : 0);
  int64_t count =
      cast<MemRefType>(move->load.getSource().getType()).getNumElements();
  llvm::sort(copy.axes, [](const Axis &lhs, const Axis &rhs) {
    return std::tie(lhs.to, lhs.from, lhs.size) >
           std::tie(rhs.to, rhs.from, rhs.size);
  });
  // What is no range is a term of another kind.
  bool isElement = llvm::is_contained({1u, 2u, 4u, 8u}, copy.byteWidth);
  if (!isElement || terms != all || !fillsTarget(copy, type.getNumElements()) ||
      !isReadInBounds(copy, count))
    return std::nullopt;
  if (copy.axes.empty())
    copy.axes.push_back({1, 0, 1, 0});
  return copy;
}

namespace {
/// A point of all axes but the last.
struct Row {
  SmallVector<int64_t> indices;
  int64_t read, write, ahead;
};
} // namespace

static Row getRow(const StridedCopy &copy, int64_t number) {
  size_t outer = copy.axes.size() - 1;
  Row row = {SmallVector<int64_t>(outer), copy.from, copy.to, 0};
  for (size_t i = outer; i-- > 0;) {
    const StridedCopy::Axis &axis = copy.axes[i];
    row.indices[i] = number % axis.size;
    number /= axis.size;
    row.read += row.indices[i] * axis.from;
    row.write += row.indices[i] * axis.to;
    row.ahead += row.indices[i] * axis.ahead;
  }
  return row;
}

static void advance(const StridedCopy &copy, Row &row) {
  for (size_t i = row.indices.size(); i-- > 0;) {
    const StridedCopy::Axis &axis = copy.axes[i];
    bool wraps = ++row.indices[i] == axis.size;
    int64_t steps = wraps ? 1 - axis.size : 1;
    row.read += steps * axis.from;
    row.write += steps * axis.to;
    row.ahead += steps * axis.ahead;
    if (!wraps)
      return;
    row.indices[i] = 0;
  }
}

/// How many elements of the last axis are before the end.
static int64_t countInside(const StridedCopy &copy, const Row &row) {
  const StridedCopy::Axis &last = copy.axes.back();
  if (!copy.end)
    return last.size;
  if (row.ahead >= *copy.end)
    return 0;
  if (last.ahead == 0)
    return last.size;
  return std::min<int64_t>(last.size,
                           llvm::divideCeil(*copy.end - row.ahead, last.ahead));
}

template <typename Element>
static void copyRows(const StridedCopy &copy, MLIRContext *context,
                     const char *from, char *to) {
  constexpr int64_t kElements = 1 << 16;
  // Constants of a file are at any address.
  auto read = [&](int64_t element) {
    Element value;
    std::memcpy(&value, from + element * int64_t(sizeof(Element)),
                sizeof(Element));
    return value;
  };
  auto *target = reinterpret_cast<Element *>(to);
  const StridedCopy::Axis &last = copy.axes.back();
  int64_t rows = 1;
  for (const StridedCopy::Axis &axis : ArrayRef(copy.axes).drop_back())
    rows *= axis.size;
  int64_t atOnce = std::max<int64_t>(1, kElements / last.size);
  parallelFor(context, 0, llvm::divideCeil(rows, atOnce), [&](size_t part) {
    int64_t first = int64_t(part) * atOnce;
    Row row = getRow(copy, first);
    for (int64_t i = first; i < std::min(rows, first + atOnce); ++i) {
      Element *write = target + row.write;
      int64_t inside = countInside(copy, row), column = 0;
      for (; column != inside; ++column)
        write[column] = read(row.read + column * last.from);
      for (; column != last.size; ++column)
        write[column] = 0;
      advance(copy, row);
    }
  });
}

void StridedCopy::run(MLIRContext *context, const char *source,
                      char *target) const {
  switch (byteWidth) {
  case 1:
    return copyRows<uint8_t>(*this, context, source, target);
  case 2:
    return copyRows<uint16_t>(*this, context, source, target);
  case 4:
    return copyRows<uint32_t>(*this, context, source, target);
  default:
    return copyRows<uint64_t>(*this, context, source, target);
  }
}
