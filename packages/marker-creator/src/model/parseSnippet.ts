import {snippetProblems} from '../texts';
import {fromPercent, wholePicture} from './geometry';
import {parseLegend} from './parseLegend';
import {parseTag, textOf, type Tag} from './parseTag';
import type {Project} from './project';
import {SnippetError} from './SnippetError';

type Place = readonly [number, number];

function readPlaces({attributes}: Tag): Place[] {
  const source = attributes.get('markers')?.code;
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

/**
 * Parses a snippet of a page. Returns the project without a crop. Throws {@link SnippetError} with one sentence about
 * the first mistake.
 */
export function parseSnippet(text: string): Project {
  const source = fromScreenshot(text.replaceAll('\r\n', '\n'));
  const tag = parseTag(source);
  const closing = source.indexOf('</Screenshot>', tag.length);
  if (!tag.isClosed && closing < 0) {
    throw new SnippetError(snippetProblems.closing);
  }
  const places = readPlaces(tag);
  const legend = tag.isClosed ? [] : parseLegend(source.slice(tag.length, closing));
  if (places.length !== legend.length) {
    throw new SnippetError(snippetProblems.count(places.length, legend.length));
  }
  const src = textOf(tag, 'src');
  const file = src?.split('/').pop() ?? '';
  return {
    markers: places.map((place, index) => ({
      id: index + 1,
      text: legend[index] ?? '',
      ...fromPercent(place, wholePicture),
    })),
    crop: wholePicture,
    alt: textOf(tag, 'alt') ?? '',
    name: file.replace(/\.\w+$/, '') || 'bild',
    src,
    dark: textOf(tag, 'dark'),
  };
}
