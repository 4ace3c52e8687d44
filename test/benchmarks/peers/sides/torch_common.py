"""Rows as functions of PyTorch. A step of training changes its weights in place, as users'
do."""

import numpy as np
import torch

from ..rows import RATE
from ..torch_ops import TorchOps


def start(threads):
    torch.set_num_threads(threads)
    torch.manual_seed(0)
    return torch.__version__


def tensor(array):
    if array.dtype == np.dtype("V2"):
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(array)


def array_of(one):
    one = one.detach()
    return (one.float() if one.dtype in (torch.bfloat16, torch.float16) else one).numpy()


class Network(torch.nn.Module):
    """A module, because only a module's weights are taken for constants."""

    def __init__(self, row, weights):
        super().__init__()
        self.function = row.function
        self.weights = torch.nn.ParameterList(
            [torch.nn.Parameter(w, requires_grad=row.training) for w in weights])

    def forward(self, *inputs):
        return self.function(TorchOps(list(self.weights)), *inputs)


def load(folder, compile_network=None):
    network = Network(folder.row, [tensor(w) for w in folder.arrays("weight")])
    inputs = [tensor(x) for x in folder.arrays("input")]
    call = compile_network(network) if compile_network else network
    return _step(call, network, inputs) if folder.row.training else _forward(call, inputs)


def _forward(call, inputs):
    network = call.eval() if isinstance(call, torch.nn.Module) else call

    def run():
        with torch.no_grad():
            return network(*inputs)

    return run, lambda: [array_of(run())]


def _step(call, network, inputs):
    weights = list(network.parameters())
    results = []

    def run():
        loss = call(*inputs)
        gradients = torch.autograd.grad(loss, weights)
        with torch.no_grad():
            torch._foreach_add_(weights, gradients, alpha=-RATE)  # pylint: disable=protected-access
        if not results:
            results.extend([array_of(loss)] + [array_of(w).copy() for w in weights])

    return run, lambda: results
