import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {all, below, closest, toggle, valueBelow} from './xml';

/** The styles of a document, by their ids. */
export class Styles {
  private readonly styles = new Map<string, Element>();

  constructor($: CheerioAPI | undefined) {
    ($ ? all($, 'w:style') : []).forEach((style) => {
      this.styles.set(style.attribs['w:styleId'] ?? '', style);
    });
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

  /** Returns the name of a paragraph's style, which is the same in every language of Word. */
  nameOf(paragraph: Element): string {
    const [style] = this.ofParagraph(paragraph);
    return (valueBelow(style, 'w:name') ?? '').toLowerCase();
  }

  /** Returns whether a paragraph is a heading, but not the title. */
  isHeading(paragraph: Element): boolean {
    return (
      /^heading(?: \d)?$/.test(this.nameOf(paragraph)) ||
      /^Heading\d?$/.test(valueBelow(paragraph, 'w:pPr', 'w:pStyle') ?? '')
    );
  }

  /** Returns whether a paragraph is part of the table of contents, which the portal makes itself. */
  isContents(paragraph: Element): boolean {
    return /^(?:toc \d|toc heading|contents(?: heading| \d))$/.test(this.nameOf(paragraph));
  }

  /** Returns whether a run has a property such as `w:vanish`, by itself or by its styles. */
  runHas(run: Element, name: string): boolean {
    const properties = below(run, 'w:rPr');
    const ofCharacters = this.chain(valueBelow(properties, 'w:rStyle'));
    const inherited = [...ofCharacters, ...this.ofParagraph(closest(run, 'w:p'))];
    return (
      toggle(properties, name) ??
      inherited
        .map((style) => toggle(below(style, 'w:rPr'), name))
        .find((is) => is !== undefined) ??
      false
    );
  }

  /** Returns the font of a run, by itself or by its styles. */
  fontOf(run: Element): string | undefined {
    const properties = below(run, 'w:rPr');
    const styles = [
      ...this.chain(valueBelow(properties, 'w:rStyle')),
      ...this.ofParagraph(closest(run, 'w:p')),
    ];
    return [properties, ...styles.map((style) => below(style, 'w:rPr'))]
      .map((from) => below(from, 'w:rFonts')?.attribs)
      .map((fonts) => fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'])
      .find((font) => font !== undefined);
  }

  /** Returns the list that a paragraph belongs to, by itself or by its style. */
  listOf(paragraph: Element): {list: string; level: number; style?: string} | undefined {
    const sources = [
      below(paragraph, 'w:pPr', 'w:numPr'),
      ...this.ofParagraph(paragraph).map((style) => below(style, 'w:pPr', 'w:numPr')),
    ].filter((source) => source !== undefined);
    const list = sources.map((source) => valueBelow(source, 'w:numId')).find(Boolean);
    const level = sources.map((source) => valueBelow(source, 'w:ilvl')).find(Boolean);
    return list === undefined || list === '0'
      ? undefined
      : {list, level: Number(level ?? 0), style: valueBelow(paragraph, 'w:pPr', 'w:pStyle')};
  }

  /** Returns the list that a style of lists names, for lists that refer to one. */
  listOfStyle(id: string): string | undefined {
    return valueBelow(this.styles.get(id), 'w:pPr', 'w:numPr', 'w:numId');
  }
}
