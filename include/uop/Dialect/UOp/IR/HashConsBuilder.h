//===- HashConsBuilder.h - A graph without duplicates -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_HASHCONSBUILDER_H
#define UOP_DIALECT_UOP_IR_HASHCONSBUILDER_H

#include "mlir/IR/Builders.h"
#include "uop/Dialect/UOp/IR/OpIdentity.h"
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>

namespace uop {
class GraphOperand;
class HashConsBuilder;

namespace detail {
/// What a graph knows of an op that may be merged or erased.
struct HashConsEntry {
  mlir::Operation *op;
  /// The handles, and the operands of tracked ops, that refer to the op.
  std::atomic<uint32_t> references;
  uint32_t hash;
};

/// Counts as a reference to one op of a graph, or to none.
class HashConsReference {
public:
  HashConsReference() = default;
  HashConsReference(const HashConsReference &other)
      : graph(other.graph), entry(other.entry) {
    if (entry)
      entry->references.fetch_add(1, std::memory_order_relaxed);
  }
  HashConsReference(HashConsReference &&other)
      : graph(other.graph), entry(std::exchange(other.entry, nullptr)) {}
  HashConsReference &operator=(HashConsReference other) {
    std::swap(graph, other.graph);
    std::swap(entry, other.entry);
    return *this;
  }
  ~HashConsReference() {
    if (entry)
      release();
  }

private:
  friend class uop::HashConsBuilder;
  friend class uop::GraphOperand;
  HashConsReference(HashConsBuilder *graph, HashConsEntry *entry)
      : graph(graph), entry(entry) {}
  void release();

  HashConsBuilder *graph = nullptr;
  HashConsEntry *entry = nullptr;
};
} // namespace detail

/// A value that stays alive while this handle, a copy of it, or an op refers to
/// it. Must not outlive the builder. Distinct handles may be used by distinct
/// threads; one handle by one thread at a time.
class GraphValue {
public:
  GraphValue() = default;
  /// A value from outside of the graph, such as a block argument, whose
  /// lifetime is not the graph's business.
  explicit GraphValue(mlir::Value value) : value(value) {}

  mlir::Value get() const { return value; }
  operator mlir::Value() const { return value; }
  mlir::Type getType() const { return value.getType(); }
  explicit operator bool() const { return bool(value); }
  bool operator==(const GraphValue &other) const {
    return value == other.value;
  }
  bool operator!=(const GraphValue &other) const {
    return value != other.value;
  }
  bool operator==(mlir::Value other) const { return value == other; }
  bool operator!=(mlir::Value other) const { return value != other; }

private:
  friend class GraphOp;
  friend class GraphOperand;
  friend class HashConsBuilder;
  GraphValue(mlir::Value value, detail::HashConsReference reference)
      : value(value), reference(std::move(reference)) {}

  mlir::Value value;
  detail::HashConsReference reference;
};

/// The same for an op with any number of results.
class GraphOp {
public:
  GraphOp() = default;

  mlir::Operation *get() const { return op; }
  mlir::Operation *operator->() const { return op; }
  explicit operator bool() const { return op != nullptr; }
  bool operator==(const GraphOp &other) const { return op == other.op; }
  bool operator!=(const GraphOp &other) const { return op != other.op; }

  GraphValue getResult(unsigned number) const & {
    return GraphValue(op->getResult(number), reference);
  }
  GraphValue getResult(unsigned number) && {
    return GraphValue(op->getResult(number), std::move(reference));
  }

private:
  friend class HashConsBuilder;
  GraphOp(mlir::Operation *op, detail::HashConsReference reference)
      : op(op), reference(std::move(reference)) {}

  mlir::Operation *op = nullptr;
  detail::HashConsReference reference;
};

/// A value on its way into an op. Made of a handle it spares the graph the
/// search for what the value is of; it does not count as one.
class GraphOperand {
public:
  GraphOperand(mlir::Value value) : value(value) {}
  GraphOperand(const GraphValue &value)
      : value(value.value), graph(value.reference.graph),
        entry(value.reference.entry) {}

private:
  friend class HashConsBuilder;
  mlir::Value value;
  HashConsBuilder *graph = nullptr;
  detail::HashConsEntry *entry = nullptr;
};

/// Builds ops at the end of a block (before its terminator, if it has one);
/// creating an op that the graph has returns that op. See docs/hash-consing.md.
///
/// - Merged: registered ops without memory effects, regions and successors that
///   are no terminators and not `NeverMerged`, if name, result types, inherent
///   and discardable attributes and operands are the same. The location of the
///   first one stays.
/// - Erased when the last handle and the last use go: those, and other ops that
///   upstream calls trivially dead when unused (allocations, reads). The rest
///   (writes, terminators, unknown ops) stays until `erase`.
/// - Values of another graph are values from outside.
/// - Uses that did not come through the builder keep an op alive; when the last
///   of them goes, the op goes at the next release of a handle to it.
///
/// Any number of threads may create and release at once, if the MLIR context
/// has multithreading enabled. Everything else, such as walking use lists,
/// printing, or rewriting the ops, needs all of them to be still. Ops of the
/// graph must not be changed while the builder exists; when it is destroyed,
/// after the last handle, the block holds plain IR.
///
/// Operands must be kept alive by handles until `create` returns.
class HashConsBuilder {
public:
  /// Ops that are in the block already are values from outside of the graph.
  HashConsBuilder(mlir::MLIRContext *context, mlir::Block &block);
  ~HashConsBuilder();
  HashConsBuilder(const HashConsBuilder &) = delete;
  HashConsBuilder &operator=(const HashConsBuilder &) = delete;

