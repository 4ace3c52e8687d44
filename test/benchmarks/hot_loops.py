#!/usr/bin/env python3
"""The hottest loops of some programs, as they are on the page about them.

hot_loops.py FOLDER [--update PAGE]    FOLDER has uop-model and uop-run

Prints for each program the innermost loop with most sums of products, and of
these most multiply-adds (or, where there are none, most vector instructions), as LLVM wrote it, with counts of what
it does. `--update` writes it into the page: between `<!-- hot: PROGRAM -->` and
the end of the next fence. The loops are those for the processor that it runs on.
"""

import os
import re
import subprocess
import sys
import tempfile

PROGRAMS = [
    "matmul m=512 n=512 k=512",
    "convolution channels=64 size=56 outputs=64",
    "convolution channels=256 size=14 outputs=256",
    "softmax rows=512 width=1024",
]


def compile_program(folder, program):
    """The assembly of its kernels."""
    model = subprocess.run([os.path.join(folder, "uop-model"), *program.split()],
                           check=True, capture_output=True, text=True).stdout
    with tempfile.TemporaryDirectory() as dump:
        subprocess.run([os.path.join(folder, "uop-run"), "-", "--random-inputs=1",
                        f"--dump-kernels={dump}"],
                       input=model, check=True, capture_output=True, text=True)
        lines = []
        for name in sorted(os.listdir(dump)):
            if name.endswith(".s"):
                with open(os.path.join(dump, name), encoding="utf-8") as file:
                    lines += file.read().splitlines()
    return lines


def find_loops(lines):
    """Innermost loops: from a label to the jump back to it, no label between."""
    loops, label, start = [], None, 0
    for number, line in enumerate(lines):
        match = re.match(r"(\.LBB\w+):", line)
        if match:
            label, start = match[1], number
        elif label and re.match(rf"\s+j\w+\s+{re.escape(label)}$", line.rstrip()):
            loops.append(lines[start:number + 1])
            label = None
    return loops


def count(loop):
    body = [line.split("#")[0].strip() for line in loop]
    vector = [line for line in body if re.match(r"v\w+\s", line)]
    products = [line for line in vector if line.startswith("vfm") or line.startswith("vfnm")]
    loads = [line for line in vector
             if re.search(r"\(%r", line) and not re.search(r",\s*-?\d*\(%r[^)]*\)$", line)]
    stores = [line for line in vector if re.search(r",\s*-?\d*\(%r[^)]*\)$", line)]
    return len(products), len(loads), len(stores), len(vector)


def count_sums(loop):
    """The registers that products are added to."""
    return len({line.split(",")[-1].strip() for line in loop
                if re.match(r"\s+vfn?m(add|sub)", line)})


def describe(folder, program):
    loops = find_loops(compile_program(folder, program))
    # Rows that are left over have fewer sums, and are unrolled more often.
    loop = max(loops, key=lambda loop: (count_sums(loop), count(loop)[0], count(loop)[3]))
    products, loads, stores, vector = count(loop)
    body = [line.split("#")[0].rstrip().replace("\t", " ").strip() for line in loop]
    body = [line for line in body if line and not line.startswith((".p2align", ".loc"))]
    text = [line if line.endswith(":") else "    " + line for line in body]
    return "\n".join(text + [
        f"; {products} multiply-adds, {loads} loads of vectors or to all lanes, "
        f"{stores} stores, {vector - products} other vector instructions "
        "(loads that are operands count as loads)"])


def main():
    if len(sys.argv) not in (2, 4):
        sys.exit(__doc__)
    page = None
    if len(sys.argv) == 4:
        with open(sys.argv[3], encoding="utf-8") as file:
            page = file.read()
    for program in PROGRAMS:
        text = describe(sys.argv[1], program)
        if page is None:
            print(f"{program}\n\n{text}\n")
            continue
        start = f"<!-- hot: {program} -->\n"
        before, after = page.split(start)
        page = before + start + "\n```text\n" + text + "\n```\n" + after.split("```\n", 1)[1]
    if page is not None:
        with open(sys.argv[3], "w", encoding="utf-8") as file:
            file.write(page)


if __name__ == "__main__":
    main()
