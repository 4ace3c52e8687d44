//===- ReductionOpsTest.cpp - Reductions and products -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpCases.h"

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

static const OpCase kCases[] = {
    // clang-format off
  OP((m(c).sum()), F32, {}, {5}),
  OP((m(c).sum({0})), F32, {3}, {5, 3, -3}),
  OP((m(c).sum({-1}, true)), F32, {2, 1}, {2, 3}),
  OP((u(c).sum()), U64, {}, {468}),
  OP((b(c).sum()), I64, {}, {3}),
  OP((m(c).prod({1})), F32, {2}, {-6, -120}),
  OP((m(c).max()), F32, {}, {5}),
  OP((m(c).max({0})), F32, {3}, {4, 5, 3}),
  OP((m(c).min({1}, true)), F32, {2, 1}, {-2, -6}),
  OP((s(c).max()), F32, {}, {kNaN}),
  OP((i(c).min()), I64, {}, {-7}),
  OP((m(c).mean()), F32, {}, {0.8333333134651184}),
  OP((i(c).mean()), F32, {}, {17}),
  OP((m(c).var()), F32, {}, {17.366666793823242}),
  OP((m(c).var({1}, true, 0)), F32, {2, 1}, {4.222222328186035,
     24.66666603088379}),
  OP((m(c).std({0})), F32, {3}, {2.1213202476501465, 4.949747562408447,
     6.363961219787598}),
  OP(((m(c) > 4).any({1})), Bool, {2}, {0, 1}),
  OP(((m(c) > -5).all({0})), Bool, {3}, {1, 1, 0}),
  OP((b(c).any()), Bool, {}, {1}),
  OP((Tensor::zeros(c, {0}).sum()), F32, {}, {0}),
  OP((Tensor::zeros(c, {0}).mean()), F32, {}, {kNaN}),
  OP((Tensor::zeros(c, {2, 0}).prod({1})), F32, {2}, {1, 1}),
  OP((Tensor::scalar(c, 3.0f).sum()), F32, {}, {3}),
  OP((Tensor::ones(c, {1}).var()), F32, {}, {kNaN}),
  OP((m(c).argmax(1)), I64, {2}, {2, 1}),
  OP((m(c).argmin(0)), I64, {3}, {0, 0, 1}),
  OP((x(c).argmax(0, true)), I64, {1}, {5}),
  OP((s(c).argmax(0)), I64, {}, {0}),
  OP((v(c, {1, 5, 5, 0}).argmax(0)), I64, {}, {1}),
  OP((i(c).argmin(-1)), I64, {}, {0}),
  OP((b(c).argmax(0)), I64, {}, {0}),
  OP((m(c).cumsum(1)), F32, {2, 3}, {1, -1, 2, 4, 9, 3}),
  OP((m(c).cumsum(0)), F32, {2, 3}, {1, -2, 3, 5, 3, -3}),
  OP((i(c).cumsum(0)), I64, {6}, {-7, -9, -9, -6, 2, 102}),
  OP((x(c).cumprod(0)), F32, {6}, {-2, 1, 0, 0, 0, 0}),
  OP((m(c).cummax(1)), F32, {2, 3}, {1, 1, 3, 4, 5, 5}),
  OP((i(c).cummax(0)), I64, {6}, {-7, -2, 0, 3, 8, 100}),
  OP((b(c).cumsum(0)), I64, {6}, {1, 1, 2, 3, 3, 3}),
  OP((m(c).logSumExp()), F32, {}, {5.4203267097473145}),
  OP((m(c).logSumExp({1})), F32, {2}, {3.132845163345337, 5.313273906707764}),
  OP(((m(c) + 1000).logSumExp({0}, true)), F32, {1, 3}, {1004.048583984375,
     1005.0009155273438, 1003.0001220703125}),
  OP(((x(c) - kInf).logSumExp()), F32, {}, {-kInf}),
  OP((m(c).softmax()), F32, {2, 3}, {0.11849965155124664, 0.00589974969625473,
     0.8756005764007568, 0.2689381241798401, 0.731049656867981,
     1.2209774467919488e-05}),
  OP((m(c).softmax(0)), F32, {2, 3}, {0.04742587357759476,
     0.0009110511746257544, 0.9998766183853149, 0.9525741338729858,
     0.9990890026092529, 0.00012339458044152707}),
  OP(((x(c) * 1000).softmax()), F32, {6}, {0, 0, 0, 0, 0, 1}),
  OP((m(c).logSoftmax()), F32, {2, 3}, {-2.132845163345337, -5.132844924926758,
     -0.13284516334533691, -1.3132739067077637, -0.31327390670776367,
     -11.313274383544922}),
  OP((m(c).matmul(k(c).transpose())), F32, {2, 2}, {7, -1, 5, 17}),
  OP((m(c).matmul(v(c, {1, 2, 3}))), F32, {2}, {6, -4}),
  OP((v(c, {1, 2}).matmul(m(c))), F32, {3}, {9, 8, -9}),
  OP((x(c).matmul(p(c))), F32, {}, {33.25}),
  OP((r(c, {2, 2, 3}).matmul(r(c, {3, 2}))), F32, {2, 2, 2}, {10, 13, 28, 40,
     46, 67, 64, 94}),
  OP((r(c, {2, 1, 2, 3}).matmul(r(c, {3, 3, 1}))), F32, {2, 3, 2, 1}, {5, 14,
     14, 50, 23, 86, 23, 32, 86, 122, 149, 212}),
  OP((i(c).reshape({2, 3}).matmul(j(c).reshape({3, 2}))), I64, {2, 2}, {-14, 25,
     506, 675}),
  OP((Tensor::zeros(c, {2, 0}).matmul(Tensor::zeros(c, {0, 3}))), F32, {2, 3},
     {0, 0, 0, 0, 0, 0}),
  OP((r(c, {3}).matmul(r(c, {2, 3, 1}))), F32, {2, 1}, {5, 14}),
  OP((einsum("ij,kj->ik", {m(c), k(c)})), F32, {2, 2}, {7, -1, 5, 17}),
  OP((einsum("ij->ji", {m(c)})), F32, {3, 2}, {1, 4, -2, 5, 3, -6}),
  OP((einsum("ij->", {m(c)})), F32, {}, {5}),
  OP((einsum("ij->j", {m(c)})), F32, {3}, {5, 3, -3}),
  OP((einsum("ij,ij->ij", {m(c), k(c)})), F32, {2, 3}, {3, -2, 6, 8, 15, -6}),
  OP((einsum("ij,ij", {m(c), k(c)})), F32, {}, {24}),
  OP((einsum("ba", {m(c)})), F32, {3, 2}, {1, 4, -2, 5, 3, -6}),
  OP((einsum("i,j->ij", {x(c), p(c)})), F32, {6, 6}, {-0.5, -1, -2, -4, -6, -20,
     -0.125, -0.25, -0.5, -1, -1.5, -5, 0, 0, 0, 0, 0, 0, 0.125, 0.25, 0.5, 1,
     1.5, 5, 0.25, 0.5, 1, 2, 3, 10, 0.75, 1.5, 3, 6, 9, 30}),
  OP((einsum("i,i", {x(c), p(c)})), F32, {}, {33.25}),
  OP((einsum("ii->i", {r(c, {3, 3})})), F32, {3}, {0, 4, 8}),
  OP((einsum("ii", {r(c, {3, 3})})), F32, {}, {12}),
  OP((einsum("bij,bjk->bik", {r(c, {2, 2, 3}), r(c, {2, 3, 2})})), F32, {2, 2,
     2}, {10, 13, 28, 40, 172, 193, 244, 274}),
  OP((einsum("...ij,...j->...i", {r(c, {2, 2, 3}), r(c, {3})})), F32, {2, 2},
     {5, 14, 23, 32}),
  OP((einsum("i j , j k -> i k", {m(c), k(c).transpose()})), F32, {2, 2}, {7,
     -1, 5, 17}),
  OP((einsum("iij->ij", {r(c, {2, 2, 3})})), F32, {2, 3}, {0, 1, 2, 9, 10, 11}),
  OP((einsum("ij,jk,k->i", {m(c), k(c).transpose(), r(c, {2})})), F32, {2}, {-1,
     17}),
    // clang-format on
};

class ReductionOp : public testing::TestWithParam<OpCase> {};

TEST_P(ReductionOp, HasTheValue) { check(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Tensors, ReductionOp, testing::ValuesIn(kCases));
