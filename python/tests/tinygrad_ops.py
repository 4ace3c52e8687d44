#!/usr/bin/env python3
"""Runs tinygrad's own tests of its ops through uop.from_tinygrad.

    tinygrad_ops.py [--with-skipped] test_ops.py [arguments of pytest...]

test_ops.py is test/backend/test_ops.py of tinygrad's repository, of the time of the
release that uop.from_tinygrad reads; it needs PyTorch. Each value that a test looks at
is computed by uop, gradients included: tinygrad only builds the graph. tinygrad skips some tests for
what its devices are, which does not concern uop: --with-skipped runs these, too.
tinygrad_ops.txt lists the tests that do not pass, each with its reason.
"""

import os
import sys
import unittest

import numpy as np

# Devices do not matter: nothing runs there but what makes inputs.
os.environ.setdefault("DEV", "PYTHON")

import pytest  # noqa: E402
import tinygrad  # noqa: E402
import uop  # noqa: E402


computed = 0


def read(tensor):
    global computed
    computed += 1
    result = uop.from_tinygrad(tensor)
    if str(result.dtype) == "uop.bfloat16" or "float8" in str(result.dtype):
        result = result.astype("float32")
    return np.array(result)


def install():
    tensor = tinygrad.Tensor
    tensor.realize = lambda self, *others, **options: self
    tensor.numpy = read
    tensor.data = lambda self: memoryview(read(self))
    tensor.tolist = lambda self: read(self).tolist()
    tensor.item = lambda self: read(self).item()


def run_skipped():
    unittest.skip = unittest.skipIf = unittest.skipUnless = lambda *condition: lambda test: test


if __name__ == "__main__":
    install()
    arguments = sys.argv[1:]
    if "--with-skipped" in arguments:
        arguments.remove("--with-skipped")
        run_skipped()
    status = pytest.main(["-q", "-p", "no:cacheprovider", *arguments])
    print(f"{computed} values were computed by uop")
    sys.exit(status)
