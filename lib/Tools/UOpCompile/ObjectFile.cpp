//===- ObjectFile.cpp - Bytes in an object file -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CHeader.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

using namespace llvm;

uop::runtime::Expected<SmallVector<char, 0>>
uop::emitDataObject(StringRef bytes, StringRef symbol, unsigned alignment) {
  using runtime::Error;
  InitializeNativeTarget();
  InitializeNativeTargetAsmPrinter();
  Triple triple(sys::getProcessTriple());
  std::string message;
  const Target *target = TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return Error::failure(message);
  std::unique_ptr<TargetMachine> machine(target->createTargetMachine(
      triple, "", "", TargetOptions(), Reloc::PIC_));
  LLVMContext context;
  Module module("uop-artifact", context);
  module.setTargetTriple(triple);
  module.setDataLayout(machine->createDataLayout());
  auto define = [&](Constant *value, const Twine &name, unsigned align) {
    auto *global =
        new GlobalVariable(module, value->getType(), /*isConstant=*/true,
                           GlobalValue::ExternalLinkage, value, name);
    global->setAlignment(Align(align));
  };
  define(ConstantDataArray::getString(context, bytes, /*AddNull=*/false),
         symbol, alignment);
  define(ConstantInt::get(Type::getInt64Ty(context), bytes.size()),
         symbol + "_size", 8);
  SmallVector<char, 0> object;
  raw_svector_ostream stream(object);
  legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, stream, nullptr,
                                   CodeGenFileType::ObjectFile))
    return Error::failure("this target emits no object files");
  passes.run(module);
  return object;
}
