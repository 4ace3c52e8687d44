//===- TileBuilder.cpp - What schedules of tiles are made of ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileBuilder.h"

#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"
#include "uop/Dialect/UOp/IR/StorePieces.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

Value TileBuilder::constant(int64_t value) {
  return ConstOp::create(*builder, builder->getIndexAttr(value));
}

Value TileBuilder::add(Value lhs, Value rhs) {
  return AddOp::create(*builder, lhs, rhs);
}

Value TileBuilder::mul(Value lhs, int64_t rhs) {
  return rhs == 1 ? lhs : MulOp::create(*builder, lhs, constant(rhs));
}

Value TileBuilder::div(Value lhs, int64_t rhs) {
  return rhs == 1 ? lhs : FloorDivOp::create(*builder, lhs, constant(rhs));
}

Value TileBuilder::mod(Value lhs, int64_t rhs) {
  return rhs == 1 ? constant(0)
                  : FloorModOp::create(*builder, lhs, constant(rhs));
}

Value TileBuilder::isBelow(Value value, int64_t size) {
  return CmpOp::create(*builder, builder->getI1Type(), CmpPredicate::lt, value,
                       constant(size));
}

Value TileBuilder::range(int64_t size, RangeKind kind) {
  return RangeOp::create(*builder, nextRangeId++, size, kind).getResult();
}

Value TileBuilder::load(Value buffer, Value at) {
  return LoadOp::create(*builder,
                        cast<MemRefType>(buffer.getType()).getElementType(),
                        buffer, at, /*gate=*/Value(), /*alternative=*/Value());
}

StoreOp TileBuilder::store(Value value, Value buffer, Value at,
                           ValueRange ranges, Value gate) {
  return StoreOp::create(*builder, value, buffer, at, ranges, gate);
}

Value TileBuilder::createBuffer(int64_t size, Type element, Space space) {
  auto type = MemRefType::get({size}, element, AffineMap(),
                              SpaceAttr::get(kernel.getContext(), space));
  if (space == Space::reg)
    return DefineRegOp::create(*builder, type);
  return DefineLocalOp::create(*builder, type);
}

