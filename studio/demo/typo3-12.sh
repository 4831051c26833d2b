#!/usr/bin/env bash
# Sets up the sample website of TYPO3 12.4 in a new folder, or starts the one that is there:
#   bash studio/demo/typo3-12.sh ../demo-12 [PORT]
source "$(dirname "${BASH_SOURCE[0]}")/typo3.sh"
need sqlite3
mkdir -p "$1" && cd "$1"
if [ ! -e reset.sh ]; then
  begin_anew
  folder=$PWD
  (cd "$studio/../.." && npx jiti studio/demo/typo3-12/site.ts "$folder-site")
  install_typo3 12 "$folder-site" 'alpenrose/site:*' friendsoftypo3/content-blocks:^0.7 b13/container:^3 \
    georgringer/news:^12 typo3/cms-{recycler,redirects,workspaces,linkvalidator,viewpage}:^12
  set_up_typo3 --driver=sqlite
  vendor/bin/typo3 alpenrose:seed --images="$studio/typo3-13/pictures"
  vendor/bin/typo3 alpenrose:second-site
  keep_first_state
  finish
fi
serve TYPO3_12 "${2:-8012}" "TYPO3_12_MAILBOX=$PWD/var/mails" \
  "TYPO3_12_IN_USE='bash $PWD/reset.sh && $PWD/vendor/bin/typo3 alpenrose:seed --in-use'"
