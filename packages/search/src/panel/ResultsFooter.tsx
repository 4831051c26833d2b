import {useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {isBrowsersClick} from '@portal/common/browser/isBrowsersClick';
import {searchPath} from '../constants';
import {formatAddress, type SearchAddress} from '../address/searchAddress';
import {AnsweredContext} from './answeredContext';

interface Props {
  /** Address of the search page with these results. */
  address: SearchAddress;
  count: number;
  /** Called when the link opens in this tab. */
  onFollow: () => void;
}

function label(count: number): string {
  return count === 1
    ? translate({id: 'portal.search.seeOne', message: 'Das Ergebnis auf der Suchseite anzeigen'})
    : translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count});
}

/** Links to the search page with all results. Shows their number as soon as it is final. */
export default function ResultsFooter({address, count, onFollow}: Props): ReactNode {
  const isComplete = useContext(AnsweredContext)?.isComplete ?? true;
  return (
    <Link
      to={`/${searchPath}${formatAddress(address)}`}
      onClick={(event) => isBrowsersClick(event) || onFollow()}>
      {isComplete
        ? label(count)
        : translate({id: 'portal.search.seeAllSoon', message: 'Alle Ergebnisse anzeigen'})}
    </Link>
  );
}
