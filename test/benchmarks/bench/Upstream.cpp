//===- Upstream.cpp - Upstream's own way from linalg to code ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Peers.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/TargetSelect.h"

using namespace mlir;
using namespace uop::bench;
using llvm::formatv;

/// What mlir-opt is told in upstream's own end-to-end tests.
static constexpr const char kPipeline[] =
    "eliminate-empty-tensors,"
    "one-shot-bufferize{bufferize-function-boundaries},"
    "buffer-deallocation-pipeline,convert-bufferization-to-memref,"
    "func.func(convert-linalg-to-loops),expand-strided-metadata,"
    "lower-affine,convert-scf-to-cf,convert-math-to-llvm,"
    "convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,"
    "convert-func-to-llvm{use-bare-ptr-memref-call-conv=true},"
    "convert-cf-to-llvm,reconcile-unrealized-casts,canonicalize,cse";

//===----------------------------------------------------------------------===//
// The ops
//===----------------------------------------------------------------------===//

/// A function of memrefs around a body that makes %r of %0, %1, ... and %init,
/// which is zero.
static std::string getFunction(ArrayRef<std::string> inputs,
                               const std::string &output, StringRef body) {
  std::string arguments, tensors;
  for (auto [i, shape] : llvm::enumerate(inputs)) {
    arguments += formatv("%a{0}: memref<{1}>, ", i, shape);
    tensors += formatv("  %{0} = bufferization.to_tensor %a{0} restrict : "
                       "memref<{1}> to tensor<{1}>\n",
                       i, shape);
  }
  return formatv(R"(
func.func @main({0}%out: memref<{2}>) {{
{1}  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<{2}>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<{2}>) -> tensor<{2}>
{3}
  bufferization.materialize_in_destination %r in restrict writable %out : (tensor<{2}>, memref<{2}>) -> ()
  return
}
)",
                 arguments, tensors, output, body);
}

static std::string getOp(const Matmul &op) {
  if (op.hasBiasAndGelu)
    return {};
  std::string batch = op.batch == 1 ? "" : std::to_string(op.batch) + "x";
  auto shape = [&](int64_t rows, int64_t columns, bool isTransposed = false) {
    if (isTransposed)
      std::swap(rows, columns);
    return formatv("{0}{1}x{2}xf32", batch, rows, columns).str();
  };
  std::string x = shape(op.m, op.k, op.isLeftTransposed);
  std::string y = shape(op.k, op.n, op.isRightTransposed);
  std::string z = shape(op.m, op.n);
  std::string maps;
  if (op.isLeftTransposed || op.isRightTransposed)
    maps = formatv(" indexing_maps = [affine_map<(m, n, k) -> ({0})>, "
                   "affine_map<(m, n, k) -> ({1})>, "
                   "affine_map<(m, n, k) -> (m, n)>]",
                   op.isLeftTransposed ? "k, m" : "m, k",
                   op.isRightTransposed ? "n, k" : "k, n");
  return getFunction(
      {x, y}, z,
      formatv("  %r = linalg.{0}{1} ins(%0, %1 : tensor<{2}>, tensor<{3}>) "
              "outs(%init : tensor<{4}>) -> tensor<{4}>",
              op.batch == 1 ? "matmul" : "batch_matmul", maps, x, y, z)
          .str());
}

static std::string getOp(const Convolution &op) {
  bool isDepthwise = op.groups == op.channels && op.groups == op.outputs;
  if (op.groups != 1 && !isDepthwise)
    return {};
  int64_t pad = op.window / 2, padded = op.size + 2 * pad;
  int64_t out = op.getOutputSize();
  std::string x = formatv("1x{0}x{1}x{1}xf32", op.channels, op.size);
  std::string p = formatv("1x{0}x{1}x{1}xf32", op.channels, padded);
  std::string w =
      isDepthwise
          ? formatv("{0}x{1}x{1}xf32", op.outputs, op.window).str()
          : formatv("{0}x{1}x{2}x{2}xf32", op.outputs, op.channels, op.window)
                .str();
  std::string y = formatv("1x{0}x{1}x{1}xf32", op.outputs, out);
  std::string body = formatv(
      R"(  %p = tensor.pad %0 low[0, 0, {0}, {0}] high[0, 0, {0}, {0}] {{
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<{1}> to tensor<{2}>
  %r = linalg.{3} {{dilations = dense<1> : vector<2xi64>, strides = dense<{4}> : vector<2xi64>} ins(%p, %1 : tensor<{2}>, tensor<{5}>) outs(%init : tensor<{6}>) -> tensor<{6}>)",
      pad, x, p,
      isDepthwise ? "depthwise_conv_2d_nchw_chw" : "conv_2d_nchw_fchw",
      op.stride, w, y);
  return getFunction({x, w}, y, body);
}

