import type {Check, Subject, Verdict} from './types';

/** Verdict on a page that does not answer. */
export const noAnswer =
  'Deine Seite hat nicht geantwortet. Schau in den Meldungen nach, was sie aufhält.';

/**
 * Returns the verdicts of all checks on one page. A check that cannot run (the page does not respond) counts as not
 * met.
 *
 * @param signal ends the checks before the next; what has been found is lost
 */
export async function runChecks(
  checks: readonly Check[],
  subject: Subject,
  signal?: AbortSignal,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const check of checks) {
    signal?.throwIfAborted();
    try {
      verdicts.push(await check.test(subject));
    } catch {
      verdicts.push(noAnswer);
    }
  }
  return verdicts;
}
