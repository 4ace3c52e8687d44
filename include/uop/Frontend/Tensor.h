//===- Tensor.h - Lazy tensors ----------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_TENSOR_H
#define UOP_FRONTEND_TENSOR_H

#include "uop/Frontend/Context.h"
#include "uop/Frontend/SourceLoc.h"
#include "uop/Runtime/Buffer.h"

#include <initializer_list>
#include <optional>
#include <type_traits>
#include <utility>

namespace uop::frontend {

using runtime::Array;
using runtime::DType;
using runtime::Error;
using runtime::Expected;
using runtime::Span;
using Shape = std::vector<int64_t>;

namespace detail {
struct TensorState;
} // namespace detail

/// The element type of a C++ type.
template <class T>
constexpr DType dtypeOf() {
  static_assert(std::is_arithmetic_v<T> && sizeof(T) <= 8);
  if constexpr (std::is_same_v<T, bool>)
    return DType::Bool;
  else if constexpr (std::is_floating_point_v<T>)
    return sizeof(T) == 4 ? DType::F32 : DType::F64;
  else if constexpr (std::is_signed_v<T>)
    return sizeof(T) == 1   ? DType::I8
           : sizeof(T) == 2 ? DType::I16
           : sizeof(T) == 4 ? DType::I32
                            : DType::I64;
  else
    return sizeof(T) == 1   ? DType::U8
           : sizeof(T) == 2 ? DType::U16
           : sizeof(T) == 4 ? DType::U32
                            : DType::U64;
}

/// The type that both convert to before they are combined: of one kind the
/// wider; a float if one is; of i8..i64 and ui8..ui64 the least signed type
/// that holds both, f32 where there is none; bool gives way to all.
DType promote(DType lhs, DType rhs);

class Operand;

/// What is wrong with an op: values or shapes that do not fit, an element type
/// that has no such op, or an axis or index that is not there.
enum class ErrorKind { value, type, index };

/// A handle to a value that may not have been computed yet. Ops return at once;
/// `realize()` computes. Copies of a handle are one tensor: `assign` to one
/// shows in the others.
///
/// An op that cannot be (shapes that do not fit, an axis that is not there)
/// gives a tensor with an error, and so does every op on one; realize() and
/// whatever reads elements report the first error with the file and line of the
/// op that was wrong. The shape of such a tensor is empty, its type f32.
///
/// Axes may be negative, from the last one (-1) on. Shapes are static.
class Tensor {
public:
  /// Not a tensor: an error.
  Tensor() = default;

  //===--------------------------------------------------------------------===//
  // Creation
  //===--------------------------------------------------------------------===//

