import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {place} from '../mdx/place';
import {highlight} from './highlight';
import {infoStringProblem, titleOf} from './infoString';

const languagePrefix = 'language-';

/** Components that use the code blocks inside them as text, to run them. */
const readers = new Set(['LiveExample']);

function languageOf({properties}: Element): string | undefined {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : [];
  return classes.find((name) => name.startsWith(languagePrefix))?.slice(languagePrefix.length);
}

/**
 * Highlights the code blocks of a page at build time, so that no highlighter has to be loaded. Passes the properties
 * `html`, `language`, `title` and `label` to `@theme/CodeBlock` instead of children. Skips blocks that a component
 * reads.
 */
export default function codeBlocks() {
  return (tree: Root, file: {path: string}) => {
    const counts = new Map<string, number>();
    /** Returns a name that no other block of the page has: «JS», «JS 2». */
    const labelFor = (caption: string) => {
      const count = (counts.get(caption) ?? 0) + 1;
      counts.set(caption, count);
      return count === 1 ? caption : `${caption} ${count}`;
    };
    visit(tree, (node, _index, parent) => {
      if (node.type === 'mdxJsxFlowElement' && readers.has(node.name ?? '')) {
        return SKIP;
      }
      const isCode = node.type === 'element' && node.tagName === 'code';
      const isBlock = isCode && parent?.type === 'element' && parent.tagName === 'pre';
      if (isCode && !isBlock) {
        // Readers type this text, so a browser must not translate it.
        node.properties.translate = 'no';
      }
      const [text] = isBlock ? node.children : [];
      if (!isBlock || text?.type !== 'text') {
        return undefined;
      }
      const language = languageOf(node);
      const meta = String(node.properties.metastring ?? '');
      const found = infoStringProblem(language, meta);
      if (found) {
        throw new Error(`${place(node, file)}: ${found.problem}. ${found.remedy}`);
      }
      const title = titleOf(meta);
      node.properties = {
        html: highlight(text.value.replace(/\n$/, ''), language),
        language,
        title,
        label: labelFor(title ?? language?.toUpperCase() ?? 'Code'),
      };
      node.children = [];
      return undefined;
    });
  };
}
