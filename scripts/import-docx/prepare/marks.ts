import type {Element} from 'domhandler';
import {all, below, closest, toggle, valueBelow} from '../xml';
import type {Preparation} from '../wordDocument';

const grey = /^([\dA-F]{2})\1\1$/i;

/** Returns whether a run has a colour that somebody chose for it. */
function isColoured(properties: Element): boolean {
  const colour = valueBelow(properties, 'w:color') ?? 'auto';
  return colour !== 'auto' && !grey.test(colour);
}

/** Gives raised, lowered and struck text the form that the library reads, and names what a page cannot show. */
export const keepMarks: Preparation = ($, {styles, places, hints}) => {
  const without = (what: string, remedy: string, run: Element) =>
    hints.add(what, remedy, places.of(run));
  for (const run of all($, 'w:r')) {
    const properties = below(run, 'w:rPr');
    const hasText = $(run).text().trim() !== '';
    if (!properties || !hasText) {
      continue;
    }
    if (toggle(properties, 'w:dstrike')) {
      $(properties).append('<w:strike/>');
    }
    const raised = Number(valueBelow(properties, 'w:position') ?? 0);
    if (raised !== 0 && !below(properties, 'w:vertAlign')) {
      $(properties).append(`<w:vertAlign w:val="${raised > 0 ? 'superscript' : 'subscript'}"/>`);
    }
    const isLink = closest(run, 'w:hyperlink') !== undefined;
    const isPlain = isLink || styles.isHeading(closest(run, 'w:p')!);
    const highlight = valueBelow(properties, 'w:highlight') ?? 'none';
    const shade = below(properties, 'w:shd')?.attribs['w:fill'] ?? 'auto';
    if (highlight !== 'none' || !['auto', 'FFFFFF', 'ffffff'].includes(shade)) {
      without(
        'Mit Farbe hinterlegter Text steht ohne sie auf der Seite',
        'Ist er wichtig, machen Sie einen Kasten daraus, zum Beispiel :::warning. War es ein Vermerk für Sie, erledigen Sie ihn.',
        run,
      );
    } else if (!isPlain && isColoured(properties)) {
      without(
        'Farbiger Text steht ohne Farbe auf der Seite',
        'Sagt die Farbe etwas, schreiben Sie es in Worten.',
        run,
      );
    }
    const underline = valueBelow(properties, 'w:u') ?? 'none';
    if (!isPlain && underline !== 'none') {
      without(
        'Unterstrichener Text steht ohne Strich auf der Seite, weil man ihn für einen Link hielte',
        'Ist er wichtig, schreiben Sie ihn **fett**.',
        run,
      );
    }
  }
};
