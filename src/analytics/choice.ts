import {createStorageSlot} from '@docusaurus/theme-common';
import {
  asksForPrivacy,
  choiceKey,
  parseChoice,
  type Choice,
  type PrivacySignals,
} from './permission';

/** Event on `window` after the reader chose. */
const choiceEvent = 'portal-analytics-choice';

const slot = () => createStorageSlot(choiceKey);

/** Where storage is blocked, the choice holds as long as the page does. */
let lastChoice: Choice | null = null;

/** The choice; null for none or for garbage. */
export const readChoice = (): Choice | null => parseChoice(slot().get()) ?? lastChoice;

/** Stores the choice and tells the listeners. */
export function saveChoice(choice: Choice): void {
  lastChoice = choice;
  slot().set(choice);
  window.dispatchEvent(new Event(choiceEvent));
}

/** Calls back after the reader chose, here or in another tab. Returns what stops it. */
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

/** The browser's privacy signals. */
export function privacySignals(): PrivacySignals {
  return navigator as Navigator & PrivacySignals;
}

/** Whether the browser already answers for the reader, so that nobody needs to be asked. */
export const browserRefuses = (): boolean => asksForPrivacy(privacySignals());
