//===- ArtifactWriter.cpp - Compiled programs to files ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Artifact.h"

#include "ArtifactFormat.h"
#include "AtomicFile.h"

#include <algorithm>
#include <map>

#include <zlib.h>

using namespace uop::runtime;

uint64_t uop::runtime::artifactChecksum(const void *data, size_t size,
                                        uint64_t before) {
  // zlib takes null for the beginning.
  if (size == 0)
    return before;
  return ::crc32_z(before, static_cast<const unsigned char *>(data), size);
}

namespace {

/// Pieces of memory with the places that they get in their section.
struct Pieces {
  std::vector<Span<char>> pieces;
  uint64_t bytes = 0;

  uint64_t add(Span<char> piece) {
    uint64_t offset = alignUp(bytes);
    pieces.push_back(piece);
    bytes = offset + piece.size();
    return offset;
  }
  static uint64_t alignUp(uint64_t n) {
    return (n + Buffer::alignment - 1) / Buffer::alignment * Buffer::alignment;
  }
  /// Calls `write(data, size)` for the pieces and the gaps between them.
  template <class Function>
  Error forEach(Function write) const;
};

/// The constants of all plans. What several have is there once.
struct Constants : Pieces {
  bool isShared = false;
  std::multimap<std::pair<size_t, uint64_t>, std::pair<uint64_t, const char *>>
      known;

  uint64_t add(const Buffer &buffer) {
    const char *data = static_cast<const char *>(buffer.data());
    size_t size = buffer.size();
    if (!isShared)
      return Pieces::add({data, size});
    auto [first, last] =
        known.equal_range({size, artifactChecksum(data, size)});
    for (auto each = first; each != last; ++each)
      if (std::equal(data, data + size, each->second.second))
        return each->second.first;
    uint64_t offset = Pieces::add({data, size});
    known.insert({{size, artifactChecksum(data, size)}, {offset, data}});
    return offset;
  }
};

/// What is written, section by section.
struct Sections {
  std::string plans;
  Pieces code;
  Constants constants;
};

} // namespace

static void writeTypes(ByteWriter &out, const std::vector<TensorInfo> &types,
                       const std::vector<std::string> &names,
                       const std::vector<std::vector<int>> &sizes) {
  out.count(types.size());
  for (size_t i = 0; i < types.size(); ++i) {
    out.text(i < names.size() ? names[i] : "");
    out.number(types[i].dtype);
    out.count(types[i].shape.size());
    for (int64_t size : types[i].shape)
      out.number(size);
    size_t count = i < sizes.size() ? sizes[i].size() : 0;
    out.count(count);
    for (size_t axis = 0; axis < count; ++axis)
      out.number<int32_t>(sizes[i][axis]);
  }
}

static bool isZero(const Buffer &buffer) {
  const char *data = static_cast<const char *>(buffer.data());
  return std::all_of(data, data + buffer.size(), [](char c) { return !c; });
}

static void writeSlots(ByteWriter &out, const std::vector<Slot> &slots,
                       Constants &constants) {
  out.count(slots.size());
  for (const Slot &slot : slots) {
    out.number(slot.kind);
    out.number<uint32_t>(slot.index);
    out.number<uint64_t>(slot.offset);
    out.number<uint64_t>(slot.bytes);
    out.number<uint32_t>(slot.device);
    out.text(slot.name);
    out.number(uint8_t(slot.isDonated));
    SlotContents contents = SlotContents::None;
    if (slot.kind == Slot::Kind::Constant)
      contents = SlotContents::Bytes;
    else if (slot.kind == Slot::Kind::State)
      contents =
          isZero(slot.constant) ? SlotContents::Zeros : SlotContents::Bytes;
    out.number(contents);
    out.number<uint64_t>(
        contents == SlotContents::Bytes ? constants.add(slot.constant) : 0);
  }
}

static void writePrograms(ByteWriter &out,
                          const std::vector<Program> &programs) {
  out.count(programs.size());
  for (const Program &program : programs) {
    out.text(program.name);
    out.number<uint32_t>(program.numArgs);
    out.number<uint32_t>(program.numScalars);
    out.count(program.written.size());
    for (bool isWritten : program.written)
      out.number(uint8_t(isWritten));
    out.number(program.threadExtent);
    out.number(program.blockSize);
    out.count(program.checks.size());
    for (const AccessCheck &check : program.checks) {
      out.number(uint8_t(check.isWrite));
      out.number(check.size);
      out.text(check.provenance);
    }
    out.number(program.flops);
    out.number(program.bytes);
    out.number(program.nanoseconds);
    out.text(program.provenance);
  }
}

static void writeNumbers(ByteWriter &out,
                         const std::vector<unsigned> &numbers) {
  out.count(numbers.size());
  for (unsigned n : numbers)
    out.number<uint32_t>(n);
}

