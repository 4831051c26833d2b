/** Pure rules about whether analytics may load. */

export type Choice = 'granted' | 'denied';

/** Local storage key of the reader's choice. */
export const choiceKey = 'portal-analytics-consent';

/** Signals by which a browser says that its owner does not want to be tracked. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether the browser asks not to track (DNT or Global Privacy Control). */
export function asksForPrivacy({doNotTrack, globalPrivacyControl}: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** A stored choice; anything else counts as none. */
export function parseChoice(stored: string | null): Choice | null {
  return stored === 'granted' || stored === 'denied' ? stored : null;
}

/** Whether analytics may load: never against a privacy signal, and only after consent where it is required. */
export function mayLoad(
  signals: PrivacySignals,
  consentRequired: boolean,
  choice: Choice | null,
): boolean {
  return !asksForPrivacy(signals) && (consentRequired ? choice === 'granted' : choice !== 'denied');
}
