#!/usr/bin/env bash
# Installs, starts, upgrades and removes the .deb in a Debian that has nothing but what it needs.
#
# usage: try_in_clean_root.sh PACKAGE.deb FOLDER    (as root; FOLDER is kept and used again)
#
# The system comes from the mirror apt uses on this machine. What fails ends the script with its exit code.
set -euo pipefail

package=$(realpath "$1")
folder=$(mkdir -p "$2" && realpath "$2")
root=$folder/root
suite=bookworm

mirror() {
  apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
    awk -v suite="$suite" '$2 == suite && $3 == "main" { print $1; exit }'
}

step() { printf '== %s\n' "$*"; }

inside() { chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"; }

install() { inside DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install "$@" >"$folder/apt.log" 2>&1; }

# A person at the machine, who finds games where Debian puts them, on a screen of their own.
as_player() {
  inside su player -c "export PATH=/usr/bin:/bin:/usr/games LANG=C.UTF-8; cd; $1"
}

on_a_screen() { as_player "xvfb-run -a sh -c '$1'"; } # no single quotes in the command

if [[ ! -e $folder/base/etc/debian_version ]]; then
  step "Making the base system"
  debootstrap --variant=minbase "$suite" "$folder/base" "$(mirror)" >"$folder/debootstrap.log"
fi
rm -rf --one-file-system "$root"
cp -a "$folder/base" "$root"
mount -t proc proc "$root/proc"
trap 'umount "$root/proc"' EXIT
cp "$package" "$root/tmp/new.deb"

step "Making the desktop around it: a screen, the menu, the kinds of files"
inside apt-get -qq update
install xvfb xauth libglib2.0-bin desktop-file-utils shared-mime-info
inside useradd --create-home player

step "Installing"
install /tmp/new.deb
as_player "kiraathane --version"
inside desktop-file-validate /usr/share/applications/kiraathane.desktop

step "Starting on a screen"
on_a_screen "kiraathane --smoke-start"
as_player "test -e .local/share/kiraathane/library.sqlite && test ! -s .local/state/kiraathane/log/crash.log"
as_player "QT_QPA_PLATFORM=offscreen kiraathane --smoke pictures"

step "Opening a record from the menu of files"
game=$(as_player "kiraathane record new none 2>&1 || true" | sed 's/.*the games are \([a-z]*\).*/\1/')
as_player "kiraathane record new $game > match.kiraathane"
kind=$(as_player "gio info -a standard::content-type match.kiraathane")
[[ $kind == *"content-type: application/x-kiraathane"* ]]
program=$(as_player "gio mime application/x-kiraathane")
[[ $program == *kiraathane.desktop* ]]
on_a_screen 'kiraathane & first=$!; sleep 5; kiraathane match.kiraathane; handed=$?; sleep 2; kill $first; exit $handed'
library=$root/home/player/.local/share/kiraathane/library.sqlite
[[ $(python3 -c 'import sqlite3, sys
print(*sqlite3.connect(sys.argv[1]).execute("SELECT count(*) FROM match").fetchone())' "$library") == 1 ]]

step "Upgrading"
saved=$(as_player "sha256sum .local/share/kiraathane/settings.json")
dpkg-deb --raw-extract "$package" "$folder/upgrade"
sed -i 's/^Version: .*/&+upgrade/' "$folder/upgrade/DEBIAN/control"
dpkg-deb --root-owner-group -Zgzip -z1 --build "$folder/upgrade" "$root/tmp/upgrade.deb" >/dev/null
rm -rf "$folder/upgrade"
install /tmp/upgrade.deb
inside dpkg-query --show kiraathane | grep -q '+upgrade$'
on_a_screen "kiraathane --smoke-start"
[[ $(as_player "sha256sum .local/share/kiraathane/settings.json") == "$saved" ]]

step "Removing"
inside apt-get -qq -y purge kiraathane >"$folder/apt.log" 2>&1
left=$(inside find /usr /etc /var/lib/dpkg/info -iname '*kiraathane*')
[[ -z $left ]] || { echo "left behind: $left"; exit 1; }
as_player "test -e .local/share/kiraathane/library.sqlite"

step "Installed, started, upgraded and removed"
