#!/usr/bin/env python3
"""The networks of torch_models.py as linalg, by torch-mlir, run by uop-run.

  torch_mlir_models.py write FOLDER [NAME...]
  torch_mlir_models.py check --uop-run=PATH [--threads=N] [--markdown] FOLDER [NAME...]

`write` exports each network by torch_mlir.fx (torch.export, and torch-mlir's
lowering to linalg on tensors) as text with its weights, and keeps inputs and the
outputs of PyTorch. `check` runs each and compares, as torch_models.py does. The
operations that it counts are those of linalg. `write` needs torch and torch-mlir,
`check` only numpy; with torch it times PyTorch just before each model. Import is
reading the text and converting linalg, compilation all that follows.
"""

import os
import sys
import time

import model_runs
import torch_models


def write(args):
    import torch
    import torch_mlir.fx

    torch.set_num_threads(args.threads)
    for name in args.names:
        network, inputs = torch_models.make(name)
        # topk becomes an op of a dialect of torch-mlir's own.
        if hasattr(network, "likeliest"):
            network.likeliest = None
        tensors = tuple(torch.from_numpy(x) for x in inputs)
        path = os.path.join(args.folder, name) + ".mlir"
        with torch.no_grad():
            outputs = torch_models.run(network, tensors)
            start = time.time()
            module = torch_mlir.fx.export_and_import(
                network, *tensors, output_type="linalg-on-tensors", func_name="main")
        with open(path, "w", encoding="utf-8") as file:
            module.operation.print(file=file)
        with open(path, encoding="utf-8") as file:
            count = sum(" linalg." in line for line in file if not line.startswith("      torch_tensor"))
        facts = {
            "ops": count,
            "export_s": time.time() - start,
            "parameters": sum(x.numel() for x in network.parameters()),
            "torch": torch.__version__,
        }
        model_runs.save(args.folder, name, inputs, outputs, facts)
        print(f"{name}: {count} operations of linalg", flush=True)


def time_torch(args, name):
    """Milliseconds of PyTorch's shortest run, or nan without torch."""
    try:
        import torch
    except ImportError:
        return float("nan")
    torch.set_num_threads(args.threads)
    network, inputs = torch_models.make(name)
    if hasattr(network, "likeliest"):
        network.likeliest = None
    tensors, times = tuple(map(torch.from_numpy, inputs)), []
    with torch.no_grad():
        for _ in range(6):
            start = time.time()
            torch_models.run(network, tensors)
            times.append(time.time() - start)
    return min(times[1:]) * 1e3


def check(args):
    def seconds(stats, *parts):
        return sum(stats["compile_ms"][part] for part in parts) / 1e3

    reading = ("parse", "prepare")
    columns = [("operations", lambda facts, stats: facts["ops"]), model_runs.PARAMETERS, model_runs.LAUNCHES,
               model_runs.KERNELS, ("export, s", lambda facts, stats: f"{facts['export_s']:.1f}"),
               ("import, s", lambda facts, stats: f"{seconds(stats, *reading):.2f}"),
               ("compilation, s", lambda facts, stats: f"{seconds(stats, 'total') - seconds(stats, *reading):.2f}"),
               model_runs.RUN, model_runs.other_run("PyTorch"), model_runs.MEMORY]

    def compare(name):
        milliseconds = time_torch(args, name)
        facts, stats, worst = model_runs.compare_saved(args, name, ".mlir")
        return {**facts, "run_ms": milliseconds}, stats, worst

    return model_runs.check(args, compare, columns, torch_models.TOLERANCE)


if __name__ == "__main__":
    sys.exit(model_runs.main(__doc__, torch_models.MODELS, write, check))
