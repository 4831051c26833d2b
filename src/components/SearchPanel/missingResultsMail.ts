import {translate} from '@docusaurus/Translate';

/** An e-mail to the provider about a query that should have found something. */
export function missingResultsMail(address: string, query: string, page: string): string {
  const subject = translate(
    {
      id: 'portal.search.missing.subject',
      message: 'Suche im Handbuch: nichts gefunden für «{query}»',
    },
    {query},
  );
  const body = translate(
    {
      id: 'portal.search.missing.body',
      message: 'Gesucht: {query}\nSeite: {page}\n\nWas ich erwartet habe:\n',
    },
    {query, page},
  );
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
