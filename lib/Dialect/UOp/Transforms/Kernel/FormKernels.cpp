//===- FormKernels.cpp - Tensors become kernels -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Tensor/Devices.h"
#include "../Utils/FloatingScalars.h"
#include "KernelBuilder.h"
#include "uop/Dialect/UOp/Analysis/Reason.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/StringSet.h"

namespace uop {
#define GEN_PASS_DEF_FORMKERNELSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
struct FormKernelsPass
    : public uop::impl::FormKernelsPassBase<FormKernelsPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  std::string getKernelName(BufferizeOp op);
  LogicalResult form(BufferizeOp op, OpBuilder &moduleBuilder);
  LogicalResult visit(Operation *op) {
    return success(!devices || succeeded(devices->visit(op)));
  }
  Value createView(BufferizeOp op, Window window);
  Value bring(Value value, StringAttr device);

  llvm::StringMap<unsigned> names;
  /// Every symbol of the module.
  llvm::StringSet<> symbols;
  /// None where the function has everything on the host.
  std::optional<Devices> devices;
  /// What was copied to where.
  llvm::DenseMap<std::pair<Value, Attribute>, Value> copies;
  Windows windows;
};
} // namespace

/// A name tells no more sizes than this: tools make files of the names.
static constexpr unsigned kMaxNamedSizes = 24;

/// `r_32_128_784`: the kind, then the sizes of loops and reductions (`_and_`
/// how many others), and a number where the module has that name already.
std::string FormKernelsPass::getKernelName(BufferizeOp op) {
  std::string sizes;
  unsigned numSizes = 0;
  bool hasReduction = false;
  auto add = [&](Value value) {
    if (auto range = value.getDefiningOp<RangeOp>();
        range && numSizes++ < kMaxNamedSizes)
      sizes += range->hasAttr(kMaxSizeAttrName)
                   ? "_to" + std::to_string(getRangeSize(range))
                   : "_" + std::to_string(range.getStaticSize().value_or(0));
  };
  for (Value range : op.getRanges())
    add(range);
  SmallVector<Operation *> worklist = {op.getValue().getDefiningOp()};
  llvm::SetVector<Operation *> seen;
  llvm::SetVector<Value> reduced;
  while (!worklist.empty()) {
    Operation *current = worklist.pop_back_val();
    if (!current || !isScalarOp(current) || !seen.insert(current))
      continue;
    hasReduction |= isa<ScanOp>(current);
    // The lanes of a contraction are no loop.
    if (auto reduce = dyn_cast<RangeReductionOpInterface>(current);
        reduce && !isa<ContractOp>(current)) {
      hasReduction = true;
      reduced.insert_range(reduce.getReducedRanges());
    }
    for (Value operand : llvm::reverse(current->getOperands()))
      worklist.push_back(operand.getDefiningOp());
  }
  for (Value range : reduced)
    add(range);

  if (numSizes > kMaxNamedSizes)
    sizes += "_and_" + std::to_string(numSizes - kMaxNamedSizes);
  std::string base = (hasReduction ? "r" : "e") + sizes;
  std::string name = base;
  do {
    unsigned number = names[base]++;
    if (number > 0)
      name = base + "n" + std::to_string(number);
  } while (!symbols.insert(name).second);
  return name;
}

/// The tensor of `op` as a part of another one, in another shape; null after an
/// error. Kernels read the other one.
Value FormKernelsPass::createView(BufferizeOp op, Window window) {
  OpBuilder builder(op);
  Location loc = withoutReason(op.getLoc());
  RankedTensorType type = op.getType();
  Value view = window.source;
  auto source = cast<RankedTensorType>(view.getType());
  auto add = [&](Operation *made) {
    view = made->getResult(0);
    return visit(made);
  };
  auto flat = [&](RankedTensorType of) {
    return RankedTensorType::get({of.getNumElements()}, of.getElementType());
  };
  if (source.getNumElements() != type.getNumElements() &&
      ((source.getRank() != 1 &&
        failed(add(ReshapeOp::create(builder, loc, flat(source), view)))) ||
       failed(add(ShrinkOp::create(builder, loc, flat(type), view,
                                   {window.offset}, flat(type).getShape())))))
    return {};
  if (view.getType() != type &&
      failed(add(ReshapeOp::create(builder, loc, type, view))))
    return {};
  if (view != window.source)
    windows[view] = window;
  remark::passed(loc,
                 remark::RemarkOpts::name("View")
                     .category("uop-form-kernels")
                     .function(op->getParentOfType<func::FuncOp>().getName()))
      << remark::add(
             "consecutive elements of a tensor in memory need no kernel")
      << remark::metric("Offset", window.offset);
  return view;
}

