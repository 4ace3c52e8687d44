"""uop_runtime: files of uop.jit, run without the compiler."""

import os
import subprocess
import sys

import numpy as np
import pytest

import uop

uop_runtime = pytest.importorskip("uop_runtime")


@pytest.fixture
def model(tmp_path):
    weight = uop.Tensor(np.arange(6, dtype=np.float32).reshape(3, 2))
    function = uop.jit(lambda x, i: (x @ weight, x.sum().astype("float16"), i * 2))
    function.trace(uop.placeholder((4, 3), uop.float32), uop.placeholder((2,), uop.int64))
    function.save(str(tmp_path / "model.uop"))
    return str(tmp_path / "model.uop")


def test_results_are_those_of_the_compiler(model):
    program = uop_runtime.Model(model, threads=2)
    assert [one.shape for one in program.inputs] == [(4, 3), (2,)]
    assert [one.dtype for one in program.outputs] == ["float32", "float16", "int64"]
    assert "4x3xf32" in program.signature and "4x3xf32" in repr(program)
    for seed in range(3):
        x = np.random.default_rng(seed).normal(size=(4, 3)).astype(np.float32)
        product, total, twice = program(x, np.array([1, seed]))
        weight = np.arange(6, dtype=np.float32).reshape(3, 2)
        np.testing.assert_allclose(product, x @ weight, rtol=1e-5, atol=1e-6)
        np.testing.assert_allclose(total, x.sum(), rtol=1e-2)
        assert twice.tolist() == [2, 2 * seed]
    # Results are memory of their own.
    again, *_ = program(x * 2, np.array([1, 1]))
    np.testing.assert_allclose(product * 2, again, rtol=1e-5)


def test_sizes_that_vary(tmp_path):
    built = []
    for number in uop.Function.SIZE_NUMBERS:
        x = uop.placeholder((number, 2), "float32")
        built += [[x], [x.mean(0), x * 3]]
    uop.Function.for_sizes(2, 16, *built).save(str(tmp_path / "sized.uop"))
    program = uop_runtime.Model(str(tmp_path / "sized.uop"))
    assert [(one.min, one.max) for one in program.variables] == [(2, 16)]
    for size in (2, 5, 16):
        x = np.random.default_rng(size).normal(size=(size, 2)).astype(np.float32)
        mean, tripled = program(x)
        np.testing.assert_allclose(mean, x.mean(0), rtol=1e-5, atol=1e-6)
        assert tripled.shape == (size, 2)
    with pytest.raises(RuntimeError, match="17"):
        program(np.zeros((17, 2), np.float32))


def test_errors(model, tmp_path):
    with pytest.raises(RuntimeError, match="there is no device 'tpu'"):
        uop_runtime.Model(model, device="tpu")
    program = uop_runtime.Model(model)
    x, i = np.zeros((4, 3), np.float32), np.zeros(2, np.int64)
    with pytest.raises(TypeError, match="has 2 inputs, got 1"):
        program(x)
    with pytest.raises(TypeError, match="argument 0 has elements 'd', the model's are float32"):
        program(x.astype(np.float64), i)
    with pytest.raises(TypeError, match=r"argument 0 \(int\) is no array in memory"):
        program(3, i)
    with pytest.raises(ValueError, match="argument 0 has gaps"):
        program(np.zeros((3, 4), np.float32).T, i)
    with pytest.raises(ValueError, match=r"argument 1 has shape \(2, 1\)"):
        program(x, i[:, None])
    with pytest.raises(RuntimeError, match="5x3xf32"):
        program(np.zeros((5, 3), np.float32), i)
    with pytest.raises(RuntimeError, match="cannot open|No such file"):
        uop_runtime.Model(str(tmp_path / "none.uop"))
    (tmp_path / "text.uop").write_text("no program")
    with pytest.raises(RuntimeError, match="text.uop"):
        uop_runtime.Model(str(tmp_path / "text.uop"))


def test_is_small_and_has_no_compiler(model):
    folder = os.path.dirname(uop_runtime.__file__)
    assert os.path.getsize(os.path.join(folder, "libuop_runtime.so")) < 1_000_000
    code = f"""
import uop_runtime
program = uop_runtime.Model({model!r})
import array
x, i = memoryview(array.array("f", [1] * 12)).cast("B").cast("f", (4, 3)), array.array("q", [3, 4])
print(program(x, i)[2].tolist())
maps = open("/proc/self/maps").read()
assert "LLVM" not in maps and "MLIR" not in maps
"""
    path = os.path.dirname(folder)
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=dict(os.environ, PYTHONPATH=path)
    )
    assert result.stdout.strip() == "[6, 8]", result.stdout + result.stderr
