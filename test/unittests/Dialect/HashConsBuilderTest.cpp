//===- HashConsBuilderTest.cpp - Identity and lifetime of ops ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HashConsTestUtil.h"

#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Transforms/CSE.h"
#include "llvm/Support/raw_ostream.h"
#include <random>

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Identity
//===----------------------------------------------------------------------===//

TEST_F(HashConsTest, EqualOpsAreOneValue) {
  HashConsBuilder graph(&context, getBlock());
  GraphValue first = graph.create<SubOp>(loc, x, y);
  GraphValue second = graph.create<SubOp>(loc, x, y);
  EXPECT_EQ(first, second);
  EXPECT_EQ(countOps(), 1u);
  EXPECT_EQ(graph.size(), 1u);
}

TEST_F(HashConsTest, OperandsNameAndOrderTakePart) {
  HashConsBuilder graph(&context, getBlock());
  GraphValue sub = graph.create<SubOp>(loc, x, y);
  EXPECT_NE(sub, graph.create<SubOp>(loc, y, x));
  EXPECT_NE(sub, graph.create<SubOp>(loc, x, x));
  EXPECT_NE(sub, graph.create<FDivOp>(loc, x, y));
}

TEST_F(HashConsTest, OperandsOfCommutativeOpsHaveNoOrder) {
  HashConsBuilder graph(&context, getBlock());
  GraphValue sum = graph.create<AddOp>(loc, x, y);
  EXPECT_EQ(sum, graph.create<AddOp>(loc, y, x));
  EXPECT_NE(sum, graph.create<AddOp>(loc, x, x));
  EXPECT_NE(graph.create<AddOp>(loc, x, x), graph.create<AddOp>(loc, y, y));
}

TEST_F(HashConsTest, TypesTakePart) {
  HashConsBuilder graph(&context, getBlock());
  GraphValue narrow = graph.create<CastOp>(loc, i32, x);
  Type i64 = IntegerType::get(&context, 64);
  EXPECT_NE(narrow, graph.create<CastOp>(loc, i64, x));
  EXPECT_EQ(narrow, graph.create<CastOp>(loc, i32, x));
}

TEST_F(HashConsTest, InherentAttributesTakePart) {
  HashConsBuilder graph(&context, getBlock());
  GraphValue less = graph.create<CmpOp>(loc, CmpPredicate::lt, x, y);
  EXPECT_EQ(less, graph.create<CmpOp>(loc, CmpPredicate::lt, x, y));
  EXPECT_NE(less, graph.create<CmpOp>(loc, CmpPredicate::le, x, y));
  GraphValue range = graph.create<RangeOp>(loc, 0, 8);
  EXPECT_EQ(range, graph.create<RangeOp>(loc, 0, 8));
  EXPECT_NE(range, graph.create<RangeOp>(loc, 1, 8));
  EXPECT_NE(range, graph.create<RangeOp>(loc, 0, 8, RangeKind::reduce));
}

TEST_F(HashConsTest, ConstantsAreTheirBits) {
  HashConsBuilder graph(&context, getBlock());
  auto constant = [&](APFloat value) {
    return graph.create<ConstOp>(loc, f32, FloatAttr::get(f32, value));
  };
  const llvm::fltSemantics &single = APFloat::IEEEsingle();
  GraphValue zero = constant(APFloat(0.0f));
  EXPECT_EQ(zero, constant(APFloat(0.0f)));
  EXPECT_NE(zero, constant(APFloat(-0.0f)));
  APInt payload(32, 1), other(32, 2);
  GraphValue nan = constant(APFloat::getQNaN(single, false, &payload));
  EXPECT_EQ(nan, constant(APFloat::getQNaN(single, false, &payload)));
  EXPECT_NE(nan, constant(APFloat::getQNaN(single, false, &other)));
}

