//===- Signature.h - What a plan takes and gives, in a line -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_SIGNATURE_H
#define UOP_RUNTIME_SIGNATURE_H

#include "uop/Runtime/Plan.h"

namespace uop::runtime {

/// "main(x: 4x8xf32 donated, 3xi32) -> (y: ?x8xf32) {n: [0, 128]}": equal for
/// plans that can be called alike. A size that varies is the name of its
/// variable, or ? where it is computed.
std::string getSignature(const Plan &plan);

} // namespace uop::runtime

#endif // UOP_RUNTIME_SIGNATURE_H
