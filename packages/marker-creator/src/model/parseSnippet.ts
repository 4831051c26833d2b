import {snippetProblems} from '../texts';
import {fromPercent, wholePicture} from './geometry';
import {isJsx, parseMdx, type JsxElement} from './mdx';
import {parseLegend} from './parseLegend';
import type {Project} from './project';
import {SnippetError} from './SnippetError';

const closingTag = '</Screenshot>';

type Place = readonly [number, number];

/** Returns an attribute: its text in quotes, or its code in braces. */
function attribute({attributes}: JsxElement, name: string): {text?: string; code?: string} {
  const value = attributes.findLast((other) => 'name' in other && other.name === name)?.value;
  return typeof value === 'string' ? {text: value} : {code: value?.value};
}

/** Returns the text of an attribute, in quotes or as a plain string in braces. */
function readText(tag: JsxElement, name: string): string | undefined {
  const {text, code} = attribute(tag, name);
  if (code === undefined) {
    return text;
  }
  const plain = /^\s*(["'`])([^\\]*)\1\s*$/.exec(code)?.[2];
  if (plain === undefined || plain.includes('${')) {
    throw new SnippetError(snippetProblems.attribute(name));
  }
  return plain;
}

function readPlaces(tag: JsxElement): Place[] {
  const source = attribute(tag, 'markers').code;
  if (source === undefined) {
    return [];
  }
  // Valid in MDX but not in JSON: a trailing comma, `.5` and `5.`.
  const json = source
    .replace(/,(\s*\])/g, '$1')
    .replace(/(?<!\d)\.(?=\d)/g, '0.')
    .replace(/\.(?!\d)/g, '');
  let places: unknown;
  try {
    places = JSON.parse(json);
  } catch {
    throw new SnippetError(snippetProblems.places);
  }
  const isPlace = (place: unknown): place is Place =>
    Array.isArray(place) && place.length === 2 && place.every((n) => typeof n === 'number');
  if (!Array.isArray(places) || !places.every(isPlace)) {
    throw new SnippetError(snippetProblems.places);
  }
  const outside = places.findIndex((place) => place.some((n) => n < 0 || n > 100));
  if (outside >= 0) {
    throw new SnippetError(snippetProblems.outside(outside + 1));
  }
  return places;
}

/** Returns the text from the only `<Screenshot` that is not commented out. */
function fromScreenshot(text: string): string {
  const found = [...text.matchAll(/\{\/\*[\s\S]*?\*\/\}|<Screenshot(?![\w.-])/g)];
  const [begin, ...others] = found.filter(([piece]) => piece.startsWith('<'));
  if (begin === undefined) {
    throw new SnippetError(snippetProblems.missing);
  }
  if (others.length > 0) {
    throw new SnippetError(snippetProblems.several(1 + others.length));
  }
  return text.slice(begin.index);
}

/** Parses the opening tag at the beginning of the source. Returns the element without its content. */
function readTag(source: string): {tag: JsxElement; length: number; isClosed: boolean} {
  for (const {index} of source.split(closingTag)[0]!.matchAll(/>/g)) {
    const opening = source.slice(0, index + 1);
    const isClosed = opening.endsWith('/>');
    try {
      const [block] = parseMdx(isClosed ? opening : opening + closingTag).children;
      const [tag = block] = block?.type === 'paragraph' ? block.children : [];
      if (tag && isJsx(tag)) {
        return {tag, length: opening.length, isClosed};
      }
    } catch {
      // This character is within an attribute.
    }
  }
  throw new SnippetError(snippetProblems.tag);
}

/**
 * Parses a snippet of a page. Returns the project without a crop. Throws {@link SnippetError} with one sentence about
 * the first mistake.
 */
export function parseSnippet(text: string): Project {
  const source = fromScreenshot(text.replaceAll('\r\n', '\n'));
  const {tag, length, isClosed} = readTag(source);
  const closing = source.indexOf(closingTag, length);
  if (!isClosed && closing < 0) {
    throw new SnippetError(snippetProblems.closing);
  }
  const places = readPlaces(tag);
  const legend = isClosed ? [] : parseLegend(source.slice(length, closing));
  if (places.length !== legend.length) {
    throw new SnippetError(snippetProblems.count(places.length, legend.length));
  }
  const src = readText(tag, 'src');
  const file = src?.split('/').pop() ?? '';
  return {
    markers: places.map((place, index) => ({
      id: index + 1,
      text: legend[index] ?? '',
      ...fromPercent(place, wholePicture),
    })),
    crop: wholePicture,
    alt: readText(tag, 'alt') ?? '',
    name: file.replace(/\.\w+$/, '') || 'bild',
    src,
  };
}
