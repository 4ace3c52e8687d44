#!/usr/bin/python3
"""tosa.avg_pool2d of dynamic images against that of static ones.

    check_averages.py WORK_FOLDER
"""

import subprocess
import sys
from pathlib import Path

import numpy as np

work = Path(sys.argv[1])
work.mkdir(parents=True, exist_ok=True)
random = np.random.default_rng(5)

PROGRAM = """
#h = #uop.var<"h" [3, 9]>
#w = #uop.var<"w" [3, 16]>
func.func @main(%x: tensor<2xHxWx3xELEMENT> SHAPE) -> tensor<2xOHxOWx3xELEMENT> {
  %i = "tosa.const"() <{values = dense<IN> : tensor<1xELEMENT>}> : () -> tensor<1xELEMENT>
  %o = "tosa.const"() <{values = dense<OUT> : tensor<1xELEMENT>}> : () -> tensor<1xELEMENT>
  %0 = tosa.avg_pool2d %x, %i, %o {kernel = array<i64: KERNEL>, pad = array<i64: PAD>, stride = array<i64: STRIDE>, acc_type = SUM} : (tensor<2xHxWx3xELEMENT>, tensor<1xELEMENT>, tensor<1xELEMENT>) -> tensor<2xOHxOWx3xELEMENT>
  return %0 : tensor<2xOHxOWx3xELEMENT>
}
"""


def write(name, values):
    text = PROGRAM
    for key in sorted(values, key=len, reverse=True):
        text = text.replace(key, str(values[key]))
    path = work / name
    path.write_text(text)
    return path


def run(program, array):
    np.save(work / "in.npy", array)
    subprocess.run(["uop-run", program, f"--input={work / 'in.npy'}", f"--output={work / 'out.npy'}", "--verify"], check=True)
    return np.load(work / "out.npy")


def text(numbers):
    return ", ".join(map(str, numbers))


for element, total, zeros in [("f32", "f32", ("0.0", "0.0")), ("f16", "f32", ("0.0", "0.0")), ("i8", "i32", (3, -7)), ("i16", "i32", (0, 0))]:
    for kernel, pad, stride in [((2, 2), (0, 0, 0, 0), (1, 1)), ((3, 2), (1, 1, 0, 1), (1, 1)), ((1, 3), (0, 0, 2, 1), (1, 1)), ((3, 3), (1, 1, 1, 1), (2, 2))]:
        common = dict(ELEMENT=element, SUM=total, IN=zeros[0], OUT=zeros[1], KERNEL=text(kernel), PAD=text(pad), STRIDE=text(stride))
        program = write("dynamic.mlir", dict(common, SHAPE="{uop.shape = [2, #h, #w, 3]}", H="?", W="?", OH="?", OW="?"))
        for h, w in [(3, 3), (5, 9), (9, 15)]:
            steps = [(size + sum(pad[2 * i:2 * i + 2]) - kernel[i]) // stride[i] + 1 for i, size in enumerate((h, w))]
            static = write("static.mlir", dict(common, SHAPE="", H=h, W=w, OH=steps[0], OW=steps[1]))
            if element[0] == "f":
                array = random.normal(size=(2, h, w, 3)).astype("f4" if element == "f32" else "f2")
            else:
                bound = 128 if element == "i8" else 32768
                array = random.integers(-bound, bound, (2, h, w, 3)).astype("i1" if element == "i8" else "i2")
            np.testing.assert_array_equal(run(program, array), run(static, array), err_msg=f"{element} {kernel} {pad} {stride} {h} {w}")
print("same")
