//===- Emitter.h - Tensor ops, as ONNX combines them ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_ONNX_EMITTER_H
#define UOP_LIB_FRONTEND_ONNX_EMITTER_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/TypeUtilities.h"

#include "llvm/Support/MathExtras.h"

namespace uop::onnx_import {

using mlir::Type;
using mlir::Value;
using Shape = llvm::SmallVector<int64_t>;
using ShapeRef = llvm::ArrayRef<int64_t>;

/// How many numbers an operator may have that are computed while it is
/// imported: sources, weights, counts.
inline constexpr int64_t kMaxNumbers = 1 << 26;

/// Axes that a tensor may have.
inline constexpr size_t kMaxRank = 64;

/// The shape of the null value.
llvm::ArrayRef<int64_t> getNullShape();

/// Windows over the last axes of a tensor: one number for each of them.
struct WindowShape {
  Shape sizes, strides, dilations, low, high;
};

/// Makes tensor ops of static shapes. What cannot be is reported once, as an
/// error of the current node, and gives the null value; a null operand gives a
/// null result without another report. Binary ops broadcast as numpy does.
class Emitter {
public:
  explicit Emitter(mlir::ImplicitLocOpBuilder &builder) : builder(builder) {}
  virtual ~Emitter() = default;

  /// Reports an error of the current node.
  virtual Value fail(const llvm::Twine &message) = 0;
  /// Whether a size is one that a run decides.
  virtual bool isVariable(int64_t size) const { return false; }
  /// Whether a float seems to be computed from a size that a run decides, which
  /// no constant can be.
  virtual bool isMadeOfSizes(double number) const { return false; }
  /// Whether a size is known, or a sum of those that a run decides.
  virtual bool isSize(int64_t size) const { return true; }
  /// x < y, of sizes and numbers made of them; reports where a run decides.
  virtual std::optional<bool> isLess(int64_t x, int64_t y) { return x < y; }
  /// The quotient rounded down; reports where sizes do not tell it.
  virtual std::optional<int64_t> divideSize(int64_t size, int64_t divisor) {
    return llvm::divideFloorSigned(size, divisor);
  }
  /// The sum; a raw one is none where terms of sizes that a run decides cancel
  /// only by what they are. Reports where sizes do not tell it.
  virtual std::optional<int64_t> addSizes(ShapeRef sizes) {
    int64_t sum = 0;
    for (int64_t size : sizes)
      sum += size;
    return sum;
  }
  /// The least and the greatest value of a number that sizes are added to.
  virtual std::pair<int64_t, int64_t> getBounds(int64_t number) const {
    return {number, number};
  }
  /// The number that one is written as where it is a size.
  virtual int64_t normalizeSize(int64_t size) { return size; }
  bool anyVariable(ShapeRef sizes) const {
    return llvm::any_of(sizes, [&](int64_t size) { return isVariable(size); });
  }

  // The null value has a type too, so that what follows a report may ask for
  // it: kMaxRank axes of size 1, of f32. Whatever is made of it is null.
  mlir::RankedTensorType typeOf(Value x) {
    return x ? llvm::cast<mlir::RankedTensorType>(x.getType())
             : mlir::RankedTensorType::get(shapeOf(x), f32());
  }
  static ShapeRef shapeOf(Value x) {
    return x ? llvm::cast<mlir::RankedTensorType>(x.getType()).getShape()
             : getNullShape();
  }
  static int64_t rankOf(Value x) { return shapeOf(x).size(); }
  Type elementOf(Value x) { return typeOf(x).getElementType(); }
  static bool isFloat(Value x) {
    return x && llvm::isa<mlir::FloatType>(mlir::getElementTypeOrSelf(x));
  }
  /// Below 0 where 64 bits cannot count them, which is no size.
  static int64_t countOf(ShapeRef shape);
  static constexpr int64_t kTooMany = std::numeric_limits<int64_t>::min();

