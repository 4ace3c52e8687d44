//===- HashConsBuilder.cpp - A graph without duplicates ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/HashConsBuilder.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "uop/Dialect/UOp/IR/NeverMerged.h"
#include "llvm/Support/ErrorHandling.h"
#include <vector>

using namespace mlir;
using namespace uop;

// Locks: creation and release hold the mutex of one shard and, inside it, the
// mutex of the structure; nobody holds two shards. A lookup that succeeds takes
// its shard only: it reads what of an op never changes (name, types, operands,
// attributes), never a use list.

//===----------------------------------------------------------------------===//
// One shard of the table
//===----------------------------------------------------------------------===//

/// Open addressing with linear probing and no tombstones. A slot has the whole
/// hash beside the number of the entry, so that most probes touch one line.
class alignas(64) HashConsBuilder::Shard {
public:
  mutable std::mutex mutex;

  template <typename Predicate>
  Entry *find(uint32_t hash, Predicate isWanted) {
    if (slots.empty())
      return nullptr;
    for (size_t at = getHome(hash);; at = getNext(at)) {
      const Slot &slot = slots[at];
      if (slot.entry == kNone)
        return nullptr;
      if (slot.hash == hash) {
        Entry &entry = getEntry(slot.entry);
        if (isWanted(entry.op))
          return &entry;
      }
    }
  }

  /// An entry with one reference.
  Entry *insert(Operation *op, uint32_t hash) {
    if ((count + 1) * 4 > slots.size() * 3)
      rehash(std::max<size_t>(slots.size() * 2, 8));
    uint32_t number;
    if (!unused.empty()) {
      number = unused.back();
      unused.pop_back();
    } else {
      number = numEntries++;
      if (number / kChunk == chunks.size())
        chunks.push_back(std::make_unique<Entry[]>(kChunk));
    }
    Entry &entry = getEntry(number);
    entry.op = op;
    entry.hash = hash;
    entry.references.store(1, std::memory_order_relaxed);
    place({hash, number});
    ++count;
    return &entry;
  }

  void erase(Entry *entry) {
    size_t at = getHome(entry->hash);
    while (&getEntry(slots[at].entry) != entry)
      at = getNext(at);
    unused.push_back(slots[at].entry);
    // Later slots of the run move up, so that no search stops early.
    for (size_t next = getNext(at); slots[next].entry != kNone;
         next = getNext(next)) {
      size_t home = getHome(slots[next].hash), mask = slots.size() - 1;
      if (((next - home) & mask) >= ((next - at) & mask)) {
        slots[at] = slots[next];
        at = next;
      }
    }
    slots[at].entry = kNone;
    if (--count == 0) {
      slots = std::vector<Slot>();
      chunks = std::vector<std::unique_ptr<Entry[]>>();
      unused = std::vector<uint32_t>();
      numEntries = 0;
    } else if (count * 8 < slots.size() && slots.size() > 8) {
      rehash(slots.size() / 2);
    }
  }

  size_t size() const { return count; }
  size_t getBytes() const {
    return slots.capacity() * sizeof(Slot) +
           chunks.size() * kChunk * sizeof(Entry) +
           chunks.capacity() * sizeof(chunks[0]) +
           unused.capacity() * sizeof(uint32_t);
  }
  size_t countReferences() {
    size_t total = 0;
    for (const Slot &slot : slots)
      if (slot.entry != kNone)
        total += getEntry(slot.entry).references.load();
    return total;
  }

private:
  struct Slot {
    uint32_t hash;
    uint32_t entry;
  };
  static constexpr uint32_t kNone = ~uint32_t(0);
  static constexpr size_t kChunk = 64;

  Entry &getEntry(uint32_t number) {
    return chunks[number / kChunk][number % kChunk];
  }
  size_t getHome(uint32_t hash) const { return hash & (slots.size() - 1); }
  size_t getNext(size_t at) const { return (at + 1) & (slots.size() - 1); }

  void place(Slot slot) {
    size_t at = getHome(slot.hash);
    while (slots[at].entry != kNone)
      at = getNext(at);
    slots[at] = slot;
  }
  void rehash(size_t size) {
    std::vector<Slot> old(size, Slot{0, kNone});
    old.swap(slots);
    for (const Slot &slot : old)
      if (slot.entry != kNone)
        place(slot);
  }

