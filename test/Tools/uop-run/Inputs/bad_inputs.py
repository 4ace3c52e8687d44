"""Files that inputs.mlir gives to uop-run."""

import sys

import numpy as np

folder = sys.argv[1]
ok = np.arange(6, dtype=np.float32).reshape(2, 3)
np.save(f"{folder}/ok.npy", ok)
np.save(f"{folder}/shape.npy", ok.reshape(3, 2))
np.save(f"{folder}/type.npy", ok.astype(np.float64))
with open(f"{folder}/ok.npy", "rb") as file:
    data = file.read()
with open(f"{folder}/truncated.npy", "wb") as file:
    file.write(data[:-5])
with open(f"{folder}/text.npy", "w") as file:
    file.write("1 2 3\n")
