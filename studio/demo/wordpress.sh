#!/usr/bin/env bash
# Sets up the sample shop in a new folder, or starts the one that is there:
#   bash studio/demo/wordpress.sh ../demo-shop [PORT]
set -euo pipefail
demo=$(cd "$(dirname "${BASH_SOURCE[0]}")/wordpress" && pwd)
folder=$(realpath -m "$1")
port=${2:-8301}
for command in wp mariadbd mariadb-install-db mariadb-dump; do
  command -v "$command" > /dev/null || { echo "Install WP-CLI and MariaDB: $command is missing." >&2; exit 1; }
done
export WORDPRESS_USER=ladina.muster WORDPRESS_PASSWORD='Arvenholz!2026'
export WORDPRESS_ADMIN_USER=agentur WORDPRESS_ADMIN_PASSWORD='Lärchenholz!2026'
export WP_CLI_ALLOW_ROOT=1
socket=$folder/database.sock

# A database server of its own, which only this folder reaches.
start_database() {
  mariadbd --no-defaults --datadir="$folder/database" --socket="$socket" --skip-networking --user="$(id -un)" \
    > "$folder/database.log" 2>&1 &
  trap "kill $!; wait $!" EXIT
  until mariadb-admin --no-defaults --socket="$socket" --user=root ping > /dev/null 2>&1; do sleep 1; done
}

# WORDPRESS_FILES may name a folder with copies for a computer that does not reach wordpress.org: the folders wordpress,
# woocommerce, storefront and languages.
get_wordpress() {
  local files=${WORDPRESS_FILES:-}
  if [ -n "$files" ]; then
    cp -r "$files/wordpress" site
    cp -r "$files/woocommerce" site/wp-content/plugins
    cp -r "$files/storefront" site/wp-content/themes
    cp -r "$files/languages" site/wp-content
  else
    wp core download --path=site --locale=de_DE
  fi
}

# The latest versions of the plugin and the theme, with their labels.
get_shop() {
  [ -n "${WORDPRESS_FILES:-}" ] && return
  wp plugin install woocommerce
  wp theme install storefront
  wp language plugin install woocommerce de_DE
}

if [ ! -e "$folder/reset.sh" ]; then
  mkdir -p "$folder/database"
  cd "$folder"
  mariadb-install-db --no-defaults --datadir="$folder/database" --user="$(id -un)" \
    --auth-root-authentication-method=normal > /dev/null
  get_wordpress
  start_database
  # Mails go to a file.
  printf '%s\n' "sendmail_path = \"tee -a $folder/mails\"" memory_limit=512M opcache.enable_cli=1 > php.ini
  : > mails
  cat > wp-cli.yml <<< "path: $folder/site"
  mariadb --no-defaults --socket="$socket" --user=root --execute='CREATE DATABASE shop'
  wp config create --dbname=shop --dbuser=root --dbhost="localhost:$socket" --locale=de_DE
  wp core install --url=http://hofladen-engadin.example --title='Hofladen Engadin' --locale=de_DE --skip-email \
    --admin_user="$WORDPRESS_ADMIN_USER" --admin_password="$WORDPRESS_ADMIN_PASSWORD" \
    --admin_email=agentur@example.ch
  get_shop
  wp plugin activate woocommerce
  wp theme activate storefront
  (cd "$demo/../../.." && npx jiti studio/demo/wordpress/pictures.ts "$folder/pictures")
  wp eval-file "$demo/seed.php" pictures
  mkdir -p site/wp-content/mu-plugins
  cp "$demo/hofladen.php" site/wp-content/mu-plugins
  cp -rp site/wp-content/uploads first-uploads
  mariadb-dump --no-defaults --socket="$socket" --user=root shop > first.sql
  cat > reset.sh << RESET
cd "$folder"
mariadb --no-defaults --socket="$socket" --user=root shop < first.sql
rm -rf site/wp-content/uploads && cp -rp first-uploads site/wp-content/uploads
: > mails
RESET
else
  cd "$folder"
  start_database
fi
printf 'export %s\n' WORDPRESS_URL=http://hofladen-engadin.example "WORDPRESS_USER=$WORDPRESS_USER" \
  "WORDPRESS_PASSWORD='$WORDPRESS_PASSWORD'" "WORDPRESS_ADMIN_USER=$WORDPRESS_ADMIN_USER" \
  "WORDPRESS_ADMIN_PASSWORD='$WORDPRESS_ADMIN_PASSWORD'" "WORDPRESS_MAILBOX=$folder/mails" \
  "WORDPRESS_RESET='bash $folder/reset.sh'" "STUDIO_HOSTS='MAP hofladen-engadin.example 127.0.0.1:$port'" > walks.env
echo "The shop runs until you press Ctrl+C. In another window: source $folder/walks.env && npm run walks -- wordpress"
PHP_CLI_SERVER_WORKERS=4 wp server --host=127.0.0.1 --port="$port" --config="$folder/php.ini"
