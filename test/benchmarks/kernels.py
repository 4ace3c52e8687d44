#!/usr/bin/env python3
"""The kernels of whole models, each timed alone, slowest first.

kernels.py FOLDER [MODEL...]    FOLDER has uop-model, uop-opt and uop-run

A MODEL is what uop-model takes, such as "convolution size=28", or a file that
ends in .mlir; without one, the models that programs are measured by. Prints a
Markdown table for each: what a kernel computes a second, that as a part of what
a product of 512 rows reaches in the same minute, bytes through memory, and what
uop-select-schedule said. One thread, random arguments, the least of several runs.
"""

import json
import os
import re
import subprocess
import sys
import tempfile

MODELS = [
    "gpt2-block",
    "attention",
    "attention-block",
    "feed-forward-gated",
    "mlp",
    "linear-gelu",
    "conv2d",
    "conv-batchnorm",
    "batchnorm",
    "resnet-block",
    "unet-block",
    "resnet18",
    "softmax rows=512",
    "layernorm rows=512",
]


def run(command, text=None):
    return subprocess.run(command, input=text, check=True, capture_output=True,
                          text=True).stdout


class Tools:
    def __init__(self, folder):
        self.opt = os.path.join(folder, "uop-opt")
        self.run = os.path.join(folder, "uop-run")
        self.model = os.path.join(folder, "uop-model")
        self.vector_bytes, self.registers = 16, 16
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            flags = file.read()
        if " avx2 " in flags:
            self.vector_bytes = 32
        if " avx512f " in flags:
            self.vector_bytes, self.registers = 64, 32

    def read(self, model):
        if model.endswith(".mlir"):
            with open(model, encoding="utf-8") as file:
                return file.read()
        return run([self.model, *model.split()])

    def time(self, text):
        """Microseconds and flops of a program."""
        stats = {}
        best = float("inf")
        # As often as fits into a quarter of a second, at least three times.
        for repeat in (1, None):
            repeat = repeat or max(3, min(2000, int(250000 / max(best, 1))))
            out = run([self.run, "-", "--random-inputs=1", "--stats", "--warmup=1",
                       "--check-bounds=none", f"--repeat={repeat}"], text)
            stats = json.loads(out)
            best = min(best, stats["run_us"]["min"])
        return best, stats


def split_kernels(text):
    """(name, definition) of each kernel of a module, and its launches."""
    kernels, lines = {}, text.splitlines()
    start = None
    for number, line in enumerate(lines):
        if line.startswith("  uop.kernel @"):
            start = number
        elif line == "  }" and start is not None:
            name = re.match(r"  uop\.kernel @([\w.$-]+)", lines[start])[1]
            kernels[name] = "\n".join(lines[start:number + 1])
            start = None
    return kernels


def make_program(name, kernel, launch):
    """A function that launches the kernel once."""
    ins, outs = [], []
    match = re.search(r"ins\((.*?) : (.*?)\) outs", launch)
    if match:
        ins = split_types(match[2])
    match = re.search(r"outs\((.*?) : (.*?)\) ->", launch)
    outs = split_types(match[2])
    arguments = ", ".join(f"%a{i}: {t}" for i, t in enumerate(ins))
    lines = ["module {", kernel,
             f"  func.func @main({arguments}) -> ({', '.join(outs)}) {{"]
    for i, t in enumerate(outs):
        lines.append(f"    %e{i} = tensor.empty() : {t}")
    call = f"    %r:{len(outs)} = uop.launch @{name} "
    if ins:
        names = ", ".join(f"%a{i}" for i in range(len(ins)))
        call += f"ins({names} : {', '.join(ins)}) "
    names = ", ".join(f"%e{i}" for i in range(len(outs)))
    call += f"outs({names} : {', '.join(outs)}) -> {', '.join(outs)}"
    lines.append(call)
    names = ", ".join(f"%r#{i}" for i in range(len(outs)))
    lines += [f"    return {names} : {', '.join(outs)}", "  }", "}"]
    return "\n".join(lines)


def split_types(text):
    parts, depth, last = [], 0, 0
    for i, character in enumerate(text):
        depth += (character in "<(") - (character in ">)")
        if character == "," and depth == 0:
            parts.append(text[last:i].strip())
            last = i + 1
    return parts + [text[last:].strip()]


def get_remarks(tools, folder, text):
    """What was said of the schedule of each kernel."""
    path = os.path.join(folder, "remarks.yaml")
    run([tools.opt, "-", "--remark-format=yaml", f"--remarks-output-file={path}",
         "--remarks-filter=uop-select-schedule",
         "--pass-pipeline=builtin.module(uop.kernel(uop-select-schedule{"
         f"vector-bytes={tools.vector_bytes} registers={tools.registers}}}))",
         "-o", os.devnull], text)
    remarks = {}
    with open(path, encoding="utf-8") as file:
        for document in file.read().split("---")[1:]:
            name = re.search(r"^Function: +'?([^'\n]+)", document, re.M)
            words = re.findall(r"^  - (?:Remark|Reason): +(.*)$", document, re.M)
            if name:
                remarks[name[1]] = " ".join(words).strip("'")
    return remarks


def measure(tools, model, peak, folder):
    text = tools.read(model)
    whole, _ = tools.time(text)
    plan = run([tools.opt, "-", "--uop-schedule"], text)
    launches = re.findall(r"uop\.launch @([\w.$-]+) (.*)", plan)
    kernels = split_kernels(plan)
    remarks = get_remarks(tools, folder, plan)
    rows = []
    for name, kernel in kernels.items():
        mine = [rest for other, rest in launches if other == name]
        if not mine:
            continue
        micros, stats = tools.time(make_program(name, kernel, mine[0]))
        rows.append((micros * len(mine), len(mine), name, micros, stats))
    rows.sort(key=lambda row: -row[0])
    total = sum(row[0] for row in rows)
    print(f"\n{model}: {whole:.0f} us, its {len(rows)} kernels alone {total:.0f}\n")
    print("| us | times | GFLOP/s | of a product's | GB/s | kernel | schedule |")
    print("|---|---|---|---|---|---|---|")
    for _, times, name, micros, stats in rows:
        rate = stats["flops"] / micros / 1e3
        print(f"| {micros:.1f} | {times} | {rate:.1f} | {100 * rate / peak:.0f} % | "
              f"{stats['bytes'] / micros / 1e3:.1f} | `{name}` | "
              f"{remarks.get(name, '')} |", flush=True)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    tools = Tools(sys.argv[1])
    micros, stats = tools.time(tools.read("matmul m=512 n=512 k=512"))
    peak = stats["flops"] / micros / 1e3
    print(f"a product of 512 rows: {peak:.1f} GFLOP/s")
    with tempfile.TemporaryDirectory() as folder:
        for model in sys.argv[2:] or MODELS:
            measure(tools, model, peak, folder)


if __name__ == "__main__":
    main()
