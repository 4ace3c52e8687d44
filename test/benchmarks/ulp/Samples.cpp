//===- Samples.cpp - Errors where not all can be asked ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// f64, and functions of two arguments. The reference is the long double
// function of libm; where that is no wider than double, f64 is left out. A
// sample is a function of its number alone, so that runs can be repeated.
//
//===----------------------------------------------------------------------===//

#include "Ulp.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <limits>

using namespace mlir;

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

template <long double (*function)(long double)>
static long double ignoreSecond(long double x, long double) {
  return function(x);
}
template <double (*function)(double)>
static double ignoreSecond(double x, double) {
  return function(x);
}

#define UOP_UNARY(name) #name, 1, ignoreSecond<name##l>, ignoreSecond<::name>

static const SampledFunction kFunctions[] = {
    {UOP_UNARY(exp), -700, 700, -745.5, -707},
    {UOP_UNARY(exp2), -1000, 1000, -1076, -1020},
    {UOP_UNARY(log), 0.001, 1000, 0.7, 1.42},
    {UOP_UNARY(log2), 0.001, 1000, 0.7, 1.42},
    {UOP_UNARY(sin), -100, 100, -0.8, 0.8},
    {UOP_UNARY(cos), -100, 100, -0.8, 0.8},
    {UOP_UNARY(tan), -100, 100, -0.8, 0.8},
    {UOP_UNARY(tanh), -19.5, 19.5, 0.3, 0.9},
    {UOP_UNARY(erf), -6.1, 6.1, 0.7, 1.1},
    {"pow", 2, powl, ::pow, 0.001, 1000, 0.99, 1.01},
};

llvm::ArrayRef<SampledFunction> getSampledFunctions() { return kFunctions; }

//===----------------------------------------------------------------------===//
// Samples
//===----------------------------------------------------------------------===//

namespace {
/// Words that look random, made of a number alone: the finaliser of splitmix64.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed * 0x2545f4914f6cdd1d) {}

  uint64_t next() {
    state += 0x9e3779b97f4a7c15;
    uint64_t x = state;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
  }
  double uniform(double low, double high) {
    return low + (high - low) * double(next() >> 11) * 0x1p-53;
  }
  /// Of a random sign, 2^low to 2^high in magnitude.
  double spread(double low, double high) {
    double magnitude = std::exp2(uniform(low, high)) * uniform(1, 2);
    return next() & 1 ? magnitude : -magnitude;
  }
  double bits(const Format &format) {
    return decode(format, next() >> (64 - format.width));
  }

private:
  uint64_t state;
};

struct Sample {
  double x, y;
};
} // namespace

static const double kSpecial[] = {0.0,
                                  -0.0,
                                  1,
                                  -1,
                                  0.5,
                                  -0.5,
                                  2,
                                  -2,
                                  3,
                                  -3,
                                  0x1p23,
                                  0x1.000002p23,
                                  -0x1.000002p23,
                                  0x1p52,
                                  0x1.0000000000001p52,
                                  -0x1.0000000000001p52,
                                  0x1.0000000000001p53,
                                  -0x1.0000000000001p53,
                                  0x1p-1074,
                                  -0x1p-1074,
                                  0x1p-1022,
                                  0x1.fffffffffffffp-1,
                                  0x1.0000000000001p0,
                                  -0x1.0000000000001p0,
                                  0x1.fffffffffffffp1023,
                                  -0x1.fffffffffffffp1023,
                                  std::numeric_limits<double>::infinity(),
                                  -std::numeric_limits<double>::infinity(),
                                  std::numeric_limits<double>::quiet_NaN()};
static constexpr unsigned kNumSpecial = std::size(kSpecial);

static Sample getUnarySample(const SampledFunction &function,
                             const Format &format, uint64_t number) {
  if (number < kNumSpecial)
    return {kSpecial[number], 0};
  Random random(number);
  switch (number % 5) {
  case 0:
    return {random.bits(format), 0};
  case 1:
    return {random.uniform(function.low, function.high), 0};
  case 2:
    return {random.uniform(function.hardLow, function.hardHigh), 0};
  case 3:
    return {random.spread(-60, 12), 0};
  default: {
    // Next to multiples of pi/2, the hardest arguments of sin, cos and tan.
    constexpr long double halfPi = 1.5707963267948966192313216916397514L;
    uint64_t multiple = random.next() >> (1 + random.next() % 63);
    return {double(multiple * halfPi), 0};
  }
  }
}

static Sample getPowSample(const Format &format, uint64_t number) {
  if (number < kNumSpecial * kNumSpecial)
    return {kSpecial[number / kNumSpecial], kSpecial[number % kNumSpecial]};
  Random random(number);
  const llvm::fltSemantics &semantics = format.semantics();
  int highest = llvm::APFloat::semanticsMaxExponent(semantics) + 2;
  int least = llvm::APFloat::semanticsMinExponent(semantics);
  int lowest = least - int(format.mantissa) - 2;
  double x;
  switch (number % 6) {
  case 0:
    return {random.bits(format), random.bits(format)};
  case 1: // Integers and halves, of both signs.
    return {random.uniform(-10, 10), std::floor(random.uniform(-128, 128)) / 2};
  case 2: // Next to 1, large exponents.
    x = 1 + random.spread(-format.mantissa - 1.0, -4);
    return {x, random.uniform(lowest, highest) / std::log2(x)};
  case 3: // Subnormal results.
    x = std::fabs(random.spread(-10, 10));
    return {x, random.uniform(lowest, least) / std::log2(x)};
  case 4: // About 1.
    x = random.uniform(0.7, 1.42);
    return {x, random.uniform(lowest, highest) / std::log2(x)};
  default:
    x = std::fabs(random.spread(least, highest - 4));
    return {x, random.uniform(lowest, highest) / std::log2(x)};
  }
}

