//===- KernelModule.cpp - LLVM IR of kernels, optimised ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Target/CPU/CPUTarget.h"

#include "Extrema.h"
#include "HostFeatures.h"
#include "MaskedAccesses.h"
#include "Optimize.h"

#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/Transforms/Utils/Cloning.h"

#include <dlfcn.h>
#include <mutex>

using namespace mlir;
using namespace uop::cpu;

//===----------------------------------------------------------------------===//
// Target machine
//===----------------------------------------------------------------------===//

/// Without SSE4a, unless that is asked for: LLVM shuffles masks by `extrq`,
/// which has no AVX form, and which a Zen 3 takes 130 cycles for beside AVX
/// instructions.
static std::string dropSlowFeatures(const llvm::Triple &triple, StringRef given,
                                    StringRef features) {
  if (!triple.isX86() || given.contains("sse4a"))
    return features.str();
  return features.empty() ? "-sse4a" : (features + ",-sse4a").str();
}

static FailureOr<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(const TargetOptions &options, Location loc) {
  static std::once_flag initialized;
  std::call_once(initialized, [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
  });
  if (options.optLevel > 3)
    return emitError(loc, "optimisation level must be 0 to 3, got ")
           << options.optLevel;
  llvm::Triple triple(llvm::sys::getProcessTriple());
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return emitError(loc, "no code generator for this machine: ") << message;
  TargetOptions resolved = options;
  resolveHost(resolved);
  const auto &[cpu, features, optLevel] = resolved;
  if (!options.cpu.empty()) {
    std::unique_ptr<llvm::MCSubtargetInfo> subtarget(
        target->createMCSubtargetInfo(triple, "", ""));
    if (subtarget && !subtarget->isCPUStringValid(cpu))
      return emitError(loc, "no CPU '") << cpu << "' for " << triple.str();
  }
  auto level = static_cast<llvm::CodeGenOptLevel>(options.optLevel);
  std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(
      triple, cpu, dropSlowFeatures(triple, options.features, features),
      llvm::TargetOptions(), llvm::Reloc::PIC_, llvm::CodeModel::Small, level));
  if (!machine)
    return emitError(loc, "no code generator for CPU '")
           << cpu << "' with features '" << features << "'";
  return machine;
}

/// Of one vector register of x86.
static unsigned getVectorBytes(const llvm::MCSubtargetInfo &subtarget) {
  return subtarget.checkFeatures("+avx512f") ? 64
         : subtarget.checkFeatures("+avx")   ? 32
                                             : 16;
}

FailureOr<VectorRegisters>
uop::cpu::getVectorRegisters(const TargetOptions &options, Location loc) {
  auto machine = createTargetMachine(options, loc);
  if (failed(machine))
    return failure();
  const llvm::MCSubtargetInfo &subtarget = *(*machine)->getMCSubtargetInfo();
  if (!(*machine)->getTargetTriple().isX86())
    return VectorRegisters{16, 32};
  unsigned bytes = getVectorBytes(subtarget);
  int64_t dotI16Bytes = subtarget.checkFeatures("+avx512bw") ? 64
                        : subtarget.checkFeatures("+avx2")   ? 32
                                                             : 16;
  if (bytes == 64)
    return VectorRegisters{bytes,
                           32,
                           /*hasF16=*/true,
                           subtarget.checkFeatures("+avx512vnni,+avx512vl"),
                           subtarget.checkFeatures("+avx512bf16,+avx512vl"),
                           subtarget.checkFeatures("+avx512bw,+avx512vl") ? 1
                                                                          : 4,
                           /*hasLdexp=*/subtarget.checkFeatures("+avx512vl"),
                           dotI16Bytes};
  return VectorRegisters{bytes,
                         16,
                         subtarget.checkFeatures("+f16c"),
                         /*hasDot=*/false,
                         /*hasDotBF16=*/false,
                         /*maskedBytes=*/bytes == 32 ? 4 : 0,
                         /*hasLdexp=*/false,
                         dotI16Bytes};
}

