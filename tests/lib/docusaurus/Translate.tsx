import {Fragment, type ReactNode} from 'react';

type Values = Record<string, ReactNode>;

/** Pieces of a message with its placeholders filled. */
function fill(message: string, values: Values = {}): ReactNode[] {
  return message
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 1 ? (values[piece] ?? `{${piece}}`) : piece));
}

/** Stands in for `@docusaurus/Translate`: the message itself. */
export function translate({message = ''}: {message?: string}, values?: Values): string {
  return fill(message, values).join('');
}

export default function Translate({children, values}: {children: string; values?: Values}) {
  return fill(children, values).map((piece, index) => <Fragment key={index}>{piece}</Fragment>);
}
