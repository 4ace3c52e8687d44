//===- CHeader.cpp - C headers of compiled programs -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CHeader.h"

#include "uop/Runtime/Signature.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace uop;
using llvm::StringRef;
using runtime::DType;

std::string uop::makeCName(StringRef text) {
  std::string name;
  for (char c : text)
    name += llvm::isAlnum(c) ? c : '_';
  if (name.empty() || llvm::isDigit(name.front()))
    name = "_" + name;
  return name;
}

/// Floats that C has no type for travel as their bits.
static const char *getCType(DType type) {
  switch (type) {
  case DType::Bool:
  case DType::U8:
  case DType::F8E4M3FN:
  case DType::F8E5M2:
  case DType::F8E4M3FNUZ:
  case DType::F8E5M2FNUZ:
  case DType::F8E8M0FNU:
  case DType::F4E2M1FN:
    return "uint8_t";
  case DType::I8:
    return "int8_t";
  case DType::I16:
    return "int16_t";
  case DType::I32:
    return "int32_t";
  case DType::I64:
  case DType::Index:
    return "int64_t";
  case DType::U16:
  case DType::F16:
  case DType::BF16:
    return "uint16_t";
  case DType::U32:
    return "uint32_t";
  case DType::U64:
    return "uint64_t";
  case DType::F32:
    return "float";
  case DType::F64:
    return "double";
  }
  return "void";
}

namespace {

class HeaderWriter {
public:
  HeaderWriter(const runtime::Plan &plan, StringRef prefix, bool choosesDevice)
      : plan(plan), prefix(prefix.str()), choosesDevice(choosesDevice),
        os(text) {}

  std::string write(StringRef source, bool hasObject);

private:
  void nameArguments();
  void writeLoad(bool hasObject);
  void writeRun();
  std::string describe(const runtime::TensorInfo &type,
                       const std::vector<std::vector<int>> &sizes,
                       size_t i) const;
  void writeShape(const std::vector<std::vector<int>> &sizes, size_t i);

  const runtime::Plan &plan;
  std::string prefix;
  bool choosesDevice;
  std::string text;
  llvm::raw_string_ostream os;
  /// Unique and allowed in C.
  std::vector<std::string> inputs, outputs, variables;
};

} // namespace

void HeaderWriter::nameArguments() {
  // What the function itself uses, and words of C and C++.
  static const char *const words[] = {
      "session",   "error",   "shape",    "auto",     "break",    "case",
      "char",      "const",   "continue", "default",  "do",       "double",
      "else",      "enum",    "extern",   "float",    "for",      "goto",
      "if",        "inline",  "int",      "long",     "register", "restrict",
      "return",    "short",   "signed",   "sizeof",   "static",   "struct",
      "switch",    "typedef", "union",    "unsigned", "void",     "volatile",
      "while",     "and",     "bool",     "catch",    "class",    "delete",
      "explicit",  "export",  "false",    "friend",   "mutable",  "namespace",
      "new",       "not",     "nullptr",  "operator", "or",       "private",
      "protected", "public",  "template", "this",     "throw",    "true",
      "try",       "typeid",  "typename", "using",    "virtual",  "xor"};
  llvm::StringSet<> taken;
  for (const char *word : words)
    taken.insert(word);
  auto add = [&](std::vector<std::string> &names, StringRef name,
                 const std::string &otherwise) {
    std::string unique = name.empty() ? otherwise : makeCName(name);
    while (!taken.insert(unique).second)
      unique += "_";
    names.push_back(unique);
  };
  auto nameOf = [](const std::vector<std::string> &names, size_t i) {
    return i < names.size() ? StringRef(names[i]) : StringRef();
  };
  for (const runtime::Variable &variable : plan.variables)
    add(variables, variable.name, "");
  for (size_t i = 0; i < plan.inputs.size(); ++i)
    add(inputs, nameOf(plan.inputNames, i), "input" + std::to_string(i));
  for (size_t i = 0; i < plan.outputs.size(); ++i)
    add(outputs, nameOf(plan.outputNames, i), "output" + std::to_string(i));
}

/// "float [4][n]", for a comment.
std::string HeaderWriter::describe(const runtime::TensorInfo &type,
                                   const std::vector<std::vector<int>> &sizes,
                                   size_t i) const {
  std::string result = runtime::name(type.dtype);
  for (auto [axis, size] : llvm::enumerate(type.shape)) {
    int scalar = i < sizes.size() && !sizes[i].empty() ? sizes[i][axis] : -1;
    std::string extent = std::to_string(size);
    if (scalar >= 0 &&
        plan.scalars[scalar].kind == runtime::Scalar::Kind::Variable)
      extent = variables[plan.scalars[scalar].value];
    else if (scalar >= 0)
      extent = "at most " + extent;
    result += "[" + extent + "]";
  }
  return result;
}