  Type f32() { return builder.getF32Type(); }
  Type i64() { return builder.getI64Type(); }
  Type i32() { return builder.getI32Type(); }
  Type i1() { return builder.getI1Type(); }

  //===--------------------------------------------------------------------===//
  // Constants
  //===--------------------------------------------------------------------===//

  /// All elements are `value`, rounded to the element type.
  Value splat(double value, Type element, ShapeRef shape = {});
  Value splatInt(int64_t value, Type element, ShapeRef shape = {});
  /// A scalar of the element type of x.
  Value number(double value, Value x) { return splat(value, elementOf(x)); }
  Value ints(ShapeRef values, ShapeRef shape);
  /// The product of sizes, which a run may decide, as one number.
  Value count(ShapeRef sizes, Type element);
  Value ints(ShapeRef values) { return ints(values, {int64_t(values.size())}); }
  Value floats(llvm::ArrayRef<double> values, ShapeRef shape, Type element);
  Value iota(ShapeRef shape, int64_t axis, Type element = {});
  /// The identity of a reduction, as one scalar.
  Value identity(ReduceKind kind, Type element);

  //===--------------------------------------------------------------------===//
  // Elementwise
  //===--------------------------------------------------------------------===//

  template <typename OpT>
  Value unary(Value x) {
    if (!x)
      return {};
    return OpT::create(builder, x.getType(), x);
  }
  template <typename OpT>
  Value binary(Value x, Value y) {
    if (!broadcast(x, y))
      return {};
    return OpT::create(builder, x.getType(), x, y);
  }
  Value add(Value x, Value y) { return binary<AddOp>(x, y); }
  Value sub(Value x, Value y) { return binary<SubOp>(x, y); }
  Value mul(Value x, Value y) { return binary<MulOp>(x, y); }
  /// Of integers truncated.
  Value div(Value x, Value y);
  Value max(Value x, Value y) { return binary<MaxOp>(x, y); }
  Value min(Value x, Value y) { return binary<MinOp>(x, y); }
  Value exp(Value x) { return unary<ExpOp>(x); }
  Value log(Value x) { return unary<LogOp>(x); }
  Value neg(Value x) { return unary<NegOp>(x); }
  Value sqrt(Value x) { return unary<SqrtOp>(x); }
  Value compare(CmpPredicate predicate, Value x, Value y);
  Value where(Value condition, Value x, Value y);
  Value logicalNot(Value x) { return unary<NotOp>(x); }
  Value logicalAnd(Value x, Value y) { return binary<MulOp>(x, y); }
  Value logicalOr(Value x, Value y) { return binary<AddOp>(x, y); }
  Value cast(Value x, Type element, bool saturate = false);
  /// In f32 where the elements are narrower floats, as they are otherwise.
  Value widen(Value x);
  Value sigmoid(Value x);
  /// log(1 + exp(x)) without overflow.
  Value softplus(Value x);
  /// log(1 + x) of x >= -1, exact to a few units near 0.
  Value log1p(Value x);

  //===--------------------------------------------------------------------===//
  // Movement
  //===--------------------------------------------------------------------===//

  Value reshape(Value x, ShapeRef shape);
  /// As numpy broadcasts; leading axes may be new.
  Value expand(Value x, ShapeRef shape);
  Value permute(Value x, ShapeRef order);
  Value swapAxes(Value x, int64_t first, int64_t second);
  /// Negative amounts cut. `fill`: a tensor without axes or none for zero.
  Value pad(Value x, ShapeRef low, ShapeRef high, Value fill = {});
  Value shrink(Value x, ShapeRef offsets, ShapeRef sizes);
  /// Elements [start, start + size) of an axis.
  Value cut(Value x, int64_t axis, int64_t start, int64_t size);
  Value flip(Value x, ShapeRef axes);
  Value concatenate(llvm::ArrayRef<Value> parts, int64_t axis);
  /// `count` elements from `start` on, `step` apart; a step below 0 goes back.
  Value stride(Value x, int64_t axis, int64_t start, int64_t count,
               int64_t step);
  Value unsqueeze(Value x, int64_t axis);
  Value squeeze(Value x, int64_t axis);
  Value repeat(Value x, ShapeRef times);
  /// Zeros between neighbours: `steps[i]` - 1 on each of the last axes.
  Value dilate(Value x, ShapeRef steps);
  /// All windows of the last axes, after padding with `fill`: [..., positions
  /// of each, sizes].
  Value windows(Value x, const WindowShape &windows, Value fill = {});

