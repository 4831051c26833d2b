import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {comparable} from '@portal/content/walks/labels';

/** The German texts of a product by file and key. */
export type Texts = ReadonlyMap<string, string>;

/** Reads the German language files (XLIFF, `de.*.xlf`) of a folder and its subfolders. */
export function readTexts(folder: string): Texts {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^de\..*\.xlf$/.test(path.basename(file)))
    .sort();
  return new Map(
    files.flatMap((file) => {
      const $ = load(readFileSync(path.join(folder, file), 'utf8'), {xml: true});
      return $('trans-unit')
        .get()
        .map((unit): [string, string] => [
          `${file}#${$(unit).attr('id')}`,
          $(unit).children('target').text(),
        ]);
    }),
  );
}

/**
 * Returns what a label is called in the new version: null if one of its keys still says the same or the old version has
 * none, otherwise the other names of its keys, an empty list if none of them is left.
 */
export function newNames(label: string, old: Texts, now: Texts): string[] | null {
  const means = (text: string) => comparable(text) === comparable(label);
  const keys = [...old].filter(([, text]) => means(text));
  const names = keys.flatMap(([key]) => now.get(key) ?? []);
  return keys.length === 0 || names.some(means) ? null : [...new Set(names)];
}
