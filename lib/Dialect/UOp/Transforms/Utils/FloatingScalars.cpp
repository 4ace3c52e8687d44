//===- FloatingScalars.cpp - Unordered scalar ops ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatingScalars.h"

#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

bool uop::isLocalTile(Operation *op) {
  auto bufferize = dyn_cast_or_null<BufferizeOp>(op);
  return bufferize && bufferize.getSpace() != Space::global;
}

bool uop::isScalarOp(Operation *op) {
  if (isa_and_nonnull<BufferizeOp>(op))
    return isLocalTile(op);
  bool isPlain = op->getNumResults() == 1 && op->getNumRegions() == 0;
  return isa_and_nonnull<UOpDialect>(op->getDialect()) &&
         (isPlain || isa<RangeReductionOpInterface>(op)) &&
         llvm::none_of(op->getResultTypes(),
                       llvm::IsaPred<TensorType, BaseMemRefType>) &&
         isMemoryEffectFree(op) && !isa<DefineVarOp, BindOp>(op);
}

LogicalResult uop::checkShape(Operation *op, StringRef what,
                              RankedTensorType type, StringRef pass) {
  if (!type.hasStaticShape())
    return op->emitOpError("has ") << what << "dynamic shape " << type << "; "
                                   << pass << " needs static shapes";
  if (llvm::is_contained(type.getShape(), 0))
    return success();
  int64_t elements = 1;
  for (int64_t size : type.getShape())
    if (llvm::MulOverflow(elements, size, elements))
      return op->emitOpError("has ")
             << what << "shape " << type << "; " << pass
             << " cannot count that many elements in 64 bits";
  return success();
}

void uop::appendScalarSlice(Value value, llvm::SetVector<Operation *> &slice) {
  // An op is visited once: on the stack, or in the slice already.
  llvm::DenseSet<Operation *> seen;
  SmallVector<std::pair<Operation *, unsigned>> stack;
  auto visit = [&](Value operand) {
    Operation *op = operand.getDefiningOp();
    if (op && isScalarOp(op) && !slice.contains(op) && seen.insert(op).second)
      stack.push_back({op, 0});
  };
  visit(value);
  while (!stack.empty()) {
    auto &[op, next] = stack.back();
    if (next < op->getNumOperands()) {
      visit(op->getOperand(next++));
      continue;
    }
    slice.insert(op);
    stack.pop_back();
  }
}

SmallVector<Block *> uop::getBlocks(Operation *root) {
  SmallVector<Block *> blocks;
  root->walk([&](Block *block) { blocks.push_back(block); });
  return blocks;
}

IRMapping uop::mapRanges(BufferizeOp tensor, IndexOp read) {
  IRMapping mapping;
  for (auto [range, index] :
       llvm::zip_equal(tensor.getRanges(), read.getIndices()))
    if (range.getDefiningOp<RangeOp>())
      mapping.map(range, index);
  return mapping;
}

llvm::SetVector<Operation *> uop::getAnchors(Operation *op) {
  llvm::SetVector<Operation *> seen, anchors;
  seen.insert(op);
  for (size_t i = 0; i != seen.size(); ++i)
    for (Operation *user : seen[i]->getUsers())
      if (isScalarOp(user))
        seen.insert(user);
      else
        anchors.insert(user);
  return anchors;
}

FloatingScalars::FloatingScalars(MLIRContext *context, Location loc)
    : opBuilder(context), indexBuilder(opBuilder, loc) {
  opBuilder.setInsertionPointToEnd(&floating);
}

FloatingScalars::~FloatingScalars() {
  floating.dropAllReferences();
  floating.clear();
}

void FloatingScalars::lift(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(block))
    if (isScalarOp(&op))
      op.moveBefore(&floating, floating.end());
}

void FloatingScalars::simplifyIndices() {
  SmallVector<Operation *> ops;
  for (Operation &op : floating)
    ops.push_back(&op);
  for (Operation *op : ops) {
    indexBuilder.setLoc(op->getLoc());
    Value result = op->getResult(0);
    if (auto read = dyn_cast<IndexOp>(op))
      simplifyRead(read);
    Value simpler = indexBuilder.rebuild(op, op->getOperands());
    if (!simpler && isa<RangeOp, IndexOp>(op))
      simpler = indexBuilder.adopt(op);
    if (!simpler)
      if (auto choice = dyn_cast<WhereOp>(op))
        simpler = dropImpliedCondition(choice);
    // Erased ops would leave their values in the builder's tables; what has no
    // use any more is not placed and dies with the block.
    if (simpler && simpler != result)
      result.replaceAllUsesWith(simpler);
  }
}

