"""uop.Module: passes on texts, and programs that are texts."""

import numpy as np
import pytest

import uop

TEXT = """
func.func @main(%x: tensor<4x8xf32>, %y: tensor<8xf32>) -> tensor<4xf32> {
  %0 = uop.reshape %y : tensor<8xf32> -> tensor<1x8xf32>
  %1 = uop.expand %0 : tensor<1x8xf32> -> tensor<4x8xf32>
  %2 = uop.mul %x, %1 : tensor<4x8xf32>
  %3 = uop.reduce_axis add %2 axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
func.func @twice(%x: tensor<3xf32> {uop.donated}) -> tensor<3xf32> {
  %0 = uop.add %x, %x : tensor<3xf32>
  return %0 : tensor<3xf32>
}
"""


def test_passes_make_other_modules():
    module = uop.Module(TEXT)
    scheduled = module.run("uop-schedule")
    assert "uop.launch" in str(scheduled) and "uop.launch" not in str(module)
    assert "uop.launch" in str(module.run("builtin.module(canonicalize,uop-schedule)"))
    assert "call @" in str(module.run("uop-to-llvm"))
    # What is printed is a module again.
    assert str(uop.Module(str(scheduled))) == str(scheduled)
    assert "&lt;" in scheduled._repr_html_() and scheduled._repr_html_().startswith("<pre>")


def test_calls_at_every_stage():
    x, y = np.random.default_rng(0).normal(size=(2, 4, 8)).astype(np.float32)
    module = uop.Module(TEXT)
    for each in (module, module.run("uop-schedule")):
        (result,) = each(x, y[0])
        np.testing.assert_allclose(np.asarray(result), x @ y[0], rtol=1e-5, atol=1e-5)
    given = uop.Tensor([1.0, 2.0, 3.0])
    for _ in range(2):
        (result,) = module(given, entry="twice")
        assert result.tolist() == [2, 4, 6] and given.tolist() == [1, 2, 3]


def test_other_dialects():
    module = uop.Module("""
      func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
        %0 = tosa.tanh %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
        return %0 : tensor<2x3xf32>
      }""")
    (result,) = module(np.ones((2, 3), np.float32))
    np.testing.assert_allclose(np.asarray(result), np.tanh(np.ones((2, 3))), rtol=1e-6)


def test_sizes_that_are_variables():
    module = uop.Module("""
      #n = #uop.var<"n" [0, 128]>
      func.func @main(%x: tensor<?x4xf32> {uop.shape = [#n, 4]}) -> tensor<?xf32> {
        %0 = uop.reduce_axis max %x axes [1] : tensor<?x4xf32> -> tensor<?xf32>
        return %0 : tensor<?xf32>
      }""")
    for n in (1, 7, 128):
        (result,) = module(uop.arange(4 * n).reshape(n, 4).astype("float32"))
        assert result.tolist() == [4 * i + 3 for i in range(n)]
    with pytest.raises(RuntimeError, match="129"):
        module(uop.zeros((129, 4)))


def test_errors_have_places():
    with pytest.raises(ValueError, match=r"net.mlir:2:\d+: error: .*uop.nothing"):
        uop.Module("func.func @main() {\n  uop.nothing\n}", name="net.mlir")
    with pytest.raises(ValueError, match=r"<string>:3:\d+: error: 'uop.add' op"):
        uop.Module(
            "func.func @main(%x: tensor<2xf32>, %y: tensor<3xf32>) {\n\n"
            '  %0 = "uop.add"(%x, %y) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>\n'
            "  return\n}"
        )
    module = uop.Module(TEXT)
    with pytest.raises(ValueError, match="'uop-nothing' does not refer to a registered pass"):
        module.run("uop-nothing")
    with pytest.raises(ValueError, match="no such option foo"):
        module.run("canonicalize{foo=1}")
    with pytest.raises(ValueError, match=r"has no '\)' at its end"):
        module.run("builtin.module(canonicalize")
    with pytest.raises(ValueError, match="no function @other with a body; the module has @main, @twice"):
        module.compile("other")
    with pytest.raises(RuntimeError, match="'main' has 2 inputs, got 1"):
        module(uop.zeros((4, 8)))
    with pytest.raises(RuntimeError, match="input 1"):
        module(uop.zeros((4, 8)), uop.zeros((9,)))
    # A pass that fails says where.
    loop = uop.Module("func.func @main(%x: memref<?xf32>) {\n  return\n}")
    with pytest.raises(ValueError, match=r"<string>:1:\d+: error: "):
        loop.compile()


def test_text_while_another_thread_compiles():
    """It waits for the module without the interpreter's lock."""
    import threading

    body = "\n".join(f"  %{i + 1} = uop.sin %{i if i else 'x'} : tensor<64xf32>" for i in range(1, 400))
    module = uop.Module(
        "func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {\n  %1 = uop.sin %x : tensor<64xf32>\n"
        f"{body}\n  return %400 : tensor<64xf32>\n}}"
    )
    compiling = threading.Thread(target=module.compile)
    texts = []
    compiling.start()
    reading = threading.Thread(target=lambda: texts.append(str(module)))
    reading.start()
    turns = 0
    while reading.is_alive() or compiling.is_alive():
        turns += 1
        reading.join(0.001)
    compiling.join()
    assert turns > 1 and "uop.sin" in texts[0]
