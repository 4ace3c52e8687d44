"""The stubs name what there is."""

import ast
import os

from uop import _core

STUBS = os.path.join(os.path.dirname(_core.__file__), "_core.pyi")


def test_stubs_are_complete():
    with open(STUBS, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    known = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            known[node.name] = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
        elif isinstance(node, ast.FunctionDef):
            known[node.name] = None
        elif isinstance(node, ast.AnnAssign):
            known[node.target.id] = None
    public = {name for name in vars(_core) if not name.startswith("_")}
    assert public - set(known) == set()
    methods = {name for name in vars(_core.Tensor) if not name.startswith("_")}
    assert methods - known["Tensor"] == set()
