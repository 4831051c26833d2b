import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import type {Styles} from './styles';
import {all, below, childElements, toggle, valueBelow} from './xml';

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

const letters = (n: number): string =>
  String.fromCharCode(97 + ((n - 1) % 26)).repeat(Math.ceil(n / 26));

function roman(n: number): string {
  const signs = ['m', 'cm', 'd', 'cd', 'c', 'xc', 'l', 'xl', 'x', 'ix', 'v', 'iv', 'i'];
  const values = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1];
  let rest = n;
  return values
    .map((value, index) => {
      const count = Math.floor(rest / value);
      rest -= count * value;
      return signs[index]!.repeat(count);
    })
    .join('');
}

/** Returns a number as a list counts. Formats that no list here has are written in digits. */
function counted(n: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(n);
    case 'upperLetter':
      return letters(n).toUpperCase();
    case 'lowerRoman':
      return roman(n);
    case 'upperRoman':
      return roman(n).toUpperCase();
    case 'decimalZero':
      return String(n).padStart(2, '0');
    default:
      return String(n);
  }
}

interface Level {
  start: number;
  format: string;
  pattern: string;
  /** The level after which it begins again, from 1; 0 for never. */
  restart: number | undefined;
  isLegal: boolean;
}

function levelOf(element: Element): Level {
  const restart = valueBelow(element, 'w:lvlRestart');
  return {
    start: Number(valueBelow(element, 'w:start') ?? 1),
    format: valueBelow(element, 'w:numFmt') ?? 'decimal',
    pattern: valueBelow(element, 'w:lvlText') ?? `%${Number(element.attribs['w:ilvl'] ?? 0) + 1}.`,
    restart: restart === undefined ? undefined : Number(restart),
    isLegal: toggle(element, 'w:isLgl') ?? false,
  };
}

interface List {
  /** Lists with the same one count on together. */
  family: string;
  levels: Map<number, Level>;
  /** Levels that begin at a number of their own. */
  starts: Map<number, number>;
}

/** Reads the lists of a document by their ids. */
function listsOf($: CheerioAPI, styles: Styles): Map<string, List> {
  const families = new Map(
    all($, 'w:abstractNum').map((family) => [family.attribs['w:abstractNumId'] ?? '', family]),
  );
  const nums = new Map(all($, 'w:num').map((num) => [num.attribs['w:numId'] ?? '', num]));
  const read = (num: Element, seen: readonly Element[] = []): List => {
    const family = valueBelow(num, 'w:abstractNumId') ?? '';
    const element = families.get(family);
    const style = valueBelow(element, 'w:numStyleLink');
    const linked = style === undefined ? undefined : nums.get(styles.listOfStyle(style) ?? '');
    if (linked && !seen.includes(linked)) {
      return read(linked, [...seen, num]);
    }
    const levels = new Map<number, Level>();
    const starts = new Map<number, number>();
    const add = (level: Element) =>
      levels.set(Number(level.attribs['w:ilvl'] ?? 0), levelOf(level));
    (element ? childElements(element, 'w:lvl') : []).forEach(add);
    for (const override of childElements(num, 'w:lvlOverride')) {
      childElements(override, 'w:lvl').forEach(add);
      const start = valueBelow(override, 'w:startOverride');
      if (start !== undefined) {
        starts.set(Number(override.attribs['w:ilvl'] ?? 0), Number(start));
      }
    }
    return {family, levels, starts};
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
      starts.forEach((start, at) => numbers.set(at, start - 1));
    }
    const startOf = (at: number) => starts.get(at) ?? levels.get(at)?.start ?? 1;
    for (let above = 0; above < level; above++) {
      numbers.set(above, numbers.get(above) ?? startOf(above));
    }
    numbers.set(level, (numbers.get(level) ?? startOf(level) - 1) + 1);
    for (const [at] of [...numbers].filter(([at]) => at > level)) {
      const restart = levels.get(at)?.restart;
      if (restart === undefined ? true : restart > level) {
        numbers.delete(at);
      }
    }
    return numbers;
  }
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
    // A style of headings names the list, and the list names the level of each style.
    const own = below(paragraph, 'w:pPr', 'w:numPr', 'w:ilvl')
      ? undefined
      : list && levelWith(numbering!, id, style);
    const at = own ?? level;
    const found = list?.levels.get(at);
    if (!list || !found) {
      continue;
    }
    const numbers = counter.next(id, list, at);
    const isBullet = found.format === 'bullet';
    const text = found.pattern.replace(/%(\d)/g, (_, n: string) => {
      const of = Number(n) - 1;
      const format = list.levels.get(of)?.format ?? 'decimal';
      const isDigits = found.isLegal && format !== 'none';
      return format === 'none' ? '' : counted(numbers.get(of) ?? 1, isDigits ? 'decimal' : format);
    });
    const number = numbers.get(at)!;
    labels.set(paragraph, {
      text: isBullet ? '' : text.trim(),
      number,
      level: at,
      isBullet,
      isPlain: new RegExp(`^\\(?${number}[.):]?\\)?$`).test(text.trim()),
    });
  }
  return labels;
}

/** Returns the level that a list gives to the paragraphs of a style. */
function levelWith($: CheerioAPI, list: string, style: string | undefined): number | undefined {
  const num = all($, 'w:num').find((one) => one.attribs['w:numId'] === list);
  const family = all($, 'w:abstractNum').find(
    (one) => one.attribs['w:abstractNumId'] === (num && valueBelow(num, 'w:abstractNumId')),
  );
  const level =
    style === undefined || !family
      ? undefined
      : childElements(family, 'w:lvl').find((one) => valueBelow(one, 'w:pStyle') === style);
  return level && Number(level.attribs['w:ilvl'] ?? 0);
}
