#!/usr/bin/env bash
# Sets up the sample website of TYPO3 13.4 in a new folder, or starts the one that is there:
#   bash studio/demo/typo3-13.sh ../demo-13 [PORT]
source "$(dirname "${BASH_SOURCE[0]}")/typo3.sh"
need sqlite3
mkdir -p "$1" && cd "$1"
if [ ! -e reset.sh ]; then
  begin_anew
  install_typo3 13 "$studio/typo3-13/site" 'alpenrose/site:*' friendsoftypo3/content-blocks:^1 b13/container:^3 \
    georgringer/news:^12 typo3/cms-{recycler,redirects,workspaces,linkvalidator}:^13
  set_up_typo3 --driver=sqlite
  vendor/bin/typo3 alpenrose:seed --images="$studio/typo3-13/pictures"
  keep_first_state
  finish
fi
serve TYPO3_13 "${2:-8013}" "TYPO3_13_MAILBOX=$PWD/var/mails" \
  "TYPO3_13_IN_USE='bash $PWD/reset.sh && $PWD/vendor/bin/typo3 alpenrose:seed --in-use'"
