import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {queryParameter, searchPath} from '@site/src/config/search';

interface Props {
  query: string;
  count: number;
  /** Id of the manual when the search is limited to it. */
  manual: string | null;
  onClick: () => void;
}

/** Leads to the search page with all results. */
export default function ResultsFooter({query, count, manual, onClick}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const parameters = new URLSearchParams({
    [queryParameter]: query,
    ...(manual && {handbuch: manual}),
  });
  const label = translate(
    {id: 'theme.SearchBar.seeAll', message: 'See the one result|See all {count} results'},
    {count},
  );
  return (
    <Link to={`/${searchPath}?${parameters}`} onClick={onClick}>
      {selectMessage(count, label)}
    </Link>
  );
}
