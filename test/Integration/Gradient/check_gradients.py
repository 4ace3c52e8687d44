#!/usr/bin/env python3
"""First and second derivatives by uop-gradient against central differences.

check_gradients.py WORK_DIRECTORY [--interpret] (CASES.mlir | "MODEL PARAMETER=VALUE...")...

A model is one of uop-model's, in f64. Each function of the files, on tensors of
f64 and integers, and each model is called by one @main, which weighs its results and adds them up: all are differentiated at once.
Along a random direction for one argument of each, twice, the gradient must be
what the interpreter's values say. The same is then done with a function that
weighs those gradients. The compiled gradients must be the interpreter's; with
--interpret, they are not compiled.
"""

import os
import re
import subprocess
import sys

import numpy as np

STEP = 1e-5
TOLERANCE = 2e-8
FUNCTION = re.compile(
    r"(?://\s*inputs:\s*(?P<inputs>.*)\n)?"
    r"func\.func private @(?P<name>\w+)\((?P<arguments>.*?)\) -> (?P<result>\S+) {")
DTYPES = {"f64": np.float64, "i32": np.int32, "i64": np.int64}


def parse_type(text):
    *shape, element = re.fullmatch(r"tensor<(.*)>", text).group(1).split("x")
    return tuple(map(int, shape)), DTYPES[element]


def fill(random, shape, dtype, interval):
    if interval == ["zeros"]:
        # Every other element or so; more of them in later rows.
        values = random.uniform(0.5, 2, shape)
        return np.where(random.random(shape) < 0.4, 0, values)
    if dtype == np.float64:
        low, high = map(float, interval or (-2, 2))
        return random.uniform(low, high, shape)
    low, high = map(int, interval or (-1, 4))
    return random.integers(low, high, shape, dtype=dtype)


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command[:3])} failed:\n{done.stderr[-4000:]}")
    return done.stdout


def read_functions(source, number):
    """The text of a file, or of a model as a private function."""
    if source.endswith(".mlir"):
        with open(source, encoding="utf-8") as file:
            return file.read()
    text = run("uop-model", *source.split()).replace("f32", "f64")
    body = "".join(line[2:] for line in text.splitlines(keepends=True)[1:-1])
    name = re.sub(r"\W", "_", source.split()[0])
    return body.replace("func.func @main", f"func.func private @{name}_{number}")


class Case:
    def __init__(self, match, random):
        self.name = match["name"]
        self.result = match["result"]
        intervals = {}
        for interval in filter(None, (match["inputs"] or "").split(",")):
            name, *bounds = interval.split()
            intervals[name] = bounds
        self.types, self.values = [], []
        for argument in match["arguments"].split(", "):
            name, text = argument.split(": ")
            self.types.append(text)
            self.values.append(fill(random, *parse_type(text), intervals.get(name[1:])))
        self.floats = [i for i, value in enumerate(self.values)
                       if value.dtype == np.float64]
        self.weight = random.uniform(0.5, 2, parse_type(self.result)[0])
        self.weights = [random.uniform(0.5, 2, self.values[i].shape) for i in self.floats]


class Program:
    """A module whose entry takes all arguments of all cases and their weights."""

    def __init__(self, directory, name, text, *passes):
        self.path = os.path.join(directory, name + ".mlir")
        self.prefix = os.path.join(directory, name)
        source = self.prefix + ".in.mlir"
        with open(source, "w", encoding="utf-8") as file:
            file.write(text)
        self.text = run("uop-opt", source, *passes)
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(self.text)

    def evaluate(self, entry, inputs, outputs, device="interpreter"):
        command = ["uop-run", self.path, f"--entry={entry}", f"--device={device}"]
        for number, value in enumerate(inputs):
            np.save(f"{self.prefix}.{number}.npy", value)
            command.append(f"--input={self.prefix}.{number}.npy")
        command += [f"--output={self.prefix}.out{i}.npy" for i in range(outputs)]
        run(*command)
        return [np.load(f"{self.prefix}.out{i}.npy") for i in range(outputs)]


class Body:
    """Writes a function of all arguments and weights that sums products."""

    def __init__(self, name, types):
        self.name, self.lines, self.count = name, [], 0
        self.arguments = [f"%a{i}" for i in range(len(types))]
        self.signature = ", ".join(
            f"{a}: {t}" for a, t in zip(self.arguments, types))

    def emit(self, line):
        self.count += 1
        self.lines.append(f"  %{self.count} = {line}")
        return f"%{self.count}"

    def weigh(self, value, weight, kind):
        product = self.emit(f"uop.mul {value}, {weight} : {kind}")
        axes = list(range(len(parse_type(kind)[0])))
        return self.emit(f"uop.reduce_axis add {product} axes {axes} : {kind} -> tensor<f64>")

    def total(self, terms):
        result = terms[0]
        for term in terms[1:]:
            result = self.emit(f"uop.add {result}, {term} : tensor<f64>")
        return result

    def finish(self, terms):
        results = [self.total(terms), *terms]
        types = ", ".join(["tensor<f64>"] * len(results))
        return (f"func.func @{self.name}({self.signature}) -> ({types}) {{\n" +
                "\n".join(self.lines) +
                f"\n  return {', '.join(results)} : {types}\n}}\n")


