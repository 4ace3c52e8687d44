"""The ops of rows.py in JAX."""

import jax
import jax.numpy as jnp
from jax import lax

from .given_weights import GivenWeights


class JaxOps(GivenWeights):
    matmul = staticmethod(jnp.matmul)
    relu = staticmethod(jax.nn.relu)
    relu6 = staticmethod(jax.nn.relu6)
    sigmoid = staticmethod(jax.nn.sigmoid)
    softmax = staticmethod(jax.nn.softmax)
    mean_all = staticmethod(jnp.mean)
    sum_all = staticmethod(jnp.sum)
    argmax = staticmethod(jnp.argmax)
    cumsum = staticmethod(jnp.cumsum)
    sort = staticmethod(jnp.sort)
    concat = staticmethod(jnp.concatenate)
    transpose = staticmethod(jnp.transpose)
    reshape = staticmethod(jnp.reshape)
    mean = staticmethod(jnp.mean)

    def integer_matmul(self, x, y):
        return jnp.matmul(x, y, preferred_element_type=jnp.int32)

    def linear(self, x, w, b):
        return x @ w + b

    def gelu(self, x):
        return jax.nn.gelu(x, approximate=False)

    def layer_norm(self, x, scale, shift):
        centred = x - x.mean(-1, keepdims=True)
        variance = jnp.square(centred).mean(-1, keepdims=True)
        return centred * lax.rsqrt(variance + 1e-5) * scale + shift

    def group_norm(self, x, groups, scale, shift):
        y = x.reshape(x.shape[0], groups, -1)
        y = (y - y.mean(-1, keepdims=True)) * lax.rsqrt(y.var(-1, keepdims=True) + 1e-5)
        return y.reshape(x.shape) * self._channels(scale) + self._channels(shift)

    def batch_norm(self, x, scale, shift, mean, variance):
        factor = scale * lax.rsqrt(variance + 1e-5)
        return x * self._channels(factor) + self._channels(shift - mean * factor)

    def batch_norm_train(self, x, scale, shift):
        return self.batch_norm(x, scale, shift, x.mean((0, 2, 3)), x.var((0, 2, 3)))

    def _channels(self, x):
        return x[:, None, None]

    def conv(self, x, w, b=None, stride=1, pad=0, groups=1):
        space = "DHW"[5 - w.ndim:]
        names = ("NC" + space, "OI" + space, "NC" + space)
        y = lax.conv_general_dilated(x, w, (stride,) * len(space), [(pad, pad)] * len(space),
                                     dimension_numbers=names, feature_group_count=groups)
        return y if b is None else y + self._channels(b)

    def conv_transpose(self, x, w, stride=1, pad=0):
        edge = w.shape[-1] - 1 - pad
        return lax.conv_general_dilated(x, w[:, :, ::-1, ::-1], (1, 1), [(edge, edge)] * 2,
                                        lhs_dilation=(stride, stride),
                                        dimension_numbers=("NCHW", "IOHW", "NCHW"))

    def max_pool(self, x, window, stride, pad):
        edges = ((0, 0), (0, 0), (pad, pad), (pad, pad))
        return lax.reduce_window(x, -jnp.inf, lax.max, (1, 1, window, window),
                                 (1, 1, stride, stride), edges)

    def topk(self, x, count):
        return lax.top_k(x, count)[0]

    def gather(self, x, ids, axis):
        return jnp.take(x, ids, axis)

    def scatter_add(self, x, ids, updates):
        return x.at[ids].add(updates)

    def slice(self, x, axis, start, stop):
        return lax.slice_in_dim(x, start, stop, axis=axis)

    def attention(self, q, k, v, causal=False):
        scores = jnp.einsum("bhqd,bhkd->bhqk", q, k) * q.shape[-1]**-0.5
        if causal:
            seen = jnp.tril(jnp.ones((q.shape[2], k.shape[2]), bool))
            scores = jnp.where(seen, scores, -jnp.inf)
        return jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(scores), v)

    def lstm(self, x, w, r, b):
        def step(state, part):
            h, c = state
            i, f, g, o = jnp.split(part + h @ r.T, 4, -1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            return (h, c), h

        zero = jnp.zeros((x.shape[1], r.shape[1]))
        return lax.scan(step, (zero, zero), x @ w.T + b)[1]

    def cross_entropy(self, x, labels):
        logarithms = jax.nn.log_softmax(x)
        return -jnp.take_along_axis(logarithms, labels[:, None], 1).mean()
