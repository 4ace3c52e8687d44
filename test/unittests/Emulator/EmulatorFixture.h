//===- EmulatorFixture.h - Kernels that are run and mutated ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TEST_UNITTESTS_EMULATOR_EMULATORFIXTURE_H
#define UOP_TEST_UNITTESTS_EMULATOR_EMULATORFIXTURE_H

#include "uop/Conversion/UOpToGPU.h"
#include "uop/Emulator/Emulator.h"
#include "uop/Pipelines/GPUPipelines.h"
#include "uop/Pipelines/Pipelines.h"
#include "uop/Register.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringSwitch.h"

#include "gtest/gtest.h"

#include <cstring>

namespace uop::emulator {
using namespace mlir;

/// A module that is lowered to the GPU stage and run by the emulator.
class EmulatorTest : public ::testing::Test {
protected:
  EmulatorTest() {
    DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  void parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
  }

  /// Tensor ops to kernels of a GPU, with blocks as `options` say and buffers
  /// that are aligned as a device allocates them.
  void lower(const MapToBlocksPassOptions &options) {
    PassManager plan(&context, ModuleOp::getOperationName());
    buildPlanPipeline(plan, PipelineOptions());
    ASSERT_TRUE(succeeded(plan.run(*module)));
    for (auto kernel : module->getOps<KernelOp>())
      for (unsigned i = 0; i != kernel.getNumArguments(); ++i)
        kernel.setArgAttr(i, LLVM::LLVMDialect::getAlignAttrName(),
                          Builder(&context).getI64IntegerAttr(64));
    PassManager pm(&context, ModuleOp::getOperationName());
    pm.addNestedPass<KernelOp>(createMapToBlocksPass(options));
    buildKernelsToGPUPipeline(pm, GPUOptions());
    ASSERT_TRUE(succeeded(pm.run(*module)));
  }

  /// The bits of 1 in an element of `width` bits: a half or a float.
  static uint32_t getOne(unsigned width) {
    return width == 16 ? 0x3c00 : 0x3f800000;
  }

  gpu::GPUFuncOp getKernel(ModuleOp of) {
    gpu::GPUFuncOp kernel;
    of.walk([&](gpu::GPUFuncOp function) { kernel = function; });
    return kernel;
  }

  /// Runs the only kernel on buffers of ones; what the emulator says.
  std::string run(ModuleOp of) {
    gpu::GPUFuncOp kernel = getKernel(of);
    std::vector<std::vector<uint8_t>> storage;
    unsigned width = 0;
    for (Type type : kernel.getFunctionType().getInputs()) {
      auto buffer = dyn_cast<MemRefType>(type);
      if (!buffer)
        continue;
      width = buffer.getElementTypeBitWidth();
      uint32_t one = getOne(width);
      auto &bytes = storage.emplace_back();
      for (int64_t i = 0; i != buffer.getNumElements(); ++i)
        for (unsigned shift = 0; shift != width; shift += 8)
          bytes.push_back(one >> shift);
    }
    std::vector<Memory> memory(storage.size());
    std::vector<Argument> args;
    for (auto [bytes, entry] : llvm::zip(storage, memory)) {
      entry.data = bytes.data();
      entry.defined.resize(bytes.size(), true);
      args.push_back({&entry, 0});
    }
    auto kernels = Kernels::create(of);
    EXPECT_TRUE(succeeded(kernels));
    runtime::Error error = (*kernels)->launch(
        kernel.getName(), args, kernel.getKnownGridSize()->front(),
        kernel.getKnownBlockSize()->front());
    result.clear();
    for (size_t i = 0; i != storage.back().size(); i += width / 8) {
      uint64_t bits = 0;
      memcpy(&bits, &storage.back()[i], width / 8);
      result.push_back(
          APFloat(width == 16 ? APFloat::IEEEhalf() : APFloat::IEEEsingle(),
                  APInt(width, bits))
              .convertToFloat());
    }
    return error ? error.message() : "";
  }

  /// What the emulator says if `mutate` has changed a copy of the kernel.
  std::string runMutant(llvm::function_ref<void(gpu::GPUFuncOp)> mutate) {
    OwningOpRef<ModuleOp> mutant = module->clone();
    mutate(getKernel(*mutant));
    return run(*mutant);
  }

  /// Each element is `expected`, and the emulator finds each barrier missing.
  void expectBarriersNeeded(float expected) {
    EXPECT_EQ(run(*module), "");
    for (float value : result)
      EXPECT_EQ(value, expected);
    unsigned count = 0;
    module->walk([&](gpu::BarrierOp) { ++count; });
    EXPECT_GT(count, 0u);
    for (unsigned i = 0; i != count; ++i) {
      OwningOpRef<ModuleOp> mutant = module->clone();
      unsigned number = 0;
      gpu::BarrierOp removed;
      mutant->walk([&](gpu::BarrierOp op) {
        if (number++ == i)
          removed = op;
      });
      removed.erase();
      std::string message = run(*mutant);
      // A thread that runs alone may come before what it should have waited
      // for.
      bool isFound =
          message.find("without synchronization") != std::string::npos ||
          message.find("which was never written") != std::string::npos ||
          message.find("without a wait") != std::string::npos;
      EXPECT_TRUE(isFound) << "without barrier " << i << ": " << message;
    }
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::vector<float> result;
};

/// The product of a rows x depth and a depth x columns matrix of `type`.
inline std::string makeProduct(StringRef rows, StringRef depth,
                               StringRef columns, StringRef type) {
  std::string text = R"mlir(
    func.func @main(%x: tensor<MxKxT>, %w: tensor<KxNxT>) -> tensor<MxNxT> {
      %0 = uop.reshape %x : tensor<MxKxT> -> tensor<MxKx1xT>
      %1 = uop.expand %0 : tensor<MxKx1xT> -> tensor<MxKxNxT>
      %2 = uop.reshape %w : tensor<KxNxT> -> tensor<1xKxNxT>
      %3 = uop.expand %2 : tensor<1xKxNxT> -> tensor<MxKxNxT>
      %4 = uop.mul %1, %3 : tensor<MxKxNxT>
      %5 = uop.reduce_axis add %4 axes [1] : tensor<MxKxNxT> -> tensor<MxNxT>
      return %5 : tensor<MxNxT>
    })mlir";
  std::string filled;
  for (char c : text) {
    StringRef piece = llvm::StringSwitch<StringRef>(StringRef(&c, 1))
                          .Case("M", rows)
                          .Case("K", depth)
                          .Case("N", columns)
                          .Case("T", type)
                          .Default(StringRef(&c, 1));
    filled += piece;
  }
  return filled;
}

/// What `module` has of `OpTy`.
template <typename OpTy>
size_t count(ModuleOp module) {
  size_t number = 0;
  module.walk([&](OpTy) { ++number; });
  return number;
}

} // namespace uop::emulator

#endif // UOP_TEST_UNITTESTS_EMULATOR_EMULATORFIXTURE_H