  std::vector<Slot> slots;
  std::vector<std::unique_ptr<Entry[]>> chunks;
  std::vector<uint32_t> unused;
  size_t count = 0;
  uint32_t numEntries = 0;
};

static constexpr unsigned kShardBits = 5;

HashConsBuilder::Shard &HashConsBuilder::getShard(uint32_t hash) const {
  return shards[hash >> (32 - kShardBits)];
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

HashConsBuilder::HashConsBuilder(MLIRContext *context, Block &block)
    : context(context), block(block),
      noAttributes(DictionaryAttr::get(context)),
      shards(std::make_unique<Shard[]>(size_t(1) << kShardBits)) {}

HashConsBuilder::~HashConsBuilder() {
  size_t references = 0;
  for (unsigned i = 0; i < 1u << kShardBits; ++i)
    references += shards[i].countReferences();
  if (references != operandReferences)
    llvm::report_fatal_error("a handle to a value of a graph outlives the "
                             "HashConsBuilder of the graph");
}

void HashConsBuilder::reportUnregistered(StringRef name) {
  llvm::report_fatal_error(Twine("creating '") + name +
                           "', which is not registered in this MLIRContext; "
                           "load its dialect first");
}

static bool isMergeable(Operation *op) {
  return op->isRegistered() && op->getNumRegions() == 0 &&
         op->getNumSuccessors() == 0 && op->getNumResults() != 0 &&
         !op->hasTrait<OpTrait::IsTerminator>() &&
         !op->hasTrait<NeverMerged>() && isMemoryEffectFree(op);
}

static bool isErasable(Operation *op) {
  return op->isRegistered() && op->getNumResults() != 0 &&
         wouldOpBeTriviallyDead(op);
}

/// Tells the hashes of ops that are equal to themselves only from the others,
/// so that no lookup of a structure can find such an op.
static constexpr uint32_t kPointerHash = 1u << (31 - kShardBits);

static uint32_t hashStructure(const OpIdentity &identity) {
  return hashIdentity(identity) & ~kPointerHash;
}

static uint32_t hashPointer(Operation *op) {
  uint64_t hash = reinterpret_cast<uintptr_t>(op) * 0x9e3779b97f4a7c15ULL;
  return uint32_t(hash >> 32) | kPointerHash;
}

/// The structure is locked.
void HashConsBuilder::insert(Operation *op) {
  bool beforeTerminator = !block.empty() &&
                          block.back().hasTrait<OpTrait::IsTerminator>() &&
                          !op->hasTrait<OpTrait::IsTerminator>();
  block.getOperations().insert(
      beforeTerminator ? Block::iterator(block.back()) : block.end(), op);
}

GraphOp HashConsBuilder::create(const OpIdentity &identity, Location loc,
                                ArrayRef<GraphOperand> known) {
  // An inherent attribute in the dictionary would end in the properties.
  if (LLVM_UNLIKELY(!identity.attributes.empty())) {
    bool isPlain = llvm::none_of(
        identity.name.getAttributeNames(), [&](StringAttr inherent) {
          return identity.attributes.contains(inherent);
        });
    if (!isPlain) {
      OperationState state(loc, identity.name, identity.operands,
                           identity.types, identity.attributes.getValue());
      return createDetached(state);
    }
  }

  uint32_t hash = hashStructure(identity);
  Shard &shard = getShard(hash);
  Operation *op;
  Entry *entry = nullptr;
  {
    std::lock_guard<std::mutex> shardLock(shard.mutex);
    entry = shard.find(
        hash, [&](Operation *known) { return hasIdentity(known, identity); });
    if (entry) {
      entry->references.fetch_add(1, std::memory_order_relaxed);
      return GraphOp(entry->op, {this, entry});
    }
    {
      std::lock_guard<std::mutex> lock(structure);
      op = Operation::create(loc, identity.name, identity.types,
                             identity.operands, identity.attributes,
                             identity.properties, BlockRange(),
                             /*numRegions=*/0);
      insert(op);
    }
    if (isMergeable(op))
      entry = shard.insert(op, hash);
  }
  return finish(op, entry, known);
}

/// Retains the operands of a new op that is in the block, and tracks the op if
/// it is not and should be.
GraphOp HashConsBuilder::finish(Operation *op, Entry *entry,
                                ArrayRef<GraphOperand> known) {
  if (!entry && isErasable(op)) {
    uint32_t hash = hashPointer(op);
    Shard &shard = getShard(hash);
    std::lock_guard<std::mutex> lock(shard.mutex);
    entry = shard.insert(op, hash);
  }
  // Our own handle keeps the op, and the caller's handles its operands, until
  // all of them are counted.
  if (entry) {
    size_t numRetained = 0;
    for (Value operand : op->getOperands()) {
      Entry *used = nullptr;
      if (!known.empty() && known.front().value == operand) {
        if (known.front().graph == this)
          used = known.front().entry;
        known = known.drop_front();
      }
      if (used)
        used->references.fetch_add(1, std::memory_order_relaxed);
      else if (Operation *def = operand.getDefiningOp())
        used = getEntry(def, /*retain=*/true);
      numRetained += used != nullptr;
    }
    operandReferences.fetch_add(numRetained, std::memory_order_relaxed);
  }
  return GraphOp(op, {this, entry});
}

GraphOp HashConsBuilder::create(OperationState &state,
                                ArrayRef<GraphOperand> known) {
  OperationName name = state.name;
  bool isPlain =
      name.isRegistered() && state.regions.empty() &&
      state.successors.empty() && !state.propertiesAttr &&
      (state.attributes.empty() ||
       llvm::none_of(name.getAttributeNames(), [&](StringAttr inherent) {
         return bool(state.attributes.get(inherent));
       }));
  if (!isPlain)
    return createDetached(state);

  DictionaryAttr attributes = state.attributes.empty()
                                  ? noAttributes
                                  : state.attributes.getDictionary(context);
  OpaqueProperties properties = state.getRawProperties();
  size_t size = name.getOpPropertyByteSize();
  if (properties || size == 0) {
    if (properties)
      name.populateDefaultProperties(properties);
    return create({name, TypeRange(state.types), ValueRange(state.operands),
                   properties, attributes},
                  state.location, known);
  }
  // Default properties, on the heap only in so far as they own memory.
  SmallVector<uint64_t, 16> storage(llvm::divideCeil(size, sizeof(uint64_t)));
  properties = OpaqueProperties(storage.data());
  name.initOpProperties(properties, nullptr);
  GraphOp op = create({name, TypeRange(state.types), ValueRange(state.operands),
                       properties, attributes},
                      state.location, known);
  name.destroyOpProperties(properties);
  return op;
}

/// The slow way, for what has to be an op before its identity can be read.
GraphOp HashConsBuilder::createDetached(OperationState &state) {
  Operation *op;
  {
    std::lock_guard<std::mutex> lock(structure);
    op = Operation::create(state);
  }
  if (!isMergeable(op)) {
    {
      std::lock_guard<std::mutex> lock(structure);
      insert(op);
    }
    return finish(op, nullptr);
  }
  uint32_t hash = hashStructure(OpIdentity::get(op));
  Shard &shard = getShard(hash);
  Entry *entry;
  {
    std::lock_guard<std::mutex> shardLock(shard.mutex);
    entry = shard.find(
        hash, [&](Operation *known) { return isSameIdentity(known, op); });
    std::lock_guard<std::mutex> lock(structure);
    if (entry) {
      entry->references.fetch_add(1, std::memory_order_relaxed);
      op->destroy();
      return GraphOp(entry->op, {this, entry});
    }
    insert(op);
    entry = shard.insert(op, hash);
  }
  return finish(op, entry);
}

//===----------------------------------------------------------------------===//
// Release
//===----------------------------------------------------------------------===//

HashConsBuilder::Entry *HashConsBuilder::find(Operation *op, uint32_t hash,
                                              bool retain) {
  Shard &shard = getShard(hash);
  std::lock_guard<std::mutex> lock(shard.mutex);
  Entry *entry =
      shard.find(hash, [&](Operation *known) { return known == op; });
  if (entry && retain)
    entry->references.fetch_add(1, std::memory_order_relaxed);
  return entry;
}

/// The entry of an op that something keeps alive, or null if it is not tracked.
HashConsBuilder::Entry *HashConsBuilder::getEntry(Operation *op, bool retain) {
  if (op->getBlock() != &block)
    return nullptr;
  if (op->getNumRegions() == 0 && op->getNumSuccessors() == 0)
    if (Entry *entry = find(op, hashStructure(OpIdentity::get(op)), retain))
      return entry;
  return find(op, hashPointer(op), retain);
}

/// Retains the tracked ops that regions of `op` use: those uses are not counted
/// otherwise.
void HashConsBuilder::collectNestedOperands(Operation *op,
                                            SmallVectorImpl<Entry *> &entries) {
  for (Region &region : op->getRegions())
    region.walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        if (Operation *def = operand.getDefiningOp())
          if (Entry *entry = getEntry(def, /*retain=*/true))
            entries.push_back(entry);
    });
}

