//===- KernelTraffic.cpp - What comes to the caches -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TimeEstimator.h"

#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace uop;

static double getBufferBytes(Value buffer) {
  auto type = cast<ShapedType>(buffer.getType());
  if (!type.hasStaticShape())
    return std::numeric_limits<double>::infinity();
  return double(type.getNumElements()) *
         double(CostModel::getByteWidth(type.getElementType()));
}

void TimeEstimator::collectAccess(Operation *op, unsigned loop) {
  Value buffer, offset = getAccessOffset(op);
  if (auto load = dyn_cast<LoadOp>(op))
    buffer = getRootBuffer(load.getSource());
  else if (auto store = dyn_cast<StoreOp>(op))
    buffer = getRootBuffer(store.getTarget());
  else if (auto tile = dyn_cast<BufferizeOp>(op))
    buffer = tile.getResult();
  else if (auto read = dyn_cast<IndexOp>(op))
    buffer = read.getSource();
  if (!buffer)
    return;
  Access access;
  access.buffer = buffer;
  access.bufferBytes = getBufferBytes(buffer);
  access.width = double(CostModel::getByteWidth(
      cast<ShapedType>(buffer.getType()).getElementType()));
  access.isStore = isa<StoreOp>(op);
  access.isStreamed = op->hasAttr(kNontemporalAttrName);
  if (offset) {
    for (Value range : tree.getRanges(offset))
      access.strides.emplace_back(range, getStride(offset, range));
  } else if (auto tile = dyn_cast<BufferizeOp>(op)) {
    addTileStrides(access, tile.getRanges());
  } else {
    addTileStrides(access, cast<IndexOp>(op).getIndices());
  }
  for (; loop != 0; loop = tree.getLoops()[loop].parent)
    access.path.push_back(loop);
  access.path.push_back(0);
  std::reverse(access.path.begin(), access.path.end());
  for (unsigned outer : access.path)
    access.touched.push_back(getFootprint(access, outer));
  accesses.push_back(std::move(access));
}

/// The elements of a tile are in row-major order.
void TimeEstimator::addTileStrides(Access &access, ValueRange indices) {
  ArrayRef<int64_t> shape =
      cast<ShapedType>(access.buffer.getType()).getShape();
  llvm::SmallMapVector<Value, std::optional<int64_t>, 8> strides;
  int64_t size = 1;
  for (size_t axis = indices.size(); axis-- > 0;) {
    for (Value range : tree.getRanges(indices[axis])) {
      std::optional<int64_t> &sum = strides.try_emplace(range, 0).first->second;
      std::optional<int64_t> step = getStride(indices[axis], range);
      if (sum && step)
        *sum += *step * size;
      else
        sum.reset();
    }
    // A tile that counts its ranges has one axis for all of them.
    if (indices.size() == shape.size())
      size *= std::max<int64_t>(shape[axis], 1);
    else
      size *= getRangeSize(indices[axis]);
  }
  llvm::append_range(access.strides, strides);
}

double TimeEstimator::getShare(unsigned loop) {
  for (; loop != 0; loop = tree.getLoops()[loop].parent) {
    auto range = tree.getLoops()[loop].range.getDefiningOp<RangeOp>();
    if (range && range.getKind() == RangeKind::thread)
      if (double steps = tree.getLoops()[loop].trips; steps >= 1)
        return std::ceil(steps / double(threads)) / steps;
  }
  return 1;
}

/// What one step of `loop` touches.
Footprint TimeEstimator::getFootprint(const Access &access, unsigned loop) {
  ArrayRef<LoopTree::Loop> loops = tree.getLoops();
  auto isFixed = [&](Value range) {
    for (unsigned outer = loop; outer != 0; outer = loops[outer].parent)
      if (loops[outer].range == range)
        return true;
    return false;
  };
  SmallVector<std::pair<double, double>> steps;
  double opaque = 1, largest = 0;
  for (auto [range, stride] : access.strides) {
    double size = double(getRangeSize(range));
    if (isFixed(range) || size <= 1 || stride == 0)
      continue;
    if (!stride) {
      opaque *= size;
      continue;
    }
    double bytes = std::abs(double(*stride)) * access.width;
    largest = std::max(largest, bytes);
    steps.emplace_back(bytes, size);
  }
  llvm::sort(steps);
  Footprint result;
  result.run = access.width;
  // The taps of a window and its places are along the same rows.
  double apart = 0, count = 1;
  for (auto [stride, size] : steps) {
    if (result.rows == 1 && stride <= result.run) {
      result.run = std::max(result.run, stride * (size - 1) + result.run);
    } else {
      result.stride = result.rows == 1 ? stride : result.stride;
      result.rows *= size;
      if (stride < target.getPageBytes() / 2)
        continue;
      double added = stride == apart ? (count + size - 1) / count : size;
      count = stride == apart ? count + size - 1 : size;
      apart = stride;
      result.streams *= added;
    }
  }
  result.rows *= opaque;
  result.isScattered = opaque > 1;
  // What a range selects with a stride is no larger than that.
  double limit = access.bufferBytes;
  for (auto [range, stride] : access.strides)
    if (isFixed(range) && stride)
      if (double bytes = std::abs(double(*stride)) * access.width;
          bytes > largest && bytes > result.run)
        limit = std::min(limit, bytes);
  result.limit = limit;
  return result;
}

