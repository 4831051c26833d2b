import type {Heading, Nodes, Root} from 'mdast';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {isJsx, type JsxElement} from './lib/mdx';
import taskChoice from './taskChoice';

/** Runs the plugin over a page with as many tasks, and returns its tree. The framework gives headings their ids. */
function pageOf(count: number, path = 'email/webmail.mdx'): Root {
  const tasks = Array.from({length: count}, (_, n) => `## Aufgabe ${n + 1}\n\n1. Klicken Sie.`);
  const tree = unified()
    .use(remarkParse)
    .parse(['Einleitung.', ...tasks, '### Teil', '## Häufige Fragen', 'Antwort.'].join('\n\n'));
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  headings.forEach((heading, n) => (heading.data = {hProperties: {id: `a${n + 1}`}} as never));
  tree.children[tree.children.length - 1] = {
    type: 'mdxJsxFlowElement',
    name: 'Faq',
    attributes: [],
    children: [],
  };
  taskChoice()(tree, new VFile({path}));
  return tree;
}

const choiceIn = ({children}: Root) =>
  children.find((node): node is JsxElement & Nodes => isJsx(node, 'TaskChoice')) as
    (JsxElement & {children: never[]}) | undefined;

it('begins a page with more than eight tasks, made from its headings but for the questions', () => {
  const tree = pageOf(9);
  const choice = choiceIn(tree)!;
  const links = unified()
    .use(remarkStringify)
    .stringify({type: 'root', children: choice.children})
    .trim()
    .split('\n');
  expect(links.slice(0, 2)).toEqual(['* [Aufgabe 1](#a1)', '* [Aufgabe 2](#a2)']);
  expect(links.slice(8)).toEqual(['* [Aufgabe 9](#a9)', '  * [Teil](#a10)']);
  expect(tree.children.indexOf(choice as never)).toBe(1);
});

it('is on no page with fewer tasks, and in no partial', () => {
  expect(choiceIn(pageOf(8))).toBeUndefined();
  expect(choiceIn(pageOf(9, 'email/_partials/_teil.mdx'))).toBeUndefined();
});