LogicalResult FormKernelsPass::form(BufferizeOp op, OpBuilder &moduleBuilder) {
  OpBuilder builder(op);
  // The launch alone says why it is there.
  Location loc = op.getLoc();
  op->setLoc(withoutReason(loc));
  RankedTensorType type = op.getType();
  if (failed(checkShape(op, "", type, "uop-form-kernels")))
    return failure();

  Value replacement;
  if (type.getNumElements() == 0) {
    replacement =
        tensor::EmptyOp::create(builder, loc, type.getShape(),
                                type.getElementType(), type.getEncoding());
  } else if (auto constant = op.getValue().getDefiningOp<ConstOp>()) {
    replacement =
        ConstOp::create(builder, loc, getSplatAttr(type, constant.getValue()));
  } else if (auto index = op.getValue().getDefiningOp<IndexOp>();
             index && !index.getGate() && index.getSource().getType() == type &&
             llvm::equal(index.getIndices(), op.getRanges())) {
    replacement = index.getSource(); // a tensor read as it is
  }
  if (!replacement) {
    KernelBuilder kernelBuilder(op, windows);
    if (failed(kernelBuilder.check()))
      return failure();
    KernelOp kernel = kernelBuilder.build(moduleBuilder);
    if (TypedAttr constant = kernelBuilder.getConstant()) {
      replacement = ConstOp::create(builder, loc, getSplatAttr(type, constant));
    } else if (std::optional<Window> window = kernelBuilder.getWindow();
               window && mayBeWindow(window->source)) {
      replacement = createView(op, *window);
      if (!replacement)
        return failure();
    }
    if (replacement) {
      kernel.erase();
      op.getResult().replaceAllUsesWith(replacement);
      op.erase();
      return success();
    }
    kernel.setSymName(getKernelName(op));
    StringAttr device = devices ? devices->getOrHost(op.getResult())
                                : getHostDevice(&getContext());
    Value init = createEmpty(builder, loc, type, device);
    SmallVector<Value> inputs = kernelBuilder.createInputs(builder);
    for (Value &input : inputs)
      input = bring(input, device);
    auto launch =
        LaunchOp::create(builder, loc, TypeRange(type), kernel.getSymName(),
                         inputs, init, kernelBuilder.getVariables(),
                         /*has_effects=*/false);
    if (markKept && !op.getRemovable())
      launch->setDiscardableAttr(kKeptAttrName, builder.getUnitAttr());
    replacement = launch.getResult(0);
    if (failed(visit(init.getDefiningOp())) || failed(visit(launch)))
      return failure();
  }
  op.getResult().replaceAllUsesWith(replacement);
  op.erase();
  return success();
}

/// `value` on `device`. What is not there is nowhere in particular: ops that
/// mix devices are errors.
Value FormKernelsPass::bring(Value value, StringAttr device) {
  if (!devices || device == devices->getHost() || devices->get(value) == device)
    return value;
  Value &copy = copies[{value, device}];
  if (!copy) {
    OpBuilder builder(&getContext());
    builder.setInsertionPointAfterValue(value);
    auto op = CopyOp::create(builder, value.getLoc(), value.getType(), value,
                             device, /*clone=*/false);
    (void)devices->visit(op);
    copy = op.getResult();
  }
  return copy;
}

/// An error unless only kernels read the tile, element by element.
static LogicalResult checkTile(BufferizeOp tile) {
  for (Operation *user : tile->getUsers())
    if (!isa<IndexOp>(user)) {
      InFlightDiagnostic error = tile.emitOpError(
          "outside of global space can only be read by uop.index");
      error.attachNote(user->getLoc()) << "another user is here";
      return error;
    }
  return success();
}

void FormKernelsPass::runOnOperation() {
  names.clear();
  symbols.clear();
  for (auto symbol : getOperation().getOps<SymbolOpInterface>())
    symbols.insert(symbol.getName());
  SmallVector<BufferizeOp> ops;
  for (auto function : getOperation().getOps<func::FuncOp>()) {
    ops.clear();
    WalkResult walked = function->walk([&](BufferizeOp op) {
      if (!isLocalTile(op)) {
        ops.push_back(op);
        return WalkResult::advance();
      }
      return failed(checkTile(op)) ? WalkResult::interrupt()
                                   : WalkResult::advance();
    });
    if (walked.wasInterrupted())
      return signalPassFailure();
    copies.clear();
    windows.clear();
    devices.reset();
    if (Devices::areUsed(function)) {
      devices.emplace(&getContext());
      WalkResult result =
          function->walk<WalkOrder::PreOrder>([&](Operation *op) {
            return op == function || succeeded(devices->visit(op))
                       ? WalkResult::advance()
                       : WalkResult::interrupt();
          });
      if (result.wasInterrupted())
        return signalPassFailure();
    }
    OpBuilder moduleBuilder(function);
    for (BufferizeOp op : ops)
      if (failed(form(op, moduleBuilder)))
        return signalPassFailure();
    if (ops.empty())
      continue;
    // The scalars live in the kernels now.
    function->walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *op) {
      if ((isScalarOp(op) || isa<ReshapeOp, ShrinkOp>(op)) && op->use_empty())
        op->erase();
    });
  }
}
