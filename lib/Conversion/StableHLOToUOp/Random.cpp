//===- Random.cpp - rng_bit_generator ---------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Philox4x32-10 and Threefry2x32-20 of J. Salmon et al., "Parallel random
// numbers: as easy as 1, 2, 3" (2011). The specification leaves open how the
// state becomes counters and these become elements: it is as XLA does it, to
// the bit.
//
//===----------------------------------------------------------------------===//

#include "OpConverter.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

namespace {
/// The state, ui64[2]: a key and a counter.
struct Generator {
  OpConverter &c;
  Type u64, u32;
  Value key, counter;

  explicit Generator(OpConverter &c)
      : c(c), u64(c.builder.getIntegerType(64, /*isSigned=*/false)),
        u32(c.builder.getIntegerType(32, /*isSigned=*/false)) {
    Value state = c.operands[0];
    key = c.reshape(c.slice(state, 0, 0, 1), {});
    counter = c.reshape(c.slice(state, 0, 1, 1), {});
  }

  Value low(Value x) { return c.cast(x, u32); }
  Value high(Value x) {
    return c.cast(c.binary<ShrOp>(x, c.integer(32, x)), u32);
  }
  /// The counters of so many blocks.
  Value count(ShapeRef shape) {
    int64_t blocks = countOf(shape);
    Value number = c.reshape(c.iota({blocks}, 0, u64), shape);
    return c.add(c.broadcast(counter, shape), number);
  }
  Value philox(int64_t words);
  Value threefry(ShapeRef shape, int64_t &blocks);
};
} // namespace

/// Words in a row, four of each block.
Value Generator::philox(int64_t words) {
  Shape shape = {int64_t(llvm::divideCeil(words, 4))};
  Value first = count(shape);
  // The key is the upper half of the counter too.
  Value carries =
      c.compare(CmpPredicate::lt, first, c.broadcast(counter, shape));
  Value second = c.add(c.broadcast(key, shape), c.cast(carries, u64));
  Value x[] = {low(first), high(first), low(second), high(second)};
  Value keys[] = {c.broadcast(low(key), shape), c.broadcast(high(key), shape)};
  for (int round = 0; round != 10; ++round) {
    auto multiply = [&](int64_t factor, Value word) {
      Value wide = c.cast(word, u64);
      return c.mul(wide, c.integer(factor, wide));
    };
    Value p = multiply(0xD2511F53, x[0]), q = multiply(0xCD9E8D57, x[2]);
    Value a = c.binary<XOrOp>(c.binary<XOrOp>(high(q), x[1]), keys[0]);
    Value b = c.binary<XOrOp>(c.binary<XOrOp>(high(p), x[3]), keys[1]);
    x[0] = a;
    x[1] = low(q);
    x[2] = b;
    x[3] = low(p);
    keys[0] = c.add(keys[0], c.integer(0x9E3779B9, keys[0]));
    keys[1] = c.add(keys[1], c.integer(0xBB67AE85, keys[1]));
  }
  SmallVector<Value> parts;
  for (Value word : x)
    parts.push_back(c.insertAxis(word, 1));
  Value all = c.reshape(c.concatenate(parts, 1), {shape[0] * 4});
  return c.slice(all, 0, 0, words);
}

/// Words of a shape: the two of a block are neighbours along the first even
/// axis, or the largest one, which is cut then.
Value Generator::threefry(ShapeRef shape, int64_t &blocks) {
  Shape halves(shape);
  if (halves.empty())
    halves.push_back(1);
  Shape whole(halves);
  auto even = llvm::find_if(halves, [](int64_t size) { return size % 2 == 0; });
  auto split = even != halves.end() ? even : llvm::max_element(halves);
  int64_t axis = split - halves.begin();
  *split = llvm::divideCeil(*split, 2);
  blocks = countOf(halves);
  Value counters = count(halves);
  Value pair =
      c.binary<ThreefryOp>(counters, c.broadcast(key, shapeOf(counters)));
  Value joined = c.concatenate(
      {c.insertAxis(low(pair), axis + 1), c.insertAxis(high(pair), axis + 1)},
      axis + 1);
  halves[axis] *= 2;
  joined = c.slice(c.reshape(joined, halves), axis, 0, whole[axis]);
  return c.reshape(joined, shape);
}

static LogicalResult convertBitGenerator(OpConverter &c) {
  if (failed(c.expect(1, 2)))
    return failure();
  Value state = c.operands[0];
  Type u64 = c.builder.getIntegerType(64, /*isSigned=*/false);
  auto element = dyn_cast<IntegerType>(c.resultElement(1));
  if (state.getType() != c.type({2}, u64) || !element ||
      element.getWidth() == 1)
    return c.refuse("takes a state of type tensor<2xui64> and gives integers");
  std::string algorithm = c.keyword("rng_algorithm");
  Shape shape(c.resultShape(1));
  int64_t count = countOf(shape), blocks = 0;
  if (count == 0)
    return c.finish({state, c.integer(0, element, shape)});
  Generator generator(c);
  bool isWide = element.getWidth() == 64;
  Type bits = c.builder.getIntegerType(element.getWidth(), /*isSigned=*/false);
  Value values;
  // XLA's default on a CPU.
  if (algorithm == "PHILOX" || algorithm == "DEFAULT") {
    int64_t words = isWide ? 2 * count : count;
    blocks = llvm::divideCeil(words, 4);
    values = generator.philox(words);
    if (isWide) {
      Value pairs = c.reshape(values, {count, 2});
      auto word = [&](int64_t i) {
        return c.cast(c.dropAxis(c.slice(pairs, 1, i, 1), 1), u64);
      };
      Value upper = word(1);
      upper = c.binary<ShlOp>(upper, c.integer(32, upper));
      values = c.binary<OrOp>(word(0), upper);
    }
    values = c.reshape(values, shape);
  } else if (algorithm == "THREE_FRY" && isWide) {
    blocks = count;
    Value counters = generator.count(shape);
    values = c.binary<ThreefryOp>(counters, c.broadcast(generator.key, shape));
  } else if (algorithm == "THREE_FRY") {
    values = generator.threefry(shape, blocks);
  } else {
    return c.refuse("attribute 'rng_algorithm' must be DEFAULT, PHILOX or "
                    "THREE_FRY");
  }
  Value next = c.add(generator.counter, c.integer(blocks, generator.counter));
  next = c.concatenate({c.slice(state, 0, 0, 1), c.reshape(next, {1})}, 0);
  return c.finish({next, c.bitcast(c.cast(values, bits), element)});
}

void uop::fromstablehlo::addRandomOps(OpTable &table) {
  table.add("stablehlo.rng_bit_generator", convertBitGenerator);
}