/// The position matters only where the gate is true; a gate that always is
/// disappears.
void FloatingScalars::simplifyRead(IndexOp read) {
  Value gate = read.getGate();
  if (!gate)
    return;
  APInt known;
  if (matchPattern(gate, m_ConstantInt(&known)) && !known.isZero()) {
    read.getGateMutable().clear();
    return;
  }
  for (OpOperand &index : read.getIndicesMutable())
    index.set(indexBuilder.simplifyUnder(gate, index.get()));
}

/// A choice between a gated read and 0, which the read is itself where its gate
/// is false: the condition is of no use if the gate implies it.
Value FloatingScalars::dropImpliedCondition(WhereOp choice) {
  auto read = choice.getTrueValue().getDefiningOp<IndexOp>();
  if (!read || !read.getGate() ||
      !(matchPattern(choice.getFalseValue(), m_PosZeroFloat()) ||
        matchPattern(choice.getFalseValue(), m_Zero())))
    return {};
  APInt known;
  Value rest =
      indexBuilder.simplifyUnder(read.getGate(), choice.getCondition());
  if (!matchPattern(rest, m_ConstantInt(&known)) || known.isZero())
    return {};
  return read.getResult();
}

LogicalResult FloatingScalars::placeOperandsOf(Operation *op,
                                               Operation *before) {
  // Depth first, with the next operand to look at beside each op; an op moves
  // once all its operands have.
  SmallVector<std::pair<Operation *, unsigned>> stack = {{op, 0}};
  llvm::DenseSet<Operation *> pending;
  bool isCyclic = false;
  while (!stack.empty()) {
    auto &[current, next] = stack.back();
    if (next < current->getNumOperands()) {
      Operation *def = current->getOperand(next++).getDefiningOp();
      if (!def || def->getBlock() != &floating)
        continue;
      if (pending.insert(def).second) {
        stack.push_back({def, 0});
        continue;
      }
      // One error tells of them all.
      if (!isCyclic)
        def->emitOpError("needs its own result, through operand ")
            << next - 1 << " of '" << current->getName()
            << "'; values of a kernel come after their operands";
      isCyclic = true;
      continue;
    }
    if (current != op)
      current->moveBefore(before);
    pending.erase(current);
    stack.pop_back();
  }
  return failure(isCyclic);
}

LogicalResult FloatingScalars::placeAll(Block &block) {
  bool isValid = true;
  for (Operation &op : block) {
    isValid &= succeeded(placeOperandsOf(&op));
    if (op.getNumRegions() == 0)
      continue;
    op.walk([&](Operation *nested) {
      isValid &= succeeded(placeOperandsOf(nested, &op));
    });
  }
  return success(isValid);
}

LogicalResult FloatingScalars::place(Block &block) {
  if (failed(placeAll(block)))
    return failure();
  return checkOrder(block);
}

LogicalResult uop::checkOrder(Block &block) {
  auto check = [&](Operation *op, Operation *place) -> LogicalResult {
    for (OpOperand &operand : op->getOpOperands()) {
      Operation *def = operand.get().getDefiningOp();
      if (!def || def->getBlock() != &block || def->isBeforeInBlock(place))
        continue;
      InFlightDiagnostic error = op->emitOpError("needs, as operand ")
                                 << operand.getOperandNumber() << ", '"
                                 << def->getName()
                                 << "', which is made after it";
      error.attachNote(def->getLoc()) << "made here";
      return error;
    }
    return success();
  };
  for (Operation &op : block) {
    if (failed(check(&op, &op)))
      return failure();
    if (op.getNumRegions() == 0)
      continue;
    WalkResult result = op.walk([&](Operation *nested) {
      return failed(check(nested, &op)) ? WalkResult::interrupt()
                                        : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return failure();
  }
  return success();
}
