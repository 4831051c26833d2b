import {useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {formatAddress} from '@site/src/components/SearchPage/address';
import {versionBeingRead} from '@site/src/components/SearchPage/request';
import {searchPath} from '@site/src/config/search';
import type {SearchScope} from '@site/src/search/scope';
import {AnsweredContext} from './answeredContext';

interface Props {
  query: string;
  count: number;
  /** Id of the manual when the search is limited to it. */
  manual: string | null;
  scope: SearchScope;
  onClick: () => void;
}

function label(count: number): string {
  return count === 1
    ? translate({
        id: 'portal.search.seeOne',
        message: 'Das Ergebnis auf der Suchseite anzeigen',
      })
    : translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count});
}

/** Leads to the search page with all results; names their number as soon as it is final. */
export default function ResultsFooter({query, count, manual, scope, onClick}: Props): ReactNode {
  const isComplete = useContext(AnsweredContext)?.isComplete ?? true;
  const address = formatAddress({query, manual, versions: versionBeingRead(scope), pages: 1});
  return (
    <Link to={`/${searchPath}${address}`} onClick={onClick}>
      {isComplete
        ? label(count)
        : translate({id: 'portal.search.seeAllSoon', message: 'Alle Ergebnisse anzeigen'})}
    </Link>
  );
}