TEST_F(HashConsTest, DefaultsAreFilledInBeforeTheyAreCompared) {
  HashConsBuilder graph(&context, getBlock());
  GraphValue built = graph.create<AddOp>(loc, x, y);
  GraphValue direct = graph.createFrom<AddOp>(loc, f32, {x, y});
  EXPECT_EQ(built, direct);
  OperationState state(loc, AddOp::getOperationName());
  state.addOperands({x, y});
  state.addTypes(f32);
  EXPECT_EQ(graph.create(state).getResult(0), built);
  OperationState spelled(loc, AddOp::getOperationName());
  spelled.addOperands({x, y});
  spelled.addTypes(f32);
  spelled.addAttribute("fastmath", arith::FastMathFlagsAttr::get(
                                       &context, arith::FastMathFlags::none));
  EXPECT_EQ(graph.create(spelled).getResult(0), built);
  OperationState fast(loc, AddOp::getOperationName());
  fast.addOperands({x, y});
  fast.addTypes(f32);
  fast.addAttribute("fastmath", arith::FastMathFlagsAttr::get(
                                    &context, arith::FastMathFlags::fast));
  EXPECT_NE(graph.create(fast).getResult(0), built);
}

TEST_F(HashConsTest, InherentAttributesInADictionaryAreNoTags) {
  HashConsBuilder graph(&context, getBlock());
  Builder builder(&context);
  auto fast =
      arith::FastMathFlagsAttr::get(&context, arith::FastMathFlags::fast);
  DictionaryAttr attributes =
      builder.getDictionaryAttr(builder.getNamedAttr("fastmath", fast));
  AddOp::Properties properties;
  properties.fastmath = fast;
  GraphValue one = graph.createFrom<AddOp>(loc, f32, {x, y}, properties);
  GraphValue other = graph.createFrom<AddOp>(loc, f32, {x, y}, {}, attributes);
  EXPECT_EQ(one, other);
  EXPECT_EQ(countOps(), 1u);
}

TEST_F(HashConsTest, TagsTakePart) {
  HashConsBuilder graph(&context, getBlock());
  Builder builder(&context);
  auto tag = [&](int64_t number) {
    return builder.getDictionaryAttr(
        builder.getNamedAttr("uop.tag", builder.getI64IntegerAttr(number)));
  };
  GraphValue plain = graph.create<SubOp>(loc, x, y);
  GraphValue one = graph.createTagged<SubOp>(tag(1), loc, x, y);
  EXPECT_NE(plain, one);
  EXPECT_EQ(one, graph.createTagged<SubOp>(tag(1), loc, x, y));
  EXPECT_NE(one, graph.createTagged<SubOp>(tag(2), loc, x, y));
  EXPECT_EQ(one, graph.createFrom<SubOp>(loc, f32, {x, y}, {}, tag(1)));
  EXPECT_EQ(graph.size(), 2u);
}

TEST_F(HashConsTest, LocationsTakeNoPart) {
  HashConsBuilder graph(&context, getBlock());
  Location here = FileLineColLoc::get(&context, "a.py", 1, 2);
  Location there = FileLineColLoc::get(&context, "b.py", 3, 4);
  GraphValue first = graph.create<SubOp>(here, x, y);
  EXPECT_EQ(first, graph.create<SubOp>(there, x, y));
  EXPECT_EQ(first.get().getLoc(), here);
}

//===----------------------------------------------------------------------===//
// What is never merged
//===----------------------------------------------------------------------===//

TEST_F(HashConsTest, EffectsAreNotMerged) {
  HashConsBuilder graph(&context, getBlock());
  Type buffer = MemRefType::get({8}, f32);
  Value target = addArgument(buffer);
  GraphValue i = graph.create<RangeOp>(loc, 0, 8);
  auto load = [&] {
    return graph.create<LoadOp>(loc, f32, target, i, Value(), Value());
  };
  GraphValue first = load(), second = load();
  EXPECT_NE(first, second);
  auto store = [&] {
    return graph.create<StoreOp>(loc, first, target, i, ValueRange{i}, Value());
  };
  GraphOp one = store(), two = store();
  EXPECT_NE(one, two);
  EXPECT_EQ(countOps(), 5u);
  one = two = GraphOp();
  EXPECT_EQ(countOps(), 5u) << "a write stays although nobody refers to it";
}

