#!/bin/sh
# Makes app/fonts/*.woff2 of the fonts in node_modules. Needs fonttools and brotli (`pip install fonttools brotli`).
set -eu
from=node_modules/@fontsource-variable/readex-pro/files/readex-pro
scratch=$(mktemp -d)

# subset NAME SCRIPT WEIGHTS CHARACTERS
subset() {
  fonttools varLib.instancer --quiet --output="$scratch/$1.ttf" "$from-$2-wght-normal.woff2" "wght=$3"
  pyftsubset "$scratch/$1.ttf" --unicodes="$4" --layout-features='*' --flavor=woff2 --output-file="app/fonts/$1.woff2"
}

# The same characters as in app/styles/fonts.css.
subset latin latin 400:700 20-7e,a0,a9,ab,b7,bb,d7,e9,2013,2014,2018,2019,201c,201d,2022,2026
subset arabic arabic 400:700 20,a0,600-6ff,200c-200e,2010,2011,25cc,fd3e,fd3f
# The name of the language, العربية.
subset arabic-name arabic 500 627,628,629,631,639,644,64a
rm -r "$scratch"
