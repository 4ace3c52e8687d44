//===- ArtifactReader.cpp - Compiled programs from files --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Artifact.h"

#include "ArtifactFormat.h"

#include <algorithm>

using namespace uop::runtime;

bool uop::runtime::isArtifact(Span<char> bytes) {
  return bytes.size() >= sizeof(artifactMagic) &&
         std::memcmp(bytes.data(), artifactMagic, sizeof(artifactMagic)) == 0;
}

namespace {

/// A plan of the file, and what it is for.
struct Variant {
  /// Of a device: the format of its code and the chip.
  DeviceCode device;
  CodeTarget target;
  /// In the section of the code.
  ArtifactSection code, binary;
  ByteReader plan{nullptr, 0};

  bool isForCPU() const { return device.format.empty(); }
  std::string describe() const {
    if (isForCPU())
      return "the CPU";
    return "devices that take " + device.format +
           (device.chip.empty() ? "" : " for " + device.chip);
  }
};

class Reader {
public:
  Reader(const Buffer &file, const ArtifactOptions &options)
      : file(file), options(options) {}

  Expected<Artifact> read();

private:
  Error readHeader();
  Error checkSection(const char *what, const ArtifactSection &section,
                     bool isRead = true) const;
  Error readVariants();
  Error chooseVariant();
  Error readPlan();
  void readTypes(std::vector<TensorInfo> &types,
                 std::vector<std::string> &names,
                 std::vector<std::vector<int>> &sizes);
  Error readSlots();
  Error readState(Slot &slot, const Buffer &initial, SlotContents contents);
  void readPrograms();
  void readSteps();
  std::vector<unsigned> readNumbers();
  Error readCode();
  Error readDeviceCode();
  Error readImage();
  Span<char> getCode(const ArtifactSection &part) const {
    return {at(header.code) + part.offset, size_t(part.bytes)};
  }

  const char *at(const ArtifactSection &section) const {
    return static_cast<const char *>(file.data()) + section.offset;
  }

  const Buffer &file;
  const ArtifactOptions &options;
  ArtifactHeader header;
  std::shared_ptr<Plan> plan = std::make_shared<Plan>();
  Artifact result;
  ByteReader in{nullptr, 0};
  std::vector<Variant> variants;
  const Variant *variant = nullptr;
  /// Null: the CPU, or nothing is loaded.
  Device *device = nullptr;
};

} // namespace

static Error malformed(const char *what) {
  return Error::failure(std::string("malformed: ") + what);
}

/// Everything but the sections' contents.
Error Reader::readHeader() {
  const char *bytes = static_cast<const char *>(file.data());
  if (!isArtifact({bytes, file.size()}))
    return Error::failure("not a compiled program: it does not begin as one");
  if (file.size() < sizeof(header))
    return Error::failure("truncated: " + std::to_string(file.size()) +
                          " bytes, the header alone has " +
                          std::to_string(sizeof(header)));
  std::memcpy(&header, bytes, sizeof(header));
  // What follows may mean something else in another version.
  if (header.version != artifactVersion)
    return Error::failure("format version " + std::to_string(header.version) +
                          ", this program reads version " +
                          std::to_string(artifactVersion) +
                          "; compile it again");
  if (header.checksum !=
          artifactChecksum(&header, offsetof(ArtifactHeader, checksum)) ||
      header.headerBytes != sizeof(header))
    return Error::failure("altered: the header's checksum differs");
  if (file.size() != header.fileBytes)
    return Error::failure(
        std::string(file.size() < header.fileBytes ? "truncated" : "altered") +
        ": " + std::to_string(file.size()) + " bytes of " +
        std::to_string(header.fileBytes));
  for (const ArtifactSection &section :
       {header.plan, header.code, header.constants})
    if (section.offset > file.size() ||
        section.bytes > file.size() - section.offset)
      return malformed("a section leaves the file");
  if (header.constants.bytes && header.constants.offset % Buffer::alignment)
    return malformed("the constants are not aligned");
  return Error::success();
}

Error Reader::checkSection(const char *what, const ArtifactSection &section,
                           bool isRead) const {
  if (!isRead ||
      artifactChecksum(at(section), section.bytes) == section.checksum)
    return Error::success();
  return Error::failure(std::string("altered: the checksum of ") + what +
                        " differs");
}

