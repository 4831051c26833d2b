import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import type {Styles} from './styles';
import {all, childElements, toggle, valueBelow} from './xml';

/** What Word writes before a paragraph of a list. */
export interface Label {
  /** `3.`, `b)`, `2.1`; empty for a bullet. */
  text: string;
  number: number;
  /** From 0. */
  level: number;
  isBullet: boolean;
  /** Whether a list of the page shows the same: a number alone. */
  isPlain: boolean;
}

const letter = (n: number): string =>
  String.fromCharCode(97 + ((n - 1) % 26)).repeat(Math.ceil(n / 26));

function roman(n: number): string {
  const digits = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
  const tens = ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc'];
  return n < 100 ? tens[Math.floor(n / 10)]! + digits[n % 10]! : String(n);
}

/** Formats that lists of a document often have. Others are written in digits, and the list is named. */
const formats: Readonly<Record<string, (n: number) => string>> = {
  decimal: String,
  lowerLetter: letter,
  upperLetter: (n) => letter(n).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (n) => roman(n).toUpperCase(),
  none: () => '',
};

interface List {
  /** Lists with the same one count on together. */
  family: string;
  levels: ReadonlyMap<number, Element>;
  /** Levels that begin at a number of their own. */
  starts: ReadonlyMap<number, number>;
}

const levelOf = (element: Element): number => Number(element.attribs['w:ilvl'] ?? 0);

/** Reads the lists of a document by their ids. */
function listsOf($: CheerioAPI, styles: Styles): Map<string, List> {
  const byId = (name: string, id: string) =>
    new Map(all($, name).map((element) => [element.attribs[id] ?? '', element]));
  const families = byId('w:abstractNum', 'w:abstractNumId');
  const nums = byId('w:num', 'w:numId');
  const read = (num: Element, isLinked = false): List => {
    const family = valueBelow(num, 'w:abstractNumId') ?? '';
    const element = families.get(family);
    const style = valueBelow(element, 'w:numStyleLink');
    const linked = style === undefined ? undefined : nums.get(styles.listOfStyle(style) ?? '');
    if (linked && !isLinked) {
      return read(linked, true);
    }
    const overrides = childElements(num, 'w:lvlOverride');
    const levels = [element, ...overrides].flatMap((one) =>
      one ? childElements(one, 'w:lvl') : [],
    );
    const started = overrides.filter((one) => valueBelow(one, 'w:startOverride') !== undefined);
    return {
      family,
      levels: new Map(levels.map((level) => [levelOf(level), level])),
      starts: new Map(
        started.map((one) => [levelOf(one), Number(valueBelow(one, 'w:startOverride'))]),
      ),
    };
  };
  return new Map([...nums].map(([id, num]) => [id, read(num)]));
}

/** Counts a paragraph of a list as Word does. `numbers` are those of all levels; a list has `begun` if it has any. */
function count(numbers: Map<number, number>, list: List, level: number, hasBegun: boolean): void {
  const {levels, starts} = list;
  if (!hasBegun) {
    starts.forEach((start, of) => numbers.set(of, start - 1));
  }
  const startOf = (of: number) =>
    starts.get(of) ?? Number(valueBelow(levels.get(of), 'w:start') ?? 1);
  for (let above = 0; above < level; above++) {
    numbers.set(above, numbers.get(above) ?? startOf(above));
  }
  numbers.set(level, (numbers.get(level) ?? startOf(level) - 1) + 1);
  for (const of of [...numbers.keys()].filter((one) => one > level)) {
    // The level after which it begins again, from 1; 0 for never.
    if (Number(valueBelow(levels.get(of), 'w:lvlRestart') ?? Infinity) > level) {
      numbers.delete(of);
    }
  }
}

/** Returns what Word writes before the paragraphs of a document that belong to lists. */
export function labelsOf(
  paragraphs: readonly Element[],
  numbering: CheerioAPI | undefined,
  styles: Styles,
): Map<Element, Label> {
  const lists = numbering ? listsOf(numbering, styles) : new Map<string, List>();
  const counts = new Map<string, Map<number, number>>();
  const begun = new Set<string>();
  const labels = new Map<Element, Label>();
  for (const paragraph of paragraphs) {
    const {list: id = '', level: own = 0, style} = styles.listOf(paragraph) ?? {};
    const list = lists.get(id);
    // The list names the level of a style.
    const ofStyle = [...(list?.levels ?? [])].find(
      ([, one]) => style !== undefined && valueBelow(one, 'w:pStyle') === style,
    );
    const level = ofStyle?.[0] ?? own;
    const found = list?.levels.get(level);
    if (!list || !found) {
      continue;
    }
    const numbers = counts.get(list.family) ?? new Map<number, number>();
    counts.set(list.family, numbers);
    count(numbers, list, level, begun.has(id));
    begun.add(id);
    const formatOf = (of: number) => valueBelow(list.levels.get(of), 'w:numFmt') ?? 'decimal';
    const isBullet = formatOf(level) === 'bullet';
    const pattern = isBullet ? '' : (valueBelow(found, 'w:lvlText') ?? `%${level + 1}.`);
    const text = pattern.replace(/%(\d)/g, (_, n: string) => {
      const format = formatOf(Number(n) - 1);
      const isDigits = toggle(found, 'w:isLgl') && format !== 'none';
      return (formats[isDigits ? 'decimal' : format] ?? String)(numbers.get(Number(n) - 1) ?? 1);
    });
    const number = numbers.get(level)!;
    const isPlain = formatOf(level) in formats && text.replace(/[.():\s]/g, '') === `${number}`;
    labels.set(paragraph, {text: text.trim(), number, level, isBullet, isPlain});
  }
  return labels;
}
