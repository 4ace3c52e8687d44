"""Every row of five scores out of six: a weighted mean in blocks and in two passes.

    cascades.py GUARD BASE SCALE HIDDEN

GUARD is what the program subtracts where the maximum is -inf (lowest) or infinite
(infinite): 0, or the maximum all the same (none). BASE is exp or exp2, SCALE a factor of
the exponent. HIDDEN is where the program chooses 0 in place of a quotient: in rows that are
-inf as a whole (rows), where it is NaN (nan), or nowhere (none); or the sum is that of the
values times 1 or 2 and the maximum (90 at most), or 0 in such rows (factor); or the sum
leaves the first point out (choice); or the result is the maximum and the logarithm of the
sum of the exponentials (log). The scores of @in_blocks are reductions, so that its sums are
a cascade; those of @two_passes are not.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../tools"))
from tensor_program import Program  # pylint: disable=wrong-import-position

LOWEST, INFINITE = "0xFF800000", "0x7F800000"
SCORES = [LOWEST, INFINITE, "0x7FC00000", "-1.5", "2.0", "90.0"]
POINTS, COLUMNS = 5, 2
ROWS = len(SCORES) ** POINTS


def scores(p, shape):
    """Row r has at point p the score that digit p of r says."""
    like = (None, shape, "i32")
    power = p.binary("pow", p.constant(len(SCORES), like), p.iota(1, like))
    digit = p.binary("mod", p.binary("idiv", p.iota(0, like), power),
                     p.constant(len(SCORES), like))
    like = (None, shape, "f32")
    value = p.constant(SCORES[0], like)
    for number, score in enumerate(SCORES[1:], 1):
        is_digit = p.compare("eq", digit, p.constant(number, digit))
        value = p.where(is_digit, p.constant(score, like), value)
    return value


def weighted_mean(p, x, values, guard, base, scale, hidden):
    top = highest = p.reduce("max", x, 1)
    if guard != "none":
        limit, size = LOWEST, top
        if guard == "infinite":
            limit, size = INFINITE, p.unary("abs", top)
        is_limit = p.compare("eq", size, p.constant(limit, size))
        top = p.where(is_limit, p.constant("0.0", top), top)
    distance = p.binary("sub", x, p.repeat(top, 1, POINTS))
    weights = p.unary(base, p.scaled(distance, scale))
    total = p.reduce("add", weights, 1)
    if hidden == "none":
        return p.binary("fdiv", p.product(weights, values), p.repeat(total, 1, COLUMNS))
    if hidden == "factor":
        is_lowest = p.compare("eq", highest, p.constant(LOWEST, highest))
        finite = p.binary("min", highest, p.constant("90.0", highest))
        factor = p.where(is_lowest, p.constant("0.0", highest), finite)
        is_above = p.compare("gt", x, p.constant("0.0", x))
        weights = p.where(is_above, p.constant("2.0", x), p.constant("1.0", x))
        return p.product(p.binary("mul", weights, p.repeat(factor, 1, POINTS)), values)
    if hidden == "choice":
        like = (None, (ROWS, POINTS), "i32")
        is_first = p.compare("eq", p.iota(1, like), p.constant(0, like))
        return p.product(p.where(is_first, p.constant("0.0", x), weights), values)
    if hidden == "log":
        return p.repeat(p.binary("add", highest, p.unary("log", total)), 1, COLUMNS)
    share = p.binary("fdiv", weights, p.repeat(total, 1, POINTS))
    is_hidden = p.compare("ne", share, share)
    if hidden == "rows":
        is_lowest = p.compare("eq", highest, p.constant(LOWEST, highest))
        is_hidden = p.repeat(is_lowest, 1, POINTS)
    return p.product(p.where(is_hidden, p.constant("0.0", share), share), values)


def main():
    options = sys.argv[1:]
    kind = f"tensor<{POINTS}x{COLUMNS}xf32>"
    result = f"tensor<{ROWS}x{COLUMNS}xf32>"
    for name in ("in_blocks", "two_passes"):
        p = Program()
        values = p.argument(POINTS, COLUMNS)
        if name == "in_blocks":
            x = p.reduce("max", scores(p, (ROWS, POINTS, 2)), 2)
        else:
            x = scores(p, (ROWS, POINTS))
        print(p.function(weighted_mean(p, x, values, *options), name=name))
    numbers = ", ".join(str([i + 1.0, 0.5 - i]) for i in range(POINTS))
    print("\n".join(["func.func @main() {",
                     f"  %v = uop.const dense<[{numbers}]> : {kind}",
                     f"  %0 = call @in_blocks(%v) : ({kind}) -> {result}",
                     f"  %1 = call @two_passes(%v) : ({kind}) -> {result}",
                     f"  check.expect_close %0, %1 {{abs = 2.0e-6, rel = 2.0e-6}} : {result}",
                     "  return", "}"]))


main()
