"""uop.jit: one trace for each signature, then replays."""

import html
import os
import subprocess
import sys

import numpy as np
import pytest

import uop


def test_is_traced_once_for_each_signature(compiled):
    traced = []

    @uop.jit
    def function(x, scale=2):
        traced.append(x.shape)
        return (x * scale).sum()

    for i in range(5):
        assert float(function(uop.Tensor([1.0, float(i)]))) == 2 + 2 * i
    assert traced == [(2,)] and compiled() == 1
    assert float(function(uop.Tensor([1.0, 2.0, 3.0]))) == 12
    assert float(function(uop.Tensor([1.0, 2.0]), scale=3)) == 9
    assert float(function(uop.Tensor([1.0, 2.0]), 3.0)) == 9
    assert len(traced) == 4
    assert function.stats["signatures"] == 4 and function.stats["calls"] == 8


def test_nested_arguments_and_results():
    @uop.jit
    def function(parameters, batch):
        x, (y, z) = batch
        return {"sum": x + parameters["w"] * y, "rest": [z, None, 3]}

    ones = uop.ones((2,))
    result = function({"w": ones * 2}, (ones, [ones * 3, ones * 4]))
    assert result["sum"].tolist() == [7, 7]
    assert result["rest"][0].tolist() == [4, 4] and result["rest"][1:] == [None, 3]


def test_arrays_of_numpy():
    function = uop.jit(lambda x: x + 1)
    assert function(np.ones(2, np.float32)).tolist() == [2, 2]


def test_assigning_to_an_argument_is_an_effect():
    @uop.jit
    def step(weight, gradient):
        weight -= 0.5 * gradient

    weight = uop.Tensor([1.0, 2.0])
    for _ in range(3):
        assert step(weight, uop.Tensor([1.0, 1.0])) is None
    assert weight.tolist() == [-0.5, 0.5]


def test_training():
    rng = uop.Random(0)
    x, target = rng.normal((64, 3)), uop.Tensor([[1.0], [-2.0], [0.5]])
    y = (x @ target).realize()

    @uop.jit
    def step(w, x, y):
        loss = (x @ w - y).square().mean()
        (gradient,) = uop.gradient(loss, [w])
        w -= 0.1 * gradient
        return loss

    w = uop.zeros((3, 1))
    losses = [float(step(w, x, y)) for _ in range(60)]
    assert losses[-1] < 1e-3 * losses[0]
    np.testing.assert_allclose(np.asarray(w), np.asarray(target), atol=0.05)


def test_functions_within_functions():
    inner = uop.jit(lambda x: x * 2)
    outer = uop.jit(lambda x: inner(x) + 1)
    assert outer(uop.Tensor([1.0])).tolist() == [3]
    assert inner(uop.Tensor([1.0])).tolist() == [2]


def test_texts_and_kernels():
    function = uop.jit(lambda x, y: (x @ y).relu())
    with pytest.raises(RuntimeError, match="was not called yet"):
        function.text()
    function.trace(uop.zeros((8, 8)), uop.zeros((8, 8)))
    for stage, part in [
        ("tensor", "uop.reduce_axis"), ("range", "uop.range"), ("schedule", "uop.launch"),
        ("plan", "uop.kernel"), ("llvm", "llvm."), ("assembly", "ret"),
    ]:  # fmt: skip
        assert part in function.text(stage)
    # What is shown is what runs: for this machine.
    assert "uop.vector_bytes" in function.text("schedule")
    with pytest.raises(ValueError, match="there is no stage 'nowhere'"):
        function.text("nowhere")
    (kernel,) = function.kernels
    assert "test_jit.py" in kernel["provenance"] and "uop.kernel" in kernel["uop"]


