//===- ulp.cpp - Errors of compiled functions -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles a kernel for each function, runs it on every float of 32 bits or
// fewer and compares with the double function of libm, whose own error is far
// below what is measured; f64 and functions of two arguments are sampled, in
// Samples.cpp. One line of JSON a function: the largest error in units in the
// last place of the element type, where it is, how many results are wrong in
// kind (NaN, sign of zero), and the time for an element next to that of libm's
// function. The exit status is 1 where an error is above the limit.
//
//===----------------------------------------------------------------------===//

#include "Ulp.h"

#include "uop/Register.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstring>
#include <limits>
#include <thread>

using namespace mlir;

namespace {
struct Function {
  const char *name;
  double (*reference)(double);
  float (*library)(float);
  /// f(-x) / f(x), or 0: libm's function is asked once for both.
  int parity;
  /// Arguments that are timed.
  float low, high;
};
} // namespace

static double rsqrtReference(double x) { return 1 / std::sqrt(x); }
static float rsqrtLibrary(float x) { return 1 / std::sqrt(x); }

static const Function kFunctions[] = {
    {"exp", std::exp, expf, 0, -80, 80},
    {"exp2", std::exp2, exp2f, 0, -120, 120},
    {"log", std::log, logf, 0, 0.001f, 1000},
    {"log2", std::log2, log2f, 0, 0.001f, 1000},
    {"sin", std::sin, sinf, -1, -100, 100},
    {"cos", std::cos, cosf, 1, -100, 100},
    {"tan", std::tan, tanf, -1, -100, 100},
    {"tanh", std::tanh, tanhf, -1, -8, 8},
    {"erf", std::erf, erff, -1, -4, 4},
    {"rsqrt", rsqrtReference, rsqrtLibrary, 0, 0.001f, 1000},
};

static const Format kFormats[] = {
    {"f32", 32, 23, llvm::APFloat::IEEEsingle},
    {"f16", 16, 10, llvm::APFloat::IEEEhalf},
    {"bf16", 16, 7, llvm::APFloat::BFloat},
    {"f64", 64, 52, llvm::APFloat::IEEEdouble},
};

double decode(const Format &format, uint64_t bits) {
  if (format.width == 32)
    return llvm::bit_cast<float>(uint32_t(bits));
  if (format.width == 64)
    return llvm::bit_cast<double>(bits);
  llvm::APFloat value(format.semantics(), llvm::APInt(format.width, bits));
  return value.convertToDouble();
}

/// 1 over the unit in the last place of a number as large as `value`.
static double getInverseUnit(const Format &format, double value) {
  const llvm::fltSemantics &semantics = format.semantics();
  int64_t exponent =
      int64_t(llvm::bit_cast<uint64_t>(value) >> 52 & 0x7ff) - 1023;
  exponent = std::max<int64_t>(exponent,
                               llvm::APFloat::semanticsMinExponent(semantics));
  exponent = std::min<int64_t>(exponent,
                               llvm::APFloat::semanticsMaxExponent(semantics));
  return llvm::bit_cast<double>(
      uint64_t(1023 + int64_t(format.mantissa) - exponent) << 52);
}

/// Compares one result; infinity counts as the first number that is too large.
static void check(const Format &format, double bound, uint32_t argument,
                  double actual, double expected, Worst &worst) {
  bool isWrong =
      std::isnan(actual) != std::isnan(expected) ||
      (actual == 0 && std::signbit(actual) != std::signbit(expected));
  if (isWrong && worst.wrong++ == 0)
    worst.wrongAt = {argument};
  if (std::isnan(actual) || std::isnan(expected))
    return;
  double a = std::max(-bound, std::min(bound, actual));
  double e = std::max(-bound, std::min(bound, expected));
  double ulp = std::fabs(a - e) * getInverseUnit(format, e);
  if (ulp > worst.ulp) {
    worst.ulp = ulp;
    worst.at = {argument};
  }
}

//===----------------------------------------------------------------------===//
// Compilation and runs
//===----------------------------------------------------------------------===//

