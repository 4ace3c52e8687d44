"""Checks the distributions of random.mlir's outputs."""

import sys

import numpy as np

folder = sys.argv[1]
f, i, u, b = (np.load(f"{folder}/{name}.npy") for name in "fiub")
assert f.dtype == np.float32 and f.min() >= -2 and f.max() < 2
assert len(np.unique(f)) > 3900 and abs(f.mean()) < 0.1 and abs(f.std() - 4 / 12**0.5) < 0.05
assert set(np.unique(i)) == set(range(-8, 8))
assert set(np.unique(u)) == set(range(16))
assert b.dtype == np.bool_ and 1800 < b.sum() < 2200
