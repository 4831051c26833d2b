/**
 * Fills the sample of the webmail, or brings it back to its first state: `npx jiti studio/demo/roundcube/seed.ts
 * <folder>`. With `--in-use` it is as somebody has it who works with it: with a signature, folders and filters.
 * studio/README.md says what else the sample needs.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {mails, owner, privateUser, type Mail} from './mails';

const here = 'studio/demo/roundcube';
/** Where Debian's package of Roundcube has the empty database. */
const emptyDatabase = '/usr/share/roundcube/SQL/sqlite.initial.sql';

const base64 = (data: string | Buffer) =>
  Buffer.from(data).toString('base64').replaceAll(/.{76}/g, '$&\n');

/** A PDF with empty lines at the end, so that it has the size of a real one. */
const document = Buffer.concat([
  readFileSync(path.join(here, '../pictures/speisekarte-sommer.pdf')),
  Buffer.alloc(45_000, '\n'),
]);

/** Encodes a header with umlauts. An address after the name stays as it is. */
function header(text: string): string {
  const [, name, address] = /^(.*?)( <[^>]+>)?$/.exec(text)!;
  const isPlain = /^[ -~]*$/.test(name!);
  return `${isPlain ? name : `=?utf-8?B?${Buffer.from(name!).toString('base64')}?=`}${address ?? ''}`;
}

/** Returns a mail as a server stores it. */
function message({from, to, subject, date, text, html, pdf}: Mail, index: number): string {
  const body = `Content-Type: text/${html ? 'html' : 'plain'}; charset=utf-8
Content-Transfer-Encoding: base64

${base64(html ?? text)}
`;
  const head = `From: ${header(from)}
To: ${header(to ?? `Ladina Muster <${owner}>`)}
Subject: ${header(subject)}
Date: ${new Date(`${date.replace(' ', 'T')}:00+01:00`).toUTCString().replace('GMT', '+0000')}
Message-ID: <${index}@hotel-alpenrose.example>
MIME-Version: 1.0
`;
  if (!pdf) {
    return head + body;
  }
  return `${head}Content-Type: multipart/mixed; boundary="teil"

--teil
${body}
--teil
Content-Type: application/pdf; name="${pdf}"
Content-Disposition: attachment; filename="${pdf}"
Content-Transfer-Encoding: base64

${base64(document)}
--teil--
`;
}

const makeFolder = (folder: string) =>
  ['cur', 'new', 'tmp'].forEach((name) => mkdirSync(path.join(folder, name), {recursive: true}));

/** What an account has after some time. */
const inUse = {
  folders: ['Archiv', 'Verein', 'Vorstand'],
  sql: `UPDATE identities SET signature = 'Freundliche Grüsse
Ladina Muster

Hotel Alpenrose, Sils' WHERE email = '${owner}';`,
  filters: `require ["fileinto"];
# rule:[Vorstand]
if anyof (header :contains "subject" "Vorstand")
{
	fileinto "Vorstand";
}
# rule:[Werbung]
if anyof (header :contains "from" "werbung.example")
{
	fileinto "Junk";
}
`,
};

function main(target: string, password: string, isInUse: boolean): void {
  for (const name of ['mail', 'roundcube.db', 'passwd']) {
    rmSync(path.join(target, name), {recursive: true, force: true});
  }
  const maildir = path.join(target, 'mail', owner, 'Maildir');
  mails.forEach((mail, index) => {
    const folder = path.join(maildir, mail.folder === 'INBOX' ? '' : `.${mail.folder}`);
    makeFolder(folder);
    const time = new Date(`${mail.date.replace(' ', 'T')}:00+01:00`).getTime() / 1000;
    const file = `${time}.M${index}P1.alpenrose:2,${mail.flags ?? ''}`;
    writeFileSync(path.join(folder, 'cur', file), message(mail, index));
  });
  const folders = ['Drafts', 'Sent', 'Junk', 'Trash', 'Lieferanten'];
  if (isInUse) {
    folders.push(...inUse.folders);
    inUse.folders.forEach((name) => makeFolder(path.join(maildir, `.${name}`)));
    const filters = path.join(maildir, '../sieve');
    mkdirSync(filters);
    writeFileSync(path.join(filters, 'roundcube.sieve'), inUse.filters);
    symlinkSync('sieve/roundcube.sieve', path.join(maildir, '../.dovecot.sieve'));
  }
  writeFileSync(path.join(maildir, 'subscriptions'), `${folders.join('\n')}\n`);
  mkdirSync(path.join(target, 'mail', privateUser), {recursive: true});
  writeFileSync(
    path.join(target, 'passwd'),
    [owner, privateUser].map((user) => `${user}:{PLAIN}${password}::::::\n`).join(''),
  );
  const sql = [emptyDatabase, path.join(here, 'contacts.sql')].map((file) =>
    readFileSync(file, 'utf8'),
  );
  sql.push(isInUse ? inUse.sql : '');
  execFileSync('sqlite3', [path.join(target, 'roundcube.db')], {input: sql.join('\n')});
  execFileSync('chown', ['-R', 'mail:mail', path.join(target, 'mail')]);
}

const [folder, option] = process.argv.slice(2);
if (!folder || !process.env.ROUNDCUBE_PASSWORD) {
  throw new Error('Name the folder of the sample, and set ROUNDCUBE_PASSWORD.');
}
main(folder, process.env.ROUNDCUBE_PASSWORD, option === '--in-use');