void HashConsBuilder::release(Entry *first) {
  SmallVector<Entry *> worklist = {first};
  while (!worklist.empty()) {
    Entry *entry = worklist.pop_back_val();
    uint32_t references = entry->references.load(std::memory_order_relaxed);
    while (references > 1 &&
           !entry->references.compare_exchange_weak(references, references - 1,
                                                    std::memory_order_release,
                                                    std::memory_order_relaxed))
      ;
    if (references > 1)
      continue;

    // A lookup may add a reference to an entry that has none left, but only
    // under the shard's lock; so the last one is dropped under it too.
    Operation *op;
    bool isMerged;
    {
      Shard &shard = getShard(entry->hash);
      std::lock_guard<std::mutex> shardLock(shard.mutex);
      if (entry->references.fetch_sub(1, std::memory_order_acq_rel) != 1)
        continue;
      op = entry->op;
      isMerged = !(entry->hash & kPointerHash);
      {
        std::lock_guard<std::mutex> lock(structure);
        if (!op->use_empty())
          continue;
      }
      shard.erase(entry);
    }

    // Nobody else can reach the op any more.
    size_t before = worklist.size();
    for (Value operand : op->getOperands())
      if (Operation *def = operand.getDefiningOp())
        if (Entry *used = getEntry(def, /*retain=*/false))
          worklist.push_back(used);
    operandReferences.fetch_sub(worklist.size() - before,
                                std::memory_order_relaxed);
    collectNestedOperands(op, worklist);
    if (!isMerged && listener)
      listener(op);
    std::lock_guard<std::mutex> lock(structure);
    op->erase();
  }
}

