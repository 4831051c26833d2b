import {describe, expect, it} from 'vitest';
import {requestsOf, versionBeingRead, versionOf} from './request';
import {manuals} from '../../tests/manuals';

const scope = {
  facetFilters: [
    'language:de-CH',
    [
      'docusaurus_tag:default',
      'docusaurus_tag:docs-default-current',
      'docusaurus_tag:docs-typo3-12.0',
      'docusaurus_tag:docs-email-current',
    ],
  ] as const,
  manuals,
  manual: null,
};
const address = {query: 'a', manual: null, versions: {}, pages: 1};
const requestOf = (...asked: Parameters<typeof requestsOf>) => requestsOf(...asked)[0]!;
const tags = (request: ReturnType<typeof requestOf>) => request.facetFilters?.[1];

describe('requestsOf', () => {
  it('asks for all pages at once', () => {
    expect(requestOf({...address, pages: 3}, scope, 'x')).toMatchObject({
      query: 'a',
      page: 0,
      hitsPerPage: 60,
    });
  });

  it('searches the preferred version unless another one is chosen', () => {
    expect(versionOf('typo3', address, scope)).toBe('12.0');
    expect(tags(requestOf(address, scope, 'x'))).toContain('docusaurus_tag:docs-typo3-12.0');
    const chosen = requestOf({...address, versions: {typo3: 'current'}}, scope, 'x');
    expect(tags(chosen)).toContain('docusaurus_tag:docs-typo3-current');
    // The other one is asked only for what the chosen one does not have.
    expect(chosen.optionalFilters).toEqual(['docusaurus_tag:-docs-typo3-12.0']);
    expect(tags(chosen)).toContain('docusaurus_tag:default');
  });

  it('prefers the chosen version of the product', () => {
    const chosen = {...address, versions: {typo3: 'current'}};
    expect(requestOf(chosen, {...scope, product: 'typo3'}, 'x').optionalFilters).toContain(
      'docusaurus_tag:docs-typo3-current',
    );
  });

  it('searches one manual alone', () => {
    expect(tags(requestOf({...address, manual: 'email'}, scope, 'x'))).toEqual([
      'docusaurus_tag:docs-email-current',
    ]);
  });

  it('counts the results of all manuals, also beside those of one', () => {
    const counted = {facets: ['docusaurus_tag']};
    expect(requestsOf(address, scope, 'x')).toMatchObject([counted]);
    const [own, all] = requestsOf({...address, manual: 'email', pages: 2}, scope, 'x');
    expect(own).not.toHaveProperty('facets');
    expect(all).toMatchObject({...counted, hitsPerPage: 0});
    expect(tags(all!)).toContain('docusaurus_tag:docs-typo3-12.0');
  });
});

describe('versionBeingRead', () => {
  it.each([
    [{id: 'typo3', label: 'TYPO3', version: '12.0'}, {typo3: '12.0'}],
    [{id: 'typo3', label: 'TYPO3', version: 'current'}, {typo3: 'current'}],
    [{id: 'email', label: 'E-Mail', version: 'current'}, {}],
    [null, {}],
  ])('%j', (manual, versions) => {
    expect(versionBeingRead({...scope, manual})).toEqual(versions);
  });

  it('is what the search page searches, whatever is preferred', () => {
    const reading = {...scope, manual: {id: 'typo3', label: 'TYPO3', version: 'current'}};
    const chosen = {...address, versions: versionBeingRead(reading)};
    expect(tags(requestOf(chosen, scope, 'x'))).toContain('docusaurus_tag:docs-typo3-current');
  });
});
