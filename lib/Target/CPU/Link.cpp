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
#include "llvm/ADT/StringMap.h"
#include "llvm/ExecutionEngine/JITLink/JITLink.h"
#include "llvm/ExecutionEngine/JITLink/aarch64.h"
#include "llvm/ExecutionEngine/JITLink/x86_64.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"

#include <map>

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

/// Lays out the segments of all graphs, those of equal access together, when
/// each has asked for its memory.
class ImageMemory : public jitlink::JITLinkMemoryManager {
public:
  explicit ImageMemory(LinkedImage &result) : result(result) {}

  void allocate(const jitlink::JITLinkDylib *, jitlink::LinkGraph &graph,
                OnAllocatedFunction onAllocated) override {
    waiting.push_back({std::make_unique<jitlink::BasicLayout>(graph),
                       std::move(onAllocated)});
  }
  void deallocate(std::vector<FinalizedAlloc> allocs,
                  OnDeallocatedFunction onDeallocated) override {
    for (FinalizedAlloc &alloc : allocs)
      alloc.release();
    onDeallocated(llvm::Error::success());
  }

  size_t getNumWaiting() const { return waiting.size(); }
  /// Gives all graphs their memory and goes on with their links.
  void finish();
  /// Ends the links that wait.
  void abandon();

private:
  class Allocation;
  struct Request {
    std::unique_ptr<jitlink::BasicLayout> layout;
    OnAllocatedFunction onAllocated;
  };
  llvm::Error layOut();

  LinkedImage &result;
  std::vector<Request> waiting;
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

/// What the links of all graphs share.
struct ImageLink {
  explicit ImageLink(ArrayRef<StringRef> names) : memory(result) {
    for (StringRef name : names)
      entries.try_emplace(name, std::nullopt);
  }

  LinkedImage result;
  ImageMemory memory;
  /// Numbers of imported symbols.
  llvm::StringMap<uint32_t> symbols;
  /// Where entries begin, once that is known.
  llvm::StringMap<std::optional<uint64_t>> entries;
  /// The first error.
  std::string message;
};

/// One link. Everything happens on the thread that calls jitlink::link.
class ImageContext : public jitlink::JITLinkContext {
public:
  explicit ImageContext(ImageLink &link)
      : JITLinkContext(nullptr), link(link) {}

  jitlink::JITLinkMemoryManager &getMemoryManager() override {
    return link.memory;
  }
  void notifyFailed(llvm::Error error) override {
    std::string text = llvm::toString(std::move(error));
    if (link.message.empty())
      link.message = std::move(text);
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

  ImageLink &link;
};

} // namespace

llvm::Error ImageMemory::layOut() {
  using Access = runtime::CodeImage::Access;
  // In the order of the groups, so that equal programs give equal images.
  std::map<orc::AllocGroup, SmallVector<jitlink::BasicLayout::Segment *>>
      groups;
  for (Request &request : waiting)
    for (auto &[group, segment] : request.layout->segments())
      groups[group].push_back(&segment);
  uint64_t page = result.image.pageBytes, end = 0;
  for (auto &[group, segments] : groups) {
    uint64_t begin = end;
    for (jitlink::BasicLayout::Segment *segment : segments) {
      if (segment->Alignment.value() > page)
        return llvm::createStringError(
            "a section is aligned to more than a page");
      uint64_t offset = llvm::alignTo(end, segment->Alignment);
      segment->Addr = orc::ExecutorAddr(imageAddress + offset);
      end = offset + segment->ContentSize + segment->ZeroFillSize;
    }
    bool isCode =
        (group.getMemProt() & orc::MemProt::Exec) != orc::MemProt::None;
    bool isData =
        (group.getMemProt() & orc::MemProt::Write) != orc::MemProt::None;
    result.image.segments.push_back({isCode   ? Access::ReadExecute
                                     : isData ? Access::ReadWrite
                                              : Access::Read,
                                     begin, end - begin});
    end = llvm::alignTo(end, page);
  }
  result.bytes.assign(end, 0);
  for (auto &[group, segments] : groups)
    for (jitlink::BasicLayout::Segment *segment : segments)
      segment->WorkingMem =
          result.bytes.data() + (segment->Addr.getValue() - imageAddress);
  for (Request &request : waiting)
    if (llvm::Error error = request.layout->apply())
      return error;
  return llvm::Error::success();
}

void ImageMemory::abandon() {
  for (Request &request : waiting)
    request.onAllocated(llvm::createStringError("abandoned"));
  waiting.clear();
}

void ImageMemory::finish() {
  if (llvm::Error error = layOut()) {
    Request first = std::move(waiting.front());
    waiting.erase(waiting.begin());
    first.onAllocated(std::move(error));
    return abandon();
  }
  for (Request &request : waiting)
    request.onAllocated(std::make_unique<Allocation>());
  waiting.clear();
}

void ImageContext::lookup(
    const LookupMap &symbols,
    std::unique_ptr<jitlink::JITLinkAsyncLookupContinuation> then) {
  std::vector<std::string> names;
  for (const auto &[name, flags] : symbols)
    names.push_back((*name).str());
  llvm::sort(names);
  for (const std::string &name : names)
    if (link.symbols.try_emplace(name, link.symbols.size()).second)
      link.result.image.symbols.push_back(name);
  jitlink::AsyncLookupResult addresses;
  for (const auto &[name, flags] : symbols) {
    uint64_t number = link.symbols.lookup(*name);
    addresses[name] = {orc::ExecutorAddr(symbolAddress + number * symbolBytes),
                       llvm::JITSymbolFlags::Exported};
  }
  then->run(std::move(addresses));
}

/// Whether an edge makes a 64 bit word the address of its target.
static bool isPointer(const llvm::Triple &triple, jitlink::Edge::Kind kind) {
  if (triple.isX86())
    return kind == jitlink::x86_64::Pointer64;
  return kind == jitlink::aarch64::Pointer64;
}

llvm::Error ImageContext::collectPointers(jitlink::LinkGraph &graph) {
  runtime::CodeImage &image = link.result.image;
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
        image.relocations.push_back({offset, address - imageAddress});
        continue;
      }
      uint32_t symbol = link.symbols.lookup(*target.getName());
      image.imports.push_back({offset, symbol, edge.getAddend()});
    }
  return llvm::Error::success();
}

