"""Standard output of --stats is one JSON object with these members."""

import json
import sys

path, device = sys.argv[1:]
with open(path) as file:
    stats = json.load(file)
compile_ms, run_us = stats.pop("compile_ms"), stats.pop("run_us")
on_cpu = device == "cpu"
assert stats == {
    "kernels": 1 if on_cpu else 0,
    "unique_kernels": 1 if on_cpu else 0,
    "cache_hits": 0,
    "cache_misses": 0,
    "graph_hits": 0,
    "graph_misses": 0,
    "bytes": 2 * 8 * 16 * 4 if on_cpu else 0,
    "flops": 3 * 8 * 16 if on_cpu else 0,
    "arena_bytes": 0,
    "peak_bytes": 2 * 8 * 16 * 4 if on_cpu else 0,
    "device": device,
    "threads": 2,
    "repeat": 3,
}, stats
total = compile_ms.pop("total")
assert abs(total - sum(compile_ms.values())) < 1e-6 and min(compile_ms.values()) >= 0
phases = ["parse", "prepare", "plan", "steps", "lower", "translate", "optimize", "codegen", "load"]
assert list(compile_ms) == (phases if on_cpu else ["parse"]), compile_ms
assert 0 < run_us["min"] <= run_us["median"]
