"""Narrow floats by the book: every value in a table, rounding by search."""

from fractions import Fraction

import numpy as np


class Narrow:
    """A float of 8 or 16 bits, given its exponent and mantissa bits."""

    def __init__(self, name, exponent, mantissa, has_inf):
        self.name, self.has_inf = name, has_inf
        self.width = 1 + exponent + mantissa
        bias = 2 ** (exponent - 1) - 1
        values = []  # of the magnitudes, by bits; infinity and NaN included
        for bits in range(2 ** (self.width - 1)):
            e, m = bits >> mantissa, bits & (2 ** mantissa - 1)
            if has_inf and e == 2 ** exponent - 1:
                values.append(np.nan if m else np.inf)
            elif not has_inf and bits == 2 ** (self.width - 1) - 1:
                values.append(np.nan)
            elif e == 0:
                values.append(m * 2.0 ** (1 - bias - mantissa))
            else:
                values.append((1 + m / 2 ** mantissa) * 2.0 ** (e - bias))
        magnitudes = np.array(values)
        self.values = np.concatenate([magnitudes, -magnitudes])
        self.finite = magnitudes[np.isfinite(magnitudes)]
        self.exact = [Fraction(v) for v in self.finite]
        # Where the next number would be: from half way on a value overflows.
        self.next = 2 * self.exact[-1] - self.exact[-2]
        self.special = len(self.finite)  # bits of infinity, or of the one NaN
        self.nan = self.special + (1 if has_inf else 0)
        self.sign = 1 << (self.width - 1)

    def decode(self, bits):
        return self.values[bits]

    def round_fraction(self, value, negative_zero=False):
        """The bits nearest to a Fraction, ties to even."""
        magnitude = abs(value)
        sign = self.sign if value < 0 or (value == 0 and negative_zero) else 0
        table = self.exact + [self.next]
        low, high = 0, len(table) - 1
        if magnitude >= table[high]:
            return sign | self.special
        while high - low > 1:
            middle = (low + high) // 2
            if table[middle] <= magnitude:
                low = middle
            else:
                high = middle
        below, above = magnitude - table[low], table[high] - magnitude
        if below > above or (below == above and low % 2 == 1):
            low = high
        return sign | low

    def round_array(self, values):
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
        bits[magnitude >= table[-1]] = self.special
        bits = bits | np.where(np.signbit(values), self.sign, 0)
        bits[np.isnan(values)] = self.nan
        return bits

    def same(self, got, expected):
        """Equal bits, or both NaN."""
        return (got == expected) | (np.isnan(self.values[got]) &
                                    np.isnan(self.values[expected]))


NARROW = [Narrow("f8E4M3FN", 4, 3, False), Narrow("f8E5M2", 5, 2, True),
          Narrow("bf16", 8, 7, True), Narrow("f16", 5, 10, True)]
