//===- Value.h - What a value is while a program is interpreted ---*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_INTERPRETER_VALUE_H
#define UOP_INTERPRETER_VALUE_H

#include "uop/Interpreter/Element.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Location.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallVector.h"

#include <memory>
#include <variant>
#include <vector>

namespace uop::interp {

/// A scalar: its type and its bits, zero-extended.
struct Scalar {
  mlir::Type type;
  ElementKind kind;
  uint64_t bits;
  /// What uop.invalid gives, and arithmetic with it.
  bool isInvalid = false;
};

/// A tensor or a vector: elements in row-major order, in the layout of the
/// host, `i1` as one byte. Copies share their elements.
class Tensor {
public:
  /// Zeros. `elementType` is one of the dialect, sizes are not negative and
  /// their product fits the memory (see checkSize).
  static Tensor create(mlir::Type elementType, llvm::ArrayRef<int64_t> shape);
  /// The tensor with these bytes; as many as the shape needs.
  static Tensor fromBytes(mlir::Type elementType, llvm::ArrayRef<int64_t> shape,
                          llvm::ArrayRef<uint8_t> bytes);
  /// Nothing for element types or attributes that cannot be read.
  static std::optional<Tensor> fromAttr(mlir::ElementsAttr attr);
  /// The elements as a constant of the tensor type.
  mlir::DenseElementsAttr toAttr() const;

  mlir::Type getElementType() const { return data->elementType; }
  ElementKind getKind() const { return data->kind; }
  llvm::ArrayRef<int64_t> getShape() const { return shape; }
  int64_t getNumElements() const { return data->numElements; }
  llvm::ArrayRef<uint8_t> getBytes() const { return data->bytes; }

  /// Element by row-major position.
  uint64_t get(int64_t position) const;
  /// Only while no copy shares the elements.
  void set(int64_t position, uint64_t bits);
  /// The same elements under another shape of as many.
  Tensor reshape(llvm::ArrayRef<int64_t> newShape) const;

  /// Which elements were never given a value; empty where all were.
  const llvm::BitVector &getUndefined() const { return data->undefined; }
  void setUndefined(llvm::BitVector undefined);

private:
  struct Data {
    mlir::Type elementType;
    ElementKind kind;
    int64_t numElements;
    std::vector<uint8_t> bytes;
    llvm::BitVector undefined;
  };
  std::shared_ptr<Data> data;
  llvm::SmallVector<int64_t, 4> shape;
};

/// The memory behind buffers, and what is needed to catch misuse of it.
struct Storage {
  std::vector<uint8_t> bytes;
  /// Per byte: whether it holds a value.
  llvm::BitVector defined;
  /// Per byte: the store that wrote it last; empty before the first one.
  std::vector<uint64_t> lastStore;
  /// Made by `uop.alloc`, which must be matched by `uop.dealloc`.
  bool mustBeFreed = false;
  bool freed = false;
  mlir::Location allocation;

  Storage(size_t size, bool isDefined, mlir::Location allocation)
      : bytes(size), defined(size, isDefined), allocation(allocation) {}
  /// The `width` bytes of one element, from `byte` on.
  uint64_t read(int64_t byte, unsigned width) const;
  void write(int64_t byte, unsigned width, uint64_t bits);
  /// Whether all of them hold a value.
  bool isDefined(int64_t byte, unsigned width) const;
};

/// A memref: a strided window of a storage. Offset and strides are in elements,
/// `byteOffset` is where the window begins.
struct Buffer {
  std::shared_ptr<Storage> storage;
  mlir::Type elementType;
  ElementKind kind;
  int64_t byteOffset = 0;
  int64_t offset = 0;
  llvm::SmallVector<int64_t, 4> shape;
  llvm::SmallVector<int64_t, 4> strides;

  /// A contiguous buffer over new storage that holds the elements of `tensor`.
  static Buffer fromTensor(const Tensor &tensor, mlir::Location loc);
  /// A contiguous buffer over all of `storage`.
  static Buffer contiguous(std::shared_ptr<Storage> storage,
                           mlir::Type elementType,
                           llvm::ArrayRef<int64_t> shape);
  /// A copy of the elements; nothing if one is outside the storage.
  std::optional<Tensor> toTensor() const;
  int64_t getNumElements() const;
  /// The first byte of the element at a position inside the shape; nothing if
  /// it is outside the storage.
  std::optional<int64_t> getByte(llvm::ArrayRef<int64_t> position) const;
};

/// A value in several parts.
struct Multi {
  llvm::SmallVector<Tensor, 2> parts;
};

/// Any value. Empty before it is computed and after its last use.
class InterpValue {
public:
  InterpValue() = default;
  InterpValue(Scalar scalar) : value(scalar) {}
  InterpValue(Tensor tensor)
      : value(std::make_shared<const Tensor>(std::move(tensor))) {}
  InterpValue(Buffer buffer)
      : value(std::make_shared<const Buffer>(std::move(buffer))) {}
  InterpValue(Multi multi)
      : value(std::make_shared<const Multi>(std::move(multi))) {}

  bool empty() const { return std::holds_alternative<std::monostate>(value); }
  /// Null where the value is something else.
  const Scalar *getScalar() const { return std::get_if<Scalar>(&value); }
  const Tensor *getTensor() const { return get<Tensor>(); }
  const Buffer *getBuffer() const { return get<Buffer>(); }
  const Multi *getMulti() const { return get<Multi>(); }

private:
  template <typename T>
  const T *get() const {
    auto *pointer = std::get_if<std::shared_ptr<const T>>(&value);
    return pointer ? pointer->get() : nullptr;
  }
  std::variant<std::monostate, Scalar, std::shared_ptr<const Tensor>,
               std::shared_ptr<const Buffer>, std::shared_ptr<const Multi>>
      value;
};

/// Whether a scalar is uop.invalid.
bool isInvalid(const InterpValue &value);
/// Whether a condition holds; an invalid one does not.
bool isTrue(const InterpValue &value);

/// A scalar of `type`, which is an element type of the dialect or index.
Scalar makeScalar(mlir::Type type, uint64_t bits);

/// The bytes that a tensor or memref of this shape takes; nothing if that is
/// more than the interpreter is willing to allocate for one value.
std::optional<int64_t> checkSize(ElementKind kind,
                                 llvm::ArrayRef<int64_t> shape);

/// For people: `[1, 2]`.
std::string toString(llvm::ArrayRef<int64_t> position);

/// Row-major strides of a shape, in elements.
llvm::SmallVector<int64_t, 4> getStrides(llvm::ArrayRef<int64_t> shape);

/// Advances `position` to the next one of `shape` in row-major order.
/// Returns whether there is one.
bool advance(llvm::ArrayRef<int64_t> shape,
             llvm::MutableArrayRef<int64_t> position);

} // namespace uop::interp

#endif // UOP_INTERPRETER_VALUE_H
