import type {Parent} from 'mdast';
import {visit} from 'unist-util-visit';
import {writtenComponents} from '../../../src/components/manualComponents';
import {isJsx, type JsxElement} from '../../../src/remark/lib/mdx';
import {attributeProblems, unknown} from '../lib/attributeProblems';
import {knownNames} from '../lib/knownNames';
import {perPage, type Rule} from '../lib/rule';

const components = Object.keys(writtenComponents);

/** A component in small letters, which browsers show as nothing; `kbd` is an element of HTML as well. */
function smallName(name: string): string | null {
  const meant = components.find((component) => component.toLowerCase() === name.toLowerCase());
  return meant && name !== 'kbd' ? unknown('Den Baustein', name, [meant]) : null;
}

function problemsOf(element: JsxElement, known: readonly string[]): string[] {
  const name = element.name ?? '';
  const wrongName = /^[A-Z]/.test(name) ? unknown('Den Baustein', name, known) : smallName(name);
  return wrongName ? [wrongName] : attributeProblems(element);
}

/** Components, their attributes and values have names that the portal knows; no attribute is missing. */
export default {
  name: 'bausteine',
  level: 'error',
  check: perPage((page) => {
    const known = [...components, ...knownNames(page)];
    const found: {line: number; message: string}[] = [];
    visit(page.tree as Parent, (node) => {
      const line = node.position?.start.line ?? 1;
      const messages = isJsx(node) ? problemsOf(node, known) : [];
      messages.forEach((message) => found.push({line, message}));
    });
    return found;
  }),
} satisfies Rule;
