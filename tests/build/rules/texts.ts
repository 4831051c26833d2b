import {isTag, isText, type AnyNode} from 'domhandler';
import type {BuiltPage} from './rule';

/** Elements without text for readers, and code, which may look like anything. */
const skipped = new Set(['script', 'style', 'code', 'pre', 'noscript']);

const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];

/** Returns every text that readers see or hear on a page, without code. */
export function readersTexts({$}: BuiltPage): string[] {
  const texts: string[] = [];
  const visit = (node: AnyNode): void => {
    if (isText(node)) {
      texts.push(node.data.trim());
    } else if (isTag(node) && !skipped.has(node.name)) {
      texts.push(...spoken.map((name) => node.attribs[name]?.trim() ?? ''));
      node.children.forEach(visit);
    }
  };
  $('body').get().forEach(visit);
  return texts.filter((text) => text !== '');
}
