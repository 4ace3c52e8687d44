//===- SCFToUOp.cpp - Loops and branches of scf to launches -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/SCFToUOp.h"

#include "LoopCounters.h"
#include "PaddedTensors.h"
#include "uop/Dialect/UOp/IR/ControlKernels.h"
#include "uop/Dialect/UOp/IR/IntegerRanges.h"
#include "uop/Dialect/UOp/IR/Variables.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

namespace uop {
#define GEN_PASS_DEF_CONVERTSCFTOUOPPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// The tensor of rank 0 that a scalar is read from; null if there is none.
static Value getSource(Value scalar) {
  if (auto cast = scalar.getDefiningOp<arith::IndexCastOp>())
    scalar = cast.getIn();
  auto extract = scalar.getDefiningOp<tensor::ExtractOp>();
  if (!extract || !extract.getIndices().empty() ||
      extract.getTensor().getType().getEncoding() ||
      !isElementType(extract.getTensor().getType().getElementType()))
    return {};
  return extract.getTensor();
}

namespace {
/// Takes the regions of scf's ops out of their function.
class Outliner {
public:
  Outliner(ModuleOp module, PaddedTensors &tensors)
      : symbols(module), tensors(tensors) {}

  /// Why the op stays; empty if it is gone.
  std::string convert(Operation *op);

private:
  std::string convertWhile(scf::WhileOp loop);
  std::string convertBranches(Operation *op, Value condition);
  std::string convertSwitch(scf::IndexSwitchOp op);

  std::string checkPassed(Operation *op, StringRef what, ValueRange values);
  bool findCaptures(ArrayRef<Region *> regions);
  func::FuncOp outline(Region &region, StringRef suffix, TypeRange results);
  void finish(func::FuncOp function, ValueRange results);
  void launch(Operation *op, StringRef attribute, ValueRange inputs,
              func::FuncOp first, func::FuncOp second);
  SmallVector<Type> getTypes(ValueRange values);
  SmallVector<Value> packAll(OpBuilder &builder, ValueRange values);

  SymbolTable symbols;
  PaddedTensors &tensors;
  /// What the regions use from outside: tensors, and what each function has of
  /// its own.
  llvm::SetVector<Value> captures, constants, indices;
  func::FuncOp parent;
};
} // namespace

/// Why one of the values cannot be passed; empty if all can.
std::string Outliner::checkPassed(Operation *op, StringRef what,
                                  ValueRange values) {
  if (std::optional<unsigned> number = tensors.findChange(op))
    return llvm::formatv("{0} {1} is not known to keep its sizes", what,
                         *number);
  for (auto [number, value] : llvm::enumerate(values)) {
    if (tensors.getType(value))
      continue;
    std::string type;
    llvm::raw_string_ostream(type) << value.getType();
    return llvm::formatv("{0} {1} has type {2}; it must be a tensor of uop "
                         "elements whose sizes are static, or computed from "
                         "variables",
                         what, number, type);
  }
  return {};
}

/// False if one cannot be passed.
bool Outliner::findCaptures(ArrayRef<Region *> regions) {
  captures.clear();
  constants.clear();
  indices.clear();
  llvm::SetVector<Value> used;
  for (Region *region : regions)
    getUsedValuesDefinedAbove(*region, used);
  for (Value value : used) {
    Operation *op = value.getDefiningOp();
    if (op && op->hasTrait<OpTrait::ConstantLike>())
      constants.insert(value);
    else if (isOfVariables(value))
      indices.insert(value);
    else if (tensors.getType(value))
      captures.insert(value);
    else
      return false;
  }
  return true;
}

SmallVector<Type> Outliner::getTypes(ValueRange values) {
  return llvm::map_to_vector(
      values, [&](Value value) -> Type { return tensors.getType(value); });
}

SmallVector<Value> Outliner::packAll(OpBuilder &builder, ValueRange values) {
  return llvm::map_to_vector(
      values, [&](Value value) { return tensors.pack(builder, value); });
}

/// A private function with the block of the region, whose arguments come before
/// the captures.
func::FuncOp Outliner::outline(Region &region, StringRef suffix,
                               TypeRange results) {
  Location loc = region.getParentOp()->getLoc();
  auto function = func::FuncOp::create(
      loc, (parent.getName() + suffix).str(),
      FunctionType::get(region.getContext(), region.getArgumentTypes(), {}));
  function.setPrivate();
  symbols.insert(function, std::next(Block::iterator(parent)));
  function.getBody().takeBody(region);
  Block &block = function.getBody().front();
  auto replaceInside = [&](Value value, Value own) {
    value.replaceUsesWithIf(own, [&](OpOperand &use) {
      return function->isProperAncestor(use.getOwner()) &&
             use.getOwner() != own.getDefiningOp();
    });
  };
  OpBuilder builder = OpBuilder::atBlockBegin(&block);
  for (Value constant : constants)
    replaceInside(constant,
                  builder.clone(*constant.getDefiningOp())->getResult(0));
  for (Value index : indices)
    replaceInside(index, cloneIndex(builder, index));
  for (BlockArgument argument : block.getArguments()) {
    RankedTensorType type = tensors.getType(argument);
    if (type == argument.getType())
      continue;
    Value value = tensors.unpack(builder, argument, argument);
    replaceInside(argument, value);
    argument.setType(type);
  }
  for (Value capture : captures) {
    Value own = block.addArgument(tensors.getType(capture), loc);
    replaceInside(capture, tensors.unpack(builder, own, capture));
  }
  function.setFunctionType(FunctionType::get(
      region.getContext(), block.getArgumentTypes(), results));
  return function;
}

/// A return in place of the terminator.
void Outliner::finish(func::FuncOp function, ValueRange results) {
  Operation *last = &function.getBody().front().back();
  OpBuilder builder(last);
  func::ReturnOp::create(builder, last->getLoc(), packAll(builder, results));
  last->erase();
  // The reads of scalars.
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(function.getBody().front())))
    if (isa<tensor::ExtractOp, arith::IndexCastOp>(op) &&
        isOpTriviallyDead(&op))
      op.erase();
}

