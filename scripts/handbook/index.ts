/**
 * `npm run handbook [-- <manual> …]` prints the manuals of the last build as PDF files into the build, and lets their
 * start pages offer them.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from '../../src/config/env';
import {siteTitle} from '../../src/config/siteTitle';
import {deliveryDir} from '../../src/build/deliveryDir';
import {
  handbookFolder,
  handbookList,
  outlineFile,
  type Handbook,
  type PrintedHandbook,
} from '../../src/paper/handbook';
import {longDate} from '@portal/common/text/longDate';
import {swissDay} from '@portal/common/text/swissDay';
import {builtFile} from '../../src/build/pages';
import {kilobytes} from '../lib/kilobytes';
import {handbookDocument, type Imprint} from './document';
import {countPages, finished} from './pdf';
import {print, styleSheets} from './print';
import {startOptions} from '../lib/options';

const {positionals} = startOptions('npm run handbook -- email', {allowPositionals: true});
const root = 'build';

/** Returns the handbooks to print. A name stands for all versions of a manual, or for one. */
function chosenHandbooks(): Handbook[] {
  const file = path.join(deliveryDir(root), outlineFile);
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}: run "npm run build" first.`);
  }
  const all = JSON.parse(readFileSync(file, 'utf8')) as Handbook[];
  const fits = ({name}: Handbook, wanted: string) =>
    name === wanted || name.startsWith(`${wanted}-`);
  const unknown = positionals.find((wanted) => !all.some((book) => fits(book, wanted)));
  if (unknown !== undefined) {
    throw new Error(
      `There is no manual «${unknown}». Choose from: ${all.map(({name}) => name).join(', ')}`,
    );
  }
  return all.filter(
    (book) => positionals.length === 0 || positionals.some((wanted) => fits(book, wanted)),
  );
}

async function main(): Promise<void> {
  const handbooks = chosenHandbooks();
  const {siteUrl, baseUrl, provider} = parseEnv(process.env);
  const day = swissDay();
  const imprint: Imprint = {
    siteTitle,
    siteUrl,
    provider: [
      provider.company,
      `${provider.street}, ${provider.city}`,
      provider.email,
      provider.phone,
    ],
    day: longDate(new Date(day)),
  };
  const readPage = (route: string) =>
    readFileSync(builtFile(root, baseUrl, encodeURI(route)), 'utf8');
  const list = path.join(root, handbookFolder, handbookList);
  let printed = JSON.parse(readFileSync(list, 'utf8')) as PrintedHandbook[];
  for (const book of handbooks) {
    const html = handbookDocument(book, imprint, readPage, styleSheets);
    const pdf = await finished(await print(html, {root, baseUrl}), provider.company, day);
    const file = `${handbookFolder}/${book.name}.pdf`;
    writeFileSync(path.join(root, file), pdf);
    const pages = await countPages(pdf);
    const entry = {
      title: book.title,
      route: book.route,
      href: baseUrl + file,
      pages,
      bytes: pdf.length,
      day,
    };
    printed = [...printed.filter(({route}) => route !== book.route), entry];
    writeFileSync(list, JSON.stringify(printed));
    console.log(`${path.join(root, file)}: ${pages} pages, ${kilobytes(pdf.length)}`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
