import {Fragment, type ReactNode} from 'react';
import {unescapeMdx, escapeMdx} from '../model/escape';
import {attributeText, parseEntry, type Inline, type JsxElement} from '../model/mdx';
import {textOf, valueName} from '../model/legendText';
import type {MarkerCreatorSite} from '../site';

/** Renders a legend as a page does: emphasis, code, links and the components in sentences. */
export function inlineMarkdown(entry: string, site: MarkerCreatorSite): ReactNode[] {
  const {Kbd, MenuPath, Value} = site.components;

  function drawnElement(element: JsxElement): ReactNode {
    const nodes = element.children as Inline[];
    const words = textOf(nodes);
    const value = valueName(element);
    const language = attributeText(element, 'lang');
    if (element.name === 'Kbd') {
      return <Kbd>{words}</Kbd>;
    }
    if (element.name === 'MenuPath') {
      return <MenuPath>{words}</MenuPath>;
    }
    if (element.name === 'span' && language) {
      return <span lang={language}>{drawn(nodes)}</span>;
    }
    if (value && site.valueText(value) !== undefined) {
      return <Value name={value} />;
    }
    const {start, end} = element.position!;
    return unescapeMdx(escapeMdx(entry).slice(start.offset, end.offset));
  }

  function drawnNode(node: Inline): ReactNode {
    switch (node.type) {
      case 'inlineCode':
        return <code>{node.value}</code>;
      case 'strong':
        return <strong>{drawn(node.children)}</strong>;
      case 'emphasis':
        return <em>{drawn(node.children)}</em>;
      case 'delete':
        return <del>{drawn(node.children)}</del>;
      case 'link':
        // Links open in a new tab, because there is unsaved work here.
        return (
          <a href={node.url} target="_blank" rel="noreferrer">
            {drawn(node.children)}
          </a>
        );
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return drawnElement(node);
      default:
        return textOf([node]);
    }
  }

  const drawn = (nodes: readonly Inline[]): ReactNode[] =>
    nodes.map((node, index) => {
      const content = drawnNode(node);
      // A bare text would be lost when the browser translates the page, because nodes come and go while the editor
      // types.
      const Around = typeof content === 'string' ? 'span' : Fragment;
      return <Around key={index}>{content}</Around>;
    });

  return drawn(parseEntry(entry));
}
