//===- Workload.h - What is computed, by whichever side ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_BENCH_WORKLOAD_H
#define UOP_BENCH_WORKLOAD_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <variant>
#include <vector>

namespace uop::bench {

/// [m, k] x [k, n], `batch` times. A transposed factor is stored the other way.
struct Matmul {
  int64_t batch = 1, m = 1, n = 1, k = 1;
  bool isLeftTransposed = false, isRightTransposed = false;
  /// gelu(x w + b) by the error function, of one matrix.
  bool hasBiasAndGelu = false;
  /// x^T dy and the sums of the columns of dy: what training adds to a dense
  /// layer's weight and bias.
  bool hasBiasGradient = false;
};

/// NCHW, square, padded by half of the window.
struct Convolution {
  int64_t channels = 1, size = 1, outputs = 1, window = 1;
  int64_t stride = 1, groups = 1;

  int64_t getOutputSize() const {
    return (size + window / 2 * 2 - window) / stride + 1;
  }
};

/// Of the elements of rows, with scale and shift if it is layernorm.
struct Rows {
  enum Kind { softmax, layernorm } kind;
  int64_t rows = 1, width = 1;
};

/// Of arrays of `count` elements.
struct Array1D {
  enum Kind { add, sum } kind;
  int64_t rows = 1, width = 1;

  int64_t getCount() const { return rows * width; }
};

using Operator = std::variant<Matmul, Convolution, Rows, Array1D>;

struct Workload {
  std::string name;
  Operator op;
  unsigned threads = 1;
};

/// Rows of one table.
struct Group {
  std::string name, title;
  std::vector<Workload> workloads;
};

/// All groups; `isQuick` leaves out or makes smaller what takes long.
std::vector<Group> getGroups(bool isQuick);

/// The model of uop-model that is the operator.
struct ModelCall {
  llvm::StringRef name;
  llvm::StringMap<int64_t> parameters;
};
ModelCall getModelCall(const Operator &op);

/// Floating-point operations, two for a multiply-add; 0 where memory is what
/// limits.
double countFlops(const Operator &op);

/// Bytes that must be read and written at least.
double countBytes(const Operator &op);

} // namespace uop::bench

#endif // UOP_BENCH_WORKLOAD_H
