//===- Program.cpp - Random tensor programs ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Program.h"

#include "ProgramBuilder.h"

#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace uop;
using namespace uop::smith;

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

ProgramBuilder::ProgramBuilder(OpBuilder &builder, Location loc, uint64_t seed)
    : random(seed), builder(builder), loc(loc) {
  elementTypes.push_back(builder.getI1Type());
  for (unsigned width : {8, 16, 32, 64}) {
    elementTypes.push_back(builder.getIntegerType(width));
    elementTypes.push_back(builder.getIntegerType(width, /*isSigned=*/false));
  }
  llvm::append_range(
      elementTypes, ArrayRef<Type>{builder.getType<Float8E4M3FNType>(),
                                   builder.getType<Float8E5M2Type>(),
                                   builder.getType<Float8E4M3FNUZType>(),
                                   builder.getType<Float8E5M2FNUZType>(),
                                   builder.getBF16Type(), builder.getF16Type(),
                                   builder.getF32Type(), builder.getF64Type()});
}

Type ProgramBuilder::elementType() {
  if (random.chance(35))
    return builder.getF32Type();
  // Little can be done with what only stores numbers.
  if (random.chance(5))
    return random.chance(50) ? Type(builder.getType<Float8E8M0FNUType>())
                             : Type(builder.getType<Float4E2M1FNType>());
  return random.pick<Type>(elementTypes);
}

Type ProgramBuilder::floatType() {
  return random.pick<Type>(ArrayRef<Type>(elementTypes).take_back(8));
}

Type ProgramBuilder::integerType() {
  return random.pick<Type>(ArrayRef<Type>(elementTypes).slice(1, 8));
}

Shape ProgramBuilder::shape() {
  static constexpr int64_t ranks[] = {0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7};
  static constexpr int64_t sizes[] = {1, 2, 3,  4,  5,  6, 7,
                                      8, 9, 13, 16, 17, 33};
  Shape result;
  int64_t count = 1;
  for (int64_t i = 0, e = random.pick<int64_t>(ranks); i < e; ++i) {
    int64_t size = random.chance(20) ? 1 : random.pick<int64_t>(sizes);
    if (count * size > kMaxElements / 2)
      size = 1;
    count *= size;
    result.push_back(size);
  }
  if (!result.empty() && random.chance(4))
    result[axis(result.size())] = 0;
  return result;
}

SmallVector<int64_t> ProgramBuilder::someAxes(int64_t rank) {
  SmallVector<int64_t> axes;
  for (int64_t i = 0; i < rank; ++i)
    if (random.chance(50))
      axes.push_back(i);
  return axes;
}

Value ProgramBuilder::pick() {
  if (random.chance(60))
    return values[values.size() - 1 -
                  random.below(std::min<size_t>(3, values.size()))];
  return random.pick<Value>(values);
}

Value ProgramBuilder::constant(RankedTensorType type) {
  Type element = type.getElementType();
  int64_t count = type.getNumElements();
  bool isAwkward = random.chance(25);
  bool isSplat = count == 0 || random.chance(40);
  SmallVector<Attribute> elements;
  for (int64_t i = 0, e = isSplat ? 1 : count; i < e; ++i) {
    llvm::APInt bits = makeElement(random, element, isAwkward);
    if (auto floatType = dyn_cast<FloatType>(element))
      elements.push_back(FloatAttr::get(
          floatType, llvm::APFloat(floatType.getFloatSemantics(), bits)));
    else
      elements.push_back(IntegerAttr::get(element, bits));
  }
  return emit<ConstOp>(isSplat
                           ? getSplatAttr(type, elements.front())
                           : TypedAttr(DenseElementsAttr::get(type, elements)));
}

