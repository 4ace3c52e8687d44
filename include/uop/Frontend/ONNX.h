//===- ONNX.h - Models of ONNX as modules -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_ONNX_H
#define UOP_FRONTEND_ONNX_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace uop {

/// An argument: an input of the graph that a run gives, not one with an
/// initialiser, or an element of one that is a sequence.
struct ONNXInput {
  unsigned index;
  llvm::StringRef name;
  /// Null for element types that the dialect does not have.
  mlir::Type element;
};

struct ONNXImportOptions {
  /// What symbolic sizes are, by name.
  llvm::StringMap<int64_t> sizes;
  /// Those that a run decides, and their bounds.
  llvm::StringMap<std::pair<int64_t, int64_t>> variables;
  /// How many tensors an input has that is a sequence, 0 or 1 for an optional.
  /// Each of them is an argument.
  llvm::StringMap<int64_t> lengths;
  /// For how many results there is room in an output of a node, by its name,
  /// whose number values decide that only a run gives. What is left over is
  /// -1 where positions are, else 0; the graph's later nodes compute with it.
  /// Each makes one more result of the function, after all others: how many
  /// there are, which may be more than there is room for.
  llvm::StringMap<int64_t> rooms;
  /// The shape of an input, if something says it. Sizes that the model fixes
  /// must agree.
  std::function<std::optional<std::vector<int64_t>>(const ONNXInput &)>
      inputShape;
  /// The value of an input, if it is known. It is asked for where shapes, loops
  /// or branches depend on the input; the module is for this value then.
  std::function<mlir::DenseElementsAttr(const ONNXInput &,
                                        mlir::RankedTensorType)>
      inputValue;
  /// Nodes of loops and functions that are imported again and again, at most.
  int64_t maxRepeatedNodes = 1 << 20;
};

/// Reads a model of ONNX (opsets 7 to 28, and older ones where the
/// operator has not changed) and makes a
/// module whose function `main` computes it: an argument for each input of the
/// graph that has no initialiser, a result for each output. The location of
/// each op is the name of its node. Reads external data beside the file. Fails
/// after a diagnostic that names the node and its operator.
mlir::OwningOpRef<mlir::ModuleOp>
importONNX(mlir::MLIRContext *context, const std::string &path,
           const ONNXImportOptions &options = {});

/// The same of a model in memory, which must stay as long as the context:
/// larger constants refer to it. External data is read from `folder`; there is
/// none if it is empty.
mlir::OwningOpRef<mlir::ModuleOp>
importONNX(mlir::MLIRContext *context, llvm::StringRef bytes,
           llvm::StringRef name, const std::string &folder,
           const ONNXImportOptions &options = {});

/// An operator that can be imported, and the opsets that it is known in.
struct ONNXOperator {
  std::string name;
  int64_t since, until;
};

/// All, in alphabetical order; those of other domains as "domain.Name".
std::vector<ONNXOperator> getONNXOperators();

} // namespace uop

#endif // UOP_FRONTEND_ONNX_H