/// `value`, computed here from what `mapping` has.
Value TileBuilder::clone(Value value, IRMapping &mapping) {
  SmallVector<Value> worklist = {value};
  llvm::SetVector<Operation *> slice;
  while (!worklist.empty()) {
    Value current = worklist.pop_back_val();
    Operation *op = current.getDefiningOp();
    if (!op || mapping.contains(current) || !slice.insert(op))
      continue;
    llvm::append_range(worklist, op->getOperands());
  }
  SmallVector<Operation *> ops(slice.getArrayRef());
  llvm::sort(ops, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  for (Operation *op : ops)
    builder->clone(*op, mapping);
  return mapping.lookupOrDefault(value);
}

/// The ranges of `axis` are digits of `position`.
void TileBuilder::mapAxis(const Axis &axis, Value position,
                          IRMapping &mapping) {
  int64_t stride = axis.size;
  for (RangeOp range : axis.ranges) {
    int64_t size = *range.getStaticSize();
    bool isFirst = stride == axis.size;
    stride /= size;
    Value digit = div(position, stride);
    mapping.map(range.getResult(), isFirst ? digit : mod(digit, size));
  }
}

/// What is beyond the end is computed as the last element is, and not used.
Value TileBuilder::clamp(Value position, int64_t size, int64_t step) {
  if (size % step == 0)
    return position;
  return MinOp::create(*builder, position, constant(size - 1));
}

/// A factor in the type of the sum if that is a wider float, where its products
/// are exact or rounded once, or if it is that of matrix units.
Value TileBuilder::widen(Value value, Type sumType, bool usesUnits) {
  if (value.getType() == sumType || (!isa<FloatType>(sumType) && !usesUnits))
    return value;
  return CastOp::create(*builder, sumType, value);
}

/// Adds the product of each row's and each column's number.
void TileBuilder::buildProducts(FoldOp fold, int64_t rows) {
  OpBuilder::InsertionGuard guard(*builder);
  int64_t columns = int64_t(fold.getInputs().size()) - rows;
  Type sumType = fold.getResultTypes().front();
  SmallVector<Type> types(fold.getInputs().getTypes());
  llvm::append_range(types, fold.getResultTypes());
  Block &body = fold.getBody().emplaceBlock();
  body.addArguments(types, SmallVector<Location>(types.size(), fold.getLoc()));
  builder->setInsertionPointToStart(&body);
  SmallVector<Value> sums;
  for (int64_t i = 0; i != rows; ++i)
    for (int64_t j = 0; j != columns; ++j) {
      Value lhs = body.getArgument(i), rhs = body.getArgument(rows + j);
      Value sum = body.getArgument(rows + columns + sums.size());
      if (lhs.getType() == sumType) {
        sums.push_back(MulAccOp::create(*builder, lhs, rhs, sum));
        continue;
      }
      // A product of narrow integers wraps as one.
      Value product = MulOp::create(*builder, lhs, rhs);
      sums.push_back(add(sum, CastOp::create(*builder, sumType, product)));
    }
  YieldOp::create(*builder, sums);
  SmallVector<Type> parts(fold.getResultTypes());
  llvm::append_range(parts, fold.getResultTypes());
  Block &combine = fold.getCombine().emplaceBlock();
  combine.addArguments(parts,
                       SmallVector<Location>(parts.size(), fold.getLoc()));
  builder->setInsertionPointToStart(&combine);
  SmallVector<Value> merged;
  for (size_t i = 0; i != sums.size(); ++i)
    merged.push_back(
        add(combine.getArgument(i), combine.getArgument(sums.size() + i)));
  YieldOp::create(*builder, merged);
}

FoldOp TileBuilder::createProducts(ArrayRef<Value> lefts,
                                   ArrayRef<Value> rights, Value term,
                                   ArrayRef<Value> inits) {
  SmallVector<Value> inputs(lefts);
  llvm::append_range(inputs, rights);
  // In order, so that each element has one accumulator.
  auto fold = FoldOp::create(*builder, inputs, term, inits,
                             /*commutative=*/false);
  buildProducts(fold, int64_t(lefts.size()));
  return fold;
}

const char *TileBuilder::checkPieces(Value value, RangeOp fast) {
  auto load = value.getDefiningOp<LoadOp>();
  auto argument =
      load ? dyn_cast<BlockArgument>(load.getSource()) : BlockArgument();
  if (!argument || load.getGate() || kernel->hasAttr(kCheckBoundsAttrName))
    return "a factor is not loaded unchanged";
  auto alignment = kernel.getArgAttrOfType<IntegerAttr>(
      argument.getArgNumber(), LLVM::LLVMDialect::getAlignAttrName());
  if (!alignment || alignment.getInt() % kCopyBytes != 0)
    return "a factor is not known to be aligned to 16 bytes";
  int64_t piece = getPieceSize(value.getType());
  auto form = LinearForm::get(load.getOffset());
  if (!form || getStride(load.getOffset(), fast.getResult()) != 1 ||
      *fast.getStaticSize() % piece != 0)
    return "a factor cannot be split into pieces of 16 bytes";
  bool isAligned =
      form->getConstant() % piece == 0 &&
      llvm::all_of(form->getTerms(), [&](const auto &term) {
        return term.first == fast.getResult() || term.second % piece == 0;
      });
  return isAligned ? nullptr : "a factor has unaligned pieces of 16 bytes";
}

void TileBuilder::copyPiece(LoadOp source, IRMapping &mapping, Value buffer,
                            Value at, Value part, Value gate, int64_t later) {
  auto type =
      VectorType::get({getPieceSize(source.getType())}, source.getType());
  Value from = clone(source.getOffset(), mapping);
  Value piece = LoadOp::create(*builder, type, source.getSource(), from,
                               /*gate=*/Value(), /*alternative=*/Value());
  store(piece, buffer, at, part, gate)
      ->setAttr(kAsyncAttrName, builder->getI64IntegerAttr(later));
}

Value TileBuilder::both(Value lhs, Value rhs) {
  if (!lhs || !rhs)
    return lhs ? lhs : rhs;
  return AndOp::create(*builder, lhs, rhs);
}

void TileBuilder::storeCopy(StoreOp old, size_t number, IRMapping &mapping,
                            Value inside) {
  builder->setLoc(old.getLoc());
  Value value = clone(old.getValue(), mapping);
  Value at = clone(old.getOffset(), mapping);
  if (old.getGate())
    inside = both(inside, clone(old.getGate(), mapping));
  store(value, old.getTarget(), at, {}, inside)
      ->setAttr(kPieceAttrName, builder->getI64IntegerAttr(int64_t(number)));
}

Value uop::getUnitFactor(Value factor) {
  // Products of f8 as f8 are rounded to f8.
  if (isUnitFactor(factor.getType()) && !isWidenedFactor(factor.getType()))
    return factor;
  auto cast = factor.getDefiningOp<CastOp>();
  Value narrow = cast ? cast.getOperand() : Value();
  if (!narrow || !isUnitFactor(narrow.getType()) ||
      isa<FloatType>(narrow.getType()) != isa<FloatType>(factor.getType()) ||
      narrow.getType().getIntOrFloatBitWidth() >=
          factor.getType().getIntOrFloatBitWidth())
    return {};
  return narrow;
}

double uop::getFactorBytes(Type type) {
  return llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
}

int64_t uop::getPieceSize(Type type) {
  return kCopyBytes / int64_t(getFactorBytes(type));
}

int64_t uop::padUnitRow(int64_t count, Type type) {
  int64_t piece = kUnitBytes / 2 / int64_t(getFactorBytes(type));
  return (llvm::divideCeil(count, piece) | 1) * piece;
}

int64_t uop::getUnitRow(int64_t row) {
  return row / 2 * kUnitRows + row % 2 * (kUnitRows / 2);
}

int64_t uop::getUnitColumn(int64_t column) {
  return column / 2 * kUnitColumns + column % 2;
}
