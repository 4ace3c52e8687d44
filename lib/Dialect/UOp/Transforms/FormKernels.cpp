//===- FormKernels.cpp - Tensors become kernels -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatingScalars.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringSet.h"

namespace uop {
#define GEN_PASS_DEF_FORMKERNELSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
/// The memref that a tensor is inside a kernel: its elements in row-major
/// order.
MemRefType getBufferType(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return MemRefType::get({tensor.getNumElements()}, tensor.getElementType());
}

/// Makes one kernel of one bufferization.
class KernelBuilder {
public:
  explicit KernelBuilder(BufferizeOp op) : root(op) { collectSlice(); }

  /// An error if a kernel cannot compute the value.
  LogicalResult check();
  KernelOp build(StringRef name, OpBuilder &moduleBuilder);
  /// The tensors that the kernel reads, some of them made at `builder`.
  SmallVector<Value> createInputs(OpBuilder &builder);

private:
  void collectSlice();
  void cloneScalar(Operation *op, IndexBuilder &indices, OpBuilder &builder);

  BufferizeOp root;
  KernelOp kernel;
  llvm::SetVector<Operation *> slice;
  /// Tensors that are read, then scalars that are computed elsewhere.
  llvm::SetVector<Value> inputs;
  llvm::SetVector<Value> outerScalars;
  IRMapping mapping;
};
} // namespace

void KernelBuilder::collectSlice() {
  // Loops come first and in order, whatever the value asks for first.
  for (Value range : root.getRanges())
    appendScalarSlice(range, slice);
  appendScalarSlice(root.getValue(), slice);
  for (Operation *op : slice)
    if (auto index = dyn_cast<IndexOp>(op))
      inputs.insert(index.getSource());
  auto noteOuter = [&](Value value) {
    Operation *def = value.getDefiningOp();
    if (!isa<TensorType, BaseMemRefType>(value.getType()) &&
        (!def || !slice.contains(def)))
      outerScalars.insert(value);
  };
  for (Operation *op : slice)
    for (Value operand : op->getOperands())
      noteOuter(operand);
  noteOuter(root.getValue());
}

LogicalResult KernelBuilder::check() {
  for (Operation *op : slice)
    if (auto range = dyn_cast<RangeOp>(op); range && !range.getStaticSize())
      return range.emitOpError("has a size that is not constant; "
                               "uop-form-kernels needs static sizes");
  for (Value input : inputs)
    if (failed(checkShape(root, "an operand of ",
                          cast<RankedTensorType>(input.getType()),
                          "uop-form-kernels")))
      return failure();
  for (Value scalar : outerScalars)
    if (scalar.getType().isIndex() || isa<VectorType>(scalar.getType()))
      return root.emitOpError("depends on a value of type ")
             << scalar.getType()
             << " that is computed outside of kernels; uop-form-kernels can "
                "pass integers and floats only";
  return success();
}

SmallVector<Value> KernelBuilder::createInputs(OpBuilder &builder) {
  SmallVector<Value> values(inputs.getArrayRef());
  for (Value scalar : outerScalars)
    values.push_back(tensor::FromElementsOp::create(
        builder, root.getLoc(), RankedTensorType::get({}, scalar.getType()),
        scalar));
  return values;
}

void KernelBuilder::cloneScalar(Operation *op, IndexBuilder &indices,
                                OpBuilder &builder) {
  Value result = op->getResult(0);
  Location loc = op->getLoc();
  indices.setLoc(loc);
  if (auto range = dyn_cast<RangeOp>(op)) {
    mapping.map(result, indices.range(*range.getStaticSize(), range.getKind()));
    return;
  }
  if (auto index = dyn_cast<IndexOp>(op)) {
    SmallVector<Value> position;
    for (Value i : index.getIndices())
      position.push_back(mapping.lookup(i));
    auto type = cast<RankedTensorType>(index.getSource().getType());
    Value offset = indices.linearize(position, type.getShape());
    unsigned number = llvm::find(inputs, index.getSource()) - inputs.begin();
    Value gate = index.getGate() ? mapping.lookup(index.getGate()) : Value();
    mapping.map(result, LoadOp::create(builder, loc, index.getType(),
                                       kernel.getArgument(number), offset, gate,
                                       /*alternative=*/Value()));
    return;
  }
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(mapping.lookup(operand));
  if (Value simplified = indices.rebuild(op, operands)) {
    mapping.map(result, simplified);
    return;
  }
  // Inlining may have brought together what folds, such as the selection of a
  // gated read that is 0 anyway.
  Operation *clone = builder.clone(*op, mapping);
  SmallVector<Value, 1> folded;
  if (succeeded(builder.tryFold(clone, folded)) && !folded.empty()) {
    mapping.map(result, folded.front());
    clone->erase();
  }
}

