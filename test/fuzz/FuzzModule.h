//===- FuzzModule.h - Any bytes as a module ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TEST_FUZZ_FUZZMODULE_H
#define UOP_TEST_FUZZ_FUZZMODULE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringRef.h"

#include <cstdlib>
#include <memory>
#include <string>

namespace uop::fuzz {

/// Whether upstream's own parser survives the input. The one of text recurses
/// by brackets until the stack ends, and asks array<index> for its width. The
/// one of bytecode trusts its input: altered bytes crash it, or corrupt memory
/// for the inputs that follow.
inline bool isSafeForUpstream(llvm::StringRef text) {
  if (text.starts_with("ML\xefR"))
    return false;
  for (size_t at = text.find("array"); at != llvm::StringRef::npos;
       at = text.find("array", at + 1)) {
    llvm::StringRef rest = text.drop_front(at + 5).ltrim();
    if (rest.consume_front("<") && rest.ltrim().starts_with("index"))
      return false;
  }
  constexpr int limit = 200;
  int depth = 0;
  for (char c : text) {
    depth += (c == '(' || c == '[' || c == '{' || c == '<') -
             (c == ')' || c == ']' || c == '}' || c == '>');
    if (depth > limit)
      return false;
  }
  return true;
}

/// Parses and verifies `size` bytes and calls `use` with the
/// module if there is one. A refusal without a diagnostic is a defect.
template <typename FillRegistry, typename Use>
int withModule(const uint8_t *data, size_t size, FillRegistry fillRegistry,
               Use use) {
  // Attributes are never freed: a new context now and then.
  static std::unique_ptr<mlir::MLIRContext> context;
  static unsigned uses = 0;
  if (uses++ % 1000 == 0) {
    mlir::DialectRegistry registry;
    fillRegistry(registry);
    context = std::make_unique<mlir::MLIRContext>(
        registry, mlir::MLIRContext::Threading::DISABLED);
  }
  // Upstream's lexer reads the character behind the text, which must be null.
  std::string text(reinterpret_cast<const char *>(data), size);
  if (!isSafeForUpstream(text))
    return -1;
  bool complained = false;
  mlir::ScopedDiagnosticHandler handler(
      context.get(), [&](mlir::Diagnostic &diagnostic) {
        complained |=
            diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
      });
  auto module =
      mlir::parseSourceString<mlir::ModuleOp>(text, context.get(), "fuzz");
  if (!module) {
    if (!complained)
      std::abort();
    return 0;
  }
  use(*module, complained);
  return 0;
}

} // namespace uop::fuzz

#endif // UOP_TEST_FUZZ_FUZZMODULE_H
