/** `npm run new:page`: writes a page from the template of its type, in its place. What flags do not say is asked. */
import {writeFileSync} from 'node:fs';
import {createInterface, type Interface} from 'node:readline/promises';
import {readSite} from '../lib/content/site';
import {readOptions, stopAt, UsageError} from '../lib/options';
import {newPage, WishError} from './page';
import {askWish, type Ask} from './questions';

const text = {type: 'string'} as const;

/** Answers come line by line, from the keyboard or from a file. */
function lineReader(terminal: Interface): Ask {
  const lines = terminal[Symbol.asyncIterator]();
  return async (question) => {
    process.stdout.write(question);
    const {value, done} = await lines.next();
    if (done) {
      throw new WishError('\nAbgebrochen: Es wurde keine Seite angelegt.');
    }
    return value;
  };
}

async function main(): Promise<void> {
  const {values} = readOptions(
    'npm run new:page -- --handbuch email --kategorie programme --typ aufgabe --titel "Bild ersetzen"',
    {options: {handbuch: text, kategorie: text, typ: text, titel: text}},
  );
  const site = readSite();
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const wish = await askWish(values, site, lineReader(terminal)).finally(() => terminal.close());
  const {file, content, address} = newPage(wish, site, new Date().toISOString().slice(0, 10));
  writeFileSync(file, content, {flag: 'wx'});
  console.log(`
Die Seite ist angelegt:  ${file}
So sehen Sie sie an:     npm run dev, dann http://localhost:3000${address}
Was noch zu tun ist:     npm run lint:content -- ${file}`);
}

main().catch(stopAt(UsageError, WishError));