void Kernel::run(llvm::ArrayRef<const void *> inputs, void *output) const {
  const uop::runtime::Program &program = plan->programs.front();
  llvm::SmallVector<void *> args;
  for (const void *input : inputs)
    args.push_back(const_cast<void *>(input));
  args.push_back(output);
  program.entry(args.data(), 0, program.threadExtent);
}

FailureOr<Kernel> compileKernel(MLIRContext &context, const char *function,
                                const Format &format, unsigned arity) {
  std::string type =
      ("tensor<" + llvm::Twine(kChunk) + "x" + format.name + ">").str();
  bool isUnary = arity == 1;
  std::string text = "func.func @main(%x: " + type +
                     (isUnary ? "" : ", %y: " + type) + ") -> " + type +
                     " {\n  %0 = uop." + function +
                     (isUnary ? " %x : " : " %x, %y : ") + type +
                     "\n  return %0 : " + type + "\n}\n";
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  if (!module)
    return failure();
  FailureOr<uop::CompileResult> result =
      uop::compile(*module, uop::CompileOptions());
  if (failed(result))
    return failure();
  if (result->plan->programs.size() != 1 ||
      result->plan->programs.front().numArgs != arity + 1) {
    llvm::errs() << "uop-bench-ulp: " << function
                 << " is not one kernel with its inputs and an output\n";
    return failure();
  }
  return Kernel{result->plan};
}

Worst checkChunks(const Options &options, uint64_t total,
                  llvm::function_ref<void(uint64_t, Worst &)> work) {
  std::atomic<uint64_t> next = 0;
  std::vector<Worst> found(options.threads);
  std::vector<std::thread> threads;
  for (Worst &worst : found)
    threads.emplace_back([&] {
      for (uint64_t begin; (begin = next.fetch_add(kChunk)) < total;)
        work(begin, worst);
    });
  for (std::thread &thread : threads)
    thread.join();
  Worst worst;
  for (const Worst &one : found)
    worst.merge(one);
  return worst;
}

template <typename Word>
static Worst runAll(const Kernel &kernel, const Function &function,
                    const Format &format, const Options &options) {
  uint64_t total = (uint64_t(1) << format.width) / options.stride;
  uint64_t stride = options.stride;
  if (total < kChunk) { // A type this small is done whole.
    stride = 1;
    total = uint64_t(1) << format.width;
  }
  double bound = std::ldexp(
      1.0, llvm::APFloat::semanticsMaxExponent(format.semantics()) + 1);
  Word signBit = Word(1) << (format.width - 1);
  bool isHalved = function.parity && stride == 1;
  if (isHalved)
    total /= 2;
  auto checkChunk = [&](uint64_t begin, Worst &worst) {
    alignas(64) Word input[kChunk], output[kChunk];
    double expected[kChunk];
    for (unsigned i = 0; i != kChunk; ++i) {
      input[i] = Word((begin + i) * stride);
      expected[i] = function.reference(decode(format, input[i]));
    }
    for (bool negative : {false, true}) {
      if (negative && !isHalved)
        break;
      if (negative)
        for (unsigned i = 0; i != kChunk; ++i) {
          input[i] |= signBit;
          expected[i] *= function.parity;
        }
      kernel.run({input}, output);
      for (unsigned i = 0; i != kChunk; ++i)
        check(format, bound, input[i], decode(format, output[i]), expected[i],
              worst);
    }
  };
  return checkChunks(options, total, checkChunk);
}

double measure(llvm::function_ref<void()> runChunk) {
  using Clock = std::chrono::steady_clock;
  double best = std::numeric_limits<double>::infinity();
  for (unsigned round = 0; round != 20; ++round) {
    constexpr unsigned repeat = 50;
    auto start = Clock::now();
    for (unsigned i = 0; i != repeat; ++i)
      runChunk();
    std::chrono::duration<double, std::nano> elapsed = Clock::now() - start;
    best = std::min(best, elapsed.count() / (repeat * kChunk));
  }
  return best;
}

