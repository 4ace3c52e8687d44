"""What the scripts of random programs share: choices, runs of uop-run, comparison, command line."""

import argparse
import collections
import contextlib
import os
import subprocess
import tempfile

import numpy as np


class Draw:
    """Choices that a seed decides."""

    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)

    def one(self, values):
        return values[int(self.rng.integers(len(values)))]

    def some(self, chance):
        return self.rng.random() < chance

    def int(self, low, high):
        return int(self.rng.integers(low, high + 1))


def differ(found, wanted, tolerance, share=1.0):
    """How results differ: integers at all, floats by more than `tolerance` of an element and of a share of the
    largest one of all. None if they do not."""
    finite = [np.abs(y[np.isfinite(y)]) for y in wanted if y.dtype.kind == "f"]
    scale = share * min(max((float(y.max()) for y in finite if y.size), default=1.0), 1e30)
    for number, (x, y) in enumerate(zip(found, wanted)):
        if x.shape != y.shape or x.dtype != y.dtype:
            return f"result {number} is {x.dtype}{list(x.shape)}, not {y.dtype}{list(y.shape)}"
        bad = np.asarray(x != y)
        if y.dtype.kind == "f":
            eps = max(tolerance, 4e-3) if y.dtype.itemsize == 2 else tolerance
            with np.errstate(all="ignore"):
                wide = y.astype(np.float64)
                near = np.abs(x - wide) <= eps * (np.abs(wide) + scale) if eps else False
            bad = np.asarray(bad & ~(near | (np.isnan(x) & np.isnan(y))))
        if bad.any():
            at = tuple(int(i) for i in np.argwhere(bad)[0])
            return f"result {number}: {int(bad.sum())} of {bad.size} differ, at {list(at)} {x[at]}, not {y[at]}"
    return None


def run(options, folder, path, inputs, count, *more):
    """`ran` and the results, or what went wrong and the message."""
    command = [options.uop_run, path, "--cache=off", *more]
    for name, value in inputs.items():
        np.save(os.path.join(folder, name + ".npy"), value)
        command.append(f"--input={folder}/{name}.npy")
    files = [os.path.join(folder, f"out{i}.npy") for i in range(count)]
    try:
        done = subprocess.run([*command, *(f"--output={file}" for file in files)], capture_output=True, text=True, errors="backslashreplace",
                              timeout=120)
    except subprocess.TimeoutExpired:
        return "timeout", ""
    if done.returncode:
        return ("refused" if done.returncode == 1 else "crash"), done.stderr.strip()[:700]
    return "ran", [np.load(file) for file in files]


@contextlib.contextmanager
def folder_of(options, seed):
    """Where the files of a case are; with --keep they stay."""
    if options.keep:
        folder = os.path.join(options.keep, str(seed))
        os.makedirs(folder, exist_ok=True)
        yield folder
        return
    with tempfile.TemporaryDirectory() as scratch:
        yield scratch


def main(doc, arguments, check):
    """Calls check(options, seed, counts) for each seed; `arguments` are those of one script alone."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--uop-run", default="uop-run")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--keep", default="")
    for name, named in arguments.items():
        parser.add_argument(name, **named)
    options = parser.parse_args()
    counts = collections.Counter()
    for seed in range(options.seed, options.seed + options.count):
        check(options, seed, counts)
    for what, count in counts.most_common():
        print(f"{count} {what}")
    return 1 if any(counts[k] for k in ("wrong", "crash", "timeout")) or not counts else 0
