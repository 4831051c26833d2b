import type {ReactNode} from 'react';
import {errorTexts} from '@site/src/components/SearchHelp/texts';

/**
 * Says that the search does not answer. Upstream has a screen for it, but
 * replaces it at once by the one for no results.
 */
export default function FailureNote(): ReactNode {
  return (
    <div role="alert" className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{errorTexts.titleText}</p>
      <p className="DocSearch-Help">{errorTexts.helpText}</p>
    </div>
  );
}
