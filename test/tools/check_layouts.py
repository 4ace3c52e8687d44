#!/usr/bin/env python3
"""Kernels as `uop-select-schedule` chooses for them, compared with the
interpreter: permutations, reductions along each axis, and windows, of sizes that
vectors divide and sizes that they do not, of several element types, with
something before and after, one thread and two.

    check_layouts.py [--target=CPU]

With a target, they are compiled for that CPU, whose vectors have another size.
Prints failing programs and, last, `N kernels, K problems`.
"""

import argparse
import functools
import os
import subprocess
import sys
import tempfile

import numpy as np

from check_contractions import check, check_all, tensor


def function(arguments, result, lines, value):
    return "\n".join([f"func.func @main({arguments}) -> {result} {{", *lines,
                      f"  return {value} : {result}", "}", ""])


def permute(shape, order, element, padded):
    """A permutation, times a tensor that is in order; perhaps of a padded one."""
    t = lambda shape: tensor(shape, element)
    lines, value = [], "%x"
    if padded:
        low, high = [1] + [0] * (len(shape) - 1), [2] + [0] * (len(shape) - 1)
        wide = [shape[0] + 3] + shape[1:]
        lines.append(f"  %p = uop.pad %x low {low} high {high} : {t(shape)} -> {t(wide)}")
        value, shape_in, shape = "%p", shape, wide
    else:
        shape_in = shape
    result = [shape[axis] for axis in order]
    lines += [f"  %0 = uop.permute {value} {order} : {t(shape)} -> {t(result)}",
              f"  %1 = uop.mul %0, %y : {t(result)}"]
    return function(f"%x: {t(shape_in)}, %y: {t(result)}", t(result), lines, "%1")


def reduce(shape, axes, element, kind, centred):
    """A reduction; perhaps of what is left after a first one is subtracted."""
    t = lambda shape: tensor(shape, element)
    kept = [size for axis, size in enumerate(shape) if axis not in axes]
    ones = [1 if axis in axes else size for axis, size in enumerate(shape)]
    lines, value = [], "%x"
    if centred:
        lines += [f"  %m = uop.reduce_axis max %x axes {axes} : {t(shape)} -> {t(kept)}",
                  f"  %m1 = uop.reshape %m : {t(kept)} -> {t(ones)}",
                  f"  %m2 = uop.expand %m1 : {t(ones)} -> {t(shape)}",
                  f"  %d = uop.sub %x, %m2 : {t(shape)}"]
        value = "%d"
    lines += [f"  %r = uop.reduce_axis {kind} {value} axes {axes} : {t(shape)} -> {t(kept)}",
              f"  %n = uop.neg %r : {t(kept)}"]
    return function(f"%x: {t(shape)}", t(kept), lines, "%n")


