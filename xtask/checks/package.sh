#!/usr/bin/env bash
# Installs a Debian package here, plays a request against it, upgrades it by a second one, removes and purges it, and looks
# at what each of them leaves. Run as root, on a machine without Setzkasten; it is gone again afterwards.
#
#   package.sh FIRST.deb SECOND.deb
set -euo pipefail

first=$(realpath "$1") second=$(realpath "$2")
data=/var/lib/setzkasten
settings=/etc/setzkasten/setzkasten.env
unit=/lib/systemd/system/setzkasten.service
port=28080
server=
export DEBIAN_FRONTEND=noninteractive

say() { echo "package: $*" >&2; }
fail() { say "FAILED: $*"; exit 1; }
# The same in both, or a sentence.
same() { [[ $2 == "$3" ]] || fail "$1 is \"$2\", not \"$3\""; }
version() { dpkg-query --show --showformat='${Version}' setzkasten; }
state() { dpkg-query --show --showformat='${db:Status-Status}' setzkasten 2> /dev/null || true; }

if [[ $(state) =~ ^(installed|config-files)$ ]] || getent passwd setzkasten > /dev/null || [[ -e $data ]]; then
    fail "Setzkasten is on this machine already; its data is not touched"
fi

stop() {
    if [[ -n $server ]]; then
        kill "$server" 2> /dev/null || true
        wait "$server" 2> /dev/null || true
        server=
    fi
}
clean_up() {
    stop
    if [[ -n $(state) ]]; then
        dpkg --purge setzkasten > /dev/null 2>&1 || true
    fi
}
trap clean_up EXIT

# What the unit says, as the machine need not run systemd: its command, as its user, with its environment.
said() { sed -n "s/^$1=//p" "$unit"; }
start() {
    local user command environment
    user=$(said User) command=$(said ExecStart) environment=$(said Environment)
    same "the unit's user" "$user" setzkasten
    setpriv --reuid "$user" --regid "$(said Group)" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all \
        env --ignore-environment PATH=/usr/local/bin:/usr/bin "${environment//%S//var/lib}" \
        $(grep --extended-regexp '^[A-Z_]+=' "$settings") \
        sh -c "umask $(said UMask); cd /; exec $command" 2> "$log" &
    server=$!
    for _ in $(seq 300); do
        if answer=$(curl --silent --fail "http://127.0.0.1:$port/readyz"); then return; fi
        kill -0 "$server" 2> /dev/null || fail "the server ended: $(cat "$log")"
        sleep 0.1
    done
    fail "the server is not ready: $(cat "$log")"
}

folder_is_private() {
    same "$data" "$(stat --format='%U:%G %a' "$data")" "setzkasten:setzkasten 700"
    local open
    open=$(find "$data" \( ! -user setzkasten -o -perm /077 \) -print)
    [[ -z $open ]] || fail "others may get at $open"
}

table_is_there() {
    setpriv --reuid setzkasten --regid setzkasten --clear-groups setzkasten tables show "$table" --data "$data" > /dev/null ||
        fail "the table $table is gone"
}

log=$(mktemp) backup=$(mktemp)

say "lintian"
lintian --fail-on error --tag-display-limit 0 --allow-root "$first"

say "installing $(basename "$first")"
apt-get install --yes --quiet "$first" > /dev/null
same "the state" "$(state)" installed
same "the user's shell and home" "$(getent passwd setzkasten | cut --delimiter=: --fields=6-7)" "$data:/usr/sbin/nologin"
(($(id --user setzkasten) < 1000)) || fail "setzkasten is no system user"
same "$settings" "$(stat --format='%U:%G %a' "$settings")" "root:root 600"
folder_is_private
systemd-analyze verify "$unit" "${unit/.service/-backup.service}" "${unit/.service/-backup.timer}" || fail "a unit is not right"
[[ -s /usr/share/setzkasten/texts/impressum.txt ]] || fail "the templates of texts are missing"
[[ -L /etc/systemd/system/multi-user.target.wants/setzkasten.service ]] || fail "the unit is not enabled"
setzkasten --version
man --pager=cat setzkasten | grep --quiet "  serve" || fail "the manual page does not tell the commands"
setzkasten word Haus | grep --quiet HAUS || fail "the program does not judge"
[[ -z $(ldd "$(command -v setzkasten)" 2>&1 | grep --invert-match --extended-regexp 'statically linked|not a dynamic') ]] ||
    fail "the program needs libraries of the system"

say "a table is opened at the server of the unit"
sed --in-place "s/^SETZKASTEN_LISTEN=.*/SETZKASTEN_LISTEN=127.0.0.1:$port/" "$settings"
echo 'SETZKASTEN_KEEP=forever' >> "$settings"
start
curl --silent --fail "http://127.0.0.1:$port/" | grep --quiet 'assets/' || fail "the page is not there"
opened=$(curl --silent --fail --json '{"game":"letramix","name":"Prüferin"}' "http://127.0.0.1:$port/api/tables")
table=$(grep --only-matching --perl-regexp '"table":"\K[A-Z]+' <<< "$opened") || fail "no table was opened: $opened"
# As root, beside the server: what it writes still belongs to the server's user.
setzkasten admin token --data "$data" > /dev/null
(umask "$(said UMask)" && setzkasten backup - --data "$data" > "$backup")
grep --quiet "$table" "$backup" || fail "the backup lacks the table $table"
folder_is_private
stop

say "upgrading to $(basename "$second")"
before=$(sha256sum "$settings" "$data/seat.key")
was=$(version)
apt-get install --yes --quiet "$second" > /dev/null
dpkg --compare-versions "$(version)" gt "$was" || fail "$(version) does not come after $was"
same "settings and key" "$(sha256sum "$settings" "$data/seat.key")" "$before"
start
table_is_there
folder_is_private
stop

say "removing"
apt-get remove --yes --quiet setzkasten > /dev/null
same "the state" "$(state)" config-files
[[ -e $data/setzkasten.db && -e $settings ]] || fail "removing deletes data or settings"
[[ ! -e /usr/bin/setzkasten && ! -e $unit ]] || fail "removing leaves the program"

say "installing again: settings, key and table are still there"
apt-get install --yes --quiet "$second" > /dev/null
same "settings and key" "$(sha256sum "$settings" "$data/seat.key")" "$before"
start
table_is_there
stop

say "purging"
apt-get purge --yes --quiet setzkasten > /dev/null
same "the state" "$(state)" ""
left=$(find /etc /var/lib /usr /lib/systemd -xdev -name '*setzkasten*' ! -path '*/apt/*' ! -path '*/dpkg/*' -print)
[[ -z $left ]] || fail "purging leaves $left"
if getent passwd setzkasten > /dev/null || getent group setzkasten > /dev/null; then fail "purging leaves the user"; fi
rm -f "$log" "$backup"
say "passed"
