#!/usr/bin/env python3
"""Odd nodes of ONNX: random ones in unusual shapes, compared with ONNX Runtime.

    onnx_sweep.py [--uop-run=PATH] [--seed=N] [--count=N] [--operators=NAME,...] [--device=NAME] [--keep=FOLDER]
                  [--symbolic] [--chain=N] [--opsets]

Each case is a model of one node. Ranks are 0 to 6, sizes often 0 or 1, floats have
NaN, infinities, zeros of either sign and subnormal numbers among them, inputs are
initializers or not, attributes are at their edges. What ONNX Runtime does not run is
run by the reference evaluator of the onnx package, and what neither runs is left out.
With --chain a model has up to N nodes, each of which reads what the one before it gives.
With --symbolic one size of the inputs, wherever it stands, is a variable of the program; a
refusal names the node and an option that helps. With --opsets each node is of any opset from 7
on that has its operator; operators with a slash in their name are forms of older opsets.
A case that differs is printed with what the evaluator says of it; --keep writes its
model and inputs. Needs onnx, onnxruntime and numpy.
"""

import concurrent.futures
import os
import sys

import numpy as np
import onnx
import onnxruntime
from onnx import helper, numpy_helper
from onnx.reference import ReferenceEvaluator

import sweeps
import onnx_control_cases  # pylint: disable=unused-import
import onnx_more_cases  # pylint: disable=unused-import
import onnx_old_cases  # pylint: disable=unused-import
from onnx_cases import CASES, Constant, Draw

POOL = []


def info_of(name, value):
    return helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(value.dtype), value.shape)


def name_outputs(one):
    return [f"y{i}" if has else "" for i, has in enumerate([True] * one.outputs if isinstance(one.outputs, int) else one.outputs)]


def build(one, checks_types=False):
    """The model, and the arrays of the inputs that are no initializers."""
    names, feeds, infos, constants = [], dict(one.around), [], []
    infos = [info_of(name, value) for name, value in feeds.items()]
    for i, value in enumerate(one.inputs):
        if value is None:
            names.append("")
            continue
        names.append(f"x{i}")
        if isinstance(value, Constant):
            constants.append(numpy_helper.from_array(value.value, names[-1]))
            continue
        value = np.asarray(value)
        feeds[names[-1]] = value
        infos.append(info_of(names[-1], value))
    while names and not names[-1]:
        names.pop()
    node = helper.make_node(one.op, names, name_outputs(one), name="node", **one.attributes)
    outputs = [name for name in node.output if name]
    graph = helper.make_graph([node], "sweep", infos, [onnx.ValueInfoProto(name=name) for name in outputs], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", one.opset)], ir_version=10)
    inferred = onnx.shape_inference.infer_shapes(model, check_type=checks_types, strict_mode=True)
    known = {info.name: info for info in [*inferred.graph.output, *inferred.graph.value_info]}
    if all(known.get(name) and known[name].type.HasField("tensor_type") for name in outputs):
        del model.graph.output[:]
        model.graph.output.extend(known[name] for name in outputs)
    return model, feeds


class ChainDraw(Draw):
    """Takes a value where a draw could have made it."""

    def __init__(self, seed):
        super().__init__(seed)
        self.value, self.is_taken = None, True

    def one(self, values):
        if not self.is_taken and any(isinstance(v, type) and np.dtype(v) == self.value.dtype for v in values):
            return self.value.dtype.type
        return super().one(values)

    def shape(self, low=0, high=5, empty=0.08):
        if not self.is_taken and low <= self.value.ndim <= high:
            return list(self.value.shape)
        return super().shape(low, high, empty)

    def array(self, shape, kind=np.float32, special=None, low=-4, high=4):
        if not self.is_taken and list(shape) == list(self.value.shape) and np.dtype(kind) == self.value.dtype:
            self.is_taken = True
            return self.value
        return super().array(shape, kind, special, low, high)


def build_chain(seed, operators, count):
    """A model of several nodes, its inputs, and the text of the nodes."""
    d, nodes, infos, constants, feeds, texts = ChainDraw(seed), [], [], [], {}, []
    current = None
    for _ in range(20 * count):
        op = operators[int(d.rng.integers(len(operators)))]
        d.is_taken = d.value is None
        try:
            one = CASES[op](d, op)
        except ValueError:  # sizes that do not go with the value
            continue
        chained = [i for i, x in enumerate(one.inputs) if x is d.value and x is not None]
        if d.value is not None and not chained or one.opset != 21:
            continue
        built = attempt(build, one)
        results = built and attempt(by_runtime, *built)
        if not results or results[0].size > 20000:
            continue
        model, own = built
        node, prefix = model.graph.node[0], f"n{len(nodes)}"
        for i, name in enumerate(node.input):
            if name and i in chained:
                node.input[i] = current
            elif name:
                node.input[i] = prefix + name
        node.output[:] = [prefix + name for name in node.output]
        node.name = prefix
        for name, value in own.items():
            if not (name[1:].isdigit() and int(name[1:]) in chained):
                feeds[prefix + name] = value
                infos.append(info_of(prefix + name, value))
        for tensor in model.graph.initializer:
            tensor.name = prefix + tensor.name
            constants.append(tensor)
        nodes.append(node)
        texts.append(f"{op}({', '.join(describe(x) for x in one.inputs)}) {one.attributes}")
        current, d.value = node.output[0], np.asarray(results[0])
        if len(nodes) == count:
            break
    graph = helper.make_graph(nodes, "sweep", infos, [onnx.ValueInfoProto(name=current)], constants)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10), feeds, "; ".join(texts)


