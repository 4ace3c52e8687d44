//===- SortKernels.cpp - Kernels that sort rows ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pass looks at one digit, of 8 bits: it counts how often each value occurs,
// adds these counts up, which gives the place of the first key with each value,
// and moves the keys there in order. A radix sort makes a pass for each digit,
// from the lowest one on; each is stable. No pass depends on what the keys are
// but in where it writes, so that all of its loops have known sizes, and the
// kernels are those of any other op. A short row has less to count: there, each
// key is compared with all others.
//
//===----------------------------------------------------------------------===//

#include "SortKernels.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace uop;

static constexpr unsigned kDigitBits = 8;

unsigned SortSpec::getNumPasses() const {
  return llvm::divideCeil(endBit - firstBit, kDigitBits);
}

int64_t SortSpec::getRowBytes() const {
  unsigned bits = keys.getWidth() + (positions ? positions.getWidth() : 0);
  return size * bits / 8;
}

namespace {
/// Keys, and what goes along with them.
struct Buffers {
  Value keys;
  Value positions;
};

/// Writes the body of a kernel.
class BodyWriter {
public:
  BodyWriter(ImplicitLocOpBuilder &builder, const SortSpec &spec)
      : builder(builder), spec(spec),
        countType(builder.getIntegerType(
            spec.size > int64_t(UINT32_MAX) ? 64 : 32, /*isSigned=*/false)) {}

  Value index(int64_t value) {
    return ConstOp::create(builder, builder.getIndexAttr(value));
  }
  Value add(Value x, Value y) { return AddOp::create(builder, x, y); }
  Value mul(Value x, int64_t y) { return MulOp::create(builder, x, index(y)); }
  Value range(int64_t size, RangeKind kind = RangeKind::loop) {
    return RangeOp::create(builder, nextRange++, size, kind).getResult();
  }
  Value compare(CmpPredicate predicate, Value x, Value y) {
    return CmpOp::create(builder, builder.getI1Type(), predicate, x, y);
  }
  /// The block of the grid that this is.
  Value block(int64_t count) {
    if (count == 1)
      return index(0);
    return SpecialOp::create(builder, builder.getIndexType(),
                             SpecialKind::global, 0, count, 1);
  }
  Value load(Value buffer, Value offset) {
    Type type = cast<MemRefType>(buffer.getType()).getElementType();
    return LoadOp::create(builder, type, buffer, offset, /*gate=*/Value(),
                          /*alternative=*/Value());
  }
  void store(Value value, Value buffer, Value offset, ValueRange ranges = {}) {
    StoreOp::create(builder, value, buffer, offset, ranges, /*gate=*/Value());
  }
  Value scratch(int64_t size, Type element) {
    return DefineLocalOp::create(
        builder,
        MemRefType::get({size}, element, AffineMap(),
                        SpaceAttr::get(builder.getContext(), Space::local)));
  }
  Type getCountType() const { return countType; }

