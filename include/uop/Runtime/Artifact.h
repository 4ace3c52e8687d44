//===- Artifact.h - Compiled programs in files ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One file with a plan, the machine code of its kernels for one target and its
// constants; or several plans of one program, each for a device of its own.
// docs/runtime.md describes the format.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_ARTIFACT_H
#define UOP_RUNTIME_ARTIFACT_H

#include "uop/Runtime/CodeImage.h"
#include "uop/Runtime/Device.h"
#include "uop/Runtime/Plan.h"

namespace uop::runtime {

/// The version of the format that is written and read.
constexpr uint32_t artifactVersion = 5;

/// Code that a plan goes with: machine code of a CPU, or that of a device.
struct ArtifactCode {
  CodeTarget target;
  /// Its entries are those of the plan's programs.
  CodeImage image;
  /// The contents of the image.
  std::vector<char> bytes;
  /// Where this has a format, the plan is for a device that takes it, and there
  /// is no image. Its kernels are those of the plan's programs.
  DeviceCode device = {};
};

/// One of the plans of a file.
struct ArtifactVariant {
  const Plan *plan = nullptr;
  const ArtifactCode *code = nullptr;
};

struct ArtifactOptions {
  /// Where the plan keeps its runtime buffers; null: a state of its own.
  std::shared_ptr<State> state;
  /// Read the constants through once and compare their checksum. Without it
  /// they are read when kernels do, so that large files load at once.
  bool checkConstants = true;
  /// Load the machine code. Without it the programs have no entries, and the
  /// first plan of a file for any CPU or device can be read.
  bool loadCode = true;
  /// Where the program runs, as getDevice() takes it: the plan of the file that
  /// suits the device best is loaded. Empty or "cpu": on the CPU.
  std::string device = {};
};

/// What a file held.
struct Artifact {
  /// Ready to be executed. Constants are views of the file, which stays mapped
  /// as long as the plan is there.
  std::shared_ptr<const Plan> plan;
  CodeTarget target;
  /// What wrote it.
  std::string producer;
  /// Where the code was not loaded.
  ArtifactCode code;
};

/// Writes `plan`, whose programs need no entry, with its code. State slots are
/// written with the contents that they have now. The file appears whole or not
/// at all. Errors: the plan does not verify, the code has not one entry for
/// each program, the file cannot be written.
Error writeArtifact(const std::string &path, const Plan &plan,
                    const ArtifactCode &code,
                    const std::string &producer = "uop");

/// The same for several plans of one program, with equal inputs and outputs.
/// Constants that they have in common are written once.
Error writeArtifact(const std::string &path, Span<ArtifactVariant> variants,
                    const std::string &producer = "uop");

/// The contents of such a file.
Expected<std::string> serializeArtifact(const Plan &plan,
                                        const ArtifactCode &code,
                                        const std::string &producer = "uop");
Expected<std::string> serializeArtifact(Span<ArtifactVariant> variants,
                                        const std::string &producer = "uop");

/// Reads a file that writeArtifact() wrote. It is mapped, so that constants
/// take no memory of their own; it must not change meanwhile. A file holds
/// machine code, which is run: only load files that you would run. Errors, each
/// with the reason: no artifact, another version, truncated, altered, made for
/// another architecture or CPU, a function that this process has not, nothing
/// for the device, no such device.
Expected<Artifact> loadArtifact(const std::string &path,
                                const ArtifactOptions &options = {});

/// The same from memory, which is kept as long as the plan. `name` is for the
/// errors. The first byte must be aligned to Buffer::alignment.
Expected<Artifact> loadArtifact(const Buffer &bytes, const std::string &name,
                                const ArtifactOptions &options = {});

/// Whether a file that begins with these bytes is meant to be an artifact.
bool isArtifact(Span<char> bytes);

} // namespace uop::runtime

#endif // UOP_RUNTIME_ARTIFACT_H
