#!/usr/bin/env python3
"""Runs data-apis/array-api-tests on uop.array_api.

    run.py [--suite FOLDER] [--max-examples N] [PYTEST_ARGUMENT...]

The suite is cloned to build/array-api-tests at the commit below, or taken from
FOLDER (or $UOP_ARRAY_API_TESTS), a checkout of it with its submodule. It assumes
complex types where none need be; no-complex.patch is applied to a copy. The last
line says how many of the tests passed that are not about complex numbers, linalg
or fft. The exit status is 0 if nothing failed but what xfails.txt lists, and 77
if the suite is not there and cannot be cloned.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

SUITE = "https://github.com/data-apis/array-api-tests"
COMMIT = "55fcc60179efa2680ddd6cd926ddf17b83530e2b"
STANDARD = "https://github.com/data-apis/array-api"
STANDARD_COMMIT = "5f847a3858875c682ae901aa22b0413bf24be9da"

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))


def git(*arguments, folder=None):
    subprocess.run(["git", "-c", "advice.detachedHead=false", *arguments], cwd=folder, check=True)


def clone(url, commit, folder):
    os.makedirs(folder, exist_ok=True)
    git("init", "-q", folder=folder)
    git("fetch", "-q", "--depth=1", url, commit, folder=folder)
    git("checkout", "-q", "FETCH_HEAD", folder=folder)


def prepare(given):
    """A checkout with the patch; None if there is no network."""
    folder = os.path.join(ROOT, "build", "array-api-tests")
    done = os.path.join(folder, ".uop-ready")
    if os.path.exists(done):
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    if given:
        ignore = shutil.ignore_patterns(".git", "__pycache__", ".hypothesis")
        shutil.copytree(given, folder, ignore=ignore)
    else:
        try:
            clone(SUITE, COMMIT, folder)
            shutil.rmtree(os.path.join(folder, "array-api"), ignore_errors=True)
            clone(STANDARD, STANDARD_COMMIT, os.path.join(folder, "array-api"))
        except subprocess.CalledProcessError:
            shutil.rmtree(folder, ignore_errors=True)
            return None
    patch = os.path.join(HERE, "no-complex.patch")
    # Not by git, which looks at nothing in a folder that its own repository ignores.
    applied = subprocess.run(
        ["patch", "-R", "--dry-run", "-s", "-f", "-p1", "-i", patch], cwd=folder, stdout=subprocess.DEVNULL
    )
    if given and applied.returncode == 0:
        pass
    else:
        subprocess.run(["patch", "-s", "-p1", "-i", patch], cwd=folder, check=True)
    with open(done, "w") as file:
        file.write(COMMIT + "\n")
    return folder


def is_in_scope(name, reason):
    if re.search(r"real\(|imag\(|\[fft-|test_fft", name):
        return False
    return not re.search(r"disabled in --disable-ext|no complex", reason)


def count(path):
    """Tests by outcome, in and out of scope."""
    passed = failed = skipped = others = 0
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        name = case.get("classname", "") + "::" + case.get("name", "")
        skip = case.find("skipped")
        if not is_in_scope(name, skip.get("message", "") if skip is not None else ""):
            others += 1
        elif case.find("failure") is not None or case.find("error") is not None:
            failed += 1
        elif skip is not None:
            skipped += 1
        else:
            passed += 1
    return passed, failed, skipped, others


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--suite", default=os.environ.get("UOP_ARRAY_API_TESTS"))
    parser.add_argument("--max-examples", default="20")
    parser.add_argument("--junitxml", help="where the results go")
    arguments, rest = parser.parse_known_args()
    folder = prepare(arguments.suite)
    if folder is None:
        print("run.py: no network, and no --suite: the array standard's tests are left out")
        return 77
    report = arguments.junitxml or os.path.join(folder, "report.xml")
    environment = dict(
        os.environ,
        ARRAY_API_TESTS_MODULE="uop.array_api",
        ARRAY_API_TESTS_SKIP_DTYPES="complex64,complex128",
    )
    status = subprocess.run(
        [
            sys.executable, "-m", "pytest", "-q", "-c", "pytest.ini", "array_api_tests", "-p", "no:cacheprovider",
            "--max-examples", arguments.max_examples, "--disable-warnings", "--tb=short",
            "--xfails-file", os.path.join(HERE, "xfails.txt"), "--junitxml", report,
            *rest, "--disable-extension", "fft",
        ],
        cwd=folder, env=environment,
    ).returncode  # fmt: skip
    passed, failed, skipped, others = count(report)
    print(
        f"array-api-tests: {passed} of {passed + failed + skipped} passed, {failed} failed, "
        f"{skipped} skipped; {others} about complex numbers, linalg and fft"
    )
    return status


if __name__ == "__main__":
    sys.exit(main())
