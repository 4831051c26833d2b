import type {ReactNode} from 'react';
import {errorTexts} from '../help/texts';

/**
 * Shows that the search does not answer. Upstream has a screen for it, but immediately replaces it with the screen
 * for no results.
 */
export default function FailureNote(): ReactNode {
  return (
    <div role="alert" className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{errorTexts.titleText}</p>
      <p className="DocSearch-Help">{errorTexts.helpText}</p>
    </div>
  );
}
