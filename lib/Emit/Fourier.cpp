//===- Fourier.cpp - Fourier transforms as ops ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// J. Cooley and J. Tukey, "An algorithm for the machine calculation of complex
// Fourier series", 1965: for a length that is a product, one product with a
// small matrix for each factor. A prime factor that is too large for a matrix
// is a convolution, which transforms of another length give: L. Bluestein, "A
// linear filtering approach to the computation of discrete Fourier transform",
// 1970.
//
//===----------------------------------------------------------------------===//

#include "uop/Emit/Fourier.h"

#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace uop;
using namespace uop::emit;

static constexpr double kPi = 3.14159265358979323846;
/// Factors that are multiplied up to here.
static constexpr int64_t kMaxRadix = 16;
/// Prime factors with a matrix.
static constexpr int64_t kMaxPrime = 128;

namespace {
/// exp(2 pi i times / length), exact on the axes.
struct Root {
  double cosine, sine;
};
} // namespace

static Root getRoot(int64_t times, int64_t length) {
  times %= length;
  bool isBelow = 2 * times > length;
  if (isBelow)
    times = length - times;
  // In units of pi / length, from 0 to length, then to half of that.
  int64_t angle = 2 * times;
  bool isLeft = 2 * angle > length;
  if (isLeft)
    angle = length - angle;
  bool isSteep = 4 * angle > length;
  double radians = isSteep ? kPi * double(length - 2 * angle) / (2.0 * length)
                           : kPi * double(angle) / double(length);
  Root root{std::cos(radians), std::sin(radians)};
  if (isSteep)
    std::swap(root.cosine, root.sine);
  return {isLeft ? -root.cosine : root.cosine,
          isBelow ? -root.sine : root.sine};
}

namespace {
/// A transform of the last axis of [rows, length].
class Transform {
public:
  /// exp(-2 pi i j k / length) are the factors, conjugated for an inverse one.
  Transform(TensorEmitter &c, bool isInverse) : c(c), isInverse(isInverse) {}

  Signal run(Signal x, int64_t length);
  Signal runReal(Value x, int64_t length);
  Value runHalf(Signal x, int64_t length);

private:
  Signal table(ShapeRef shape, int64_t length, Type element,
               function_ref<int64_t(int64_t)> getTimes);
  Signal multiply(Signal x, Signal y);
  Signal transformSecond(Signal x, ShapeRef shape);
  Signal convolve(Signal x, int64_t length);
  Signal map(Signal x, function_ref<Value(Value)> emit) {
    return {emit(x.real), x.imaginary ? emit(x.imaginary) : Value()};
  }

  TensorEmitter &c;
  bool isInverse;
};
} // namespace

/// Roots of unity to a power for each element.
Signal Transform::table(ShapeRef shape, int64_t length, Type element,
                        function_ref<int64_t(int64_t)> getTimes) {
  SmallVector<double> cosines, sines;
  for (int64_t i = 0, count = countOf(shape); i != count; ++i) {
    Root root = getRoot(getTimes(i), length);
    cosines.push_back(root.cosine);
    sines.push_back(isInverse ? root.sine : -root.sine);
  }
  return {c.floats(cosines, shape, element), c.floats(sines, shape, element)};
}

/// Of tensors of one shape, or of which the second is expanded to the first.
Signal Transform::multiply(Signal x, Signal y) {
  Shape shape(shapeOf(x.real));
  y = map(y, [&](Value part) { return c.expand(part, shape); });
  if (!x.imaginary)
    return {c.mul(x.real, y.real), c.mul(x.real, y.imaginary)};
  return {c.sub(c.mul(x.real, y.real), c.mul(x.imaginary, y.imaginary)),
          c.add(c.mul(x.real, y.imaginary), c.mul(x.imaginary, y.real))};
}

/// A product with the matrix along the second axis of [rows, size, rest, done],
/// which changes places with the third one.
Signal Transform::transformSecond(Signal x, ShapeRef shape) {
  int64_t rows = shape[0], size = shape[1], rest = shape[2], done = shape[3];
  Signal factors =
      table({1, 1, size, size, 1}, size, elementOf(x.real),
            [&](int64_t i) { return (i / size) * (i % size) % size; });
  Shape all = {rows, rest, size, size, done};
  auto product = [&](Value part, Value factor) {
    Value moved = c.permute(c.reshape(part, shape), {0, 2, 1, 3});
    Value row = c.expand(c.reshape(moved, {rows, rest, 1, size, done}), all);
    return c.reduce(ReduceKind::add, c.mul(row, c.expand(factor, all)), {3});
  };
  Signal y{product(x.real, factors.real), product(x.real, factors.imaginary)};
  if (!x.imaginary)
    return y;
  return {c.sub(y.real, product(x.imaginary, factors.imaginary)),
          c.add(y.imaginary, product(x.imaginary, factors.real))};
}

