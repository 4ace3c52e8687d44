//===- Fold.cpp - Several accumulators in one loop --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frame.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;
using namespace uop::interp;

using Accumulators = SmallVector<InterpValue>;

/// The number of points, if it is at most 2^62; loops over more do not end.
static int64_t countPoints(ArrayRef<int64_t> sizes) {
  int64_t points = 1;
  for (int64_t size : sizes)
    if (llvm::MulOverflow(points, size, points))
      points = int64_t(1) << 62;
  return llvm::is_contained(sizes, 0) ? 0 : points;
}

/// By the book there is one piece. Cut into more, the pieces are merged by
/// neighbours, and those of a commutative fold hold every n-th point and are
/// merged from the last to the first: whatever the op's definition allows must
/// give the same.
LogicalResult Frame::runFold(Node &loop, MutableArrayRef<InterpValue> results) {
  auto fold = cast<FoldOp>(loop.op);
  size_t numInputs = fold.getInputs().size();
  ArrayRef<unsigned> operands = loop.operands;
  Accumulators inits;
  for (unsigned number : operands.take_back(fold.getInits().size())) {
    const Slot &slot = slots[number];
    for (unsigned range : slot.ranges)
      if (llvm::is_contained(loop.axes, range))
        return fold.emitOpError("init ")
               << inits.size() << " depends on range "
               << cast<RangeOp>(ranges[range].op).getId()
               << ", over which the fold runs";
    inits.push_back(slot.value);
  }

  SmallVector<int64_t> sizes;
  for (unsigned axis : loop.axes)
    sizes.push_back(axis == noRange ? 1 : ranges[axis].size);
  int64_t numPoints = countPoints(sizes);
  int64_t numPieces = std::max<int64_t>(program.foldPieces, 1);
  int64_t length = std::max<int64_t>(llvm::divideCeil(numPoints, numPieces), 1);
  std::vector<Accumulators> pieces(numPieces, inits);
  int64_t point = 0;
  LogicalResult status = forEachPoint(loop, [&]() -> LogicalResult {
    Accumulators &piece =
        pieces[fold.getCommutative() ? point % numPieces : point / length];
    ++point;
    SmallVector<InterpValue> arguments;
    for (unsigned number : operands.take_front(numInputs))
      arguments.push_back(slots[number].value);
    llvm::append_range(arguments, piece);
    FailureOr<Accumulators> next =
        Frame(program).run(fold.getBody().front(), arguments);
    if (failed(next))
      return failure();
    piece = std::move(*next);
    return success();
  });
  if (failed(status))
    return failure();

  if (fold.getCommutative())
    std::reverse(pieces.begin(), pieces.end());
  while (pieces.size() > 1) {
    std::vector<Accumulators> merged;
    for (size_t i = 0; i + 1 < pieces.size(); i += 2) {
      Accumulators arguments = pieces[i];
      llvm::append_range(arguments, pieces[i + 1]);
      FailureOr<Accumulators> both =
          Frame(program).run(fold.getCombine().front(), arguments);
      if (failed(both))
        return failure();
      merged.push_back(std::move(*both));
    }
    if (pieces.size() % 2 != 0)
      merged.push_back(std::move(pieces.back()));
    pieces = std::move(merged);
  }
  llvm::move(pieces.front(), results.begin());
  return success();
}
