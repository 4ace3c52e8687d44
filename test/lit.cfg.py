# Configuration of lit for the tests of UOp.

import importlib.util
import os

import lit.formats

config.name = "UOp"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.uop_obj_root, "test")
config.excludes = ["CMakeLists.txt", "Inputs", "artifact", "benchmarks", "fuzz", "package", "tools", "unittests"]

# Bare tool names resolve to this build first, then to the LLVM that it uses.
config.environment["PATH"] = os.path.pathsep.join(
    [
        config.uop_tools_dir,
        config.llvm_tools_dir,
        os.path.dirname(config.python_executable),
        os.environ.get("PATH", ""),
    ]
)
config.environment["FILECHECK_OPTS"] = "--enable-var-scope"
# Each test compiles what it runs.
config.environment["UOP_CACHE"] = "off"
for variable in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS"):
    if variable in os.environ:
        config.environment[variable] = os.environ[variable]
if "address" in config.uop_sanitize:
    # The packaged LLVM is not instrumented, and its containers and allocators
    # share memory with ours. Running out of memory is a case that is tested.
    config.environment.setdefault(
        "ASAN_OPTIONS",
        "detect_leaks=0:detect_container_overflow=0:allow_user_poisoning=false:"
        "allocator_may_return_null=1",
    )

config.substitutions.append(("%uop_plugin", config.uop_plugin))
config.substitutions.append(("%uop_src_root", config.uop_src_root))
config.substitutions.append(("%test_functions", config.uop_test_functions))
config.substitutions.append(("%onnx_schema", config.onnx_schema_dir))
config.substitutions.append(("%mlir_libs", config.mlir_lib_dir))

for tool in config.uop_test_tools:
    config.available_features.add(tool)
if config.uop_plugin:
    config.available_features.add("uop-plugin")
if config.uop_enable_assertions:
    config.available_features.add("asserts")
# What Debian packages of ONNX's own test data, and what reads it.
if os.path.isdir("/usr/share/libonnx-testdata/data/node") and importlib.util.find_spec("onnx"):
    config.available_features.add("onnx-testdata")
if config.z3 and not config.z3.endswith("-NOTFOUND"):
    config.available_features.add("z3")
for sanitizer in filter(None, config.uop_sanitize.split(",")):
    config.available_features.add(sanitizer)

# A test that hangs is a failure; lit needs psutil to end its processes.
if lit_config.maxIndividualTestTimeIsSupported[0]:
    lit_config.maxIndividualTestTime = 900 if config.uop_sanitize else 300