  /// The op that `OpTy::build` describes: its one result, or a GraphOp if there
  /// are none or several.
  template <typename OpTy, typename... Args>
  auto create(mlir::Location loc, Args &&...args) {
    return createTagged<OpTy>(noAttributes, loc, std::forward<Args>(args)...);
  }

  /// The same with discardable attributes, which are part of the identity.
  template <typename OpTy, typename... Args>
  auto createTagged(mlir::DictionaryAttr tags, mlir::Location loc,
                    Args &&...args) {
    mlir::OperationState state(loc, getName<OpTy>());
    mlir::OpBuilder builder(context);
    llvm::SmallVector<GraphOperand, 4> operands;
    (collect(operands, args), ...);
    OpTy::build(builder, state, unwrap(std::forward<Args>(args))...);
    if (!tags.empty())
      state.addAttributes(tags.getValue());
    return wrap<OpTy>(create(state, operands));
  }

  /// An op from its parts, without a detour over an OperationState: the fast
  /// way. Properties that are not set get their defaults.
  template <typename OpTy>
  auto
  createFrom(mlir::Location loc, mlir::TypeRange types,
             llvm::ArrayRef<GraphOperand> operands,
             typename OpTy::template InferredProperties<OpTy> properties = {},
             mlir::DictionaryAttr tags = {}) {
    mlir::OperationName name = getName<OpTy>();
    if constexpr (!std::is_same_v<decltype(properties), mlir::EmptyProperties>)
      OpTy::populateDefaultProperties(name, properties);
    llvm::SmallVector<mlir::Value, 4> values;
    for (const GraphOperand &operand : operands)
      values.push_back(operand.value);
    return wrap<OpTy>(create(OpIdentity{name, types, values,
                                        mlir::OpaqueProperties(&properties),
                                        tags ? tags : noAttributes},
                             loc, operands));
  }

  /// An op of this identity. `known` are the leading operands of which there
  /// are handles at hand; it may be empty.
  GraphOp create(const OpIdentity &identity, mlir::Location loc,
                 llvm::ArrayRef<GraphOperand> known = {});
  /// Any op at all. Regions are taken from the state.
  GraphOp create(mlir::OperationState &state,
                 llvm::ArrayRef<GraphOperand> known = {});

  /// A handle to a value that something keeps alive, such as an operand of an
  /// op to which there is a handle.
  GraphValue getHandle(mlir::Value value);

  /// Erases an op that stays although nobody uses it, and then its operands as
  /// far as nobody else refers to them. Fails if its results have uses, or if
  /// it is not such an op of this graph.
  llvm::LogicalResult erase(mlir::Operation *op);

  /// Called with each op that is erased although it is never merged, such as a
  /// read, before that happens, on the thread that lets it go. Set before the
  /// first op is created; must not use the graph.
  void setListener(std::function<void(mlir::Operation *)> erased) {
    listener = std::move(erased);
  }

  /// The number of ops that may be merged or erased.
  size_t size() const;
  /// The bytes of the table: what the graph costs beyond its ops.
  size_t getTableBytes() const;

private:
  friend class detail::HashConsReference;
  using Entry = detail::HashConsEntry;
  class Shard;

  template <typename OpTy>
  mlir::OperationName getName() {
    auto name = mlir::RegisteredOperationName::lookup(mlir::TypeID::get<OpTy>(),
                                                      context);
    if (LLVM_UNLIKELY(!name))
      reportUnregistered(OpTy::getOperationName());
    return *name;
  }
  [[noreturn]] static void reportUnregistered(llvm::StringRef name);

  template <typename OpTy>
  static auto wrap(GraphOp op) {
    if constexpr (OpTy::template hasTrait<mlir::OpTrait::OneResult>())
      return std::move(op).getResult(0);
    else
      return op;
  }
  static mlir::Value unwrap(const GraphValue &value) { return value.get(); }
  static mlir::Value unwrap(GraphValue &value) { return value.get(); }
  static mlir::Value unwrap(GraphValue &&value) { return value.get(); }
  template <typename T>
  static T &&unwrap(T &&value) {
    return std::forward<T>(value);
  }

  static void collect(llvm::SmallVectorImpl<GraphOperand> &operands,
                      const GraphValue &value) {
    operands.push_back(value);
  }
  template <typename T>
  static void collect(llvm::SmallVectorImpl<GraphOperand> &, const T &) {}

  GraphOp createDetached(mlir::OperationState &state);
  GraphOp finish(mlir::Operation *op, Entry *entry,
                 llvm::ArrayRef<GraphOperand> known = {});
  void insert(mlir::Operation *op);
  Shard &getShard(uint32_t hash) const;
  Entry *find(mlir::Operation *op, uint32_t hash, bool retain);
  Entry *getEntry(mlir::Operation *op, bool retain);
  void collectNestedOperands(mlir::Operation *op,
                             llvm::SmallVectorImpl<Entry *> &entries);
  void release(Entry *entry);

  mlir::MLIRContext *context;
  mlir::Block &block;
  mlir::DictionaryAttr noAttributes;
  std::function<void(mlir::Operation *)> listener;
  /// Guards the block's list, the use lists of all values that ops of the graph
  /// use, and creation and destruction of ops. Taken after a shard's mutex.
  std::mutex structure;
  /// How many references operands of tracked ops hold, of all references.
  std::atomic<size_t> operandReferences{0};
  std::unique_ptr<Shard[]> shards;
};

inline void detail::HashConsReference::release() { graph->release(entry); }

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_HASHCONSBUILDER_H
