import {createStorageSlot} from '@docusaurus/theme-common';
import {
  asksForPrivacy,
  choiceKey,
  parseChoice,
  type Choice,
  type PrivacySignals,
} from './permission';

/** Event on `window` after the reader chose. */
export const choiceEvent = 'portal-analytics-choice';

const slot = () => createStorageSlot(choiceKey);

/** The stored choice; null for none, for garbage, or where storage is blocked. */
export const readChoice = (): Choice | null => parseChoice(slot().get());

/** Stores the choice and tells the loader. */
export function saveChoice(choice: Choice): void {
  slot().set(choice);
  window.dispatchEvent(new Event(choiceEvent));
}

/** The browser's privacy signals. */
export function privacySignals(): PrivacySignals {
  return navigator as Navigator & PrivacySignals;
}

/** Whether the browser already answers for the reader, so that nobody needs to be asked. */
export const browserRefuses = (): boolean => asksForPrivacy(privacySignals());
