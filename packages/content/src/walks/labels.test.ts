import {describe, expect, it} from 'vitest';
import {compareLabels, similarNames} from './labels';

describe('compareLabels', () => {
  it('takes ß for ss, knows both quotation marks, and ignores dots and colons at the end', () => {
    const screen = ['Schließen', 'Medien-URL hier einfügen...', 'Titel:', 'Auf „Fertig“ setzen'];
    const labels = ['Schliessen', 'Medien-URL hier einfügen', 'Titel', 'Auf «Fertig» setzen'];
    expect(compareLabels(labels, screen).missing).toEqual([]);
  });

  it('takes a label that ends with … for the beginning of a name', () => {
    expect(compareLabels(['Link zu …', 'Text …'], ['Link zu Anreise']).missing).toEqual(['Text …']);
  });

  it('names a label that is only a part of what the screen shows', () => {
    expect(compareLabels(['Speichern'], ['Speichern und schliessen']).missing).toEqual([
      'Speichern',
    ]);
  });
});

describe('similarNames', () => {
  it('offers what the screen shows instead', () => {
    const screen = ['Mediendatei hinzufügen', 'Abbrechen', 'Bilder'];
    expect(similarNames('Datei hinzufügen', screen)).toEqual(['Mediendatei hinzufügen']);
  });
});
