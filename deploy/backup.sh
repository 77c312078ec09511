#!/bin/sh
# Makes a backup in the folder $1 and removes old ones: kept are those of 14 days, and those of Sundays for 8 weeks.
# Run it where the site has its settings; in the container of the site: docker compose exec site sh deploy/backup.sh /data/backups
set -eu
umask 077
cd "$(dirname "$0")/.."
mkdir -p "$1"
day=$(date -u +%F)
# Only a complete archive gets its name. A second one on the same day would be refused.
node build/server/run-backup.js "$1/day-$day.tar.gz"
[ "$(date -u +%u)" != 7 ] || ln "$1/day-$day.tar.gz" "$1/week-$day.tar.gz"
find "$1" -name 'day-*.tar.gz' -mtime +13 -delete
find "$1" -name 'week-*.tar.gz' -mtime +55 -delete
