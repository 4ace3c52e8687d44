//===- PrefetchLoads.cpp - Prefetches of long streams ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The hardware prefetcher of the second-level cache stops at the end of a page
// and starts anew in the next one. A loop whose instructions fill the reorder
// buffer before it has loaded from the next page waits there. A prefetch into
// the second-level cache costs one instruction a line.
//
// A panel of a matrix that all tiles of rows load comes from memory in the
// first pass over it; there is time to load the next one while it is
// multiplied.
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_PREFETCHLOADSPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
/// What an index grows by in a step of each loop; a loop that is not here does
/// not change it.
using Steps = llvm::SmallMapVector<Value, int64_t, 4>;

/// The steps of all indices that are linear in the loops.
class IndexSteps {
public:
  explicit IndexSteps(func::FuncOp function) {
    function->walk<WalkOrder::PreOrder>([&](Operation *op) { visit(op); });
    for (BlockArgument argument : function.getArguments())
      if (argument.getType().isIndex())
        known.try_emplace(argument);
  }

  /// Null if it is not known to be linear.
  const Steps *get(Value index) const {
    auto it = known.find(index);
    return it == known.end() ? nullptr : &it->second;
  }

private:
  void visit(Operation *op);
  void add(Value result, Value lhs, Value rhs, int64_t factor);

  DenseMap<Value, Steps> known;
};

/// Loads of one buffer that advance alike.
struct Stream {
  vector::LoadOp first;
  const Steps *steps;
  int64_t bytes = 0;
};

/// Elements that loops around the innermost ones load again, before another
/// loop goes on to the next ones: contiguous ones, or part of each row of a
/// matrix.
struct Panel {
  /// The loops that pass it, the innermost first, and those that repeat that.
  SmallVector<scf::ForOp, 4> loops, repeats;
  bool isOfRows = false;
  /// The steps of all its loops together, how often they are repeated, and how
  /// many elements the next panel is away.
  int64_t loads = 1, passes = 1, distance = 0;
};

/// Marks the streams of one loop.
class LoopPrefetcher {
public:
  LoopPrefetcher(scf::ForOp loop, const IndexSteps &indices,
                 const CostModel &model)
      : loop(loop), indices(indices), model(model) {}

  /// How many streams are prefetched.
  int64_t run();

private:
  void collect();
  bool isLong(const Stream &stream, int64_t width);
  void prefetch(const Stream &stream, int64_t width);
  std::optional<Panel> findPanel(const Stream &stream, int64_t width);
  bool prefetchNext(const Stream &stream, int64_t width);

  scf::ForOp loop;
  const IndexSteps &indices;
  const CostModel &model;
  llvm::MapVector<Value, SmallVector<Stream, 1>> streams;
};
} // namespace

void IndexSteps::add(Value result, Value lhs, Value rhs, int64_t factor) {
  const Steps *left = get(lhs), *right = get(rhs);
  if (!left || !right)
    return;
  Steps sum = *left;
  for (auto [iv, step] : *right) {
    int64_t product;
    if (llvm::MulOverflow(step, factor, product) ||
        llvm::AddOverflow(sum[iv], product, sum[iv]))
      return;
  }
  known[result] = std::move(sum);
}

void IndexSteps::visit(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    APInt step;
    if (loop.getInductionVar().getType().isIndex() &&
        matchPattern(loop.getStep(), m_ConstantInt(&step)))
      known[loop.getInductionVar()][loop.getInductionVar()] =
          step.getSExtValue();
    return;
  }
  if (op->getNumResults() != 1 || !op->getResult(0).getType().isIndex())
    return;
  Value result = op->getResult(0);
  APInt number;
  if (matchPattern(op, m_ConstantInt(&number))) {
    known.try_emplace(result);
  } else if (isa<arith::AddIOp, arith::SubIOp>(op)) {
    add(result, op->getOperand(0), op->getOperand(1),
        isa<arith::AddIOp>(op) ? 1 : -1);
  } else if (isa<arith::MulIOp>(op)) {
    for (auto [lhs, rhs] : {std::pair(0, 1), std::pair(1, 0)})
      if (matchPattern(op->getOperand(rhs), m_ConstantInt(&number)) &&
          get(op->getOperand(lhs))) {
        Steps product;
        for (auto [iv, step] : *get(op->getOperand(lhs)))
          if (llvm::MulOverflow(step, number.getSExtValue(), product[iv]))
            return;
        known[result] = std::move(product);
        return;
      }
  }
}

