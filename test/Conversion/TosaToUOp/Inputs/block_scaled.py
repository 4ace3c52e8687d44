#!/usr/bin/env python3
"""Ops of TOSA on numbers that share a scale against their definitions in the
specification (TOSA 1.1, extension MXFP).

    block_scaled.py WORK_FOLDER
"""

import math
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np

# Bits of exponent and fraction, bias, and what has a NaN or an infinity.
FORMATS = {"f8E4M3FN": (4, 3, 7), "f8E5M2": (5, 2, 15), "f4E2M1FN": (2, 1, 1)}
BLOCK = 32
SCALE_BIAS = 127


def decode(code, element):
    exponent_bits, fraction_bits, bias = FORMATS[element]
    sign = -1.0 if code >> (exponent_bits + fraction_bits) else 1.0
    exponent = (code >> fraction_bits) & (2**exponent_bits - 1)
    fraction = code & (2**fraction_bits - 1)
    if element == "f8E5M2" and exponent == 31:
        return sign * math.inf if fraction == 0 else math.nan
    if element == "f8E4M3FN" and code & 0x7F == 0x7F:
        return math.nan
    if exponent == 0:
        return sign * math.ldexp(fraction, 1 - bias - fraction_bits)
    return sign * math.ldexp(2**fraction_bits + fraction, exponent - bias - fraction_bits)


def codes(element):
    return range(2 ** (1 + sum(FORMATS[element][:2])))


