//===- Reason.cpp - Why a value is kept in memory ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/Reason.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace uop;

static constexpr StringLiteral kReasonName = "uop.reason";

/// The location that carries a reason; null if `loc` is none.
static FusedLoc getCarrier(Location loc) {
  auto fused = dyn_cast<FusedLoc>(loc);
  auto metadata = fused
                      ? dyn_cast_if_present<DictionaryAttr>(fused.getMetadata())
                      : DictionaryAttr();
  return metadata && metadata.contains(kReasonName) ? fused : FusedLoc();
}

Location uop::withoutReason(Location loc) {
  FusedLoc carrier = getCarrier(loc);
  return carrier ? FusedLoc::get(loc.getContext(), carrier.getLocations())
                 : loc;
}

Location uop::withReason(Location loc, StringRef reason) {
  MLIRContext *context = loc.getContext();
  NamedAttribute entry(StringAttr::get(context, kReasonName),
                       StringAttr::get(context, reason));
  return FusedLoc::get(context, withoutReason(loc),
                       DictionaryAttr::get(context, entry));
}

StringRef uop::getReason(Location loc) {
  FusedLoc carrier = getCarrier(loc);
  return carrier ? cast<DictionaryAttr>(carrier.getMetadata())
                       .getAs<StringAttr>(kReasonName)
                       .getValue()
                 : StringRef();
}
