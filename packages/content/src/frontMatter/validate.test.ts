import {dump, load} from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {validateFrontMatter} from './validate';

const valid = {
  title: 'Anmelden',
  description: 'x'.repeat(100),
  sidebar_position: 2,
  keywords: ['Login', 'Passwort', 'Konto'],
  seitentyp: 'aufgabe',
  geprueft: new Date('2026-11-21'),
};

/** The lines that a reader of YAML made the values of. */
const sourceOf = (values: Record<string, unknown>) => `---\n${dump(values)}---\n`;
const messages = (changes: Record<string, unknown>) => {
  const values = {...valid, ...changes};
  return validateFrontMatter(values, sourceOf(values)).map(({message}) => message);
};
/** Messages for a line as it is written, with what the reader makes of it. */
const messagesFor = (line: string) => {
  const values = {...valid, ...(load(line) as Record<string, unknown>)};
  const source = sourceOf(valid).replace('---\n', `---\n${line}\n`);
  return validateFrontMatter(values, source).map(({message}) => message);
};

describe('validateFrontMatter', () => {
  it('accepts a complete page', () => {
    expect(messages({mit: 'TYPO3 13.4', unlisted: true})).toEqual([]);
  });

  it.each([
    ['description', 'kurz', 'hat 4 Zeichen'],
    ['description', 'x'.repeat(161), 'hat 161 Zeichen'],
    ['title', 7, 'falls er nur aus Ziffern besteht oder einen Doppelpunkt enthält'],
    ['sidebar_position', '3', 'muss eine Zahl sein'],
    ['keywords', ['eines'], 'Liste von 3 bis 25'],
    ['keywords', 'Login', 'Liste von 3 bis 25'],
    ['seitentyp', 'rezept', 'aufgabe, element'],
    ['geprueft', '21.11.2026', '2026-11-21'],
    ['unlisted', 'ja', '«true» oder «false»'],
    ['slug', 'mit leerschlag', 'nur Buchstaben'],
    ['tags', 'Bilder', 'Liste von Wörtern sein'],
    ['tags', [2026], 'Zahlen und Wörter mit Doppelpunkt stehen in Anführungszeichen'],
    ['id', 'programme/ios', 'keinen Schrägstrich'],
    ['last_update', 'gestern', '«author: Name» oder «date: 2026-11-21»'],
    ['last_update', {autor: 'Ladina Muster'}, '«author: Name»'],
    ['last_update', {date: 'gestern'}, '«date: 2026-11-21»'],
    ['displayed_sidebar', 'docs', 'leer sein'],
  ])('names the key and the remedy of a wrong %s', (key, value, remedy) => {
    const [message, ...others] = messages({[key]: value});
    expect(others).toEqual([]);
    expect(message).toContain(`«${key}»`);
    expect(message).toContain(remedy);
  });

  it.each([
    'geprueft: 2026-02-31',
    'geprueft: 2026-13-45',
    'last_update: 2026-11-21',
    'last_update:\n  author: Ladina\n  date: 2026-02-31',
  ])('refuses %j', (line) => {
    expect(messagesFor(line)).toEqual([expect.stringContaining('2026-11-21')]);
  });

  it('notices a text that ends before its #', () => {
    expect(messagesFor('title: Formular #1')).toEqual([expect.stringContaining('vor dem #')]);
    expect(messagesFor('title: "Formular #1"')).toEqual([]);
  });

  it.each([
    'geprueft: 2024-02-29 # mit dem neuen Menü',
    'geprueft : 2026-11-21',
    '"geprueft": 2026-11-21',
    'last_update:\n  date: 2026-11-21',
    'last_update: {author: Ladina Muster, date: 2026-11-21}',
    'id: ios',
  ])('accepts %j', (line) => {
    expect(messagesFor(line)).toEqual([]);
  });

  it.each(['title', 'description', 'sidebar_position', 'keywords', 'seitentyp'])(
    'asks for a missing %s',
    (key) => {
      const values: Record<string, unknown> = {...valid};
      delete values[key];
      expect(validateFrontMatter(values, sourceOf(values))[0]?.message).toContain(`«${key}» fehlt`);
    },
  );

  it('suggests the key that was meant', () => {
    expect(messages({sidebar_positon: 1})[0]).toContain('Meinten Sie «sidebar_position»?');
    expect(messages({farbe: 1})[0]).toContain('Erlaubt sind: title');
  });

  it('knows no keys and values that every object has', () => {
    expect(messages({constructor: 'x'})[0]).toContain('«constructor» gibt es nicht');
    expect(messages({seitentyp: 'toString'})[0]).toContain('«seitentyp»');
  });

  it('names an unknown key whatever its punctuation', () => {
    expect(messages({'C++': 'x'})).toEqual([expect.stringContaining('Den Schlüssel «C++»')]);
  });

  it('gives the line of the key', () => {
    const values = {...valid, description: 'kurz'};
    expect(validateFrontMatter(values, sourceOf(values))[0]?.line).toBe(3);
  });

  it('gives the problems in the order of their lines', () => {
    const values: Record<string, unknown> = {
      ...valid,
      description: 'kurz',
      draft: true,
      unlisted: true,
    };
    delete values.title;
    expect(validateFrontMatter(values, sourceOf(values))).toEqual([
      {line: 1, message: expect.stringContaining('«title» fehlt')},
      {line: 2, message: expect.stringContaining('«description»')},
      {line: 11, message: expect.stringContaining('«unlisted» verträgt sich nicht mit «draft»')},
    ]);
  });

  it('says what belongs behind a key without a value', () => {
    expect(messages({seitentyp: null})).toEqual([
      expect.stringContaining('«seitentyp» ist leer. Schreiben Sie dahinter:'),
    ]);
  });

  it('looks for keys in the head only', () => {
    const {title, ...values} = valid;
    const source = `${sourceOf(values)}\n\`\`\`yaml\ntitle: ${title}\n\`\`\`\n`;
    expect(validateFrontMatter(values, source)).toEqual([
      {line: 1, message: expect.stringContaining('«title» fehlt')},
    ]);
  });
});
