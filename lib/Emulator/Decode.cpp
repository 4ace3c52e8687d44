//===- Decode.cpp - Kernels to instructions --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Instructions.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop::emulator;

/// The opcode of arithmetic of which operands and result have one type.
static std::optional<Opcode> getArithmetic(Operation *op) {
  return llvm::TypeSwitch<Operation *, std::optional<Opcode>>(op)
      .Case([](arith::AddIOp) { return Opcode::addi; })
      .Case([](arith::SubIOp) { return Opcode::subi; })
      .Case([](arith::MulIOp) { return Opcode::muli; })
      .Case([](arith::DivSIOp) { return Opcode::divsi; })
      .Case([](arith::DivUIOp) { return Opcode::divui; })
      .Case([](arith::RemSIOp) { return Opcode::remsi; })
      .Case([](arith::RemUIOp) { return Opcode::remui; })
      .Case([](arith::AndIOp) { return Opcode::andi; })
      .Case([](arith::OrIOp) { return Opcode::ori; })
      .Case([](arith::XOrIOp) { return Opcode::xori; })
      .Case([](arith::ShLIOp) { return Opcode::shli; })
      .Case([](arith::ShRSIOp) { return Opcode::shrsi; })
      .Case([](arith::ShRUIOp) { return Opcode::shrui; })
      .Case([](arith::MaxSIOp) { return Opcode::maxsi; })
      .Case([](arith::MaxUIOp) { return Opcode::maxui; })
      .Case([](arith::MinSIOp) { return Opcode::minsi; })
      .Case([](arith::MinUIOp) { return Opcode::minui; })
      .Case([](arith::AddFOp) { return Opcode::addf; })
      .Case([](arith::SubFOp) { return Opcode::subf; })
      .Case([](arith::MulFOp) { return Opcode::mulf; })
      .Case([](arith::DivFOp) { return Opcode::divf; })
      .Case([](arith::NegFOp) { return Opcode::negf; })
      .Case([](arith::MaximumFOp) { return Opcode::maximumf; })
      .Case([](arith::MinimumFOp) { return Opcode::minimumf; })
      .Case([](math::FmaOp) { return Opcode::fma; })
      .Case([](math::SqrtOp) { return Opcode::sqrt; })
      .Case([](math::FloorOp) { return Opcode::floor; })
      .Case([](math::CeilOp) { return Opcode::ceil; })
      .Case([](math::TruncOp) { return Opcode::trunc; })
      .Case([](math::RoundEvenOp) { return Opcode::roundeven; })
      .Case([](math::AbsFOp) { return Opcode::absf; })
      .Case([](math::CopySignOp) { return Opcode::copysign; })
      .Default([](Operation *) { return std::nullopt; });
}

/// The opcode of a conversion from one type to another.
static std::optional<Opcode> getConversion(Operation *op) {
  return llvm::TypeSwitch<Operation *, std::optional<Opcode>>(op)
      .Case<arith::ExtUIOp, arith::IndexCastUIOp>(
          [](auto) { return Opcode::extui; })
      .Case<arith::ExtSIOp, arith::IndexCastOp>(
          [](auto) { return Opcode::extsi; })
      .Case([](arith::TruncIOp) { return Opcode::trunci; })
      .Case([](arith::ExtFOp) { return Opcode::extf; })
      .Case([](arith::TruncFOp) { return Opcode::truncf; })
      .Case([](arith::SIToFPOp) { return Opcode::sitofp; })
      .Case([](arith::UIToFPOp) { return Opcode::uitofp; })
      .Case([](arith::FPToSIOp) { return Opcode::fptosi; })
      .Case([](arith::FPToUIOp) { return Opcode::fptoui; })
      .Case([](arith::BitcastOp) { return Opcode::copy; })
      .Default([](Operation *) { return std::nullopt; });
}

static unsigned getWidth(Type type) {
  return type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
}

namespace {
class Decoder {
public:
  explicit Decoder(gpu::GPUFuncOp function) { kernel.function = function; }

  FailureOr<DecodedKernel> run();

private:
  unsigned getPlace(Value value);
  LogicalResult decode(Operation &op);
  bool decodeScalar(Operation &op, Instruction &instruction);
  bool decodeOther(Operation &op, Instruction &instruction);
  bool decodeWarp(Operation &op, Instruction &instruction);
  bool decodeCopy(Operation &op, Instruction &instruction);
  bool decodePhases(Operation &op, Instruction &instruction);
  bool decodeProduct(Operation &op, Instruction &instruction);
  bool decodeStructure(Operation &op);
  std::optional<unsigned> getCopied(Operation &op);
  void addEdge(Block *target, ValueRange passed);

