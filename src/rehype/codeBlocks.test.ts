import type {Element, Root, RootContent} from 'hast';
import {expect, it} from 'vitest';
import codeBlocks from './codeBlocks';

/** A code block as it comes from Markdown; `meta` is what stands behind the language. */
function block(code: string, language: string, meta?: string, around = 'pre'): Element {
  const properties = {className: [`language-${language}`], metastring: meta};
  const element = (tagName: string, children: Element['children']): Element => ({
    type: 'element',
    tagName,
    properties: tagName === 'code' ? properties : {},
    children,
  });
  return element(around, [element('code', [{type: 'text', value: code}])]);
}

function transformed(node: Element): Element {
  const tree: Root = {type: 'root', children: [node]};
  codeBlocks()(tree, {path: 'seite.mdx'});
  return node.children[0] as Element;
}

it('replaces the text of a code block by coloured HTML, language and title', () => {
  const code = transformed(block('p {\n}\n', 'css', 'title="stil.css"'));
  expect(code.children).toEqual([]);
  expect(code.properties).toMatchObject({language: 'css', title: 'stil.css'});
  expect(code.properties.html).toMatch(/^<span class="token selector">p<\/span> /);
  expect(code.properties.html).not.toMatch(/\n$/);
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
  codeBlocks()({type: 'root', children: [component]}, {});
  expect((code.children[0] as Element).children).toHaveLength(texts);
});

it.each([
  ['an unknown language', block('A', 'cobol'), 'seite.mdx: The language "cobol"'],
  ['an unknown property', block('a', 'js', '{1,3}'), 'seite.mdx: A code block has "{1,3}"'],
])('stops the build for %s and names the page', (_, node, message) => {
  expect(() => transformed(node)).toThrow(message);
});
