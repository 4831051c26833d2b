import {expect, it} from 'vitest';
import {checkBody, checkFiles, head} from '../lib/testing';
import rule from './offene-stellen';

it.each([
  '{/* TODO: Bild */}',
  'Lorem ipsum dolor',
  'Das Kapitel folgt in Kürze.',
  'Folgt in Kürze …',
  'FIXME',
  '.....',
])('finds «%s»', async (text) => {
  const [found = ''] = await checkBody(rule, `Fertig.\n\n${text}\n`);
  expect(found).toMatch(/^3 «.+» ist eine offene Stelle → /);
});

it.each([
  'Als KI-Sprachmodell kann ich das nicht beurteilen.',
  'Als KI habe ich keinen Zugriff auf Ihre Daten.',
  'Da ich als grosses Sprachmodell keine Daten habe, fehlt das.',
  'Als künstliche Intelligenz habe ich keine Meinung.',
  'Mein Wissensstand reicht bis 2024.',
  'Selbstverständlich! Hier finden Sie den Text:',
  'Gerne! Hier ist eine überarbeitete Fassung:',
  'Ich hoffe, das hilft Ihnen weiter.',
  'Möchten Sie, dass ich noch ein Beispiel ergänze?',
  'As an AI language model, I cannot',
])('finds what a program says of itself: «%s»', async (text) => {
  const [found = '', ...others] = await checkBody(rule, `Fertig.\n\n${text}\n`);
  expect(found).toMatch(/^3 «.+» sagt ein KI-Programm von sich → Löschen Sie den Satz/);
  expect(others).toEqual([]);
});

it('finds a page with nothing but a head', async () => {
  const files = {'email/a.mdx': head.trimEnd(), 'email/b.mdx': '', 'email/c.mdx': `${head}Text\n`};
  expect(await checkFiles(rule, files)).toEqual([
    'email/a.mdx:9 Die Seite ist noch leer → Schreiben Sie den Text, oder löschen Sie die Datei.',
    'email/b.mdx:1 Die Seite ist noch leer → Schreiben Sie den Text, oder löschen Sie die Datei.',
  ]);
});

it('leaves finished text alone', async () => {
  expect(await checkBody(rule, 'Die Bestätigung folgt in Kürze per E-Mail.\n')).toEqual([]);
  expect(await checkBody(rule, 'Als KI-Assistent dient Copilot. `Als KI-Sprachmodell`\n')).toEqual(
    [],
  );
  expect(await checkBody(rule, 'Wählen Sie **Datei … öffnen**. Alles ist da.\n')).toEqual([]);
});
