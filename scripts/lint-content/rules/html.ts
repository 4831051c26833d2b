import type {Nodes} from 'mdast';
import {isJsx, lineOf, textAttribute, type JsxElement} from '@portal/content/mdx/mdx';
import {perPage, type Rule} from '../lib/rule';

/** Elements that stand only in certain others: browsers move them elsewhere, and the page then breaks. */
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol', 'menu'],
  dt: ['dl', 'div'],
  dd: ['dl', 'div'],
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  caption: ['table'],
  colgroup: ['table'],
  summary: ['details'],
};

/** Elements that contain only certain others: screen readers count wrongly otherwise. */
const children: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd', 'div'],
  table: ['caption', 'colgroup', 'thead', 'tbody', 'tfoot'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th'],
};

const bold = (name: string) =>
  `Löschen Sie <${name} …> und </${name}>. Wichtiges schreiben Sie **fett**.`;

/** Elements that other programs write, and what is written here instead. */
const foreign: [pattern: RegExp, remedy: (name: string) => string][] = [
  // Those with a colon are from Word and Outlook.
  [/^(?:font|center|big|tt|marquee|blink)$|:/i, bold],
  [/^strike$/, () => 'Schreiben Sie ~~Text~~.'],
  [/^aside$/, () => 'Schreiben Sie einen Kasten: davor :::tip und dahinter :::.'],
];

/** Returns what is wrong with an element that other programs write. Browsers get no content of other websites here. */
function foreignProblem(node: JsxElement): string | null {
  const name = node.name ?? '';
  const address = textAttribute(node, 'src') ?? textAttribute(node, 'data') ?? '';
  const isEmbedded =
    /^(?:iframe|script|embed|object)$/.test(name) && /^(?:https?:)?\/\//.test(address);
  const remedy = isEmbedded
    ? `Schreiben Sie einen Link, zum Beispiel [Video](${address}).`
    : foreign.find(([pattern]) => pattern.test(name))?.[1](name);
  return remedy === undefined ? null : `Das Element <${name}> gibt es hier nicht → ${remedy}`;
}

const tags = (names: readonly string[]) => names.map((name) => `<${name}>`).join(' oder ');

const lists = 'Am einfachsten schreiben Sie eine Liste mit - oder 1. und eine Tabelle mit |.';

/** Returns whether a node leaves no trace on the page. */
const isNothing = (node: Nodes): boolean =>
  node.type === 'mdxTextExpression' ||
  node.type === 'mdxFlowExpression' ||
  (node.type === 'text' && node.value.trim() === '');

/** Returns the nodes in an element. A paragraph of nothing but tags is none on the page. */
function inside(node: Nodes): Nodes[] {
  return ('children' in node ? (node.children as Nodes[]) : []).flatMap((child) =>
    child.type === 'paragraph' && child.children.every((one) => isNothing(one) || isJsx(one))
      ? child.children
      : [child],
  );
}

/** Returns the name of an HTML element, or undefined for a component and anything else. */
const tagOf = (node: Nodes): string | undefined =>
  isJsx(node) && node.name && /^[a-z]/.test(node.name) ? node.name : undefined;

function* problems(node: Nodes): Generator<{line: number; message: string}> {
  const name = tagOf(node);
  for (const child of inside(node)) {
    const line = lineOf(child);
    const tag = tagOf(child);
    const allowed = name === undefined ? undefined : children[name];
    const needed = tag === undefined ? undefined : parents[tag];
    const message = isJsx(child) ? foreignProblem(child) : null;
    if (message) {
      yield {line, message};
    }
    const isComponent = isJsx(child) && tag === undefined;
    // What a component shows around its content is not known here.
    const isOpen = isJsx(node) && name === undefined;
    if (needed && !isOpen && !needed.includes(name ?? '')) {
      yield {
        line,
        message: `<${tag}> steht nicht in ${tags(needed)} → Schreiben Sie ${tags(needed)} darum. ${lists}`,
      };
    } else if (allowed && !isNothing(child) && !isComponent && !allowed.includes(tag ?? '')) {
      yield {
        line,
        message: `In <${name}> steht etwas, das nicht in ${tags(allowed)} ist → Setzen Sie es in ${tags(allowed)}. ${lists}`,
      };
      continue;
    }
    yield* problems(child);
  }
}

/** HTML in a page is what this portal shows, and nested as browsers and screen readers need it. */
export default {
  name: 'html',
  level: 'error',
  check: perPage(({tree}) => [...problems(tree)]),
} satisfies Rule;
