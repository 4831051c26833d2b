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
  if (n > 99) {
    return String(n);
  }
  const digits = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
  const tens = digits[Math.floor(n / 10)]!.replace(
    /[ivx]/g,
    (sign) => ({i: 'x', v: 'l', x: 'c'})[sign]!,
  );
  return `${tens}${digits[n % 10]}`;
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

interface Level {
  start: number;
  format: string;
  pattern: string;
  /** The level after which it begins again, from 1; 0 for never. */
  restart: number;
  isLegal: boolean;
  /** The style whose paragraphs have this level. */
  style?: string;
}

interface List {
  /** Lists with the same one count on together. */
  family: string;
  levels: Map<number, Level>;
  /** Levels that begin at a number of their own. */
  starts: Map<number, number>;
}

const at = (element: Element): number => Number(element.attribs['w:ilvl'] ?? 0);

const levelOf = (element: Element): Level => ({
  start: Number(valueBelow(element, 'w:start') ?? 1),
  format: valueBelow(element, 'w:numFmt') ?? 'decimal',
  pattern: valueBelow(element, 'w:lvlText') ?? `%${at(element) + 1}.`,
  restart: Number(valueBelow(element, 'w:lvlRestart') ?? Infinity),
  isLegal: toggle(element, 'w:isLgl') ?? false,
  style: valueBelow(element, 'w:pStyle'),
});

/** Reads the lists of a document by their ids. */
function listsOf($: CheerioAPI, styles: Styles): Map<string, List> {
  const byId = (name: string, id: string) =>
    new Map(all($, name).map((element) => [element.attribs[id] ?? '', element]));
  const families = byId('w:abstractNum', 'w:abstractNumId');
  const nums = byId('w:num', 'w:numId');
  const read = (num: Element, seen: readonly Element[] = []): List => {
    const family = valueBelow(num, 'w:abstractNumId') ?? '';
    const element = families.get(family);
    const style = valueBelow(element, 'w:numStyleLink');
    const linked = style === undefined ? undefined : nums.get(styles.listOfStyle(style) ?? '');
    if (linked && !seen.includes(linked)) {
      return read(linked, [...seen, num]);
    }
    const overrides = childElements(num, 'w:lvlOverride');
    const levels = [element, ...overrides].flatMap((one) =>
      one ? childElements(one, 'w:lvl') : [],
    );
    const starts = overrides.map((one) => [at(one), valueBelow(one, 'w:startOverride')] as const);
    return {
      family,
      levels: new Map(levels.map((level) => [at(level), levelOf(level)])),
      starts: new Map(
        starts.flatMap(([level, start]) => (start === undefined ? [] : [[level, Number(start)]])),
      ),
    };
  };
  return new Map([...nums].map(([id, num]) => [id, read(num)]));
}

/** Counts the paragraphs of lists as Word does. */
class Counter {
  private readonly numbers = new Map<string, Map<number, number>>();
  private readonly begun = new Set<string>();

  /** Returns the numbers of all levels at the next paragraph of a list. */
  next(id: string, {family, levels, starts}: List, level: number): Map<number, number> {
    const numbers = this.numbers.get(family) ?? new Map<number, number>();
    this.numbers.set(family, numbers);
    if (!this.begun.has(id)) {
      this.begun.add(id);
      starts.forEach((start, of) => numbers.set(of, start - 1));
    }
    const startOf = (of: number) => starts.get(of) ?? levels.get(of)?.start ?? 1;
    for (let above = 0; above < level; above++) {
      numbers.set(above, numbers.get(above) ?? startOf(above));
    }
    numbers.set(level, (numbers.get(level) ?? startOf(level) - 1) + 1);
    for (const of of [...numbers.keys()].filter((one) => one > level)) {
      if ((levels.get(of)?.restart ?? Infinity) > level) {
        numbers.delete(of);
      }
    }
    return numbers;
  }
}

/** Returns what a level writes before a paragraph with these numbers. */
function labelText(
  {pattern, isLegal}: Level,
  levels: List['levels'],
  numbers: Map<number, number>,
) {
  const text = pattern.replace(/%(\d)/g, (_, n: string) => {
    const of = Number(n) - 1;
    const format = levels.get(of)?.format ?? 'decimal';
    const count = formats[isLegal && format !== 'none' ? 'decimal' : format] ?? String;
    return count(numbers.get(of) ?? 1);
  });
  return text.trim();
}

/** Returns what Word writes before the paragraphs of a document that belong to lists. */
export function labelsOf(
  paragraphs: readonly Element[],
  numbering: CheerioAPI | undefined,
  styles: Styles,
): Map<Element, Label> {
  const lists = numbering ? listsOf(numbering, styles) : new Map<string, List>();
  const counter = new Counter();
  const labels = new Map<Element, Label>();
  for (const paragraph of paragraphs) {
    const {list: id = '', level = 0, style} = styles.listOf(paragraph) ?? {};
    const list = lists.get(id);
    // The list names the level of a style.
    const ofStyle = [...(list?.levels ?? [])].find(([, one]) => style && one.style === style)?.[0];
    const own = ofStyle ?? level;
    const found = list?.levels.get(own);
    if (!list || !found) {
      continue;
    }
    const numbers = counter.next(id, list, own);
    const number = numbers.get(own)!;
    const isBullet = found.format === 'bullet';
    const text = isBullet ? '' : labelText(found, list.levels, numbers);
    const isPlain =
      formats[found.format] !== undefined && text.replace(/[.():]/g, '') === `${number}`;
    labels.set(paragraph, {text, number, level: own, isBullet, isPlain});
  }
  return labels;
}
