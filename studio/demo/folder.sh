# How the scripts of the samples begin. They read this file with `source`.

# Empties the current folder if the first start of a sample has failed in it before. Stops if something else is in it.
begin_anew() {
  if [ -e "$PWD.unfinished" ]; then
    find . -mindepth 1 -delete
  elif [ -n "$(ls -A)" ]; then
    echo "Name a new folder: $PWD is not empty." >&2
    exit 1
  fi
  touch "$PWD.unfinished"
}

# Notes that the first start has succeeded.
finish() {
  rm "$PWD.unfinished"
}