def compare(what, cases, random, evaluate, values, gradients):
    """`evaluate` gives each case's sum; `gradients` those of the sums."""
    failures = 0
    for position in range(max(len(case.floats) for case in cases)):
        for _ in range(2):
            moved = {}
            directions = {}
            for number, case in enumerate(cases):
                if position < len(case.floats):
                    shape = case.values[case.floats[position]].shape
                    directions[number] = random.uniform(-1, 1, shape)
            sums = []
            for sign in (1, -1):
                moved = [list(case_values) for case_values in values]
                for number, direction in directions.items():
                    index = cases[number].floats[position]
                    moved[number][index] = values[number][index] + sign * STEP * direction
                sums.append(evaluate(moved))
            for number, direction in directions.items():
                case = cases[number]
                expected = (sums[0][number] - sums[1][number]) / (2 * STEP)
                actual = np.sum(gradients[number][position] * direction)
                size = 1 + abs(expected) + abs(sums[0][number])
                if not abs(actual - expected) <= TOLERANCE * size:
                    print(f"{what} of @{case.name} by float argument {position}: "
                          f"{actual!r}, finite differences say {expected!r}")
                    failures += 1
    return failures


def split(cases, flat):
    result, at = [], 0
    for case in cases:
        result.append(flat[at:at + len(case.floats)])
        at += len(case.floats)
    return result


def main():
    directory, *sources = sys.argv[1:]
    compiles = "--interpret" not in sources
    sources = [source for source in sources if source != "--interpret"]
    random = np.random.default_rng(7)
    text = "".join(read_functions(source, number)
                   for number, source in enumerate(sources))
    cases = [Case(match, random) for match in FUNCTION.finditer(text)]
    count = len(cases)
    if count == 0 or count != text.count("func.func"):
        sys.exit(f"{count} functions were understood")
    values = [case.values for case in cases]
    argument_types = [kind for case in cases for kind in case.types]
    wrt, at = [], 0
    for case in cases:
        wrt += [at + index for index in case.floats]
        at += len(case.types)
    wrt_list = ",".join(map(str, wrt))

    def flatten(moved):
        return [value for case_values in moved for value in case_values]

    # The sums of the cases, and their gradients.
    weights = [case.weight for case in cases]
    types = argument_types + [case.result for case in cases]
    body = Body("main", types)
    arguments = iter(body.arguments)
    operands = [[next(arguments) for _ in case.types] for case in cases]
    terms = []
    for case, given, weight in zip(cases, operands, arguments):
        result = body.emit(f"func.call @{case.name}({', '.join(given)}) : "
                           f"({', '.join(case.types)}) -> {case.result}")
        terms.append(body.weigh(result, weight, case.result))
    first = Program(directory, "first", text + body.finish(terms), "--inline",
                    "--symbol-dce", f"--uop-gradient=wrt={wrt_list}",
                    "--verify-roundtrip")
    outputs = 1 + count + len(wrt)
    inputs = flatten(values) + weights
    everything = first.evaluate("main_grad", inputs, outputs)
    compiled = (first.evaluate("main_grad", inputs, outputs, "cpu")
                if compiles else everything)
    failures = compare(
        "derivative", cases, random,
        lambda moved: first.evaluate("main", flatten(moved) + weights, 1 + count)[1:],
        values, split(cases, everything[1 + count:]))
    for number, (lhs, rhs) in enumerate(zip(everything, compiled)):
        if not np.allclose(lhs, rhs, rtol=1e-12, atol=1e-12):
            print(f"result {number} differs when compiled: {lhs} and {rhs}")
            failures += 1

    # The weighed gradients, and their gradients.
    body = Body("second", types + [argument_types[i] for i in wrt])
    names = body.arguments
    results = ["tensor<f64>"] * (1 + count) + [argument_types[i] for i in wrt]
    body.lines.append(
        f"  %r:{outputs} = func.call @main_grad({', '.join(names[:len(types)])}) : "
        f"({', '.join(types)}) -> ({', '.join(results)})")
    gradients = split(cases, [
        body.weigh(f"%r#{1 + count + number}", names[len(types) + number],
                   argument_types[index]) for number, index in enumerate(wrt)])
    terms = [body.total(sums) for sums in gradients]
    second = Program(
        directory, "second",
        first.text.rstrip().removesuffix("}") + body.finish(terms) + "}", "--inline",
        f"--uop-gradient=function=second wrt={wrt_list} keep-results=false")
    weights += [weight for case in cases for weight in case.weights]
    inputs = flatten(values) + weights
    everything = second.evaluate("second_grad", inputs, len(wrt))
    compiled = (second.evaluate("second_grad", inputs, len(wrt), "cpu")
                if compiles else everything)
    failures += compare(
        "second derivative", cases, random,
        lambda moved: second.evaluate("second", flatten(moved) + weights, 1 + count)[1:],
        values, split(cases, everything))
    for number, (lhs, rhs) in enumerate(zip(everything, compiled)):
        if not np.allclose(lhs, rhs, rtol=1e-12, atol=1e-12):
            print(f"second gradient {number} differs when compiled: {lhs} and {rhs}")
            failures += 1
    print(f"{count} functions, {failures} differences")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
