"""Errors are exceptions that name the user's line, and nothing ends the process."""

import inspect
import os
import subprocess
import sys

import pytest

import uop


def line():
    return inspect.currentframe().f_back.f_lineno


def expect(error, part, function):
    with pytest.raises(error) as caught:
        function()
    text = str(caught.value)
    assert part in text
    first = inspect.getsourcelines(function)[1]
    assert f"test_errors.py:{first}: " in text, text


def test_places_and_classes():
    x = uop.zeros((2, 3))
    expect(ValueError, "do not broadcast", lambda: x + uop.zeros((4,)))
    expect(ValueError, "matmul", lambda: x @ x)
    expect(IndexError, "there is no axis 5", lambda: x.sum(5))
    expect(IndexError, "index 7 is out of range of axis 0", lambda: x[7])
    expect(IndexError, "the index is for 3 axes", lambda: x[0, 0, 0])
    expect(TypeError, "the op needs integers or bools", lambda: x & x)
    expect(ValueError, "reshape", lambda: x.reshape(4, 4))
    expect(ValueError, "concat", lambda: uop.concat([x, uop.zeros((1,))]))
    expect(ValueError, "does not broadcast", lambda: x.__setitem__(0, uop.zeros((7,))))


def test_others():
    with pytest.raises(TypeError, match="no element type 'float31'"):
        uop.zeros((2,), dtype="float31")
    with pytest.raises(ValueError, match="no device 'cuda'"):
        uop.zeros((2,)).to_device("cuda")
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        uop.nothing
    with pytest.raises(RuntimeError, match="there are tensors already"):
        uop.configure(threads=2)
    with pytest.raises((ValueError, MemoryError)):
        uop.zeros((2**40, 2**40))
    with pytest.raises(MemoryError, match="out of memory"):
        (uop.zeros((2**45,)) + uop.Tensor([1.0])).realize()


def run(script):
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=120,
        env=dict(os.environ),
    )  # fmt: skip


def test_threads_share_tensors():
    script = """
import threading, uop
x = uop.arange(50000, dtype=uop.float32)
results = [None] * 8
def work(i):
    for j in range(5):
        results[i] = float((x * (i % 3) + j).sum())
threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
[t.start() for t in threads]; [t.join() for t in threads]
base = float(x.sum())
assert all(abs(r - (base * (i % 3) + 4 * 50000)) <= 1e-3 * abs(r) for i, r in enumerate(results)), results
print("done")
"""
    result = run(script)
    assert result.stdout == "done\n", result.stderr


def test_device_of_the_process():
    """Results are the same on a device, and one that is not there is named."""
    script = """
import uop
uop.configure(device={device!r})
x = uop.Tensor([1.0, 2.0, 3.0])
print((x * 2 + 1).sum().item())
"""
    result = run(script.format(device="tpu"))
    assert result.returncode != 0 and "there is no device 'tpu'" in result.stderr, result.stderr
    result = run(script.format(device="opencl"))
    if "there is no OpenCL device" in result.stderr:
        pytest.skip("no OpenCL device")
    assert result.stdout.strip() == "15.0", result.stderr


def test_allow_tf32():
    """The option is for matrix units of GPUs: a CPU rounds no factors."""
    script = """
import uop
uop.configure(allow_tf32={allowed})
x = uop.ones((64, 64)).realize()
w = uop.full((64, 64), 1 + 2.0 ** -11).realize()
print((x @ w)[0, 0].item())
"""
    for allowed in (False, True):
        result = run(script.format(allowed=allowed))
        assert result.stdout.strip() == "64.03125", result.stderr
    result = run(script.format(allowed="'yes'"))
    assert "TypeError" in result.stderr and "allow_tf32" in result.stderr, result.stderr


def test_other_threads_run_meanwhile():
    script = """
import threading, time, uop
count, done = 0, False
def tick():
    global count
    while not done:
        count += 1
        time.sleep(0.001)
thread = threading.Thread(target=tick); thread.start()
x = uop.arange(100000, dtype=uop.float32)
for i in range(10):
    ((x + i).sin() * (x - i).exp()).sum().realize()
done = True; thread.join()
print("done", count > 20)
"""
    result = run(script)
    assert result.stdout == "done True\n", result.stderr


def test_fork():
    script = """
import os, uop
x = uop.arange(50000, dtype=uop.float32)
float((x + 1).sum())
pid = os.fork()
if pid == 0:
    ok = float((x * 2 + 3).sum()) > 0
    os._exit(0 if ok else 1)
print("done", os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
"""
    result = run(script)
    assert result.stdout == "done 0\n", result.stderr


def test_fork_of_threads():
    """Kernels are shared by threads, which the child has not, on both sides of a fork."""
    script = """
import os, uop
uop.configure(threads=2, interpreted_work=0)
x = uop.arange(2000000, dtype=uop.float32)
float((x + 1).sum())
pid = os.fork()
if pid == 0:
    ok = float((x + 1).sum()) > 0 and float((x * 2 + 3).sum()) > 0
    os._exit(0 if ok else 1)
ok = float((x * 3 + 3).sum()) > 0
print("done", ok, os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
"""
    result = run(script)
    assert result.stdout == "done True 0\n", result.stderr


