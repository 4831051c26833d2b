import {quoted} from '../hints';
import type {Preparation} from '../wordDocument';
import {all, named} from '../xml';

/** Names what has no place on a page: comments, headers and footers, open changes. */
export const nameLost: Preparation = ($, {parts, places, hints}) => {
  for (const reference of all($, 'w:commentReference')) {
    hints.add(
      'Ein Kommentar ist nicht übernommen',
      'Lesen Sie ihn im Dokument, und erledigen Sie, was darin steht.',
      places.of(reference),
    );
  }
  const changes = all($, 'w:ins', 'w:del', 'w:moveTo', 'w:moveFrom');
  for (const change of changes.filter((one) => $(one).text().trim() !== '')) {
    hints.add(
      'Das Dokument hat offene Änderungen: Eingefügtes ist übernommen, Gelöschtes nicht',
      'Nehmen Sie die Änderungen in Word an oder lehnen Sie sie ab, und importieren Sie im Zweifel noch einmal.',
      places.of(change),
    );
  }
  const margins = [...parts.names('header'), ...parts.names('footer')];
  for (const name of margins) {
    const margin = parts.read(name)!;
    const words = all(margin, 'w:p')
      .map((paragraph) => margin(paragraph).find(named('w:t')).text().trim())
      // A watermark is a shape in the header.
      .concat(all(margin, 'v:textpath').map(({attribs}) => attribs.string ?? ''))
      .filter((text) => /\p{L}{2}/u.test(text));
    if (words.length > 0) {
      hints.add(
        'Kopf- und Fusszeilen sind nicht übernommen',
        'Schreiben Sie auf die Seite, was davon wichtig ist.',
        [...new Set(words)].map(quoted).join(', '),
      );
    }
  }
};
