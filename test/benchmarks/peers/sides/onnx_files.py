"""The files of a row's graph for those that read ONNX."""

import os


def find(folder):
    if folder.row.training:
        raise NotImplementedError("does not train")
    return [path for path in map(folder.file, ("model.onnx", "plain.onnx")) if os.path.exists(path)]


def take_fastest(paths, make, clock):
    """Attention is an operator in one file and products in the other: the faster one counts,
    and what cannot be read does not."""
    best, problem = None, None
    for path in paths:
        try:
            run, read = make(path)
            time = clock(run)
        except Exception as error:  # pylint: disable=broad-except
            problem = problem or error
            continue
        if best is None or time < best[0]:
            best = (time, run, read)
    if best is None:
        raise problem
    return best[1:]
