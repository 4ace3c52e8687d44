//===- uop-import-onnx.cpp - A model of ONNX as a module --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/UOpImportONNX.h"

int main(int argc, char **argv) { return uop::importONNXMain(argc, argv); }
