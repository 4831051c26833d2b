#!/usr/bin/env bash
# Sets up the sample webmail in a new folder of Debian 12, or starts the one that is there. As root:
#   bash studio/demo/roundcube.sh /srv/mail [PORT]
set -euo pipefail
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$(realpath -m "$1")
port=${2:-8201}
cd "$repository"
for command in dovecot postfix sqlite3; do
  command -v "$command" > /dev/null && continue
  echo 'Run: apt-get install --no-install-recommends roundcube-core roundcube-sqlite3 roundcube-plugins sqlite3' \
    'dovecot-imapd dovecot-lmtpd dovecot-managesieved postfix' >&2
  exit 1
done
export ROUNDCUBE_PASSWORD='Arvenholz!2026'
mkdir -p "$folder"/{run,log,temp,postfix/queue,postfix/data}
for file in config.inc.php dovecot.conf main.cf master.cf; do
  sed "s|@DIR@|$folder|g" "studio/demo/roundcube/$file" > "$folder/$file"
done
mv "$folder/main.cf" "$folder/master.cf" "$folder/postfix"
chown postfix "$folder/postfix/data"
ln -sf /etc/roundcube/defaults.inc.php /etc/roundcube/mimetypes.php "$folder"
npx jiti studio/demo/roundcube/seed.ts "$folder"
printf 'export %s\n' "ROUNDCUBE_URL=http://127.0.0.1:$port" ROUNDCUBE_USER=ladina.muster@hotel-alpenrose.example \
  "ROUNDCUBE_PASSWORD='$ROUNDCUBE_PASSWORD'" ROUNDCUBE_PRIVATE_USER=ladina@seeblick.example \
  "ROUNDCUBE_RESET='npx jiti studio/demo/roundcube/seed.ts $folder'" \
  "ROUNDCUBE_IN_USE='npx jiti studio/demo/roundcube/seed.ts $folder --in-use'" > "$folder/walks.env"
stop() {
  dovecot -c "$folder/dovecot.conf" stop
  postfix -c "$folder/postfix" stop
}
dovecot -c "$folder/dovecot.conf"
postfix -c "$folder/postfix" start
trap stop EXIT
echo "The webmail runs until you press Ctrl+C. In another window: source $folder/walks.env && npm run walks -- email"
ROUNDCUBE_CONFIG_DIR=$folder PHP_CLI_SERVER_WORKERS=3 php -d upload_max_filesize=10M -d post_max_size=12M \
  -S "127.0.0.1:$port" -t /var/lib/roundcube/public_html
