//===- Graph.h - The values behind tensors ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_GRAPH_H
#define UOP_LIB_FRONTEND_GRAPH_H

#include "uop/Dialect/UOp/IR/HashConsBuilder.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Frontend/Tensor.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseMap.h"

#include <array>
#include <atomic>
#include <shared_mutex>

namespace uop::frontend::detail {

class PlanCache;

/// What the copies of one handle share. Either a value of a graph or an error.
struct TensorState {
  std::shared_ptr<Graph> graph;
  /// Where it is registered. Guarded by the graph's mutex.
  GraphValue value;
  /// Other tensors of the same value. Guarded by the registry's mutexes.
  TensorState *next = nullptr;
  TensorState **link = nullptr;
  // What follows never changes.
  Shape shape;
  DType dtype = DType::F32;
  /// Of an error; otherwise empty.
  std::string error;
  ErrorKind errorKind = ErrorKind::value;

  TensorState() = default;
  ~TensorState();
  TensorState(const TensorState &) = delete;
};

/// Which tensors have which value. It keeps none of them alive: they take
/// themselves out.
class Registry {
public:
  void insert(TensorState &state);
  void remove(TensorState &state);
  /// Takes out all tensors of a value. The caller has the graph for itself.
  llvm::SmallVector<TensorState *> take(mlir::Value value);
  size_t size() const;

private:
  struct alignas(64) Shard {
    mutable std::mutex mutex;
    llvm::DenseMap<mlir::Value, TensorState *> first;
    size_t count = 0;
  };
  static constexpr unsigned kShards = 16;
  Shard &getShard(mlir::Value value) {
    return shards[llvm::hash_value(value.getAsOpaquePointer()) % kShards];
  }
  std::array<Shard, kShards> shards;
};

/// One module that grows at its end, without duplicates, and what its leaves
/// hold.
class Graph : public std::enable_shared_from_this<Graph> {
public:
  explicit Graph(ContextOptions options);
  ~Graph();

  mlir::MLIRContext *getContext() { return &context; }
  /// No other graph of the process has it, before or later; from 1 on.
  uint64_t getId() const { return id; }
  const ContextOptions &getOptions() const { return options; }
  ContextStats getStats() const;

  mlir::Type getElementType(DType dtype) const {
    return elementTypes[unsigned(dtype)];
  }
  DType getDType(mlir::Type element) const;
  mlir::RankedTensorType getType(DType dtype, llvm::ArrayRef<int64_t> shape);

  using BuildFn = llvm::function_ref<GraphValue(
      HashConsBuilder &, mlir::Location, llvm::ArrayRef<GraphValue>)>;
  /// A tensor of the value that `build` makes of those of `operands`, which
  /// have no errors and are of this graph.
  Tensor build(mlir::Location loc, llvm::ArrayRef<Tensor> operands,
               BuildFn build);
  /// A realised tensor.
  Tensor addLeaf(mlir::Location loc, const Array &array);
  /// A tensor of the array's type whose elements nobody has.
  Tensor addPlaceholder(mlir::Location loc, const Array &array);
  bool isPlaceholder(mlir::Operation *leaf) const;
  /// The memory of a realised value; an empty array if it is not one.
  std::optional<Array> getArray(const Tensor &tensor);
  std::optional<Array> getArray(mlir::Operation *leaf);

  /// Makes `target` the value that `value` is.
  void assign(TensorState &target, TensorState &value);

  Error realize(Span<Tensor> tensors);
  PlanCache &getPlans() { return *plans; }

  /// @main, a function of the leaves that gives the values `results`.
  struct Program {
    mlir::OwningOpRef<mlir::ModuleOp> module;
    /// The arguments. To be dropped.
    llvm::SmallVector<GraphValue> leaves;
  };
  Program exportProgram(llvm::ArrayRef<GraphValue> results);
  /// Handles that keep the values alive until drop(): such values never change.
  llvm::SmallVector<GraphValue> hold(Span<Tensor> tensors);
  void drop(llvm::SmallVector<GraphValue> values);
  /// Tensors of what `body` returns where its arguments are `arguments`; those
  /// that are not used may be null.
  std::vector<Tensor> import(mlir::Block &body,
                             llvm::ArrayRef<GraphValue> arguments);

  std::mutex &getDiagnosticMutex() { return diagnosticMutex; }

private:
  friend struct TensorState;
  struct Leaf {
    uint64_t id;
    Array array;
    /// No array: see Tensor::placeholder.
    bool isPlaceholder = false;
  };

  std::shared_ptr<TensorState> makeState(GraphValue value);
  GraphValue createLeaf(mlir::Location loc, const Array &array,
                        bool isPlaceholder = false);
  /// An error if one of the values is, or needs, a placeholder.
  Error checkKnown(llvm::ArrayRef<mlir::Value> values);
  void eraseLeaf(mlir::Operation *op);
  /// Makes the values of `tensors`, and all that depend on these, read
  /// `arrays`.
  void replace(llvm::ArrayRef<Tensor> tensors, llvm::ArrayRef<Array> arrays);

  const uint64_t id;
  ContextOptions options;
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::array<mlir::Type, runtime::numDTypes> elementTypes;

  mutable std::mutex leafMutex;
  llvm::DenseMap<mlir::Operation *, Leaf> leaves;
  llvm::SmallVector<uint64_t> freeIds;
  uint64_t numIds = 0;

  Registry registry;
  std::unique_ptr<PlanCache> plans;
  /// Shared by those who add and release values, alone for who replaces them.
  std::shared_mutex mutex;
  std::mutex diagnosticMutex;
  /// Last: it goes first.
  std::optional<HashConsBuilder> builder;
};

/// Whether a value is in memory, or a placeholder.
bool isLeaf(mlir::Value value);
/// @main, a function of `inputs`, of copies of the ops.
mlir::OwningOpRef<mlir::ModuleOp>
makeFunction(llvm::ArrayRef<mlir::Operation *> ops,
             llvm::ArrayRef<mlir::Value> inputs,
             llvm::ArrayRef<mlir::Value> outputs);

} // namespace uop::frontend::detail

#endif // UOP_LIB_FRONTEND_GRAPH_H