GraphValue HashConsBuilder::getHandle(Value value) {
  Operation *def = value.getDefiningOp();
  Entry *entry = def ? getEntry(def, /*retain=*/true) : nullptr;
  return GraphValue(value, {this, entry});
}

LogicalResult HashConsBuilder::erase(Operation *op) {
  if (op->getBlock() != &block || getEntry(op, /*retain=*/false))
    return failure();
  SmallVector<Entry *> entries;
  for (Value operand : op->getOperands())
    if (Operation *def = operand.getDefiningOp())
      if (Entry *entry = getEntry(def, /*retain=*/true))
        entries.push_back(entry);
  collectNestedOperands(op, entries);
  bool isUnused;
  {
    std::lock_guard<std::mutex> lock(structure);
    if ((isUnused = op->use_empty()))
      op->erase();
  }
  for (Entry *entry : entries)
    release(entry);
  return success(isUnused);
}

size_t HashConsBuilder::size() const {
  size_t total = 0;
  for (unsigned i = 0; i < 1u << kShardBits; ++i) {
    std::lock_guard<std::mutex> lock(shards[i].mutex);
    total += shards[i].size();
  }
  return total;
}

size_t HashConsBuilder::getTableBytes() const {
  size_t total = sizeof(*this) + (sizeof(Shard) << kShardBits);
  for (unsigned i = 0; i < 1u << kShardBits; ++i) {
    std::lock_guard<std::mutex> lock(shards[i].mutex);
    total += shards[i].getBytes();
  }
  return total;
}
