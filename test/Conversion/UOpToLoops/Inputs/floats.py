"""Narrow floats by the book: every value in a table, rounding by search."""

from bisect import bisect_right
from fractions import Fraction

import numpy as np


class Narrow:
    """A float of at most 16 bits, given its exponent and mantissa bits and what
    there is besides numbers: "ieee", infinities and NaNs in the greatest
    exponent; "all ones", NaN there; "negative zero", NaN there; "none"."""

    computes = True

    def __init__(self, name, exponent, mantissa, specials, bias=None):
        self.name, self.specials = name, specials
        self.width = 1 + exponent + mantissa
        self.computes = specials != "none"
        self.sign = 1 << (self.width - 1)
        if bias is None:
            bias = 2 ** (exponent - 1) - 1
        values = []  # of the magnitudes, by bits; infinity and NaN included
        for bits in range(self.sign):
            e, m = bits >> mantissa, bits & (2 ** mantissa - 1)
            if specials == "ieee" and e == 2 ** exponent - 1:
                values.append(np.nan if m else np.inf)
            elif specials == "all ones" and bits == self.sign - 1:
                values.append(np.nan)
            elif e == 0:
                values.append(m * 2.0 ** (1 - bias - mantissa))
            else:
                values.append((1 + m / 2 ** mantissa) * 2.0 ** (e - bias))
        magnitudes = np.array(values)
        self.values = np.concatenate([magnitudes, -magnitudes])
        if specials == "negative zero":
            self.values[self.sign] = np.nan
        self.finite = magnitudes[np.isfinite(magnitudes)]
        self.exact = [Fraction(v) for v in self.finite]
        # Where the next number would be: from half way on a value overflows.
        self.next = 2 * self.exact[-1] - self.exact[-2]
        self.largest = len(self.finite) - 1
        # Infinity, NaN or, where there is neither, the largest number.
        self.special = self.largest + (0 if specials == "none" else 1)
        self.nan = {"ieee": self.special + 1, "all ones": self.special,
                    "negative zero": self.sign, "none": 0}[specials]

    def decode(self, bits):
        return self.values[bits]

    def exceeds(self, other):
        """Whether there are numbers beyond those of the other type."""
        return self.specials == "ieee" or self.finite[-1] > other.finite[-1]

    def round_fraction(self, value, negative_zero=False, saturate=False):
        """The bits nearest to a Fraction, ties to even."""
        magnitude = abs(value)
        sign = self.sign if value < 0 or (value == 0 and negative_zero) else 0
        table = self.exact + [self.next]
        low, high = 0, len(table) - 1
        if magnitude >= table[high]:
            return sign | (self.largest if saturate else self.special)
        while high - low > 1:
            middle = (low + high) // 2
            if table[middle] <= magnitude:
                low = middle
            else:
                high = middle
        below, above = magnitude - table[low], table[high] - magnitude
        if below > above or (below == above and low % 2 == 1):
            low = high
        if low > self.largest:
            low = self.largest if saturate else self.special
        if low == 0 and self.specials == "negative zero":
            return 0
        return sign | low

    def round_array(self, values, saturate=False):
        """The bits nearest to float64 numbers; NaN becomes self.nan."""
        magnitude = np.abs(values)
        table = np.append(self.finite, float(self.next))
        low = np.searchsorted(table, magnitude, side="right") - 1
        low = np.clip(low, 0, len(table) - 2)
        with np.errstate(invalid="ignore"):
            # Differences of neighbours in float64 are exact.
            below, above = magnitude - table[low], table[low + 1] - magnitude
            up = (below > above) | ((below == above) & (low % 2 == 1))
        bits = low + up
        bits[(magnitude >= table[-1]) | (bits > self.largest)] = (
            self.largest if saturate else self.special)
        signs = np.where(np.signbit(values), self.sign, 0)
        if self.specials == "negative zero":
            signs[bits == 0] = 0
        bits = bits | signs
        bits[np.isnan(values)] = self.nan
        return bits

    def same(self, got, expected):
        """Equal bits, or both NaN."""
        return (got == expected) | (np.isnan(self.values[got]) &
                                    np.isnan(self.values[expected]))


class Scale:
    """f8E8M0FNU: powers of two and NaN. Halfway goes up, to the power whose
    significand as an integer is even; the least power stands for 0, NaN for
    what is negative."""

    name, width, computes, specials = "f8E8M0FNU", 8, False, "scale"

    def __init__(self):
        self.finite = 2.0 ** np.arange(-127, 128)
        self.values = np.append(self.finite, np.nan)
        self.exact = [Fraction(v) for v in self.finite]
        self.next = 2 * self.exact[-1]
        self.ties = [v * 3 / 4 for v in self.exact[1:] + [self.next]]
        self.nan, self.largest = 255, 254

    decode = Narrow.decode
    exceeds = Narrow.exceeds
    same = Narrow.same

    def round_fraction(self, value, negative_zero=False, saturate=False):
        if value < 0:
            return self.nan
        if value >= self.ties[-1]:
            return self.largest if saturate else self.nan
        return bisect_right(self.ties, value)

    def round_array(self, values, saturate=False):
        bits = np.searchsorted(self.finite[1:] * 0.75, values, side="right")
        bits[values >= float(self.next) * 0.75] = (
            self.largest if saturate else self.nan)
        bits[np.isnan(values) | (values < 0)] = self.nan
        return bits


NARROW = [Narrow("f8E4M3FN", 4, 3, "all ones"), Narrow("f8E5M2", 5, 2, "ieee"),
          Narrow("f8E4M3FNUZ", 4, 3, "negative zero", 8),
          Narrow("f8E5M2FNUZ", 5, 2, "negative zero", 16), Scale(),
          Narrow("f4E2M1FN", 2, 1, "none", 1),
          Narrow("bf16", 8, 7, "ieee"), Narrow("f16", 5, 10, "ieee")]
