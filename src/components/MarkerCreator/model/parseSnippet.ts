import {snippetProblems} from '../texts';
import {unescapeAttribute, unescapeMdx} from './escape';
import {fromPercent, wholePicture} from './geometry';
import type {Project} from './project';

/** Thrown for a snippet that cannot be read; the message is one sentence for the editor. */
export class SnippetError extends Error {
  override name = 'SnippetError';
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag);
  const text = value?.[1] ?? value?.[2];
  return text === undefined ? undefined : unescapeAttribute(text);
}

type Place = readonly [number, number];

function readPlaces(tag: string): Place[] {
  const source = /\smarkers=\{(.*)\}/s.exec(tag)?.[1];
  if (source === undefined) {
    return [];
  }
  let places: unknown;
  try {
    // A trailing comma is valid in MDX.
    places = JSON.parse(source.replace(/,(\s*\])/g, '$1'));
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

/** Entries of the numbered list; further lines belong to the entry above. */
function readLegend(body: string): string[] {
  const entries: string[] = [];
  for (const line of body.split('\n').map((row) => row.trim())) {
    const entry = /^\d+[.)]\s*(.*)$/.exec(line)?.[1];
    if (entry !== undefined) {
      entries.push(entry);
    } else if (line !== '' && entries.length > 0) {
      entries.push(`${entries.pop()} ${line}`);
    }
  }
  return entries.map(unescapeMdx);
}

/** Ending of the opening tag: `>` outside of quotes and braces. */
function tagEnd(source: string): number {
  const match = /^<Screenshot(?:\s+[\w-]+(?:="[^"]*"|='[^']*'|=\{[^}]*\})?)*\s*\/?>/.exec(source);
  return match ? match[0].length : -1;
}

/**
 * Reads a snippet that a page contains. Gives the project without a crop;
 * throws {@link SnippetError} with one sentence about the first mistake.
 */
export function parseSnippet(text: string): Project {
  const begin = text.indexOf('<Screenshot');
  if (begin < 0) {
    throw new SnippetError(snippetProblems.missing);
  }
  const source = text.slice(begin);
  const end = tagEnd(source);
  if (end < 0) {
    throw new SnippetError(snippetProblems.tag);
  }
  const tag = source.slice(0, end);
  const closing = source.indexOf('</Screenshot>');
  if (!tag.endsWith('/>') && closing < 0) {
    throw new SnippetError(snippetProblems.closing);
  }
  const places = readPlaces(tag);
  const legend = tag.endsWith('/>') ? [] : readLegend(source.slice(end, closing));
  if (places.length !== legend.length) {
    throw new SnippetError(snippetProblems.count(places.length, legend.length));
  }
  const file = attribute(tag, 'src')?.split('/').pop() ?? '';
  return {
    markers: places.map((place, index) => ({
      id: index + 1,
      text: legend[index] ?? '',
      ...fromPercent(place, wholePicture),
    })),
    crop: wholePicture,
    alt: attribute(tag, 'alt') ?? '',
    name: file.replace(/\.\w+$/, '') || 'bild',
    dark: attribute(tag, 'dark'),
  };
}
