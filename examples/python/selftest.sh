#!/bin/sh
# Plays two games with play.py against a server of its own: one undisturbed, one with the connection cut.
# usage: selftest.sh [path of setzkasten] [folder for the virtual environment]
set -eu

here=$(cd "$(dirname "$0")" && pwd)
binary=${1:-$here/../../target/debug/setzkasten}
scratch=$(mktemp -d)
venv=${2:-$scratch/venv}
server=

clean() {
    if [ -n "$server" ]; then
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    rm -rf "$scratch"
}
trap clean EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

python3 -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$here/requirements.txt"

: >"$scratch/out" # it is read at once, perhaps before the server has begun
"$binary" serve --listen 127.0.0.1:0 --data "$scratch/data" >"$scratch/out" 2>"$scratch/err" &
server=$!
url=
tries=0
while [ -z "$url" ]; do
    url=$(sed -n 's/^listening on \(http[^ ]*\).*/\1/p' "$scratch/out")
    tries=$((tries + 1))
    if [ "$tries" -gt 300 ] || ! kill -0 "$server" 2>/dev/null; then
        echo "selftest: the server does not start" >&2
        cat "$scratch/out" "$scratch/err" >&2
        exit 1
    fi
    [ -n "$url" ] || sleep 0.1
done

# The server is on this machine: no proxy on the way.
export no_proxy=127.0.0.1 NO_PROXY=127.0.0.1 PYTHONUNBUFFERED=1
for option in "" --hiccup; do
    echo "== play.py $option"
    "$venv/bin/python" "$here/play.py" --server "$url" $option || {
        code=$?
        echo "selftest: play.py $option failed with $code; the server said:" >&2
        tail -n 50 "$scratch/err" >&2
        exit "$code"
    }
done
echo "selftest: ok"
