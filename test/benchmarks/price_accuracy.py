#!/usr/bin/env python3
"""How well the cost model knows what kernels take.

price_accuracy.py FOLDER [--kernels] [--target=CPU] [MODEL...]

FOLDER has uop-model and uop-run. Runs each model (what uop-model takes, such as
"matmul m=64 n=64 k=64", or a file that ends in .mlir; without one all that
uop-model has, and the shapes of uop-bench) on one thread and compares the time
of each kernel with `estimated_us` of `uop-run --profile`. Prints the rank
correlation (Spearman) and the median of the relative errors; --kernels prints
each kernel, the worst first. --target compiles for another CPU, such as
x86-64-v3, by the same model.
"""

import argparse
import json
import os
import re
import subprocess
import tempfile

from kernels import run

SHAPES = [
    "matmul m=64 n=64 k=64",
    "matmul m=127 n=127 k=127",
    "matmul m=512 n=512 k=512",
    "matmul m=8 n=1024 k=1024",
    "matmul m=1024 n=8 k=1024",
    "matmul m=1024 n=1024 k=8",
    "matmul m=4096 n=1 k=4096",
    "matmul m=1 n=4096 k=4096",
    "matmul batch=64 m=128 n=128 k=128",
    "linear-gelu m=512 n=512 k=512",
    "convolution channels=256 size=14 outputs=256",
    "convolution channels=512 size=7 outputs=512",
    "convolution channels=128 size=28 outputs=128 stride=2",
    "softmax rows=512",
    "softmax rows=2048 width=128",
    "layernorm rows=512",
    "layernorm rows=2048 width=768",
    "add rows=4096 width=4096",
    "sum rows=4096 width=4096",
    "gpt2 layers=2",
]


def list_models(folder):
    out = run([os.path.join(folder, "uop-model"), "--list"])
    return [line.split(":")[0] for line in out.splitlines()
            if line and not line.startswith(" ")]


def measure(folder, model, target):
    """(kernel, us, estimated us) of each kernel; the least of several runs."""
    text = (open(model, encoding="utf-8").read() if model.endswith(".mlir") else
            run([os.path.join(folder, "uop-model"), *model.split()]))
    command = ["--random-inputs=1", "--stats", "--check-bounds=none", "--cache=off"]
    command += [f"--var={name}=7"
                for name in sorted(set(re.findall(r'define_var "(\w+)"', text)))]
    with tempfile.TemporaryDirectory() as where:
        program = os.path.join(where, "program.mlir")
        with open(program, "w", encoding="utf-8") as file:
            file.write(text)
        if target:
            saved = os.path.join(where, "program.uop")
            run([os.path.join(folder, "uop-compile"), program, "-o", saved,
                 "--target=" + target, "--check-bounds=none", "--cache=off"])
            program = saved
            command.remove("--check-bounds=none")
            command.remove("--cache=off")
        command = [os.path.join(folder, "uop-run"), program, *command,
                   "--profile=" + os.path.join(where, "trace.json")]
        first = json.loads(run([*command, "--repeat=3"]))
        repeat = max(3, min(2000, int(2e5 / max(first["run_us"]["min"], 1))))
        stats = json.loads(run([*command, "--warmup=1", f"--repeat={repeat}"]))
    return [(entry["kernel"], entry["us"] / entry["launches"],
             entry["estimated_us"] / entry["launches"])
            for entry in stats["profile"] if "flops" in entry]


def rank(values):
    order = sorted(range(len(values)), key=lambda i: values[i])
    ranks = [0.0] * len(values)
    for position, i in enumerate(order):
        ranks[i] = float(position)
    return ranks


def correlate(x, y):
    mean = (len(x) - 1) / 2
    top = sum((a - mean) * (b - mean) for a, b in zip(x, y))
    return top / sum((a - mean) ** 2 for a in x)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("models", nargs="*")
    parser.add_argument("--kernels", action="store_true")
    parser.add_argument("--target")
    args = parser.parse_args()
    rows, failed = [], []
    for model in args.models or list_models(args.folder) + SHAPES:
        try:
            rows += [(model, *row) for row in measure(args.folder, model, args.target)]
        except subprocess.CalledProcessError as error:
            failed.append(f"{model}: {error.stderr.strip()[:200]}")
    errors = sorted(abs(estimated - us) / us for _, _, us, estimated in rows)
    if args.kernels:
        print("| model | kernel | us | estimated | ratio |\n|---|---|---|---|---|")
        for model, name, us, estimated in sorted(
                rows, key=lambda r: -abs(r[3] - r[2]) / min(r[2], r[3])):
            print(f"| {model} | {name} | {us:.2f} | {estimated:.2f} | "
                  f"{estimated / us:.2f} |")
        print()
    print("| kernels | rank correlation | median error | 90th percentile |")
    print("|---|---|---|---|")
    spearman = correlate(rank([r[2] for r in rows]), rank([r[3] for r in rows]))
    print(f"| {len(rows)} | {spearman:.3f} | {100 * errors[len(errors) // 2]:.0f} % "
          f"| {100 * errors[len(errors) * 9 // 10]:.0f} % |")
    for line in failed:
        print("failed:", line)


if __name__ == "__main__":
    main()
