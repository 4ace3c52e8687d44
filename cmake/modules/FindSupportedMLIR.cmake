# Finds the one MLIR release that UOp is built against: 22.1, as Debian packages it.
# MLIR has no stable C++ API, so another release is refused here with one clear sentence
# rather than by a page of compiler errors.

set(UOP_MLIR_VERSION 22.1)
find_package(MLIR QUIET CONFIG HINTS /usr/lib/llvm-22/lib/cmake/mlir)
if(NOT MLIR_FOUND)
  message(FATAL_ERROR "UOp needs MLIR ${UOP_MLIR_VERSION}, and no MLIR was found: install "
    "libmlir-22-dev and mlir-22-tools, or set MLIR_DIR to the lib/cmake/mlir of an MLIR ${UOP_MLIR_VERSION}.")
endif()
set(uop_found_mlir "${LLVM_VERSION_MAJOR}.${LLVM_VERSION_MINOR}")
if(NOT uop_found_mlir VERSION_EQUAL UOP_MLIR_VERSION)
  message(FATAL_ERROR "UOp needs MLIR ${UOP_MLIR_VERSION}, and MLIR_DIR (${MLIR_DIR}) holds "
    "${LLVM_PACKAGE_VERSION}: set MLIR_DIR to the lib/cmake/mlir of an MLIR ${UOP_MLIR_VERSION}.")
endif()

# One shared library each. A static libMLIR*.a beside the dylib would give every type two TypeIDs.
set(MLIR_LINK_MLIR_DYLIB ON)
set(LLVM_LINK_LLVM_DYLIB ON)
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)
set(MLIR_BINARY_DIR ${CMAKE_BINARY_DIR})
separate_arguments(uop_llvm_definitions NATIVE_COMMAND "${LLVM_DEFINITIONS}")
add_definitions(${uop_llvm_definitions})
include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
set(UOP_LLVM_TOOLS_DIR ${LLVM_TOOLS_BINARY_DIR})
