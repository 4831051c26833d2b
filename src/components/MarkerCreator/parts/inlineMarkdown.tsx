import type {ReactNode} from 'react';
import Kbd from '@site/src/components/Kbd';
import MenuPath from '@site/src/components/MenuPath';
import Value from '@site/src/components/Value';
import {isValueName} from '@site/src/config/values';

/** The pieces of a legend that are more than text. The groups: strong, emphasis, code, keys, path, value. */
const pieces =
  /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|<Kbd>([^<]+)<\/Kbd>|<MenuPath>([^<]+)<\/MenuPath>|<Value name="(\w+)" ?\/>/g;

function drawn([text, strong, emphasis, code, keys, path, value]: RegExpExecArray): ReactNode {
  if (strong) {
    return <strong>{strong}</strong>;
  }
  if (emphasis) {
    return <em>{emphasis}</em>;
  }
  if (code) {
    return <code>{code}</code>;
  }
  if (keys) {
    return <Kbd>{keys}</Kbd>;
  }
  if (path) {
    return <MenuPath>{path}</MenuPath>;
  }
  return value && isValueName(value) ? <Value name={value} /> : text;
}

/** What a page makes of a legend: `**strong**`, `*emphasis*`, `` `code` `` and the components in sentences. */
export function inlineMarkdown(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(pieces)) {
    parts.push(text.slice(end, match.index), <span key={match.index}>{drawn(match)}</span>);
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