TEST_F(HashConsTest, AllocationsAreNotMergedButErasable) {
  HashConsBuilder graph(&context, getBlock());
  Type buffer = MemRefType::get({8}, f32);
  {
    GraphValue first = graph.create<AllocOp>(loc, buffer);
    GraphValue second = graph.create<AllocOp>(loc, buffer);
    EXPECT_NE(first, second);
    EXPECT_EQ(graph.size(), 2u);
  }
  EXPECT_EQ(graph.size(), 0u);
  EXPECT_EQ(countOps(), 0u);
}

TEST_F(HashConsTest, BuffersAndScratchAreNeverMerged) {
  HashConsBuilder graph(&context, getBlock());
  auto scratch = MemRefType::get({8}, f32, AffineMap(),
                                 SpaceAttr::get(&context, Space::local));
  auto tensor = RankedTensorType::get({8}, f32);
  {
    GraphValue local = graph.create<DefineLocalOp>(loc, scratch);
    EXPECT_NE(local, graph.create<DefineLocalOp>(loc, scratch));
    GraphValue registers = graph.create<DefineRegOp>(loc, scratch);
    EXPECT_NE(registers, graph.create<DefineRegOp>(loc, scratch));
    GraphValue buffer = graph.create<BufferOp>(loc, tensor, 3, StringAttr());
    EXPECT_NE(buffer, graph.create<BufferOp>(loc, tensor, 3, StringAttr()));
  }
  EXPECT_EQ(countOps(), 0u) << "what nobody uses goes";
}

TEST_F(HashConsTest, TheTraitKeepsLeavesApart) {
  HashConsBuilder graph(&context, getBlock());
  {
    GraphValue first = graph.create<LeafOp>(loc, f32);
    GraphValue second = graph.create<LeafOp>(loc, f32);
    EXPECT_NE(first, second);
    // What is made of them is merged as ever.
    EXPECT_NE(graph.create<NegOp>(loc, first),
              graph.create<NegOp>(loc, second));
    GraphValue neg = graph.create<NegOp>(loc, first);
    EXPECT_EQ(neg, graph.create<NegOp>(loc, first));
    first = GraphValue();
    EXPECT_EQ(graph.size(), 3u) << "neg refers to the leaf";
  }
  EXPECT_EQ(countOps(), 0u);
}

TEST_F(HashConsTest, TheListenerHearsOfLeavesThatGo) {
  HashConsBuilder graph(&context, getBlock());
  std::vector<Operation *> erased;
  graph.setListener([&](Operation *op) { erased.push_back(op); });
  GraphValue first = graph.create<LeafOp>(loc, f32);
  GraphValue second = graph.create<LeafOp>(loc, f32);
  Operation *ops[] = {first.get().getDefiningOp(),
                      second.get().getDefiningOp()};
  GraphValue neg = graph.create<NegOp>(loc, first);
  first = GraphValue();
  EXPECT_TRUE(erased.empty()) << "neg refers to the leaf";
  second = GraphValue();
  EXPECT_EQ(erased, std::vector<Operation *>{ops[1]});
  // Ops that are merged are not told of.
  neg = GraphValue();
  EXPECT_EQ(erased, (std::vector<Operation *>{ops[1], ops[0]}));
}

