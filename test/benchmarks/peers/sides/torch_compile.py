"""torch.compile with its own compiler, inductor. Weights are constants where nothing trains
them."""

import torch

from . import torch_common
from .torch_common import start  # noqa: F401 pylint: disable=unused-import


def load(folder):
    torch._inductor.config.freezing = not folder.row.training  # pylint: disable=protected-access
    return torch_common.load(folder, torch.compile)


def drop():
    torch._dynamo.reset()  # pylint: disable=protected-access
