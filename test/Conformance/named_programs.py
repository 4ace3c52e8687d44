"""Random named ops of linalg, and what numpy computes for them."""

import numpy as np

from linalg_programs import ELEMENTS, Program, tensor

OPS = []


def family(function):
    OPS.append(function)
    return function


def named(d):
    return d.one(OPS)(d)


def wide(x):
    return x.astype("f8" if x.dtype.kind == "f" else "i8")


def write(op, inputs, inits, elements, results, attributes="", tolerance=0):
    """`elements` are those of inputs and inits; results have the inits' types."""
    types = [tensor(x.shape, e) for x, e in zip([*inputs, *inits], elements)]
    names = [f"%x{i}" for i in range(len(types))]
    count = len(inputs)
    result = types[count] if len(inits) == 1 else f"({', '.join(types[count:])})"
    text = (f"func.func @main({', '.join(f'{n}: {t}' for n, t in zip(names, types))}) -> {result} {{\n"
            f"  %r = linalg.{op}{attributes} ins({', '.join(names[:count])} : {', '.join(types[:count])}) "
            f"outs({', '.join(names[count:])} : {', '.join(types[count:])}) -> {result}\n"
            f"  return %r : {result}\n}}\n")
    with np.errstate(all="ignore"):
        results = [np.asarray(r).astype(ELEMENTS[e]) for r, e in zip(results, elements[count:])]
    return Program(text, [*inputs, *inits], results, tolerance)


def kinds(d):
    """The elements of two factors, and of their sum."""
    return d.one([("f32", "f32"), ("f64", "f64"), ("i32", "i32"), ("i8", "i32"), ("f32", "f64"), ("i16", "i64")])


PRODUCTS = {"matmul": "mk,kn->mn", "batch_matmul": "bmk,bkn->bmn", "matvec": "mk,k->m", "vecmat": "k,kn->n", "dot": "k,k->",
            "batch_matvec": "bmk,bk->bm", "batch_vecmat": "bk,bkn->bn", "batch_reduce_matmul": "bmk,bkn->mn",
            "mmt4d": "mkab,nkcb->mnac"}


@family
def product(d):
    op = d.one(list(PRODUCTS))
    left, rest = PRODUCTS[op].split(",")
    right, out = rest.split("->")
    sizes = {c: d.size(0.08) for c in "abcmkn"}
    source, target = kinds(d)
    x, y = (d.array([sizes[c] for c in term], source, special=False) for term in (left, right))
    init = d.array([sizes[c] for c in out], target, special=False)
    result = wide(init) + np.einsum(PRODUCTS[op], wide(x), wide(y))
    return write(op, [x, y], [init], [source, source, target], [result], tolerance=1e-5 if target == "f32" else 1e-12)


# Image, filter and result: letters n and c are batch and channels, f the filter's, g groups; x are axes of the image.
CONVOLUTIONS = {"conv_1d_nwc_wcf": ("nxc", "kcf", "nxf"), "conv_1d_ncw_fcw": ("ncx", "fck", "nfx"),
                "conv_2d_nhwc_hwcf": ("nxxc", "kkcf", "nxxf"), "conv_2d_nchw_fchw": ("ncxx", "fckk", "nfxx"),
                "conv_2d_nhwc_fhwc": ("nxxc", "fkkc", "nxxf"), "conv_3d_ndhwc_dhwcf": ("nxxxc", "kkkcf", "nxxxf"),
                "depthwise_conv_1d_nwc_wc": ("nxc", "kc", "nxc"), "depthwise_conv_2d_nhwc_hwc": ("nxxc", "kkc", "nxxc"),
                "depthwise_conv_2d_nchw_chw": ("ncxx", "ckk", "ncxx"),
                "depthwise_conv_2d_nhwc_hwcm": ("nxxc", "kkcm", "nxxcm")}
POOLINGS = {"pooling_nhwc_sum": ("nxxc", np.add), "pooling_nchw_sum": ("ncxx", np.add), "pooling_nhwc_max": ("nxxc", np.maximum),
            "pooling_nchw_max": ("ncxx", np.maximum), "pooling_nhwc_min": ("nxxc", np.minimum),
            "pooling_nwc_max": ("nxc", np.maximum), "pooling_ndhwc_sum": ("nxxxc", np.add)}


def windows(d, rank):
    kernel = [d.int(1, 3) for _ in range(rank)]
    outputs = [d.size(0) if rank < 3 else d.int(1, 4) for _ in range(rank)]
    strides, dilations = ([d.int(1, 3) for _ in range(rank)] for _ in range(2))
    images = [(o - 1) * s + (k - 1) * q + 1 + d.int(0, s - 1)
              for o, s, k, q in zip(outputs, strides, kernel, dilations)]
    text = f" {{dilations = dense<{dilations}> : vector<{rank}xi64>, strides = dense<{strides}> : vector<{rank}xi64>}}"
    return kernel, outputs, strides, dilations, images, text


