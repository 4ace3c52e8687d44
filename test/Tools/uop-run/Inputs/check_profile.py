"""What --profile wrote of profile.mlir: TRACE STATS SOURCE."""

import json
import sys

trace_path, stats_path, source = sys.argv[1:]
with open(trace_path) as file:
    trace = json.load(file)
with open(stats_path) as file:
    stats = json.load(file)
lines = open(source).read().split("\n")


def line_of(text):
    return next(i for i, line in enumerate(lines, 1) if text in line and not line.startswith("//"))


other = trace["otherData"]
# Warm-up runs are in the trace, too.
assert (other["runs"], other["runs_in_trace"]) == (4, 4), other
assert 1 < other["peak_gflops_per_s"] < 1e6 and 0.1 < other["peak_gbytes_per_s"] < 1e5, other
events = trace["traceEvents"]
names = {(e["name"], e["pid"], e["tid"]): e["args"]["name"] for e in events if e["ph"] == "M"}
assert names[("process_name", 0, 0)] == "compiler", names
work = [e for e in events if e["ph"] == "X"]
assert all(e["dur"] >= 0 and e["ts"] >= 0 for e in work)
phases = [e for e in work if e["pid"] == 0]
assert [p["name"] for p in phases] == [k for k in stats["compile_ms"] if k != "total"], phases
launches = [e for e in work if e["cat"] == "launch"]
assert min(e["ts"] for e in launches) >= max(p["ts"] + p["dur"] for p in phases)
sums = [e for e in launches if f":{line_of('reduce_axis add')}:" in e["args"]["source"]]
assert len(sums) == 8 and {e["args"]["slice"] for e in sums} == {"1 of 2", "2 of 2"}, sums
others = [e for e in launches if e not in sums]
assert len(others) == 4 and all(f":{line_of('reduce_axis max')}:" in e["args"]["source"] for e in others)
for event in launches:
    args = event["args"]
    assert args["level"] == 0 and args["bytes"] > 0 and args["percent_of_limit"] > 0, event
    assert ("thread_name", 1, event["tid"]) in names

first, second = stats["profile"]
assert first["launches"] == second["launches"] == 1 and first["us"] >= second["us"], stats["profile"]
assert abs(first["percent_of_run"] + second["percent_of_run"] - 100) < 1e-6
(total,) = [k for k in stats["profile"] if k["bytes"] > 512 * 300 * 4]
assert total["flops"] >= 512 * 300 and total["gflops_per_s"] > 0 and total["gbytes_per_s"] > 0
