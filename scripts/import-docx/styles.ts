import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {all, below, closest, toggle, valueBelow} from './xml';

const codeFont = /courier|consolas|menlo|monaco|mono\b|source code|cascadia|lucida console/i;

/** The styles of a document, by their ids. */
export class Styles {
  private readonly styles: ReadonlyMap<string, Element>;

  constructor($: CheerioAPI | undefined) {
    const found = $ ? all($, 'w:style') : [];
    this.styles = new Map(found.map((style) => [style.attribs['w:styleId'] ?? '', style]));
  }

  /** Returns a style and those that it is based on, the nearest first. */
  private chain(id: string | undefined): Element[] {
    const found: Element[] = [];
    let style = this.styles.get(id ?? '');
    while (style && !found.includes(style)) {
      found.push(style);
      style = this.styles.get(valueBelow(style, 'w:basedOn') ?? '');
    }
    return found;
  }

  private ofParagraph(paragraph: Element | undefined): Element[] {
    return this.chain(valueBelow(paragraph, 'w:pPr', 'w:pStyle'));
  }

  /** Returns the name of a paragraph's style, which is the same in every language of Word: `heading 1`. */
  nameOf(paragraph: Element): string {
    const name = valueBelow(this.ofParagraph(paragraph)[0], 'w:name') ?? '';
    return name.toLowerCase();
  }

  /** Returns the level of a heading from 1, which the title has as well, or undefined for another paragraph. */
  headingLevel(paragraph: Element): number | undefined {
    const id = valueBelow(paragraph, 'w:pPr', 'w:pStyle') ?? '';
    const found =
      /^(?:title|heading(?: (\d))?)$/.exec(this.nameOf(paragraph)) ?? /^Heading(\d?)$/.exec(id);
    return found ? Number(found[1] || 1) : undefined;
  }

  /** Returns the properties of a run: its own, then those of its styles. `own` leaves out its paragraph's. */
  private properties(run: Element, own = false): Element[] {
    const properties = below(run, 'w:rPr');
    const styles = [
      ...this.chain(valueBelow(properties, 'w:rStyle')),
      ...(own ? [] : this.ofParagraph(closest(run, 'w:p'))),
    ];
    return [properties, ...styles.map((style) => below(style, 'w:rPr'))].filter(
      (found) => found !== undefined,
    );
  }

  /** Returns whether a run has a property such as `w:b`, by itself or by a style of letters. */
  runHas(run: Element, name: string): boolean {
    const found = this.properties(run, true).map((one) => toggle(one, name));
    return found.find((is) => is !== undefined) ?? false;
  }

  /** Returns whether Word hides a run, by itself or by any style. */
  isHidden(run: Element): boolean {
    const found = this.properties(run).map((one) => toggle(one, 'w:vanish'));
    return found.find((is) => is !== undefined) ?? false;
  }

  /** Returns the font of a run, by itself or by its styles. */
  fontOf(run: Element): string | undefined {
    return this.properties(run)
      .map((from) => below(from, 'w:rFonts')?.attribs)
      .map((fonts) => fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'])
      .find((font) => font !== undefined);
  }

  /** Returns whether a run is in a font for code. */
  isCode(run: Element): boolean {
    return codeFont.test(this.fontOf(run) ?? '');
  }

  /** Returns the list that a paragraph belongs to, by itself or by its style. The level may be the list's to say. */
  listOf(paragraph: Element): {list: string; level?: number; style?: string} | undefined {
    const own = below(paragraph, 'w:pPr', 'w:numPr');
    const ofStyles = this.ofParagraph(paragraph).map((style) => below(style, 'w:pPr', 'w:numPr'));
    const value = (name: string) =>
      [own, ...ofStyles].map((source) => valueBelow(source, name)).find(Boolean);
    const list = value('w:numId');
    const level = value('w:ilvl');
    return list === undefined || list === '0'
      ? undefined
      : {
          list,
          ...(level !== undefined && {level: Number(level)}),
          ...(!below(own, 'w:ilvl') && {style: valueBelow(paragraph, 'w:pPr', 'w:pStyle')}),
        };
  }

  /** Returns the list that a style of lists names, for lists that refer to one. */
  listOfStyle(id: string): string | undefined {
    return valueBelow(this.styles.get(id), 'w:pPr', 'w:numPr', 'w:numId');
  }
}