void HeaderWriter::writeLoad(bool hasObject) {
  os << "/** What the program takes and gives. */\n"
     << "#define " << prefix << "_signature \\\n  \"";
  os.write_escaped(runtime::getSignature(plan)) << "\"\n\n";
  StringRef on = choosesDevice ? "On" : "";
  StringRef parameter = choosesDevice ? "const char *device, " : "";
  StringRef argument = choosesDevice ? "device, " : "";
  if (hasObject)
    os << "extern const unsigned char " << prefix << "_artifact[];\n"
       << "extern const uint64_t " << prefix << "_artifact_size;\n\n"
       << "/** The program, which is part of this one. */\n"
       << "static inline UOpError " << prefix << "_load(" << parameter
       << "UOpModel **model) {\n"
       << "  return uopModelLoadMemory" << on << "(" << prefix << "_artifact, "
       << prefix << "_artifact_size, " << argument << "model);\n}\n\n";
  else
    os << "/** The program from its file; an error if the file holds another."
       << " */\n"
       << "static inline UOpError " << prefix << "_load(const char *path, "
       << parameter << "UOpModel **model) {\n"
       << "  UOpModel *loaded;\n"
       << "  UOpError error = uopModelLoadFile" << on << "(path, " << argument
       << "&loaded);\n"
       << "  if (error)\n    return error;\n"
       << "  error = uopModelCheckSignature(loaded, " << prefix
       << "_signature);\n"
       << "  if (error)\n    uopModelFree(loaded);\n"
       << "  else\n    *model = loaded;\n"
       << "  return error;\n}\n\n";
}

/// An initialiser for the shape of an input whose sizes vary.
void HeaderWriter::writeShape(const std::vector<std::vector<int>> &sizes,
                              size_t i) {
  os << "{";
  for (auto [axis, size] : llvm::enumerate(plan.inputs[i].shape)) {
    os << (axis ? ", " : "");
    if (sizes[i][axis] < 0)
      os << size;
    else
      os << variables[plan.scalars[sizes[i][axis]].value];
  }
  os << "}";
}

void HeaderWriter::writeRun() {
  std::vector<bool> isDonated(plan.inputs.size());
  for (const runtime::Slot &slot : plan.slots)
    if (slot.kind == runtime::Slot::Kind::Input && slot.isDonated)
      isDonated[slot.index] = true;

  os << "/** Runs the program once. Outputs are written, inputs read where they"
     << " are;\n    a size that varies may be less than its bound.\n";
  for (auto [i, variable] : llvm::enumerate(plan.variables))
    if (variable.isChosen)
      os << "    " << variables[i] << ": " << variable.min << " to "
         << variable.max << "\n";
  for (auto [i, type] : llvm::enumerate(plan.inputs))
    os << "    " << inputs[i] << ": " << describe(type, plan.inputSizes, i)
       << (isDonated[i] ? ", overwritten" : "") << "\n";
  for (auto [i, type] : llvm::enumerate(plan.outputs))
    os << "    " << outputs[i] << ": " << describe(type, plan.outputSizes, i)
       << "\n";
  os << "*/\nstatic inline UOpError " << prefix << "_run(UOpSession *session";
  for (auto [i, variable] : llvm::enumerate(plan.variables))
    if (variable.isChosen)
      os << ",\n    int64_t " << variables[i];
  for (auto [i, type] : llvm::enumerate(plan.inputs))
    os << ",\n    " << (isDonated[i] ? "" : "const ") << getCType(type.dtype)
       << " *" << inputs[i];
  for (auto [i, type] : llvm::enumerate(plan.outputs))
    os << ",\n    " << getCType(type.dtype) << " *" << outputs[i];
  os << ") {\n";
  if (!plan.variables.empty() || !plan.inputs.empty() || !plan.outputs.empty())
    os << "  UOpError error = NULL;\n";
  auto call = [&](const std::string &expression) {
    os << "  error = " << expression << ";\n  if (error)\n    return error;\n";
  };
  for (auto [i, variable] : llvm::enumerate(plan.variables))
    if (variable.isChosen) {
      std::string name;
      llvm::raw_string_ostream(name).write_escaped(variable.name);
      call("uopSessionSetVariable(session, \"" + name + "\", " + variables[i] +
           ")");
    }
  for (size_t i = 0; i < plan.inputs.size(); ++i) {
    bool varies = i < plan.inputSizes.size() && !plan.inputSizes[i].empty();
    std::string shape = "NULL";
    if (varies) {
      shape = "shape" + std::to_string(i) + "_";
      os << "  const int64_t " << shape << "[] = ";
      writeShape(plan.inputSizes, i);
      os << ";\n";
    }
    call("uopSessionBindInput(session, " + std::to_string(i) + ", " +
         inputs[i] + ", " + shape + ")");
  }
  for (size_t i = 0; i < plan.outputs.size(); ++i)
    call("uopSessionBindOutput(session, " + std::to_string(i) + ", " +
         outputs[i] + ", SIZE_MAX)");
  os << "  return uopSessionRun(session);\n}\n\n";
}

std::string HeaderWriter::write(StringRef source, bool hasObject) {
  nameArguments();
  std::string guard = StringRef(prefix).upper() + "_UOP_H";
  os << "/* Written by uop-compile from " << source << ". */\n\n"
     << "#ifndef " << guard << "\n#define " << guard << "\n\n"
     << "#include \"uop-c/Runtime.h\"\n\n"
     << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n";
  writeLoad(hasObject);
  writeRun();
  os << "#ifdef __cplusplus\n}\n#endif\n\n#endif /* " << guard << " */\n";
  return text;
}

std::string uop::makeCHeader(const runtime::Plan &plan, StringRef prefix,
                             StringRef source, bool hasObject,
                             bool choosesDevice) {
  return HeaderWriter(plan, prefix, choosesDevice).write(source, hasObject);
}
