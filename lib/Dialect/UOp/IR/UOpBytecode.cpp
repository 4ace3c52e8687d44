//===- UOpBytecode.cpp - The dialect's versions and attributes --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The attributes of the dialect are enumerations, a code that says which one,
// then the number of the case, and variables. No code or number may ever be
// given another meaning.
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpBytecode.h"

#include "BytecodeInterface.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;

namespace {

enum class AttrCode : uint64_t {
  ReduceKind = 0,
  CmpPredicate = 1,
  ScatterKind = 2,
  RangeKind = 3,
  Space = 4,
  SpecialKind = 5,
  Var = 6,
};

template <typename AttrT, typename EnumT>
Attribute readEnum(DialectBytecodeReader &reader, StringRef what,
                   std::optional<EnumT> (*symbolize)(uint32_t)) {
  uint64_t number;
  if (failed(reader.readVarInt(number)))
    return {};
  std::optional<EnumT> value;
  if (number <= UINT32_MAX)
    value = symbolize(number);
  if (value)
    return AttrT::get(reader.getContext(), *value);
  reader.emitError() << number << " is no " << what << " of the uop dialect";
  return {};
}

struct UOpBytecodeInterface : public BytecodeDialectInterface {
  explicit UOpBytecodeInterface(Dialect *dialect)
      : BytecodeDialectInterface(dialect) {}

  Attribute readAttribute(DialectBytecodeReader &reader) const final {
    uint64_t code;
    if (failed(reader.readVarInt(code)))
      return {};
    switch (AttrCode(code)) {
    case AttrCode::ReduceKind:
      return readEnum<ReduceKindAttr>(reader, "reduction", symbolizeReduceKind);
    case AttrCode::CmpPredicate:
      return readEnum<CmpPredicateAttr>(reader, "comparison",
                                        symbolizeCmpPredicate);
    case AttrCode::ScatterKind:
      return readEnum<ScatterKindAttr>(reader, "scatter", symbolizeScatterKind);
    case AttrCode::RangeKind:
      return readEnum<RangeKindAttr>(reader, "range kind", symbolizeRangeKind);
    case AttrCode::Space:
      return readEnum<SpaceAttr>(reader, "memory space", symbolizeSpace);
    case AttrCode::SpecialKind:
      return readEnum<SpecialKindAttr>(reader, "kind of a position",
                                       symbolizeSpecialKind);
    case AttrCode::Var: {
      StringAttr name;
      int64_t min, max;
      if (failed(reader.readAttribute(name)) ||
          failed(reader.readSignedVarInt(min)) ||
          failed(reader.readSignedVarInt(max)))
        return {};
      return VarAttr::getChecked([&] { return reader.emitError(); },
                                 reader.getContext(), name, min, max);
    }
    }
    reader.emitError() << code << " is no attribute of the uop dialect";
    return {};
  }

  LogicalResult writeAttribute(Attribute attr,
                               DialectBytecodeWriter &writer) const final {
    auto write = [&](AttrCode code, auto value) {
      writer.writeVarInt(uint64_t(code));
      writer.writeVarInt(uint64_t(value));
      return success();
    };
    return llvm::TypeSwitch<Attribute, LogicalResult>(attr)
        .Case([&](ReduceKindAttr kind) {
          return write(AttrCode::ReduceKind, kind.getValue());
        })
        .Case([&](CmpPredicateAttr predicate) {
          return write(AttrCode::CmpPredicate, predicate.getValue());
        })
        .Case([&](ScatterKindAttr kind) {
          return write(AttrCode::ScatterKind, kind.getValue());
        })
        .Case([&](RangeKindAttr kind) {
          return write(AttrCode::RangeKind, kind.getValue());
        })
        .Case([&](SpaceAttr space) {
          return write(AttrCode::Space, space.getValue());
        })
        .Case([&](SpecialKindAttr kind) {
          return write(AttrCode::SpecialKind, kind.getValue());
        })
        .Case([&](VarAttr variable) {
          writer.writeVarInt(uint64_t(AttrCode::Var));
          writer.writeAttribute(variable.getName());
          writer.writeSignedVarInt(variable.getMin());
          writer.writeSignedVarInt(variable.getMax());
          return success();
        })
        .Default([](Attribute) { return failure(); });
  }

  void writeVersion(DialectBytecodeWriter &writer) const final {
    UOpDialectVersion version = UOpDialectVersion::getCurrent();
    auto wanted = writer.getDialectVersion<UOpDialect>();
    if (succeeded(wanted))
      version = *static_cast<const UOpDialectVersion *>(*wanted);
    writer.writeVarInt(version.major);
    writer.writeVarInt(version.minor);
  }

  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const final {
    uint64_t major, minor;
    if (failed(reader.readVarInt(major)) || failed(reader.readVarInt(minor)))
      return nullptr;
    UOpDialectVersion current = UOpDialectVersion::getCurrent();
    if (major == current.major && minor <= current.minor)
      return std::make_unique<UOpDialectVersion>(major, minor);
    reader.emitError() << "the bytecode is of version " << major << "." << minor
                       << " of the uop dialect; this build reads versions "
                       << current.major << ".0 to " << current.major << "."
                       << current.minor
                       << ": write it again with a UOp of that age, or as text";
    return nullptr;
  }
};

} // namespace

void uop::addBytecodeInterface(UOpDialect &dialect) {
  dialect.addInterfaces<UOpBytecodeInterface>();
}
