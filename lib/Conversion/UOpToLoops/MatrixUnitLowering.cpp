//===- MatrixUnitLowering.cpp - Products that a warp computes ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MatrixUnitLowering.h"

#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace uop;

/// Rows and columns come in blocks of so many, which ldmatrix loads at once.
static constexpr int64_t kBlock = 8;

//===----------------------------------------------------------------------===//
// What the fold is
//===----------------------------------------------------------------------===//

static LoadOp getLoad(Value input) {
  if (auto cast = input.getDefiningOp<CastOp>())
    input = cast.getOperand();
  auto load = input.getDefiningOp<LoadOp>();
  return load && !load.getGate() &&
                 load.getSource().getDefiningOp<DefineLocalOp>()
             ? load
             : LoadOp();
}

/// Whether `lhs` is `difference` less than `rhs`.
static bool areApart(Value lhs, Value rhs, int64_t difference) {
  std::optional<LinearForm> first = LinearForm::get(lhs);
  std::optional<LinearForm> second = LinearForm::get(rhs);
  if (!first || !second ||
      second->getConstant() - first->getConstant() != difference ||
      first->getTerms().size() != second->getTerms().size())
    return false;
  return llvm::all_of(first->getTerms(), [&](const auto &term) {
    auto other = second->getTerms().find(term.first);
    return other != second->getTerms().end() && other->second == term.second;
  });
}

/// Input i is `group` times i / `inGroup`, and i % `inGroup` times what is left
/// of a group, elements after the first.
bool UnitProduct::matchFactor(ValueRange inputs, int64_t group, int64_t inGroup,
                              Factor &factor) {
  factor.load = getLoad(inputs.front());
  factor.count = inputs.size();
  if (!factor.load || inputs.size() % 2 != 0 ||
      !(isUnitFactor(factor.load.getType()) || factor.load.getType().isF32()))
    return false;
  std::optional<int64_t> termStride = getStride(factor.load.getOffset(), range);
  if (!termStride)
    return false;
  factor.termStride = *termStride;
  for (auto [i, input] : llvm::enumerate(inputs)) {
    LoadOp load = getLoad(input);
    int64_t apart = int64_t(i) / 2 * group + int64_t(i) % 2 * inGroup;
    if (!load || load.getSource() != factor.load.getSource() ||
        !areApart(factor.load.getOffset(), load.getOffset(),
                  apart * factor.stride))
      return false;
  }
  // One of the two is that of neighbours; pieces of 16 bytes stay aligned.
  Type type = factor.load.getType();
  int64_t piece = getUnitTerms(type) / 2;
  if (factor.termStride == 1)
    return factor.stride % piece == 0;
  return factor.stride == 1 && factor.termStride % piece == 0 &&
         type.getIntOrFloatBitWidth() == 16;
}

