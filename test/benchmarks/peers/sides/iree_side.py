"""IREE on the CPU; its programs are what JAX lowers."""

import importlib.metadata
import os

import iree.compiler
import iree.runtime
import jax

from .jax_common import arguments, array_out, function_of

FLAGS = ["--iree-hal-target-device=local", "--iree-hal-local-target-device-backends=llvm-cpu",
         "--iree-llvmcpu-target-cpu=host", "--iree-opt-level=O3"]
STATE = {}


def start(threads):
    if threads > 1:
        iree.runtime.flags.parse_flags(f"--task_topology_group_count={threads}")
    STATE["config"] = iree.runtime.Config("local-task" if threads > 1 else "local-sync")
    return importlib.metadata.version("iree-base-compiler")


def load(folder):
    weights, inputs = arguments(folder)
    path = folder.file("iree.vmfb")
    if not os.path.exists(path):
        lowered = jax.jit(function_of(folder.row)).lower(weights, inputs)
        text = lowered.compiler_ir("stablehlo").operation.get_asm()
        iree.compiler.compile_str(text, input_type="stablehlo", extra_args=FLAGS,
                                  output_file=path)
    config = STATE["config"]
    with open(path, "rb") as file:
        module = iree.runtime.VmModule.copy_buffer(config.vm_instance, file.read())
    main = iree.runtime.load_vm_module(module, config)["main"]
    flat = [iree.runtime.asdevicearray(config.device, x) for x in [*weights, *inputs]]
    results = []

    def run():
        values = main(*flat)
        results[:] = values if isinstance(values, (list, tuple)) else [values]

    return run, lambda: [array_out(one.to_host()) for one in results]


def drop():
    pass
