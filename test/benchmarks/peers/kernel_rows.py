"""Rows of one op or a few."""

from .rows import Input, row


def _rows_of_products():
    for size in (256, 512, 1024):
        row(f"product {size}", Input((size, size)), Input((size, size)),
            quick=size == 512)(lambda o, x, y: o.matmul(x, y))

    @row("linear+gelu 512", Input((512, 512)), quick=True)
    def _(o, x):
        return o.gelu(o.linear(x, o.weight(512, 512), o.weight(512)))

    for kind, tolerance in (("i8", 0), ("bf16", 2e-2), ("f16", 4e-3)):
        function = (lambda o, x, y: o.integer_matmul(x, y)) if kind == "i8" else (
            lambda o, x, y: o.matmul(x, y))
        row(f"product {kind} 512", Input((512, 512), kind), Input((512, 512), kind), kind=kind,
            tolerance=tolerance)(function)


def _rows_of_attention():
    for heads, length in ((12, 1024), (8, 4096)):
        shape = Input((1, heads, length, 64))
        row(f"attention {heads}x{length}x64", shape, shape, shape)(
            lambda o, q, k, v: o.attention(q, k, v))
        row(f"causal attention {heads}x{length}x64", shape, shape, shape)(
            lambda o, q, k, v: o.attention(q, k, v, causal=True))
    keys = Input((1, 12, 32768, 64))
    row("decode 1 query, 12x32768x64", Input((1, 12, 1, 64)), keys, keys)(
        lambda o, q, k, v: o.attention(q, k, v))


def _convolution(name, channels, size, outputs, window, stride=1, groups=1):
    @row(name, Input((1, channels, size, size)))
    def _(o, x):
        w = o.weight(outputs, channels // groups, window, window)
        return o.conv(x, w, stride=stride, pad=window // 2, groups=groups)


def _rows_of_convolutions():
    _convolution("conv 64x56x56 3x3", 64, 56, 64, 3)
    _convolution("conv 256x14x14 3x3", 256, 14, 256, 3)
    _convolution("conv 64x56x56 to 256 1x1", 64, 56, 256, 1)
    _convolution("conv 64x56x56 to 128 3x3 stride 2", 64, 56, 128, 3, stride=2)
    _convolution("conv 64x56x56 3x3 depthwise", 64, 56, 64, 3, groups=64)

    @row("conv 1-D 64x16384 9", Input((1, 64, 16384)))
    def _(o, x):
        return o.conv(x, o.weight(64, 64, 9), pad=4)

    @row("conv 3-D 32x16x56x56 3x3x3", Input((1, 32, 16, 56, 56)))
    def _(o, x):
        return o.conv(x, o.weight(32, 32, 3, 3, 3), pad=1)

    @row("conv transposed 128x28x28 to 64 4x4 stride 2", Input((1, 128, 28, 28)))
    def _(o, x):
        return o.conv_transpose(x, o.weight(128, 64, 4, 4), stride=2, pad=1)


def _rows_of_norms():
    row("softmax 16384x1024", Input((16384, 1024)))(lambda o, x: o.softmax(x))

    @row("layer norm 16384x1024", Input((16384, 1024)))
    def _(o, x):
        return o.layer_norm(x, o.weight(1024), o.weight(1024))

    @row("group norm 8x256x56x56", Input((8, 256, 56, 56)))
    def _(o, x):
        return o.group_norm(x, 32, o.weight(256), o.weight(256))

    @row("batch norm, training 32x64x56x56", Input((32, 64, 56, 56)))
    def _(o, x):
        return o.batch_norm_train(x, o.weight(64), o.weight(64))


def _rows_of_scans_and_moves():
    row("argmax 16M", Input((1 << 24,)))(lambda o, x: o.argmax(x))
    row("cumsum 16M", Input((1 << 24,)), tolerance=2e-3)(lambda o, x: o.cumsum(x, 0))
    row("cumsum columns 4096x4096", Input((4096, 4096)))(lambda o, x: o.cumsum(x, 0))
    row("sort 16777x1000", Input((16777, 1000)))(lambda o, x: o.sort(x))
    row("top-k 512x32000, 50", Input((512, 32000)))(lambda o, x: o.topk(x, 50))
    row("transpose 8192x4096", Input((8192, 4096)))(lambda o, x: o.transpose(x, (1, 0)))
    row("transpose 32x128x56x56 to NHWC", Input((32, 128, 56, 56)))(
        lambda o, x: o.transpose(x, (0, 2, 3, 1)))
    row("concatenate 2 of 4096x2048", Input((4096, 2048)), Input((4096, 2048)))(
        lambda o, x, y: o.concat([x, y], 1))

    @row("embedding 1024 of 4096x768", Input((1024,), "i64", 4096), quick=True)
    def _(o, ids):
        return o.gather(o.weight(4096, 768), ids, 0)

    row("gather rows 65536 of 16384x256", Input((16384, 256)), Input((65536,), "i64", 16384))(
        lambda o, x, ids: o.gather(x, ids, 0))
    row("gather columns 4096x1024 of 4096x4096", Input((4096, 4096)), Input((1024,), "i64", 4096))(
        lambda o, x, ids: o.gather(x, ids, 1))
    row("scatter-add 65536 to 16384x256", Input((16384, 256)), Input((65536,), "i64", 16384),
        Input((65536, 256)))(lambda o, x, ids, y: o.scatter_add(x, ids, y))

    @row("embedding gradient 8192 of 32768x256", Input((8192,), "i64", 32768), Input((8192, 256)),
         training=True)
    def _(o, ids, y):
        return o.sum_all(o.gather(o.weight(32768, 256), ids, 0) * y)


_rows_of_products()
_rows_of_attention()
_rows_of_norms()
_rows_of_convolutions()
_rows_of_scans_and_moves()
