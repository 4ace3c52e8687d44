"""Networks of PyTorch with random weights, as people write them.

MODELS: for inference, with inputs; TRAINED: smaller ones, with inputs and a loss.
"""

import math
import os
import sys

import torch
import torch.nn.functional as F
from torch import nn

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "..", "test", "Conformance"))
import torch_models as exported  # noqa: E402 - those that are compiled through ONNX, too
from torch_models import conv_norm, residual, self_attention, transformer_block  # noqa: E402

MODELS, TRAINED = {}, {}


def model(function):
    MODELS[function.__name__] = function
    return function


def trained(function):
    TRAINED[function.__name__] = function
    return function


def image(*shape):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(5))


def tokens(words, *shape):
    return torch.randint(0, words, shape, generator=torch.Generator().manual_seed(5))


# Images ------------------------------------------------------------------------


def _resnet18(classes=1000, width=64):
    def block(cin, cout, stride):
        body = nn.Sequential(
            conv_norm(cin, cout, 3, stride, activation=nn.ReLU()), conv_norm(cout, cout, 3)
        )
        plain = stride == 1 and cin == cout
        return residual(body, None if plain else conv_norm(cin, cout, 1, stride), nn.ReLU())

    layers, cin = [conv_norm(3, width, 7, 2, activation=nn.ReLU()), nn.MaxPool2d(3, 2, 1)], width
    for stage in range(4):
        cout = width << stage
        layers += [block(cin, cout, 2 if stage else 1), block(cout, cout, 1)]
        cin = cout
    layers += [nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(cin, classes)]
    return nn.Sequential(*layers)


@model
def resnet18():
    return _resnet18(), [image(1, 3, 224, 224)]


def _take(name):
    """A network that is exported to ONNX elsewhere."""

    def make():
        network, inputs = exported.MODELS[name]()
        # With PyTorch's own start, little arrives at the end of many layers.
        for module in network.modules():
            if isinstance(module, nn.Conv2d):
                nn.init.kaiming_normal_(module.weight)
        return network, [torch.from_numpy(one) for one in inputs]

    MODELS[name] = make


@model
def squeezenet():
    class Fire(nn.Module):
        def __init__(self, cin, squeezed, expanded):
            super().__init__()
            self.squeeze = nn.Conv2d(cin, squeezed, 1)
            self.one = nn.Conv2d(squeezed, expanded, 1)
            self.three = nn.Conv2d(squeezed, expanded, 3, padding=1)

        def forward(self, x):
            x = F.relu(self.squeeze(x))
            return torch.cat([F.relu(self.one(x)), F.relu(self.three(x))], 1)

    return nn.Sequential(
        nn.Conv2d(3, 64, 3, 2), nn.ReLU(), nn.MaxPool2d(3, 2), Fire(64, 16, 64), Fire(128, 16, 64),
        nn.MaxPool2d(3, 2), Fire(128, 32, 128), Fire(256, 32, 128), nn.MaxPool2d(3, 2),
        Fire(256, 48, 192), Fire(384, 64, 256), nn.Conv2d(512, 1000, 1), nn.ReLU(),
        nn.AdaptiveAvgPool2d(1), nn.Flatten(),
    ), [image(1, 3, 224, 224)]  # fmt: skip


