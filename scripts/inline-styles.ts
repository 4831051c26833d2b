/** Puts the style sheets of every page of a build into its HTML. Run it once, after the build. */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {bundledStyles, withInlineStyles} from '../src/delivery/inlineStyles';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});

/** The site may lie below a base path, which is not part of the folder. */
const readSheet = (address: string) =>
  readFileSync(path.join(values.dir, address.slice(address.indexOf(bundledStyles))), 'utf8');

const pages = readdirSync(values.dir, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.join(values.dir, file));
for (const page of pages) {
  writeFileSync(page, withInlineStyles(readFileSync(page, 'utf8'), readSheet));
}
console.log(`Put the style sheets into ${pages.length} pages of ${values.dir}.`);
