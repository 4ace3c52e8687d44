//===- Function.cpp - Programs that are traced once -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Function.h"

#include "Arrays.h"
#include "Build.h"
#include "Pieces.h"
#include "PlanCache.h"
#include "uop/Compiler/CollectedErrors.h"
#include "uop/Compiler/Compiler.h"
#include "uop/Emit/GeneralizeSizes.h"
#include "uop/Pipelines/Pipelines.h"
#include "uop/Register.h"
#include "uop/View/View.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

namespace {
/// Ops that are compiled as one program. Numbers are of Impl's values.
struct Part {
  OwningOpRef<ModuleOp> module;
  SmallVector<unsigned> inputs, outputs, finished;
  PlanCache::Prepared prepared;
};
} // namespace

struct Function::Impl {
  // The modules are of its context.
  std::shared_ptr<Graph> graph;
  /// How many share a kernel.
  unsigned threads = 1;
  /// The types of the arguments, which are the values from 0 on.
  std::vector<runtime::TensorInfo> arguments;
  /// What is known of the values that follow them; empty for those that are
  /// computed.
  std::vector<Array> known;
  SmallVector<unsigned> results;
  std::vector<Part> parts;
  /// All of it, a function of `wholeInputs`.
  OwningOpRef<ModuleOp> whole;
  SmallVector<unsigned> wholeInputs;
  /// Arguments have it where `arguments` say kNumbers[0].
  std::optional<Size> size;

  bool takes(const runtime::TensorInfo &wanted,
             const runtime::TensorInfo &given) const;
  std::string describe(const runtime::TensorInfo &argument) const;
};

/// The type of a placeholder, for people.
std::string
Function::Impl::describe(const runtime::TensorInfo &argument) const {
  std::string text = argument.typeString();
  std::string number = std::to_string(kNumbers[0]);
  if (!size || text.find(number) == std::string::npos)
    return text;
  for (size_t i; (i = text.find(number)) != std::string::npos;)
    text.replace(i, number.size(), "?");
  return text + " with a size from " + std::to_string(size->min) + " to " +
         std::to_string(size->max);
}

/// Whether an argument is of a placeholder's type.
bool Function::Impl::takes(const runtime::TensorInfo &wanted,
                           const runtime::TensorInfo &given) const {
  if (!size || wanted.dtype != given.dtype ||
      wanted.shape.size() != given.shape.size())
    return wanted == given;
  return llvm::all_of(llvm::zip(wanted.shape, given.shape), [&](auto sizes) {
    auto [expected, actual] = sizes;
    if (expected != kNumbers[0])
      return expected == actual;
    return size->min <= actual && actual <= size->max;
  });
}

//===----------------------------------------------------------------------===//
// Tracing
//===----------------------------------------------------------------------===//

namespace {
/// Gives values numbers: the arguments first.
class Tracer {
public:
  Tracer(Graph &graph, Function::Impl &impl) : graph(graph), impl(impl) {}

  Error addArgument(Value value);
  Error addResults(ArrayRef<Value> results, unsigned programOps);

private:
  Expected<unsigned> getNumber(Value value);
  Error getNumbers(ArrayRef<Value> values, SmallVectorImpl<unsigned> &numbers);

  Graph &graph;
  Function::Impl &impl;
  llvm::DenseMap<Value, unsigned> numbers;
};
} // namespace

Error Tracer::addArgument(Value value) {
  if (!graph.isPlaceholder(value.getDefiningOp()))
    return Error::failure("an argument of a function is not a placeholder");
  if (!numbers.try_emplace(value, numbers.size()).second)
    return Error::failure("a placeholder is two arguments of a function");
  impl.known.emplace_back();
  return Error::success();
}

Expected<unsigned> Tracer::getNumber(Value value) {
  auto [place, isNew] = numbers.try_emplace(value, numbers.size());
  if (!isNew)
    return place->second;
  impl.known.emplace_back();
  if (!isLeaf(value))
    return place->second;
  std::optional<Array> array = graph.getArray(value.getDefiningOp());
  if (!array)
    return Error::failure(
        "a result depends on an argument of another function, which is traced "
        "at the moment or was before; give it to this one as an argument");
  impl.known.back() = *array;
  return place->second;
}