std::optional<UnitProduct> UnitProduct::get(FoldOp fold) {
  auto facts = fold->getAttrOfType<DenseI64ArrayAttr>(kMatrixUnitAttrName);
  if (!facts || facts.size() != 3 || fold.getRanges().size() != 1)
    return std::nullopt;
  ArrayRef<int64_t> numbers = facts;
  int64_t rows = numbers[0], inputs = fold.getInputs().size();
  if (rows < 2 || rows >= inputs ||
      rows * (inputs - rows) != int64_t(fold.getNumResults()))
    return std::nullopt;
  UnitProduct product;
  auto isLength = [](int64_t stride) {
    return stride > 0 && stride <= INT32_MAX;
  };
  product.range = fold.getRanges().front();
  auto range = product.range.getDefiningOp<RangeOp>();
  auto size = range ? range.getStaticSize() : std::nullopt;
  product.left.stride = numbers[1];
  product.right.stride = numbers[2];
  ValueRange all = fold.getInputs();
  if (!size || !isLength(numbers[1]) || !isLength(numbers[2]) ||
      !product.matchFactor(all.take_front(rows), kUnitRows, kBlock,
                           product.left) ||
      !product.matchFactor(all.drop_front(rows), kUnitColumns, 1,
                           product.right))
    return std::nullopt;
  product.element = product.left.load.getType();
  product.terms = *size;
  Type sum = fold.getResultTypes().front();
  if (product.right.load.getType() != product.element ||
      !(isa<FloatType>(product.element) ? sum.isF32()
                                        : sum.isSignlessInteger(32)) ||
      product.terms % getUnitTerms(product.element) != 0)
    return std::nullopt;
  return product;
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

namespace {
/// Loads the fragments of one factor. An instruction loads four matrices of
/// eight pieces of 16 bytes, and lane l has the place of piece l % 8 of matrix
/// l / 8. Pieces along the terms are rows (or columns) of the factor; those
/// along rows are transposed.
class FragmentLoader {
public:
  /// `isLeft`: the second matrix has the next rows, and the third one the next
  /// terms; else it is the other way round. `base` is where the first row and
  /// term of the warp are.
  FragmentLoader(Emitter &emitter, Value lane, Value buffer, Value base,
                 int64_t stride, int64_t termStride, Type element, bool isLeft)
      : emitter(emitter), buffer(buffer), stride(stride),
        termStride(termStride), element(element), isTransposed(termStride != 1),
        isLeft(isLeft) {
    Value piece = mod(lane, kBlock);
    Value low = mod(div(lane, kBlock), 2), high = div(lane, 2 * kBlock);
    Value nextBlock = isLeft ? low : high, nextTerms = isLeft ? high : low;
    int64_t half = getUnitTerms(element) / 2;
    first = emitter.add(base, emitter.add(mul(nextBlock, kBlock * stride),
                                          mul(nextTerms, half * termStride)));
    first = emitter.add(first, mul(piece, isTransposed ? termStride : stride));
  }

  /// The registers of blocks `block` and, if there are two, the next one, at
  /// `term`, for each instruction one after the other.
  SmallVector<Value> load(int64_t block, int64_t term, bool hasTwo) {
    ImplicitLocOpBuilder &builder = emitter.getBuilder();
    Value at = emitter.add(
        first, constant(block * kBlock * stride + term * termStride));
    Type stored = cast<MemRefType>(buffer.getType()).getElementType();
    int64_t count = hasTwo ? 4 : 2;
    auto type = VectorType::get(
        {count, 32 / int64_t(stored.getIntOrFloatBitWidth())}, stored);
    Value loaded = nvgpu::LdMatrixOp::create(builder, type, buffer, at,
                                             isTransposed, count);
    Type part = element.isF16()
                    ? Type(VectorType::get({2}, builder.getF16Type()))
                    : Type(builder.getI32Type());
    if (element.isF32())
      part = element;
    if (isWidenedFactor(element))
      return widen(loaded, count);
    SmallVector<Value> registers;
    for (int64_t i = 0; i != count; ++i) {
      Value bits = LLVM::BitcastOp::create(
          builder, part, vector::ExtractOp::create(builder, loaded, i));
      // To the nearest; the units would cut digits off.
      if (element.isF32())
        bits = NVVM::ConvertFloatToTF32Op::create(
            builder, builder.getI32Type(), bits, NVVM::FPRoundingMode::RNA,
            NVVM::SaturationMode::NONE, /*relu=*/false);
      registers.push_back(bits);
    }
    return registers;
  }

private:
  /// The registers of two instructions for f16, of which the first one has the
  /// first half of the terms. In these, lane l has terms 4 * (l % 4) + {0, 1}
  /// where f16 has 2 * (l % 4) + {0, 1}, and those after them where f16 has the
  /// second half: it is another order of the terms, the same for both factors.
  SmallVector<Value> widen(Value loaded, int64_t count) {
    ImplicitLocOpBuilder &builder = emitter.getBuilder();
    auto bytes = VectorType::get({2}, builder.getI8Type());
    auto halves = VectorType::get({2}, builder.getF16Type());
    Value shift = emitter.constant(builder.getI32Type(), 16);
    // Of the left factor the second half of the terms is in the last two
    // registers, and of the right one in every second one.
    int64_t rows = isLeft ? 2 : 1;
    SmallVector<Value> registers;
    for (int64_t first = 0; first != count; first += rows)
      for (bool isHigh : {false, true})
        for (int64_t row = 0; row != rows; ++row) {
          Value bits = LLVM::BitcastOp::create(
              builder, builder.getI32Type(),
              vector::ExtractOp::create(builder, loaded, first + row));
          if (isHigh)
            bits = emitter.emit<arith::ShRUIOp>(bits, shift);
          Value pair = LLVM::BitcastOp::create(
              builder, bytes,
              arith::TruncIOp::create(builder, builder.getI16Type(), bits));
          registers.push_back(NVVM::ConvertF8x2ToF16x2Op::create(
              builder, halves, pair, /*relu=*/false, element));
        }
    return registers;
  }

  Value constant(int64_t value) {
    return emitter.constant(emitter.getBuilder().getIndexType(), value);
  }
  Value mul(Value lhs, int64_t rhs) { return emitter.mul(lhs, constant(rhs)); }
  Value div(Value lhs, int64_t rhs) {
    return emitter.emit<arith::DivUIOp>(lhs, constant(rhs));
  }
  Value mod(Value lhs, int64_t rhs) {
    return emitter.emit<arith::RemUIOp>(lhs, constant(rhs));
  }

  Emitter &emitter;
  Value buffer, first;
  int64_t stride, termStride;
  Type element;
  bool isTransposed, isLeft;
};
} // namespace

/// Adds a product of 16 rows and 8 columns to `sums`, of which a lane has four.
static void emitInstruction(ImplicitLocOpBuilder &builder, Type element,
                            ValueRange left, ValueRange right,
                            MutableArrayRef<Value> sums) {
  SmallVector<Value> before(sums);
  Type sum = before.front().getType();
  std::optional<NVVM::MMAIntOverflow> overflow;
  NVVM::MMATypes type = element.isF16()    ? NVVM::MMATypes::f16
                        : element.isBF16() ? NVVM::MMATypes::bf16
                        : element.isF32()  ? NVVM::MMATypes::tf32
                                           : NVVM::MMATypes::s8;
  if (type == NVVM::MMATypes::s8)
    overflow = NVVM::MMAIntOverflow::wrapped;
  auto product = NVVM::MmaOp::create(
      builder,
      LLVM::LLVMStructType::getLiteral(builder.getContext(),
                                       SmallVector<Type>(4, sum)),
      left, right, before,
      ArrayRef<int64_t>{kUnitRows, kUnitColumns, getUnitTerms(element)},
      /*b1Op=*/std::nullopt, overflow,
      std::array<NVVM::MMATypes, 2>{type, type},
      std::array<NVVM::MMALayout, 2>{NVVM::MMALayout::row,
                                     NVVM::MMALayout::col});
  for (auto [i, result] : llvm::enumerate(sums))
    result = LLVM::ExtractValueOp::create(builder, product.getResult(),
                                          ArrayRef<int64_t>{int64_t(i)});
}

SmallVector<Value> UnitProduct::emit(Emitter &emitter, Value leftBuffer,
                                     Value leftFirst, Value rightBuffer,
                                     Value rightFirst, ValueRange inits) const {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  auto constant = [&](int64_t value) {
    return emitter.constant(builder.getIndexType(), value);
  };
  Value thread = gpu::ThreadIdOp::create(builder, gpu::Dimension::x);
  Value lane = emitter.emit<arith::RemUIOp>(thread, constant(kWarpSize));
  // From what the lane has first to what the warp has first.
  Value row = emitter.emit<arith::DivUIOp>(lane, constant(4));
  Value column =
      emitter.mul(emitter.emit<arith::RemUIOp>(lane, constant(4)), constant(2));
  FragmentLoader lefts(
      emitter, lane, leftBuffer,
      emitter.sub(leftFirst, emitter.mul(row, constant(left.stride))),
      left.stride, left.termStride, element, /*isLeft=*/true);
  FragmentLoader rights(
      emitter, lane, rightBuffer,
      emitter.sub(rightFirst, emitter.mul(column, constant(right.stride))),
      right.stride, right.termStride, element, /*isLeft=*/false);
  int64_t instructions = isWidenedFactor(element) ? 2 : 1;
  Type factor = isWidenedFactor(element) ? builder.getF16Type() : element;
  // Sums by instruction: two rows of two columns each.
  int64_t rows = left.count / 2, columns = right.count / 2;
  auto getSum = [&](int64_t i, int64_t j, int64_t number) {
    return (2 * i + number / 2) * right.count + 2 * j + number % 2;
  };
  SmallVector<Value> sums(inits);
  for (int64_t term = 0; term != terms; term += getUnitTerms(element)) {
    SmallVector<SmallVector<Value>> leftParts;
    for (int64_t i = 0; i != rows; ++i)
      leftParts.push_back(lefts.load(2 * i, term, /*hasTwo=*/true));
    SmallVector<Value> rightParts;
    for (int64_t j = 0; j < columns; j += 2)
      llvm::append_range(rightParts, rights.load(j, term, j + 1 != columns));
    for (int64_t i = 0; i != rows; ++i)
      for (int64_t j = 0; j != columns; ++j) {
        std::array<Value, 4> parts;
        for (int64_t number = 0; number != 4; ++number)
          parts[number] = sums[getSum(i, j, number)];
        for (int64_t k = 0; k != instructions; ++k)
          emitInstruction(
              builder, factor, ArrayRef(leftParts[i]).slice(4 * k, 4),
              ArrayRef(rightParts).slice(2 * (instructions * j + k), 2), parts);
        for (int64_t number = 0; number != 4; ++number)
          sums[getSum(i, j, number)] = parts[number];
      }
  }
  return sums;
}
