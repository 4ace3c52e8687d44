"""torch.compile with UOp as its backend, if the Python package is there."""

import torch

from . import torch_common
from .torch_compile import drop  # noqa: F401 pylint: disable=unused-import


def start(threads):
    import uop
    from uop import torch_backend  # noqa: F401 pylint: disable=unused-import

    uop.configure(threads=threads, interpreted_work=0)
    return torch_common.start(threads)


def load(folder):
    from uop.torch_backend import compile_backend

    return torch_common.load(folder, lambda network: torch.compile(network,
                                                                   backend=compile_backend))
