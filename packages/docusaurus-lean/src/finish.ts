/**
 * Inlines the style sheets of a build into its pages. Run it once, after everything that writes pages: `tsx
 * packages/docusaurus-lean/src/finish.ts [--dir build]`.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {isEnabled} from './enabled';
import {bundledStyles, withInlineStyles} from './pages/inlineStyles';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});

/** Reads a style sheet by its address, which may begin with the site's base path. */
const readSheet = (address: string) =>
  readFileSync(path.join(values.dir, address.slice(address.indexOf(bundledStyles))), 'utf8');

const pages = readdirSync(values.dir, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.join(values.dir, file));

if (isEnabled()) {
  let changed = 0;
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const finished = withInlineStyles(html, readSheet);
    changed += Number(finished !== html);
    writeFileSync(page, finished);
  }
  if (changed === 0) {
    throw new Error(
      `No page in ${values.dir} links to a style sheet the way Docusaurus does: adapt src/pages, or build with LEAN=off.`,
    );
  }
  console.log(`Inlined styles into ${changed} pages of ${values.dir}`);
}
