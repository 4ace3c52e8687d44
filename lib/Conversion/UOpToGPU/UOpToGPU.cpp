//===- UOpToGPU.cpp - The pass convert-uop-to-gpu ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/UOpToGPU.h"

#include "uop/Conversion/UOpToLoops.h"
#include "uop/Conversion/WarpRoles.h"
#include "uop/Dialect/UOp/IR/ControlKernels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/Support/MathExtras.h"

namespace uop {
#define GEN_PASS_DEF_CONVERTUOPTOGPUPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// The alignment of memory that the threads of a block share.
static constexpr int64_t kSharedAlignment = 16;

/// What the blocks of a kernel share at most if the launch does not say more.
static constexpr int64_t kMaxStaticBytes = 48 << 10;

/// The bytes of a scratch buffer.
static int64_t getBytes(MemRefType type) {
  return type.getNumElements() *
         llvm::divideCeil(type.getElementTypeBitWidth(), 8);
}

/// How many blocks of `size` threads a launch has.
static int64_t getNumBlocks(int64_t extent, int64_t size) {
  return llvm::divideCeil(std::max<int64_t>(extent, 1), size);
}

/// Whether `op` makes scratch that the threads of a block share.
static bool isShared(Operation *op) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  return gpu::GPUDialect::isWorkgroupMemoryAddressSpace(type.getMemorySpace());
}

/// Whether `op` is of a matrix unit, takes its registers apart, or copies what
/// it multiplies.
static bool isOfMatrixUnit(Operation *op) {
  if (isa<vector::ExtractOp, LLVM::BitcastOp, LLVM::ExtractValueOp>(op)) {
    Operation *source = op->getOperand(0).getDefiningOp();
    return isa_and_nonnull<nvgpu::LdMatrixOp, NVVM::MmaOp>(source) ||
           (isa<LLVM::BitcastOp>(op) &&
            (isa_and_nonnull<vector::ExtractOp>(source) ||
             llvm::all_of(op->getUsers(),
                          llvm::IsaPred<NVVM::ConvertF8x2ToF16x2Op>)));
  }
  return isa<nvgpu::LdMatrixOp, NVVM::MmaOp, NVVM::ConvertFloatToTF32Op,
             NVVM::ConvertF8x2ToF16x2Op, nvgpu::DeviceAsyncCopyOp,
             NVVM::CpAsyncCommitGroupOp, NVVM::CpAsyncWaitGroupOp>(op);
}

/// Whether `op` is of warps with roles: a bulk copy, a product of a warpgroup,
/// the barriers of both, or what their operands are made of.
static bool isOfRoles(Operation *op) {
  if (isa<LLVM::ExtractValueOp>(op))
    return isa_and_nonnull<NVVM::WgmmaMmaAsyncOp>(
        op->getOperand(0).getDefiningOp());
  return isa<LLVM::PoisonOp, LLVM::InsertValueOp, LLVM::IntToPtrOp,
             LLVM::AddrSpaceCastOp, NVVM::MBarrierInitOp,
             NVVM::FenceMbarrierInitOp, NVVM::MBarrierTryWaitParityOp,
             NVVM::MBarrierArriveOp, NVVM::MBarrierArriveExpectTxOp,
             NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp,
             NVVM::SetMaxRegisterOp, NVVM::WgmmaFenceAlignedOp,
             NVVM::WgmmaMmaAsyncOp, NVVM::WgmmaGroupSyncAlignedOp,
             NVVM::WgmmaWaitGroupSyncOp>(op);
}

