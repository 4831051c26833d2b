import {translate} from '@docusaurus/Translate';
import {escapeHtml} from '@portal/common/text/escapeHtml';
import type {AnsweredQuestion, SearchHit} from '../wire/types';
import {emptyHierarchy} from '../records/record';

/**
 * Returns a question as a hit of the panel: its title is the question, its path page and manual. It is safe to insert
 * as HTML, and DocSearch can store it.
 */
export function questionHit({question, url, group, page}: AnsweredQuestion): SearchHit {
  const title = translate({id: 'portal.search.questionGroup', message: 'Fragen'});
  return {
    objectID: `${url} ${question}`,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: null,
    type: 'lvl1',
    hierarchy: {...emptyHierarchy(title), lvl1: escapeHtml(question)},
    content: escapeHtml(`${page} · ${group}`),
    language: '',
    version: '',
    docusaurus_tag: '',
    _highlightResult: {hierarchy: {}},
    _snippetResult: {},
  };
}