  DecodedKernel kernel;
  llvm::DenseMap<Value, unsigned> places;
  llvm::DenseMap<Block *, size_t> starts;
  SmallVector<std::tuple<size_t, unsigned, Block *>> pending;
};
} // namespace

/// The registers that hold a value: those of 32 bits of what a warp has, or
/// one.
static unsigned getNumRegisters(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return std::max<int64_t>(1, vector.getNumElements() *
                                    vector.getElementTypeBitWidth() / 32);
  if (auto parts = dyn_cast<LLVM::LLVMStructType>(type))
    return parts.getBody().size();
  return 1;
}

unsigned Decoder::getPlace(Value value) {
  auto [entry, isNew] = places.try_emplace(value, kernel.frame.size());
  if (isNew)
    kernel.frame.resize(kernel.frame.size() + getNumRegisters(value.getType()));
  return entry->second;
}

void Decoder::addEdge(Block *target, ValueRange passed) {
  Edge edge;
  for (auto [from, to] : llvm::zip_equal(passed, target->getArguments())) {
    edge.from.push_back(getPlace(from));
    edge.to.push_back(getPlace(to));
  }
  auto &edges = kernel.edges[kernel.code.size()];
  pending.push_back({kernel.code.size(), edges.size(), target});
  edges.push_back(std::move(edge));
}

bool Decoder::decodeScalar(Operation &op, Instruction &instruction) {
  auto isScalar = [](Type type) { return type.isIntOrIndexOrFloat(); };
  if (!llvm::all_of(op.getOperandTypes(), isScalar) ||
      !llvm::all_of(op.getResultTypes(), isScalar))
    return false;
  if (auto opcode = getArithmetic(&op)) {
    instruction.opcode = *opcode;
    instruction.width = getWidth(op.getResult(0).getType());
  } else if (auto opcode = getConversion(&op)) {
    instruction.opcode = *opcode;
    instruction.width = getWidth(op.getOperand(0).getType());
    instruction.extra = getWidth(op.getResult(0).getType());
  } else if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    instruction.opcode = Opcode::cmpi;
    instruction.width = getWidth(compare.getLhs().getType());
    instruction.extra = unsigned(compare.getPredicate());
  } else if (auto compare = dyn_cast<arith::CmpFOp>(op)) {
    instruction.opcode = Opcode::cmpf;
    instruction.width = getWidth(compare.getLhs().getType());
    instruction.extra = unsigned(compare.getPredicate());
  } else if (isa<arith::SelectOp>(op)) {
    instruction.opcode = Opcode::select;
  } else {
    return false;
  }
  return true;
}

bool Decoder::decodeOther(Operation &op, Instruction &instruction) {
  auto fits = [](Type type) {
    auto buffer = dyn_cast<MemRefType>(type);
    return buffer && buffer.getLayout().isIdentity() &&
           buffer.hasStaticShape() &&
           buffer.getElementType().isIntOrIndexOrFloat() &&
           getWidth(buffer.getElementType()) % 8 == 0;
  };
  if (isa<memref::AllocaOp>(op) && fits(op.getResult(0).getType())) {
    instruction.opcode = Opcode::alloca;
  } else if (auto load = dyn_cast<memref::LoadOp>(op);
             load && fits(load.getMemRefType())) {
    instruction.opcode = Opcode::load;
    instruction.width = getWidth(load.getType());
    instruction.shape = load.getMemRefType().getShape();
  } else if (auto store = dyn_cast<memref::StoreOp>(op);
             store && fits(store.getMemRefType())) {
    instruction.opcode = Opcode::store;
    instruction.width = getWidth(store.getValue().getType());
    instruction.shape = store.getMemRefType().getShape();
  } else if (auto update = dyn_cast<memref::AtomicRMWOp>(op);
             update && update.getKind() == arith::AtomicRMWKind::maxu &&
             fits(update.getMemRefType())) {
    instruction.opcode = Opcode::atomicMax;
    instruction.width = getWidth(update.getType());
    instruction.shape = update.getMemRefType().getShape();
  } else if (auto id = dyn_cast<gpu::ThreadIdOp>(op);
             id && id.getDimension() == gpu::Dimension::x) {
    instruction.opcode = Opcode::threadId;
  } else if (auto id = dyn_cast<gpu::BlockIdOp>(op);
             id && id.getDimension() == gpu::Dimension::x) {
    instruction.opcode = Opcode::blockId;
  } else if (isa<gpu::BarrierOp>(op)) {
    instruction.opcode = Opcode::barrier;
  } else if (isa<gpu::ReturnOp>(op)) {
    instruction.opcode = Opcode::finish;
  } else if (auto branch = dyn_cast<cf::BranchOp>(op)) {
    instruction.opcode = Opcode::branch;
    addEdge(branch.getDest(), branch.getDestOperands());
  } else if (auto branch = dyn_cast<cf::CondBranchOp>(op)) {
    instruction.opcode = Opcode::condBranch;
    addEdge(branch.getTrueDest(), branch.getTrueDestOperands());
    addEdge(branch.getFalseDest(), branch.getFalseDestOperands());
  } else {
    return false;
  }
  return true;
}

