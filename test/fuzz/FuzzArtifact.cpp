//===- FuzzArtifact.cpp - Any bytes as a compiled program -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Artifact.h"
#include "uop/Runtime/Signature.h"

#include "../../lib/Runtime/ArtifactFormat.h"

#include <cstdlib>

using namespace uop::runtime;

static void load(const Buffer &bytes, bool loadCode) {
  ArtifactOptions options;
  options.loadCode = loadCode;
  auto artifact = loadArtifact(bytes, "<memory>", options);
  if (!artifact) {
    if (artifact.message().empty())
      std::abort();
    return;
  }
  // Code is not run: what is left of it after a mutation may do anything.
  if (artifact->plan->verify(loadCode) || artifact->plan->describe().empty() ||
      getSignature(*artifact->plan).empty())
    std::abort();
}

/// For this CPU, and as it is read for a cache or a device.
static void load(const Buffer &bytes) {
  for (bool loadCode : {true, false})
    load(bytes, loadCode);
}

/// The file as it is; and, so that more than checksums is tried, with those
/// set right.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Buffer bytes = Buffer::create(size);
  std::memcpy(bytes.data(), data, size);
  load(bytes);
  ArtifactHeader header;
  if (size < sizeof(header))
    return 0;
  char *base = static_cast<char *>(bytes.data());
  std::memcpy(&header, base, sizeof(header));
  std::memcpy(header.magic, artifactMagic, sizeof(artifactMagic));
  header.version = artifactVersion;
  header.headerBytes = sizeof(header);
  header.fileBytes = size;
  for (ArtifactSection *section :
       {&header.plan, &header.code, &header.constants})
    if (section->offset <= size && section->bytes <= size - section->offset)
      section->checksum =
          artifactChecksum(base + section->offset, section->bytes);
  header.checksum =
      artifactChecksum(&header, offsetof(ArtifactHeader, checksum));
  std::memcpy(base, &header, sizeof(header));
  load(bytes);
  return 0;
}