  /// How many values the digit of a pass has.
  int64_t getNumValues(unsigned pass) const {
    return int64_t(1) << getDigitBits(pass);
  }
  /// The digit of a key, as a number from 0 on.
  Value digit(Value key, unsigned pass) {
    unsigned shift = spec.firstBit + pass * kDigitBits;
    if (shift != 0)
      key = ShrOp::create(builder, key, keyConstant(shift));
    if (shift + getDigitBits(pass) < spec.keys.getWidth())
      key = AndOp::create(builder, key, keyConstant(getNumValues(pass) - 1));
    return CastOp::create(builder, builder.getIndexType(), key);
  }
  /// One more at `offset`.
  void increment(Value counts, Value offset) {
    storeNext(load(counts, offset), counts, offset);
  }
  void zero(Value counts, int64_t size) {
    Value at = range(size);
    store(ConstOp::create(builder, countType, int64_t(0)), counts, at, at);
  }
  /// The sums of all counts before each one.
  void sumUp(Value source, Value target, Value begin, int64_t size) {
    Value at = range(size);
    Value offset = add(begin, at);
    Value sum = ScanOp::create(builder, countType, ReduceKind::add,
                               load(source, offset), at, /*exclusive=*/true,
                               /*reverse=*/false);
    store(sum, target, offset, at);
  }
  /// The statements of `body` for each number below `size`, in order; where
  /// `end` is given, while begin + number is less.
  void loop(int64_t size, Value begin, Value end,
            llvm::function_ref<void(Value offset)> body) {
    Value at = range(size);
    Value offset = add(begin, at);
    Value condition =
        end ? Value(CmpOp::create(builder, builder.getI1Type(),
                                  CmpPredicate::lt, offset, end))
            : Value(ConstOp::create(builder, builder.getBoolAttr(true)));
    auto branch = IfOp::create(builder, condition, at);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&branch.getBody().front());
    body(offset);
  }
  /// One key to where `counts` says that the next key with its digit goes.
  void move(Buffers from, Value offset, Buffers to, Value begin, Value counts,
            unsigned pass) {
    Value key = load(from.keys, offset);
    Value position = from.positions ? load(from.positions, offset) : Value();
    Value value = digit(key, pass), count = load(counts, value);
    Value place = CastOp::create(builder, builder.getIndexType(), count);
    Value target = add(begin, place);
    store(key, to.keys, target);
    if (position)
      store(position, to.positions, target);
    // Last: what was loaded must not be needed after it.
    storeNext(count, counts, value);
  }

private:
  void storeNext(Value count, Value counts, Value offset) {
    Value one = ConstOp::create(builder, countType, int64_t(1));
    store(AddOp::create(builder, count, one), counts, offset);
  }
  unsigned getDigitBits(unsigned pass) const {
    unsigned first = spec.firstBit + pass * kDigitBits;
    return std::min(kDigitBits, spec.endBit - first);
  }
  Value keyConstant(uint64_t value) {
    return ConstOp::create(
        builder, IntegerAttr::get(spec.keys, APInt(spec.keys.getWidth(), value,
                                                   /*isSigned=*/false,
                                                   /*implicitTrunc=*/true)));
  }

  ImplicitLocOpBuilder &builder;
  const SortSpec &spec;
  Type countType;
  int64_t nextRange = 0;
};
} // namespace

/// The flat buffers of keys and positions.
static SmallVector<Type> getBuffers(const SortSpec &spec) {
  SmallVector<Type> types;
  for (IntegerType type : {spec.keys, spec.positions})
    if (type)
      types.push_back(MemRefType::get({spec.getNumElements()}, type));
  return types;
}

/// The keys and positions from the argument `first` on.
static Buffers getArguments(ValueRange arguments, const SortSpec &spec,
                            size_t first) {
  return {arguments[first], spec.positions ? arguments[first + 1] : Value()};
}

/// Where the rows, and the digits, are in the name of a kernel.
static std::string describe(const SortSpec &spec) {
  std::string text = std::to_string(spec.rows) + "_" +
                     std::to_string(spec.size) + "_u" +
                     std::to_string(spec.keys.getWidth());
  if (spec.positions)
    text += "_u" + std::to_string(spec.positions.getWidth());
  if (spec.firstBit != 0 || spec.endBit != spec.keys.getWidth())
    text +=
        "_" + std::to_string(spec.firstBit) + "_" + std::to_string(spec.endBit);
  return text;
}

KernelOp SortKernels::get(Location loc, StringRef name, ArrayRef<Type> buffers,
                          BodyFn body) {
  KernelOp &kernel = kernels[name];
  if (kernel)
    return kernel;
  ImplicitLocOpBuilder builder(loc, module.getContext());
  builder.setInsertionPointToStart(module.getBody());
  kernel =
      KernelOp::create(builder, name, builder.getFunctionType(buffers, {}));
  symbols.insert(kernel);
  builder.setInsertionPointToEnd(&kernel.getBody().front());
  body(builder, kernel.getArguments());
  SinkOp::create(builder);
  return kernel;
}

