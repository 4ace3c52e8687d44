//===- TosaToUOp.cpp - Programs of TOSA to uop ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream's lowerings of TOSA, whose quantised arithmetic is that of the
// specification, and convert-linalg-to-uop for what they make.
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/TosaToUOp.h"

#include "AveragePool.h"
#include "BlockScaled.h"
#include "Shapes.h"
#include "Variables.h"
#include "WideIntegers.h"

#include "uop/Conversion/LinalgToUOp.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Conversion/TosaToArith/TosaToArith.h"
#include "mlir/Conversion/TosaToLinalg/TosaToLinalg.h"
#include "mlir/Conversion/TosaToSCF/TosaToSCF.h"
#include "mlir/Conversion/TosaToTensor/TosaToTensor.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tosa/IR/TargetEnv.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/MapVector.h"

namespace uop {
#define GEN_PASS_DEF_CONVERTTOSATOUOPPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// The passes of upstream that leave linalg, tensor, arith and scf.
static void buildUpstreamPipeline(OpPassManager &pm) {
  // The lowering to linalg fails where there is control flow left.
  pm.addNestedPass<func::FuncOp>(createTosaToSCFPass());
  tosa::addTosaToLinalgPasses(pm, TosaToLinalgOptions());
  TosaToArithPassOptions arith;
  arith.includeApplyRescale = true;
  OpPassManager &functions = pm.nest<func::FuncOp>();
  functions.addPass(createTosaToTensorPass());
  functions.addPass(createTosaToArithPass(arith));
}

static bool isTosa(Operation *op) {
  return isa_and_nonnull<tosa::TosaDialect>(op->getDialect());
}

namespace {
struct ConvertTosaToUOpPass
    : public uop::impl::ConvertTosaToUOpPassBase<ConvertTosaToUOpPass> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    Base::getDependentDialects(registry);
    OpPassManager pm(ModuleOp::getOperationName());
    buildUpstreamPipeline(pm);
    pm.addPass(createConvertLinalgToUOpPass());
    pm.getDependentDialects(registry);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    llvm::DenseMap<Location, StringAttr> sources;
    module.walk([&](Operation *op) {
      if (isTosa(op))
        sources.try_emplace(op->getLoc(), op->getName().getIdentifier());
    });
    // Errors are about what an op became, and at its location.
    ScopedDiagnosticHandler handler(&getContext(), [&](Diagnostic &error) {
      auto source = sources.find(error.getLocation());
      if (source != sources.end() &&
          error.getSeverity() == DiagnosticSeverity::Error &&
          !StringRef(error.str()).contains(source->second.getValue()))
        error.attachNote() << "it comes from '" << source->second.getValue()
                           << "'";
      return failure();
    });
    if (failed(convertOwn(module)) || failed(runUpstream(module)) ||
        failed(checkTosaGone(module)) ||
        (!sources.empty() && failed(widenTosaIntegers(module, partial))))
      return signalPassFailure();
    ConvertLinalgToUOpPassOptions options;
    options.partial = partial;
    OpPassManager own(ModuleOp::getOperationName());
    own.addPass(createConvertLinalgToUOpPass(options));
    if (failed(runPipeline(own, module)))
      signalPassFailure();
  }

private:
  /// Upstream's maxima and minima begin at the largest finite number, which is
  /// not what those of infinities alone are.
  static void beginAtInfinity(linalg::FillOp fill) {
    FloatAttr start;
    if (!matchPattern(fill.getInputs().front(), m_Constant(&start)) ||
        !start.getValue().isLargest())
      return;
    auto isReduced = [&](OpOperand &use) {
      auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
      return op && op.isDpsInit(&use) && op.getNumReductionLoops() != 0;
    };
    if (!llvm::all_of(fill->getUses(), isReduced))
      return;
    OpBuilder builder(fill);
    APFloat infinity = APFloat::getInf(start.getValue().getSemantics(),
                                       start.getValue().isNegative());
    fill.getInputsMutable().assign(arith::ConstantOp::create(
        builder, fill.getLoc(), FloatAttr::get(start.getType(), infinity)));
  }

