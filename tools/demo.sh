#!/usr/bin/env bash
# Builds UOp and shows it at work: the kernels that demo/network.mlir becomes,
# the model run on the CPU and by the interpreter, the two results compared,
# and the time that a run takes.
set -euo pipefail
exec </dev/null

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release
model=$root/demo/network.mlir
image=$root/demo/image.npy
cd "$root"

tools/setup.sh
cmake --preset release
ninja -C "$build" -j"$(nproc)" all

opt=$build/bin/uop-opt
run=$build/bin/uop-run
for needed in "$opt" "$run" "$model" "$image"; do
  if [[ ! -e $needed ]]; then
    echo "tools/demo.sh: ${needed#"$root"/} does not exist" >&2
    exit 1
  fi
done

output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT
show() {
  echo
  echo "== $1"
}

show "The kernels that ${model#"$root"/} becomes"
"$opt" --uop-schedule "$model" -o "$output/schedule.mlir"
grep -E '^ *uop\.kernel' "$output/schedule.mlir"

show "On the CPU"
"$run" "$model" --input="$image" --device=cpu --output="$output/cpu.npy" --print

show "By the interpreter"
"$run" "$model" --input="$image" --device=interpreter \
  --output="$output/interpreter.npy" --print

show "Compared"
/usr/bin/python3 - "$output/cpu.npy" "$output/interpreter.npy" <<'PYTHON'
import sys
import numpy

cpu, interpreter = (numpy.load(path) for path in sys.argv[1:])
if cpu.shape != interpreter.shape or cpu.dtype != interpreter.dtype:
    sys.exit(f"the results differ in type: {cpu.dtype}{cpu.shape} and "
             f"{interpreter.dtype}{interpreter.shape}")
difference = numpy.abs(cpu.astype(numpy.float64) - interpreter.astype(numpy.float64))
print(f"{cpu.size} elements, largest difference {difference.max(initial=0):.3g}")
if not numpy.allclose(cpu, interpreter, rtol=1e-4, atol=1e-5, equal_nan=True):
    sys.exit("the results differ")
PYTHON

show "Timed"
"$run" "$model" --input="$image" --device=cpu --warmup=3 --repeat=20 --stats
