import {describe, expect, it} from 'vitest';
import {recordsOf} from '@portal/search/records';
import {corpusPages} from '../../packages/search/tests/corpus';
import {describePlan} from './plan';
import {indexSettings} from './settings';
import {hostedSynonyms} from './synonyms';

const plan = (text = '') =>
  describePlan('handbuch.example.ch', {
    records: corpusPages({
      '/a/login': {title: 'Anmelden', texts: {Passwort: [text]}},
      '/b/formular': {title: 'Formular', tag: 'docs-b-current'},
    }).flatMap(recordsOf),
    settings: indexSettings,
    synonyms: [],
  });

describe('describePlan', () => {
  it('names the index, the records of each version and every setting', () => {
    expect(plan()).toContain('«handbuch.example.ch»');
    expect(plan()).toMatch(/3 {2}docs-a-current\n +1 {2}docs-b-current/);
    for (const [name, value] of Object.entries(indexSettings)) {
      expect(plan()).toContain(`${name}: ${JSON.stringify(value)}`);
    }
  });

  it('warns of a record that is too large', () => {
    expect(plan()).not.toContain('Warning');
    expect(plan('lang '.repeat(2500))).toContain('Warning: /a/login#2');
  });
});

describe('hostedSynonyms', () => {
  it('keeps groups and directions', () => {
    expect(hostedSynonyms('# Titel\nMenü, Navigation\n\nHandy, Natel => iPhone, iPad')).toEqual([
      {objectID: 'group-0', type: 'synonym', synonyms: ['Menü', 'Navigation']},
      ...['Handy', 'Natel'].map((input, i) => ({
        objectID: `oneway-1-${i}`,
        type: 'oneWaySynonym',
        input,
        synonyms: ['iPhone', 'iPad'],
      })),
    ]);
  });
});
