"""The sides of a row, in turns, each in a process of its own."""

import json
import os
import subprocess
import time

import numpy as np

from .ours import read

HOPELESS = 4


class Peer:
    """The process of one peer, for one number of threads."""

    def __init__(self, name, python, threads, environment, log):
        self.name = name
        here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        self.process = subprocess.Popen(
            [python, "-m", "peers.worker", name, str(threads)], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=log, text=True, cwd=here,
            env={**os.environ, **environment})

    def ask(self, **request):
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if line:
            return json.loads(line)
        status = self.process.wait()
        return {"error": f"its process ended with status {status}", "ended": True}

    def load(self, folder, row):
        return self.ask(do="load", folder=folder, row=row.name)

    def time(self, seconds):
        times = self.ask(do="time", seconds=seconds).get("times_us")
        return [times[0], times[len(times) // 2]] if times else None

    def settle(self):
        """Waits, a second at most, until no thread of the process runs: libraries spin for a
        while after their work."""
        folder = f"/proc/{self.process.pid}/task"
        end = time.time() + 1
        while time.time() < end and any(_is_running(folder, task) for task in _tasks(folder)):
            time.sleep(0.01)

    def close(self):
        self.process.stdin.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


def _tasks(folder):
    try:
        return os.listdir(folder)
    except OSError:
        return []


def _is_running(folder, task):
    try:
        with open(f"{folder}/{task}/stat", encoding="utf-8") as file:
            return file.read().rsplit(")", 1)[1].split()[0] == "R"
    except OSError:
        return False


def differs(row, mine, others):
    """What is wrong with results, or nothing."""
    if len(mine) != len(others):
        return f"{len(others)} results instead of {len(mine)}"
    for a, b in zip(map(read, mine), map(np.load, others)):
        if a.size != b.size:
            return f"shape {b.shape} instead of {a.shape}"
        a, b = a.reshape(-1).astype(np.float64), b.reshape(-1).astype(np.float64)
        largest = np.abs(a).max(initial=0)
        error = np.abs(a - b).max(initial=0)
        if not error <= row.tolerance * largest:
            return f"results differ by {error:.3g}, the largest is {largest:.3g}"
    return None


def measure(sides, turns, seconds):
    """(least, median of medians) of each side. Every second turn goes the other way round.
    Who needs HOPELESS times as long as the fastest has only one turn."""
    times, sides = {name: [] for name in sides}, dict(sides)
    for turn in range(turns):
        order = list(sides.items())
        for name, side in order if turn % 2 == 0 else reversed(order):
            pair = side.time(seconds)
            if pair:
                times[name].append(pair)
            if isinstance(side, Peer):
                side.settle()
        least = {name: min(one[0] for one in pairs) for name, pairs in times.items() if pairs}
        sides = {name: side for name, side in sides.items()
                 if name in least and least[name] < HOPELESS * min(least.values())}
    return {name: {"min_us": least[name],
                   "median_us": float(np.median([one[1] for one in times[name]]))}
            for name in least}