def windows(rows, size, window, stride, padding, element, kind, flipped):
    """Windows along rows, every `stride` elements, with a border; perhaps of
    reversed rows. Each row is repeated, a bit longer than before, so that it
    begins one further in each repetition."""
    t = lambda *shape: tensor(list(shape), element)
    wide = size + 2 * padding
    count = min((wide - window) // stride + 1, (wide + 1) // stride)
    chain = [("pad", f"low [0, {padding}] high [0, {padding}]", (rows, wide)),
             ("reshape", "", (rows, 1, wide)),
             ("expand", "", (rows, window + 1, wide)),
             ("reshape", "", (rows, (window + 1) * wide)),
             ("shrink", f"offsets [0, 0] sizes [{rows}, {window * (wide + 1)}]",
              (rows, window * (wide + 1))),
             ("reshape", "", (rows, window, wide + 1)),
             ("shrink", f"offsets [0, 0, 0] sizes [{rows}, {window}, {count * stride}]",
              (rows, window, count * stride)),
             ("reshape", "", (rows, window, count, stride)),
             ("shrink", f"offsets [0, 0, 0, 0] sizes [{rows}, {window}, {count}, 1]",
              (rows, window, count, 1)),
             ("reshape", "", (rows, window, count))]
    if flipped:
        chain.insert(0, ("flip", "axes [1]", (rows, size)))
    if not padding:
        chain = [op for op in chain if op[0] != "pad"]
    lines, value, shape = [], "%x", (rows, size)
    for number, (name, text, result) in enumerate(chain):
        types = t(*shape) if name == "flip" else f"{t(*shape)} -> {t(*result)}"
        lines.append(f"  %{number} = uop.{name} {value} {text} : {types}")
        value, shape = f"%{number}", result
    lines.append(f"  %r = uop.reduce_axis {kind} {value} axes [1] : {t(*shape)} -> "
                 f"{t(rows, count)}")
    return function(f"%x: {t(rows, size)}", t(rows, count), lines, "%r")


def write():
    elements = ["f32", "f64", "f16", "bf16", "i32", "i8", "ui16", "i64"]
    programs = []
    number = 0
    for shape, order in [([64, 64], [1, 0]), ([100, 300], [1, 0]), ([41, 1003], [1, 0]),
                         ([5, 40, 50], [0, 2, 1]), ([33, 9, 40], [2, 1, 0]),
                         ([17, 6, 65], [1, 2, 0]), ([1030, 4], [1, 0]), ([4, 1030], [1, 0])]:
        for padded in (False, True):
            programs.append(permute(shape, order, elements[number % 8], padded))
            number += 1
    for shape, axes in [([5000], [0]), ([37, 200], [1]), ([200, 37], [0]), ([1000, 5], [0]),
                        ([6, 31, 50], [0, 2]), ([6, 31, 50], [1]), ([9, 7, 100], [0, 1]),
                        ([300, 16], [1]), ([3, 1, 2000], [2]), ([50, 128], [0])]:
        for kind in ("add", "max", "mul", "min"):
            element = elements[number % 8]
            if kind == "mul" and element[0] in "fb":
                kind = "add"
            programs.append(reduce(shape, axes, element, kind, number % 3 == 0))
            number += 1
    for rows, size, window, stride, padding in [
            (64, 112, 3, 2, 1), (50, 113, 3, 2, 0), (40, 301, 2, 2, 0), (30, 250, 5, 1, 2),
            (33, 260, 3, 3, 1), (25, 700, 5, 4, 2), (20, 900, 1, 5, 0), (70, 600, 2, 8, 1),
            (600, 15, 3, 2, 1), (500, 33, 4, 3, 3), (9, 5000, 9, 7, 4), (70, 601, 2, 9, 0)]:
        for kind in ("add", "max", "min"):
            programs.append(windows(rows, size, window, stride, padding,
                                    elements[number % 8], kind, number % 5 == 0))
            number += 1
    return programs


# Sums of some thousand terms below 4, in another order.
TOLERANCE = {np.dtype("f4"): 2e-2, np.dtype("f8"): 1e-11, np.dtype("f2"): 0.5}


def check_target(target, case):
    number, program = case
    with tempfile.TemporaryDirectory() as folder:
        names = [os.path.join(folder, name) for name in ("a.uop", "a.npy", "b.npy")]
        inputs = f"--random-inputs={number}"
        for command in (["uop-compile", "-", f"--target={target}", "-o", names[0]],
                        ["uop-run", names[0], inputs, f"--output={names[1]}"],
                        ["uop-run", "-", inputs, f"--output={names[2]}", "--device=interpreter"]):
            run = subprocess.run(command, input=program, capture_output=True, text=True,
                                 timeout=300)
            if run.returncode:
                return f"exit code {run.returncode}\n{run.stderr}\n{program}"
        got, expected = np.load(names[1]), np.load(names[2])
    if np.allclose(got, expected, rtol=0, atol=TOLERANCE.get(got.dtype, 0)):
        return None
    return f"for {target}: {got}, not {expected}\n{program}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--target")
    target = parser.parse_args().target
    programs = write()
    one = check
    if target:
        programs = [text for text in programs if "bf16" not in text]  # unknown to numpy
        one = functools.partial(check_target, target)
    return check_all(programs, "kernels", one)


if __name__ == "__main__":
    sys.exit(main())
