//===- KernelInfo.cpp - Facts about a kernel --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelInfo.h"

#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace uop;

std::vector<bool> uop::findWrittenArguments(KernelOp kernel) {
  std::vector<bool> written;
  for (BlockArgument argument : kernel.getArguments())
    written.push_back(isWrittenArgument(argument));
  return written;
}

std::vector<runtime::AccessCheck>
uop::getAccessChecks(Operation *function,
                     std::vector<LocationAttr> *locations) {
  std::vector<runtime::AccessCheck> checks;
  auto attrs = function->getAttrOfType<ArrayAttr>(kAccessChecksAttrName);
  if (!attrs)
    return checks;
  for (auto attr : attrs.getAsRange<DictionaryAttr>()) {
    runtime::AccessCheck &check = checks.emplace_back();
    check.isWrite = attr.getAs<BoolAttr>("write").getValue();
    check.size = attr.getAs<IntegerAttr>("size").getInt();
    auto location = attr.getAs<LocationAttr>("location");
    check.provenance = describeLocation(Location(location));
    if (locations)
      locations->push_back(location);
  }
  return checks;
}

SmallVector<Location> uop::listLocations(Location loc) {
  llvm::SetVector<Location> worklist;
  worklist.insert(loc);
  for (unsigned i = 0; i < worklist.size(); ++i) {
    Location next = worklist[i];
    if (auto fused = dyn_cast<FusedLoc>(next))
      worklist.insert(fused.getLocations().begin(), fused.getLocations().end());
    else if (auto named = dyn_cast<NameLoc>(next))
      worklist.insert(named.getChildLoc());
    else if (auto call = dyn_cast<CallSiteLoc>(next))
      worklist.insert(call.getCallee());
  }
  return SmallVector<Location>(worklist.begin(), worklist.end());
}

std::string uop::describeLocation(Location loc) {
  // A fused kernel has many; the first few say where to look.
  constexpr unsigned limit = 4;
  llvm::SetVector<StringAttr> names;
  SmallVector<std::string> places;
  for (Location part : listLocations(loc)) {
    if (auto file = dyn_cast<FileLineColRange>(part))
      places.push_back((file.getFilename().getValue() + ":" +
                        Twine(file.getStartLine()) + ":" +
                        Twine(file.getStartColumn()))
                           .str());
    else if (auto named = dyn_cast<NameLoc>(part))
      names.insert(named.getName());
  }
  // Layers of a model that was in no file.
  if (places.empty())
    for (StringAttr name : names)
      places.push_back(name.str());
  if (places.size() > limit) {
    places.truncate(limit);
    places.push_back("...");
  }
  return llvm::join(places, ", ");
}
