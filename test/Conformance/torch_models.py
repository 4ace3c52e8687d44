#!/usr/bin/env python3
"""Whole networks of PyTorch as ONNX, and what uop-run makes of them.

  torch_models.py write FOLDER [NAME...]
  torch_models.py check --uop-run=PATH [--threads=N] [--markdown] FOLDER [NAME...]

`write` makes the networks, with weights from a seed, exports them by
torch.onnx.export (the exporter of torch.export), and keeps inputs, outputs and
times of PyTorch. `check` runs each and compares. Of each model it prints the
nodes, the parameters, the launches, the kernels that differ, the times of import
and compilation and of a run (the least of five), the peak of memory, and the
largest difference, relative to the largest element of the output. `write` needs
torch, onnx and onnxscript, `check` only numpy.
"""

import os
import sys
import time

import model_runs
import numpy as np

TOLERANCE = 2e-4
MODELS = {}


def model(function):
    MODELS[function.__name__] = function
    return function


# Parts -------------------------------------------------------------------------


def conv_norm(cin, cout, size, stride=1, groups=1, activation=None):
    from torch import nn

    layers = [nn.Conv2d(cin, cout, size, stride, size // 2, groups=groups, bias=False),
              nn.BatchNorm2d(cout)]
    return nn.Sequential(*layers, *([activation] if activation else []))


def residual(body, shortcut=None, last=None):
    """last(body(x) + shortcut(x))"""
    from torch import nn

    class Residual(nn.Module):
        def __init__(self):
            super().__init__()
            self.body, self.shortcut = body, shortcut or nn.Identity()
            self.last = last or nn.Identity()

        def forward(self, x):
            return self.last(self.body(x) + self.shortcut(x))

    return Residual()


def self_attention(width, heads, causal=False):
    import torch
    from torch import nn

    class Attention(nn.Module):
        def __init__(self):
            super().__init__()
            self.inner, self.outer = nn.Linear(width, 3 * width), nn.Linear(width, width)

        def forward(self, x):
            batch, length, _ = x.shape
            parts = self.inner(x).view(batch, length, 3, heads, width // heads)
            q, k, v = parts.permute(2, 0, 3, 1, 4).unbind(0)
            y = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=causal)
            return self.outer(y.transpose(1, 2).reshape(batch, length, width))

    return Attention()


def transformer_block(width, heads, causal=False):
    from torch import nn

    return nn.Sequential(
        residual(nn.Sequential(nn.LayerNorm(width), self_attention(width, heads, causal))),
        residual(nn.Sequential(nn.LayerNorm(width), nn.Linear(width, 4 * width), nn.GELU(),
                               nn.Linear(4 * width, width))))


def tokens(vocabulary, *shape):
    return np.random.default_rng(5).integers(0, vocabulary, shape)


def image(*shape):
    return np.random.default_rng(5).standard_normal(shape).astype(np.float32)


# Networks ----------------------------------------------------------------------


@model
def resnet50():
    from torch import nn

    def bottleneck(cin, width, stride):
        body = nn.Sequential(conv_norm(cin, width, 1, activation=nn.ReLU()),
                             conv_norm(width, width, 3, stride, activation=nn.ReLU()),
                             conv_norm(width, 4 * width, 1))
        plain = stride == 1 and cin == 4 * width
        return residual(body, None if plain else conv_norm(cin, 4 * width, 1, stride), nn.ReLU())

    layers, cin = [conv_norm(3, 64, 7, 2, activation=nn.ReLU()), nn.MaxPool2d(3, 2, 1)], 64
    for stage, count in enumerate((3, 4, 6, 3)):
        for i in range(count):
            layers.append(bottleneck(cin, 64 << stage, 2 if stage and not i else 1))
            cin = 256 << stage
    layers += [nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(cin, 1000)]
    return nn.Sequential(*layers), [image(1, 3, 224, 224)]


@model
def mobilenetv2():
    from torch import nn

    def inverted(cin, cout, stride, factor):
        width = cin * factor
        layers = [conv_norm(cin, width, 1, activation=nn.ReLU6())] if factor > 1 else []
        layers += [conv_norm(width, width, 3, stride, width, nn.ReLU6()), conv_norm(width, cout, 1)]
        body = nn.Sequential(*layers)
        return residual(body) if stride == 1 and cin == cout else body

    layers, cin = [conv_norm(3, 32, 3, 2, activation=nn.ReLU6())], 32
    for factor, cout, count, stride in ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2),
                                        (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)):
        for i in range(count):
            layers.append(inverted(cin, cout, stride if not i else 1, factor))
            cin = cout
    layers += [conv_norm(cin, 1280, 1, activation=nn.ReLU6()), nn.AdaptiveAvgPool2d(1), nn.Flatten(),
               nn.Dropout(0.2), nn.Linear(1280, 1000)]
    return nn.Sequential(*layers), [image(1, 3, 224, 224)]


