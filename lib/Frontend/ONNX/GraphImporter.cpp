//===- GraphImporter.cpp - Graphs of ONNX to ops ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphImporter.h"

#include "Functions.h"
#include "Schema.h"
#include "uop/Emit/GeneralizeSizes.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// Graphs within graphs, and calls of functions within functions.
static constexpr unsigned kMaxDepth = 64;

GraphImporter::GraphImporter(MLIRContext *context,
                             const ::onnx::ModelProto &model,
                             TensorReader &reader,
                             const ONNXImportOptions &options, StringRef name)
    : model(model), reader(reader), options(options), fileName(name.str()),
      module(ModuleOp::create(NameLoc::get(StringAttr::get(context, name)))),
      builder(module->getLoc(), context) {
  builder.setInsertionPointToEnd(module->getBody());
}

std::string GraphImporter::getNodeName(const ::onnx::NodeProto &node) {
  if (!node.name().empty())
    return node.name();
  for (const std::string &output : node.output())
    if (!output.empty())
      return output;
  return node.op_type();
}

//===----------------------------------------------------------------------===//
// The model
//===----------------------------------------------------------------------===//

static std::string getKey(StringRef domain, StringRef name) {
  if (domain.empty() || domain == "ai.onnx")
    return name.str();
  return (domain + "." + name).str();
}

static llvm::StringMap<int64_t> getOpsets(
    const google::protobuf::RepeatedPtrField<::onnx::OperatorSetIdProto> &ids) {
  llvm::StringMap<int64_t> opsets;
  for (const auto &id : ids)
    opsets[id.domain() == "ai.onnx" ? "" : id.domain()] = id.version();
  return opsets;
}

LogicalResult GraphImporter::checkModel() {
  if (!model.has_graph())
    return emitError(builder.getLoc(), "the model has no graph");
  opsets = getOpsets(model.opset_import());
  // IR versions 1 and 2 have none.
  int64_t opset = opsets.try_emplace("", 1).first->second;
  if (opset < kMinOpset || opset > kMaxOpset)
    return emitError(builder.getLoc(), "the model is of opset ")
           << opset << "; opsets " << kMinOpset << " to " << kMaxOpset
           << " can be imported (onnx.version_converter converts models)";
  for (const ::onnx::FunctionProto &function : model.functions())
    functions[getKey(function.domain(), function.name())] = &function;
  return success();
}

std::optional<Shape>
GraphImporter::resolveShape(const ::onnx::TypeProto &tensorType,
                            const ONNXInput &input) {
  std::optional<std::vector<int64_t>> given;
  if (options.inputShape)
    given = options.inputShape(input);
  auto refuse = [&](const Twine &why) {
    emitError(builder.getLoc()) << "input '" << input.name << "' " << why;
    return std::nullopt;
  };
  const ::onnx::TypeProto::Tensor &type = tensorType.tensor_type();
  if (!type.has_shape()) {
    if (!given)
      return refuse(
          "has no shape in the model; give the input with uop-run --input");
    return Shape(given->begin(), given->end());
  }
  if (given && int64_t(given->size()) != type.shape().dim_size())
    return refuse("has " + Twine(type.shape().dim_size()) +
                  " axes in the model, but is given " + Twine(given->size()));
  Shape shape;
  for (auto [axis, dim] : llvm::enumerate(type.shape().dim())) {
    std::optional<int64_t> size;
    bool isVariable = false;
    if (dim.has_dim_value())
      size = dim.dim_value();
    else if (auto found = options.variables.find(dim.dim_param());
             found != options.variables.end()) {
      auto [min, max] = found->second;
      size = variables.add(dim.dim_param(), min, max);
      isVariable = true;
      if (!size)
        return refuse("has size '" + dim.dim_param() + "' on axis " +
                      Twine(axis) + "; at most " +
                      Twine(SizeVariables::kMaxVariables) +
                      " sizes are variables: --dim=" + dim.dim_param() +
                      "=SIZE fixes it");
    } else if (auto found = options.sizes.find(dim.dim_param());
               found != options.sizes.end())
      size = found->second;
    // A run gives its own.
    if (isVariable) {
      shape.push_back(*size);
      continue;
    }
    if (given && size && *size != (*given)[axis])
      return refuse("has size " + Twine(*size) + " on axis " + Twine(axis) +
                    ", but is given " + Twine((*given)[axis]));
    if (given)
      size = (*given)[axis];
    if (!size)
      return refuse(
          "has size '" + (dim.dim_param().empty() ? "?" : dim.dim_param()) +
          "' on axis " + Twine(axis) +
          ", which is unknown: give the size with --dim=NAME=SIZE, its bounds "
          "with --dim=NAME=MIN..MAX, or the input with uop-run --input");
    if (*size < 0)
      return refuse("has size " + Twine(*size) + " on axis " + Twine(axis));
    shape.push_back(*size);
  }
  return shape;
}

