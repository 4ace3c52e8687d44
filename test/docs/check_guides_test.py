#!/usr/bin/python3
"""check_guides.py accepts what is right and finds each kind of mistake."""

import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FENCE = "```"


def block(kind, text, before=""):
    return f"{before}{FENCE}{kind}\n{text}\n{FENCE}\n\n"


def run(text):
    with tempfile.TemporaryDirectory() as folder:
        guide = os.path.join(folder, "guide.md")
        with open(guide, "w", encoding="utf-8") as file:
            file.write(text)
        done = subprocess.run(
            [sys.executable, os.path.join(ROOT, "test/tools/check_guides.py"), "--source", ROOT,
             "--build", folder, "--work", os.path.join(folder, "work"), "--path", folder, guide],
            stdout=subprocess.PIPE, encoding="utf-8")
    return done.returncode, done.stdout


def expect(text, message):
    status, printed = run(text)
    assert (status == 0) == (message is None), (text, printed)
    assert message is None or message in printed, (message, printed)


HELLO = block("sh", "echo one two; echo three; echo four")
expect(HELLO, None)
expect(HELLO + block("output", "one two\nthree\nfour"), None)
expect(HELLO + block("output", "one ...\n...\nfour"), None)
expect(HELLO + block("output", "one two\nfour"), "prints something else")
expect(HELLO + block("output", "one two\nthree"), "prints something else")
expect(block("sh", "true") + block("output", ""), "is empty")
expect(block("sh", "echo '  one'; echo '  two'; echo") + block("output", "  one\n  two"), None)
expect(block("sh", "echo '  one'; echo '  two'") + block("output", "one\ntwo"), "prints something else")
expect(block("output", "one"), "has no command before it")
expect(block("sh", "false | cat"), "exits with 1")
expect(block("mlir", "// a.mlir\nmodule {}") + block("sh", "grep module a.mlir"), None)
QUOTED = "target_link_libraries(client PRIVATE UOp::UOpDialect)"
FROM = "<!-- from test/Integration/package/client/CMakeLists.txt -->\n"
expect(block("cmake", QUOTED, FROM), None)
expect(block("cmake", QUOTED + "\nfoo()", FROM), "is not in")
expect(block("cmake", QUOTED), "says which file it quotes")
expect(block("cpp", "int x;", "<!-- from no/such/file -->\n"), "does not exist")
expect(HELLO + "See [this](nowhere.md).", "links to nowhere.md")
expect(HELLO + "See [this](guide.md#part).", None)
expect("Nothing to check.", "0 blocks")
print("passed")
