"""OpenVINO on the CPU, in the precision of the row."""

import numpy as np
import openvino

from ..worker import measure
from .onnx_files import find, take_fastest

CORE = openvino.Core()
SETTINGS = {"PERFORMANCE_HINT": "LATENCY", "NUM_STREAMS": "1"}


def start(threads):
    SETTINGS["INFERENCE_NUM_THREADS"] = str(threads)
    return openvino.__version__.split("-")[0]


def load(folder):
    kind = folder.row.kind if folder.row.kind in ("bf16", "f16") else "f32"
    arrays = folder.arrays("input")

    def make(path):
        compiled = CORE.compile_model(CORE.read_model(path), "CPU",
                                      {**SETTINGS, "INFERENCE_PRECISION_HINT": kind})
        request = compiled.create_infer_request()
        for i, array in enumerate(arrays):
            if array.dtype == np.dtype("V2"):
                tensor = openvino.Tensor(openvino.Type.bf16, array.shape)
                tensor.data[:] = array.view(tensor.data.dtype)
            else:
                tensor = openvino.Tensor(array)
            request.set_input_tensor(i, tensor)
        return request.infer, lambda: [_read(request.get_output_tensor(0).data)]

    return take_fastest(find(folder), make, lambda run: min(measure(run, 0.1)))


def _read(data):
    return data.astype(data.dtype if data.dtype.kind == "i" else np.float32)


def drop():
    pass