static Type flatten(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return MemRefType::get({*countElements(tensor)}, tensor.getElementType());
}

/// A launch that calls the functions, in place of the op.
void Outliner::launch(Operation *op, StringRef attribute, ValueRange values,
                      func::FuncOp first, func::FuncOp second) {
  OpBuilder builder(op);
  SmallVector<Value> inputs = packAll(builder, values), inits;
  SmallVector<Type> results = getTypes(op->getResults()), types;
  for (Value input : inputs)
    types.push_back(flatten(input.getType()));
  for (Type type : results) {
    auto tensor = cast<RankedTensorType>(type);
    types.push_back(flatten(type));
    inits.push_back(tensor::EmptyOp::create(
        builder, op->getLoc(), tensor.getShape(), tensor.getElementType()));
  }
  std::string name =
      (parent.getName() + "_" + attribute.split('.').second).str();
  OpBuilder detached(op->getContext());
  auto kernel = KernelOp::create(detached, op->getLoc(), name,
                                 builder.getFunctionType(types, {}));
  kernel.setVisibility(SymbolTable::Visibility::Private);
  detached.setInsertionPointToEnd(&kernel.getBody().front());
  SinkOp::create(detached, op->getLoc());
  kernel->setAttr(attribute,
                  builder.getArrayAttr({FlatSymbolRefAttr::get(first),
                                        FlatSymbolRefAttr::get(second)}));
  StringAttr symbol = symbols.insert(kernel, Block::iterator(parent));
  auto made =
      LaunchOp::create(builder, op->getLoc(), results, symbol.getValue(),
                       inputs, inits, ValueRange(), /*has_effects=*/false);
  for (auto [result, padded] :
       llvm::zip_equal(op->getResults(), made.getResults()))
    result.replaceAllUsesWith(tensors.unpack(builder, padded, result));
  op->erase();
}

/// Says what is known of an integer, unless it may be any.
static void setBounds(func::FuncOp function, unsigned number,
                      ArrayRef<int64_t> bounds) {
  unsigned width = getElementTypeOrSelf(function.getArgumentTypes()[number])
                       .getIntOrFloatBitWidth();
  if (bounds[0] != llvm::minIntN(width) || bounds[1] != llvm::maxIntN(width))
    function.setArgAttr(
        number, kBoundsAttrName,
        Builder(function.getContext()).getDenseI64ArrayAttr(bounds));
}

