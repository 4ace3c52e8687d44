//===- MathOpsTest.cpp - Mathematical functions of tensors ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Math.h"

#include "OpCases.h"

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

static const OpCase kCases[] = {
    // clang-format off
  OP((asin(x(c))), F32, {6}, {kNaN, -0.5235987901687622, 0, 0.5235987901687622,
     1.5707963705062866, kNaN}),
  OP((acos(x(c))), F32, {6}, {kNaN, 2.094395160675049, 1.5707963705062866,
     1.0471975803375244, 0, kNaN}),
  OP((atan(x(c))), F32, {6}, {-1.1071487665176392, -0.46364760398864746, 0,
     0.46364760398864746, 0.7853981852531433, 1.249045729637146}),
  OP((atan(s(c))), F32, {6}, {kNaN, 1.5707963705062866, -1.5707963705062866, 0,
     -0.7853981852531433, 0.7853981852531433}),
  OP((sinh(x(c))), F32, {6}, {-3.6268603801727295, -0.5210952758789062, 0,
     0.5210952758789062, 1.175201177597046, 10.017874717712402}),
  OP((cosh(x(c))), F32, {6}, {3.762195587158203, 1.1276259422302246, 1,
     1.1276259422302246, 1.5430806875228882, 10.067662239074707}),
  OP((sinh(s(c))), F32, {6}, {kNaN, kInf, -kInf, 0, -1.175201177597046,
     1.175201177597046}),
  OP((asinh(x(c))), F32, {6}, {-1.4436354637145996, -0.4812118113040924, 0,
     0.4812118113040924, 0.8813735842704773, 1.8184465169906616}),
  OP((asinh(s(c))), F32, {6}, {kNaN, kInf, -kInf, 0, -0.8813735842704773,
     0.8813735842704773}),
  OP((acosh(p(c))), F32, {6}, {kNaN, kNaN, 0, 1.316957950592041,
     1.7627471685409546, 2.993222951889038}),
  OP((atanh(x(c))), F32, {6}, {kNaN, -0.5493061542510986, 0, 0.5493061542510986,
     kInf, kNaN}),
  OP((expm1(x(c) * 1e-6) * 1e6), F32, {6}, {-1.9999979734420776,
     -0.49999988079071045, 0.0, 0.5000001192092896, 1.0000004768371582,
     3.000004768371582}),
  OP((expm1(s(c))), F32, {6}, {kNaN, kInf, -1, 0, -0.6321205496788025,
     1.718281865119934}),
  OP((log1p(x(c) * 1e-6) * 1e6), F32, {6}, {-2.000002145767212,
     -0.5000001192092896, 0.0, 0.49999988079071045, 0.9999995231628418,
     2.999995470046997}),
  OP((log1p(s(c))), F32, {6}, {kNaN, kInf, kNaN, 0, -kInf, 0.6931471824645996}),
  OP((log10(p(c))), F32, {6}, {-0.6020600199699402, -0.3010300099849701, 0,
     0.3010300099849701, 0.4771212637424469, 1}),
  OP((atan2(x(c), p(c))), F32, {6}, {-1.4464412927627563, -0.7853981852531433,
     0, 0.244978666305542, 0.32175055146217346, 0.29145678877830505}),
  OP((atan2(x(c), -p(c))), F32, {6}, {-1.6951513290405273, -2.356194496154785,
     3.1415927410125732, 2.8966140747070312, 2.8198421001434326,
     2.8501358032226562}),
  OP((atan2(s(c), s(c))), F32, {6}, {kNaN, 0.7853981852531433,
     -2.356194496154785, 0, -2.356194496154785, 0.7853981852531433}),
  OP((hypot(x(c), p(c))), F32, {6}, {2.015564441680908, 0.7071067690849304, 1,
     2.0615527629852295, 3.1622776985168457, 10.440306663513184}),
  OP((hypot(s(c), x(c))), F32, {6}, {kNaN, kInf, kInf, 0.5, 1.4142135381698608,
     3.1622776985168457}),
  OP((logAddExp(x(c), p(c))), F32, {6}, {0.35020655393600464,
     0.8132616877555847, 1.31326162815094, 2.20141339302063, 3.1269280910491943,
     10.000911712646484}),
  OP((logAddExp(s(c), s(c))), F32, {6}, {kNaN, kInf, -kInf, 0.6931471824645996,
     -0.3068528175354004, 1.6931471824645996}),
  OP((copySign(p(c), x(c))), F32, {6}, {-0.25, -0.5, 1, 2, 3, 10}),
  OP((nextAfter(x(c), p(c))), F32, {6}, {-1.9999998807907104,
     -0.4999999701976776, 1.401298464324817e-45, 0.5000000596046448,
     1.0000001192092896, 3.000000238418579}),
  OP((nextAfter(x(c), -100.0)), F32, {6}, {-2.000000238418579,
     -0.5000000596046448, -1.401298464324817e-45, 0.4999999701976776,
     0.9999999403953552, 2.999999761581421}),
  OP((signBit(x(c))), Bool, {6}, {1, 1, 0, 0, 0, 0}),
  OP((signBit(i(c))), Bool, {6}, {1, 1, 0, 0, 0, 0}),
  OP((logicalNot(x(c))), Bool, {6}, {0, 0, 1, 0, 0, 0}),
  OP((logicalAnd(x(c), i(c))), Bool, {6}, {1, 1, 0, 1, 1, 1}),
  OP((logicalOr(x(c), i(c))), Bool, {6}, {1, 1, 0, 1, 1, 1}),
  OP((logicalXor(x(c), i(c))), Bool, {6}, {0, 0, 0, 0, 0, 0}),
  OP((s(c) % 3), F32, {6}, {kNaN, kNaN, kNaN, 0, 2, 1}),
  OP((x(c) % -1.5), F32, {6}, {-0.5, -0.5, 0, -1, -0.5, 0}),
  OP((x(c) % kInf), F32, {6}, {kInf, kInf, 0, 0.5, 1, 3}),
  OP((asin(i(c))), F32, {6}, {kNaN, kNaN, 0, kNaN, kNaN, kNaN}),
    // clang-format on
};

