//===- EmulatorTest.cpp - What the emulator of GPUs finds -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EmulatorFixture.h"

#include <cmath>

using namespace mlir;
using namespace uop;
using namespace uop::emulator;

TEST_F(EmulatorTest, ProductNeedsEachBarrier) {
  parse(makeProduct("9", "20", "7", "f32"));
  MapToBlocksPassOptions options;
  options.tile = {2, 4, 2, 1, 8};
  lower(options);
  expectBarriersNeeded(20.0f);
}

static std::string makeHalfProduct() {
  return makeProduct("20", "64", "24", "f16");
}

/// Two warps, each of which copies 16 bytes a lane.
static MapToBlocksPassOptions getUnits(int64_t stages) {
  MapToBlocksPassOptions options;
  options.tile = {16, 4, 2, 8, 16};
  options.matrixUnits = true;
  options.stages = stages;
  return options;
}

TEST_F(EmulatorTest, UnitsNeedEachBarrier) {
  for (int64_t stages : {1, 2}) {
    parse(makeHalfProduct());
    lower(getUnits(stages));
    EXPECT_GT(count<NVVM::MmaOp>(*module), 0u);
    EXPECT_EQ(count<nvgpu::DeviceAsyncCopyOp>(*module), size_t(2 * stages));
    expectBarriersNeeded(64.0f);
  }
}

TEST_F(EmulatorTest, UnitsNeedEachWait) {
  for (int64_t stages : {1, 2}) {
    parse(makeHalfProduct());
    lower(getUnits(stages));
    ASSERT_EQ(count<NVVM::CpAsyncWaitGroupOp>(*module), 1u);
    auto expectFound = [](const std::string &message) {
      EXPECT_NE(message.find("copies asynchronously without a wait"),
                std::string::npos)
          << message;
    };
    expectFound(runMutant([](gpu::GPUFuncOp kernel) {
      kernel.walk([](NVVM::CpAsyncWaitGroupOp wait) { wait.erase(); });
    }));
    // A group more than may go on.
    expectFound(runMutant([](gpu::GPUFuncOp kernel) {
      kernel.walk(
          [](NVVM::CpAsyncWaitGroupOp wait) { wait.setN(wait.getN() + 1); });
    }));
    // A copy that is in no group is never waited for.
    expectFound(runMutant([](gpu::GPUFuncOp kernel) {
      kernel.walk([](NVVM::CpAsyncCommitGroupOp commit) { commit.erase(); });
    }));
  }
}

TEST_F(EmulatorTest, UnitsNeedBothStages) {
  parse(makeHalfProduct());
  lower(getUnits(2));
  // All parts are where the first one is.
  std::string message = runMutant([](gpu::GPUFuncOp kernel) {
    SmallVector<Operation *> parts;
    kernel.walk([&](Operation *op) {
      // The number of a step, or of the next one, as whatever integer.
      auto isStep = [](Value value) {
        while (isa_and_nonnull<arith::AddIOp, arith::IndexCastOp,
                               arith::IndexCastUIOp, arith::TruncIOp>(
            value.getDefiningOp()))
          value = value.getDefiningOp()->getOperand(0);
        auto argument = dyn_cast<BlockArgument>(value);
        return argument && isa<scf::ForOp>(argument.getOwner()->getParentOp());
      };
      if (isa<arith::RemUIOp, arith::RemSIOp, arith::AndIOp>(op) &&
          isStep(op->getOperand(0)))
        parts.push_back(op);
    });
    EXPECT_FALSE(parts.empty());
    for (Operation *op : parts) {
      OpBuilder builder(op);
      op->replaceAllUsesWith(arith::ConstantOp::create(
          builder, op->getLoc(),
          builder.getZeroAttr(op->getResult(0).getType())));
    }
  });
  EXPECT_NE(message.find("without a wait"), std::string::npos) << message;
}