  /// The array's elements. Its memory is shared, and must not change while a
  /// tensor refers to it; an op never writes it.
  static Tensor fromArray(const Context &context, const Array &array,
                          SourceLoc loc = SourceLoc::current());
  /// A copy of the elements, row by row.
  template <class T>
  static Tensor fromVector(const Context &context, const std::vector<T> &values,
                           const Shape &shape,
                           SourceLoc loc = SourceLoc::current()) {
    if constexpr (std::is_same_v<T, bool>) {
      std::vector<uint8_t> bytes(values.begin(), values.end());
      return fromMemory(context, bytes.data(), bytes.size(), dtypeOf<T>(),
                        shape, loc);
    } else {
      return fromMemory(context, values.data(), values.size(), dtypeOf<T>(),
                        shape, loc);
    }
  }
  template <class T>
  static Tensor fromVector(const Context &context, const std::vector<T> &values,
                           SourceLoc loc = SourceLoc::current()) {
    return fromVector(context, values, {int64_t(values.size())}, loc);
  }
  /// A realised tensor without axes: other than a constant it is no part of the
  /// program, which so serves for all values.
  template <class T>
  static Tensor scalar(const Context &context, T value,
                       SourceLoc loc = SourceLoc::current()) {
    return fromMemory(context, &value, 1, dtypeOf<T>(), {}, loc);
  }
  static Tensor full(const Context &context, const Shape &shape, double value,
                     DType dtype = DType::F32,
                     SourceLoc loc = SourceLoc::current());
  static Tensor zeros(const Context &context, const Shape &shape,
                      DType dtype = DType::F32,
                      SourceLoc loc = SourceLoc::current());
  static Tensor ones(const Context &context, const Shape &shape,
                     DType dtype = DType::F32,
                     SourceLoc loc = SourceLoc::current());
  /// start, start + step, ... as long as it is before `stop`.
  static Tensor arange(const Context &context, int64_t start, int64_t stop,
                       int64_t step = 1, DType dtype = DType::I64,
                       SourceLoc loc = SourceLoc::current());
  /// `count` values from `start` to `stop`, both included.
  static Tensor linspace(const Context &context, double start, double stop,
                         int64_t count, DType dtype = DType::F32,
                         SourceLoc loc = SourceLoc::current());
  /// Ones on the diagonal.
  static Tensor eye(const Context &context, int64_t rows, int64_t columns,
                    DType dtype = DType::F32,
                    SourceLoc loc = SourceLoc::current());
  /// Each element's index along `axis`, of type i64.
  static Tensor iota(const Context &context, const Shape &shape, int64_t axis,
                     SourceLoc loc = SourceLoc::current());
  /// Stands for an array that a call of a Function gives: it has no elements,
  /// and to realise what depends on it is an error.
  static Tensor placeholder(const Context &context, DType dtype,
                            const Shape &shape,
                            SourceLoc loc = SourceLoc::current());

  //===--------------------------------------------------------------------===//
  // What it is
  //===--------------------------------------------------------------------===//

  /// What is wrong with it, with the place: "net.cpp:12: matmul: ...". Success
  /// for all others.
  Error error() const;
  bool hasError() const;
  /// Of a tensor with an error.
  ErrorKind errorKind() const;
  const Shape &shape() const;
  int64_t rank() const { return int64_t(shape().size()); }
  /// Of an axis; 0 if there is no such axis.
  int64_t size(int64_t axis) const;
  int64_t numElements() const;
  DType dtype() const;
  /// "4x8xf32".
  std::string typeString() const;
  /// Whether the elements are in memory.
  bool isRealized() const;
  bool isPlaceholder() const;
  /// Whether both are one value: the same ops on the same operands are.
  bool isSameValue(const Tensor &other) const;
  /// Tensors with errors and empty handles have an empty context.
  Context context() const;

  //===--------------------------------------------------------------------===//
  // Computing
  //===--------------------------------------------------------------------===//

  /// Computes the value; every tensor that depends on it reads it from memory
  /// from then on. Nothing changes when that fails. Errors: the tensor has one,
  /// the program cannot be compiled, out of memory.
  Error realize() const;
  /// Computes several at once, which share their work.
  static Error realize(Span<Tensor> tensors);

  /// The elements, realised. The memory is the tensor's: it must not be
  /// written.
  Expected<Array> array() const;
  /// The elements, realised and converted: floats to integers toward zero.
  template <class T>
  Expected<std::vector<T>> to() const {
    Expected<Array> got = array();
    if (!got)
      return got.takeError();
    int64_t count = numElements();
    std::vector<T> values;
    values.reserve(count);
    const char *bytes = static_cast<const char *>(got->data());
    unsigned width = runtime::byteWidth(got->dtype);
    for (int64_t i = 0; i != count; ++i) {
      const char *element = bytes + i * width;
      if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>)
        values.push_back(static_cast<T>(runtime::toInt64(got->dtype, element)));
      else
        values.push_back(
            static_cast<T>(runtime::toDouble(got->dtype, element)));
    }
    return values;
  }
  /// The only element.
  template <class T>
  Expected<T> item() const {
    Expected<std::vector<T>> values = to<T>();
    if (!values)
      return values.takeError();
    if (values->size() != 1)
      return Error::failure("item() of a tensor of type " + typeString() +
                            ": it must have one element");
    return T((*values)[0]);
  }
  /// "2x3xf32 = [[1, 2, 3], [4, 5, 6]]", realised; of more than 1000 elements
  /// the ends of the axes. An error's message instead of one.
  std::string toString() const;
  /// The ops that the value depends on, as the body of a function; realised
  /// values are its arguments.
  std::string dump() const;

