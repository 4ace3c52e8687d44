# Runs each function of a file fused, by threads, unmerged and with few arguments.
set -eu
unmerged=$(uop-opt "$1" --uop-plan=merge=false)
limited=$(uop-opt "$1" --uop-plan="max-arguments=3 thread-min-time=0")
for entry in $(grep -o '^func.func @[a-z_]*' "$1" | cut -d@ -f2); do
  run() { uop-run "$@" --entry="$entry" --verify; }
  run "$1" --random-inputs=3
  run "$1" --random-inputs=4 --threads=2 --warmup=1 --repeat=3
  run - --random-inputs=5 <<<"$unmerged"
  run - --random-inputs=5 --threads=2 <<<"$limited"
done
