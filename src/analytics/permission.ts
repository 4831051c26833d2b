/** Pure rules about whether analytics may load. */

export type Choice = 'granted' | 'denied';

/** Local storage key of the reader's choice. */
export const choiceKey = 'portal-analytics-consent';

/** Signals of a browser that the reader does not want to be tracked. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Returns whether the browser asks not to track (DNT or Global Privacy Control). */
export function asksForPrivacy({doNotTrack, globalPrivacyControl}: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Returns a stored choice. Anything else counts as none. */
export function parseChoice(stored: string | null): Choice | null {
  return stored === 'granted' || stored === 'denied' ? stored : null;
}

/** Returns whether analytics may load: never against a privacy signal, and only after consent where it is required. */
export function mayLoad(
  signals: PrivacySignals,
  consentRequired: boolean,
  choice: Choice | null,
): boolean {
  return !asksForPrivacy(signals) && (consentRequired ? choice === 'granted' : choice !== 'denied');
}
