//===- Schema.h - The messages of an ONNX file ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// protoc makes the classes from the schema of libonnx-dev when this is built.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_ONNX_SCHEMA_H
#define UOP_LIB_FRONTEND_ONNX_SCHEMA_H

#include "onnx/onnx.pb.h"

#endif // UOP_LIB_FRONTEND_ONNX_SCHEMA_H
