import type {ReactNode} from 'react';
import {useProvider} from '@site/src/components/ProviderAddress/useProvider';
import {mailAddress} from '@site/src/components/SearchPanel/mailAddress';
import NoResultsHelp from '@site/src/components/SearchPanel/NoResultsHelp';
import OtherVersions from '@site/src/components/SearchPanel/OtherVersions';
import {missingResultTexts, panelTranslations} from '@site/src/components/SearchPanel/translations';
import type {SearchScope} from '@site/src/search/scope';
import type {SearchAddress} from './address';
import type {Change} from './useSearchAddress';

interface Props {
  address: SearchAddress;
  scope: SearchScope;
  onChange: Change;
}

const {reportMissingResultsText, reportMissingResultsLinkText} = panelTranslations.noResultsScreen;

/** Ways on when nothing was found: other versions, other queries, all manuals, a letter to the provider. */
export default function NoResults({address, scope, onChange}: Props): ReactNode {
  const {query, manual} = address;
  const {email} = useProvider();
  return (
    <>
      <OtherVersions address={address} scope={scope} />
      <NoResultsHelp
        manual={manual}
        onSuggestion={(suggestion) => onChange({query: suggestion}, 'push')}
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
