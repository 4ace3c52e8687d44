#!/usr/bin/env python3
"""Page faults of `uop-run PROGRAM...` for each run after the first ones."""

import resource
import subprocess
import sys


def count(arguments, repeat):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt
    subprocess.run(
        ["uop-run", *arguments, "--random-inputs=1", f"--repeat={repeat}"],
        check=True, stdout=subprocess.DEVNULL)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt - before


few, many = 10, 110
faults = count(sys.argv[1:], many) - count(sys.argv[1:], few)
print(f"{max(0, faults) / (many - few):.0f} page faults a run")
