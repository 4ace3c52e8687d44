#!/usr/bin/env python3
"""Runs cases of ONNX through uop-run and compares what they give.

  onnx_suite.py run --uop-run=PATH [--jobs=N] [--filter=RE] [--table=FILE] FOLDER...
  onnx_suite.py collect [--suite=node|light] FOLDER

`collect` writes the node cases of the installed onnx package (1.23 has 1,884),
or its nine networks `light`, to a folder, in the layout of ONNX's test data:
CASE/model.onnx and CASE/test_data_set_N/input_M.pb and output_M.pb. `run` runs each case below the
folders. A case passes if all outputs of all data sets have the type and shape
of the expected ones and their elements differ by at most atol + rtol *
|expected| (1e-7 and 1e-3, or what CASE/tolerance.json says). Needs numpy and
the onnx package.
"""

import argparse
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import numpy as np
import onnx
from onnx import numpy_helper

# Numbers of TensorProto.DataType without a numpy type, by how many bytes.
RAW_TYPES = {16: "V2", 17: "V1", 18: "V1", 19: "V1", 20: "V1", 24: "V1"}
UINT4, INT4, FLOAT4, UINT2, INT2 = 21, 22, 23, 25, 26
# Cases of onnx 1.12 whose data does not belong to the model.
BAD_DATA = {
    "test_adam_multiple": "the model lacks the epsilon of 0.01 that its data was computed "
                          "with; onnx 1.23 has the attribute",
    "test_dft_inverse": "imaginary parts of 1.9e-7 are the rounding of numpy's FFT in f32: the "
                        "inputs are real, so that they are 0 at half of the sampling rate",
    "test_dft_inverse_opset19": "the same as test_dft_inverse",
}


class Refused(Exception):
    pass


def collect(folder):
    from onnx.backend.test.case.node import collect_testcases

    cases = collect_testcases(None)
    for case in cases:
        path = os.path.join(folder, case.name)
        os.makedirs(path, exist_ok=True)
        with open(os.path.join(path, "model.onnx"), "wb") as file:
            file.write(case.model.SerializeToString())
        if case.rtol != 1e-3 or case.atol != 1e-7:
            with open(os.path.join(path, "tolerance.json"), "w") as file:
                json.dump({"rtol": case.rtol, "atol": case.atol}, file)
        for number, (inputs, outputs) in enumerate(case.data_sets):
            data = os.path.join(path, f"test_data_set_{number}")
            os.makedirs(data, exist_ok=True)
            for kind, values, infos in (
                ("input", inputs, case.model.graph.input),
                ("output", outputs, case.model.graph.output),
            ):
                for i, value in enumerate(values):
                    with open(os.path.join(data, f"{kind}_{i}.pb"), "wb") as file:
                        file.write(to_proto(value, infos[i]).SerializeToString())
    print(f"{len(cases)} cases")


def collect_light(folder):
    """With the inputs of ONNX's own runner, which counts up from 0 to 1, and its outputs."""
    from onnx.backend.test.runner import Runner

    source = os.path.join(os.path.dirname(onnx.__file__), "backend/test/data/light")
    names = sorted(n[:-5] for n in os.listdir(source) if n.endswith(".onnx"))
    for name in names:
        data = os.path.join(folder, name, "test_data_set_0")
        os.makedirs(data, exist_ok=True)
        path = os.path.join(source, name + ".onnx")
        shutil.copy(path, os.path.join(folder, name, "model.onnx"))
        graph = onnx.load(path).graph
        constants = {t.name for t in graph.initializer}
        for i, info in enumerate(v for v in graph.input if v.name not in constants):
            value = numpy_helper.from_array(Runner.generate_dummy_data(info))
            with open(os.path.join(data, f"input_{i}.pb"), "wb") as file:
                file.write(value.SerializeToString())
        for i in range(len(graph.output)):
            shutil.copy(os.path.join(source, f"{name}_output_{i}.pb"), os.path.join(data, f"output_{i}.pb"))
    print(f"{len(names)} cases")


def to_proto(value, info):
    if isinstance(value, onnx.TensorProto):
        return value
    if info.type.HasField("map_type"):
        return numpy_helper.from_dict(value, info.name)
    if info.type.HasField("sequence_type"):
        return numpy_helper.from_list(value, info.name)
    if info.type.HasField("optional_type"):
        return numpy_helper.from_optional(value, info.name)
    return numpy_helper.from_array(np.asarray(value), info.name)


