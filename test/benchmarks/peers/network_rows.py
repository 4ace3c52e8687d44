"""Rows that are networks, and steps of training."""

from .rows import Input, row


def _dense(o, x, inputs, outputs):
    return o.linear(x, o.weight(inputs, outputs), o.weight(outputs))


def _norm(o, x, width):
    return o.layer_norm(x, o.weight(width, around=1), o.weight(width))


def _split_heads(o, x, batch, length, heads, width, part):
    part = o.slice(x, 2, part * width, (part + 1) * width)
    return o.transpose(o.reshape(part, (batch, length, heads, width // heads)), (0, 2, 1, 3))


def _self_attention(o, x, batch, length, width, heads, causal):
    joint = _dense(o, x, width, 3 * width)
    q, k, v = (_split_heads(o, joint, batch, length, heads, width, i) for i in range(3))
    y = o.attention(q, k, v, causal=causal)
    y = o.reshape(o.transpose(y, (0, 2, 1, 3)), (batch, length, width))
    return _dense(o, y, width, width)


def _decoder_layer(o, x, batch, length, width, heads):
    x = x + _self_attention(o, _norm(o, x, width), batch, length, width, heads, True)
    y = o.gelu(_dense(o, _norm(o, x, width), width, 4 * width))
    return x + _dense(o, y, 4 * width, width)


def _encoder_layer(o, x, batch, length, width, heads):
    x = _norm(o, x + _self_attention(o, x, batch, length, width, heads, False), width)
    y = o.gelu(_dense(o, x, width, 4 * width))
    return _norm(o, x + _dense(o, y, 4 * width, width), width)


def _gpt2(length):
    @row(f"gpt2-{length}", Input((1, length), "i64", 50257))
    def _(o, ids):
        x = o.gather(o.weight(50257, 768), ids, 0) + o.weight(1, length, 768)
        for _ in range(12):
            x = _decoder_layer(o, x, 1, length, 768, 12)
        return o.matmul(_norm(o, x, 768), o.weight(768, 50257))


def _bert(batch):
    @row(f"bert-base, batch {batch}", Input((batch, 128), "i64", 30522), heavy=batch > 8)
    def _(o, ids):
        x = o.gather(o.weight(30522, 768), ids, 0) + o.weight(1, 128, 768)
        x = _norm(o, x, 768)
        for _ in range(12):
            x = _encoder_layer(o, x, batch, 128, 768, 12)
        return x


def _conv_norm(o, x, inputs, outputs, window, stride=1, groups=1):
    x = o.conv(x, o.weight(outputs, inputs // groups, window, window), stride=stride,
               pad=window // 2, groups=groups)
    return o.batch_norm(x, o.weight(outputs, around=1), o.weight(outputs), o.weight(outputs),
                        o.weight(outputs, around=1))


def _conv_norm_train(o, x, inputs, outputs, window, stride=1):
    x = o.conv(x, o.weight(outputs, inputs, window, window), stride=stride, pad=window // 2)
    return o.batch_norm_train(x, o.weight(outputs, around=1), o.weight(outputs))


def _stem(o, x):
    return o.max_pool(o.relu(_conv_norm(o, x, 3, 64, 7, 2)), 3, 2, 1)


def _resnet18(o, x, conv_norm):
    x, inputs = o.max_pool(o.relu(conv_norm(o, x, 3, 64, 7, 2)), 3, 2, 1), 64
    for stage, width in enumerate((64, 128, 256, 512)):
        for block in range(2):
            stride = 2 if stage and not block else 1
            y = o.relu(conv_norm(o, x, inputs, width, 3, stride))
            y = conv_norm(o, y, width, width, 3)
            x = conv_norm(o, x, inputs, width, 1, stride) if stride == 2 else x
            x, inputs = o.relu(x + y), width
    return _dense(o, o.mean(x, (2, 3)), 512, 1000)


@row("resnet18", Input((1, 3, 224, 224)))
def _(o, x):
    return _resnet18(o, x, _conv_norm)


def _resnet50(batch):
    @row(f"resnet50, batch {batch}", Input((batch, 3, 224, 224)), heavy=batch > 8, tolerance=1e-3)
    def _(o, x):
        x, inputs = _stem(o, x), 64
        for stage, (width, blocks) in enumerate(((64, 3), (128, 4), (256, 6), (512, 3))):
            for block in range(blocks):
                stride = 2 if stage and not block else 1
                y = o.relu(_conv_norm(o, x, inputs, width, 1))
                y = o.relu(_conv_norm(o, y, width, width, 3, stride))
                y = _conv_norm(o, y, width, 4 * width, 1)
                x = x if block else _conv_norm(o, x, inputs, 4 * width, 1, stride)
                x, inputs = o.relu(x + y), 4 * width
        return _dense(o, o.mean(x, (2, 3)), 2048, 1000)


@row("mobilenet-v2", Input((1, 3, 224, 224)), tolerance=1e-3)
def _(o, x):
    def block(x, *sizes, **options):
        return o.relu6(_conv_norm(o, x, *sizes, **options))

    x, inputs = block(x, 3, 32, 3, 2), 32
    for expand, outputs, count, first in ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2),
                                          (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2),
                                          (6, 320, 1, 1)):
        for i in range(count):
            stride, hidden = first if i == 0 else 1, inputs * expand
            y = block(x, inputs, hidden, 1) if expand != 1 else x
            y = block(y, hidden, hidden, 3, stride, groups=hidden)
            y = _conv_norm(o, y, hidden, outputs, 1)
            x = x + y if stride == 1 and inputs == outputs else y
            inputs = outputs
    return _dense(o, o.mean(block(x, 320, 1280, 1), (2, 3)), 1280, 1000)


@row("u-net 256x256", Input((1, 3, 256, 256)))
def _(o, x):
    def double(x, inputs, outputs):
        x = o.relu(_conv_norm(o, x, inputs, outputs, 3))
        return o.relu(_conv_norm(o, x, outputs, outputs, 3))

    skips, inputs = [], 3
    for width in (32, 64, 128, 256):
        skips.append(double(x, inputs, width))
        x, inputs = o.max_pool(skips[-1], 2, 2, 0), width
    x, inputs = double(x, inputs, 512), 512
    for width, skip in zip((256, 128, 64, 32), reversed(skips)):
        x = o.conv_transpose(x, o.weight(inputs, width, 2, 2), stride=2, pad=0)
        x, inputs = double(o.concat([skip, x], 1), 2 * width, width), width
    return o.sigmoid(o.conv(x, o.weight(1, 32, 1, 1), pad=0))


@row("lstm 64 steps, batch 16, 256", Input((64, 16, 256)))
def _(o, x):
    return o.lstm(x, o.weight(1024, 256), o.weight(1024, 256), o.weight(1024))


@row("mlp training step", Input((128, 784)), Input((128,), "i64", 10), training=True, quick=True)
def _(o, x, labels):
    x = o.relu(_dense(o, x, 784, 512))
    x = o.relu(_dense(o, x, 512, 512))
    return o.cross_entropy(_dense(o, x, 512, 10), labels)


@row("cnn training step", Input((32, 3, 32, 32)), Input((32,), "i64", 10), training=True)
def _(o, x, labels):
    inputs = 3
    for width in (32, 64, 128):
        x = o.conv(x, o.weight(width, inputs, 3, 3), o.weight(width), pad=1)
        x, inputs = o.max_pool(o.relu(x), 2, 2, 0), width
    x = o.reshape(x, (32, 128 * 16))
    return o.cross_entropy(_dense(o, x, 2048, 10), labels)


@row("resnet18 training step, 64x64, batch 8", Input((8, 3, 64, 64)), Input((8,), "i64", 1000),
     training=True, tolerance=1e-2)
def _(o, x, labels):
    return o.cross_entropy(_resnet18(o, x, _conv_norm_train), labels)


@row("gpt2 block training step", Input((4, 128, 768)), Input((4, 128, 768)), training=True)
def _(o, x, target):
    y = _decoder_layer(o, x, 4, 128, 768, 12) - target
    return o.mean_all(y * y)


for _length in (64, 128):
    _gpt2(_length)
for _batch in (1, 8, 32):
    _bert(_batch)
    _resnet50(_batch)
