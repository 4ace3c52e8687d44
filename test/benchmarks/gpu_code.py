#!/usr/bin/env python3
"""What kernels of a fixed set take of a GPU: registers, shared memory, occupancy.

gpu_code.py FOLDER [--chip=CHIP]... [--ptxas=PATH] [--only=NAME]
            [--expected=FILE] [--update]

FOLDER has uop-model and uop-opt. Each program is compiled to PTX, which ptxas of a
CUDA toolkit (10 or later; --ptxas, $PATH or /usr/local/cuda) assembles; no GPU is
needed. Prints a Markdown table (of sm_80 and sm_90a unless others are named): blocks,
threads of a block, registers of a thread, bytes that a block shares, per cent of a
processor's threads that are there at a time, and what was chosen.

Fails if a kernel spills registers or has a stack, and if the instructions that matter
are not those of gpu_code.expected, beside this script: a line for each chip and program.
--update writes them there. Without a toolkit, or with --ptxas=off, they are all that is
checked.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

MODELS = [
    "matmul m=512 n=512 k=512",
    "matmul m=4096 n=4096 k=4096",
    "matmul-f16 m=512 n=512 k=512",
    "matmul-f16 m=4096 n=4096 k=4096",
    "matmul-bf16 m=4096 n=4096 k=4096",
    "matmul-i8 m=4096 n=4096 k=4096",
    "matmul-transposed m=4096 n=4096 k=4096 element=i8 to=i32",
    "matmul-transposed m=4096 n=4096 k=4096 element=f32 to=f32",
    "matmul-transposed m=4096 n=4096 k=4096 element=f8E4M3FN to=f32",
    "linear rows=200 outputs=4096 inputs=4096",
    "convolution batch=8",
    "convolution batch=8 window=1",
    "softmax rows=4096 width=64",
    "softmax rows=4096 width=1024",
    "softmax rows=64 width=32768",
    "layernorm rows=4096 width=64",
    "layernorm rows=4096 width=1024",
    "column-sums rows=4096 width=1024",
    "column-sums rows=65536 width=64",
    "argmax rows=256 width=32000",
    "cumsum",
    "transpose rows=4096 width=4096",
    "embedding",
    "scatter-rows",
    "attention heads=32 length=1024",
    "attention-f16 heads=32 length=1024 width=64",
    "broadcast rows=4096 width=1024",
]

# What a processor keeps at a time: threads, blocks, bytes that blocks share, and the
# bytes that each block takes besides its own.
LIMITS = {
    "sm_80": (2048, 32, 164 << 10, 1 << 10),
    "sm_86": (1536, 16, 100 << 10, 1 << 10),
    "sm_89": (1536, 24, 100 << 10, 1 << 10),
    "sm_90a": (2048, 32, 228 << 10, 1 << 10),
    "sm_100a": (2048, 32, 228 << 10, 1 << 10),
    "sm_120a": (1536, 24, 100 << 10, 1 << 10),
}
REGISTERS, REGISTER_UNIT, WARP = 65536, 256, 32

# Kernels as the compiler sees them: products of f32 as tf32, and as many processors as
# the chip has; others have what the compiler takes for a GPU.
MODULES = {
    "sm_90a": """module attributes {uop.allow_tf32, dlti.target_system_spec = #dlti.target_system_spec<
    "GPU" = #dlti.target_device_spec<"uop.processors" = 132.0>>} {""",
}
MODULE = "module attributes {uop.allow_tf32} {"

# What the compiler says of every device: no large tiles for a thread.
TARGET = """module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.tile_bytes" = 1024, "uop.conversion_ns" = 0>>} {"""


def column_sums(rows, width):
    x = f"tensor<{rows}x{width}xf32>"
    return f"""func.func @main(%x: {x}) -> tensor<{width}xf32> {{
  %0 = uop.reduce_axis add %x axes [0] : {x} -> tensor<{width}xf32>
  return %0 : tensor<{width}xf32>
}}"""


