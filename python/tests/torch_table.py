#!/usr/bin/env python3
"""Whole models through torch.compile(backend="uop"), beside eager mode and inductor.

    torch_table.py [--threads 1,2] [--seconds S] [--turns N] [--no-inductor]
                   [--json FILE] [--markdown FILE] [MODEL...]
    torch_table.py --render --json FILE --markdown FILE

Results are compared with eager's: of a forward pass to TOLERANCE of its largest element,
of training the loss of each of STEPS steps to LOSS_TOLERANCE of the largest loss. First
calls begin with nothing compiled; before them, each side compiles something small. Then
all sides are timed in turns, and the least time of each counts: of one thread the time
of the processor, which others that use the machine do not add to. The models are those of
torch_zoo.py. Each number of threads has a process of its own. Records replace those of
the same model in the JSON file. The exit status is 0 if all results are equal.
"""

import argparse
import copy
import json
import os
import subprocess
import sys
import time
import warnings

import psutil

TOLERANCE = 1e-4
LOSS_TOLERANCE = 1e-3
STEPS = 10
RATE = 0.01
SIDES = ("eager", "inductor", "uop")


# One number of threads -----------------------------------------------------------


class Imports:
    """The time that the backend takes to build programs, without compiling them."""

    def __init__(self, torch_backend):
        self.seconds = 0.0
        program, self.depth = torch_backend._Program, 0
        original = program.__init__

        def timed(this, *args, **kwargs):
            start = time.perf_counter()
            original(this, *args, **kwargs)
            self.seconds += time.perf_counter() - start

        program.__init__ = timed


def processor_time():
    """Seconds of processors, those of processes that were started for it included."""
    me = psutil.Process()
    times = [one.cpu_times() for one in (me, *me.children(recursive=True))]
    return sum(one.user + one.system + one.children_user + one.children_system for one in times)


def flatten(result):
    import torch

    leaves, _ = torch.utils._pytree.tree_flatten(result)
    return [one.detach() for one in leaves if isinstance(one, torch.Tensor)]


def difference(actual, expected):
    """Relative to the largest element of each result."""
    worst = 0.0
    for one, other in zip(flatten(actual), flatten(expected)):
        if one.shape != other.shape or one.dtype != other.dtype:
            return float("inf")
        if not one.is_floating_point():
            worst = max(worst, 0.0 if one.equal(other) else float("inf"))
            continue
        scale = other.abs().max().item() or 1.0
        worst = max(worst, (one - other).abs().max().item() / scale)
    return worst if worst == worst else float("inf")


def curve_difference(actual, expected):
    """Relative to the largest loss."""
    scale = max(map(abs, expected))
    return max(abs(one - other) / scale for one, other in zip(actual, expected))


def forward(side, network, inputs):
    import torch

    call = network if side == "eager" else torch.compile(network, backend=side)

    def run():
        with torch.no_grad():
            return call(*inputs)

    return run


def training(side, network, inputs, measure):
    import torch

    call = network if side == "eager" else torch.compile(network, backend=side)
    optimizer = torch.optim.SGD(network.parameters(), lr=RATE, momentum=0.9)

    def step():
        optimizer.zero_grad()
        loss = measure(call(*inputs), inputs)
        loss.backward()
        optimizer.step()
        return loss.item()

    return step


def warm_up(torch, sides):
    layer = torch.nn.Linear(4, 4)
    for side in sides:
        if side != "eager":
            torch.compile(layer, backend=side)(torch.randn(2, 4)).sum().backward()
    torch._dynamo.reset()


