# What the ONNX door needs: protobuf and its compiler, and the schema of ONNX files, all packages of
# Debian. Sets UOP_HAS_ONNX, and UOP_ONNX_SCHEMA_DIR, which has onnx/onnx.proto.

set(UOP_HAS_ONNX OFF)
if(UOP_ENABLE_ONNX)
  find_package(Protobuf QUIET)
  find_path(UOP_ONNX_SCHEMA_DIR onnx/onnx.proto)
  if(TARGET protobuf::libprotobuf-lite AND TARGET protobuf::protoc AND UOP_ONNX_SCHEMA_DIR)
    set(UOP_HAS_ONNX ON)
    message(STATUS "ONNX models can be read: protobuf ${Protobuf_VERSION}, schema in ${UOP_ONNX_SCHEMA_DIR}")
  else()
    message(STATUS "ONNX models cannot be read: install libprotobuf-dev, protobuf-compiler and libonnx-dev")
  endif()
else()
  message(STATUS "ONNX models cannot be read: UOP_ENABLE_ONNX is off")
endif()
