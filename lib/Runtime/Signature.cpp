//===- Signature.cpp - What a plan takes and gives, in a line ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Signature.h"

using namespace uop::runtime;

static std::string describe(const Plan &plan, const TensorInfo &type,
                            const std::vector<std::vector<int>> &sizes,
                            const std::vector<std::string> &names, size_t i) {
  std::string text;
  if (i < names.size() && !names[i].empty())
    text = names[i] + ": ";
  for (size_t axis = 0; axis < type.shape.size(); ++axis) {
    int scalar = i < sizes.size() && !sizes[i].empty() ? sizes[i][axis] : -1;
    if (scalar < 0)
      text += std::to_string(type.shape[axis]);
    else if (plan.scalars[scalar].kind == Scalar::Kind::Variable)
      text += plan.variables[plan.scalars[scalar].value].name;
    else
      text += "?";
    text += "x";
  }
  return text + name(type.dtype);
}

std::string uop::runtime::getSignature(const Plan &plan) {
  std::vector<bool> isDonated(plan.inputs.size());
  for (const Slot &slot : plan.slots)
    if (slot.kind == Slot::Kind::Input && slot.isDonated)
      isDonated[slot.index] = true;
  std::string text = plan.name + "(";
  for (size_t i = 0; i < plan.inputs.size(); ++i)
    text +=
        (i ? ", " : "") +
        describe(plan, plan.inputs[i], plan.inputSizes, plan.inputNames, i) +
        (isDonated[i] ? " donated" : "");
  text += ") -> (";
  for (size_t i = 0; i < plan.outputs.size(); ++i)
    text += (i ? ", " : "") + describe(plan, plan.outputs[i], plan.outputSizes,
                                       plan.outputNames, i);
  text += ")";
  bool isFirst = true;
  for (const Variable &variable : plan.variables) {
    if (!variable.isChosen)
      continue;
    text += (isFirst ? " {" : ", ") + variable.name + ": [" +
            std::to_string(variable.min) + ", " + std::to_string(variable.max) +
            "]";
    isFirst = false;
  }
  return text + (isFirst ? "" : "}");
}