Error Tracer::getNumbers(ArrayRef<Value> values,
                         SmallVectorImpl<unsigned> &found) {
  for (Value value : values) {
    Expected<unsigned> number = getNumber(value);
    if (!number)
      return number.takeError();
    found.push_back(*number);
  }
  return Error::success();
}

Error Tracer::addResults(ArrayRef<Value> results, unsigned programOps) {
  llvm::SetVector<Value> wanted;
  for (Value result : results)
    if (!isLeaf(result))
      wanted.insert(result);
  if (!wanted.empty()) {
    SmallVector<Operation *> order = findNeeded(wanted.getArrayRef(), isLeaf);
    for (Piece &piece :
         cutIntoPieces(order, wanted.getArrayRef(), isLeaf, programOps)) {
      if (piece.outputs.empty())
        continue;
      Part part;
      if (Error error = getNumbers(piece.inputs, part.inputs))
        return error;
      if (Error error = getNumbers(piece.outputs, part.outputs))
        return error;
      for (Value value : piece.finished)
        part.finished.push_back(numbers.lookup(value));
      part.module = makeFunction(piece.ops, piece.inputs, piece.outputs);
      part.prepared = graph.getPlans().prepare(*part.module, impl.threads);
      impl.parts.push_back(std::move(part));
    }
  }
  if (Error error = getNumbers(results, impl.results))
    return error;
  // In one piece, for texts and files.
  llvm::SetVector<Value> inputs;
  SmallVector<Operation *> order = findNeeded(results, isLeaf);
  auto addLeaf = [&](Value value) {
    if (isLeaf(value))
      inputs.insert(value);
  };
  // Arguments come first, and all of them.
  SmallVector<Value> arguments(impl.arguments.size());
  for (auto [value, number] : numbers)
    if (number < arguments.size())
      arguments[number] = value;
  inputs.insert_range(arguments);
  for (Operation *op : order)
    llvm::for_each(op->getOperands(), addLeaf);
  llvm::for_each(results, addLeaf);
  impl.whole = makeFunction(order, inputs.getArrayRef(), results);
  return getNumbers(inputs.getArrayRef(), impl.wholeInputs);
}

static Expected<std::shared_ptr<Function::Impl>>
trace(Span<Tensor> arguments, Span<Tensor> results, unsigned threads) {
  SmallVector<Tensor> all(arguments.begin(), arguments.end());
  all.append(results.begin(), results.end());
  for (const Tensor &tensor : all)
    if (Error error = tensor.error())
      return error;
  if (results.empty())
    return Error::failure("a function without results");
  for (const Tensor &tensor : all)
    if (tensor.getState()->graph != all.front().getState()->graph)
      return Error::failure("the tensors of a function are of two contexts");
  auto impl = std::make_shared<Function::Impl>();
  impl->graph = all.front().getState()->graph;
  Graph &graph = *impl->graph;
  impl->threads = threads ? threads : graph.getOptions().threads;
  SmallVector<GraphValue> held = graph.hold({all.data(), all.size()});
  Error error = Error::success();
  Tracer tracer(graph, *impl);
  for (size_t i = 0; !error && i != arguments.size(); ++i) {
    impl->arguments.push_back({arguments[i].dtype(), arguments[i].shape()});
    error = tracer.addArgument(held[i]);
  }
  if (!error) {
    SmallVector<Value> values(held.begin() + arguments.size(), held.end());
    error = tracer.addResults(values, graph.getOptions().programOps);
  }
  graph.drop(std::move(held));
  if (error)
    return error;
  return impl;
}

Expected<Function> Function::create(Span<Tensor> arguments,
                                    Span<Tensor> results, unsigned threads) {
  auto impl = trace(arguments, results, threads);
  if (!impl)
    return impl.takeError();
  Function function;
  function.impl = std::move(*impl);
  return function;
}