llvm::Error ImageContext::findEntries(jitlink::LinkGraph &graph) {
  for (const jitlink::Symbol *symbol : graph.defined_symbols()) {
    if (!symbol->hasName() || symbol->getScope() == jitlink::Scope::Local)
      continue;
    auto entry = link.entries.find(*symbol->getName());
    if (entry != link.entries.end())
      entry->second = symbol->getAddress().getValue() - imageAddress;
  }
  return llvm::Error::success();
}

/// Brings the words that the runtime writes into order. They are zeros until
/// then, so that equal programs give equal files.
static void finishWords(LinkedImage &linked) {
  auto finish = [&](auto &words) {
    llvm::sort(words, [](const auto &a, const auto &b) {
      return a.offset < b.offset;
    });
    for (const auto &word : words)
      std::memset(linked.bytes.data() + word.offset, 0, 8);
  };
  finish(linked.image.relocations);
  finish(linked.image.imports);
}

FailureOr<LinkedImage> uop::cpu::link(ArrayRef<ArrayRef<char>> objects,
                                      ArrayRef<StringRef> names, Location loc) {
  auto fail = [&](const llvm::Twine &message) {
    return emitError(loc, "cannot link the compiled kernels: ") << message;
  };
  // Outlives the graphs and everything that the links make of their names.
  auto pool = std::make_shared<orc::SymbolStringPool>();
  std::vector<std::unique_ptr<jitlink::LinkGraph>> graphs;
  for (ArrayRef<char> object : objects) {
    llvm::MemoryBufferRef buffer(StringRef(object.data(), object.size()),
                                 "uop-kernels.o");
    auto graph = jitlink::createLinkGraphFromObject(buffer, pool);
    if (!graph)
      return fail(llvm::toString(graph.takeError()));
    graphs.push_back(std::move(*graph));
  }
  ImageLink link(names);
  runtime::CodeImage &image = link.result.image;
  // Pages of 64 KiB exist elsewhere than on x86.
  if (!graphs.empty() && !graphs.front()->getTargetTriple().isX86())
    image.pageBytes = 65536;
  for (std::unique_ptr<jitlink::LinkGraph> &graph : graphs)
    jitlink::link(std::move(graph), std::make_unique<ImageContext>(link));
  // Each link waits for its memory, unless it failed.
  if (link.memory.getNumWaiting() == graphs.size())
    link.memory.finish();
  else
    link.memory.abandon();
  if (!link.message.empty())
    return fail(link.message);
  for (StringRef name : names) {
    std::optional<uint64_t> offset = link.entries.lookup(name);
    if (!offset)
      return fail("no function '" + name + "'");
    image.entries.push_back(*offset);
  }
  finishWords(link.result);
  if (runtime::Error error = image.verify(link.result.bytes.size()))
    return fail(error.message());
  return std::move(link.result);
}
