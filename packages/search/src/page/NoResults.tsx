import type {ReactNode} from 'react';
import NoResultsHelp from '../help/NoResultsHelp';
import type {SearchAddress} from '../address/searchAddress';
import type {Change} from './useSearchAddress';

interface Props {
  address: SearchAddress;
  onChange: Change;
}

/** Renders suggestions for when nothing was found. */
export default function NoResults({address: {query, manual}, onChange}: Props): ReactNode {
  return (
    <NoResultsHelp
      query={query}
      manual={manual}
      // Covers all manuals, as in the panel, because few manuals have three frequent tasks of their own.
      onSuggestion={(suggestion) => onChange({query: suggestion, manual: null}, 'push')}
      onWiden={manual ? () => onChange({manual: null}, 'push') : null}
    />
  );
}
