import {snippetProblems} from '../texts';
import {decodeReferences} from './escape';
import {SnippetError} from './SnippetError';

const string = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\x60(?:[^\x60\\]|\\.)*\x60`;
const value = String.raw`"(?<double>[^"]*)"|'(?<single>[^']*)'|\{(?<code>(?:${string}|[^{}"'\x60])*)\}`;
const attribute = String.raw`\s+(?<name>[\w-]+)(?:\s*=\s*(?:${value}))?`;
const tag = new RegExp(
  String.raw`^<Screenshot(?<attributes>(?:${attribute.replace(/\?<\w+>/g, '')})*)\s*(?<end>/?>)`,
);

/** An attribute as written: a text in quotes, or code in braces. */
interface Attribute {
  text?: string;
  code?: string;
}

export interface Tag {
  attributes: ReadonlyMap<string, Attribute>;
  /** Whether it has no content: `<Screenshot … />`. */
  isClosed: boolean;
  /** Count of characters up to the end of the tag. */
  length: number;
}

/** Parses the opening tag at the beginning of the source. */
export function parseTag(source: string): Tag {
  const found = tag.exec(source);
  if (!found) {
    throw new SnippetError(snippetProblems.tag);
  }
  const attributes = new Map<string, Attribute>();
  for (const {groups} of found.groups?.attributes?.matchAll(new RegExp(attribute, 'g')) ?? []) {
    const {name = '', double, single, code} = groups ?? {};
    attributes.set(name, {text: double ?? single, code});
  }
  return {attributes, isClosed: found.groups?.end === '/>', length: found[0].length};
}

/** Returns the text of an attribute, in quotes or as a plain string in braces. */
export function textOf({attributes}: Tag, name: string): string | undefined {
  const {text, code} = attributes.get(name) ?? {};
  if (code === undefined) {
    return text === undefined ? undefined : decodeReferences(text);
  }
  const plain = /^\s*(["'`])([^\\]*)\1\s*$/.exec(code)?.[2];
  if (plain === undefined || plain.includes('${')) {
    throw new SnippetError(snippetProblems.attribute(name));
  }
  return plain;
}
