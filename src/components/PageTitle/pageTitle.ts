import {manualName} from '@portal/content/manuals';

interface Parts {
  title: string;
  titleDelimiter: string;
}

/** Returns the title of a page followed by its manual, unless both are the same. */
export function pageTitle(
  {title, titleDelimiter}: Parts,
  manual?: string,
  version?: string,
): string {
  const name = manual && manualName(manual, version);
  return !title || !name || name === title.trim() ? title : `${title} ${titleDelimiter} ${name}`;
}
