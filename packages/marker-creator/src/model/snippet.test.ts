// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {projectHints, snippetProblems} from '../texts';
import {hintsFor} from './hints';
import {parseSnippet} from './parseSnippet';
import {pictureName} from './fileName';
import {emptyProject, type Project} from './project';
import {SnippetError} from './SnippetError';
import {toSnippet} from './snippet';

const project: Project = {
  ...emptyProject,
  alt: 'Anmeldung mit "zwei" Feldern & Knopf',
  name: 'anmeldung',
  markers: [
    {id: 1, x: 0.12, y: 0.3, text: 'Feld **Benutzername**'},
    {id: 2, x: 0.4, y: 0.585, text: 'Taste <Kbd>Ctrl</Kbd> oder {x} < 3'},
  ],
};

describe('toSnippet', () => {
  it('writes what a page contains', () => {
    expect(toSnippet(project)).toBe(
      `<Screenshot src="./img/anmeldung.webp" alt="Anmeldung mit &quot;zwei&quot; Feldern &amp; Knopf" markers={[[12, 30], [40, 58.5]]}>

1. Feld **Benutzername**
2. Taste <Kbd>Ctrl</Kbd> oder \\{x\\} &lt; 3

</Screenshot>`,
    );
  });

  it('counts the places within the crop', () => {
    const cropped = {...project, crop: {x: 0, y: 0, width: 0.5, height: 1}};
    expect(toSnippet(cropped)).toContain('[[24, 30], [80, 58.5]]');
  });
});

describe('parseSnippet', () => {
  it('reads what toSnippet writes', () => {
    expect(parseSnippet(toSnippet(project))).toMatchObject(project);
  });

  it('reads a snippet as editors write it', () => {
    const read = parseSnippet(`Text davor
<Screenshot
  src="./img/login.webp"
  alt="Anmeldung"
  markers={[
    [12, 30],
    [40.5, 58],
  ]}>

1. Erster Eintrag,
   der weitergeht
2. Zweiter

</Screenshot>
Text danach`);
    expect(read).toMatchObject({name: 'login', alt: 'Anmeldung'});
    expect(read.markers.map(({text}) => text)).toEqual([
      'Erster Eintrag, der weitergeht',
      'Zweiter',
    ]);
  });

  it.each([
    'Meldung <span lang="en">Mailbox full</span>',
    'Code `{x}` und `<b>`, daneben \\{x\\} &lt; 3',
    'Der Text &lt;b>fett&lt;/b>',
    '<Value name="imapServer" /> und <Kbd>Ctrl</Kbd>',
    '10\u00a0MB &nbsp;frei',
  ])('leaves an entry of a page as it is: %s', (entry) => {
    const page = `<Screenshot src="./img/a.webp" alt="b" markers={[[1, 2]]}>\n\n1. ${entry}\n\n</Screenshot>`;
    expect(toSnippet(parseSnippet(page))).toBe(page);
  });

  it.each([
    `alt={'Feld "Name"'}`,
    'alt = "Feld &quot;Name&quot;"',
    'alt="Feld &#34;Name&#x22;"',
    'markers={[[.5, 5.]]} alt="Feld &quot;Name&quot;"',
  ])('reads %s', (attributes) => {
    const content = attributes.startsWith('m') ? '>\n1. a\n</Screenshot>' : '/>';
    expect(parseSnippet(`<Screenshot src="a.webp" ${attributes} ${content}`).alt).toBe(
      'Feld "Name"',
    );
  });

  it('keeps characters that are written as references or stand in braces', () => {
    expect(
      parseSnippet('<Screenshot alt="1 &lt; 2&nbsp;GB {neu}" src={"./img/a.webp"} />'),
    ).toMatchObject({alt: '1 < 2\u00a0GB {neu}', name: 'a'});
  });

  it.each(['../img/login.png', '@site/email/img/login.webp', 'login.avif'])(
    'keeps the path %s until the picture is saved',
    (src) => {
      const read = parseSnippet(`<Screenshot src="${src}" alt="b" />`);
      expect(toSnippet(read)).toContain(`src="${src}"`);
      expect(toSnippet(read, 'webp')).toContain(`src="${src.replace(/\w+$/, 'webp')}"`);
    },
  );

  it.each([
    'Text davor\n\n1. a',
    '1. a\n\n   Zweiter Absatz',
    '1. a\n   - Unterpunkt',
    '1. a\n   1. Unterpunkt',
    '1. a\n\nText danach',
    "1. a {'b'}",
    '1. + a',
    '1. # Titel',
    '1. ---',
  ])('refuses a legend that would lose something: %j', (legend) => {
    const page = `<Screenshot src="a.webp" markers={[[1, 2]]}>\n\n${legend}\n\n</Screenshot>`;
    expect(() => parseSnippet(page)).toThrow('Als Legende lässt sich nur');
  });

  it.each([
    ['', snippetProblems.missing],
    [
      '<Screenshot src="a.webp" />\n\nText\n\n{/* <Screenshot /> */}\n<Screenshot src="b.webp" />',
      snippetProblems.several(2),
    ],
    ['<Screenshot src={bild} />', snippetProblems.attribute('src')],
    ['<Screenshot src="a', snippetProblems.tag],
    ['<Screenshot src="a.webp" alt="b">\n\nText', snippetProblems.closing],
    ['<Screenshot src="a.webp" markers={[[1, x]]} />', snippetProblems.places],
    ['<Screenshot src="a.webp" markers={[1, 2]} />', snippetProblems.places],
    ['<Screenshot src="a.webp" markers={[[1, 2], [101, 5]]} />', snippetProblems.outside(2)],
    [
      '<Screenshot src="a.webp" markers={[[1, 2]]}>\n\n1. a\n2. b\n\n</Screenshot>',
      snippetProblems.count(1, 2),
    ],
  ])('says in one sentence what is wrong with %j', (text, problem) => {
    expect(() => parseSnippet(text)).toThrow(SnippetError);
    expect(() => parseSnippet(text)).toThrow(problem);
  });
});

describe('hintsFor', () => {
  const size = {width: 1280, height: 800};

  it('warns of numbers that cover each other on a phone', () => {
    const [first] = project.markers;
    const twins = [first, {...first, id: 2, x: 0.13}].filter((marker) => marker !== undefined);
    expect(hintsFor({...project, markers: twins as Project['markers']}, size)).toEqual([
      projectHints.close(1, 2),
    ]);
  });

  it('warns of a picture that is too high to stay readable', () => {
    expect(hintsFor(project, {width: 1000, height: 20_000})).toEqual([
      projectHints.tall(150, 3000),
    ]);
    expect(hintsFor(project, {width: 1000, height: 3200})).toEqual([]);
  });

  it('names what is missing', () => {
    const open = {
      ...project,
      alt: 'x'.repeat(161),
      crop: {x: 0, y: 0, width: 0.3, height: 1},
      markers: [{id: 1, x: 0.9, y: 0.5, text: ' '}],
    };
    expect(hintsFor(open, size)).toEqual([
      projectHints.altLong(161),
      projectHints.text(1),
      projectHints.outside(1),
    ]);
    expect(hintsFor(emptyProject, size)).toEqual([projectHints.alt]);
  });
});

describe('small texts', () => {
  it('makes a file name of any text', () => {
    expect(pictureName('Bildschirmfoto Übersicht (2).PNG')).toBe('bildschirmfoto-uebersicht-2');
    expect(pictureName('Tête à tête çà ñ.JPEG')).toBe('tete-a-tete-ca-n');
    expect(pictureName('***')).toBe('bild');
  });
});