/// Of an op whose result is one register of its operand: that one.
std::optional<unsigned> Decoder::getCopied(Operation &op) {
  // 0: it is none.
  auto getBits = [](Type type) -> int64_t {
    if (auto vector = dyn_cast<VectorType>(type))
      return vector.getNumElements() * vector.getElementTypeBitWidth();
    return type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0;
  };
  int64_t bits =
      op.getNumResults() == 1 ? getBits(op.getResult(0).getType()) : 0;
  if (auto cast = dyn_cast<LLVM::BitcastOp>(op);
      cast && (bits == 16 || bits == 32) &&
      getBits(cast.getArg().getType()) == bits)
    return getPlace(cast.getArg());
  if (bits != 32)
    return std::nullopt;
  if (auto part = dyn_cast<LLVM::ExtractValueOp>(op);
      part && part.getPosition().size() == 1)
    return getPlace(part.getContainer()) + part.getPosition().front();
  if (auto part = dyn_cast<vector::ExtractOp>(op);
      part && !part.hasDynamicPosition() && part.getNumIndices() == 1)
    return getPlace(part.getSource()) + part.getStaticPosition().front();
  return std::nullopt;
}

bool Decoder::decodeCopy(Operation &op, Instruction &instruction) {
  if (isa<NVVM::CpAsyncCommitGroupOp>(op)) {
    instruction.opcode = Opcode::commitGroup;
    return true;
  }
  if (auto wait = dyn_cast<NVVM::CpAsyncWaitGroupOp>(op)) {
    instruction.opcode = Opcode::waitGroup;
    instruction.count = wait.getN();
    return true;
  }
  auto copy = dyn_cast<nvgpu::DeviceAsyncCopyOp>(op);
  if (!copy || copy.getSrcElements())
    return false;
  auto isPlain = [](Value buffer) {
    auto type = cast<MemRefType>(buffer.getType());
    return type.getRank() == 1 && type.getLayout().isIdentity() &&
           type.hasStaticShape() && type.getElementTypeBitWidth() % 8 == 0;
  };
  instruction.opcode = Opcode::asyncCopy;
  instruction.width =
      getWidth(cast<MemRefType>(copy.getDst().getType()).getElementType());
  instruction.count = copy.getDstElements().getZExtValue();
  return isPlain(copy.getDst()) && isPlain(copy.getSrc());
}

