//===- UOpToLinalg.cpp - From uop's tensor stage to linalg ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/UOpToLinalg.h"

#include "Converter.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

namespace uop {
#define GEN_PASS_DEF_CONVERTUOPTOLINALGPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;
using namespace uop::tolinalg;

static bool isUOp(Operation *op) {
  return isa_and_nonnull<UOpDialect>(op->getDialect());
}

//===----------------------------------------------------------------------===//
// What has no counterpart
//===----------------------------------------------------------------------===//

/// Rows that are sorted by comparing each element with all others.
static constexpr int64_t kMaxOrdered = 4096;

static bool isDynamic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && !tensor.hasStaticShape();
}

/// Why the values of an elementwise op cannot be said in arith; empty if they
/// can.
static StringRef getArithmeticRefusal(Operation *op) {
  if (isa<CastOp>(op) &&
      isa<Float8E8M0FNUType>(
          getElementTypeOrSelf(op->getResult(0).getType())) &&
      op->getOperand(0).getType() != op->getResult(0).getType())
    return "arith does not round to f8E8M0FNU as uop.cast does";
  if (llvm::any_of(op->getResultTypes(), llvm::IsaPred<VectorType>))
    return "vectors are of the kernel stage";
  return {};
}

/// Why `op` cannot be converted; empty if it can.
static StringRef getRefusal(Operation *op) {
  if (llvm::any_of(op->getOperandTypes(), isDynamic) ||
      llvm::any_of(op->getResultTypes(), isDynamic))
    return "its sizes are decided by a run; give the arguments static shapes";
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case<ReshapeOp, PermuteOp, ExpandOp, PadOp, FlipOp, CatOp, ViewOp,
            GatherOp, ScatterOp, ReduceAxisOp, ContiguousOp, DetachOp,
            ContiguousBackwardOp, FuseOp, PrecastOp, IotaOp, ConstOp>(
          [](Operation *) { return StringRef(); })
      .Case<ShrinkOp>([](ShrinkOp op) -> StringRef {
        return op.getDynamic().empty() ? StringRef()
                                       : "its box is decided by a run";
      })
      .Case<AssignOp>([](AssignOp op) -> StringRef {
        if (op.getBuffer())
          return "it changes state, which functions of linalg do not have";
        return op.getDynamic().empty() ? StringRef()
                                       : "its box is decided by a run";
      })
      .Case<BufferOp>([](Operation *) {
        return "state is not a value that functions of linalg take; make it an "
               "argument and a result";
      })
      .Case<DefineVarOp, BindOp>([](Operation *) {
        return "a variable is not an argument of the function; make it one";
      })
      .Case<SortOp, TopKOp>([](auto op) -> StringRef {
        auto type = cast<RankedTensorType>(op.getSource().getType());
        return type.getDimSize(op.getAxis()) <= kMaxOrdered
                   ? StringRef()
                   : "linalg has no sort, and to compare all elements of a row "
                     "of more than 4096 with each other takes too long";
      })
      .Case<UniqueOp>([](Operation *) {
        return "linalg has no counterpart, and it needs a sort";
      })
      .Case<NonZeroOp>([](Operation *) {
        return "linalg has no counterpart; uop-lower-sort before makes tensor "
               "ops of it";
      })
      .Case<CustomOp>([](Operation *) {
        return "linalg calls no functions on parts of tensors; "
               "uop-inline-custom may replace it before";
      })
      .Default([](Operation *op) -> StringRef {
        if (op->hasTrait<OpTrait::Elementwise>())
          return getArithmeticRefusal(op);
        return "it is not of the tensor stage on one device";
      });
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct ConvertUOpToLinalgPass
    : public uop::impl::ConvertUOpToLinalgPassBase<ConvertUOpToLinalgPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(checkOps(module)))
      return signalPassFailure();
    SmallVector<Operation *> casts;
    dropSigns(module, casts);
    module.walk([&](FunctionOpInterface function) {
      if (!function.isExternal())
        convertFunction(function);
    });
    for (Operation *cast : casts)
      cast->erase();
  }

private:
  static LogicalResult checkOps(ModuleOp module) {
    LogicalResult result = success();
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!isUOp(op))
        return WalkResult::advance();
      StringRef reason = getRefusal(op);
      if (reason.empty())
        return WalkResult::advance();
      op->emitOpError("cannot be converted to linalg: ") << reason;
      result = failure();
      return WalkResult::skip();
    });
    return result;
  }

  /// Gives the values of other dialects types without sign. For the ops that
  /// read them, casts say what sign they had.
  static void dropSigns(ModuleOp module, SmallVectorImpl<Operation *> &casts) {
    auto drop = [&](Value value, OpBuilder builder) {
      Type type = value.getType();
      if (!isa<RankedTensorType>(type) && !type.isUnsignedInteger())
        return;
      if (getSignlessType(type) == type)
        return;
      value.setType(getSignlessType(type));
      auto cast = UnrealizedConversionCastOp::create(builder, value.getLoc(),
                                                     type, value);
      value.replaceUsesWithIf(cast.getResult(0), [](OpOperand &use) {
        return isUOp(use.getOwner());
      });
      casts.push_back(cast);
    };
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isUOp(op) || isa<UnrealizedConversionCastOp>(op))
        return;
      OpBuilder after(op->getContext());
      after.setInsertionPointAfter(op);
      for (Value result : op->getResults())
        drop(result, after);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument argument : block.getArguments())
            drop(argument, OpBuilder::atBlockBegin(&block));
      dropSignsOfType(op);
    });
  }

  static void dropSignsOfType(Operation *op) {
    auto function = dyn_cast<FunctionOpInterface>(op);
    if (!function)
      return;
    auto signless = [](ArrayRef<Type> types) {
      return llvm::map_to_vector(types, [](Type type) {
        bool isValue = isa<RankedTensorType>(type) || type.isUnsignedInteger();
        return isValue ? getSignlessType(type) : type;
      });
    };
    function.setType(
        function.cloneTypeWith(signless(function.getArgumentTypes()),
                               signless(function.getResultTypes())));
  }

  static void convertFunction(FunctionOpInterface function) {
    Converter converter(function.getLoc(), function.getFunctionBody().front());
    SmallVector<Operation *> ops, others;
    function->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto cast = dyn_cast<UnrealizedConversionCastOp>(op))
        converter.set(cast.getResult(0), cast.getOperand(0));
      (isUOp(op) ? ops : others).push_back(op);
    });
    converter.planNests(ops);
    for (Operation *op : ops)
      converter.convert(op);
    for (Operation *op : others)
      for (OpOperand &operand : op->getOpOperands())
        if (Operation *source = operand.get().getDefiningOp())
          if (isUOp(source))
            operand.set(converter.get(operand.get()));
    for (Operation *op : llvm::reverse(ops))
      op->erase();
    converter.finish();
  }
};
} // namespace