def read_array(tensor):
    """The elements as uop-run takes and gives them."""
    kind = tensor.data_type
    if kind == onnx.TensorProto.STRING:
        raise Refused("strings")
    if kind in (14, 15):
        raise Refused("complex numbers")
    array = numpy_helper.to_array(tensor)
    if kind in RAW_TYPES:
        if kind == 16 and array.dtype == np.float32:  # as onnx 1.12 gives it
            array = (array.view(np.uint32) >> 16).astype(np.uint16)
        if array.dtype.itemsize != int(RAW_TYPES[kind][1]):
            raise Refused(f"type number {kind}")
        return array.view(np.dtype(RAW_TYPES[kind]))
    if kind in (UINT4, UINT2):
        return array.astype(np.uint8)
    if kind in (INT4, INT2):
        return array.astype(np.int8)
    if kind == FLOAT4:
        return array.view(np.dtype("V1"))
    return array


def decode(array, kind):
    """Numbers that can be compared."""
    if kind == 16:
        return (array.view(np.uint16).astype(np.uint32) << 16).view(np.float32)
    if kind in RAW_TYPES or kind == FLOAT4:
        import ml_dtypes

        names = {17: "float8_e4m3fn", 18: "float8_e4m3fnuz", 19: "float8_e5m2",
                 20: "float8_e5m2fnuz", 23: "float4_e2m1fn", 24: "float8_e8m0fnu"}
        return array.view(getattr(ml_dtypes, names[kind])).astype(np.float32)
    return array


def load(path, info):
    """The tensors of a file, and whether the value is a tensor: not a sequence or optional."""
    with open(path, "rb") as file:
        data = file.read()
    if info is not None and info.type.HasField("sequence_type"):
        return list(onnx.SequenceProto.FromString(data).tensor_values), False
    if info is not None and info.type.HasField("optional_type"):
        optional = onnx.OptionalProto.FromString(data)
        if optional.HasField("tensor_value"):
            return [optional.tensor_value], False
        return list(optional.sequence_value.tensor_values), False
    return [onnx.TensorProto.FromString(data)], True


def list_numbered(folder, kind):
    names = [n for n in os.listdir(folder) if re.fullmatch(kind + r"_\d+\.pb", n)]
    return sorted(names, key=lambda n: int(n.split("_")[1][:-3]))


def find_difference(got, expected, kind, rtol, atol):
    if got.dtype != expected.dtype and not (got.dtype.kind == expected.dtype.kind == "V"):
        return f"type {got.dtype}, expected {expected.dtype}"
    if got.shape != expected.shape:
        return f"shape {got.shape}, expected {expected.shape}"
    if got.size == 0:
        return None
    x, y = decode(got, kind), decode(expected, kind)
    if x.dtype == bool:
        bad = x != y
    else:
        wide = np.float64 if x.dtype.kind == "f" else object
        if x.dtype.kind == "f":
            x, y = x.astype(wide), y.astype(wide)
            with np.errstate(all="ignore"):
                near = np.abs(x - y) <= atol + rtol * np.abs(y)
            bad = ~(near | (x == y) | (np.isnan(x) & np.isnan(y)))
        else:
            bad = np.array([abs(int(a) - int(b)) > atol + rtol * abs(int(b))
                            for a, b in zip(x.ravel(), y.ravel())]).reshape(x.shape)
    if not bad.any():
        return None
    at = tuple(int(i) for i in np.argwhere(bad)[0]) if bad.ndim else ()
    return (f"{int(bad.sum())} of {bad.size} elements differ; at {list(at)}: "
            f"got {x[at]}, expected {y[at]}")


def run_data_set(options, model, infos, data, tolerance, scratch):
    inputs, outputs = infos
    command = [options.uop_run, model]
    if options.device:
        command.append(f"--device={options.device}")
    for number, name in enumerate(list_numbered(data, "input")):
        info = inputs[number] if number < len(inputs) else None
        tensors, is_tensor = load(os.path.join(data, name), info)
        if not is_tensor:
            command.append(f"--length={info.name}={len(tensors)}")
        for i, tensor in enumerate(tensors):
            if info is not None and info.type.tensor_type.elem_type == 16 and tensor.data_type == 4:
                tensor.data_type = 16
            path = os.path.join(scratch, f"in{number}_{i}.npy")
            np.save(path, read_array(tensor))
            command.append(f"--input={path}")
    expected = []
    for number, name in enumerate(list_numbered(data, "output")):
        info = outputs[number] if number < len(outputs) else None
        expected += load(os.path.join(data, name), info)[0]
    paths = [os.path.join(scratch, f"out{i}.npy") for i in range(len(expected))]
    command += [f"--output={path}" for path in paths]
    kinds = [i.type.tensor_type.elem_type for i in outputs]
    for number, tensor in enumerate(expected):
        # Onnx 1.12 writes bf16 as the bits.
        if number < len(kinds) and kinds[number] == 16 and tensor.data_type == 4:
            tensor.data_type = 16
    expected = [(t.data_type, read_array(t)) for t in expected]
    try:
        done = subprocess.run(command, capture_output=True, text=True,
                              timeout=options.timeout)
    except subprocess.TimeoutExpired:
        return "timeout", f"more than {options.timeout} s"
    if done.returncode != 0:
        message = done.stderr.strip().split("\n")[0] if done.stderr.strip() else ""
        message = message.replace(model, os.path.basename(model))
        if done.returncode != 1:
            return "crash", f"exit code {done.returncode}: {message}"
        return "unsupported", re.sub(r"^uop-run: error: (model\.onnx: )?", "", message)
    for number, (path, (kind, want)) in enumerate(zip(paths, expected)):
        got = np.load(path)
        rtol = tolerance["rtol"]
        if kind == 16:  # as ONNX's own runner: two units in the last place
            rtol = max(rtol, 2**-6)
        difference = find_difference(got, want, kind, rtol, tolerance["atol"])
        if difference:
            return "wrong", f"output {number}: {difference}"
    return "pass", ""


