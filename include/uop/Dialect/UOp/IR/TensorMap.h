//===- TensorMap.h - Boxes of tensors that are copied at once ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_TENSORMAP_H
#define UOP_DIALECT_UOP_IR_TENSORMAP_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace uop {

/// On an argument of a kernel at the GPU stage: it is the tensor map, as bulk
/// copies of NVIDIA's chips take it, of another argument. A dictionary, as
/// TensorMap says.
inline constexpr llvm::StringLiteral kTensorMapAttrName = "uop.tensor_map";
/// The bytes of a tensor map, and how it is aligned.
inline constexpr int64_t kTensorMapBytes = 128, kTensorMapAlignment = 64;
/// The bytes of a row of a box, in memory of a block: pieces of 16 bytes are
/// permuted in each 8 rows, so that a column of them is in different banks.
inline constexpr int64_t kBoxRowBytes = 128, kBoxPieceBytes = 16;
/// How memory that boxes are copied to is aligned.
inline constexpr int64_t kBoxAlignment = 1024;
/// What a map may say.
inline constexpr size_t kMaxMapRank = 5;
inline constexpr int64_t kMaxBoxSize = 256;

/// What of an argument's memory is a tensor, fastest axis first, and which box
/// of it is copied at once. What is outside of the tensor is copied as zeros.
struct TensorMap {
  /// The number of the argument, and which of its elements is the first one.
  int64_t argument = 0, offset = 0;
  llvm::SmallVector<int64_t> sizes;
  /// How far apart neighbours of an axis are, in elements; the first is 1.
  llvm::SmallVector<int64_t> strides;
  llvm::SmallVector<int64_t> box;

  int64_t getBoxElements() const {
    int64_t count = 1;
    for (int64_t size : box)
      count *= size;
    return count;
  }

  mlir::DictionaryAttr getAttr(mlir::MLIRContext *context) const {
    mlir::Builder builder(context);
    return builder.getDictionaryAttr(
        {builder.getNamedAttr("argument", builder.getI64IntegerAttr(argument)),
         builder.getNamedAttr("box", builder.getDenseI64ArrayAttr(box)),
         builder.getNamedAttr("offset", builder.getI64IntegerAttr(offset)),
         builder.getNamedAttr("sizes", builder.getDenseI64ArrayAttr(sizes)),
         builder.getNamedAttr("strides",
                              builder.getDenseI64ArrayAttr(strides))});
  }

  /// Nothing if `attr` is no map of elements of `elementBytes`, in a buffer of
  /// `numElements`, that a chip takes.
  static std::optional<TensorMap>
  get(mlir::Attribute attr, int64_t elementBytes, int64_t numElements) {
    auto fields = mlir::dyn_cast_if_present<mlir::DictionaryAttr>(attr);
    if (!fields)
      return std::nullopt;
    auto number = [&](llvm::StringRef name) {
      return fields.getAs<mlir::IntegerAttr>(name);
    };
    auto list = [&](llvm::StringRef name) {
      return fields.getAs<mlir::DenseI64ArrayAttr>(name);
    };
    if (!number("argument") || !number("offset") || !list("sizes") ||
        !list("strides") || !list("box"))
      return std::nullopt;
    TensorMap map;
    map.argument = number("argument").getInt();
    map.offset = number("offset").getInt();
    map.sizes.assign(list("sizes").asArrayRef().begin(),
                     list("sizes").asArrayRef().end());
    map.strides.assign(list("strides").asArrayRef().begin(),
                       list("strides").asArrayRef().end());
    map.box.assign(list("box").asArrayRef().begin(),
                   list("box").asArrayRef().end());
    if (!map.isValid(elementBytes, numElements))
      return std::nullopt;
    return map;
  }

private:
  bool isValid(int64_t elementBytes, int64_t numElements) const {
    size_t rank = sizes.size();
    if (rank < 2 || rank > kMaxMapRank || strides.size() != rank ||
        box.size() != rank || strides[0] != 1 ||
        box[0] * elementBytes != kBoxRowBytes || argument < 0 || offset < 0 ||
        offset * elementBytes % kBoxPieceBytes != 0)
      return false;
    int64_t last = offset;
    for (size_t i = 0; i != rank; ++i) {
      if (sizes[i] < 1 || sizes[i] > INT32_MAX || box[i] < 1 ||
          box[i] > kMaxBoxSize || strides[i] < 1 || strides[i] > INT32_MAX ||
          (i != 0 && strides[i] * elementBytes % kBoxPieceBytes != 0))
        return false;
      last += (sizes[i] - 1) * strides[i];
      if (last < 0 || last >= numElements)
        return false;
    }
    return true;
  }
};

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_TENSORMAP_H
