import {strToU8, zipSync} from 'fflate';
import sharp from 'sharp';
import {readBody, writeBody} from './body';
import {compare} from './compare';
import {placePictures} from './pictures';
import {readWord} from './word';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The namespaces of a document, with the prefixes that Word gives them. */
const namespaces = [
  `xmlns:w="${main}" xmlns:r="${relations}"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
].join(' ');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

const entry = (list: string, text: string, level = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run(text)}</w:p>`;

/** Parts of a document, as Word writes them. */
export const word = {
  text: run,
  bold: (text: string) => run(text, '<w:b/>'),
  line: '<w:r><w:br/></w:r>',
  paragraph: (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`,
  styled: (style: string, ...runs: string[]) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs.join('')}</w:p>`,
  /** An entry of a numbered list. */
  step: (text: string) => entry('1', text),
  /** An entry of a list by its id and level. */
  entry: (list: string, text: string, level = 0) => entry(list, text, level),
  /** A cell with these paragraphs. */
  cell: (properties: string, ...paragraphs: string[]) =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraphs.join('')}</w:tc>`,
  plainCell: (content: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr><w:p>${run(content)}</w:p></w:tc>`,
  /** A table of rows of such cells. */
  grid: (...rows: string[][]) =>
    `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`,
  field: (code: string, result: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${escaped(code)}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
  table: (...rows: string[][]) =>
    `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc><w:p>${run(cell)}</w:p></w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`,
  picture: (id: string, description = '') =>
    `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="Grafik 1" descr="${description}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
};

const styles = ['Title', 'heading 1', 'heading 2', 'heading 3', 'toc 1'].map(
  (name) =>
    `<w:style w:type="paragraph" w:styleId="${name.replace(' ', '')}"><w:name w:val="${name}"/></w:style>`,
);

/** Lists by their ids: numbers, bullets, numbers from 3, letters, numbers of chapters. */
const lists = [
  [
    '1',
    [
      ['decimal', '%1.', 1],
      ['lowerLetter', '%2)', 1],
    ],
  ],
  ['2', [['bullet', '•', 1]]],
  ['3', [['decimal', '%1.', 3]]],
  ['4', [['upperLetter', '%1.', 1]]],
  [
    '5',
    [
      ['decimal', '%1.', 1],
      ['decimal', '%1.%2', 1],
    ],
  ],
] as const;

const numbering = lists
  .map(
    ([id, levels]) =>
      `<w:abstractNum w:abstractNumId="${id}">${levels.map(([format, text, start], level) => `<w:lvl w:ilvl="${level}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`).join('')}</w:abstractNum>`,
  )
  .concat(lists.map(([id]) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`))
  .join('');

/** Other files of a document: their name, the kind by which it refers to them, their text. */
export type OtherPart = readonly [name: string, kind: string, text: string];

/** Returns a Word file with these paragraphs. `rId1` is a picture, `rId2` a drawing of Windows. */
export async function docx(...paragraphs: string[]): Promise<Buffer> {
  return docxWith([], ...paragraphs);
}

/** Returns what becomes of a document: the page and the hints, without their remedies. */
export async function imported(file: Buffer): Promise<{page: string; hints: string[]}> {
  const document = await readWord(file);
  const body = await readBody(document);
  await placePictures(body.tree, document.pictures, 'seite');
  const page = writeBody(body.tree).trim();
  compare(document.shown, page, body.title, document.hints);
  return {page, hints: document.hints.sentences().map((hint) => hint.split(' → ')[0]!)};
}

/** Returns a Word file with other files, to which the ids `other0`, `other1` refer. */
export async function docxWith(
  others: readonly OtherPart[],
  ...paragraphs: string[]
): Promise<Buffer> {
  const png = await sharp({create: {width: 40, height: 20, channels: 3, background: '#888'}})
    .png()
    .toBuffer();
  const picture = (id: string, file: string) =>
    `<Relationship Id="${id}" Type="${relations}/image" Target="media/${file}"/>`;
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="emf" ContentType="image/x-emf"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${picture('rId1', 'a.png')}${picture('rId2', 'b.emf')}<Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId4" Type="${relations}/numbering" Target="numbering.xml"/>${others.map(([name, kind], index) => `<Relationship Id="other${index}" Type="${relations}/${kind}" Target="${name}"/>`).join('')}</Relationships>`,
    'word/styles.xml': `<w:styles xmlns:w="${main}">${styles.join('')}<w:style w:type="paragraph" w:styleId="geheim"><w:name w:val="Geheim"/><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`,
    'word/numbering.xml': `<w:numbering xmlns:w="${main}">${numbering}</w:numbering>`,
    'word/media/a.png': new Uint8Array(png),
    'word/media/b.emf': new Uint8Array(40),
    'word/document.xml': `<w:document ${namespaces}><w:body>${paragraphs.join('')}</w:body></w:document>`,
  };
  for (const [name, , text] of others) {
    parts[`word/${name}`] = text.replace(/^<[\w:]+/, (begin) => `${begin} ${namespaces}`);
  }
  const files = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}
