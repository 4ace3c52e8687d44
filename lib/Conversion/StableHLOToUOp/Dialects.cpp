//===- Dialects.cpp - Names of StableHLO ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/StableHLOToUOp.h"

#include "mlir/IR/DialectImplementation.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace uop;

namespace {
/// Functions may be inlined whatever is in them.
struct AnyInlining : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }
};

/// The syntax that StableHLO's own library prints is not known here. The parser
/// names the op before the message. A function of its own, since the parser
/// keeps no more than a reference to it.
static ParseResult refuseSyntax(OpAsmParser &parser, OperationState &state) {
  StringRef op = state.name.getStringRef();
  return parser.emitError(parser.getNameLoc())
         << "must be in generic form, \"" << op
         << "\"(...); print the module with stablehlo-opt "
            "--mlir-print-op-generic or, in JAX, with "
            "get_asm(print_generic_op_form=True) of its operation";
}

/// A dialect whose ops are known by their names alone, and whose attributes and
/// types are kept as text.
class TextDialect : public Dialect {
public:
  TextDialect(StringRef name, MLIRContext *context, TypeID id)
      : Dialect(name, context, id) {
    allowUnknownOperations();
    addInterfaces<AnyInlining>();
  }

  Attribute parseAttribute(DialectAsmParser &parser, Type) const override {
    return OpaqueAttr::get(StringAttr::get(getContext(), getNamespace()),
                           parser.getFullSymbolSpec(),
                           NoneType::get(getContext()));
  }
  std::optional<ParseOpHook> getParseOperationHook(StringRef) const override {
    return ParseOpHook(refuseSyntax);
  }
  Type parseType(DialectAsmParser &parser) const override {
    return OpaqueType::get(StringAttr::get(getContext(), getNamespace()),
                           parser.getFullSymbolSpec());
  }
};

#define UOP_TEXT_DIALECT(CLASS, NAME)                                          \
  class CLASS : public TextDialect {                                           \
  public:                                                                      \
    MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CLASS)                        \
    explicit CLASS(MLIRContext *context)                                       \
        : TextDialect(getDialectNamespace(), context, TypeID::get<CLASS>()) {} \
    static StringRef getDialectNamespace() { return NAME; }                    \
  };

UOP_TEXT_DIALECT(StableHLODialect, "stablehlo")
UOP_TEXT_DIALECT(CHLODialect, "chlo")
UOP_TEXT_DIALECT(ShardyDialect, "sdy")
#undef UOP_TEXT_DIALECT
} // namespace

void uop::registerStableHLODialects(DialectRegistry &registry) {
  registry.insert<StableHLODialect, CHLODialect, ShardyDialect>();
}
