# What the sample websites of TYPO3 share. Their scripts read this file with `source`.
set -euo pipefail

studio=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$studio/folder.sh"

# Stops with the name of what is missing. Arguments: the extensions of PHP.
need() {
  local extension
  for extension in gd intl zip "$@"; do
    php -r "exit((int)!extension_loaded('$extension'));" || { echo "Install the extension $extension of PHP." >&2; exit 1; }
  done
  command -v composer gm > /dev/null || { echo 'Install Composer and GraphicsMagick (gm).' >&2; exit 1; }
}

# Installs TYPO3 in the current folder. Arguments: version, folder of the site package, packages.
install_typo3() {
  local version=$1 site=$2
  shift 2
  composer create-project --no-interaction --no-install "typo3/cms-base-distribution:^$version" .
  composer config repositories.site path "$site"
  composer require --no-update "$@"
  composer update --no-interaction
  mkdir -p config/system var
  # The server speaks http and does not know the website's name. Mails go to a file.
  cat > config/system/additional.php << 'PHP'
<?php
$GLOBALS['TYPO3_CONF_VARS']['SYS']['trustedHostsPattern'] = '.*';
$GLOBALS['TYPO3_CONF_VARS']['SYS']['phpTimeZone'] = 'Europe/Zurich';
$GLOBALS['TYPO3_CONF_VARS']['EXTCONF']['lang']['availableLanguages'] = ['de'];
$GLOBALS['TYPO3_CONF_VARS']['GFX'] = ['processor' => 'GraphicsMagick', 'processor_path' => '/usr/bin/']
    + $GLOBALS['TYPO3_CONF_VARS']['GFX'];
$GLOBALS['TYPO3_CONF_VARS']['MAIL']['transport'] = 'mbox';
$GLOBALS['TYPO3_CONF_VARS']['MAIL']['transport_mbox_file'] = dirname(__DIR__, 2) . '/var/mails';
$GLOBALS['TYPO3_CONF_VARS']['MAIL']['defaultMailFromAddress'] = 'website@example.ch';
$GLOBALS['TYPO3_CONF_VARS']['EXTENSIONS']['aimeos']['useDemoData'] = '';
PHP
  touch var/mails
}

# Answers the questions of the set-up and gets the German labels. Arguments: how to reach the database.
set_up_typo3() {
  vendor/bin/typo3 setup --no-interaction --force --server-type=other --project-name='Hotel Alpenrose' \
    --admin-username=admin --admin-user-password='Murmeltier!2026' --admin-email=agentur@example.ch \
    --create-site=http://hotel-alpenrose.example/ "$@"
  if [ -n "${TYPO3_LABELS:-}" ]; then
    mkdir -p var/labels && cp -r "$TYPO3_LABELS" var/labels/de
  else
    vendor/bin/typo3 language:update de
  fi
  vendor/bin/typo3 extension:setup
}

# Writes `reset.sh`, which brings SQLite and the files back as they are now. TYPO3 sends an account only three links
# for a new password in half an hour, which is forgotten as well.
keep_first_state() {
  cp -rp var/sqlite var/first-sqlite && cp -rp public/fileadmin var/first-fileadmin
  cat > reset.sh << 'RESET'
cd "$(dirname "$0")"
cp var/first-sqlite/* var/sqlite/
rm -rf public/fileadmin var/cache/data/ratelimiter && cp -rp var/first-fileadmin public/fileadmin
: > var/mails
RESET
}

# Says how to start the walks, stores that in `walks.env`, and serves the website. Arguments: prefix of the
# variables, port, further lines of the file.
serve() {
  local prefix=$1 port=$2
  shift 2
  printf 'export %s\n' "${prefix}_URL=http://hotel-alpenrose.example" "${prefix}_USER=ladina.muster" \
    "${prefix}_PASSWORD='Arvenholz!2026'" "${prefix}_RESET='bash $PWD/reset.sh'" \
    "STUDIO_HOSTS='MAP hotel-alpenrose.example 127.0.0.1:$port'" "$@" > walks.env
  echo "The website runs until you press Ctrl+C. In another window: source $PWD/walks.env && npm run walks -- PAGE"
  PHP_CLI_SERVER_WORKERS=4 php -d opcache.enable_cli=1 -d max_input_vars=3000 -S "127.0.0.1:$port" -t public
}
