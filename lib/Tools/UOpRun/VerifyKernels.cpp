//===- VerifyKernels.cpp - Each kernel against the interpreter --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VerifyKernels.h"

#include "Files.h"
#include "NativeFunctions.h"
#include "uop/Runtime/Npy.h"
#include "uop/Tools/Compare.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <cstring>

using namespace mlir;
using namespace uop;
using namespace uop::run;
using runtime::Array;
using runtime::Error;
using runtime::Expected;
using runtime::PlanExecutor;
using runtime::Step;

void KernelVerifier::addTo(runtime::ExecutorOptions &executorOptions,
                           const std::optional<PlanExecutor> &executor) {
  auto isChecked = [this](size_t step) {
    return message.empty() && plan->steps[step].kind == Step::Kind::Launch;
  };
  executorOptions.beforeStep = [this, isChecked, &executor](size_t step) {
    if (isChecked(step))
      before(*executor, step);
  };
  executorOptions.stepHook = [this, isChecked, &executor](size_t step,
                                                          int64_t) {
    if (isChecked(step))
      after(*executor, step);
  };
}

Error KernelVerifier::getError() const {
  return message.empty() ? Error::success() : Error::failure(message);
}

/// A copy of the buffer at `data`, which has the type of a kernel's argument.
static Expected<Array> copyBuffer(MemRefType type, const void *data) {
  auto dtype = getDType(type.getElementType());
  if (!dtype)
    return Error::failure("no arrays of this type");
  Expected<Array> array = Array::create(*dtype, type.getShape().vec());
  if (!array)
    return array.takeError();
  if (Error error = array->buffer.allocate())
    return error;
  if (size_t bytes = array->buffer.size())
    std::memcpy(array->data(), data, bytes);
  return array;
}

void KernelVerifier::before(const PlanExecutor &executor, size_t step) {
  buffers.clear();
  scalars.clear();
  KernelOp kernel = kernels[plan->steps[step].program].getKernel();
  auto given = executor.arguments(step);
  if (!given) {
    message = "--verify-kernels: " + given.message();
    return;
  }
  for (auto [type, pointer] :
       llvm::zip_equal(kernel.getArgumentTypes(),
                       llvm::ArrayRef(given->data(), given->size()))) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref) {
      scalars.push_back(reinterpret_cast<intptr_t>(pointer));
      continue;
    }
    Expected<Array> copy = copyBuffer(memref, pointer);
    if (!copy) {
      message = "--verify-kernels: kernel '" + kernel.getName().str() +
                "': " + copy.message();
      return;
    }
    buffers.push_back(std::move(*copy));
  }
}

/// What the interpreter leaves in the buffers; with noise if there is a seed.
static FailureOr<std::vector<Array>>
interpret(KernelOp kernel, ArrayRef<Array> buffers, ArrayRef<int64_t> scalars,
          std::optional<uint64_t> seed = {}) {
  auto module = kernel->getParentOfType<ModuleOp>();
  interp::Interpreter interpreter(module);
  if (seed)
    interpreter.setRoundingNoise(getRoundingError, *seed);
  registerNativeFunctions(interpreter, module);
  SmallVector<interp::InterpValue> arguments;
  std::vector<interp::Buffer> memory;
  size_t scalar = 0;
  for (Type type : kernel.getArgumentTypes()) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref) {
      arguments.push_back(interp::Scalar{type, interp::ElementKind::Index,
                                         uint64_t(scalars[scalar++])});
      continue;
    }
    const Array &array = buffers[memory.size()];
    ArrayRef<uint8_t> bytes(static_cast<const uint8_t *>(array.data()),
                            array.buffer.size());
    memory.push_back(interp::Buffer::fromTensor(
        interp::Tensor::fromBytes(memref.getElementType(), array.shape, bytes),
        kernel.getLoc()));
    arguments.push_back(memory.back());
  }
  if (failed(interpreter.run(kernel.getName(), arguments)))
    return failure();
  std::vector<Array> results;
  for (auto [buffer, array] : llvm::zip(memory, buffers)) {
    std::optional<interp::Tensor> tensor = buffer.toTensor();
    auto copy = Array::create(array.dtype, array.shape);
    if (!tensor || !copy || copy->buffer.allocate())
      return kernel.emitError("no memory for what it writes");
    if (!tensor->getBytes().empty())
      std::memcpy(copy->data(), tensor->getBytes().data(),
                  tensor->getBytes().size());
    results.push_back(std::move(*copy));
  }
  return results;
}