def letters(pattern, axes, others):
    """The shape, and the subscripts with axes numbered."""
    shape, text, number = [], "", 0
    for c in pattern:
        if c in "xk":
            shape.append(axes[number])
            text += ("xyz" if c == "x" else "ijk")[number]
            number += 1
        else:
            shape.append(others[c])
            text += c
    return shape, text


def patches(image, pattern, kernel, outputs, strides, dilations):
    """The image with axes of windows at its end."""
    axes = [a for a, c in enumerate(pattern) if c == "x"]
    shape = list(image.shape)
    for a, n in zip(axes, outputs):
        shape[a] = n
    result = np.zeros([*shape, *kernel], image.dtype)
    for at in np.ndindex(*kernel):
        area = [slice(None)] * image.ndim
        for a, i, n, s, q in zip(axes, at, outputs, strides, dilations):
            area[a] = slice(i * q, i * q + (n - 1) * s + 1, s) if n else slice(0, 0)
        result[(..., *at)] = image[tuple(area)]
    return result


@family
def convolution(d):
    op = d.one(list(CONVOLUTIONS))
    image, weight, out = CONVOLUTIONS[op]
    rank = image.count("x")
    kernel, outputs, strides, dilations, images, text = windows(d, rank)
    others = {c: d.int(1, 4) for c in "cfm"}
    others["n"] = d.one([0, 1, 1, 2, 3]) if d.some(0.3) else d.int(1, 2)
    source, target = kinds(d)
    image_shape, image_text = letters(image, images, others)
    weight_shape, weight_text = letters(weight, kernel, others)
    out_shape, out_text = letters(out, outputs, others)
    x, w = d.array(image_shape, source, special=False), d.array(weight_shape, source, special=False)
    init = d.array(out_shape, target, special=False)
    seen = patches(wide(x), image, kernel, outputs, strides, dilations)
    result = wide(init) + np.einsum(f"{image_text}{'ijk'[:rank]},{weight_text}->{out_text}", seen, wide(w))
    return write(op, [x, w], [init], [source, source, target], [result], text, 1e-5 if target == "f32" else 1e-12)


@family
def pooling(d):
    op = d.one(list(POOLINGS))
    pattern, function = POOLINGS[op]
    rank = pattern.count("x")
    kernel, outputs, strides, dilations, images, text = windows(d, rank)
    others = {"n": d.int(1, 2), "c": d.int(1, 4)}
    element = d.one(["f32", "f64", "i32", "i8"])
    shape, _ = letters(pattern, images, others)
    out, _ = letters(pattern, outputs, others)
    x = d.array(shape, element, special=None if function is not np.add else False)
    init = d.array(out, element, special=False)
    seen = patches(x if function is not np.add else wide(x), pattern, kernel, outputs, strides, dilations)
    result = function(init, function.reduce(seen, tuple(range(len(out), seen.ndim))))
    window = np.zeros(kernel, ELEMENTS[element])
    return write(op, [x, window], [init], [element] * 3, [result], text,
                 (1e-5 if element == "f32" else 1e-12) if function is np.add else 0)


@family
def softmax(d):
    shape = d.shape(1, 5)
    axis = d.int(0, len(shape) - 1)
    x = d.array(shape, "f32", special=False)
    y = np.exp(wide(x) - wide(x).max(axis, keepdims=True, initial=-np.inf))
    result = y / y.sum(axis, keepdims=True)
    return write("softmax", [x], [np.zeros_like(x)], ["f32"] * 2, [result], f" dimension({axis})", 1e-5)


@family
def packing(d):
    """A matrix in tiles, with an edge, and back."""
    rows, columns, high, long = d.int(1, 9), d.int(1, 9), d.int(1, 4), d.int(1, 4)
    element, swap = d.one(["f32", "i8", "i32"]), d.some(0.5)
    x = d.array([rows, columns], element)
    outer = [-(-rows // high), -(-columns // long)]
    padded = np.zeros([outer[0] * high, outer[1] * long], x.dtype)
    fill = d.array([], element, special=False)
    padded[:] = fill
    padded[:rows, :columns] = x
    tiles = padded.reshape(outer[0], high, outer[1], long).transpose([2, 0, 1, 3] if swap else [0, 2, 1, 3])
    order = "outer_dims_perm = [1, 0] " if swap else ""
    big, small, scalar = tensor(tiles.shape, element), tensor(x.shape, element), tensor([], element)
    text = (f"func.func @main(%x: {small}, %f: {scalar}) -> ({big}, {small}) {{\n"
            f"  %v = tensor.extract %f[] : {scalar}\n  %e = tensor.empty() : {big}\n  %g = tensor.empty() : {small}\n"
            f"  %0 = linalg.pack %x padding_value(%v : {element}) {order}inner_dims_pos = [0, 1] inner_tiles = [{high}, {long}] "
            f"into %e : {small} -> {big}\n"
            f"  %1 = linalg.unpack %0 {order}inner_dims_pos = [0, 1] inner_tiles = [{high}, {long}] into %g : {big} -> {small}\n"
            f"  return %0, %1 : {big}, {small}\n}}\n")
    return Program(text, [x, fill], [np.ascontiguousarray(tiles), x], 0)
