import {readFileSync} from 'node:fs';
import path from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {createElement, type ComponentType, type ReactElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {manualComponentNames, originOf} from '@portal/content/manualComponents';
import {moduleNode} from '@portal/content/mdx/mdx';
import {earlyRemarkPlugins, remarkPlugins} from '@portal/content/remark';

const componentsFolder = '@site/src/components/';

/** What the picture loader returns, without files. */
const picture = (file: string) => ({
  src: `/assets/${file.split('/').pop()}`,
  srcSet: '/assets/small.webp 400w',
  width: 800,
  height: 600,
});

/** Replaces imports through the project's loaders by what they would give, and leaves out those of components. */
function resolveLoaders() {
  return (tree: Root): void => {
    visit(tree, 'mdxjsEsm', (node) => {
      const [, name = '', loader, file = ''] =
        /import (\w+) from "!!.*\/(\w+)\.mjs!(.+)"/.exec(node.value) ?? [];
      if (loader) {
        const value = loader === 'text' ? readFileSync(file, 'utf8').trim() : picture(file);
        node.data = moduleNode(`const ${name} = ${JSON.stringify(value)}`).data;
      }
      if (node.value.includes(componentsFolder) && node.data?.estree) {
        node.data.estree.body = [];
      }
    });
  };
}

/** The portal's components by their names. */
const components: Record<string, ComponentType> = Object.fromEntries(
  await Promise.all(
    manualComponentNames.map(async (name) => {
      const {file, isDefault} = originOf(name)!;
      const module = await import(path.resolve('src/components', file));
      return [name, module[isDefault ? 'default' : name]];
    }),
  ),
);

/** The React element of a page's text, with the portal's plugins and components. */
async function mdxElement(text: string, file = 'typo3/test.mdx'): Promise<ReactElement> {
  const {default: Content} = await evaluate(new VFile({value: text, path: file}), {
    ...runtime,
    remarkPlugins: [
      ...earlyRemarkPlugins,
      remarkDirective,
      remarkGfm,
      ...remarkPlugins,
      resolveLoaders,
    ],
  });
  return createElement(Content as ComponentType<{components: object}>, {components});
}

/** The HTML that the server delivers for a page's text. */
export async function renderMdx(text: string, file?: string): Promise<string> {
  return renderToStaticMarkup(await mdxElement(text, file));
}
