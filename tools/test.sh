#!/usr/bin/env bash
# Builds UOp and runs every test. The last line is "N passed, M failed"; the
# exit status is 0 exactly when everything was built and M is 0.
# UOP_PRESET names another CMake preset (asan, tsan, debug).
set -uo pipefail
exec </dev/null

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd) || exit 1
preset=${UOP_PRESET:-release}
build=$root/build/$preset
results=$build/test-results
passed=0
failed=0
cd "$root" || exit 1
# Each test compiles what it runs.
export UOP_CACHE=off

stop() {
  echo "tools/test.sh: $1" >&2
  echo "0 passed, 1 failed"
  exit 1
}

# Adds the "PASSED FAILED" that test_results.py prints for the files given. A
# suite that failed without saying which of its tests did counts as one failure.
count() {
  local status=$1 counts before=$failed
  shift
  if counts=$(/usr/bin/python3 test/tools/test_results.py "$@"); then
    passed=$((passed + ${counts% *}))
    failed=$((failed + ${counts#* }))
  fi
  if ((status != 0 && failed == before)); then
    failed=$((failed + 1))
  fi
}

run_lit() {
  local name=$1
  shift
  echo "== $name"
  /usr/bin/python3 /usr/lib/llvm-22/bin/lit -sv --order=lexical \
    -o "$results/$name.json" "$@"
  count $? "$results/$name.json"
}

tools/setup.sh || stop "the set-up failed"
cmake --preset "$preset" || stop "the configuration failed"
ninja -C "$build" -j"$(nproc)" all || stop "the build failed"
rm -rf "$results"
mkdir -p "$results" || stop "cannot write to $results"

check_format() {
  if git rev-parse --git-dir >/dev/null 2>&1; then
    git ls-files -z -- '*.h' '*.cpp'
  else
    find cmake demo include lib test tools \( -name '*.h' -o -name '*.cpp' \) -print0
  fi | xargs -0 -r clang-format-22 --dry-run -Werror
}

echo "== format"
if check_format; then
  passed=$((passed + 1))
else
  failed=$((failed + 1))
fi

quick=()
slow=()
for folder in test/*/; do
  suite=$(basename "$folder")
  [[ -n $(find "$folder" \( -name '*.mlir' -o -name '*.test' \) -print -quit) ]] || continue
  case $suite in
  Dialect | Interpreter) quick+=("$build/test/$suite") ;;
  tools | unittests | benchmarks) ;;
  *) slow+=("$build/test/$suite") ;;
  esac
done
run_lit lit-quick "${quick[@]}"
if ((${#slow[@]})); then
  run_lit lit "${slow[@]}"
fi

echo "== ctest"
GTEST_OUTPUT=xml:$results/gtest/ ctest --test-dir "$build" --no-tests=error \
  --output-on-failure -j"$(nproc)" --output-junit "$results/ctest.xml"
status=$?
shopt -s nullglob
count $status "$results/ctest.xml" "$results"/gtest/*.xml

echo "$passed passed, $failed failed"
((failed == 0))