bool Decoder::decodeWarp(Operation &op, Instruction &instruction) {
  if (auto load = dyn_cast<nvgpu::LdMatrixOp>(op)) {
    auto type = cast<MemRefType>(load.getSrcMemref().getType());
    instruction.opcode = Opcode::loadMatrices;
    instruction.width = type.getElementTypeBitWidth();
    instruction.extra = load.getTranspose();
    instruction.count = load.getNumTiles();
    return type.getRank() == 1 && type.getLayout().isIdentity() &&
           type.hasStaticShape() &&
           (instruction.width == 16 ||
            ((instruction.width == 8 || instruction.width == 32) &&
             !load.getTranspose()));
  }
  if (auto round = dyn_cast<NVVM::ConvertFloatToTF32Op>(op)) {
    instruction.opcode = Opcode::roundToTF32;
    return round.getRnd() == NVVM::FPRoundingMode::RNA && !round.getRelu() &&
           round.getSat() == NVVM::SaturationMode::NONE;
  }
  if (auto widen = dyn_cast<NVVM::ConvertF8x2ToF16x2Op>(op)) {
    instruction.opcode = Opcode::widenFloats;
    instruction.extra = isa<Float8E5M2Type>(widen.getSrcType());
    return !widen.getRelu() &&
           isa<Float8E4M3FNType, Float8E5M2Type>(widen.getSrcType());
  }
  if (auto shuffle = dyn_cast<gpu::ShuffleOp>(op)) {
    instruction.opcode = Opcode::shuffle;
    instruction.result = getPlace(shuffle.getShuffleResult());
    instruction.extra = getPlace(shuffle.getValid());
    return shuffle.getMode() == gpu::ShuffleMode::XOR &&
           shuffle.getValue().getType().isIntOrFloat();
  }
  auto product = dyn_cast<NVVM::MmaOp>(op);
  if (!product || product.getShape().getM() != 16 ||
      product.getShape().getN() != 8 ||
      product.getMultiplicandAPtxType() != product.getMultiplicandBPtxType())
    return false;
  instruction.opcode = Opcode::multiplyMatrices;
  instruction.count = 4;
  switch (product.getMultiplicandAPtxType().value_or(NVVM::MMATypes::f16)) {
  case NVVM::MMATypes::f16:
    instruction.extra = unsigned(FactorType::f16);
    break;
  case NVVM::MMATypes::bf16:
    instruction.extra = unsigned(FactorType::bf16);
    break;
  case NVVM::MMATypes::s8:
    instruction.extra = unsigned(FactorType::s8);
    break;
  case NVVM::MMATypes::tf32:
    instruction.extra = unsigned(FactorType::tf32);
    break;
  default:
    return false;
  }
  bool isInteger = instruction.extra == unsigned(FactorType::s8);
  instruction.width = isInteger                                         ? 8
                      : instruction.extra == unsigned(FactorType::tf32) ? 32
                                                                        : 16;
  Type sum = product.getOperandC().front().getType();
  return product.getOperandA().size() == 4 &&
         product.getOperandB().size() == 2 &&
         product.getOperandC().size() == 4 &&
         (isInteger ? sum.isInteger(32) : sum.isF32()) &&
         (!isInteger ||
          product.getIntOverflowBehavior() == NVVM::MMAIntOverflow::wrapped) &&
         product.getShape().getK() == 256 / int(instruction.width);
}

/// Bulk copies, and the barriers that say how far they are.
bool Decoder::decodePhases(Operation &op, Instruction &instruction) {
  if (isa<memref::ExtractAlignedPointerAsIndexOp>(op)) {
    instruction.opcode = Opcode::address;
  } else if (isa<LLVM::IntToPtrOp, LLVM::AddrSpaceCastOp>(op)) {
    instruction.opcode = Opcode::copy;
  } else if (auto init = dyn_cast<NVVM::MBarrierInitOp>(op);
             init && !init.getPredicate()) {
    instruction.opcode = Opcode::initBarrier;
  } else if (auto arrive = dyn_cast<NVVM::MBarrierArriveOp>(op);
             arrive && !arrive.getRes() && !arrive.getCount() &&
             !arrive.getRelaxed()) {
    instruction.opcode = Opcode::arrive;
  } else if (auto expect = dyn_cast<NVVM::MBarrierArriveExpectTxOp>(op);
             expect && !expect.getRes() && !expect.getPredicate() &&
             !expect.getRelaxed()) {
    instruction.opcode = Opcode::arrive;
  } else if (isa<NVVM::MBarrierTryWaitParityOp>(op)) {
    instruction.opcode = Opcode::waitForPhase;
    kernel.hasPhases = true;
  } else if (auto copy =
                 dyn_cast<NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp>(op)) {
    instruction.opcode = Opcode::bulkCopy;
    return op.getNumOperands() == 3 + copy.getCoordinates().size() &&
           copy.getMode() == NVVM::TMALoadMode::TILE;
  } else {
    return false;
  }
  return true;
}

