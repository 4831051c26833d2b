import type {ReactNode} from 'react';
import {useProvider} from '@site/src/components/ProviderAddress/useProvider';
import {mailAddress} from '@site/src/components/SearchPanel/mailAddress';
import NoResultsHelp from '@site/src/components/SearchPanel/NoResultsHelp';
import {missingResultTexts, panelTranslations} from '@site/src/components/SearchPanel/translations';
import type {SearchAddress} from './address';
import type {Change} from './useSearchAddress';

interface Props {
  address: SearchAddress;
  onChange: Change;
}

const {reportMissingResultsText, reportMissingResultsLinkText} = panelTranslations.noResultsScreen;

/** Ways on when nothing was found: other queries, all manuals, a letter to the provider. */
export default function NoResults({address, onChange}: Props): ReactNode {
  const {query, manual} = address;
  const {email} = useProvider();
  return (
    <>
      <NoResultsHelp
        manual={manual}
        // In all manuals, as in the panel: few have three frequent tasks of their own.
        onSuggestion={(suggestion) => onChange({query: suggestion, manual: null}, 'push')}
        onWiden={manual ? () => onChange({manual: null}, 'push') : null}
      />
      <p>
        {reportMissingResultsText}{' '}
        <a href={mailAddress(email, missingResultTexts(query, window.location.href))}>
          {reportMissingResultsLinkText}
        </a>
      </p>
    </>
  );
}
