//===- OpTable.h - How each op is evaluated ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_INTERPRETER_OPTABLE_H
#define UOP_LIB_INTERPRETER_OPTABLE_H

#include "RoundingNoise.h"

#include "uop/Interpreter/Value.h"

#include "mlir/IR/Operation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

#include <map>

namespace uop::interp {

/// What outlives a run, and what its caller chose.
struct RunState {
  struct RuntimeBuffer {
    /// A tensor; empty before the first use.
    InterpValue contents;
    /// Counts the assignments.
    uint64_t version = 0;
  };
  std::map<int64_t, RuntimeBuffer> buffers;
  /// Of each op that gave a state: the version that it was when it ran last.
  llvm::DenseMap<mlir::Operation *, uint64_t> versions;
  llvm::StringMap<int64_t> variables;
  /// Variables that are sizes of the arguments of the run.
  llvm::StringMap<int64_t> sizes;
};

/// Gives variables that are sizes of arguments their values. Errors: a value
/// out of bounds, and two values for one variable, chosen ones among them.
mlir::LogicalResult bindSizes(mlir::FunctionOpInterface function,
                              llvm::ArrayRef<InterpValue> arguments,
                              RunState &state);

/// What an op sees of the running program besides its operands.
class Context {
public:
  virtual ~Context() = default;
  /// Calls a function or kernel by name.
  virtual mlir::FailureOr<llvm::SmallVector<InterpValue>>
  call(mlir::Operation *caller, mlir::SymbolRefAttr callee,
       llvm::ArrayRef<InterpValue> args) = 0;
  /// Calls a function that has no body here.
  virtual mlir::FailureOr<llvm::SmallVector<InterpValue>>
  callExternal(mlir::Operation *caller, llvm::StringRef name,
               llvm::ArrayRef<InterpValue> args,
               llvm::ArrayRef<mlir::Type> resultTypes) = 0;
  /// The memory of a memref.global.
  virtual mlir::FailureOr<InterpValue>
  getGlobal(mlir::Operation *user, mlir::FlatSymbolRefAttr name) = 0;
  /// Remembers memory that must be freed before the program ends.
  virtual void addAllocation(std::shared_ptr<Storage> storage) = 0;
  /// The number of the last store that ran when the op was reached in its
  /// block; later ones must not change what it reads.
  virtual uint64_t getStoresSeen() const = 0;
  /// Whether another block of the launch that is running made the store.
  virtual bool isOfOtherBlock(uint64_t store) const = 0;
  virtual RunState &getRunState() = 0;
  virtual OpNoise getNoise(mlir::Operation *op) = 0;
};

using Operands = llvm::ArrayRef<const InterpValue *>;
using Results = llvm::MutableArrayRef<InterpValue>;

/// Evaluates one op: all operands are there, in order; the results are set.
/// On failure a diagnostic has been emitted.
using EvalFn = mlir::LogicalResult (*)(Context &context, mlir::Operation *op,
                                       Operands operands, Results results);

/// The bits of one element of an elementwise op. `in` is the kind of the first
/// operand, `out` that of the result.
struct ElementArgs {
  mlir::Operation *op;
  ElementKind in;
  ElementKind out;
  llvm::ArrayRef<uint64_t> bits;
};
using ElementFn = uint64_t (*)(const ElementArgs &args);

/// One of the two.
struct OpEntry {
  EvalFn eval = nullptr;
  ElementFn element = nullptr;
};

/// Op name -> evaluation. Ops of dialects that are not loaded are left out.
class OpTable {
public:
  explicit OpTable(mlir::MLIRContext *context);

