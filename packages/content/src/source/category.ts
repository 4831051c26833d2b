import {plainText} from './plainText';

/** A folder's `_category_.json`: its name in the sidebar and its page of links. */
export interface Category {
  file: string;
  source: string;
  label?: string;
  /** Distinguishes it from another category of the same manual with the same label. */
  key?: string;
  position?: number;
  link?: {type: string; id?: string; slug?: string; title?: string; description?: string};
}

/** Treats a value of another type as missing. A rule of the check reports it. */
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

function readLink(link: unknown): Category['link'] {
  const {type, id, slug, title, description} = (link ?? {}) as Record<string, unknown>;
  return typeof type === 'string'
    ? {type, id: text(id), slug: text(slug), title: text(title), description: text(description)}
    : undefined;
}

/** Parses the file's text. Invalid JSON and values of a wrong type are ignored. */
export function parseCategory(file: string, written: string): Category {
  const source = plainText(written);
  const place = {file: file.normalize('NFC'), source};
  try {
    const {label, key, position, link} = JSON.parse(source) as Record<string, unknown>;
    return {
      ...place,
      label: text(label),
      key: text(key),
      position: number(position),
      link: readLink(link),
    };
  } catch {
    return place;
  }
}
