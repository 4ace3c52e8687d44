"""Drawings of circles, squares, triangles and crosses: 32x32 grey pixels.

Each is drawn as by a shaky hand: position, size, angle, line width and
brightness vary, edges wobble, the paper is uneven and the pixels are noisy.
"""

import numpy as np

SIZE = 32
NAMES = ["circle", "square", "triangle", "cross"]


def _polygon(corners, x, y):
    """Distance to the outline of a polygon, at each pixel."""
    distance = np.full(x.shape, np.inf)
    for (ax, ay), (bx, by) in zip(corners, np.roll(corners, -1, axis=0)):
        dx, dy = bx - ax, by - ay
        along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
        along = np.clip(along, 0, 1)
        distance = np.minimum(distance, np.hypot(x - ax - along * dx, y - ay - along * dy))
    return distance


def _regular(count, x, y):
    angles = 2 * np.pi * (np.arange(count) + 0.5) / count
    return _polygon(np.stack([np.cos(angles), np.sin(angles)], axis=1), x, y)


def draw(kind, random):
    """One drawing of NAMES[kind]: uint8 [32, 32], 0 is black."""
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float64)
    radius = random.uniform(8, 12.5)
    room = SIZE / 2 - radius - 1
    x = (x - SIZE / 2 - random.uniform(-room, room)) / radius
    y = (y - SIZE / 2 - random.uniform(-room, room)) / radius
    # The shaky hand: a slow wave that bends the plane.
    for _ in range(2):
        phase, other, strength = random.uniform(0, 6.3), random.uniform(0, 6.3), 0.04
        x, y = x + strength * np.sin(3 * y + phase), y + strength * np.sin(3 * x + other)
    turn = random.uniform(-0.5, 0.5) if kind != 2 else random.uniform(-3.2, 3.2)
    x, y = x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn)

    if kind == 0:
        distance = np.abs(np.hypot(x, y) - 0.9)
    elif kind == 1:
        distance = _regular(4, x, y)
    elif kind == 2:
        distance = _regular(3, x, y)
    else:
        distance = np.minimum(_polygon(np.array([[-0.9, 0], [0.9, 0]]), x, y),
                              _polygon(np.array([[0, -0.9], [0, 0.9]]), x, y))
    width = random.uniform(0.9, 1.7)
    ink = np.clip(width - distance * radius + 0.5, 0, 1)
    paper = random.uniform(10, 70) + random.uniform(-25, 25) * x * 0.4 + random.uniform(-25, 25) * y * 0.4
    pen = random.uniform(150, 245)
    pixels = paper + (pen - paper) * ink + random.normal(0, 10, x.shape)
    return np.clip(np.rint(pixels), 0, 255).astype(np.uint8)