KernelOp KernelBuilder::build(StringRef name, OpBuilder &moduleBuilder) {
  SmallVector<Type> types;
  for (Value input : inputs)
    types.push_back(getBufferType(input.getType()));
  for (Value scalar : outerScalars)
    types.push_back(MemRefType::get({1}, scalar.getType()));
  types.push_back(getBufferType(root.getType()));
  kernel = KernelOp::create(moduleBuilder, root.getLoc(), name,
                            moduleBuilder.getFunctionType(types, {}));

  OpBuilder builder = OpBuilder::atBlockEnd(&kernel.getBody().front());
  IndexBuilder indices(builder, root.getLoc());
  for (auto [number, scalar] : llvm::enumerate(outerScalars))
    mapping.map(scalar,
                LoadOp::create(builder, root.getLoc(), scalar.getType(),
                               kernel.getArgument(inputs.size() + number),
                               indices.constant(0), /*gate=*/Value(),
                               /*alternative=*/Value()));
  for (Operation *scalar : slice)
    cloneScalar(scalar, indices, builder);

  SmallVector<Value> position, ranges;
  indices.setLoc(root.getLoc());
  for (Value range : root.getRanges()) {
    position.push_back(mapping.lookup(range));
    if (position.back().getDefiningOp<RangeOp>())
      ranges.push_back(position.back());
  }
  Value offset = indices.linearize(position, root.getType().getShape());
  StoreOp::create(builder, root.getLoc(), mapping.lookup(root.getValue()),
                  kernel.getArguments().back(), offset, ranges,
                  /*gate=*/Value());
  SinkOp::create(builder, root.getLoc());
  // Simplification may leave values that nothing needs.
  for (Operation &dead :
       llvm::make_early_inc_range(llvm::reverse(kernel.getBody().front())))
    if (isOpTriviallyDead(&dead))
      dead.erase();
  return kernel;
}

namespace {
struct FormKernelsPass
    : public uop::impl::FormKernelsPassBase<FormKernelsPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  std::string getKernelName(BufferizeOp op);
  LogicalResult form(BufferizeOp op, OpBuilder &moduleBuilder);

  llvm::StringMap<unsigned> names;
  /// Every symbol of the module.
  llvm::StringSet<> symbols;
};
} // namespace

/// `r_32_128_784`: the kind, then the sizes of loops and reductions, and a
/// number where the module has that name already.
std::string FormKernelsPass::getKernelName(BufferizeOp op) {
  std::string sizes;
  bool hasReduction = false;
  auto add = [&](Value value) {
    if (auto range = value.getDefiningOp<RangeOp>())
      sizes += "_" + std::to_string(range.getStaticSize().value_or(0));
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
    if (auto reduce = dyn_cast<ReduceOp>(current)) {
      hasReduction = true;
      reduced.insert(reduce.getRanges().begin(), reduce.getRanges().end());
    }
    for (Value operand : llvm::reverse(current->getOperands()))
      worklist.push_back(operand.getDefiningOp());
  }
  for (Value range : reduced)
    add(range);

  std::string base = (hasReduction ? "r" : "e") + sizes;
  std::string name = base;
  do {
    unsigned number = names[base]++;
    if (number > 0)
      name = base + "n" + std::to_string(number);
  } while (!symbols.insert(name).second);
  return name;
}

LogicalResult FormKernelsPass::form(BufferizeOp op, OpBuilder &moduleBuilder) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
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
    KernelBuilder kernelBuilder(op);
    if (failed(kernelBuilder.check()))
      return failure();
    KernelOp kernel = kernelBuilder.build(getKernelName(op), moduleBuilder);
    Value init =
        tensor::EmptyOp::create(builder, loc, type.getShape(),
                                type.getElementType(), type.getEncoding());
    replacement =
        LaunchOp::create(builder, loc, TypeRange(type), kernel.getSymName(),
                         kernelBuilder.createInputs(builder), init)
            .getResult(0);
  }
  op.getResult().replaceAllUsesWith(replacement);
  op.erase();
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
    function->walk([&](BufferizeOp op) { ops.push_back(op); });
    OpBuilder moduleBuilder(function);
    for (BufferizeOp op : ops)
      if (failed(form(op, moduleBuilder)))
        return signalPassFailure();
    if (ops.empty())
      continue;
    // The scalars live in the kernels now.
    function->walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *op) {
      if (isScalarOp(op) && op->use_empty())
        op->erase();
    });
  }
}
