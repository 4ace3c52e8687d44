#!/usr/bin/env python3
"""Runs cumulative operations on the CPU and in the interpreter.

check_scans.py [--only=WORD] OUTPUT_FOLDER

Each case is a tensor program in one of the ways in which cumulative sums, products,
maxima and minima are written: by a comparison of positions, or by windows of the padded
tensor. `uop-run --verify` compares the results. A case along at least 32 elements must
be one kernel that has a scan and no reduction.
"""

import argparse
import os
import subprocess
import sys

TYPES = {  # element type: what a sum, product, maximum and minimum begins with
    "f32": ("0.0", "1.0", "0xFF800000", "0x7F800000"),
    "f64": ("-0.0", "1.0", "0xFFF0000000000000", "0x7FF0000000000000"),
    "f16": ("0.0", "1.0", "0xFC00", "0x7C00"),
    "bf16": ("0.0", "1.0", "0xFF80", "0x7F80"),
    "f8E5M2": ("0.0", "1.0", "0xFC", "0x7C"),
    "i8": ("0", "1", "-128", "127"),
    "i16": ("0", "1", "-32768", "32767"),
    "i32": ("0", "1", "-2147483648", "2147483647"),
    "i64": ("0", "1", "-9223372036854775808", "9223372036854775807"),
    "ui8": ("0", "1", "0", "255"),
    "ui32": ("0", "1", "0", "4294967295"),
    "ui64": ("0", "1", "0", "18446744073709551615"),
}
KINDS = ("add", "mul", "max", "min")


def tensor(shape, element):
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


def numbers(values):
    return f"[{', '.join(str(value) for value in values)}]"


class Program:
    def __init__(self, shape, element):
        self.shape, self.element, self.lines = shape, element, []
        self.value = "%x"

    def add(self, text, shape):
        """An op on the current value, of which `text` has the name as {}."""
        before = tensor(self.shape, self.element)
        after = tensor(shape, self.element)
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = {text.format(self.value)} : {before}"
                          + (f" -> {after}" if "reshape" in text or "expand" in text or
                             "pad" in text or "shrink" in text or "reduce" in text or
                             "permute" in text else ""))
        self.shape, self.value = list(shape), name

    def text(self, argument):
        result = tensor(self.shape, self.element)
        body = "\n".join(self.lines)
        return (f"func.func @main(%x: {argument}) -> {result} {{\n{body}\n"
                f"  return {self.value} : {result}\n}}\n")


def by_positions(shape, axis, kind, element, predicate, index):
    """where(k <= i, x[k], identity), reduced over k."""
    program = Program(list(shape), element)
    size = shape[axis]
    identity = TYPES[element][KINDS.index(kind)]
    before, after = list(shape[:axis]), list(shape[axis + 1:])
    whole = before + [size, size] + after
    program.add("uop.reshape {}", before + [1, size] + after)
    program.add("uop.expand {}", whole)
    positions, values = tensor(whole, index), tensor(whole, element)
    program.lines += [
        f"  %i = uop.iota axis {axis} : {positions}",
        f"  %k = uop.iota axis {axis + 1} : {positions}",
        f"  %c = uop.cmp {predicate} %k, %i : {positions}",
        f"  %z = uop.const {identity} : {values}",
        f"  %w = uop.where %c, {program.value}, %z : {values}",
    ]
    program.value = "%w"
    program.add(f"uop.reduce_axis {kind} {{}} axes [{axis + 1}]", shape)
    return program.text(tensor(shape, element))


def by_windows(shape, axis, kind, element, reverse):
    """Windows as long as the axis of the padded tensor, made by repeating it."""
    program = Program(list(shape), element)
    rank, size = len(shape), shape[axis]
    last = [a for a in range(rank) if a != axis] + [axis]
    back = [last.index(a) for a in range(rank)]
    lead = [shape[a] for a in last[:-1]]
    identity = TYPES[element][KINDS.index(kind)]
    zeros = [0] * len(lead)
    program.lines.append(f"  %f = uop.const {identity} : {element}")
    program.add(f"uop.permute {{}} {numbers(last)}", lead + [size])
    if reverse:
        program.add(f"uop.flip {{}} axes [{rank - 1}]", lead + [size])
    length = 2 * size - 1
    program.add(f"uop.pad {{}} low {numbers(zeros + [size - 1])} high "
                f"{numbers(zeros + [0])} value %f", lead + [length])
    program.add("uop.reshape {}", lead + [1, length])
    program.add("uop.expand {}", lead + [size + 1, length])
    program.add("uop.reshape {}", lead + [(size + 1) * length])
    program.add(f"uop.shrink {{}} offsets {numbers(zeros + [0])} sizes "
                f"{numbers(lead + [size * (length + 1)])}", lead + [size * (length + 1)])
    program.add("uop.reshape {}", lead + [size, length + 1])
    program.add(f"uop.shrink {{}} offsets {numbers(zeros + [0, 0])} sizes "
                f"{numbers(lead + [size, size])}", lead + [size, size])
    program.add(f"uop.reduce_axis {kind} {{}} axes [{rank - 1}]", lead + [size])
    if reverse:
        program.add(f"uop.flip {{}} axes [{rank - 1}]", lead + [size])
    program.add(f"uop.permute {{}} {numbers(back)}", shape)
    return program.text(tensor(shape, element))


def cases():
    positions = ["le", "lt", "ge", "gt"]
    # Every type and kind, along the last and along the first axis.
    for number, element in enumerate(TYPES):
        for kind in KINDS:
            axis = (number + KINDS.index(kind)) % 2
            predicate = positions[(number + 2 * axis) % 4]
            shape = (7, 33) if axis else (33, 7)
            yield f"{element}-{kind}", by_positions(shape, axis, kind, element, predicate, "i32"), 33
    # Shapes.
    for shape in [(0,), (1,), (2,), (3,), (1000,), (3, 0), (0, 3), (1, 40), (40, 1), (3, 40, 5),
                  (2, 3, 4, 5, 40), (40, 2, 3, 2, 2), (2, 3, 40, 1, 4)]:
        for axis in range(len(shape)):
            name = f"{'x'.join(map(str, shape))}-{axis}"
            index = ["i64", "f32", "i32"][axis % 3]
            yield f"positions-{name}", by_positions(shape, axis, "add", "i32",
                                                    positions[axis % 4], index), shape[axis]
            if 0 not in shape and shape[axis] > 1:
                yield f"windows-{name}", by_windows(shape, axis, "max", "f32",
                                                    axis % 2 == 1), shape[axis]
    for kind in KINDS:
        for reverse in (False, True):
            yield f"windows-{kind}-{reverse}", by_windows((5, 64), 1, kind, "i64", reverse), 64


def run(arguments):
    done = subprocess.run(arguments, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", default="")
    parser.add_argument("folder")
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    failed = total = 0
    for name, text, size in cases():
        if options.only not in name:
            continue
        total += 1
        path = os.path.join(options.folder, name + ".mlir")
        with open(path, "w") as file:
            file.write(text)
        status, output = run(["uop-run", path, "--random-inputs=1", "--verify"])
        if status == 0 and size >= 32:
            status, output = run(["uop-opt", path, "--uop-schedule"])
            if output.count("uop.launch") != 1 or "uop.scan" not in output or "uop.reduce" in output:
                status = 1
        if status != 0:
            failed += 1
            print(f"{name}: {path}\n{output}")
    print(f"{total - failed} of {total} cases agree")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
