//===- FormKernels.cpp - Tensors become kernels -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Devices.h"
#include "FloatingScalars.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/Analysis/Reason.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
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

/// Consecutive elements of a tensor in memory, in row-major order.
struct Window {
  Value source;
  int64_t offset = 0;
};

/// The tensors that are windows of others, by their values.
using Windows = llvm::DenseMap<Value, Window>;

/// Makes one kernel of one bufferization.
class KernelBuilder {
public:
  KernelBuilder(BufferizeOp op, const Windows &windows)
      : root(op), windows(windows) {
    collectSlice();
  }

  /// An error if a kernel cannot compute the value.
  LogicalResult check();
  KernelOp build(OpBuilder &moduleBuilder);
  /// What the built kernel does if it only stores a constant, or copies
  /// consecutive elements.
  TypedAttr getConstant() { return constant; }
  std::optional<Window> getWindow() { return window; }
  /// The tensors that the kernel reads, some of them made at `builder`.
  SmallVector<Value> createInputs(OpBuilder &builder);
  /// The scalars of type index that the kernel takes.
  ArrayRef<Value> getVariables() { return variables.getArrayRef(); }

private:
  void collectSlice();
  void cloneScalar(Operation *op, IndexBuilder &indices, OpBuilder &builder);
  void findShortcut(IndexBuilder &indices, Value stored, Value offset);
  Window resolve(Value source) {
    auto found = windows.find(source);
    return found == windows.end() ? Window{source, 0} : found->second;
  }

  BufferizeOp root;
  const Windows &windows;
  KernelOp kernel;
  llvm::SetVector<Operation *> slice;
  /// Tensors that are read, then scalars that are computed elsewhere: those
  /// that travel in memory, and those of type index.
  llvm::SetVector<Value> inputs;
  llvm::SetVector<Value> outerScalars;
  llvm::SetVector<Value> variables;
  IRMapping mapping;
  TypedAttr constant;
  std::optional<Window> window;
};
} // namespace

void KernelBuilder::collectSlice() {
  // Loops come first and in order, whatever the value asks for first.
  for (Value range : root.getRanges())
    appendScalarSlice(range, slice);
  appendScalarSlice(root.getValue(), slice);
  for (Operation *op : slice)
    if (auto index = dyn_cast<IndexOp>(op))
      if (!isLocalTile(index.getSource().getDefiningOp()))
        inputs.insert(resolve(index.getSource()).source);
  auto noteOuter = [&](Value value) {
    Operation *def = value.getDefiningOp();
    if (!isa<TensorType, BaseMemRefType>(value.getType()) &&
        (!def || !slice.contains(def)))
      (value.getType().isIndex() ? variables : outerScalars).insert(value);
  };
  for (Operation *op : slice)
    for (Value operand : op->getOperands())
      noteOuter(operand);
  noteOuter(root.getValue());
}

