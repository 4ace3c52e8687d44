//===- Functions.cpp - Functions of a model ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Functions.h"

#include "Schema.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/wire_format_lite.h>

using namespace uop;
using namespace uop::onnx_import;
using google::protobuf::internal::WireFormatLite;
using google::protobuf::io::CodedInputStream;
using Attributes = google::protobuf::RepeatedPtrField<::onnx::AttributeProto>;

/// The defaults of a function's attributes, field 11 of IR version 9, which
/// older schemas do not have.
static llvm::SmallVector<::onnx::AttributeProto>
getDefaults(const ::onnx::FunctionProto &function) {
  llvm::SmallVector<::onnx::AttributeProto> defaults;
  const std::string &fields = function.unknown_fields();
  CodedInputStream stream(reinterpret_cast<const uint8_t *>(fields.data()),
                          fields.size());
  constexpr uint32_t kTag = 11 << 3 | WireFormatLite::WIRETYPE_LENGTH_DELIMITED;
  while (uint32_t tag = stream.ReadTag()) {
    if (tag != kTag) {
      if (!WireFormatLite::SkipField(&stream, tag))
        break;
      continue;
    }
    uint32_t length;
    std::string bytes;
    if (!stream.ReadVarint32(&length) || !stream.ReadString(&bytes, length))
      break;
    ::onnx::AttributeProto attribute;
    if (attribute.ParseFromString(bytes))
      defaults.push_back(std::move(attribute));
  }
  return defaults;
}

bool uop::onnx_import::bindAttributes(const ::onnx::FunctionProto &function,
                                      const ::onnx::NodeProto &call,
                                      ::onnx::FunctionProto &bound,
                                      std::string &problem) {
  llvm::SmallVector<::onnx::AttributeProto> defaults = getDefaults(function);
  llvm::StringMap<const ::onnx::AttributeProto *> given;
  for (const ::onnx::AttributeProto &attribute : defaults)
    given[attribute.name()] = &attribute;
  for (const ::onnx::AttributeProto &attribute : call.attribute())
    given[attribute.name()] = &attribute;

  bound = function;
  llvm::SmallVector<::onnx::NodeProto *> nodes;
  for (::onnx::NodeProto &node : *bound.mutable_node())
    nodes.push_back(&node);
  while (!nodes.empty()) {
    ::onnx::NodeProto *node = nodes.pop_back_val();
    Attributes kept;
    for (::onnx::AttributeProto &attribute : *node->mutable_attribute()) {
      if (attribute.ref_attr_name().empty()) {
        kept.Add()->Swap(&attribute);
        continue;
      }
      // One that the call does not give is none of the node, either.
      auto found = given.find(attribute.ref_attr_name());
      if (found == given.end())
        continue;
      ::onnx::AttributeProto *copy = kept.Add();
      *copy = *found->second;
      copy->set_name(attribute.name());
    }
    node->mutable_attribute()->Swap(&kept);
    auto visit = [&](::onnx::GraphProto &graph) {
      for (::onnx::NodeProto &inner : *graph.mutable_node())
        nodes.push_back(&inner);
    };
    for (::onnx::AttributeProto &attribute : *node->mutable_attribute()) {
      if (attribute.has_g())
        visit(*attribute.mutable_g());
      for (::onnx::GraphProto &graph : *attribute.mutable_graphs())
        visit(graph);
    }
  }
  return true;
}
