import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import withoutTranslatorNotes from './translatorNotes.mjs';

describe('withoutTranslatorNotes', () => {
  it('drops the note, not the text', () => {
    expect(
      withoutTranslatorNotes(`translate({
  id: 'theme.a',
  message: 'A {count}',
  description:
    'Where it\\'s shown',
}, {description: text})
<Translate
  id="theme.b"
  description="The label">
  B
</Translate>`),
    ).toBe(`translate({
  id: 'theme.a',
  message: 'A {count}',
}, {description: text})
<Translate
  id="theme.b">
  B
</Translate>`);
  });

  it('leaves descriptions of other things alone', () => {
    const names = `docCard: {
  title: 'theme-doc-card-title',
  description: 'theme-doc-card-description',
}`;
    expect(withoutTranslatorNotes(names)).toBe(names);
  });

  it('finds the notes of the theme', () => {
    const folder = 'node_modules/@docusaurus/theme-classic/lib/theme';
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    const sources = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const withNotes = sources.filter((source) => withoutTranslatorNotes(source) !== source);
    expect(withNotes.length).toBeGreaterThan(20);
  });
});
