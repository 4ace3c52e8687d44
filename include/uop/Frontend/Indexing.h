//===- Indexing.h - x[...] as numpy has it ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_INDEXING_H
#define UOP_FRONTEND_INDEXING_H

#include "uop/Frontend/Tensor.h"

namespace uop::frontend {

/// One part of a key x[...].
struct IndexPart {
  enum class Kind { integer, slice, newAxis, ellipsis, tensor };

  static IndexPart integer(int64_t at) {
    IndexPart part(Kind::integer);
    part.start = at;
    return part;
  }
  static IndexPart slice(std::optional<int64_t> start = std::nullopt,
                         std::optional<int64_t> stop = std::nullopt,
                         int64_t step = 1) {
    IndexPart part(Kind::slice);
    part.start = start;
    part.stop = stop;
    part.step = step;
    return part;
  }
  static IndexPart newAxis() { return IndexPart(Kind::newAxis); }
  static IndexPart ellipsis() { return IndexPart(Kind::ellipsis); }
  /// Integers, of which those below 0 count from the end, or a mask of bools.
  static IndexPart at(Tensor index) {
    IndexPart part(Kind::tensor);
    part.tensor = std::move(index);
    return part;
  }

  Kind kind;
  std::optional<int64_t> start, stop;
  int64_t step = 1;
  Tensor tensor;

private:
  explicit IndexPart(Kind kind) : kind(kind) {}
};

/// x[parts], as numpy defines it: basic, integer and boolean indexing, and all
/// three at once. How many elements a mask keeps is part of the shape, so that
/// masks are realised. An element of a tensor of integers that is out of range
/// gives 0. Errors: an integer out of range, more parts than axes, a mask of
/// another shape than the axes that it is for, floats as index.
Tensor getItem(const Tensor &x, Span<IndexPart> parts,
               SourceLoc loc = SourceLoc::current());

/// From here on x[parts] is `value`, which broadcasts to its shape and is cast
/// to x's type; see Tensor::assign. Where tensors name an element twice the
/// last one stays. What is out of range is dropped. Errors as getItem().
Error setItem(Tensor &x, Span<IndexPart> parts, const Operand &value,
              SourceLoc loc = SourceLoc::current());

/// x with `value` added to x[parts]; where tensors name an element twice, both
/// are. Otherwise as setItem().
Tensor addAt(const Tensor &x, Span<IndexPart> parts, const Operand &value,
             SourceLoc loc = SourceLoc::current());

} // namespace uop::frontend

#endif // UOP_FRONTEND_INDEXING_H
