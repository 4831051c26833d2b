import {describe, expect, it} from 'vitest';
import {corpusFiles, corpusPages, origin} from '../../tests/corpus';
import {buildIndex} from './build';
import type {IndexFile} from '../index/format';
import type {Manifest} from '../index/manifest';

const pages = {
  '/b': {title: 'Kontaktformular', tag: 'docs-b-current', keywords: ['Anfrage']},
  '/a': {title: 'Kontakt', texts: {Formular: ['Das Formular', 'und der Kontakt']}},
};
const words = {synonyms: '', consequences: ''};
const files = corpusFiles(pages, 'Bild, Foto');
const manifest = JSON.parse(files.get('manifest.json')!) as Manifest;
const fileOf = (tag: string) => JSON.parse(files.get(manifest.files[tag]!.name)!) as IndexFile;

describe('buildIndex', () => {
  it('gives the same bytes for the same records', () => {
    expect([...corpusFiles(pages, 'Bild, Foto')]).toEqual([...files]);
  });

  it('names one file per tag, by its content', () => {
    expect(Object.keys(manifest.files)).toEqual(['docs-a-current', 'docs-b-current']);
    expect(
      [...files.keys()].every((name) =>
        /^(?:manifest|docs-[ab]-current\.[\da-f]{12})\.json$/.test(name),
      ),
    ).toBe(true);
    const changed = corpusFiles({...pages, '/b': {...pages['/b'], title: 'Anders'}});
    const other = JSON.parse(changed.get('manifest.json')!) as Manifest;
    expect(other.files['docs-a-current']).toEqual(manifest.files['docs-a-current']);
    expect(other.files['docs-b-current']).not.toEqual(manifest.files['docs-b-current']);
  });

  it('carries origin and synonyms in the manifest', () => {
    expect(manifest).toMatchObject({origin, synonyms: 'Bild, Foto'});
  });

  it('keeps the sections of a page in order', () => {
    expect(fileOf('docs-a-current').pages).toEqual([
      {
        path: '/a',
        group: 'Handbuch',
        sections: [
          [1, null, 'Kontakt'],
          [2, 'formular', 'Formular', 'Das Formular', 'und der Kontakt'],
        ],
      },
    ]);
    expect(fileOf('docs-b-current').pages[0]).toMatchObject({keywords: ['Anfrage']});
  });

  it('splits compounds by the words of the whole site', () => {
    // Kontaktformular, Anfrage, Handbuch.
    expect(fileOf('docs-b-current').splits).toBe('e  ');
    const written = {title: 'Eins', texts: {'': ['Plan und Ordner']}, keywords: ['Ordnerplan']};
    const [file] = buildIndex(corpusPages({'/x': written}), words, origin, 'm');
    expect(JSON.parse(file!.content).splits).toBe('d ');
  });

  it('marks texts that lead elsewhere, and pages that list others', () => {
    const listed = {title: 'Liste', isCategory: true, texts: {'': ['→ Siehe dort']}};
    const [file] = buildIndex(corpusPages({'/x': listed}), words, origin, 'm');
    expect(JSON.parse(file!.content).pages[0]).toMatchObject({
      isCategory: true,
      sections: [[1, null, 'Liste', ['Siehe dort']]],
    });
  });
});
