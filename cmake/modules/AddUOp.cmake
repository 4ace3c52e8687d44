# add_uop_library(Name sources... [LINK libs...] [DEPENDS targets...] [NO_MLIR])
#   A static library of ours, exported as UOp::Name. Links the MLIR and LLVM dylibs unless NO_MLIR.
# add_uop_tool(name sources... [STATIC_MLIR] LINK libs...)
#   A program in bin/, exported as UOp::name. STATIC_MLIR: it holds MLIR and LLVM (UOpStaticMLIR).
# add_uop_tablegen(target file.td out-stem generator-flags...)
#   One mlir-tblgen output.

set_property(GLOBAL PROPERTY UOP_LIBRARIES "")

function(add_uop_library name)
  cmake_parse_arguments(ARG "NO_MLIR" "" "LINK;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  add_library(UOp::${name} ALIAS ${name})
  target_include_directories(${name} INTERFACE
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
    $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  if(NOT ARG_NO_MLIR)
    # Either one for all libraries of a program: two MLIRs would give every type two TypeIDs.
    set(static "$<BOOL:$<TARGET_PROPERTY:UOP_STATIC_MLIR>>")
    target_link_libraries(${name} PUBLIC
      "$<BUILD_INTERFACE:$<${static}:UOpStaticMLIR>;$<$<NOT:${static}>:MLIR;LLVM>>"
      "$<INSTALL_INTERFACE:MLIR;LLVM>")
    uop_use_pch(${name})
    add_dependencies(${name} UOpHeaders)
  endif()
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  set_property(GLOBAL APPEND PROPERTY UOP_LIBRARIES ${name})
  # What needs no MLIR can be found without one.
  set(export UOpTargets)
  if(ARG_NO_MLIR)
    set(export UOpRuntimeTargets)
  endif()
  install(TARGETS ${name} EXPORT ${export} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
endfunction()

function(add_uop_tool name)
  cmake_parse_arguments(ARG "STATIC_MLIR" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  if(ARG_STATIC_MLIR)
    uop_link_mlir_statically(${name})
  endif()
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  # Where it is installed it finds LLVM's libraries, which need not be where the loader looks.
  set_target_properties(${name} PROPERTIES INSTALL_RPATH_USE_LINK_PATH ON)
  install(TARGETS ${name} EXPORT UOpTargets RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endfunction()

# The MLIR headers dominate compile time; one precompiled header, built once, serves every library.
function(uop_use_pch name)
  if(NOT TARGET UOpPCH)
    # Not written again, which would compile everything anew.
    if(NOT EXISTS ${CMAKE_BINARY_DIR}/uop_pch.cpp)
      file(WRITE ${CMAKE_BINARY_DIR}/uop_pch.cpp "")
    endif()
    add_library(UOpPCH OBJECT ${CMAKE_BINARY_DIR}/uop_pch.cpp)
    target_precompile_headers(UOpPCH PRIVATE
      <mlir/IR/Builders.h> <mlir/IR/BuiltinTypes.h> <mlir/IR/BuiltinOps.h>
      <mlir/IR/PatternMatch.h> <mlir/IR/OpImplementation.h> <mlir/Pass/Pass.h>
      <mlir/Interfaces/SideEffectInterfaces.h> <mlir/Interfaces/FunctionInterfaces.h>
      <mlir/Interfaces/InferTypeOpInterface.h> <mlir/Bytecode/BytecodeOpInterface.h>)
  endif()
  target_precompile_headers(${name} REUSE_FROM UOpPCH)
endfunction()
