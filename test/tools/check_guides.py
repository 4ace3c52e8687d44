#!/usr/bin/python3
"""Runs the commands of the guides and compares what they print.

    check_guides.py --source ROOT --build BUILD --work FOLDER --path TOOLS
                    [--update] FILE...

Each guide gets a folder of its own, in which docs, demo, test and tools are those
of ROOT and build/release is BUILD: commands are written as for the root of a
checkout. From top to bottom,

    ```mlir     whose first line is `// NAME.mlir` is written to that file;
    ```sh       is run by bash; it fails where a command does (set -e, pipefail);
    ```output   follows a ```sh block and repeats what it printed, standard error
                included. `...` on a line of its own stands for any lines, and
                `...` within a line for any text;
    ```cpp, ```cmake, ```tablegen
                repeat lines of a file of ROOT that is named, relative to ROOT, by
                `<!-- from FILE -->` on the line before.

Other fences are not looked at; ```bash is for commands that are not run here, and
```text for output that depends on the machine. extract_examples.py runs ```mlir.
A relative link to a file that does not exist is an error as well. With --update
every ```output block that is wrong is replaced by what was printed, in full.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import textwrap

FENCE = re.compile(
    r"^(?:<!-- from (?P<file>\S+) -->\n)?(?P<indent>[ \t]*)```(?P<kind>\w*)[ \t]*\n"
    r"(?P<text>.*?)^[ \t]*```[ \t]*$",
    re.MULTILINE | re.DOTALL,
)
FILE_LINE = re.compile(r"// ([\w-]+\.mlir)\n")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)")
SHOWN = ["docs", "demo", "include", "lib", "test", "tools"]
TIMEOUT_SECONDS = 120


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def find_guides(paths):
    for path in paths:
        if not os.path.isdir(path):
            yield path
            continue
        for folder, folders, names in os.walk(path):
            folders.sort()
            yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith(".md"))


def compare(expected, actual):
    """What is wrong with `actual`, or None."""
    if not expected.strip():
        return "is empty"
    pattern = ""
    for line in expected.rstrip("\n").split("\n"):
        if line.strip() == "...":
            pattern += r"(?:[^\n]*\n)*?"
        else:
            pattern += r"[^\n]*?".join(re.escape(part) for part in line.rstrip().split("...")) + r"[ \t]*\n"
    if re.fullmatch(pattern, actual.rstrip("\n") + "\n"):
        return None
    return f"prints something else:\n{actual}"


def is_quoted(text, path):
    """Whether the lines of `text` are in the file, one after the other."""
    wanted = [line.rstrip() for line in textwrap.dedent(text).strip("\n").split("\n")]
    present = read(path).split("\n")
    for start in range(len(present) - len(wanted) + 1):
        part = textwrap.dedent("\n".join(present[start:start + len(wanted)])).split("\n")
        if [line.rstrip() for line in part] == wanted:
            return True
    return False


class Guide:
    def __init__(self, path, options):
        self.path, self.options = path, options
        self.text = read(path)
        self.problems = []
        self.count = 0
        self.printed = None
        self.failed = False
        self.updates = []
        self.folder = os.path.join(options.work, os.path.basename(path).removesuffix(".md"))
        os.makedirs(os.path.join(self.folder, "build"))
        for name in SHOWN:
            os.symlink(os.path.join(options.source, name), os.path.join(self.folder, name))
        os.symlink(options.build, os.path.join(self.folder, "build", "release"))
        self.environment = dict(os.environ)
        self.environment["UOP_CACHE"] = "off"
        self.environment["PATH"] = options.path + os.path.pathsep + self.environment.get("PATH", "")

    def run(self, text):
        command = "set -eo pipefail\n" + text
        try:
            done = subprocess.run(
                ["bash", "-c", command],
                cwd=self.folder,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=TIMEOUT_SECONDS,
                encoding="utf-8",
                errors="replace",
            )
        except subprocess.TimeoutExpired:
            return f"does not end within {TIMEOUT_SECONDS} s"
        self.printed = done.stdout
        self.failed = done.returncode != 0
        if self.failed:
            return f"exits with {done.returncode}:\n{done.stdout}"
        return None

    def check_fence(self, fence):
        kind, text = fence["kind"], textwrap.dedent(fence["text"])
        if kind == "mlir":
            named = FILE_LINE.match(text)
            if named:
                with open(os.path.join(self.folder, named[1]), "w", encoding="utf-8") as file:
                    file.write(text)
            return None
        if kind not in ("sh", "output", "cpp", "cmake", "tablegen"):
            return None
        self.count += 1
        if kind == "sh":
            return self.run(text)
        if kind == "output":
            if self.printed is None:
                return "has no command before it"
            problem = compare(fence["text"], self.printed)
            if problem and self.options.update and self.printed.strip() and not self.failed:
                self.updates.append((fence.span("text"), self.printed.rstrip("\n") + "\n"))
                return None
            return problem
        if not fence["file"]:
            return "no '<!-- from FILE -->' before it says which file it quotes"
        file = os.path.join(self.options.source, fence["file"])
        if not os.path.exists(file):
            return f"{fence['file']} does not exist"
        return None if is_quoted(text, file) else f"is not in {fence['file']}"

    def check(self):
        for fence in FENCE.finditer(self.text):
            line = self.text.count("\n", 0, fence.start("indent")) + 1
            problem = self.check_fence(fence)
            if problem:
                self.problems.append(f"{self.path}:{line}: the {fence['kind']} block {problem}")
        for (start, end), printed in reversed(self.updates):
            self.text = self.text[:start] + printed + self.text[end:]
        if self.updates:
            with open(self.path, "w", encoding="utf-8") as file:
                file.write(self.text)
        for link in LINK.finditer(FENCE.sub("", self.text)):
            if "://" in link[1]:
                continue
            if not os.path.exists(os.path.join(os.path.dirname(self.path), link[1])):
                self.problems.append(f"{self.path}: links to {link[1]}, which does not exist")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--source", required=True, help="root of the checkout")
    parser.add_argument("--build", required=True, help="the build tree")
    parser.add_argument("--work", required=True, help="folder to run in")
    parser.add_argument("--path", required=True, help="folders of the tools, separated as in PATH")
    parser.add_argument("--update", action="store_true", help="rewrite the output blocks")
    parser.add_argument("files", nargs="+", help="markdown files, or folders of them")
    options = parser.parse_args()
    # Guides run in their own directories, so a relative path would not be
    # found there.
    options.build = os.path.abspath(options.build)
    options.source = os.path.abspath(options.source)
    options.work = os.path.abspath(options.work)

    shutil.rmtree(options.work, ignore_errors=True)
    problems = []
    count = 0
    for path in find_guides(options.files):
        guide = Guide(path, options)
        guide.check()
        problems += guide.problems
        count += guide.count
    for problem in problems:
        print(problem)
    print(f"{count} blocks, {len(problems)} problems")
    sys.exit(bool(problems) or count == 0)


if __name__ == "__main__":
    main()
