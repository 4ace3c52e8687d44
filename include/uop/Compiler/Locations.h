//===- Locations.h - Where ops come from ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_COMPILER_LOCATIONS_H
#define UOP_COMPILER_LOCATIONS_H

#include "mlir/IR/Location.h"
#include "llvm/ADT/SmallVector.h"

#include <string>

namespace uop {

/// A location and all that it is made of, each once.
llvm::SmallVector<mlir::Location> listLocations(mlir::Location loc);

/// The places in source files that a location comes from, for people.
std::string describeLocation(mlir::Location loc);

} // namespace uop

#endif // UOP_COMPILER_LOCATIONS_H