def matmul_transposed(m, n, k, element, to):
    x, w, r = f"tensor<{m}x{k}x{element}>", f"tensor<{n}x{k}x{element}>", f"tensor<{m}x{n}x{to}>"

    def of(*sizes):
        return "tensor<" + "x".join(map(str, (*sizes, to))) + ">"

    def convert(name, source, kind):
        kept = "bitcast" if element == to else "cast"
        wide = kind.replace(element, to)
        return f"  %{name} = uop.{kept} %{source} : {kind} -> {wide}\n"

    full = of(m, n, k)
    return (f"func.func @main(%x: {x}, %w: {w}) -> {r} {{\n"
            + convert("a", "x", x) + convert("b", "w", w)
            + f"""  %0 = uop.reshape %a : {of(m, k)} -> {of(m, 1, k)}
  %1 = uop.expand %0 : {of(m, 1, k)} -> {full}
  %2 = uop.reshape %b : {of(n, k)} -> {of(1, n, k)}
  %3 = uop.expand %2 : {of(1, n, k)} -> {full}
  %4 = uop.mul %1, %3 : {full}
  %5 = uop.reduce_axis add %4 axes [2] : {full} -> {r}
  return %5 : {r}
}}""")


def linear(rows, outputs, inputs):
    """A layer of a network in bf16, with a bias and tanh, at an edge of tiles."""
    product = matmul_transposed(rows, outputs, inputs, "bf16", "bf16")
    r, b = f"tensor<{rows}x{outputs}xbf16>", f"tensor<{outputs}xbf16>"
    one = f"tensor<1x{outputs}xbf16>"
    return (product.replace(") ->", f", %bias: {b}) ->", 1).replace(f"  return %5 : {r}", f"""\
  %6 = uop.reshape %bias : {b} -> {one}
  %7 = uop.expand %6 : {one} -> {r}
  %8 = uop.add %5, %7 : {r}
  %9 = uop.tanh %8 : {r}
  return %9 : {r}"""))


def transpose(rows, width):
    x, y = f"tensor<{rows}x{width}xf32>", f"tensor<{width}x{rows}xf32>"
    return f"""func.func @main(%x: {x}) -> {y} {{
  %0 = uop.permute %x [1, 0] : {x} -> {y}
  %1 = uop.neg %0 : {y}
  return %1 : {y}
}}"""


def argmax(rows, width):
    x, i, r = (f"tensor<{rows}x{width}x{t}>" for t in ("f32", "i32", "i1"))
    one, some, is_one = f"tensor<{rows}xf32>", f"tensor<{rows}xi32>", f"tensor<{rows}x1xf32>"
    return f"""func.func @main(%x: {x}) -> {some} {{
  %m = uop.reduce_axis max %x axes [1] : {x} -> {one}
  %m1 = uop.reshape %m : {one} -> {is_one}
  %m2 = uop.expand %m1 : {is_one} -> {x}
  %eq = uop.cmp eq %x, %m2 : {x}
  %is = uop.cast %eq : {r} -> {i}
  %i = uop.iota axis 1 : {i}
  %n = uop.const {width} : {i}
  %r = uop.sub %n, %i : {i}
  %w = uop.mul %is, %r : {i}
  %k = uop.reduce_axis max %w axes [1] : {i} -> {some}
  %n1 = uop.const {width} : {some}
  %o = uop.sub %n1, %k : {some}
  return %o : {some}
}}"""


def broadcast(rows, width):
    x, b, c = f"tensor<{rows}x{width}xf32>", f"tensor<{width}xf32>", f"tensor<1x{width}xf32>"
    return f"""func.func @main(%x: {x}, %b: {b}) -> {x} {{
  %0 = uop.reshape %b : {b} -> {c}
  %1 = uop.expand %0 : {c} -> {x}
  %2 = uop.add %x, %1 : {x}
  %3 = uop.tanh %2 : {x}
  return %3 : {x}
}}"""


