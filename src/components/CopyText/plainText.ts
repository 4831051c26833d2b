import {isValidElement, type ReactNode} from 'react';

const blocks = new Set(['p', 'li', 'ul', 'ol', 'div']);

function collect(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  if (Array.isArray(node)) {
    return node.map(collect).join('');
  }
  if (isValidElement<{children?: ReactNode}>(node)) {
    const inner = collect(node.props.children);
    if (node.type === 'br') {
      return '\n';
    }
    return typeof node.type === 'string' && blocks.has(node.type) ? `${inner.trim()}\n\n` : inner;
  }
  return '';
}

/** Text of rendered Markdown as one would type it: a blank line between paragraphs. */
export function plainText(node: ReactNode): string {
  return collect(node)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
