//===- NarrowFloat.h - Floats of 8 and 16 bits by integers ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_NARROWFLOAT_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_NARROWFLOAT_H

#include "uop/Conversion/Emitter.h"

namespace uop {

/// The f32, exactly, that the bits of a float of `type` stand for. No target
/// needs an instruction or a library for it.
mlir::Value decodeNarrowFloat(Emitter &emitter, mlir::Value bits,
                              mlir::FloatType type);

/// The bits of an f32 or f64 rounded, once and to nearest even, to `type`.
/// What is out of range, and NaN, is what `uop.cast` says.
mlir::Value encodeNarrowFloat(Emitter &emitter, mlir::Value value,
                              mlir::FloatType type, bool saturate = false);

/// An integer rounded, once and to nearest even, to `type`.
mlir::Value encodeInteger(Emitter &emitter, mlir::Value value, bool isUnsigned,
                          mlir::FloatType type, bool saturate = false);

/// The bits of -x and of |x|. Nothing is decoded: a NaN keeps its payload.
mlir::Value negateNarrowFloat(Emitter &emitter, mlir::Value bits,
                              mlir::FloatType type);
mlir::Value getMagnitude(Emitter &emitter, mlir::Value bits,
                         mlir::FloatType type);

/// a * b + c of f64 values that are floats of 8 or 16 bits: correct once it is
/// rounded to at most 16 bits with `encodeNarrowFloat`.
mlir::Value emitNarrowMulAdd(Emitter &emitter, mlir::Value a, mlir::Value b,
                             mlir::Value c);

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_NARROWFLOAT_H