static void writeImage(ByteWriter &out, const CodeImage &image) {
  out.number(image.pageBytes);
  out.count(image.segments.size());
  for (const CodeImage::Segment &segment : image.segments) {
    out.number(segment.access);
    out.number(segment.offset);
    out.number(segment.bytes);
  }
  out.count(image.relocations.size());
  for (const CodeImage::Relocation &relocation : image.relocations) {
    out.number(relocation.offset);
    out.number(relocation.target);
  }
  out.count(image.symbols.size());
  for (const std::string &symbol : image.symbols)
    out.text(symbol);
  out.count(image.imports.size());
  for (const CodeImage::Import &import : image.imports) {
    out.number(import.offset);
    out.number(import.symbol);
    out.number(import.addend);
  }
  out.count(image.entries.size());
  for (uint64_t entry : image.entries)
    out.number(entry);
}

/// The code of a device but for its bytes.
static void writeKernels(ByteWriter &out, const DeviceCode &code) {
  out.count(code.kernels.size());
  for (const DeviceCode::Kernel &kernel : code.kernels) {
    out.text(kernel.name);
    out.text(kernel.source);
    out.count(kernel.elementBytes.size());
    for (unsigned bytes : kernel.elementBytes)
      out.number<uint32_t>(bytes);
    out.count(kernel.maps.size());
    for (const TensorMapInfo &map : kernel.maps) {
      out.number<uint32_t>(map.argument);
      out.number(map.offsetBytes);
      out.count(map.axes.size());
      for (const TensorMapInfo::Axis &axis : map.axes) {
        out.number(axis.size);
        out.number(axis.strideBytes);
        out.number(axis.box);
      }
    }
    out.number<uint64_t>(kernel.sharedBytes);
  }
}

static std::string encodePlan(const Plan &plan, const ArtifactCode &code,
                              Constants &constants) {
  ByteWriter out;
  out.text(plan.name);
  writeTypes(out, plan.inputs, plan.inputNames, plan.inputSizes);
  writeTypes(out, plan.outputs, plan.outputNames, plan.outputSizes);
  out.count(plan.variables.size());
  for (const Variable &variable : plan.variables) {
    out.text(variable.name);
    out.number(variable.min);
    out.number(variable.max);
    out.number(uint8_t(variable.isChosen));
  }
  out.count(plan.donations.size());
  for (const Donation &donation : plan.donations) {
    out.number<uint32_t>(donation.input);
    out.number<uint32_t>(donation.output);
  }
  out.count(plan.scalars.size());
  for (const Scalar &scalar : plan.scalars) {
    out.number(scalar.kind);
    out.number(scalar.value);
    out.number<uint32_t>(scalar.lhs);
    out.number<uint32_t>(scalar.rhs);
  }
  out.count(plan.boxes.size());
  for (const BoxCheck &box : plan.boxes) {
    out.text(box.what);
    out.number<uint32_t>(box.offset);
    out.number<uint32_t>(box.length);
    out.number<uint32_t>(box.size);
  }
  writeSlots(out, plan.slots, constants);
  writePrograms(out, plan.programs);
  out.count(plan.steps.size());
  for (const Step &step : plan.steps) {
    out.number(step.kind);
    out.number<uint32_t>(step.program);
    writeNumbers(out, step.slots);
    writeNumbers(out, step.scalars);
    out.number<uint32_t>(step.target);
  }
  if (code.device.format.empty())
    writeImage(out, code.image);
  else
    writeKernels(out, code.device);
  return out.get();
}

template <class Function>
Error Pieces::forEach(Function write) const {
  static const char zeros[Buffer::alignment] = {};
  uint64_t position = 0;
  for (Span<char> piece : pieces) {
    uint64_t gap = alignUp(position) - position;
    if (Error error = write(zeros, gap))
      return error;
    if (Error error = write(piece.data(), piece.size()))
      return error;
    position += gap + piece.size();
  }
  return Error::success();
}

static Error checkVariant(const ArtifactVariant &variant) {
  const auto &[plan, code] = variant;
  auto fail = [&](const std::string &what) {
    return Error::failure("invalid program: " + what);
  };
  if (Error error = plan->verify(/*needsCode=*/false))
    return fail(error.message());
  size_t entries = code->device.kernels.size();
  if (code->device.format.empty()) {
    entries = code->image.entries.size();
    if (Error error = code->image.verify(code->bytes.size()))
      return fail(error.message());
  }
  if (entries != plan->programs.size())
    return fail("code with " + std::to_string(entries) + " entries for " +
                std::to_string(plan->programs.size()) + " programs");
  return Error::success();
}

