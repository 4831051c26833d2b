/** `npm run import:docx -- datei.docx`: makes a page from a Word document. It asks for everything that no flag sets. */
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {asciiName} from '@portal/common/text/asciiName';
import {withQuestions} from '../lib/ask';
import {readSite} from '@portal/content/source/site';
import {readOptions, stopAt, UsageError} from '../lib/options';
import {newPage, WishError} from '../new-page/page';
import {askWish} from '../new-page/askWish';
import {quoted, type Hints} from './hints';
import {checkSum, WordError} from './limits';
import {placePictures} from './pictures';
import {readWord, writeBody} from './word';

const usage =
  'npm run import:docx -- "Anleitung Kalender.docx" --handbuch email --kategorie programme --typ aufgabe --titel "Kalender öffnen"';
const text = {type: 'string'} as const;

const noHeadings =
  'Das Dokument hat keine Überschriften → Gliedern Sie die Seite mit ##. Oder geben Sie den Überschriften in Word die Formatvorlage «Überschrift 1», löschen Sie die Seite, und importieren Sie noch einmal.';

/** Reads the Word file that the command line names. */
function readFile(places: readonly string[]): Buffer {
  const [file = ''] = places;
  if (places.length !== 1) {
    throw new UsageError(`Nennen Sie eine Word-Datei:\n  ${usage}`);
  }
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw new WordError(
      `Die Datei «${file}» gibt es nicht → Prüfen Sie Namen und Ordner. Hat der Name Leerzeichen, setzen Sie ihn in Anführungszeichen.`,
    );
  }
  checkSum(statSync(file).size);
  return readFileSync(file);
}

/** Says that the title of the document is not on the page, because somebody gave another one. */
function nameTitle(title: string | undefined, chosen: string, hints: Hints): void {
  if (title !== undefined && title !== chosen) {
    hints.add(
      `Der Titel des Dokuments steht nicht auf der Seite: ${quoted(title)}`,
      'Sie haben einen anderen angegeben. Ändern Sie «title», wenn er besser passt.',
    );
  }
}

async function main(): Promise<void> {
  const {positionals, values} = readOptions(usage, {
    allowPositionals: true,
    options: {handbuch: text, kategorie: text, typ: text, titel: text},
  });
  const word = readWord(readFile(positionals));
  const given = {
    ...values,
    titel: values.titel ?? word.title,
    typ: values.typ ?? (word.hasSteps ? 'aufgabe' : undefined),
  };
  const site = readSite();
  const wish = await withQuestions(
    (ask) => askWish(given, site, ask),
    () => new WishError('\nAbgebrochen: Es wurde keine Seite angelegt.'),
  );
  const {files, hints} = await placePictures(word.tree, word.files, asciiName(wish.title));
  const {file, content, address} = newPage(wish, site, writeBody(word.tree));
  word.compareWith(content);
  nameTitle(word.title, wish.title, word.hints);
  const folder = path.join(path.dirname(file), 'img');
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, content, {flag: 'wx'});
  files.forEach((picture) => writeFileSync(path.join(folder, picture.name), picture.data));
  const said = [...(word.hasHeadings ? [] : [noHeadings]), ...hints, ...word.hints.sentences()];
  console.log(`
Die Seite ist angelegt:  ${file}, mit ${files.length} ${files.length === 1 ? 'Bild' : 'Bildern'}
${said.map((hint) => `Hinweis:                 ${hint}\n`).join('')}So sehen Sie sie an:     npm run dev, dann http://localhost:3000${address}
Was noch zu tun ist:     npm run lint:content -- ${file}`);
}

main().catch(stopAt(UsageError, WishError, WordError));
