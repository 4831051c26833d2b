import {expect, it} from 'vitest';
import {unknownVariables} from './unknownVariables';

it.each([
  ['ALGOLIA_APPID', 'ALGOLIA_APP_ID'],
  ['PROVIDER_MAIL', 'PROVIDER_EMAIL'],
  ['VALUE_IMAP_SERVR', 'VALUE_IMAP_SERVER'],
  ['SITEURL', 'SITE_URL'],
  ['gtag_id', 'GTAG_ID'],
])('says of %s in one sentence that %s was probably meant', (wrong, right) => {
  const [warning, ...others] = unknownVariables({[wrong]: 'private', SITE_URL: 'https://h.test'});
  expect(warning).toMatch(new RegExp(`${wrong}.*Did you mean ${right}\\?`));
  expect(warning).not.toContain('private');
  expect(others).toEqual([]);
});

it('names the list where no name is near', () => {
  expect(unknownVariables({VALUE_COLOUR_OF_THE_DOOR: 'x'})).toEqual([
    expect.stringMatching(/VALUE_COLOUR_OF_THE_DOOR(?!.*Did you mean).*DEPLOY\.md/),
  ]);
});

it('is silent about what the portal knows, what is unset and what belongs to others', () => {
  const known = ['SITE_URL', 'BASE_URL', 'VALUE_IMAP_PORT', 'ALGOLIA_API_KEY', 'ALGOLIA_ADMIN_KEY'];
  // Set by Netlify, Cloudflare, GitHub, npm and shells.
  const foreign = [
    'SITE_NAME',
    'SITE_ID',
    'URL',
    'DEPLOY_URL',
    'CF_PAGES_URL',
    'CLOUDFLARE_API_TOKEN',
    'CDN_PROJECT',
    'GITHUB_BASE_REF',
    'npm_config_base',
    'BASE_DIR',
    'BASH_ENV',
  ];
  const source = Object.fromEntries([...known, ...foreign].map((name) => [name, 'x']));
  expect(unknownVariables({...source, PROVIDER_MAIL: '', ALGOLIA_X: undefined})).toEqual([]);
});
