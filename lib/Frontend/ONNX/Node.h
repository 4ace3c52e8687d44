//===- Node.h - One node of a graph while it is imported --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_ONNX_NODE_H
#define UOP_LIB_FRONTEND_ONNX_NODE_H

#include "Emitter.h"

#include "llvm/ADT/StringMap.h"

#include <memory>

namespace onnx {
class AttributeProto;
class GraphProto;
class NodeProto;
class TensorProto;
} // namespace onnx

namespace uop::onnx_import {

class GraphImporter;

/// Numbers of TensorProto.DataType; the later ones are not in every schema.
enum DataType : int32_t {
  kUndefined = 0,
  kFloat = 1,
  kUInt8 = 2,
  kInt8 = 3,
  kUInt16 = 4,
  kInt16 = 5,
  kInt32 = 6,
  kInt64 = 7,
  kString = 8,
  kBool = 9,
  kFloat16 = 10,
  kDouble = 11,
  kUInt32 = 12,
  kUInt64 = 13,
  kComplex64 = 14,
  kComplex128 = 15,
  kBFloat16 = 16,
  kFloat8E4M3FN = 17,
  kFloat8E4M3FNUZ = 18,
  kFloat8E5M2 = 19,
  kFloat8E5M2FNUZ = 20,
  kUInt4 = 21,
  kInt4 = 22,
  kFloat4E2M1 = 23,
  kFloat8E8M0 = 24,
  kUInt2 = 25,
  kInt2 = 26,
};

/// The element type of a data type; null for those that there are none for.
/// Integers of 4 and 2 bits are held in 8.
Type getElementType(mlir::MLIRContext *context, int32_t dataType);
/// The data type of an element type.
int32_t getDataType(Type element);
/// "FLOAT8E4M3FN"; the number where it has no name.
std::string getDataTypeName(int32_t dataType);

/// What a name of a graph stands for.
struct Item {
  enum class Kind { none, tensor, sequence };

  Kind kind = Kind::none;
  Value tensor;
  int32_t dataType = kUndefined;
  /// Of a sequence, whose length is known.
  std::shared_ptr<std::vector<Item>> elements;
  /// An initialiser that no node has used yet.
  const ::onnx::TensorProto *initializer = nullptr;

  static Item ofTensor(Value tensor, int32_t dataType = kUndefined) {
    Item item;
    item.kind = Kind::tensor;
    item.tensor = tensor;
    item.dataType =
        dataType ? dataType : getDataType(mlir::getElementTypeOrSelf(tensor));
    return item;
  }
  static Item ofSequence(std::vector<Item> elements, int32_t dataType) {
    Item item;
    item.kind = Kind::sequence;
    item.dataType = dataType;
    item.elements = std::make_shared<std::vector<Item>>(std::move(elements));
    return item;
  }
};

/// The names that a graph can use: its own, and those of the graphs around it.
struct Scope {
  llvm::StringMap<Item> items;
  Scope *parent = nullptr;

  const Item *find(llvm::StringRef name) const;
};

/// A node whose inputs are known. Conversions read its attributes and inputs,
/// and set its outputs.
class Node : public Emitter {
public:
  Node(GraphImporter &importer, const ::onnx::NodeProto &proto, int64_t opset,
       Scope &scope);

  Value fail(const llvm::Twine &message) override;
  mlir::LogicalResult error(const llvm::Twine &message) {
    fail(message);
    return mlir::failure();
  }

  bool isVariable(int64_t size) const override;
  bool isMadeOfSizes(double number) const override;
  bool isSize(int64_t size) const override;
  std::optional<bool> isLess(int64_t x, int64_t y) override;
  std::optional<int64_t> divideSize(int64_t size, int64_t divisor) override;
  std::optional<int64_t> addSizes(ShapeRef sizes) override;
  std::pair<int64_t, int64_t> getBounds(int64_t number) const override;
  int64_t normalizeSize(int64_t size) override;

  int64_t opset;
  const ::onnx::NodeProto &proto;
  GraphImporter &importer;
  Scope &scope;

  //===--------------------------------------------------------------------===//
  // Attributes. One of another type is an error.
  //===--------------------------------------------------------------------===//

  const ::onnx::AttributeProto *findAttribute(llvm::StringRef name);
  bool hasAttribute(llvm::StringRef name) { return findAttribute(name); }
  int64_t intAttribute(llvm::StringRef name, int64_t otherwise);
  double floatAttribute(llvm::StringRef name, double otherwise);
  std::string stringAttribute(llvm::StringRef name, llvm::StringRef otherwise);
  std::optional<Shape> intsAttribute(llvm::StringRef name);
  std::optional<llvm::SmallVector<double>>
  floatsAttribute(llvm::StringRef name);
  llvm::SmallVector<std::string> stringsAttribute(llvm::StringRef name);
  /// Reports where there is none.
  const ::onnx::GraphProto *graphAttribute(llvm::StringRef name);
  /// Null where there is none; reports where it cannot be read.
  Value tensorAttribute(llvm::StringRef name);