def run_model(options, name, kind, made, sides, imports):
    import torch

    import uop

    network, inputs = made[0], made[1]
    network = network.train() if kind == "training" else network.eval()
    record = {"model": name, "kind": kind, "threads": options.threads, "first_s": {}, "first_cpu_s": {},
              "ms": {}}  # fmt: skip
    runs, curves, results = {}, {}, {}
    torch._dynamo.reset()
    for side in sides:
        mine = copy.deepcopy(network)
        before, imported = uop.stats()["compile_ms"], imports.seconds
        start, start_cpu = time.perf_counter(), processor_time()
        if kind == "training":
            runs[side] = training(side, mine, inputs, made[2])
            curves[side] = [runs[side]()]
        else:
            runs[side] = forward(side, mine, inputs)
            results[side] = runs[side]()
        record["first_s"][side] = time.perf_counter() - start
        record["first_cpu_s"][side] = processor_time() - start_cpu
        if side == "uop":
            after = uop.stats()["compile_ms"]
            record["phases"] = {one: after[one] - before.get(one, 0.0) for one in after}
            record["phases"]["import"] = (imports.seconds - imported) * 1e3
        if kind == "training":
            curves[side] += [runs[side]() for _ in range(STEPS - 1)]
    found = curves if kind == "training" else results
    compare = curve_difference if kind == "training" else difference
    others = [side for side in sides if side != "eager"]
    record["differences"] = {side: compare(found[side], found["eager"]) for side in others}
    record["losses"] = curves.get("eager", [])
    limit = LOSS_TOLERANCE if kind == "training" else TOLERANCE
    record["equal"] = record["differences"]["uop"] <= limit
    least = dict.fromkeys(sides, float("inf"))
    clock = time.process_time if options.threads == 1 else time.perf_counter
    for _ in range(options.turns):
        for side in sides:
            end = clock() + options.seconds
            while True:
                start = clock()
                runs[side]()
                now = clock()
                least[side] = min(least[side], now - start)
                if now > end:
                    break
    record["ms"] = {side: seconds * 1e3 for side, seconds in least.items()}
    return record


