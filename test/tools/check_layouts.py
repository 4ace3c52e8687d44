#!/usr/bin/env python3
"""Kernels as `uop-select-schedule` chooses for them, compared with the
interpreter: permutations, and reductions along each axis, of sizes that vectors
divide and sizes that they do not, of several element types, with something
before and after, one thread and two.

    check_layouts.py

Prints failing programs and, last, `N kernels, K problems`.
"""

import concurrent.futures
import sys

from check_contractions import check, tensor


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
    return programs


def main():
    programs = write()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        problems = [text for text in pool.map(check, enumerate(programs)) if text]
    for text in problems:
        print(text)
    print(f"{len(programs)} kernels, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
