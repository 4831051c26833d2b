import type {Parent} from 'mdast';
import {visit} from 'unist-util-visit';
import {writtenComponents} from '../../../src/components/manualComponents';
import {valueDefinitions} from '../../../src/config/values';
import {isJsx, textAttribute, type JsxElement} from '../../../src/remark/lib/mdx';
import {nearest} from '../../../src/text/nearest';
import {elementTypes, iconNames, thumbTypes} from '../../lib/content/components';
import type {Page} from '../../lib/content/page';
import {perPage, type Rule} from '../lib/rule';

function unknown(what: string, name: string, known: readonly string[]): string | null {
  if (known.includes(name)) {
    return null;
  }
  const similar = nearest(name, known);
  const remedy = similar
    ? `Meinten Sie «${similar}»?`
    : 'Die möglichen Namen stehen in REDAKTION.md.';
  return `${what} «${name}» gibt es nicht → ${remedy}`;
}

/** Names that an `import` or `export` in the file makes known. */
function ownNames({tree}: Page): string[] {
  return tree.children
    .filter((node) => node.type === 'mdxjsEsm')
    .flatMap(({value}) => value.match(/[A-Z]\w*/g) ?? []);
}

/** Attributes whose values come from a list. */
function valueProblem(element: JsxElement): string | null {
  const check = (attribute: string, what: string, known: () => readonly string[]) => {
    const value = textAttribute(element, attribute);
    return value === undefined ? null : unknown(what, value, known());
  };
  switch (element.name) {
    case 'Value':
      return check('name', 'Den Wert', () => Object.keys(valueDefinitions));
    case 'ElementPreview':
      return check('type', 'Das Element', elementTypes);
    case 'ElementThumb':
      return check('type', 'Das Element', thumbTypes);
    default:
      return element.name?.startsWith('Ui') ? check('icon', 'Das Symbol', iconNames) : null;
  }
}

/** Components, values, elements and symbols have names that the portal knows. */
export default {
  name: 'bausteine',
  level: 'error',
  check: perPage((page) => {
    const known = [...Object.keys(writtenComponents), ...ownNames(page)];
    const found: {line: number; message: string}[] = [];
    visit(page.tree as Parent, (node) => {
      if (!isJsx(node) || !/^[A-Z]/.test(node.name ?? '')) {
        return;
      }
      const message = unknown('Den Baustein', node.name ?? '', known) ?? valueProblem(node);
      if (message) {
        found.push({line: node.position?.start.line ?? 1, message});
      }
    });
    return found;
  }),
} satisfies Rule;
