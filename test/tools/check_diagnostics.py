#!/usr/bin/env python3
"""Lists the messages of the dialects that no test expects.

check_diagnostics.py SOURCE_ROOT

A message is what lib/Dialect gives to emitOpError, emitError or a local `fail`,
and what include/uop/Dialect says of a constraint. What is streamed between its
literals may be anything. It is covered if it occurs in an expected-error of a
test, or in a CHECK line of one. What only bytecode can say is tested in C++: there
a part of the message is enough.
"""

import argparse
import re
import sys
from pathlib import Path

CALL = re.compile(r"\b(?:emitOpError|emitError|fail)\(")
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
EXPECTED = re.compile(r"expected-(?:error|warning)(?:-re)?\s*(?:@[\w+-]+)?\s*\d*\s*"
                      r"\{\{(.*)\}\}")
CHECK = re.compile(r"//\s*[A-Z][A-Z0-9_-]*(?:-NEXT|-SAME|-DAG)?:(.*)")


def statement(text, begin):
    """The literals of the call at `begin` and what is streamed after it, None
    where something else stands."""
    parts, depth, position = [], 0, begin
    while position < len(text):
        literal = LITERAL.match(text, position)
        char = text[position]
        if literal:
            if depth <= 1:
                parts.append(literal.group(1).encode().decode("unicode_escape"))
            elif parts and parts[-1] is not None:
                parts.append(None)
            position = literal.end()
            continue
        # The end, or the body of a local `fail`.
        if char in ";{" and depth <= 0:
            break
        depth += (char in "([{") - (char in ")]}")
        if depth < 0:
            break
        # Calls, names and numbers.
        if char.isalnum() and (not parts or parts[-1] is not None):
            parts.append(None)
        position += 1
    return parts


def messages_of_code(path):
    text = path.read_text()
    # Comments hold no messages, and strings no comments here.
    text = re.sub(r"//[^\n]*", lambda m: " " * len(m.group()), text)
    for call in CALL.finditer(text):
        parts = statement(text, call.end() - 1)
        if any(part and re.search(r"\w\w", part) for part in parts):
            yield text.count("\n", 0, call.start()) + 1, parts


def messages_of_constraints(path):
    text = path.read_text()
    for match in re.finditer(r'(?:PredOpTrait|TypesMatchWith)<\s*"([^"]+)"', text):
        yield text.count("\n", 0, match.start()) + 1, [match.group(1)]
    for match in re.finditer(r"AllTypesMatch<\[([^\]]+)\]>", text):
        names = ", ".join(re.findall(r'"(\w+)"', match.group(1)))
        yield (text.count("\n", 0, match.start()) + 1,
               ["all of {" + names + "} have same type"])
    if path.name != "UOpTypes.td":
        return
    for match in re.finditer(r"^def \w+[^;{]*?(?:;|\{[^}]*\})", text, re.M):
        what = re.findall(r'"([^"]+)"', match.group().replace("::llvm::cast", ""))
        if not what:
            continue
        summary = what[-1]
        if re.match(r"def \w+ : UOp_(?:Float)?ValueOf<", match.group()):
            summary = "a tensor, scalar or 1-D vector of " + summary
        yield text.count("\n", 0, match.start()) + 1, [summary]


def to_regex(parts):
    pieces = []
    for part in parts:
        if part is not None:
            pieces.append(re.escape(part))
        elif pieces and pieces[-1] != ".*":
            pieces.append(".*")
    while pieces and pieces[-1] == ".*":
        pieces.pop()
    return re.compile("".join(pieces))


def expectations(root):
    found = []
    for path in sorted((root / "test").rglob("*")):
        if path.suffix not in (".mlir", ".test") or not path.is_file():
            continue
        for line in path.read_text(errors="replace").splitlines():
            match = EXPECTED.search(line)
            if match:
                found.append(match.group(1))
            else:
                match = CHECK.search(line)
                if match:
                    found.append(match.group(1))
    return "\n".join(found)


def expected_in_cpp(root, parts):
    """Whether a unit test has some long literal of the message, or part of it."""
    texts = [part.strip() for part in parts if part and len(part.strip()) >= 15]
    for path in sorted((root / "test/unittests/Dialect").glob("*.cpp")):
        for literal in LITERAL.findall(path.read_text()):
            if len(literal) >= 20 and any(text in literal or literal in text
                                          for text in texts):
                return True
    return False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root", type=Path)
    root = parser.parse_args().root
    expected = expectations(root)
    code = [*sorted((root / "lib" / "Dialect").rglob("*.cpp")),
            *sorted((root / "include/uop/Dialect").rglob("*.h"))]
    messages = [(path, line, parts) for path in code
                for line, parts in messages_of_code(path)]
    messages += [(path, line, parts)
                 for path in sorted((root / "include/uop/Dialect").rglob("*.td"))
                 for line, parts in messages_of_constraints(path)]
    uncovered = 0
    for path, line, parts in messages:
        if to_regex(parts).search(expected) or expected_in_cpp(root, parts):
            continue
        uncovered += 1
        text = "".join("..." if part is None else part for part in parts)
        print(f"{path.relative_to(root)}:{line}: no test expects '{text}'")
    print(f"{len(messages)} messages, {uncovered} of them without a test")
    return 1 if uncovered or not messages else 0


if __name__ == "__main__":
    sys.exit(main())
