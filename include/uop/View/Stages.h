//===- Stages.h - What a compilation passes through -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_VIEW_STAGES_H
#define UOP_VIEW_STAGES_H

#include "uop/Compiler/ScheduleListing.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"

#include <map>
#include <memory>

namespace uop {

/// One stage as text.
struct StageText {
  std::string name;
  std::vector<std::string> lines;
  /// For each line, the set of places that its op comes from, as a number; 0 is
  /// the empty set.
  std::vector<unsigned> placeSets;
};

/// The parts of a program by what its author called them.
struct ScopeNode {
  /// By the name within this one, in the order of the program.
  llvm::MapVector<std::string, std::unique_ptr<ScopeNode>,
                  std::map<std::string, unsigned>>
      children;
  /// Ops that are in none of the children, by name.
  std::map<std::string, unsigned> ops;
  /// Numbers of launches that compute some of this and of the children.
  std::vector<unsigned> launches;

  unsigned countOps() const;
};

/// Notes the stages of one compilation.
class StageRecorder {
public:
  /// What CompileOptions::atStage calls. Large constants are left out of the
  /// text.
  void add(llvm::StringRef stage, mlir::ModuleOp module);

  const std::vector<StageText> &getStages() const { return stages; }
  /// By number, in ascending order of places. A place is a position in a file,
  /// or a name where there is none.
  const std::vector<std::vector<unsigned>> &getPlaceSets() const {
    return placeSets;
  }
  const std::vector<LaunchListing> &getLaunches() const { return launches; }
  /// The ops of the first stage.
  const ScopeNode &getScopes() const { return scopes; }

private:
  unsigned getPlaceSet(mlir::Location loc);
  /// The scope that a location is in, from the outside, by splitting the names
  /// of layers at '.' and '/'; or the file and the line.
  ScopeNode &getScope(mlir::Location part);
  void addOps(mlir::ModuleOp module);
  void addLaunches(mlir::ModuleOp module);

  std::vector<StageText> stages;
  std::vector<LaunchListing> launches;
  ScopeNode scopes;
  llvm::StringMap<unsigned> places;
  std::vector<std::vector<unsigned>> placeSets = {{}};
  std::map<std::vector<unsigned>, unsigned> placeSetNumbers = {{{}, 0}};
};

} // namespace uop

#endif // UOP_VIEW_STAGES_H