  /// Positions before the first pixel are rounded down; upstream rounds them to
  /// zero, and so reads the pixels that follow.
  static void roundDown(linalg::GenericOp resize) {
    IRRewriter rewriter(resize);
    resize.getBody()->walk([&](arith::DivSIOp division) {
      rewriter.setInsertionPoint(division);
      rewriter.replaceOpWithNewOp<arith::FloorDivSIOp>(
          division, division.getLhs(), division.getRhs());
    });
  }

  /// Without the limits of a level, which are those of devices: the validation
  /// of LLVM 22 takes the paddings of four axes for eight axes. A program that
  /// names no target may use all extensions.
  static tosa::TargetEnvAttr getTarget(ModuleOp module) {
    auto target = tosa::lookupTargetEnvOrDefault(module);
    SmallVector<tosa::Extension> extensions(target.getExtensions());
    tosa::SpecificationVersion version = target.getSpecificationVersion();
    if (!module->hasAttr(tosa::TargetEnvAttr::name)) {
      version = tosa::SpecificationVersion::V_1_1_DRAFT;
      extensions.clear();
      for (unsigned i = 1; auto each = tosa::symbolizeExtension(i); ++i)
        extensions.push_back(*each);
    }
    return tosa::TargetEnvAttr::get(module.getContext(), version,
                                    tosa::Level::none, target.getProfiles(),
                                    extensions);
  }

  LogicalResult runUpstream(ModuleOp module) {
    Attribute own = module->getAttr(tosa::TargetEnvAttr::name);
    module->setAttr(tosa::TargetEnvAttr::name, getTarget(module));
    llvm::DenseSet<Operation *> fills, generics;
    llvm::DenseSet<Location> resizes;
    module.walk([&](linalg::FillOp fill) { fills.insert(fill); });
    module.walk([&](linalg::GenericOp generic) { generics.insert(generic); });
    module.walk([&](tosa::ResizeOp op) { resizes.insert(op.getLoc()); });
    OpPassManager upstream(ModuleOp::getOperationName());
    buildUpstreamPipeline(upstream);
    LogicalResult result = runPipeline(upstream, module);
    module.walk([&](linalg::FillOp fill) {
      if (!fills.contains(fill))
        beginAtInfinity(fill);
    });
    module.walk([&](linalg::GenericOp generic) {
      if (!generics.contains(generic) && resizes.contains(generic.getLoc()))
        roundDown(generic);
    });
    if (own)
      module->setAttr(tosa::TargetEnvAttr::name, own);
    else
      module->removeAttr(tosa::TargetEnvAttr::name);
    return result;
  }

  /// What upstream makes loops of, or nothing.
  LogicalResult convertOwn(ModuleOp module) {
    SmallVector<tosa::ScatterOp> scatters;
    SmallVector<tosa::AvgPool2dOp> averages;
    LogicalResult result = success();
    module.walk([&](Operation *op) {
      if (auto scatter = dyn_cast<tosa::ScatterOp>(op))
        scatters.push_back(scatter);
      if (auto pool = dyn_cast<tosa::AvgPool2dOp>(op))
        averages.push_back(pool);
      if (auto pool = dyn_cast<tosa::MaxPool2dOp>(op))
        padWithInfinity(pool);
      if (auto rescale = dyn_cast<tosa::RescaleOp>(op))
        if (failed(prepareRescale(rescale)))
          result = failure();
      if (auto custom = dyn_cast<tosa::CustomOp>(op))
        result = refuseCustom(custom);
    });
    for (tosa::ScatterOp scatter : scatters)
      convertScatter(scatter);
    for (tosa::AvgPool2dOp average : averages)
      convertDynamicAveragePool(average);
    if (failed(result) || failed(convertTosaVariables(module)) ||
        failed(convertTosaBlockScaled(module)))
      return failure();
    return convertTosaShapes(module);
  }

  static LogicalResult refuseCustom(tosa::CustomOp op) {
    return op.emitOpError(
               "cannot be converted to uop: the module does not define what '")
           << op.getOperatorName() << "' of domain '" << op.getDomainName()
           << "' computes; replace it by a call of a function of TOSA, or by "
              "other ops of TOSA";
  }

