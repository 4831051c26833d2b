import type {Element} from 'domhandler';
import type {Image, Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Part} from './document';
import {typedNumber} from './headings';
import {makeLists, type Entry} from './lists';
import type {Label} from './numbering';
import {phrasing, type Piece} from './pieces';
import {continues, ownText} from './shownText';
import {readTable} from './tables';
import {below, childElements, closest, textIn, toggle, valueBelow} from './xml';

/** A field with an address has it in its code: HYPERLINK "https://example.org" \l "anchor". */
function fieldAddress(code: string): string | undefined {
  const [, isAnchor, address] = /^\s*HYPERLINK\s+(\\l\s+)?"([^"]*)"/i.exec(code) ?? [];
  const [, anchor] = /\\l\s+"([^"]*)"/.exec(code) ?? [];
  return address === undefined || isAnchor ? undefined : address + (anchor ? `#${anchor}` : '');
}

/** Returns how Word turns a picture, after it has mirrored it, as the end of an address: `#90`, `#0,flipH`. */
function turnOf(picture: Element | undefined): string {
  const {rot = 0, ...attribs} = below(picture, 'pic:spPr', 'a:xfrm')?.attribs ?? {};
  // 60,000 parts of a degree. A page has no oblique pictures.
  const degrees = (Math.round(Number(rot) / 5_400_000) & 3) * 90;
  const flips = ['flipH', 'flipV'].filter((flip) => /^(?:1|true)$/.test(attribs[flip] ?? ''));
  return degrees > 0 || flips.length > 0 ? `#${[degrees, ...flips].join()}` : '';
}

type Inline = Piece | Image;
const isPiece = (inline: Inline): inline is Piece => 'marks' in inline;
const isPicture = (inline: Inline): inline is Image => !isPiece(inline);

/** Reads a part of a document as blocks of a page. What it does not know stays as plain text. */
export class Reader {
  /** The document's title, if a paragraph has this style. */
  title: string | undefined;
  /** What is read of the current paragraph. */
  private inlines: Inline[] = [];
  private boxes: Element[] = [];
  private marks: readonly string[] = [];
  /** The fields and links around, each with its address if it is a link. */
  private fields: {code: string; address?: string}[] = [];

  constructor(private readonly part: Part) {}

  /** Returns the blocks in an element: the body, a cell, a text box. */
  blocks(parent: Element): RootContent[] {
    const flat = this.flatBlocks(parent);
    // The last paragraph continues in none.
    return makeLists([...flat, ...lines(this.inlines.splice(0))]);
  }

  private flatBlocks(parent: Element): (RootContent | Entry)[] {
    return childElements(parent).flatMap((node) => {
      if (this.part.unseen.has(node)) {
        return [];
      }
      return node.name === 'w:p'
        ? this.paragraph(node)
        : node.name === 'w:tbl'
          ? readTable(node, this.part.unseen, (cell) => this.blocks(cell))
          : this.flatBlocks(node);
    });
  }

  private paragraph(node: Element): (RootContent | Entry)[] {
    this.read(node);
    this.fields = [];
    if (continues(node)) {
      return [];
    }
    const {styles, labels} = this.part;
    const inlines = this.inlines.splice(0);
    const boxes = this.boxes.splice(0);
    const isTitle = styles.nameOf(node) === 'title';
    const level = styles.headingLevel(node);
    const blocks =
      level === undefined
        ? this.entry(inlines, labels.get(node), closest(node, 'w:tc') !== undefined)
        : this.heading(inlines, level, isTitle);
    return [...blocks, ...boxes.flatMap((box) => this.flatBlocks(box))];
  }

  /** Returns a paragraph, or the entry of a list. What a list of a page cannot count stands in the text. */
  private entry(
    inlines: Inline[],
    label: Label | undefined,
    isCell: boolean,
  ): (RootContent | Entry)[] {
    const made = lines(inlines);
    if (!label || (label.text === '' && !label.isBullet)) {
      return made;
    }
    if (made.length === 0) {
      // In a column of numbers, the number is the content of the cell.
      return isCell ? lines([{text: label.text, marks: []}]) : [];
    }
    const isCounted = label.isBullet || label.isPlain;
    const children = isCounted ? made : lines([{text: `${label.text} `, marks: []}, ...inlines]);
    return [{type: 'entry', label: {...label, isBullet: !label.isPlain}, children}];
  }