  /// From here on this tensor, and all copies of the handle, are `value`; what
  /// was built before keeps the old contents. Computed when something is
  /// realised that depends on it. The memory of the old contents is never
  /// written. Errors, which leave the tensor as it is: shapes or types differ,
  /// another context, either has an error.
  Error assign(const Tensor &value, SourceLoc loc = SourceLoc::current());
  /// The same for a box of it: `value` has the sizes of the box.
  Error assignBox(const Tensor &value, const Shape &offsets,
                  SourceLoc loc = SourceLoc::current());

  /// The same value as a tensor of its own: assigning to one does not show in
  /// the other.
  Tensor clone(SourceLoc loc = SourceLoc::current()) const;
  /// Stops gradients.
  Tensor detach(SourceLoc loc = SourceLoc::current()) const;
  /// On a device, "cpu:1": what is computed from it is so there, and elements
  /// are read on the host all the same. Whether there is such a device turns
  /// out when it is computed, and so does an op of operands on two.
  Tensor on(const std::string &device,
            SourceLoc loc = SourceLoc::current()) const;
  /// In memory of its own when computed; nothing is fused across it.
  Tensor contiguous(SourceLoc loc = SourceLoc::current()) const;

  //===--------------------------------------------------------------------===//
  // Elementwise. Functions of floats convert integers to f32 first.
  //===--------------------------------------------------------------------===//

  Tensor cast(DType dtype, SourceLoc loc = SourceLoc::current()) const;
  /// What is too large for a float of at most 16 bits becomes its largest
  /// number, infinities too; other casts are plain ones.
  Tensor castSaturating(DType dtype,
                        SourceLoc loc = SourceLoc::current()) const;
  /// The same bits; both types have one width.
  Tensor bitcast(DType dtype, SourceLoc loc = SourceLoc::current()) const;
  Tensor neg(SourceLoc loc = SourceLoc::current()) const;
  Tensor abs(SourceLoc loc = SourceLoc::current()) const;
  /// -1, 0 or 1.
  Tensor sign(SourceLoc loc = SourceLoc::current()) const;
  Tensor square(SourceLoc loc = SourceLoc::current()) const;
  Tensor sqrt(SourceLoc loc = SourceLoc::current()) const;
  Tensor rsqrt(SourceLoc loc = SourceLoc::current()) const;
  Tensor reciprocal(SourceLoc loc = SourceLoc::current()) const;
  Tensor exp(SourceLoc loc = SourceLoc::current()) const;
  Tensor exp2(SourceLoc loc = SourceLoc::current()) const;
  Tensor log(SourceLoc loc = SourceLoc::current()) const;
  Tensor log2(SourceLoc loc = SourceLoc::current()) const;
  Tensor sin(SourceLoc loc = SourceLoc::current()) const;
  Tensor cos(SourceLoc loc = SourceLoc::current()) const;
  Tensor tan(SourceLoc loc = SourceLoc::current()) const;
  Tensor tanh(SourceLoc loc = SourceLoc::current()) const;
  Tensor erf(SourceLoc loc = SourceLoc::current()) const;
  /// Of integers: themselves.
  Tensor floor(SourceLoc loc = SourceLoc::current()) const;
  Tensor ceil(SourceLoc loc = SourceLoc::current()) const;
  Tensor trunc(SourceLoc loc = SourceLoc::current()) const;
  /// To nearest, ties to even.
  Tensor round(SourceLoc loc = SourceLoc::current()) const;
  Tensor isNaN(SourceLoc loc = SourceLoc::current()) const;
  Tensor isInf(SourceLoc loc = SourceLoc::current()) const;
  Tensor isFinite(SourceLoc loc = SourceLoc::current()) const;
  /// Of a bool, or all bits of an integer.
  Tensor bitwiseNot(SourceLoc loc = SourceLoc::current()) const;
  Tensor clamp(double low, double high,
               SourceLoc loc = SourceLoc::current()) const;