Value ProgramBuilder::valueOfType(RankedTensorType type) {
  SmallVector<Value> same, castable;
  for (Value value : values) {
    if (value.getType() == type)
      same.push_back(value);
    else if (getTensorType(value).getShape() == type.getShape())
      castable.push_back(value);
  }
  if (!same.empty() && random.chance(80))
    return random.pick<Value>(same);
  if (!castable.empty() && random.chance(50))
    return emit<CastOp>(type, random.pick<Value>(castable));
  if (type.getRank() > 0 && hasArithmetic(type) && random.chance(30))
    return emit<IotaOp>(type, axis(type.getRank()));
  return constant(type);
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

static const Family &pickFamily(Random &random, ArrayRef<Family> families) {
  unsigned total = 0;
  for (const Family &family : families)
    total += family.weight;
  unsigned ticket = random.below(total);
  for (const Family &family : families) {
    if (ticket < family.weight)
      return family;
    ticket -= family.weight;
  }
  llvm_unreachable("the weights add up to more");
}

static SmallVector<Family> getFamilies() {
  SmallVector<Family> families;
  llvm::append_range(families, getElementwiseFamilies());
  llvm::append_range(families, getMovementFamilies());
  llvm::append_range(families, getDataFamilies());
  return families;
}

std::vector<std::string> uop::smith::getFamilyNames() {
  std::vector<std::string> names;
  for (const Family &family : getFamilies())
    names.push_back(family.name.str());
  return names;
}

OwningOpRef<ModuleOp> uop::smith::writeProgram(MLIRContext &context,
                                               uint64_t seed,
                                               const ProgramOptions &options) {
  context.getOrLoadDialect<UOpDialect>();
  context.getOrLoadDialect<func::FuncDialect>();
  SmallVector<Family> families = getFamilies();
  if (!options.families.empty())
    llvm::erase_if(families, [&](const Family &family) {
      return !llvm::is_contained(options.families, family.name.str());
    });

  OpBuilder opBuilder(&context);
  Location loc = opBuilder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  opBuilder.setInsertionPointToEnd(module->getBody());
  auto function = func::FuncOp::create(opBuilder, loc, "main",
                                       opBuilder.getFunctionType({}, {}));
  Block *body = function.addEntryBlock();
  opBuilder.setInsertionPointToEnd(body);
  ProgramBuilder program(opBuilder, loc, seed);
  Random &random = program.random;
  ErrorBounds bounds;

  for (int64_t i = 0, e = random.between(1, 4); i < e; ++i) {
    auto type = RankedTensorType::get(program.shape(), program.elementType());
    if (options.constants || random.chance(20)) {
      bounds.add(program.constant(type).getDefiningOp());
      continue;
    }
    BlockArgument argument = body->addArgument(type, loc);
    bounds.addArgument(argument);
    program.addValue(argument);
  }

  // A family that keeps refusing must not keep us here.
  int64_t attempts = 0;
  auto countOps = [&]() { return int64_t(body->getOperations().size()); };
  while (countOps() < options.ops && ++attempts < 20 * options.ops) {
    size_t valuesBefore = program.getValues().size();
    int64_t opsBefore = countOps();
    const Family &family = pickFamily(random, families);
    bool isGood = family.write(program);
    // Nothing can be said of a value whose error has no bound, and of what is
    // made of it.
    auto first = std::next(body->begin(), opsBefore);
    for (auto it = first; isGood && it != body->end(); ++it)
      isGood = bounds.add(&*it);
    if (isGood)
      continue;
    program.truncateValues(valuesBefore);
    while (countOps() > opsBefore) {
      bounds.forget(&body->back());
      body->back().erase();
    }
  }

  SmallVector<Value> results;
  for (Value value : program.getValues())
    if (value.use_empty() && !isa<BlockArgument>(value))
      results.push_back(value);
  if (results.empty() || random.chance(10))
    results.push_back(random.pick<Value>(program.getValues()));
  func::ReturnOp::create(opBuilder, loc, results);
  function.setFunctionType(opBuilder.getFunctionType(
      body->getArgumentTypes(), ValueRange(results).getTypes()));
  if (failed(verify(*module)))
    return {};
  return module;
}
