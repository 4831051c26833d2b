import type {CheerioAPI} from 'cheerio';
import type {Context} from '../wordDocument';
import {all, below, closest, named, runXml} from '../xml';

/** Ids of two lists that a prepared document gets: one with numbers, one with bullets. */
const numbers = '990001';
const bullets = '990002';

/** How the bookmark before an entry begins that keeps its number. */
export const numberMark = 'import-nummer-';

const pictures = named('w:drawing', 'w:pict', 'w:object');

const levels = (format: string) =>
  Array.from(
    {length: 9},
    (_, level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`,
  ).join('');

/** Adds the two lists to the lists of a document. */
export function addLists(numbering: CheerioAPI): void {
  const lists = [
    [numbers, 'decimal'],
    [bullets, 'bullet'],
  ] as const;
  for (const [id, format] of lists) {
    numbering
      .root()
      .children()
      .append(
        `<w:abstractNum w:abstractNumId="${id}">${levels(format)}</w:abstractNum><w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`,
      );
  }
}

/**
 * Keeps the numbers that Word shows: as the number of an entry, and where a page's list cannot count so (letters,
 * 1.1), as text before it.
 */
export function keepNumbers($: CheerioAPI, {labels, styles, places, hints}: Context): void {
  for (const paragraph of all($, 'w:p')) {
    const label = labels.get(paragraph);
    if (styles.isHeading(paragraph)) {
      if (label && label.text !== '') {
        hints.add(
          'Die Überschriften haben in Word Nummern, auf der Seite keine',
          'Prüfen Sie Verweise wie «siehe Kapitel 2»: Nennen Sie den Titel.',
          places.of(paragraph),
        );
      }
      continue;
    }
    if (!below(paragraph, 'w:pPr')) {
      $(paragraph).prepend('<w:pPr/>');
    }
    const properties = below(paragraph, 'w:pPr')!;
    $(properties).children(named('w:numPr')).remove();
    const hasNoText = $(paragraph).text().trim() === '' && $(paragraph).find(pictures).length === 0;
    if (!label || (label.text === '' && !label.isBullet)) {
      continue;
    }
    if (hasNoText) {
      // In a column of numbers, the number is the content of the cell.
      const isCell = closest(paragraph, 'w:tc') !== undefined;
      $(properties).after(isCell ? runXml(label.text) : '');
      continue;
    }
    const isNumber = label.isPlain && !label.isBullet;
    $(properties).append(
      `<w:numPr><w:ilvl w:val="${label.level}"/><w:numId w:val="${isNumber ? numbers : bullets}"/></w:numPr>`,
    );
    if (isNumber) {
      $(properties).after(`<w:bookmarkStart w:name="${numberMark}${label.number}"/>`);
    } else if (!label.isBullet) {
      hints.add(
        'Eine Liste zählt mit Buchstaben oder mehreren Zahlen, das kann eine Liste der Seite nicht: Die Zeichen stehen im Text',
        'Prüfen Sie die Liste und die Verweise darauf.',
        places.of(paragraph),
      );
      $(properties).after(runXml(`${label.text} `));
    }
  }
}