/// What a bound of a loop is at least (the lower one) or at most: a loop that
/// leaves out points has the greater or the smaller of two as bound.
template <typename ExtremumOp>
static std::optional<int64_t> getOutermost(Value bound) {
  APInt number;
  if (auto extremum = bound.getDefiningOp<ExtremumOp>();
      extremum && matchPattern(extremum.getRhs(), m_ConstantInt(&number)))
    return number.trySExtValue();
  if (matchPattern(bound, m_ConstantInt(&number)))
    return number.trySExtValue();
  return std::nullopt;
}

static bool isNormalized(scf::ForOp loop) {
  return getOutermost<arith::MaxSIOp>(loop.getLowerBound()) == 0 &&
         matchPattern(loop.getStep(), m_One());
}

static int64_t getElementBytes(Type type) {
  return CostModel::getByteWidth(getElementTypeOrSelf(type));
}

/// As many as the bounds say, at most; none for those of a thread's part.
static std::optional<int64_t> getTrips(scf::ForOp loop) {
  if (std::optional<APInt> trips = loop.getStaticTripCount())
    return trips->trySExtValue();
  std::optional<int64_t> last =
      getOutermost<arith::MinSIOp>(loop.getUpperBound());
  return isNormalized(loop) ? last : std::nullopt;
}

/// By how many bytes `stream` advances in a step of `loop`.
static double getAdvance(const Steps &steps, scf::ForOp loop, int64_t width) {
  return double(steps.lookup(loop.getInductionVar())) * double(width);
}

void LoopPrefetcher::collect() {
  for (auto load : loop.getBody()->getOps<vector::LoadOp>()) {
    auto buffer = dyn_cast<BlockArgument>(load.getBase());
    MemRefType type = load.getMemRefType();
    if (!buffer || !isa<func::FuncOp>(buffer.getOwner()->getParentOp()) ||
        !type.hasStaticShape() || type.getRank() != 1 ||
        !type.getLayout().isIdentity() ||
        !type.getElementType().isIntOrIndexOrFloat() ||
        load.getVectorType().isScalable())
      continue;
    const Steps *steps = indices.get(load.getIndices().front());
    if (!steps)
      continue;
    SmallVector<Stream, 1> &all = streams[buffer];
    auto *known = llvm::find_if(all, [&](const Stream &stream) {
      return llvm::all_of(*steps,
                          [&](const auto &step) {
                            return stream.steps->lookup(step.first) ==
                                   step.second;
                          }) &&
             stream.steps->size() == steps->size();
    });
    if (known == all.end())
      known = all.insert(all.end(), {load, steps, 0});
    known->bytes +=
        getElementBytes(type) * load.getVectorType().getNumElements();
  }
}

/// Whether the loop loads all bytes that it passes, those that are prefetched
/// are loaded later, and no loop around it loads them again.
bool LoopPrefetcher::isLong(const Stream &stream, int64_t width) {
  // Bytes one after the other.
  double run = getAdvance(*stream.steps, loop, width);
  if (run != double(stream.bytes) || 2 * run < model.getLineBytes())
    return false;
  bool isContiguous = true;
  for (auto around = loop; around;
       around = around->getParentOfType<scf::ForOp>()) {
    std::optional<int64_t> trips = getTrips(around);
    double step = getAdvance(*stream.steps, around, width);
    if (step == 0 && trips != 1)
      return false;
    isContiguous &= step == run || trips == 1;
    if (isContiguous && trips != 1)
      run = trips ? run * double(*trips)
                  : std::numeric_limits<double>::infinity();
  }
  return run >= 4 * model.getPrefetchBytes();
}

