"""The ops of rows.py in PyTorch, each as PyTorch's users write it."""

import torch
import torch.nn.functional as F

from .given_weights import GivenWeights


class TorchOps(GivenWeights):
    matmul = staticmethod(torch.matmul)
    relu = staticmethod(F.relu)
    relu6 = staticmethod(F.relu6)
    sigmoid = staticmethod(torch.sigmoid)
    gelu = staticmethod(F.gelu)
    mean_all = staticmethod(torch.mean)
    sum_all = staticmethod(torch.sum)
    cross_entropy = staticmethod(F.cross_entropy)
    concat = staticmethod(torch.cat)

    def integer_matmul(self, x, y):
        return torch._int_mm(x, y)  # pylint: disable=protected-access

    def linear(self, x, w, b):
        return F.linear(x, w.t(), b)

    def softmax(self, x):
        return F.softmax(x, -1)

    def layer_norm(self, x, scale, shift):
        return F.layer_norm(x, scale.shape, scale, shift)

    def group_norm(self, x, groups, scale, shift):
        return F.group_norm(x, groups, scale, shift)

    def batch_norm(self, x, scale, shift, mean, variance):
        return F.batch_norm(x, mean, variance, scale, shift)

    def batch_norm_train(self, x, scale, shift):
        return F.batch_norm(x, None, None, scale, shift, training=True)

    def conv(self, x, w, b=None, stride=1, pad=0, groups=1):
        function = (F.conv1d, F.conv2d, F.conv3d)[w.dim() - 3]
        return function(x, w, b, stride, pad, 1, groups)

    def conv_transpose(self, x, w, stride=1, pad=0):
        return F.conv_transpose2d(x, w, None, stride, pad)

    def max_pool(self, x, window, stride, pad):
        return F.max_pool2d(x, window, stride, pad)

    def mean(self, x, axes):
        return x.mean(axes)

    def argmax(self, x):
        return x.argmax()

    def cumsum(self, x, axis):
        return x.cumsum(axis)

    def topk(self, x, count):
        return x.topk(count).values

    def sort(self, x):
        return x.sort().values

    def gather(self, x, ids, axis):
        return F.embedding(ids, x) if axis == 0 else x.index_select(axis, ids)

    def scatter_add(self, x, ids, updates):
        return x.index_add(0, ids, updates)

    def transpose(self, x, order):
        y = x.permute(order)
        # A view is no result where the row is the transpose itself.
        return y if self.weights else y.contiguous()

    def reshape(self, x, shape):
        return x.reshape(shape)

    def slice(self, x, axis, start, stop):
        return x.narrow(axis, start, stop - start)

    def attention(self, q, k, v, causal=False):
        return F.scaled_dot_product_attention(q, k, v, is_causal=causal)

    def lstm(self, x, w, r, b):
        state = torch.zeros(1, x.shape[1], r.shape[1])
        y, _, _ = torch.lstm(x, (state, state), [w, r, b, torch.zeros_like(b)], True, 1, 0.0,
                             False, False, False)
        return y
