"""Programs whose reductions need one another, as plain ops on tensors.

    online.py PROGRAM [heads=N] [queries=N] [keys=N] [width=N] [groups=N]

prints one of them. With `--list`, their names.
"""

import inspect
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../tools"))
from tensor_program import Program  # pylint: disable=wrong-import-position


LOWEST = "0xFF800000"
ATTENTION, ROWS = {}, {}


def attention(scores_of):
    ATTENTION[scores_of.__name__] = scores_of
    return scores_of


def rows(results_of):
    ROWS[results_of.__name__] = results_of
    return results_of


@attention
def plain(p, scores):
    return scores


@attention
def scale(p, scores):
    return p.scaled(scores, "0.125")


@attention
def mask(p, scores):
    numbers = p.argument(*scores[1][1:])
    return p.binary("add", scores, p.repeat(numbers, 0, scores[1][0]))


@attention
def causal(p, scores):
    visible = p.compare("ge", p.iota(1, scores), p.iota(2, scores))
    return p.where(visible, scores, p.constant(LOWEST, scores))


@attention
def window(p, scores):
    distance = p.binary("sub", p.iota(1, scores), p.iota(2, scores))
    near = p.binary("and", p.compare("ge", distance, p.constant(0, distance)),
                    p.compare("lt", distance, p.constant(100, distance)))
    return p.where(near, scores, p.constant(LOWEST, scores))


@attention
def prefix(p, scores):
    row, key = p.iota(1, scores), p.iota(2, scores)
    visible = p.binary("or", p.compare("ge", row, key),
                       p.compare("lt", key, p.constant(50, key)))
    return p.where(visible, scores, p.constant(LOWEST, scores))


@attention
def alibi(p, scores):
    heads, queries, keys = scores[1]
    slopes = p.repeat(p.repeat(p.argument(heads), 1, queries), 2, keys)
    distance = p.cast(p.binary("sub", p.iota(2, scores), p.iota(1, scores)), "f32")
    return p.binary("add", scores, p.binary("mul", slopes, distance))


@attention
def softcap(p, scores):
    cap = p.constant("30.0", scores)
    return p.binary("mul", p.unary("tanh", p.binary("fdiv", scores, cap)), cap)


@rows
def softmax(p, x):
    return [p.softmax(x)]


@rows
def log_sum_exp(p, x):
    powers, greatest = p.exponentials(x)
    return [p.binary("add", p.unary("log", p.reduce("add", powers, 1)), greatest)]


@rows
def cross_entropy(p, x):
    labels = p.repeat(p.argument(x[1][0], element="i32"), 1, x[1][1])
    chosen = p.where(p.compare("eq", p.iota(1, x), labels), x, p.constant("0.0", x))
    total, = log_sum_exp(p, x)
    return [p.reduce("add", p.binary("sub", total, p.reduce("add", chosen, 1)), 0)]


@rows
def cross_entropy_gradient(p, x):
    """The loss of each row, and its gradient: softmax(x) - (number == label)."""
    labels = p.repeat(p.argument(x[1][0], element="i32"), 1, x[1][1])
    is_label = p.compare("eq", p.iota(1, x), labels)
    chosen = p.where(is_label, x, p.constant("0.0", x))
    total, = log_sum_exp(p, x)
    loss = p.binary("sub", total, p.reduce("add", chosen, 1))
    hit = p.where(is_label, p.constant("1.0", x), p.constant("0.0", x))
    return [loss, p.binary("sub", p.softmax(x), hit)]


@rows
def variance(p, x):
    share = str(1 / x[1][1])
    mean = p.scaled(p.reduce("add", x, 1), share)
    distance = p.binary("sub", x, p.repeat(mean, 1, x[1][1]))
    return [p.scaled(p.reduce("add", p.unary("square", distance), 1), share)]


@rows
def layer_norm(p, x):
    share = str(1 / x[1][1])
    mean = p.scaled(p.reduce("add", x, 1), share)
    distance = p.binary("sub", x, p.repeat(mean, 1, x[1][1]))
    spread = p.scaled(p.reduce("add", p.unary("square", distance), 1), share)
    root = p.unary("rsqrt", p.binary("add", spread, p.constant("1.0e-5", spread)))
    return [p.binary("mul", distance, p.repeat(root, 1, x[1][1]))]


@rows
def rms_norm_product(p, x):
    squares = p.scaled(p.reduce("add", p.unary("square", x), 1), str(1 / x[1][1]))
    root = p.unary("rsqrt", p.binary("add", squares, p.constant("1.0e-5", squares)))
    weights = p.argument(x[1][1], 48)
    return [p.product(p.binary("mul", x, p.repeat(root, 1, x[1][1])), weights)]


@rows
def quantized_product(p, x):
    greatest = p.reduce("max", p.unary("abs", x), 1)
    steps = p.binary("fdiv", p.constant("127.0", greatest), greatest)
    near = p.unary("round", p.binary("mul", x, p.repeat(steps, 1, x[1][1])))
    weights = p.cast(p.argument(x[1][1], 48, element="i8"), "i32")
    sums = p.product(p.cast(p.cast(near, "i8"), "i32"), weights)
    return [p.binary("fdiv", p.cast(sums, "f32"), p.repeat(steps, 1, 48))]


@rows
def top_1(p, x):
    """The first expert with the greatest score, and its weight."""
    powers, greatest = p.exponentials(x)
    is_best = p.compare("eq", x, p.repeat(greatest, 1, x[1][1]))
    number = p.iota(1, x)
    first = p.reduce("min", p.where(is_best, number, p.constant(x[1][1], number)), 1)
    total = p.reduce("add", powers, 1)
    return [first, p.binary("fdiv", p.constant("1.0", total), total)]


def make(name, heads=2, queries=None, keys=300, width=16, groups=None):
    p = Program()
    if name in ROWS:
        return p.function(*ROWS[name](p, p.argument(queries or 64, keys)))
    groups, queries = groups or heads, queries or keys
    query, key, value = (p.argument(heads, queries, width), p.argument(groups, keys, width),
                         p.argument(groups, keys, width))
    if groups != heads:
        key, value = (p.reshape(p.repeat(x, 1, heads // groups), (heads, keys, width))
                      for x in (key, value))
    turned = p.op(f"permute {key[0]} [0, 2, 1] : {p.type(*key[1:])} -> "
                  f"{p.type((heads, width, keys), 'f32')}", (heads, width, keys))
    scores = ATTENTION[name](p, p.product(query, turned))
    return p.function(p.product(p.softmax(scores), value))


def main():
    if sys.argv[1] == "--list":
        print("\n".join([*ATTENTION, *ROWS]))
        return
    known = set(inspect.signature(make).parameters)
    options = dict(option.split("=") for option in sys.argv[2:])
    if unknown := set(options) - known:
        sys.exit(f"online.py: no option {', '.join(sorted(unknown))}")
    print(make(sys.argv[1], **{name: int(value) for name, value in options.items()}))


main()
