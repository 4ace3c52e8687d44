"""Memory that is shared with numpy, and who keeps it."""

import gc
import weakref

import numpy as np
import pytest

import uop


def address(array):
    return array.__array_interface__["data"][0]


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint64", "float16", "float32", "float64"])
def test_numpy_is_not_copied(dtype):
    array = np.ones((3, 4), dtype)
    tensor = uop.asarray(array)
    assert address(np.asarray(tensor)) == address(array)
    assert address(np.from_dlpack(tensor)) == address(array)
    assert not np.asarray(tensor).flags.writeable


def test_results_are_not_copied():
    tensor = (uop.ones((4, 4)) * 2).realize()
    first, second = np.asarray(tensor), np.from_dlpack(tensor)
    assert address(first) == address(second) == address(np.asarray(tensor))
    assert np.asarray(memoryview(tensor)).tolist() == first.tolist()
    interface = tensor.__array_interface__
    assert interface["shape"] == (4, 4) and interface["typestr"] == "<f4"
    assert np.asarray(interface["data"]).tolist() == first.tolist()


def test_copies():
    array = np.ones(3, np.float32)
    tensor = uop.asarray(array, copy=True)
    array[0] = 5
    assert tensor.tolist() == [1, 1, 1]
    with pytest.raises(ValueError, match="copy=False"):
        uop.asarray(np.ones((4, 4))[:, ::2], copy=False)
    with pytest.raises(ValueError, match="copy"):
        uop.asarray(array, dtype=uop.float64, copy=False)
    with pytest.raises(ValueError, match="copy=False"):
        uop.asarray([1, 2], copy=False)


@pytest.mark.parametrize("view", [lambda x: x.T, lambda x: x[::2], lambda x: x[:, ::-1], lambda x: x[1:, 1:]])
def test_strides(view):
    array = np.arange(24, dtype=np.int32).reshape(4, 6)
    np.testing.assert_array_equal(np.asarray(uop.asarray(view(array))), view(array))


def test_dlpack_protocol():
    tensor = uop.Tensor([1.0, 2.0])
    assert tensor.__dlpack_device__() == (1, 0)
    assert "dltensor_versioned" in repr(tensor.__dlpack__(max_version=(1, 1)))
    assert '"dltensor"' in repr(tensor.__dlpack__())
    copied = np.from_dlpack(tensor, copy=True)
    assert address(copied) != address(np.asarray(tensor))
    with pytest.raises(BufferError, match="host"):
        tensor.__dlpack__(dl_device=(2, 0))
    with pytest.raises(ValueError, match="no stream"):
        tensor.__dlpack__(stream=1)
    read_only = np.ones(3)
    read_only.flags.writeable = False
    shared = uop.asarray(read_only)
    assert address(np.asarray(shared)) == address(read_only)
    with pytest.raises(BufferError, match="must not be written"):
        shared.__dlpack__(copy=False)


def test_elements_without_a_buffer_form():
    tensor = uop.Tensor([1.0, 2.0]).astype(uop.bfloat16)
    with pytest.raises(BufferError, match="no form in Python's buffer protocol"):
        memoryview(tensor)
    assert tensor.tolist() == [1, 2]


def test_memory_lives_as_long_as_it_is_used():
    class Array(np.ndarray):
        pass

    array = np.ones(1000, np.float32).view(Array)
    gone = weakref.ref(array)
    tensor = uop.asarray(array)
    view = np.asarray(tensor)
    del array
    gc.collect()
    assert gone() is not None
    # The tensor is another one now; the view keeps the memory of the first.
    tensor[:] = 3
    assert view.sum() == 1000 and float(tensor.sum()) == 3000
    del view, tensor
    uop.asarray(np.ones(1))  # references are given up at the latest here
    gc.collect()
    uop.asarray(np.ones(1))
    assert gone() is None


