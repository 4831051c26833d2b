import {isTransparent, sameColor} from '../checks/color';
import {pixels} from '../checks/text';
import {firstMissing} from '../checks/verdict';
import type {Exercise} from '../checks/types';
import * as solutions from '../solutions/css-theorie';

export const klasse: Exercise = {
  id: 'css-klasse',
  panes: ['html', 'css'],
  checks: [
    {
      goal: 'Ein Absatz mit der Klasse «tipp» gibt einen Ratschlag.',
      async test({page, project}) {
        const tips = await page.all('.tipp');
        const upper = await page.first('[class~="tipp" i]');
        return firstMissing(
          [
            tips.length > 0 || !/id\s*=\s*["']?tipp/i.test(project.html),
            'Du hast id="tipp" geschrieben. Gesucht ist class="tipp".',
          ],
          [
            tips.length > 0 || !/class\s*=\s*["']?\.tipp/i.test(project.html),
            'Im HTML steht die Klasse ohne Punkt: class="tipp".',
          ],
          [
            tips.length > 0 || upper === null,
            'Schreib die Klasse klein: class="tipp" und im CSS .tipp.',
          ],
          [
            tips.length > 0 || !/class\s*=\s*["']?tip\b/i.test(project.html),
            'Die Klasse heisst tipp, mit zwei p.',
          ],
          [tips.length > 0, 'Füge im main einen Absatz ein: <p class="tipp">…</p>.'],
          [tips.some(({text}) => text.length >= 10), 'Schreib einen ganzen Satz in deinen Tipp.'],
        );
      },
    },
    {
      goal: 'Der Tipp hat eine eigene Hintergrundfarbe.',
      async test({page, project}) {
        const tip = await page.first('.tipp', 'background-color', 'background-image');
        const body = await page.first('body', 'background-color');
        const color = tip?.styles['background-color'] ?? '';
        const hasPicture = tip?.styles['background-image'] !== 'none';
        return firstMissing(
          [tip !== null, 'Füge zuerst den Tipp ein.'],
          [
            hasPicture || !isTransparent(color) || !/#tipp\b/i.test(project.css),
            'Eine Klasse beginnt im CSS mit einem Punkt, nicht mit einer Raute: .tipp',
          ],
          [
            hasPicture ||
              !isTransparent(color) ||
              !/\.(?!tipp\b)[Tt][Ii][Pp][Pp]\b/.test(project.css),
            'Schreib die Klasse auch im CSS klein: .tipp',
          ],
          [
            hasPicture || !isTransparent(color),
            'Schreib in style.css eine Regel für .tipp, mit Punkt, und gib ihr eine background-color.',
          ],
          [
            hasPicture || !sameColor(color, body?.styles['background-color'] ?? ''),
            'Der Tipp hat die gleiche Farbe wie die Seite. Nimm eine andere.',
          ],
        );
      },
    },
    {
      goal: 'Die anderen Absätze bleiben, wie sie sind.',
      async test({page}) {
        const others = await page.all('p:not(.tipp)', 'background-color');
        const tip = await page.first('.tipp', 'background-color');
        return firstMissing(
          [tip !== null, 'Füge zuerst den Tipp ein.'],
          [
            !others.some(
              ({styles}) =>
                !isTransparent(styles['background-color'] ?? '') &&
                sameColor(styles['background-color'] ?? '', tip?.styles['background-color'] ?? ''),
            ),
            'Alle Absätze haben jetzt diese Farbe. Nimm als Selektor .tipp statt p.',
          ],
        );
      },
    },
  ],
  solution: solutions.klasse,
  explanation:
    'Der Punkt gehört nur ins CSS. Mehrere Klassen (class="tipp wichtig") und andere Elemente als p gelten.',
};

export const selektor: Exercise = {
  id: 'css-selektor',
  panes: ['css', 'html'],
  checks: [
    {
      goal: 'Die Links in der Navigation haben eine andere Farbe als der Link im Text.',
      async test({page}) {
        const inside = await page.all('nav a', 'color');
        const outside = await page.all('a:not(nav a)', 'color');
        const same = inside.some((a) =>
          outside.some((b) => sameColor(a.styles.color ?? '', b.styles.color ?? '')),
        );
        return firstMissing(
          [
            inside.length > 0,
            'In der Navigation sind keine Links. Löse zuerst die Übung «Abschnitte und Navigation».',
          ],
          [
            outside.length > 0,
            'Ausserhalb der Navigation ist kein Link mehr. Füge ihn wieder ein.',
          ],
          [
            !same,
            'Alle Links sind gleich gefärbt. Der Selektor nav a trifft nur Links, die in nav stehen.',
          ],
        );
      },
    },
    {
      goal: 'Dafür brauchst du keine Klasse und kein id an den Links.',
      async test({page}) {
        const marked = await page.first('nav a[class], nav a[id], nav a[style]');
        const links = await page.all('nav a');
        return firstMissing(
          [links.length > 0, 'In der Navigation sind keine Links.'],
          [
            marked === null,
            'Es geht ohne class, id oder style am Link. Schreib als Selektor nav a.',
          ],
        );
      },
    },
  ],
  solution: solutions.selektor,
  explanation:
    'nav a ist ein Nachfahren-Selektor. Auch nav > a, header a oder nav li a gelten, solange sich die Farben unterscheiden.',
};

export const abstand: Exercise = {
  id: 'css-abstand',
  panes: ['css', 'html'],
  checks: [
    {
      goal: 'Der Tipp hat innen auf allen vier Seiten Luft (padding, mindestens 12 px).',
      async test({page}) {
        const sides = ['top', 'right', 'bottom', 'left'].map((side) => `padding-${side}`);
        const tip = await page.first('.tipp', ...sides);
        const values = sides.map((side) => pixels(tip?.styles[side]));
        return firstMissing(
          [tip !== null, 'Es gibt keinen Tipp mit der Klasse tipp mehr.'],
          [values.some((value) => value > 0), 'Gib .tipp ein padding, zum Beispiel padding: 1rem;'],
          [
            values.every((value) => value >= 12),
            'Auf mindestens einer Seite sind es weniger als 12 px. padding mit einem Wert gilt für alle vier.',
          ],
        );
      },
    },
    {
      goal: 'Der schmale Rand um die Seite ist weg (body ohne margin).',
      async test({page}) {
        const sides = ['top', 'right', 'bottom', 'left'].map((side) => `margin-${side}`);
        const body = await page.first('body', ...sides);
        return (
          sides.every((side) => pixels(body?.styles[side]) === 0) ||
          'Der Browser gibt body 8 px margin. Setze margin: 0; bei body.'
        );
      },
    },
    {
      goal: 'Der Text im Hauptteil klebt trotzdem nicht am Rand (mindestens 12 px).',
      async test({page}) {
        const texts = await page.all('main p, main h2, main li', 'padding-left');
        const content = texts.filter(({visible}) => visible);
        const left = Math.min(
          ...content.map(({box, styles}) => box.left + pixels(styles['padding-left'])),
        );
        return firstMissing(
          [content.length > 0, 'Der Hauptteil ist leer.'],
          [left >= 12, 'Der Text beginnt ganz am Rand. Gib main ein padding, zum Beispiel 1.5rem.'],
        );
      },
    },
  ],
  solution: solutions.abstand,
  explanation:
    'Innenabstand heisst padding, Aussenabstand margin. Den Unterschied sieht man am besten am Element mit Hintergrundfarbe. Der Abstand im Hauptteil darf auch als margin gesetzt sein.',
};

export const exercises = [klasse, selektor, abstand];