/// Any length, in f64, as sums of so many terms would lose digits in f32. With
/// j k = (j^2 + k^2 - (k - j)^2) / 2, it is a convolution with a chirp.
Signal Transform::convolve(Signal x, int64_t length) {
  Type element = elementOf(x.real);
  int64_t rows = shapeOf(x.real)[0];
  int64_t wide = int64_t(llvm::PowerOf2Ceil(2 * length - 1));
  auto square = [&](int64_t i) {
    return int64_t((unsigned __int128)(i)*i % (2 * length));
  };
  Signal chirp = table({1, length}, 2 * length, c.f64(), square);
  x = map(x, [&](Value part) { return c.cast(part, c.f64()); });
  auto fit = [&](Value part) {
    return c.contiguous(c.pad(part, {0, 0}, {0, wide - length}));
  };
  Signal padded = map(multiply(x, chirp), fit);
  // Its conjugate, at both ends.
  Signal filter = Transform(c, !isInverse)
                      .table({1, wide}, 2 * length, c.f64(), [&](int64_t i) {
                        return square(std::min(i, wide - i) % length);
                      });
  Transform forward(c, /*isInverse=*/false), back(c, /*isInverse=*/true);
  Signal spectrum = forward.run(filter, wide);
  Signal product = multiply(forward.run(padded, wide), spectrum);
  product = map(product, [&](Value part) { return c.contiguous(part); });
  Signal result = map(back.run(product, wide), [&](Value part) {
    Value kept = c.shrink(part, {0, 0}, {rows, length});
    return c.mul(kept, c.number(1.0 / double(wide), kept));
  });
  return map(multiply(result, chirp),
             [&](Value part) { return c.cast(part, element); });
}

/// The factors of a length, each a prime or up to kMaxRadix, large ones first.
static Shape getFactors(int64_t length) {
  Shape primes, factors;
  for (int64_t prime = 2; prime * prime <= length; ++prime)
    for (; length % prime == 0; length /= prime)
      primes.push_back(prime);
  if (length > 1)
    primes.push_back(length);
  for (int64_t prime : llvm::reverse(primes)) {
    auto found = llvm::find_if(
        factors, [&](int64_t factor) { return factor * prime <= kMaxRadix; });
    if (found == factors.end())
      factors.push_back(prime);
    else
      *found *= prime;
  }
  return factors;
}

/// With length = size * rest, j = j1 rest + j2 and k = k1 + size k2: transforms
/// along j1, factors for j2 k1, and transforms along j2. The digits of k that
/// are done are the innermost axis, the last of them first, so that the result
/// is in order: T. Stockham, "High speed convolution and correlation", 1966.
Signal Transform::run(Signal x, int64_t length) {
  int64_t rows = shapeOf(x.real)[0], rest = length, done = 1;
  for (int64_t size : getFactors(length)) {
    rest /= size;
    Shape before = {rows, size, rest, done}, after = {rows, rest, size, done};
    if (size <= kMaxPrime) {
      x = transformSecond(x, before);
    } else {
      // The axis comes last, and goes back.
      x = map(x, [&](Value part) {
        Value last = c.permute(c.reshape(part, before), {0, 2, 3, 1});
        return c.reshape(last, {rows * rest * done, size});
      });
      x = map(convolve(x, size), [&](Value part) {
        return c.permute(c.reshape(part, {rows, rest, done, size}),
                         {0, 1, 3, 2});
      });
    }
    x = map(x, [&](Value part) { return c.reshape(part, after); });
    if (rest != 1)
      x = multiply(x,
                   table({1, rest, size, 1}, size * rest, elementOf(x.real),
                         [&](int64_t i) { return (i / size) * (i % size); }));
    done *= size;
    x = map(x, [&](Value part) {
      return c.contiguous(c.reshape(part, {rows, length}));
    });
  }
  return x;
}

/// The first length / 2 + 1 elements for an even number of reals: these are the
/// parts of half as many complex numbers. W. Press et al., "Numerical Recipes
/// in C", section 12.3.
Signal Transform::runReal(Value x, int64_t length) {
  int64_t rows = shapeOf(x)[0], half = length / 2;
  Value pairs = c.reshape(x, {rows, half, 2});
  auto getPart = [&](int64_t part) {
    return c.reshape(c.slice(pairs, 2, part, 1), {rows, half});
  };
  Signal z = run({getPart(0), getPart(1)}, half);
  Signal a = map(z, [&](Value part) {
    return c.concatenate({part, c.slice(part, 1, 0, 1)}, 1);
  });
  Signal b = map(a, [&](Value part) { return c.flip(part, {1}); });
  auto halve = [&](Value part) { return c.mul(part, c.number(0.5, part)); };
  Signal even{halve(c.add(a.real, b.real)),
              halve(c.sub(a.imaginary, b.imaginary))};
  Signal odd{halve(c.add(a.imaginary, b.imaginary)),
             halve(c.sub(b.real, a.real))};
  odd = multiply(odd, table({1, half + 1}, length, elementOf(x),
                            [](int64_t i) { return i; }));
  return {c.add(even.real, odd.real), c.add(even.imaginary, odd.imaginary)};
}

