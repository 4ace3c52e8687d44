#!/usr/bin/env python3
"""Runs every example of the documentation.

    extract_examples.py --reference DIALECT.md --output FOLDER --path TOOLS FILE...

Each ```mlir block of the FILEs (folders are searched for .md files) and of the
reference, which is generated from the .td files, is written to a file of its own
in FOLDER and run through `uop-opt --verify-roundtrip`. A block may say instead
how it is run, as a lit test does:

    // RUN: uop-opt %s --uop-rangeify

Several such lines are run one after the other, by a shell; `not` in front
expects a failure. A block that holds no function, kernel or module is the body
of a function, or, with ops of the transform dialect, of a script in which
`%kernel` is a handle. What is no program at all is fenced as something else: ```text.

Fails if an example fails, or if an op of the reference is in no example of it.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import textwrap

from check_guides import find_guides, read

FENCE = re.compile(r"^[ \t]*```mlir[ \t]*\n(.*?)^[ \t]*```[ \t]*$", re.MULTILINE | re.DOTALL)
RUN_LINE = re.compile(r"^[ \t]*// RUN: *(.*)$", re.MULTILINE)
TOP_LEVEL = re.compile(
    r"^[ \t]*(builtin\.module|module|func\.func|gpu\.module|uop\.kernel|llvm\.func|[#!][\w.]+ *=)\b",
    re.MULTILINE,
)
OP_HEADING = re.compile(r"^### `([a-z_]\w*\.\w+)`", re.MULTILINE)
SCRIPT = """module attributes {transform.with_named_sequence} {
transform.named_sequence @example(%%kernel: !transform.any_op {transform.readonly}) {
%s  transform.yield
}
}
"""
DEFAULT_RUN = "uop-opt %s --verify-roundtrip"
TIMEOUT_SECONDS = 60


def find_examples(text):
    """(line number, program) of each block, ready to be parsed as a module."""
    for match in FENCE.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        program = textwrap.dedent(match.group(1))
        if not TOP_LEVEL.search(program):
            comments = "".join(l + "\n" for l in program.splitlines() if RUN_LINE.match(l))
            body = textwrap.indent(program, "  ")
            if "transform." in program:
                yield line, SCRIPT % body
                continue
            program = f"{comments}func.func @example() {{\n{body}  return\n}}\n"
        yield line, program


def run_example(path, program, environment):
    """The output of the first command that fails, or None."""
    commands = RUN_LINE.findall(program) or [DEFAULT_RUN]
    for command in commands:
        command = "set -o pipefail; " + command.replace("%s", path)
        try:
            done = subprocess.run(
                ["bash", "-c", command],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=TIMEOUT_SECONDS,
                encoding="utf-8",
                errors="replace",
            )
        except subprocess.TimeoutExpired:
            return f"{command}\ndid not end within {TIMEOUT_SECONDS} s\n"
        if done.returncode != 0:
            return f"{command}\n{done.stdout}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--reference", required=True, help="the dialect's generated reference")
    parser.add_argument("--output", required=True, help="folder for the extracted programs")
    parser.add_argument("--path", required=True, help="folders of the tools, separated as in PATH")
    parser.add_argument("files", nargs="*", help="markdown files, or folders of them")
    options = parser.parse_args()

    environment = dict(os.environ)
    environment["PATH"] = options.path + os.path.pathsep + environment.get("PATH", "")
    shutil.rmtree(options.output, ignore_errors=True)
    os.makedirs(options.output)

    problems = []
    in_reference = ""
    count = 0
    for source in [options.reference, *find_guides(options.files)]:
        for line, program in find_examples(read(source)):
            count += 1
            if source == options.reference:
                in_reference += program
            name = f"{count:04}-{os.path.basename(source)}-{line}.mlir"
            path = os.path.join(options.output, name)
            with open(path, "w", encoding="utf-8") as file:
                file.write(program)
            problem = run_example(path, program, environment)
            if problem:
                problems.append(f"{source}:{line}: {problem}")

    ops = OP_HEADING.findall(read(options.reference))
    if not ops:
        problems.append(f"{options.reference}: names no op")
    for op in ops:
        if not re.search(re.escape(op) + r"\b", in_reference):
            problems.append(f"{options.reference}: {op} is in no example")

    for problem in problems:
        print(problem)
    print(f"{count} examples, {len(ops)} ops, {len(problems)} problems")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
