#!/usr/bin/env python3
"""tosa.rescale against its definition in the specification (RESCALE of TOSA 1.1).

    rescale.py WORK_FOLDER

One program for each pair of types and of signs; its results are that of each
multiplier, each rounding mode, each width of the multiplier, with one multiplier
and with one for each channel, constant ones and arguments.
"""

import itertools
import subprocess
import sys
from pathlib import Path

import numpy as np

ROWS, CHANNELS = 40, 5
SCALES = {True: [(1073741824, 38), (1610612736, 40), (2147483647, 31), (1234567890, 50), (1073741824, 30), (1985000001, 33),
                 (7, 62), (0, 20), (1073741824, 32)],
          False: [(20000, 17), (32767, 15), (16384, 30), (3, 2), (12345, 40)]}
MODES = ["SINGLE_ROUND", "DOUBLE_ROUND", "INEXACT_ROUND"]


def apply_scale(value, multiplier, shift, double_round):
    """apply_scale_32 and apply_scale_16, in Python's integers."""
    rounding = 1 << (shift - 1)
    if double_round and shift > 31:
        rounding += 1 << 30 if value >= 0 else -(1 << 30)
    return (value * multiplier + rounding) >> shift


def largest_value(bits, scale32, multiplier, shift):
    """Results have 32 bits, and numbers for multipliers of 32 bits are less than half of the shift's power."""
    limit = min(2 ** (bits - 1) - 1, (2**30 << shift) // multiplier if multiplier else 2**62)
    return min(limit, 2 ** (shift - 1) - 1) if scale32 else limit


def bits_of(element):
    return int(element[1:])


def legal(source, target, from_unsigned, to_unsigned):
    """What the specification has no error for."""
    return not (from_unsigned and (to_unsigned or target == "i32" or bits_of(source) > 16)
                or to_unsigned and (bits_of(source) > 16 or target == "i32"))


def zero_of(element, unsigned, random):
    if element == "i8":
        return int(random.integers(0, 256) if unsigned else random.integers(-128, 128))
    return int(random.choice([0, 32768])) if element == "i16" and unsigned else 0


def signed(value, element):
    bits = bits_of(element)
    return value - 2**bits if value >= 2 ** (bits - 1) else value


class Case:
    def __init__(self, source, target, from_unsigned, to_unsigned, random):
        self.source, self.target = source, target
        self.from_unsigned, self.to_unsigned = from_unsigned, to_unsigned
        self.lines, self.expected, self.arguments, self.inputs = [], [], [], []
        self.random = random
        self.in_zero, self.out_zero = zero_of(source, from_unsigned, random), zero_of(target, to_unsigned, random)
        wide = source in ("i32", "i48")
        for scale32 in (True, False) if source != "i48" else (False,):
            scales = [s for s in SCALES[scale32] if wide or s[1] > 17]
            for mode in MODES[:: 1 if scale32 else 2]:
                for scale in scales:
                    self.add(scale32, mode, [scale], False)
                self.add(scale32, mode, [scales[i % len(scales)] for i in range(CHANNELS)], True)
        self.add(source != "i48", "SINGLE_ROUND", [scales[i % len(scales)] for i in range(CHANNELS)], True, constant=False)

    def make_input(self, scale32, scales):
        bits = bits_of(self.source)
        limit = min(largest_value(bits, scale32, *scale) for scale in scales)
        if bits <= 16:
            low, high = (0, 2**bits) if self.from_unsigned else (-(2 ** (bits - 1)), 2 ** (bits - 1))
        else:
            low, high = -limit, limit + 1
        values = self.random.integers(low, high, [ROWS, CHANNELS], dtype="i8")
        values.flat[:6] = [low, high - 1, 0, 1, low + 1, high // 2]
        return values

    def constant(self, numbers, element):
        name = f"%c{len(self.lines)}"
        kind = f"tensor<{len(numbers)}x{element}>"
        self.lines.append(f'  {name} = "tosa.const"() <{{values = dense<{[signed(n, element) for n in numbers]}> : {kind}}}> : () -> {kind}')
        return name

    def argument(self, array, element):
        self.inputs.append(array)
        name = f"%x{len(self.inputs)}"
        self.arguments.append(f"{name}: tensor<{'x'.join(map(str, array.shape))}x{element}>")
        return name

    def add(self, scale32, mode, scales, per_channel, constant=True):
        values = self.make_input(scale32, scales)
        storage = {"i8": "i1", "i16": "i2", "i32": "i4", "i48": "i8"}
        name = self.argument(values.astype(storage[self.source]), self.source)
        width = "i32" if scale32 else "i16"
        multipliers, shifts = [s[0] for s in scales], [s[1] for s in scales]
        if constant:
            m, s = self.constant(multipliers, width), self.constant(shifts, "i8")
        else:
            m = self.argument(np.array(multipliers, storage[width]), width)
            s = self.argument(np.array(shifts, "i1"), "i8")
        zi, zo = self.constant([self.in_zero], self.source), self.constant([self.out_zero], self.target)
        shape, k = f"{ROWS}x{CHANNELS}", len(scales)
        flags = {"scale32": scale32, "rounding_mode": mode, "per_channel": per_channel,
                 "input_unsigned": self.from_unsigned, "output_unsigned": self.to_unsigned}
        text = ", ".join(f"{key} = {value if isinstance(value, str) else str(value).lower()}" for key, value in flags.items())
        self.lines.append(f"  %r{len(self.expected)} = tosa.rescale {name}, {m}, {s}, {zi}, {zo} {{{text}}} : (tensor<{shape}x{self.source}>, "
                          f"tensor<{k}x{width}>, tensor<{k}xi8>, tensor<1x{self.source}>, tensor<1x{self.target}>) -> tensor<{shape}x{self.target}>")
        self.expected.append((text, values, self.compute(values, scales, mode)))

    def compute(self, values, scales, mode):
        bits = bits_of(self.target)
        low, high = (0, 2**bits - 1) if self.to_unsigned else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
        result = np.zeros(values.shape, "i8")
        for at, value in np.ndenumerate(values):
            scaled = apply_scale(int(value) - self.in_zero, *scales[at[1] % len(scales)], mode == "DOUBLE_ROUND")
            result[at] = max(low, min(high, scaled + self.out_zero))
        return result

    def run(self, work):
        types = ", ".join([f"tensor<{ROWS}x{CHANNELS}x{self.target}>"] * len(self.expected))
        results = ", ".join(f"%r{i}" for i in range(len(self.expected)))
        program = work / "rescale.mlir"
        program.write_text(f"func.func @main({', '.join(self.arguments)}) -> ({types}) {{\n" + "\n".join(self.lines)
                           + f"\n  return {results} : {types}\n}}\n")
        command = ["uop-run", program]
        for number, array in enumerate(self.inputs):
            np.save(work / f"in{number}.npy", array)
            command.append(f"--input={work}/in{number}.npy")
        command += [f"--output={work}/out{number}.npy" for number in range(len(self.expected))]
        subprocess.run(command, check=True)
        for number, (text, values, expected) in enumerate(self.expected):
            got = np.load(work / f"out{number}.npy")
            got = got.view(got.dtype.str.replace("i", "u")) if self.to_unsigned else got
            wrong = np.argwhere(got.astype("i8") != expected)
            if len(wrong):
                at = tuple(wrong[0])
                sys.exit(f"{self.source} to {self.target}, {text}: {values[at]} gives {got[at]}, not {expected[at]}")
        return sum(expected.size for _, _, expected in self.expected)


def main():
    work = Path(sys.argv[1])
    work.mkdir(parents=True, exist_ok=True)
    random = np.random.default_rng(3)
    checked = programs = 0
    for source, target, *signs in itertools.product(["i8", "i16", "i32", "i48"], ["i8", "i16", "i32"], [False, True], [False, True]):
        if legal(source, target, *signs):
            checked += Case(source, target, *signs, random).run(work)
            programs += 1
    print(f"{checked} values rescaled in {programs} programs")


if __name__ == "__main__":
    main()
