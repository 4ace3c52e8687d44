#!/bin/sh
# online.sh counts|sizes|verify|peaks WORK: what online.test asks of the programs of
# online.py; WORK is the beginning of the names of files.
set -e
program="python3 $(dirname "$0")/online.py"
file=$2.mlir

count() {
  uop-opt "$file" --uop-schedule | grep -c 'uop.kernel @'
}

case $1 in
counts)
  for name in $($program --list); do
    $program "$name" heads=8 keys=1024 width=64 > "$file"
    echo "$name $(count)"
  done ;;
sizes)
  for heads in 1 8 32; do
    for keys in 512 4096 65536; do
      $program causal heads=$heads keys=$keys width=64 groups=1 > "$file"
      echo "$heads heads, $keys keys: $(count)"
    done
  done ;;
verify)
  for name in $($program --list); do
    $program "$name" heads=4 groups=2 keys=301 width=17 > "$file"
    uop-run "$file" --random-inputs=1 --verify --threads=2
  done ;;
peaks)
  for name in causal window prefix alibi softcap; do
    $program $name heads=1 keys=4096 width=8 > "$file"
    echo "$name $(uop-run "$file" --random-inputs=1 --stats | grep peak_bytes)"
  done
  $program plain heads=1 keys=16384 width=64 > "$file"
  echo "long $(uop-run "$file" --random-inputs=1 --stats | grep peak_bytes)" ;;
esac