TEST_F(EmulatorTest, FragmentsAreThoseOfTheUnits) {
  // A sum that is one element too far, and a piece that is not aligned.
  parse(makeHalfProduct());
  lower(getUnits(1));
  std::string message = runMutant([](gpu::GPUFuncOp kernel) {
    kernel.walk([](nvgpu::LdMatrixOp load) {
      OpBuilder builder(load);
      Value one = arith::ConstantIndexOp::create(builder, load.getLoc(), 1);
      load.getIndicesMutable()[0].set(arith::AddIOp::create(
          builder, load.getLoc(), load.getIndices()[0], one));
    });
  });
  EXPECT_NE(message.find("which is not a multiple of 16 bytes"),
            std::string::npos)
      << message;
  message = runMutant([](gpu::GPUFuncOp kernel) {
    NVVM::MmaOp product;
    kernel.walk([&](NVVM::MmaOp op) { product = op; });
    OpBuilder builder(product);
    Value thread =
        gpu::ThreadIdOp::create(builder, product.getLoc(), gpu::Dimension::x);
    Value zero = arith::ConstantIndexOp::create(builder, product.getLoc(), 0);
    Value isFirst = arith::CmpIOp::create(
        builder, product.getLoc(), arith::CmpIPredicate::eq, thread, zero);
    auto branch = scf::IfOp::create(builder, product.getLoc(), isFirst,
                                    /*withElseRegion=*/false);
    auto copy = cast<NVVM::MmaOp>(builder.clone(*product));
    copy->moveBefore(branch.thenBlock(), branch.thenBlock()->begin());
  });
  EXPECT_NE(message.find("does not arrive"), std::string::npos) << message;
}

