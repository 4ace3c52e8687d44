"""Functions of neural networks. Images have the axes [batch, channels, sizes...]."""

from ._core import (
    attention,
    avg_pool,
    batch_norm,
    binary_cross_entropy,
    conv,
    conv_transposed,
    cross_entropy,
    embedding,
    group_norm,
    l1_loss,
    layer_norm,
    linear,
    max_pool,
    mse_loss,
    nll_loss,
    rms_norm,
)
