/** Lets every page of a build paint first: its style sheets are in its HTML, its scripts run afterwards. Run it once, after the build. */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {bundledStyles, withInlineStyles} from '../src/delivery/inlineStyles';
import {withLateScripts} from '../src/delivery/lateScripts';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});

/** The site may lie below a base path, which is not part of the folder. */
const readSheet = (address: string) =>
  readFileSync(path.join(values.dir, address.slice(address.indexOf(bundledStyles))), 'utf8');

const pages = readdirSync(values.dir, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.join(values.dir, file));
for (const page of pages) {
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, withLateScripts(withInlineStyles(html, readSheet)));
}
console.log(
  `Finished ${pages.length} pages of ${values.dir}: styles inside, scripts after the first paint.`,
);
