import {strToU8, zipSync} from 'fflate';
import sharp from 'sharp';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

/** Parts of a document, as Word writes them. */
export const word = {
  text: run,
  bold: (text: string) => run(text, '<w:b/>'),
  line: '<w:r><w:br/></w:r>',
  paragraph: (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`,
  styled: (style: string, ...runs: string[]) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs.join('')}</w:p>`,
  /** An entry of a numbered list. */
  step: (text: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`,
  table: (...rows: string[][]) =>
    `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc><w:p>${run(cell)}</w:p></w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`,
  picture: (id: string, description = '') =>
    `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="Grafik 1" descr="${description}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
};

const styles = ['Title', 'heading 1', 'heading 2', 'heading 3', 'toc 1'].map(
  (name) =>
    `<w:style w:type="paragraph" w:styleId="${name.replace(' ', '')}"><w:name w:val="${name}"/></w:style>`,
);

/** Returns a Word file with these paragraphs. `rId1` is a picture, `rId2` a drawing of Windows. */
export async function docx(...paragraphs: string[]): Promise<Buffer> {
  const png = await sharp({create: {width: 40, height: 20, channels: 3, background: '#888'}})
    .png()
    .toBuffer();
  const picture = (id: string, file: string) =>
    `<Relationship Id="${id}" Type="${relations}/image" Target="media/${file}"/>`;
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="emf" ContentType="image/x-emf"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${picture('rId1', 'a.png')}${picture('rId2', 'b.emf')}<Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId4" Type="${relations}/numbering" Target="numbering.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles xmlns:w="${main}">${styles.join('')}</w:styles>`,
    'word/numbering.xml': `<w:numbering xmlns:w="${main}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/media/a.png': new Uint8Array(png),
    'word/media/b.emf': new Uint8Array(40),
    'word/document.xml': `<w:document xmlns:w="${main}" xmlns:r="${relations}"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  };
  const files = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}
