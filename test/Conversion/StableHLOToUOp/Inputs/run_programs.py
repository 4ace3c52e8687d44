"""Runs programs that JAX exported and compares with the results of JAX.

    run_programs.py FOLDER SCRATCH [--only=PREFIX] [--saved] [-- options of uop-run]

Integers and bools are equal bit for bit, floats within the ulps that the
program's .json states. With --saved, uop-compile saves each program and
uop-run loads it. Prints one line for each program that differs, and how
many there were.
"""

import base64
import glob
import json
import os
import subprocess
import sys

import numpy as np


def unpack(entry):
    data = np.frombuffer(base64.b64decode(entry["data"]), np.dtype(entry["dtype"]))
    return data.reshape(entry["shape"])


def difference(got, want, ulps, floor):
    """Empty if they are the same."""
    if got.dtype != want.dtype or got.shape != want.shape:
        return f"is {got.dtype}{list(got.shape)}, not {want.dtype}{list(want.shape)}"
    if want.dtype.kind != "f":
        wrong = got != want
    else:
        wide = want.astype(np.float64)
        with np.errstate(all="ignore"):
            unit = np.spacing(np.maximum(np.abs(want), want.dtype.type(floor)).astype(want.dtype)).astype(np.float64)
        with np.errstate(invalid="ignore"):
            near = np.abs(got.astype(np.float64) - wide) <= ulps * unit
        wrong = ~(near | (got == want) | (np.isnan(got) & np.isnan(want)))
        # The sign of a zero counts where results are exact.
        if ulps == 0:
            wrong |= (got == 0) & (np.signbit(got) != np.signbit(want))
    if not wrong.any():
        return ""
    at = tuple(int(i) for i in np.argwhere(wrong)[0])
    return f"has {int(wrong.sum())} of {wrong.size} elements wrong, {list(at)} is {got[at]!r} and not {want[at]!r}"


def run(path, scratch, saved, options):
    name = os.path.basename(path)[: -len(".json")]
    with open(path) as file:
        program = json.load(file)
    module = path[: -len(".json")] + ".mlir"
    if saved:
        artifact = os.path.join(scratch, name + ".uop")
        done = subprocess.run(["uop-compile", module, "-o", artifact], capture_output=True, text=True)
        if done.returncode != 0:
            return "uop-compile: " + " ".join(done.stderr.split()[:40])
        module = artifact
    command = ["uop-run", module, *options]
    for i, entry in enumerate(program["inputs"]):
        file = os.path.join(scratch, f"{name}.in{i}.npy")
        np.save(file, unpack(entry))
        command.append(f"--input={file}")
    outputs = [os.path.join(scratch, f"{name}.out{i}.npy") for i in range(len(program["results"]))]
    command += [f"--output={file}" for file in outputs]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        return "exit code %d: %s" % (done.returncode, " ".join((done.stderr or done.stdout).split()[:40]))
    for i, (file, entry) in enumerate(zip(outputs, program["results"])):
        text = difference(np.load(file), unpack(entry), program["ulps"], entry["floor"])
        if text:
            return f"result {i} {text}"
    return ""


def main():
    arguments = sys.argv[1:]
    options = []
    if "--" in arguments:
        options = arguments[arguments.index("--") + 1 :]
        arguments = arguments[: arguments.index("--")]
    prefix = ""
    saved = "--saved" in arguments
    if saved:
        arguments.remove("--saved")
    for argument in list(arguments):
        if argument.startswith("--only="):
            prefix = argument[len("--only=") :]
            arguments.remove(argument)
    folder, scratch = arguments
    os.makedirs(scratch, exist_ok=True)
    programs = sorted(glob.glob(os.path.join(glob.escape(folder), prefix + "*.json")))
    wrong = 0
    for path in programs:
        text = run(path, scratch, saved, options)
        if text:
            wrong += 1
            print(f"{os.path.basename(path)[:-5]}: {text}", flush=True)
    print(f"{len(programs)} programs, {wrong} differ")
    return 1 if wrong or not programs else 0


if __name__ == "__main__":
    sys.exit(main())
