#!/usr/bin/env bash
# Installs the Debian packages that UOp is built and tested with, if any is
# missing. Needs root and a network only in that case. --peers: also the
# libraries that tools/bench.sh compares with.
set -euo pipefail

packages=(
  libmlir-22-dev mlir-22-tools llvm-22-dev llvm-22-tools
  clang-22 lld-22 clang-format-22 libclang-rt-22-dev
  cmake ninja-build ccache git ca-certificates
  libc6-dev libstdc++-12-dev libtbb-dev zlib1g-dev libsqlite3-dev libprotobuf-dev protobuf-compiler libonnx-dev libgtest-dev libbenchmark-dev
  python3 python3-numpy python3-psutil python3-onnx libonnx-testdata z3
)

if [[ ${1-} == --peers ]]; then
  packages+=(libopenblas-dev libdnnl-dev)
  shift
fi

die() {
  echo "tools/setup.sh: $*" >&2
  exit 1
}

(($# == 0)) || die "unknown argument '$1'; there is --peers"
command -v dpkg-query >/dev/null ||
  die "this is not Debian; install what corresponds to: ${packages[*]}"

missing=()
for package in "${packages[@]}"; do
  # shellcheck disable=SC2016 # the field name is dpkg-query's to expand
  status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) || status=
  [[ $status == installed ]] || missing+=("$package")
done
((${#missing[@]})) || exit 0

echo "tools/setup.sh: installing ${missing[*]}"
((EUID == 0)) ||
  die "these packages are missing and only root can install them: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
apt-get -q update </dev/null ||
  die "apt-get update failed; check the network and the package sources"
apt-get -q install -y --no-install-recommends "${missing[@]}" </dev/null ||
  die "apt-get could not install ${missing[*]}; they are packages of Debian 12 and of its security updates"
