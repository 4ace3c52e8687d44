//===- StableHLOToUOp.cpp - Programs of StableHLO to uop --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/StableHLOToUOp.h"

#include "BodyCalls.h"
#include "Complex.h"
#include "OpConverter.h"
#include "Sizes.h"
#include "uop/Conversion/LinalgToUOp.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

namespace uop {
#define GEN_PASS_DEF_CONVERTSTABLEHLOTOUOPPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

bool uop::isStableHLO(Operation *op) {
  StringRef dialect = op->getName().getDialectNamespace();
  return dialect == "stablehlo" || dialect == "chlo" || dialect == "sdy";
}

/// Why a type cannot be a tensor of uop; empty if it can.
static std::string getTypeProblem(Type type, bool takesVariables) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor) {
    stream << "values of type " << type
           << "; operands and results must be ranked tensors";
  } else if (!isElementType(tensor.getElementType())) {
    stream << "elements of type " << tensor.getElementType()
           << ", which uop does not have";
  } else if (tensor.getEncoding()) {
    stream << "a value of type " << type << ", whose encoding is not supported";
  } else if (!tensor.hasStaticShape()) {
    if (!takesVariables)
      stream << "a value of type " << type
             << ", and takes static shapes only; export the program for "
                "constant sizes";
  } else if (!countElements(tensor)) {
    stream << "a value of type " << type
           << ", whose number of elements does not fit 64 bits";
  }
  return text;
}

namespace {
/// Converts the ops of a function, in their order, and those in regions that
/// become scf's.
class Converter {
public:
  explicit Converter(function_ref<void(Operation *, const Twine &)> report)
      : report(report) {}

  void run(Operation *root);

private:
  bool convert(Operation *op);
  void refuse(Operation *op, const OpConverter &converter);

  OpTable table;
  SizeTensors sizes;
  function_ref<void(Operation *, const Twine &)> report;
};
} // namespace

void Converter::refuse(Operation *op, const OpConverter &converter) {
  std::string reason = converter.reason;
  if (Operation *culprit = converter.culprit)
    reason = ("'" + culprit->getName().getStringRef() + "': " + reason).str();
  report(op, reason);
}

/// Whether sizes of an op are variables.
static bool isDynamic(Operation *op) {
  auto hasStaticShape = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return !tensor || tensor.hasStaticShape();
  };
  return !llvm::all_of(op->getOperandTypes(), hasStaticShape) ||
         !llvm::all_of(op->getResultTypes(), hasStaticShape);
}

