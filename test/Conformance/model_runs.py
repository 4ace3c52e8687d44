"""What the scripts of whole models share: runs of uop-run, comparison, table, command line."""

import argparse
import json
import os
import subprocess
import sys
import tempfile

import numpy as np


def run(uop_run, path, inputs, num_outputs, threads, options=()):
    """The outputs and the statistics of a model's run."""
    command = [uop_run, path, "--cache=off", "--stats", "--repeat=5", "--warmup=1", f"--threads={threads}", *options]
    with tempfile.TemporaryDirectory() as scratch:
        for key, value in inputs.items():
            file = os.path.join(scratch, key + ".npy")
            np.save(file, value)
            command.append(f"--input={file}")
        files = [os.path.join(scratch, f"out{i}.npy") for i in range(num_outputs)]
        command += [f"--output={file}" for file in files]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(done.stderr.strip())
        return [np.load(file) for file in files], json.loads(done.stdout)


def difference(found, wanted):
    """The largest one of an element, relative to the largest element; integers must be equal."""
    if found.shape != wanted.shape or found.dtype != wanted.dtype:
        return float("inf")
    if wanted.dtype.kind != "f":
        return 0.0 if np.array_equal(found, wanted) else float("inf")
    if not wanted.size:
        return 0.0
    worst = float(np.abs(found - wanted).max()) / (float(np.abs(wanted).max()) or 1.0)
    return worst if np.isfinite(worst) else float("inf")


# Columns of the table: a title, and the text from a model's facts and statistics.

PARAMETERS = ("parameters", lambda facts, stats: f"{facts['parameters'] / 1e6:.1f} M")
LAUNCHES = ("launches", lambda facts, stats: stats["kernels"])
KERNELS = ("kernels", lambda facts, stats: stats["unique_kernels"])
COMPILATION = ("import and compilation, s", lambda facts, stats: f"{stats['compile_ms']['total'] / 1e3:.2f}")
RUN = ("run, ms", lambda facts, stats: f"{stats['run_us']['min'] / 1e3:.1f}")
MEMORY = ("memory of the plan, MB", lambda facts, stats: f"{stats['peak_bytes'] / 1e6:.0f}")


def other_run(name):
    return f"{name}, ms", lambda facts, stats: f"{facts['run_ms']:.1f}"


def save(folder, name, inputs, outputs, facts):
    """What `load` reads."""
    path = os.path.join(folder, name)
    np.savez(path + ".in.npz", **{f"{i:04}": x for i, x in enumerate(inputs)})
    np.savez(path + ".out.npz", **{f"{i:04}": x for i, x in enumerate(outputs)})
    with open(path + ".json", "w") as file:
        json.dump(facts, file)


def load(folder, name):
    path = os.path.join(folder, name)
    with open(path + ".json") as file:
        facts = json.load(file)
    with np.load(path + ".in.npz") as data:
        inputs = dict(data)
    with np.load(path + ".out.npz") as data:
        return inputs, [data[key] for key in sorted(data)], facts


def compare_saved(args, name, suffix):
    """Runs a model that was saved: facts, statistics, and the largest difference."""
    inputs, wanted, facts = load(args.folder, name)
    found, stats = run(args.uop_run, os.path.join(args.folder, name) + suffix, inputs, len(wanted), args.threads)
    return facts, stats, max((difference(x, y) for x, y in zip(found, wanted)), default=0.0)


def check(args, compare, columns, tolerance):
    """compare(name) gives facts, statistics and the largest difference."""
    failed = 0
    if args.markdown:
        titles = ["model", *(title for title, _ in columns), "difference"]
        print("| " + " | ".join(titles) + " |\n" + "|---" * len(titles) + "|")
    for name in args.names:
        try:
            facts, stats, worst = compare(name)
        except RuntimeError as error:
            print(f"{name}: {error}")
            failed += 1
            continue
        is_fine = worst <= tolerance
        failed += not is_fine
        if args.markdown:
            cells = [name, *(text(facts, stats) for _, text in columns), f"{worst:.1e}"]
            print("| " + " | ".join(map(str, cells)) + " |", flush=True)
        else:
            print(f"{name}: {'same' if is_fine else 'DIFFERENT'}, {worst:.1e}", flush=True)
    print(f"{len(args.names)} models, {failed} failed", file=sys.stderr)
    return 1 if failed else 0


def main(doc, models, write, check_all):
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("action", choices=["write", "check"])
    parser.add_argument("folder")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--uop-run", default="uop-run")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--markdown", action="store_true")
    args = parser.parse_args()
    for name in args.names:
        if name not in models:
            parser.error(f"there is no model '{name}'; there are {', '.join(models)}")
    args.names = args.names or list(models)
    if args.action == "check":
        return check_all(args)
    os.makedirs(args.folder, exist_ok=True)
    return write(args)
