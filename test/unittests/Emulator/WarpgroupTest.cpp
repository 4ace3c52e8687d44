//===- WarpgroupTest.cpp - Products of warpgroups, and mutations *- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EmulatorFixture.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace uop;
using namespace uop::emulator;

namespace {

class WarpgroupTest : public EmulatorTest {
protected:
  /// The product in tiles of 64 rows for each of `groups` warpgroups, in one
  /// block, with 3 stages of memory.
  void make(StringRef rows, StringRef depth, StringRef columns, int64_t groups,
            int64_t tileColumns) {
    parse(R"mlir(module attributes {dlti.target_system_spec =
        #dlti.target_system_spec<"GPU" =
          #dlti.target_device_spec<"uop.processors" = 1.0>>} {)mlir" +
          makeProduct(rows, depth, columns, "f16") + "}");
    MapToBlocksPassOptions options;
    options.warpgroups = true;
    options.warpgroupTile = {groups, tileColumns, 3};
    lower(options);
  }

  /// 5 steps of 64 terms for each of two tiles: more rounds than stages.
  void makeSmall() { make("100", "320", "24", 1, 64); }

  /// Without the ops of a kind, or with one of them changed, the emulator says
  /// `expected`.
  void expectFound(StringRef expected,
                   llvm::function_ref<void(gpu::GPUFuncOp)> mutate) {
    std::string message = runMutant(mutate);
    EXPECT_NE(message.find(expected.str()), std::string::npos) << message;
  }

  template <typename OpTy>
  static SmallVector<OpTy> find(gpu::GPUFuncOp kernel) {
    SmallVector<OpTy> ops;
    kernel.walk<WalkOrder::PreOrder>([&](OpTy op) { ops.push_back(op); });
    return ops;
  }

  /// The wait of those that multiply, or of the one that copies.
  static NVVM::MBarrierTryWaitParityOp findWait(gpu::GPUFuncOp kernel,
                                                bool isProducer) {
    return find<NVVM::MBarrierTryWaitParityOp>(kernel)[isProducer];
  }

  static void flipPhase(NVVM::MBarrierTryWaitParityOp wait) {
    OpBuilder builder(wait);
    Value one = arith::ConstantOp::create(builder, wait.getLoc(),
                                          builder.getI32IntegerAttr(1));
    wait.getPhaseMutable().set(
        arith::XOrIOp::create(builder, wait.getLoc(), wait.getPhase(), one));
  }
};

} // namespace

TEST_F(WarpgroupTest, TilesAndEdges) {
  for (auto [groups, columns] : {std::pair(1, 64), std::pair(2, 64),
                                 std::pair(1, 128), std::pair(2, 192)}) {
    make("130", "72", "136", groups, columns);
    EXPECT_EQ(run(*module), "");
    for (float value : result)
      EXPECT_EQ(value, 72.0f);
    EXPECT_EQ(count<NVVM::WgmmaMmaAsyncOp>(*module), 4u);
    EXPECT_EQ(count<gpu::BarrierOp>(*module), 1u);
    EXPECT_EQ(getKernel(*module).getKnownGridSize()->front(), 1);
    EXPECT_EQ(count<NVVM::SetMaxRegisterOp>(*module), groups == 2 ? 2u : 0u);
  }
}

TEST_F(WarpgroupTest, BarriersAreInitializedFirst) {
  makeSmall();
  EXPECT_EQ(run(*module), "");
  for (float value : result)
    EXPECT_EQ(value, 320.0f);
  expectFound("initializes without synchronization", [](gpu::GPUFuncOp kernel) {
    find<gpu::BarrierOp>(kernel).front().erase();
  });
  expectFound("uses an uninitialized barrier", [](gpu::GPUFuncOp kernel) {
    find<NVVM::MBarrierInitOp>(kernel).front().erase();
  });
  // Of the four warps that read a stage, one ends the phase.
  expectFound("which never completes", [](gpu::GPUFuncOp kernel) {
    auto init = find<NVVM::MBarrierInitOp>(kernel)[1];
    OpBuilder builder(init);
    init.getCountMutable().set(arith::ConstantOp::create(
        builder, init.getLoc(), builder.getI32IntegerAttr(1)));
  });
}

TEST_F(WarpgroupTest, EachRoleWaits) {
  makeSmall();
  expectFound("copies asynchronously without a wait",
              [](gpu::GPUFuncOp kernel) { findWait(kernel, false).erase(); });
  expectFound("arrives at a barrier more often than expected",
              [](gpu::GPUFuncOp kernel) { findWait(kernel, true).erase(); });
  expectFound(
      "copies asynchronously without a wait",
      [](gpu::GPUFuncOp kernel) { flipPhase(findWait(kernel, false)); });
  expectFound(
      "waits for phase 0 of a barrier, which never completes: 1 threads "
      "have not arrived",
      [](gpu::GPUFuncOp kernel) { flipPhase(findWait(kernel, true)); });
  expectFound("which never completes", [](gpu::GPUFuncOp kernel) {
    find<NVVM::MBarrierArriveOp>(kernel).front().erase();
  });
}