def test_import_is_quick():
    result = run("import time; t = time.process_time(); import uop; print(time.process_time() - t)")
    assert float(result.stdout) < 1, result.stdout


def test_interrupt():
    script = """
import os, signal, threading, uop
# A shell makes the processes in its background ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)
threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
x = uop.arange(100000, dtype=uop.float32)
try:
    while True:
        x = (x.sin() + 1).realize()
        y = x
        for i in range(40):
            y = (y * i).cos()
        y.realize()
except KeyboardInterrupt:
    print("interrupted", float(uop.Tensor([1.0]).sum()))
"""
    result = run(script)
    assert result.stdout == "interrupted 1.0\n", result.stderr


def test_interrupt_while_compiling():
    """The compilation is given up, and works when it is asked for again."""
    script = """
import os, signal, threading, time, uop
signal.signal(signal.SIGINT, signal.default_int_handler)
uop.configure(interpreted_work=0)
x = uop.arange(4096, dtype=uop.float32).reshape(64, 64)
def network(x):
    for i in range(60):
        x = (x @ (x.T * i)).softmax(-1) + x.cumsum(0).sin()
    return x
network(x)
begun = threading.Event()
def interrupt():
    begun.wait()
    time.sleep(0.05)
    os.kill(os.getpid(), signal.SIGINT)
threading.Thread(target=interrupt).start()
y = network(x)
try:
    begun.set()
    y.realize()
    time.sleep(10)
    print("nothing came")
except KeyboardInterrupt:
    print("interrupted", uop.stats()["compiled"], y.realize().shape, uop.stats()["compiled"])
"""
    result = run(script)
    assert result.stdout == "interrupted 0 (64, 64) 1\n", result.stderr


def test_interrupt_of_the_past_cancels_nothing():
    script = """
import os, signal, sys, tempfile, uop
signal.signal(signal.SIGINT, signal.default_int_handler)
uop.configure(interpreted_work=0)
uop.Tensor([1.0]).exp().realize()
try:
    os.kill(os.getpid(), signal.SIGINT)
    while True:
        pass
except KeyboardInterrupt:
    pass
with tempfile.TemporaryDirectory() as folder:
    uop.save_npy(folder + "/x.npy", uop.Tensor([1.0, 2.0]).sin() + 1)
    uop.Tensor([1.0, 2.0]).repeat(uop.Tensor([1, 2]) + 1)
    print(uop.load_npy(folder + "/x.npy").shape)
"""
    result = run(script)
    assert result.stdout == "(2,)\n", result.stderr


def test_interrupt_of_a_module():
    """KeyboardInterrupt, and not the error of the compilation that is given up."""
    script = """
import os, signal, threading, uop
signal.signal(signal.SIGINT, signal.default_int_handler)
lines = []
for i in range(400):
    lines.append(f"%s{i} = uop.reduce_axis add %x{i} axes [1] : tensor<{i + 8}x64xf32> -> tensor<{i + 8}xf32>")
types = [f"tensor<{i + 8}x64xf32>" for i in range(400)]
results = [f"tensor<{i + 8}xf32>" for i in range(400)]
text = "func.func @main(" + ", ".join(f"%x{i}: {t}" for i, t in enumerate(types)) + ") -> ("
text += ", ".join(results) + ") {\\n" + "\\n".join(lines)
text += "\\nreturn " + ", ".join(f"%s{i}" for i in range(400)) + " : " + ", ".join(results) + "\\n}"
module = uop.Module(text)
for compile in (module.compile, module):
    threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    try:
        compile()
        print("compiled")
    except KeyboardInterrupt:
        print("interrupted")
"""
    result = run(script)
    assert result.stdout == "interrupted\n" * 2, result.stderr


def test_interrupt_while_another_thread_compiles():
    script = """
import os, signal, threading, time, uop
signal.signal(signal.SIGINT, signal.default_int_handler)
uop.configure(interpreted_work=0)
x = uop.Tensor([[float(i + j) for i in range(64)] for j in range(64)])
for i in range(100):
    x = (x @ (x.T * (i + 1))).softmax(-1)
def compute():
    x.realize()
thread = threading.Thread(target=compute)
thread.start()
time.sleep(0.1)
threading.Timer(0.1, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
try:
    x.realize()
    print("computed")
except KeyboardInterrupt:
    print("interrupted", uop.stats()["compiled"])
thread.join()
print(x.is_realized, uop.stats()["compiled"])
"""
    result = run(script)
    assert result.stdout == "interrupted 0\nTrue 1\n", result.stdout + result.stderr


def test_a_handler_of_the_users_cancels_nothing():
    script = """
import os, signal, threading, time, uop
seen = []
signal.signal(signal.SIGINT, lambda *_: seen.append(uop.stats()["compiled"]))
uop.configure(interpreted_work=0)
x = uop.arange(4096, dtype=uop.float32).reshape(64, 64)
for i in range(10):
    x = (x @ (x.T * i)).softmax(-1) + x.cumsum(0).sin()
threading.Timer(0.05, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
print(x.realize().shape, uop.stats()["compiled"])
while not seen:
    time.sleep(0.01)
"""
    result = run(script)
    assert result.stdout == "(64, 64) 1\n", result.stderr
