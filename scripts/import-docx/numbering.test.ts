import {expect, it} from 'vitest';
import {labelsOf} from './numbering';
import {Styles} from './styles';
import {all, readXml} from './xml';

const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const level = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;
const numbering = readXml(`<w:numbering ${main}>
  <w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2)')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="2">${level(0, 'upperRoman', '%1')}${level(1, 'decimal', '%1.%2', '<w:isLgl/>')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="3">${level(0, 'decimal', 'Teil %1:', '<w:start w:val="5"/>')}${level(1, 'none', '')}</w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>
  <w:num w:numId="4"><w:abstractNumId w:val="2"/></w:num>
  <w:num w:numId="5"><w:abstractNumId w:val="3"/></w:num>
</w:numbering>`);
const styles = new Styles(
  readXml(
    `<w:styles ${main}><w:style w:styleId="Nummer"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:styleId="Unter"><w:basedOn w:val="Nummer"/></w:style></w:styles>`,
  ),
);

/** Returns the labels of paragraphs, each written as its list and level or its style. */
function labels(...paragraphs: string[]): string[] {
  const body = paragraphs.map((one) => {
    const [list, at] = one.split('/');
    return at === undefined
      ? `<w:p><w:pPr><w:pStyle w:val="${list}"/></w:pPr></w:p>`
      : `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr></w:pPr></w:p>`;
  });
  const $ = readXml(`<w:body ${main}>${body.join('')}</w:body>`);
  return [...labelsOf(all($, 'w:p'), numbering, styles).values()].map(({text}) => text);
}

it.each<[name: string, paragraphs: string[], expected: string[]]>([
  [
    'deeper levels begin again',
    ['1/0', '1/1', '1/1', '1/0', '1/1'],
    ['1.', 'a)', 'b)', '2.', 'a)'],
  ],
  ['lists of one family count on together', ['1/0', '3/0', '1/0'], ['1.', '2.', '3.']],
  [
    'a list with its own start begins again',
    ['1/0', '1/0', '2/0', '2/0'],
    ['1.', '2.', '1.', '2.'],
  ],
  ['Roman numbers are digits on legal levels', ['4/0', '4/0', '4/1'], ['I', 'II', '2.1']],
  [
    'words around the number, another start, no number',
    ['5/0', '5/1', '5/0'],
    ['Teil 5:', '', 'Teil 6:'],
  ],
  ['styles bring their list with them', ['Nummer', 'Unter', 'Anderes', '1/0'], ['1.', '2.', '3.']],
])('%s', (_name, paragraphs, expected) => {
  expect(labels(...paragraphs)).toEqual(expected);
});
