#!/usr/bin/env bash
# Builds UOp and runs every test. The last line is "N passed, M failed"; the
# exit status is 0 exactly when everything was built and M is 0.
# UOP_PRESET names another CMake preset (asan, tsan, debug). UOP_DEVICE=opencl (or
# cuda, opencl:1) runs on a device all that tests compare with the interpreter,
# in place of a part of it on OpenCL.
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
# The Python package comes last, if there is an environment for it.
cmake --preset "$preset" -DUOP_ENABLE_PYTHON=OFF || stop "the configuration failed"
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

# Programs on a device. Where no GPU is, PoCL runs OpenCL on the CPU.
device_suites=("$build/test/Integration/CPU/dynamic" "$build/test/Integration/Gradient"
  "$build/test/Integration/CPU/"{softmax,layernorm,scan,persistence,conditions,merged_kernels,negative_zero,tiled_matmul}.mlir)
if [[ -n ${UOP_DEVICE-} ]]; then
  device_suites=("$build/test/Integration" "$build/test/Conversion")
fi
run_lit lit-device --param "device=${UOP_DEVICE-opencl}" "${device_suites[@]}"

echo "== ctest"
GTEST_OUTPUT=xml:$results/gtest/ ctest --test-dir "$build" --no-tests=error \
  --output-on-failure -j"$(nproc)" --output-junit "$results/ctest.xml"
status=$?
shopt -s nullglob
count $status "$results/ctest.xml" "$results"/gtest/*.xml

# The Python package, in the environment that tools/setup.sh --python makes.
run_python() {
  local python=$root/build/python-venv/bin/python status
  echo "== python"
  if [[ $preset != release && $preset != debug ]]; then
    echo "left out: an extension with sanitizers is not for a Python without"
    return
  fi
  if ! tools/setup.sh --python; then
    echo "left out: there is no environment for it"
    return
  fi
  if ! cmake --preset "$preset" -DUOP_ENABLE_PYTHON=ON -DPython_EXECUTABLE="$python" ||
    ! ninja -C "$build" -j"$(nproc)" uop_python uop_runtime_python; then
    failed=$((failed + 1))
    return
  fi
  export PYTHONPATH=$build/python UOP_RUN=$build/bin/uop-run
  "$python" -m pytest -q -p no:cacheprovider --junitxml="$results/python.xml" python/tests
  count $? "$results/python.xml"
  "$python" python/tests/array_api/run.py --junitxml="$results/array-api.xml"
  status=$?
  if ((status != 77)); then
    count $status "$results/array-api.xml"
  fi
}
run_python

echo "$passed passed, $failed failed"
((failed == 0))
