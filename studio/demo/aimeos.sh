#!/usr/bin/env bash
# Sets up the sample shop of TYPO3 12.4 in a new folder, or starts the one that is there:
#   bash studio/demo/aimeos.sh ../demo-shop [PORT]
# The set-up of Aimeos fails on SQLite. So the shop has a MariaDB of its own, at the next port.
source "$(dirname "${BASH_SOURCE[0]}")/typo3.sh"
need mysqli
source "$studio/database.sh"
command -v mariadbd mariadb-install-db > /dev/null || { echo 'Install MariaDB (mariadb-server).' >&2; exit 1; }
mkdir -p "$1" && cd "$1"
folder=$PWD
port=${2:-8024}
listen=(--bind-address=127.0.0.1 "--port=$((port + 1))")

if [ -e reset.sh ]; then
  start_database "${listen[@]}"
else
  begin_anew
  # Release 24.10.5 of the extension cannot run jobs, which its branch can. Release 2024.10.15 of the backend breaks
  # the form of an order.
  install_typo3 12 "$studio/aimeos/site" 'alpenrose/shop:*' aimeos/aimeos-typo3:2024.10.x-dev \
    aimeos/ai-admin-jqadm:2024.10.14
  create_database "${listen[@]}"
  mariadb "${client[@]}" -e "GRANT ALL ON shop.* TO shop@localhost IDENTIFIED BY 'secret'"
  set_up_typo3 --driver=mysqli --host=127.0.0.1 --port=$((port + 1)) --dbname=shop --username=shop --password=secret
  cp -r vendor/aimeos/ai-client-html/themes/client/html/* vendor/aimeos/aimeos-typo3/Resources/Public/Themes/
  vendor/bin/typo3 aimeos:setup
  (cd "$studio/../.." && npx jiti studio/demo/aimeos/pictures.ts "$folder/pictures")
  vendor/bin/typo3 alpenrose:shop --pictures=pictures
  keep_first_shop public/uploads
  finish
fi
serve AIMEOS "$port" \
  "AIMEOS_JOBS='$folder/vendor/bin/typo3 aimeos:jobs \"order/export/csv coupon/import/csv/code\" default'"
