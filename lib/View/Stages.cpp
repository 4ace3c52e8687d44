//===- Stages.cpp - What a compilation passes through -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/View/Stages.h"

#include "uop/Compiler/Locations.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace uop;

unsigned ScopeNode::countOps() const {
  unsigned count = 0;
  SmallVector<const ScopeNode *> worklist = {this};
  while (!worklist.empty()) {
    const ScopeNode *node = worklist.pop_back_val();
    for (auto &[name, number] : node->ops)
      count += number;
    for (auto &[name, child] : node->children)
      worklist.push_back(child.get());
  }
  return count;
}

/// The positions in files, or the names if there are none.
static SmallVector<Location> findParts(Location loc) {
  SmallVector<Location> files, names;
  for (Location part : listLocations(loc))
    if (isa<FileLineColRange>(part))
      files.push_back(part);
    else if (isa<NameLoc>(part))
      names.push_back(part);
  return files.empty() ? names : files;
}

static std::string describePart(Location part) {
  if (auto name = dyn_cast<NameLoc>(part))
    return name.getName().str();
  auto file = cast<FileLineColRange>(part);
  return (file.getFilename().getValue() + ":" + Twine(file.getStartLine()) +
          ":" + Twine(file.getStartColumn()))
      .str();
}

unsigned StageRecorder::getPlaceSet(Location loc) {
  std::vector<unsigned> set;
  for (Location part : findParts(loc))
    set.push_back(
        places.try_emplace(describePart(part), places.size()).first->second);
  llvm::sort(set);
  set.erase(std::unique(set.begin(), set.end()), set.end());
  auto [place, isNew] = placeSetNumbers.try_emplace(set, placeSets.size());
  if (isNew)
    placeSets.push_back(set);
  return place->second;
}

ScopeNode &StageRecorder::getScope(Location part) {
  SmallVector<std::string> path;
  if (auto name = dyn_cast<NameLoc>(part)) {
    SmallVector<StringRef> pieces;
    llvm::SplitString(name.getName().getValue(), pieces, "./");
    for (StringRef piece : pieces)
      path.push_back(piece.str());
  } else {
    auto file = cast<FileLineColRange>(part);
    path.push_back(file.getFilename().str());
    path.push_back("line " + std::to_string(file.getStartLine()));
  }
  ScopeNode *node = &scopes;
  for (const std::string &piece : path) {
    std::unique_ptr<ScopeNode> &child = node->children[piece];
    if (!child)
      child = std::make_unique<ScopeNode>();
    node = child.get();
  }
  return *node;
}

/// Where an author looks for an op: its names, or its places if it has none.
static SmallVector<Location> findScopes(Location loc) {
  SmallVector<Location> names;
  for (Location part : listLocations(loc))
    if (isa<NameLoc>(part))
      names.push_back(part);
  return names.empty() ? findParts(loc) : names;
}

void StageRecorder::addOps(ModuleOp module) {
  module.walk([&](Operation *op) {
    if (isa<ModuleOp, func::FuncOp>(op) ||
        op->hasTrait<OpTrait::IsTerminator>())
      return;
    SmallVector<Location> parts = findScopes(op->getLoc());
    // What passes made of several is in the first.
    ScopeNode &scope = parts.empty() ? scopes : getScope(parts.front());
    ++scope.ops[op->getName().stripDialect().str()];
  });
}

void StageRecorder::addLaunches(ModuleOp module) {
  launches = listLaunches(module);
  llvm::StringMap<unsigned> uses;
  for (const LaunchListing &launch : launches)
    ++uses[launch.kernel];
  for (auto [i, launch] : llvm::enumerate(launches)) {
    llvm::SmallSetVector<Location, 8> locations;
    locations.insert(launch.location);
    // What several launches share is of the places of one of them alone.
    if (uses[launch.kernel] == 1)
      if (auto kernel = module.lookupSymbol<KernelOp>(launch.kernel))
        kernel.walk([&](Operation *op) { locations.insert(op->getLoc()); });
    for (Location loc : locations)
      for (Location part : findScopes(loc)) {
        std::vector<unsigned> &numbers = getScope(part).launches;
        if (numbers.empty() || numbers.back() != i)
          numbers.push_back(i);
      }
  }
}

void StageRecorder::add(StringRef name, ModuleOp module) {
  if (stages.empty())
    addOps(module);
  if (name == "schedule")
    addLaunches(module);
  OpPrintingFlags flags;
  flags.elideLargeElementsAttrs(/*largeElementLimit=*/16);
  flags.elideLargeResourceString(/*largeResourceLimit=*/64);
  AsmState::LocationMap where;
  AsmState state(module, flags, &where);
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream, state);

  StageText stage{name.str(), {}, {}};
  SmallVector<StringRef> lines;
  StringRef(text).split(lines, '\n');
  for (StringRef line : lines)
    stage.lines.push_back(line.str());
  stage.placeSets.resize(lines.size());
  // The numbers of sets follow the program, not the map.
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto found = where.find(op);
    if (found == where.end() || found->second.first == 0 ||
        found->second.first > lines.size())
      return;
    stage.placeSets[found->second.first - 1] = getPlaceSet(op->getLoc());
  });
  stages.push_back(std::move(stage));
}
