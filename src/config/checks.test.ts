import {describe, expect, it} from 'vitest';
import {checkFolder, checkSidebars, checkVersions} from './checks';
import type {Manual} from '@portal/content/manuals';

const manual = {
  id: 'typo3',
  versions: [
    {name: 'current', label: '13', path: ''},
    {name: '12.0', label: '12', path: '12.0', banner: 'unmaintained'},
  ],
} as unknown as Manual;

describe('checkFolder', () => {
  it('says which character is in the way, and how to name the folder', () => {
    expect(() => checkFolder('/home/anna/Handbuch (neu) & Co')).toThrow(
      'Das Projekt liegt in «/home/anna/Handbuch (neu) & Co», und mit dem Zeichen & im Pfad geht der Build nicht. Benennen Sie den Ordner um, zum Beispiel in «/home/anna/Handbuch (neu)-Co».',
    );
    expect(() => checkFolder('/home/anna/Neu!')).toThrow('Zeichen !');
  });

  it('accepts blanks, brackets and umlauts', () => {
    checkFolder('/home/anna/Meine Ablage [Büro]/Handbuch (neu)');
  });
});

describe('checkVersions', () => {
  it('accepts the versions on disk', () => {
    expect(() => checkVersions(manual, ['12.0'])).not.toThrow();
  });

  it('names the file, the version and the remedy', () => {
    expect(() => checkVersions(manual, ['11.5'])).toThrow(
      /content\/src\/manuals\.ts.*"12\.0".*Known are: current, 11\.5.*typo3_versions\.json/,
    );
    expect(() => checkVersions(manual, null)).toThrow('"12.0"');
  });
});

describe('checkSidebars', () => {
  it('accepts a page, a link, and a category with one of them', () => {
    checkSidebars({a: [{type: 'doc'}], b: [{type: 'category', items: [{type: 'link'}]}]}, 'x');
  });

  it('stops at an empty sidebar and names it', () => {
    expect(() => checkSidebars({leer: []}, 'typo3/')).toThrow(/"leer" of typo3\//);
    expect(() => checkSidebars({leer: [{type: 'category', items: []}]}, 'x')).toThrow(
      'nothing to link to',
    );
  });
});
