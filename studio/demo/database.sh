# What the sample shops share: a MariaDB of their own in the current folder. Their scripts read this file with `source`.

# How its clients reach it.
client=(--no-defaults --socket=database.sock --user=root)

# Starts the server until the script ends. Arguments: whether and how it listens beside its socket.
start_database() {
  mariadbd --no-defaults --user="$(id -un)" --datadir="$PWD/database" --socket="$PWD/database.sock" \
    --log-error="$PWD/database.log" "$@" &
  trap "kill $!; wait $!" EXIT
  until mariadb-admin "${client[@]}" ping &> /dev/null; do sleep 1; done
}

# Creates the database `shop` and starts its server, with the arguments of `start_database`.
create_database() {
  mariadb-install-db --no-defaults --auth-root-authentication-method=normal --user="$(id -un)" \
    --datadir="$PWD/database" > /dev/null
  start_database "$@"
  mariadb "${client[@]}" -e 'CREATE DATABASE shop'
}

# Writes `reset.sh`, which brings database and uploaded files back as they are now. Argument: the folder of the files.
keep_first_shop() {
  mariadb-dump "${client[@]}" shop > first.sql
  cp -rp "$1" first-uploads
  cat > reset.sh << RESET
cd "$PWD"
mariadb ${client[*]} shop < first.sql
rm -rf $1 && cp -rp first-uploads $1
RESET
}
