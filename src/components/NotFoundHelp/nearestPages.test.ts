import {describe, expect, it} from 'vitest';
import {nearestPages} from './nearestPages';

const email = [
  {path: '/email', title: 'E-Mail'},
  {path: '/email/abwesenheitsmeldung', title: 'Abwesenheitsmeldung'},
  {path: '/email/programme/ios', title: 'Mail auf iPhone und iPad'},
  {path: '/email/webmail', title: 'Webmail'},
];
const elements = 'inhalte/inhaltselemente';
const pages = [
  ...email,
  {path: '/typo3/12.0', title: 'TYPO3-Handbuch, Version 12'},
  {path: '/typo3/12.0/erweiterungen/aimeos/preise', title: 'Preise setzen'},
  {path: '/typo3/12.0/grundlagen/login', title: 'Anmelden'},
  {path: `/typo3/12.0/${elements}/audio-player`, title: 'Audio-Player'},
  {path: `/typo3/12.0/${elements}/bild`, title: 'Bild'},
  {path: `/typo3/12.0/${elements}/separator`, title: 'Separator'},
  {path: `/typo3/12.0/${elements}/slider`, title: 'Slider'},
  {path: '/typo3', title: 'TYPO3-Handbuch, Version 13'},
  {path: '/typo3/category/grundlagen', title: 'Grundlagen'},
  {path: '/typo3/grundlagen/login', title: 'Anmelden'},
  {path: `/typo3/${elements}/bild`, title: 'Bild'},
  {path: `/typo3/${elements}/separator`, title: 'Separator'},
  {path: `/typo3/${elements}/slider`, title: 'Slider'},
  {path: '/webkit-smart/grundlagen/backend', title: 'Der Bearbeitungsbereich (Backend)'},
  {path: '/webkit-smart/inhaltselemente/slider', title: 'Slider'},
  {path: '/dev/Marker-Creator', title: 'Marker-Creator'},
];
const suggested = (path: string, baseUrl = '/') =>
  nearestPages(
    path,
    pages.map((page) => ({...page, path: baseUrl + page.path.slice(1)})),
    5,
    baseUrl,
  ).map((page) => `${page.title}, ${page.manual}`);

describe('nearestPages', () => {
  it.each([
    ['/email/abwesenheit', 'Abwesenheitsmeldung, E-Mail'],
    ['/email/abwesenheit-50%', 'Abwesenheitsmeldung, E-Mail'],
    ['/email/iphone', 'Mail auf iPhone und iPad, E-Mail'],
    ['/emial/webmial', 'Webmail, E-Mail'],
    ['/emial', 'E-Mail, E-Mail'],
    ['/typo/12.0', 'TYPO3-Handbuch, Version 12, TYPO3, Version 12'],
    ['/Marker-Creator', 'Marker-Creator, undefined'],
    ['/hilfe/webmail', 'Webmail, E-Mail'],
  ])('%s: %s', (path, first) => {
    expect(suggested(path)[0]).toBe(first);
  });

  it('puts the manual and the version of the address first, and names them', () => {
    expect(suggested(`/typo3/${elements}/slidder`)).toEqual([
      'Slider, TYPO3',
      'Slider, Webkit Smart',
      'Slider, TYPO3, Version 12',
    ]);
    expect(suggested(`/typo3/12.0/${elements}/slidder`)[0]).toBe('Slider, TYPO3, Version 12');
    expect(suggested('/webkit-smart/slidder')).toEqual([
      'Slider, Webkit Smart',
      'Slider, TYPO3',
      'Slider, TYPO3, Version 12',
    ]);
  });

  it('prefers the latest version where the address says nothing of it', () => {
    expect(suggested('/typo3/loginn')).toEqual(['Anmelden, TYPO3', 'Anmelden, TYPO3, Version 12']);
    expect(suggested('/email/loginn')).toEqual(['Anmelden, TYPO3', 'Anmelden, TYPO3, Version 12']);
  });

  it('leaves out what shares a few letters only', () => {
    expect(suggested('/bild-ersetzen')).toEqual(['Bild, TYPO3']);
    expect(suggested('/typo3/grundlagen')).toEqual(['Grundlagen, TYPO3']);
  });

  it('goes up where nothing is called like the last part', () => {
    expect(suggested('/email/webmail/zzzz')[0]).toBe('Webmail, E-Mail');
  });

  it('works below a base path', () => {
    expect(suggested('/hilfe/email/abwesenheit', '/hilfe/')).toEqual([
      'Abwesenheitsmeldung, E-Mail',
    ]);
  });

  it.each(['/zzzz/qqqq', '/typo3/zzzz', '/zzzz/12.0'])('suggests nothing for %s', (path) => {
    expect(suggested(path)).toEqual([]);
  });
});