@model
def vit_b16():
    import torch
    from torch import nn

    class ViT(nn.Module):
        def __init__(self, width=768):
            super().__init__()
            self.patches = nn.Conv2d(3, width, 16, 16)
            self.first = nn.Parameter(torch.randn(1, 1, width) * 0.02)
            self.places = nn.Parameter(torch.randn(1, 197, width) * 0.02)
            self.blocks = nn.Sequential(*(transformer_block(width, 12) for _ in range(12)))
            self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, 1000)

        def forward(self, x):
            x = self.patches(x).flatten(2).transpose(1, 2)
            x = torch.cat([self.first.expand(x.shape[0], -1, -1), x], 1) + self.places
            return self.head(self.norm(self.blocks(x))[:, 0])

    return ViT(), [image(1, 3, 224, 224)]


@model
def bert_base():
    import torch
    from torch import nn

    class Bert(nn.Module):
        def __init__(self, width=768):
            super().__init__()
            self.words, self.kinds = nn.Embedding(30522, width), nn.Embedding(2, width)
            self.places, self.norm = nn.Embedding(512, width), nn.LayerNorm(width)
            layer = nn.TransformerEncoderLayer(width, 12, 4 * width, activation="gelu", batch_first=True)
            self.encoder = nn.TransformerEncoder(layer, 12, enable_nested_tensor=False)
            self.pooler = nn.Linear(width, width)

        def forward(self, words, kinds, mask):
            x = self.words(words) + self.kinds(kinds)
            x = self.norm(x + self.places(torch.arange(words.shape[1], device=words.device)))
            x = self.encoder(x, src_key_padding_mask=mask == 0)
            return x, torch.tanh(self.pooler(x[:, 0]))

    mask = np.ones((1, 128), np.int64)
    mask[:, 100:] = 0
    return Bert(), [tokens(30522, 1, 128), tokens(2, 1, 128), mask]


@model
def gpt2():
    import torch
    from torch import nn

    class GPT(nn.Module):
        def __init__(self, width=768):
            super().__init__()
            self.words, self.places = nn.Embedding(50257, width), nn.Embedding(1024, width)
            self.blocks = nn.Sequential(*(transformer_block(width, 12, True) for _ in range(12)))
            self.norm = nn.LayerNorm(width)
            self.likeliest = 50

        def forward(self, words):
            x = self.words(words) + self.places.weight[: words.shape[1]]
            scores = self.norm(self.blocks(x))[:, -1] @ self.words.weight.T
            return torch.topk(scores, self.likeliest) if self.likeliest else scores

    return GPT(), [tokens(50257, 1, 64)]


@model
def unet():
    import torch
    from torch import nn

    def double(cin, cout):
        return nn.Sequential(conv_norm(cin, cout, 3, activation=nn.ReLU()),
                             conv_norm(cout, cout, 3, activation=nn.ReLU()))

    class UNet(nn.Module):
        def __init__(self, sizes=(32, 64, 128, 256)):
            super().__init__()
            self.first = double(3, sizes[0])
            pairs = list(zip(sizes, sizes[1:]))
            self.down = nn.ModuleList(double(a, b) for a, b in pairs)
            self.up = nn.ModuleList(nn.ConvTranspose2d(b, a, 2, 2) for a, b in pairs[::-1])
            self.merge = nn.ModuleList(double(2 * a, a) for a, _ in pairs[::-1])
            self.last = nn.Conv2d(sizes[0], 2, 1)

        def forward(self, x):
            kept = [self.first(x)]
            for layer in self.down:
                kept.append(layer(nn.functional.max_pool2d(kept[-1], 2)))
            x = kept.pop()
            for up, merge in zip(self.up, self.merge):
                x = merge(torch.cat([up(x), kept.pop()], 1))
            x = nn.functional.interpolate(self.last(x), scale_factor=2, mode="bilinear")
            return x.argmax(1), x.softmax(1)

    return UNet(), [image(1, 3, 128, 128)]


