import {isTransparent, sameColor} from '../checks/color';
import {pixels} from '../checks/text';
import {firstMissing} from '../checks/verdict';
import type {Exercise} from '../checks/types';
import * as solutions from '../solutions/css-border';
import type {ElementInfo} from '../sandbox/protocol';

const sides = ['top', 'right', 'bottom', 'left'];
const borderProperties = sides.flatMap((side) => [
  `border-${side}-width`,
  `border-${side}-style`,
  `border-${side}-color`,
]);

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'].map(
  (corner) => `border-${corner}-radius`,
);

/**
 * Returns the widths of an element's visible border lines in pixels, or 0 if there are none.
 *
 * @param around colours on which a line of the same colour is not seen
 */
function lines({styles}: ElementInfo, around: readonly string[] = []): number[] {
  return sides.map((side) => {
    const color = styles[`border-${side}-color`] ?? '';
    const isUnseen =
      /none|hidden/.test(styles[`border-${side}-style`] ?? 'none') ||
      isTransparent(color) ||
      around.some((other) => sameColor(color, other));
    return isUnseen ? 0 : pixels(styles[`border-${side}-width`]);
  });
}

/** Returns whether a computed box-shadow is visible: one of its shadows has a colour and reaches beyond the box. */
function isShadow(value: string): boolean {
  return value.split(/,(?![^(]*\))/).some((shadow) => {
    const color = /\w+\([^)]*\)/.exec(shadow)?.[0] ?? '';
    const lengths = shadow.replace(color, '').match(/-?[\d.]+px/g) ?? [];
    return !isTransparent(color) && lengths.some((length) => pixels(length) !== 0);
  });
}

export const rahmen: Exercise = {
  id: 'css-rahmen',
  panes: ['css', 'html'],
  checks: [
    {
      goal: 'Der Tipp hat auf mindestens einer Seite eine Linie von 3 px oder mehr.',
      async test({page, project}) {
        const tip = await page.first('.tipp', ...borderProperties);
        const behind = await page.first(':has(> .tipp)');
        const around = [tip?.backdrop, behind?.backdrop].filter(
          (color) => typeof color === 'string',
        );
        const drawn = tip ? Math.max(...lines(tip)) : 0;
        const widest = tip ? Math.max(...lines(tip, around)) : 0;
        return firstMissing(
          [tip !== null, 'Es gibt keinen Tipp mit der Klasse tipp mehr.'],
          [
            widest > 0 || drawn === 0,
            'Die Linie hat die gleiche Farbe wie ihr Hintergrund, so sieht man sie nicht. Nimm eine andere.',
          ],
          [
            widest > 0 || !/border/.test(project.css),
            'Ein Rahmen braucht drei Angaben: Breite, Art und Farbe, zum Beispiel 4px solid brown. Ohne die Art (solid) bleibt er unsichtbar.',
          ],
          [widest > 0, 'Gib .tipp einen border oder einen border-left.'],
          [
            // A zoomed browser rounds 3 px down to whole pixels of the screen: 2.4 px at 125 %.
            widest > 2,
            `Die Linie ist ${Number(widest.toFixed(1))} px breit. Mach sie mindestens 3 px breit.`,
          ],
        );
      },
    },
    {
      goal: 'Die Zellen der Tabelle sind durch Linien getrennt.',
      async test({page}) {
        const cells = await page.all('table th, table td', ...borderProperties);
        const rows = await page.all('table tr', ...borderProperties);
        const lined = (list: ElementInfo[]) =>
          list.filter((cell) => Math.max(...lines(cell)) > 0).length;
        return firstMissing(
          [cells.length > 0, 'Auf der Seite fehlt die Tabelle.'],
          [
            lined(cells) >= cells.length - 2 || lined(rows) >= rows.length - 1,
            'Schreib eine Regel für th, td und gib ihnen einen border-bottom.',
          ],
        );
      },
    },
    {
      goal: 'Die Linien der Tabelle verschmelzen zu einer (border-collapse).',
      async test({page}) {
        const table = await page.first('table', 'border-collapse');
        return (
          table?.styles['border-collapse'] === 'collapse' ||
          'Gib table die Eigenschaft border-collapse: collapse; und schau, wie die Lücken verschwinden.'
        );
      },
    },
  ],
  solution: solutions.rahmen,
  explanation:
    'Häufig fehlt border-style: Dann ist die Breite rechnerisch 0. Linien an den Zeilen (tr) gelten auch, sie erscheinen erst mit border-collapse.',
};

export const ecken: Exercise = {
  id: 'css-ecken',
  panes: ['css', 'html'],
  checks: [
    {
      goal: 'Das Bild hat runde Ecken (border-radius, mindestens 8 px).',
      async test({page}) {
        const image = await page.first('img', ...corners);
        const radii = corners.map((corner) => image?.styles[corner] ?? '');
        const radius = radii.sort((a, b) => pixels(b) - pixels(a))[0]!;
        const isRound = pixels(radius) >= 8 || (radius.includes('%') && pixels(radius) >= 2);
        return firstMissing(
          [image !== null, 'Auf der Seite ist kein Bild mehr.'],
          [pixels(radius) > 0, 'Schreib eine Regel für img mit border-radius.'],
          [isRound, `Die Ecken sind mit ${radius} kaum rund. Nimm 8 px oder mehr.`],
        );
      },
    },
    {
      goal: 'Etwas auf der Seite wirft einen Schatten (box-shadow).',
      async test({page}) {
        const elements = await page.all('body, body *', 'box-shadow');
        return (
          elements.some(({styles}) => isShadow(styles['box-shadow'] ?? '')) ||
          'Gib zum Beispiel dem Bild einen box-shadow: 0 8px 20px rgb(0 0 0 / 25%);'
        );
      },
    },
  ],
  solution: solutions.ecken,
  explanation:
    'Der Schatten darf an jedem Element der Seite sein. Bei einem Radius von 50 % wird das Bild zur Ellipse, das gilt auch.',
};

export const exercises = [rahmen, ecken];