bool Decoder::decodeProduct(Operation &op, Instruction &instruction) {
  if (isa<NVVM::WgmmaFenceAlignedOp>(op)) {
    instruction.opcode = Opcode::productFence;
    return true;
  }
  if (isa<NVVM::WgmmaGroupSyncAlignedOp>(op)) {
    instruction.opcode = Opcode::commitProducts;
    return true;
  }
  if (auto wait = dyn_cast<NVVM::WgmmaWaitGroupSyncOp>(op)) {
    instruction.opcode = Opcode::waitForProducts;
    instruction.count = wait.getGroup();
    return true;
  }
  auto product = dyn_cast<NVVM::WgmmaMmaAsyncOp>(op);
  if (!product || product.getTypeA() != product.getTypeB() ||
      product.getScaleA() != NVVM::WGMMAScaleIn::one ||
      product.getScaleB() != NVVM::WGMMAScaleIn::one ||
      product.getScaleD() != NVVM::WGMMAScaleOut::one)
    return false;
  instruction.opcode = Opcode::multiplyBoxes;
  instruction.count = product.getShape().getN() / 2;
  bool isInteger = product.getTypeA() == NVVM::WGMMATypes::s8;
  instruction.width = isInteger ? 8 : 16;
  instruction.extra = unsigned(isInteger ? FactorType::s8
                               : product.getTypeA() == NVVM::WGMMATypes::bf16
                                   ? FactorType::bf16
                                   : FactorType::f16);
  return (isInteger || product.getTypeA() == NVVM::WGMMATypes::f16 ||
          product.getTypeA() == NVVM::WGMMATypes::bf16) &&
         product.getTypeD() ==
             (isInteger ? NVVM::WGMMATypes::s32 : NVVM::WGMMATypes::f32);
}

/// What makes a structure, or is known to change nothing. Registers of a
/// structure that nothing else uses are those of the next one.
bool Decoder::decodeStructure(Operation &op) {
  if (isa<LLVM::PoisonOp>(op)) {
    getPlace(op.getResult(0));
    return true;
  }
  if (isa<NVVM::FenceMbarrierInitOp, NVVM::SetMaxRegisterOp>(op))
    return true;
  Value container;
  if (auto insert = dyn_cast<LLVM::InsertValueOp>(op);
      insert && insert.getPosition().size() == 1)
    container = insert.getContainer();
  else if (auto product = dyn_cast<NVVM::WgmmaMmaAsyncOp>(op))
    container = product.getInouts();
  if (!container || !container.hasOneUse())
    return false;
  unsigned place = getPlace(container);
  places[op.getResult(0)] = place;
  auto insert = dyn_cast<LLVM::InsertValueOp>(op);
  if (!insert)
    return false;
  Instruction instruction;
  instruction.op = &op;
  instruction.opcode = Opcode::copy;
  instruction.operands = {getPlace(insert.getValue())};
  instruction.result = place + unsigned(insert.getPosition().front());
  kernel.code.push_back(std::move(instruction));
  return true;
}

LogicalResult Decoder::decode(Operation &op) {
  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    unsigned place = getPlace(constant.getResult());
    if (auto integer = dyn_cast<IntegerAttr>(constant.getValue())) {
      kernel.frame[place] = integer.getValue().getZExtValue();
      return success();
    }
    if (auto number = dyn_cast<FloatAttr>(constant.getValue())) {
      kernel.frame[place] = number.getValue().bitcastToAPInt().getZExtValue();
      return success();
    }
  }
  if (decodeStructure(op))
    return success();
  Instruction instruction;
  instruction.op = &op;
  if (std::optional<unsigned> copied = getCopied(op)) {
    instruction.opcode =
        isa<LLVM::ExtractValueOp>(op) ? Opcode::extract : Opcode::copy;
    instruction.operands = {*copied};
    instruction.result = getPlace(op.getResult(0));
    kernel.code.push_back(std::move(instruction));
    return success();
  }
  if (!decodeScalar(op, instruction) && !decodeOther(op, instruction) &&
      !decodeWarp(op, instruction) && !decodeCopy(op, instruction) &&
      !decodePhases(op, instruction) && !decodeProduct(op, instruction))
    return op.emitOpError("is not supported by the GPU emulator");
  for (Value operand : op.getOperands())
    instruction.operands.push_back(getPlace(operand));
  if (op.getNumResults() == 1)
    instruction.result = getPlace(op.getResult(0));
  kernel.code.push_back(std::move(instruction));
  return success();
}

FailureOr<DecodedKernel> Decoder::run() {
  for (BlockArgument argument :
       kernel.function.getBody().front().getArguments())
    kernel.arguments.push_back(getPlace(argument));
  for (Block &block : kernel.function.getBody()) {
    starts[&block] = kernel.code.size();
    for (Operation &op : block)
      if (failed(decode(op)))
        return failure();
  }
  for (auto [at, number, target] : pending)
    kernel.edges[at][number].target = starts[target];
  return std::move(kernel);
}

FailureOr<DecodedKernel> uop::emulator::decode(gpu::GPUFuncOp kernel) {
  return Decoder(kernel).run();
}
