//===- Trial.cpp - Kernels compiled alone and timed -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Trial.h"

#include "../KernelInfo.h"
#include "../PlanBuilder.h"
#include "uop/Conversion/UOpToLoops.h"
#include "uop/Pipelines/LoopsToLLVM.h"
#include "uop/Pipelines/Pipelines.h"

#include "mlir/Pass/PassManager.h"

#include <chrono>
#include <cmath>
#include <cstring>
#include <random>

using namespace mlir;
using namespace uop;
using namespace uop::tuner;
using runtime::DType;

/// Bytes of all arguments above which a kernel is not tried out.
static constexpr int64_t kMaxBytes = int64_t(1) << 31;

FailureOr<runtime::Program>
uop::tuner::compileAlone(KernelOp kernel, ModuleOp from,
                         const cpu::TargetOptions &target,
                         cpu::VectorRegisters registers) {
  MLIRContext *context = kernel.getContext();
  OwningOpRef<ModuleOp> module = ModuleOp::create(kernel.getLoc());
  (*module)->setDiscardableAttrs(llvm::to_vector(from->getDiscardableAttrs()));
  module->push_back(kernel.clone());
  copyCallees(from, *module);
  std::string name = kernel.getName().str();

  PassManager toLoops(context, ModuleOp::getOperationName());
  PipelineOptions options;
  options.schedule = false;
  options.vectorBytes = registers.bytes;
  options.registers = registers.count;
  options.nativeF16 = registers.hasF16;
  options.nativeDot = registers.hasDot;
  options.nativeDotI16 = registers.dotI16Bytes;
  options.nativeDotBF16 = registers.hasDotBF16;
  options.nativeLdexp = registers.hasLdexp;
  buildKernelsToLoopsPipeline(toLoops, options);
  if (failed(toLoops.run(*module)))
    return failure();
  auto function = module->lookupSymbol<func::FuncOp>(name);
  if (!function)
    return module->emitError("no lowered kernel @") << name;
  runtime::Program program;
  program.name = name;
  program.numArgs = kernel.getNumArguments();
  program.checks = getAccessChecks(function);
  if (auto extent = function->getAttrOfType<IntegerAttr>(kThreadExtentAttrName))
    program.threadExtent = extent.getInt();
  PassManager toLLVM(context, ModuleOp::getOperationName());
  buildLoopsToLLVMPipeline(toLLVM);
  if (failed(toLLVM.run(*module)))
    return failure();

  auto code = cpu::KernelModule::create(*module, {StringRef(name)}, target);
  if (failed(code))
    return failure();
  code->optimize();
  auto object = code->getObject();
  if (failed(object))
    return failure();
  auto loaded = cpu::load(ArrayRef<char>(*object), {code->getEntryName(0)},
                          kernel.getLoc());
  if (failed(loaded))
    return failure();
  program.entry = loaded->entries[0];
  program.code = loaded->code;
  return program;
}

/// Random numbers that no kernel takes far from where it works: floats in
/// [-1, 1), small integers, which are indices into most tables.
static void fill(DType type, int64_t elements, void *memory) {
  std::mt19937 random(12345);
  unsigned width = runtime::byteWidth(type);
  auto *bytes = static_cast<char *>(memory);
  for (int64_t i = 0; i < elements; ++i, bytes += width) {
    uint32_t word = random();
    double value = double(word) / 2147483648.0 - 1;
    switch (type) {
    case DType::F32: {
      auto number = float(value);
      std::memcpy(bytes, &number, width);
      break;
    }
    case DType::F64:
      std::memcpy(bytes, &value, width);
      break;
    case DType::BF16: {
      auto number = float(value);
      std::memcpy(bytes, reinterpret_cast<char *>(&number) + 2, width);
      break;
    }
    case DType::F16: {
      // Normal numbers with exponents of -8 to -1.
      uint16_t number = (word & 0x83ff) | (7 + (word >> 16 & 7)) << 10;
      std::memcpy(bytes, &number, width);
      break;
    }
    case DType::F8E4M3FN:
    case DType::F8E5M2:
      // No NaN and no infinity.
      *bytes = char(word & 0xb7);
      break;
    case DType::F8E4M3FNUZ:
    case DType::F8E5M2FNUZ:
      // The same, and no -0.0, which is NaN.
      *bytes = char((word & 0xb7) | 1);
      break;
    case DType::F8E8M0FNU:
      // 2^-8 to 2^7.
      *bytes = char(119 + (word & 15));
      break;
    case DType::F4E2M1FN:
      *bytes = char(word & 15);
      break;
    case DType::Bool:
      *bytes = char(word & 1);
      break;
    default: {
      uint64_t number = word & 3;
      std::memcpy(bytes, &number, width);
      break;
    }
    }
  }
}