def make_symbolic(d, model, feeds):
    """Names one size, wherever inputs have it; gives its value, or None if there is no size."""
    sizes = sorted({n for value in feeds.values() for n in value.shape})
    if not sizes:
        return None
    size = d.one(sizes)
    for info in model.graph.input:
        for dim in info.type.tensor_type.shape.dim:
            if dim.dim_value == size:
                dim.dim_param = "n"
    for info in model.graph.output:
        info.ClearField("type")
    return size


def run_runtime(model, feeds):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.log_severity_level = 4
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    return session.run(None, feeds)


def by_runtime(model, feeds):
    """In another process, which some models end, as an axis without elements does by a division."""
    if not POOL:
        POOL.append(concurrent.futures.ProcessPoolExecutor(1))
    try:
        return POOL[0].submit(run_runtime, model.SerializeToString(), feeds).result()
    except concurrent.futures.process.BrokenProcessPool:
        POOL.clear()
        raise


def by_evaluator(model, feeds):
    with np.errstate(all="ignore"):
        return ReferenceEvaluator(model).run(None, feeds)


def attempt(function, *arguments):
    try:
        return function(*arguments)
    except Exception:  # pylint: disable=broad-except
        return None


def redate(d, one):
    """The same node in another opset that has its operator, without the attributes that it does not have there."""
    schemas = [s for s in onnx.defs.get_all_schemas_with_history() if (s.domain, s.name) == ("", one.op)]
    since = sorted(s.since_version for s in schemas)
    starts = [n for n, after in zip(since, [*since[1:], 99]) if after > 7]
    start = d.one(starts)
    opset = d.one([max(start, 7), min([n for n in since if n > start], default=onnx.defs.onnx_opset_version() + 1) - 1])
    schema = onnx.defs.get_schema(one.op, opset)
    return one._replace(opset=opset, attributes={k: v for k, v in one.attributes.items() if k in schema.attributes})


def draw(options, d, seed):
    """A model, its inputs, how many outputs it has, a tolerance and a text; None if it is malformed."""
    if options.chain:
        model, feeds, text = build_chain(seed, options.operators, d.int(2, options.chain))
        return model, feeds, 1, 1e-3, text
    op = d.one(options.operators)
    one = CASES[op](d, op)
    if options.opsets and not one.around:
        one = redate(d, one)
    built = attempt(build, one, options.opsets)
    attributes = {k: v.name if isinstance(v, onnx.GraphProto) else v for k, v in one.attributes.items()}
    around = [f"{k}: {describe(v)}" for k, v in one.around.items()]
    text = f"{op}({', '.join([describe(x) for x in one.inputs] + around)}) opset {one.opset} {attributes}"
    return built and (*built, sum(map(bool, name_outputs(one))), one.rtol, text)


def check(options, seed, counts):
    d = Draw(seed)
    drawn = draw(options, d, seed)
    if drawn is None:
        counts["malformed"] += 1
        return
    model, feeds, outputs, rtol, text = drawn
    wanted = attempt(by_runtime, model, feeds)
    other = None if wanted is not None else attempt(by_evaluator, model, feeds)
    if wanted is None and other is None:
        counts["nobody runs it"] += 1
        return
    expected = wanted if wanted is not None else other
    size = make_symbolic(d, model, feeds) if options.symbolic else None
    more = [f"--device={options.device}"] if options.device else []
    is_variable = size is not None and d.some(0.8)  # else the files of the inputs say it
    if is_variable:
        more.append(f"--dim=n={d.one([max(size - 2, 0), size])}..{size + d.int(1, 9)}")
    with sweeps.folder_of(options, seed) as folder:
        path = os.path.join(folder, "model.onnx")
        onnx.save(model, path)
        status, result = sweeps.run(options, folder, path, feeds, outputs, *more)
    text = f"{seed} {text}" + (f", size {size} with {' '.join(more) or 'a name'}" if size is not None else "")
    if status == "ran":
        status = compare(model, feeds, result, wanted, other, rtol, text)
    elif status == "refused" and is_variable:
        if "node '" not in result or "--" not in result.split("node '", 1)[1]:
            status = "refused without a remedy"
            print(f"{status}: {text}: {result}", flush=True)
    else:
        print(f"{status}: {text}: {result}", flush=True)
    counts[status] += 1


def differ(found, wanted, rtol):
    return sweeps.differ(found, [np.asarray(y) for y in wanted], rtol, share=1e-2)


def compare(model, feeds, result, wanted, other, rtol, text):
    wrong = differ(result, wanted if wanted is not None else other, rtol)
    if not wrong:
        return "same"
    status = "other than the evaluator"
    if wanted is not None:
        opinion = attempt(by_evaluator, model, feeds)
        agrees = opinion is not None and not differ(result, opinion, rtol)
        status = "other than ONNX Runtime alone" if agrees else "wrong"
    print(f"{status}: {text}: {wrong}", flush=True)
    return status


def describe(value):
    if value is None:
        return "-"
    mark, value = ("=", value.value) if isinstance(value, Constant) else ("", np.asarray(value))
    small = f"={value.tolist()}" if mark and value.size < 9 else mark
    return f"{value.dtype}{list(value.shape)}{small}"


ARGUMENTS = {"--operators": {"default": list(CASES), "type": lambda text: text.split(",")}, "--device": {"default": ""},
             "--symbolic": {"action": "store_true"}, "--opsets": {"action": "store_true"}, "--chain": {"type": int, "default": 0}}

if __name__ == "__main__":
    sys.exit(sweeps.main(__doc__, ARGUMENTS, check))