static uint64_t encode(const Format &format, double value) {
  if (format.width == 64)
    return llvm::bit_cast<uint64_t>(value);
  if (format.width == 32)
    return llvm::bit_cast<uint32_t>(float(value));
  llvm::APFloat rounded(value);
  bool isInexact;
  rounded.convert(format.semantics(), llvm::APFloat::rmNearestTiesToEven,
                  &isInexact);
  return rounded.bitcastToAPInt().getZExtValue();
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

static void check(const Format &format, std::array<uint64_t, 2> arguments,
                  double actual, long double expected, Worst &worst) {
  const llvm::fltSemantics &semantics = format.semantics();
  long double bound =
      std::ldexp(1.0L, llvm::APFloat::semanticsMaxExponent(semantics) + 1);
  // The reference has a larger range: half of the least number gives zero.
  bool isWrong = std::isnan(actual) != std::isnan(expected) ||
                 (!std::isnan(actual) && (actual == 0 || expected == 0) &&
                  std::signbit(actual) != std::signbit(expected));
  if (isWrong && worst.wrong++ == 0)
    worst.wrongAt = arguments;
  if (std::isnan(actual) || std::isnan(expected))
    return;
  long double a = std::max(-bound, std::min(bound, (long double)actual));
  long double e = std::max(-bound, std::min(bound, expected));
  int least = llvm::APFloat::semanticsMinExponent(semantics);
  int exponent = e == 0 ? least : std::max(least, std::ilogb(e));
  exponent =
      std::min<int>(exponent, llvm::APFloat::semanticsMaxExponent(semantics));
  double ulp = std::ldexp(std::fabs(a - e), int(format.mantissa) - exponent);
  if (ulp > worst.ulp) {
    worst.ulp = ulp;
    worst.at = arguments;
  }
}

template <typename Word>
static Worst runWords(const Kernel &kernel, const SampledFunction &function,
                      const Format &format, const Options &options) {
  auto checkChunk = [&](uint64_t begin, Worst &worst) {
    alignas(64) Word x[kChunk], y[kChunk], output[kChunk];
    llvm::SmallVector<const void *, 2> inputs = {x};
    if (function.arity == 2)
      inputs.push_back(y);
    for (unsigned i = 0; i != kChunk; ++i) {
      Sample sample = function.arity == 2
                          ? getPowSample(format, begin + i)
                          : getUnarySample(function, format, begin + i);
      x[i] = Word(encode(format, sample.x));
      y[i] = Word(encode(format, sample.y));
    }
    kernel.run(inputs, output);
    for (unsigned i = 0; i != kChunk; ++i)
      check(format, {uint64_t(x[i]), uint64_t(y[i])}, decode(format, output[i]),
            function.reference(decode(format, x[i]), decode(format, y[i])),
            worst);
  };
  return checkChunks(options, options.samples, checkChunk);
}

template <typename Float>
static void printTimes(const Kernel &kernel, const SampledFunction &function) {
  alignas(64) static Float x[kChunk], y[kChunk], output[kChunk];
  for (unsigned i = 0; i != kChunk; ++i) {
    x[i] = function.low + (function.high - function.low) * i / kChunk;
    y[i] = -20 + 40.0 * (i * 37 % kChunk) / kChunk;
  }
  llvm::SmallVector<const void *, 2> inputs = {x};
  if (function.arity == 2)
    inputs.push_back(y);
  double ours = measure([&] { kernel.run(inputs, output); });
  double library = measure([&] {
    for (unsigned i = 0; i != kChunk; ++i)
      if constexpr (sizeof(Float) == 4) // pow is the only one.
        output[i] = powf(x[i], y[i]);
      else
        output[i] = function.library(x[i], y[i]);
  });
  llvm::outs() << ", \"ns_per_element\": " << llvm::format("%.3f", ours)
               << ", \"libm_ns_per_element\": "
               << llvm::format("%.3f", library);
}

bool runSamples(MLIRContext &context, const SampledFunction &function,
                const Format &format, const Options &options) {
  if (format.width == 64 && std::numeric_limits<long double>::digits < 64) {
    llvm::errs() << "uop-bench-ulp: no reference for f64 on this machine\n";
    return true;
  }
  FailureOr<Kernel> kernel =
      compileKernel(context, function.name, format, function.arity);
  if (failed(kernel))
    return false;
  Worst worst;
  if (format.width == 64)
    worst = runWords<uint64_t>(*kernel, function, format, options);
  else if (format.width == 32)
    worst = runWords<uint32_t>(*kernel, function, format, options);
  else
    worst = runWords<uint16_t>(*kernel, function, format, options);
  printWorst(function.name, format, function.arity, worst);
  llvm::outs() << ", \"samples\": " << options.samples;
  if (format.width == 64)
    printTimes<double>(*kernel, function);
  else if (format.width == 32)
    printTimes<float>(*kernel, function);
  llvm::outs() << "}\n";
  llvm::outs().flush();
  return worst.wrong == 0 && worst.ulp <= options.limit;
}
