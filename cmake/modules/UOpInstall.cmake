# The installed package: find_package(UOp) gives UOp::UOpDialect, UOp::UOpTransforms and the rest;
# find_package(UOp COMPONENTS Runtime) what runs compiled programs, without MLIR.

include(CMakePackageConfigHelpers)
set(uop_cmake_dir ${CMAKE_INSTALL_LIBDIR}/cmake/UOp)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.h" PATTERN "*.td")
install(DIRECTORY ${PROJECT_BINARY_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.inc" PATTERN "*.h")

# TBB is a dependency of the package only where an exported library links it.
set(UOP_NEEDS_TBB OFF)
get_property(uop_libraries GLOBAL PROPERTY UOP_LIBRARIES)
foreach(library ${uop_libraries})
  get_target_property(links ${library} INTERFACE_LINK_LIBRARIES)
  if(links MATCHES "TBB::")
    set(UOP_NEEDS_TBB ON)
  endif()
endforeach()

foreach(export UOpRuntimeTargets UOpTargets)
  install(EXPORT ${export} NAMESPACE UOp:: DESTINATION ${uop_cmake_dir})
endforeach()
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/modules/UOpConfig.cmake.in
  ${PROJECT_BINARY_DIR}/cmake/UOpConfig.cmake INSTALL_DESTINATION ${uop_cmake_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/cmake/UOpConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/cmake/UOpConfig.cmake
  ${PROJECT_BINARY_DIR}/cmake/UOpConfigVersion.cmake DESTINATION ${uop_cmake_dir})