class MathOp : public testing::TestWithParam<OpCase> {};

TEST_P(MathOp, HasTheValue) { check(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Tensors, MathOp, testing::ValuesIn(kCases));

/// f'(0) of functions whose branches meet there.
TEST(Math, DerivativesAtZero) {
  Context context;
  Tensor x = vec(context, {0, 0.5});
  struct Case {
    Tensor value;
    std::vector<double> want;
  };
  const Case cases[] = {
      {asin(x), {1, 1.1547005383792515}},  {atan(x), {1, 0.8}},
      {sinh(x), {1, 1.1276259652063807}},  {asinh(x), {1, 0.8944271909999159}},
      {atanh(x), {1, 1.3333333333333333}}, {expm1(x), {1, 1.6487212707001282}},
      {log1p(x), {1, 0.6666666666666666}}};
  for (const Case &one : cases)
    expectValues(gradient(one.value, x)[0], one.want);
  Tensor y = vec(context, {0, 1}), one = vec(context, {1, 1});
  expectValues(gradient(atan2(y, one), y)[0], {1, 0.5});
}

TEST(Math, ZerosKeepTheirSign) {
  Context context;
  Tensor zeros = vec(context, {0, -0.0f});
  for (const Tensor &tensor :
       {asin(zeros), atan(zeros), sinh(zeros), asinh(zeros), atanh(zeros),
        expm1(zeros), log1p(zeros), atan2(zeros, 1.0)})
    expectValues(signBit(tensor), {0, 1});
  expectValues(signBit(zeros.sign()), {0, 0});
}

TEST(Math, NarrowFloats) {
  Context context;
  Tensor x = vec(context, {0.5, 1, 2}).cast(DType::F16);
  EXPECT_EQ(atan(x).dtype(), DType::F16);
  expectValues(atan(x), {0.4636476, 0.7853982, 1.1071487}, 1e-3);
  expectValues(nextAfter(x, 100.0), {0.50048828125, 1.0009765625, 2.001953125});
}

TEST(Math, Errors) {
  Context context;
  Tensor x = vec(context, {1}).cast(DType::F8E8M0FNU);
  EXPECT_EQ(copySign(vec(context, {1, 2}), vec(context, {1, 2, 3})).errorKind(),
            ErrorKind::value);
  EXPECT_EQ(signBit(x).errorKind(), ErrorKind::type);
  EXPECT_EQ(vec(context, {1}).sum({3}).errorKind(), ErrorKind::index);
}
