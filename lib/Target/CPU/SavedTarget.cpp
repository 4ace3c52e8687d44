//===- SavedTarget.cpp - Targets of code that is saved ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Target/CPU/CPUTarget.h"

#include "HostFeatures.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"
#include "llvm/TargetParser/X86TargetParser.h"

#include <map>
#include <mutex>

using namespace mlir;
using namespace uop;
using namespace uop::cpu;

/// This machine's features, by name.
static const llvm::StringMap<bool> &getHostFeatures() {
  static const llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  return features;
}

static std::string listHostFeatures() {
  std::vector<std::pair<std::string, bool>> sorted;
  for (const auto &feature : getHostFeatures())
    sorted.emplace_back(feature.getKey().str(), feature.getValue());
  llvm::sort(sorted);
  llvm::SubtargetFeatures features;
  for (const auto &[name, enabled] : sorted)
    features.AddFeature(name, enabled);
  return features.getString();
}

std::string uop::cpu::getCoreName(StringRef model,
                                  const llvm::StringMap<bool> &features) {
  if (!features.lookup("amx-tile") ||
      llvm::X86::parseArchX86(model) == llvm::X86::CK_None)
    return model.str();
  SmallVector<StringRef> known;
  llvm::X86::getFeaturesForCPU(model, known);
  if (llvm::is_contained(known, "amx-tile"))
    return model.str();
  return features.lookup("amx-fp16") ? "graniterapids" : "sapphirerapids";
}

const std::string &uop::cpu::getHostCoreName() {
  static const std::string name =
      getCoreName(llvm::sys::getHostCPUName(), getHostFeatures());
  return name;
}

bool uop::cpu::resolveHost(TargetOptions &options) {
  if (!options.cpu.empty())
    return false;
  static const std::string features = listHostFeatures();
  options.cpu = getHostCoreName();
  if (options.features.empty())
    options.features = features;
  return true;
}

/// The features of a CPU, without those that only tune.
static FailureOr<llvm::StringSet<>>
getFeatures(StringRef cpu, StringRef features, Location loc) {
  llvm::InitializeNativeTarget();
  llvm::Triple triple(llvm::sys::getProcessTriple());
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return emitError(loc, "no code generator for this machine: ") << message;
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget(
      target->createMCSubtargetInfo(triple, "", ""));
  if (!subtarget || (!cpu.empty() && !subtarget->isCPUStringValid(cpu)))
    return emitError(loc, "no CPU '") << cpu << "' for " << triple.str();
  subtarget.reset(target->createMCSubtargetInfo(triple, cpu, features));
  // What a machine says of itself are features that code can use.
  const llvm::StringMap<bool> &known = getHostFeatures();
  llvm::StringSet<> result;
  for (const llvm::SubtargetFeatureKV &feature :
       subtarget->getAllProcessorFeatures())
    if (known.contains(feature.Key) &&
        subtarget->getFeatureBits().test(feature.Value))
      result.insert(feature.Key);
  return result;
}

static FailureOr<uop::runtime::CodeTarget>
findSavedTarget(TargetOptions &options, Location loc) {
  bool isHost = resolveHost(options);
  auto baseline = getFeatures("", "", loc);
  auto wanted = getFeatures(options.cpu, options.features, loc);
  if (failed(baseline) || failed(wanted))
    return failure();
  llvm::StringMap<bool> checked;
  for (const runtime::CPUFeature &feature : runtime::getCPUFeatures())
    checked[feature.name] = feature.isPresent;
  // Code must not rely on what nobody checks before it runs.
  SmallVector<StringRef> excluded;
  for (const auto &feature : *wanted)
    if (!baseline->contains(feature.getKey()) &&
        (!checked.contains(feature.getKey()) ||
         (isHost && !checked.lookup(feature.getKey()))))
      excluded.push_back(feature.getKey());
  llvm::sort(excluded);
  for (StringRef name : excluded)
    options.features += (options.features.empty() ? "-" : ",-") + name.str();
  auto final = getFeatures(options.cpu, options.features, loc);
  if (failed(final))
    return failure();
  runtime::CodeTarget target{runtime::getHostArchitecture(), {}};
  for (const auto &feature : *final)
    if (!baseline->contains(feature.getKey()))
      target.features.push_back(feature.getKey().str());
  llvm::sort(target.features);
  return target;
}

FailureOr<uop::runtime::CodeTarget>
uop::cpu::prepareSavedTarget(TargetOptions &options, Location loc) {
  // LLVM takes milliseconds for what is the same each time.
  struct Known {
    std::string features;
    runtime::CodeTarget target;
  };
  static std::mutex mutex;
  static std::map<std::pair<std::string, std::string>, Known> known;
  TargetOptions resolved = options;
  bool isHost = resolveHost(resolved);
  std::pair<std::string, std::string> key(isHost ? "" : resolved.cpu,
                                          options.features);
  std::lock_guard<std::mutex> lock(mutex);
  auto found = known.find(key);
  if (found == known.end()) {
    auto target = findSavedTarget(options, loc);
    if (failed(target))
      return failure();
    known[key] = {options.features, *target};
    return target;
  }
  options.cpu = resolved.cpu;
  options.features = found->second.features;
  return found->second.target;
}