/// An error at the first op of a lowered kernel that has no place on a device.
static LogicalResult checkOps(func::FuncOp function, int64_t maxScratchBytes) {
  int64_t scratch = 0;
  WalkResult result = function.walk([&](Operation *op) {
    auto fail = [&]() -> InFlightDiagnostic {
      return op->emitError("kernel @")
             << function.getName() << " cannot run on a GPU: ";
    };
    auto isVector = [](Type type) { return isa<VectorType>(type); };
    if (auto call = dyn_cast<func::CallOp>(op)) {
      fail() << "it calls @" << call.getCallee()
             << ", a function of the host; run the program with --device=cpu";
      return WalkResult::interrupt();
    }
    if (isa<memref::AllocOp, memref::AllocaOp>(op)) {
      if (isShared(op))
        return WalkResult::advance();
      scratch += getBytes(cast<MemRefType>(op->getResult(0).getType()));
      if (scratch <= maxScratchBytes)
        return WalkResult::advance();
      fail() << "each of its threads needs more than " << maxScratchBytes
             << " bytes of scratch memory; uop.contiguous on the value in "
                "scratch materializes it";
      return WalkResult::interrupt();
    }
    if (isOfMatrixUnit(op) || isOfRoles(op))
      return WalkResult::advance();
    if (llvm::any_of(op->getResultTypes(), isVector) ||
        llvm::any_of(op->getOperandTypes(), isVector)) {
      fail() << "it has vectors, which are not lowered for devices; write it "
                "on scalars";
      return WalkResult::interrupt();
    }
    if (isa<func::FuncOp, func::ReturnOp, UnrealizedConversionCastOp>(op) ||
        isa_and_nonnull<arith::ArithDialect, math::MathDialect,
                        memref::MemRefDialect, scf::SCFDialect,
                        gpu::GPUDialect>(op->getDialect()))
      return WalkResult::advance();
    fail() << "'" << op->getName() << "' is not lowered for devices";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

namespace {
class KernelConverter {
public:
  KernelConverter(func::FuncOp function, gpu::GPUModuleOp module,
                  int64_t maxBlockSize)
      : function(function), module(module),
        builder(function.getLoc(), function.getContext()) {
    extent =
        function->getAttrOfType<IntegerAttr>(kThreadExtentAttrName).getInt();
    // A power of two that is no larger than it needs to be.
    blockSize = std::min<int64_t>(
        maxBlockSize, llvm::PowerOf2Ceil(std::max<int64_t>(extent, 1)));
    if (auto size = function->getAttrOfType<IntegerAttr>(kBlockSizeAttrName)) {
      isConcurrent = true;
      blockSize = size.getInt();
    }
  }

  void run();

private:
  gpu::GPUFuncOp createFunction();
  void mapArguments(gpu::GPUFuncOp kernel);
  void cloneBody(Value point);
  void cloneStatements();
  void inlineSinglePoint(scf::ForOp loop, Value point);

  /// The arguments that the kernel has: no bounds of a slice, and no record of
  /// checks if it makes none.
  Block::BlockArgListType getArguments() {
    auto checks = function->getAttrOfType<ArrayAttr>(kAccessChecksAttrName);
    return function.getArguments().drop_back(checks && checks.empty() ? 3 : 2);
  }

  func::FuncOp function;
  gpu::GPUModuleOp module;
  ImplicitLocOpBuilder builder;
  IRMapping mapping;
  int64_t extent, blockSize;
  /// Whether the function is the code of a thread, and not of a point.
  bool isConcurrent = false;
};
} // namespace

/// With the kernel's buffers in global memory, in the types that they have
/// there, and no bounds of a slice.
gpu::GPUFuncOp KernelConverter::createFunction() {
  auto global = gpu::AddressSpaceAttr::get(function.getContext(),
                                           gpu::AddressSpace::Global);
  // A lowered kernel casts a buffer whose elements are kept as another type.
  llvm::DenseMap<Value, MemRefType> storage;
  for (auto cast : function.getOps<UnrealizedConversionCastOp>())
    storage[cast.getOperand(0)] = mlir::cast<MemRefType>(cast.getType(0));
  SmallVector<Type> inputs;
  for (Value argument : getArguments()) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type) {
      inputs.push_back(argument.getType());
      continue;
    }
    if (MemRefType kept = storage.lookup(argument))
      type = kept;
    inputs.push_back(MemRefType::get(type.getShape(), type.getElementType(),
                                     MemRefLayoutAttrInterface(), global));
  }
  builder.setInsertionPointToEnd(module.getBody());
  auto kernel = gpu::GPUFuncOp::create(builder, function.getName(),
                                       builder.getFunctionType(inputs, {}));
  kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                  builder.getUnitAttr());
  kernel.setKnownBlockSizeAttr(
      builder.getDenseI32ArrayAttr({int32_t(blockSize), 1, 1}));
  int64_t blocks = getNumBlocks(extent, blockSize);
  if (blocks <= INT32_MAX)
    kernel.setKnownGridSizeAttr(
        builder.getDenseI32ArrayAttr({int32_t(blocks), 1, 1}));
  kernel->setAttr(kThreadExtentAttrName, builder.getI64IntegerAttr(extent));
  for (BlockArgument argument : getArguments())
    for (NamedAttribute attr : mlir::function_interface_impl::getArgAttrs(
             function, argument.getArgNumber()))
      kernel.setArgAttr(argument.getArgNumber(), attr.getName(),
                        attr.getValue());
  auto checks = function->getAttrOfType<ArrayAttr>(kAccessChecksAttrName);
  if (checks && !checks.empty())
    kernel->setAttr(kAccessChecksAttrName, checks);
  return kernel;
}

