/**
 * `npm run labels -- typo3 OLD NEW`: what of a manual a new version of its product would rename, without walking. Looks up
 * the labels that walks have seen in the German language files of two versions, each a folder, by file and key.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readRecord} from '@portal/content/walks/record';
import {newNames, readTexts} from './lib/labelFiles';

const [manual, old, now] = process.argv.slice(2);
if (!manual || !old || !now) {
  throw new Error('Name the manual and two folders: npm run labels -- typo3 ../de-13.4 ../de-14.3');
}

/** The steps that name a label, by label. */
const steps = new Map<string, string[]>();
for (const file of readdirSync(manual, {recursive: true, encoding: 'utf8'}).sort()) {
  const page = path.join(manual, file);
  const units = /\.mdx$/.test(file) ? (readRecord(page)?.units ?? {}) : {};
  for (const [unit, {seen}] of Object.entries(units)) {
    seen.forEach((label) => steps.set(label, [...(steps.get(label) ?? []), `${page} ${unit}`]));
  }
}

const [before, after] = [readTexts(old), readTexts(now)];
for (const [label, places] of steps) {
  const names = newNames(label, before, after);
  if (names) {
    const outcome = names.length > 0 ? `renamed: «${names.join('», «')}»` : 'missing';
    console.log(`«${label}»  ${outcome}\n  ${places.join('\n  ')}`);
  }
}