POSITIVE = {element: [(decode(c, element), c) for c in codes(element)[: len(codes(element)) // 2] if math.isfinite(decode(c, element))]
            for element in FORMATS}


def encode(value, element):
    """The code of the nearest number; of the even one between two."""
    sign = len(codes(element)) // 2 if math.copysign(1, value) < 0 else 0
    table, size = POSITIVE[element], abs(value)
    best = min(table, key=lambda entry: (abs(Fraction(entry[0]) - Fraction(size)), entry[1] % 2))
    return best[1] | sign


def scale_of(largest, element):
    """calc_block_scale, exactly, as the exponent with its bias."""
    if not math.isfinite(largest):
        return 255
    if largest == 0:
        return 0
    top, below = POSITIVE[element][-1][0], POSITIVE[element][-2][0]
    bound = Fraction(top) + (Fraction(top) - Fraction(below)) / 2
    ratio = Fraction(largest) / bound
    exponent = -400
    while Fraction(2) ** exponent < ratio:
        exponent += 1  # ceil(log2(ratio))
    if element != "f8E4M3FN" and Fraction(2) ** exponent == ratio:
        exponent += 1  # floor(log2(ratio)) + 1
    return max(0, min(254, exponent + SCALE_BIAS))


def scale_value(code):
    return math.nan if code == 255 else math.ldexp(1.0, code - SCALE_BIAS)


def to_bf16(values):
    bits = np.asarray(values, "f4").view("u4").astype("u8")
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype("u2")


def from_bf16(bits):
    return (bits.astype("u4") << 16).view("f4")


class Runner:
    def __init__(self, work):
        self.work, self.checked = work, 0
        work.mkdir(parents=True, exist_ok=True)

    def run(self, text, inputs, count):
        (self.work / "program.mlir").write_text(text)
        command = ["uop-run", self.work / "program.mlir", "--verify"]
        for number, array in enumerate(inputs):
            np.save(self.work / f"in{number}.npy", array)
            command.append(f"--input={self.work}/in{number}.npy")
        command += [f"--output={self.work}/out{number}.npy" for number in range(count)]
        subprocess.run(command, check=True)
        return [np.load(self.work / f"out{number}.npy") for number in range(count)]

    def equal(self, name, got, expected):
        nans = np.isnan(got) & np.isnan(expected) if got.dtype.kind == "f" else False
        bits = f"u{got.itemsize}"
        wrong = np.argwhere(~((got.view(bits) == expected.astype(got.dtype).view(bits)) | nans))
        if got.shape != expected.shape or len(wrong):
            at = tuple(wrong[0])
            sys.exit(f"{name}: {got[at]} at {at}, not {expected[at]}")
        self.checked += got.size


def make_rows(element, source, random):
    """Blocks of all kinds, those whose largest number is at a bound of the scale included."""
    table = POSITIVE[element]
    bound = table[-1][0] + (table[-1][0] - table[-2][0]) / 2
    rows = [random.normal(size=BLOCK) * 2.0 ** random.integers(-30, 30) for _ in range(8)]
    for exponent in (-20, -3, 0, 5, 40):
        for top in (bound, np.nextafter(np.float32(bound), np.float32(0)), np.nextafter(np.float32(bound), np.float32(math.inf))):
            row = random.uniform(-bound, bound, BLOCK) / 2
            row[random.integers(BLOCK)] = float(top) * random.choice([-1, 1])
            rows.append(row * 2.0**exponent)
    rows += [np.zeros(BLOCK), np.full(BLOCK, -0.0), np.full(BLOCK, 1e-40), np.full(BLOCK, 2.0**-126), np.full(BLOCK, 3e38)]
    if element != "f4E2M1FN":  # which has no NaN
        rows += [np.where(np.arange(BLOCK) == 3, odd, 1.0) for odd in (math.nan, math.inf, -math.inf)]
    values = np.array(rows, "f4")
    values = from_bf16(to_bf16(values)) if source == "bf16" else values
    return values[: len(values) // 2 * 2].reshape(-1, 2 * BLOCK)


def check_to(runner, element, source, random):
    values = make_rows(element, source, random)
    n = len(values)
    text = f"""
func.func @main(%x: tensor<{n}x64x{source}>) -> (tensor<{n}x64x{element}>, tensor<{n}x2xf8E8M0FNU>) {{
  %0:2 = tosa.cast_to_block_scaled %x {{block_size = BLOCK_SIZE_32}} : (tensor<{n}x64x{source}>) -> (tensor<{n}x64x{element}>, tensor<{n}x2xf8E8M0FNU>)
  return %0#0, %0#1 : tensor<{n}x64x{element}>, tensor<{n}x2xf8E8M0FNU>
}}
"""
    array = values if source == "f32" else to_bf16(values).view("V2")
    data, scales = runner.run(text, [array], 2)
    blocks = values.reshape(n, 2, BLOCK)
    expected = np.array([[scale_of(float(np.abs(b).max()), element) for b in row] for row in blocks], "u1")
    runner.equal(f"scales of {element}", scales.view("u1"), expected)
    got = np.vectorize(lambda c: decode(int(c), element))(data.view("u1")).reshape(blocks.shape)
    for at, value in np.ndenumerate(blocks):
        scale = scale_value(int(expected[at[:2]]))
        if math.isnan(scale):
            right = math.isnan(got[at])
        else:
            right = data.view("u1").reshape(blocks.shape)[at] == encode(float(value) / scale, element)
        if not right:
            sys.exit(f"{source} to {element}: {value} with scale {scale} gives {got[at]}")
        runner.checked += 1


def check_from(runner, element, target):
    all_codes = np.array([[c] * BLOCK for c in codes(element)], "u1").reshape(-1, BLOCK)
    scales = np.array([0, 1, 100, 127, 200, 254, 255], "u1")
    data = np.repeat(all_codes, len(scales), 0)
    scale = np.tile(scales, len(all_codes))[:, None]
    n = len(data)
    text = f"""
func.func @main(%x: tensor<{n}x32x{element}>, %s: tensor<{n}x1xf8E8M0FNU>) -> tensor<{n}x32x{target}> {{
  %0 = tosa.cast_from_block_scaled %x, %s {{block_size = BLOCK_SIZE_32}} : (tensor<{n}x32x{element}>, tensor<{n}x1xf8E8M0FNU>) -> tensor<{n}x32x{target}>
  return %0 : tensor<{n}x32x{target}>
}}
"""
    (result,) = runner.run(text, [data.view("V1"), scale.view("V1")], 1)
    with np.errstate(over="ignore", invalid="ignore"):
        expected = np.array([[decode(int(row[0]), element) * scale_value(int(s[0]))] * BLOCK for row, s in zip(data, scale)])
        expected = expected.astype("f4")
    if target == "bf16":
        result, expected = from_bf16(result.view("u2")), from_bf16(to_bf16(expected))
    runner.equal(f"{element} to {target}", result, expected)


def check_product(runner, element, shared, random):
    n, h, w, c = 2, 3, 4, 64
    d = 1 if shared else n
    few = [code for value, code in POSITIVE[element] if 0.5 <= value <= 6]
    sign = len(codes(element)) // 2
    shapes = [(n, h, c), (d, w, c)]
    data = [(random.choice(few, s) | random.choice([0, sign], s)).astype("u1") for s in shapes]
    scale = [random.integers(124, 131, (*s[:2], c // BLOCK)).astype("u1") for s in shapes]
    scale[0][0, 1, 1] = 255
    kinds = [f"tensor<{'x'.join(map(str, array.shape))}x{e}>"
             for array, e in zip((data[0], scale[0], data[1], scale[1]), (element, "f8E8M0FNU") * 2)]
    text = f"""
func.func @main(%a: {kinds[0]}, %s: {kinds[1]}, %b: {kinds[2]}, %t: {kinds[3]}) -> tensor<{n}x{h}x{w}xf32> {{
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {{block_size = BLOCK_SIZE_32}} : ({', '.join(kinds)}) -> tensor<{n}x{h}x{w}xf32>
  return %0 : tensor<{n}x{h}x{w}xf32>
}}
"""
    (result,) = runner.run(text, [x.view("V1") for x in (data[0], scale[0], data[1], scale[1])], 1)
    wide = [np.vectorize(lambda code: decode(int(code), element))(x) * np.vectorize(lambda code: scale_value(int(code)))(np.repeat(s, BLOCK, 2))
            for x, s in zip(data, scale)]
    expected = np.einsum("nhc,nwc->nhw", wide[0], np.broadcast_to(wide[1], (n, w, c))).astype("f4")
    runner.equal(f"product of {element}", result, expected)


def main():
    runner, random = Runner(Path(sys.argv[1])), np.random.default_rng(11)
    for element in FORMATS:
        for other in ("f32", "bf16"):
            check_to(runner, element, other, random)
            check_from(runner, element, other)
        for shared in (False, True):
            check_product(runner, element, shared, random)
    print(f"{runner.checked} values")


if __name__ == "__main__":
    main()
