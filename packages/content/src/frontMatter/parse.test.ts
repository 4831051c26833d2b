import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {FrontMatterError, parseFrontMatter} from './parse';

const read = (filePath: string, fileContent: string) =>
  parseFrontMatter({filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});

const head =
  'title: A\ndescription: Melden Sie sich im Backend an und ab, und setzen Sie ein vergessenes Passwort selber neu.\nsidebar_position: 1\nkeywords: [a, b, c]\nseitentyp: aufgabe';

describe('parseFrontMatter', () => {
  it('stops with file, line and remedy, all problems at once', async () => {
    const parsing = read('typo3/login.mdx', '---\ntitle: Anmelden\nkeyword: [a]\n---\n\nText\n');
    await expect(parsing).rejects.toThrow(FrontMatterError);
    await expect(parsing).rejects.toThrow(
      'typo3/login.mdx:3: Den Schlüssel «keyword» gibt es nicht.',
    );
    await expect(parsing).rejects.toThrow('«description» fehlt');
  });

  it('explains front matter that cannot be read', async () => {
    const parsing = read('email/index.mdx', '---\ntitle: Mail: einrichten\n---\n');
    await expect(parsing).rejects.toThrow(/email\/index\.mdx:2: .*Doppelpunkt/);
    // As often as it is read: the preview does so again.
    const again = read('email/index.mdx', '---\ntitle: Mail: einrichten\n---\n');
    await expect(again).rejects.toThrow(/^email\/index\.mdx:2: .*Doppelpunkt.*$/);
  });

  it.each([
    ['---\ntitle: Mail\ntitle: Post\n---\n', 'email/index.mdx:3: Dieser Schlüssel steht zweimal'],
    ['---\ntitle:Mail\nid: a\n---\n', 'email/index.mdx:2: .+ einen Doppelpunkt, ein Leerzeichen'],
    ['---\ntitle Mail\nid: a\n---\n', 'email/index.mdx:2: .+ einen Doppelpunkt, ein Leerzeichen'],
    ['---\ntitle: "Mail\nid: a\n---\n', 'email/index.mdx:2: .+ stimmt ein Anführungszeichen nicht'],
    ['---\ntags: [A, B\nid: a\n---\n', 'email/index.mdx:2: Die Liste in dieser Zeile'],
    ['---\n title: Mail\nid: a\n---\n', 'email/index.mdx:2: .+ ist eingerückt'],
    ['---\nid: a\n title: Mail\nmit: a\n---\n', 'email/index.mdx:3: .+ ist eingerückt'],
    ['---\nid: a\ntags:\n  - A\n - B\n---\n', 'email/index.mdx:5: Der Seitenkopf lässt sich nicht'],
    [
      '---\nid: a\n<<<<<<< HEAD\nmit: a\n=======\nmit: b\n>>>>>>> neu\n---\n',
      'email/index.mdx:3: Hier stehen zwei Fassungen',
    ],
    ['---\ntags:\n\t- Mail\n---\n', 'email/index.mdx:3: In dieser Zeile .+ Tabulator'],
    ['\n---\ntitle: Mail\n---\n', 'email/index.mdx:1: Die Seite beginnt nicht'],
    ['---\ntitle: Mail\n\nText: mehr\n', 'email/index.mdx:1: Der Seitenkopf hört nicht auf'],
    [
      '---\ntitle: Mail\n---\u00A0\n',
      'email/index.mdx:3: Hinter den drei Strichen \\(---\\) steht ein Leerzeichen, das keines ist \\(U\\+00A0',
    ],
    ['---\u2003\ntitle: Mail\n---\n', 'email/index.mdx:1: Hinter den drei Strichen'],
    ['---\ntitle: Mail\n----\n', 'email/index.mdx:3: Der Seitenkopf hört nicht richtig auf'],
  ])('says what is wrong with the head of %j', async (source, message) => {
    await expect(read('email/index.mdx', source)).rejects.toThrow(new RegExp(`^${message}`));
  });

  it('reads a file that begins with a byte order mark', async () => {
    const parsing = read('email/index.mdx', '\uFEFF---\ntitle: 7\n---\n');
    await expect(parsing).rejects.toThrow('email/index.mdx:2: Der Schlüssel «title»');
  });

  it('composes what a Mac has decomposed', async () => {
    const partial = await read('typo3/_partials/_a.mdx', '---\ntitle: Menu\u0308\n---\n');
    expect(partial.frontMatter).toEqual({title: 'Men\u00FC'});
  });

  it('adds what the page was compared with, without the claims', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'claims-'));
    const page = path.join(folder, 'a.mdx');
    const claims = (stand: string) =>
      `mit: den Quellen\nstand: ${stand}\naussagen:\n  - aussage: Das steht auf der Seite\n    quelle: DSG Art. 19\n`;
    const write = (stand: string) =>
      writeFileSync(path.join(folder, 'a.belege.yaml'), claims(stand));
    write('2026-11-27');
    const {frontMatter} = await read(page, `---\n${head}\n---\n`);
    expect(frontMatter.belege).toEqual({mit: 'den Quellen', stand: '2026-11-27', aussagen: 1});
    write('gestern');
    await expect(read(page, `---\n${head}\n---\n`)).rejects.toThrow(
      /a\.belege\.yaml:2: Der Tag des Abgleichs fehlt/,
    );
    rmSync(folder, {recursive: true});
  });

  it.each([
    [1, 'TYPO3 13.4'],
    [3, undefined],
  ])('says what a page was checked in, unless most is left out: %s of 4', async (left, mit) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'walks-'));
    const units = Object.fromEntries(
      [1, 2, 3, 4].map((n) => [`a ${n}`, {seen: [], ...(n <= left && {unseen: {'*': 'Grund'}})}]),
    );
    const record = {product: 'TYPO3', version: '13.4.27', day: '2026-11-29', units, pictures: {}};
    writeFileSync(path.join(folder, 'a.walk.json'), JSON.stringify(record));
    const {frontMatter} = await read(path.join(folder, 'a.mdx'), `---\n${head}\n---\n`);
    expect(frontMatter.mit).toBe(mit);
    rmSync(folder, {recursive: true});
  });

  it('leaves partials alone', async () => {
    const partial = await read('typo3/_partials/_anmelden.mdx', 'Text\n');
    expect(partial.frontMatter).toEqual({});
  });
});