Item GraphImporter::addArgument(StringRef name, const ::onnx::TypeProto &type) {
  Location loc = builder.getLoc();
  int32_t dataType = type.tensor_type().elem_type();
  Type element = getElementType(builder.getContext(), dataType);
  if (!element) {
    emitError(loc, "input '")
        << name << "' has elements of " << getDataTypeName(dataType)
        << ", which UOp does not have";
    return {};
  }
  ONNXInput input{unsigned(inputs.size()), name, element};
  std::optional<Shape> shape = resolveShape(type, input);
  if (!shape)
    return {};
  auto tensor = RankedTensorType::get(*shape, element);
  std::optional<int64_t> count = countElements(tensor);
  bool isLarge = !count || *count > (int64_t(1) << 48);
  if ((isLarge && !variables.anyVariable(*shape)) || shape->size() > kMaxRank) {
    emitError(loc, "input '") << name << "' is too large";
    return {};
  }
  (void)function.insertArgument(inputs.size(), tensor, {}, loc);
  inputs.push_back(input);
  return Item::ofTensor(function.getArgument(inputs.size() - 1), dataType);
}

std::optional<Item> GraphImporter::addSequence(StringRef name,
                                               const ::onnx::TypeProto &type) {
  Location loc = builder.getLoc();
  bool isOptional = type.has_optional_type();
  auto found = options.lengths.find(name);
  if (found == options.lengths.end()) {
    emitError(loc, "input '")
        << name << "' is " << (isOptional ? "an optional" : "a sequence")
        << "; its number of tensors must be known (--length=" << name << "="
        << (isOptional ? "0 or 1" : "N") << " gives it)";
    return std::nullopt;
  }
  int64_t length = found->second;
  if (length > (1 << 16)) {
    emitError(loc, "input '") << name << "' has too many tensors, " << length;
    return std::nullopt;
  }
  const ::onnx::TypeProto *inner = &type;
  if (isOptional) {
    inner = &type.optional_type().elem_type();
    Item none;
    none.dataType = kFloat;
    if (length == 0 && !inner->has_sequence_type())
      return none;
  }
  bool isSequence = inner->has_sequence_type();
  const ::onnx::TypeProto &element =
      isSequence ? inner->sequence_type().elem_type() : *inner;
  if (!element.has_tensor_type() || (!isSequence && length != 1)) {
    emitError(loc, "input '") << name << "' cannot have " << length
                              << " tensors, or is not made of tensors";
    return std::nullopt;
  }
  std::vector<Item> items;
  for (int64_t i = 0; i != length; ++i) {
    items.push_back(addArgument(name, element));
    if (items.back().kind == Item::Kind::none)
      return std::nullopt;
  }
  if (!isSequence)
    return items.front();
  return Item::ofSequence(std::move(items), element.tensor_type().elem_type());
}