KernelOp SortKernels::getCompared(Location loc, const SortSpec &spec,
                                  bool isUnique) {
  SmallVector<Type> types = getBuffers(spec);
  size_t numBuffers = types.size();
  types.append(getBuffers(spec));
  auto writeBody = [&](ImplicitLocOpBuilder &builder, ValueRange arguments) {
    BodyWriter writer(builder, spec);
    Value row = writer.range(spec.rows), at = writer.range(spec.size);
    Value other = writer.range(spec.size, RangeKind::reduce);
    Value begin = writer.mul(row, spec.size);
    Value offset = writer.add(begin, at);
    Value key = writer.load(arguments[0], offset);
    Value otherKey = writer.load(arguments[0], writer.add(begin, other));
    Value isBefore = writer.compare(CmpPredicate::lt, otherKey, key);
    if (!isUnique) {
      Value isEqual = writer.compare(CmpPredicate::eq, otherKey, key);
      Value isEarlier = writer.compare(CmpPredicate::lt, other, at);
      isBefore = OrOp::create(builder, isBefore,
                              AndOp::create(builder, isEqual, isEarlier));
    }
    Value one = CastOp::create(builder, builder.getI32Type(), isBefore);
    Value count = ReduceOp::create(builder, builder.getI32Type(),
                                   ReduceKind::add, one, other);
    Value place = CastOp::create(builder, builder.getIndexType(), count);
    Value target = writer.add(begin, place);
    for (size_t i = 0; i != numBuffers; ++i)
      writer.store(writer.load(arguments[i], offset), arguments[numBuffers + i],
                   target, {row, at});
  };
  std::string name = "sort_compared_" + describe(spec);
  return get(loc, isUnique ? name : name + "_stable", types, writeBody);
}

KernelOp SortKernels::getRows(Location loc, const SortSpec &spec) {
  SmallVector<Type> types = getBuffers(spec);
  types.append(getBuffers(spec));
  auto writeBody = [&](ImplicitLocOpBuilder &builder, ValueRange arguments) {
    BodyWriter writer(builder, spec);
    unsigned numPasses = spec.getNumPasses();
    Buffers from = getArguments(arguments, spec, 0);
    Buffers to = getArguments(arguments, spec, types.size() / 2), other;
    Value none = writer.index(0);
    if (numPasses > 1) {
      other.keys = writer.scratch(spec.size, spec.keys);
      if (spec.positions)
        other.positions = writer.scratch(spec.size, spec.positions);
    }
    Value begin = writer.mul(writer.block(spec.rows), spec.size);
    SmallVector<Value> counts;
    for (unsigned pass = 0; pass != numPasses; ++pass) {
      int64_t values = writer.getNumValues(pass);
      counts.push_back(writer.scratch(values, writer.getCountType()));
      writer.zero(counts.back(), values);
    }
    // The digits of all passes are counted at once.
    writer.loop(spec.size, begin, Value(), [&](Value offset) {
      Value key = writer.load(from.keys, offset);
      for (unsigned pass = 0; pass != numPasses; ++pass)
        writer.increment(counts[pass], writer.digit(key, pass));
    });
    // The last pass writes the result.
    Value fromBegin = begin;
    for (unsigned pass = 0; pass != numPasses; ++pass) {
      int64_t values = writer.getNumValues(pass);
      Value places = writer.scratch(values, writer.getCountType());
      writer.sumUp(counts[pass], places, none, values);
      bool isResult = (numPasses - pass) % 2 == 1;
      Buffers target = isResult ? to : other;
      Value toBegin = isResult ? begin : none;
      writer.loop(spec.size, fromBegin, Value(), [&](Value offset) {
        writer.move(from, offset, target, toBegin, places, pass);
      });
      from = target;
      fromBegin = toBegin;
    }
  };
  return get(loc, "sort_" + describe(spec), types, writeBody);
}

RankedTensorType SortKernels::getCountsType(const SortSpec &spec,
                                            const RowParts &parts,
                                            unsigned pass) {
  OpBuilder plain(module.getContext());
  ImplicitLocOpBuilder builder(module.getLoc(), plain);
  BodyWriter writer(builder, spec);
  return RankedTensorType::get(
      {spec.rows, writer.getNumValues(pass), parts.count},
      writer.getCountType());
}

static MemRefType flatten(RankedTensorType type) {
  return MemRefType::get({type.getNumElements()}, type.getElementType());
}

namespace {
/// Where a part of a row is: block row * parts + part of the grid.
struct Part {
  Value row;
  Value number;
  Value begin;
  /// Where the row begins, and where it ends if the last part is shorter.
  Value rowBegin;
  Value rowEnd;
};
} // namespace