void LoopPrefetcher::prefetch(const Stream &stream, int64_t width) {
  vector::LoadOp load = stream.first;
  // Behind all loads: no load is moved across a prefetch.
  OpBuilder builder(loop.getBody()->getTerminator());
  Location loc = load.getLoc();
  auto line = int64_t(model.getLineBytes());
  for (int64_t byte = 0; byte < stream.bytes; byte += line) {
    Value ahead = arith::ConstantIndexOp::create(
        builder, loc, (int64_t(model.getPrefetchBytes()) + byte) / width);
    Value index =
        arith::AddIOp::create(builder, loc, load.getIndices().front(), ahead);
    memref::PrefetchOp::create(builder, loc, load.getBase(), index,
                               /*isWrite=*/false, /*localityHint=*/2,
                               /*isDataCache=*/true);
  }
}

/// The panel that the stream passes, if loops around the innermost ones repeat
/// that before another one goes on to the next panel.
std::optional<Panel> LoopPrefetcher::findPanel(const Stream &stream,
                                               int64_t width) {
  Panel panel;
  auto run = double(stream.bytes);
  scf::ForOp around = loop;
  auto goOn = [&] { around = around->getParentOfType<scf::ForOp>(); };
  for (; around && !panel.isOfRows; goOn()) {
    std::optional<int64_t> trips = getTrips(around);
    if (trips == 1)
      continue;
    double advance = getAdvance(*stream.steps, around, width);
    if (advance == 0)
      break;
    // A prefetcher finds rows that are closer.
    panel.isOfRows = advance != run;
    bool isApart = panel.loops.empty() && advance > run &&
                   advance >= model.getPageBytes() / 2;
    if (!trips || *trips < 1 || !isNormalized(around) ||
        (panel.isOfRows && !isApart) ||
        llvm::MulOverflow(panel.loads, *trips, panel.loads))
      return std::nullopt;
    panel.loops.push_back(around);
    run *= double(*trips);
  }
  for (; around; goOn()) {
    std::optional<int64_t> trips = getTrips(around);
    if (trips == 1)
      continue;
    panel.distance = stream.steps->lookup(around.getInductionVar());
    if (panel.distance != 0)
      break;
    if (!trips || *trips < 1 || !isNormalized(around) ||
        llvm::MulOverflow(panel.passes, *trips, panel.passes))
      return std::nullopt;
    panel.repeats.push_back(around);
  }
  if (panel.loops.empty() || panel.repeats.empty() || panel.distance == 0)
    return std::nullopt;
  return panel;
}

namespace {
/// Writes what prefetches the next panel behind all loads of a loop: no load is
/// moved across a prefetch. Each pass over a panel prefetches an equal part of
/// the next one, so that memory is as busy in the last pass as in the first.
class PanelWriter {
public:
  PanelWriter(scf::ForOp loop, const Panel &panel, const Stream &stream,
              int64_t width, int64_t line)
      : panel(panel), stream(stream), load(stream.first), width(width),
        line(line), builder(loop.getBody()->getTerminator()),
        loc(load.getLoc()) {
    index = arith::AddIOp::create(builder, loc, load.getIndices().front(),
                                  constant(panel.distance));
  }

  void writeContiguous();
  void writeRows();

private:
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  void addProduct(Value value, int64_t factor) {
    Value product =
        arith::MulIOp::create(builder, loc, value, constant(factor));
    index = arith::AddIOp::create(builder, loc, index, product);
  }
  int64_t getStep(scf::ForOp around) {
    return stream.steps->lookup(around.getInductionVar());
  }
  void addPasses(int64_t elements);
  void prefetch(int64_t bytes);

  const Panel &panel;
  const Stream &stream;
  vector::LoadOp load;
  int64_t width, line;
  OpBuilder builder;
  Location loc;
  Value index;
};
} // namespace

/// So many elements further in each pass.
void PanelWriter::addPasses(int64_t elements) {
  for (scf::ForOp repeat : panel.repeats) {
    addProduct(repeat.getInductionVar(), elements);
    elements *= *getTrips(repeat);
  }
}

