//===- Load.cpp - Object code into this process -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Target/CPU/CPUTarget.h"

#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"

using namespace mlir;
using namespace uop::cpu;

/// The symbols of `object` that neither it nor this process defines.
static llvm::Expected<std::vector<std::string>>
findMissingSymbols(llvm::MemoryBufferRef bytes) {
  auto object = llvm::object::ObjectFile::createObjectFile(bytes);
  if (!object)
    return object.takeError();
  std::vector<std::string> missing;
  for (const llvm::object::SymbolRef &symbol : (*object)->symbols()) {
    auto flags = symbol.getFlags();
    if (!flags)
      return flags.takeError();
    if (!(*flags & llvm::object::SymbolRef::SF_Undefined))
      continue;
    auto name = symbol.getName();
    if (!name)
      return name.takeError();
    // The linker makes the table of addresses itself.
    if (name->empty() || *name == "_GLOBAL_OFFSET_TABLE_")
      continue;
    std::string text = name->str();
    if (!llvm::sys::DynamicLibrary::SearchForAddressOfSymbol(text))
      missing.push_back(std::move(text));
  }
  return missing;
}

static llvm::Expected<LoadedCode>
loadObjects(ArrayRef<ArrayRef<char>> objects, ArrayRef<StringRef> names,
            std::vector<std::string> &missing) {
  // Debian's libraries keep libm and libc in this process's global scope.
  llvm::sys::DynamicLibrary::LoadLibraryPermanently(nullptr);
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> copies;
  for (ArrayRef<char> object : objects) {
    copies.push_back(llvm::MemoryBuffer::getMemBufferCopy(
        StringRef(object.data(), object.size()),
        "uop-kernels-" + llvm::Twine(copies.size()) + ".o"));
    auto found = findMissingSymbols(*copies.back());
    if (!found)
      return found.takeError();
    llvm::append_range(missing, *found);
  }
  llvm::sort(missing);
  missing.erase(llvm::unique(missing), missing.end());
  if (!missing.empty())
    return LoadedCode();

  llvm::orc::LLJITBuilder builder;
  // Kernels have no initialisers or thread-locals for a platform to look after.
  builder.setPlatformSetUp(llvm::orc::setUpInactivePlatform);
  auto jit = builder.create();
  if (!jit)
    return jit.takeError();
  for (std::unique_ptr<llvm::MemoryBuffer> &copy : copies)
    if (auto error = (*jit)->addObjectFile(std::move(copy)))
      return error;
  LoadedCode result;
  for (StringRef name : names) {
    auto address = (*jit)->lookup(name);
    if (!address)
      return address.takeError();
    result.entries.push_back(address->toPtr<uop::runtime::KernelEntry>());
  }
  result.code = std::shared_ptr<llvm::orc::LLJIT>(std::move(*jit));
  return result;
}

FailureOr<LoadedCode> uop::cpu::load(ArrayRef<ArrayRef<char>> objects,
                                     ArrayRef<StringRef> names, Location loc) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  std::vector<std::string> missing;
  auto loaded = loadObjects(objects, names, missing);
  if (!loaded)
    return emitError(loc, "cannot load the compiled kernels: ")
           << llvm::toString(loaded.takeError());
  if (!missing.empty()) {
    InFlightDiagnostic error =
        emitError(loc, "the compiled kernels call ")
        << llvm::join(missing, ", ")
        << ", which no library of this process defines; link or preload one "
           "that does, or load it with uop-run --load";
    return error;
  }
  return std::move(*loaded);
}
