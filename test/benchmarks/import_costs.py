#!/usr/bin/python3
"""What importing a model of ONNX costs: memory of a large one, times of long ones.

import_costs.py [--uop-run=PATH] [--gigabytes=N] [--check-memory=MB]

A model of N GB has weights in its file, and one of the same size has them in another
file (external data). Of each: the time until its schedule is listed, and the most memory
of its own that the process has in that time, without the pages of the files, which are
mapped. Then the times of models of 500 to 50,000 nodes, least of several runs, and of the
start of the program alone. --check-memory only looks at memory: exit code 1 if it is more.
Needs numpy. The files have holes, so they take little room on a disk.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../tools"))
from onnx_model import data, model, node, number, varint

WIDTH = 4096


class Hole:
    """Bytes that are not written: zeros of a file."""

    def __init__(self, size):
        self.size = size


def length(parts):
    return sum(p.size if isinstance(p, Hole) else len(p) for p in parts)


def nested(field, parts):
    return [varint(field << 3 | 2) + varint(length(parts)), *parts]


def weight(name, size, external):
    head = number(1, WIDTH) + number(1, WIDTH) + number(2, 1) + data(8, name)
    if not external:
        return [head, varint(9 << 3 | 2) + varint(size), Hole(size)]
    entries = {"location": "weights.bin", "offset": external - 1, "length": size}
    return [head + b"".join(data(13, data(1, k) + data(2, str(v))) for k, v in entries.items()) + number(14, 1)]


def value(name):
    return data(1, name) + data(2, data(1, number(1, 1) + data(2, data(1, number(1, 4)) + data(1, number(1, WIDTH)))))


def write_large(path, gigabytes, external):
    """Products with one matrix after the other."""
    size = WIDTH * WIDTH * 4
    count = int(gigabytes * (1 << 30) / size)
    names = ["x", *(f"y{i}" for i in range(count))]
    graph = [data(1, node("MatMul", [names[i], f"w{i}"], [names[i + 1]])) for i in range(count)]
    graph.append(data(2, "large"))
    for i in range(count):
        graph += nested(5, weight(f"w{i}", size, external and i * size + 1))
    graph += [data(11, value("x")), data(12, value(names[-1]))]
    parts = [number(1, 8) + data(8, number(2, 17)), *nested(7, graph)]
    with open(path, "wb") as file:
        for part in parts:
            file.seek(part.size, os.SEEK_CUR) if isinstance(part, Hole) else file.write(part)
        file.truncate()
    if external:
        with open(os.path.join(os.path.dirname(path), "weights.bin"), "wb") as file:
            file.truncate(count * size)


def write_long(path, count):
    names = ["x", *(f"y{i}" for i in range(count))]
    one = np.ones(8, np.float32)
    nodes = [node("Add" if i % 2 else "Relu", [names[i], "one"][:1 + i % 2], [names[i + 1]]) for i in range(count)]
    with open(path, "wb") as file:
        file.write(model(nodes, [("x", 1, [4, 8])], [(names[-1], 1, [4, 8])], [("one", one)]))


def read_own_memory(process):
    try:
        with open(f"/proc/{process.pid}/status") as file:
            return next((int(line.split()[1]) / 1024 for line in file if line.startswith("RssAnon:")), 0)
    except (FileNotFoundError, ProcessLookupError):
        return 0


def watch(command):
    """Seconds, and the most MB of its own."""
    start, most = time.time(), 0
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        while process.poll() is None:
            most = max(most, read_own_memory(process))
            time.sleep(0.002)
    if process.returncode:
        sys.exit(f"{' '.join(command)}: exit code {process.returncode}")
    return time.time() - start, most


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--uop-run", default="uop-run")
    parser.add_argument("--gigabytes", type=float, default=1)
    parser.add_argument("--check-memory", type=float, default=0)
    options = parser.parse_args()
    is_fine = True
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "model.onnx")
        for name in ("in the file", "in another file"):
            write_large(path, options.gigabytes, name == "in another file")
            size = sum(os.path.getsize(os.path.join(folder, file)) for file in os.listdir(folder))
            seconds, most = watch([options.uop_run, path, "--cache=off", "--compile-to=schedule", "--stats"])
            print(f"weights {name}: {size / 1e6:.0f} MB, {most:.0f} MB of its own memory, {seconds:.2f} s", flush=True)
            is_fine &= not options.check_memory or 0 < most <= options.check_memory
        if options.check_memory:
            return 0 if is_fine else 1
        importer = os.path.join(os.path.dirname(options.uop_run), "uop-import-onnx")
        for count in (1, 500, 5000, 50000):
            write_long(path, count)
            best = min(watch([importer, path])[0] for _ in range(3 if count > 5000 else 10))
            print(f"{count} nodes: {best * 1e3:.0f} ms", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