static Part locate(ImplicitLocOpBuilder &builder, BodyWriter &writer,
                   const SortSpec &spec, const RowParts &parts) {
  Part part;
  Value block = writer.block(spec.rows * parts.count);
  Value count = writer.index(parts.count);
  part.row = FloorDivOp::create(builder, block, count);
  part.number = FloorModOp::create(builder, block, count);
  part.rowBegin = writer.mul(part.row, spec.size);
  part.begin = writer.add(part.rowBegin, writer.mul(part.number, parts.size));
  if (parts.count * parts.size != spec.size)
    part.rowEnd = writer.add(part.rowBegin, writer.index(spec.size));
  return part;
}

/// The counts of a part lie apart: those of one value of the digit are side by
/// side, as they are added up.
static void copyCounts(BodyWriter &writer, const Part &part,
                       const RowParts &parts, int64_t values, Value counts,
                       Value scratch, bool isStored) {
  Value at = writer.range(values);
  Value first =
      writer.add(writer.mul(part.row, values * parts.count), part.number);
  Value offset = writer.add(first, writer.mul(at, parts.count));
  if (isStored)
    writer.store(writer.load(scratch, at), counts, offset, at);
  else
    writer.store(writer.load(counts, offset), scratch, at, at);
}

KernelOp SortKernels::getCount(Location loc, const SortSpec &spec,
                               const RowParts &parts, unsigned pass) {
  SmallVector<Type> types = {getBuffers(spec).front(),
                             flatten(getCountsType(spec, parts, pass))};
  auto writeBody = [&](ImplicitLocOpBuilder &builder, ValueRange arguments) {
    BodyWriter writer(builder, spec);
    Part part = locate(builder, writer, spec, parts);
    int64_t values = writer.getNumValues(pass);
    Value counts = writer.scratch(values, writer.getCountType());
    writer.zero(counts, values);
    writer.loop(parts.size, part.begin, part.rowEnd, [&](Value offset) {
      Value key = writer.load(arguments[0], offset);
      writer.increment(counts, writer.digit(key, pass));
    });
    copyCounts(writer, part, parts, values, arguments[1], counts,
               /*isStored=*/true);
  };
  return get(loc, "sort_count_" + describe(spec) + "_" + std::to_string(pass),
             types, writeBody);
}

KernelOp SortKernels::getSums(Location loc, const SortSpec &spec,
                              const RowParts &parts, unsigned pass) {
  RankedTensorType counts = getCountsType(spec, parts, pass);
  int64_t size = counts.getNumElements() / spec.rows;
  auto writeBody = [&](ImplicitLocOpBuilder &builder, ValueRange arguments) {
    BodyWriter writer(builder, spec);
    Value begin = writer.mul(writer.block(spec.rows), size);
    writer.sumUp(arguments[0], arguments[1], begin, size);
  };
  std::string name = "sort_sums_" + std::to_string(spec.rows) + "_" +
                     std::to_string(size) + "_u" +
                     std::to_string(counts.getElementTypeBitWidth());
  return get(loc, name, {flatten(counts), flatten(counts)}, writeBody);
}

KernelOp SortKernels::getMove(Location loc, const SortSpec &spec,
                              const RowParts &parts, unsigned pass) {
  SmallVector<Type> types = getBuffers(spec);
  size_t numBuffers = types.size();
  types.push_back(flatten(getCountsType(spec, parts, pass)));
  types.append(getBuffers(spec));
  auto writeBody = [&](ImplicitLocOpBuilder &builder, ValueRange arguments) {
    BodyWriter writer(builder, spec);
    Part part = locate(builder, writer, spec, parts);
    int64_t values = writer.getNumValues(pass);
    Value counts = writer.scratch(values, writer.getCountType());
    copyCounts(writer, part, parts, values, arguments[numBuffers], counts,
               /*isStored=*/false);
    Buffers from = getArguments(arguments, spec, 0);
    Buffers to = getArguments(arguments, spec, numBuffers + 1);
    writer.loop(parts.size, part.begin, part.rowEnd, [&](Value offset) {
      writer.move(from, offset, to, part.rowBegin, counts, pass);
    });
  };
  return get(loc, "sort_move_" + describe(spec) + "_" + std::to_string(pass),
             types, writeBody);
}
