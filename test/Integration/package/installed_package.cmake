# Installs the build tree into an empty prefix, then configures, builds and runs
# client/ against it.

set(prefix ${WORK}/prefix)
set(client ${WORK}/client)
file(REMOVE_RECURSE ${prefix} ${client})

function(run what)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status
    OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${what} failed (${status}):\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

run("the installation" ${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})

# The package must stand without the trees that it was built from.
file(GLOB_RECURSE configs ${prefix}/*.cmake)
if(NOT configs)
  message(FATAL_ERROR "no CMake package was installed")
endif()
foreach(config ${configs})
  file(READ ${config} text)
  foreach(tree ${PROJECT} ${BUILD})
    string(FIND "${text}" "${tree}/" position)
    if(NOT position EQUAL -1)
      message(FATAL_ERROR "${config} refers to ${tree}")
    endif()
  endforeach()
  if(text MATCHES "UOpPCH")
    message(FATAL_ERROR "${config} exports UOpPCH, a detail of the build")
  endif()
endforeach()

set(flags "")
if(SANITIZE)
  set(flags -DCMAKE_CXX_FLAGS=-fsanitize=${SANITIZE})
endif()
run("the configuration" ${CMAKE_COMMAND} -G ${GENERATOR} -S ${SOURCE}/client
  -B ${client} -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER=${CXX}
  -DCMAKE_C_COMPILER=${CC} -DCMAKE_PREFIX_PATH=${prefix} -DMLIR_DIR=${MLIR_DIR} ${flags})
run("the build" ${CMAKE_COMMAND} --build ${client})
run("the program" ${client}/client)
if(NOT output STREQUAL "0 additions, 1 exponentials\n")
  message(FATAL_ERROR "the program printed: ${output}")
endif()
