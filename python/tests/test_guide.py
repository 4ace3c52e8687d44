"""docs/python.md: its blocks of Python, one after the other, and what they print."""

import contextlib
import io
import os
import re

import pytest

GUIDE = os.path.join(os.path.dirname(__file__), "..", "..", "docs", "python.md")
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL)


def test_guide():
    if not os.path.exists(GUIDE):
        pytest.skip("the sources are not here")
    with open(GUIDE, encoding="utf-8") as file:
        blocks = list(BLOCK.finditer(file.read()))
    assert len(blocks) > 8
    names = {}
    for block in blocks:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(block[1], "docs/python.md", "exec"), names)
        assert printed.getvalue() == (block[2] or ""), block[1]
