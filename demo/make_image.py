#!/usr/bin/python3
"""Draws demo/image.png and writes its pixels as demo/image.npy."""

import os
import struct
import zlib

import numpy as np

import shapes

FOLDER = os.path.dirname(os.path.abspath(__file__))
# train.py draws with another seed: the network has not seen this image.
SEED = 2026


def write_png(path, pixels):
    """An 8-bit grey PNG."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    height, width = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        file.write(chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)))
        file.write(chunk(b"IDAT", zlib.compress(rows, 9)))
        file.write(chunk(b"IEND", b""))


def main():
    pixels = shapes.draw(shapes.NAMES.index("triangle"), np.random.default_rng(SEED))
    write_png(os.path.join(FOLDER, "image.png"), pixels)
    np.save(os.path.join(FOLDER, "image.npy"), pixels)


if __name__ == "__main__":
    main()
