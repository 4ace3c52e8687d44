//===- TestInterpretPass.cpp - Runs the functions of a module ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Interpreter/Interpreter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace uop::interp;

static void printElements(raw_ostream &os, const Tensor &tensor) {
  if (tensor.getUndefined().none()) {
    os << tensor.toAttr() << "\n";
    return;
  }
  os << toString(tensor.getShape()) << " x " << tensor.getElementType() << " {";
  const llvm::BitVector &undefined = tensor.getUndefined();
  for (int64_t i = 0, count = tensor.getNumElements(); i < count; ++i) {
    os << (i ? ", " : "");
    if (undefined.test(i))
      os << "undefined";
    else
      os << toString(tensor.getKind(), tensor.get(i));
  }
  os << "}\n";
}

static void print(raw_ostream &os, const InterpValue &value) {
  if (isInvalid(value)) {
    os << "invalid\n";
  } else if (const Scalar *scalar = value.getScalar()) {
    os << toString(scalar->kind, scalar->bits) << " : " << scalar->type << "\n";
  } else if (const Tensor *tensor = value.getTensor()) {
    os << "tensor ";
    printElements(os, *tensor);
  } else if (const Multi *multi = value.getMulti()) {
    os << "multi\n";
    for (const Tensor &part : multi->parts)
      printElements(os << "  ", part);
  } else if (const Buffer *buffer = value.getBuffer()) {
    os << "memref ";
    if (std::optional<Tensor> tensor = buffer->toTensor())
      printElements(os, *tensor);
    else
      os << "outside of memory\n";
  }
}

namespace {
class TestInterpretPass
    : public PassWrapper<TestInterpretPass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestInterpretPass)

  TestInterpretPass() = default;
  TestInterpretPass(const TestInterpretPass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-uop-interpret"; }
  StringRef getDescription() const final {
    return "Run the functions without arguments in the reference interpreter";
  }

  void runOnOperation() final {
    Interpreter interpreter(getOperation());
    bool any = false, failedOnce = false;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      bool chosen = entry.empty() ? function.getNumArguments() == 0 &&
                                        !function.isExternal()
                                  : function.getName() == entry;
      if (!chosen)
        continue;
      any = true;
      FailureOr<SmallVector<InterpValue>> results =
          interpreter.run(function.getName(), {});
      if (failed(results)) {
        failedOnce = true;
        continue;
      }
      if (!printResults)
        continue;
      for (auto [number, result] : llvm::enumerate(*results)) {
        llvm::outs() << "@" << function.getName() << " " << number << ": ";
        print(llvm::outs(), result);
      }
    }
    llvm::outs().flush();
    // A test that runs nothing would pass whatever it says.
    if (!any) {
      if (entry.empty())
        getOperation().emitError("there is no function without arguments");
      else
        getOperation().emitError("there is no function @") << entry;
      failedOnce = true;
    }
    if (failedOnce)
      return signalPassFailure();
    markAllAnalysesPreserved();
  }

private:
  Option<std::string> entry{
      *this, "entry",
      llvm::cl::desc("The one function to run, instead of all that have no "
                     "arguments")};
  Option<bool> printResults{*this, "print",
                            llvm::cl::desc("Print the results to stdout"),
                            llvm::cl::init(false)};
};
} // namespace

void uop::interp::registerTestInterpretPass() {
  PassRegistration<TestInterpretPass>();
}
