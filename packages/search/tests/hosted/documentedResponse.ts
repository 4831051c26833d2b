import type {SearchResponses} from 'algoliasearch';

/**
 * An answer of the hosted search to the panel's request, as its API reference
 * documents it (https://www.algolia.com/doc/rest-api/search/search/); the
 * official client's types check it. There is no account to record one.
 */
export const documentedResponse = {
  results: [
    {
      hits: [
        {
          objectID: '/typo3/grundlagen/login#4',
          url: 'https://handbuch.example.ch/typo3/grundlagen/login#passwort-aendern',
          url_without_anchor: 'https://handbuch.example.ch/typo3/grundlagen/login',
          anchor: 'passwort-aendern',
          type: 'lvl2',
          hierarchy: {
            lvl0: 'TYPO3 › Grundlagen',
            lvl1: 'Anmelden',
            lvl2: 'Passwort ändern',
            lvl3: null,
            lvl4: null,
            lvl5: null,
            lvl6: null,
          },
          content: null,
          language: 'de-CH',
          version: 'current',
          docusaurus_tag: 'docs-typo3-current',
          _snippetResult: {
            hierarchy: {
              lvl1: {value: 'Anmelden', matchLevel: 'none'},
              lvl2: {value: '<mark>Passwort</mark> ändern', matchLevel: 'full'},
            },
          },
          _highlightResult: {
            hierarchy: {
              lvl0: {value: 'TYPO3 › Grundlagen', matchLevel: 'none', matchedWords: []},
              lvl1: {value: 'Anmelden', matchLevel: 'none', matchedWords: []},
              lvl2: {
                value: '<mark>Passwort</mark> ändern',
                matchLevel: 'full',
                fullyHighlighted: false,
                matchedWords: ['passwort'],
              },
            },
            questions: [
              {
                value: 'Und das <mark>Passwort</mark>?',
                matchLevel: 'full',
                fullyHighlighted: false,
                matchedWords: ['passwort'],
              },
            ],
          },
        },
        {
          objectID: '/email/webmail#9',
          url: 'https://handbuch.example.ch/email/webmail',
          url_without_anchor: 'https://handbuch.example.ch/email/webmail',
          anchor: null,
          type: 'content',
          hierarchy: {
            lvl0: 'E-Mail',
            lvl1: 'Webmail',
            lvl2: null,
            lvl3: null,
            lvl4: null,
            lvl5: null,
            lvl6: null,
          },
          content: 'Ändern Sie Ihr Passwort.',
          language: 'de-CH',
          version: 'current',
          docusaurus_tag: 'docs-email-current',
          _snippetResult: {
            hierarchy: {lvl1: {value: 'Webmail', matchLevel: 'none'}},
            content: {value: '…Ihr <mark>Passwort</mark>.', matchLevel: 'full'},
          },
          _highlightResult: {
            hierarchy: {
              lvl0: {value: 'E-Mail', matchLevel: 'none', matchedWords: []},
              lvl1: {value: 'Webmail', matchLevel: 'none', matchedWords: []},
            },
            content: {
              value: 'Ändern Sie Ihr <mark>Passwort</mark>.',
              matchLevel: 'full',
              fullyHighlighted: false,
              matchedWords: ['passwort'],
            },
          },
        },
      ],
      facets: {docusaurus_tag: {'docs-email-current': 1, 'docs-typo3-current': 1}},
      nbHits: 2,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      exhaustive: {nbHits: true, typo: true},
      query: 'passwort',
      params: 'query=passwort&hitsPerPage=20',
      index: 'handbuch.example.ch',
      renderingContent: {},
      processingTimeMS: 1,
      processingTimingsMS: {_request: {roundTrip: 12}, total: 1},
      serverTimeMS: 2,
    },
  ],
} satisfies SearchResponses<Record<string, unknown>>;
