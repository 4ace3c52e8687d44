#!/usr/bin/env python3
"""Makes the seeds and the dictionaries of the fuzz targets.

make_corpus.py SOURCE_ROOT OUT [--uop-smith PROGRAM] [--uop-compile PROGRAM] [--uop-opt PROGRAM]

OUT/mlir has each module of test/**/*.mlir and, given uop-smith, random programs;
OUT/npy arrays in every form; OUT/artifact, given uop-compile, compiled programs;
OUT/onnx the models that test/Frontend/ONNX/make_models.py writes; OUT/stablehlo the
short programs of test/Conversion/StableHLOToUOp; OUT/linalg, given uop-opt, the functions of
test/Conversion/LinalgToUOp and TosaToUOp in generic form; OUT/safetensors files of each type.
OUT/mlir.dict, OUT/npy.dict, OUT/stablehlo.dict and OUT/linalg.dict the words of each
language.
"""

import argparse
import io
import json
import os
import re
import subprocess
from pathlib import Path

import numpy as np
from numpy.lib import format as npy_format


def write_modules(root, folder, smith):
    modules = []
    for path in sorted((root / "test").rglob("*.mlir")):
        for part in re.split(r"^// -----.*$", path.read_text(), flags=re.M):
            # Directives of the tests are no part of the language.
            text = re.sub(r"^\s*//.*\n", "", part, flags=re.M).strip()
            if text and len(text) < 4000:
                modules.append(text + "\n")
    if smith:
        programs = subprocess.run([smith, "--seed=0", "--count=200", "--ops=6"],
                                  check=True, capture_output=True, text=True).stdout
        modules += [text for text in programs.split("// -----\n") if len(text) < 4000]
    for number, text in enumerate(modules):
        (folder / f"{number:04}.mlir").write_text(text)


def read_programs(root):
    """The texts of the tests of StableHLO, in parts."""
    folder = root / "test/Conversion/StableHLOToUOp"
    texts = []
    for path in sorted(folder.rglob("*.mlir")):
        for part in re.split(r"^// -----.*$", path.read_text(), flags=re.M):
            texts.append(re.sub(r"^\s*//.*\n", "", part, flags=re.M).strip() + "\n")
    return texts


def write_programs(root, folder):
    # Not the whole networks: most changes of a long text change nothing.
    texts = [text for text in read_programs(root) if len(text) < 12000]
    for number, text in enumerate(texts):
        (folder / f"{number:04}.mlir").write_text(text)


def read_functions(root):
    """One function each, with the maps that come before the first of its file."""
    functions = []
    for name in ("LinalgToUOp", "TosaToUOp"):
        for path in sorted((root / "test/Conversion" / name).rglob("*.mlir")):
            for part in re.split(r"^//(?: -----|---).*$", path.read_text(), flags=re.M):
                text = re.sub(r"^\s*//.*\n", "", part, flags=re.M)
                maps = "".join(re.findall(r"^#.*\n", text, re.M))
                functions += [maps + function + "\n"
                              for function in re.findall(r"^func\.func .*?^}$", text, re.M | re.S)]
    return functions


def write_functions(root, folder, program):
    """In generic form, which is all that the target reads of linalg and TOSA."""
    number = 0
    for text in read_functions(root):
        done = subprocess.run([program, "-", "--mlir-print-op-generic"], input=text, capture_output=True, text=True)
        if done.returncode == 0 and len(done.stdout) < 8000:
            (folder / f"{number:04}.mlir").write_text(done.stdout)
            number += 1


def write_tensors(folder):
    kinds = ["BOOL", "U8", "I8", "F8_E5M2", "F8_E4M3", "I16", "U16", "F16", "BF16", "I32", "U32", "F32",
             "F64", "I64", "U64"]
    widths = [1] * 5 + [2] * 4 + [4] * 3 + [8] * 3
    for number, (kind, width) in enumerate(zip(kinds, widths)):
        header = {"a": {"dtype": kind, "shape": [2, 3], "data_offsets": [0, 6 * width]},
                  "b": {"dtype": kind, "shape": [], "data_offsets": [6 * width, 7 * width]},
                  "c": {"dtype": kind, "shape": [0, 4], "data_offsets": [7 * width, 7 * width]},
                  "__metadata__": {"format": "pt", "\u00e9\n": "\U0001f600"}}
        text = json.dumps(header).encode()
        text += b" " * (-len(text) % 8)
        (folder / f"{number:04}").write_bytes(len(text).to_bytes(8, "little") + text + bytes(7 * width))


def write_arrays(folder):
    kinds = ["?", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8",
             "V1", "V2"]
    number = 0
    for version in (1, 2, 3):
        for order in "<>":
            for layout in "CF":
                for kind in kinds:
                    for shape in ((), (3,), (2, 3), (0, 4), (1, 1, 1, 1, 1, 2)):
                        dtype = np.dtype(kind if kind == "?" or kind[0] == "V"
                                         else order + kind)
                        data = np.arange(int(np.prod(shape)) * dtype.itemsize,
                                         dtype=np.uint8) % 2
                        array = np.frombuffer(data.tobytes(), dtype).reshape(shape)
                        file = io.BytesIO()
                        npy_format.write_array(file, np.array(array, order=layout),
                                               version=(version, 0))
                        # The first byte is the expected type; 255: none.
                        prefix = bytes([number % 17 if number % 17 < 16 else 255])
                        (folder / f"{number:04}").write_bytes(
                            prefix + file.getvalue())
                        number += 1