void KernelVerifier::after(const PlanExecutor &executor, size_t step) {
  const runtime::Program &program = plan->programs[plan->steps[step].program];
  KernelOp kernel = kernels[plan->steps[step].program].getKernel();
  std::string start =
      "--verify-kernels: step " + std::to_string(step) + ", kernel '" +
      program.name + "'" +
      (program.provenance.empty() ? "" : " (" + program.provenance + ")");
  FailureOr<std::vector<Array>> expected = interpret(kernel, buffers, scalars);
  if (failed(expected)) {
    message = start + ": the interpreter cannot run it";
    return;
  }
  auto given = executor.arguments(step);
  if (!given) {
    message = start + ": " + given.message();
    return;
  }
  ModuleOp module = kernels[plan->steps[step].program].module.get();
  double tolerance = getTolerance(module);
  std::vector<double> spread;
  for (size_t i = 0; i < buffers.size(); ++i) {
    if (!program.written[i])
      continue;
    auto actual =
        copyBuffer(cast<MemRefType>(kernel.getArgumentTypes()[i]), (*given)[i]);
    std::string difference =
        actual ? compareArrays(*actual, (*expected)[i], tolerance)
               : actual.message();
    if (actual && !difference.empty() && tolerance != 0) {
      if (spread.empty())
        spread = measureSpread(*expected, [&](uint64_t seed) {
          ScopedDiagnosticHandler quiet(module.getContext(),
                                        [](Diagnostic &) { return success(); });
          return interpret(kernel, buffers, scalars, seed);
        });
      difference = compareArrays(*actual, (*expected)[i], tolerance, spread[i]);
    }
    if (difference.empty())
      continue;
    message = start + ": argument " + std::to_string(i) + ", " +
              buffers[i].typeString() + ", " + difference;
    Expected<std::string> command = save(step, kernel);
    message +=
        command ? "\nto run it again: " + *command : "\n" + command.message();
    return;
  }
}

/// A function that launches `kernel` on tensors, beside it.
static std::string makeModule(KernelOp kernel, const runtime::Program &program,
                              ArrayRef<Array> buffers,
                              ArrayRef<int64_t> scalars) {
  std::string text, inputs, inputTypes, outputs, outputTypes, arguments;
  llvm::raw_string_ostream os(text);
  kernel->getParentOfType<ModuleOp>()->print(os,
                                             OpPrintingFlags().useLocalScope());
  // Into the module's braces.
  text.resize(StringRef(text).rtrim().size() - 1);
  auto add = [](std::string &list, const Twine &item) {
    list += ((list.empty() ? "" : ", ") + item).str();
  };
  // What is written comes last, in the order of the arguments.
  bool isOutput = false;
  for (auto [i, array] : llvm::enumerate(buffers)) {
    isOutput |= program.written[i];
    std::string name = "%x" + std::to_string(i);
    std::string type = "tensor<" + array.typeString() + ">";
    add(arguments, name + ": " + type);
    add(isOutput ? outputs : inputs, name);
    add(isOutput ? outputTypes : inputTypes, type);
  }
  os << "  func.func @main(" << arguments << ") -> (" << outputTypes << ") {\n";
  std::string variables;
  for (auto [i, scalar] : llvm::enumerate(scalars)) {
    os << "    %n" << i << " = uop.const " << scalar << " : index\n";
    add(variables, "%n" + Twine(i));
  }
  std::string typed = inputs.empty() ? "" : inputs + " : " + inputTypes;
  size_t count = StringRef(outputTypes).count("tensor<");
  os << "    %r:" << count << " = uop.launch @" << kernel.getName() << " ins("
     << typed << ") outs(" << outputs << " : " << outputTypes << ")"
     << (variables.empty() ? "" : " vars(" + variables + ")") << " -> "
     << outputTypes << "\n    return ";
  for (size_t i = 0; i < count; ++i)
    os << (i ? ", " : "") << "%r#" << i;
  os << " : " << outputTypes << "\n  }\n}\n";
  return text;
}

/// Returns the command.
Expected<std::string> KernelVerifier::save(size_t step, KernelOp kernel) const {
  const std::string &folder = options.verifyFolder;
  if (std::error_code code = llvm::sys::fs::create_directories(folder))
    return Error::failure("cannot make the folder '" + folder +
                          "': " + code.message());
  llvm::SmallString<128> base(folder);
  llvm::sys::path::append(base, makeFileName(kernel.getName()));
  const runtime::Program &program = plan->programs[plan->steps[step].program];
  std::string path = (base + ".mlir").str();
  if (Error error =
          writeText(path, makeModule(kernel, program, buffers, scalars)))
    return error;
  std::string command = "uop-run " + path + " --verify";
  for (auto [i, buffer] : llvm::enumerate(buffers)) {
    std::string file = (base + ".x" + Twine(i) + ".npy").str();
    if (Error error = runtime::writeNpy(file, buffer))
      return error;
    command += " --input=" + file;
  }
  for (const std::string &library : options.libraries)
    command += " --load=" + library;
  if (!options.deviceName.empty())
    command += " --device=" + options.deviceName;
  if (options.threads > 1)
    command += " --threads=" + std::to_string(options.threads);
  return command;
}
