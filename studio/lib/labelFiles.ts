import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {comparable} from '@portal/content/walks/labels';

/** A German text of a product, with the English one that it translates. */
interface Unit {
  /** The file and the id in it. Other files may have the same id. */
  key: string;
  id: string;
  source: string;
  text: string;
}

/** The German texts of a version of a product, and the files that could not be read, with the reason. */
export interface Texts {
  units: readonly Unit[];
  unread: readonly string[];
}

/**
 * Reads a language file: XLIFF 1.2, or 2.0 with a text in several segments. The library `xliff` (6.4.0) loses what is in
 * a group of 1.2 and all segments but the last one, and takes a file that is cut off for an empty one.
 */
function readFile(file: string, content: string): Unit[] | string {
  const $ = load(content, {xml: true});
  const version = $('xliff').attr('version') ?? '';
  if (!/^(?:1\.2|2\.\d)$/.test(version)) {
    return `${file}: no XLIFF 1.2 or 2.x`;
  }
  if (!/<\/xliff>\s*$/.test(content)) {
    return `${file}: cut off`;
  }
  const units = $('trans-unit, unit')
    .get()
    .map((unit): Unit => {
      const id = $(unit).attr('id') ?? '';
      const textOf = (name: string) =>
        $(unit).find(`> ${name}, > segment > ${name}, > ignorable > ${name}`).text();
      return {key: `${file}#${id}`, id, source: textOf('source'), text: textOf('target')};
    })
    .filter(({text}) => text !== '');
  return units.length > 0 ? units : `${file}: no translated text`;
}

/** Reads the German language files (`de.*.xlf`) of a folder and its subfolders. */
export function readTexts(folder: string): Texts {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^de\..*\.xlf$/.test(path.basename(file)))
    .sort();
  const read = files.map((file) => readFile(file, readFileSync(path.join(folder, file), 'utf8')));
  return {
    units: read.filter((found) => typeof found !== 'string').flat(),
    unread: files.length > 0 ? read.filter((found) => typeof found === 'string') : ['no de.*.xlf'],
  };
}

/**
 * Returns what a label is called in the new version: null if one of its units still says the same or the old version has
 * none, otherwise the other names of its units, an empty list if none of them is left. A unit may have moved to another
 * file with its id and English text, or kept only its texts.
 */
export function newNames(label: string, old: Texts, now: Texts): string[] | null {
  const means = ({text}: Unit) => comparable(text) === comparable(label);
  const had = old.units.filter(means);
  const names = had.flatMap(({key, id, source}) => {
    const same = now.units.filter((unit) => unit.key === key);
    const moved = now.units.filter(
      (unit) => unit.source === source && (unit.id === id || means(unit)),
    );
    return same.length > 0 ? same : moved;
  });
  return had.length === 0 || names.some(means) ? null : [...new Set(names.map(({text}) => text))];
}
