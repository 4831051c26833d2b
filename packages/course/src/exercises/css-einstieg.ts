import {contrast, isTransparent, sameColor} from '../checks/color';
import {firstMissing} from '../checks/verdict';
import type {Exercise, Page} from '../checks/types';
import * as solutions from '../solutions/css-einstieg';

const WHITE = 'rgb(255, 255, 255)';

/** Returns the background of the whole page: that of the body, otherwise that of the root, or white if none is set. */
async function pageBackground(page: Page): Promise<string> {
  for (const selector of ['body', 'html']) {
    const element = await page.first(selector, 'background-color', 'background-image');
    if (element && element.styles['background-image'] !== 'none') return 'picture';
    const color = element?.styles['background-color'] ?? '';
    if (color && !isTransparent(color)) return color;
  }
  return WHITE;
}

export const verknuepfen: Exercise = {
  id: 'css-verknuepfen',
  panes: ['html', 'css'],
  checks: [
    {
      goal: 'index.html ist mit style.css verknüpft.',
      async test({page, project}) {
        const linked = await page.first('style[data-file="style.css"]');
        const links = await page.all('link');
        return firstMissing(
          [
            linked !== null || links.length > 0 || !/style\.css/.test(project.html),
            'Fast: Das Tag heisst link, und es braucht rel="stylesheet" und href="style.css".',
          ],
          [
            linked !== null || links.length > 0,
            'Im <head> fehlt die Zeile <link rel="stylesheet" href="style.css">.',
          ],
          [
            linked !== null ||
              links.some(({attributes}) => /\bstylesheet\b/i.test(attributes.rel ?? '')),
            'Deinem link fehlt rel="stylesheet".',
          ],
          [
            linked !== null ||
              !links.some(({attributes}) => 'src' in attributes && !('href' in attributes)),
            'Beim link heisst das Attribut href, nicht src: href="style.css".',
          ],
          [
            linked !== null || links.some(({attributes}) => 'href' in attributes),
            'Deinem link fehlt href="style.css".',
          ],
          [
            linked !== null,
            'Die Adresse im link stimmt nicht. Die Datei heisst style.css, alles klein.',
          ],
        );
      },
    },
    {
      goal: 'Die Seite hat eine Hintergrundfarbe.',
      async test({page, project}) {
        const background = await pageBackground(page);
        return firstMissing(
          [
            project.css.trim() !== '' || background !== WHITE,
            'Wechsle oben zu CSS und schreib deine erste Regel: body { background-color: …; }',
          ],
          [
            !sameColor(background, WHITE),
            'Der Hintergrund ist noch weiss. Gib body eine Farbe mit background-color.',
          ],
        );
      },
    },
    {
      goal: 'Die Farbe kommt aus style.css, nicht aus dem HTML.',
      async test({page}) {
        const inline = await page.first('body[style], html[style], body[bgcolor]');
        const internal = await page.first('style:not([data-file])');
        return firstMissing(
          [inline === null, 'Die Farbe steht als Attribut im HTML. Verschiebe sie nach style.css.'],
          [internal === null, 'Im HTML steht ein style. Verschiebe die Regeln nach style.css.'],
          [!sameColor(await pageBackground(page), WHITE), 'Die Hintergrundfarbe fehlt noch.'],
        );
      },
    },
  ],
  solution: solutions.verknuepfen,
  explanation:
    'Ohne link bleibt style.css wirkungslos, genau wie im richtigen Leben. Farbnamen, Hex, rgb() und hsl() gelten, ebenso background statt background-color.',
};

export const farben: Exercise = {
  id: 'css-farben',
  panes: ['css', 'html'],
  checks: [
    {
      goal: 'Der Titel (h1) hat eine andere Farbe als der übrige Text.',
      async test({page}) {
        const heading = await page.first('h1', 'color');
        const text =
          (await page.first('main li, main p', 'color')) ?? (await page.first('p', 'color'));
        return firstMissing(
          [
            heading !== null && text !== null,
            'Auf der Seite fehlen Titel oder Text. Hast du etwas gelöscht?',
          ],
          [
            !sameColor(heading?.styles.color ?? '', text?.styles.color ?? ''),
            'Schreib eine Regel für h1: h1 { color: …; }',
          ],
        );
      },
    },
    {
      goal: 'Der Titel ist gut lesbar (Kontrast mindestens 3 zu 1).',
      async test({page}) {
        const heading = await page.first('h1', 'color');
        const value = heading && contrast(heading.styles.color ?? '', heading.backdrop);
        return value === null || value >= 3
          ? true
          : `Der Titel hebt sich zu wenig ab: ${value.toFixed(1)} zu 1. Auf hellem Hintergrund nimm eine dunklere Farbe, auf dunklem eine hellere.`;
      },
    },
    {
      goal: 'Der Text ist gut lesbar (Kontrast mindestens 4.5 zu 1).',
      async test({page}) {
        for (const element of await page.all('p, li, td, th, a', 'color')) {
          const value = contrast(element.styles.color ?? '', element.backdrop);
          if (element.text && value !== null && value < 4.5) {
            if (element.tag === 'a') {
              return `Der Link «${element.text.slice(0, 30)}» hebt sich zu wenig ab: ${value.toFixed(1)} zu 1. Links haben eine eigene Farbe: Schreib eine Regel für a.`;
            }
            return `Der Text «${element.text.slice(0, 30)}» hebt sich zu wenig ab: ${value.toFixed(1)} zu 1. Ändere seine color oder die background-color dahinter.`;
          }
        }
        return true;
      },
    },
  ],
  solution: solutions.farben,
  explanation:
    'Der Kontrast wird wie in den Richtlinien WCAG berechnet. Liegt ein Bild oder Verlauf hinter dem Text, lässt er sich nicht messen und gilt als erfüllt: Schauen Sie dann selber hin.',
};

export const exercises = [verknuepfen, farben];
