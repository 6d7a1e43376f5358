#!/bin/sh
# Puts Four Thrones into the menu of this user, and opens .throne files with it; nothing of the
# program is copied, so the folder has to stay where it is. `install.sh --remove` takes it back.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}

refresh() {
    if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime"; fi
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database "$share/applications"
    fi
}

(cd "$here/share" && find . -type f) | while read -r file; do
    if [ "${1-}" = --remove ]; then
        rm -f "$share/$file"
    else
        mkdir -p "$share/$(dirname "$file")"
        cp "$here/share/$file" "$share/$file"
    fi
done

if [ "${1-}" = --remove ]; then
    refresh
    exit 0
fi
entry=$(cd "$here/share/applications" && echo *.desktop)
# quoted as the desktop entry specification wants it: places may hold spaces, and signs of sed's own
place=$(printf '%s' "$here" | sed 's/[\\&|]/\\&/g')
sed "s|^Exec=\([^ ]*\)|Exec=\"$place/\1\"|" "$here/share/applications/$entry" \
    >"$share/applications/$entry"
refresh
