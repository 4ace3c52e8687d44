# ===- npy_files.py - .npy files made and judged by numpy -------------------===#
#
# Licensed under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===------------------------------------------------------------------------===#
"""generate DIR: writes DIR/manifest.txt, a line "name dtype size..." a file,
with DIR/NAME.npy and the elements in C order, little endian, as DIR/NAME.raw.
check DIR: compares each DIR/NAME.out.npy with what numpy.save writes."""

import io
import os
import sys
import warnings

import numpy as np

NAMES = {
    "b1": "bool", "i1": "i8", "i2": "i16", "i4": "i32", "i8": "i64",
    "u1": "ui8", "u2": "ui16", "u4": "ui32", "u8": "ui64",
    "f2": "f16", "f4": "f32", "f8": "f64",
}  # fmt: skip
SHAPES = [
    (), (1,), (0,), (5,), (3, 4), (1, 7, 1, 3), (2, 3, 4, 5), (0, 3), (3, 0, 2),
    (70, 65), (2, 40, 3), (33, 2, 34, 3), (1000000000000, 0),
]  # fmt: skip


def generate(folder):
    random = np.random.RandomState(7)
    manifest = []
    for kind, name in NAMES.items():
        for shape in SHAPES:
            little = np.dtype("<" + kind)
            count = int(np.prod(shape, dtype=object))
            if kind == "b1":
                flat = random.randint(0, 2, count).astype(bool)
            else:
                raw = random.randint(0, 256, count * little.itemsize)
                flat = np.frombuffer(raw.astype(np.uint8).tobytes(), little)
            array = flat.reshape(shape)
            for endian in "<>":
                for order in "CF":
                    for version in (1, 2, 3):
                        stem = "%s-%s-%s-%d-%s" % (
                            kind, "le" if endian == "<" else "be", order,
                            version, "x".join(map(str, shape)))  # fmt: skip
                        path = os.path.join(folder, stem)
                        # Bytes, not values: a NaN keeps its payload.
                        stored = array
                        if endian == ">":
                            stored = array.byteswap().newbyteorder()
                        stored = np.array(stored, order=order)
                        with open(path + ".npy", "wb") as f, \
                                warnings.catch_warnings():  # fmt: skip
                            warnings.simplefilter("ignore")
                            np.lib.format.write_array(f, stored, (version, 0))
                        with open(path + ".raw", "wb") as f:
                            f.write(flat.tobytes())
                        manifest.append(" ".join([stem, name] +
                                                 [str(s) for s in shape]))
    # What numpy can hold and we cannot.
    refused = {
        "complex64": np.zeros(2, "c8"), "longdouble": np.zeros(2, "g"),
        "bytes": np.array([b"ab"]), "text": np.array(["ab"]),
        "object": np.array([{}, None], dtype=object),
        "datetime": np.zeros(2, "M8[ns]"), "timedelta": np.zeros(2, "m8[D]"),
        "record": np.zeros(2, [("a", "<f4"), ("b", "<i4", (2,))]),
        "unicode-fields": np.zeros(2, [("h\u00e9\u20ac", "<f4")]),
        "void": np.zeros(2, "V3"),
    }  # fmt: skip
    warnings.simplefilter("ignore")
    for name, array in refused.items():
        np.save(os.path.join(folder, "refused-" + name + ".npy"), array)
    with open(os.path.join(folder, "manifest.txt"), "w") as f:
        f.write("\n".join(manifest) + "\n")


def check(folder):
    with open(os.path.join(folder, "manifest.txt")) as f:
        stems = [line.split()[0] for line in f]
    for stem in stems:
        path = os.path.join(folder, stem)
        # Reading with numpy comes first: it must accept our file.
        ours = np.load(path + ".out.npy")
        theirs = np.load(path + ".npy")
        if theirs.dtype.byteorder == ">":
            theirs = theirs.byteswap().newbyteorder()
        theirs = np.array(theirs, order="C")
        if ours.dtype != theirs.dtype or ours.shape != theirs.shape:
            sys.exit("%s: numpy reads %s %s" % (stem, ours.dtype, ours.shape))
        expected = io.BytesIO()
        np.save(expected, theirs)
        with open(path + ".out.npy", "rb") as f:
            if f.read() != expected.getvalue():
                sys.exit("%s: differs from what numpy.save writes" % stem)
    for name, dtype in (("bf16", "V2"), ("f8E5M2", "V1"), ("index", "<i8")):
        array = np.load(os.path.join(folder, name + ".out.npy"))
        if array.dtype != np.dtype(dtype) or array.shape != (3, 2):
            sys.exit("%s: numpy reads %s" % (name, array.dtype))
    print("checked %d files" % len(stems))


if __name__ == "__main__":
    {"generate": generate, "check": check}[sys.argv[1]](sys.argv[2])
