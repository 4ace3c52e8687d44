//===- UOpTransformOps.cpp - Schedules by transform scripts -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/TransformOps/UOpTransformOps.h"
#include "uop/Dialect/UOp/Transforms/Schedules.h"

#include "mlir/Dialect/Transform/IR/TransformTypes.h"
#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

// An MLIR built without assertions lacks what this header asserts with.
#pragma push_macro("NDEBUG")
#undef NDEBUG
#define NDEBUG
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#pragma pop_macro("NDEBUG")

#define GET_OP_CLASSES
#include "uop/Dialect/UOp/TransformOps/UOpTransformOps.h.inc"

using namespace mlir;
using namespace uop;

/// Adds what `getActions` says, given the number of a kernel among those of
/// `handle`, to each of their schedules. `made` gets the axis that the last
/// action made in each.
static DiagnosedSilenceableFailure extendSchedules(
    transform::TransformOpInterface op, transform::TransformState &state,
    Value handle,
    function_ref<FailureOr<SmallVector<ActionAttr>>(size_t)> getActions,
    SmallVectorImpl<Attribute> *made = nullptr) {
  Builder builder(op->getContext());
  for (auto [number, payload] : llvm::enumerate(state.getPayloadOps(handle))) {
    auto kernel = dyn_cast<KernelOp>(payload);
    if (!kernel) {
      DiagnosedSilenceableFailure error =
          emitSilenceableFailure(op)
          << "a schedule is of a uop.kernel, but the "
             "handle has "
          << payload->getName();
      error.attachNote(payload->getLoc()) << "this op";
      return error;
    }
    std::string reason;
    FailureOr<SmallVector<int64_t>> axes;
    {
      // Whoever silences the failure is to see nothing of it.
      ScopedDiagnosticHandler collect(op->getContext(), [&](Diagnostic &diag) {
        llvm::raw_string_ostream(reason) << diag;
        return success();
      });
      FailureOr<SmallVector<ActionAttr>> actions = getActions(number);
      if (succeeded(actions))
        axes = extendSchedule(kernel, *actions);
      if (succeeded(axes) && axes->empty())
        axes = failure();
    }
    if (failed(axes)) {
      DiagnosedSilenceableFailure error = emitSilenceableFailure(op) << reason;
      error.attachNote(kernel.getLoc()) << "the kernel";
      return error;
    }
    if (made)
      made->push_back(builder.getI64IntegerAttr(axes->back()));
  }
  return DiagnosedSilenceableFailure::success();
}

/// The axes that `op` names for the kernel of this number.
template <typename OpTy>
static FailureOr<SmallVector<int64_t>>
getAxes(OpTy op, transform::TransformState &state, size_t number) {
  SmallVector<int64_t> axes;
  auto next = op.getAxes().begin();
  for (int64_t axis : op.getStaticAxes()) {
    if (!ShapedType::isDynamic(axis)) {
      axes.push_back(axis);
      continue;
    }
    ArrayRef<Attribute> params = state.getParams(*next++);
    if (number >= params.size())
      return op.emitError() << "a parameter has " << params.size()
                            << " numbers, fewer than there are kernels";
    auto param = dyn_cast<IntegerAttr>(params[number]);
    if (!param)
      return op.emitError() << "an axis is the number of a range, but the "
                               "parameter is "
                            << params[number];
    axes.push_back(param.getInt());
  }
  return axes;
}

template <typename OpTy>
static DiagnosedSilenceableFailure
addAction(OpTy op, transform::TransformState &state, ActionKind kind,
          ArrayRef<int64_t> before, ArrayRef<int64_t> after,
          SmallVectorImpl<Attribute> *made = nullptr) {
  return extendSchedules(
      op, state, op.getKernel(),
      [&](size_t number) -> FailureOr<SmallVector<ActionAttr>> {
        FailureOr<SmallVector<int64_t>> axes = getAxes(op, state, number);
        if (failed(axes))
          return failure();
        SmallVector<int64_t> operands(before);
        llvm::append_range(operands, *axes);
        llvm::append_range(operands, after);
        auto action = ActionAttr::getChecked([&] { return op.emitError(); },
                                             op.getContext(), kind,
                                             ArrayRef<int64_t>(operands));
        if (!action)
          return failure();
        return SmallVector<ActionAttr>{action};
      },
      made);
}

