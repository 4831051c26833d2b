/** A folder's `_category_.json`: its name in the sidebar and its page of links. */
export interface Category {
  file: string;
  source: string;
  label?: string;
  /** Tells it from another of the same manual and label. */
  key?: string;
  position?: number;
  link?: {type: string; slug?: string; title?: string; description?: string; keywords?: string[]};
}

/** Reads the file's text; of one that is no JSON there is nothing to know. */
export function parseCategory(file: string, source: string): Category {
  const place = {file: file.normalize('NFC'), source};
  try {
    const {label, key, position, link} = JSON.parse(source) as Partial<Category>;
    return {...place, label, key, position, link: link ?? undefined};
  } catch {
    return place;
  }
}
