import {manualTable} from '../../config/manuals';

interface Parts {
  title: string;
  titleDelimiter: string;
}

/** Name of a manual; with the version where it is not the newest. */
function manualName(id: string, version?: string): string | undefined {
  const manual = manualTable.find((one) => one.id === id);
  const older = manual?.versions?.slice(1).find(({name}) => name === version);
  return older ? `${manual?.label}, ${older.label.trim()}` : manual?.label;
}

/** Title of a page followed by its manual, unless both are the same. */
export function pageTitle(
  {title, titleDelimiter}: Parts,
  manual?: string,
  version?: string,
): string {
  const name = manual && manualName(manual, version);
  return !title || !name || name === title.trim() ? title : `${title} ${titleDelimiter} ${name}`;
}