  Tensor relu(SourceLoc loc = SourceLoc::current()) const;
  Tensor leakyRelu(double slope = 0.01,
                   SourceLoc loc = SourceLoc::current()) const;
  Tensor elu(double alpha = 1.0, SourceLoc loc = SourceLoc::current()) const;
  Tensor sigmoid(SourceLoc loc = SourceLoc::current()) const;
  /// x sigmoid(x).
  Tensor silu(SourceLoc loc = SourceLoc::current()) const;
  /// By the error function.
  Tensor gelu(SourceLoc loc = SourceLoc::current()) const;
  /// log(1 + exp(x)), without overflow.
  Tensor softplus(SourceLoc loc = SourceLoc::current()) const;
  Tensor mish(SourceLoc loc = SourceLoc::current()) const;
  Tensor hardSigmoid(SourceLoc loc = SourceLoc::current()) const;

  //===--------------------------------------------------------------------===//
  // Movement
  //===--------------------------------------------------------------------===//

  /// One size may be -1: what is left.
  Tensor reshape(const Shape &shape,
                 SourceLoc loc = SourceLoc::current()) const;
  /// Axes `first` to `last`, both included, as one.
  Tensor flatten(int64_t first = 0, int64_t last = -1,
                 SourceLoc loc = SourceLoc::current()) const;
  /// Without an axis of size 1.
  Tensor squeeze(int64_t axis, SourceLoc loc = SourceLoc::current()) const;
  /// With a new axis of size 1 that becomes axis number `axis`.
  Tensor unsqueeze(int64_t axis, SourceLoc loc = SourceLoc::current()) const;
  /// As numpy broadcasts; -1 keeps a size.
  Tensor expand(const Shape &shape, SourceLoc loc = SourceLoc::current()) const;
  /// Axis i of the result is axis order[i].
  Tensor permute(const Shape &order,
                 SourceLoc loc = SourceLoc::current()) const;
  Tensor transpose(int64_t first = -2, int64_t second = -1,
                   SourceLoc loc = SourceLoc::current()) const;
  Tensor flip(const Shape &axes, SourceLoc loc = SourceLoc::current()) const;
  /// Elements before and after each axis. Negative numbers take some away.
  Tensor pad(const Shape &before, const Shape &after, double value = 0,
             SourceLoc loc = SourceLoc::current()) const;
  /// The box from `offsets` on.
  Tensor shrink(const Shape &offsets, const Shape &sizes,
                SourceLoc loc = SourceLoc::current()) const;
  /// x[..., start:stop:step, ...]: numbers below 0 count from the end, and what
  /// is beyond the axis is cut. A negative step goes backwards.
  Tensor slice(int64_t axis, int64_t start, int64_t stop, int64_t step = 1,
               SourceLoc loc = SourceLoc::current()) const;
  /// Without the axis, at one index of it.
  Tensor select(int64_t axis, int64_t index,
                SourceLoc loc = SourceLoc::current()) const;
  /// Pieces of an axis. Errors are in the only element of the result.
  std::vector<Tensor> split(const Shape &sizes, int64_t axis = 0,
                            SourceLoc loc = SourceLoc::current()) const;
  /// As many repetitions of each axis; new axes come first.
  Tensor repeat(const Shape &times, SourceLoc loc = SourceLoc::current()) const;
  /// Elements move up the axis, and from its end to its beginning.
  Tensor roll(int64_t shift, int64_t axis,
              SourceLoc loc = SourceLoc::current()) const;
  /// Zeros above (below) diagonal number `diagonal` of the last two axes.
  Tensor tril(int64_t diagonal = 0, SourceLoc loc = SourceLoc::current()) const;
  Tensor triu(int64_t diagonal = 0, SourceLoc loc = SourceLoc::current()) const;
  /// Of the last two axes, of which it becomes the last.
  Tensor diagonal(SourceLoc loc = SourceLoc::current()) const;
  /// All windows of `sizes` of the last axes, as many as there are sizes:
  /// [..., positions of each, sizes].
  Tensor windows(const Shape &sizes, const Shape &strides,
                 const Shape &dilations,
                 SourceLoc loc = SourceLoc::current()) const;

