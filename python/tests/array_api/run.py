#!/usr/bin/env python3
"""Runs data-apis/array-api-tests on uop.array_api.

    run.py [--suite FOLDER] [--max-examples N] [PYTEST_ARGUMENT...]

The suite is cloned to build/array-api-tests at the commit below, or taken from
FOLDER (or $UOP_ARRAY_API_TESTS), a checkout of it with its submodule. The last
line says how many of its tests passed. The exit status is 0 if nothing failed but
what xfails.txt lists, and 77 if the suite is not there and cannot be cloned.
"""

import argparse
import os
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
    """A checkout; None if there is no network."""
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
    with open(done, "w") as file:
        file.write(COMMIT + "\n")
    return folder


def count(path):
    """Tests by outcome: passed, failed, expected to fail, skipped."""
    passed = failed = expected = skipped = 0
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        skip = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            failed += 1
        elif skip is None:
            passed += 1
        elif "xfail" in skip.get("type", ""):
            expected += 1
        else:
            skipped += 1
    return passed, failed, expected, skipped


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
    environment = dict(os.environ, ARRAY_API_TESTS_MODULE="uop.array_api")
    status = subprocess.run(
        [
            sys.executable, "-m", "pytest", "-q", "-c", "pytest.ini", "array_api_tests", "-p", "no:cacheprovider",
            "--max-examples", arguments.max_examples, "--disable-warnings", "--tb=short",
            "--xfails-file", os.path.join(HERE, "xfails.txt"), "--junitxml", report,
            *rest,
        ],
        cwd=folder, env=environment,
    ).returncode  # fmt: skip
    passed, failed, expected, skipped = count(report)
    print(
        f"array-api-tests: {passed} of {passed + failed + expected + skipped} passed, {failed} failed, "
        f"{expected} expected to fail, {skipped} skipped"
    )
    return status


if __name__ == "__main__":
    sys.exit(main())
