//===- Link.cpp - Object code to images that can be moved -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// JITLink is LLVM's linker for code that runs elsewhere: it lays the sections
// out for addresses that we choose, makes the table of addresses and resolves
// what is relative. The addresses of other places that remain as words are what
// the runtime fills in.
//
//===----------------------------------------------------------------------===//

#include "uop/Target/CPU/CPUTarget.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ExecutionEngine/JITLink/JITLink.h"
#include "llvm/ExecutionEngine/JITLink/aarch64.h"
#include "llvm/ExecutionEngine/JITLink/x86_64.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace uop;
using namespace uop::cpu;
namespace jitlink = llvm::jitlink;
namespace orc = llvm::orc;

namespace {

/// Where the image is while it is linked. No pointer within it is null, and
/// symbols of the process are too far for anything but a pointer.
constexpr uint64_t imageAddress = uint64_t(1) << 32;
constexpr uint64_t symbolAddress = uint64_t(1) << 62;
constexpr uint64_t symbolBytes = 1 << 16;

/// Lays out the segments of one graph, one after another.
class ImageMemory : public jitlink::JITLinkMemoryManager {
public:
  explicit ImageMemory(LinkedImage &result) : result(result) {}

  void allocate(const jitlink::JITLinkDylib *, jitlink::LinkGraph &graph,
                OnAllocatedFunction onAllocated) override;
  void deallocate(std::vector<FinalizedAlloc> allocs,
                  OnDeallocatedFunction onDeallocated) override {
    for (FinalizedAlloc &alloc : allocs)
      alloc.release();
    onDeallocated(llvm::Error::success());
  }

private:
  class Allocation;
  LinkedImage &result;
};

class ImageMemory::Allocation : public InFlightAlloc {
public:
  void abandon(OnAbandonedFunction onAbandoned) override {
    onAbandoned(llvm::Error::success());
  }
  void finalize(OnFinalizedFunction onFinalized) override {
    onFinalized(FinalizedAlloc(orc::ExecutorAddr(imageAddress)));
  }
};

/// One link. Everything happens on the thread that calls jitlink::link.
class ImageContext : public jitlink::JITLinkContext {
public:
  ImageContext(LinkedImage &result, ArrayRef<StringRef> entries,
               std::string &message)
      : JITLinkContext(nullptr), result(result), entries(entries),
        message(message), memory(result) {}

  jitlink::JITLinkMemoryManager &getMemoryManager() override { return memory; }
  void notifyFailed(llvm::Error error) override {
    message = llvm::toString(std::move(error));
  }
  void lookup(
      const LookupMap &symbols,
      std::unique_ptr<jitlink::JITLinkAsyncLookupContinuation> then) override;
  llvm::Error notifyResolved(jitlink::LinkGraph &) override {
    return llvm::Error::success();
  }
  void notifyFinalized(
      jitlink::JITLinkMemoryManager::FinalizedAlloc alloc) override {
    alloc.release();
  }
  llvm::Error modifyPassConfig(jitlink::LinkGraph &,
                               jitlink::PassConfiguration &config) override {
    // After the passes that make and unmake tables of addresses.
    config.PreFixupPasses.push_back(
        [this](jitlink::LinkGraph &graph) { return collectPointers(graph); });
    config.PostFixupPasses.push_back(
        [this](jitlink::LinkGraph &graph) { return findEntries(graph); });
    return llvm::Error::success();
  }

private:
  llvm::Error collectPointers(jitlink::LinkGraph &graph);
  llvm::Error findEntries(jitlink::LinkGraph &graph);

  LinkedImage &result;
  ArrayRef<StringRef> entries;
  std::string &message;
  ImageMemory memory;
};

} // namespace

void ImageMemory::allocate(const jitlink::JITLinkDylib *,
                           jitlink::LinkGraph &graph,
                           OnAllocatedFunction onAllocated) {
  using Access = runtime::CodeImage::Access;
  jitlink::BasicLayout layout(graph);
  uint64_t page = result.image.pageBytes, end = 0;
  SmallVector<jitlink::BasicLayout::Segment *> segments;
  for (auto &[group, segment] : layout.segments()) {
    if (segment.Alignment.value() > page)
      return onAllocated(
          llvm::createStringError("a section is aligned to more than a page"));
    uint64_t bytes = segment.ContentSize + segment.ZeroFillSize;
    bool isCode =
        (group.getMemProt() & orc::MemProt::Exec) != orc::MemProt::None;
    bool isData =
        (group.getMemProt() & orc::MemProt::Write) != orc::MemProt::None;
    segment.Addr = orc::ExecutorAddr(imageAddress + end);
    result.image.segments.push_back({isCode   ? Access::ReadExecute
                                     : isData ? Access::ReadWrite
                                              : Access::Read,
                                     end, bytes});
    end = llvm::alignTo(end + bytes, page);
    segments.push_back(&segment);
  }
  result.bytes.assign(end, 0);
  for (jitlink::BasicLayout::Segment *segment : segments)
    segment->WorkingMem =
        result.bytes.data() + (segment->Addr.getValue() - imageAddress);
  if (llvm::Error error = layout.apply())
    return onAllocated(std::move(error));
  onAllocated(std::make_unique<Allocation>());
}

