# Configures UOp against an MLIR that calls itself 21.1.0.

set(mlir ${WORK}/mlir-21)
set(build ${WORK}/other-release)
file(REMOVE_RECURSE ${mlir} ${build})
file(WRITE ${mlir}/MLIRConfig.cmake "
set(LLVM_VERSION_MAJOR 21)
set(LLVM_VERSION_MINOR 1)
set(LLVM_VERSION_PATCH 0)
set(LLVM_PACKAGE_VERSION 21.1.0)
set(MLIR_CMAKE_DIR \${CMAKE_CURRENT_LIST_DIR})
")
file(WRITE ${mlir}/MLIRConfigVersion.cmake "set(PACKAGE_VERSION 21.1.0)
set(PACKAGE_VERSION_COMPATIBLE TRUE)
")

function(expect_refusal expected)
  execute_process(
    COMMAND ${CMAKE_COMMAND} -G ${GENERATOR} -S ${PROJECT} -B ${build}
      -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_C_COMPILER=${CC} ${ARGN}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE errors)
  if(status EQUAL 0)
    message(FATAL_ERROR "the configuration succeeded with another release")
  endif()
  string(REGEX REPLACE "[ \n]+" " " errors "${errors}")
  string(FIND "${errors}" "${expected}" position)
  if(position EQUAL -1)
    message(FATAL_ERROR "expected \"${expected}\", got:\n${errors}")
  endif()
  string(REGEX MATCHALL "CMake (Error|Warning)" problems "${errors}")
  list(LENGTH problems count)
  if(NOT count EQUAL 1)
    message(FATAL_ERROR "expected one message, got ${count}:\n${errors}")
  endif()
endfunction()

expect_refusal("UOp needs MLIR 22.1, and MLIR_DIR (${mlir}) holds 21.1.0: set MLIR_DIR to the lib/cmake/mlir of an MLIR 22.1."
  -DMLIR_DIR=${mlir})