bool uop::cpu::isReservedName(StringRef name) {
  if (name.starts_with("llvm.") || name.starts_with("__"))
    return true;
  llvm::TargetLibraryInfoImpl library{
      llvm::Triple(llvm::sys::getProcessTriple())};
  llvm::LibFunc function;
  return library.getLibFunc(name, function);
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

/// Adds `void name_packed(ptr args, i64 begin, i64 end)`, which calls `kernel`
/// with the pointers and integers in `args`. Null if the kernel's type does not
/// fit.
static llvm::Function *createEntry(llvm::Function &kernel) {
  llvm::FunctionType *type = kernel.getFunctionType();
  unsigned numParams = type->getNumParams();
  if (numParams < 2 || !type->getReturnType()->isVoidTy() || type->isVarArg())
    return nullptr;
  unsigned numArgs = numParams - 2;
  for (unsigned i = 0; i < numParams; ++i) {
    llvm::Type *param = type->getParamType(i);
    if (!param->isIntegerTy(64) && (i >= numArgs || !param->isPointerTy()))
      return nullptr;
  }

  llvm::LLVMContext &context = kernel.getContext();
  llvm::IRBuilder<> builder(context);
  llvm::Type *pointer = builder.getPtrTy();
  llvm::Type *i64 = builder.getInt64Ty();
  // LLVM picks another name if that one is taken.
  auto *entry = llvm::Function::Create(
      llvm::FunctionType::get(builder.getVoidTy(), {pointer, i64, i64}, false),
      llvm::GlobalValue::ExternalLinkage, kernel.getName() + "_packed",
      kernel.getParent());
  builder.SetInsertPoint(llvm::BasicBlock::Create(context, "", entry));
  SmallVector<llvm::Value *> args;
  for (unsigned i = 0; i < numArgs; ++i) {
    llvm::Value *place =
        builder.CreateConstInBoundsGEP1_64(pointer, entry->getArg(0), i);
    args.push_back(builder.CreateLoad(type->getParamType(i), place));
  }
  args.push_back(entry->getArg(1));
  args.push_back(entry->getArg(2));
  llvm::CallInst *call = builder.CreateCall(&kernel, args);
  call->setCallingConv(kernel.getCallingConv());
  builder.CreateRetVoid();
  return entry;
}

/// Attributes that hold for all code of ours.
static void setAttributes(llvm::Module &module,
                          const llvm::TargetMachine &machine) {
  for (llvm::Function &function : module) {
    if (function.isDeclaration())
      continue;
    function.addFnAttr(llvm::Attribute::NoUnwind);
    function.addFnAttr("target-cpu", machine.getTargetCPU());
    function.addFnAttr("target-features", machine.getTargetFeatureString());
  }
}

/// Bytes of the widest vector in a register of the function.
static unsigned getWidestVector(const llvm::Function &function,
                                unsigned registerBytes) {
  unsigned widest = 0;
  for (const llvm::Instruction &instruction : llvm::instructions(function))
    if (auto *vector = dyn_cast<llvm::FixedVectorType>(instruction.getType()))
      widest = std::max<unsigned>(
          widest, std::min<uint64_t>(
                      registerBytes,
                      llvm::PowerOf2Ceil(vector->getNumElements() *
                                         vector->getScalarSizeInBits() / 8)));
  return widest;
}

/// Where a stack aligned to 16 bytes has vectors that LLVM spills, most of them
/// are in two cache lines, and a loop takes up to twice as long: it depends on
/// where the caller's stack happens to be. LLVM aligns the stack only for what
/// it knows of before it spills.
static void alignSpills(llvm::Module &module,
                        const llvm::TargetMachine &machine) {
  constexpr unsigned abiBytes = 16;
  if (!module.getTargetTriple().isX86())
    return;
  unsigned registerBytes = getVectorBytes(*machine.getMCSubtargetInfo());
  for (llvm::Function &function : module) {
    unsigned widest = getWidestVector(function, registerBytes);
    if (widest > abiBytes)
      function.addFnAttr(llvm::Attribute::getWithStackAlignment(
          module.getContext(), llvm::Align(widest)));
  }
}

/// What is stored past the caches has to be there before the launch ends.
static void fenceStreams(llvm::Module &module) {
  if (!module.getTargetTriple().isX86())
    return;
  for (llvm::Function &function : module) {
    bool hasStream = false;
    SmallVector<llvm::ReturnInst *> returns;
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      hasStream |= instruction.hasMetadata(llvm::LLVMContext::MD_nontemporal);
      if (auto *ret = dyn_cast<llvm::ReturnInst>(&instruction))
        returns.push_back(ret);
    }
    for (llvm::ReturnInst *ret : returns)
      if (hasStream)
        llvm::IRBuilder<>(ret).CreateIntrinsic(llvm::Intrinsic::x86_sse_sfence,
                                               {});
  }
}

KernelModule::KernelModule(Location loc) : loc(loc) {}
KernelModule::KernelModule(KernelModule &&other) = default;
KernelModule::~KernelModule() = default;
KernelModule &KernelModule::operator=(KernelModule &&other) {
  // The old module must go before its context.
  ir = std::move(other.ir);
  context = std::move(other.context);
  machine = std::move(other.machine);
  kernelNames = std::move(other.kernelNames);
  entries = std::move(other.entries);
  optLevel = other.optLevel;
  loc = other.loc;
  return *this;
}

void KernelModule::registerTranslation(MLIRContext &context) {
  registerBuiltinDialectTranslation(context);
  registerLLVMDialectTranslation(context);
}

