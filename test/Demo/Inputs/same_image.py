"""Fails unless an 8-bit grey PNG without filters and a .npy hold one image."""

import struct
import sys
import zlib

import numpy as np

with open(sys.argv[1], "rb") as file:
    data = file.read()
assert data[:8] == b"\x89PNG\r\n\x1a\n"
position, chunks = 8, {}
while position < len(data):
    length, kind = struct.unpack_from(">I4s", data, position)
    chunks[kind] = data[position + 8:position + 8 + length]
    position += 12 + length
width, height = struct.unpack_from(">II", chunks[b"IHDR"])
rows = np.frombuffer(zlib.decompress(chunks[b"IDAT"]), np.uint8).reshape(height, width + 1)
assert not rows[:, 0].any(), "the PNG has filtered rows"
expected = np.load(sys.argv[2])
assert expected.dtype == np.uint8, expected.dtype
assert np.array_equal(rows[:, 1:], expected), "the images differ"
