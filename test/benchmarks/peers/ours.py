"""UOp's side: the row's graph, compiled by uop-compile to a file that uop-run times."""

import json
import os
import re
import subprocess
import time

import numpy as np

from .rows import RATE


def add_update(text, count):
    """Makes of a loss and gradients, which main_grad returns, a loss and new weights. The
    weights are the last `count` arguments."""
    head, body = text.split("func.func @main_grad(", 1)
    signature, body = body.split(" {\n", 1)
    names = re.findall(r"(%arg\d+): (tensor<[^>]*>)", signature)
    body, results = body.rsplit("    return ", 1)
    values, rest = results.split(" : ", 1)
    loss, *gradients = values.split(", ")
    lines, new = [], []
    for i, ((weight, kind), gradient) in enumerate(zip(names[-count:], gradients)):
        lines += [f"    %rate{i} = uop.const {RATE:e} : {kind}",
                  f"    %by{i} = uop.mul {gradient}, %rate{i} : {kind}",
                  f"    %new{i} = uop.sub {weight}, %by{i} : {kind}"]
        new.append(f"%new{i}")
    body += "\n".join(lines) + f"\n    return {', '.join([loss] + new)} : {rest}"
    return f"{head}func.func @main_grad({signature} {{\n{body}"


class Ours:
    name = "UOp"

    def __init__(self, binaries, threads):
        self.binaries, self.threads = binaries, threads
        self.command, self.once_us = None, None

    def tool(self, name):
        return os.path.join(self.binaries, name)

    def load(self, folder, row, num_weights):
        """Like others who read ONNX, takes the faster one of two ways to write attention."""
        programs, entry = ["model.onnx"], []
        if row.training:
            programs, entry = [self._differentiate(folder, row, num_weights)], ["--entry=main_grad"]
        elif os.path.exists(os.path.join(folder, "plain.onnx")):
            programs.append("plain.onnx")
        arrays = [f"input{i}.npy" for i in range(len(row.inputs))]
        if row.training:
            arrays += [f"weight{i}.npy" for i in range(num_weights)]
        inputs = [f"--input={os.path.join(folder, name)}" for name in arrays]
        count = 1 + (num_weights if row.training else 0)
        files = [os.path.join(folder, f"UOp-{self.threads}-{i}.npy") for i in range(count)]
        best = None
        for program in programs:
            path = os.path.join(folder, program)
            artifact = f"{os.path.splitext(path)[0]}-{self.threads}.uop"
            seconds = self._compile(path, artifact, entry)
            self.command = [self.tool("uop-run"), artifact, "--stats",
                            f"--threads={self.threads}", *inputs]
            stats = self._run(["--repeat=3"] + [f"--output={file}" for file in files])
            if best is None or stats["run_us"]["min"] < best[0]:
                best = (stats["run_us"]["min"], self.command, seconds, stats["kernels"], program)
        self.once_us, self.command, seconds, kernels, program = best
        return {"first_call_s": seconds, "outputs": files, "kernels": kernels, "program": program}

    def time(self, seconds):
        """As uop-run repeats it, for about as long as a peer."""
        repeat = max(1, min(5000, int(seconds * 1e6 / self.once_us)))
        stats = self._run([f"--repeat={repeat}", "--warmup=1"])
        self.once_us = stats["run_us"]["median"]
        return [stats["run_us"]["min"], stats["run_us"]["median"]]

    def _compile(self, program, artifact, entry):
        compiler = self.tool("uop-compile")
        newest = max(os.path.getmtime(compiler), os.path.getmtime(program))
        if os.path.exists(artifact) and os.path.getmtime(artifact) > newest:
            return None
        start = time.time()
        check([compiler, program, "-o", artifact, f"--threads={self.threads}", "--cache=off",
               *entry])
        return time.time() - start

    def _differentiate(self, folder, row, num_weights):
        path = os.path.join(folder, "step.mlir")
        if os.path.exists(path) and os.path.getmtime(path) > os.path.getmtime(self.tool("uop-opt")):
            return "step.mlir"
        model = os.path.join(folder, "model.mlir")
        check([self.tool("uop-import-onnx"), os.path.join(folder, "model.onnx"), "-o", model])
        first = len(row.inputs)
        numbers = ",".join(str(first + i) for i in range(num_weights))
        text = check([self.tool("uop-opt"), model, f"--uop-gradient=wrt={numbers}"])
        with open(path, "w", encoding="utf-8") as file:
            file.write(add_update(text, num_weights))
        return "step.mlir"

    def _run(self, options):
        return json.loads(check(self.command + options))


def check(command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines() or ["no message"]
        raise RuntimeError(lines[0])
    return done.stdout


def read(path):
    """An array of results; bf16 and f16 as f32."""
    array = np.load(path)
    if array.dtype == np.dtype("V2"):
        return (array.view(np.uint16).astype(np.uint32) << 16).view(np.float32)
    return array.astype(np.float32) if array.dtype == np.float16 else array
