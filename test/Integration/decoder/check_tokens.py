"""Tokens of a decoder with a cache are those of the whole model without one.

check_tokens.py TOOLS GENERATE WORK_DIRECTORY
"""

import os
import shutil
import subprocess
import sys

import numpy as np

TOOLS, GENERATE, WORK = sys.argv[1:]
CAPACITY, VOCABULARY = 16, 61
SIZES = ["width=32", "heads=4", "layers=2", f"vocabulary={VOCABULARY}"]


def run(tool, *arguments, **keywords):
    return subprocess.run([os.path.join(TOOLS, tool), *arguments], check=True, text=True,
                          stdout=subprocess.PIPE, **keywords).stdout


def write_model(name, *parameters):
    path = os.path.join(WORK, name + ".mlir")
    with open(path, "w") as file:
        file.write(run("uop-model", name, *SIZES, *parameters))
    return path


shutil.rmtree(WORK, ignore_errors=True)
os.makedirs(WORK)
decoder = write_model("gpt2-decoder", f"capacity={CAPACITY}")
whole = write_model("gpt2", f"length={CAPACITY}")
artifact = os.path.join(WORK, "decoder.uop")
run("uop-compile", decoder, "-o", artifact)

# One plan for all lengths, which updates its buffers where they are.
listing = run("uop-compile", decoder, "--list").split("\n")
states = [line for line in listing if ": state '" in line]
assert len(states) == 4 and not any("copy" in line for line in listing), listing
assert sum(line.startswith("  variable") for line in listing) == 1, listing

# Both have the same arguments; those of the whole model say their shapes.
with open(whole) as file:
    head = next(line for line in file if "func.func" in line)
shapes = [[int(n) for n in part.split(">")[0].split("x")[:-1]] for part in head.split("tensor<")[1:-1]]
generator = np.random.default_rng(2)
for i, shape in enumerate(shapes[1:], 1):
    np.save(os.path.join(WORK, f"{i}.npy"),
            # Scales around 1, and positions that matter.
            (generator.standard_normal(shape) * (1 if i <= 2 else 0.4) +
             (1 if (i - 3) % 12 in (0, 6) else 0)).astype(np.float32))
weights = [f"--input={WORK}/{i}.npy" for i in range(1, len(shapes))]


def predict(tokens, *options):
    """The next token by the model over all positions; those after are masked."""
    ids = np.zeros((1, CAPACITY), np.int64)
    ids[0, :len(tokens)] = tokens
    np.save(os.path.join(WORK, "ids.npy"), ids)
    run("uop-run", whole, f"--input={WORK}/ids.npy", *weights, f"--output={WORK}/logits.npy", *options)
    logits = np.load(os.path.join(WORK, "logits.npy"))[0, len(tokens) - 1]
    first, second = np.sort(logits)[:-3:-1]
    assert first - second > 1e-3, "too close to tell"
    return int(logits.argmax())


for prompt in ([7], [3, 1, 4, 1, 5]):
    tokens = list(prompt)
    while len(tokens) < CAPACITY:
        tokens.append(predict(tokens, f"--cache={WORK}/cache"))
        if len(tokens) % 5 == 0:
            assert tokens[-1] == predict(tokens[:-1], "--device=interpreter")
    made = subprocess.run([GENERATE, artifact, WORK, str(CAPACITY - len(prompt)), *map(str, prompt)],
                          check=True, text=True, stdout=subprocess.PIPE).stdout.split()
    assert list(map(int, made)) == tokens[len(prompt):], (made, tokens)
    assert len(set(made)) > 3, made

# There is room for so many positions.
full = subprocess.run([GENERATE, artifact, WORK, str(CAPACITY + 1), "1"], text=True, capture_output=True)
assert full.returncode == 1 and "variable 'pos' is in [0, 15], got 16" in full.stderr, full
# The decoder itself against the interpreter, step by step.
run("uop-run", decoder, "--random-inputs=1", "--var=pos=" + ",".join(map(str, range(CAPACITY))), "--verify")