void ImageContext::lookup(
    const LookupMap &symbols,
    std::unique_ptr<jitlink::JITLinkAsyncLookupContinuation> then) {
  std::vector<std::string> names;
  for (const auto &[name, flags] : symbols)
    names.push_back((*name).str());
  llvm::sort(names);
  jitlink::AsyncLookupResult addresses;
  for (const auto &[name, flags] : symbols) {
    uint64_t number = llvm::lower_bound(names, *name) - names.begin();
    addresses[name] = {orc::ExecutorAddr(symbolAddress + number * symbolBytes),
                       llvm::JITSymbolFlags::Exported};
  }
  result.image.symbols = std::move(names);
  then->run(std::move(addresses));
}

/// Whether an edge makes a 64 bit word the address of its target.
static bool isPointer(const llvm::Triple &triple, jitlink::Edge::Kind kind) {
  if (triple.isX86())
    return kind == jitlink::x86_64::Pointer64;
  return kind == jitlink::aarch64::Pointer64;
}

llvm::Error ImageContext::collectPointers(jitlink::LinkGraph &graph) {
  for (jitlink::Block *block : graph.blocks())
    for (const jitlink::Edge &edge : block->edges()) {
      if (!edge.isRelocation())
        continue;
      const jitlink::Symbol &target = edge.getTarget();
      uint64_t offset = block->getFixupAddress(edge).getValue() - imageAddress;
      if (!isPointer(graph.getTargetTriple(), edge.getKind())) {
        // What is relative stays right if both ends move together.
        if (target.isDefined())
          continue;
        return llvm::createStringError(
            "code refers to '" +
            (target.hasName() ? (*target.getName()).str() : "a symbol") +
            "' by other means than a pointer (" +
            graph.getEdgeKindName(edge.getKind()) + ")");
      }
      if (target.isDefined()) {
        uint64_t address = target.getAddress().getValue() + edge.getAddend();
        result.image.relocations.push_back({offset, address - imageAddress});
        continue;
      }
      const std::vector<std::string> &names = result.image.symbols;
      uint32_t symbol =
          llvm::lower_bound(names, *target.getName()) - names.begin();
      result.image.imports.push_back({offset, symbol, edge.getAddend()});
    }
  auto byOffset = [](const auto &a, const auto &b) {
    return a.offset < b.offset;
  };
  llvm::sort(result.image.relocations, byOffset);
  llvm::sort(result.image.imports, byOffset);
  return llvm::Error::success();
}

llvm::Error ImageContext::findEntries(jitlink::LinkGraph &graph) {
  llvm::StringMap<uint64_t> offsets;
  for (const jitlink::Symbol *symbol : graph.defined_symbols())
    if (symbol->hasName())
      offsets[*symbol->getName()] =
          symbol->getAddress().getValue() - imageAddress;
  for (StringRef entry : entries) {
    auto found = offsets.find(entry);
    if (found == offsets.end())
      return llvm::createStringError("no function '" + entry + "'");
    result.image.entries.push_back(found->second);
  }
  // The words themselves are written when the image is loaded; zeros until
  // then, so that equal programs give equal files.
  auto clear = [&](uint64_t offset) {
    std::memset(result.bytes.data() + offset, 0, 8);
  };
  for (const runtime::CodeImage::Relocation &word : result.image.relocations)
    clear(word.offset);
  for (const runtime::CodeImage::Import &word : result.image.imports)
    clear(word.offset);
  return llvm::Error::success();
}

FailureOr<LinkedImage> uop::cpu::link(ArrayRef<char> object,
                                      ArrayRef<StringRef> names, Location loc) {
  auto fail = [&](const llvm::Twine &message) {
    return emitError(loc, "cannot link the compiled kernels: ") << message;
  };
  llvm::MemoryBufferRef buffer(StringRef(object.data(), object.size()),
                               "uop-kernels.o");
  // Outlives the graph and everything that the link makes of its names.
  auto pool = std::make_shared<orc::SymbolStringPool>();
  auto graph = jitlink::createLinkGraphFromObject(buffer, pool);
  if (!graph)
    return fail(llvm::toString(graph.takeError()));
  LinkedImage result;
  // Pages of 64 KiB exist elsewhere than on x86.
  result.image.pageBytes = (*graph)->getTargetTriple().isX86() ? 4096 : 65536;
  std::string message;
  jitlink::link(std::move(*graph),
                std::make_unique<ImageContext>(result, names, message));
  if (!message.empty())
    return fail(message);
  if (runtime::Error error = result.image.verify(result.bytes.size()))
    return fail(error.message());
  return result;
}
