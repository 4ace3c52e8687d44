//===- PrintArray.cpp - Arrays for people -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/Arrays.h"

#include "llvm/Support/Format.h"

#include <cmath>

using namespace uop;
using namespace uop::run;
using runtime::Array;
using runtime::DType;

namespace {

/// Prints the elements of an array, nested by axis.
class Printer {
public:
  Printer(llvm::raw_ostream &os, const Array &array, bool abbreviate)
      : os(os), array(array), rank(array.shape.size()), strides(rank, 1) {
    for (size_t axis = rank; axis-- > 1;)
      strides[axis - 1] = strides[axis] * array.shape[axis];
    for (int64_t size : array.shape)
      shown.push_back(abbreviate && size > 2 * edge ? edge : size);
  }

  void print();

  /// Elements at either end of an abbreviated axis.
  static constexpr int64_t edge = 3;

private:
  void separate(size_t axis);

  llvm::raw_ostream &os;
  const Array &array;
  size_t rank;
  std::vector<int64_t> strides;
  std::vector<int64_t> shown;
};

} // namespace

/// Between two items of `axis`.
void Printer::separate(size_t axis) {
  if (axis + 1 == rank) {
    os << " ";
    return;
  }
  os << "\n";
  // A blank line between matrices, as numpy has it.
  for (size_t i = axis + 2; i < rank; ++i)
    os << "\n";
  os.indent(axis + 1);
}

void Printer::print() {
  if (rank == 0) {
    os << formatElement(array, 0);
    return;
  }
  // An axis of size 0 prints as [] where it is reached, so stop there.
  for (size_t axis = 0; axis < rank; ++axis)
    if (array.shape[axis] == 0) {
      os << std::string(axis + 1, '[') << std::string(axis + 1, ']');
      return;
    }
  std::vector<int64_t> position(rank, 0);
  int64_t offset = 0;
  os << std::string(rank, '[');
  while (true) {
    os << formatElement(array, offset);
    // The innermost axis that has another item.
    size_t axis = rank;
    while (axis > 0 && position[axis - 1] + 1 == array.shape[axis - 1]) {
      --axis;
      offset -= position[axis] * strides[axis];
      position[axis] = 0;
      os << "]";
    }
    if (axis == 0)
      return;
    --axis;
    ++position[axis];
    offset += strides[axis];
    separate(axis);
    if (shown[axis] != array.shape[axis] && position[axis] == edge) {
      os << "...";
      separate(axis);
      int64_t skipped = array.shape[axis] - 2 * edge;
      position[axis] += skipped;
      offset += skipped * strides[axis];
    }
    os << std::string(rank - 1 - axis, '[');
  }
}

void uop::run::printArray(llvm::raw_ostream &os, llvm::StringRef name,
                          const Array &array) {
  constexpr int64_t limit = 1000;
  os << name << ": " << array.typeString() << " =\n";
  auto count = array.numElements();
  Printer(os, array, count && *count > limit).print();
  os << "\n";
}
