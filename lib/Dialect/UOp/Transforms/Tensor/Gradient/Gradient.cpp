//===- Gradient.cpp - Reverse-mode differentiation --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "uop/Dialect/UOp/Transforms/DifferentiableOpInterface.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/CSE.h"

#include <map>

namespace uop {
#define GEN_PASS_DEF_GRADIENTPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// A tensor of floats of static shape: what has a gradient that can be made.
static bool isFloatTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() &&
         isa<FloatType>(tensor.getElementType()) &&
         !isStorageType(tensor.getElementType());
}

/// Whether a value of `type` may depend on floats in a differentiable way.
/// Integers and what only stores numbers do not, because a derivative of their
/// type could not be added up. That of another type, a memref for one, may:
/// what reads it is to say so.
static bool mayHaveGradient(Type type) {
  if (auto multi = dyn_cast<MultiType>(type))
    type = multi.getPart();
  Type element = getElementTypeOrSelf(type);
  return !isa<IntegerType, IndexType>(element) && !isStorageType(element);
}

static bool isEmpty(Type type) {
  if (auto multi = dyn_cast<MultiType>(type))
    type = multi.getPart();
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank() && llvm::is_contained(shaped.getShape(), 0);
}

namespace {
/// Differentiates the body of a function, one block.
class Differentiator {
public:
  explicit Differentiator(Block &body)
      : body(body), builder(body.getTerminator()) {}

  /// The gradients of `result`, given its own, by `arguments`.
  LogicalResult run(Value result, Value seed, ArrayRef<BlockArgument> arguments,
                    SmallVectorImpl<Value> &gradients);

private:
  LogicalResult findActive(ArrayRef<BlockArgument> arguments);
  bool readsActive(Operation *op) const;
  LogicalResult visit(Operation *op);
  void add(Value value, Value gradient);

  Block &body;
  OpBuilder builder;
  /// The values that depend on an argument of interest.
  DenseSet<Value> active;
  /// What is known of their gradients; complete when the op is visited.
  DenseMap<Value, Value> gradientOf;
};
} // namespace

/// Whether a gradient may flow from the results of an op to the operand.
static bool isDifferentiable(OpOperand &operand) {
  if (!mayHaveGradient(operand.get().getType()))
    return false;
  auto rules = dyn_cast<DifferentiableOpInterface>(operand.getOwner());
  return !rules || rules.isDifferentiable(operand.getOperandNumber());
}