/// The bytes that an access brings to a cache, in whole blocks, if the cache
/// has room for one step of the loop `path[fit]`; for none, if not `fits`.
/// `needed` is what all loops touch.
double TimeEstimator::getMovedBytes(const Access &access, size_t fit, bool fits,
                                    double needed,
                                    const CostModel::MemoryLevel &level) {
  ArrayRef<unsigned> path = access.path;
  double bytes;
  if (fit == 0 && fits) {
    // All of it is there, if other launches have left it: those of the program
    // take half of a cache. Of the last one, whose sets a hash chooses, they
    // take all, and part is there of what is larger.
    bool isLast = level.isReplacedAtRandom && level.numSets == 1;
    double size = std::max({needed, access.bufferBytes, programBytes});
    double room = isLast ? level.cacheBytes : level.cacheBytes / 2;
    if (!isa<BlockArgument>(access.buffer) || size <= room)
      return 0;
    bytes = access.touched[0].getBytes(level.blockBytes);
    if (isLast)
      bytes *= 1 - (room / size) * (room / size);
  } else if (fits) {
    // Steps of that loop share blocks; those of loops around it do not.
    bytes = access.touched[fit - 1].getBytes(level.blockBytes);
  } else {
    bytes = access.touched[fit].getBytes(level.blockBytes) *
            tree.getLoops()[path[fit]].trips;
  }
  for (size_t i = 1; i < fit; ++i)
    bytes *= tree.getLoops()[path[i]].trips;
  // A block is read before it is written, unless all of it is.
  if (access.isStore && level.isReadFirst && !access.isStreamed)
    bytes *= 2;
  return bytes * getShare(path.back());
}

/// The same. `getNeeded` says how large the cache must be for what one step of
/// a loop touches; `within` becomes the loop whose steps share what they bring.
double TimeEstimator::getMovedBytes(
    const Access &access, llvm::function_ref<double(unsigned)> getNeeded,
    const CostModel::MemoryLevel &level, unsigned &within) {
  ArrayRef<unsigned> path = access.path;
  // The outermost loop of which a step fits.
  size_t fit = 0;
  while (fit + 1 < path.size() && getNeeded(path[fit]) > level.cacheBytes)
    ++fit;
  within = path[fit];
  bool fits = getNeeded(within) <= level.cacheBytes;
  double needed = getNeeded(0);
  double bytes = getMovedBytes(access, fit, fits, needed, level);
  if (fit == 0 || !level.isReplacedAtRandom)
    return bytes;
  // Of what is more than the cache, some is still there: of blocks that take
  // each other's places at random, h = exp((h - 1) size / cache) are. This is
  // near to it.
  double part = level.cacheBytes / getNeeded(path[fit - 1]);
  double least = getMovedBytes(access, fit - 1, /*fits=*/true, needed, level);
  return bytes - (bytes - least) * part * part;
}

/// The rows that an access goes to in all steps of the loop.
double TimeEstimator::countRows(const Access &access, unsigned loop) {
  size_t place = llvm::find(access.path, loop) - access.path.begin();
  return access.touched[place].rows * tree.getLoops()[loop].steps *
         getShare(access.path.back());
}