LogicalResult GraphImporter::addInput(const ::onnx::ValueInfoProto &info) {
  auto loc = NameLoc::get(builder.getStringAttr(info.name()));
  builder.setLoc(loc);
  const ::onnx::TypeProto &type = info.type();
  Item item;
  if (type.has_tensor_type()) {
    item = addArgument(info.name(), type);
    if (item.kind == Item::Kind::none)
      return failure();
  } else if (type.has_sequence_type() || type.has_optional_type()) {
    std::optional<Item> sequence = addSequence(info.name(), type);
    if (!sequence)
      return failure();
    item = *sequence;
  } else {
    return emitError(loc, "input '")
           << info.name()
           << "' is not a tensor: maps and sparse tensors cannot be inputs";
  }
  scope.items[info.name()] = item;
  return success();
}

LogicalResult GraphImporter::addInitializers(const ::onnx::GraphProto &graph,
                                             Scope &scope) {
  if (graph.sparse_initializer_size() != 0)
    return emitError(builder.getLoc(), "initializer '")
           << graph.sparse_initializer(0).values().name()
           << "' is sparse; make it dense";
  for (const ::onnx::TensorProto &tensor : graph.initializer()) {
    Item item;
    item.kind = Item::Kind::tensor;
    item.dataType = tensor.data_type();
    item.initializer = &tensor;
    scope.items[tensor.name()] = item;
  }
  return success();
}

/// Names that the options speak of and no input has.
static LogicalResult checkNames(Location loc, const ::onnx::GraphProto &graph,
                                const ONNXImportOptions &options) {
  llvm::SetVector<StringRef> sizes;
  llvm::DenseSet<StringRef> inputs;
  for (const ::onnx::ValueInfoProto &info : graph.input()) {
    inputs.insert(info.name());
    const ::onnx::TypeProto *type = &info.type();
    while (type->has_sequence_type() || type->has_optional_type())
      type = type->has_sequence_type() ? &type->sequence_type().elem_type()
                                       : &type->optional_type().elem_type();
    for (const auto &dim : type->tensor_type().shape().dim())
      if (!dim.dim_param().empty())
        sizes.insert(dim.dim_param());
  }
  SmallVector<StringRef> given;
  llvm::append_range(given, options.sizes.keys());
  llvm::append_range(given, options.variables.keys());
  llvm::sort(given);
  for (StringRef name : given)
    if (!sizes.contains(name)) {
      auto known = llvm::map_to_vector(
          sizes, [](StringRef size) { return ("'" + size + "'").str(); });
      return emitError(loc, "no input has a size '")
             << name << "'; "
             << (known.empty() ? "no size of an input has a name"
                               : "the names are " + llvm::join(known, ", "));
    }
  given = llvm::to_vector(options.lengths.keys());
  llvm::sort(given);
  for (StringRef name : given)
    if (!inputs.contains(name))
      return emitError(loc, "there is no input '")
             << name << "', which is given a length";
  return success();
}

LogicalResult GraphImporter::addInputs() {
  if (failed(checkNames(builder.getLoc(), model.graph(), options)))
    return failure();
  // Those with an initialiser are constants.
  for (const ::onnx::ValueInfoProto &info : model.graph().input())
    if (!scope.items.contains(info.name()) && failed(addInput(info)))
      return failure();
  return success();
}

