//===- NodeErrors.cpp - Errors of ops, as errors of nodes -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphImporter.h"
#include "Schema.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// What is between two texts; empty if they are not there.
static StringRef findBetween(StringRef text, StringRef before,
                             StringRef after) {
  size_t begin = text.find(before);
  if (begin == StringRef::npos)
    return {};
  text = text.drop_front(begin + before.size());
  return text.take_front(text.find(after));
}

/// What a node says whose op has an operand of a type that it does not take.
/// The types are of the input, if one has them.
static std::string describeType(Node &node, Operation *op, StringRef problem) {
  StringRef wanted = findBetween(problem, " must be ", ", but got ");
  unsigned number;
  if (wanted.empty() ||
      findBetween(problem, "operand #", " ").getAsInteger(10, number) ||
      number >= op->getNumOperands())
    return {};
  wanted.consume_front("a tensor, scalar or 1-D vector of ");
  Type element = getElementTypeOrSelf(op->getOperand(number));
  for (size_t i = 0; i != node.getNumInputs(); ++i) {
    const Item &item = node.item(i);
    if (item.kind == Item::Kind::tensor &&
        node.elementOf(item.tensor) == element)
      return ("input " + Twine(i) + ", '" + node.proto.input(i) +
              "', has elements of " + getDataTypeName(item.dataType) +
              ", but this operator takes " + wanted +
              " (a Cast before it converts them)")
          .str();
  }
  return ("this operator takes " + wanted + ", but would compute with " +
          getDataTypeName(getDataType(element)))
      .str();
}

/// Whether an op is valid, but for the order of the dialect's ops: to see
/// whether operands come first, MLIR would count all ops before each node.
static bool isValidAlone(Operation *op) {
  OperationName name = op->getName();
  if (op->getNumRegions() != 0 || !isa<UOpDialect>(op->getDialect()))
    return succeeded(name.verifyInvariants(op)) &&
           succeeded(name.verifyRegionInvariants(op));
  if (op->getNumOperands() == 0)
    return true;
  Operation *copy = op->clone();
  bool isValid = succeeded(name.verifyInvariants(copy));
  copy->destroy();
  return isValid;
}

/// Whether an op itself is valid. Of one with a size that a run decides, which
/// is a large number here, only the types of its operands count.
static bool isValid(Node &node, Operation *op, std::string &problem) {
  if (isValidAlone(op))
    return true;
  auto isVariable = [&](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && node.anyVariable(tensor.getShape());
  };
  if ((llvm::any_of(op->getOperandTypes(), isVariable) ||
       llvm::any_of(op->getResultTypes(), isVariable)) &&
      describeType(node, op, problem).empty()) {
    problem.clear();
    return true;
  }
  return false;
}

LogicalResult GraphImporter::verifyNode(Node &node, Operation *before) {
  Block::iterator op = before ? std::next(before->getIterator())
                              : builder.getInsertionBlock()->begin();
  Operation *wrong = nullptr;
  std::string problem;
  {
    ScopedDiagnosticHandler handler(builder.getContext(),
                                    [&](Diagnostic &error) {
                                      if (problem.empty())
                                        problem = error.str();
                                      return success();
                                    });
    for (; op != builder.getInsertionPoint() && !wrong; ++op)
      op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
        if (isValid(node, inner, problem))
          return WalkResult::advance();
        wrong = inner;
        return WalkResult::interrupt();
      });
  }
  if (!wrong)
    return success();
  std::string text = describeType(node, wrong, problem);
  if (!text.empty())
    return node.error(text);
  auto [name, rest] = StringRef(problem).split("' op ");
  return node.error("cannot be converted: " +
                    (rest.empty() ? StringRef(problem) : rest));
}

/// The operator of the first node that locations name like this; empty if there
/// is none.
static std::string findOperator(GraphImporter &importer,
                                const ::onnx::ModelProto &model,
                                StringRef name) {
  SmallVector<const ::onnx::NodeProto *> nodes;
  auto addAll = [&](const auto &more) {
    for (const ::onnx::NodeProto &node : more)
      nodes.push_back(&node);
  };
  addAll(model.graph().node());
  for (const ::onnx::FunctionProto &function : model.functions())
    addAll(function.node());
  // Those of graphs inside come after the nodes that these are of.
  for (size_t i = 0; i != nodes.size(); ++i) {
    if (importer.getNodeName(*nodes[i]) == name)
      return nodes[i]->op_type();
    for (const ::onnx::AttributeProto &attribute : nodes[i]->attribute()) {
      if (attribute.has_g())
        addAll(attribute.g().node());
      for (const ::onnx::GraphProto &graph : attribute.graphs())
        addAll(graph.node());
    }
  }
  return {};
}

LogicalResult
GraphImporter::nameNodes(llvm::function_ref<LogicalResult()> action) {
  std::optional<Location> loc;
  std::string problem;
  LogicalResult result = failure();
  {
    ScopedDiagnosticHandler handler(
        builder.getContext(), [&](Diagnostic &error) {
          if (error.getSeverity() != DiagnosticSeverity::Error || loc)
            return failure(error.getSeverity() != DiagnosticSeverity::Error);
          loc = error.getLocation();
          problem = error.str();
          return success();
        });
    result = action();
  }
  if (succeeded(result) || !loc)
    return result;
  auto named = (*loc)->findInstanceOf<NameLoc>();
  StringRef name = named ? named.getName().getValue() : "";
  std::string type = findOperator(*this, model, name);
  if (type.empty())
    return emitError(*loc) << problem;
  std::string subject = ("node '" + name + "' (" + type + "): ").str();
  StringRef rest = problem;
  rest.consume_front(("node '" + name + "': ").str());
  // Its op is none of the model.
  if (size_t at = rest.find("' needs "); at != StringRef::npos) {
    StringRef opName = rest.take_front(at).ltrim('\'');
    bool isInside = false;
    function.walk([&](Operation *op) {
      isInside |= op->getLoc() == *loc && op->getParentOp() != function &&
                  op->getName().getStringRef() == opName;
    });
    return emitError(*loc) << subject
                           << (isInside ? "it is in a branch or a loop, which"
                                        : "this operator")
                           << rest.drop_front(at + 1);
  }
  if (size_t at = rest.find("' op "); at != StringRef::npos)
    rest = rest.drop_front(at + 5);
  return emitError(*loc) << subject << "cannot be converted: " << rest;
}
