import {manualName} from '@portal/content/manuals';

/** Returns the description of the page of a tag, or of the list of all tags, in a version of a manual. */
export function tagDescription(tag: string | undefined, manual: string, version: string): string {
  const place = ['im Handbuch', manualName(manual, version)].filter(Boolean).join(' ');
  return tag === undefined
    ? `Alle Stichwörter ${place}, nach dem Alphabet geordnet. Jedes führt zu den Seiten, die davon handeln.`
    : `Alle Seiten zum Stichwort «${tag}» ${place}, jede mit einem Satz, der sagt, was man darauf findet.`;
}