void KernelConverter::mapArguments(gpu::GPUFuncOp kernel) {
  for (auto [from, to] : llvm::zip(getArguments(), kernel.getArguments()))
    mapping.map(from, to);
  for (auto cast : function.getOps<UnrealizedConversionCastOp>())
    mapping.map(cast.getResult(0), mapping.lookup(cast.getOperand(0)));
}

/// The body of a loop over [point, point + 1).
void KernelConverter::inlineSinglePoint(scf::ForOp loop, Value point) {
  mapping.map(loop.getInductionVar(), point);
  for (Operation &op : loop.getBody()->without_terminator())
    builder.clone(op, mapping);
}

void KernelConverter::cloneStatements() {
  for (Operation &op : function.getBody().front().without_terminator())
    if (!isa<UnrealizedConversionCastOp, memref::DeallocOp>(op) &&
        !mapping.contains(&op))
      builder.clone(op, mapping);
}

void KernelConverter::cloneBody(Value point) {
  Value begin = function.getArguments().drop_back(1).back();
  Value end = function.getArguments().back();
  mapping.map(begin, point);
  if (!end.use_empty()) {
    Value one = arith::ConstantIndexOp::create(builder, 1);
    mapping.map(end, arith::AddIOp::create(builder, point, one).getResult());
  }
  for (Operation &op : function.getBody().front().without_terminator()) {
    if (isa<UnrealizedConversionCastOp, memref::DeallocOp>(op) ||
        mapping.contains(&op))
      continue;
    auto loop = dyn_cast<scf::ForOp>(op);
    if (loop && loop.getLowerBound() == begin && loop.getUpperBound() == end &&
        loop.getNumResults() == 0)
      inlineSinglePoint(loop, point);
    else
      builder.clone(op, mapping);
  }
}

void KernelConverter::run() {
  gpu::GPUFuncOp kernel = createFunction();
  mapArguments(kernel);
  builder.setInsertionPointToStart(&kernel.getBody().front());
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, value);
  };
  int64_t numMaps = llvm::count_if(getArguments(), [&](BlockArgument argument) {
    return bool(
        function.getArgAttr(argument.getArgNumber(), kTensorMapAttrName));
  });
  // Scratch is of the function.
  for (Operation &op : function.getBody().front()) {
    if (!isa<memref::AllocOp, memref::AllocaOp>(op))
      continue;
    auto type = cast<MemRefType>(op.getResult(0).getType());
    if (isShared(&op)) {
      mapping.map(op.getResult(0),
                  kernel.addWorkgroupAttribution(type, op.getLoc()));
      // Matrix units and asynchronous copies move so much at a time.
      kernel.setWorkgroupAttributionAttr(
          kernel.getNumWorkgroupAttributions() - 1,
          LLVM::LLVMDialect::getAlignAttrName(),
          builder.getI64IntegerAttr(numMaps != 0 ? kBoxAlignment
                                                 : kSharedAlignment));
      mapping.map(&op, kernel.getOperation());
      continue;
    }
    auto buffer = memref::AllocaOp::create(builder, type);
    mapping.map(op.getResult(0), buffer.getResult());
    mapping.map(&op, buffer.getOperation());
  }
  if (numMaps != 0) {
    kernel->setAttr(kNumMapsAttrName, builder.getI64IntegerAttr(numMaps));
    int64_t bytes = 0;
    for (Value buffer : kernel.getWorkgroupAttributions())
      bytes = llvm::alignTo(bytes, kBoxAlignment) +
              getBytes(cast<MemRefType>(buffer.getType()));
    if (bytes > kMaxStaticBytes)
      kernel->setAttr(kSharedBytesAttrName, builder.getI64IntegerAttr(bytes));
  }
  if (isConcurrent) {
    cloneStatements();
    gpu::ReturnOp::create(builder);
    return;
  }
  Value size = constant(blockSize), points = constant(extent);
  Value block = gpu::BlockIdOp::create(builder, gpu::Dimension::x);
  Value thread = gpu::ThreadIdOp::create(builder, gpu::Dimension::x);
  Value point = arith::AddIOp::create(
      builder, arith::MulIOp::create(builder, block, size), thread);
  Value isPoint =
      arith::CmpIOp::create(builder, arith::CmpIPredicate::ult, point, points);
  auto guard = scf::IfOp::create(builder, isPoint, /*withElseRegion=*/false);
  {
    OpBuilder::InsertionGuard inGuard(builder);
    builder.setInsertionPointToStart(guard.thenBlock());
    cloneBody(point);
  }
  gpu::ReturnOp::create(builder);
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

