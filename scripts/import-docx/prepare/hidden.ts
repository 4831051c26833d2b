import {all, below, childElements, closest, toggle} from '../xml';
import type {Preparation} from '../wordDocument';

/** Takes away what Word does not show: hidden text and rows. It must not be published. */
export const removeHidden: Preparation = ($, {styles, places, hints}) => {
  const told = (place: string) =>
    hints.add(
      'Verborgener Text ist nicht übernommen',
      'Soll er auf die Seite, machen Sie ihn in Word unter «Schriftart» sichtbar, und importieren Sie noch einmal.',
      place,
    );
  all($, 'w:tr')
    .filter((row) => toggle(below(row, 'w:trPr'), 'w:hidden'))
    .forEach((row) => {
      told(places.of(row));
      $(row).remove();
    });
  all($, 'w:r', 'm:r')
    .filter((run) => styles.runHas(run, 'w:vanish'))
    .forEach((run) => {
      const hasText = childElements(run).some(
        ({name}) => !['w:rPr', 'w:fldChar', 'w:instrText'].includes(name),
      );
      // The code of a field is hidden as well, but its result may not be.
      if (hasText) {
        const paragraph = closest(run, 'w:p');
        told(places.of(paragraph ?? run));
        $(run).remove();
      }
    });
};