@model
def detector():
    """Boxes on two scales in the manner of YOLO, and for each class those that do not overlap better ones."""
    import torch
    from torch import nn

    classes, kept, width = 20, 10, 16

    def conv(cin, cout, size, stride=1):
        return conv_norm(cin, cout, size, stride, activation=nn.SiLU())

    def stage(cin, cout):
        body = residual(nn.Sequential(conv(cout, cout // 2, 1), conv(cout // 2, cout, 3)))
        return nn.Sequential(conv(cin, cout, 3, 2), body)

    class Detector(nn.Module):
        def __init__(self):
            super().__init__()
            self.stem = conv(3, width, 3, 2)
            self.stages = nn.ModuleList(stage(width << i, width << (i + 1)) for i in range(4))
            self.top, self.merge = conv(256, 128, 1), conv(256, 128, 3)
            self.heads = nn.ModuleList(nn.Conv2d(128, 4 + classes, 1) for _ in range(2))
            # Scores that differ, as training makes them.
            for head in self.heads:
                nn.init.normal_(head.weight, 0, 2)

        def decode(self, head, x):
            """Corners of boxes of a scale, and their scores."""
            size = x.shape[-1]
            place, extent, scores = head(x).flatten(2)[0].split((2, 2, classes))
            along = torch.arange(size, dtype=torch.float32)
            cell = torch.stack(torch.meshgrid(along, along, indexing="xy")).flatten(1)
            centre, half = (place.sigmoid() + cell) * (320 / size), (2 * extent.sigmoid()) ** 2 * (320 / size)
            return torch.cat([centre - half, centre + half]), scores.sigmoid()

        def suppress(self, boxes, scores):
            """The places of up to `kept` boxes with scores above 0.6 by class; -1 where there are no more."""
            low, high = boxes[:2], boxes[2:]
            area, places = (high - low).prod(0), []
            along = torch.arange(boxes.shape[1])
            for _ in range(kept):
                value, best = scores.max(1)
                is_good = value > 0.6
                first, last = low[:, best].unsqueeze(-1), high[:, best].unsqueeze(-1)
                both = (torch.minimum(last, high[:, None]) - torch.maximum(first, low[:, None])).clamp(min=0).prod(0)
                overlap = both / (area[best].unsqueeze(-1) + area - both)
                stays = is_good.unsqueeze(-1) & (overlap <= 0.45) & (along != best.unsqueeze(-1))
                scores = torch.where(stays, scores, torch.zeros_like(scores))
                places.append(torch.where(is_good, best, torch.full_like(best, -1)))
            return torch.stack(places, 1)

        def forward(self, x):
            x, scales = self.stem(x), []
            for layer in self.stages:
                x = layer(x)
                scales.append(x)
            top = self.top(x)
            middle = self.merge(torch.cat([nn.functional.interpolate(top, scale_factor=2), scales[2]], 1))
            parts = [self.decode(head, feature) for head, feature in zip(self.heads, (middle, top))]
            boxes, scores = (torch.cat(part, 1) for part in zip(*parts))
            return boxes, scores, self.suppress(boxes, scores)

    return Detector(), [image(1, 3, 320, 320)]


@model
def lstm():
    from torch import nn

    class Tagger(nn.Module):
        def __init__(self):
            super().__init__()
            self.words = nn.Embedding(1000, 128)
            self.layers = nn.LSTM(128, 256, 2, batch_first=True, bidirectional=True)
            self.head = nn.Linear(512, 20)

        def forward(self, words):
            return self.head(self.layers(self.words(words))[0]).log_softmax(-1)

    return Tagger(), [tokens(1000, 4, 100)]


# Export and comparison ---------------------------------------------------------


def make(name):
    """The network, with running means and variances that are not those of a new one."""
    import torch

    torch.manual_seed(sum(map(ord, name)))
    network, inputs = MODELS[name]()
    for module in network.modules():
        if isinstance(module, torch.nn.BatchNorm2d):
            torch.nn.init.uniform_(module.running_var, 0.5, 1.5)
            torch.nn.init.normal_(module.running_mean, 0, 0.1)
    return network.eval(), inputs


def run(network, tensors):
    """The outputs as arrays."""
    outputs = network(*tensors)
    outputs = outputs if isinstance(outputs, tuple) else (outputs,)
    return [x.numpy() for x in outputs]


def write(args):
    import onnx
    import torch

    torch.set_num_threads(args.threads)
    for name in args.names:
        network, inputs = make(name)
        tensors = tuple(torch.from_numpy(x) for x in inputs)
        with torch.no_grad():
            times = []
            for _ in range(6):
                start = time.time()
                outputs = run(network, tensors)
                times.append(time.time() - start)
            path = os.path.join(args.folder, name)
            torch.onnx.export(network, tensors, path + ".onnx", dynamo=True, verbose=False)
        exported = onnx.load(path + ".onnx", load_external_data=False)
        facts = {
            "nodes": len(exported.graph.node),
            "opset": exported.opset_import[0].version,
            "parameters": sum(x.numel() for x in network.parameters()),
            "run_ms": min(times[1:]) * 1e3,
            "torch": torch.__version__,
        }
        model_runs.save(args.folder, name, inputs, outputs, facts)
        print(f"{name}: {facts['nodes']} nodes, opset {facts['opset']}", flush=True)


def check(args):
    columns = [("nodes", lambda facts, stats: facts["nodes"]), model_runs.PARAMETERS, model_runs.LAUNCHES,
               model_runs.KERNELS, model_runs.COMPILATION, model_runs.RUN, model_runs.other_run("PyTorch"),
               model_runs.MEMORY]
    return model_runs.check(args, lambda name: model_runs.compare_saved(args, name, ".onnx"), columns, TOLERANCE)


if __name__ == "__main__":
    sys.exit(model_runs.main(__doc__, MODELS, write, check))
