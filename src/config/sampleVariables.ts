import {valueDefinitions, variableOf} from './values';

/** Details of the provider that pages and footer show. The address of the site is in the head of every page. */
const ofProvider = [
  'SITE_URL',
  'PROVIDER_COMPANY',
  'PROVIDER_STREET',
  'PROVIDER_CITY',
  'PROVIDER_EMAIL',
  'PROVIDER_PHONE',
  'PROVIDER_WEBSITE',
];

const ofPages = Object.entries(valueDefinitions).flatMap(([name, definition]) =>
  'sample' in definition && !('standard' in definition) ? [variableOf(name)] : [],
);

/** Variables whose sample readers see until they are set. */
export const variablesWithSample: readonly string[] = [...ofProvider, ...ofPages];

/**
 * Returns a sentence that names the variables that still have their samples, or null if there are none. A build
 * without any values of its own counts as a build of the samples and gets no warning.
 */
export function sampleWarning(source: Record<string, string | undefined>): string | null {
  const left = variablesWithSample.filter((name) => !source[name]);
  return left.length === 0 || left.length === variablesWithSample.length
    ? null
    : `Readers see sample values: ${left.join(', ')} ${left.length === 1 ? 'is' : 'are'} not set. DEPLOY.md says what belongs there.`;
}
