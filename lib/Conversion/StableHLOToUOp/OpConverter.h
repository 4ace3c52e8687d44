//===- OpConverter.h - One op of StableHLO ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_STABLEHLOTOUOP_OPCONVERTER_H
#define UOP_CONVERSION_STABLEHLOTOUOP_OPCONVERTER_H

#include "uop/Emit/TensorEmitter.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

namespace uop::fromstablehlo {

using namespace emit;

class OpConverter;
class SizeTensors;

/// How an op is converted: a function that calls finish() or refuse().
struct OpHandler {
  llvm::LogicalResult (*convert)(OpConverter &) = nullptr;
  /// Whether it works on operands of any one shape, as the bodies of reductions
  /// are evaluated on.
  bool isElementwise = false;
  /// On types with `?`; null if there is nothing.
  llvm::LogicalResult (*convertDynamic)(OpConverter &) = nullptr;
};

/// The ops by their full names.
class OpTable {
public:
  OpTable();
  const OpHandler *lookup(llvm::StringRef name) const {
    auto found = handlers.find(name);
    return found == handlers.end() ? nullptr : &found->second;
  }
  void add(llvm::StringRef name, llvm::LogicalResult (*convert)(OpConverter &),
           bool isElementwise = false) {
    // What makes nothing of a shape but that of its operands.
    handlers[name] = {convert, isElementwise,
                      isElementwise ? convert : nullptr};
  }
  void addDynamic(llvm::StringRef name,
                  llvm::LogicalResult (*convert)(OpConverter &)) {
    handlers[name].convertDynamic = convert;
  }

private:
  llvm::StringMap<OpHandler> handlers;
};

void addDynamicOps(OpTable &table);
void addElementwiseOps(OpTable &table);
void addFunctionOps(OpTable &table);
void addFourierOps(OpTable &table);
void addMovementOps(OpTable &table);
void addProductOps(OpTable &table);
void addReductionOps(OpTable &table);
void addWindowOps(OpTable &table);
void addGatherOps(OpTable &table);
void addScatterOps(OpTable &table);
void addSortOps(OpTable &table);
void addControlFlowOps(OpTable &table);
void addLinearAlgebraOps(OpTable &table);
void addNormalizationOps(OpTable &table);
void addRandomOps(OpTable &table);
void addCallOps(OpTable &table);

/// Named lists of axes, and numbers, from the text of an attribute such as
/// `#stablehlo.gather<offset_dims = [1], index_vector_dim = 1>`.
class DimensionNumbers {
public:
  /// Nothing if the text is not of that form.
  static std::optional<DimensionNumbers> parse(mlir::Attribute attribute);
  /// Empty if it is not there.
  ShapeRef list(llvm::StringRef name) const;
  std::optional<int64_t> number(llvm::StringRef name) const;

private:
  llvm::StringMap<Shape> values;
};

/// So many numbers of the last axis in the total order of floats, the greatest
/// or the smallest first, and their positions.
llvm::LogicalResult convertTopK(OpConverter &c, int64_t count, bool isSmallest);

/// Calls of ApproxTopK, as lax.approx_max_k makes them, become calls of
/// mhlo.topk, whose recall is 1. Others stay.
void rewriteApproxTopK(mlir::ModuleOp module);

/// potrf, trsm and getrf of LAPACK, as JAX calls them.
llvm::LogicalResult convertLapack(OpConverter &c, llvm::StringRef name);

/// The attribute of an op, whether or not the op is registered; null if it is
/// not there.
mlir::Attribute getOpAttribute(mlir::Operation *op, llvm::StringRef name);
/// Whether a custom_call only says where or how its operands are.
bool isMarker(mlir::Operation *op);
/// Whether a custom_call only says what sizes are like.
bool isShapeAssertion(mlir::Operation *op);
/// The keyword of an attribute such as `#stablehlo<comparison_direction LT>`;
/// empty if there is none.
std::string getKeyword(mlir::Operation *op, llvm::StringRef name);

/// An op, what its operands became, and the tensor ops that are made of it.
class OpConverter : public TensorEmitter {
public:
  OpConverter(mlir::OpBuilder &builder, const OpTable &table,
              mlir::Operation *op, llvm::ArrayRef<mlir::Value> operands)
      : TensorEmitter(builder, op->getLoc()), op(op), operands(operands),
        table(table) {}

