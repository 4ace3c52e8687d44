"""PyTorch, op by op."""

from .torch_common import load, start  # noqa: F401 pylint: disable=unused-import


def drop():
    pass
