//===- NeverMerged.h - Ops that are not their structure ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_NEVERMERGED_H
#define UOP_DIALECT_UOP_IR_NEVERMERGED_H

#include "mlir/IR/OpDefinition.h"

namespace uop {

/// Each op of this kind is a value of its own, however equal two of them look
/// (`UOp_NeverMerged` in ODS). HashConsBuilder obeys it. Upstream's `cse` does
/// not know it: such an op also needs an effect, usually MemAlloc on its
/// result, which keeps `cse` away and still lets it go when unused.
template <typename ConcreteType>
class NeverMerged : public mlir::OpTrait::TraitBase<ConcreteType, NeverMerged> {
};

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_NEVERMERGED_H