  //===--------------------------------------------------------------------===//
  // Indices
  //===--------------------------------------------------------------------===//

  /// The element at index[p] along `axis` for each position p of `index`, which
  /// has this tensor's rank and, beside `axis`, sizes that are not larger. 0
  /// where an index is out of range.
  Tensor gather(const Tensor &index, int64_t axis,
                SourceLoc loc = SourceLoc::current()) const;
  /// Rows of axis `axis` at `index`, of any shape, which takes its place.
  Tensor take(const Tensor &index, int64_t axis = 0,
              SourceLoc loc = SourceLoc::current()) const;
  /// `updates` put at index[p] along `axis`; where several meet, the last one
  /// along the axis stays. Indices out of range are dropped.
  Tensor scatter(const Tensor &index, const Tensor &updates, int64_t axis,
                 SourceLoc loc = SourceLoc::current()) const;
  /// The same, added to what is there.
  Tensor scatterAdd(const Tensor &index, const Tensor &updates, int64_t axis,
                    SourceLoc loc = SourceLoc::current()) const;
  /// The product with what is there, the greater and the lesser of both.
  Tensor scatterMul(const Tensor &index, const Tensor &updates, int64_t axis,
                    SourceLoc loc = SourceLoc::current()) const;
  Tensor scatterMax(const Tensor &index, const Tensor &updates, int64_t axis,
                    SourceLoc loc = SourceLoc::current()) const;
  Tensor scatterMin(const Tensor &index, const Tensor &updates, int64_t axis,
                    SourceLoc loc = SourceLoc::current()) const;
  /// Of integers: [..., count], 1 at the index and 0 elsewhere.
  Tensor oneHot(int64_t count, DType dtype = DType::F32,
                SourceLoc loc = SourceLoc::current()) const;

  //===--------------------------------------------------------------------===//
  // Order. Equal elements keep their order; NaN comes after all numbers.
  //===--------------------------------------------------------------------===//

  /// The elements of each row of the axis in order, and the index along the
  /// axis (i64) that each had.
  std::pair<Tensor, Tensor> sort(int64_t axis = -1, bool descending = false,
                                 SourceLoc loc = SourceLoc::current()) const;
  /// The second of the two.
  Tensor argsort(int64_t axis = -1, bool descending = false,
                 SourceLoc loc = SourceLoc::current()) const;
  /// The first `count` of `sort`, descending if `largest`.
  std::pair<Tensor, Tensor> topK(int64_t count, int64_t axis = -1,
                                 bool largest = true,
                                 SourceLoc loc = SourceLoc::current()) const;
  /// The positions (i64, [room, rank]) of the elements that are not zero, in
  /// row-major order, and how many there are (i64). What is left over holds -1;
  /// no room: for all elements.
  std::pair<Tensor, Tensor> nonZero(std::optional<int64_t> room = std::nullopt,
                                    SourceLoc loc = SourceLoc::current()) const;
  /// Each element once, as `uop.unique` says; no room: for all elements.
  struct UniqueTensors;
  UniqueTensors unique(std::optional<int64_t> room = std::nullopt,
                       SourceLoc loc = SourceLoc::current()) const;