def serve(options):
    """Records as lines of JSON; the rest goes to the standard error."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    import torch

    import uop
    from uop import torch_backend

    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    import torch_zoo

    warnings.simplefilter("ignore")
    warnings.filterwarnings("error", message="uop: a graph runs in PyTorch's eager mode")
    torch.set_num_threads(options.threads)
    torch._inductor.config.force_disable_caches = True
    uop.configure(threads=options.threads)
    imports = Imports(torch_backend)
    sides = [one for one in SIDES if one != "inductor" or not options.no_inductor]
    warm_up(torch, sides)
    print(json.dumps({"torch": torch.__version__}), file=answers, flush=True)
    for kind, models in (("forward", torch_zoo.MODELS), ("training", torch_zoo.TRAINED)):
        for name, make in models.items():
            if options.models and name not in options.models:
                continue
            torch.manual_seed(sum(map(ord, name)))
            try:
                record = run_model(options, name, kind, make(), sides, imports)
            except Exception as error:
                text = (str(error).strip() or "no message").splitlines()[0]
                record = {"model": name, "kind": kind, "threads": options.threads, "equal": False,
                          "error": f"{type(error).__name__}: {text[:300]}"}  # fmt: skip
            print(json.dumps(record), file=answers, flush=True)


# The table -----------------------------------------------------------------------


def number(value):
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def columns(record):
    if "error" in record:
        return [record["model"], str(record["threads"]), record["error"]]
    first, ms, phases = record["first_s"], record["ms"], record["phases"]
    cpu = record["first_cpu_s"]
    inductor = "inductor" in first
    passes = sum(phases.get(one, 0) for one in PASSES)
    machine = sum(value for one, value in phases.items() if one not in (*PASSES, "import"))
    return [
        record["model"], str(record["threads"]), f"{record['differences']['uop']:.1e}",
        f"{record['differences']['inductor']:.1e}" if inductor else "-",
        number(first["inductor"]) if inductor else "-", number(first["uop"]),
        f"{first['uop'] / first['inductor']:.2f}" if inductor else "-",
        number(cpu["inductor"]) if inductor else "-", number(cpu["uop"]),
        f"{cpu['uop'] / cpu['inductor']:.2f}" if inductor else "-",
        " / ".join(number(one / 1e3) for one in (phases["import"], passes, machine)),
        number(ms["eager"]), number(ms["inductor"]) if inductor else "-", number(ms["uop"]),
        f"{ms['eager'] / ms['uop']:.2f}", f"{ms['inductor'] / ms['uop']:.2f}" if inductor else "-",
    ]  # fmt: skip


# Phases of compilations that are passes on the IR; the others make machine code.
PASSES = ("key", "prepare", "plan", "steps", "lower", "tune")
TITLES = (
    "model", "threads", "difference", "inductor's", "first call, s: inductor", "uop", "uop / inductor",
    "the same in CPU seconds: inductor", "uop", "uop / inductor", "of uop's: graph / passes / machine code, s", "run, ms: eager", "inductor", "uop",
    "eager / uop", "inductor / uop",
)  # fmt: skip


def mean(values):
    product = 1.0
    for value in values:
        product *= value
    return product ** (1 / len(values))


def summary(records):
    lines = []
    for kind in ("forward", "training"):
        for threads in sorted({one["threads"] for one in records}):
            rows = [r for r in records if (r["kind"], r["threads"]) == (kind, threads) and "ms" in r]
            rows = [r for r in rows if "inductor" in r["ms"]]
            if not rows:
                continue
            least = sum(r["first_cpu_s"]["uop"] * 3 <= r["first_cpu_s"]["inductor"] for r in rows)
            lines.append(
                f"{kind}, {threads} thread{'s' if threads > 1 else ''}: {len(rows)} models, "
                f"eager / uop {mean([r['ms']['eager'] / r['ms']['uop'] for r in rows]):.2f}, "
                f"inductor / uop {mean([r['ms']['inductor'] / r['ms']['uop'] for r in rows]):.2f} "
                f"(geometric means); first calls "
                f"{mean([r['first_s']['uop'] / r['first_s']['inductor'] for r in rows]):.2f} of "
                f"inductor's by the clock, "
                f"{mean([r['first_cpu_s']['uop'] / r['first_cpu_s']['inductor'] for r in rows]):.2f} "
                f"in CPU seconds, {least} of these at most a third"
            )
    return lines


def render(records):
    lines = []
    for kind in ("forward", "training"):
        rows = [one for one in records if one["kind"] == kind]
        if rows:
            lines += ["| " + " | ".join(TITLES) + " |", "|---" * len(TITLES) + "|"]
            lines += ["| " + " | ".join(columns(one)) + " |" for one in rows] + [""]
    return "\n".join(lines + [line + "  " for line in summary(records)]) + "\n"


def read(options):
    if not options.json or not os.path.exists(options.json):
        return []
    with open(options.json, encoding="utf-8") as file:
        return json.load(file)


def merge(older, records):
    def key(record):
        return record["kind"], record["threads"], record["model"]

    again = {key(one) for one in records}
    return [one for one in older if key(one) not in again] + records


def write(options, records):
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(records, file, indent=1)
    if options.markdown:
        with open(options.markdown, "w", encoding="utf-8") as file:
            file.write(render(records))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--json")
    parser.add_argument("--markdown")
    parser.add_argument("--render", action="store_true", help="only write the table")
    parser.add_argument("--no-inductor", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("models", nargs="*")
    options = parser.parse_args()
    if options.serve:
        options.threads = int(options.threads)
        return serve(options)
    if options.render:
        write(options, read(options))
        return 0
    records = []
    for threads in options.threads.split(","):
        command = [
            sys.executable, os.path.abspath(__file__), "--serve", f"--threads={threads}",
            f"--turns={options.turns}", f"--seconds={options.seconds}", *options.models,
        ]  # fmt: skip
        if options.no_inductor:
            command.append("--no-inductor")
        environment = dict(os.environ, OMP_NUM_THREADS=threads, UOP_CACHE="off")
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as child:
            for line in child.stdout:
                record = json.loads(line)
                if "model" not in record:
                    continue
                records.append(record)
                print("  ".join(columns(record)), flush=True)
                write(options, merge(read(options), records))
        if child.returncode:
            records.append({"model": "the process", "kind": "forward", "threads": int(threads),
                            "equal": False, "error": f"ended with {child.returncode}"})  # fmt: skip
            print("  ".join(columns(records[-1])), flush=True)
    print("\n".join(summary(records)))
    write(options, merge(read(options), records))
    return 0 if all(one["equal"] for one in records) else 1


if __name__ == "__main__":
    sys.exit(main())
