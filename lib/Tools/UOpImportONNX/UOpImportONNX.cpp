//===- UOpImportONNX.cpp - A model of ONNX as a module ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/UOpImportONNX.h"

#include "uop/Compiler/Compiler.h"
#include "uop/Runtime/Npy.h"
#include "uop/Tools/CommandLine.h"
#include "uop/Tools/OptionValues.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
using namespace uop;
using runtime::Error;

static int fail(const llvm::Twine &message) {
  llvm::errs() << "uop-import-onnx: error: " << message << "\n";
  return 1;
}

static constexpr const char *helpText =
    R"(OVERVIEW: writes a model of ONNX as an MLIR module

USAGE: uop-import-onnx [options] model.onnx -o model.mlir

The module has a function main, with an argument for each input of the graph
that has no initializer, and a result for each output. uop-run and uop-compile
read it.

  -o FILE, --output=FILE
                        the file to write; default: standard output
  --dim=NAME=SIZE       the value of a symbolic size; repeatable
  --dim=NAME=MIN..MAX   the bounds of a symbolic size that a run decides;
                        repeatable
  --length=NAME=N       the number of tensors in a sequence input, or 0 or 1 for
                        an optional input; each tensor becomes an argument;
                        repeatable
  --value=NAME=FILE.npy the value of an input that determines shapes, loops or
                        branches; the module is valid for this value only;
                        repeatable
  --room=NAME=N         the capacity of a node output whose number of results
                        depends on unknown values; the actual number is one more
                        result; repeatable
  --emit-bytecode       write bytecode, not text
  --locations           write the name of the node of each op as its location
  --list-operators      print the supported operators and their opsets
  --help                this text

Exit code: 0, or 1 after a message on standard error.
)";

namespace {
struct Options {
  std::string input, output;
  ONNXModelOptions model;
  bool emitBytecode = false, locations = false, list = false, help = false;
};
} // namespace

static runtime::Expected<Options> parseOptions(ArrayRef<const char *> args) {
  Options options;
  CommandLine commandLine;
  commandLine.program = "uop-import-onnx";
  static constexpr OptionInfo infos[] = {
      {"output", true},     {"dim", true},
      {"length", true},     {"value", true},
      {"room", true},       {"emit-bytecode", false},
      {"locations", false}, {"list-operators", false},
      {"help", false}};
  commandLine.options = infos;
  commandLine.shortName = "-o";
  commandLine.longName = "output";
  auto set = [&](StringRef name, StringRef value) -> Error {
    if (ONNXModelOptions::isOne(name))
      return options.model.set(name, value);
    if (name == "output") {
      options.output = value.str();
    } else if (name == "emit-bytecode") {
      options.emitBytecode = true;
    } else if (name == "locations") {
      options.locations = true;
    } else if (name == "list-operators") {
      options.list = true;
    } else {
      options.help = true;
    }
    return Error::success();
  };
  if (Error error = commandLine.parse(args, options.input, set))
    return error;
  if (options.input.empty() && !options.list && !options.help)
    return Error::failure("no model given (see uop-import-onnx --help)");
  return options;
}

//===----------------------------------------------------------------------===//
// Shared with uop-run and uop-compile
//===----------------------------------------------------------------------===//

DenseElementsAttr uop::toAttribute(const runtime::Array &array,
                                   RankedTensorType type) {
  std::optional<runtime::DType> dtype = getDType(type.getElementType());
  if (!dtype || array.dtype != *dtype ||
      ArrayRef<int64_t>(array.shape) != type.getShape())
    return {};
  auto bytes = array.byteSize();
  if (!bytes)
    return {};
  const char *data = static_cast<const char *>(array.data());
  if (*dtype != runtime::DType::Bool)
    return DenseElementsAttr::getFromRawBuffer(type, {data, size_t(*bytes)});
  SmallVector<bool> bits;
  for (size_t i = 0, count = *bytes; i != count; ++i)
    bits.push_back(data[i] != 0);
  return DenseElementsAttr::get(type, bits);
}

