import type {ReactNode} from 'react';
import Kbd from '@site/src/components/Kbd';
import MenuPath from '@site/src/components/MenuPath';
import Value from '@site/src/components/Value';
import {isValueName} from '@site/src/config/values';
import {decodeText} from '../model/escape';

/** The pieces of a legend that are more than text. The groups: code, strong, emphasis, keys, path, value, language, words. */
const pieces =
  /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|<Kbd>([^<]+)<\/Kbd>|<MenuPath>([^<]+)<\/MenuPath>|<Value name="(\w+)" ?\/>|<span lang="([\w-]+)">([^<]+)<\/span>/g;

function drawn([text, code, ...groups]: RegExpExecArray): ReactNode {
  if (code) {
    return <code>{code}</code>;
  }
  const [strong, emphasis, keys, path, value, language, words = ''] = groups.map(
    (group: string | undefined) => group && decodeText(group),
  );
  if (strong) {
    return <strong>{strong}</strong>;
  }
  if (emphasis) {
    return <em>{emphasis}</em>;
  }
  if (keys) {
    return <Kbd>{keys}</Kbd>;
  }
  if (path) {
    return <MenuPath>{path}</MenuPath>;
  }
  if (language) {
    return <span lang={language}>{words}</span>;
  }
  return value && isValueName(value) ? <Value name={value} /> : text;
}

/** What a page makes of a legend: `**strong**`, `*emphasis*`, `` `code` `` and the components in sentences. */
export function inlineMarkdown(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(pieces)) {
    parts.push(
      decodeText(text.slice(end, match.index)),
      <span key={match.index}>{drawn(match)}</span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, decodeText(text.slice(end))];
}
