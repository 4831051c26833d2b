import {translate} from '@docusaurus/Translate';
import {manualName} from '@portal/common/manuals';
import {versionOf} from '../address/request';
import type {SearchScope} from '../address/scope';
import type {SearchAddress} from '../address/searchAddress';

/** Returns the title of the search page: the query, or else the scope. */
export function titleOf(address: SearchAddress, scope: SearchScope): string {
  const {query, manual} = address;
  if (query.trim()) {
    return translate(
      {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
      {query},
    );
  }
  const name = manual && manualName(scope.manuals, manual, versionOf(manual, address, scope));
  return name
    ? translate({id: 'portal.searchPage.inManual', message: 'Suche im Handbuch {name}'}, {name})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
}
