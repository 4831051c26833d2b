import {describe, expect, it} from 'vitest';
import {documentedResponse} from '../../tests/hosted/documentedResponse';
import {corpusEngine} from '../../tests/corpus';
import {asListed, createPanelClient} from '../panel/panelClient';
import type {SearchClient, SearchRequest} from '../wire/types';
import {markTags} from '../wire/marks';
import {requestsOf} from '../address/request';
import {manuals} from '../../tests/manuals';

const embedded = corpusEngine({
  '/typo3/login': {
    title: 'Anmelden',
    tag: 'docs-typo3-current',
    group: 'TYPO3 › Grundlagen',
    texts: {'Passwort ändern': ['Wählen Sie ein neues.']},
    questions: {'passwort-ändern': ['Und das Passwort?']},
  },
  '/email/webmail': {
    title: 'Webmail',
    tag: 'docs-email-current',
    group: 'E-Mail',
    texts: {'': ['Ändern Sie Ihr Passwort.']},
  },
});

const scope = {
  facetFilters: [
    'language:de-CH',
    [
      'docusaurus_tag:default',
      'docusaurus_tag:docs-typo3-current',
      'docusaurus_tag:docs-email-current',
    ],
  ] as const,
  manuals,
  manual: null,
};
const address = {query: 'passwort', manual: null, versions: {}, pages: 1};
const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`);

/** The requests of the page and of the panel (as @docsearch/react 3.9.0 makes them). */
const requests: Record<string, SearchRequest> = {
  page: requestsOf(address, scope, 'handbuch.example.ch')[0]!,
  panel: {
    indexName: 'handbuch.example.ch',
    query: 'passwort',
    hitsPerPage: 20,
    facetFilters: [['language:de-CH'], scope.facetFilters[1]],
    attributesToSnippet: [...levels, 'content:10'],
    snippetEllipsisText: '…',
    facets: ['docusaurus_tag'],
    ...markTags,
  },
};

/** The types of a value by path; the elements of a list count as one. */
function shape(value: unknown, path = '', found = new Map<string, Set<string>>()) {
  if (Array.isArray(value)) {
    value.forEach((one) => shape(one, `${path}[]`, found));
  } else if (value !== null && typeof value === 'object') {
    Object.entries(value).forEach(([key, one]) => shape(one, `${path}.${key}`, found));
  } else {
    found.set(path, (found.get(path) ?? new Set()).add(value === null ? 'null' : typeof value));
  }
  return found;
}

const hosted = shape(documentedResponse);
/** What the hosted search tells and the embedded engine leaves out. */
const omitted =
  /exhaustive(?:Typo|\.)|renderingContent|processingTimings|serverTimeMS|fullyHighlighted/;

describe.each(Object.entries(requests))('the %s gets from the embedded engine', (name, request) => {
  const answer = embedded.search({requests: [request]});

  it('results to show', async () => {
    expect((await answer).results[0]?.nbHits).toBe(2);
  });

  it('nothing of another type than from the hosted search', async () => {
    for (const [path, types] of shape(await answer)) {
      const known = path.replace(/lvl[3-6]/, 'lvl2');
      expect([path, [...(hosted.get(path) ?? hosted.get(known) ?? [])]]).toEqual([
        path,
        expect.arrayContaining([...types]),
      ]);
    }
  });

  it('everything else that the hosted search gives', async () => {
    const own = shape(await answer);
    const snippets = /_snippetResult\.hierarchy/;
    const wanted = [...hosted.keys()].filter(
      (path) => !omitted.test(path) && !(name === 'page' && snippets.test(path)),
    );
    expect(wanted.filter((path) => !own.has(path))).toEqual([]);
  });
});

/** Returns what the panel makes of an answer. */
async function inPanel(answer: unknown) {
  const client = {search: async () => answer} as unknown as SearchClient;
  const panel = createPanelClient(
    async () => client,
    () => ({facetFilters: []}),
    () => {},
    () => 20,
  );
  const {results} = await panel.search({requests: [requests.panel!]});
  return results[0]!.hits;
}

it('the panel takes a hosted hit without snippets', async () => {
  const [result] = documentedResponse.results;
  const hits = result!.hits.map((hit) => ({...hit, _snippetResult: undefined}));
  expect(await inPanel({results: [{...result, hits}]})).toHaveLength(hits.length);
});

it('the panel takes the hosted answer as it takes the embedded one', async () => {
  const hits = await inPanel(documentedResponse);
  expect(hits.map((hit) => asListed(hit).hierarchy.lvl1)).toEqual([
    'Und das &lt;mark&gt;Passwort&lt;/mark&gt;?',
    'Webmail',
  ]);
});
