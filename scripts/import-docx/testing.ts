import {strToU8, zipSync} from 'fflate';
import sharp from 'sharp';
import {placePictures} from './pictures';
import {readWord, writeBody} from './word';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';

/** The namespaces of a document, with the prefixes that Word gives them. */
const namespaces = Object.entries({
  w: main,
  r: `${office}/relationships`,
  m: `${office}/math`,
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  c: 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
})
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(' ');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns a run of text with properties: `text('Neu', '<w:b/>')`. */
export const text = (content: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(content)}</w:t></w:r>`;

/** Returns a run with this content. */
export const run = (content: string) => `<w:r>${content}</w:r>`;

/** Returns a paragraph of runs. */
export const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;

/** Returns a paragraph with properties. */
export const formatted = (properties: string, ...runs: string[]) =>
  `<w:p><w:pPr>${properties}</w:pPr>${runs.join('')}</w:p>`;

/** Returns a paragraph in a style: `Title`, `heading1`. */
export const styled = (style: string, ...runs: string[]) =>
  formatted(`<w:pStyle w:val="${style}"/>`, ...runs);

/** Returns a paragraph of a list: 1 is numbers with letters in it, 2 bullets, 3 numbers from 3, 4 letters, 5 1.1. */
export const entry = (list: number, content: string, level = 0) =>
  formatted(
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`,
    text(content),
  );

/** Returns a cell with text or paragraphs. */
export const cell = (content: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${content.startsWith('<') ? content : paragraph(text(content))}</w:tc>`;

/** Returns a table of rows of cells. */
export const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;

/** Returns a field with its code and result. */
export const field = (code: string, result: string) => {
  const border = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
  const codeRun = run(`<w:instrText>${escaped(code)}</w:instrText>`);
  return border('begin') + codeRun + border('separate') + text(result) + border('end');
};

/** Returns a drawing with this content. */
export const drawing = (content: string, description = '') =>
  run(
    `<w:drawing><wp:inline><wp:docPr id="1" name="Grafik 1" descr="${description}"/><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></wp:inline></w:drawing>`,
  );

/** Returns a picture: `rId1` is a photo, `rId2` a drawing of Windows. */
export const picture = (id: string, description = '') =>
  drawing(`<pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic>`, description);

const styles = ['Title', 'heading 1', 'heading 2', 'heading 3', 'toc 1'].map(
  (name) =>
    `<w:style w:type="paragraph" w:styleId="${name.replace(' ', '')}"><w:name w:val="${name}"/></w:style>`,
);

const level = (at: number, format: string, pattern: string, start = 1) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`;
const numbering = [
  level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '%2)'),
  level(0, 'bullet', '•'),
  level(0, 'decimal', '%1.', 3) + level(1, 'decimal', '%2.', 3),
  level(0, 'upperLetter', '%1.'),
  level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2'),
];
const lists = [
  ...numbering.map(
    (levels, id) => `<w:abstractNum w:abstractNumId="${id + 1}">${levels}</w:abstractNum>`,
  ),
  ...numbering.map(
    (_, id) => `<w:num w:numId="${id + 1}"><w:abstractNumId w:val="${id + 1}"/></w:num>`,
  ),
];

/**
 * Other files of a document by their names: the kind by which it refers to them, which is also their id, and their
 * text.
 */
export type Others = Record<string, readonly [kind: string, text: string]>;

/** Returns a Word file with these paragraphs. */
export async function docx(paragraphs: readonly string[], others: Others = {}): Promise<Buffer> {
  // It grows lighter from left to right, and more so downwards.
  const shades = Uint8Array.from({length: 800}, (_, at) => (at % 40) * 2 + Math.floor(at / 40) * 8);
  const png = sharp(shades, {raw: {width: 40, height: 20, channels: 1}}).png();
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/relationships/${kind}" Target="${target}"/>`;
  const relations = [
    relation('rId1', 'image', 'media/a.png'),
    relation('rId2', 'image', 'media/b.emf'),
    ...Object.entries(others).map(([name, [kind]]) => relation(kind, kind, name)),
  ];
  const parts: Record<string, string> = {
    '_rels/document.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'styles.xml': `<w:styles xmlns:w="${main}">${styles.join('')}</w:styles>`,
    'numbering.xml': `<w:numbering xmlns:w="${main}">${lists.join('')}</w:numbering>`,
    'document.xml': `<w:document ${namespaces}><w:body>${paragraphs.join('')}</w:body></w:document>`,
  };
  for (const [name, [, content]] of Object.entries(others)) {
    parts[name] = content.replace(/^<[\w:]+/, (begin) => `${begin} ${namespaces}`);
  }
  const files = Object.entries(parts).map(([name, part]) => [`word/${name}`, strToU8(part)]);
  const media = {'word/media/a.png': await png.toBuffer(), 'word/media/b.emf': new Uint8Array(40)};
  return Buffer.from(zipSync({...Object.fromEntries(files), ...media}));
}

/** Returns what becomes of a document: the page, the hints without their remedies, its title and pictures. */
export async function imported(file: Buffer) {
  const word = readWord(file);
  const placed = await placePictures(word.tree, word.files, 'seite');
  const page = writeBody(word.tree).trim();
  word.compareWith(page);
  const hints = [...placed.hints, ...word.hints.sentences()].map((hint) => hint.split(' → ')[0]!);
  return {...word, page, hints, pictures: placed.files};
}
