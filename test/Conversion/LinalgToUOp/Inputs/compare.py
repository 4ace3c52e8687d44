#!/usr/bin/env python3
"""Runs the functions of a module through stock MLIR and through uop, and compares.

    compare.py [--passes PASSES] [--stock PASSES] [--libm] WORK_FOLDER MLIR_LIBS FILE...

Each `func.func` of a file follows a line

    // CASE [ulps=N | scaled=N] [inputs=KIND,...] [seed=N]

and takes and returns tensors of static shape. One side is lowered by passes of
mlir-opt to loops and run by mlir-runner; the other is converted by uop-opt and run
by uop-run. Integers are equal bit for bit, and so are floats, NaN for NaN, unless
`ulps` allows a distance in units in the last place, or `scaled` one in those of the
greatest element of the result, where sums cancel.

Kinds of inputs, one for all arguments or one for each: `normal` (the default: floats
around 0, any bits of an integer), `special` (floats with infinities, NaN, zeros and
subnormal numbers), `small` (-8 to 7), `positive` (above 0, at most 16), `shift` (0 to
7), `below:N` (0 to N - 1), `unit` (-1 to 1).
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

import numpy as np

CASE = re.compile(
    r"^// CASE(?P<options>[^\n]*)\nfunc\.func @(?P<name>\w+)\((?P<arguments>.*?)\)\s*"
    r"->\s*(?P<results>\([^{]*?\)|tensor<[^>]*>)\s*\{",
    re.MULTILINE | re.DOTALL,
)
TENSOR = re.compile(r"tensor<([^>]*)>")
DTYPES = {"f64": "f8", "f32": "f4", "f16": "f2", "bf16": "V2", "i1": "?",
          "i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8"}
WIDTH = {"f64": 64, "f32": 32, "f16": 16, "bf16": 16}
MATH = ["--convert-math-to-llvm", "--convert-math-to-libm"]
STOCK = [
    "--eliminate-empty-tensors",
    "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map",
    "--convert-linalg-to-loops", "--scf-forall-to-for", "--convert-scf-to-cf", "--expand-strided-metadata",
    "--lower-affine", "--convert-complex-to-standard",
    "--convert-math-to-funcs=min-width-of-fpowi-exponent=8", "--convert-math-to-llvm", "--convert-math-to-libm",
    "--arith-expand=include-bf16=true", "--convert-arith-to-llvm",
    "--convert-complex-to-llvm", "--finalize-memref-to-llvm",
    "--convert-func-to-llvm", "--convert-cf-to-llvm", "--convert-index-to-llvm",
    "--reconcile-unrealized-casts",
]
LIBRARY = Path(__file__).parent / "decompose.mlir"
BEFORE = [f"--transform-preload-library=transform-library-paths={LIBRARY}",
          "--transform-interpreter", "--linalg-generalize-named-ops", "--convert-elementwise-to-linalg"]


class Case:
    def __init__(self, match):
        self.name = match["name"]
        options = dict(word.split("=", 1) for word in match["options"].split())
        self.ulps = int(options.pop("ulps", 0))
        self.scaled = int(options.pop("scaled", 0))
        self.kinds = options.pop("inputs", "normal").split(",")
        self.seed = int(options.pop("seed", 1))
        if options:
            sys.exit(f"@{self.name}: unknown options {sorted(options)}")
        arguments, results = (TENSOR.findall(match[key]) for key in ("arguments", "results"))
        self.arguments, self.results = [*map(parse_type, arguments)], [*map(parse_type, results)]
        self.unsigned = ["xui" in "x" + text for text in arguments]
        if len(self.kinds) == 1:
            self.kinds *= len(self.arguments)


def parse_type(text):
    """The sizes, and the element without its sign: stock MLIR computes with bits."""
    *sizes, element = text.split("x")
    return [int(size) for size in sizes], element.removeprefix("u")


def to_bf16(values):
    bits = np.asarray(values, "f4").view("u4").astype("u8")
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype("u2")


def make_input(kind, shape, element, random):
    """The array, bf16 as its bits."""
    if element[0] == "i":
        return make_integers(kind, shape, element, random)
    if kind == "positive":
        values = random.uniform(0.01, 16, shape)
    elif kind == "unit":
        values = random.uniform(-1, 1, shape)
    elif kind == "small":
        values = random.integers(-8, 8, shape).astype("f8")
    else:
        values = random.normal(0, 2, shape)
    values = np.asarray(values)
    if kind == "special":
        odd = [np.inf, -np.inf, np.nan, 0.0, -0.0, 0.5, -0.5, 2.5, 1e30]
        if element != "bf16":  # of which stock MLIR flushes subnormal numbers
            odd.append(1e-40)
        values = np.where(random.random(shape) < 0.5, random.choice(odd, shape), values)
    if element == "bf16":
        return to_bf16(values)
    with np.errstate(over="ignore"):
        return values.astype(DTYPES[element])


def make_integers(kind, shape, element, random):
    if element == "i1":
        return np.asarray(random.random(shape) < 0.5)
    bits = int(element[1:])
    if kind == "small":
        low, high = -8, 8
    elif kind == "positive":
        low, high = 1, 17
    elif kind == "shift":
        low, high = 0, 8
    elif kind.startswith("below:"):
        low, high = 0, int(kind[6:])
    else:
        low, high = -(2 ** (bits - 1)), 2 ** (bits - 1)
    return np.asarray(random.integers(low, high, shape, dtype="i8")).astype(DTYPES[element])


def print_type(tensor):
    shape, element = tensor
    return "tensor<" + "".join(f"{size}x" for size in shape) + element + ">"


def print_constant(array, tensor):
    shape, element = tensor
    if array.size == 0:
        return "dense<>"
    if element == "i1":
        text = np.array2string(array, threshold=sys.maxsize, separator=",")
        return f"dense<{text.lower()}>"
    if array.size == 1:
        bits = array.reshape(()).view(f"u{array.itemsize}")
        value = int(bits) if element[0] != "i" else int(array.reshape(()))
        return f"dense<{hex(value) if element[0] != 'i' else value}>"
    return f'dense<"0x{array.tobytes().hex().upper()}">'


def print_result(number, tensor, lines):
    """Ops that print the bits of %r as 64-bit numbers."""
    shape, element = tensor
    value, flat = f"%r{number}", int(np.prod(shape, dtype=int))
    if not shape:
        lines.append(f"  %f{number} = tensor.expand_shape {value} [] output_shape [1] : "
                     f"{print_type(tensor)} into tensor<1x{element}>")
        value = f"%f{number}"
    elif len(shape) > 1:
        axes = ", ".join(map(str, range(len(shape))))
        lines.append(f"  %f{number} = tensor.collapse_shape {value} [[{axes}]] : "
                     f"{print_type(tensor)} into tensor<{flat}x{element}>")
        value = f"%f{number}"
    if element in WIDTH:
        bits = f"i{WIDTH[element]}"
        lines.append(f"  %b{number} = arith.bitcast {value} : tensor<{flat}x{element}> to tensor<{flat}x{bits}>")
        value, element = f"%b{number}", bits
    if element != "i64":
        lines.append(f"  %w{number} = arith.extui {value} : tensor<{flat}x{element}> to tensor<{flat}xi64>")
        value = f"%w{number}"
    lines.append(f"  %m{number} = bufferization.to_buffer {value} : tensor<{flat}xi64> to memref<{flat}xi64>")
    lines.append(f"  %u{number} = memref.cast %m{number} : memref<{flat}xi64> to memref<*xi64>")
    lines.append(f"  call @printMemrefI64(%u{number}) : (memref<*xi64>) -> ()")


def make_stock_module(text, cases, inputs):
    lines, calls = [], []
    for case in cases:
        lines.append(f"func.func private @run_{case.name}() {{")
        calls.append(f"  call @run_{case.name}() : () -> ()")
        names = []
        for number, (array, tensor) in enumerate(zip(inputs[case.name], case.arguments)):
            names.append(f"%a{number}")
            lines.append(f"  %a{number} = arith.constant {print_constant(array, tensor)} : {print_type(tensor)}")
        types = ", ".join(map(print_type, case.arguments))
        results = ", ".join(map(print_type, case.results))
        lefts = ", ".join(f"%r{number}" for number in range(len(case.results)))
        lines.append(f"  {lefts} = call @{case.name}({', '.join(names)}) : ({types}) -> ({results})")
        for number, tensor in enumerate(case.results):
            if np.prod(tensor[0], dtype=int):
                print_result(number, tensor, lines)
        lines += ["  return", "}"]
    lines += ["func.func @stock_main() {", *calls, "  return", "}",
              "func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}"]
    return text + "\n" + "\n".join(lines) + "\n"


def run(command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, command[:3]))} failed:\n{result.stderr[:4000]}")
    return result.stdout


def run_stock(arguments, text, cases, inputs):
    module = arguments.work / "stock.mlir"
    module.write_text(make_stock_module(text, cases, inputs))
    lowered = arguments.work / "stock-llvm.mlir"
    passes = [*(word.replace("|", " ") for word in arguments.stock.split()), *BEFORE, *STOCK]
    if arguments.libm:
        passes.remove(MATH[0])
    run(["mlir-opt", module, *passes, "-o", lowered])
    # Which mlir-runner does not know.
    lowered.write_text(re.sub(r"^module attributes \{tosa.target_env = #tosa.target_env<.*>\} \{", "module {",
                              lowered.read_text(), flags=re.MULTILINE))
    libraries = ",".join(f"{arguments.libs}/libmlir_{name}.so"
                         for name in ("runner_utils", "c_runner_utils", "float16_utils"))
    printed = run(["mlir-runner", lowered, "-O2", "-e", "stock_main", "--entry-point-result=void",
                   f"--shared-libs={libraries}"])
    rows = iter(re.findall(r"data =\s*\n?\[([^\]]*)\]", printed))
    outputs = {}
    for case in cases:
        outputs[case.name] = []
        for shape, element in case.results:
            numbers = next(rows).split(",") if np.prod(shape, dtype=int) else []
            bits = np.array([int(number) & (2**64 - 1) for number in numbers], "u8")
            outputs[case.name].append(from_bits(bits, shape, element))
    return outputs


def from_bits(bits, shape, element):
    if element == "i1":
        return (bits != 0).reshape(shape)
    width = WIDTH.get(element) or int(element[1:])
    narrow = bits.astype(f"u{width // 8}").reshape(shape)
    return narrow if element == "bf16" else narrow.view(DTYPES[element])


def run_uop(arguments, path, cases, inputs):
    converted = path
    if arguments.passes:
        converted = arguments.work / "uop.mlir"
        run(["uop-opt", *arguments.passes.split(), path, "-o", converted])
    outputs = {}
    for case in cases:
        command = ["uop-run", converted, f"--entry={case.name}"]
        for number, (array, (_, element)) in enumerate(zip(inputs[case.name], case.arguments)):
            file = arguments.work / f"in{number}.npy"
            if case.unsigned[number] and not arguments.passes:
                array = array.view(f"u{array.itemsize}")
            np.save(file, array.view("V2") if element == "bf16" else array)
            command.append(f"--input={file}")
        files = [arguments.work / f"out{number}.npy" for number in range(len(case.results))]
        run(command + [f"--output={file}" for file in files])
        arrays = [np.load(file) for file in files]
        outputs[case.name] = [
            array.view("u2") if element == "bf16" else array.view(DTYPES[element])
            for array, (_, element) in zip(arrays, case.results)]
    return outputs


def measure(expected, got, element):
    """The greatest distance in ulps, and where it is."""
    if element == "i1" or element[0] == "i":
        wrong = expected != got
        return (2**63, int(np.argmax(wrong))) if wrong.any() else (0, 0)
    width = WIDTH[element]
    def to_float(array):
        return (array.astype("u4") << 16).view("f4") if element == "bf16" else array
    nans = np.isnan(to_float(expected)), np.isnan(to_float(got))
    def order(array):
        bits = array.view(f"i{width // 8}").astype("i8").ravel()
        least = -(2 ** (width - 1))
        return np.where(bits < 0, least - bits if width < 64 else np.int64(least) - bits, bits).astype(object)
    distance = abs(order(expected) - order(got))
    distance = np.where(nans[0].ravel() | nans[1].ravel(),
                        np.where((nans[0] & nans[1]).ravel(), 0, 2**63), distance)
    # A zero of the other sign is no distance, and not the same bits.
    signs = (distance == 0) & ~nans[0].ravel() & (expected.view(f"u{width // 8}") != got.view(f"u{width // 8}")).ravel()
    distance = np.where(signs, 0.5, distance)
    worst = int(np.argmax(distance))
    return distance[worst], worst


def compare(case, expected, got):
    for number, (left, right, (shape, element)) in enumerate(zip(expected, got, case.results)):
        if right.shape != tuple(shape):
            return f"result {number} has shape {right.shape}, not {tuple(shape)}"
        if not left.size:
            continue
        if case.scaled:
            distance = abs(left - right) / np.spacing(np.max(abs(left)))
            where = int(np.argmax(distance))
            distance = distance.ravel()[where]
        else:
            distance, where = measure(left, right, element)
        if not distance <= (case.scaled or case.ulps):
            return (f"result {number} at {where}: stock {left.ravel()[where]!r}, uop "
                    f"{right.ravel()[where]!r}, {distance} ulps apart, {case.scaled or case.ulps} allowed")
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--passes", default="--convert-linalg-to-uop")
    parser.add_argument("--stock", default="", help="passes of mlir-opt before the others; | is a space in their options")
    parser.add_argument("--from-uop", action="store_true",
                        help="the programs are uop's; stock gets what convert-uop-to-linalg makes")
    parser.add_argument("--libm", action="store_true",
                        help="the functions of libm for stock, not what LLVM makes of them")
    parser.add_argument("work", type=Path)
    parser.add_argument("libs")
    parser.add_argument("files", nargs="+", type=Path)
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    total = failures = 0
    for path in arguments.files:
        text = path.read_text()
        cases = [Case(match) for match in CASE.finditer(text)]
        if len(cases) != len(re.findall(r"^// CASE", text, re.MULTILINE)):
            sys.exit(f"{path}: a CASE line has no function that can be read")
        inputs = {}
        for case in cases:
            random = np.random.default_rng(case.seed)
            inputs[case.name] = [make_input(kind, *tensor, random)
                                 for kind, tensor in zip(case.kinds, case.arguments)]
        if arguments.from_uop:
            text = run(["uop-opt", path, "--convert-uop-to-linalg"])
            text = text.replace("module {", "", 1).rstrip().removesuffix("}")
        stock = run_stock(arguments, text, cases, inputs)
        ours = run_uop(arguments, path, cases, inputs)
        for case in cases:
            total += 1
            if message := compare(case, stock[case.name], ours[case.name]):
                failures += 1
                print(f"{path.name}: @{case.name}: {message}")
    print(f"{total} programs, {failures} differ")
    return 1 if failures or not total else 0


if __name__ == "__main__":
    sys.exit(main())
