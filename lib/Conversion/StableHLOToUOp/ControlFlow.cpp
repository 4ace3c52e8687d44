//===- ControlFlow.cpp - while, if, case and calls --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Regions with control flow become those of scf, whose ops are converted where
// they are; convert-scf-to-uop takes the rest of the way.
//
//===----------------------------------------------------------------------===//

#include "OpConverter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

/// The one element of a tensor of rank 0.
static Value extract(OpConverter &c, Value tensor) {
  return tensor::ExtractOp::create(c.builder, c.loc, tensor, ValueRange());
}

static bool isScalarOf(Value value, unsigned width) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() == 0 && type.getElementType().isInteger(width);
}

/// Replaces the terminator of a block by scf.yield. Refused unless it yields
/// the results of the op.
static LogicalResult checkYields(OpConverter &c, Block &block) {
  if (block.back().getOperandTypes() == c.op->getResultTypes())
    return success();
  return c.refuse("its regions must yield values of the types of its results");
}

static void moveBody(OpConverter &c, Region &from, Region &to) {
  to.takeBody(from);
  Operation *last = &to.front().back();
  OpBuilder builder(last);
  scf::YieldOp::create(builder, last->getLoc(), last->getOperands());
  last->erase();
}

static LogicalResult convertWhile(OpConverter &c) {
  unsigned count = c.operands.size();
  if (failed(c.expect(count, count, 2)))
    return failure();
  Block *condition = c.body(0, count), *body = c.body(1, count);
  if (!condition || !body || failed(checkYields(c, *body)))
    return failure();
  if (ValueRange(c.operands).getTypes() != c.op->getResultTypes() ||
      condition->getArgumentTypes() != c.op->getResultTypes() ||
      body->getArgumentTypes() != c.op->getResultTypes())
    return c.refuse("its operands, results and the arguments of its regions "
                    "must have the same types");
  Operation *last = &condition->back();
  if (last->getNumOperands() != 1 || !isScalarOf(last->getOperand(0), 1))
    return c.refuse("its condition must be one scalar of type i1");
  auto loop = scf::WhileOp::create(c.builder, c.loc, c.op->getResultTypes(),
                                   c.operands);
  loop.getBefore().takeBody(c.op->getRegion(0));
  OpBuilder builder(last);
  Value holds = tensor::ExtractOp::create(builder, last->getLoc(),
                                          last->getOperand(0), ValueRange());
  scf::ConditionOp::create(builder, last->getLoc(), holds,
                           loop.getBeforeArguments());
  last->erase();
  moveBody(c, c.op->getRegion(1), loop.getAfter());
  return c.finish(loop.getResults());
}

static LogicalResult convertIf(OpConverter &c) {
  if (failed(c.expect(1, c.op->getNumResults(), 2)))
    return failure();
  if (!isScalarOf(c.operands[0], 1))
    return c.refuse("its condition must be a scalar of type i1");
  for (unsigned region : {0, 1}) {
    Block *body = c.body(region, 0);
    if (!body || failed(checkYields(c, *body)))
      return failure();
  }
  auto branch = scf::IfOp::create(c.builder, c.loc, c.op->getResultTypes(),
                                  extract(c, c.operands[0]),
                                  /*addThenBlock=*/false,
                                  /*addElseBlock=*/false);
  moveBody(c, c.op->getRegion(0), branch.getThenRegion());
  moveBody(c, c.op->getRegion(1), branch.getElseRegion());
  return c.finish(branch.getResults());
}

/// An index out of range is that of the last branch.
static LogicalResult convertCase(OpConverter &c) {
  unsigned branches = c.op->getNumRegions();
  if (branches == 0)
    return c.refuse("has no branches");
  if (failed(c.expect(1, c.op->getNumResults(), branches)))
    return failure();
  if (!isScalarOf(c.operands[0], 32))
    return c.refuse("its index must be a scalar of type i32");
  for (unsigned region = 0; region != branches; ++region) {
    Block *body = c.body(region, 0);
    if (!body || failed(checkYields(c, *body)))
      return failure();
  }
  Value index = arith::IndexCastOp::create(
      c.builder, c.loc, c.builder.getIndexType(), extract(c, c.operands[0]));
  auto cases = llvm::to_vector(llvm::seq<int64_t>(0, branches - 1));
  auto choice = scf::IndexSwitchOp::create(
      c.builder, c.loc, c.op->getResultTypes(), index, cases, branches - 1);
  for (unsigned region = 0; region + 1 != branches; ++region)
    moveBody(c, c.op->getRegion(region), choice.getCaseRegions()[region]);
  moveBody(c, c.op->getRegion(branches - 1), choice.getDefaultRegion());
  return c.finish(choice.getResults());
}

