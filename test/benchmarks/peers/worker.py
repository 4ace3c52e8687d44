"""One peer in a process of its own: `python -m peers.worker PEER THREADS`.

Reads requests as lines of JSON and answers each with a line: probe, load (a row),
time (for some seconds), drop. Standard output is the parent's alone.
"""

import gc
import importlib
import json
import os
import sys
import time

import numpy as np

from .rows import ROWS

# A peer -> its module in sides/, and the package that makes it one.
PEERS = {"PyTorch": "torch_eager", "torch.compile": "torch_compile", "ONNX Runtime": "onnx_runtime",
         "OpenVINO": "openvino_side", "JAX": "jax_side", "IREE": "iree_side",
         "UOp in torch.compile": "torch_uop"}


class Folder:
    """What the parent wrote of a row."""

    def __init__(self, path, name):
        self.path, self.row = path, ROWS[name]

    def file(self, name):
        return os.path.join(self.path, name)

    def arrays(self, kind):
        arrays = []
        while os.path.exists(self.file(f"{kind}{len(arrays)}.npy")):
            arrays.append(np.load(self.file(f"{kind}{len(arrays)}.npy")))
        return arrays


def measure(run, seconds):
    """The times of as many runs as fit, of one at least."""
    times, end = [], time.perf_counter() + seconds
    while not times or time.perf_counter() < end:
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return times


class Worker:
    def __init__(self, peer, threads):
        self.peer, self.threads = peer, threads
        self.side, self.run = None, None

    def probe(self, _):
        self.side = importlib.import_module(".sides." + PEERS[self.peer], __package__)
        return {"version": self.side.start(self.threads)}

    def load(self, request):
        folder = Folder(request["folder"], request["row"])
        start = time.perf_counter()
        self.run, read = self.side.load(folder)
        self.run()
        seconds = time.perf_counter() - start
        files = []
        for i, array in enumerate(read()):
            files.append(folder.file(f"{self.peer.replace(' ', '-')}-{self.threads}-{i}.npy"))
            np.save(files[-1], np.asarray(array))
        return {"first_call_s": seconds, "outputs": files}

    def time(self, request):
        times = measure(self.run, request["seconds"])
        return {"times_us": sorted(one * 1e6 for one in times)}

    def drop(self, _):
        self.run = None
        self.side.drop()
        gc.collect()
        return {}


def main():
    peer, threads = sys.argv[1], int(sys.argv[2])
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what libraries print goes to the log
    worker = Worker(peer, threads)
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = getattr(worker, request["do"])(request)
        except ImportError as error:
            answer = {"missing": str(error)}
        except Exception as error:  # pylint: disable=broad-except
            text = (str(error) or "no message").strip().splitlines()[0]
            answer = {"error": f"{type(error).__name__}: {text[:200]}"}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