/// Whether an operand, or a value from outside that a region uses, is active.
bool Differentiator::readsActive(Operation *op) const {
  auto isActive = [&](OpOperand &operand) {
    return active.contains(operand.get()) && isDifferentiable(operand);
  };
  if (op->getNumRegions() == 0)
    return llvm::any_of(op->getOpOperands(), isActive);
  return op
      ->walk([&](Operation *nested) {
        return llvm::any_of(nested->getOpOperands(), isActive)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

LogicalResult Differentiator::findActive(ArrayRef<BlockArgument> arguments) {
  active.insert(arguments.begin(), arguments.end());
  // Runtime buffers that hold what depends on an argument.
  std::map<uint64_t, AssignOp> written;
  llvm::DenseMap<Value, BufferOp> buffers;
  for (Operation &op : body.without_terminator()) {
    if (auto assign = dyn_cast<AssignOp>(op))
      if (BufferOp buffer = buffers.lookup(assign.getTarget()))
        buffers[assign.getResult()] = buffer;
    if (auto buffer = dyn_cast<BufferOp>(op)) {
      buffers[buffer.getResult()] = buffer;
      if (auto found = written.find(buffer.getId()); found != written.end()) {
        AssignOp assign = found->second;
        InFlightDiagnostic error = buffer.emitOpError(
            "reads a differentiated value that was assigned to the buffer, "
            "which uop-gradient does not follow; use the assignment's result");
        error.attachNote(assign.getLoc()) << "it is assigned here";
        return error;
      }
    }
    if (!readsActive(&op))
      continue;
    if (llvm::any_of(op.getOperandTypes(), llvm::IsaPred<BaseMemRefType>) &&
        !isMemoryEffectFree(&op))
      return op.emitOpError(
          "writes a differentiated value to memory, where uop-gradient "
          "cannot follow it; differentiate tensors, before bufferization");
    if (auto assign = dyn_cast<AssignOp>(op))
      if (BufferOp buffer = buffers.lookup(assign.getTarget()))
        written.try_emplace(buffer.getId(), assign);
    for (Value result : op.getResults())
      if (mayHaveGradient(result.getType()))
        active.insert(result);
  }
  return success();
}

void Differentiator::add(Value value, Value gradient) {
  Value &sum = gradientOf[value];
  if (sum && isa<MultiType>(gradient.getType())) {
    GradientBuilder b(builder, gradient.getLoc());
    sum = addParts(b, sum, gradient);
    return;
  }
  sum = sum ? builder.createOrFold<AddOp>(gradient.getLoc(), gradient.getType(),
                                          sum, gradient)
            : gradient;
}

/// Gives the operands of `op` their shares of the gradients of its results.
LogicalResult Differentiator::visit(Operation *op) {
  SmallVector<Value> upstream;
  for (Value result : op->getResults())
    upstream.push_back(isEmpty(result.getType()) ? Value()
                                                 : gradientOf.lookup(result));
  if (!llvm::any_of(upstream, [](Value gradient) { return bool(gradient); }))
    return success();

  auto rules = dyn_cast<DifferentiableOpInterface>(op);
  if (!rules) {
    InFlightDiagnostic error = op->emitOpError("has no gradient rule");
    if (isa<CallOpInterface>(op))
      error.attachNote() << "calls have none: inline them first (--inline)";
    else if (isa<CustomOp, CustomIOp>(op))
      error.attachNote() << "custom code has none: --uop-inline-custom inlines "
                            "its function, if that has a body";
    else if (op->getNumRegions() != 0)
      error.attachNote() << "ops with regions have none: unroll loops and turn "
                            "branches into uop.where first";
    else
      error.attachNote() << "an op has one if it implements "
                            "DifferentiableOpInterface; uop.detach of its "
                            "operands, or of its result, excludes it";
    return error;
  }
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    if (!active.contains(value) || !isDifferentiable(operand) ||
        isEmpty(value.getType()))
      continue;
    for (Type type : {value.getType(), op->getResult(0).getType()}) {
      auto multi = dyn_cast<MultiType>(type);
      if (auto shaped = dyn_cast<ShapedType>(multi ? multi.getPart() : type))
        if (!shaped.hasStaticShape())
          return op->emitOpError(
                     "needs static shapes to be differentiated, got ")
                 << type;
    }
    if (isa<UOpDialect>(op->getDialect()) &&
        llvm::any_of(op->getOperandTypes(),
                     [](Type other) { return other.isIndex(); }))
      return op->emitOpError("needs static offsets and sizes to be "
                             "differentiated");
    FailureOr<Value> gradient =
        rules.buildGradient(builder, operand.getOperandNumber(), upstream);
    if (failed(gradient))
      return failure();
    if (!*gradient)
      continue;
    if (gradient->getType() != value.getType())
      return op->emitOpError("has a gradient rule that gives operand ")
             << operand.getOperandNumber() << ", a " << value.getType()
             << ", a gradient of type " << gradient->getType();
    add(value, *gradient);
  }
  return success();
}

LogicalResult Differentiator::run(Value result, Value seed,
                                  ArrayRef<BlockArgument> arguments,
                                  SmallVectorImpl<Value> &gradients) {
  if (failed(findActive(arguments)))
    return failure();
  // Only what the result depends on gets a gradient, and a user of a value
  // comes after it in a block.
  SmallVector<Operation *> ops = llvm::map_to_vector(
      body.without_terminator(), [](Operation &op) { return &op; });
  if (active.contains(result))
    add(result, seed);
  for (Operation *op : llvm::reverse(ops))
    if (failed(visit(op)))
      return failure();
  for (BlockArgument argument : arguments) {
    Value gradient = gradientOf.lookup(argument);
    if (!gradient)
      gradient = ConstOp::create(builder, argument.getLoc(), argument.getType(),
                                 int64_t(0));
    gradients.push_back(gradient);
  }
  return success();
}

/// Removes pure ops without uses, those that only they use too.
static void eraseDeadOps(Block &body) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

namespace {
struct GradientPass : public uop::impl::GradientPassBase<GradientPass> {
  using Base::Base;

  void runOnOperation() override {
    func::FuncOp original = findFunction();
    if (!original || failed(checkFunction(original)))
      return signalPassFailure();
    SmallVector<unsigned> numbers;
    if (failed(findArguments(original, numbers)))
      return signalPassFailure();
    std::string name = functionName + suffix;
    if (SymbolTable::lookupSymbolIn(getOperation(), name)) {
      original.emitError("there is a symbol @")
          << name << " already; the option suffix gives another name";
      return signalPassFailure();
    }

    OpBuilder builder(&getContext());
    builder.setInsertionPointAfter(original);
    auto function = cast<func::FuncOp>(builder.clone(*original));
    function.setSymName(name);
    if (failed(differentiate(function, numbers))) {
      function.erase();
      signalPassFailure();
    }
  }

private:
  func::FuncOp findFunction() {
    auto function = dyn_cast_or_null<func::FuncOp>(
        SymbolTable::lookupSymbolIn(getOperation(), functionName));
    if (function && !function.isExternal())
      return function;
    InFlightDiagnostic error = getOperation().emitError("uop-gradient: no ")
                               << "function @" << functionName
                               << " with a body; the module has";
    auto functions = llvm::make_filter_range(
        getOperation().getOps<func::FuncOp>(),
        [](func::FuncOp other) { return !other.isExternal(); });
    if (functions.empty())
      error << " none";
    llvm::interleave(
        functions,
        [&](func::FuncOp other) { error << " @" << other.getSymName(); },
        [&] { error << ","; });
    return {};
  }

  LogicalResult checkFunction(func::FuncOp function) {
    if (!function.getBody().hasOneBlock())
      return function.emitError("@")
             << functionName << " has control flow between blocks, which "
             << "uop-gradient cannot follow; use uop.where";
    unsigned count = function.getNumResults();
    if (resultNumber >= count)
      return function.emitError("there is no result ")
             << unsigned(resultNumber) << ": @" << functionName << " has "
             << count;
    Type type = function.getResultTypes()[resultNumber];
    if (!isFloatTensor(type))
      return function.emitError("result ")
             << unsigned(resultNumber)
             << " must be a tensor of floats of static shape "
             << "to be differentiated, got " << type;
    return success();
  }

  /// The arguments to differentiate by.
  LogicalResult findArguments(func::FuncOp function,
                              SmallVectorImpl<unsigned> &numbers) {
    ArrayRef<Type> types = function.getArgumentTypes();
    for (unsigned number : wrt) {
      if (number >= types.size())
        return function.emitError("there is no argument ")
               << number << ": @" << functionName << " has " << types.size();
      if (!isFloatTensor(types[number]))
        return function.emitError("argument ")
               << number << " must be a tensor of floats of static shape to "
               << "differentiate by it, got " << types[number];
      if (llvm::is_contained(numbers, number))
        return function.emitError("argument ") << number << " is given twice";
      numbers.push_back(number);
    }
    if (!numbers.empty())
      return success();
    for (auto [number, type] : llvm::enumerate(types))
      if (isFloatTensor(type))
        numbers.push_back(number);
    if (numbers.empty())
      return function.emitError("@")
             << functionName << " has no argument that is a tensor of floats "
             << "of static shape, so that there is nothing to differentiate by";
    return success();
  }

  LogicalResult differentiate(func::FuncOp function,
                              ArrayRef<unsigned> numbers) {
    Block &body = function.getBody().front();
    Operation *terminator = body.getTerminator();
    Value result = terminator->getOperand(resultNumber);
    OpBuilder builder(terminator);
    Value seed;
    if (seedArgument) {
      unsigned number = function.getNumArguments();
      if (failed(function.insertArgument(number, result.getType(), {},
                                         result.getLoc())))
        return failure();
      seed = function.getArgument(number);
    } else {
      seed = ConstOp::create(builder, result.getLoc(), result.getType(),
                             int64_t(1));
    }
    auto arguments = llvm::map_to_vector(
        numbers, [&](unsigned number) { return function.getArgument(number); });
    SmallVector<Value> gradients;
    if (failed(Differentiator(body).run(result, seed, arguments, gradients)))
      return failure();

    if (!keepResults) {
      BitVector all(function.getNumResults(), true);
      if (failed(function.eraseResults(all)))
        return failure();
      terminator->eraseOperands(0, terminator->getNumOperands());
    }
    for (Value gradient : gradients)
      if (failed(function.insertResult(function.getNumResults(),
                                       gradient.getType(), {})))
        return failure();
    terminator->insertOperands(terminator->getNumOperands(), gradients);
    eraseDeadOps(body);
    // What the gradients of two operands have in common was made twice.
    DominanceInfo dominance(function);
    IRRewriter rewriter(&getContext());
    eliminateCommonSubExpressions(rewriter, dominance, function);
    return success();
  }
};
} // namespace
