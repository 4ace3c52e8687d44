#!/usr/bin/env python3
"""Products of matrices, compiled as `uop-select-schedule` chooses and compared
with the interpreter: every order of both factors and of the result, sizes that
tiles divide and sizes that they do not, batches, element types, something after
the sum, one thread and two.

    check_contractions.py

Prints failing programs and, last, `N products, K problems`.
"""

import concurrent.futures
import itertools
import subprocess
import sys


def tensor(shape, element):
    return f"tensor<{'x'.join(map(str, [*shape, element]))}>"


def write(m, n, k, orders, element, batch, epilogue):
    t = lambda shape: tensor(shape, element)
    lead = [batch] if batch else []
    axes = list(range(len(lead)))
    last = [len(lead) + 1, len(lead)]
    shapes = [lead + ([m, k] if orders[0] == "n" else [k, m]),
              lead + ([k, n] if orders[1] == "n" else [n, k])]
    result = lead + ([m, n] if orders[2] == "n" else [n, m])
    lines = []
    names = []
    for name, shape, order in zip("ab", shapes, orders):
        value = f"%{name}"
        if order == "t":
            flipped = lead + [shape[-1], shape[-2]]
            lines.append(f"  %{name}t = uop.permute %{name} {axes + last} : {t(shape)} -> {t(flipped)}")
            value = f"%{name}t"
        names.append(value)
    full = lead + [m, k, n]
    lines += [
        f"  %0 = uop.reshape {names[0]} : {t(lead + [m, k])} -> {t(lead + [m, k, 1])}",
        f"  %1 = uop.expand %0 : {t(lead + [m, k, 1])} -> {t(full)}",
        f"  %2 = uop.reshape {names[1]} : {t(lead + [k, n])} -> {t(lead + [1, k, n])}",
        f"  %3 = uop.expand %2 : {t(lead + [1, k, n])} -> {t(full)}",
        f"  %4 = uop.mul %1, %3 : {t(full)}",
        f"  %5 = uop.reduce_axis add %4 axes [{len(lead) + 1}] : {t(full)} -> {t(lead + [m, n])}"]
    value = "%5"
    if epilogue:
        lines += [f"  %6 = uop.neg %5 : {t(lead + [m, n])}",
                  f"  %7 = uop.max %6, %5 : {t(lead + [m, n])}"]
        value = "%7"
    if orders[2] == "t":
        lines.append(f"  %8 = uop.permute {value} {axes + last} : {t(lead + [m, n])} -> {t(result)}")
        value = "%8"
    return "\n".join([f"func.func @main(%a: {t(shapes[0])}, %b: {t(shapes[1])}) -> {t(result)} {{",
                      *lines, f"  return {value} : {t(result)}", "}", ""])


def check(case):
    number, program = case
    run = subprocess.run(["uop-run", "-", f"--random-inputs={number}", "--verify",
                          f"--threads={1 + number % 2}"],
                         input=program, capture_output=True, text=True, timeout=300)
    return f"exit code {run.returncode}\n{run.stderr}\n{program}" if run.returncode else None


def check_all(programs, noun, one=check):
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        problems = [text for text in pool.map(one, enumerate(programs)) if text]
    for text in problems:
        print(text)
    print(f"{len(programs)} {noun}, {len(problems)} problems")
    return 1 if problems else 0


def main():
    sizes = [(16, 16, 16), (33, 17, 29), (1, 64, 70), (64, 1, 70), (65, 129, 31), (7, 300, 9),
             (40, 48, 200), (24, 31, 1030), (3, 300, 70), (200, 301, 3), (6, 140, 5)]
    programs = [write(*size, orders, "f32", 0, number % 3 == 0)
                for number, (size, orders) in enumerate(itertools.product(
                    sizes, ["nnn", "ntn", "tnn", "ttn", "nnt"]))]
    programs += [write(19, 37, 23, orders, element, 3, True)
                 for element in ["f64", "f16", "bf16", "i32", "i8", "ui16"]
                 for orders in ["nnn", "ntn"]]
    programs += [write(70, 300, 5, orders, element, 2, True)
                 for element in ["f64", "f16", "i8"] for orders in ["nnn", "ntn"]]
    return check_all(programs, "products")


if __name__ == "__main__":
    sys.exit(main())
