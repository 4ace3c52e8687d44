# Configuration of lit for the tests of UOp.

import importlib.util
import os
import subprocess

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
config.substitutions.append(("%uop_tools_dir", config.uop_tools_dir))
config.substitutions.append(("%stub_cuda", config.uop_stub_cuda))
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

# `lit --param device=opencl` runs on a device what tests compare with the interpreter
# on the CPU, where the options are those of a run alone.
if "device" in lit_config.params:
    device = lit_config.params["device"]
    config.available_features.add("other-device")
    alone = r"(?![^|&;\n]*--(?:device|profile|tune|compile-to|verify-kernels|load|dump-kernels))"
    config.substitutions.append(
        (r"\buop-run\b(?=[^|&;\n]*\s--verify(?:\s|$))" + alone, "uop-run --device=" + device)
    )
devices = subprocess.run(
    [os.path.join(config.uop_tools_dir, "uop-run"), "--list-devices"],
    capture_output=True,
    text=True,
)
for kind in ("opencl", "cuda"):
    if f"{kind}:0: " in devices.stdout:
        config.available_features.add(kind)
if os.path.exists(config.uop_stub_cuda):
    config.available_features.add("cuda-stub")

# A test that hangs is a failure; lit needs psutil to end its processes.
if lit_config.maxIndividualTestTimeIsSupported[0]:
    lit_config.maxIndividualTestTime = 900 if config.uop_sanitize else 300
