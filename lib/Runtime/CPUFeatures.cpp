//===- CPUFeatures.cpp - What this CPU can do -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Not __builtin_cpu_supports: which names that knows depends on the compiler,
// and what it answers on the age of the compiler's library.
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/CodeImage.h"

#include <array>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

using namespace uop::runtime;

#if defined(__x86_64__)

namespace {

enum Register { EAX, EBX, ECX, EDX };

/// What the system must save of a task for a feature to be usable: bits of the
/// register XCR0.
constexpr uint64_t none = 0, ymm = 0x6, zmm = 0xe6;

/// Where CPUID says that a feature is there. The bits are those of Intel's
/// Software Developer's Manual, volume 2, CPUID, and of AMD's Architecture
/// Programmer's Manual, volume 3, appendix E, for leaf 0x80000001.
struct FeatureBit {
  const char *name;
  unsigned leaf, subleaf;
  Register where;
  unsigned bit;
  uint64_t state;
};

/// Those that a compiler uses of its own accord, beyond the baseline. Others
/// (AMX, RDRAND, ...) are not enabled for code that is saved.
constexpr FeatureBit featureBits[] = {
    {"sse3", 1, 0, ECX, 0, none},
    {"pclmul", 1, 0, ECX, 1, none},
    {"ssse3", 1, 0, ECX, 9, none},
    {"fma", 1, 0, ECX, 12, ymm},
    {"cx16", 1, 0, ECX, 13, none},
    {"sse4.1", 1, 0, ECX, 19, none},
    {"sse4.2", 1, 0, ECX, 20, none},
    {"crc32", 1, 0, ECX, 20, none},
    {"movbe", 1, 0, ECX, 22, none},
    {"popcnt", 1, 0, ECX, 23, none},
    {"aes", 1, 0, ECX, 25, none},
    {"avx", 1, 0, ECX, 28, ymm},
    {"f16c", 1, 0, ECX, 29, ymm},
    {"sahf", 0x80000001, 0, ECX, 0, none},
    {"lzcnt", 0x80000001, 0, ECX, 5, none},
    {"sse4a", 0x80000001, 0, ECX, 6, none},
    {"prfchw", 0x80000001, 0, ECX, 8, none},
    {"xop", 0x80000001, 0, ECX, 11, ymm},
    {"fma4", 0x80000001, 0, ECX, 16, ymm},
    {"tbm", 0x80000001, 0, ECX, 21, none},
    {"bmi", 7, 0, EBX, 3, none},
    {"avx2", 7, 0, EBX, 5, ymm},
    {"bmi2", 7, 0, EBX, 8, none},
    {"avx512f", 7, 0, EBX, 16, zmm},
    {"avx512dq", 7, 0, EBX, 17, zmm},
    {"adx", 7, 0, EBX, 19, none},
    {"avx512ifma", 7, 0, EBX, 21, zmm},
    {"avx512cd", 7, 0, EBX, 28, zmm},
    {"sha", 7, 0, EBX, 29, none},
    {"avx512bw", 7, 0, EBX, 30, zmm},
    {"avx512vl", 7, 0, EBX, 31, zmm},
    {"avx512vbmi", 7, 0, ECX, 1, zmm},
    {"avx512vbmi2", 7, 0, ECX, 6, zmm},
    {"gfni", 7, 0, ECX, 8, none},
    {"vaes", 7, 0, ECX, 9, ymm},
    {"vpclmulqdq", 7, 0, ECX, 10, ymm},
    {"avx512vnni", 7, 0, ECX, 11, zmm},
    {"avx512bitalg", 7, 0, ECX, 12, zmm},
    {"avx512vpopcntdq", 7, 0, ECX, 14, zmm},
    {"avx512vp2intersect", 7, 0, EDX, 8, zmm},
    {"avx512fp16", 7, 0, EDX, 23, zmm},
    {"avxvnni", 7, 1, EAX, 4, ymm},
    {"avx512bf16", 7, 1, EAX, 5, zmm},
    {"avxifma", 7, 1, EAX, 23, ymm},
    {"avxvnniint8", 7, 1, EDX, 4, ymm},
    {"avxneconvert", 7, 1, EDX, 5, ymm},
    {"avxvnniint16", 7, 1, EDX, 10, ymm},
};

} // namespace

/// The state that the system saves; 0 if it does not say.
static uint64_t getSavedState() {
  unsigned eax, ebx, ecx, edx;
  if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || !(ecx & (1u << 27)))
    return 0;
  // XGETBV by its bytes: the mnemonic needs a target feature of its own.
  __asm__ volatile(".byte 0x0f, 0x01, 0xd0" : "=a"(eax), "=d"(edx) : "c"(0));
  return eax | uint64_t(edx) << 32;
}

/// The registers of a leaf; zeros if the CPU does not know it.
static std::array<unsigned, 4> readLeaf(unsigned leaf, unsigned subleaf) {
  std::array<unsigned, 4> registers = {};
  unsigned last = 0, unused;
  // Leaf 7 says how many subleaves it has.
  bool isKnown = subleaf == 0 || (__get_cpuid_count(leaf, 0, &last, &unused,
                                                    &unused, &unused) &&
                                  subleaf <= last);
  if (isKnown)
    __get_cpuid_count(leaf, subleaf, &registers[EAX], &registers[EBX],
                      &registers[ECX], &registers[EDX]);
  return registers;
}

static std::vector<CPUFeature> detectFeatures() {
  uint64_t state = getSavedState();
  std::vector<CPUFeature> features;
  // Virtual machines take microseconds for each CPUID, so once a leaf.
  std::array<unsigned, 4> registers = {};
  const FeatureBit *read = nullptr;
  for (const FeatureBit &feature : featureBits) {
    if (!read || read->leaf != feature.leaf || read->subleaf != feature.subleaf)
      registers = readLeaf(feature.leaf, feature.subleaf);
    read = &feature;
    features.push_back(
        {feature.name, (registers[feature.where] >> feature.bit & 1) &&
                           (state & feature.state) == feature.state});
  }
  return features;
}

std::string uop::runtime::getHostArchitecture() { return "x86_64-linux"; }

#else

static std::vector<CPUFeature> detectFeatures() { return {}; }

std::string uop::runtime::getHostArchitecture() {
#if defined(__aarch64__)
  return "aarch64-linux";
#elif defined(__riscv) && __riscv_xlen == 64
  return "riscv64-linux";
#else
  return "unknown";
#endif
}

#endif

Span<CPUFeature> uop::runtime::getCPUFeatures() {
  static const std::vector<CPUFeature> features = detectFeatures();
  return features;
}

Error CodeTarget::check() const {
  if (architecture != getHostArchitecture())
    return Error::failure("made for " + architecture + ", this machine is " +
                          getHostArchitecture());
  std::string missing;
  for (const std::string &name : features) {
    bool isPresent = false;
    for (const CPUFeature &feature : getCPUFeatures())
      isPresent |= feature.isPresent && name == feature.name;
    if (!isPresent)
      missing += (missing.empty() ? "" : ", ") + name;
  }
  if (missing.empty())
    return Error::success();
  return Error::failure("made for a CPU with " + missing +
                        ", which the CPU of this machine lacks");
}
