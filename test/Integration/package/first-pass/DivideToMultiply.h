//===- DivideToMultiply.h - A pass of your own ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef DIVIDETOMULTIPLY_H
#define DIVIDETOMULTIPLY_H

/// Registers --divide-to-multiply: x / c becomes x * (1 / c) where 1 / c is
/// exact, which is where c is a power of two.
void registerDivideToMultiplyPass();

#endif // DIVIDETOMULTIPLY_H