void uop::fromstablehlo::repeat(
    OpConverter &c, int64_t count, MutableArrayRef<Value> states,
    function_ref<void(Value number, MutableArrayRef<Value> states)> step) {
  SmallVector<Value> initial = {c.integer(0, c.i64(), {})};
  llvm::append_range(initial, states);
  SmallVector<Type> types(ValueRange(initial).getTypes());
  SmallVector<Location> locations(types.size(), c.loc);
  auto loop = scf::WhileOp::create(c.builder, c.loc, types, initial);
  OpBuilder::InsertionGuard guard(c.builder);
  Block *before =
      c.builder.createBlock(&loop.getBefore(), {}, types, locations);
  Value less = c.compare(CmpPredicate::lt, before->getArgument(0),
                         c.integer(count, c.i64(), {}));
  Value holds = tensor::ExtractOp::create(c.builder, c.loc, less, ValueRange());
  scf::ConditionOp::create(c.builder, c.loc, holds, before->getArguments());
  Block *after = c.builder.createBlock(&loop.getAfter(), {}, types, locations);
  SmallVector<Value> next(after->getArguments());
  step(next[0], MutableArrayRef<Value>(next).drop_front());
  next[0] = c.add(after->getArgument(0), c.integer(1, c.i64(), {}));
  scf::YieldOp::create(c.builder, c.loc, next);
  for (auto [state, result] :
       llvm::zip_equal(states, loop.getResults().drop_front()))
    state = result;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// A call of the function that says what it computes.
static LogicalResult convertComposite(OpConverter &c) {
  auto callee =
      dyn_cast_or_null<FlatSymbolRefAttr>(c.attribute("decomposition"));
  auto function =
      callee ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(c.op, callee)
             : func::FuncOp();
  if (!function)
    return c.refuse("attribute 'decomposition' must name a function of the "
                    "module");
  FunctionType type = function.getFunctionType();
  if (TypeRange(type.getInputs()) != TypeRange(ValueRange(c.operands)) ||
      TypeRange(type.getResults()) != TypeRange(c.op->getResultTypes()))
    return c.refuse("the types of its decomposition @" + callee.getValue() +
                    " differ from those of its operands and results");
  return c.finish(func::CallOp::create(c.builder, c.loc, function, c.operands)
                      .getResults());
}

/// top_k as exporters for XLA call it: attributes in a dictionary.
static LogicalResult convertTopKCall(OpConverter &c) {
  auto attributes =
      dyn_cast_or_null<DictionaryAttr>(c.attribute("mhlo.attributes"));
  auto count = attributes ? attributes.getAs<IntegerAttr>("k") : IntegerAttr();
  auto largest =
      attributes ? attributes.getAs<BoolAttr>("largest") : BoolAttr();
  if (!count || !count.getValue().isSignedIntN(64))
    return c.refuse("attribute 'mhlo.attributes' must have an integer k");
  return convertTopK(c, count.getValue().getSExtValue(),
                     /*isSmallest=*/largest && !largest.getValue());
}

static StringRef getCallTarget(Operation *op) {
  auto target =
      dyn_cast_or_null<StringAttr>(getOpAttribute(op, "call_target_name"));
  return target ? target.getValue() : StringRef();
}

bool uop::fromstablehlo::isMarker(Operation *op) {
  StringRef name = getCallTarget(op);
  return name == "Sharding" || name == "annotate_device_placement" ||
         name == "LayoutConstraint";
}

bool uop::fromstablehlo::isShapeAssertion(Operation *op) {
  return op->getName().getStringRef() == "stablehlo.custom_call" &&
         op->getNumResults() == 0 && getCallTarget(op) == "shape_assertion";
}

static LogicalResult convertCustomCall(OpConverter &c) {
  if (isMarker(c.op))
    return c.finish(c.operands);
  StringRef name = getCallTarget(c.op);
  if (name == "mhlo.topk")
    return convertTopKCall(c);
  for (StringRef routine : {"potrf", "trsm", "getrf"})
    for (StringRef type : {"s", "d"})
      if (name == ("lapack_" + type + routine + "_ffi").str())
        return convertLapack(c, routine);
  return c.refuse("calls the external function '" + name +
                  "', which cannot be compiled; export the program with ops of "
                  "StableHLO in place of this call, for instance with another "
                  "implementation of the function");
}

static LogicalResult convertSame(OpConverter &c) {
  return c.finish(c.operands);
}

void uop::fromstablehlo::addControlFlowOps(OpTable &table) {
  table.add("stablehlo.while", convertWhile);
  table.add("stablehlo.if", convertIf);
  table.add("stablehlo.case", convertCase);
}

void uop::fromstablehlo::addCallOps(OpTable &table) {
  table.add("stablehlo.composite", convertComposite);
  table.add("stablehlo.custom_call", convertCustomCall);
  // One device computes all shards.
  table.add("sdy.sharding_constraint", convertSame);
}
