"""Kernels of uop.ldexp with the expected results, computed with fractions."""

import random
from fractions import Fraction

GENERATOR = random.Random(7)
# Bits of the mantissa, and the least and the greatest exponent of normal numbers.
FORMATS = {"f64": (52, -1022, 1023), "f32": (23, -126, 127), "f16": (10, -14, 15),
           "bf16": (7, -126, 127)}


def encode(format, sign, magnitude):
    """The bits of a Fraction, rounded once to the nearest, ties to even."""
    mantissa, least, greatest = FORMATS[format]
    width = 1 + mantissa + (greatest + 1).bit_length()
    exponent = least
    if magnitude:
        exponent = max(least, magnitude.numerator.bit_length() - magnitude.denominator.bit_length())
        if exponent > least and magnitude < Fraction(2) ** exponent:
            exponent -= 1
    steps = round(magnitude / Fraction(2) ** (exponent - mantissa))
    bits = steps if exponent == least else steps + ((exponent - least) << mantissa)
    infinity = (2 * greatest + 1) << mantissa
    return min(bits, infinity) | (sign << (width - 1)), width


def cases(format):
    mantissa, least, greatest = FORMATS[format]
    one = 1 << mantissa
    significands = [one, one + 1, 2 * one - 1, one | one >> 1] + [
        one + GENERATOR.randrange(one) for _ in range(6)]
    span = greatest - least + mantissa
    for sign in (0, 1):
        for significand in significands:
            for exponent in (least, least + 1, least + mantissa, -1, 0, 1, greatest):
                magnitude = Fraction(significand, one) * Fraction(2) ** exponent
                powers = [least - mantissa - exponent + d for d in range(-2, mantissa + 3, 3)]
                powers += [greatest - exponent + d for d in (-1, 0, 1)]
                powers += [0, span, -span, 2 * span, -2 * span, 2**31 - 1, -(2**31),
                           GENERATOR.randrange(-2 * span, 2 * span)]
                for power in powers:
                    yield sign, magnitude, power
        for steps in (1, 3, one - 1):  # subnormal
            magnitude = steps * Fraction(2) ** (least - mantissa)
            for power in (-1, -2, 1, mantissa, span, span - 1, 2**31 - 1, -(2**31)):
                yield sign, magnitude, power
        for power in (0, 5, -5, 2**31 - 1, -(2**31)):
            yield sign, Fraction(0), power


def scaled(magnitude, power):
    """As far as a float can tell."""
    return magnitude * Fraction(2) ** max(-5000, min(5000, power))


def main():
    for format in FORMATS:
        rows = []
        for sign, magnitude, power in cases(format):
            x, width = encode(format, sign, magnitude)
            rows.append((x, power, encode(format, sign, scaled(magnitude, power))[0]))
        mantissa, _, greatest = FORMATS[format]
        infinity = (2 * greatest + 1) << mantissa
        for sign in (0, 1 << (width - 1)):
            for power in (0, 9, -9, 2**31 - 1, -(2**31)):
                rows.append((infinity | sign, power, infinity | sign))
        rows += [(infinity | 1 << (mantissa - 1), power, infinity | 1 << (mantissa - 1))
                 for power in (0, 3, -3000)]
        count, digits = len(rows), width // 4
        hexes = [", ".join(f"0x{row[i]:0{digits}X}" for row in rows) for i in (0, 2)]
        powers = ", ".join(str(row[1]) for row in rows)
        floats, integers = f"{count}x{format}", f"{count}xi32"
        print(f"""uop.kernel @ldexp_{format}(%x: memref<{floats}>, %n: memref<{integers}>, %o: memref<{floats}>) {{
  %i = uop.range 0 to {count} : index
  %0 = uop.load %x[%i] : memref<{floats}> -> {format}
  %1 = uop.load %n[%i] : memref<{integers}> -> i32
  %2 = uop.ldexp %0, %1 : {format}
  uop.store %2, %o[%i] over (%i) : memref<{floats}>
  uop.sink
}}

func.func @{format}() {{
  %x = uop.const dense<[{hexes[0]}]> : tensor<{floats}>
  %n = uop.const dense<[{powers}]> : tensor<{integers}>
  %e = uop.const dense<[{hexes[1]}]> : tensor<{floats}>
  %init = tensor.empty() : tensor<{floats}>
  %r = uop.launch @ldexp_{format} ins(%x, %n : tensor<{floats}>, tensor<{integers}>) outs(%init : tensor<{floats}>) -> tensor<{floats}>
  check.expect_eq %r, %e : tensor<{floats}>
  %t = uop.ldexp %x, %n : tensor<{floats}>
  check.expect_eq %t, %e : tensor<{floats}>
  return
}}
""")


main()