  //===--------------------------------------------------------------------===//
  // Reductions. No axes: all of them. The axes go, or stay with size 1.
  //===--------------------------------------------------------------------===//

  /// Integers and bool are summed in i64, ui64.
  Tensor sum(const Shape &axes = {}, bool keepAxes = false,
             SourceLoc loc = SourceLoc::current()) const;
  Tensor prod(const Shape &axes = {}, bool keepAxes = false,
              SourceLoc loc = SourceLoc::current()) const;
  Tensor max(const Shape &axes = {}, bool keepAxes = false,
             SourceLoc loc = SourceLoc::current()) const;
  Tensor min(const Shape &axes = {}, bool keepAxes = false,
             SourceLoc loc = SourceLoc::current()) const;
  Tensor mean(const Shape &axes = {}, bool keepAxes = false,
              SourceLoc loc = SourceLoc::current()) const;
  /// Of n elements, the squared distances from the mean divided by
  /// n - correction.
  Tensor var(const Shape &axes = {}, bool keepAxes = false,
             double correction = 1, SourceLoc loc = SourceLoc::current()) const;
  Tensor std(const Shape &axes = {}, bool keepAxes = false,
             double correction = 1, SourceLoc loc = SourceLoc::current()) const;
  Tensor any(const Shape &axes = {}, bool keepAxes = false,
             SourceLoc loc = SourceLoc::current()) const;
  Tensor all(const Shape &axes = {}, bool keepAxes = false,
             SourceLoc loc = SourceLoc::current()) const;
  /// The first index (i64) of the greatest (least) element; a NaN is neither.
  /// If all are NaN, the axis' size.
  Tensor argmax(int64_t axis, bool keepAxis = false,
                SourceLoc loc = SourceLoc::current()) const;
  Tensor argmin(int64_t axis, bool keepAxis = false,
                SourceLoc loc = SourceLoc::current()) const;
  Tensor cumsum(int64_t axis, SourceLoc loc = SourceLoc::current()) const;
  Tensor cumprod(int64_t axis, SourceLoc loc = SourceLoc::current()) const;
  Tensor cummax(int64_t axis, SourceLoc loc = SourceLoc::current()) const;
  Tensor logSumExp(const Shape &axes = {}, bool keepAxes = false,
                   SourceLoc loc = SourceLoc::current()) const;
  Tensor softmax(int64_t axis = -1, SourceLoc loc = SourceLoc::current()) const;
  Tensor logSoftmax(int64_t axis = -1,
                    SourceLoc loc = SourceLoc::current()) const;

  //===--------------------------------------------------------------------===//
  // Products
  //===--------------------------------------------------------------------===//

  /// [..., M, K] times [..., K, N]; leading axes broadcast. A tensor of rank 1
  /// is a row on the left and a column on the right.
  Tensor matmul(const Tensor &other,
                SourceLoc loc = SourceLoc::current()) const;

  /// For this library.
  explicit Tensor(std::shared_ptr<detail::TensorState> state)
      : state(std::move(state)) {}
  const std::shared_ptr<detail::TensorState> &getState() const { return state; }

private:
  static Tensor fromMemory(const Context &context, const void *data,
                           size_t count, DType dtype, const Shape &shape,
                           SourceLoc loc);

  std::shared_ptr<detail::TensorState> state;
};

/// [room] values in ascending order, where each is first (-1: nowhere) and how
/// often it is there; the number of each element's value, in the shape of the
/// tensor; how many values there are. Integers are i64.
struct Tensor::UniqueTensors {
  Tensor values, first, repeats, groups, count;
};

