#!/usr/bin/env bash
# Does what deploy/Containerfile does, without a container engine: copies what its COPY lines name, as .dockerignore lets it
# through, into an empty folder, and runs the two builds there. The program is built without optimisation, as tests are.
#
#   container.sh TARGET-FOLDER
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
file=deploy/Containerfile
target=$1

say() { echo "container: $*" >&2; }
fail() { say "FAILED: $*"; exit 1; }

# The sources of COPY lines that come from here, a line each.
copied() { sed -nE '/--from=/d; s/^COPY (--[a-z]+=\S+ )*(.*) \S+$/\2/p' "$file" | tr ' ' '\n' | sort -u; }
# `FROM image:tag AS name` gives the tag.
tag() { sed -nE "s/^FROM $1:(\S+).*/\1/p" "$file" | sort -u; }
# a >= b, as versions.
at_least() { [[ $(printf '%s\n%s\n' "$1" "$2" | sort --version-sort | head -n 1) == "$2" ]]; }

say "the images are new enough, and of one Debian"
rust=$(tag rust) node=$(tag node) debian=$(tag debian)
wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
at_least "${rust%%-*}" "$wanted" || fail "rust:$rust is older than $wanted"
at_least "${node%%-*}" 20.19 || fail "node:$node is older than 20.19"
[[ $rust == *-"${debian%%-*}" ]] || fail "rust:$rust is of another Debian than debian:$debian, whose C library it will meet"

# Outside the repository, so that nothing of it is found that was not copied.
scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
say "the context is copied to $scratch"
# What .dockerignore takes away again from what it lets through.
mapfile -t ignored < <(grep --extended-regexp '^[a-z]' .dockerignore)
# Files that are not in git would not be there on a fresh machine either.
copied | while read -r source; do
    git ls-files --cached --others --exclude-standard -- "$source" | grep . || fail "$source is copied, but not there"
done | while read -r path; do
    for folder in "${ignored[@]}"; do
        [[ $path/ != "$folder"/* ]] || continue 2
    done
    install -D --mode="$(stat --format=%a "$path")" "$path" "$scratch/$path"
done

# The commands of a RUN line that begin with a word, without the backslash at its end.
steps() { sed -nE "s/^(RUN|   ) *($1 .*[^ \\\\]) *\\\\?$/\\2/p" "$file"; }
npm=$(steps npm) engine=$(steps 'cargo xtask') cargo=$(steps 'cargo build')
[[ -n $npm && -n $engine && $cargo == *--release* ]] || fail "$file does not build as it did: look at $0"

say "the engine is built: $engine"
(cd "$scratch" && CARGO_TARGET_DIR=$target bash -euc "$engine")

say "the web client is built: ${npm//$'\n'/, }"
(cd "$scratch/web" && bash -euc "$npm" > /dev/null)

cargo=${cargo/--release /}
say "the program is built: $cargo"
(cd "$scratch" && CARGO_TARGET_DIR=$target bash -euc "$cargo")
"$target/debug/setzkasten" --version
say "passed"
