import type {Element} from 'domhandler';
import {all, below, childElements} from '../xml';
import type {Context, Preparation} from '../wordDocument';

/** Returns whether a paragraph has a tab between two texts. */
const hasColumns = (paragraph: Element): boolean =>
  /\S\t+\S/.test(
    childElements(paragraph, 'w:r')
      .flatMap((run) => childElements(run, 'w:t', 'w:tab'))
      .map(({name, children}) =>
        name === 'w:tab' ? '\t' : children.map((one) => ('data' in one ? one.data : '')).join(''),
      )
      .join(''),
  );

/** Returns whether a paragraph has a frame or a background of its own. Lines below headings are an ornament. */
function isFramed(paragraph: Element, {styles}: Context): boolean {
  const properties = below(paragraph, 'w:pPr');
  const shade = below(properties, 'w:shd')?.attribs['w:fill'] ?? 'auto';
  return (
    !styles.isHeading(paragraph) &&
    (below(properties, 'w:pBdr') !== undefined || !/^(?:auto|FFFFFF)$/i.test(shade))
  );
}

/** Names what makes paragraphs look like a table or a box in Word. */
export const nameLayout: Preparation = ($, context) => {
  const paragraphs = all($, 'w:p');
  const columns = paragraphs.map(hasColumns);
  paragraphs.forEach((paragraph, index) => {
    const place = context.places.of(paragraph);
    if (columns[index] && (columns[index - 1] || columns[index + 1])) {
      context.hints.add(
        'Spalten, die mit der Tabulatortaste gemacht sind, stehen als gewöhnlicher Text auf der Seite',
        'Machen Sie eine Tabelle daraus: | Feld | Wert |, darunter |---|---|.',
        place,
      );
    }
    if ($(paragraph).text().trim() !== '' && isFramed(paragraph, context)) {
      context.hints.add(
        'Ein Absatz mit Rahmen oder Hintergrund steht als gewöhnlicher Text auf der Seite',
        'Soll er auffallen, machen Sie einen Kasten daraus, zum Beispiel :::info.',
        place,
      );
    }
  });
};