  template <typename OpT>
  void add(EvalFn eval) {
    insert(OpT::getOperationName(), {eval, nullptr});
  }
  template <typename OpT>
  void addElementwise(ElementFn element) {
    insert(OpT::getOperationName(), {nullptr, element});
  }
  const OpEntry *lookup(mlir::Operation *op) const {
    auto it = entries.find(op->getName());
    return it == entries.end() ? nullptr : &it->second;
  }

private:
  void insert(llvm::StringRef name, OpEntry entry) {
    if (auto registered = mlir::RegisteredOperationName::lookup(name, context))
      entries.try_emplace(*registered, entry);
  }
  mlir::MLIRContext *context;
  llvm::DenseMap<mlir::OperationName, OpEntry> entries;
};

void addElementwiseOps(OpTable &table);
void addTensorOps(OpTable &table);
void addSortOps(OpTable &table);
void addKernelOps(OpTable &table);
void addVectorOps(OpTable &table);
void addMemRefOps(OpTable &table);
void addStateOps(OpTable &table);
void addCheckOps(OpTable &table);
void addDeviceOps(OpTable &table);
void addCustomOps(OpTable &table);

/// Applies `element` to scalars, or to each element of tensors or vectors.
mlir::LogicalResult applyElementwise(mlir::Operation *op, ElementFn element,
                                     Operands operands, Results results);

/// The value of a constant attribute; a diagnostic at `op` if it has none.
mlir::FailureOr<InterpValue> evalAttr(mlir::Operation *op,
                                      mlir::TypedAttr attr);

/// An error unless the box is inside of a tensor of these sizes.
mlir::LogicalResult checkBox(mlir::Operation *op, llvm::ArrayRef<int64_t> shape,
                             llvm::ArrayRef<int64_t> offsets,
                             llvm::ArrayRef<int64_t> sizes);

/// `list` with the values that its dynamic entries are, taken from `values`.
llvm::SmallVector<int64_t> resolveList(llvm::ArrayRef<int64_t> list,
                                       Operands &values);

/// Operand `number` as a tensor all of whose elements have a value, or null
/// after a diagnostic.
const Tensor *getDefinedTensor(mlir::Operation *op, Operands operands,
                               unsigned number);

/// Whether a value of this element type and shape can be made; if not, a
/// diagnostic at `op`.
mlir::LogicalResult checkShape(mlir::Operation *op, mlir::Type elementType,
                               llvm::ArrayRef<int64_t> shape);
/// A new tensor of zeros, checked as above.
mlir::FailureOr<Tensor> createTensor(mlir::Operation *op,
                                     mlir::Type elementType,
                                     llvm::ArrayRef<int64_t> shape);

/// The bits of lane `lane` of a vector; a scalar is the same in all lanes.
uint64_t getLane(const InterpValue &value, int64_t lane);
/// Whether lane `lane` is read or written; `gate` is null where all are.
bool isLaneOpen(const InterpValue *gate, int64_t lane);
/// The element that lane `lane` is read from or written to.
int64_t getLaneOffset(const InterpValue &offset, int64_t lane);
/// How many lanes a vector has; a scalar is one.
int64_t getNumLanes(mlir::Type type);
/// The result of the op, a scalar or a vector, of the bits of its lanes.
mlir::LogicalResult makeLanes(mlir::Operation *op,
                              llvm::ArrayRef<uint64_t> bits,
                              InterpValue &result);

/// a * b + c, rounded once.
uint64_t mulAcc(ElementKind kind, uint64_t a, uint64_t b, uint64_t c);

/// How the elements of a reduction are combined, one after the other: from the
/// first one on, or the identity if there is none. So a sum of -0.0 is -0.0.
class Accumulator {
public:
  /// Elements that are NaN change nothing if it `skipsNaN`.
  Accumulator(uint32_t reduceKind, ElementKind kind, OpNoise noise = {},
              bool skipsNaN = false);
  void add(uint64_t bits);
  /// The combination of all, rounded once to the element type.
  uint64_t get() const;

private:
  ElementFn combine;
  ElementKind kind;
  ElementKind wide;
  OpNoise noise;
  uint64_t bits;
  bool skipsNaN;
  bool isEmpty = true;
};

} // namespace uop::interp

#endif // UOP_LIB_INTERPRETER_OPTABLE_H
