//===- TargetDescription.cpp - Entries of a target --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/TargetDescription.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace uop;

static std::optional<double> getNumber(Attribute attr) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(attr))
    return integer.getValue().signedRoundToDouble();
  if (auto number = dyn_cast_or_null<FloatAttr>(attr))
    return number.getValueAsDouble();
  return std::nullopt;
}

/// The entry of which the name takes the fewest changes to be `name`.
static StringRef getNearest(ArrayRef<TargetEntry> known, StringRef name) {
  return llvm::min_element(known,
                           [&](const TargetEntry &lhs, const TargetEntry &rhs) {
                             return name.edit_distance(lhs.name) <
                                    name.edit_distance(rhs.name);
                           })
      ->name;
}

LogicalResult
uop::readTargetDescription(Operation *op, StringRef deviceName,
                           ArrayRef<TargetEntry> known,
                           llvm::function_ref<void(size_t, double)> set) {
  TargetSystemSpecInterface system;
  Operation *described = nullptr;
  for (; op && !system; op = op->getParentOp()) {
    described = op;
    system = op->getAttrOfType<TargetSystemSpecInterface>(
        DLTIDialect::kTargetSystemDescAttrName);
  }
  if (!system)
    return success();
  std::optional<TargetDeviceSpecInterface> device =
      system.getDeviceSpecForDeviceID(
          StringAttr::get(system.getContext(), deviceName));
  if (!device)
    return success();
  for (DataLayoutEntryInterface entry : device->getEntries()) {
    auto key = dyn_cast<StringAttr>(entry.getKey());
    StringRef name = key ? key.getValue() : StringRef();
    // Entries of others are theirs.
    if (!name.consume_front("uop."))
      continue;
    const TargetEntry *found = llvm::find_if(
        known, [&](const TargetEntry &each) { return each.name == name; });
    if (found == known.end())
      return described->emitError("the target description has 'uop.")
             << name << "', which is not a constant of the cost model; did you "
             << "mean 'uop." << getNearest(known, name) << "'?";
    std::optional<double> number = getNumber(entry.getValue());
    if (!number || !(*number >= found->least && *number <= 1e15)) {
      InFlightDiagnostic error =
          described->emitError("the target description has 'uop.")
          << name << "' of " << entry.getValue()
          << ", which has to be a number of at least ";
      SmallString<16> least;
      llvm::raw_svector_ostream(least) << llvm::format("%g", found->least);
      return error << least;
    }
    set(found - known.begin(), *number);
  }
  return success();
}
