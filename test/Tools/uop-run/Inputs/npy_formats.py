"""The same numbers in each form of .npy: format version, byte order, layout."""

import sys

import numpy as np
from numpy.lib import format

folder = sys.argv[1]
numbers = np.arange(12).reshape(3, 4) - 5
for version in (1, 2, 3):
    for order in "<>":
        for layout in "CF":
            for kind in ("f4", "i8"):
                array = np.array(numbers, order + kind, order=layout)
                name = f"{folder}/{version}{'lb'[order == '>']}{layout}-{kind}.npy"
                with open(name, "wb") as file:
                    format.write_array(file, array, version=(version, 0))
