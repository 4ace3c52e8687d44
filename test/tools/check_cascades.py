#!/usr/bin/env python3
"""Compares attention in blocks of keys with f64.

check_cascades.py OUTPUT_FOLDER

Each case is a length and a way to fill the scores. The error of an element is counted in
units of 2^-24 of the sum of the absolute values that it is the weighted mean of, and may
be at most 4 a block and 24 for the rest (docs/numerics.md).
"""

import os
import subprocess
import sys

import numpy

WIDTH, BLOCK = 8, 64


def inputs(kind, length, random):
    """Queries, keys and values of one head."""
    q = random.uniform(-2, 2, (length, WIDTH))
    k = random.uniform(-2, 2, (length, WIDTH))
    if kind == "rising":  # the maximum grows in each block
        q[:] = 1
        k[:] = numpy.linspace(0, 20, length)[:, None]
    elif kind == "falling":
        q[:] = 1
        k[:] = numpy.linspace(20, 0, length)[:, None]
    elif kind == "constant":
        q[:] = k[:] = 0.5
    elif kind == "large":
        q *= 30
    v = random.uniform(-2, 2, (length, WIDTH))
    return [part.astype(numpy.float32) for part in (q, k, v)]


def added(kind, length, random):
    """What is added to the scores: each row has elements that are no numbers."""
    mask = numpy.zeros((length, length), numpy.float32)
    if kind == "leading":  # the first blocks have no element
        mask[:, :BLOCK + 10] = -numpy.inf
        mask[::3, :2 * BLOCK] = -numpy.inf
    elif kind == "scattered":
        mask[random.uniform(size=mask.shape) < 0.7] = -numpy.inf
        mask[:, length // 2] = 0
    else:  # rows without an element, with an infinite one, and with NaN
        mask[::5] = -numpy.inf
        mask[1::5, length // 3] = numpy.inf
        mask[2::5, length - 1] = numpy.nan
        mask[3::5, :length - 1] = -numpy.inf
    return mask


def reference(q, k, v, hidden):
    """The result in f64, and the mean of the absolute values; `hidden` is added."""
    q, k, v = (part.astype(numpy.float64) for part in (q, k, v))
    scores = q @ k.T / numpy.float64(numpy.float32(WIDTH) ** numpy.float32(0.5)) + hidden
    with numpy.errstate(invalid="ignore"):
        weights = numpy.exp(scores - scores.max(axis=1, keepdims=True))
        weights /= weights.sum(axis=1, keepdims=True)
    # What the rounding of a score changes.
    spread = numpy.abs(q) @ numpy.abs(k).T / numpy.sqrt(WIDTH)
    spread[numpy.isneginf(hidden)] = 0
    return weights @ v, weights @ numpy.abs(v), spread.max(axis=1, keepdims=True)


def run(folder, model, arrays, length):
    program = os.path.join(folder, "program.mlir")
    with open(program, "w") as file:
        subprocess.run(["uop-model", model, "heads=1", f"length={length}",
                        f"width={WIDTH}"], stdout=file, check=True)
    command = ["uop-run", program, f"--output={folder}/out.npy"]
    for number, array in enumerate(arrays):
        path = os.path.join(folder, f"in{number}.npy")
        numpy.save(path, array)
        command.append(f"--input={path}")
    subprocess.run(command, check=True)
    return numpy.load(os.path.join(folder, "out.npy")).reshape(length, WIDTH)


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    random = numpy.random.default_rng(7)
    failed = 0
    cases = [(model, kind) for model in ("attention", "attention-causal")
             for kind in ("random", "rising", "falling", "constant", "large")]
    cases += [("attention-masked", kind) for kind in ("leading", "scattered", "rows")]
    for model, kind in cases:
        for length in (130, 1024):
            arrays = inputs(kind, length, random)
            hidden = numpy.zeros((length, length), numpy.float32)
            if model == "attention-causal":
                hidden[numpy.triu_indices(length, 1)] = -numpy.inf
            elif model == "attention-masked":
                hidden = added(kind, length, random)
            exact, scale, spread = reference(*arrays, hidden)
            heads = [array.reshape(1, 1, length, WIDTH) for array in arrays]
            result = run(folder, model, heads + [hidden] * (model == "attention-masked"),
                         length)
            no_number = numpy.isnan(exact)
            error = numpy.where(no_number, 0, numpy.abs(result - exact) / (2.0 ** -24 * scale))
            # A score of magnitude s is off by s * WIDTH / 2 units at most.
            bound = 4 * -(-length // BLOCK) + 24 + 2 * WIDTH * spread
            worst = (error / bound).max()
            ok = bool(numpy.isfinite(worst) and worst <= 1 and
                      (numpy.isnan(result) == no_number).all())
            failed += not ok
            print(f"{'ok' if ok else 'FAILED'}: {model} {kind} {length}: "
                  f"{error.max():.1f} units, {worst:.2f} of the bound")
    print(f"{failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