def write_artifacts(root, folder, program):
    source = root / "test/Tools/uop-compile/run.mlir"
    # Baseline code, small and the same everywhere, calls functions of libm.
    for target in ("native", "x86-64"):
        subprocess.run([program, source, f"--target={target}", "-o",
                        folder / f"{target}.uop"], check=True)
    # Code of devices, whose chips need no assembler here.
    source = root / "test/Integration/GPU/Inputs/two-kernels.mlir"
    subprocess.run([program, source, "--device=opencl,cuda", "-o", folder / "devices.uop"],
                   env=dict(os.environ, UOP_PTXAS="off"), check=True)


def quote(word):
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'


def write_dictionaries(root, out):
    words = set()
    for path in sorted((root / "include/uop/Dialect").rglob("*.td")):
        text = path.read_text()
        words.update(re.findall(r'^def \w+Op : \w+<"(\w+)"', text, re.M))
        words.update(re.findall(r"`([a-z_]+)`", text))
        words.update(re.findall(r'I32EnumCase<"(\w+)"', text))
    words = {w for w in words if len(w) < 40}
    words |= {"uop." + w for w in words}
    words |= {"tensor<4x8xf32>", "tensor<0xi1>", "tensor<f64>", "memref<32xf32>", "i1",
              "ui8", "f8E4M3FN", "f8E5M2FNUZ", "f8E8M0FNU", "f4E2M1FN", "bf16", "index",
              "vector<4xf32>", "-> ", "dense<",
              "func.func @main(", "return", "9223372036854775807",
              "-9223372036854775808", "array<i64: ", "<{", "}>", "%0", "%arg0",
              "module", "uop.kernel @", "^bb0"}
    (out / "mlir.dict").write_text("".join(quote(w) + "\n" for w in sorted(words)))
    programs = "\n".join(read_programs(root))
    words = set(re.findall(r'"(?:stablehlo|chlo|func)\.\w+"', programs))
    words |= set(re.findall(r"[{,] ?(\w+) = ", programs))
    words |= set(re.findall(r"#stablehlo[.<][^>\n]{0,40}>", programs))
    words |= {"complex<f32>", "tensor<4xcomplex<f32>>", "tensor<?xf32>", "array<i64: 1>",
              "array<i64>", "dense<0>", "^bb0(%a: tensor<f32>, %b: tensor<f32>):", "}, {"}
    (out / "stablehlo.dict").write_text("".join(quote(w) + "\n" for w in sorted(words)))
    programs = "\n".join(read_functions(root))
    words = set(re.findall(r"\b(?:tensor|arith|math|complex|scf)\.\w+", programs))
    words |= {f'"{word}"' for word in re.findall(r"\b(?:linalg|tosa)\.\w+", programs)}
    words |= set(re.findall(r"[{,] ?(\w+ = )", programs))
    words |= set(re.findall(r"affine_map<[^>]*->[^>]*>", programs))
    words |= {"tensor<4xcomplex<f32>>", "tensor<?xf32>", "tensor<0x3xi8>", "tensor<f32>", "ins(", "outs(",
              "#linalg.iterator_type<parallel>", "#linalg.iterator_type<reduction>", "dense<0>",
              "indexing_maps = [", "operandSegmentSizes = array<i32: 1, 1>"}
    (out / "linalg.dict").write_text("".join(quote(w) + "\n" for w in sorted(words) if len(w) < 100))
    npy = ["\\x93NUMPY", "'descr': '<f4'", "'fortran_order': False", "True",
           "'shape': (3, 4), ", "(9223372036854775807, 2)", "|b1", ">i8", "|V2"]
    (out / "npy.dict").write_text("".join(f'"{w}"\n' for w in npy))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--uop-smith")
    parser.add_argument("--uop-compile")
    parser.add_argument("--uop-opt")
    args = parser.parse_args()
    folders = ("mlir", "npy", "artifact", "onnx", "stablehlo", "linalg", "safetensors")
    for name in folders:
        (args.out / name).mkdir(parents=True, exist_ok=True)
    subprocess.run(["/usr/bin/python3", args.root / "test/Frontend/ONNX/make_models.py",
                    args.out / "onnx"], check=True)
    write_modules(args.root, args.out / "mlir", args.uop_smith)
    write_programs(args.root, args.out / "stablehlo")
    if args.uop_opt:
        write_functions(args.root, args.out / "linalg", args.uop_opt)
    write_tensors(args.out / "safetensors")
    write_arrays(args.out / "npy")
    if args.uop_compile:
        write_artifacts(args.root, args.out / "artifact", args.uop_compile)
    write_dictionaries(args.root, args.out)
    for name in folders:
        print(f"{name}: {len(list((args.out / name).iterdir()))} seeds")


if __name__ == "__main__":
    main()