/// A tensor or a number, and where it is written. A number has the type of the
/// tensor that it meets, unless that is of a lesser kind: an integer with bools
/// is an i64, a float with integers or bools is an f32.
class Operand {
public:
  Operand(const Tensor &tensor, SourceLoc loc = SourceLoc::current())
      : tensor(tensor), loc(loc) {}
  template <class T, std::enable_if_t<std::is_arithmetic_v<T>, int> = 0>
  Operand(T number, SourceLoc loc = SourceLoc::current())
      : number(double(number)), loc(loc) {
    // A float may be beyond all integers, and is asked for as a float alone.
    if constexpr (std::is_integral_v<T>) {
      kind = std::is_same_v<T, bool> ? DType::Bool : DType::I64;
      integer = static_cast<int64_t>(number);
    }
  }

  /// Null for a number.
  const Tensor *getTensor() const { return tensor ? &*tensor : nullptr; }
  DType getKind() const { return kind; }
  int64_t getInteger() const { return integer; }
  double getNumber() const { return number; }
  SourceLoc getLoc() const { return loc; }

private:
  std::optional<Tensor> tensor;
  /// Bool, I64 or F32: the kind of a number.
  DType kind = DType::F32;
  int64_t integer = 0;
  double number = 0;
  SourceLoc loc;
};

//===----------------------------------------------------------------------===//
// Of two or more. Shapes broadcast as numpy's; types are promoted.
//===----------------------------------------------------------------------===//

Tensor operator+(const Operand &lhs, const Operand &rhs);
Tensor operator-(const Operand &lhs, const Operand &rhs);
Tensor operator*(const Operand &lhs, const Operand &rhs);
/// Of integers too, a float.
Tensor operator/(const Operand &lhs, const Operand &rhs);
/// Of integers, with the sign of the divisor; of floats, x - floor(x / y) y.
Tensor operator%(const Operand &lhs, const Operand &rhs);
Tensor operator&(const Operand &lhs, const Operand &rhs);
Tensor operator|(const Operand &lhs, const Operand &rhs);
Tensor operator^(const Operand &lhs, const Operand &rhs);
Tensor operator<<(const Operand &lhs, const Operand &rhs);
Tensor operator>>(const Operand &lhs, const Operand &rhs);
/// Comparisons give bools.
Tensor operator<(const Operand &lhs, const Operand &rhs);
Tensor operator<=(const Operand &lhs, const Operand &rhs);
Tensor operator>(const Operand &lhs, const Operand &rhs);
Tensor operator>=(const Operand &lhs, const Operand &rhs);
Tensor operator==(const Operand &lhs, const Operand &rhs);
Tensor operator!=(const Operand &lhs, const Operand &rhs);
Tensor operator-(const Operand &operand);
/// Rounded down.
Tensor floorDiv(const Operand &lhs, const Operand &rhs);
Tensor pow(const Operand &base, const Operand &exponent);
Tensor maximum(const Operand &lhs, const Operand &rhs);
Tensor minimum(const Operand &lhs, const Operand &rhs);
Tensor where(const Operand &condition, const Operand &yes, const Operand &no);
Tensor lerp(const Operand &from, const Operand &to, const Operand &weight);

/// Along an axis; the other sizes are the same.
Tensor concat(Span<Tensor> parts, int64_t axis = 0,
              SourceLoc loc = SourceLoc::current());
/// Along a new axis.
Tensor stack(Span<Tensor> parts, int64_t axis = 0,
             SourceLoc loc = SourceLoc::current());
/// numpy's: "bik,bkj->bij". A letter that the result has not is summed; without
/// "->" the result has the letters that occur once, in alphabetical order.
/// "..." stands for leading axes that broadcast.
Tensor einsum(const std::string &equation, Span<Tensor> operands,
              SourceLoc loc = SourceLoc::current());

/// The derivatives of `loss` (of the sum of its elements, if it has several) by
/// each of `by`, realised or not; zeros for what it does not depend on. Errors
/// are in the only element of the result.
std::vector<Tensor> gradient(const Tensor &loss, Span<Tensor> by,
                             SourceLoc loc = SourceLoc::current());

} // namespace uop::frontend

#endif // UOP_FRONTEND_TENSOR_H
