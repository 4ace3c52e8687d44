#!/usr/bin/env bash
# Installs the Debian packages that UOp is built and tested with, if any is
# missing. Needs root and a network only in that case. --peers: also the
# libraries that tools/bench.sh compares with. --python: also the environment
# build/python-venv, which the Python package is built and tested in; its
# packages come from PyPI.
set -euo pipefail

packages=(
  libmlir-22-dev mlir-22-tools llvm-22-dev llvm-22-tools
  clang-22 lld-22 clang-format-22 libclang-rt-22-dev
  cmake ninja-build ccache git ca-certificates
  libc6-dev libstdc++-12-dev libtbb-dev zlib1g-dev libsqlite3-dev libprotobuf-dev protobuf-compiler libonnx-dev libgtest-dev libbenchmark-dev
  opencl-c-headers ocl-icd-libopencl1 pocl-opencl-icd llvm-spirv-15
  python3 python3-numpy python3-psutil python3-onnx libonnx-testdata z3
)

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
venv=$root/build/python-venv
python=
while (($#)); do
  case $1 in
  --peers) packages+=(libopenblas-dev libdnnl-dev) ;;
  --python)
    packages+=(python3-dev python3-venv)
    python=yes
    ;;
  *) break ;;
  esac
  shift
done

die() {
  echo "tools/setup.sh: $*" >&2
  exit 1
}

(($# == 0)) || die "unknown argument '$1'; there are --peers and --python"

# Once it is complete, the environment has the file `ready`.
make_venv() {
  [[ -z $python || -e $venv/ready ]] && return
  echo "tools/setup.sh: making $venv"
  rm -rf "$venv"
  /usr/bin/python3 -m venv "$venv" || die "python3 could not make $venv"
  "$venv/bin/pip" -q install --disable-pip-version-check \
    nanobind scikit-build-core numpy pytest pytest-json-report hypothesis ndindex ||
    die "packages of PyPI could not be installed; check the network"
  touch "$venv/ready"
}

command -v dpkg-query >/dev/null ||
  die "this is not Debian; install what corresponds to: ${packages[*]}"

missing=()
for package in "${packages[@]}"; do
  # shellcheck disable=SC2016 # the field name is dpkg-query's to expand
  status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) || status=
  [[ $status == installed ]] || missing+=("$package")
done
if ((${#missing[@]} == 0)); then
  make_venv
  exit 0
fi

echo "tools/setup.sh: installing ${missing[*]}"
((EUID == 0)) ||
  die "these packages are missing and only root can install them: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
apt-get -q update </dev/null ||
  die "apt-get update failed; check the network and the package sources"
apt-get -q install -y --no-install-recommends "${missing[@]}" </dev/null ||
  die "apt-get could not install ${missing[*]}; they are packages of Debian 12 and of its security updates"
make_venv
