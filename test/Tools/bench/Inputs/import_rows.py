"""import_rows.py FOLDER: each row as a graph, but for the largest, is a
module of tensor ops."""

import os
import subprocess
import sys

from peers import graph, rows

LARGE = ("gpt2-", "bert", "resnet50")  # hundreds of MB; their layers are those of other rows

for row in rows.ROWS.values():
    if row.name.startswith(LARGE):
        continue
    for plain in (False, True):
        one = graph.Graph(row, plain)
        if plain and not one.has_attention:
            continue
        path = os.path.join(sys.argv[1], "row.onnx")
        one.write(path)
        done = subprocess.run(["uop-import-onnx", path, "--emit-bytecode", "-o", path + ".bc"],
                              capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{row.name}: {done.stderr[:500]}"