TEST_F(EmulatorTest, AWarpIsWhole) {
  parse(R"mlir(gpu.module @kernels {
    gpu.func @k(%x: memref<8xf32, #gpu.address_space<global>>)
        workgroup(%s: memref<512xi16, #gpu.address_space<workgroup>>) kernel
        attributes {known_block_size = array<i32: 4, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %0 = nvgpu.ldmatrix %s[%c0] {numTiles = 4 : i32, transpose = false} : memref<512xi16, #gpu.address_space<workgroup>> -> vector<4x2xi16>
      gpu.return
    }
  })mlir");
  EXPECT_NE(run(*module).find("needs a warp of 32 threads, and has 4"),
            std::string::npos);
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

/// Rows with their sums added, which no power of two divides.
static const char *const kRows = R"mlir(
  func.func @main(%x: tensor<5x60xf32>) -> tensor<5x60xf32> {
    %0 = uop.reduce_axis add %x axes [1] : tensor<5x60xf32> -> tensor<5xf32>
    %1 = uop.reshape %0 : tensor<5xf32> -> tensor<5x1xf32>
    %2 = uop.expand %1 : tensor<5x1xf32> -> tensor<5x60xf32>
    %3 = uop.add %x, %2 : tensor<5x60xf32>
    return %3 : tensor<5x60xf32>
  })mlir";

static MapToBlocksPassOptions getGroups(int64_t threads, int64_t points,
                                        bool across = false) {
  MapToBlocksPassOptions options;
  options.threads = threads;
  options.points = points;
  options.across = across;
  options.shuffles = true;
  return options;
}

TEST_F(EmulatorTest, WarpsNeedShufflesAlone) {
  for (auto [threads, points, steps] :
       {std::tuple(32, 4, 5), std::tuple(8, 8, 3), std::tuple(32, 1, 5)}) {
    parse(kRows);
    lower(getGroups(threads, points));
    EXPECT_EQ(run(*module), "");
    for (float value : result)
      EXPECT_EQ(value, 61.0f);
    EXPECT_EQ(count<gpu::BarrierOp>(*module), 0u);
    ASSERT_EQ(count<gpu::ShuffleOp>(*module), size_t(steps));
    EXPECT_EQ(getKernel(*module).getNumWorkgroupAttributions(), 0u);
    // Without one of them a sum misses half of its terms.
    for (int number = 0; number != steps; ++number) {
      EXPECT_EQ(runMutant([&](gpu::GPUFuncOp kernel) {
                  int i = 0;
                  kernel.walk([&](gpu::ShuffleOp shuffle) {
                    if (i++ != number)
                      return;
                    OpBuilder builder(shuffle);
                    shuffle.getShuffleResult().replaceAllUsesWith(
                        arith::ConstantOp::create(
                            builder, shuffle.getLoc(),
                            builder.getZeroAttr(shuffle.getValue().getType())));
                  });
                }),
                "");
      EXPECT_NE(llvm::count(result, 61.0f), ptrdiff_t(result.size()));
    }
  }
}

TEST_F(EmulatorTest, NeighboursOfAThreadAreAligned) {
  // Softmax-like rows of 512: a thread has 4 elements at a time.
  parse(R"mlir(
    func.func @main(%x: tensor<3x512xf32>) -> tensor<3x512xf32> {
      %0 = uop.exp %x : tensor<3x512xf32>
      %1 = uop.reduce_axis add %0 axes [1] : tensor<3x512xf32> -> tensor<3xf32>
      %2 = uop.reshape %1 : tensor<3xf32> -> tensor<3x1xf32>
      %3 = uop.expand %2 : tensor<3x1xf32> -> tensor<3x512xf32>
      %4 = uop.fdiv %0, %3 : tensor<3x512xf32>
      return %4 : tensor<3x512xf32>
    })mlir");
  lower(getGroups(64, 2));
  EXPECT_EQ(run(*module), "");
  for (float value : result)
    EXPECT_EQ(value, 1.0f / 512);
  EXPECT_EQ(count<gpu::BarrierOp>(*module), 1u);
  expectBarriersNeeded(1.0f / 512);
}

TEST_F(EmulatorTest, GroupsOfWarpsNeedEachBarrier) {
  parse(kRows);
  lower(getGroups(64, 2));
  EXPECT_EQ(count<gpu::ShuffleOp>(*module), 5u);
  EXPECT_EQ(count<gpu::BarrierOp>(*module), 1u);
  expectBarriersNeeded(61.0f);
}

TEST_F(EmulatorTest, NeighbouringPointsNeedEachBarrier) {
  parse(kRows);
  lower(getGroups(8, 4, /*across=*/true));
  EXPECT_EQ(count<gpu::ShuffleOp>(*module), 0u);
  expectBarriersNeeded(61.0f);
}

/// Attention of 24 rows to 200 keys, of 8 numbers each.
static const char *const kAttention = R"mlir(
func.func @main(%q: tensor<24x8xf16>, %k: tensor<200x8xf16>, %v: tensor<200x8xf16>) -> tensor<24x8xf16> {
  %q0 = uop.reshape %q : tensor<24x8xf16> -> tensor<24x1x8xf16>
  %q1 = uop.expand %q0 : tensor<24x1x8xf16> -> tensor<24x200x8xf16>
  %k0 = uop.reshape %k : tensor<200x8xf16> -> tensor<1x200x8xf16>
  %k1 = uop.expand %k0 : tensor<1x200x8xf16> -> tensor<24x200x8xf16>
  %p = uop.mul %q1, %k1 : tensor<24x200x8xf16>
  %s = uop.reduce_axis add %p axes [2] : tensor<24x200x8xf16> -> tensor<24x200xf16>
  %m = uop.reduce_axis max %s axes [1] : tensor<24x200xf16> -> tensor<24xf16>
  %m0 = uop.reshape %m : tensor<24xf16> -> tensor<24x1xf16>
  %m1 = uop.expand %m0 : tensor<24x1xf16> -> tensor<24x200xf16>
  %d = uop.sub %s, %m1 : tensor<24x200xf16>
  %e = uop.exp %d : tensor<24x200xf16>
  %l = uop.reduce_axis add %e axes [1] : tensor<24x200xf16> -> tensor<24xf16>
  %l0 = uop.reshape %l : tensor<24xf16> -> tensor<24x1xf16>
  %l1 = uop.expand %l0 : tensor<24x1xf16> -> tensor<24x200xf16>
  %w = uop.fdiv %e, %l1 : tensor<24x200xf16>
  %w0 = uop.reshape %w : tensor<24x200xf16> -> tensor<24x200x1xf16>
  %w1 = uop.expand %w0 : tensor<24x200x1xf16> -> tensor<24x200x8xf16>
  %v0 = uop.reshape %v : tensor<200x8xf16> -> tensor<1x200x8xf16>
  %v1 = uop.expand %v0 : tensor<1x200x8xf16> -> tensor<24x200x8xf16>
  %r = uop.mul %w1, %v1 : tensor<24x200x8xf16>
  %o = uop.reduce_axis add %r axes [1] : tensor<24x200x8xf16> -> tensor<24x8xf16>
  return %o : tensor<24x8xf16>
})mlir";

