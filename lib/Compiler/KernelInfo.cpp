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
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace uop;

std::vector<bool> uop::findWrittenArguments(KernelOp kernel) {
  std::vector<bool> written;
  for (BlockArgument argument : kernel.getArguments())
    written.push_back(isWrittenArgument(argument));
  return written;
}

std::vector<runtime::AccessCheck> uop::getAccessChecks(func::FuncOp function) {
  std::vector<runtime::AccessCheck> checks;
  auto attrs = function->getAttrOfType<ArrayAttr>(kAccessChecksAttrName);
  if (!attrs)
    return checks;
  for (auto attr : attrs.getAsRange<DictionaryAttr>()) {
    runtime::AccessCheck &check = checks.emplace_back();
    check.isWrite = attr.getAs<BoolAttr>("write").getValue();
    check.size = attr.getAs<IntegerAttr>("size").getInt();
    check.provenance =
        describeLocation(Location(attr.getAs<LocationAttr>("location")));
  }
  return checks;
}

std::string uop::describeLocation(Location loc) {
  // A fused kernel has many; the first few say where to look.
  constexpr unsigned limit = 4;
  llvm::SetVector<Location> places, worklist;
  worklist.insert(loc);
  for (unsigned i = 0; i < worklist.size(); ++i) {
    Location next = worklist[i];
    if (auto fused = dyn_cast<FusedLoc>(next))
      worklist.insert(fused.getLocations().begin(), fused.getLocations().end());
    else if (auto named = dyn_cast<NameLoc>(next))
      worklist.insert(named.getChildLoc());
    else if (auto call = dyn_cast<CallSiteLoc>(next))
      worklist.insert(call.getCallee());
    else if (isa<FileLineColRange>(next))
      places.insert(next);
  }
  std::string text;
  llvm::raw_string_ostream stream(text);
  for (auto [i, place] : llvm::enumerate(places)) {
    if (i == limit) {
      stream << ", ...";
      break;
    }
    auto file = cast<FileLineColRange>(place);
    stream << (i ? ", " : "") << file.getFilename().getValue() << ":"
           << file.getStartLine() << ":" << file.getStartColumn();
  }
  return text;
}