def attention_f16(heads, length, width):
    def of(*sizes):
        return "tensor<" + "x".join(map(str, (heads, *sizes, "f16"))) + ">"

    x, row, rows = of(length, width), of(length), of(length, length)
    pair = of(length, length, width)

    def spread(name, value, kind, shape, to):
        return (f"  %{name}0 = uop.reshape %{value} : {kind} -> {shape}\n"
                f"  %{name} = uop.expand %{name}0 : {shape} -> {to}\n")

    return (f"func.func @main(%q: {x}, %k: {x}, %v: {x}) -> {x} {{\n"
            + spread("a", "q", x, of(length, 1, width), pair)
            + spread("b", "k", x, of(1, length, width), pair)
            + f"  %p = uop.mul %a, %b : {pair}\n"
            f"  %s = uop.reduce_axis add %p axes [3] : {pair} -> {rows}\n"
            f"  %m = uop.reduce_axis max %s axes [2] : {rows} -> {row}\n"
            + spread("c", "m", row, of(length, 1), rows)
            + f"  %d = uop.sub %s, %c : {rows}\n  %e = uop.exp %d : {rows}\n"
            f"  %l = uop.reduce_axis add %e axes [2] : {rows} -> {row}\n"
            + spread("f", "l", row, of(length, 1), rows)
            + f"  %w = uop.fdiv %e, %f : {rows}\n"
            + spread("g", "w", rows, of(length, length, 1), pair)
            + spread("h", "v", x, of(1, length, width), pair)
            + f"  %r = uop.mul %g, %h : {pair}\n"
            f"  %o = uop.reduce_axis add %r axes [2] : {pair} -> {x}\n"
            f"  return %o : {x}\n}}")


OWN = {
    "column-sums": column_sums,
    "linear": linear,
    "matmul-transposed": matmul_transposed,
    "transpose": transpose,
    "argmax": argmax,
    "broadcast": broadcast,
    "attention-f16": attention_f16,
}


def run(command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"gpu_code.py: {' '.join(command)}\n{done.stderr}")
    return done.stdout, done.stderr


def make_program(folder, model):
    name, *parameters = model.split()
    if name not in OWN:
        return run([os.path.join(folder, "uop-model"), name, *parameters])[0]
    return OWN[name](**{key: int(value) if value.isdigit() else value
                        for key, value in (p.split("=") for p in parameters)})


def compile_program(folder, model, text, chip):
    """The PTX, the remarks on its schedule, and of each kernel its blocks and how many bytes
    a launch lets them share."""
    opt = os.path.join(folder, "uop-opt")
    # As for a device: long reductions are split, and buffers are aligned.
    text = text.replace("module {", "", 1) if text.startswith("module {") else text + "\n}"
    plan, _ = run([opt, "--uop-plan=threads=256"], TARGET + text)
    plan = "\n".join(re.findall(r"^  uop\.kernel @.*?^  \}$", plan, re.MULTILINE | re.DOTALL))
    plan = re.sub(r"(?m)^  uop\.kernel @.*$", lambda head: re.sub(
        r"%arg\d+: memref<\w+>", r"\g<0> {llvm.align = 64 : i64}", head[0]), plan)
    # Products of f32 as they are, but for those that say otherwise by their name.
    module = MODULES.get(chip, MODULE)
    if "transposed" not in model:
        module = module.replace("uop.allow_tf32, ", "").replace("uop.allow_tf32", "")
    plan = module + plan + "\n}"
    kernels, remarks = run(
        [opt, f"--uop-kernels-to-gpu=chip={chip}", "--remark-format=emitRemark",
         "--remarks-filter=uop-map-to-blocks"], plan)
    blocks = {}
    for line in kernels.splitlines():
        found = re.search(r"gpu\.func @(\w+)\(.*known_grid_size = array<i32: (\d+)", line)
        if found:
            shared = re.search(r"uop\.shared_bytes = (\d+)", line)
            blocks[found[1]] = (int(found[2]), int(shared[1]) if shared else 0)
    chosen = {}
    for kind, kernel, rest in re.findall(
            r"\[Passed\] (Blocks|Cascade|Warpgroups) .*?Function=(\w+) \| (.*)", remarks):
        chosen[kernel] = (kind, dict(p.split("=", 1) for p in rest.split(", ") if "=" in p))
    binary, _ = run([opt, f"--uop-to-nvvm=chip={chip}", "--gpu-module-to-binary=format=isa"],
                    plan)
    found = re.search(r'assembly = "((?:[^"\\]|\\.)*)"', binary)
    ptx = re.sub(r"\\([0-9A-F]{2})", lambda code: chr(int(code[1], 16)), found[1])
    return ptx.replace("\\\\", "\\").replace("\0", ""), blocks, chosen


