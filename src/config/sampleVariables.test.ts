import {expect, it} from 'vitest';
import {parseEnv} from './env';
import {sampleWarning, variablesWithSample} from './sampleVariables';

const own: Record<string, string> = Object.fromEntries(
  variablesWithSample.map((name) => [
    name,
    /URL|WEBSITE/.test(name) ? 'https://eigen.ch' : 'eigen',
  ]),
);
const readable: Record<string, string> = {
  ...own,
  PROVIDER_EMAIL: 'a@eigen.ch',
  PROVIDER_PHONE: '+41 81 123 45 67',
};

it('knows every variable whose sample readers see', () => {
  const {siteUrl, provider, values} = parseEnv(readable);
  expect(JSON.stringify({siteUrl, provider, values})).not.toMatch(/Beispiel|example|Muster/);
});

it('names those that are left in a build with values of its own', () => {
  const some = {VALUE_SUPPORT_HOURS: '', VALUE_MAILBOX_SIZE: undefined};
  expect(sampleWarning({...readable, ...some})).toBe(
    'Readers see sample values: VALUE_MAILBOX_SIZE, VALUE_SUPPORT_HOURS are not set. DEPLOY.md says what belongs there.',
  );
});

it('says nothing where all are set, and of a build of the samples', () => {
  expect(sampleWarning(readable)).toBeNull();
  expect(sampleWarning({})).toBeNull();
});