def test_rounds_leave_nothing(stays_flat):
    def rounds(count):
        for i in range(count):
            array = np.full(1000, i, np.float32)
            np.asarray(uop.asarray(array) + 1)
            uop.Tensor([1.0, i])[0]

    stays_flat(rounds, 2000, 100000, 20000)


class Holder:
    """What takes a capsule."""

    def __init__(self, capsule):
        self.capsule = capsule

    def __dlpack__(self, **options):
        return self.capsule

    def __dlpack_device__(self):
        return (1, 0)


def test_functions_of_capsules():
    argument = uop._core.placeholder((2, 3), uop.float32)
    empty = uop._core.placeholder((0, 3), uop.float32)
    function = uop._core.Function([argument, empty], [argument + 1, argument])
    given = np.arange(6, dtype=np.float32).reshape(2, 3).copy()
    alive = weakref.ref(given)

    # Gaps are copied, and an array stays while its memory is a result.
    for one in (given, np.asfortranarray(given), given[::1, ::-1][:, ::-1]):
        added, same = function.call_capsules([one.__dlpack__(), np.zeros((0, 3), np.float32).__dlpack__()])
        assert np.from_dlpack(Holder(added)).tolist() == [[1, 2, 3], [4, 5, 6]]
    same = np.from_dlpack(Holder(same))
    del given, one, added
    gc.collect()
    assert same.tolist() == [[0, 1, 2], [3, 4, 5]] and alive() is not None
    capsule = np.ones((2, 3), np.float32).__dlpack__()
    shared = uop.asarray(capsule)
    # Whoever takes it out of the capsule has it.
    with pytest.raises(TypeError):
        uop.asarray(capsule)
    del capsule
    assert shared.tolist() == [[1, 1, 1], [1, 1, 1]]
    with pytest.raises(RuntimeError, match="argument 0 of the function is"):
        function.call_capsules([np.ones(3, np.float32).__dlpack__(), np.zeros((0, 3), np.float32)])


def test_addresses_of_arguments():
    """What a caller lends for a call is read where it is, and no result keeps it."""
    x = uop._core.placeholder((2, 3), uop.float32)
    function = uop._core.Function([x], [x + 1, x])
    given = np.arange(8, dtype=np.float32)
    added, same = map(Holder, function.call_capsules([address(given[1:])], lent=True))
    assert np.from_dlpack(added).tolist() == [[2, 3, 4], [5, 6, 7]]
    same = np.from_dlpack(same)
    assert address(same) != address(given[1:])
    given[:] = 0
    assert same.tolist() == [[1, 2, 3], [4, 5, 6]]
    # Elements that are not aligned are copied.
    odd = np.zeros(25, np.uint8)
    odd[1:] = np.arange(6, dtype=np.float32).view(np.uint8)
    added, _ = map(Holder, function.call_capsules([address(odd[1:])], lent=True))
    assert np.from_dlpack(added).tolist() == [[1, 2, 3], [4, 5, 6]]
    with pytest.raises(RuntimeError, match="there is none of number 1"):
        function.call_capsules([address(given), address(given)], lent=True)
    for number in (0, -4, 2**64):
        with pytest.raises(ValueError, match="no address"):
            function.call_capsules([number], lent=True)
    # Without it, an int is a number.
    x = uop._core.placeholder((), uop.int64)
    (more,) = uop._core.Function([x], [x + 1]).call_capsules([5])
    assert np.from_dlpack(Holder(more)).tolist() == 6


def test_results_have_their_own_memory():
    x = uop._core.placeholder((3,), uop.float32)
    known = uop.Tensor([1.0, 2.0]).realize()
    function = uop._core.Function([x], [x + 1, x + 1, known])
    results = [np.from_dlpack(Holder(one)) for one in function.call_capsules([np.ones(3, np.float32)])]
    assert [one.tolist() for one in results] == [[2, 2, 2], [2, 2, 2], [1, 2]]
    assert address(results[0]) != address(results[1])
    assert address(results[2]) != address(np.asarray(known))
