//===- EmulatorTest.cpp - What the emulator of GPUs finds -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Emulator/Emulator.h"
#include "uop/Conversion/UOpToGPU.h"
#include "uop/Pipelines/GPUPipelines.h"
#include "uop/Pipelines/Pipelines.h"
#include "uop/Register.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace uop;
using namespace uop::emulator;

namespace {

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

  /// Tensor ops to kernels of a GPU, with blocks as `options` say.
  void lower(const MapToBlocksPassOptions &options) {
    PassManager pm(&context, ModuleOp::getOperationName());
    buildPlanPipeline(pm, PipelineOptions());
    pm.addNestedPass<KernelOp>(createMapToBlocksPass(options));
    buildKernelsToGPUPipeline(pm, GPUOptions());
    ASSERT_TRUE(succeeded(pm.run(*module)));
  }

  gpu::GPUFuncOp getKernel(ModuleOp of) {
    gpu::GPUFuncOp kernel;
    of.walk([&](gpu::GPUFuncOp function) { kernel = function; });
    return kernel;
  }

  /// Runs the only kernel on buffers of ones; what the emulator says.
  std::string run(ModuleOp of) {
    gpu::GPUFuncOp kernel = getKernel(of);
    std::vector<std::vector<float>> storage;
    for (Type type : kernel.getFunctionType().getInputs())
      storage.emplace_back(cast<MemRefType>(type).getNumElements(), 1.0f);
    std::vector<Memory> memory(storage.size());
    std::vector<Argument> args;
    for (auto [bytes, entry] : llvm::zip(storage, memory)) {
      entry.data = reinterpret_cast<uint8_t *>(bytes.data());
      entry.defined.resize(bytes.size() * sizeof(float), true);
      args.push_back({&entry, 0});
    }
    auto kernels = Kernels::create(of);
    EXPECT_TRUE(succeeded(kernels));
    runtime::Error error = (*kernels)->launch(
        kernel.getName(), args, kernel.getKnownGridSize()->front(),
        kernel.getKnownBlockSize()->front());
    result = storage.back();
    return error ? error.message() : "";
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
          message.find("with nothing in between that orders the two") !=
              std::string::npos ||
          message.find("which nobody has written") != std::string::npos;
      EXPECT_TRUE(isFound) << "without barrier " << i << ": " << message;
    }
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::vector<float> result;
};

} // namespace

TEST_F(EmulatorTest, ProductNeedsEachBarrier) {
  parse(R"mlir(
    func.func @main(%x: tensor<9x20xf32>, %w: tensor<20x7xf32>) -> tensor<9x7xf32> {
      %0 = uop.reshape %x : tensor<9x20xf32> -> tensor<9x20x1xf32>
      %1 = uop.expand %0 : tensor<9x20x1xf32> -> tensor<9x20x7xf32>
      %2 = uop.reshape %w : tensor<20x7xf32> -> tensor<1x20x7xf32>
      %3 = uop.expand %2 : tensor<1x20x7xf32> -> tensor<9x20x7xf32>
      %4 = uop.mul %1, %3 : tensor<9x20x7xf32>
      %5 = uop.reduce_axis add %4 axes [1] : tensor<9x20x7xf32> -> tensor<9x7xf32>
      return %5 : tensor<9x7xf32>
    })mlir");
  MapToBlocksPassOptions options;
  options.tile = {2, 4, 2, 1, 8};
  lower(options);
  expectBarriersNeeded(20.0f);
}

TEST_F(EmulatorTest, ReductionNeedsEachBarrier) {
  parse(R"mlir(
    func.func @main(%x: tensor<3x50xf32>) -> tensor<3xf32> {
      %0 = uop.reduce_axis add %x axes [1] : tensor<3x50xf32> -> tensor<3xf32>
      return %0 : tensor<3xf32>
    })mlir");
  MapToBlocksPassOptions options;
  options.threads = 16;
  lower(options);
  expectBarriersNeeded(50.0f);
}

/// A kernel with `body`, in blocks of 4 threads.
static std::string makeKernel(StringRef body) {
  return (R"mlir(gpu.module @kernels {
    gpu.func @k(%x: memref<8xf32, #gpu.address_space<global>>, %o: memref<8xf32, #gpu.address_space<global>>)
        workgroup(%s: memref<8xf32, #gpu.address_space<workgroup>>) kernel
        attributes {known_block_size = array<i32: 4, 1, 1>, known_grid_size = array<i32: 2, 1, 1>} {
      %b = gpu.block_id x
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
)mlir" + body +
          R"mlir(
      gpu.return
    }
  })mlir")
      .str();
}

