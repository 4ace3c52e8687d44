//===- SortOrder.h - Comparators as keys ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_STABLEHLOTOUOP_SORTORDER_H
#define UOP_CONVERSION_STABLEHLOTOUOP_SORTORDER_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace uop::fromstablehlo {

/// What a comparator compares of one element with the same of the other.
struct SortKey {
  /// A value of the body that is computed of the first element alone.
  mlir::Value value;
  bool isDescending = false;
  /// In the total order of floats.
  bool isTotal = false;
  /// The argument whose elements have the order of the keys in the sense of
  /// uop.sort; null if there is none.
  mlir::BlockArgument direct;
};

/// The keys of a comparator whose arguments are pairs of elements, the one that
/// counts most first. Nothing if it is no comparison of keys.
std::optional<llvm::SmallVector<SortKey>> matchSortOrder(mlir::Block &body);

} // namespace uop::fromstablehlo

#endif // UOP_CONVERSION_STABLEHLOTOUOP_SORTORDER_H
