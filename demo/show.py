#!/usr/bin/python3
"""Shows an image as text, or the network's answer with its names.

    show.py image IMAGE.npy
    show.py answer PROBABILITIES.npy
"""

import sys

import numpy as np

import shapes


def show_image(pixels):
    """Two rows of pixels a line of text: characters are twice as high as wide."""
    shades = " .:-=+*#%@"
    for rows in pixels.reshape(-1, 2, pixels.shape[1]).mean(axis=1):
        print("  " + "".join(shades[int(level * len(shades) / 256)] for level in rows))


def show_answer(probabilities):
    if probabilities.shape != (len(shapes.NAMES),):
        sys.exit(f"show.py: expected {len(shapes.NAMES)} probabilities, got shape {probabilities.shape}")
    for name, value in zip(shapes.NAMES, probabilities):
        print(f"  {name:9} {value:.4f} {'#' * round(40 * float(value))}")
    best = int(np.argmax(probabilities))
    print(f"The image shows a {shapes.NAMES[best]}: {probabilities[best]:.3f}")


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in ("image", "answer"):
        sys.exit(__doc__)
    array = np.load(sys.argv[2])
    show_image(array) if sys.argv[1] == "image" else show_answer(array)


if __name__ == "__main__":
    main()
