#!/usr/bin/env python3
"""Checks arith.truncf with each rounding mode, to each narrow type, exactly.

    check_rounding.py WORK_FOLDER

The numbers are those of the narrow type, what is halfway between two of them, what
is a little off, what is beyond the greatest, infinities and NaN. What is expected is
found among all numbers of the type, which are decoded here.
"""

import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np

# Bits of the exponent and of the significand, the bias, and whether there are
# infinities, and whether a negative zero is NaN.
TYPES = {
    "f16": (5, 10, 15, True, False),
    "f8E5M2": (5, 2, 15, True, False),
    "f8E4M3FN": (4, 3, 7, False, False),
    "f8E5M2FNUZ": (5, 2, 16, False, True),
    "f8E4M3FNUZ": (4, 3, 8, False, True),
}
MODES = ["to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"]


def decode(bits, kind):
    """The number, or None for what is no finite one."""
    exponent_bits, fraction_bits, bias, has_inf, is_unsigned_zero = TYPES[kind]
    sign = bits >> (exponent_bits + fraction_bits)
    exponent = bits >> fraction_bits & (1 << exponent_bits) - 1
    fraction = bits & (1 << fraction_bits) - 1
    full = exponent == (1 << exponent_bits) - 1
    if has_inf and full:
        return None
    if is_unsigned_zero:
        if sign and not exponent and not fraction:
            return None
    elif full and fraction == (1 << fraction_bits) - 1:
        return None
    if exponent:
        value = Fraction((1 << fraction_bits) + fraction) * Fraction(2) ** (exponent - bias - fraction_bits)
    else:
        value = Fraction(fraction) * Fraction(2) ** (1 - bias - fraction_bits)
    return -value if sign else value


def round_to(x, numbers, mode):
    """Of the sorted numbers, or None beyond them all where that may be infinity."""
    below = [n for n in (numbers[np.searchsorted(numbers, x, "right") - 1],) if n <= x]
    place = np.searchsorted(numbers, x, "left")
    above = [numbers[place]] if place < len(numbers) else []
    if below and above and below[0] == above[0]:
        return x
    toward = {"downward": "below", "upward": "above"}.get(mode) or ("below" if x > 0 else "above")
    if mode in ("downward", "upward", "toward_zero"):
        chosen = below if toward == "below" else above
        return chosen[0] if chosen else None
    if not below or not above:
        return "skip"  # whether it is beyond is another rule in each type
    low, high = x - below[0], above[0] - x
    if low != high:
        return below[0] if low < high else above[0]
    if mode == "to_nearest_away":
        return above[0] if x > 0 else below[0]
    return "skip"


def main():
    work = Path(sys.argv[1])
    work.mkdir(parents=True, exist_ok=True)
    wrong = count = 0
    for kind, (_, _, _, has_inf, is_unsigned_zero) in TYPES.items():
        width = 16 if kind == "f16" else 8
        exact = sorted({v for v in (decode(b, kind) for b in range(1 << width)) if v is not None})
        numbers = np.array(exact, object)
        if len(exact) > 2000:
            near = exact[::211] + exact[:3] + exact[-3:]
            near += [numbers[np.searchsorted(numbers, v) + 1] for v in near[:-1] if v != exact[-1]]
            near = sorted(set(near))
        else:
            near = exact
        points = set(near)
        for a, b in zip(near, near[1:]):
            points |= {(a + b) / 2, (a * 3 + b) / 4, a + (b - a) / 1024}
        points |= {exact[-1] * 3, exact[-1] * 1000, exact[0] * 3, exact[-1] * Fraction(257, 256)}
        inputs = np.array(sorted(float(p) for p in points) + [-0.0, np.inf, -np.inf, np.nan], "f8")
        np.save(work / "x.npy", inputs)
        results = "".join(f"""  %{i} = arith.truncf %x {mode} : tensor<{len(inputs)}xf64> to tensor<{len(inputs)}x{kind}>
""" for i, mode in enumerate(MODES))
        types = ", ".join([f"tensor<{len(inputs)}x{kind}>"] * len(MODES))
        (work / "round.mlir").write_text(
            f"func.func @main(%x: tensor<{len(inputs)}xf64>) -> ({types}) {{\n{results}"
            f"  return {', '.join(f'%{i}' for i in range(len(MODES)))} : {types}\n}}\n")
        subprocess.run(["uop-run", work / "round.mlir", f"--input={work / 'x.npy'}",
                        *(f"--output={work / f'{i}.npy'}" for i in range(len(MODES)))], check=True)
        for i, mode in enumerate(MODES):
            got = np.load(work / f"{i}.npy").view(f"u{width // 8}")
            for x, bits in zip(inputs, got):
                count += 1
                value = decode(int(bits), kind)
                if not np.isfinite(x):
                    good = value is None
                elif x == 0:
                    is_negative = np.signbit(x) and not is_unsigned_zero
                    good = int(bits) == (1 << width - 1 if is_negative else 0)
                else:
                    expected = round_to(Fraction(float(x)), numbers, mode)
                    good = expected == "skip" or value == expected
                    # The sign of what became zero.
                    if good and value == 0 and not is_unsigned_zero:
                        good = int(bits) >> width - 1 == (x < 0)
                if not good:
                    wrong += 1
                    if wrong < 10:
                        print(f"{kind} {mode}: {x!r} gave {bits:#x}, {value}")
    print(f"{count} roundings, {wrong} wrong")
    return 1 if wrong or not count else 0


if __name__ == "__main__":
    sys.exit(main())
