import {all, closest, named, runXml} from '../xml';
import {formulaRuns} from '../formulas';
import {symbol, withCommonSigns} from '../symbols';
import type {Preparation} from '../wordDocument';

const todo = 'TODO Zeichen einsetzen';

/** Writes signs of symbol fonts, hyphens and formulas as text that every device can show. */
export const writeSigns: Preparation = ($, {styles, places, hints}) => {
  const missing = (place: string) =>
    hints.add(
      'Ein Zeichen einer Symbolschrift hat kein Gegenstück',
      'Setzen Sie beim TODO ein gewöhnliches Zeichen oder Wort ein.',
      place,
    );
  const text = (value: string) => $(runXml(value)).children(named('w:t'));
  for (const sign of all($, 'w:sym')) {
    const found = symbol(
      sign.attribs['w:font'] ?? '',
      Number.parseInt(sign.attribs['w:char'] ?? '', 16),
    );
    if (found === null) {
      missing(places.of(sign));
    }
    $(sign).replaceWith(text(found ?? ` ${todo} `));
  }
  for (const node of all($, 'w:t')) {
    const run = closest(node, 'w:r');
    const value = $(node).text();
    const shown = withCommonSigns(value, run && styles.fontOf(run), () => missing(places.of(node)));
    if (shown !== value) {
      $(node).text(shown === '' && value !== '' ? ` ${todo} ` : shown);
    }
  }
  all($, 'w:noBreakHyphen').forEach((hyphen) => {
    $(hyphen).replaceWith(text('-'));
  });
  $(named('w:softHyphen')).remove();
  all($, 'w:cr').forEach((end) => {
    $(end).replaceWith('<w:br/>');
  });
  all($, 'w:ptab').forEach((tab) => {
    $(tab).replaceWith('<w:tab/>');
  });
  for (const formula of all($, 'm:oMath')) {
    hints.add(
      'Eine Formel steht als gewöhnlicher Text auf der Seite',
      'Vergleichen Sie sie mit dem Dokument. Ist sie zu lang für eine Zeile, nehmen Sie ein Bild.',
      places.of(formula),
    );
    $(formula).replaceWith(formulaRuns(formula));
  }
  for (const paragraph of all($, 'm:oMathPara')) {
    $(paragraph).replaceWith($(paragraph).children(named('w:r')));
  }
};
