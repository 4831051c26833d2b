/**
 * Puts each section of a page into a `Section`: a heading of the second level with all that follows it, up to the next
 * one. What is related to the whole page is in no section, nor is a partial with sections of its own. Headings in a
 * `summary` are marked, because that is a button and may contain no link.
 */
import {readFileSync} from 'node:fs';
import type {Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importedPartials} from '@portal/common/text/importedPartials';
import {isPartial} from '@portal/common/text/isPartial';
import {headingId} from '../mdx/anchor';
import {flowElement, isJsx} from '../mdx/mdx';

/** Returns the names of the imported partials that have sections. */
function partialsWithSections({children}: Root, file: VFile): string[] {
  const lines = children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? node.value.split('\n') : [],
  );
  return lines.flatMap((line) => {
    const [partial] = importedPartials(line, file.path, file.cwd);
    const isFound = partial !== undefined && /^## /m.test(readFileSync(partial, 'utf8'));
    return isFound ? line.split(/\s+/)[1]! : [];
  });
}

/** The remark plugin. It runs after those that look at the order of a page's parts. */
export default function sections() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (summary) => {
      if (isJsx(summary, 'summary')) {
        visit(summary as Parent, 'heading', (heading) => {
          heading.data = {
            ...heading.data,
            hProperties: {...heading.data?.hProperties, 'data-summary': true},
          };
        });
      }
    });
    const partials = partialsWithSections(tree, file);
    const children: RootContent[] = [];
    let section: RootContent[] | undefined;
    for (const node of tree.children) {
      const id = node.type === 'heading' && node.depth === 2 ? headingId(node) : undefined;
      if (id !== undefined) {
        section = [];
        const body = flowElement('SectionBody', {id: `${id}-body`}, section as never[]);
        children.push(flowElement('Section', {id}, [node as never, body]));
      } else if (isJsx(node, 'Related', ...partials)) {
        section = undefined;
        children.push(node);
      } else {
        (section ?? children).push(node);
      }
    }
    const first = children.findIndex((node) => isJsx(node, 'Section', ...partials));
    if (first >= 0 && !isPartial(file.path)) {
      children.splice(first, 0, flowElement('SectionsHead', {}, []));
    }
    tree.children = children;
  };
}
