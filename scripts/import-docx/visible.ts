import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {formulaText} from './formulas';
import {typedNumber as headingNumber} from './headings';
import {runsOfLists} from './prepare/fields';
import {symbol, withCommonSigns} from './symbols';
import {branchOf, type Context} from './wordDocument';
import {all, below, childElements, closest, toggle, valueBelow} from './xml';

/** A paragraph of a document as Word shows it. */
export interface ShownParagraph {
  text: string;
  place: string;
}

/** What Word does not show, or what the portal makes itself. */
const unseen = ['w:del', 'w:moveFrom', 'w:pPr', 'w:rPr', 'w:instrText', 'w:sdtPr', 'w:sectPr'];

/** The signs between which a list of Word's is typed. */
const typedBullet = /^\s*[•·▪■●‣–-]\s+/;

/** Reads the text that Word shows, without the program that makes the page, so that the two can be compared. */
class Reader {
  readonly paragraphs: ShownParagraph[] = [];
  private text = '';
  private boxes: Element[] = [];

  constructor(
    private readonly context: Context,
    private readonly notes: ReadonlyMap<string, string> = new Map(),
    private readonly contents: ReadonlySet<Element> = new Set(),
  ) {}

  read(node: Element): void {
    for (const child of childElements(node)) {
      this.element(child);
    }
  }

  private element(node: Element): void {
    const {styles} = this.context;
    const isHidden = /^[wm]:r$/.test(node.name) && styles.runHas(node, 'w:vanish');
    if (unseen.includes(node.name) || isHidden || this.isContents(node)) {
      return;
    }
    switch (node.name) {
      case 'w:p':
        return this.paragraph(node);
      case 'w:t':
        return this.letters(node);
      case 'm:oMath':
        this.text += formulaText(node);
        return;
      case 'w:tab':
      case 'w:ptab':
      case 'w:br':
      case 'w:cr':
        this.text += ' ';
        return;
      case 'w:noBreakHyphen':
        this.text += '-';
        return;
      case 'w:sym':
        this.text +=
          symbol(node.attribs['w:font'] ?? '', Number.parseInt(node.attribs['w:char'] ?? '', 16)) ??
          '';
        return;
      case 'w:rt':
        this.text += ' (';
        this.read(node);
        this.text += ')';
        return;
      case 'w:ruby':
        childElements(node, 'w:rubyBase').forEach((base) => this.read(base));
        childElements(node, 'w:rt').forEach((spoken) => this.element(spoken));
        return;
      case 'w:footnoteReference':
      case 'w:endnoteReference': {
        const note = this.notes.get(`${node.name.slice(2, 5)}${node.attribs['w:id']}`);
        this.text += note === undefined ? '' : ` (${note})`;
        return;
      }
      case 'mc:AlternateContent': {
        const branch = branchOf(node);
        return branch && this.read(branch);
      }
      case 'w:txbxContent':
        this.boxes.push(node);
        return;
      case 'w:tr':
        return toggle(below(node, 'w:trPr'), 'w:hidden') || below(node, 'w:trPr', 'w:del')
          ? undefined
          : this.read(node);
      case 'w:fldChar':
        return;
      default:
        return this.read(node);
    }
  }

  private isContents(node: Element): boolean {
    const {styles} = this.context;
    return (
      this.contents.has(node) ||
      (node.name === 'w:p' && styles.isContents(node)) ||
      valueBelow(node, 'w:sdtPr', 'w:docPartObj', 'w:docPartGallery') === 'Table of Contents'
    );
  }

  private letters(node: Element): void {
    const run = closest(node, 'w:r');
    const value = node.children.map((text) => ('data' in text ? text.data : '')).join('');
    this.text += withCommonSigns(value, run && this.context.styles.fontOf(run));
  }

  private paragraph(node: Element): void {
    const {labels, styles, places} = this.context;
    const label = styles.isHeading(node) ? undefined : labels.get(node);
    const outer = this.boxes;
    this.boxes = [];
    this.read(node);
    const written = styles.isHeading(node)
      ? this.text.trimStart().replace(headingNumber, '')
      : this.text;
    // The mark of this paragraph is deleted, or it is the big first letter of the next one.
    const goesOn =
      below(node, 'w:pPr', 'w:rPr', 'w:del') ??
      below(node, 'w:pPr', 'w:framePr')?.attribs['w:dropCap'];
    if (goesOn) {
      this.text = written;
    } else {
      const text = written.replace(typedBullet, '');
      const hasLabel = text.trim() !== '' || closest(node, 'w:tc') !== undefined;
      const shown = label && hasLabel ? `${label.text} ${text}` : text;
      this.paragraphs.push({text: shown, place: places.of(node)});
      this.text = '';
    }
    const boxes = this.boxes;
    this.boxes = outer;
    boxes.forEach((box) => this.read(box));
  }
}

/** Returns the text of every note by its kind and id: `foo1`, `end2`. */
function notesOf(context: Context): Map<string, string> {
  const found = new Map<string, string>();
  for (const type of ['footnote', 'endnote']) {
    const part = context.parts.ofType(`${type}s`);
    for (const note of part ? all(part, `w:${type}`) : []) {
      const reader = new Reader(context);
      reader.read(note);
      const text = reader.paragraphs.map((one) => one.text.trim()).filter(Boolean);
      found.set(`${type.slice(0, 3)}${note.attribs['w:id']}`, text.join(' '));
    }
  }
  return found;
}

/** Returns the paragraphs that Word shows, in the order of reading, with the labels of lists. */
export function shownParagraphs($: CheerioAPI, context: Context): ShownParagraph[] {
  const reader = new Reader(context, notesOf(context), runsOfLists($));
  const [body] = all($, 'w:body');
  if (body) {
    reader.read(body);
  }
  return reader.paragraphs.filter(({text}) => text.trim() !== '');
}