TEST_F(HashConsTest, TerminatorsAreNotMergedAndStayLast) {
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  Type buffer = MemRefType::get({8}, f32);
  auto kernel =
      KernelOp::create(builder, loc, "k", builder.getFunctionType(buffer, {}));
  if (kernel.getBody().empty())
    kernel.getBody().emplaceBlock().addArgument(buffer, loc);
  Block &body = kernel.getBody().front();
  HashConsBuilder graph(&context, body);
  GraphOp sink = graph.create<SinkOp>(loc);
  GraphOp other = graph.create<SinkOp>(loc);
  EXPECT_NE(sink, other);
  EXPECT_TRUE(succeeded(graph.erase(other.get())));
  sink = other = GraphOp();
  GraphValue range = graph.create<RangeOp>(loc, 0, 8);
  EXPECT_TRUE(isa<SinkOp>(body.back()));
  EXPECT_EQ(body.getOperations().size(), 2u);
  EXPECT_TRUE(succeeded(verify(kernel)));
}

TEST_F(HashConsTest, UnknownOpsAreNotMerged) {
  context.allowUnregisteredDialects();
  HashConsBuilder graph(&context, getBlock());
  auto make = [&] {
    OperationState state(loc, "other.op", {x}, {f32}, {});
    return graph.create(state);
  };
  EXPECT_NE(make(), make());
  EXPECT_EQ(countOps(), 2u);
  EXPECT_EQ(graph.size(), 0u);
}

//===----------------------------------------------------------------------===//
// Lifetime
//===----------------------------------------------------------------------===//

TEST_F(HashConsTest, TheLastHandleErases) {
  HashConsBuilder graph(&context, getBlock());
  GraphValue neg = graph.create<NegOp>(loc, x);
  GraphValue copy = neg;
  neg = GraphValue();
  EXPECT_EQ(countOps(), 1u);
  GraphValue moved = std::move(copy);
  EXPECT_EQ(countOps(), 1u);
  moved = GraphValue();
  EXPECT_EQ(countOps(), 0u);
  EXPECT_EQ(graph.size(), 0u);
  EXPECT_TRUE(x.use_empty());
}

TEST_F(HashConsTest, OperandsGoWithTheirLastUser) {
  HashConsBuilder graph(&context, getBlock());
  GraphValue kept = graph.create<ExpOp>(loc, x);
  GraphValue top;
  {
    GraphValue neg = graph.create<NegOp>(loc, kept);
    GraphValue square = graph.create<MulOp>(loc, neg, neg);
    top = graph.create<AddOp>(loc, square, kept);
  }
  EXPECT_EQ(graph.size(), 4u);
  top = GraphValue();
  EXPECT_EQ(graph.size(), 1u);
  EXPECT_EQ(countOps(), 1u);
  EXPECT_TRUE(kept.get().use_empty());
}

TEST_F(HashConsTest, AnErasedOpIsMadeAnew) {
  HashConsBuilder graph(&context, getBlock());
  graph.create<NegOp>(loc, x);
  EXPECT_EQ(countOps(), 0u);
  GraphValue neg = graph.create<NegOp>(loc, x);
  EXPECT_EQ(countOps(), 1u);
  EXPECT_EQ(neg, graph.create<NegOp>(loc, x));
}

TEST_F(HashConsTest, UsesFromOutsideKeepAnOp) {
  HashConsBuilder graph(&context, getBlock());
  OpBuilder builder = OpBuilder::atBlockEnd(&getBlock());
  Value raw = graph.create<NegOp>(loc, x);
  EXPECT_EQ(countOps(), 0u);
  Operation *user;
  {
    GraphValue neg = graph.create<NegOp>(loc, x);
    raw = neg;
    user = ExpOp::create(builder, loc, raw);
  }
  EXPECT_EQ(countOps(), 2u);
  GraphValue again = graph.create<NegOp>(loc, x);
  EXPECT_EQ(again.get(), raw);
  user->erase();
  again = GraphValue();
  EXPECT_EQ(countOps(), 0u);
}

