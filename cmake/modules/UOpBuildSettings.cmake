# Compiler flags, sanitizers and ccache, for our own code alone.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(UOP_CCACHE ccache)
if(UOP_CCACHE)
  # time_macros and pch_defines are what ccache asks for before it caches a file that uses a
  # precompiled header; base_dir makes two checkouts share their objects.
  set(uop_launcher ${CMAKE_COMMAND} -E env
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=true ${UOP_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${uop_launcher})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${uop_launcher})
endif()

include_directories(${CMAKE_CURRENT_SOURCE_DIR}/include ${CMAKE_CURRENT_BINARY_DIR}/include)

add_compile_options(-Wall -Wextra -Werror -Wno-unused-parameter -fno-exceptions
  -ffunction-sections -fdata-sections -fvisibility-inlines-hidden)
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  add_compile_options(-Wimplicit-fallthrough -Wcovered-switch-default -fpch-instantiate-templates)
endif()

if(UOP_ENABLE_ASSERTIONS)
  # Our assertions only: the LLVM headers must keep the layout that the packaged libraries were
  # built with, and those were built without.
  add_compile_options(-UNDEBUG)
  add_definitions(-DLLVM_DISABLE_ABI_BREAKING_CHECKS_ENFORCING=1)
endif()

if(UOP_SANITIZE)
  add_compile_options(-fsanitize=${UOP_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
  add_link_options(-fsanitize=${UOP_SANITIZE})
  if(UOP_SANITIZE MATCHES undefined)
    # LLVM's own headers are not clean under these two, and the packaged libraries carry no
    # instrumentation to compare type information with.
    add_compile_options(-fno-sanitize=vptr,function)
    add_link_options(-fno-sanitize=vptr,function)
  endif()
endif()

find_program(UOP_LLD NAMES ld.lld-22 ld.lld HINTS ${LLVM_TOOLS_BINARY_DIR})
if(UOP_LLD)
  add_link_options(-fuse-ld=lld)
endif()
add_link_options(-Wl,--gc-sections)
