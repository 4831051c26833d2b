import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {expect, it} from 'vitest';
import {docx, imported, word} from '../testing';

const {text, paragraph, styled, field, picture} = word;
const run = (properties: string, content: string) => text(content, properties);
const box = (content: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:docPr id="1" name="Textfeld 1"/><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${paragraph(text(content))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(text(content))}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const formula = (content: string) => `<m:oMath>${content}</m:oMath>`;
const term = (content: string) => `<m:r><m:t>${content}</m:t></m:r>`;

it.each<[name: string, body: string[], page: string, hints?: string[]]>([
  [
    'hidden text',
    [
      paragraph(text('Sichtbar.'), run('<w:vanish/>', ' Intern.')),
      paragraph(run('<w:vanish/>', 'Ganz.')),
    ],
    'Sichtbar.',
    ['Verborgener Text ist nicht übernommen (bei «Sichtbar.»; nach «Sichtbar.»)'],
  ],
  [
    'text that is hidden by its style only',
    [styled('geheim', text('Intern '), run('<w:vanish w:val="0"/>', 'sichtbar'))],
    'sichtbar',
    ['Verborgener Text ist nicht übernommen (bei «sichtbar»)'],
  ],
  [
    'an arrow of Wingdings',
    [
      paragraph(
        text('Datei '),
        '<w:r><w:sym w:font="Wingdings" w:char="F0E0"/></w:r>',
        run('<w:rFonts w:ascii="Wingdings"/>', 'à'),
        text(' Neu'),
      ),
    ],
    'Datei →→ Neu',
  ],
  [
    'a sign without counterpart',
    [paragraph(text('Knopf '), '<w:r><w:sym w:font="Eigene" w:char="F041"/></w:r>')],
    'Knopf TODO Zeichen einsetzen',
    ['Ein Zeichen einer Symbolschrift hat kein Gegenstück (bei «Knopf»)'],
  ],
  [
    'a text box',
    [paragraph(text('Davor'), box('Achtung.')), paragraph(text('Danach'))],
    'Davor\n\nAchtung.\n\nDanach',
    ['Der Text eines Textfelds steht nach dem Absatz, zu dem es in Word gehört (bei «Achtung.»)'],
  ],
  [
    'a shape',
    [
      paragraph(
        text('Hier'),
        '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
      ),
    ],
    'Hier',
    ['Eine gezeichnete Form (Pfeil, Linie, Rahmen) fehlt auf der Seite (bei «Hier»)'],
  ],
  [
    'a number of a page',
    [
      paragraph(text('Siehe Seite '), field(' PAGEREF _Ref1 \\h ', '7'), text('.')),
      paragraph('<w:fldSimple w:instr="PAGEREF _Ref2">', text('9'), '</w:fldSimple>'),
      paragraph(text('Mehr auf S. 12')),
    ],
    'Siehe Seite 7.\n\n9\n\nMehr auf S. 12',
    [
      'Hier steht eine Seitenzahl, und auf einer Webseite gibt es keine (bei «Siehe Seite 7.»; bei «9»; bei «Mehr auf S. 12»)',
    ],
  ],
  [
    'a table of contents',
    [paragraph(field(' TOC \\o "1-3" ', 'Anmelden 3')), paragraph(text('Text'))],
    'Text',
  ],
  [
    'a form',
    [
      paragraph(
        text('Ja '),
        '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="1"/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMCHECKBOX </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      ),
    ],
    'Ja ☑',
  ],
  [
    'an address with a tip',
    [paragraph(field(' HYPERLINK "https://example.org/a" \\o "Tipp" ', 'Post'))],
    '[Post](https://example.org/a)',
  ],
  [
    'a link in a heading',
    [
      styled('heading1', '<w:hyperlink r:id="rId1">', text('Post'), '</w:hyperlink>'),
      styled('heading1', text('Zwei')),
    ],
    '## Post\n\n## Zwei',
    ['Ein Link in einer Überschrift ist nur noch Text (Abschnitt «Post»)'],
  ],
  [
    'a link inside',
    [paragraph('<w:hyperlink w:anchor="_Toc1">', text('Kapitel 2'), '</w:hyperlink>')],
    'Kapitel 2',
    ['Ein Verweis auf eine andere Stelle des Dokuments ist nur noch Text (bei «Kapitel 2»)'],
  ],
  [
    'raised and lowered letters',
    [
      paragraph(
        text('m'),
        run('<w:vertAlign w:val="superscript"/>', '2'),
        text(' H'),
        run('<w:position w:val="-6"/>', '2'),
        text('O'),
      ),
      styled('heading1', text('A m'), run('<w:vertAlign w:val="superscript"/>', '2')),
      styled('heading1', text('B')),
    ],
    'm<sup>2</sup> H<sub>2</sub>O\n\n## A m<sup>2</sup>\n\n## B',
  ],
  [
    'a formula',
    [
      paragraph(
        text('Also '),
        formula(
          `<m:sSup><m:e>${term('x')}</m:e><m:sup>${term('2')}</m:sup></m:sSup>${term('=')}<m:f><m:num>${term('a+b')}</m:num><m:den>${term('2')}</m:den></m:f>`,
        ),
      ),
    ],
    'Also x<sup>2</sup>=(a+b)/2',
    ['Eine Formel steht als gewöhnlicher Text auf der Seite (bei «Also»)'],
  ],
  [
    'content controls',
    [
      `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph(text('Eins '), `<w:sdt><w:sdtContent>${text('zwei')}</w:sdtContent></w:sdt>`)}</w:sdtContent></w:sdt>`,
    ],
    'Eins zwei',
  ],
  [
    'an empty content control',
    [
      `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${paragraph(text('Hier klicken'))}</w:sdtContent></w:sdt>`,
    ],
    'Hier klicken',
    ['Ein leeres Formularfeld steht mit seinem Platzhalter auf der Seite (bei «Hier klicken»)'],
  ],
  [
    'a document inside of the document',
    [paragraph(text('Davor')), '<w:altChunk r:id="x"/>'],
    'Davor',
    ['Ein eingefügtes Dokument fehlt auf der Seite (bei «Davor»)'],
  ],
  [
    'other wrappers',
    [
      paragraph(
        '<w:smartTag>',
        text('a'),
        '</w:smartTag><w:bdo w:val="ltr">',
        text('b'),
        '</w:bdo><w:fldSimple w:instr="AUTHOR">',
        text('c'),
        '</w:fldSimple>',
      ),
    ],
    'abc',
  ],
  [
    'a word with its pronunciation',
    [
      paragraph(
        `<w:r><w:ruby><w:rt>${text('Tokio')}</w:rt><w:rubyBase>${text('東京')}</w:rubyBase></w:ruby></w:r>`,
      ),
    ],
    '東京 (Tokio)',
  ],
  [
    'changes',
    [
      paragraph(
        text('Der '),
        '<w:ins>',
        text('neue '),
        '</w:ins><w:del><w:r><w:delText>alte </w:delText></w:r></w:del>',
        text('Text'),
      ),
    ],
    'Der neue Text',
    [
      'Das Dokument hat offene Änderungen: Eingefügtes ist übernommen, Gelöschtes nicht (bei «Der neue Text»)',
    ],
  ],
  [
    'struck text',
    [paragraph(run('<w:strike/>', 'alt'), text(' '), run('<w:dstrike/>', 'älter'))],
    '~~alt~~ ~~älter~~',
  ],
  [
    'coloured and underlined text',
    [
      paragraph(run('<w:highlight w:val="yellow"/>', 'gelb')),
      paragraph(run('<w:color w:val="FF0000"/>', 'rot'), run('<w:color w:val="333333"/>', ' grau')),
      paragraph(run('<w:u w:val="single"/>', 'Strich')),
    ],
    'gelb\n\nrot grau\n\nStrich',
    [
      'Mit Farbe hinterlegter Text steht ohne sie auf der Seite (bei «gelb»)',
      'Farbiger Text steht ohne Farbe auf der Seite (bei «rot grau»)',
      'Unterstrichener Text steht ohne Strich auf der Seite, weil man ihn für einen Link hielte (bei «Strich»)',
    ],
  ],
  [
    'hyphens, tabs and line ends',
    [
      paragraph(
        text('E'),
        '<w:r><w:noBreakHyphen/></w:r>',
        text('Mail Sil'),
        '<w:r><w:softHyphen/></w:r>',
        text('be Mo'),
        '<w:r><w:tab/></w:r>',
        text('8'),
        '<w:r><w:cr/></w:r>',
        text('9'),
      ),
    ],
    'E-Mail Silbe Mo 8\n\n9',
  ],
  [
    'a big first letter',
    [
      `<w:p><w:pPr><w:framePr w:dropCap="drop"/></w:pPr>${text('D')}</w:p>`,
      paragraph(text('as Haus')),
    ],
    'Das Haus',
  ],
  [
    'two titles',
    [styled('Title', text('Kalender')), paragraph(text('Text')), styled('Title', text('Anhang'))],
    'Text\n\n## Anhang',
  ],
  [
    'a linked picture',
    [paragraph(picture('rId1').replace('r:embed', 'r:link'))],
    'TODO verknüpftes Bild einsetzen',
    ['Ein Bild liegt nicht im Dokument, es ist nur verknüpft (am Anfang)'],
  ],
  [
    'a cropped picture',
    [paragraph(picture('rId1').replace('<a:blip', '<a:srcRect l="20000"/><a:blip'))],
    '<Screenshot src="./img/seite-1.webp" alt="TODO Was zeigt das Bild?" />',
    [
      'Ein Bild ist in Word zugeschnitten, auf der Seite ist es ganz, auch mit dem, was Word verbirgt (am Anfang)',
    ],
  ],
  [
    'pictures in the title and a heading',
    [
      styled('Title', text('Kalender'), picture('rId1', 'Das Logo')),
      styled('heading1', picture('rId1', 'Das Logo'), text('Eins')),
      styled('heading1', text('Zwei')),
    ],
    '<Screenshot src="./img/seite-1.webp" alt="Das Logo" />\n\n## Eins\n\n<Screenshot src="./img/seite-1.webp" alt="Das Logo" />\n\n## Zwei',
  ],
  [
    'an unknown element',
    [paragraph(text('Hier'), '<w:r><w:pgNum/></w:r>')],
    'Hier',
    ['Ein Teil des Dokuments ist nicht übernommen (pgNum)'],
  ],
])('carries over or names %s', async (_name, body, page, hints = []) => {
  expect(await imported(await docx(...body))).toEqual({page, hints});
});

it('reads a file with other prefixes', async () => {
  const file = await docx(paragraph(text('Sichtbar.'), run('<w:vanish/>', ' Intern.')));

  const files = unzipSync(file);
  const name = 'word/document.xml';
  files[name] = strToU8(
    strFromU8(files[name]!)
      .replace('xmlns:w=', 'xmlns:ns0=')
      .replaceAll(/(<\/?|\s)w:/g, '$1ns0:'),
  );
  expect((await imported(Buffer.from(zipSync(files)))).page).toBe('Sichtbar.');
});
