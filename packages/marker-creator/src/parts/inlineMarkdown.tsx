import {Fragment, type ReactNode} from 'react';
import {readInline, type Piece} from '../model/inline';
import {textOf, valueName} from '../model/plainLegend';
import type {MarkerCreatorSite} from '../site';

type Tag = Extract<Piece, {kind: 'tag'}>;

function drawnTag(tag: Tag, site: MarkerCreatorSite): ReactNode {
  const {Kbd, MenuPath, Value} = site.components;
  const words = textOf(tag.content, (name) => name);
  const value = valueName(tag);
  const language = /\blang="([\w-]+)"/.exec(tag.attributes)?.[1];
  if (tag.name === 'Kbd') {
    return <Kbd>{words}</Kbd>;
  }
  if (tag.name === 'MenuPath') {
    return <MenuPath>{words}</MenuPath>;
  }
  if (tag.name === 'span' && language) {
    return <span lang={language}>{drawn(tag.content, site)}</span>;
  }
  return value && site.valueText(value) !== undefined ? <Value name={value} /> : tag.source;
}

function drawnPiece(piece: Piece, site: MarkerCreatorSite): ReactNode {
  if (typeof piece === 'string') {
    return piece;
  }
  switch (piece.kind) {
    case 'code':
      return <code>{piece.text}</code>;
    case 'strong':
      return <strong>{drawn(piece.content, site)}</strong>;
    case 'emphasis':
      return <em>{drawn(piece.content, site)}</em>;
    case 'deleted':
      return <del>{drawn(piece.content, site)}</del>;
    case 'link':
      // Links open in a new tab, because there is unsaved work here.
      return (
        <a href={piece.href} target="_blank" rel="noreferrer">
          {drawn(piece.content, site)}
        </a>
      );
    case 'tag':
      return drawnTag(piece, site);
  }
}

const drawn = (pieces: readonly Piece[], site: MarkerCreatorSite): ReactNode[] =>
  pieces.map((piece, index) => {
    const content = drawnPiece(piece, site);
    // A bare text would be lost when the browser translates the page, because pieces come and go while the editor
    // types.
    const Around = typeof content === 'string' ? 'span' : Fragment;
    return <Around key={index}>{content}</Around>;
  });

/** Renders a legend as a page does: emphasis, code, links and the components in sentences. */
export function inlineMarkdown(text: string, site: MarkerCreatorSite): ReactNode[] {
  return drawn(readInline(text), site);
}