/// Whether the op was replaced.
bool Converter::convert(Operation *op) {
  // What the program needs to hold of sizes is proven, or refused.
  if (isShapeAssertion(op)) {
    op->erase();
    return true;
  }
  const OpHandler *handler = table.lookup(op->getName().getStringRef());
  if (!handler) {
    report(op, "there is no lowering of it; docs/stablehlo.md lists the ops "
               "that have one");
    return false;
  }
  for (TypeRange types :
       {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types)
      if (std::string problem =
              getTypeProblem(type, handler->convertDynamic != nullptr);
          !problem.empty()) {
        report(op, "it has " + problem);
        return false;
      }
  OpBuilder builder(op);
  SmallVector<Value> operands(op->getOperands());
  Sizes known = sizes.compute(builder, op);
  OpConverter converter(builder, table, op, operands);
  converter.sizes = &sizes;
  auto convert = isDynamic(op) ? handler->convertDynamic : handler->convert;
  if (failed(convert(converter))) {
    refuse(op, converter);
    return false;
  }
  if (!known.empty())
    sizes.set(converter.results[0], known);
  op->replaceAllUsesWith(converter.results);
  op->erase();
  return true;
}

/// What becomes control flow has new regions, whose ops come next.
void Converter::run(Operation *root) {
  SmallVector<Block *> work;
  auto push = [&](Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        work.push_back(&block);
  };
  push(root);
  while (!work.empty()) {
    Block *block = work.pop_back_val();
    SmallVector<Operation *> ops;
    for (Operation &op : *block)
      ops.push_back(&op);
    for (Operation *op : ops) {
      Operation *before = op->getPrevNode();
      if (!isStableHLO(op)) {
        push(op);
        continue;
      }
      Block *home = op->getBlock();
      if (!convert(op))
        continue;
      auto made = before ? std::next(before->getIterator()) : home->begin();
      for (; made != home->end() && !isStableHLO(&*made); ++made)
        if (isa<scf::SCFDialect>(made->getDialect()) &&
            made->getNumRegions() != 0)
          push(&*made);
    }
  }
}

/// Refused if a value is used before it is there: in regions of ops that are
/// not registered, nothing else looks.
static LogicalResult checkOrder(ModuleOp module) {
  auto result = module.walk([](Operation *op) {
    for (Value operand : op->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (!def || !isStableHLO(def->getParentOp()))
        continue;
      Operation *user = def->getBlock()->findAncestorOpInBlock(*op);
      if (user && (user == def || !def->isBeforeInBlock(user))) {
        op->emitError("'") << op->getName().getStringRef()
                           << "' op cannot be converted to uop: an operand is "
                              "defined after it";
        return WalkResult::interrupt();
      }
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

static bool hasDynamicOps(ModuleOp module) {
  return module
      .walk([](Operation *op) {
        return isStableHLO(op) && isDynamic(op) ? WalkResult::interrupt()
                                                : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
struct ConvertStableHLOToUOpPass
    : public uop::impl::ConvertStableHLOToUOpPassBase<
          ConvertStableHLOToUOpPass> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    Base::getDependentDialects(registry);
    createConvertLinalgToUOpPass()->getDependentDialects(registry);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    bool isRefused = false;
    auto report = [&](Operation *op, const Twine &reason) {
      if (partial) {
        remark::missed(op->getLoc(), remark::RemarkOpts::name("Stays").category(
                                         "convert-stablehlo-to-uop"))
            << remark::reason("'{0}' stays: {1}", op->getName().getStringRef(),
                              reason.str());
        return;
      }
      isRefused = true;
      op->emitError("'") << op->getName().getStringRef()
                         << "' op cannot be converted to uop: " << reason;
    };
    for (Operation &op : llvm::make_early_inc_range(module.getOps()))
      if (op.getName().getStringRef() == "sdy.mesh")
        op.erase();
    if (failed(checkOrder(module)))
      return signalPassFailure();
    // Sizes are arguments of the functions that JAX makes.
    if (hasDynamicOps(module) && failed(inlineCalls(module)))
      return signalPassFailure();
    inlineBodyCalls(module);
    rewriteApproxTopK(module);
    expandComplex(module, report);
    if (isRefused)
      return signalPassFailure();
    Converter(report).run(module);
    if (isRefused)
      return signalPassFailure();
    eraseUnused(module);
    // Functions that are ops of the math dialect.
    ConvertLinalgToUOpPassOptions options;
    options.partial = partial;
    OpPassManager pm(ModuleOp::getOperationName());
    pm.addPass(createConvertLinalgToUOpPass(options));
    if (failed(runPipeline(pm, module)))
      signalPassFailure();
  }

private:
  LogicalResult inlineCalls(ModuleOp module) {
    OpPassManager pm(ModuleOp::getOperationName());
    pm.addPass(createInlinerPass({}, [](OpPassManager &) {}));
    pm.addPass(createSymbolDCEPass());
    return runPipeline(pm, module);
  }

  /// What a lowering made and did not need.
  static void eraseUnused(ModuleOp module) {
    SmallVector<Operation *> ops;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if ((isa_and_nonnull<UOpDialect>(op->getDialect()) &&
           !isa<DefineVarOp>(op)) ||
          isa<tensor::DimOp>(op))
        ops.push_back(op);
    });
    for (Operation *op : llvm::reverse(ops))
      if (isOpTriviallyDead(op))
        op->erase();
  }
};
} // namespace
