//===- GraphKey.cpp - A program as bytes to compare -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Not bytecode or text: both follow the order of the ops, and text can be told
// to leave elements of constants out.
//
//===----------------------------------------------------------------------===//

#include "GraphKey.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

#include <limits>

using namespace mlir;
using namespace uop;

namespace {

/// Every list has its length in front and every definition follows its number
/// at once, so that the bytes could be read again.
class KeyWriter {
public:
  explicit KeyWriter(ModuleOp module)
      : symbols(module), printing(module.getContext(), getFlags()) {}

  GraphKey write(ModuleOp module, Operation *entry);

private:
  static OpPrintingFlags getFlags() {
    constexpr int64_t all = std::numeric_limits<int64_t>::max();
    OpPrintingFlags flags;
    flags.elideLargeElementsAttrs(all).elideLargeResourceString(all);
    return flags;
  }

  void put(uint64_t number);
  void put(StringRef text) {
    put(text.size());
    key.bytes += text;
  }
  void put(Type type);
  void put(Attribute attr);
  void put(Value value) { put(values.try_emplace(value, values.size())); }
  void put(Block *block) { put(blocks.try_emplace(block, blocks.size())); }
  template <typename Iterator>
  bool put(std::pair<Iterator, bool> entry) {
    put(uint64_t(entry.first->second));
    return entry.second;
  }
  void define(Attribute attr);
  void putElements(DenseElementsAttr attr);
  void putResource(DenseResourceElementsAttr attr);
  void putOp(Operation &op);
  void putRegion(Region &region);
  void putOps(Block &block);

  SymbolTable symbols;
  AsmState printing;
  GraphKey key;
  llvm::SetVector<Operation *> worklist;
  llvm::DenseMap<Type, unsigned> types;
  llvm::DenseMap<Attribute, unsigned> attrs;
  llvm::DenseMap<Value, unsigned> values;
  llvm::DenseMap<Block *, unsigned> blocks;
  llvm::DenseMap<StringAttr, unsigned> opNames;
};

} // namespace

/// Seven bits a byte, the lowest first.
void KeyWriter::put(uint64_t number) {
  for (; number >= 128; number >>= 7)
    key.bytes += char(number | 128);
  key.bytes += char(number);
}

void KeyWriter::put(Type type) {
  if (!put(types.try_emplace(type, types.size())))
    return;
  std::string text;
  llvm::raw_string_ostream stream(text);
  type.print(stream, printing);
  put(StringRef(text));
}

void KeyWriter::put(Attribute attr) {
  if (put(attrs.try_emplace(attr, attrs.size())))
    define(attr);
}

void KeyWriter::putElements(DenseElementsAttr attr) {
  key.bytes += attr.isSplat() ? 'S' : 'E';
  put(attr.getType());
  ArrayRef<char> raw = attr.getRawData();
  put(StringRef(raw.data(), raw.size()));
}

void KeyWriter::putResource(DenseResourceElementsAttr attr) {
  AsmResourceBlob *blob = attr.getRawHandle().getBlob();
  key.bytes += blob ? 'R' : 'N';
  put(attr.getType());
  // What a resource is called is the context's affair.
  if (!blob)
    return put(attr.getRawHandle().getKey());
  ArrayRef<char> raw = blob->getData();
  put(StringRef(raw.data(), raw.size()));
}

void KeyWriter::define(Attribute attr) {
  if (isa<LocationAttr>(attr)) {
    key.bytes += 'L';
  } else if (auto dictionary = dyn_cast<DictionaryAttr>(attr)) {
    key.bytes += 'D';
    put(uint64_t(dictionary.size()));
    for (NamedAttribute entry : dictionary) {
      put(entry.getName().getValue());
      put(entry.getValue());
    }
  } else if (auto array = dyn_cast<ArrayAttr>(attr)) {
    key.bytes += 'A';
    put(uint64_t(array.size()));
    for (Attribute element : array)
      put(element);
  } else if (auto dense = dyn_cast<DenseIntOrFPElementsAttr>(attr)) {
    putElements(dense);
  } else if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr)) {
    putResource(resource);
  } else {
    key.bytes += 'T';
    std::string text;
    llvm::raw_string_ostream stream(text);
    attr.print(stream, printing);
    put(StringRef(text));
    attr.walk([&](SymbolRefAttr reference) {
      if (Operation *op = symbols.lookup(reference.getRootReference()))
        worklist.insert(op);
    });
  }
}

void KeyWriter::putOp(Operation &op) {
  key.ops.push_back(&op);
  StringAttr name = op.getName().getIdentifier();
  if (put(opNames.try_emplace(name, opNames.size())))
    put(name.getValue());
  put(uint64_t(op.getNumOperands()));
  for (Value operand : op.getOperands())
    put(operand);
  put(uint64_t(op.getNumResults()));
  for (Value result : op.getResults()) {
    put(result);
    put(result.getType());
  }
  put(op.getAttrDictionary());
  put(uint64_t(op.getNumSuccessors()));
  for (Block *successor : op.getSuccessors())
    put(successor);
  put(uint64_t(op.getNumRegions()));
  for (Region &region : op.getRegions())
    putRegion(region);
}

void KeyWriter::putRegion(Region &region) {
  put(uint64_t(llvm::range_size(region)));
  for (Block &block : region) {
    put(&block);
    put(uint64_t(block.getNumArguments()));
    for (BlockArgument argument : block.getArguments()) {
      put(Value(argument));
      put(argument.getType());
    }
    putOps(block);
  }
}

/// The ops of `block` that `op` needs, in its regions too.
static SmallVector<Operation *> findOperands(Operation &op, Block &block) {
  SmallVector<Operation *> result;
  auto add = [&](Value value) {
    Operation *definition = value.getDefiningOp();
    if (definition && definition->getBlock() == &block)
      result.push_back(definition);
  };
  llvm::for_each(op.getOperands(), add);
  if (op.getNumRegions() != 0) {
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op.getRegions(), captured);
    llvm::for_each(captured, add);
  }
  return result;
}

void KeyWriter::putOps(Block &block) {
  struct Visit {
    Operation *op;
    SmallVector<Operation *> operands;
    size_t next = 0;
  };
  llvm::DenseSet<Operation *> seen;
  SmallVector<Visit> stack;
  for (Operation &root : block) {
    bool isRoot =
        root.hasTrait<OpTrait::IsTerminator>() || !isMemoryEffectFree(&root);
    if (!isRoot || !seen.insert(&root).second)
      continue;
    stack.push_back({&root, findOperands(root, block)});
    while (!stack.empty()) {
      Visit &visit = stack.back();
      if (visit.next == visit.operands.size()) {
        Operation *op = visit.op;
        stack.pop_back();
        key.bytes += '.';
        putOp(*op);
        continue;
      }
      Operation *operand = visit.operands[visit.next++];
      if (seen.insert(operand).second)
        stack.push_back({operand, findOperands(*operand, block)});
    }
  }
  key.bytes += ';';
}

GraphKey KeyWriter::write(ModuleOp module, Operation *entry) {
  put(module->getAttrDictionary());
  worklist.insert(entry);
  for (unsigned i = 0; i < worklist.size(); ++i) {
    key.bytes += '@';
    putOp(*worklist[i]);
  }
  return std::move(key);
}

GraphKey uop::buildGraphKey(ModuleOp module, func::FuncOp entry) {
  return KeyWriter(module).write(module, entry);
}
