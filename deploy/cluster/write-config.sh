#!/bin/sh
# Fills the templates of this folder for one machine:
#   sh write-config.sh VALUES shop-1|shop-2|db-1|db-2|db-3 FOLDER
# FOLDER gets etc/…, to be copied to /. The files hold passwords: they are readable by their owner and group.
set -eu
if [ $# -ne 3 ]; then
  echo 'Usage: sh write-config.sh VALUES shop-1|shop-2|db-1|db-2|db-3 FOLDER' >&2
  exit 2
fi
values=$1 name=$2 folder=$3
here=$(dirname "$0")
case $name in
  shop-1|shop-2) files='haproxy/haproxy.cfg' ;;
  db-1|db-2|db-3)
    files='default/etcd patroni/config.yml pgbouncer/pgbouncer.ini pgbouncer/userlist.txt'
    for service in etcd patroni pgbouncer; do files="$files systemd/system/$service.service.d/restart.conf"; done
    ;;
  *) echo "$name is no machine of the cluster: write shop-1, shop-2, db-1, db-2 or db-3." >&2; exit 2 ;;
esac
address=$(sed -n "s/^$(echo "$name" | tr 'a-z-' 'A-Z_')=//p" "$values")
if [ -z "$address" ]; then
  echo "$values has no address of $name." >&2
  exit 1
fi

# Each line NAME=VALUE becomes the replacement of @NAME@.
script="s|@NAME@|$name|g;s|@ADDRESS@|$address|g$(sed -n 's/^\([A-Z_0-9]*\)=\(.*\)$/;s|@\1@|\2|g/p' "$values" | tr -d '\n')"
umask 027
for file in $files; do
  mkdir -p "$folder/etc/$(dirname "$file")"
  sed "$script" "$here/$(basename "$file")" > "$folder/etc/$file"
  if grep -n '@[A-Z_0-9]*@' "$folder/etc/$file" >&2; then
    echo "$values lacks the values above." >&2
    exit 1
  fi
done
