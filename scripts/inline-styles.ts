/** Puts the style sheets of every page of a build into its HTML. Run it once, after the build. */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {withInlineStyles} from '../src/delivery/inlineStyles';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});

const sheets = new Map<string, string>();

/** The site may lie below a base path, its style sheets always lie in the bundler's folder. */
function readSheet(address: string): string {
  const file = path.join(values.dir, address.slice(address.indexOf('/assets/css/')));
  const css = sheets.get(file) ?? readFileSync(file, 'utf8');
  sheets.set(file, css);
  return css;
}

const pages = readdirSync(values.dir, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.join(values.dir, file));
for (const page of pages) {
  writeFileSync(page, withInlineStyles(readFileSync(page, 'utf8'), readSheet));
}
console.log(`Put the style sheets into ${pages.length} pages of ${values.dir}.`);
