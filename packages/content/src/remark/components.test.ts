import {existsSync, readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {manualComponentNames, originOf} from '../manualComponents';
import components from './components';

/** The imports of a page's text after the plugin. */
function importsOf(text: string): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(components);
  const tree = processor.runSync(processor.parse(text)) as Root;
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

describe('components', () => {
  it('imports each component that the page uses, once', () => {
    expect(importsOf('<Faq>\n\nEin <Kbd>A</Kbd> und <Kbd>B</Kbd>.\n\n</Faq>')).toEqual([
      'import Faq from "@site/src/components/Faq"',
      'import Kbd from "@site/src/components/Kbd"',
    ]);
  });

  it('imports by name what a file exports beside its default', () => {
    expect(importsOf('<UiSketch alt="x"><UiText>Text</UiText></UiSketch>')).toEqual([
      'import UiSketch from "@site/src/components/UiSketch"',
      'import {UiText} from "@site/src/components/UiSketch/text"',
    ]);
  });

  it('imports nothing that the page does not use, imports itself, or makes itself', () => {
    expect(importsOf('Text.\n\n<toString /><Own />')).toEqual([]);
    const own = 'import {Kbd} from "./own"';
    expect(importsOf(`${own}\n\n<Kbd>A</Kbd>`)).toEqual([own]);
    const other = 'import picture from "../Kbd/picture.svg"';
    expect(importsOf(`${other}\n\n<Kbd>A</Kbd>`)).toHaveLength(2);
  });
});

describe('the list of components', () => {
  it.each(manualComponentNames)('%s is exported by its file', (name) => {
    const {file, isDefault} = originOf(name)!;
    const path = [`src/components/${file}.tsx`, `src/components/${file}/index.tsx`].find(
      existsSync,
    );
    const code = readFileSync(path ?? '', 'utf8');
    const wanted = isDefault ? `export default function ${name}\\b` : `export function ${name}\\b`;
    expect(code).toMatch(new RegExp(wanted));
  });
});
