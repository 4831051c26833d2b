import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {labelsOf, type Label} from './numbering';
import type {Parts} from './parts';
import {Styles} from './styles';
import {unseenIn} from './unseen';
import {all, below, toggle} from './xml';

/** A part of a document with text: its body or its notes. */
export interface Part {
  $: CheerioAPI;
  parts: Parts;
  styles: Styles;
  /** Returns the name of the file, or the address, that an id of this part stands for. */
  target: (id: string | undefined) => string | undefined;
  /** What Word writes before the paragraphs of lists. */
  labels: ReadonlyMap<Element, Label>;
  /** Elements that Word does not show, and those that the portal makes itself. */
  unseen: ReadonlySet<Element>;
  /** The notes by the id and name of their references. */
  notes: ReadonlyMap<string, {note: Element; part: Part}>;
}

function readPart(parts: Parts, name: string, styles: Styles, notes: Part['notes']): Part {
  const $ = parts.read(name)!;
  const relations = parts.relations(name);
  const isHidden = (paragraph: Element) =>
    toggle(below(paragraph, 'w:pPr', 'w:rPr'), 'w:vanish') ?? false;
  const paragraphs = all($, 'w:p').filter((paragraph) => !isHidden(paragraph));
  return {
    $,
    parts,
    styles,
    target: (id) => relations.get(id ?? '')?.target,
    labels: labelsOf(paragraphs, parts.ofType('numbering'), styles),
    unseen: unseenIn($, styles),
    notes,
  };
}

/** Reads the body of a document and its notes. */
export function readParts(parts: Parts): {body: Part; all: Part[]} {
  const styles = new Styles(parts.ofType('styles'));
  const notes = new Map<string, {note: Element; part: Part}>();
  const others = ['foot', 'end'].flatMap((kind) =>
    parts.names(`${kind}notes`).map((name) => {
      const part = readPart(parts, name, styles, new Map());
      for (const note of all(part.$, `w:${kind}note`)) {
        notes.set(`${note.attribs['w:id']}w:${kind}noteReference`, {note, part});
      }
      return part;
    }),
  );
  const body = readPart(parts, parts.main, styles, notes);
  return {body, all: [body, ...others]};
}
