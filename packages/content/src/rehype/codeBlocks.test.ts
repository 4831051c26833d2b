import path from 'node:path';
import type {Element, Root, RootContent} from 'hast';
import {expect, it} from 'vitest';
import codeBlocks from './codeBlocks';

/** A code block as it comes from Markdown; `meta` is what stands behind the language. */
function block(code: string, language: string, meta?: string, around = 'pre'): Element {
  const properties = {className: [`language-${language}`], metastring: meta};
  const element = (tagName: string, children: Element['children']): Element => ({
    type: 'element',
    tagName,
    position: {start: {line: 12, column: 1}, end: {line: 14, column: 4}},
    properties: tagName === 'code' ? properties : {},
    children,
  });
  return element(around, [element('code', [{type: 'text', value: code}])]);
}

function transformed(node: Element): Element {
  const tree: Root = {type: 'root', children: [node]};
  codeBlocks()(tree, {path: path.resolve('typo3/seite.mdx')});
  return node.children[0] as Element;
}

it('replaces the text of a code block by coloured HTML, language and title', () => {
  const code = transformed(block('p {\n}\n', 'css', 'title="stil.css"'));
  expect(code.children).toEqual([]);
  expect(code.properties).toMatchObject({language: 'css', title: 'stil.css'});
  expect(code.properties.html).toMatch(/^<span class="token selector">p<\/span> /);
  expect(code.properties.html).not.toMatch(/\n$/);
});

it('keeps code within a sentence from being translated, and leaves it as it is', () => {
  const code = transformed(block('info@', 'text', undefined, 'p'));
  expect(code.properties.translate).toBe('no');
  expect(code.children).toEqual([{type: 'text', value: 'info@'}]);
});

it('names the blocks of a page differently', () => {
  const blocks = [
    block('1', 'js'),
    block('2', 'js'),
    block('3', 'css'),
    block('4', 'js', 'title="uhr.js"'),
    block('5', 'js'),
  ];
  codeBlocks()({type: 'root', children: blocks}, {path: 'seite.mdx'});
  const codes = blocks.map(({children: [code]}) => code as Element);
  expect(codes.map(({properties}) => properties.label)).toEqual([
    'JS',
    'JS 2',
    'CSS',
    'uhr.js',
    'JS 3',
  ]);
});

it('leaves code in a sentence alone', () => {
  expect(transformed(block('a < b', 'js', undefined, 'p')).children).toHaveLength(1);
});

it.each([
  ['LiveExample', 1],
  ['Steps', 0],
])('leaves the code in a %s as text: %i', (name, texts) => {
  const code = block('<p>', 'html');
  const component: RootContent = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: [code],
  };
  codeBlocks()({type: 'root', children: [component]}, {path: 'seite.mdx'});
  expect((code.children[0] as Element).children).toHaveLength(texts);
});

it.each([
  [
    'an unknown language',
    block('A', 'php'),
    /^typo3\/seite\.mdx:12: Die Sprache «php» eines Codeblocks gibt es nicht\. Möglich sind html, .*, csv\.$/,
  ],
  [
    'an unknown property',
    block('a', 'js', '{1,3}'),
    /^typo3\/seite\.mdx:12: Hinter der Sprache eines Codeblocks steht «\{1,3\}»\. Möglich ist dort nur/,
  ],
])('stops the build for %s with place and remedy', (_, node, message) => {
  expect(() => transformed(node)).toThrow(message);
});
