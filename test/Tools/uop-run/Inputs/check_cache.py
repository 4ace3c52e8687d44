"""uop-run --cache against all that can happen to a folder.

check_cache.py WORK_DIRECTORY

Every run must give the right numbers, whatever it finds.
"""

import glob
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import time

WORK = sys.argv[1]
CACHE = os.path.join(WORK, "cache")
# For each run, whether the plan was there.
GRAPHS = []


def write_program(name, factors):
    """x times each factor, a kernel for each."""
    lines, results = [], []
    for i, factor in enumerate(factors):
        lines.append(f"  %c{i} = uop.const {float(factor)} : tensor<{8 + i}xf32>\n"
                     f"  %r{i} = uop.mul %x{i}, %c{i} : tensor<{8 + i}xf32>")
        results.append((f"%r{i}", f"tensor<{8 + i}xf32>"))
    arguments = ", ".join(f"%x{i}: {t}" for i, (_, t) in enumerate(results))
    types = ", ".join(t for _, t in results)
    path = os.path.join(WORK, name + ".mlir")
    with open(path, "w") as file:
        file.write(f"func.func @main({arguments}) -> ({types}) {{\n" + "\n".join(lines) +
                   f"\n  return {', '.join(r for r, _ in results)} : {types}\n}}\n")
    return path


def command(path, *options, cache=CACHE):
    return ["uop-run", path, "--random-inputs=1", "--print", "--stats", f"--cache={cache}", *options]


def parse(output):
    """The results, and how often the cache had a kernel and had not."""
    results, brace, stats = output.partition("{")
    stats = json.loads(brace + stats)
    # A plan that is there has all its kernels.
    expect("graphs", stats["graph_hits"] + stats["graph_misses"], 1)
    if stats["graph_hits"]:
        expect("no misses", stats["cache_misses"], 0)
        expect("no code generation", {"lower", "optimize", "codegen"} & set(stats["compile_ms"]), set())
    GRAPHS.append(stats["graph_hits"])
    return results, (stats["cache_hits"], stats["cache_misses"])


def run(path, *options, cache=CACHE, **keywords):
    done = subprocess.run(command(path, *options, cache=cache), stdout=subprocess.PIPE, text=True,
                          check=True, **keywords)
    return parse(done.stdout)


def entries(kind="uop"):
    return sorted(p for p in glob.glob(f"{CACHE}/llvmcache-{kind}-*") if not p.endswith(".tmp"))


def forget_plans():
    """What is there of single kernels stays."""
    for path in entries("uopgraph"):
        os.remove(path)


def expect(what, got, wanted):
    if got != wanted:
        sys.exit(f"{what}: got {got}, expected {wanted}")


def clear():
    shutil.rmtree(CACHE, ignore_errors=True)


THREE = write_program("three", [2, 3, 4])
ONE = write_program("one", [5])
OTHER = write_program("other", [6])
RIGHT = {p: subprocess.run(["uop-run", p, "--random-inputs=1", "--print"], stdout=subprocess.PIPE,
                           text=True, check=True).stdout for p in (THREE, ONE, OTHER)}

# Cold, warm, and a program that shares nothing.
expect("cold", run(THREE), (RIGHT[THREE], (0, 3)))
expect("warm", run(THREE), (RIGHT[THREE], (3, 0)))
expect("other", run(OTHER), (RIGHT[OTHER], (0, 1)))
expect("plans", GRAPHS, [0, 1, 0])
expect("files", (len(entries()), len(entries("uopgraph"))), (4, 2))
# Kernels are there where a plan is not.
forget_plans()
expect("kernels alone", run(THREE), (RIGHT[THREE], (3, 0)))
expect("kernels alone, plans", GRAPHS[-1], 0)
# Checks of bounds are other code.
clear()
run(ONE)
expect("checked", run(ONE, "--check-bounds=all"), (RIGHT[ONE], (0, 1)))
expect("not checked", run(ONE), (RIGHT[ONE], (1, 0)))
# So are threads to the plan, but not to a kernel that they do not share.
run(ONE, "--threads=2")
expect("threads", GRAPHS[-1], 0)
# Texts are there although the machine code is not made again.
dump = subprocess.run(command(ONE, "--dump-kernels=" + os.path.join(WORK, "dump")),
                      stdout=subprocess.PIPE, text=True, check=True).stdout
