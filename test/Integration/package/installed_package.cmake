# Installs the build tree into an empty prefix, then configures, builds and runs
# client/ and first-pass/ against it.

set(prefix ${WORK}/prefix)
file(REMOVE_RECURSE ${prefix} ${WORK}/client ${WORK}/first-pass ${WORK}/runtime-client)

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
function(build project)
  run("the configuration of ${project}" ${CMAKE_COMMAND} -G ${GENERATOR}
    -S ${SOURCE}/${project} -B ${WORK}/${project} -DCMAKE_BUILD_TYPE=Release
    -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_C_COMPILER=${CC}
    -DCMAKE_PREFIX_PATH=${prefix} ${ARGN} ${flags})
  run("the build of ${project}" ${CMAKE_COMMAND} --build ${WORK}/${project})
endfunction()

function(expect program expected)
  run("${program}" ${WORK}/${program})
  if(NOT output STREQUAL "${expected}\n")
    message(FATAL_ERROR "${program} printed: ${output}")
  endif()
endfunction()

build(client -DMLIR_DIR=${MLIR_DIR})
expect(client/client "0 additions, 1 exponentials")
expect(client/run "1.400000e+01 7.700000e+01")
expect(client/tensors "2x2xi64 = [[5, 14], [14, 50]]")
expect(client/embedded "2 4 6")
build(first-pass -DMLIR_DIR=${MLIR_DIR})
run("the tests of first-pass" ${CMAKE_CTEST_COMMAND} --test-dir ${WORK}/first-pass
  --no-tests=error --output-on-failure)
# As if neither MLIR nor what else the compiler needs were installed.
build(runtime-client -DCMAKE_DISABLE_FIND_PACKAGE_MLIR=TRUE
  -DCMAKE_DISABLE_FIND_PACKAGE_LLVM=TRUE -DCMAKE_DISABLE_FIND_PACKAGE_SQLite3=TRUE)
run("uop-compile" ${prefix}/bin/uop-compile ${SOURCE}/client/double.mlir
  -o ${WORK}/runtime-client/double.uop)
run("signature" ${WORK}/runtime-client/signature ${WORK}/runtime-client/double.uop)
if(NOT output MATCHES "^main\\(")
  message(FATAL_ERROR "signature printed: ${output}")
endif()