ImportDiagnostics::ImportDiagnostics(MLIRContext *context, std::string program,
                                     std::string file)
    : context(context) {
  id = context->getDiagEngine().registerHandler([program,
                                                 file](Diagnostic &diagnostic) {
    const char *kind =
        diagnostic.getSeverity() == DiagnosticSeverity::Error     ? "error"
        : diagnostic.getSeverity() == DiagnosticSeverity::Warning ? "warning"
                                                                  : "note";
    llvm::errs() << program << ": " << kind << ": " << file << ": "
                 << diagnostic << "\n";
    return success();
  });
}

ImportDiagnostics::~ImportDiagnostics() {
  context->getDiagEngine().eraseHandler(id);
}

bool ONNXModelOptions::isOne(StringRef name) {
  return name == "dim" || name == "length" || name == "room" || name == "value";
}

Error ONNXModelOptions::set(StringRef name, StringRef value) {
  if (name == "dim")
    return parseDimension(value, sizes, dimensions);
  auto [key, text] = value.split('=');
  if (name == "value") {
    if (key.empty() || text.empty())
      return Error::failure("--value: expected NAME=FILE.npy, got '" +
                            value.str() + "'");
    values[key] = text.str();
    return Error::success();
  }
  int64_t size;
  if (key.empty() || text.getAsInteger(10, size) || size < 0)
    return Error::failure("--" + name.str() + ": expected NAME=N, got '" +
                          value.str() + "'");
  (name == "length" ? lengths : rooms)[key] = size;
  return Error::success();
}

OwningOpRef<ModuleOp> uop::importONNXModel(MLIRContext *context,
                                           const std::string &file,
                                           const ONNXModelOptions &options,
                                           const std::string &program) {
  ImportDiagnostics diagnostics(context, program, file);
  ONNXImportOptions importOptions;
  importOptions.sizes = options.sizes;
  importOptions.variables = options.dimensions;
  importOptions.lengths = options.lengths;
  importOptions.rooms = options.rooms;
  std::string problem;
  importOptions.inputValue = [&](const ONNXInput &input,
                                 RankedTensorType type) -> DenseElementsAttr {
    auto found = options.values.find(input.name);
    if (found == options.values.end())
      return {};
    auto array =
        runtime::readNpy(found->second, getDType(type.getElementType()));
    if (!array) {
      problem = array.message();
      return {};
    }
    DenseElementsAttr value = toAttribute(*array, type);
    if (!value)
      problem = found->second + ": has an array of type " +
                array->typeString() + ", the input '" + input.name.str() +
                "' has another type";
    return value;
  };
  OwningOpRef<ModuleOp> module = importONNX(context, file, importOptions);
  if (problem.empty())
    return module;
  llvm::errs() << program << ": error: --value: " << problem << "\n";
  return {};
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

static LogicalResult write(ModuleOp module, const Options &options) {
  std::string message;
  std::unique_ptr<llvm::ToolOutputFile> file =
      openOutputFile(options.output.empty() ? "-" : options.output, &message);
  if (!file)
    return failure(fail(message));
  if (options.emitBytecode) {
    if (failed(writeBytecodeToFile(module, file->os())))
      return failure(fail("the bytecode cannot be written"));
  } else {
    OpPrintingFlags flags;
    if (options.locations)
      flags.enableDebugInfo();
    module.print(file->os(), flags);
  }
  file->os().flush();
  if (file->os().has_error()) {
    message = file->os().error().message();
    file->os().clear_error();
    return failure(fail(file->getFilename() + ": " + message));
  }
  file->keep();
  return success();
}

int uop::importONNXMain(int argc, char **argv) {
  auto options = parseOptions(ArrayRef<const char *>(argv + 1, argc - 1));
  if (!options)
    return fail(options.message());
  if (options->help) {
    llvm::outs() << helpText;
    return 0;
  }
  if (options->list) {
    for (const ONNXOperator &op : getONNXOperators())
      llvm::outs() << op.name << " " << op.since << "-" << op.until << "\n";
    return 0;
  }

  MLIRContext context(MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module = importONNXModel(
      &context, options->input, options->model, "uop-import-onnx");
  if (!module || failed(write(*module, *options)))
    return 1;
  return 0;
}
