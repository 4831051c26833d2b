import type {ReactNode} from 'react';
import Kbd from '@site/src/components/Kbd';

/** The Markdown that legends use: `**strong**`, `*emphasis*`, `` `code` `` and `<Kbd>keys</Kbd>`. */
export function inlineMarkdown(text: string): ReactNode[] {
  const pieces = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|<Kbd>[^<]+<\/Kbd>)/);
  return pieces.map((piece, index) => {
    if (index % 2 === 0) {
      return piece;
    }
    if (piece.startsWith('**')) {
      return <strong key={index}>{piece.slice(2, -2)}</strong>;
    }
    if (piece.startsWith('*')) {
      return <em key={index}>{piece.slice(1, -1)}</em>;
    }
    return piece.startsWith('`') ? (
      <code key={index}>{piece.slice(1, -1)}</code>
    ) : (
      <Kbd key={index}>{piece.slice('<Kbd>'.length, -'</Kbd>'.length)}</Kbd>
    );
  });
}
