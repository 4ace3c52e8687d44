#!/usr/bin/python3
"""Windows and slices of dynamic.mlir against numpy.

    dynamic_windows.py MODULE WORK_FOLDER
"""

import subprocess
import sys
from pathlib import Path

import numpy as np

module, work = sys.argv[1], Path(sys.argv[2])
work.mkdir(parents=True, exist_ok=True)
random = np.random.default_rng(3)


def run(entry, arrays, outputs):
    command = ["uop-run", module, f"--entry={entry}"]
    for i, array in enumerate(arrays):
        np.save(work / f"in{i}.npy", array)
        command.append(f"--input={work / f'in{i}.npy'}")
    names = [work / f"out{i}.npy" for i in range(outputs)]
    subprocess.run(command + [f"--output={name}" for name in names], check=True)
    return [np.load(name) for name in names]


for h, w in [(5, 7), (6, 9), (7, 10), (20, 24)]:
    x = random.normal(size=(1, 2, h, w)).astype("f4")
    k = random.normal(size=(3, 2, 3, 2)).astype("f4")
    got, pooled = run("image", [x, k, np.zeros((2, 3), "f4")], 2)
    oh, ow = (h - 3) // 2 + 1, w - 2
    want = np.array([[[sum(x[0, :, 2 * i + a, j + 2 * b] @ k[f, :, a, b] for a in range(3) for b in range(2))
                       for j in range(ow)] for i in range(oh)] for f in range(3)])[None]
    np.testing.assert_allclose(got, want, rtol=1e-4, atol=1e-5)
    ph, pw = oh - 1, (ow - 3) // 2 + 1
    want = np.array([[[max(0, got[0, f, i:i + 2, 2 * j:2 * j + 3].max()) for j in range(pw)]
                      for i in range(ph)] for f in range(3)], "f4").reshape(1, 3, ph, pw)
    np.testing.assert_array_equal(pooled, want)
    y = random.normal(size=(h, 7)).astype("f4")
    np.testing.assert_array_equal(run("every", [y], 1)[0], y[1::2, ::3])
print("same")
