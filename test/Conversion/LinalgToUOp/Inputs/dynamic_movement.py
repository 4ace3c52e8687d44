#!/usr/bin/python3
"""Paddings, tiles, gathers, scatters and steps of movement.mlir against numpy.

    dynamic_movement.py MODULE WORK_FOLDER
"""

import subprocess
import sys
from pathlib import Path

import numpy as np

module, work = sys.argv[1], Path(sys.argv[2])
work.mkdir(parents=True, exist_ok=True)
random = np.random.default_rng(3)


def run(entry, arrays, outputs=1):
    command = ["uop-run", module, f"--entry={entry}"]
    for i, array in enumerate(arrays):
        np.save(work / f"in{i}.npy", array)
        command.append(f"--input={work / f'in{i}.npy'}")
    names = [work / f"out{i}.npy" for i in range(outputs)]
    subprocess.run(command + [f"--output={name}" for name in names], check=True)
    return [np.load(name) for name in names]


def normal(*shape):
    return (10 * random.normal(size=shape)).astype("f4")


equal = np.testing.assert_array_equal
for n in [0, 1, 7, 8, 20]:
    x = normal(n, 4)
    filled, places = run("pad", [x], 2)
    equal(filled, np.pad(x, ((0, 20 - n), (0, 0)), constant_values=2))
    want = np.add.outer(np.arange(n // 2 + n + 3), np.arange(6)).astype("i4")
    want[n // 2:n // 2 + n, 1:5] = np.trunc(x)
    equal(places, want)
    x = normal(n, 10)
    padded = np.pad(x, ((0, -n % 4), (0, 0)), constant_values=7)
    equal(run("pack", [x])[0], padded.reshape(-1, 4, 5, 2).transpose(0, 2, 1, 3))
    x = normal(n, 7, 10)
    equal(run("batch", [x])[0], x)
for m in [1, 3, 9]:
    x = normal(m, 5, 4, 2)
    equal(run("unpack", [x])[0], x.transpose(0, 2, 1, 3).reshape(4 * m, 10)[:-1])
for m, n in [(4, 0), (5, 1), (9, 20)]:
    x = normal(m, 4, 6)
    i = random.integers(0, 4, (n, 3, 1)).astype("i4")
    j = np.stack([random.integers(0, m, (2, n)), random.integers(0, 6, (2, n))], -1)
    k = np.array([m - 1, 5])
    first, both, middle, single = run("gather", [x, i, j, k], 4)
    equal(first, x[i[..., 0]])
    equal(both, x[j[..., 0], :, j[..., 1]][:, :, None, :, None])
    equal(middle, x[:, i[..., 0]].transpose(1, 2, 0, 3))
    equal(single, x[k[0], :, k[1]])
for n in [1, 2, 7, 19, 20]:
    x, y, z = normal(n, 4), normal(n, 12), normal(62, 4)
    every, back, placed = run("steps", [x, y, z], 3)
    equal(every, x[::2])
    y[::2, 1::3] = x[::2]
    equal(back, y)
    m = (n + 1) // 2
    z[m:m + 2 * n:2] = x
    equal(placed, z)
for m, n in [(1, 1), (3, 7), (9, 20)]:
    x, y, z = normal(n, 4, 6), normal(m, 4, 6), normal(m, 2, 1, 4, 1)
    i = random.permutation(n)[:m].reshape(m, 1).astype("i4")
    j = np.stack(np.divmod(random.permutation(6 * n)[:2 * m], 6), -1).reshape(m, 2, 2)
    images, elements = run("scatter", [x, y, i, z, j], 2)
    want = x.copy()
    want[i[:, 0]] = y
    equal(images, want)
    want = x.copy()
    want[j[..., 0], :, j[..., 1]] = z[:, :, 0, :, 0]
    equal(elements, want)
for n, t in [(0, 3), (1, 1), (7, 3), (20, 6), (5, 6)]:
    x = normal(n, 10)
    packed, swapped, *back = run("tiles", [x, normal(t)], 4)
    padded = np.pad(x, ((0, -n % t), (0, 0)), constant_values=7).reshape(-1, t, 5, 2)
    equal(packed, padded.transpose(0, 2, 1, 3))
    equal(swapped, padded.transpose(2, 0, 3, 1))
    equal(back, [x, x])
for m, n in [(1, 1), (3, 7), (9, 20)]:
    x, y, z = normal(4, n, 3), normal(m, 5, n), normal(m, 1, 1, 3)
    i = np.stack([random.integers(0, 4, (2, m)), random.integers(0, n, (2, m))], -1)
    j = np.stack([np.arange(m) % min(m, 4), np.arange(m) % n], -1).astype("i4")
    j = np.unique(j, axis=0) if m > 4 else j
    x, y, z = x, normal(len(j), 5, n), normal(len(j), 1, 1, 3)
    second, both, written = run("pairs", [x, y, i[:, :len(j)], j, z], 3)
    equal(second, x[i[:, :len(j), 0], i[:, :len(j), 1]])
    equal(both, y[j[:, 0], :, j[:, 1]][:, None, :, None])
    x[j[:, 0], j[:, 1]] = z[:, 0, 0]
    equal(written, x)
    x = normal(n, 4)
    np.testing.assert_allclose(run("means", [x])[0], x.mean(0), rtol=1e-5)
print("same")