/// Makes the sections. What each plan is for comes first: a reader looks for
/// its own, and one of another machine stops there.
static Error encode(Span<ArtifactVariant> variants, const std::string &producer,
                    Sections &sections) {
  if (variants.empty())
    return Error::failure("invalid program: no plan");
  sections.constants.isShared = variants.size() > 1;
  ByteWriter out;
  out.text(producer);
  out.count(variants.size());
  for (const ArtifactVariant &variant : variants) {
    if (Error error = checkVariant(variant))
      return error;
    const ArtifactCode &code = *variant.code;
    bool isForDevice = !code.device.format.empty();
    out.text(code.device.format);
    out.text(code.device.chip);
    out.text(code.target.architecture);
    out.count(code.target.features.size());
    for (const std::string &feature : code.target.features)
      out.text(feature);
    for (const std::vector<char> *bytes :
         {isForDevice ? &code.device.bytes : &code.bytes,
          &code.device.binary}) {
      out.number<uint64_t>(sections.code.add(*bytes));
      out.number<uint64_t>(bytes->size());
    }
    out.text(encodePlan(*variant.plan, code, sections.constants));
  }
  sections.plans = out.get();
  return Error::success();
}

/// Calls `write(data, size)` with the whole file, piece by piece, and passes
/// its errors on.
template <class Function>
static Error writePieces(Span<ArtifactVariant> variants,
                         const std::string &producer, Function write) {
  Sections sections;
  if (Error error = encode(variants, producer, sections))
    return error;
  const std::string &text = sections.plans;
  const Constants &constants = sections.constants;
  auto alignUp = [](uint64_t n, uint64_t to) { return (n + to - 1) / to * to; };
  ArtifactHeader header = {};
  std::memcpy(header.magic, artifactMagic, sizeof(artifactMagic));
  header.version = artifactVersion;
  header.headerBytes = sizeof(header);
  header.plan = {sizeof(header), text.size(),
                 artifactChecksum(text.data(), text.size())};
  header.code = {alignUp(sizeof(header) + text.size(), Buffer::alignment),
                 sections.code.bytes, 0};
  uint64_t codeEnd = header.code.offset + header.code.bytes;
  header.constants = {
      constants.pieces.empty() ? codeEnd : alignUp(codeEnd, constantsAlignment),
      constants.bytes, 0};
  header.fileBytes = header.constants.offset + constants.bytes;
  auto addChecksum = [](const Pieces &pieces, ArtifactSection &section) {
    (void)bool(pieces.forEach([&](const void *data, size_t size) {
      section.checksum = artifactChecksum(data, size, section.checksum);
      return Error::success();
    }));
  };
  addChecksum(sections.code, header.code);
  addChecksum(constants, header.constants);
  header.checksum =
      artifactChecksum(&header, offsetof(ArtifactHeader, checksum));

  uint64_t position = 0;
  auto append = [&](const void *data, size_t size) {
    position += size;
    return write(data, size);
  };
  auto writeAt = [&](uint64_t offset, const void *data, size_t size) {
    std::string gap(offset - position, '\0');
    if (Error error = append(gap.data(), gap.size()))
      return error;
    return append(data, size);
  };
  if (Error error = append(&header, sizeof(header)))
    return error;
  if (Error error = writeAt(header.plan.offset, text.data(), text.size()))
    return error;
  if (Error error = writeAt(header.code.offset, nullptr, 0))
    return error;
  if (Error error = sections.code.forEach(append))
    return error;
  if (Error error = writeAt(header.constants.offset, nullptr, 0))
    return error;
  return constants.forEach(append);
}

Error uop::runtime::writeArtifact(const std::string &path,
                                  Span<ArtifactVariant> variants,
                                  const std::string &producer) {
  AtomicFile file(path);
  if (Error error = file.open())
    return error;
  if (Error error =
          writePieces(variants, producer, [&](const void *data, size_t size) {
            return file.write(data, size);
          }))
    return error;
  return file.commit();
}

Error uop::runtime::writeArtifact(const std::string &path, const Plan &plan,
                                  const ArtifactCode &code,
                                  const std::string &producer) {
  return writeArtifact(path, ArtifactVariant{&plan, &code}, producer);
}

Expected<std::string>
uop::runtime::serializeArtifact(const Plan &plan, const ArtifactCode &code,
                                const std::string &producer) {
  return serializeArtifact(ArtifactVariant{&plan, &code}, producer);
}

Expected<std::string>
uop::runtime::serializeArtifact(Span<ArtifactVariant> variants,
                                const std::string &producer) {
  std::string bytes;
  if (Error error =
          writePieces(variants, producer, [&](const void *data, size_t size) {
            if (size)
              bytes.append(static_cast<const char *>(data), size);
            return Error::success();
          }))
    return error;
  return bytes;
}
