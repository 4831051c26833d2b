/**
 * `npm run new:page`: writes a page from the template of its type to its place. It asks for everything that no flag
 * sets.
 */
import {writeFileSync} from 'node:fs';
import {withQuestions} from '../lib/ask';
import {readSite} from '@portal/content/source/site';
import {readOptions, stopAt, UsageError} from '../lib/options';
import {newPage, WishError} from './page';
import {askWish} from './askWish';

const text = {type: 'string'} as const;

async function main(): Promise<void> {
  const {values} = readOptions(
    'npm run new:page -- --handbuch email --kategorie programme --typ aufgabe --titel "Bild ersetzen"',
    {options: {handbuch: text, kategorie: text, typ: text, titel: text}},
  );
  const site = readSite();
  const wish = await withQuestions(
    (ask) => askWish(values, site, ask),
    () => new WishError('\nAbgebrochen: Es wurde keine Seite angelegt.'),
  );
  const {file, content, address} = newPage(wish, site);
  writeFileSync(file, content, {flag: 'wx'});
  console.log(`
Die Seite ist angelegt:  ${file}
So sehen Sie sie an:     npm run dev, dann http://localhost:3000${address}
Was noch zu tun ist:     npm run lint:content -- ${file}`);
}

main().catch(stopAt(UsageError, WishError));