std::optional<Trial> Trial::create(KernelOp kernel, std::string &reason) {
  Trial trial;
  std::vector<bool> written = findWrittenArguments(kernel);
  int64_t total = 0;
  for (BlockArgument argument : kernel.getBody().getArguments()) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    std::optional<DType> dtype =
        type ? getDType(type.getElementType()) : std::nullopt;
    if (!dtype || !type.hasStaticShape()) {
      reason = "a size or another number is an argument";
      return std::nullopt;
    }
    Argument &one = trial.arguments.emplace_back();
    one.type = *dtype;
    one.elements = type.getNumElements();
    one.isWritten = written[argument.getArgNumber()];
    one.isUpdated = one.isWritten &&
                    llvm::any_of(argument.getUsers(), llvm::IsaPred<LoadOp>);
    int64_t bytes = one.elements * runtime::byteWidth(*dtype);
    total += one.isWritten ? 3 * bytes : bytes;
    if (bytes > kMaxBytes || total > kMaxBytes) {
      reason = "its arguments are too large";
      return std::nullopt;
    }
    one.memory = runtime::Buffer::create(bytes);
    if (!one.memory.data()) {
      reason = "out of memory";
      return std::nullopt;
    }
    fill(one.type, one.elements, one.memory.data());
    if (!one.isWritten)
      continue;
    one.initial = runtime::Buffer::create(bytes);
    one.expected = runtime::Buffer::create(bytes);
    if (!one.initial.data() || !one.expected.data()) {
      reason = "out of memory";
      return std::nullopt;
    }
    std::memcpy(one.initial.data(), one.memory.data(), bytes);
  }
  return trial;
}

void Trial::reset() {
  for (Argument &one : arguments)
    if (one.isWritten)
      std::memcpy(one.memory.data(), one.initial.data(), one.memory.size());
}

bool Trial::run(const runtime::Program &program) {
  SmallVector<void *> pointers;
  for (Argument &one : arguments)
    pointers.push_back(one.memory.data());
  SmallVector<int64_t> failures(program.checks.size(), 0);
  if (!failures.empty())
    pointers.push_back(failures.data());
  program.entry(pointers.data(), 0, program.threadExtent);
  return llvm::all_of(failures, [](int64_t word) { return word == 0; });
}

bool Trial::setReference(const runtime::Program &program) {
  reset();
  if (!run(program))
    return false;
  for (Argument &one : arguments)
    if (one.isWritten)
      std::memcpy(one.expected.data(), one.memory.data(), one.memory.size());
  return true;
}

/// Of a value as large as the largest of an array.
static double getTolerance(DType type) {
  switch (type) {
  case DType::F64:
    return 1e-11;
  case DType::F32:
    return 1e-4;
  case DType::F16:
    return 4e-3;
  case DType::BF16:
    return 3e-2;
  default:
    return 0.26;
  }
}

bool Trial::agrees(const runtime::Program &program) {
  reset();
  if (!run(program))
    return false;
  for (Argument &one : arguments) {
    if (!one.isWritten)
      continue;
    unsigned width = runtime::byteWidth(one.type);
    auto *expected = static_cast<const char *>(one.expected.data());
    auto *actual = static_cast<const char *>(one.memory.data());
    if (!runtime::isFloat(one.type)) {
      if (std::memcmp(expected, actual, one.memory.size()) != 0)
        return false;
      continue;
    }
    double largest = 0;
    for (int64_t i = 0; i < one.elements; ++i) {
      double value = runtime::toDouble(one.type, expected + i * width);
      if (std::isfinite(value))
        largest = std::max(largest, std::fabs(value));
    }
    double bound = largest * getTolerance(one.type);
    for (int64_t i = 0; i < one.elements; ++i) {
      double left = runtime::toDouble(one.type, expected + i * width);
      double right = runtime::toDouble(one.type, actual + i * width);
      bool isEqual = left == right || (std::isnan(left) && std::isnan(right));
      if (!isEqual && !(std::fabs(left - right) <= bound))
        return false;
    }
  }
  return true;
}

double Trial::time(const runtime::Program &program, double best) {
  using Clock = std::chrono::steady_clock;
  constexpr double kEnough = 4e6, kHopeless = 2.5;
  bool isUpdating = llvm::any_of(
      arguments, [](const Argument &one) { return one.isUpdated; });
  double least = 0, total = 0;
  // The first run finds caches and the branch predictor cold.
  for (int i = 0; i < 50 && (i < 3 || total < kEnough); ++i) {
    if (isUpdating)
      reset();
    auto start = Clock::now();
    run(program);
    std::chrono::duration<double, std::nano> elapsed = Clock::now() - start;
    total += elapsed.count();
    if (least == 0 || elapsed.count() < least)
      least = elapsed.count();
    if (i >= 1 && best > 0 && least > kHopeless * best)
      break;
  }
  return std::max(least, 1.0);
}
