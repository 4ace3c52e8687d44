//===- SaveCase.cpp - What a program should compute, in files ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SaveCase.h"

#include "Files.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"

using namespace uop;
using namespace uop::run;
using runtime::Error;

Error uop::run::saveCase(llvm::StringRef folder, const Case &of) {
  if (std::error_code code = llvm::sys::fs::create_directories(folder))
    return Error::failure("cannot make the folder '" + folder.str() +
                          "': " + code.message());
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "runs " << of.runs << "\n";
  for (const auto &[name, value] : of.variables)
    os << "var " << value << " " << name << "\n";
  std::vector<std::string> files;
  std::vector<runtime::Array> arrays;
  auto add = [&](const char *what, size_t i, const runtime::Array &array) {
    std::string name = what + std::to_string(i) + ".npy";
    llvm::SmallString<128> path(folder);
    llvm::sys::path::append(path, name);
    files.push_back(path.str().str());
    arrays.push_back(array);
    return name;
  };
  for (auto [i, input] : llvm::enumerate(of.inputs))
    os << "input " << add("input", i, input) << "\n";
  for (auto [i, output] : llvm::enumerate(of.outputs)) {
    const runtime::Difference &allowed = of.allowed[i];
    os << "output " << add("output", i, output) << " ";
    if (allowed.isExact)
      os << "exact\n";
    else
      os << llvm::format("%.17g", allowed.absolute) << "\n";
  }
  if (Error error = writeArrays(files, arrays))
    return error;
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, "case.txt");
  return writeText(path, text);
}