/// Before the plans, so that what is foreign is called so.
Error Reader::readVariants() {
  result.producer = in.text();
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    Variant made;
    made.device.format = in.text();
    made.device.chip = in.text();
    made.target.architecture = in.text();
    for (size_t i = in.count(); i > 0 && in.isValid(); --i)
      made.target.features.push_back(in.text());
    for (ArtifactSection *part : {&made.code, &made.binary}) {
      part->offset = in.number<uint64_t>();
      part->bytes = in.number<uint64_t>();
      if (part->offset > header.code.bytes ||
          part->bytes > header.code.bytes - part->offset)
        return malformed("code leaves its section");
    }
    made.plan = in.part();
    variants.push_back(std::move(made));
  }
  if (!in.isValid() || !in.isAtEnd() || variants.empty())
    return malformed("the targets");
  return Error::success();
}

/// The plan that suits the device best.
Error Reader::chooseVariant() {
  bool isForCPU = options.device.empty() || options.device == "cpu";
  if (!options.loadCode) {
    variant = &variants.front();
    return Error::success();
  }
  if (!isForCPU) {
    Expected<Device *> found = getDevice(options.device);
    if (!found)
      return found.takeError();
    device = *found;
  }
  unsigned best = 0;
  std::string made;
  for (const Variant &each : variants) {
    unsigned rate = device ? device->rateCode(each.device) : each.isForCPU();
    if (rate > best)
      variant = &each;
    best = std::max(best, rate);
    made += (made.empty() ? "" : ", ") + each.describe();
  }
  if (variant)
    return device ? Error::success() : variant->target.check();
  return Error::failure(
      "made for " + made + ", not for " +
      (device ? "device '" + device->getName() + "' (" + device->describe() +
                    "); compile it for this one"
              : "the CPU; choose such a device, or compile it for the CPU"));
}

void Reader::readTypes(std::vector<TensorInfo> &types,
                       std::vector<std::string> &names,
                       std::vector<std::vector<int>> &sizes) {
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    names.push_back(in.text());
    TensorInfo type;
    type.dtype = in.enumerator(static_cast<DType>(numDTypes - 1));
    for (size_t axes = in.count(); axes > 0 && in.isValid(); --axes)
      type.shape.push_back(in.number<int64_t>());
    types.push_back(std::move(type));
    sizes.emplace_back();
    for (size_t axes = in.count(); axes > 0 && in.isValid(); --axes)
      sizes.back().push_back(in.number<int32_t>());
  }
}

/// Gives a state slot its memory.
Error Reader::readState(Slot &slot, const Buffer &initial,
                        SlotContents contents) {
  if (!plan->state)
    plan->state = options.state ? options.state : std::make_shared<State>();
  Expected<Buffer> memory = contents == SlotContents::Zeros
                                ? plan->state->getZeros(slot.name, slot.bytes)
                                : plan->state->get(slot.name, initial);
  if (!memory)
    return memory.takeError();
  slot.constant = *memory;
  return Error::success();
}

Error Reader::readSlots() {
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    Slot slot;
    slot.kind = in.enumerator(Slot::Kind::State);
    slot.index = in.number<uint32_t>();
    slot.offset = in.number<uint64_t>();
    slot.bytes = in.number<uint64_t>();
    slot.device = in.number<uint32_t>();
    slot.name = in.text();
    slot.isDonated = in.flag();
    SlotContents contents = in.enumerator(SlotContents::Zeros);
    uint64_t offset = in.number<uint64_t>();
    if (!in.isValid())
      break;
    bool hasContents =
        slot.kind == Slot::Kind::Constant || slot.kind == Slot::Kind::State;
    if (hasContents == (contents == SlotContents::None) ||
        (slot.kind == Slot::Kind::Constant && contents != SlotContents::Bytes))
      return malformed("contents of a slot");
    if (contents == SlotContents::Bytes) {
      const ArtifactSection &section = header.constants;
      if (offset > section.bytes || slot.bytes > section.bytes - offset)
        return malformed("a constant leaves its section");
      if (offset % Buffer::alignment)
        return malformed("a constant is not aligned");
      Expected<Buffer> view = file.view(section.offset + offset, slot.bytes);
      if (!view)
        return view.takeError();
      slot.constant = *view;
    }
    if (slot.kind == Slot::Kind::State)
      if (Error error = readState(slot, slot.constant, contents))
        return error;
    plan->slots.push_back(std::move(slot));
  }
  return Error::success();
}