/// `buffer` of host code as an argument of type `type`, one-dimensional and in
/// global memory. What is kept in another type than it has in the program is
/// that type's bits.
static Value passBuffer(ImplicitLocOpBuilder &builder, Value buffer,
                        MemRefType type) {
  auto actual = cast<MemRefType>(buffer.getType());
  if (actual.getRank() != 1)
    buffer = memref::ReinterpretCastOp::create(
        builder,
        MemRefType::get(type.getShape(), actual.getElementType(),
                        MemRefLayoutAttrInterface(), actual.getMemorySpace()),
        buffer, /*offset=*/int64_t(0),
        /*sizes=*/ArrayRef<int64_t>{type.getDimSize(0)},
        /*strides=*/ArrayRef<int64_t>{1});
  if (actual.getElementType() != type.getElementType())
    return UnrealizedConversionCastOp::create(builder, type, buffer)
        .getResult(0);
  return memref::MemorySpaceCastOp::create(builder, type, buffer);
}

/// The map of a tensor in `buffer`, as `attr` of the kernel's argument says.
static Value createTensorMap(ImplicitLocOpBuilder &builder, Value buffer,
                             Type element, Attribute attr) {
  auto type = cast<MemRefType>(buffer.getType());
  int64_t width = element.getIntOrFloatBitWidth() / 8;
  TensorMap map = *TensorMap::get(attr, width, type.getNumElements());
  SmallVector<int64_t> sizes(llvm::reverse(map.sizes)),
      strides(llvm::reverse(map.strides)), box(llvm::reverse(map.box));
  Value tensor = memref::ReinterpretCastOp::create(
      builder,
      MemRefType::get(
          sizes, type.getElementType(),
          StridedLayoutAttr::get(builder.getContext(), map.offset, strides),
          type.getMemorySpace()),
      buffer, map.offset, sizes, strides);
  auto unranked =
      UnrankedMemRefType::get(type.getElementType(), type.getMemorySpace());
  tensor = memref::CastOp::create(builder, unranked, tensor);
  SmallVector<Value> boxSizes;
  for (int64_t size : box)
    boxSizes.push_back(arith::ConstantIndexOp::create(builder, size));
  auto shared =
      builder.getI64IntegerAttr(int64_t(NVVM::NVVMMemorySpace::Shared));
  auto descriptor = nvgpu::TensorMapDescriptorType::get(
      builder.getContext(),
      MemRefType::get(box, element, MemRefLayoutAttrInterface(), shared),
      nvgpu::TensorMapSwizzleKind::SWIZZLE_128B,
      nvgpu::TensorMapL2PromoKind::L2PROMO_128B,
      nvgpu::TensorMapOOBKind::OOB_ZERO,
      nvgpu::TensorMapInterleaveKind::INTERLEAVE_NONE);
  Value created = nvgpu::TmaCreateDescriptorOp::create(builder, descriptor,
                                                       tensor, boxSizes);
  return UnrealizedConversionCastOp::create(
             builder, LLVM::LLVMPointerType::get(builder.getContext()), created)
      .getResult(0);
}

static LogicalResult lowerLaunch(LaunchOp launch, gpu::GPUModuleOp kernels) {
  auto kernel = kernels.lookupSymbol<gpu::GPUFuncOp>(launch.getKernel());
  if (!kernel)
    return launch.emitOpError("is not lowered by convert-uop-to-gpu; ")
           << launch.getKernelAttr() << " is not in the same module";
  if (launch.getNumResults() != 0)
    return launch.emitOpError("is not lowered by convert-uop-to-gpu; its "
                              "operands must be memrefs: bufferize first");
  if (kernel->hasAttr(kAccessChecksAttrName))
    return launch.emitOpError("is not lowered by convert-uop-to-gpu; host code "
                              "does not report failed checks: ")
           << launch.getKernelAttr() << " must not have "
           << kCheckBoundsAttrName;
  for (Type type : launch.getOperandTypes())
    if (auto memref = dyn_cast<MemRefType>(type);
        memref && !memref.getLayout().isIdentity())
      return launch.emitOpError("is not lowered by convert-uop-to-gpu; host "
                                "code passes whole buffers, got ")
             << memref << "; run uop-bufferize without windows";
  ImplicitLocOpBuilder builder(launch.getLoc(), launch);
  SmallVector<Value> operands;
  for (auto [operand, type] :
       llvm::zip(launch.getOperands(), kernel.getArgumentTypes())) {
    auto buffer = dyn_cast<MemRefType>(type);
    operands.push_back(buffer ? passBuffer(builder, operand, buffer) : operand);
  }
  for (size_t i = operands.size(); i != kernel.getNumArguments(); ++i) {
    auto attr = kernel.getArgAttrOfType<DictionaryAttr>(i, kTensorMapAttrName);
    size_t source = attr.getAs<IntegerAttr>("argument").getInt();
    auto type = cast<MemRefType>(launch.getOperand(source).getType());
    operands.push_back(createTensorMap(builder, operands[source],
                                       type.getElementType(), attr));
  }
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, value);
  };
  int64_t extent =
      kernel->getAttrOfType<IntegerAttr>(kThreadExtentAttrName).getInt();
  int64_t size = kernel.getKnownBlockSize()->front();
  Value one = constant(1);
  Value sharedBytes;
  if (auto bytes = kernel->getAttrOfType<IntegerAttr>(kSharedBytesAttrName))
    sharedBytes = arith::ConstantIntOp::create(builder, bytes.getInt(), 32);
  gpu::LaunchFuncOp::create(
      builder, kernel,
      gpu::KernelDim3{constant(getNumBlocks(extent, size)), one, one},
      gpu::KernelDim3{constant(size), one, one}, sharedBytes, operands);
  launch.erase();
  return success();
}

