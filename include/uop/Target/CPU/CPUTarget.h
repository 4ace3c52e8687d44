//===- CPUTarget.h - Kernels to machine code of a CPU -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TARGET_CPU_CPUTARGET_H
#define UOP_TARGET_CPU_CPUTARGET_H

#include "uop/Runtime/CodeImage.h"
#include "uop/Runtime/Program.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <memory>
#include <string>
#include <vector>

namespace llvm {
class LLVMContext;
class Module;
class TargetMachine;
} // namespace llvm

namespace uop::cpu {

/// What code is made for.
struct TargetOptions {
  /// The CPU as LLVM names it; empty: this machine's.
  std::string cpu;
  /// LLVM's feature string, as "+avx2,-fma"; empty: what this machine has, if
  /// `cpu` is empty too, and otherwise what `cpu` implies.
  std::string features;
  /// 0 to 3.
  unsigned optLevel = 3;
};

/// Kernels as LLVM IR for one CPU. Each kernel has a second function beside it,
/// of type runtime::KernelEntry, that unpacks the arguments. Different objects
/// may be used by different threads.
class KernelModule {
public:
  /// Lets `context` translate to LLVM IR. Before modules are created by several
  /// threads it has to be called by one.
  static void registerTranslation(mlir::MLIRContext &context);

  /// Translates `module`, which holds nothing but llvm dialect functions.
  /// `kernels` are names of functions in it that take one bare
  /// pointer per buffer, one i64 per variable and then the two i64 of the
  /// thread slice. Errors are reported at the module or the function that they
  /// are about.
  static mlir::FailureOr<KernelModule>
  create(mlir::ModuleOp module, llvm::ArrayRef<llvm::StringRef> kernels,
         const TargetOptions &options);

  KernelModule(KernelModule &&other);
  KernelModule &operator=(KernelModule &&other);
  ~KernelModule();

  /// The number of kernels, in the order that create() was given.
  size_t size() const { return entries.size(); }
  /// Name of the unpacking function of a kernel.
  llvm::StringRef getEntryName(size_t kernel) const { return entries[kernel]; }

  /// All that the object file depends on: the bitcode of the LLVM IR as it is
  /// before optimize(), the target, and this build of the compiler.
  std::string getKey() const;
  /// As large as the work of compiling it, more or less.
  size_t getInstructionCount() const;

  /// Runs LLVM's passes; once.
  void optimize();

  /// Text of LLVM IR.
  std::string getIR() const;
  /// Assembly text. Fails after an error.
  mlir::FailureOr<std::string> getAssembly() const;
  /// The bytes of an object file. Fails after an error.
  mlir::FailureOr<llvm::SmallVector<char, 0>> getObject() const;
  /// The same, without a copy of the IR, which nothing may ask for after it.
  mlir::FailureOr<llvm::SmallVector<char, 0>> takeObject();

private:
  explicit KernelModule(mlir::Location loc);
  mlir::FailureOr<llvm::SmallVector<char, 0>> emit(llvm::Module &module,
                                                   bool isObject) const;

  // In the order of construction: the module dies before its context.
  std::unique_ptr<llvm::LLVMContext> context;
  std::unique_ptr<llvm::Module> ir;
  std::unique_ptr<llvm::TargetMachine> machine;
  std::vector<std::string> kernelNames;
  std::vector<std::string> entries;
  unsigned optLevel = 0;
  mlir::Location loc;
};

using runtime::LoadedCode;

/// Code that is linked, but not loaded.
struct LinkedImage {
  runtime::CodeImage image;
  /// Its contents.
  std::vector<char> bytes;
};

/// Links the bytes of object files to an image with `names` as entries, for
/// runtime::loadCode() in this process or another. Objects do not see each
/// other; calls of functions that one does not define are imports. Error at
/// `loc`: an object refers to them by other means than a table of addresses, as
/// code that is not position independent does.
mlir::FailureOr<LinkedImage> link(llvm::ArrayRef<llvm::ArrayRef<char>> objects,
                                  llvm::ArrayRef<llvm::StringRef> names,
                                  mlir::Location loc);

/// Makes `options` those of code that is saved: explicit, and without features
/// that the runtime cannot check for. Returns what a machine must have to run
/// it. Error: no such CPU.
mlir::FailureOr<runtime::CodeTarget> prepareSavedTarget(TargetOptions &options,
                                                        mlir::Location loc);

/// Links the bytes of object files into this process and finds `names` in
/// them. What the code calls (libm, memcpy) comes from this process; a function
/// that is not there is an error at `loc` which names it.
mlir::FailureOr<LoadedCode> load(llvm::ArrayRef<llvm::ArrayRef<char>> objects,
                                 llvm::ArrayRef<llvm::StringRef> names,
                                 mlir::Location loc);

/// The name that LLVM has for a core of such a model and such features. A
/// virtual machine may tell of the model of a client and of features that only
/// servers' cores have: AMX tells of those.
std::string getCoreName(llvm::StringRef model,
                        const llvm::StringMap<bool> &features);

/// The name of this machine's core.
const std::string &getHostCoreName();

/// The registers that vector code of a target is written for.
struct VectorRegisters {
  /// Of one register.
  int64_t bytes;
  int64_t count;
  /// Whether there are instructions that convert f16 from and to f32.
  bool hasF16 = false;
  /// Whether there are instructions for dot products of numbers of 8 bits, and
  /// of bf16, in registers of any size.
  bool hasDot = false, hasDotBF16 = false;
  /// Of the narrowest elements that are loaded under a mask by one instruction;
  /// 0 if none are.
  int64_t maskedBytes = 0;
  /// Whether floats are multiplied by powers of two by an instruction.
  bool hasLdexp = false;
  /// Of the largest registers with an instruction for dot products of signed
  /// numbers of 16 bits; 0 if there is none.
  int64_t dotI16Bytes = 0;
};

mlir::FailureOr<VectorRegisters>
getVectorRegisters(const TargetOptions &options, mlir::Location loc);

/// What the target's cost model should know of the machine: its vector
/// registers, its cores and the sizes of its caches, as entries `uop.NAME` of
/// the device "CPU". Of a target of another CPU, or where the system does not
/// say, there are no cores and caches. A virtual machine sees all of a last
/// cache that it shares with others: each core counts on its share of it.
mlir::TargetSystemSpecAttr describeMachine(mlir::MLIRContext *context,
                                           const TargetOptions &options);

/// All that machine code depends on beside the code that it is made of: the
/// CPU, its features, the level, and the build of LLVM, as text.
std::string describeTarget(const TargetOptions &options);

/// Whether LLVM gives functions of that name a meaning of its own, so that a
/// kernel must not have it.
bool isReservedName(llvm::StringRef name);

} // namespace uop::cpu

#endif // UOP_TARGET_CPU_CPUTARGET_H