void Reader::readPrograms() {
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    Program program;
    program.name = in.text();
    program.numArgs = in.number<uint32_t>();
    program.numScalars = in.number<uint32_t>();
    for (size_t args = in.count(); args > 0 && in.isValid(); --args)
      program.written.push_back(in.flag());
    program.threadExtent = in.number<int64_t>();
    program.blockSize = in.number<int64_t>();
    for (size_t checks = in.count(); checks > 0 && in.isValid(); --checks) {
      AccessCheck check;
      check.isWrite = in.flag();
      check.size = in.number<int64_t>();
      check.provenance = in.text();
      program.checks.push_back(std::move(check));
    }
    program.flops = in.number<int64_t>();
    program.bytes = in.number<int64_t>();
    program.nanoseconds = in.number<int64_t>();
    program.provenance = in.text();
    plan->programs.push_back(std::move(program));
  }
}

std::vector<unsigned> Reader::readNumbers() {
  std::vector<unsigned> numbers;
  for (size_t n = in.count(); n > 0 && in.isValid(); --n)
    numbers.push_back(in.number<uint32_t>());
  return numbers;
}

void Reader::readSteps() {
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    Step step;
    step.kind = in.enumerator(Step::Kind::Jump);
    step.program = in.number<uint32_t>();
    step.slots = readNumbers();
    step.scalars = readNumbers();
    step.target = in.number<uint32_t>();
    plan->steps.push_back(std::move(step));
  }
}

Error Reader::readPlan() {
  plan->name = in.text();
  readTypes(plan->inputs, plan->inputNames, plan->inputSizes);
  readTypes(plan->outputs, plan->outputNames, plan->outputSizes);
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    Variable variable;
    variable.name = in.text();
    variable.min = in.number<int64_t>();
    variable.max = in.number<int64_t>();
    variable.isChosen = in.flag();
    plan->variables.push_back(std::move(variable));
  }
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    Donation donation;
    donation.input = in.number<uint32_t>();
    donation.output = in.number<uint32_t>();
    plan->donations.push_back(donation);
  }
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    Scalar scalar;
    scalar.kind = in.enumerator(Scalar::Kind::Max);
    scalar.value = in.number<int64_t>();
    scalar.lhs = in.number<uint32_t>();
    scalar.rhs = in.number<uint32_t>();
    plan->scalars.push_back(scalar);
  }
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    BoxCheck box;
    box.what = in.text();
    box.offset = in.number<uint32_t>();
    box.length = in.number<uint32_t>();
    box.size = in.number<uint32_t>();
    plan->boxes.push_back(std::move(box));
  }
  if (Error error = readSlots())
    return error;
  readPrograms();
  readSteps();
  return in.isValid() ? Error::success() : malformed("the plan");
}

/// More no driver takes.
static constexpr size_t maxMapAxes = 5;

static TensorMapInfo readMap(ByteReader &in) {
  TensorMapInfo map;
  map.argument = in.number<uint32_t>();
  map.offsetBytes = in.number<uint64_t>();
  for (size_t axes = in.count(); axes > 0 && in.isValid(); --axes) {
    TensorMapInfo::Axis axis;
    axis.size = in.number<uint64_t>();
    axis.strideBytes = in.number<uint64_t>();
    axis.box = in.number<uint32_t>();
    map.axes.push_back(axis);
  }
  return map;
}

Error Reader::readDeviceCode() {
  DeviceCode code;
  code.format = variant->device.format;
  code.chip = variant->device.chip;
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    DeviceCode::Kernel kernel;
    kernel.name = in.text();
    kernel.source = in.text();
    for (size_t args = in.count(); args > 0 && in.isValid(); --args)
      kernel.elementBytes.push_back(in.number<uint32_t>());
    for (size_t maps = in.count(); maps > 0 && in.isValid(); --maps)
      kernel.maps.push_back(readMap(in));
    kernel.sharedBytes = in.number<uint64_t>();
    code.kernels.push_back(std::move(kernel));
  }
  if (!in.isValid() || !in.isAtEnd())
    return malformed("the description of the code");
  if (code.kernels.size() != plan->programs.size())
    return malformed("code that is not the programs'");
  for (size_t i = 0; i < code.kernels.size(); ++i) {
    const Program &program = plan->programs[i];
    if (code.kernels[i].elementBytes.size() !=
        size_t(program.numArgs) + program.numScalars + !program.checks.empty())
      return malformed("code that is not the programs'");
    for (const TensorMapInfo &map : code.kernels[i].maps)
      if (map.argument >= program.numArgs || map.axes.size() < 2 ||
          map.axes.size() > maxMapAxes)
        return malformed("the map of a tensor");
  }
  Span<char> bytes = getCode(variant->code), binary = getCode(variant->binary);
  code.bytes.assign(bytes.begin(), bytes.end());
  code.binary.assign(binary.begin(), binary.end());
  if (!options.loadCode) {
    result.code.device = std::move(code);
    return Error::success();
  }
  plan->device = device;
  if (plan->programs.empty())
    return Error::success();
  Expected<std::shared_ptr<Module>> loaded = device->loadModule(code);
  if (!loaded)
    return loaded.takeError();
  plan->module = std::move(*loaded);
  return Error::success();
}