  //===--------------------------------------------------------------------===//
  // Reductions and products
  //===--------------------------------------------------------------------===//

  /// The axes stay with size 1, or go.
  Value reduce(ReduceKind kind, Value x, ShapeRef axes, bool keep = true);
  Value sum(Value x, ShapeRef axes, bool keep = true) {
    return reduce(ReduceKind::add, x, axes, keep);
  }
  Value mean(Value x, ShapeRef axes, bool keep = true);
  /// numpy's matmul; narrow floats are multiplied and summed in f32.
  Value matmul(Value x, Value y);
  Value softmax(Value x, int64_t axis);
  Value logSoftmax(Value x, int64_t axis);
  /// The first (last) position of the greatest (least) element on the axis,
  /// which stays with size 1; NaN is greater (less) than all. Of type i64.
  Value argExtreme(Value x, int64_t axis, bool isMax, bool isLast);
  /// Of [N, C, spatial...] with filters [M, C / groups, spatial...].
  Value convolve(Value x, Value filters, const WindowShape &windows,
                 int64_t groups);

  //===--------------------------------------------------------------------===//
  // Indices
  //===--------------------------------------------------------------------===//

  /// Negative numbers count from the end, `size`.
  Value normalizeIndices(Value indices, int64_t size);
  /// Slices of an axis at indices of any shape, whose axes take its place.
  Value take(Value x, Value indices, int64_t axis);
  /// The element at each of the indices, which have x's rank.
  Value gatherAlong(Value x, Value indices, int64_t axis);
  /// Updates at indices along the axis; both have x's rank.
  Value scatterAlong(ScatterKind kind, Value x, Value indices, Value updates,
                     int64_t axis);
  /// The position in `shape`, flattened, of each tuple that the last axis of
  /// `indices` has, over the axes [first, first + tuple size).
  Value flattenIndices(Value indices, ShapeRef shape);

  /// Whether they have one element type; reports if not.
  bool checkElements(Value x, Value y);
  bool broadcast(Value &x, Value &y);
  /// The common shape; nothing, after a report, if there is none.
  std::optional<Shape> broadcastShapes(ShapeRef x, ShapeRef y);
  mlir::ImplicitLocOpBuilder &getBuilder() { return builder; }

protected:
  mlir::ImplicitLocOpBuilder &builder;

private:
  /// The windows of one axis: its positions, and the elements of a window as
  /// the last axis. Of an axis whose size a run decides, too.
  Value windowsOf(Value x, int64_t axis, int64_t size, int64_t stride,
                  int64_t dilation);
  Value padByVariables(Value x, ShapeRef low, ShapeRef high, Value fill);
  Value takeApart(Value x, Value indices, int64_t axis, ShapeRef result);
  /// Whether x has the axis, and is not null; reports if not.
  bool hasAxis(Value x, int64_t axis);
  /// Whether there is one number for each axis of x; reports if not.
  bool isForAxes(Value x, ShapeRef numbers);
  /// Whether a tensor of this shape can be; reports if not.
  bool checkShape(ShapeRef shape);
  bool checkNumber(double number);
  bool checkNumber(int64_t number) {
    return isVariable(number) || checkNumber(double(number));
  }
};

/// "2x3".
std::string toString(ShapeRef shape);
/// "2, 3".
std::string toList(ShapeRef numbers);
/// "2x3xf32".
std::string toString(Value x);

} // namespace uop::onnx_import

#endif // UOP_LIB_FRONTEND_ONNX_EMITTER_H