/// An action whose new axis has the id that is the result of `op`.
template <typename OpTy>
static DiagnosedSilenceableFailure
makeAxis(OpTy op, transform::TransformResults &results,
         transform::TransformState &state, ActionKind kind,
         ArrayRef<int64_t> after) {
  SmallVector<Attribute> made;
  DiagnosedSilenceableFailure result =
      addAction(op, state, kind, {}, after, &made);
  if (result.succeeded())
    results.setParams(cast<OpResult>(op.getResult()), made);
  return result;
}

/// An action that takes a number and no axis.
template <typename OpTy>
static DiagnosedSilenceableFailure addNumber(OpTy op,
                                             transform::TransformState &state,
                                             ActionKind kind, int64_t number) {
  return extendSchedules(op, state, op.getKernel(),
                         [&](size_t) -> FailureOr<SmallVector<ActionAttr>> {
                           auto action = ActionAttr::getChecked(
                               [&] { return op.emitError(); }, op.getContext(),
                               kind, ArrayRef<int64_t>{number});
                           if (!action)
                             return failure();
                           return SmallVector<ActionAttr>{action};
                         });
}

template <typename OpTy>
static LogicalResult verifyAxes(OpTy op, bool isOne) {
  size_t numDynamic = llvm::count_if(op.getStaticAxes(), ShapedType::isDynamic);
  if (numDynamic != op.getAxes().size())
    return op.emitOpError("lists ")
           << numDynamic << " parameters among its axes and has "
           << op.getAxes().size() << " of them";
  if (isOne && op.getStaticAxes().size() != 1)
    return op.emitOpError("takes one axis, got ") << op.getStaticAxes().size();
  return success();
}

template <typename OpTy>
static void
getScheduleEffects(OpTy op, SmallVectorImpl<MemoryEffects::EffectInstance> &e) {
  transform::onlyReadsHandle(op->getOpOperands(), e);
  transform::producesHandle(op->getOpResults(), e);
  transform::modifiesPayload(e);
}

#define UOP_DIVIDING_OP(OP, KIND)                                              \
  DiagnosedSilenceableFailure OP::apply(transform::TransformRewriter &,        \
                                        transform::TransformResults &results,  \
                                        transform::TransformState &state) {    \
    return makeAxis(*this, results, state, ActionKind::KIND,                   \
                    {int64_t(getSize())});                                     \
  }                                                                            \
  LogicalResult OP::verify() { return verifyAxes(*this, /*isOne=*/true); }     \
  void OP::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &e) {     \
    getScheduleEffects(*this, e);                                              \
  }

UOP_DIVIDING_OP(SplitTransformOp, split)
UOP_DIVIDING_OP(PeelTransformOp, peel)
UOP_DIVIDING_OP(UpcastTransformOp, upcast)
UOP_DIVIDING_OP(SimdTransformOp, simd)
UOP_DIVIDING_OP(UnrollTransformOp, unroll)
UOP_DIVIDING_OP(TileTransformOp, tile)
UOP_DIVIDING_OP(TileInsideTransformOp, tile_inside)
UOP_DIVIDING_OP(PadToTransformOp, pad_to)
UOP_DIVIDING_OP(LocalTransformOp, local)
UOP_DIVIDING_OP(GroupTransformOp, group)
#undef UOP_DIVIDING_OP

/// An op whose action has axes alone.
#define UOP_AXES_OP(OP, KIND, IS_ONE)                                          \
  DiagnosedSilenceableFailure OP::apply(transform::TransformRewriter &,        \
                                        transform::TransformResults &,         \
                                        transform::TransformState &state) {    \
    return addAction(*this, state, ActionKind::KIND, {}, {});                  \
  }                                                                            \
  LogicalResult OP::verify() { return verifyAxes(*this, IS_ONE); }             \
  void OP::getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &e) {     \
    getScheduleEffects(*this, e);                                              \
  }

