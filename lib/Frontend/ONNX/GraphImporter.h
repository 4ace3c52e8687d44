//===- GraphImporter.h - Graphs of ONNX to ops ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_ONNX_GRAPHIMPORTER_H
#define UOP_LIB_FRONTEND_ONNX_GRAPHIMPORTER_H

#include "Node.h"
#include "TensorData.h"
#include "uop/Emit/SizeVariables.h"
#include "uop/Frontend/ONNX.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace onnx {
class FunctionProto;
class ModelProto;
class TypeProto;
class ValueInfoProto;
} // namespace onnx

namespace google::protobuf {
template <typename T>
class RepeatedPtrField;
} // namespace google::protobuf

namespace uop::onnx_import {

using emit::SizeVariables;

/// Imports the graph of a model, and the graphs in it, into one function.
class GraphImporter {
public:
  GraphImporter(mlir::MLIRContext *context, const ::onnx::ModelProto &model,
                TensorReader &reader, const ONNXImportOptions &options,
                llvm::StringRef name);
  ~GraphImporter() { eraseRegions(); }

  mlir::OwningOpRef<mlir::ModuleOp> run();

  mlir::ImplicitLocOpBuilder &getBuilder() { return builder; }
  std::string getNodeName(const ::onnx::NodeProto &node);

  /// What a name means to a node; initialisers become constants here. Null
  /// after a report.
  const Item *lookup(llvm::StringRef name, Node &node);
  /// The constant; null after a report.
  Value materialize(const ::onnx::TensorProto &tensor, Node &node);
  /// The value if it does not depend on what only a run gives; else null.
  mlir::DenseElementsAttr findConstant(Value value);
  /// Says that only a run gives the value.
  void setUnknown(Value value) { unknown.insert(value); }
  /// Whether somebody gives values of inputs.
  bool mayKnowInputs() const { return bool(options.inputValue); }
  /// Whether a known value depends on what inputs are known to be, so that the
  /// module is for these only.
  bool isFromInputs(Value value) const { return fromInputs.contains(value); }
  /// A region of one block for nodes; it lives as long as the importer knows
  /// values by their addresses.
  mlir::Region &makeRegion();
  /// Does what may fail without a report. What a failure leaves in the function
  /// is unused.
  mlir::LogicalResult attempt(Node &node,
                              llvm::function_ref<mlir::LogicalResult()> action);
  /// "input 'x' of the graph; ..." for the first one that `value` depends on.
  std::string describeUnknown(Value value);

  const SizeVariables &getVariables() const { return variables; }
  SizeVariables &getVariables() { return variables; }
  /// Says that a constant is of the model, and no number in it a variable.
  void addLiteral(Value value) { literals.insert(value.getDefiningOp()); }

  /// For how many results there is room in the output of a node.
  std::optional<int64_t> findRoom(llvm::StringRef output) const {
    auto found = options.rooms.find(output);
    if (found == options.rooms.end())
      return std::nullopt;
    return found->second;
  }
  /// One more result of the function, after those of the graph.
  void addCount(llvm::StringRef output, Value count) {
    counts.insert({output, count});
  }
  /// Whether nodes are of a loop, a branch or a function.
  bool isRepeated() const { return depth != 0 || !callStack.empty(); }

  /// Imports a graph inside of a node: `arguments` are its inputs. Null after a
  /// report.
  std::optional<std::vector<Item>>
  importSubgraph(Node &node, const ::onnx::GraphProto &graph,
                 llvm::ArrayRef<Item> arguments);

private:
  mlir::LogicalResult checkModel();
  mlir::LogicalResult addInputs();
  mlir::LogicalResult addInput(const ::onnx::ValueInfoProto &info);
  /// An argument of this type; an empty item after a report.
  Item addArgument(llvm::StringRef name, const ::onnx::TypeProto &type);
  std::optional<Item> addSequence(llvm::StringRef name,
                                  const ::onnx::TypeProto &type);
  mlir::LogicalResult addOutputs();
  std::optional<Shape> resolveShape(const ::onnx::TypeProto &type,
                                    const ONNXInput &input);
  mlir::LogicalResult addInitializers(const ::onnx::GraphProto &graph,
                                      Scope &scope);
  mlir::LogicalResult importNodes(
      const google::protobuf::RepeatedPtrField<::onnx::NodeProto> &nodes,
      Scope &scope, const llvm::StringMap<int64_t> &opsets);
  mlir::LogicalResult importNode(const ::onnx::NodeProto &node, Scope &scope,
                                 const llvm::StringMap<int64_t> &opsets);
  /// Reports ops of a node that are not valid, as those of types that they do
  /// not take: those from `before` on, or from the block's begin.
  mlir::LogicalResult verifyNode(Node &node, mlir::Operation *before);
  /// Does what reports errors of ops, and reports them as errors of nodes.
  mlir::LogicalResult
  nameNodes(llvm::function_ref<mlir::LogicalResult()> action);
  mlir::LogicalResult importCall(Node &node,
                                 const ::onnx::FunctionProto &function);
  mlir::LogicalResult checkOutputs(Node &node);
  /// What the ops compute, operands first. Null if it depends on a variable in
  /// a way that is none of a size.
  mlir::DenseElementsAttr evaluate(llvm::ArrayRef<mlir::Operation *> ops,
                                   Value value);
  void eraseRegions();
  void eraseDeadOps();

  const ::onnx::ModelProto &model;
  TensorReader &reader;
  const ONNXImportOptions &options;
  std::string fileName;
  OpTable table;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::ImplicitLocOpBuilder builder;
  mlir::func::FuncOp function;
  Scope scope;
  llvm::StringMap<int64_t> opsets;
  llvm::StringMap<const ::onnx::FunctionProto *> functions;
  /// Functions that are being imported, outermost first, and graphs.
  llvm::SmallVector<const ::onnx::FunctionProto *> callStack;
  unsigned depth = 0;
  int64_t numRepeated = 0;
  llvm::SmallVector<const llvm::StringMap<int64_t> *> opsetStack;
  llvm::SmallVector<ONNXInput> inputs;
  llvm::MapVector<llvm::StringRef, Value> counts;
  llvm::DenseMap<Value, mlir::DenseElementsAttr> constants;
  /// Those that depend on what only a run gives.
  llvm::DenseSet<Value> unknown;
  /// Of the constants, those that the values of inputs are in.
  llvm::DenseSet<Value> fromInputs;
  std::vector<std::unique_ptr<mlir::Region>> regions;
  SizeVariables variables;
  llvm::DenseSet<mlir::Operation *> literals;
};

} // namespace uop::onnx_import

#endif // UOP_LIB_FRONTEND_ONNX_GRAPHIMPORTER_H