FailureOr<KernelModule> KernelModule::create(ModuleOp module,
                                             ArrayRef<StringRef> kernels,
                                             const TargetOptions &options) {
  registerTranslation(*module.getContext());
  KernelModule result(module.getLoc());
  auto machine = createTargetMachine(options, module.getLoc());
  if (failed(machine))
    return failure();
  result.machine = std::move(*machine);
  result.optLevel = options.optLevel;
  result.context = std::make_unique<llvm::LLVMContext>();
  result.ir = translateModuleToLLVMIR(module, *result.context, "uop-kernels");
  if (!result.ir)
    return module.emitError("cannot be translated to LLVM IR");
  llvm::Module &ir = *result.ir;
  ir.setTargetTriple(result.machine->getTargetTriple());
  ir.setDataLayout(result.machine->createDataLayout());

  for (StringRef name : kernels) {
    llvm::Function *kernel = ir.getFunction(name);
    Operation *source = SymbolTable::lookupSymbolIn(module, name);
    if (!kernel || kernel->isDeclaration() || !source)
      return module.emitError("no kernel @") << name << " in the module";
    llvm::Function *entry = createEntry(*kernel);
    if (!entry)
      return source->emitError("kernel @")
             << name
             << " must take one pointer per buffer, one i64 per variable "
             << "and two i64, and return nothing";
    kernel->setLinkage(llvm::GlobalValue::InternalLinkage);
    result.kernelNames.push_back(name.str());
    result.entries.push_back(entry->getName().str());
  }
  fenceStreams(ir);
  setAttributes(ir, *result.machine);
  // Its arguments promise that they do not alias; inlined, they would not.
  for (const std::string &name : result.kernelNames)
    if (llvm::Function *kernel = ir.getFunction(name))
      kernel->addFnAttr(llvm::Attribute::NoInline);
  return result;
}

void KernelModule::optimize() {
  bool hasCallees = llvm::any_of(*ir, [&](const llvm::Function &function) {
    return !function.isDeclaration() &&
           !llvm::is_contained(kernelNames, function.getName()) &&
           !llvm::is_contained(entries, function.getName());
  });
  uop::optimize(*ir, *machine, optLevel, hasCallees);
  lowerMaskedAccesses(*ir, machine->getTargetTriple().isX86()
                               ? getVectorBytes(*machine->getMCSubtargetInfo())
                               : 16);
  lowerExtrema(*ir, *machine);
  alignSpills(*ir, *machine);
}

size_t KernelModule::getInstructionCount() const {
  return ir->getInstructionCount();
}

//===----------------------------------------------------------------------===//
// Text and object code
//===----------------------------------------------------------------------===//

static std::string print(const llvm::Module &module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, nullptr);
  return text;
}

std::string KernelModule::getIR() const { return print(*ir); }

/// The library that compiles, as the file that it is: a package may replace it
/// without another version number.
static std::string describeLLVM() {
  std::string text = "LLVM " LLVM_VERSION_STRING;
  Dl_info info;
  llvm::sys::fs::file_status status;
  auto *address = reinterpret_cast<void *>(&llvm::sys::getHostCPUName);
  if (dladdr(address, &info) && !llvm::sys::fs::status(info.dli_fname, status))
    text += llvm::formatv(
        " {0} bytes {1}", status.getSize(),
        status.getLastModificationTime().time_since_epoch().count());
  return text;
}

std::string uop::cpu::describeTarget(const TargetOptions &options) {
  static const std::string compiler =
      describeLLVM() + "\nUOp " UOP_CODEGEN_BUILD "\n";
  TargetOptions resolved = options;
  resolveHost(resolved);
  return compiler + llvm::formatv("level {0} cpu {1} features {2}\n",
                                  resolved.optLevel, resolved.cpu,
                                  resolved.features)
                        .str();
}

// Bitcode takes a fraction of the time of text.
std::string KernelModule::getKey() const {
  SmallVector<char, 0> bitcode;
  llvm::raw_svector_ostream stream(bitcode);
  llvm::WriteBitcodeToFile(*ir, stream);
  return describeTarget({machine->getTargetCPU().str(),
                         machine->getTargetFeatureString().str(), optLevel}) +
         llvm::join(entries, " ") + "\n" + stream.str().str();
}

FailureOr<SmallVector<char, 0>> KernelModule::emit(llvm::Module &module,
                                                   bool isObject) const {
  SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, stream, nullptr,
                                   isObject
                                       ? llvm::CodeGenFileType::ObjectFile
                                       : llvm::CodeGenFileType::AssemblyFile))
    return emitError(loc, "this target emits no ")
           << (isObject ? "object files" : "assembly");
  passes.run(module);
  return bytes;
}

static FailureOr<std::string> toText(FailureOr<SmallVector<char, 0>> bytes) {
  if (failed(bytes))
    return failure();
  return std::string(bytes->begin(), bytes->end());
}

// Code generation changes the module, hence the clones.
FailureOr<std::string> KernelModule::getAssembly() const {
  return toText(emit(*llvm::CloneModule(*ir), /*isObject=*/false));
}
FailureOr<SmallVector<char, 0>> KernelModule::getObject() const {
  return emit(*llvm::CloneModule(*ir), /*isObject=*/true);
}
FailureOr<SmallVector<char, 0>> KernelModule::takeObject() {
  return emit(*ir, /*isObject=*/true);
}
