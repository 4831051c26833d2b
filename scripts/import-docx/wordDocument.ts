import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import type {Hints} from './hints';
import {labelsOf, type Label} from './numbering';
import type {Parts} from './parts';
import {Places} from './places';
import {Styles} from './styles';
import {all, below, childElements, toggle} from './xml';

/** What is known about a document while it is prepared. */
export interface Context {
  parts: Parts;
  styles: Styles;
  places: Places;
  labels: ReadonlyMap<Element, Label>;
  hints: Hints;
}

/** Changes a part of a document into a form that the library reads without loss, or says what is lost. */
export type Preparation = ($: CheerioAPI, context: Context) => void;

/** Returns what is known about the text of a document or its notes. */
export function contextOf($: CheerioAPI, parts: Parts, hints: Hints): Context {
  const styles = new Styles(parts.ofType('styles'));
  const isHidden = (paragraph: Element) =>
    toggle(below(paragraph, 'w:pPr', 'w:rPr'), 'w:vanish') ?? false;
  const shown = all($, 'w:p').filter((paragraph) => !isHidden(paragraph));
  return {
    parts,
    styles,
    places: new Places($, styles),
    labels: labelsOf(shown, parts.ofType('numbering'), styles),
    hints,
  };
}

/** Returns the branch of a choice between forms for new and old versions of Word. */
export function branchOf(choice: Element): Element | undefined {
  const branches = childElements(choice);
  const newer = branches.find(({name}) => name === 'mc:Choice');
  const older = branches.find(({name}) => name === 'mc:Fallback');
  return newer && (hasContent(newer) || !older) ? newer : older;
}

/** What has something in it that the page can show or that a hint names. */
const contents = ['w:txbxContent', 'pic:pic', 'c:chart', 'dgm:relIds', 'w:t', 'm:oMath'];

function hasContent(node: Element): boolean {
  return childElements(node).some((child) => contents.includes(child.name) || hasContent(child));
}