std::string Outliner::convertWhile(scf::WhileOp loop) {
  for (ValueRange values :
       {ValueRange(loop->getOperands()), ValueRange(loop.getResults())})
    if (std::string reason = checkPassed(loop, "carried value", values);
        !reason.empty())
      return reason;
  auto condition = loop.getConditionOp();
  Value holds = getSource(condition.getCondition());
  if (!holds)
    return "its condition must be read from a tensor of one bool";
  if (!findCaptures({&loop.getBefore(), &loop.getAfter()}))
    return "its regions must not use scalars from outside";
  SmallVector<LoopCounter> counters = findLoopCounters(loop, holds);
  SmallVector<Type> results = {holds.getType()};
  llvm::append_range(results, getTypes(loop.getResults()));
  func::FuncOp before = outline(loop.getBefore(), "_while", results);
  Operation *last = &before.getBody().front().back();
  SmallVector<Value> values = {
      getSource(cast<scf::ConditionOp>(last).getCondition())};
  llvm::append_range(values, cast<scf::ConditionOp>(last).getArgs());
  finish(before, values);
  func::FuncOp after =
      outline(loop.getAfter(), "_do", getTypes(loop->getOperands()));
  finish(after, after.getBody().front().back().getOperands());
  SmallVector<Value> inputs(loop->getOperands());
  llvm::append_range(inputs, captures);
  // The functions may update the state where it lies.
  OpBuilder builder(loop);
  for (func::FuncOp function : {before, after})
    for (unsigned i = 0, count = function.getNumArguments() - captures.size();
         i != count; ++i)
      function.setArgAttr(i, kDonatedAttrName, builder.getUnitAttr());
  for (const LoopCounter &counter : counters) {
    setBounds(before, counter.before, counter.beforeBounds);
    setBounds(after, counter.body, counter.bodyBounds);
  }
  launch(loop, kWhileAttrName, inputs, before, after);
  return {};
}

/// scf.if, with a condition that is a tensor.
std::string Outliner::convertBranches(Operation *op, Value condition) {
  Region &first = op->getRegion(0), &second = op->getRegion(1);
  if (op->getNumResults() == 0)
    return "it has no results";
  if (std::string reason = checkPassed(op, "result", op->getResults());
      !reason.empty())
    return reason;
  if (!findCaptures({&first, &second}))
    return "its regions must not use scalars from outside";
  SmallVector<Value> inputs = {condition};
  llvm::append_range(inputs, captures);
  SmallVector<Type> types = getTypes(op->getResults());
  func::FuncOp thenFunction = outline(first, "_then", types);
  finish(thenFunction, thenFunction.getBody().front().back().getOperands());
  func::FuncOp elseFunction = outline(second, "_else", types);
  finish(elseFunction, elseFunction.getBody().front().back().getOperands());
  launch(op, kIfAttrName, inputs, thenFunction, elseFunction);
  return {};
}

/// A branch for each case, the later ones in the else of those before.
std::string Outliner::convertSwitch(scf::IndexSwitchOp op) {
  Value index = getSource(op.getArg());
  if (!index)
    return "its index must be read from a tensor of one integer";
  if (op.getNumResults() == 0)
    return "it has no results";
  if (std::string reason = checkPassed(op, "result", op.getResults());
      !reason.empty())
    return reason;
  OpBuilder builder(op);
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(index.getType());
  auto element = cast<IntegerType>(type.getElementType());
  Region *rest = &op.getDefaultRegion();
  // From the last one, so that each has what follows for its else.
  SmallVector<scf::IfOp> made;
  for (int64_t i = int64_t(op.getNumCases()) - 1; i >= 0; --i) {
    Value number = ConstOp::create(
        builder, loc,
        getSplatAttr(type, IntegerAttr::get(
                               element, APInt(64, op.getCases()[i], true)
                                            .sextOrTrunc(element.getWidth()))));
    Value holds = CmpOp::create(builder, loc, getI1SameShape(type),
                                CmpPredicate::eq, index, number);
    Value scalar = tensor::ExtractOp::create(builder, loc, holds, ValueRange());
    auto branch = scf::IfOp::create(builder, loc, op.getResultTypes(), scalar,
                                    false, false);
    for (auto [result, like] :
         llvm::zip_equal(branch.getResults(), op.getResults()))
      tensors.addLike(result, like);
    branch.getThenRegion().takeBody(op.getCaseRegions()[i]);
    if (made.empty()) {
      branch.getElseRegion().takeBody(*rest);
    } else {
      Block *block = builder.createBlock(&branch.getElseRegion());
      made.back()->moveBefore(block, block->end());
      builder.setInsertionPointToEnd(block);
      scf::YieldOp::create(builder, loc, made.back().getResults());
      builder.setInsertionPointAfter(branch);
    }
    made.push_back(branch);
  }
  if (made.empty()) {
    // The default alone.
    Operation *last = rest->front().getTerminator();
    op->replaceAllUsesWith(last->getOperands());
    last->erase();
    op->getBlock()->getOperations().splice(Block::iterator(op),
                                           rest->front().getOperations());
    op.erase();
    return {};
  }
  op->replaceAllUsesWith(made.back().getResults());
  op.erase();
  for (scf::IfOp branch : made)
    if (std::string reason =
            convertBranches(branch, getSource(branch.getCondition()));
        !reason.empty())
      return reason;
  return {};
}

