#!/usr/bin/env python3
"""Checks the arenas that uop-plan-memory makes of the models, and prints them.

usage: check_memory.py UOP_MODEL UOP_OPT [MODEL...]

From the planned IR alone: when each buffer of an arena is in use, that no two
that are in use together share a byte, that each is aligned, and that the arena
is at most 1.15 times the smallest of what three greedy orders would give. `live`
is the most bytes in use at once, below which no arena can be.
"""

import re
import subprocess
import sys

ALIGNMENT = 64
VIEWS = ("memref.cast", "memref.reinterpret_cast", "memref.subview",
         "memref.expand_shape", "memref.collapse_shape")
BITS = {"i1": 8, "bf16": 16, "f8E4M3FN": 8, "f8E5M2": 8, "f8E4M3FNUZ": 8,
        "f8E5M2FNUZ": 8, "f8E8M0FNU": 8, "f4E2M1FN": 8}


def count_bytes(memref):
    *sizes, element = memref.split(",")[0].split("x")
    count = 1
    for size in sizes:
        count *= int(size)
    return count * (BITS.get(element) or int(element.lstrip("fisu"))) // 8


def parse_main(text):
    """Arenas by name, and for each the [size, first use, last use, offset] of
    its buffers."""
    arenas, buffers, owner, constants = {}, {}, {}, {}
    body = re.search(r"func\.func @main.*?\n  }", text, re.S).group(0)
    for number, line in enumerate(body.splitlines()[1:]):
        if match := re.match(r" +(%\w+) = arith.constant (\d+) : index", line):
            constants[match[1]] = int(match[2])
        elif match := re.match(r" +(%\w+) = uop.alloc : memref<(\d+)xi8", line):
            arenas[match[1]] = (int(match[2]), [])
        elif match := re.match(
                r" +(%\w+) = memref.view (%\w+)\[(%\w+)\]\[\] : .* to "
                r"memref<(.*?)>", line):
            buffer = [count_bytes(match[4]), None, None, constants[match[3]]]
            arenas[match[2]][1].append(buffer)
            owner[match[1]] = buffer
        else:
            match = re.match(r" +(%\w+) = (\S+) (%\w+)", line)
            if match and match[2] in VIEWS and match[3] in owner:
                owner[match[1]] = owner[match[3]]
                continue
            for name in re.findall(r"%\w+", line):
                if name in owner:
                    buffer = owner[name]
                    buffer[1] = number if buffer[1] is None else buffer[1]
                    buffer[2] = number
    return arenas


def pack(buffers, key):
    placed, arena = [], 0
    for size, begin, end, _ in sorted(buffers, key=key):
        offset = 0
        for low, high, other_begin, other_end in sorted(placed):
            if begin > other_end or other_begin > end:
                continue
            if offset + size <= low:
                break
            offset = max(offset, -(-high // ALIGNMENT) * ALIGNMENT)
        placed.append((offset, offset + size, begin, end))
        arena = max(arena, offset + size)
    return arena


def check(name, arena, buffers):
    """What is wrong with an arena; the row of the table."""
    problems = []
    for size, begin, end, offset in buffers:
        if offset % ALIGNMENT or offset + size > arena:
            problems.append(f"a buffer of {size} bytes at {offset}")
    for i, (size, begin, end, offset) in enumerate(buffers):
        for other in buffers[:i]:
            if (begin <= other[2] and other[1] <= end and
                    offset < other[3] + other[0] and other[3] < offset + size):
                problems.append(f"overlap at byte {max(offset, other[3])}")
    by_size = pack(buffers, lambda b: -b[0])
    by_time = pack(buffers, lambda b: b[1])
    by_area = pack(buffers, lambda b: -b[0] * (b[2] - b[1] + 1))
    best = min(by_size, by_time, by_area)
    if arena > 1.15 * best:
        problems.append(f"{arena} bytes where {best} are possible")
    steps = {b[1] for b in buffers}
    live = max(sum(b[0] for b in buffers if b[1] <= step <= b[2])
               for step in steps)
    row = (f"{name:20} {len(buffers):7} {sum(b[0] for b in buffers):11} "
           f"{arena:10} {by_size:10} {by_time:10} {by_area:10} {live:10} "
           f"{arena / live:6.3f}")
    return problems, row


def run(*command, stdin=None):
    return subprocess.run(command, input=stdin, text=True, check=True,
                          stdout=subprocess.PIPE).stdout


def main():
    model_tool, opt_tool, *models = sys.argv[1:]
    if not models:
        models = re.findall(r"^(\S+):", run(model_tool, "--list"), re.M)
    print("model                buffers   sum bytes      arena    by size"
          "    by time    by area       live  ratio")
    failed = False
    for model in models:
        plan = run(opt_tool, "--uop-plan", stdin=run(model_tool, model))
        for arena, buffers in parse_main(plan).values():
            problems, row = check(model, arena, buffers)
            print(row)
            for problem in problems:
                failed = True
                print(f"{model}: {problem}", file=sys.stderr)
    sys.exit(failed)


main()
