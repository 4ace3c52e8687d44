#!/usr/bin/env python3
"""Convolutions whose weights are constants, compared with the interpreter: one to
three axes, paddings on both sides and of more than the window, strides, dilations
of both operands, several types, layouts and threads. Loops leave out the products
with the padding, unless a weight is infinite or NaN.

    check_windows.py [--filters]

With --filters, small images slide over filters, as in the gradient of a
convolution with respect to its input: the filters are the batch, with and without
constants. Prints failing programs and, last, `N convolutions, K problems`.
"""

import itertools
import subprocess
import sys

from check_contractions import check_all, tensor

LAYOUTS = {
    "NCHW": ("b, f, {s}", "o, i, {s}", "b, f, {s}"),
    "NHWC": ("b, {s}, f", "{s}, i, o", "b, {s}, f"),
    "filters": ("f, b, {s}", "o, i, {s}", "f, b, {s}"),
    "gradient": ("f, b, {s}", "i, o, {s}", "f, b, {s}"),
}


def arrange(form, batch, features, sizes):
    if form in ("filters", "gradient"):
        return [features, batch, *sizes]
    return ([batch, *sizes, features] if form == "NHWC" else [batch, features, *sizes])


def write(form, batch, inputs, outputs, sizes, window, padding, stride=1, lhs=1, rhs=1,
          element="f32", groups=1):
    axes = ", ".join(str(i) for i in range(len(sizes)))
    pads = [padding] * len(sizes) if isinstance(padding, tuple) else padding
    spread = lambda size, by: (size - 1) * by + 1
    results = [(spread(size, lhs) + low + high - spread(w, rhs)) // stride + 1
               for size, w, (low, high) in zip(sizes, window, pads)]
    x = tensor(arrange(form, batch, inputs, sizes), element)
    kernel = ([*window, inputs // groups, outputs] if form == "NHWC"
              else [inputs, outputs, *window] if form == "gradient"
              else [outputs, inputs // groups, *window])
    w = tensor(kernel, element)
    y = tensor(arrange(form, batch, outputs, results), "i32" if element == "i8" else element)
    image, filters, result = ("[" + part.format(s=axes) + "]" for part in LAYOUTS[form])
    many = lambda number: f"array<i64: {', '.join([str(number)] * len(sizes))}>"
    attributes = ", ".join([
        "batch_group_count = 1 : i64", f"feature_group_count = {groups} : i64",
        f"dimension_numbers = #stablehlo.conv<{image}x{filters}->{result}>",
        f"lhs_dilation = {many(lhs)}", f"rhs_dilation = {many(rhs)}",
        f"window_strides = {many(stride)}",
        f"padding = dense<{[list(pair) for pair in pads]}> : tensor<{len(sizes)}x2xi64>"])
    return f"""func.func @main(%x: {x}, %w: {w}) -> {y} {{
  %0 = "stablehlo.convolution"(%x, %w) <{{{attributes}}}> : ({x}, {w}) -> {y}
  return %0 : {y}
}}
"""


def check(case, constants=(":1",)):
    number, program = case
    for which in constants:
        weights = [f"--weights=constant{which}"] if which else []
        run = subprocess.run(["uop-run", "-", f"--random-inputs={number}", *weights,
                              "--verify", f"--threads={1 + number % 2}"],
                             input=program, capture_output=True, text=True, timeout=300)
        if run.returncode:
            return f"{weights}: exit code {run.returncode}\n{run.stderr}\n{program}"
    return None


def check_filters(case):
    return check(case, ["", ":0", ":1"])


def write_filters():
    """(channels, filters), images, sizes of filters and images, padding."""
    cases = [
        (32, 64, 8, [3, 3], [2, 2], [(0, 0)] * 2), (17, 33, 5, [3, 3], [2, 2], [(0, 0)] * 2),
        (64, 64, 1, [3, 3], [2, 2], [(0, 0)] * 2), (48, 40, 3, [4, 4], [1, 1], [(0, 0)] * 2),
        (40, 48, 2, [4, 4], [2, 2], [(0, 0)] * 2), (24, 16, 16, [5, 5], [3, 3], [(1, 1)] * 2),
        (19, 70, 4, [5, 5], [4, 4], [(2, 2)] * 2), (31, 16, 4, [7, 5], [6, 3], [(3, 2)] * 2),
        (16, 3, 9, [3, 3], [2, 2], [(0, 0)] * 2), (3, 64, 4, [7, 7], [5, 5], [(2, 2)] * 2),
        (128, 100, 1, [2, 2], [1, 1], [(0, 0)] * 2), (36, 20, 12, [1, 3], [1, 2], [(0, 0)] * 2),
        (64, 32, 7, [9], [4], [(0, 0)]), (8, 16, 2, [3, 3, 3], [2, 2, 2], [(0, 0)] * 3),
        (64, 16, 4, [1, 1], [4, 4], [(3, 3)] * 2), (64, 33, 1, [1, 1], [3, 3], [(2, 2)] * 2),
    ]
    slid = [write("filters", filters, channels, images, sizes, image, padding, element=element)
            for channels, filters, images, sizes, image, padding in cases
            for element in ["f32", "f64", "f16"]]
    # The gradient of filters: sums over images and their pixels.
    sums = [(40, 4, 40, [2, 2], [2, 2], [(1, 1)] * 2), (17, 8, 35, [4, 4], [2, 2], [(1, 1)] * 2),
            (64, 2, 64, [6], [2], [(1, 1)]), (20, 3, 128, [5, 4], [3, 2], [(2, 1)] * 2)]
    return slid + [write("gradient", channels, images, filters, sizes, image, padding)
                   for channels, images, filters, sizes, image, padding in sums]


def main():
    if sys.argv[1:] == ["--filters"]:
        return check_all(write_filters(), "convolutions", check_filters)
    if sys.argv[1:]:
        sys.exit(f"check_windows.py: unknown arguments: {' '.join(sys.argv[1:])}")
    programs = []
    for form in ["NCHW", "NHWC"]:
        programs += [
            write(form, 1, 16, 32, [14, 14], [3, 3], (1, 1)),
            write(form, 2, 8, 20, [7, 7], [3, 3], (1, 1)),
            write(form, 1, 5, 33, [13, 17], [5, 3], (2, 1)),
            write(form, 1, 16, 16, [17, 9], [7, 1], [(3, 3), (0, 0)]),
            write(form, 1, 16, 16, [9, 17], [1, 7], [(0, 0), (3, 3)]),
            write(form, 1, 3, 32, [12, 12], [7, 7], (3, 3), stride=2),
            write(form, 1, 16, 24, [11, 11], [3, 3], (2, 2), rhs=2),
            write(form, 1, 8, 16, [6, 6], [3, 3], (2, 2), lhs=2),
            write(form, 1, 8, 16, [5, 5], [3, 3], (4, 5)),
            write(form, 1, 8, 16, [1, 1], [3, 3], (1, 1)),
            write(form, 3, 4, 16, [4, 4], [3, 3], (0, 3)),
            write(form, 1, 16, 16, [9, 9], [3, 3], (1, 1), groups=16),
            write(form, 1, 16, 32, [9, 9], [3, 3], (1, 1), groups=2),
            write(form, 1, 12, 16, [40], [9], (4, 4)),
            write(form, 1, 4, 16, [5, 6, 7], [3, 3, 3], (1, 1)),
        ]
    programs += [write("NCHW", 1, 8, 16, [9, 10], [3, 3], (1, 1), element=element)
                 for element in ["f64", "f16", "bf16", "i8", "i32"]]
    return check_all(programs, "convolutions", check)


if __name__ == "__main__":
    sys.exit(main())