  /// Upstream lowers single and double rounding. An inexact result may be that
  /// of single rounding.
  static LogicalResult prepareRescale(tosa::RescaleOp op) {
    if (op.getRoundingMode() == tosa::RoundingMode::INEXACT_ROUND)
      op.setRoundingMode(tosa::RoundingMode::SINGLE_ROUND);
    if (!op.getScale32() &&
        op.getRoundingMode() == tosa::RoundingMode::DOUBLE_ROUND)
      return op.emitOpError("cannot be converted to uop: only multipliers of "
                            "32 bits round twice, those with scale32 = true");
    return success();
  }

  /// Upstream pads images of floats with the smallest finite number.
  static void padWithInfinity(tosa::MaxPool2dOp op) {
    auto type = dyn_cast<RankedTensorType>(op.getInput().getType());
    ArrayRef<int64_t> pads = op.getPad();
    auto element = type ? dyn_cast<FloatType>(type.getElementType()) : nullptr;
    if (!element || type.getRank() != 4 || pads.size() != 4 ||
        llvm::all_of(pads, [](int64_t size) { return size == 0; }) ||
        llvm::any_of(pads, [](int64_t size) { return size < 0; }))
      return;
    OpBuilder builder(op);
    Location loc = op.getLoc();
    SmallVector<int64_t> shape(type.getShape()), edges(8, 0);
    llvm::copy(pads, edges.begin() + 2);
    for (int64_t axis : {1, 2})
      if (!type.isDynamicDim(axis))
        shape[axis] += edges[2 * axis] + edges[2 * axis + 1];
    Value sizes = tosa::ConstShapeOp::create(
        builder, loc, tosa::shapeType::get(builder.getContext(), edges.size()),
        builder.getIndexTensorAttr(edges));
    auto lowest = DenseElementsAttr::get(
        RankedTensorType::get(1, element),
        APFloat::getInf(element.getFloatSemantics(), /*Negative=*/true));
    Value infinity =
        tosa::ConstOp::create(builder, loc, lowest.getType(), lowest);
    op.getInputMutable().assign(tosa::PadOp::create(
        builder, loc, type.clone(shape), op.getInput(), sizes, infinity));
    op.setPad({0, 0, 0, 0});
  }

  /// [N, K, C] with the rows of [N, W, C] put at the indices [N, W].
  static void convertScatter(tosa::ScatterOp op) {
    auto updates = dyn_cast<RankedTensorType>(op.getInput().getType());
    auto target = dyn_cast<RankedTensorType>(op.getValuesIn().getType());
    auto indices = dyn_cast<RankedTensorType>(op.getIndices().getType());
    // Others become a loop.
    if (!updates || !target || !indices || !updates.hasStaticShape() ||
        !indices.hasStaticShape() || op.getType() != target ||
        !isElementType(target.getElementType()))
      return;
    OpBuilder builder(op);
    Location loc = op.getLoc();
    SmallVector<int64_t> shape(indices.getShape());
    shape.push_back(1);
    Value rows =
        ReshapeOp::create(builder, loc, indices.clone(shape), op.getIndices());
    rows =
        ExpandOp::create(builder, loc, indices.clone(updates.getShape()), rows);
    Value result =
        ScatterOp::create(builder, loc, ScatterKind::set, op.getValuesIn(),
                          rows, op.getInput(), /*axis=*/int64_t(1));
    op.replaceAllUsesWith(result);
    op.erase();
  }

  /// Shapes are left over. What is left in use cannot be converted.
  LogicalResult checkTosaGone(ModuleOp module) {
    SmallVector<Operation *> left;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isTosa(op))
        left.push_back(op);
    });
    LogicalResult result = success();
    for (Operation *op : llvm::reverse(left)) {
      if (isOpTriviallyDead(op)) {
        op->erase();
        continue;
      }
      if (partial)
        continue;
      op->emitOpError("cannot be converted to uop: upstream's lowering to "
                      "linalg leaves it");
      result = failure();
    }
    return result;
  }
};
} // namespace
