"""UOp beside PyTorch, ONNX Runtime, OpenVINO, JAX and IREE: one graph, one run, in turns.

    tools/bench.sh --peers-python=VENV [options]

VENV is a virtual environment with any of torch, onnxruntime, openvino, jax and
iree-base-compiler + iree-base-runtime; what is missing is said. Each side has a process of its
own and is timed in turns; the least time counts. A ratio is the time of the best peer by
UOp's: above 1, UOp is faster. docs/benchmarks.md describes rows and sides.
"""

import argparse
import json
import os
import sys
import tempfile

import numpy as np

from . import report, rows, turns
from .graph import Graph
from .ours import Ours
from .worker import PEERS

NOT_PEERS = ("UOp in torch.compile",)


def parse(arguments):
    parser = argparse.ArgumentParser(prog="tools/bench.sh", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers-python", required=True, metavar="VENV")
    parser.add_argument("--binaries", default="build/release/bin", help="the folder of uop-run")
    parser.add_argument("--filter", default="", metavar="TEXT[,TEXT...]",
                        help="rows whose names contain one of the texts")
    parser.add_argument("--quick", action="store_true", help="few rows, few turns")
    parser.add_argument("--list", action="store_true", help="print the names of the rows, and stop")
    parser.add_argument("--threads", default="1,2", metavar="N[,N...]")
    parser.add_argument("--peers", default=",".join(PEERS), metavar="NAME[,NAME...]")
    parser.add_argument("--turns", type=int, default=0, help="default 5, with --quick 2")
    parser.add_argument("--seconds", type=float, default=0.3, help="of each turn of a side")
    parser.add_argument("--json", metavar="FILE", help="records are added to those in it")
    parser.add_argument("--work", metavar="FOLDER",
                        help="keeps what is compiled, for the next run")
    options = parser.parse_args(arguments)
    options.python = os.path.join(options.peers_python, "bin", "python")
    if not options.list and not os.access(options.python, os.X_OK):
        parser.error(f"--peers-python={options.peers_python}: there is no bin/python in it; "
                     "make one with 'python3 -m venv' and install the peers into it")
    try:
        options.thread_counts = [int(one) for one in options.threads.split(",")]
    except ValueError:
        options.thread_counts = [0]
    if min(options.thread_counts) < 1:
        parser.error(f"--threads={options.threads}: expected numbers from 1, as in 1,2")
    options.peer_names = [one for one in options.peers.split(",") if one]
    for name in options.peer_names:
        if name not in PEERS:
            parser.error(f"--peers: there is no '{name}'; the peers are {', '.join(PEERS)}")
    options.chosen = rows.choose([one for one in options.filter.split(",") if one], options.quick)
    if not options.chosen:
        parser.error(f"--filter={options.filter}: no row has such a name; --list prints the names")
    if not options.list and not os.access(os.path.join(options.binaries, "uop-run"), os.X_OK):
        parser.error(f"--binaries={options.binaries}: there is no uop-run in it; build it first")
    try:
        read_records(options.json)
    except (OSError, ValueError, KeyError, TypeError) as error:
        parser.error(f"--json={options.json}: records are added to those in the file, and this is "
                     f"none of an earlier run: {error}")
    options.turns = options.turns or (2 if options.quick else 5)
    return options


def environment(options, threads):
    """What some peers read before anything else."""
    count = str(threads)
    flags = "--xla_cpu_multi_thread_eigen=" + ("true" if threads > 1 else "false")
    python = os.path.abspath(os.path.join(options.binaries, "..", "python"))
    return {"OMP_NUM_THREADS": count, "MKL_NUM_THREADS": count, "NPROC": count,
            "XLA_FLAGS": flags, "JAX_PLATFORMS": "cpu", "OPENVINO_TELEMETRY": "0",
            "PYTHONPATH": python, "UOP_CACHE": os.path.join(options.work, "uop-cache"),
            "TORCHINDUCTOR_CACHE_DIR": os.path.join(options.work, "inductor")}


def start_peers(options, threads, log):
    """The processes of the peers that there are, and why the others are not."""
    started = [turns.Peer(name, options.python, threads, environment(options, threads), log)
               for name in options.peer_names]
    peers, versions, missing = {}, {}, {}
    for peer in started:
        answer = peer.ask(do="probe")
        if "version" in answer:
            peers[peer.name], versions[peer.name] = peer, answer["version"]
        else:
            missing[peer.name] = answer.get("missing") or answer["error"]
            peer.close()
    return peers, versions, missing


def write_row(folder, row):
    """The files of a row, and how many weights it has."""
    count = os.path.join(folder, "weights")
    if os.path.exists(count):
        with open(count, encoding="utf-8") as file:
            return int(file.read())
    os.makedirs(folder, exist_ok=True)
    graph = Graph(row)
    graph.write(os.path.join(folder, "model.onnx"))
    if graph.has_attention and not row.training:
        Graph(row, plain=True).write(os.path.join(folder, "plain.onnx"))
    for kind, arrays in (("input", row.make_inputs()), ("weight", graph.weights)):
        for i, array in enumerate(arrays):
            np.save(os.path.join(folder, f"{kind}{i}.npy"), array)
    with open(count, "w", encoding="utf-8") as file:
        file.write(str(len(graph.weights)))
    return len(graph.weights)


def measure_row(options, row, threads, peers):
    folder = os.path.join(options.work, row.name.replace(" ", "-").replace(",", ""))
    num_weights = write_row(folder, row)
    record = {"row": row.name, "threads": threads, "times": {}, "problems": {}, "first_call_s": {}}
    sides, mine = {}, None
    ours = Ours(options.binaries, threads)
    try:
        answer = ours.load(folder, row, num_weights)
        mine, sides[ours.name] = answer["outputs"], ours
        record["kernels"], record["program"] = answer["kernels"], answer["program"]
        record["first_call_s"][ours.name] = answer["first_call_s"]
    except RuntimeError as error:
        record["problems"][ours.name] = str(error)
    for name, peer in list(peers.items()):
        answer = peer.load(folder, row)
        if "error" in answer or "missing" in answer:
            record["problems"][name] = answer.get("error") or answer["missing"]
            if "ended" in answer:
                del peers[name]
            continue
        sides[name] = peer
        record["first_call_s"][name] = answer["first_call_s"]
        problem = mine and turns.differs(row, mine, answer["outputs"])
        if problem:
            record["problems"][name] = problem
    for peer in peers.values():
        peer.settle()
    record["times"] = turns.measure(sides, options.turns, options.seconds)
    for peer in peers.values():
        peer.ask(do="drop")
    return record


def read_records(path):
    if not path or not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return json.load(file)["records"]


def add_records(path, records, versions):
    """Rows measured before stay, unless they were measured again."""
    again = {(one["row"], one["threads"]) for one in records}
    kept = [one for one in read_records(path) if (one["row"], one["threads"]) not in again]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"versions": versions, "records": kept + records}, file, indent=1)