/// The reverse: the sum, not divided, for which the imaginary parts of the ends
/// do not matter.
Value Transform::runHalf(Signal x, int64_t length) {
  int64_t rows = shapeOf(x.real)[0], half = length / 2;
  Value end = c.number(0, elementOf(x.real), {rows, 1});
  x.imaginary =
      c.concatenate({end, c.slice(x.imaginary, 1, 1, half - 1), end}, 1);
  auto take = [&](Value part) { return c.slice(part, 1, 0, half); };
  Signal a = map(x, take);
  Signal b = map(x, [&](Value part) { return take(c.flip(part, {1})); });
  Signal even{c.add(a.real, b.real), c.sub(a.imaginary, b.imaginary)};
  Signal odd{c.sub(a.real, b.real), c.add(a.imaginary, b.imaginary)};
  odd = multiply(odd, table({1, half}, length, elementOf(x.real),
                            [](int64_t i) { return i; }));
  Signal z = run(
      {c.sub(even.real, odd.imaginary), c.add(even.imaginary, odd.real)}, half);
  auto column = [&](Value part) { return c.reshape(part, {rows, half, 1}); };
  return c.reshape(c.concatenate({column(z.real), column(z.imaginary)}, 2),
                   {rows, length});
}

/// Whether half as many complex numbers take less than that many reals.
static bool hasHalves(int64_t length) {
  return length % 2 == 0 && length > kMaxRadix;
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

Signal uop::emit::mirror(TensorEmitter &c, Signal x, int64_t length) {
  int64_t axis = rankOf(x.real) - 1, half = length / 2 + 1;
  auto extend = [&](Value part, bool isOdd) {
    if (length == half)
      return part;
    Value rest = c.flip(c.slice(part, axis, 1, length - half), {axis});
    return c.concatenate({part, isOdd ? c.unary<NegOp>(rest) : rest}, axis);
  };
  return {extend(x.real, false), extend(x.imaginary, true)};
}

/// The axis comes last and goes back.
Signal uop::emit::transformAxis(TensorEmitter &c, Signal x, int64_t axis,
                                bool isInverse) {
  Shape order, moved;
  for (int64_t other = 0; other != rankOf(x.real); ++other)
    if (other != axis)
      order.push_back(other);
  order.push_back(axis);
  Shape back(order.size());
  for (auto [i, other] : llvm::enumerate(order)) {
    back[other] = i;
    moved.push_back(shapeOf(x.real)[other]);
  }
  int64_t length = moved.back();
  auto flatten = [&](Value part) {
    return c.reshape(c.permute(part, order),
                     {countOf(ShapeRef(moved).drop_back()), length});
  };
  auto restore = [&](Value part) {
    return c.permute(c.reshape(part, moved), back);
  };
  Signal rows{flatten(x.real), x.imaginary ? flatten(x.imaginary) : Value()};
  Transform transform(c, isInverse);
  Signal y = !x.imaginary && hasHalves(length)
                 ? mirror(c, transform.runReal(rows.real, length), length)
                 : transform.run(rows, length);
  auto scale = [&](Value part) {
    return isInverse ? c.mul(part, c.number(1.0 / double(length), part)) : part;
  };
  if (!y.imaginary)
    y.imaginary = c.number(0, y.real);
  return {restore(scale(y.real)), restore(scale(y.imaginary))};
}

Value uop::emit::transformHalf(TensorEmitter &c, Signal x, int64_t length) {
  int64_t last = rankOf(x.real) - 1;
  if (!hasHalves(length))
    return transformAxis(c, mirror(c, x, length), last, /*isInverse=*/true)
        .real;
  Shape shape(shapeOf(x.real));
  auto flatten = [&](Value part) {
    return c.reshape(part,
                     {countOf(ShapeRef(shape).drop_back()), shape.back()});
  };
  Value y = Transform(c, /*isInverse=*/true)
                .runHalf({flatten(x.real), flatten(x.imaginary)}, length);
  shape.back() = length;
  return c.reshape(c.mul(y, c.number(1.0 / double(length), y)), shape);
}