void PanelWriter::prefetch(int64_t bytes) {
  for (int64_t byte = 0; byte < bytes; byte += line) {
    Value ahead = index;
    if (byte != 0)
      ahead =
          arith::AddIOp::create(builder, loc, index, constant(byte / width));
    memref::PrefetchOp::create(builder, loc, load.getBase(), ahead,
                               /*isWrite=*/false, /*localityHint=*/2,
                               /*isDataCache=*/true);
  }
}

/// Part of what a load loads, for each load.
void PanelWriter::writeContiguous() {
  int64_t elements = stream.bytes / width;
  int64_t share = llvm::divideCeil(elements, panel.passes);
  addPasses(share * panel.loads);
  for (scf::ForOp around : panel.loops)
    addProduct(around.getInductionVar(),
               getStep(around) / elements * (share - elements));
  prefetch(share * width);
}

/// Part of the rows in each pass, and of such a row some lines for each load.
void PanelWriter::writeRows() {
  scf::ForOp rows = panel.loops.front();
  Value number = rows.getInductionVar();
  int64_t step = getStep(rows);
  bool isAligned = step * width % line == 0;
  int64_t lines = llvm::divideCeil(stream.bytes, line) + (isAligned ? 0 : 1);
  int64_t share = llvm::divideCeil(lines, panel.passes);
  addPasses(llvm::divideCeil(panel.loads, panel.passes) * step);
  Value passes = constant(panel.passes);
  addProduct(arith::DivUIOp::create(builder, loc, number, passes), step);
  addProduct(number, -step);
  // With more loads than lines, the last ones prefetch the last line again.
  Value part = arith::RemUIOp::create(builder, loc, number, passes);
  part = arith::MinUIOp::create(builder, loc, part,
                                constant(llvm::divideCeil(lines, share) - 1));
  addProduct(part, share * line / width);
  prefetch(share * line);
}

/// False if a pass would prefetch less than it takes to ask for.
bool LoopPrefetcher::prefetchNext(const Stream &stream, int64_t width) {
  constexpr int64_t mostLoads = 4;
  std::optional<Panel> panel = findPanel(stream, width);
  if (!panel)
    return false;
  auto line = int64_t(model.getLineBytes());
  int64_t lines = llvm::divideCeil(stream.bytes, line);
  int64_t most = panel->isOfRows ? std::min(mostLoads * lines, panel->loads)
                                 : stream.bytes / width;
  if (panel->passes > most)
    return false;
  PanelWriter writer(loop, *panel, stream, width, line);
  if (panel->isOfRows)
    writer.writeRows();
  else
    writer.writeContiguous();
  return true;
}

int64_t LoopPrefetcher::run() {
  collect();
  int64_t count = 0;
  for (auto &[buffer, all] : streams) {
    auto type = cast<MemRefType>(buffer.getType());
    int64_t width = getElementBytes(type);
    double bytes = double(width) * double(type.getNumElements());
    if (bytes <= model.getSecondCacheBytes())
      continue;
    bool mayBeLong = bytes >= 4 * model.getPrefetchBytes();
    for (const Stream &stream : all) {
      if (mayBeLong && isLong(stream, width))
        prefetch(stream, width);
      else if (!prefetchNext(stream, width))
        continue;
      ++count;
    }
  }
  return count;
}

namespace {
struct PrefetchLoadsPass
    : public uop::impl::PrefetchLoadsPassBase<PrefetchLoadsPass> {
  using Base::Base;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    FailureOr<CostModel> model = CostModel::get(function);
    if (failed(model))
      return signalPassFailure();
    if (model->getPrefetchBytes() == 0)
      return;
    IndexSteps indices(function);
    int64_t count = 0;
    function->walk([&](scf::ForOp loop) {
      if (loop.getBody()->getOps<scf::ForOp>().empty())
        count += LoopPrefetcher(loop, indices, *model).run();
    });
    if (count != 0)
      remark::passed(function.getLoc(), remark::RemarkOpts::name("Prefetch")
                                            .category("uop-prefetch-loads")
                                            .function(function.getSymName()))
          << remark::add("streams are prefetched")
          << remark::metric("Streams", count)
          << remark::metric("BytesAhead", int64_t(model->getPrefetchBytes()));
  }
};
} // namespace
