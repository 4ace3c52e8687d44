//===- OpTable.cpp - Which operators can be imported ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "uop/Frontend/ONNX.h"

using namespace uop;
using namespace uop::onnx_import;

OpTable::OpTable() {
  addElementwiseOps(*this);
  addActivationOps(*this);
  addTrigonometricOps(*this);
  addReductionOps(*this);
  addMovementOps(*this);
  addShapeOps(*this);
  addGeneratorOps(*this);
  addIndexingOps(*this);
  addSortingOps(*this);
  addProductOps(*this);
  addConvolutionOps(*this);
  addPoolingOps(*this);
  addNormalizationOps(*this);
  addLossOps(*this);
  addQuantizationOps(*this);
  addControlFlowOps(*this);
  addSequenceOps(*this);
  addRecurrentOps(*this);
  addAttentionOps(*this);
  addResizeOps(*this);
  addVisionOps(*this);
  addSelectionOps(*this);
  addSignalOps(*this);
  addTrainingOps(*this);
  addFeatureOps(*this);
}

void OpTable::add(llvm::StringRef name, Conversion conversion, int64_t since,
                  int64_t until) {
  bool isNew =
      entries.try_emplace(name, Entry{conversion, since, until}).second;
  assert(isNew && "an operator has one conversion");
  (void)isNew;
}

const OpTable::Entry *OpTable::find(llvm::StringRef domain,
                                    llvm::StringRef name) const {
  auto found = domain.empty() || domain == "ai.onnx"
                   ? entries.find(name)
                   : entries.find((domain + "." + name).str());
  return found == entries.end() ? nullptr : &found->second;
}

std::vector<ONNXOperator> uop::getONNXOperators() {
  OpTable table;
  std::vector<ONNXOperator> all;
  for (const auto &entry : table.getEntries())
    all.push_back(
        {entry.first().str(), entry.second.since, entry.second.until});
  llvm::sort(all, [](const ONNXOperator &lhs, const ONNXOperator &rhs) {
    return lhs.name < rhs.name;
  });
  return all;
}