LogicalResult KernelBuilder::check() {
  for (Value input : inputs)
    if (failed(checkShape(root, "an operand of ",
                          cast<RankedTensorType>(input.getType()),
                          "uop-form-kernels")))
      return failure();
  for (Value scalar : outerScalars)
    if (isa<VectorType>(scalar.getType()))
      return root.emitOpError("depends on a value of type ")
             << scalar.getType()
             << " that is computed outside of kernels; uop-form-kernels can "
                "pass scalars only";
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
  if (auto range = dyn_cast<RangeOp>(op); range && range.getStaticSize()) {
    mapping.map(result, indices.range(*range.getStaticSize(), range.getKind()));
    return;
  }
  if (isa<RangeOp>(op)) {
    std::optional<int64_t> max;
    if (auto known = op->getAttrOfType<IntegerAttr>(kMaxSizeAttrName))
      max = known.getInt();
    mapping.map(result, indices.range(mapping.lookup(op->getOperand(0)),
                                      cast<RangeOp>(op).getKind(), max));
    return;
  }
  auto index = dyn_cast<IndexOp>(op);
  if (index && !mapping.contains(index.getSource())) {
    SmallVector<Value> position;
    for (Value i : index.getIndices())
      position.push_back(mapping.lookup(i));
    auto type = cast<RankedTensorType>(index.getSource().getType());
    Window window = resolve(index.getSource());
    Value offset = indices.add(indices.linearize(position, type.getShape()),
                               window.offset);
    unsigned number = llvm::find(inputs, window.source) - inputs.begin();
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

/// Notes what needs no kernel: the same constant or an element at the same
/// distance everywhere.
void KernelBuilder::findShortcut(IndexBuilder &indices, Value stored,
                                 Value offset) {
  if (auto op = stored.getDefiningOp<ConstOp>())
    constant = op.getValue();
  auto load = stored.getDefiningOp<LoadOp>();
  if (!load || load.getGate() || !variables.empty() || root.isPacked())
    return;
  auto argument = cast<BlockArgument>(load.getSource());
  APInt distance;
  if (argument.getArgNumber() < inputs.size() &&
      matchPattern(indices.sub(load.getOffset(), offset),
                   m_ConstantInt(&distance)))
    window = {inputs[argument.getArgNumber()], distance.getSExtValue()};
}

KernelOp KernelBuilder::build(OpBuilder &moduleBuilder) {
  SmallVector<Type> types;
  for (Value input : inputs)
    types.push_back(getBufferType(input.getType()));
  for (Value scalar : outerScalars)
    types.push_back(MemRefType::get({1}, scalar.getType()));
  types.push_back(getBufferType(root.getType()));
  types.append(variables.size(), moduleBuilder.getIndexType());
  kernel = KernelOp::create(moduleBuilder, root.getLoc(), "kernel",
                            moduleBuilder.getFunctionType(types, {}));

  OpBuilder builder = OpBuilder::atBlockEnd(&kernel.getBody().front());
  IndexBuilder indices(builder, root.getLoc());
  for (auto [number, scalar] : llvm::enumerate(outerScalars))
    mapping.map(scalar,
                LoadOp::create(builder, root.getLoc(), scalar.getType(),
                               kernel.getArgument(inputs.size() + number),
                               indices.constant(0), /*gate=*/Value(),
                               /*alternative=*/Value()));
  BlockArgument output =
      kernel.getArgument(inputs.size() + outerScalars.size());
  for (auto [number, variable] : llvm::enumerate(variables))
    mapping.map(variable,
                kernel.getArgument(output.getArgNumber() + 1 + number));
  for (Operation *scalar : slice)
    cloneScalar(scalar, indices, builder);

  SmallVector<Value> position, ranges;
  indices.setLoc(root.getLoc());
  for (Value range : root.getRanges()) {
    position.push_back(mapping.lookup(range));
    if (position.back().getDefiningOp<RangeOp>())
      ranges.push_back(position.back());
  }
  Value offset;
  if (root.isPacked()) {
    SmallVector<Value> sizes;
    for (Value index : position) {
      auto range = index.getDefiningOp<RangeOp>();
      sizes.push_back(range && range.getSize()
                          ? Value(range.getSize())
                          : indices.constant(getRangeSize(index)));
    }
    offset = indices.linearize(position, ArrayRef<Value>(sizes));
  } else {
    offset = indices.linearize(position, root.getType().getShape());
  }
  Value stored = mapping.lookup(root.getValue());
  StoreOp::create(builder, root.getLoc(), stored, output, offset, ranges,
                  /*gate=*/Value());
  findShortcut(indices, stored, offset);
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

/// `r_32_128_784`: the kind, then the sizes of loops and reductions, and a
/// number where the module has that name already.
std::string FormKernelsPass::getKernelName(BufferizeOp op) {
  std::string sizes;
  bool hasReduction = false;
  auto add = [&](Value value) {
    if (auto range = value.getDefiningOp<RangeOp>())
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

  std::string base = (hasReduction ? "r" : "e") + sizes;
  std::string name = base;
  do {
    unsigned number = names[base]++;
    if (number > 0)
      name = base + "n" + std::to_string(number);
  } while (!symbols.insert(name).second);
  return name;
}

/// Whether the elements of `source` are the same wherever they are read. A
/// state is written when its last reader is done, in place if that reads no
/// other elements; a copy of some of them makes that possible. The same holds
/// for what the caller gives away.
static bool mayBeRead(Value source) {
  if (auto argument = dyn_cast<BlockArgument>(source)) {
    auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
    return function &&
           !function.getArgAttr(argument.getArgNumber(), kDonatedAttrName);
  }
  return !source.getDefiningOp<bufferization::ToTensorOp>();
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
               window && mayBeRead(window->source)) {
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
          "outside of global space is read by uop.index alone");
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
