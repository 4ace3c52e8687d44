//===- WidenThreads.cpp - Neighbouring points in one thread ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/DeviceModel.h"
#include "uop/Conversion/UOpToGPU.h"
#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/StorePieces.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_WIDENTHREADSPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
/// Finds how many neighbouring points of a kernel one thread should have.
class WidthFinder {
public:
  WidthFinder(KernelOp kernel, const DeviceModel &model)
      : kernel(kernel), model(model) {}

  /// 1: one, and then `reason` says why.
  int64_t find();
  const char *reason = nullptr;
  RangeOp thread;

private:
  bool checkOps();
  int64_t getAlignment(Value buffer);
  bool isAligned(Value buffer, Value offset, int64_t width, Type element);

  KernelOp kernel;
  const DeviceModel &model;
};
} // namespace

bool WidthFinder::checkOps() {
  auto isVector = [](Type type) { return isa<VectorType>(type); };
  for (Operation &op : kernel.getBody().getOps()) {
    if (auto range = dyn_cast<RangeOp>(op)) {
      if (thread || range.getKind() != RangeKind::thread ||
          !range.getStaticSize())
        reason = "it has ranges other than the range of threads";
      thread = range;
    } else if (isa<RangeReductionOpInterface, ScanOp, CustomOp>(op) ||
               llvm::any_of(op.getResultTypes(), isVector)) {
      reason = "it has ops other than elementwise arithmetic";
    }
    if (reason)
      return false;
  }
  if (!thread)
    reason = "it has no range of threads";
  return thread != nullptr;
}

/// The bytes that `buffer` is known to be aligned to.
int64_t WidthFinder::getAlignment(Value buffer) {
  auto argument = dyn_cast<BlockArgument>(buffer);
  if (!argument)
    return 1;
  auto alignment = kernel.getArgAttrOfType<IntegerAttr>(
      argument.getArgNumber(), LLVM::LLVMDialect::getAlignAttrName());
  return alignment ? alignment.getInt() : 1;
}

/// Whether `width` points next to each other access so many neighbouring
/// elements, of which the first is aligned to all of them.
bool WidthFinder::isAligned(Value buffer, Value offset, int64_t width,
                            Type element) {
  auto form = LinearForm::get(offset);
  if (!form || getStride(offset, thread.getResult()) != 1 ||
      form->getConstant() % width != 0)
    return false;
  int64_t bytes = width * llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
  return form->getTerms().size() == 1 && getAlignment(buffer) % bytes == 0;
}

int64_t WidthFinder::find() {
  if (!checkOps())
    return 1;
  int64_t widest = 1, points = *thread.getStaticSize();
  for (auto store : kernel.getBody().getOps<StoreOp>()) {
    int64_t bytes =
        llvm::divideCeil(store.getValue().getType().getIntOrFloatBitWidth(), 8);
    widest = std::max(widest, bytes);
    if (store.getRanges().size() != 1 || store.getGate()) {
      reason = "it does not store one element per thread";
      return 1;
    }
  }
  int64_t width = int64_t(model.accessBytes) / widest;
  if (width < 2 || points % width != 0) {
    reason = "the number of elements is not a multiple of those of one access";
    return 1;
  }
  for (auto store : kernel.getBody().getOps<StoreOp>())
    if (!isAligned(store.getTarget(), store.getOffset(), width,
                   store.getValue().getType())) {
      reason = "a store is not known to be aligned";
      return 1;
    }
  // Threads that wait for memory are what keeps it busy.
  if (double(points) / double(width) <
      model.processors * model.processorThreads) {
    reason = "fewer threads would not fill the device";
    return 1;
  }
  return width;
}

/// Gives each thread `width` neighbouring points.
static void widen(KernelOp kernel, RangeOp thread, int64_t width) {
  Block &body = kernel.getBody().front();
  SmallVector<Operation *> old;
  for (Operation &op : body.without_terminator())
    old.push_back(&op);
  ImplicitLocOpBuilder builder(thread.getLoc(), body.getTerminator());
  auto constant = [&](int64_t value) -> Value {
    return ConstOp::create(builder, builder.getIndexAttr(value));
  };
  auto range =
      RangeOp::create(builder, getNextRangeId(body),
                      *thread.getStaticSize() / width, RangeKind::thread);
  Value first = MulOp::create(builder, range.getResult(), constant(width));
  // Loads of all points come before the first store.
  SmallVector<std::pair<StoreOp, IRMapping>> stores;
  for (int64_t i = 0; i != width; ++i) {
    IRMapping mapping;
    mapping.map(thread.getResult(),
                AddOp::create(builder, first, constant(i)).getResult());
    for (Operation *op : old) {
      if (auto store = dyn_cast<StoreOp>(op))
        stores.push_back({store, mapping});
      else if (op != thread)
        builder.clone(*op, mapping);
    }
  }
  llvm::DenseMap<Operation *, int64_t> numbers;
  for (auto &[store, mapping] : stores) {
    builder.setLoc(store.getLoc());
    int64_t number = numbers.try_emplace(store, numbers.size()).first->second;
    auto piece = StoreOp::create(
        builder, mapping.lookupOrDefault(store.getValue()), store.getTarget(),
        mapping.lookupOrDefault(store.getOffset()),
        ValueRange(range.getResult()), /*gate=*/Value());
    piece->setAttr(kPieceAttrName, builder.getI64IntegerAttr(number));
  }
  for (Operation *op : llvm::reverse(old))
    op->erase();
}

namespace {
struct WidenThreadsPass final
    : uop::impl::WidenThreadsPassBase<WidenThreadsPass> {
  using Base::Base;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    if (kernel.getBody().empty() || hasExplicitControl(kernel))
      return;
    FailureOr<DeviceModel> model = DeviceModel::get(kernel);
    if (failed(model))
      return signalPassFailure();
    auto remarkOpts = remark::RemarkOpts::name("Width")
                          .category("uop-widen-threads")
                          .function(kernel.getSymName());
    WidthFinder finder(kernel, *model);
    int64_t width = finder.find();
    if (width == 1) {
      remark::missed(kernel.getLoc(), remarkOpts)
          << remark::reason(finder.reason);
      return;
    }
    widen(kernel, finder.thread, width);
    remark::passed(kernel.getLoc(), remarkOpts)
        << remark::metric("Points", width);
  }
};
} // namespace
