import {readdirSync} from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {pageTypes, type PageType} from '@portal/content/frontMatter/schema';
import {parsePage} from '@portal/content/source/page';
import {sections} from '@portal/content/source/sections';
import {siteOf} from '@portal/content/source/site';
import {loadRules} from '../lint-content/rules';
import {runRules} from '../lint-content/run';
import {newPage, type Wish} from './page';

/** The word list is about all pages together. */
const rules = (await loadRules()).filter(({name}) => name !== 'wortliste');

const head = (lines: string) => `---\ntitle: Seite\n${lines}\n---\n`;
const site = siteOf({
  'email/index.mdx': head('slug: /\nsidebar_position: 1'),
  'email/webmail.mdx': head('sidebar_position: 4'),
  'email/programme/_category_.json': '{"label": "Programme", "position": 6}',
  'email/programme/ios.mdx': head('sidebar_position: 1.5'),
  'wordpress/basics/einstieg.mdx': head('slug: /einstieg\nsidebar_position: 1'),
  'wordpress/basics/backend.mdx': head('slug: /backend\nsidebar_position: 2'),
});
const section = (folder: string) => sections.find((candidate) => candidate.folder === folder)!;
const wish = (changes: Partial<Wish> = {}): Wish => ({
  section: section('email'),
  folder: 'programme',
  type: 'aufgabe',
  title: 'Gemeinsamen Kalender öffnen',
  ...changes,
});
const make = (changes?: Partial<Wish>) => newPage(wish(changes), site);

afterEach(() => void vi.useRealTimers());

describe('newPage', () => {
  it('writes the page in its place, at the end of its category, checked today', () => {
    vi.setSystemTime('2026-11-21T00:30:00+01:00');
    const {file, address, content} = make();
    expect(file).toBe('email/programme/gemeinsamen-kalender-oeffnen.mdx');
    expect(address).toBe('/email/programme/gemeinsamen-kalender-oeffnen');
    expect(parsePage(file, content).frontMatter).toMatchObject({
      title: 'Gemeinsamen Kalender öffnen',
      sidebar_position: 2,
      seitentyp: 'aufgabe',
      geprueft: new Date('2026-11-21'),
      mit: expect.stringMatching(/^TODO/),
      fragen: {seite: [expect.stringMatching(/^TODO/)]},
    });
  });

  it.each([{section: section('dorfplatz'), folder: ''}, {type: 'uebersicht'}] as const)(
    'says no day of a check where there is nothing to do in a product, or nobody could see it: %j',
    (changes) => {
      expect(make(changes).content).not.toContain('geprueft');
    },
  );

  it('stands behind the last page and category at the top of a manual', () => {
    const {file, content} = make({folder: ''});
    expect(parsePage(file, content).frontMatter.sidebar_position).toBe(7);
  });

  it('follows its neighbours to an address without folder', () => {
    const {address, content} = make({section: section('wordpress'), folder: 'basics'});
    expect(content).toContain('slug: /gemeinsamen-kalender-oeffnen\n');
    expect(address).toBe('/wordpress/gemeinsamen-kalender-oeffnen');
  });

  it.each(['Wartung: was tun?', '3D-Bilder', '«Neu» anlegen', 'true', 'Null', 'Yes - or no'])(
    'keeps the title %s',
    (title) => {
      const {file, content} = make({title});
      expect(parsePage(file, content).frontMatter.title).toBe(title);
    },
  );

  it('refuses an address that exists, a title without letters, and one that is too long', () => {
    expect(() => make({title: 'iOS'})).toThrow('/email/programme/ios gibt es schon');
    expect(() => make({title: 'x'.repeat(101)})).toThrow(
      'hat 101 Zeichen → Nehmen Sie höchstens 100',
    );
    expect(() => make({title: '?!'})).toThrow('mindestens einen Buchstaben');
  });

  it.each(['CON', 'aux', 'Com1', 'NUL.', 'aux?', '«PRN»'])(
    'refuses %s, a name of Windows',
    (title) => {
      expect(() => make({title})).toThrow(
        /Windows nicht speichern, weil dort ein Gerät so heisst →/,
      );
    },
  );

  it.each([
    ['Was ist neu?', 'was-ist-neu'],
    ['<b>|*"', 'b'],
  ])('stores %s under a plain name', (title, name) => {
    expect(make({title}).file).toBe(`email/programme/${name}.mdx`);
  });
});

describe('templates', () => {
  it('exist for every type of page', () => {
    const names = readdirSync(path.join(__dirname, 'templates')).map(
      (file) => path.parse(file).name,
    );
    expect(names.sort()).toEqual(Object.keys(pageTypes).sort());
  });

  it.each(Object.keys(pageTypes) as PageType[])(
    '%s has nothing wrong but its open places',
    async (type) => {
      const lesson = type === 'lektion' && {section: section('schnupperlehre'), folder: ''};
      const {file, content} = make({type, ...lesson});
      const found = await runRules(rules, siteOf({[file]: content}));
      // Its folder has a name elsewhere.
      const others = ['offene-stellen', 'kategorien'];
      expect(found.filter(({rule}) => !others.includes(rule))).toEqual([]);
      expect(found.length).toBeGreaterThan(5);
    },
    60_000,
  );
});
