//===- Files.cpp - What uop-run writes --------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Files.h"

#include "uop/Runtime/Npy.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace uop;
using namespace uop::run;
using runtime::Array;
using runtime::Error;
namespace fs = llvm::sys::fs;

Error uop::run::writeArrays(llvm::ArrayRef<std::string> files,
                            llvm::ArrayRef<Array> arrays) {
  std::string suffix =
      ".part" + std::to_string(llvm::sys::Process::getProcessId());
  size_t written = 0;
  // Where links lead: a rename would replace the link.
  std::vector<std::string> targets;
  auto undo = [&](Error error) {
    for (size_t i = 0; i < written; ++i)
      fs::remove(targets[i] + suffix + std::to_string(i));
    return error;
  };
  for (; written < files.size(); ++written) {
    const std::string &file = files[written];
    fs::file_status status;
    if (!fs::status(file, status) && !fs::is_regular_file(status))
      return undo(Error::failure(
          "cannot write '" + file + "': it is " +
          (fs::is_directory(status) ? "a folder" : "not a regular file")));
    llvm::SmallString<128> target;
    if (fs::real_path(file, target))
      target = file;
    if (llvm::is_contained(targets, target.str()))
      return undo(Error::failure("cannot write two outputs to '" + file + "'"));
    targets.push_back(target.str().str());
    std::string part = targets.back() + suffix + std::to_string(written);
    if (Error error = runtime::writeNpy(part, arrays[written])) {
      // The user knows the file by its own name.
      std::string message = error.message();
      size_t found = message.find(part);
      if (found != std::string::npos)
        message.replace(found, part.size(), file);
      return undo(
          Error::failure("output " + std::to_string(written) + ": " + message));
    }
  }
  for (size_t i = 0; i < files.size(); ++i)
    if (std::error_code code =
            fs::rename(targets[i] + suffix + std::to_string(i), targets[i]))
      return undo(
          Error::failure("cannot write '" + files[i] + "': " + code.message()));
  return Error::success();
}

Error uop::run::writeText(llvm::StringRef path, llvm::StringRef text) {
  std::error_code code;
  llvm::raw_fd_ostream stream(path, code);
  if (!code) {
    stream << text;
    stream.close();
    code = stream.error();
    stream.clear_error();
  }
  if (code)
    return Error::failure("cannot write '" + path.str() +
                          "': " + code.message());
  return Error::success();
}

std::string uop::run::makeFileName(llvm::StringRef symbol) {
  std::string name = symbol.str();
  for (char &c : name)
    if (!llvm::isAlnum(c) && c != '_' && c != '-')
      c = '_';
  return name;
}

Error uop::run::dumpKernels(const std::string &folder,
                            llvm::ArrayRef<KernelTexts> kernels,
                            const runtime::DeviceCode &code) {
  if (std::error_code code = fs::create_directories(folder))
    return Error::failure("cannot make the folder '" + folder +
                          "': " + code.message());
  if (!code.format.empty() && !kernels.empty()) {
    llvm::SmallString<128> path(folder);
    llvm::StringRef extension = code.format == "spirv" ? "spv"
                                : code.format == "gpu"
                                    ? "gpu.mlir"
                                    : llvm::StringRef(code.format);
    llvm::sys::path::append(path, "kernels." + extension);
    if (Error error = writeText(
            path, llvm::StringRef(code.bytes.data(), code.bytes.size())))
      return error;
  }
  llvm::StringSet<> taken;
  for (const KernelTexts &kernel : kernels) {
    std::string name = makeFileName(kernel.name);
    while (!taken.insert(name).second)
      name += "_";
    llvm::SmallString<128> path(folder);
    llvm::sys::path::append(path, name);
    std::pair<const char *, const std::string *> texts[] = {
        {".uop.mlir", &kernel.uop},
        {code.format.empty() ? ".loops.mlir" : ".gpu.mlir", &kernel.loops},
        {".ll", &kernel.llvmIR},
        {".s", &kernel.assembly}};
    // Devices have no text of the later stages for each kernel.
    for (auto [extension, text] : texts)
      if (!text->empty())
        if (Error error = writeText((path + extension).str(), *text))
          return error;
  }
  return Error::success();
}