Error Reader::readCode() {
  return variant->isForCPU() ? readImage() : readDeviceCode();
}

Error Reader::readImage() {
  CodeImage image;
  image.pageBytes = in.number<uint64_t>();
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    CodeImage::Segment segment;
    segment.access = in.enumerator(CodeImage::Access::ReadExecute);
    segment.offset = in.number<uint64_t>();
    segment.bytes = in.number<uint64_t>();
    image.segments.push_back(segment);
  }
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    CodeImage::Relocation relocation;
    relocation.offset = in.number<uint64_t>();
    relocation.target = in.number<uint64_t>();
    image.relocations.push_back(relocation);
  }
  for (size_t n = in.count(); n > 0 && in.isValid(); --n)
    image.symbols.push_back(in.text());
  for (size_t n = in.count(); n > 0 && in.isValid(); --n) {
    CodeImage::Import import;
    import.offset = in.number<uint64_t>();
    import.symbol = in.number<uint32_t>();
    import.addend = in.number<int64_t>();
    image.imports.push_back(import);
  }
  for (size_t n = in.count(); n > 0 && in.isValid(); --n)
    image.entries.push_back(in.number<uint64_t>());
  if (!in.isValid() || !in.isAtEnd())
    return malformed("the description of the code");
  if (image.entries.size() != plan->programs.size())
    return malformed("code that is not the programs'");
  if (!options.loadCode) {
    Span<char> code = getCode(variant->code);
    if (Error error = image.verify(code.size()))
      return error;
    result.code = {result.target, std::move(image),
                   std::vector<char>(code.begin(), code.end())};
    return Error::success();
  }
  Expected<LoadedCode> loaded = loadCode(image, getCode(variant->code));
  if (!loaded)
    return loaded.takeError();
  for (size_t i = 0; i < plan->programs.size(); ++i) {
    plan->programs[i].entry = loaded->entries[i];
    plan->programs[i].code = loaded->code;
  }
  return Error::success();
}

Expected<Artifact> Reader::read() {
  if (reinterpret_cast<uintptr_t>(file.data()) % Buffer::alignment)
    return Error::failure("not aligned to " +
                          std::to_string(Buffer::alignment) + " bytes");
  if (Error error = readHeader())
    return error;
  if (Error error = checkSection("the plan", header.plan))
    return error;
  in = ByteReader(at(header.plan), header.plan.bytes);
  if (Error error = readVariants())
    return error;
  if (Error error = chooseVariant())
    return error;
  in = variant->plan;
  result.target = variant->target;
  if (Error error = checkSection("the code", header.code))
    return error;
  if (Error error = checkSection("the constants", header.constants,
                                 options.checkConstants))
    return error;
  if (Error error = readPlan())
    return error;
  if (Error error = readCode())
    return error;
  if (Error error = plan->verify(/*needsCode=*/options.loadCode))
    return error;
  result.plan = std::move(plan);
  return std::move(result);
}

Expected<Artifact> uop::runtime::loadArtifact(const Buffer &bytes,
                                              const std::string &name,
                                              const ArtifactOptions &options) {
  Expected<Artifact> artifact = Reader(bytes, options).read();
  if (!artifact)
    return Error::failure(name + ": " + artifact.message());
  return artifact;
}

Expected<Artifact> uop::runtime::loadArtifact(const std::string &path,
                                              const ArtifactOptions &options) {
  Expected<Buffer> file = Buffer::mapFile(path);
  if (!file)
    return file.takeError();
  return loadArtifact(*file, path, options);
}