  mlir::Operation *op;
  llvm::SmallVector<mlir::Value> operands;
  llvm::SmallVector<mlir::Value> results;
  /// What is known of tensors of sizes, or null.
  const SizeTensors *sizes = nullptr;
  /// In a body that is evaluated on tensors, their shape.
  std::optional<Shape> lifted;
  /// Why it is not converted; empty for what else went wrong.
  std::string reason;
  /// The op of a body that the reason is about, or null.
  mlir::Operation *culprit = nullptr;

  llvm::LogicalResult refuse(const llvm::Twine &why) {
    reason = why.str();
    return mlir::failure();
  }
  llvm::LogicalResult finish(mlir::ValueRange values);

  /// Refusals unless there are so many.
  llvm::LogicalResult expect(unsigned numOperands, unsigned numResults = 1,
                             unsigned numRegions = 0);
  llvm::LogicalResult expectSameShapes();

  /// The type that the op says result `i` has, lifted.
  mlir::RankedTensorType resultType(unsigned i = 0) const;
  ShapeRef resultShape(unsigned i = 0) const {
    return resultType(i).getShape();
  }
  mlir::Type resultElement(unsigned i = 0) const {
    return resultType(i).getElementType();
  }

  mlir::Attribute attribute(llvm::StringRef name) const {
    return getOpAttribute(op, name);
  }
  /// A list of integers of any of the forms that they are written in; nothing,
  /// and a refusal, if it is none or has not `count` of them, -1 for any.
  /// `otherwise` repeated where there is no such attribute.
  std::optional<Shape> ints(llvm::StringRef name, int64_t count,
                            std::optional<int64_t> otherwise = std::nullopt);
  std::optional<int64_t> integerAttribute(llvm::StringRef name);
  std::string keyword(llvm::StringRef name) const {
    return getKeyword(op, name);
  }
  /// Refused if the attribute is not there or malformed.
  std::optional<DimensionNumbers> dimensionNumbers(llvm::StringRef name);
  /// Pairs of low and high padding.
  bool padding(llvm::StringRef name, int64_t rank, Shape &low, Shape &high);

  /// Whether `axes` are different and in [0, rank); a refusal if not.
  bool checkAxes(ShapeRef axes, int64_t rank, llvm::StringRef what);

  /// The one block of a region that takes `numArguments`; null, and a refusal,
  /// if it is another.
  mlir::Block *body(unsigned region, unsigned numArguments);
  /// What a body yields for arguments of one shape, which its scalars become.
  /// Failure, with a refusal, if it is no elementwise arithmetic.
  llvm::LogicalResult evaluate(mlir::Block &body,
                               llvm::ArrayRef<mlir::Value> arguments,
                               llvm::SmallVectorImpl<mlir::Value> &yielded);
  /// All values of a body, for arguments of one shape.
  llvm::LogicalResult
  evaluateOps(mlir::Block &body, llvm::ArrayRef<mlir::Value> arguments,
              llvm::DenseMap<mlir::Value, mlir::Value> &values);
  const OpTable &getTable() const { return table; }

private:
  const OpTable &table;
};

/// One side of a product: its axes by what becomes of them.
struct DotSide {
  Shape batch, contracted, free;
};
/// Those of dot_general, which fit. Refused if they do not.
llvm::LogicalResult getDotSides(OpConverter &c, DotSide &left, DotSide &right);
/// In which type products are summed so that they are rounded once.
mlir::Type getProductElement(OpConverter &c, mlir::Type result);

/// `states` after so many iterations of `step`, which is given the number of
/// the iteration, a scalar of type i64, and changes them.
void repeat(OpConverter &c, int64_t count,
            llvm::MutableArrayRef<mlir::Value> states,
            llvm::function_ref<void(mlir::Value number,
                                    llvm::MutableArrayRef<mlir::Value> states)>
                step);

/// What a body of two arguments does with them, if it is one op of uop.
std::optional<ReduceKind> matchCombiner(mlir::Block &body, unsigned lhs,
                                        unsigned rhs, unsigned yielded);

} // namespace uop::fromstablehlo

#endif // UOP_CONVERSION_STABLEHLOTOUOP_OPCONVERTER_H