/// Launches and buffers of host functions.
static LogicalResult lowerHostCode(ModuleOp module, gpu::GPUModuleOp kernels) {
  SmallVector<Operation *> ops;
  for (auto function : module.getOps<func::FuncOp>())
    function.walk([&](Operation *op) {
      if (isa<LaunchOp, AllocOp, DeallocOp>(op))
        ops.push_back(op);
    });
  for (Operation *op : ops) {
    ImplicitLocOpBuilder builder(op->getLoc(), op);
    if (auto launch = dyn_cast<LaunchOp>(op)) {
      if (failed(lowerLaunch(launch, kernels)))
        return failure();
    } else if (auto alloc = dyn_cast<AllocOp>(op)) {
      auto buffer = memref::AllocOp::create(
          builder, cast<MemRefType>(alloc.getResult().getType()),
          builder.getI64IntegerAttr(64));
      alloc.replaceAllUsesWith(buffer.getResult());
      alloc.erase();
    } else {
      memref::DeallocOp::create(builder, cast<DeallocOp>(op).getBuffer());
      op->erase();
    }
  }
  return success();
}

namespace {
struct ConvertUOpToGPUPass final
    : uop::impl::ConvertUOpToGPUPassBase<ConvertUOpToGPUPass> {
  using Base::Base;

  LogicalResult convert(KernelOp kernel, gpu::GPUModuleOp target) {
    if (isControlKernel(kernel))
      return kernel.emitOpError("is a loop or branch over kernels, which plans "
                                "run: convert-uop-to-gpu lowers the kernels "
                                "that they launch");
    // The code of a thread has no range that launches cut into slices.
    if (kernel->hasAttr(kConcurrentAttrName))
      for (auto range : kernel.getBody().getOps<RangeOp>())
        if (range.getKind() == RangeKind::thread)
          range.setKind(RangeKind::loop);
    NativeInstructions native;
    native.f16 = nativeF16;
    FailureOr<func::FuncOp> function =
        kernel->hasAttr(kConcurrentAttrName)
            ? lowerKernelToThread(kernel, native)
            : lowerKernelToLoops(kernel, /*bufferAlignment=*/0, native);
    if (failed(function))
      return failure();
    LogicalResult result = checkOps(*function, maxScratchBytes);
    if (succeeded(result))
      KernelConverter(*function, target, blockSize).run();
    function->erase();
    kernel.erase();
    return result;
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (blockSize < 1 || blockSize > 1024 || !llvm::isPowerOf2_64(blockSize)) {
      module.emitError("block-size must be a power of two up to 1024, got ")
          << blockSize.getValue();
      return signalPassFailure();
    }
    SmallVector<KernelOp> kernels(module.getOps<KernelOp>());
    if (kernels.empty())
      return;
    OpBuilder builder(&getContext());
    builder.setInsertionPointToEnd(module.getBody());
    auto target =
        gpu::GPUModuleOp::create(builder, module.getLoc(), kGPUModuleName);
    module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                    builder.getUnitAttr());
    bool hasFailed = false;
    for (KernelOp kernel : kernels)
      hasFailed |= failed(convert(kernel, target));
    if (hasFailed || failed(lowerHostCode(module, target)))
      signalPassFailure();
  }
};
} // namespace
