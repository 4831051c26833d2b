import {expect, it} from 'vitest';
import {docx, imported, word} from '../testing';

const {text, paragraph, picture} = word;
const drawn = picture('rId1', 'Das Logo');
const video =
  '<wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="&lt;iframe/&gt;"/>';

it.each([
  [
    'a link around a picture',
    `<w:hyperlink r:id="rId1">${drawn}</w:hyperlink>`,
    'Der Link eines Bilds ist weggefallen (bei «Hier»)',
  ],
  [
    'a link of a picture',
    drawn.replace('"/><a:graphic', '"><a:hlinkClick r:id="rId1"/></wp:docPr><a:graphic'),
    'Der Link eines Bilds ist weggefallen (bei «Hier»)',
  ],
  [
    'a video',
    drawn.replace(
      '"/><a:graphic',
      `"><a:extLst><a:ext>${video}</a:ext></a:extLst></wp:docPr><a:graphic`,
    ),
    'Ein Video ist nur als Bild auf der Seite (bei «Hier»)',
  ],
])('names %s', async (_name, drawing, hint) => {
  const {page, hints} = await imported(await docx(paragraph(text('Hier'), drawing)));
  expect(page).toContain('<Screenshot src="./img/seite-1.webp"');
  expect(hints).toEqual([hint]);
});