def test_page(tmp_path):
    bias = uop.ones((8,))

    def layer(x, y):
        scores = x @ y + bias
        return scores.exp().sum(0)

    function = uop.jit(layer)
    assert "not called yet" in function._repr_html_()
    with pytest.raises(RuntimeError, match="was not called yet"):
        function.view(tmp_path / "page.html")
    function.trace(uop.zeros((8, 8)), uop.zeros((8, 8)))
    function.view(tmp_path / "page.html")
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
    subprocess.run(
        [
            sys.executable, os.path.join(root, "test/Tools/uop-run/Inputs/check_view.py"),
            tmp_path / "page.html", "--stages=tensor,range,schedule,plan,loops",
            "--linked=uop.exp %,uop.exp %,uop.exp %,uop.exp %", "--linked=uop.reduce_axis,uop.reduce",
        ],
        check=True,
    )  # fmt: skip
    page = (tmp_path / "page.html").read_text()
    assert "<title>layer</title>" in page and "test_jit.py" in page and "with zeros" in page
    frame = function._repr_html_()
    assert frame.startswith('<iframe srcdoc="') and frame.endswith("</iframe>")
    inner = html.unescape(frame[len('<iframe srcdoc="') : frame.rindex('" style=')])
    # Times differ, the rest is the same.
    assert inner[: inner.index("<p>")] == page[: page.index("<p>")]
    assert inner[inner.index('<section id="stages">') :] == page[page.index('<section id="stages">') :]


def test_save(tmp_path):
    weight = uop.Tensor([[2.0], [3.0]])
    function = uop.jit(lambda x: x @ weight)
    function(uop.Tensor([[1.0, 1.0]]))
    path = str(tmp_path / "f.uop")
    function.save(path)
    assert os.path.getsize(path) > 100
    tool = os.environ.get("UOP_RUN")
    if not tool:
        pytest.skip("UOP_RUN does not name the tool uop-run")
    np.save(tmp_path / "x.npy", np.array([[4, 5]], np.float32))
    result = subprocess.run(
        [tool, path, f"--input={tmp_path}/x.npy", "--print"], capture_output=True, text=True
    )
    assert "23" in result.stdout, result.stdout + result.stderr


def test_errors():
    @uop.jit
    def branches(x):
        return x if x.sum() > 0 else -x

    with pytest.raises(RuntimeError, match="test_jit.py:.*not known while a function is traced"):
        branches(uop.Tensor([1.0]))
    with pytest.raises(ValueError, match="returns no tensor"):
        uop.jit(lambda x: 3)(uop.Tensor([1.0]))
    with pytest.raises(TypeError, match="must be hashable"):
        uop.jit(lambda x, y: x)(uop.Tensor([1.0]), {1, 2})
    # What went wrong in one trace leaves the next one alone.
    assert uop.jit(lambda x: x + 1)(uop.Tensor([1.0])).tolist() == [2]


def build_for_sizes(function, least=2, most=64):
    """One program for all sizes of the first axis of an [n, 8] argument."""
    built = []
    for number in uop.Function.SIZE_NUMBERS:
        x = uop.placeholder((number, 8), "float32")
        built += [[x], [function(x)]]
    return uop.Function.for_sizes(least, most, *built)


def test_one_program_for_all_sizes(compiled):
    weight = uop.Tensor(np.random.default_rng(0).normal(size=(8, 3)).astype(np.float32))
    functions = [
        lambda x: (x @ weight).relu(),
        lambda x: x.mean(0),
        lambda x: x.var(0, correction=1.0),
        lambda x: x.softmax(-1),
        lambda x: x.reshape(-1) * 2,
        lambda x: uop.concat([x, x], 0),
        lambda x: x.sort(1)[0],
        lambda x: uop.gradient((x @ weight).square().mean(), [x])[0],
    ]
    for function in functions:
        sized = build_for_sizes(function)
        sized([uop.zeros((2, 8))])
        count = compiled()
        for size in (2, 5, 64):
            x = np.random.default_rng(size).normal(size=(size, 8)).astype(np.float32)
            (mine,) = sized([uop.Tensor(x)])
            assert compiled() == count
            np.testing.assert_allclose(
                np.asarray(mine), np.asarray(function(uop.Tensor(x))), rtol=1e-5, atol=1e-6
            )
            count = compiled()


def test_sizes_that_cannot_be_variables():
    with pytest.raises(RuntimeError, match="a number of the program depends on a size that calls decide"):
        build_for_sizes(lambda x: x / float(x.shape[0]))
    with pytest.raises(RuntimeError, match="needs a size that is known before a run"):
        build_for_sizes(lambda x: x.sort(0))
    sized = build_for_sizes(lambda x: x * 2)
    with pytest.raises(RuntimeError, match=r"argument 0 of the function is \?x8xf32 with a size from 2 to 64, got 65x8xf32"):
        sized([uop.zeros((65, 8))])