/// The text of a program whose sizes are `number` with variables there.
static Error generalize(ModuleOp module, Function::Size size, int64_t number,
                        std::string &text) {
  auto variables =
      emit::SizeVariables::single("size", size.min, size.max, number);
  auto function = *module.getOps<func::FuncOp>().begin();
  if (failed(emit::generalizeSizes(function, variables, {})))
    return Error::failure("an op needs sizes that are known");
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return Error::success();
}

Expected<Function> Function::createForSizes(Size size, Span<Tensor> arguments,
                                            Span<Tensor> results,
                                            Span<Tensor> otherArguments,
                                            Span<Tensor> otherResults,
                                            unsigned threads) {
  auto traced = trace(arguments, results, threads);
  if (!traced)
    return traced.takeError();
  auto other = trace(otherArguments, otherResults, threads);
  if (!other)
    return other.takeError();
  std::shared_ptr<Impl> impl = *traced;
  Graph &graph = *impl->graph;
  {
    // Diagnostics belong to the context.
    std::lock_guard<std::mutex> lock(graph.getDiagnosticMutex());
    CollectedErrors errors(graph.getContext());
    std::string texts[2];
    ModuleOp modules[] = {*impl->whole, *(*other)->whole};
    for (int i = 0; i != 2; ++i)
      if (generalize(modules[i], size, kNumbers[i], texts[i]))
        return Error::failure(errors.take("sizes cannot be variables"));
    if (texts[0] != texts[1])
      return Error::failure(
          "a number of the program depends on a size that calls decide");
  }
  impl->size = size;
  impl->parts.clear();
  Part part;
  part.inputs = impl->wholeInputs;
  part.outputs = impl->results;
  part.module = impl->whole->clone();
  part.prepared = graph.getPlans().prepare(*part.module, impl->threads);
  impl->parts.push_back(std::move(part));
  Function result;
  result.impl = std::move(impl);
  return result;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

Expected<std::vector<Tensor>> Function::call(Span<Tensor> arguments) const {
  if (Error error = Tensor::realize(arguments))
    return error;
  Expected<std::vector<Array>> arrays = getArrays(arguments);
  if (!arrays)
    return arrays.takeError();
  Expected<std::vector<Array>> computed = call(*arrays);
  if (!computed)
    return computed.takeError();
  std::vector<Tensor> results;
  Context context(impl->graph);
  for (const Array &array : *computed)
    results.push_back(Tensor::fromArray(context, array, SourceLoc()));
  return results;
}

Expected<std::vector<Array>> Function::call(Span<Array> arguments) const {
  if (arguments.size() != impl->arguments.size())
    return Error::failure(
        "the function has " + std::to_string(impl->arguments.size()) +
        " arguments, got " + std::to_string(arguments.size()));
  std::vector<Array> values = impl->known;
  for (size_t i = 0; i != arguments.size(); ++i) {
    runtime::TensorInfo given{arguments[i].dtype, arguments[i].shape};
    if (!impl->takes(impl->arguments[i], given))
      return Error::failure(
          "argument " + std::to_string(i) + " of the function is " +
          impl->describe(impl->arguments[i]) + ", got " + given.typeString());
    values[i] = arguments[i];
  }
  for (const Part &part : impl->parts) {
    std::vector<Array> inputs;
    for (unsigned number : part.inputs)
      inputs.push_back(values[number]);
    auto outputs =
        impl->graph->getPlans().run(part.prepared, *part.module, inputs);
    if (!outputs)
      return outputs.takeError();
    for (auto [number, array] : llvm::zip_equal(part.outputs, *outputs))
      values[number] = array;
    for (unsigned number : part.finished)
      values[number] = Array();
  }
  std::vector<Array> results;
  for (unsigned number : impl->results) {
    results.push_back(values[number]);
    // Callers may write to results, but not to what the next call reads.
    const Array &known = impl->known[number];
    if (known.buffer.size() == 0)
      continue;
    Expected<Array> copy = copyElements(known.dtype, known.shape, known.data());
    if (!copy)
      return copy.takeError();
    results.back() = *copy;
  }
  return results;
}

Expected<Array> Function::wrapArgument(size_t number,
                                       const void *memory) const {
  if (number >= impl->arguments.size())
    return Error::failure(
        "the function has " + std::to_string(impl->arguments.size()) +
        " arguments, there is none of number " + std::to_string(number));
  if (impl->size)
    return Error::failure("calls decide the sizes of " +
                          impl->describe(impl->arguments[number]) +
                          ": give an array");
  const runtime::TensorInfo &info = impl->arguments[number];
  size_t width = runtime::byteWidth(info.dtype), bytes = width;
  for (int64_t size : info.shape)
    bytes *= size_t(size);
  if (reinterpret_cast<uintptr_t>(memory) % width != 0)
    return copyElements(info.dtype, info.shape, memory);
  Expected<runtime::Buffer> buffer =
      runtime::Buffer::fromReadOnlyMemory(memory, bytes, [](void *) {});
  if (!buffer)
    return buffer.takeError();
  Array array;
  array.dtype = info.dtype;
  array.shape = info.shape;
  array.buffer = *buffer;
  return array;
}

//===----------------------------------------------------------------------===//
// Texts and files
//===----------------------------------------------------------------------===//

namespace {
/// The program in a context of its own, which has all dialects.
struct Copy {
  MLIRContext context;
  CollectedErrors errors;
  OwningOpRef<ModuleOp> module;

  Copy(ModuleOp program, const DialectRegistry &registry)
      : context(registry, MLIRContext::Threading::DISABLED), errors(&context) {
    std::string bytes;
    llvm::raw_string_ostream stream(bytes);
    if (succeeded(writeBytecodeToFile(program, stream)))
      module = parseSourceString<ModuleOp>(bytes, &context);
  }
  Error fail() {
    return Error::failure(errors.take("the function cannot be compiled"));
  }
};
} // namespace

static CompileOptions getCompileOptions(const Function::Impl &impl) {
  const Graph &graph = *impl.graph;
  CompileOptions options;
  options.threads = impl.threads;
  options.device = graph.getOptions().device;
  options.allowTF32 = graph.getOptions().allowTF32;
  options.isCanceled = graph.getOptions().isCanceled;
  return options;
}

static DialectRegistry makeRegistry() {
  DialectRegistry registry;
  registerAllDialects(registry);
  return registry;
}

static std::optional<Stage> parseStage(llvm::StringRef name) {
  return llvm::StringSwitch<std::optional<Stage>>(name)
      .Case("tensor", Stage::tensor)
      .Case("range", Stage::range)
      .Case("schedule", Stage::schedule)
      .Case("plan", Stage::plan)
      .Case("loops", Stage::loops)
      .Case("llvm", Stage::llvm)
      .Default(std::nullopt);
}

Expected<std::string> Function::text(const std::string &name) const {
  Copy copy(*impl->whole, makeRegistry());
  if (!copy.module)
    return copy.fail();
  if (name == "assembly") {
    CompileOptions options = getCompileOptions(*impl);
    options.keepTexts = true;
    auto result = compile(*copy.module, options);
    if (failed(result))
      return copy.fail();
    return result->assembly;
  }
  std::optional<Stage> stage = parseStage(name);
  if (!stage)
    return Error::failure("there is no stage '" + name +
                          "'; there are tensor, range, schedule, plan, loops, "
                          "llvm and assembly");
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (*stage != Stage::llvm) {
    // As it is compiled: for this machine.
    CompileOptions options = getCompileOptions(*impl);
    options.atStage = [&](llvm::StringRef at, ModuleOp module) {
      if (at == name)
        module.print(stream);
    };
    if (failed(compile(*copy.module, options)))
      return copy.fail();
    return text;
  }
  PassManager pm(&copy.context);
  PipelineOptions options;
  options.threads = impl->threads;
  options.isCanceled = impl->graph->getOptions().isCanceled;
  buildPipelineTo(pm, *stage, options);
  if (failed(pm.run(*copy.module)))
    return copy.fail();
  copy.module->print(stream);
  return text;
}

Expected<std::vector<KernelListing>> Function::kernels() const {
  Copy copy(*impl->whole, makeRegistry());
  if (!copy.module)
    return copy.fail();
  CompileOptions options = getCompileOptions(*impl);
  options.keepTexts = true;
  auto result = compile(*copy.module, options);
  if (failed(result))
    return copy.fail();
  std::vector<KernelListing> kernels;
  for (auto [program, texts] :
       llvm::zip(result->plan->programs, result->kernels))
    kernels.push_back({program.name, program.provenance, texts.uop, texts.loops,
                       texts.llvmIR, texts.assembly});
  return kernels;
}

/// Runs `plan`, at least once, for about a tenth of a second.
static Error profileRuns(std::shared_ptr<const runtime::Plan> plan,
                         Span<Array> inputs, unsigned threads,
                         Profile &profile) {
  runtime::ExecutorOptions options;
  options.threads = threads;
  options.trace = true;
  auto executor = runtime::PlanExecutor::create(std::move(plan), options);
  if (!executor)
    return executor.takeError();
  auto outputs = executor->makeOutputs(inputs);
  if (!outputs)
    return outputs.takeError();
  auto begin = Profile::Clock::now();
  do {
    auto start = Profile::Clock::now();
    if (Error error = executor->run(inputs, *outputs))
      return error;
    profile.add(*executor, start);
  } while (Profile::Clock::now() - begin < std::chrono::milliseconds(100));
  return Error::success();
}

Expected<std::string> Function::page(const std::string &title) const {
  Copy copy(*impl->whole, makeRegistry());
  if (!copy.module)
    return copy.fail();
  StageRecorder stages;
  CompileOptions options = getCompileOptions(*impl);
  options.keepTexts = true;
  options.atStage = [&](llvm::StringRef stage, ModuleOp module) {
    stages.add(stage, module);
  };
  auto result = compile(*copy.module, options);
  if (failed(result))
    return copy.fail();
  std::vector<Array> inputs;
  for (unsigned number : impl->wholeInputs) {
    if (number >= impl->arguments.size()) {
      inputs.push_back(impl->known[number]);
      continue;
    }
    const runtime::TensorInfo &type = impl->arguments[number];
    Expected<Array> zeros = Array::create(type.dtype, type.shape);
    if (!zeros)
      return zeros.takeError();
    if (Error error = zeros->buffer.allocate())
      return error;
    std::memset(zeros->data(), 0, zeros->buffer.size());
    inputs.push_back(*zeros);
  }
  Profile profile(result->plan, options.threads);
  if (Error error = profileRuns(result->plan, inputs, options.threads, profile))
    return error;
  View view{title,         options.threads, "zeros", result->kernels,
            result->times, stages,          profile};
  return makePage(view);
}

/// The elements as an attribute.
static DenseElementsAttr getElements(const Array &array,
                                     RankedTensorType type) {
  size_t size = array.buffer.size();
  if (array.dtype == DType::Bool) {
    const auto *bytes = static_cast<const uint8_t *>(array.data());
    SmallVector<bool> values;
    for (size_t i = 0; i != size; ++i)
      values.push_back(bytes[i] != 0);
    return DenseElementsAttr::get(type, values);
  }
  return DenseElementsAttr::getFromRawBuffer(
      type, ArrayRef(static_cast<const char *>(array.data()), size));
}

Error Function::save(const std::string &path) const {
  Copy copy(*impl->whole, makeRegistry());
  if (!copy.module)
    return copy.fail();
  // What was read beside the arguments is part of the program.
  auto function = *copy.module->getOps<func::FuncOp>().begin();
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  llvm::BitVector known(function.getNumArguments());
  for (auto [i, number] : llvm::enumerate(impl->wholeInputs)) {
    if (number < impl->arguments.size())
      continue;
    BlockArgument argument = function.getArgument(i);
    auto type = cast<RankedTensorType>(argument.getType());
    auto value = ConstOp::create(builder, function.getLoc(),
                                 getElements(impl->known[number], type));
    argument.replaceAllUsesWith(value);
    known.set(i);
  }
  if (failed(function.eraseArguments(known)))
    return copy.fail();
  CompileOptions options = getCompileOptions(*impl);
  options.save = true;
  auto result = compile(*copy.module, options);
  if (failed(result))
    return copy.fail();
  return runtime::writeArtifact(path, *result->plan, result->code);
}
