import {translate} from '@docusaurus/Translate';

/** Returns the text that says which part of a long text is searched. */
export function shortenedText(query: string): string {
  return translate({id: 'portal.search.shortened', message: 'Gekürzt auf «{query}».'}, {query});
}