expect("dump, results", dump.partition("{")[0], RIGHT[ONE])
expect("dump", sorted(p.rsplit(".", 1)[1] for p in os.listdir(os.path.join(WORK, "dump"))),
       ["ll", "mlir", "mlir", "s"])

# Damage: each is found, removed and repaired.
for kind in ("uop", "uopgraph"):
    clear()
    run(ONE)
    (entry,) = entries(kind)
    # A plan that is not there is made of kernels that are.
    found = (0, 1) if kind == "uop" else (1, 0)
    with open(entry, "rb") as file:
        whole = file.read()
    generator = random.Random(0)
    damages = {f"byte {i}": whole[:i] + bytes([whole[i] ^ 0x40]) + whole[i + 1:]
               for i in [0, 15, 16, 24, 32, 40, 47, 48, len(whole) - 1] +
               generator.sample(range(len(whole)), 12)}
    for size in (0, 10, 47, 48, len(whole) // 2, len(whole) - 1):
        damages[f"{size} bytes"] = whole[:size]
    damages["longer"] = whole + b"x"
    damages["foreign"] = b"something else entirely " * 100
    for what, content in damages.items():
        with open(entry, "wb") as file:
            file.write(content)
        if kind == "uop":
            forget_plans()
        expect(what, run(ONE), (RIGHT[ONE], found))
        expect(what + ", plan", GRAPHS[-1], 0)
        with open(entry, "rb") as file:
            expect(what + ", repaired", file.read() == whole, True)
    # The entry of another program under this one's name.
    run(OTHER)
    (foreign,) = set(entries(kind)) - {entry}
    shutil.copyfile(foreign, entry)
    if kind == "uop":
        forget_plans()
    expect("exchanged", run(ONE), (RIGHT[ONE], found))
    expect("exchanged, plan", GRAPHS[-1], 0)
    expect("exchanged, repaired", run(ONE), (RIGHT[ONE], (1, 0)))
    # A folder where a file should be.
    forget_plans()
    if os.path.exists(entry):
        os.remove(entry)
    os.mkdir(entry)
    expect("folder", run(ONE)[0], RIGHT[ONE])
    expect("folder, again", run(ONE)[0], RIGHT[ONE])

# No folder, and none that could be made.
plain = os.path.join(WORK, "plain")
open(plain, "w").close()
for place in (plain, plain + "/below", "/proc/uop-cache", "/dev/null"):
    expect(place, run(ONE, cache=place), (RIGHT[ONE], (0, 1)))


def become_nobody():
    """Root may write anywhere."""
    if os.geteuid() == 0:
        os.setuid(65534)


# A folder that cannot be written to.
clear()
os.makedirs(CACHE)
os.chmod(CACHE, 0o555)
expect("read-only", run(ONE, preexec_fn=become_nobody), (RIGHT[ONE], (0, 1)))
expect("read-only, empty", os.listdir(CACHE), [])
os.chmod(CACHE, 0o755)
run(ONE)
os.chmod(CACHE, 0o555)
expect("read-only, warm", run(ONE, preexec_fn=become_nobody), (RIGHT[ONE], (1, 0)))
expect("read-only, warm, plan", GRAPHS[-1], 1)
os.chmod(CACHE, 0o755)


# Files cannot grow beyond some bytes, as on a full disk.
def limit_files(size):
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


clear()
for size in (0, 20, 1000):
    expect(f"full at {size}", run(ONE, preexec_fn=lambda: limit_files(size)), (RIGHT[ONE], (0, 1)))
    expect(f"full at {size}, left over", os.listdir(CACHE), ["llvmcache.timestamp"])
expect("space again", run(ONE), (RIGHT[ONE], (0, 1)))
expect("space again, warm", run(ONE), (RIGHT[ONE], (1, 0)))


# Killed while it writes a kernel, and while it writes a plan, at each time.
def kill_at(size):
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


clear()
run(ONE)
kernel, plan = (os.path.getsize(*entries(kind)) for kind in ("uop", "uopgraph"))
for kind, whole in (("uop", kernel), ("uopgraph", plan)):
    for size in (0, 1, 48, whole // 2, whole - 1):
        clear()
        if kind == "uopgraph":
            run(ONE)
            forget_plans()
        killed = subprocess.run(command(ONE), stdout=subprocess.DEVNULL, preexec_fn=lambda: kill_at(size))
        expect("killed", killed.returncode, -signal.SIGXFSZ)
        expect(f"killed at {size}, half a file", len(glob.glob(CACHE + "/*.tmp")), 1)
        expect(f"killed at {size}, next", run(ONE)[0], RIGHT[ONE])
        expect(f"killed at {size}, warm", (run(ONE)[1], GRAPHS[-1]), ((1, 0), 1))
        # The half counts, too, and goes.
        run(OTHER, "--cache-size=1")
        expect("half is gone", glob.glob(CACHE + "/llvmcache-*"), [])

# Four processes and one cold folder, several times.
for _ in range(3):
    clear()
    processes = [subprocess.Popen(command(THREE), stdout=subprocess.PIPE, text=True) for _ in range(4)]
    for process in processes:
        output, _ = process.communicate()
        expect("concurrent", (process.returncode, parse(output)[0]), (0, RIGHT[THREE]))
    expect("concurrent, warm", run(THREE), (RIGHT[THREE], (3, 0)))
    expect("concurrent, plan", GRAPHS[-1], 1)
    # Three kernels, a plan and the time of the last look.
    expect("concurrent, left over", len(os.listdir(CACHE)), 5)

# Killed at any time.
clear()
start = time.monotonic()
run(THREE)
length = time.monotonic() - start
for i in range(20):
    clear()
    process = subprocess.Popen(command(THREE), stdout=subprocess.DEVNULL)
    time.sleep(length * (0.3 + 0.7 * i / 20))
    process.kill()
    process.wait()
    expect("after a kill", run(THREE)[0], RIGHT[THREE])
    expect("after a kill, warm", run(THREE), (RIGHT[THREE], (3, 0)))

# Least recently used goes first.
clear()
programs = [write_program(f"lru{i}", [10 + i]) for i in range(4)]
sizes = []
for i, program in enumerate(programs[:3]):
    before = set(entries("uopgraph"))
    run(program)
    (made,) = set(entries("uopgraph")) - before
    sizes.append(os.path.getsize(made))
    # Ages that no clock is too coarse for; the first is used again below.
    os.utime(made, (1e9 + 10 * i, 1e9 + 10 * i))
    (kernel,) = entries()
    kernel_size = os.path.getsize(kernel)
    os.remove(kernel)
run(programs[0])
# The kernel of the fourth fits, but not its plan.
limit = sum(sizes) + kernel_size + min(sizes) // 2
expect("the fourth", run(programs[3], f"--cache-size={limit}")[1], (0, 1))
expect("its size", sum(map(os.path.getsize, entries("uop*"))) <= limit, True)
expect("used again", (run(programs[0])[1], GRAPHS[-1]), ((1, 0), 1))
expect("used later", (run(programs[2])[1], GRAPHS[-1]), ((1, 0), 1))
expect("not used", (run(programs[1])[1], GRAPHS[-1]), ((0, 1), 0))
# Nothing fits: nothing is kept, and nothing is wrong.
expect("no room", run(programs[2], "--cache-size=1")[0], run(programs[2])[0])