TEST_F(HashConsTest, EraseReleasesOperands) {
  HashConsBuilder graph(&context, getBlock());
  Value target = addArgument(MemRefType::get({8}, f32));
  GraphOp store;
  {
    GraphValue i = graph.create<RangeOp>(loc, 0, 8);
    GraphValue neg = graph.create<NegOp>(loc, x);
    store = graph.create<StoreOp>(loc, neg, target, i, ValueRange{i}, Value());
    EXPECT_TRUE(failed(graph.erase(neg.get().getDefiningOp())));
  }
  EXPECT_EQ(countOps(), 3u);
  EXPECT_TRUE(succeeded(graph.erase(store.get())));
  EXPECT_EQ(countOps(), 0u);
  EXPECT_EQ(graph.size(), 0u);
}

TEST_F(HashConsTest, HandlesFromValues) {
  HashConsBuilder graph(&context, getBlock());
  GraphValue neg = graph.create<NegOp>(loc, graph.create<ExpOp>(loc, x));
  GraphValue exp = graph.getHandle(neg.get().getDefiningOp()->getOperand(0));
  neg = GraphValue();
  EXPECT_EQ(countOps(), 1u);
  exp = GraphValue();
  EXPECT_EQ(countOps(), 0u);
  EXPECT_EQ(graph.getHandle(x).get(), x);
}

TEST_F(HashConsTest, ValuesOfAnotherGraphAreFromOutside) {
  HashConsBuilder outer(&context, getBlock());
  {
    Block &second = function.getBody().emplaceBlock();
    GraphValue exp = outer.create<ExpOp>(loc, x);
    HashConsBuilder inner(&context, second);
    GraphValue neg = inner.create<NegOp>(loc, exp);
    EXPECT_EQ(neg, inner.create<NegOp>(loc, exp));
    EXPECT_EQ(inner.size(), 1u);
    exp = GraphValue();
    EXPECT_EQ(outer.size(), 1u) << "neg uses it";
    neg = GraphValue();
    EXPECT_EQ(inner.size(), 0u);
    EXPECT_TRUE(second.empty());
  }
  outer.create<ExpOp>(loc, x);
  EXPECT_EQ(outer.size(), 0u);
}

TEST_F(HashConsTest, RegionsKeepWhatTheyUse) {
  context.allowUnregisteredDialects();
  HashConsBuilder graph(&context, getBlock());
  GraphOp holder;
  {
    GraphValue neg = graph.create<NegOp>(loc, x);
    OperationState state(loc, "other.holder");
    Region *region = state.addRegion();
    OpBuilder builder(&context);
    builder.setInsertionPointToEnd(&region->emplaceBlock());
    ExpOp::create(builder, loc, neg.get());
    holder = graph.create(state);
  }
  EXPECT_EQ(graph.size(), 1u);
  EXPECT_EQ(countOps(), 2u);
  EXPECT_TRUE(succeeded(graph.erase(holder.get())));
  EXPECT_EQ(graph.size(), 0u);
  EXPECT_EQ(countOps(), 0u);
}

TEST_F(HashConsTest, TheTableShrinks) {
  HashConsBuilder graph(&context, getBlock());
  size_t before = graph.getTableBytes();
  {
    std::vector<GraphValue> values;
    for (int64_t i = 0; i < 10000; ++i)
      values.push_back(graph.create<RangeOp>(loc, i, 8));
    EXPECT_EQ(graph.size(), 10000u);
    for (int64_t i = 0; i < 10000; ++i)
      ASSERT_EQ(values[i], graph.create<RangeOp>(loc, i, 8).get()) << i;
    // Every second one goes; the rest is still found.
    for (int64_t i = 0; i < 10000; i += 2)
      values[i] = GraphValue();
    EXPECT_EQ(graph.size(), 5000u);
    for (int64_t i = 1; i < 10000; i += 2)
      ASSERT_EQ(values[i], graph.create<RangeOp>(loc, i, 8).get()) << i;
    EXPECT_EQ(countOps(), 5000u);
  }
  EXPECT_EQ(graph.getTableBytes(), before);
}

