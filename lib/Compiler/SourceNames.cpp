//===- SourceNames.cpp - What a source file calls its values ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Compiler/SourceNames.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace uop;

SourceModule::SourceModule() = default;
SourceModule::SourceModule(SourceModule &&) = default;
SourceModule &SourceModule::operator=(SourceModule &&) = default;
SourceModule::~SourceModule() = default;

FailureOr<SourceModule> SourceModule::parse(llvm::SourceMgr &sources,
                                            MLIRContext *context) {
  SourceModule result;
  ParserConfig config(context);
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  if (isBytecode(*buffer)) {
    result.module = parseSourceFile<ModuleOp>(sources, config);
  } else {
    result.state = std::make_unique<AsmParserState>();
    Block block;
    auto loc =
        FileLineColLoc::get(context, buffer->getBufferIdentifier(), 0, 0);
    if (failed(parseAsmSourceFile(sources, &block, config, result.state.get())))
      return failure();
    result.module =
        mlir::detail::constructContainerOpForParserIfNecessary<ModuleOp>(
            &block, context, loc);
  }
  if (!result.module)
    return failure();
  return std::move(result);
}

std::string SourceModule::getName(Value value) const {
  if (!state)
    return {};
  llvm::SMRange range;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    const auto *block = state->getBlockDef(argument.getOwner());
    if (!block || argument.getArgNumber() >= block->arguments.size())
      return {};
    range = block->arguments[argument.getArgNumber()].loc;
  } else {
    auto result = cast<OpResult>(value);
    const auto *op = state->getOpDef(result.getOwner());
    // %x:2 names two results at once, neither by itself.
    if (!op || op->resultGroups.size() != result.getOwner()->getNumResults())
      return {};
    range = op->resultGroups[result.getResultNumber()].definition.loc;
  }
  if (!range.isValid())
    return {};
  StringRef text(range.Start.getPointer(),
                 range.End.getPointer() - range.Start.getPointer());
  if (!text.consume_front("%") || text.empty() || llvm::isDigit(text.front()))
    return {};
  return text.str();
}

std::vector<std::string>
SourceModule::getInputNames(func::FuncOp function) const {
  std::vector<std::string> names;
  for (BlockArgument argument : function.getArguments())
    names.push_back(getName(argument));
  return names;
}

std::vector<std::string>
SourceModule::getOutputNames(func::FuncOp function) const {
  std::vector<std::string> names;
  if (function.isExternal() || !function.getBody().hasOneBlock())
    return std::vector<std::string>(function.getNumResults());
  for (Value value : function.front().getTerminator()->getOperands())
    names.push_back(getName(value));
  names.resize(function.getNumResults());
  return names;
}
