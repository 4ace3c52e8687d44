"""Inputs of every element type for npy-types.mlir, and what must come out."""

import sys

import numpy as np

NAMES = "? i1 i2 i4 i8 u1 u2 u4 u8 f2 f4 f8".split()


def inputs():
    for name in NAMES:
        dtype = np.dtype(name)
        if name == "?":
            yield np.array([[True, False, True], [False, False, True]])
        elif dtype.kind == "f":
            yield np.array([[0.5, -0.0, np.inf], [np.nan, -3.25, 100]], dtype)
        else:
            info = np.iinfo(dtype)
            yield np.array([[0, 1, 5], [info.min, info.max, info.max // 2]], dtype)
    # numpy has no bf16 and no f8: bare bytes.
    yield np.array([[0x3F80, 0xBF80, 0], [0x7F80, 1, 0x4049]], "<u2").view("V2")
    yield np.array([[0x3C, 0xBC, 0], [0x7C, 1, 0x42]], "u1").view("V1")


def expected(i, x):
    if i == 0:
        return ~x
    if i < len(NAMES):
        with np.errstate(over="ignore"):
            return (x + x).astype(x.dtype)
    width = x.dtype.itemsize
    unsigned = x.view(f"<u{width}")
    return (unsigned ^ (1 << (8 * width - 1))).astype(f"<u{width}").view(x.dtype)


def main(mode, folder):
    for i, x in enumerate(inputs()):
        if mode == "write":
            # Fortran order once, to see that it is honoured.
            np.save(f"{folder}/{i}.npy", np.asfortranarray(x) if i == 3 else x)
            continue
        got, want = np.load(f"{folder}/o{i}.npy"), expected(i, x)
        same_type = got.dtype.itemsize == want.dtype.itemsize and (
            got.dtype == want.dtype or got.dtype.kind == "V"
        )
        if not same_type or got.shape != want.shape:
            sys.exit(f"output {i}: {got.dtype}{got.shape}, want {want.dtype}{want.shape}")
        if got.dtype.kind == "f":
            same = np.array_equal(got, want, equal_nan=True)
            same = same and np.array_equal(np.signbit(got)[0], np.signbit(want)[0])
        else:
            same = got.tobytes() == want.tobytes()
        if not same:
            sys.exit(f"output {i}: got {got}, want {want}")


main(*sys.argv[1:])
