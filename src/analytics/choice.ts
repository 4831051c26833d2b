import {createStorageSlot} from '@docusaurus/theme-common';
import {
  asksForPrivacy,
  choiceKey,
  parseChoice,
  type Choice,
  type PrivacySignals,
} from './permission';

/** Event on `window` after the reader has chosen. */
const choiceEvent = 'portal-analytics-choice';

const slot = () => createStorageSlot(choiceKey);

/** If storage is blocked, the choice lasts as long as the page. */
let lastChoice: Choice | null = null;

/** Returns the choice, or null if there is none or the stored value is invalid. */
export const readChoice = (): Choice | null => parseChoice(slot().get()) ?? lastChoice;

/** Stores the choice and tells the listeners. */
export function saveChoice(choice: Choice): void {
  lastChoice = choice;
  slot().set(choice);
  window.dispatchEvent(new Event(choiceEvent));
}

/** Calls the listener after the reader has chosen, here or in another tab. Returns a function that stops it. */
export function onChoice(listener: () => void): () => void {
  const isElsewhere = ({key, isTrusted}: StorageEvent) => isTrusted && key === choiceKey;
  const listenElsewhere = (event: StorageEvent) => isElsewhere(event) && listener();
  window.addEventListener(choiceEvent, listener);
  window.addEventListener('storage', listenElsewhere);
  return () => {
    window.removeEventListener(choiceEvent, listener);
    window.removeEventListener('storage', listenElsewhere);
  };
}

/** Returns the browser's privacy signals. */
export function privacySignals(): PrivacySignals {
  return navigator as Navigator & PrivacySignals;
}

/** Returns whether the browser already answers for the reader, so that nobody needs to be asked. */
export const browserRefuses = (): boolean => asksForPrivacy(privacySignals());
