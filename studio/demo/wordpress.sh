#!/usr/bin/env bash
# Sets up the sample shop in a new folder, or starts the one that is there:
#   bash studio/demo/wordpress.sh ../demo-shop [PORT]
set -euo pipefail
demo=$(cd "$(dirname "${BASH_SOURCE[0]}")/wordpress" && pwd)
source "$demo/../folder.sh"
source "$demo/../database.sh"
folder=$(realpath -m "$1")
port=${2:-8301}
command -v wp > /dev/null || { echo 'Install WP-CLI as https://wp-cli.org says: wp is missing.' >&2; exit 1; }
command -v mariadbd mariadb-install-db > /dev/null || { echo 'Install MariaDB (mariadb-server).' >&2; exit 1; }
export WORDPRESS_USER=ladina.muster WORDPRESS_PASSWORD='Arvenholz!2026'
export WORDPRESS_ADMIN_USER=agentur WORDPRESS_ADMIN_PASSWORD='Lärchenholz!2026'
export WP_CLI_ALLOW_ROOT=1
mkdir -p "$folder"
cd "$folder"

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

if [ -e reset.sh ]; then
  start_database --skip-networking
else
  begin_anew
  get_wordpress
  create_database --skip-networking
  # Mails go to a file.
  printf '%s\n' "sendmail_path = \"tee -a $folder/mails\"" memory_limit=512M opcache.enable_cli=1 > php.ini
  : > mails
  cat > wp-cli.yml <<< "path: $folder/site"
  wp config create --dbname=shop --dbuser=root --dbhost="localhost:$folder/database.sock" --locale=de_DE
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
  keep_first_shop site/wp-content/uploads
  echo ': > mails' >> reset.sh
  finish
fi
printf 'export %s\n' WORDPRESS_URL=http://hofladen-engadin.example "WORDPRESS_USER=$WORDPRESS_USER" \
  "WORDPRESS_PASSWORD='$WORDPRESS_PASSWORD'" "WORDPRESS_ADMIN_USER=$WORDPRESS_ADMIN_USER" \
  "WORDPRESS_ADMIN_PASSWORD='$WORDPRESS_ADMIN_PASSWORD'" "WORDPRESS_MAILBOX=$folder/mails" \
  "WORDPRESS_RESET='bash $folder/reset.sh'" "STUDIO_HOSTS='MAP hofladen-engadin.example 127.0.0.1:$port'" > walks.env
echo "The shop runs until you press Ctrl+C. In another window: source $folder/walks.env && npm run walks -- wordpress"
PHP_CLI_SERVER_WORKERS=4 wp server --host=127.0.0.1 --port="$port" --config="$folder/php.ini"
