/** A folder's `_category_.json`: its name in the sidebar and its page of links. */
export interface Category {
  file: string;
  source: string;
  label?: string;
  position?: number;
  link?: {type: string; slug?: string; title?: string; description?: string; keywords?: string[]};
  /** Whether the file is no JSON. */
  isBroken?: true;
}

/** Reads the file's text; never throws. */
export function parseCategory(file: string, source: string): Category {
  const place = {file: file.normalize('NFC'), source};
  try {
    const {label, position, link} = JSON.parse(source) as Partial<Category>;
    return {...place, label, position, link: link ?? undefined};
  } catch {
    return {...place, isBroken: true};
  }
}