  /** Returns a heading without bold type, links and a typed number. Its pictures stand below it. */
  private heading(inlines: Inline[], level: number, isTitle: boolean): RootContent[] {
    const pieces = inlines
      .filter(isPiece)
      .map(({text, marks}) => ({
        text: text.replace(/\n/g, ' '),
        marks: marks.filter((mark) => /^(?:su[bp]|code)$/.test(mark)),
      }));
    const first = pieces.find(({text}) => text.trim() !== '');
    if (first) first.text = first.text.trimStart().replace(typedNumber, '');
    const children = phrasing(pieces);
    const pictures = inlines.filter(isPicture);
    if (children.length === 0) {
      return pictures;
    }
    if (isTitle && this.title === undefined) {
      this.title = toString(children);
      return pictures;
    }
    return [{type: 'heading', depth: Math.min(level, 6) as 1, children}, ...pictures];
  }

  private read(node: Element): void {
    childElements(node)
      .filter((child) => !this.part.unseen.has(child))
      .forEach((child) => this.element(child));
  }

  private write(text: string): void {
    if (text === '') {
      return;
    }
    const address = this.fields.findLast((field) => field.address)?.address;
    this.inlines.push({text, marks: [...(address ? [address] : []), ...this.marks]});
  }

  private element(node: Element): void {
    this.write(ownText(node, this.part));
    switch (node.name) {
      case 'w:r':
        this.marks = this.marksOf(node);
        this.read(node);
        this.marks = [];
        return;
      case 'w:hyperlink': {
        const outer = this.fields;
        const target = this.part.target(node.attribs['r:id']);
        const anchor = node.attribs['w:anchor'];
        const address = target && target + (anchor && !target.includes('#') ? `#${anchor}` : '');
        this.fields = [...outer, {code: '', address}];
        this.read(node);
        this.fields = outer;
        return;
      }
      case 'w:fldChar':
        return this.field(node);
      case 'w:instrText': {
        const field = this.fields.at(-1);
        if (field) field.code += textIn(node);
        return;
      }
      case 'w:txbxContent':
        this.boxes.push(node);
        return;
      case 'a:blip':
      case 'v:imagedata':
        return this.picture(node);
      default:
        return this.read(node);
    }
  }

  private field(node: Element): void {
    const type = node.attribs['w:fldCharType'];
    const field = this.fields.at(-1);
    if (type === 'begin') {
      this.fields.push({code: ''});
      this.read(node);
    } else if (type === 'separate' && field) {
      field.address = fieldAddress(field.code);
    } else if (type === 'end') {
      this.fields.pop();
    }
  }

  private marksOf(run: Element): string[] {
    const {styles} = this.part;
    const properties = below(run, 'w:rPr');
    const raised = Number(valueBelow(properties, 'w:position') ?? 0);
    const place =
      valueBelow(properties, 'w:vertAlign') ??
      (raised > 0 ? 'superscript' : raised < 0 ? 'subscript' : '');
    return [
      ...(styles.runHas(run, 'w:b') ? ['strong'] : []),
      ...(styles.runHas(run, 'w:i') ? ['emphasis'] : []),
      ...(toggle(properties, 'w:strike') || toggle(properties, 'w:dstrike') ? ['delete'] : []),
      ...(place === 'superscript' ? ['sup'] : place === 'subscript' ? ['sub'] : []),
      ...(styles.isCode(run) ? ['code'] : []),
    ];
  }

  private picture(node: Element): void {
    const drawing = closest(node, 'w:drawing', 'w:pict', 'w:object');
    const described = drawing && this.part.$(drawing).find('wp\\:docPr, v\\:shape').get(0)?.attribs;
    const alt = described?.descr || described?.title || described?.alt || '';
    const file = this.part.target(node.attribs['r:embed'] ?? node.attribs['r:id']);
    if (file === undefined) {
      this.write(' TODO verknüpftes Bild einsetzen ');
    } else {
      this.inlines.push({type: 'image', url: file + turnOf(closest(node, 'pic:pic')), alt});
    }
  }
}

/** Returns a paragraph for each line, and each picture as a block, because a page has no line breaks. */
function lines(inlines: readonly Inline[]): (Paragraph | Image)[] {
  const made: (Paragraph | Image)[] = [];
  let line: Piece[] = [];
  const end = () => {
    const children = phrasing(line);
    line = [];
    if (children.length > 0) made.push({type: 'paragraph', children});
  };
  for (const inline of inlines) {
    if (!isPiece(inline)) {
      end();
      made.push(inline);
      continue;
    }
    inline.text.split('\n').forEach((text, index) => {
      if (index > 0) end();
      line.push({text, marks: inline.marks});
    });
  }
  end();
  return made;
}
