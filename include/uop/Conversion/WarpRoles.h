//===- WarpRoles.h - Loops that copy and multiply at once ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_WARPROLES_H
#define UOP_CONVERSION_WARPROLES_H

#include "uop/Dialect/UOp/IR/TensorMap.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// On a uop.if that is a loop over tiles: some threads of the block run the
/// copies of its statements ahead, and the others all else. An array: how many
/// threads multiply (128 more copy), and how many stages memory has.
inline constexpr llvm::StringLiteral kWarpRolesAttrName = "uop.warp_roles";
/// On the loop in it each round of which fills a stage and multiplies it.
inline constexpr llvm::StringLiteral kStageLoopAttrName = "uop.stage_loop";
/// On a store of that loop: it copies a box. Its map, as TensorMap says. The
/// store's offset is a load, from registers, of what is after the box's first
/// coordinates there, and what the ranges of the store add.
inline constexpr llvm::StringLiteral kBulkCopyAttrName = "uop.bulk_copy";
/// On a uop.fold that adds products: it is what a thread has of a product that
/// a warpgroup computes (wgmma), from memory as boxes are. Two numbers: whether
/// memory of the left and of the right factor is contiguous along the terms.
inline constexpr llvm::StringLiteral kWarpgroupAttrName =
    "uop.warpgroup_product";

/// Threads that compute a product together, and its rows.
inline constexpr int64_t kWarpgroupSize = 128, kWarpgroupRows = 64;

/// A kernel with these attributes, understood.
struct WarpRoles {
  /// Nothing if the kernel has none, or if they do not fit together.
  static std::optional<WarpRoles> get(KernelOp kernel);

  struct Copy {
    StoreOp store;
    LoadOp source;
    /// Which of the maps.
    size_t map = 0;
    /// Where its coordinates, and then its target's first element, are.
    DefineRegOp coordinates;
  };
  struct Factor {
    mlir::Value buffer;
    bool isDeep = false;
    /// Elements of one stage.
    int64_t stageSize = 0;
  };

  const Copy *getCopy(StoreOp store) const;
  int64_t getStageBytes() const;

  IfOp loop, stageLoop;
  FoldOp product;
  int64_t consumers = 0, stages = 0;
  llvm::SmallVector<Copy> copies;
  llvm::SmallVector<TensorMap> maps;
  Factor left, right;
  mlir::Type element;
  /// Columns of the product, and terms of a stage.
  int64_t columns = 0, depth = 0;
};

} // namespace uop

#endif // UOP_CONVERSION_WARPROLES_H
