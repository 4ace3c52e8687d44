"""What the sweeps over element types share: arrays of each type and odd shape, and the runs of programs with many results."""

import os
import subprocess
import tempfile

import ml_dtypes
import numpy as np

SHAPES = [(), (0,), (1,), (5,), (3, 0, 2), (1, 2, 1, 2, 1, 2, 1)]
TYPES = {"bool": np.bool_, "uint8": np.uint8, "uint16": np.uint16, "uint32": np.uint32, "uint64": np.uint64, "int8": np.int8,
         "int16": np.int16, "int32": np.int32, "int64": np.int64, "float16": np.float16, "bfloat16": ml_dtypes.bfloat16,
         "float32": np.float32, "float64": np.float64, "complex64": np.complex64, "complex128": np.complex128}
TOLERANCE = {"float16": 6e-3, "bfloat16": 4e-2, "float32": 3e-5, "complex64": 1e-4, "float64": 1e-6, "complex128": 1e-6}
SPECIAL = [0.0, -0.0, np.nan, np.inf, -np.inf, 0.5, -1.0, 1.0, 2.5]


def array(name, shape, seed):
    """Any numbers, zeros of either sign, infinities and NaN of floats among them."""
    random, kind = np.random.default_rng(seed), np.dtype(TYPES[name])
    if name == "bool":
        return np.asarray(random.random(shape) < 0.5)
    if kind.kind in "ui":
        limits = np.iinfo(kind)
        values = np.asarray(random.integers(limits.min, limits.max, shape, dtype=kind, endpoint=True)).astype(kind)
        values.flat[:3] = [0, limits.max, limits.min][: values.size]
        return values
    values = np.asarray(random.normal(size=shape) * 2)
    if kind.kind == "c":
        return np.asarray(values + 1j * random.normal(size=shape)).astype(kind)
    odd = random.choice(SPECIAL, shape) if shape else random.choice(SPECIAL)
    return np.asarray(np.where(np.asarray(random.random(shape)) < 0.4, odd, values)).astype(kind)


def store(path, values):
    """bf16 as two bytes, and a complex number as an axis of two reals."""
    if values.dtype == ml_dtypes.bfloat16:
        values = values.view("V2")
    elif values.dtype.kind == "c":
        values = np.ascontiguousarray(values).reshape(*values.shape, 1).view(values.real.dtype)
    np.save(path, values)


def restore(path, like):
    values = np.load(path)
    if like.dtype == ml_dtypes.bfloat16:
        return values.view(like.dtype)
    if like.dtype.kind == "c" and values.shape == (*like.shape, 2):
        return np.ascontiguousarray(values).view(like.dtype).reshape(like.shape)
    return values


def differ(found, wanted, tolerance):
    """How results differ; None if they do not."""
    if found.shape != wanted.shape or found.dtype != wanted.dtype:
        return f"{found.dtype}{list(found.shape)}, not {wanted.dtype}{list(wanted.shape)}"
    if wanted.dtype.kind in "biu":
        bad = np.asarray(found != wanted)
    else:
        wide = np.complex128 if wanted.dtype.kind == "c" else np.float64
        x, y = found.astype(wide), wanted.astype(wide)
        with np.errstate(all="ignore"):
            near = np.abs(x - y) <= tolerance * (1 + np.abs(y))
        bad = np.asarray(~(near | (x == y) | (np.isnan(x) & np.isnan(y))))
    if not bad.any():
        return None
    at = tuple(int(i) for i in np.argwhere(bad)[0])
    return f"{int(bad.sum())} of {bad.size} differ, at {list(at)} {found[at]}, not {wanted[at]}"


def run(uop_run, folder, path, inputs, wanted):
    """The results, or a message and None."""
    command = [uop_run, path, "--cache=off"]
    for number, values in enumerate(inputs):
        store(os.path.join(folder, f"in{number}.npy"), np.asarray(values))
        command.append(f"--input={folder}/in{number}.npy")
    files = [os.path.join(folder, f"out{number}.npy") for number in range(len(wanted))]
    done = subprocess.run([*command, *(f"--output={file}" for file in files)], capture_output=True, text=True, timeout=600)
    if done.returncode:
        return None, f"exit code {done.returncode}: {done.stderr.strip()[:300]}"
    return [restore(file, like) for file, like in zip(files, wanted)], None


class Sweep:
    """Programs of all cases of a type and a shape; of halves of them where one is refused."""

    def __init__(self, make, uop_run):
        self.make, self.uop_run = make, uop_run
        self.compared = self.refused = self.wrong = 0

    def check(self, title, names, tolerances):
        """`make(folder, names)` writes the program of these cases: its path, inputs, results, and how many each case has."""
        with tempfile.TemporaryDirectory() as folder:
            path, inputs, wanted, counts = self.make(folder, names)
            found, message = run(self.uop_run, folder, path, inputs, wanted)
        if message and len(names) > 1:
            half = len(names) // 2
            self.check(title, names[:half], tolerances)
            self.check(title, names[half:], tolerances)
            return
        if message:
            self.refused += 1
            print(f"refused: {title} {names[0]}: {message}", flush=True)
            return
        number = 0
        for name, count in zip(names, counts):
            for _ in range(count):
                self.compared += 1
                difference = differ(found[number], wanted[number], tolerances[name])
                number += 1
                if difference:
                    self.wrong += 1
                    print(f"wrong: {title} {name}: {difference}", flush=True)

    def summary(self):
        return f"{self.compared} results compared, {self.wrong} differ; {self.refused} functions refused"