UOP_AXES_OP(ReorderTransformOp, reorder, /*isOne=*/false)
UOP_AXES_OP(MergeTransformOp, merge, /*isOne=*/false)
UOP_AXES_OP(TensorCoreTransformOp, tensor_core, /*isOne=*/false)
UOP_AXES_OP(ThreadTransformOp, thread, /*isOne=*/true)
UOP_AXES_OP(GlobalTransformOp, global, /*isOne=*/true)
#undef UOP_AXES_OP

DiagnosedSilenceableFailure
StageTransformOp::apply(transform::TransformRewriter &,
                        transform::TransformResults &,
                        transform::TransformState &state) {
  return addAction(*this, state, ActionKind::stage, {int64_t(getArgument())},
                   {});
}

LogicalResult StageTransformOp::verify() {
  size_t numAxes = getStaticAxes().size();
  if (numAxes != 1 && numAxes != 2)
    return emitOpError("takes an axis, and another one that positions depend "
                       "on, got ")
           << numAxes << " axes";
  return verifyAxes(*this, /*isOne=*/false);
}

void StageTransformOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &e) {
  getScheduleEffects(*this, e);
}

DiagnosedSilenceableFailure
DotTransformOp::apply(transform::TransformRewriter &,
                      transform::TransformResults &,
                      transform::TransformState &state) {
  SmallVector<int64_t> operands = {int64_t(getArgument())};
  if (std::optional<uint64_t> bits = getBits())
    operands.push_back(int64_t(*bits));
  return addAction(*this, state, ActionKind::dot, {}, operands);
}

LogicalResult DotTransformOp::verify() {
  if (std::optional<uint64_t> bits = getBits();
      bits && *bits != 8 && *bits != 16)
    return emitOpError("packs numbers of 8 or 16 bits, not of ") << *bits;
  return verifyAxes(*this, /*isOne=*/true);
}

void DotTransformOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &e) {
  getScheduleEffects(*this, e);
}

DiagnosedSilenceableFailure
PipelineTransformOp::apply(transform::TransformRewriter &,
                           transform::TransformResults &,
                           transform::TransformState &state) {
  return addNumber(*this, state, ActionKind::pipeline, getDepth());
}

void PipelineTransformOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &e) {
  getScheduleEffects(*this, e);
}

DiagnosedSilenceableFailure
AccumulateTransformOp::apply(transform::TransformRewriter &,
                             transform::TransformResults &results,
                             transform::TransformState &state) {
  return makeAxis(*this, results, state, ActionKind::accumulate, {});
}

LogicalResult AccumulateTransformOp::verify() {
  return verifyAxes(*this, /*isOne=*/false);
}

void AccumulateTransformOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &e) {
  getScheduleEffects(*this, e);
}

DiagnosedSilenceableFailure
StreamTransformOp::apply(transform::TransformRewriter &,
                         transform::TransformResults &,
                         transform::TransformState &state) {
  return addNumber(*this, state, ActionKind::stream, getArgument());
}

void StreamTransformOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &e) {
  getScheduleEffects(*this, e);
}

DiagnosedSilenceableFailure
ScheduleTransformOp::apply(transform::TransformRewriter &,
                           transform::TransformResults &,
                           transform::TransformState &state) {
  if (getSchedule().getActions().empty())
    return DiagnosedSilenceableFailure::success();
  return extendSchedules(*this, state, getKernel(),
                         [&](size_t) -> FailureOr<SmallVector<ActionAttr>> {
                           return SmallVector<ActionAttr>(
                               getSchedule().getActions());
                         });
}

void ScheduleTransformOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &e) {
  getScheduleEffects(*this, e);
}

namespace {
struct UOpTransformDialectExtension
    : public transform::TransformDialectExtension<
          UOpTransformDialectExtension> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(UOpTransformDialectExtension)

  UOpTransformDialectExtension() {
    declareDependentDialect<UOpDialect>();
    registerTransformOps<
#define GET_OP_LIST
#include "uop/Dialect/UOp/TransformOps/UOpTransformOps.cpp.inc"
        >();
  }
};
} // namespace

#define GET_OP_CLASSES
#include "uop/Dialect/UOp/TransformOps/UOpTransformOps.cpp.inc"

void uop::registerTransformDialectExtension(DialectRegistry &registry) {
  registry.addExtensions<UOpTransformDialectExtension>();
}
