"""Changes programs at random and looks for tools that crash.

    mutate.py FOLDER SCRATCH SEED COUNT

Each change is a number, a list, a type, an op's name or all attributes of an op of
a program in FOLDER. uop-run --list compiles what comes of it: it gives the plan, or
a message and exit code 1. Prints what did neither, which is kept in SCRATCH, and how
many there were of each.
"""

import glob
import os
import random
import re
import subprocess
import sys

NUMBERS = ["0", "1", "-1", "2", "3", "7", "100", "9223372036854775807", "-9223372036854775808", "4294967296"]
ARRAYS = ["array<i64>", "array<i64: 0>", "array<i64: 0, 0>", "array<i64: 1, 2, 3, 4>", "array<i64: -1>", "array<i1: true>"]
TYPES = ["tensor<f32>", "tensor<i1>", "tensor<0x3xf32>", "tensor<?xf32>", "tensor<4xi32>", "tensor<*xf32>", "f32", "tensor<4x8xf32>"]
LISTS = ["[]", "[0]", "[0, 0]", "[1, 0]", "[5]", "[-1]", "[0, 1, 2, 3]"]


def replace_one(text, pattern, choices):
    found = list(re.finditer(pattern, text))
    if not found:
        return text
    place = random.choice(found)
    return text[: place.start()] + random.choice(choices) + text[place.end() :]


def mutate(text):
    names = re.findall(r'"(?:stablehlo|chlo)\.\w+"', text)
    changes = [
        (r"(?<![%\w#])-?\d+(?![\w.])", NUMBERS),
        (r"array<i64[^>]*>", ARRAYS),
        (r"tensor<[^<>]*>", TYPES),
        (r"\[[-\d, ]*\]", LISTS),
        (r'"(?:stablehlo|chlo)\.\w+"', names),
        (r"<\{[^\n]*?\}>", [""]),
    ]
    for _ in range(random.choice([1, 1, 2, 3])):
        text = replace_one(text, *random.choice(changes))
    return text


def main():
    folder, scratch, seed, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    os.makedirs(scratch, exist_ok=True)
    random.seed(seed)
    texts = []
    for path in sorted(glob.glob(os.path.join(glob.escape(folder), "*.mlir"))):
        with open(path) as file:
            text = file.read()
        if len(text) < 20000:
            texts.append(text)
    compiled = refused = wrong = 0
    for i in range(count):
        text = mutate(random.choice(texts))
        done = subprocess.run(["uop-run", "-", "--list"], input=text, capture_output=True, text=True, timeout=300)
        if done.returncode == 0:
            compiled += 1
        elif done.returncode == 1 and "error:" in done.stderr:
            refused += 1
        else:
            wrong += 1
            print(f"mutation {i}: exit code {done.returncode}: {done.stderr[:300]}", flush=True)
            with open(os.path.join(scratch, f"{seed}-{i}.mlir"), "w") as file:
                file.write(text)
    print(f"{compiled} compiled, {refused} refused, {wrong} wrong")
    return 1 if wrong or not refused or not compiled else 0


if __name__ == "__main__":
    sys.exit(main())