def run(options):
    records = []
    names = list(options.peer_names)
    with open(os.path.join(options.work, "peers.log"), "w", encoding="utf-8") as log:
        for threads in options.thread_counts:
            peers, versions, missing = start_peers(options, threads, log)
            names = [one for one in names if one not in missing]
            if threads == options.thread_counts[0]:
                for name, reason in missing.items():
                    print(f"missing: {name}: {reason}")
                for name, version in versions.items():
                    print(f"{name} {version}")
                print("\n" + report.header(names), flush=True)
            sides = [one for one in names if one not in NOT_PEERS]
            for row in options.chosen:
                records.append(measure_row(options, row, threads, peers))
                print(report.line(records[-1], names, sides), flush=True)
                if options.json:
                    add_records(options.json, records, versions)
            for peer in peers.values():
                peer.close()
    print("\n" + "\n".join(report.summary(records, sides)))
    return any("UOp" in one["problems"] for one in records)


def main():
    options = parse(sys.argv[1:])
    if options.list:
        print("\n".join(one.name for one in options.chosen))
        return 0
    if options.work:
        os.makedirs(options.work, exist_ok=True)
        options.work = os.path.abspath(options.work)
        return run(options)
    with tempfile.TemporaryDirectory() as options.work:
        return run(options)


if __name__ == "__main__":
    sys.exit(main())