def run_case(options, folder):
    model = os.path.join(folder, "model.onnx")
    tolerance = {"rtol": 1e-3, "atol": 1e-7}
    if os.path.exists(os.path.join(folder, "tolerance.json")):
        with open(os.path.join(folder, "tolerance.json")) as file:
            tolerance = json.load(file)
    try:
        graph = onnx.load(model, load_external_data=False).graph
    except Exception as error:  # the package does not read what it did not write
        return "unsupported", f"the onnx package cannot read it: {error}"
    constants = {t.name for t in graph.initializer}
    infos = ([i for i in graph.input if i.name not in constants], list(graph.output))
    sets = sorted(n for n in os.listdir(folder) if n.startswith("test_data_set_"))
    with tempfile.TemporaryDirectory() as scratch:
        for name in sets:
            try:
                status, reason = run_data_set(options, model, infos,
                                              os.path.join(folder, name), tolerance, scratch)
            except Refused as error:
                return "unsupported", f"the runner does not pass {error}"
            if status == "wrong" and os.path.basename(folder) in BAD_DATA:
                return "bad data", BAD_DATA[os.path.basename(folder)]
            if status != "pass":
                return status, reason
    return "pass", ""


def first_of_each_operator(folders):
    """Of cases with one node, the first that has its operator; all others."""
    seen, kept = set(), []
    for folder in folders:
        nodes = onnx.load(os.path.join(folder, "model.onnx")).graph.node
        operator = nodes[0].op_type if len(nodes) == 1 else None
        if operator not in seen or (operator is None and "expanded" not in folder):
            kept.append(folder)
        if operator:
            seen.add(operator)
    return kept


def run(options):
    folders = []
    for root in options.folders:
        if os.path.exists(os.path.join(root, "model.onnx")):
            folders.append(root)
            continue
        for name in sorted(os.listdir(root)):
            if os.path.exists(os.path.join(root, name, "model.onnx")):
                folders.append(os.path.join(root, name))
    if options.first_of_each_operator:
        folders = first_of_each_operator(folders)
    if options.filter:
        folders = [f for f in folders if re.search(options.filter, os.path.basename(f))]
    os.environ.setdefault("UOP_CACHE", "off")
    counts, lines = {}, []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = pool.map(lambda f: run_case(options, f), folders)
        for folder, (status, reason) in zip(folders, results):
            counts[status] = counts.get(status, 0) + 1
            name = os.path.basename(folder.rstrip("/"))
            lines.append(f"{name}\t{status}\t{reason}".rstrip())
            if options.verbose or status in ("wrong", "crash", "timeout"):
                print(lines[-1], flush=True)
    summary = ", ".join(f"{counts[k]} {k}" for k in
                        ("pass", "unsupported", "bad data", "wrong", "crash", "timeout") if k in counts)
    print(f"{len(folders)} cases: {summary}")
    if options.table:
        with open(options.table, "w") as file:
            file.write(f"# {len(folders)} cases: {summary}\n")
            file.write("\n".join(lines) + "\n")
    bad = sum(counts.get(k, 0) for k in ("wrong", "crash", "timeout"))
    if options.all_pass:
        bad += counts.get("unsupported", 0)
    return 1 if bad or not folders else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    collecting = commands.add_parser("collect")
    collecting.add_argument("--suite", choices=["node", "light"], default="node")
    collecting.add_argument("folder")
    running = commands.add_parser("run")
    running.add_argument("--uop-run", default="uop-run")
    running.add_argument("--jobs", type=int, default=1)
    running.add_argument("--filter", default="")
    running.add_argument("--device", default="")
    running.add_argument("--table", default="")
    running.add_argument("--timeout", type=float, default=120)
    running.add_argument("--first-of-each-operator", action="store_true")
    running.add_argument("--all-pass", action="store_true")
    running.add_argument("--verbose", action="store_true")
    running.add_argument("folders", nargs="+")
    options = parser.parse_args()
    if options.command == "collect":
        collect_light(options.folder) if options.suite == "light" else collect(options.folder)
        return 0
    return run(options)


if __name__ == "__main__":
    sys.exit(main())