LogicalResult GraphImporter::addOutputs() {
  SmallVector<Value> results;
  for (const ::onnx::ValueInfoProto &info : model.graph().output()) {
    builder.setLoc(NameLoc::get(builder.getStringAttr(info.name())));
    const Item *item = scope.find(info.name());
    if (!item)
      return emitError(builder.getLoc(), "output '")
             << info.name() << "' is not computed by any node";
    ::onnx::NodeProto proto;
    proto.set_op_type("output");
    proto.add_output(info.name());
    Node node(*this, proto, 0, scope);
    item = lookup(info.name(), node);
    if (!item)
      return failure();
    if (item->kind == Item::Kind::none)
      return emitError(builder.getLoc(), "output '")
             << info.name() << "' is an optional without a value";
    if (item->kind == Item::Kind::tensor) {
      results.push_back(item->tensor);
      continue;
    }
    for (const Item &element : *item->elements) {
      if (element.kind != Item::Kind::tensor)
        return emitError(builder.getLoc(), "output '")
               << info.name()
               << "' is a sequence whose elements are not tensors";
      results.push_back(element.tensor);
    }
  }
  builder.setLoc(module->getLoc());
  for (const auto &room : options.rooms)
    if (!counts.contains(room.first()))
      return emitError(builder.getLoc(), "--room=")
             << room.first()
             << " names no output of a node whose number of results depends on "
                "values";
  for (auto [name, count] : counts)
    results.push_back(count);
  func::ReturnOp::create(builder, results);
  function.setType(builder.getFunctionType(function.getArgumentTypes(),
                                           ValueRange(results).getTypes()));
  return success();
}

void GraphImporter::eraseRegions() {
  // What attempts left behind may use each other's values.
  for (auto &region : regions)
    region->dropAllReferences();
  regions.clear();
}

void GraphImporter::eraseDeadOps() {
  constants.clear();
  unknown.clear();
  fromInputs.clear();
  eraseRegions();
  SmallVector<Operation *> ops;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != function)
      ops.push_back(op);
  });
  // What is in a region comes after its op.
  for (Operation *op : llvm::reverse(ops))
    if (isOpTriviallyDead(op)) {
      literals.erase(op);
      op->erase();
    }
}