/// Of the bytes that an access brings to a cache, the lines that no prefetcher
/// asks for. It follows so many rows at a time. Of more, each piece of a row
/// that is read before the next row begins with such a line.
double TimeEstimator::countLateLines(const Access &access, double bytes) {
  for (size_t place = access.path.size() - 1; place-- > 0;) {
    const Footprint &touched = access.touched[place];
    if (touched.isScattered)
      return 0;
    if (touched.streams <= target.getPrefetchedRows())
      continue;
    double piece = access.touched[place + 1].run;
    if (piece >= target.getPageBytes())
      return 0;
    return bytes / std::max(piece, target.getLineBytes());
  }
  return 0;
}

TimeEstimator::Traffic
TimeEstimator::getTraffic(const CostModel::MemoryLevel &level) {
  // Of one step of each loop, each buffer once.
  llvm::SmallMapVector<std::pair<unsigned, Value>, Room, 16> rooms;
  for (const Access &access : accesses)
    for (auto [loop, touched] : llvm::zip_equal(access.path, access.touched)) {
      Room &room = rooms[{loop, access.buffer}];
      Room other = touched.getRoom(level);
      if (other.bytes / other.part > room.bytes / room.part)
        room = other;
    }
  std::vector<Occupied> occupied(tree.getLoops().size());
  for (const auto &[key, room] : rooms)
    occupied[key.first].add(room, level.cacheBytes);
  Traffic traffic;
  traffic.bytes.resize(nests.size());
  traffic.lateLines.resize(nests.size());
  // By buffer and loop, because accesses side by side share blocks: what is
  // read again has come with those before it, of loops that are placed later.
  llvm::SmallMapVector<std::pair<Value, unsigned>,
                       std::tuple<double, unsigned, double>, 8>
      moved;
  for (const Access &access : accesses) {
    auto getNeeded = [&](unsigned loop) {
      return occupied[loop].getNeeded(
          rooms.find({loop, access.buffer})->second);
    };
    unsigned within, phase = phases[access.path.back()];
    double bytes = getMovedBytes(access, getNeeded, level, within);
    if (access.isStore && !access.isStreamed && bytes != 0)
      if (double rows = countRows(access, within); rows > traffic.storedRows) {
        traffic.storedRows = rows;
        traffic.storingPhase = phase;
      }
    auto &known = moved[{access.buffer, within}];
    double late = access.isStore ? 0 : countLateLines(access, bytes);
    known = std::max(known, {bytes, phase, late});
  }
  for (const auto &[key, each] : moved) {
    auto [bytes, phase, late] = each;
    traffic.bytes[phase] += bytes;
    traffic.lateLines[phase] += late;
  }
  return traffic;
}

/// How long a phase waits for lines, with so much computation for each. A core
/// that runs ahead asks for the next ones, and computes, until its schedulers
/// are full.
double TimeEstimator::getWaitingTime(double lines, double latency,
                                     double computation) {
  double ahead = target.getReorderTime();
  double together = std::clamp(ahead / std::max(computation, 1e-9), 1.0,
                               target.getMemoryLines());
  return lines *
         std::max(0.0, latency / together - std::min(computation, ahead));
}

/// How long the traffic of each phase takes. Lines come through all levels at
/// the same time.
std::vector<double> TimeEstimator::getTrafficTimes(ArrayRef<double> computation,
                                                   KernelTime &time) {
  std::vector<double> times(nests.size()), late(nests.size());
  for (auto [index, level] : llvm::enumerate(target.getMemoryLevels())) {
    Traffic traffic = getTraffic(level);
    for (size_t phase = 0; phase < times.size(); ++phase) {
      double moving = traffic.bytes[phase] / level.bytesPerNs;
      // Written behind the second-level cache, and read from memory.
      if (index == 1 && phase == traffic.storingPhase)
        moving += target.getStoreRowTime() * traffic.storedRows;
      times[phase] = std::max(times[phase], moving);
    }
    // Those that come from the last cache, and those that are not there.
    if (index == 1)
      late = traffic.lateLines;
    if (index == 2)
      for (auto [all, missing, computing] :
           llvm::zip_equal(late, traffic.lateLines, computation)) {
        double found = std::max(0.0, all - missing);
        double each = computing / std::max(found + missing, 1.0);
        time.latency +=
            getWaitingTime(found, target.getLastCacheLatency(), each) +
            getWaitingTime(missing, target.getMemoryLatency(), each);
      }
  }
  for (const CostModel::MemoryLevel &level : target.getTranslationLevels())
    for (auto [moving, bytes] : llvm::zip_equal(times, getTraffic(level).bytes))
      moving += bytes / level.bytesPerNs;
  return times;
}