TEST_F(EmulatorTest, AttentionNeedsEachBarrierAndShuffle) {
  // A lane of matrix units reads the weights that it wrote itself.
  for (bool matrixUnits : {false, true}) {
    parse(kAttention);
    MapToBlocksPassOptions options;
    options.matrixUnits = matrixUnits;
    options.shuffles = true;
    lower(options);
    EXPECT_EQ(count<NVVM::MmaOp>(*module) > 0, matrixUnits);
    EXPECT_EQ(count<gpu::BarrierOp>(*module), 3u);
    if (!matrixUnits)
      expectBarriersNeeded(1.0f);
    EXPECT_EQ(run(*module), "");
    EXPECT_EQ(llvm::count(result, 1.0f), ptrdiff_t(result.size()));
  }
  // The sums of weights, which are the last ones, miss half of the lanes.
  EXPECT_EQ(runMutant([](gpu::GPUFuncOp kernel) {
              gpu::ShuffleOp last;
              kernel.walk([&](gpu::ShuffleOp shuffle) { last = shuffle; });
              OpBuilder builder(last);
              last.getShuffleResult().replaceAllUsesWith(
                  arith::ConstantOp::create(
                      builder, last.getLoc(),
                      builder.getZeroAttr(last.getValue().getType())));
            }),
            "");
  EXPECT_NE(llvm::count(result, 1.0f), ptrdiff_t(result.size()));
}

/// A block of 32 threads, in which what `condition` chooses shuffles.
static std::string makeShuffle(StringRef condition, int64_t width) {
  return (R"mlir(gpu.module @kernels {
    gpu.func @k(%x: memref<32xf32, #gpu.address_space<global>>, %o: memref<32xf32, #gpu.address_space<global>>) kernel
        attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %t = gpu.thread_id x
      %c4 = arith.constant 4 : index
      %d = arith.constant 4 : i32
      %w = arith.constant )mlir" +
          std::to_string(width) + R"mlir( : i32
      %is = arith.cmpi )mlir" +
          condition + R"mlir(, %t, %c4 : index
      %v = memref.load %x[%t] : memref<32xf32, #gpu.address_space<global>>
      scf.if %is {
        %r, %p = gpu.shuffle xor %v, %d, %w : f32
        memref.store %r, %o[%t] : memref<32xf32, #gpu.address_space<global>>
      }
      gpu.return
    }
  })mlir")
      .str();
}

TEST_F(EmulatorTest, ShufflesNeedWholeWarps) {
  parse(makeShuffle("uge", 32));
  std::string message = run(*module);
  EXPECT_NE(message.find("'gpu.shuffle'"), std::string::npos) << message;
  EXPECT_NE(message.find("does not arrive"), std::string::npos) << message;
  parse(makeShuffle("ule", 16));
  // All threads come if none is left out; a warp is not of 16 of them.
  message = runMutant([](gpu::GPUFuncOp kernel) {
    kernel.walk([](arith::CmpIOp compare) {
      compare.getRhsMutable().assign(compare.getLhs());
    });
  });
  EXPECT_NE(message.find("shuffles lanes 4 apart of 16, and a warp has 32"),
            std::string::npos)
      << message;
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
  EXPECT_NE(run(*module).find("reads element 0, which was never written"),
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
  EXPECT_NE(
      run(*module).find(
          "thread 0 of block 0 waits, and thread 2 does not arrive: it ended"),
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
  EXPECT_EQ(message, "'gpu.block_dim' op is not supported by the GPU emulator");
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

TEST_F(EmulatorTest, TF32IsRoundedToTheNearest) {
  // 1 and 3, and 2 and a bit, of 4 parts of the last digit.
  for (auto [number, expected] :
       {std::pair("0x3F801800", 0x1.004p0f), std::pair("0x3F800FFF", 1.0f),
        std::pair("0x3F801000", 0x1.004p0f),
        std::pair("0x7F800000", INFINITY)}) {
    parse((Twine(R"mlir(gpu.module @kernels {
    gpu.func @k(%x: memref<1xf32, #gpu.address_space<global>>) kernel
        attributes {known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %0 = arith.constant )mlir") +
           number + R"mlir( : f32
      %1 = nvvm.convert.float.to.tf32 %0 {rnd = #nvvm.fp_rnd_mode<rna>}
      %2 = arith.bitcast %1 : i32 to f32
      memref.store %2, %x[%c0] : memref<1xf32, #gpu.address_space<global>>
      gpu.return
    }
  })mlir")
              .str());
    EXPECT_EQ(run(*module), "");
    EXPECT_EQ(result.front(), expected);
  }
}