void printWorst(const char *function, const Format &format, unsigned arity,
                const Worst &worst) {
  auto print = [&](const std::array<uint64_t, 2> &arguments) {
    for (unsigned i = 0; i != arity; ++i) {
      llvm::outs() << (i ? ", " : "") << '"'
                   << llvm::format("%a", decode(format, arguments[i])) << '"';
    }
  };
  llvm::outs() << "{\"function\": \"" << function << "\", \"type\": \""
               << format.name
               << "\", \"worst_ulp\": " << llvm::format("%.4f", worst.ulp)
               << ", \"at\": [";
  print(worst.at);
  llvm::outs() << "], \"wrong\": " << worst.wrong;
  if (worst.wrong) {
    llvm::outs() << ", \"wrong_at\": [";
    print(worst.wrongAt);
    llvm::outs() << "]";
  }
}

static bool runFunction(MLIRContext &context, const Function &function,
                        const Format &format, const Options &options) {
  FailureOr<Kernel> kernel = compileKernel(context, function.name, format, 1);
  if (failed(kernel))
    return false;
  bool isSingle = format.width == 32;
  Worst worst = isSingle ? runAll<uint32_t>(*kernel, function, format, options)
                         : runAll<uint16_t>(*kernel, function, format, options);
  printWorst(function.name, format, 1, worst);
  if (isSingle) {
    alignas(64) static float input[kChunk], output[kChunk];
    for (unsigned i = 0; i != kChunk; ++i)
      input[i] =
          function.low + (function.high - function.low) * float(i) / kChunk;
    double ours = measure([&] { kernel->run({input}, output); });
    double library = measure([&] {
      for (unsigned i = 0; i != kChunk; ++i)
        output[i] = function.library(input[i]);
    });
    llvm::outs() << ", \"ns_per_element\": " << llvm::format("%.3f", ours)
                 << ", \"libm_ns_per_element\": "
                 << llvm::format("%.3f", library);
  }
  llvm::outs() << "}\n";
  llvm::outs().flush();
  return worst.wrong == 0 && worst.ulp <= options.limit;
}

//===----------------------------------------------------------------------===//
// main
//===----------------------------------------------------------------------===//

static bool isChosen(llvm::StringRef list, llvm::StringRef name) {
  return list.empty() || llvm::is_contained(llvm::split(list, ','), name);
}

static bool parse(int argc, char **argv, Options &options) {
  for (int i = 1; i < argc; ++i) {
    auto [name, value] = llvm::StringRef(argv[i]).split('=');
    bool isRight = true;
    if (name == "--stride")
      isRight = !value.getAsInteger(10, options.stride) && options.stride;
    else if (name == "--threads")
      isRight = !value.getAsInteger(10, options.threads) && options.threads;
    else if (name == "--samples")
      isRight = !value.getAsInteger(10, options.samples) && options.samples;
    else if (name == "--limit")
      isRight = !value.getAsDouble(options.limit);
    else if (name == "--functions")
      options.functions = value.str();
    else if (name == "--types")
      options.types = value.str();
    else
      isRight = false;
    if (isRight)
      continue;
    llvm::errs() << "uop-bench-ulp: cannot use '" << argv[i]
                 << "'\nusage: uop-bench-ulp [--functions=exp,log,...] "
                    "[--types=f32,f16,bf16,f64] [--stride=N] "
                    "[--samples=N] [--threads=N] [--limit=ULP]\n";
    return false;
  }
  return true;
}

int main(int argc, char **argv) {
  Options options;
  if (!parse(argc, argv, options))
    return 2;
  DialectRegistry registry;
  uop::registerAllDialects(registry);
  MLIRContext context(registry);
  bool allRight = true, any = false;
  for (const Format &format : kFormats) {
    if (!isChosen(options.types, format.name))
      continue;
    for (const Function &function : kFunctions)
      if (format.width != 64 && isChosen(options.functions, function.name)) {
        any = true;
        allRight &= runFunction(context, function, format, options);
      }
    for (const SampledFunction &function : getSampledFunctions())
      if ((format.width == 64 || function.arity == 2) &&
          isChosen(options.functions, function.name)) {
        any = true;
        allRight &= runSamples(context, function, format, options);
      }
  }
  if (!any) {
    llvm::errs() << "uop-bench-ulp: no such function or type\n";
    return 2;
  }
  return allRight ? 0 : 1;
}