@model
def densenet():
    class Dense(nn.Module):
        def __init__(self, cin, growth, count):
            super().__init__()
            self.layers = nn.ModuleList(
                nn.Sequential(
                    nn.BatchNorm2d(cin + i * growth), nn.ReLU(),
                    nn.Conv2d(cin + i * growth, growth, 3, padding=1, bias=False),
                )
                for i in range(count)
            )  # fmt: skip

        def forward(self, x):
            for layer in self.layers:
                x = torch.cat([x, layer(x)], 1)
            return x

    layers, cin = [nn.Conv2d(3, 32, 7, 2, 3, bias=False)], 32
    for _ in range(3):
        layers += [Dense(cin, 16, 4), nn.Conv2d(cin + 64, (cin + 64) // 2, 1), nn.AvgPool2d(2)]
        cin = (cin + 64) // 2
    layers += [nn.BatchNorm2d(cin), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(cin, 100)]
    return nn.Sequential(*layers), [image(1, 3, 112, 112)]


@model
def shufflenet():
    class Shuffle(nn.Module):
        def __init__(self, width, groups=4):
            super().__init__()
            self.groups = groups
            self.one = conv_norm(width, width, 1, groups=groups, activation=nn.ReLU())
            self.three = conv_norm(width, width, 3, groups=width)
            self.two = conv_norm(width, width, 1, groups=groups)

        def forward(self, x):
            batch, width, height, length = x.shape
            y = self.one(x).view(batch, self.groups, width // self.groups, height, length)
            y = y.transpose(1, 2).reshape(x.shape)
            return F.relu(x + self.two(self.three(y)))

    layers = [conv_norm(3, 64, 3, 2, activation=nn.ReLU()), nn.MaxPool2d(3, 2, 1)]
    for cin, cout in ((64, 128), (128, 256)):
        layers += [Shuffle(cin), Shuffle(cin), conv_norm(cin, cout, 3, 2, activation=nn.ReLU())]
    layers += [Shuffle(256), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(256, 100)]
    return nn.Sequential(*layers), [image(1, 3, 112, 112)]


@model
def convnext():
    class Last(nn.Module):
        """Normalises channels."""

        def __init__(self, width):
            super().__init__()
            self.norm = nn.LayerNorm(width, eps=1e-6)

        def forward(self, x):
            return self.norm(x.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)

    def block(width):
        return residual(nn.Sequential(
            nn.Conv2d(width, width, 7, padding=3, groups=width), Last(width),
            nn.Conv2d(width, 4 * width, 1), nn.GELU(), nn.Conv2d(4 * width, width, 1),
        ))  # fmt: skip

    layers, cin = [nn.Conv2d(3, 48, 4, 4), Last(48)], 48
    for count, cout in ((2, 96), (2, 192), (2, 384)):
        layers += [block(cin) for _ in range(count)] + [Last(cin), nn.Conv2d(cin, cout, 2, 2)]
        cin = cout
    layers += [nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(cin, 100)]
    return nn.Sequential(*layers), [image(1, 3, 128, 128)]


def _generator(width=64):
    layers, cin = [], 100
    for i, cout in enumerate((8 * width, 4 * width, 2 * width, width)):
        layers += [
            nn.ConvTranspose2d(cin, cout, 4, 2 if i else 1, 1 if i else 0, bias=False),
            nn.BatchNorm2d(cout), nn.ReLU(),
        ]  # fmt: skip
        cin = cout
    return nn.Sequential(*layers, nn.ConvTranspose2d(cin, 3, 4, 2, 1), nn.Tanh())


@model
def dcgan():
    return _generator(), [image(4, 100, 1, 1)]


class ViT(nn.Module):
    def __init__(self, width=384, layers=6, heads=6, size=224, patch=16, classes=1000):
        super().__init__()
        self.patches = nn.Conv2d(3, width, patch, patch)
        self.first = nn.Parameter(torch.randn(1, 1, width) * 0.02)
        self.places = nn.Parameter(torch.randn(1, (size // patch) ** 2 + 1, width) * 0.02)
        self.blocks = nn.Sequential(*(transformer_block(width, heads) for _ in range(layers)))
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, classes)

    def forward(self, x):
        x = self.patches(x).flatten(2).transpose(1, 2)
        x = torch.cat([self.first.expand(x.shape[0], -1, -1), x], 1) + self.places
        return self.head(self.norm(self.blocks(x))[:, 0])


@model
def vit():
    return ViT(), [image(1, 3, 224, 224)]


@model
def mlp_mixer():
    class Mixer(nn.Module):
        def __init__(self, width, places):
            super().__init__()
            self.na, self.nb = nn.LayerNorm(width), nn.LayerNorm(width)
            self.across = nn.Sequential(
                nn.Linear(places, 256), nn.GELU(), nn.Linear(256, places)
            )
            self.along = nn.Sequential(nn.Linear(width, 1024), nn.GELU(), nn.Linear(1024, width))

        def forward(self, x):
            x = x + self.across(self.na(x).transpose(1, 2)).transpose(1, 2)
            return x + self.along(self.nb(x))

    class Network(nn.Module):
        def __init__(self):
            super().__init__()
            self.patches = nn.Conv2d(3, 256, 16, 16)
            self.mixers = nn.Sequential(*(Mixer(256, 196) for _ in range(6)))
            self.norm, self.head = nn.LayerNorm(256), nn.Linear(256, 1000)

        def forward(self, x):
            x = self.mixers(self.patches(x).flatten(2).transpose(1, 2))
            return self.head(self.norm(x).mean(1))

    return Network(), [image(1, 3, 224, 224)]


# Texts -------------------------------------------------------------------------


class Llama(nn.Module):
    """Rotated positions, grouped queries, gates, norms without means."""

    class Norm(nn.Module):
        def __init__(self, width):
            super().__init__()
            self.scale = nn.Parameter(torch.ones(width))

        def forward(self, x):
            return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6) * self.scale

    class Block(nn.Module):
        def __init__(self, width, heads, groups):
            super().__init__()
            self.heads, self.groups, self.size = heads, groups, width // heads
            self.na, self.nb = Llama.Norm(width), Llama.Norm(width)
            self.q = nn.Linear(width, width, bias=False)
            self.kv = nn.Linear(width, 2 * groups * self.size, bias=False)
            self.out = nn.Linear(width, width, bias=False)
            self.gate = nn.Linear(width, 3 * width, bias=False)
            self.up = nn.Linear(width, 3 * width, bias=False)
            self.down = nn.Linear(3 * width, width, bias=False)

        def attend(self, x, cos, sin):
            batch, length, width = x.shape

            def rotate(x):
                a, b = x.chunk(2, -1)
                return x * cos + torch.cat([-b, a], -1) * sin

            q = self.q(x).view(batch, length, self.heads, self.size).transpose(1, 2)
            k, v = self.kv(x).view(batch, length, 2, self.groups, self.size).permute(2, 0, 3, 1, 4)
            times = self.heads // self.groups
            k, v = (one.repeat_interleave(times, 1) for one in (rotate(k), v))
            y = F.scaled_dot_product_attention(rotate(q), k, v, is_causal=True)
            return self.out(y.transpose(1, 2).reshape(batch, length, width))

        def forward(self, x, cos, sin):
            x = x + self.attend(self.na(x), cos, sin)
            y = self.nb(x)
            return x + self.down(F.silu(self.gate(y)) * self.up(y))

    def __init__(self, words=8000, width=512, heads=8, groups=2, layers=6):
        super().__init__()
        self.words, self.size = nn.Embedding(words, width), width // heads
        self.blocks = nn.ModuleList(self.Block(width, heads, groups) for _ in range(layers))
        self.norm, self.head = self.Norm(width), nn.Linear(width, words, bias=False)

    def forward(self, ids):
        places = torch.arange(ids.shape[1], device=ids.device).float()
        rates = 10000.0 ** (-torch.arange(0, self.size, 2, device=ids.device) / self.size)
        angles = torch.outer(places, rates).repeat(1, 2)
        x = self.words(ids)
        for block in self.blocks:
            x = block(x, angles.cos(), angles.sin())
        return self.head(self.norm(x))


@model
def llama():
    return Llama(), [tokens(8000, 1, 128)]


@model
def translator():
    class Translator(nn.Module):
        def __init__(self, words=4000, width=256):
            super().__init__()
            self.words = nn.Embedding(words, width)
            self.network = nn.Transformer(
                width, 4, 3, 3, 4 * width, dropout=0.0, batch_first=True, norm_first=True
            )
            self.head = nn.Linear(width, words)

        def forward(self, source, target):
            length = target.shape[1]
            mask = torch.full((length, length), -math.inf, device=target.device).triu(1)
            return self.head(self.network(self.words(source), self.words(target), tgt_mask=mask))

    return Translator(), [tokens(4000, 2, 64), tokens(4000, 2, 48)]


# Sequences ---------------------------------------------------------------------


class Cells(nn.Module):
    """A recurrent cell over a sequence."""

    def __init__(self, kind, width=128, size=256, classes=20):
        super().__init__()
        self.cell, self.head, self.size = kind(width, size), nn.Linear(size, classes), size

    def forward(self, x):
        state = torch.zeros(x.shape[0], self.size)
        pair = isinstance(self.cell, nn.LSTMCell)
        state = (state, state) if pair else state
        outputs = []
        for i in range(x.shape[1]):
            state = self.cell(x[:, i], state)
            outputs.append(state[0] if pair else state)
        return self.head(torch.stack(outputs, 1))


@model
def lstm_cells():
    return Cells(nn.LSTMCell), [image(8, 24, 128)]


@model
def gru_cells():
    return Cells(nn.GRUCell), [image(8, 24, 128)]


@model
def wavenet():
    class Layer(nn.Module):
        def __init__(self, width, dilation):
            super().__init__()
            self.both = nn.Conv1d(width, 2 * width, 2, dilation=dilation)
            self.out, self.reach = nn.Conv1d(width, width, 1), dilation

        def forward(self, x):
            a, b = self.both(F.pad(x, (self.reach, 0))).chunk(2, 1)
            return x + self.out(torch.tanh(a) * torch.sigmoid(b))

    layers = [nn.Conv1d(1, 32, 1)] + [Layer(32, 1 << i) for i in range(8)]
    return nn.Sequential(*layers, nn.ReLU(), nn.Conv1d(32, 256, 1)), [image(1, 1, 4096)]


@model
def tagger():
    class Tagger(nn.Module):
        """Convolutions of characters, pooled, and words."""

        def __init__(self):
            super().__init__()
            self.letters, self.words = nn.Embedding(128, 32), nn.Embedding(5000, 128)
            self.conv = nn.Conv1d(32, 64, 3, padding=1)
            self.mix = nn.Sequential(nn.Linear(192, 256), nn.ReLU(), nn.Linear(256, 40))

        def forward(self, words, letters):
            batch, length, size = letters.shape
            x = self.letters(letters.view(batch * length, size)).transpose(1, 2)
            x = F.relu(self.conv(x)).amax(-1).view(batch, length, -1)
            return self.mix(torch.cat([x, self.words(words)], -1)).log_softmax(-1)

    return Tagger(), [tokens(5000, 8, 32), tokens(128, 8, 32, 12)]


# Others ------------------------------------------------------------------------


@model
def experts():
    class Mixture(nn.Module):
        """Two experts of eight for each row."""

        def __init__(self, width=256):
            super().__init__()
            self.gate = nn.Linear(width, 8)
            self.up = nn.Parameter(torch.randn(8, width, 2 * width) * 0.05)
            self.down = nn.Parameter(torch.randn(8, 2 * width, width) * 0.05)

        def forward(self, x):
            weights, chosen = self.gate(x).topk(2, -1)
            y = torch.einsum("bi,bkij->bkj", x, self.up[chosen])
            y = torch.einsum("bkj,bkji->bki", F.silu(y), self.down[chosen])
            return x + (weights.softmax(-1).unsqueeze(-1) * y).sum(1)

    return nn.Sequential(Mixture(), Mixture()), [image(16, 256)]


@model
def recommender():
    class Recommender(nn.Module):
        """Embeddings of categories, and products of all pairs of them."""

        def __init__(self, tables=8, width=32):
            super().__init__()
            self.tables = nn.ModuleList(nn.Embedding(10000, width) for _ in range(tables))
            self.bottom = nn.Sequential(nn.Linear(13, 128), nn.ReLU(), nn.Linear(128, width))
            self.pairs = torch.tril_indices(tables + 1, tables + 1, -1)
            self.top = nn.Sequential(
                nn.Linear(width + self.pairs.shape[1], 256), nn.ReLU(), nn.Linear(256, 1)
            )

        def forward(self, numbers, ids):
            x = self.bottom(numbers)
            rows = [x, *(table(ids[:, i]) for i, table in enumerate(self.tables))]
            both = torch.stack(rows, 1)
            products = (both @ both.transpose(1, 2))[:, self.pairs[0], self.pairs[1]]
            return torch.sigmoid(self.top(torch.cat([x, products], 1)))

    return Recommender(), [image(128, 13), tokens(10000, 128, 8)]


class GraphNetwork(nn.Module):
    """Messages along edges are added up at nodes."""

    def __init__(self, width=64, classes=10):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(2 * width, width) for _ in range(3))
        self.head = nn.Linear(width, classes)

    def forward(self, x, edges):
        for layer in self.layers:
            sums = torch.zeros_like(x).index_add(0, edges[1], x[edges[0]])
            x = F.relu(layer(torch.cat([x, sums], 1)))
        return self.head(x)


@model
def graph_network():
    return GraphNetwork(), [image(2000, 64), tokens(2000, 2, 8000)]


class Autoencoder(nn.Module):
    def __init__(self, width=32):
        super().__init__()
        self.down = nn.Sequential(
            nn.Conv2d(3, width, 3, 2, 1), nn.GroupNorm(8, width), nn.SiLU(),
            nn.Conv2d(width, 2 * width, 3, 2, 1), nn.GroupNorm(8, 2 * width), nn.SiLU(),
        )  # fmt: skip
        self.up = nn.Sequential(
            nn.ConvTranspose2d(2 * width, width, 4, 2, 1), nn.SiLU(),
            nn.ConvTranspose2d(width, 3, 4, 2, 1), nn.Sigmoid(),
        )  # fmt: skip

    def forward(self, x):
        return self.up(self.down(x))


@model
def autoencoder():
    return Autoencoder(), [image(4, 3, 64, 64)]


for _name in ("resnet50", "mobilenetv2", "unet", "bert_base", "gpt2"):
    _take(_name)


# Training ----------------------------------------------------------------------


def classify(result, inputs):
    """Labels that the inputs' size gives."""
    labels = torch.arange(result.shape[0]) % result.shape[-1]
    return F.cross_entropy(result, labels)


def next_words(result, inputs):
    return F.cross_entropy(result[:, :-1].flatten(0, 1), inputs[0][:, 1:].flatten())


def reproduce(result, inputs):
    return F.mse_loss(result, inputs[0].sigmoid())


@trained
def mlp():
    network = nn.Sequential(
        nn.Linear(784, 512), nn.ReLU(), nn.Linear(512, 256), nn.GELU(), nn.Linear(256, 10)
    )
    return network, [image(64, 784)], classify


@trained
def resnet():
    return _resnet18(10, 32), [image(8, 3, 64, 64)], classify


@trained
def unet_small():
    class UNet(nn.Module):
        def __init__(self):
            super().__init__()
            self.a, self.b = conv_norm(3, 16, 3), conv_norm(16, 32, 3)
            self.up = nn.ConvTranspose2d(32, 16, 2, 2)
            self.c, self.d = conv_norm(32, 16, 3), nn.Conv2d(16, 3, 1)

        def forward(self, x):
            a = F.relu(self.a(x))
            b = F.relu(self.b(F.max_pool2d(a, 2)))
            return self.d(F.relu(self.c(torch.cat([a, self.up(b)], 1))))

    return UNet(), [image(4, 3, 64, 64)], reproduce


@trained
def gpt():
    class GPT(nn.Module):
        def __init__(self, words=500, width=128):
            super().__init__()
            self.words, self.places = nn.Embedding(words, width), nn.Embedding(64, width)
            self.blocks = nn.Sequential(*(transformer_block(width, 4, True) for _ in range(2)))
            self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, words, bias=False)

        def forward(self, ids):
            x = self.words(ids) + self.places.weight[: ids.shape[1]]
            return self.head(self.norm(self.blocks(x)))

    return GPT(), [tokens(500, 4, 64)], next_words


@trained
def llama_small():
    return Llama(500, 128, 4, 2, 2), [tokens(500, 4, 64)], next_words


@trained
def vit_small():
    return ViT(128, 2, 4, 32, 4, 10), [image(8, 3, 32, 32)], classify


@trained
def lstm_training():
    network = Cells(nn.LSTMCell, 32, 64, 10)
    return network, [image(8, 12, 32)], lambda result, inputs: classify(result[:, -1], inputs)


@trained
def gru_training():
    network = Cells(nn.GRUCell, 32, 64, 10)
    return network, [image(8, 12, 32)], lambda result, inputs: classify(result[:, -1], inputs)


@trained
def cnn():
    network = nn.Sequential(
        nn.Conv2d(1, 16, 5), nn.Tanh(), nn.AvgPool2d(2), nn.Conv2d(16, 32, 3, padding=1), nn.LeakyReLU(0.1),
        nn.MaxPool2d(2), nn.Flatten(), nn.Linear(32 * 36, 64), nn.ELU(), nn.Linear(64, 10),
    )  # fmt: skip
    return network, [image(16, 1, 28, 28)], classify


@trained
def recommender_training():
    class Recommender(nn.Module):
        """Means of what each user has seen, beside numbers."""

        def __init__(self, items=2000, width=16):
            super().__init__()
            self.seen = nn.EmbeddingBag(items, width, mode="mean", padding_idx=0)
            self.tags = nn.EmbeddingBag(items, width, mode="sum")
            self.mix = nn.Sequential(nn.Linear(2 * width + 8, 64), nn.ReLU(), nn.Linear(64, 1))

        def forward(self, numbers, seen, tags, offsets):
            rows = [numbers, self.seen(seen, offsets), self.tags(tags, offsets)]
            return self.mix(torch.cat(rows, 1)).squeeze(1)

    def measure(result, inputs):
        return F.binary_cross_entropy_with_logits(result, (inputs[0].sum(1) > 0).float())

    offsets = torch.arange(64) * torch.arange(64) // 8
    return Recommender(), [image(64, 8), tokens(2000, 600), tokens(2000, 600), offsets], measure


@trained
def graph_training():
    return GraphNetwork(32), [image(500, 32), tokens(500, 2, 2000)], classify


@trained
def autoencoder_training():
    def measure(result, inputs):
        return 20 * reproduce(result, inputs)

    return Autoencoder(16), [image(4, 3, 32, 32)], measure


__all__ = ["MODELS", "TRAINED", "self_attention"]
