//===- OpenBLAS.cpp - Matrix products by OpenBLAS ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Peers.h"

using namespace uop::bench;

#ifndef UOP_BENCH_OPENBLAS

Peer uop::bench::makeOpenBLAS(const Workload &workload, const Operands &) {
  if (std::holds_alternative<Matmul>(workload.op))
    return {"OpenBLAS", {}, "not installed"};
  return {"OpenBLAS", {}, ""};
}

std::string uop::bench::getOpenBLASVersion() { return "not installed"; }

#else

#include <cblas.h>

static Call multiply(const Matmul &op, unsigned threads,
                     const Operands &operands) {
  const float *x = operands.inputs[0], *y = operands.inputs[1];
  float *z = operands.output;
  auto left = op.isLeftTransposed ? CblasTrans : CblasNoTrans;
  auto right = op.isRightTransposed ? CblasTrans : CblasNoTrans;
  int m = int(op.m), n = int(op.n), k = int(op.k);
  openblas_set_num_threads(int(threads));
  if (n == 1 && !op.isLeftTransposed)
    return [=] {
      cblas_sgemv(CblasRowMajor, CblasNoTrans, m, k, 1, x, k, y, 1, 0, z, 1);
    };
  if (m == 1 && !op.isRightTransposed)
    return [=] {
      cblas_sgemv(CblasRowMajor, CblasTrans, k, n, 1, y, n, x, 1, 0, z, 1);
    };
  return [=] {
    for (int64_t i = 0; i < op.batch; ++i)
      cblas_sgemm(CblasRowMajor, left, right, m, n, k, 1, x + i * m * k,
                  op.isLeftTransposed ? m : k, y + i * k * n,
                  op.isRightTransposed ? k : n, 0, z + i * m * n, n);
  };
}

Peer uop::bench::makeOpenBLAS(const Workload &workload,
                              const Operands &operands) {
  auto *op = std::get_if<Matmul>(&workload.op);
  // It has no epilogues: the comparison there is with the product alone.
  if (!op)
    return {"OpenBLAS", {}, ""};
  return {"OpenBLAS", multiply(*op, workload.threads, operands), "",
          !op->hasBiasAndGelu};
}

std::string uop::bench::getOpenBLASVersion() {
  return std::string(openblas_get_config()) + ", kernels for " +
         openblas_get_corename();
}

#endif
