"""Compiles elementwise kernels written with uop ops to machine code and runs them on arrays."""

import ctypes
import os
import re
import subprocess

import numpy as np

# The numpy type that holds an element's bits in memory.
STORAGE = {
    "i1": np.uint8, "i8": np.int8, "i16": np.int16, "i32": np.int32,
    "i64": np.int64, "ui8": np.uint8, "ui16": np.uint16, "ui32": np.uint32,
    "ui64": np.uint64, "f8E4M3FN": np.uint8, "f8E5M2": np.uint8,
    "f8E4M3FNUZ": np.uint8, "f8E5M2FNUZ": np.uint8, "f8E8M0FNU": np.uint8,
    "f4E2M1FN": np.uint8,
    "bf16": np.uint16, "f16": np.uint16, "f32": np.float32, "f64": np.float64,
}


ELEMENT = re.compile(r"\b(%s|index)\b(?=[ ,]|$)" % "|".join(STORAGE), re.MULTILINE)


class Kernels:
    """Kernels are added with their input arrays, compiled together and run,
    each on scalars and on vectors of 8 lanes."""

    def __init__(self, directory):
        self.directory = directory
        self.text = []
        self.runs = []

    def add(self, what, body, inputs, result, check):
        """`body` is uop code that makes %r of type `result` from %0, %1, ...;
        `inputs` are (type, array) pairs; check(output) gives the positions of
        wrong elements and what was expected there."""
        for lanes in (0, 8):
            self.add_form(what, body, inputs, result, check, lanes)

    def add_form(self, what, body, inputs, result, check, lanes):
        name = "k%d" % len(self.runs)
        size = len(inputs[0][1])
        step = max(lanes, 1)
        steps = -(-size // step)
        elements = [t for t, _ in inputs] + [result]
        memref = ["memref<%dx%s>" % (steps * step, t) for t in elements]
        values, stored = elements, memref[-1]
        if lanes:
            what += " on vectors"
            body = ELEMENT.sub(r"vector<%dx\1>" % lanes, body)
            values = ["vector<%dx%s>" % (lanes, t) for t in elements]
            stored += ", " + values[-1]
        arguments = ["%%a%d: %s" % pair for pair in enumerate(memref[:-1])]
        loads = "".join("  %%%d = uop.load %%a%d[%%at] : %s -> %s\n" %
                        (i, i, memref[i], values[i])
                        for i in range(len(inputs)))
        self.text.append(
            "uop.kernel @%s(%s, %%o: %s) {\n"
            "  %%i = uop.range 0 to %d : index\n"
            "  %%step = uop.const %d : index\n"
            "  %%at = uop.mul %%i, %%step : index\n%s  %s\n"
            "  uop.store %%r, %%o[%%at] over (%%i) : %s\n  uop.sink\n}\n" %
            (name, ", ".join(arguments), memref[-1], steps, step, loads,
             body.replace("\n", "\n  "), stored))
        arrays = [np.pad(np.ascontiguousarray(a).astype(STORAGE[t], copy=False),
                         (0, steps * step - size)) for t, a in inputs]
        self.runs.append((what, name, arrays, size, STORAGE[result], check))

    def run(self):
        """The number of kernels with a wrong element; each is reported."""
        os.makedirs(self.directory, exist_ok=True)
        base = os.path.join(self.directory, "kernels")
        with open(base + ".mlir", "w") as file:
            file.writelines(self.text)
        subprocess.run(["uop-opt", base + ".mlir", "--convert-uop-to-loops",
                        "--uop-loops-to-llvm", "-o", base + ".llvm.mlir"],
                       check=True)
        subprocess.run(["mlir-translate", "--mlir-to-llvmir",
                        base + ".llvm.mlir", "-o", base + ".ll"], check=True)
        subprocess.run(["opt", "-O2", base + ".ll", "-o", base + ".bc"],
                       check=True)
        subprocess.run(["llc", "-O1", "-filetype=obj", "-relocation-model=pic",
                        base + ".bc", "-o", base + ".o"], check=True)
        # Narrow floats and integers need nothing outside the object file.
        subprocess.run(["clang", "-shared", base + ".o", "-lm", "-o",
                        base + ".so"], check=True)
        library = ctypes.CDLL(base + ".so")
        failures = 0
        for what, name, arrays, size, storage, check in self.runs:
            output = np.zeros(len(arrays[0]), storage)
            pointers = [ctypes.c_void_p(a.ctypes.data)
                        for a in arrays + [output]]
            getattr(library, name)(*pointers, ctypes.c_int64(0),
                                   ctypes.c_int64(1))
            output = output[:size]
            wrong, expected = check(output)
            if len(wrong) == 0:
                continue
            failures += 1
            position = wrong[0]
            print("%s: %d of %d wrong, first at %d: of %s got %s, expected %s" %
                  (what, len(wrong), len(output), position,
                   [a[position] for a in arrays], output[position],
                   expected[position]))
        print("%d kernels, %d wrong" % (len(self.runs), failures))
        return failures
