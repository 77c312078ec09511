#!/bin/sh
# Makes app/fonts/*.woff2 of the fonts in node_modules. Needs fonttools and brotli (`pip install fonttools brotli`).
set -eu
from=node_modules/@fontsource-variable/readex-pro/files/readex-pro
scratch=$(mktemp -d)

# subset NAME SCRIPT WEIGHTS CHARACTERS FEATURES TABLES-TO-DROP
subset() {
  fonttools varLib.instancer --quiet --output="$scratch/$1.ttf" "$from-$2-wght-normal.woff2" "wght=$3"
  pyftsubset "$scratch/$1.ttf" --unicodes="$4" --layout-features="$5" --name-IDs= --drop-tables+="$6" \
    --flavor=woff2 --output-file="app/fonts/$1.woff2"
}

# The same characters as in app/styles/fonts.css. The Arabic file fits into the first ten packets of a connection, which
# saves a round trip on a phone; without HVAR, browsers take the widths of the weights from gvar.
subset latin latin 400:600 20-7e,a0,a9,ab,b7,bb,d7,e9,2013,2014,2018,2019,201c,201d,2022,2026 kern,liga,ccmp,locl MVAR,STAT
subset arabic arabic 400:600 20,a0,60c,61b,61f,621-63a,640-652,660-66c,200c-200e '*' HVAR,MVAR,STAT
# The name of the language, العربية.
subset arabic-name arabic 500 627,628,629,631,639,644,64a '*' STAT
rm -r "$scratch"
