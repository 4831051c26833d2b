<?php
// Roundcube of the sample: @DIR@ stands for its folder.
$config['db_dsnw'] = 'sqlite:///@DIR@/roundcube.db?mode=0640';
$config['session_storage'] = 'php';
$config['log_dir'] = '@DIR@/log/';
$config['temp_dir'] = '@DIR@/temp/';
$config['des_key'] = 'alpenrose-sample-key-012';
$config['imap_host'] = '127.0.0.1:8202';
$config['imap_auth_type'] = 'PLAIN';
$config['smtp_host'] = '127.0.0.1:8205';
$config['smtp_user'] = '';
$config['smtp_pass'] = '';
$config['product_name'] = 'Webmail';
$config['support_url'] = '';
$config['enable_spellcheck'] = false;
$config['timezone'] = 'Europe/Zurich';
// The pictures must not change from day to day.
$config['prettydate'] = false;
$config['date_format'] = 'd.m.Y';
$config['date_long'] = 'd.m.Y H:i';

$config['plugins'] = ['managesieve', 'markasjunk', 'password'];
$config['managesieve_host'] = '127.0.0.1:8203';
// Vacation and forwarding as entries of their own, beside the filters.
$config['managesieve_vacation'] = 1;
$config['managesieve_forward'] = 1;
$config['password_driver'] = 'dovecot_passwdfile';
$config['password_dovecot_passwdfile_path'] = '@DIR@/passwd';
$config['password_algorithm'] = 'clear';
$config['password_algorithm_prefix'] = '{PLAIN}';
$config['password_minimum_length'] = 12;
$config['password_confirm_current'] = true;