TEST_F(WarpgroupTest, ReadersLeaveAfterTheirProducts) {
  makeSmall();
  expectFound("reads without synchronization", [](gpu::GPUFuncOp kernel) {
    auto arrive = find<NVVM::MBarrierArriveOp>(kernel).front();
    auto wait = find<NVVM::WgmmaWaitGroupSyncOp>(kernel).front();
    Operation *branch = arrive->getParentOp();
    // With what it computes, which is known before.
    SmallVector<Operation *> ops;
    for (Operation *op = branch; !isa<memref::StoreOp>(op);
         op = op->getPrevNode())
      ops.push_back(op);
    for (Operation *op : llvm::reverse(ops))
      op->moveBefore(wait);
  });
  expectFound("uses a sum without waiting for its warpgroup product",
              [](gpu::GPUFuncOp kernel) {
                find<NVVM::WgmmaWaitGroupSyncOp>(kernel).front().erase();
              });
  expectFound("uses a sum without waiting for its warpgroup product",
              [](gpu::GPUFuncOp kernel) {
                find<NVVM::WgmmaGroupSyncAlignedOp>(kernel).front().erase();
              });
  expectFound("without a wgmma.fence since their last use",
              [](gpu::GPUFuncOp kernel) {
                find<NVVM::WgmmaFenceAlignedOp>(kernel).front().erase();
              });
}

TEST_F(WarpgroupTest, StagesAreApart) {
  makeSmall();
  // All copies and products are where the first stage is.
  expectFound("without a wait", [](gpu::GPUFuncOp kernel) {
    for (auto base : find<memref::ExtractAlignedPointerAsIndexOp>(kernel)) {
      auto type = cast<MemRefType>(base.getSource().getType());
      if (type.getElementType().isInteger(64))
        continue;
      for (Operation *user : llvm::make_early_inc_range(base->getUsers()))
        if (isa<arith::AddIOp>(user))
          user->replaceAllUsesWith(ValueRange(base.getResult()));
    }
  });
}

TEST_F(WarpgroupTest, CopiesAreCounted) {
  makeSmall();
  auto setBytes = [](gpu::GPUFuncOp kernel, int32_t bytes) {
    auto expect = find<NVVM::MBarrierArriveExpectTxOp>(kernel).front();
    OpBuilder builder(expect);
    expect.getTxcountMutable().set(arith::ConstantOp::create(
        builder, expect.getLoc(), builder.getI32IntegerAttr(bytes)));
  };
  expectFound("bytes, but its barrier expects 0",
              [&](gpu::GPUFuncOp kernel) { setBytes(kernel, 8192); });
  expectFound("and 8192 bytes are not copied",
              [&](gpu::GPUFuncOp kernel) { setBytes(kernel, 24576); });
  expectFound("and 8192 bytes are not copied", [](gpu::GPUFuncOp kernel) {
    find<NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp>(kernel)
        .front()
        .erase();
  });
}

TEST_F(WarpgroupTest, BoxesAreWhatProductsRead) {
  makeSmall();
  auto change = [](gpu::GPUFuncOp kernel, int64_t bits) {
    auto product = find<NVVM::WgmmaMmaAsyncOp>(kernel).front();
    OpBuilder builder(product);
    product.getDescriptorAMutable().set(arith::XOrIOp::create(
        builder, product.getLoc(), product.getDescriptorA(),
        arith::ConstantOp::create(builder, product.getLoc(),
                                  builder.getI64IntegerAttr(bits))));
  };
  expectFound("multiplies data that no bulk copy has written",
              [&](gpu::GPUFuncOp kernel) { change(kernel, int64_t(1) << 62); });
  // Another stage, which is not there yet.
  expectFound("without a wait",
              [&](gpu::GPUFuncOp kernel) { change(kernel, 1 << 9); });
  expectFound("copies a box to byte", [](gpu::GPUFuncOp kernel) {
    auto copy =
        find<NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp>(kernel).front();
    auto cast = copy.getDstMem().getDefiningOp<LLVM::AddrSpaceCastOp>();
    auto pointer = cast.getArg().getDefiningOp<LLVM::IntToPtrOp>();
    OpBuilder builder(pointer);
    pointer->setOperand(
        0, arith::AddIOp::create(
               builder, pointer.getLoc(), pointer.getArg(),
               arith::ConstantOp::create(builder, pointer.getLoc(),
                                         builder.getI64IntegerAttr(16))));
  });
}

TEST_F(WarpgroupTest, AWarpgroupIsWhole) {
  makeSmall();
  expectFound("does not arrive", [](gpu::GPUFuncOp kernel) {
    // The last warp of those that multiply ends at once.
    auto branch = find<scf::IfOp>(kernel)[1];
    OpBuilder builder(branch);
    auto compare = branch.getCondition().getDefiningOp<arith::CmpIOp>();
    Type type = compare.getLhs().getType();
    branch.getConditionMutable().set(arith::CmpIOp::create(
        builder, branch.getLoc(), arith::CmpIPredicate::ult, compare.getLhs(),
        arith::ConstantOp::create(builder, branch.getLoc(), type,
                                  builder.getIntegerAttr(type, 96))));
  });
}