OwningOpRef<ModuleOp> GraphImporter::run() {
  if (failed(checkModel()))
    return {};
  function =
      func::FuncOp::create(builder, "main", builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  if (failed(addInitializers(model.graph(), scope)) || failed(addInputs()) ||
      failed(importNodes(model.graph().node(), scope, opsets)) ||
      failed(addOutputs()))
    return {};
  eraseDeadOps();
  auto finish = [&]() -> LogicalResult {
    if (!variables.empty() &&
        failed(generalizeSizes(function, variables, literals)))
      return failure();
    // A mistake of a conversion is no crash of what comes after it.
    return verify(*module);
  };
  if (failed(nameNodes(finish)))
    return {};
  return std::move(module);
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

LogicalResult GraphImporter::importNodes(
    const google::protobuf::RepeatedPtrField<::onnx::NodeProto> &nodes,
    Scope &scope, const llvm::StringMap<int64_t> &opsets) {
  for (const ::onnx::NodeProto &node : nodes)
    if (failed(importNode(node, scope, opsets)))
      return failure();
  return success();
}

LogicalResult
GraphImporter::importNode(const ::onnx::NodeProto &proto, Scope &scope,
                          const llvm::StringMap<int64_t> &opsets) {
  Location before = builder.getLoc();
  auto loc = NameLoc::get(builder.getStringAttr(getNodeName(proto)));
  builder.setLoc(loc);
  StringRef domain = proto.domain();
  auto found = opsets.find(domain == "ai.onnx" ? "" : domain);
  int64_t opset = found == opsets.end() ? 1 : found->second;
  Node node(*this, proto, opset, scope);
  if (node.hasFailed)
    return failure();
  if (isRepeated() && ++numRepeated > options.maxRepeatedNodes)
    return node.error("loops and functions expand to more than " +
                      Twine(options.maxRepeatedNodes) + " nodes, the limit");
  auto *function = functions.lookup(getKey(domain, proto.op_type()));
  const OpTable::Entry *entry = table.find(domain, proto.op_type());
  opsetStack.push_back(&opsets);
  bool isFirst =
      builder.getInsertionPoint() == builder.getInsertionBlock()->begin();
  Operation *last =
      isFirst ? nullptr : &*std::prev(builder.getInsertionPoint());
  LogicalResult result = failure();
  if (function)
    result = importCall(node, *function);
  else if (!entry)
    result = node.error("this operator" +
                        (domain.empty() ? Twine() : " of domain " + domain) +
                        " is not supported (uop-import-onnx --list-operators "
                        "lists the supported operators)");
  else if (opset < entry->since || opset > entry->until)
    result = node.error("this operator is supported in opsets " +
                        Twine(entry->since) + " to " + Twine(entry->until) +
                        ", but the model has opset " + Twine(opset) +
                        " (onnx.version_converter converts models)");
  else
    result = entry->conversion(node);
  opsetStack.pop_back();
  if (failed(result)) {
    if (!node.hasFailed)
      node.fail("cannot be converted");
    return failure();
  }
  if (node.hasFailed || (!function && failed(verifyNode(node, last))) ||
      failed(checkOutputs(node)))
    return failure();
  builder.setLoc(before);
  return success();
}

LogicalResult GraphImporter::checkOutputs(Node &node) {
  for (auto [i, name] : llvm::enumerate(node.proto.output())) {
    if (name.empty())
      continue;
    Item &item = node.outputs[i];
    if (item.kind == Item::Kind::tensor && !item.tensor)
      return node.error("output " + Twine(i) + " could not be computed");
    bool isUsed = true;
    if (item.kind == Item::Kind::none && item.dataType != kUndefined)
      isUsed = true; // an optional without a value
    else if (item.kind == Item::Kind::none)
      isUsed = false;
    // A name that has no item is reported where it is used.
    if (isUsed && !node.scope.items.try_emplace(name, item).second)
      return node.error("output '" + Twine(name) +
                        "' has the name of an earlier value");
  }
  return success();
}

const Item *GraphImporter::lookup(StringRef name, Node &node) {
  const Item *item = node.scope.find(name);
  if (!item) {
    node.fail("uses '" + name +
              "', which is not an input, an initializer or an output of an "
              "earlier node");
    return nullptr;
  }
  if (!item->initializer || item->tensor)
    return item;
  Value value = materialize(*item->initializer, node);
  if (!value)
    return nullptr;
  // One constant for all nodes.
  const_cast<Item *>(item)->tensor = value;
  return item;
}

Value GraphImporter::materialize(const ::onnx::TensorProto &tensor,
                                 Node &node) {
  std::string error;
  ElementsAttr value = reader.read(builder.getContext(), tensor, error);
  if (!value)
    return node.fail((tensor.name().empty()
                          ? Twine("the tensor of an attribute")
                          : "tensor '" + Twine(tensor.name()) + "'") +
                     ": " + error);
  for (int64_t size : value.getShapedType().getShape())
    if (!variables.empty() && size >= variables.getLimit())
      return node.fail(
          "tensor '" + Twine(tensor.name()) + "' has size " + Twine(size) +
          ", which is too large for a model with sizes that a run decides: " +
          variables.getAdvice());
  if (tensor.name().empty()) {
    Value own = ConstOp::create(builder, cast<TypedAttr>(value));
    addLiteral(own);
    return own;
  }
  auto loc = NameLoc::get(builder.getStringAttr(tensor.name()));
  // Not in a branch: later nodes use it too.
  OpBuilder::InsertionGuard guard(builder);
  if (builder.getInsertionBlock() != &function.front())
    builder.setInsertionPointToStart(&function.front());
  Value constant = ConstOp::create(static_cast<OpBuilder &>(builder), loc,
                                   cast<TypedAttr>(value));
  addLiteral(constant);
  return constant;
}

//===----------------------------------------------------------------------===//
// Graphs and functions inside
//===----------------------------------------------------------------------===//

Region &GraphImporter::makeRegion() {
  regions.push_back(std::make_unique<Region>());
  regions.back()->emplaceBlock();
  return *regions.back();
}

LogicalResult GraphImporter::attempt(Node &node,
                                     function_ref<LogicalResult()> action) {
  OpBuilder::InsertionGuard guard(builder);
  Location loc = builder.getLoc();
  ScopedDiagnosticHandler quiet(builder.getContext(),
                                [](Diagnostic &) { return success(); });
  size_t numOpsets = opsetStack.size(), numCalls = callStack.size();
  unsigned oldDepth = depth;
  if (succeeded(action()) && !node.hasFailed)
    return success();
  node.hasFailed = false;
  builder.setLoc(loc);
  opsetStack.truncate(numOpsets);
  callStack.truncate(numCalls);
  depth = oldDepth;
  return failure();
}

std::optional<std::vector<Item>>
GraphImporter::importSubgraph(Node &node, const ::onnx::GraphProto &graph,
                              ArrayRef<Item> arguments) {
  if (node.hasFailed)
    return std::nullopt;
  if (depth >= kMaxDepth) {
    node.fail("graphs are nested deeper than " + Twine(kMaxDepth));
    return std::nullopt;
  }
  if (graph.input_size() != int(arguments.size())) {
    node.fail("its graph '" + Twine(graph.name()) + "' takes " +
              Twine(graph.input_size()) + " inputs, got " +
              Twine(arguments.size()));
    return std::nullopt;
  }
  Scope inner;
  inner.parent = &node.scope;
  Location loc = builder.getLoc();
  if (failed(addInitializers(graph, inner))) {
    node.hasFailed = true;
    return std::nullopt;
  }
  for (auto [info, item] : llvm::zip_equal(graph.input(), arguments))
    inner.items[info.name()] = item;
  ++depth;
  LogicalResult imported = importNodes(graph.node(), inner, *opsetStack.back());
  --depth;
  builder.setLoc(loc);
  if (failed(imported)) {
    node.hasFailed = true;
    return std::nullopt;
  }
  std::vector<Item> results;
  ::onnx::NodeProto proto = node.proto;
  proto.clear_input();
  Node inside(*this, proto, node.opset, inner);
  for (const ::onnx::ValueInfoProto &info : graph.output()) {
    const Item *item = lookup(info.name(), inside);
    if (!item) {
      node.hasFailed = true;
      return std::nullopt;
    }
    results.push_back(*item);
  }
  return results;
}

LogicalResult GraphImporter::importCall(Node &node,
                                        const ::onnx::FunctionProto &function) {
  if (llvm::is_contained(callStack, &function))
    return node.error("function '" + Twine(function.name()) + "' calls itself");
  if (callStack.size() >= kMaxDepth)
    return node.error("functions are nested deeper than " + Twine(kMaxDepth));
  if (int(node.getNumInputs()) > function.input_size())
    return node.error("function '" + Twine(function.name()) + "' takes " +
                      Twine(function.input_size()) + " inputs, got " +
                      Twine(node.getNumInputs()));
  Scope inner;
  for (auto [i, name] : llvm::enumerate(function.input())) {
    bool isGiven = i < node.getNumInputs() && !node.proto.input(i).empty();
    // Without one, the names that nodes use are as good as empty.
    inner.items[name] = isGiven ? node.item(i) : Item();
  }
  ::onnx::FunctionProto body;
  std::string problem;
  if (!bindAttributes(function, node.proto, body, problem))
    return node.error(problem);
  llvm::StringMap<int64_t> opsets = getOpsets(function.opset_import());
  callStack.push_back(&function);
  LogicalResult imported = importNodes(body.node(), inner, opsets);
  callStack.pop_back();
  if (failed(imported)) {
    node.hasFailed = true;
    return failure();
  }
  for (auto [i, name] : llvm::enumerate(function.output())) {
    if (!node.hasOutput(i))
      continue;
    ::onnx::NodeProto proto = node.proto;
    proto.clear_input();
    Node inside(*this, proto, node.opset, inner);
    const Item *item = lookup(name, inside);
    if (!item) {
      node.hasFailed = true;
      return failure();
    }
    node.setItem(i, *item);
  }
  return success();
}
