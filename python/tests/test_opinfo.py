"""Some of PyTorch's OpInfo samples; opinfo.py runs all of them."""

import pytest

pytest.importorskip("torch")
pytest.importorskip("expecttest", reason="PyTorch's OpInfo needs expecttest")

import opinfo  # noqa: E402

# One or two of each family of ops.
NAMES = (
    "add atan2 sigmoid clamp remainder floor_divide logical_and where masked_fill cumsum sum var "
    "argmax max.reduction_with_dim sort argsort topk gather scatter_add index_select cat narrow permute "
    "flip roll matmul addmm softmax nn.functional.conv2d nn.functional.conv_transpose2d "
    "nn.functional.layer_norm nn.functional.gelu nn.functional.avg_pool1d nn.functional.pad.constant "
    "nn.functional.embedding nn.functional.interpolate.bilinear arange masked_scatter cummax cummin cdist "
    "scatter_reduce.amax scatter_reduce.mean nn.functional.max_pool2d digamma nn.functional.pdist angle"
).split()


def find(name):
    return [
        op for op in opinfo.op_db
        if name == op.name + (f".{op.variant_test_name}" if op.variant_test_name else "")
    ]


@pytest.mark.parametrize("name", NAMES)
def test_samples(name):
    (op,) = find(name)
    outcomes = [
        opinfo.judge(op, dtype, samples=3)
        for dtype in opinfo.DTYPES if dtype in op.supported_dtypes("cpu")
    ]
    assert outcomes
    assert not [reason for outcome, reason in outcomes if outcome == "wrong"]
    assert "ok" in [outcome for outcome, _ in outcomes]


@pytest.mark.skipif(opinfo.torch.cuda.is_available(), reason="eager mode runs it here")
def test_what_eager_mode_cannot_run_is_not_judged():
    (op,) = find("jiterator_unary")
    outcome, reason = opinfo.judge(op, opinfo.torch.float32, samples=1)
    assert outcome == "none" and "GPUs" in reason


def test_orders_are_judged():
    """A place that comes twice, and another element, are wrong."""
    (op,) = find("argsort")
    torch = opinfo.torch
    sample = next(one for one in op.sample_inputs("cpu", torch.bool) if one.input.ndim == 3)
    places = op(sample.input, *sample.args, **sample.kwargs)
    opinfo.compare(op, sample, [places], [places])
    with pytest.raises(AssertionError):
        opinfo.compare(op, sample, [torch.zeros_like(places)], [places])


def test_core_aten_is_known():
    """All but what gives numbers to Python, or a shape that values decide."""
    backend, aten = opinfo.torch_backend, opinfo.torch.ops.aten
    packets = [getattr(aten, name) for name in dir(aten)]
    core = [
        getattr(packet, overload)
        for packet in packets if isinstance(packet, opinfo.torch._ops.OpOverloadPacket)
        for overload in packet.overloads()
        if opinfo.torch.Tag.core in getattr(packet, overload).tags
    ]  # fmt: skip
    assert len(core) > 180
    known = {*backend.OPS, *backend.COMPLEX_OPS}
    unknown = {
        str(one) for one in core
        if not {str(one), str(one.overloadpacket)} & known
        and one not in backend._RANDOM and one not in opinfo.DECOMPOSITIONS
    }  # fmt: skip
    assert unknown <= {
        "aten._local_scalar_dense.default", "aten.nonzero.default", "aten.sym_storage_offset.default"
    }  # fmt: skip