def assemble(ptxas, ptx, chip):
    """By kernel: registers, shared bytes and bytes of stack and spills."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "kernels.ptx")
        with open(path, "w", encoding="utf-8") as file:
            file.write(ptx)
        out, err = run([ptxas, f"-arch={chip}", "-v", path, "-o", path + ".cubin"])
    kernels = {}
    for part in re.split(r"Compiling entry function '", out + err)[1:]:
        def number(pattern, text=part):
            found = re.search(pattern, text)
            return int(found[1]) if found else 0

        kernels[part.split("'")[0]] = (
            number(r"Used (\d+) registers"), number(r"(\d+) bytes smem"),
            number(r"(\d+) bytes stack") + number(r"(\d+) bytes spill stores"))
    return kernels


# The instructions that matter, as gpu_code.expected calls them: a group of the pattern is
# what is noted of them, or else the name alone. Those of 16 bytes have any types.
INSTRUCTIONS = {
    "ld.global.v4": r"\bld\.(?:relaxed\.|volatile\.)?global\b[.\w]*\.(?:v4\.\w32|v2\.\w64)\b",
    "st.global.v4": r"\bst\.(?:relaxed\.|volatile\.)?global\b[.\w]*\.(?:v4\.\w32|v2\.\w64)\b",
    "ldmatrix": r"\bldmatrix\b",
    "cp.async": r"\bcp\.async\.c[ag]\b",
    "cp.async.bulk.tensor": r"\bcp\.async\.bulk\.tensor\b",
    "mma.sync": r"\b(mma\.sync)\.aligned(\.m\w+)\.row\.col((?:\.\w+)+)",
    "wgmma": r"\b(wgmma)\.mma_async\.sync\.aligned(\.m\w+)((?:\.\w+)+)",
    "mbarrier": r"\bmbarrier\b",
    "setmaxnreg": r"\bsetmaxnreg\b",
    "shfl.sync": r"\bshfl\.sync\b",
    "bar.sync": r"\b(?:bar|barrier)\.(?:cta\.)?sync\b",
    "local memory": r"\.local\b",
}
EXPECTED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "gpu_code.expected")


def find_instructions(ptx):
    found = set()
    for name, pattern in INSTRUCTIONS.items():
        for match in re.finditer(pattern, ptx):
            found.add("".join(match.groups()) or name)
    return sorted(found)


def read_expected(path):
    """By chip and program."""
    expected = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                chip, program, names = (part.strip() for part in line.split("|"))
                expected[chip, program] = names.split(", ") if names else []
    return expected


def write_expected(path, expected):
    with open(path, "w", encoding="utf-8") as file:
        file.write("# The instructions that matter of each program's PTX: gpu_code.py --update\n")
        for (chip, program), names in sorted(expected.items()):
            file.write(f"{chip} | {program} | {', '.join(names)}".rstrip() + "\n")


def compare_instructions(expected, found):
    """What is wrong, a line each."""
    problems = []
    for key, names in found.items():
        where = ": ".join(key)
        if key not in expected:
            problems.append(f"{where}: the expectations have no such line")
            continue
        for what, some, others in (("no", expected[key], names), ("unexpected", names, expected[key])):
            problems += [f"{where}: {what} {name}" for name in some if name not in others]
    return problems


def get_occupancy(chip, threads, registers, shared):
    most, blocks, memory, extra = LIMITS[chip]
    warps = -(-threads // WARP)
    of_warp = -(-registers * WARP // REGISTER_UNIT) * REGISTER_UNIT
    resident = min(blocks, most // (warps * WARP), REGISTERS // (of_warp * warps),
                   memory // (shared + extra))
    return 100 * resident * warps * WARP // most


def describe(chosen):
    if chosen is None:
        return "a thread a point or column"
    kind, numbers = chosen
    if kind == "Cascade":
        units = "matrix units" if numbers["UnitProducts"] != "0" else "no matrix units"
        return f"{numbers['Rows']} rows, {numbers['Chunk']} scores at a time, {units}"
    if kind == "Warpgroups":
        return (f"{numbers['Rows']} x {numbers['Columns']}, warpgroups, "
                f"{numbers['Stages']} stages copied in bulk")
    if "Columns" in numbers:
        text = f"{numbers['Rows']} x {numbers['Columns']} x {numbers['Depth']}"
        if numbers["MatrixUnits"] == "true":
            text += f", matrix units, {numbers['CopiedStages']} stages copied"
        return text
    text = f"{numbers['Threads']} threads a point, {numbers['Points']} points"
    return text + (" side by side" if numbers["Across"] == "true" else "")


def measure(ptxas, chip, compiled):
    """Of each kernel the bytes of stack and spills, and the columns of the table."""
    ptx, blocks, chosen = compiled
    threads = dict(re.findall(r"\.entry (\w+)\([^)]*\)\s*\.maxntid (\d+)", ptx))
    rows = []
    for kernel, (registers, shared, stack) in sorted(assemble(ptxas, ptx, chip).items()):
        size = int(threads.get(kernel, 128))
        grid, of_launch = blocks.get(kernel, ("", 0))
        shared += of_launch
        rows.append((stack, str(grid), str(size), str(registers), str(shared),
                     f"{get_occupancy(chip, size, registers, shared)} %",
                     describe(chosen.get(kernel))))
    return rows


def find_ptxas(option):
    """None: there is none, or it is off."""
    if option == "off":
        return None
    path = option or shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas"
    if os.path.exists(path):
        return path
    if option:
        sys.exit(f"gpu_code.py: no {option}; --ptxas names the ptxas of a CUDA toolkit")
    return None


def print_rows(model, tables):
    """A row for each kernel, with the numbers of all chips."""
    for kernels in zip(*tables):
        columns = [" / ".join(dict.fromkeys(column)) for column in
                   zip(*(kernel[1:] for kernel in kernels))]
        print("|", " | ".join([f"`{model}`", *columns]), "|", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("folder")
    parser.add_argument("--chip", action="append", choices=sorted(LIMITS))
    parser.add_argument("--ptxas")
    parser.add_argument("--only", help="programs whose name contains this")
    parser.add_argument("--expected", default=EXPECTED, help="another gpu_code.expected")
    parser.add_argument("--update", action="store_true", help="write gpu_code.expected")
    args = parser.parse_args()
    ptxas = find_ptxas(args.ptxas)
    chips = args.chip or ["sm_80", "sm_90a"]
    models = [model for model in MODELS if (args.only or "") in model]
    if not models:
        sys.exit(f"gpu_code.py: no program has {args.only!r} in its name")
    problems, found = [], {}
    if ptxas:
        print(f"Numbers of {', '.join(chips)}, in this order where they differ.\n\n"
              "| program | blocks | threads | registers | shared bytes | occupancy | schedule |\n"
              "|---|---|---|---|---|---|---|")
    for model in models:
        text = make_program(args.folder, model)
        tables = []
        for chip in chips:
            compiled = compile_program(args.folder, model, text, chip)
            found[chip, model] = find_instructions(compiled[0])
            if not ptxas:
                continue
            tables.append(measure(ptxas, chip, compiled))
            problems += [f"{chip}: {model}: {kernel[0]} bytes of stack and spilled registers"
                         for kernel in tables[-1] if kernel[0]]
        print_rows(model, tables)
    expected = read_expected(args.expected) if os.path.exists(args.expected) else {}
    if args.update:
        write_expected(args.expected, expected | found)
    else:
        problems += compare_instructions(expected, found)
    if problems:
        sys.exit("\n".join(["gpu_code.py: not as expected:", *problems]))
    print(f"{len(found)} programs have the instructions that are expected")


if __name__ == "__main__":
    main()
