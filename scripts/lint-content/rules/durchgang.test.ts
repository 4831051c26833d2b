import {describe, expect, it} from 'vitest';
import type {WalkRecord} from '@portal/content/walks/record';
import {checkFiles, head} from '../lib/testing';
import rule from './durchgang';

const file = 'typo3/test.mdx';
const steps = (...lines: string[]) =>
  `## Hochladen {#hochladen}\n\n<Steps>\n\n${lines.join('\n')}\n\n</Steps>\n`;

const actions: [] = [];
const record = (parts: Partial<WalkRecord> = {}): string =>
  JSON.stringify({
    product: 'TYPO3',
    version: '13.4.27',
    day: '2026-11-26',
    units: {'hochladen 1': {seen: ['Schliessen'], actions}},
    pictures: {},
    ...parts,
  } satisfies WalkRecord);

const check = (body: string, parts?: Partial<WalkRecord>, pictures: string[] = []) =>
  checkFiles(
    rule,
    {[file]: head + body, 'typo3/test.walk.json': record(parts)},
    pictures.map((name) => ({file: `typo3/img/${name}`, size: 1})),
  );

const picture = {
  src: './img/test-maske@2x.webp',
  width: 390,
  height: 300,
  markers: [[1, 2]] as [number, number][],
};

describe('durchgang', () => {
  it('accepts a page that says what the walk saw, and a page without a walk', async () => {
    expect(await check(steps('1. Klicken Sie auf **Schliessen**.'))).toEqual([]);
    expect(
      await checkFiles(rule, {[file]: head + steps('1. Klicken Sie auf **Nichts**.')}),
    ).toEqual([]);
  });

  it('names a label that the walk did not see, with its line and what was there', async () => {
    expect(await check(steps('1. Klicken Sie auf **Beenden**.'))).toEqual([
      expect.stringMatching(
        /^typo3\/test\.mdx:14 «Beenden» hat der Durchgang in TYPO3 13\.4 nicht gesehen \(Schritt 1 unter «#hochladen».*dort stand: «Schliessen»/,
      ),
    ]);
  });

  it('leaves out labels with a reason, and lead words', async () => {
    const body = steps('1. **Wichtig:** Klicken Sie auf **Schliessen** und **Öffnen**.');
    const units = {
      'hochladen 1': {seen: ['Schliessen'], actions, unseen: {Öffnen: 'Fenster des Browsers'}},
    };
    expect(await check(body, {units})).toEqual([]);
  });

  it('names a step that the walk does not know, and one that the page lost', async () => {
    const body = steps('1. **Schliessen**', '2. Neu.');
    const [added, ...none] = await check(body);
    expect(added).toContain('Schritt 2 unter «#hochladen» fehlt im Durchgang');
    expect(none).toEqual([]);
    expect(await check('## Hochladen {#hochladen}\n')).toEqual([
      expect.stringContaining('Schritt 1 unter «#hochladen» steht im Durchgang, aber nicht mehr'),
    ]);
  });

  it('tells of a section without its mark only that', async () => {
    const body = steps('1. **Schliessen**', '2. Warten Sie.').replace('{#hochladen}', '{#laden}');
    expect(await check(body)).toEqual([
      expect.stringMatching(
        /«#hochladen», aber keine .+ → Schreiben Sie \{#hochladen\} wieder hinter seine Überschrift/,
      ),
    ]);
  });

  it('reads the fields of a table and the properties of a partial', async () => {
    const part =
      '## Felder {#felder}\n\n<FieldTable>\n\n| Feld | Zweck |\n|---|---|\n| <strong>{props.feld}</strong> | **Fett** |\n\n</FieldTable>\n';
    const page = `${head}import Teil from './_teil.mdx';\n\n<Teil feld="Titel" />\n`;
    const files = (seen: string) => ({
      [file]: page,
      'typo3/_teil.mdx': part,
      'typo3/test.walk.json': record({units: {'felder Felder': {seen: [seen]}}}),
    });
    expect(await checkFiles(rule, files('Titel'))).toEqual([]);
    expect(await checkFiles(rule, files('Name'))).toEqual([
      expect.stringMatching(/^typo3\/_teil\.mdx:7 «Titel»/),
    ]);
  });

  it('wants every picture of the walk on the page, with as many numbers as the legend', async () => {
    const parts = {units: {}, pictures: {maske: picture}};
    const files = ['test-maske@2x.webp'];
    const shown = '<Screenshot bild="maske" alt="Maske">\n\n1. Feld\n\n</Screenshot>\n';
    expect(await check(shown, parts, files)).toEqual([]);
    expect(
      await check(shown.replace('bild="maske"', `src="${picture.src}"`), parts, files),
    ).toEqual([]);
    expect(await check('Text\n', parts, files)).toEqual([
      expect.stringContaining('die Seite zeigt es nicht'),
    ]);
    expect(await check(shown.replace('maske', 'andere'), parts, files)).toEqual([
      expect.stringContaining('«andere» hat der Durchgang nicht aufgenommen → Nehmen Sie maske'),
    ]);
    const partial = {
      [file]: `${head}import Teil from './_teil.mdx';\n\n<Teil />\n`,
      'typo3/_teil.mdx': shown.replace('maske', 'maksen'),
      'typo3/test.walk.json': record(parts),
    };
    expect(await checkFiles(rule, partial)).toEqual([
      expect.stringMatching(/^typo3\/_teil\.mdx:1 .+ → Meinten Sie «maske»\?/),
    ]);
    expect(await check(shown.replace('1. Feld', '1. Feld\n2. Knopf'), parts, files)).toEqual([
      expect.stringContaining('hat 1 Nummern, die Legende 2'),
    ]);
    expect(await check(shown, parts)).toEqual([
      expect.stringContaining('test-maske@2x.webp fehlt'),
    ]);
  });

  it('wants the actions of each step, each with a picture or the reason why it has none', async () => {
    const body = steps('1. Klicken Sie auf **Schliessen**.', '2. Warten Sie.');
    const close = {
      label: 'Schliessen',
      src: './img/schritte/ab12cd34.webp',
      box: [10, 20, 5, 5] as const,
    };
    const units = (second: object) => ({
      units: {
        'hochladen 1': {seen: ['Schliessen'], actions: [close]},
        'hochladen 2': {seen: [], ...second},
      },
    });
    const files = ['schritte/ab12cd34.webp'];
    expect(await check(body, units({actions}), files)).toEqual([]);
    expect(await check(body, units({unseen: {'*': 'Ein Anruf.'}}), files)).toEqual([]);
    expect(await check(body, units({}), files)).toEqual([
      expect.stringMatching(/mdx:15 Von Schritt 2 unter «#hochladen» steht nicht im Durchgang/),
    ]);
    expect(await check(body, units({actions: [{label: 'Warten'}]}), files)).toEqual([
      expect.stringMatching(/mdx:15 «Warten» in Schritt 2 unter «#hochladen» hat weder ein Bild/),
    ]);
    expect(await check(body, units({actions}))).toEqual([
      expect.stringMatching(/mdx:14 Das Bild typo3\/img\/schritte\/ab12cd34\.webp zu Schritt 1/),
    ]);
    const changed = body.replace('Schliessen', 'Beenden');
    expect(await check(changed, units({actions}), files)).toEqual([
      expect.stringContaining('die Bilder des Schritts gelten nicht mehr'),
    ]);
  });

  it('asks which picture is meant', async () => {
    expect(await check('<Screenshot alt="Maske" />\n', {units: {}})).toEqual([
      expect.stringContaining('Es fehlt, welches Bild gemeint ist'),
    ]);
  });

  it('names a record without a page', async () => {
    expect(await checkFiles(rule, {'typo3/weg.walk.json': record()})).toEqual([
      expect.stringContaining('typo3/weg.walk.json:1 Zu diesem Durchgang gibt es keine Seite'),
    ]);
  });
});