static std::string getOp(const Rows &) {
  // linalg.softmax has no lowering but by a transform script.
  return {};
}

static std::string getOp(const Array1D &op) {
  std::string x = formatv("{0}xf32", op.getCount());
  if (op.kind == Array1D::add)
    return getFunction({x, x}, x,
                       formatv("  %r = linalg.add ins(%0, %1 : tensor<{0}>, "
                               "tensor<{0}>) outs(%init : tensor<{0}>) -> "
                               "tensor<{0}>",
                               x)
                           .str());
  return getFunction(
      {x}, "f32",
      formatv("  %r = linalg.reduce {{arith.addf} ins(%0 : tensor<{0}>) "
              "outs(%init : tensor<f32>) dimensions = [0]",
              x)
          .str());
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

static MLIRContext &getContext() {
  static MLIRContext *context = [] {
    DialectRegistry registry;
    registerAllDialects(registry);
    registerAllExtensions(registry);
    registerAllToLLVMIRTranslations(registry);
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    return new MLIRContext(registry, MLIRContext::Threading::DISABLED);
  }();
  return *context;
}

static void optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O3)
      .run(module, modules);
}

static llvm::Expected<std::unique_ptr<ExecutionEngine>>
compileUpstream(StringRef text) {
  auto fail = [](const char *what) {
    return llvm::createStringError(llvm::inconvertibleErrorCode(), what);
  };
  MLIRContext &context = getContext();
  auto module = parseSourceString<ModuleOp>(text, &context);
  if (!module)
    return fail("does not parse");
  PassManager pm(&context);
  if (failed(parsePassPipeline(kPipeline, pm)))
    return fail("no such pipeline");
  if (failed(pm.run(*module)))
    return fail("does not lower");
  auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!builder)
    return builder.takeError();
  auto machine = builder->createTargetMachine();
  if (!machine)
    return machine.takeError();
  llvm::TargetMachine &target = **machine;
  auto transform = [&](llvm::Module *module) {
    module->setDataLayout(target.createDataLayout());
    module->setTargetTriple(target.getTargetTriple());
    for (llvm::Function &function : *module)
      if (!function.isDeclaration()) {
        function.addFnAttr("target-cpu", target.getTargetCPU());
        function.addFnAttr("target-features", target.getTargetFeatureString());
      }
    optimize(*module, target);
    return llvm::Error::success();
  };
  ExecutionEngineOptions options;
  options.transformer = transform;
  options.jitCodeGenOptLevel = llvm::CodeGenOptLevel::Aggressive;
  // Compiles at the first lookup, for which `transform` must still be there.
  auto engine = ExecutionEngine::create(*module, options);
  if (!engine)
    return engine.takeError();
  if (auto found = (*engine)->lookup("main"); !found)
    return found.takeError();
  return engine;
}

Peer uop::bench::makeUpstream(const Workload &workload,
                              const Operands &operands) {
  constexpr const char *name = "upstream MLIR";
  std::string text =
      std::visit([](const auto &op) { return getOp(op); }, workload.op);
  if (workload.threads != 1 || text.empty())
    return {name, {}, ""};
  auto engine = compileUpstream(text);
  if (!engine)
    return {name, {}, llvm::toString(engine.takeError())};
  std::shared_ptr<ExecutionEngine> shared = std::move(*engine);
  auto *function = llvm::cantFail(shared->lookup("main"));
  std::vector<float *> pointers;
  for (const float *input : operands.inputs)
    pointers.push_back(const_cast<float *>(input));
  pointers.push_back(operands.output);
  auto *f = reinterpret_cast<void (*)(float *, float *, float *)>(function);
  auto *g = reinterpret_cast<void (*)(float *, float *)>(function);
  // The engine goes with the call that holds it.
  if (pointers.size() == 2)
    return {name, [shared, g, pointers] { g(pointers[0], pointers[1]); }, ""};
  return {name,
          [shared, f, pointers] { f(pointers[0], pointers[1], pointers[2]); },
          ""};
}
