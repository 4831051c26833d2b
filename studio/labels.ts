/**
 * `npm run labels -- typo3 OLD NEW`: what of a manual a new version of its product would rename, without walking. Looks up
 * the labels that walks have seen in the German language files of two versions, each a folder, and says which files it
 * could not read.
 */
import {groupBy} from '@portal/common/groupBy';
import {newNames, readTexts} from './lib/labelFiles';
import {readRecords} from '@portal/content/walks/record';

const [manual, old, now] = process.argv.slice(2);
if (!manual || !old || !now) {
  throw new Error('Name the manual and two folders: npm run labels -- typo3 ../de-13.4 ../de-14.3');
}

const seenLabels = [...readRecords(manual)].flatMap(([page, record]) =>
  Object.entries(record.units).flatMap(([unit, {seen}]) =>
    seen.map((label) => ({label, place: `${page} ${unit}`})),
  ),
);
const [before, after] = [readTexts(old), readTexts(now)];
for (const [folder, {unread}] of [
  [old, before],
  [now, after],
] as const) {
  unread.forEach((file) => console.error(`Not read in ${folder}: ${file}`));
}
for (const [label, steps] of groupBy(seenLabels, ({label}) => label)) {
  const names = newNames(label, before, after);
  if (names) {
    const outcome = names.length > 0 ? `renamed: «${names.join('», «')}»` : 'missing';
    console.log(`«${label}»  ${outcome}\n  ${steps.map(({place}) => place).join('\n  ')}`);
  }
}