TEST_F(EmulatorTest, OutOfBoundsIsAnError) {
  parse(makeKernel(R"mlir(
      %0 = memref.load %x[%c8] : memref<8xf32, #gpu.address_space<global>>
  )mlir"));
  EXPECT_NE(run(*module).find("thread 0 of block 0 reads element 8, outside of "
                              "a buffer of 8"),
            std::string::npos);
  parse(makeKernel(R"mlir(
      %one = arith.constant 1.0 : f32
      memref.store %one, %x[%c8] : memref<8xf32, #gpu.address_space<global>>
  )mlir"));
  EXPECT_NE(run(*module).find("writes element 8, outside of a buffer of 8"),
            std::string::npos);
}

TEST_F(EmulatorTest, ShortArgumentIsAnError) {
  parse(makeKernel(R"mlir(
      %0 = memref.load %x[%t] : memref<8xf32, #gpu.address_space<global>>
  )mlir"));
  auto kernels = Kernels::create(*module);
  ASSERT_TRUE(succeeded(kernels));
  runtime::Error error =
      (*kernels)->launch("k", {Argument(), Argument()}, 1, 4);
  ASSERT_TRUE(bool(error));
  EXPECT_NE(error.message().find("element 0, outside of a buffer of 0"),
            std::string::npos);
}

TEST_F(EmulatorTest, AxesAreChecked) {
  parse(makeKernel(R"mlir(
      %a = memref.alloca() : memref<2x4xf32>
      %one = arith.constant 1.0 : f32
      memref.store %one, %a[%c0, %c8] : memref<2x4xf32>
  )mlir"));
  EXPECT_NE(run(*module).find("is at 8 of axis 1, which has 4 elements"),
            std::string::npos);
}

TEST_F(EmulatorTest, UnwrittenReadIsAnError) {
  parse(makeKernel(R"mlir(
      %0 = memref.load %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
  )mlir"));
  EXPECT_NE(run(*module).find("reads element 0, which nobody has written"),
            std::string::npos);
}

TEST_F(EmulatorTest, RaceOfBlocksIsAnError) {
  parse(makeKernel(R"mlir(
      %0 = memref.load %x[%t] : memref<8xf32, #gpu.address_space<global>>
      memref.store %0, %o[%t] : memref<8xf32, #gpu.address_space<global>>
  )mlir"));
  EXPECT_NE(run(*module).find("thread 0 of block 1 writes element 0, which "
                              "thread 0 of block 0 writes"),
            std::string::npos);
}

TEST_F(EmulatorTest, WriteAfterReadIsARace) {
  parse(makeKernel(R"mlir(
      %one = arith.constant 1.0 : f32
      memref.store %one, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %u = arith.addi %t, %c1 : index
      %v = arith.andi %u, %c3 : index
      %0 = memref.load %s[%v] : memref<8xf32, #gpu.address_space<workgroup>>
      memref.store %0, %s[%t] : memref<8xf32, #gpu.address_space<workgroup>>
  )mlir"));
  EXPECT_NE(run(*module).find("thread 1 of block 0 writes element 1, which "
                              "thread 0 of block 0 reads"),
            std::string::npos);
}

TEST_F(EmulatorTest, DivergenceAtABarrierIsAnError) {
  parse(makeKernel(R"mlir(
      %low = arith.cmpi ult, %t, %c2 : index
      scf.if %low {
        gpu.barrier
      }
  )mlir"));
  EXPECT_NE(run(*module).find("thread 0 of block 0 waits, and thread 2 does "
                              "not come: it ended"),
            std::string::npos);
}

TEST_F(EmulatorTest, UnknownOpIsAnError) {
  parse(makeKernel("%0 = gpu.block_dim x"));
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    message = diagnostic.str();
    return success();
  });
  EXPECT_TRUE(failed(Kernels::create(*module)));
  EXPECT_EQ(message, "'gpu.block_dim' op is not executed by the emulator of "
                     "GPUs");
}

TEST_F(EmulatorTest, ArgumentsAreChecked) {
  parse(makeKernel(""));
  auto kernels = Kernels::create(*module);
  ASSERT_TRUE(succeeded(kernels));
  runtime::Error none = (*kernels)->launch("other", {}, 1, 1);
  ASSERT_TRUE(bool(none));
  EXPECT_EQ(none.message(), "there is no kernel 'other'");
  runtime::Error count = (*kernels)->launch("k", {}, 1, 1);
  ASSERT_TRUE(bool(count));
  EXPECT_EQ(count.message(), "the kernel has 2 arguments, got 0");
}