  //===--------------------------------------------------------------------===//
  // Inputs and outputs
  //===--------------------------------------------------------------------===//

  size_t getNumInputs() const { return inputs.size(); }
  bool hasInput(size_t index) const;
  /// Whether none is given, not even an optional without a value.
  bool isAbsent(size_t index) const;
  const Item &item(size_t index) const { return inputs[index]; }
  /// Reports if it is none or no tensor.
  Value input(size_t index);
  /// Null if there is none.
  Value optionalInput(size_t index);
  /// All of them, from `first` on.
  std::optional<llvm::SmallVector<Value>> allInputs(size_t first = 0);
  /// Reports what is needed before a run and only a run gives.
  std::optional<mlir::DenseElementsAttr> constantInput(size_t index);
  std::optional<Shape> intsInput(size_t index);
  std::optional<llvm::SmallVector<double>> floatsInput(size_t index);
  /// The only element.
  std::optional<int64_t> intInput(size_t index);
  /// Null where it is not known, without a report.
  mlir::DenseElementsAttr findConstant(Value value);
  /// Whether somebody says how many results there is room for in output 0.
  bool hasRoom() const;
  /// For how many; reports if nobody says it, and that input `index` would have
  /// to be known otherwise.
  std::optional<int64_t> getRoom(size_t index);
  /// How many results there are where room was made: an i64 of rank 0.
  void setCount(Value count);

  size_t getNumOutputs() const;
  bool hasOutput(size_t index) const;
  void setOutput(size_t index, Value value, int32_t dataType = kUndefined);
  void setItem(size_t index, Item item);
  mlir::LogicalResult finish(Value value, int32_t dataType = kUndefined);

  /// From -rank to rank - 1; reports others.
  std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank);
  /// Attribute 'axis', of a tensor of this rank.
  std::optional<int64_t> axisAttribute(int64_t otherwise, int64_t rank) {
    return normalizeAxis(intAttribute("axis", otherwise), rank);
  }
  std::optional<Shape> normalizeAxes(ShapeRef axes, int64_t rank);
  bool checkRank(Value x, int64_t least, llvm::StringRef what);

  llvm::SmallVector<Item> outputs;
  bool hasFailed = false;
  std::string subject;

private:
  llvm::SmallVector<Item> inputs;
};

/// How nodes of one operator become tensor ops.
using Conversion = mlir::LogicalResult (*)(Node &);

/// An operator that is one op of the dialect, of one operand.
template <typename OpT>
mlir::LogicalResult convertUnary(Node &n) {
  return n.finish(n.unary<OpT>(n.input(0)));
}

/// Conversions by domain and name; the domain of ONNX itself has no name.
class OpTable {
public:
  OpTable();
  void add(llvm::StringRef name, Conversion conversion, int64_t since = 6,
           int64_t until = 28);
  struct Entry {
    Conversion conversion = nullptr;
    int64_t since = 1, until = 28;
  };
  const Entry *find(llvm::StringRef domain, llvm::StringRef name) const;
  const llvm::StringMap<Entry> &getEntries() const { return entries; }

private:
  llvm::StringMap<Entry> entries;
};

void addElementwiseOps(OpTable &table);
void addActivationOps(OpTable &table);
void addTrigonometricOps(OpTable &table);
void addReductionOps(OpTable &table);
void addMovementOps(OpTable &table);
void addShapeOps(OpTable &table);
void addGeneratorOps(OpTable &table);
void addIndexingOps(OpTable &table);
void addSortingOps(OpTable &table);
void addProductOps(OpTable &table);
void addConvolutionOps(OpTable &table);
void addPoolingOps(OpTable &table);
void addNormalizationOps(OpTable &table);
void addLossOps(OpTable &table);
void addQuantizationOps(OpTable &table);
void addControlFlowOps(OpTable &table);
void addSequenceOps(OpTable &table);
void addRecurrentOps(OpTable &table);
void addAttentionOps(OpTable &table);
void addResizeOps(OpTable &table);
void addVisionOps(OpTable &table);
void addSelectionOps(OpTable &table);
void addSignalOps(OpTable &table);
void addTrainingOps(OpTable &table);
void addFeatureOps(OpTable &table);

} // namespace uop::onnx_import

#endif // UOP_LIB_FRONTEND_ONNX_NODE_H
