import {expect, it} from 'vitest';
import {shownTexts} from './shownTexts';
import {siteOf} from './site';

const file = 'email/test.mdx';
const shown = (body: string, others: Record<string, string> = {}) => {
  const site = siteOf({
    [file]: `---\ntitle: Titel\ndescription: Wozu\n---\n\n${body}\n`,
    ...others,
  });
  return shownTexts(site.pages.get(file)!, site, {imapPort: '993'}).slice(2);
};

it('reads as readers do, without the characters of Markdown', () => {
  expect(
    shown(
      '## Server {#server}\n\nKlicken Sie **oben**\nauf [`Datei`](#a) und <Kbd>F1</Kbd>.\\\nUm\u00ADbruch.',
    ),
  ).toEqual(['Server', 'Klicken Sie oben auf Datei und F1. Umbruch.']);
});

it('separates the cells of a table, items and questions', () => {
  expect(
    shown(
      '| Eins | <ol><li>Zwei</li><li>Drei</li></ol> |\n|---|---|\n\n- Vier\n- Fünf\n\n<Question title="Sechs?">\n\nSieben\n\n</Question>',
    ),
  ).toEqual(['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs?', 'Sieben']);
});

it('puts partials with their properties, and values, in their places', () => {
  const others = {'email/_teil.mdx': 'Öffnen Sie {props.app}, Port <Value name="imapPort" />.\n'};
  expect(shown('import Teil from \'./_teil.mdx\';\n\n<Teil app="Mail" />', others)).toEqual([
    'Öffnen Sie Mail, Port 993.',
  ]);
});

it('reads code, alternative texts and the title of the page', () => {
  expect(shown('Vor ![Bild](a.webp) nach')).toEqual(['Vor nach', 'Bild']);
  expect(shown('![Ein Bild](a.webp)\n\n```text\neins\nzwei\n```')).toEqual([
    'Ein Bild',
    'eins',
    'zwei',
  ]);
  const site = siteOf({[file]: '---\ntitle: Titel\ndescription: Wozu\n---\n'});
  expect(shownTexts(site.pages.get(file)!, site, {})).toEqual(['Titel', 'Wozu']);
});
