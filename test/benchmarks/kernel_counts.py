#!/usr/bin/env python3
"""Functions compiled to fewer and fewer kernels, and how long each version takes.

kernel_counts.py FOLDER FILE.mlir [FUNCTION...]    FOLDER has uop-run

What a launch costs by the model (`uop.launch_ns`) is raised step by step, so that
the compiler stores less and computes more again. Versions with the same number of
launches are left out. Prints a Markdown table: launches of one run, and the least
and the median time. One thread, random arguments; versions take turns, because
other work on the machine would otherwise be taken for a difference.
"""

import json
import re
import statistics
import subprocess
import sys

LAUNCH_NS = [500, 5_000, 50_000, 500_000, 1_500_000, 5_000_000, 15_000_000]
ROUNDS = 5
SECONDS = 0.2


def target(launch_ns):
    return ('module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = '
            f'#dlti.target_device_spec<"uop.launch_ns" = {float(launch_ns):.1f} : f64>>}} {{\n')


def time(folder, text, entry, repeat):
    command = [f"{folder}/uop-run", "-", f"--entry={entry}", "--random-inputs=1", "--stats",
               "--warmup=2", "--check-bounds=none", f"--repeat={repeat}"]
    result = subprocess.run(command, input=text, check=True, capture_output=True, text=True)
    return json.loads(result.stdout)


def split(path):
    """(name, text) of each function of a file."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    for match in re.finditer(r"^func\.func @(\w+).*?^}\n", text, re.M | re.S):
        yield match.group(1), match.group(0)


def measure(folder, name, text):
    versions = {}
    for launch_ns in LAUNCH_NS:
        program = target(launch_ns) + text + "}\n"
        stats = time(folder, program, name, 3)
        versions.setdefault(stats["kernels"], (launch_ns, program, stats["run_us"]["min"]))
    runs = {kernels: [] for kernels in versions}
    for _ in range(ROUNDS):
        for kernels, (_, program, least) in versions.items():
            repeat = max(3, min(5000, int(SECONDS * 1e6 / ROUNDS / max(least, 0.1))))
            runs[kernels].append(time(folder, program, name, repeat)["run_us"])
    for kernels, (launch_ns, _, _) in versions.items():
        least = min(run["min"] for run in runs[kernels])
        median = statistics.median(run["median"] for run in runs[kernels])
        print(f"| {name} | {kernels} | {launch_ns} | {least:.2f} | {median:.2f} |", flush=True)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    folder, path, *wanted = sys.argv[1:]
    print("| function | launches | uop.launch_ns | least, us | median, us |")
    print("|---|---|---|---|---|")
    for name, text in split(path):
        if not wanted or name in wanted:
            measure(folder, name, text)


if __name__ == "__main__":
    main()
