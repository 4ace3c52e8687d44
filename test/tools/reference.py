#!/usr/bin/env python3
"""Keeps the committed reference equal to the generated one.

reference.py check FOLDER FILE...    fails if FOLDER does not hold the FILEs
reference.py update FOLDER FILE...   makes it hold them
"""

import difflib
import os
import sys


def tidy(text):
    """The generated text without trailing blanks and with one final newline."""
    lines = [line.rstrip() for line in text.splitlines()]
    return "\n".join(lines).strip("\n") + "\n"


def read(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return ""


def main():
    if len(sys.argv) < 4 or sys.argv[1] not in ("check", "update"):
        sys.exit(__doc__)
    mode, folder, *paths = sys.argv[1:]
    expected = {os.path.basename(path): tidy(read(path)) for path in paths}
    present = {name for name in os.listdir(folder) if name.endswith(".md")} if os.path.isdir(folder) else set()
    differs = False
    for name in sorted(present | expected.keys()):
        committed = os.path.join(folder, name)
        old, new = read(committed), expected.get(name, "")
        if old == new:
            continue
        differs = True
        if mode == "check":
            sys.stdout.writelines(
                difflib.unified_diff(
                    old.splitlines(True), new.splitlines(True), committed, "generated", n=1
                )
            )
        elif new:
            os.makedirs(folder, exist_ok=True)
            with open(committed, "w", encoding="utf-8") as file:
                file.write(new)
        else:
            os.remove(committed)
    if mode == "check" and differs:
        sys.exit("docs/reference differs from the .td files; build the target uop-doc")


if __name__ == "__main__":
    main()