std::string Outliner::convert(Operation *op) {
  parent = op->getParentOfType<func::FuncOp>();
  if (!parent)
    return "it must be in a func.func";
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return convertWhile(loop);
  if (auto choice = dyn_cast<scf::IndexSwitchOp>(op))
    return convertSwitch(choice);
  auto branch = cast<scf::IfOp>(op);
  Value condition = getSource(branch.getCondition());
  if (!condition || branch.getElseRegion().empty())
    return "its condition must be read from a tensor of one bool, and it needs "
           "two regions";
  return convertBranches(branch, condition);
}

namespace {
struct ConvertSCFToUOpPass
    : public uop::impl::ConvertSCFToUOpPassBase<ConvertSCFToUOpPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    // In functions of their own, regions would read buffers where they begin.
    if (failed(verifyStateOutsideRegions(module)))
      return signalPassFailure();
    SmallVector<Operation *> ops;
    // Inner ones first.
    for (auto function : module.getOps<func::FuncOp>())
      function.walk([&](Operation *op) {
        bool hasTensors =
            llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
        if (isa<scf::WhileOp, scf::IfOp, scf::IndexSwitchOp>(op) && hasTensors)
          ops.push_back(op);
      });
    PaddedTensors tensors(&getContext());
    for (auto function : module.getOps<func::FuncOp>())
      if (failed(tensors.addFunction(function)))
        return signalPassFailure();
    Outliner outliner(module, tensors);
    for (Operation *op : ops) {
      Location loc = op->getLoc();
      std::string name = op->getName().getStringRef().str();
      std::string reason = outliner.convert(op);
      if (!reason.empty())
        remark::missed(loc, remark::RemarkOpts::name("Stays").category(
                                "convert-scf-to-uop"))
            << remark::reason("'{0}' stays: {1}", name, reason);
    }
    eraseDeadReads(module);
    joinBoxes(module);
  }

private:
  /// A box of a tensor that is put into another one, where the same box of the
  /// first will do.
  static void joinBoxes(ModuleOp module) {
    module.walk([](AssignOp assign) {
      auto isAtFront = [](ArrayRef<int64_t> offsets) {
        return llvm::all_of(offsets,
                            [](int64_t offset) { return offset == 0; });
      };
      auto box = assign.getValue().getDefiningOp<ShrinkOp>();
      if (!box || assign.isWhole() ||
          !assign.getTarget().getDefiningOp<tensor::EmptyOp>() ||
          box.getSource().getType() != assign.getType() ||
          !isAtFront(box.getOffsets()) || !isAtFront(*assign.getOffsets()))
        return;
      assign.replaceAllUsesWith(box.getSource());
      assign.erase();
      if (isOpTriviallyDead(box))
        box.erase();
    });
  }

  /// The reads of conditions that launches take as tensors.
  static void eraseDeadReads(ModuleOp module) {
    SmallVector<Operation *> reads;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<tensor::ExtractOp, arith::IndexCastOp>(op))
        reads.push_back(op);
    });
    for (Operation *op : llvm::reverse(reads))
      if (isOpTriviallyDead(op))
        op->erase();
  }
};
} // namespace