TEST_F(HashConsTest, ALeakedHandleIsReported) {
  EXPECT_DEATH(
      {
        GraphValue leaked;
        HashConsBuilder graph(&context, getBlock());
        leaked = graph.create<NegOp>(loc, x);
      },
      "outlives the HashConsBuilder");
}

//===----------------------------------------------------------------------===//
// Size
//===----------------------------------------------------------------------===//

TEST_F(HashConsTest, CSEFindsNothingInAGraph) {
  std::mt19937 random(7);
  std::vector<GraphValue> values{GraphValue(x), GraphValue(y)};
  HashConsBuilder graph(&context, getBlock());
  for (unsigned i = 0; i < 3000; ++i) {
    GraphValue lhs = values[random() % values.size()],
               rhs = values[random() % values.size()];
    switch (random() % 4) {
    case 0:
      values.push_back(graph.create<AddOp>(loc, lhs, rhs));
      break;
    case 1:
      values.push_back(graph.create<SubOp>(loc, lhs, rhs));
      break;
    case 2:
      values.push_back(graph.create<NegOp>(loc, lhs));
      break;
    default:
      values.push_back(graph.create<RecipOp>(loc, rhs));
      break;
    }
  }
  size_t before = countOps();
  EXPECT_EQ(before, graph.size());
  EXPECT_LT(before, 3000u);
  // All are used, so that cse does not take them for dead.
  context.allowUnregisteredDialects();
  OpBuilder builder = OpBuilder::atBlockEnd(&getBlock());
  SmallVector<Value> all(values.begin(), values.end());
  OperationState user(loc, "test.use", all, {}, {});
  builder.create(user);
  IRRewriter rewriter(&context);
  DominanceInfo dominance(*module);
  bool changed = true;
  eliminateCommonSubExpressions(rewriter, dominance, *module, &changed);
  EXPECT_FALSE(changed);
  EXPECT_EQ(countOps(), before + 1);
  getBlock().back().erase();
  values.clear();
}

TEST_F(HashConsTest, AMillionDeep) {
  constexpr unsigned kDepth = 1000000;
  HashConsBuilder graph(&context, getBlock());
  GraphValue top(x);
  for (unsigned i = 0; i < kDepth; ++i)
    top = graph.create<SinOp>(loc, top);
  GraphValue again(x);
  for (unsigned i = 0; i < kDepth; ++i)
    again = graph.create<SinOp>(loc, again);
  EXPECT_EQ(again, top);
  EXPECT_EQ(graph.size(), kDepth);
  again = GraphValue();

  {
    GraphOp end = graph.create<func::ReturnOp>(loc, ValueRange{top});
    EXPECT_TRUE(succeeded(verify(*module)));
    std::string text;
    llvm::raw_string_ostream stream(text);
    module->print(stream);
    EXPECT_EQ(size_t(StringRef(text).count("uop.sin ")), kDepth);
    IRRewriter rewriter(&context);
    DominanceInfo dominance(*module);
    bool changed = true;
    eliminateCommonSubExpressions(rewriter, dominance, *module, &changed);
    EXPECT_FALSE(changed);
    EXPECT_TRUE(succeeded(graph.erase(end.get())));
  }
  top = GraphValue();
  EXPECT_EQ(graph.size(), 0u);
  EXPECT_EQ(countOps(), 0u);
}

TEST_F(HashConsTest, AMillionDeepOutlivesItsBuilder) {
  {
    HashConsBuilder graph(&context, getBlock());
    GraphValue top(x);
    for (unsigned i = 0; i < 1000000; ++i)
      top = graph.create<SinOp>(loc, top);
    graph.create<func::ReturnOp>(loc, ValueRange{top});
  }
  EXPECT_EQ(countOps(), 1000001u);
  module = OwningOpRef<ModuleOp>();
}
