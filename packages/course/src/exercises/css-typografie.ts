import {sameColor} from '../checks/color';
import {pixels} from '../checks/text';
import {firstMissing} from '../checks/verdict';
import type {Exercise, Page} from '../checks/types';
import * as solutions from '../solutions/css-typografie';

const generic =
  /(^|,\s*)(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math)\s*$/i;

/** Generic families that are invalid because of quotation marks or a missing hyphen. */
const spoiltGeneric: readonly (readonly [family: RegExp, hint: string])[] = [
  [
    /["'](?:[^"']*,\s*)?(?:sans-serif|serif|monospace|cursive|system-ui)["']$/i,
    'Anführungszeichen gehören nur um den Namen einer Schrift: "Times New Roman", serif. Die allgemeine Familie am Schluss hat keine.',
  ],
  [/,\s*["']?(?:sans ?serif|system ?ui)["']?$/i, 'sans-serif schreibst du mit Bindestrich.'],
];

/** Returns what is wrong with the end of a list of fonts, or undefined if a generic family is simply missing. */
function hintForEnd(family: string): string | undefined {
  return spoiltGeneric.find(([pattern]) => pattern.test(family))?.[1];
}

/** The elements of a page that contain its text, except the title. */
const allTexts = 'p, li, h2, h3, th, td, a';

/** The body text of the page, except the tip, which may look different. */
const bodyText = 'main li, main p:not(.tipp)';

export const schrift: Exercise = {
  id: 'css-schrift',
  panes: ['css', 'html'],
  checks: [
    {
      goal: 'Die ganze Seite hat eine eigene Schrift (font-family bei body).',
      async test({page, open, project}) {
        const fontsOf = async (from: Page) =>
          (await from.all(allTexts, 'font-family')).map(({tag, styles}) => ({
            tag,
            family: styles['font-family'],
          }));
        if (!/font(-family)?\s*:/i.test(project.css))
          return 'Gib body eine font-family, zum Beispiel font-family: Verdana, sans-serif;';
        const [byDefault] = await fontsOf(await open({withoutStyle: true}));
        const texts = await fontsOf(page);
        if (texts.length === 0) return 'Auf der Seite steht noch kein Text.';
        const left = texts.find(({family}) => family === byDefault?.family);
        return (
          left === undefined ||
          `Deine Schrift kommt beim Text nicht an, zum Beispiel bei ${left.tag}. Steht die Regel bei body?`
        );
      },
    },
    {
      goal: 'Am Schluss steht eine allgemeine Familie als Ersatz, zum Beispiel sans-serif.',
      async test({page}) {
        const texts = await page.all(allTexts, 'font-family');
        const families = texts.map(({styles}) => styles['font-family'] ?? '');
        const wrong = families.find((family) => !generic.test(family));
        return (
          (texts.length > 0 && wrong === undefined) ||
          hintForEnd(wrong ?? '') ||
          'Hat ein Gerät deine Schrift nicht, braucht es einen Ersatz. Schreib nach einem Komma sans-serif oder serif.'
        );
      },
    },
    {
      goal: 'Auch der Titel hat eine Schrift mit Ersatz. Es darf eine andere sein.',
      async test({page}) {
        const heading = await page.first('h1', 'font-family');
        return firstMissing(
          [heading !== null, 'Der Titel (h1) fehlt.'],
          [
            generic.test(heading?.styles['font-family'] ?? ''),
            hintForEnd(heading?.styles['font-family'] ?? '') ??
              'Dem Titel fehlt die Ersatzschrift nach dem Komma.',
          ],
        );
      },
    },
  ],
  solution: solutions.schrift,
  explanation:
    'Geprüft wird, was beim Text ankommt, nicht wo die Regel steht. Webschriften aus dem Internet lädt die Übungsvorschau nicht.',
};

export const groessen: Exercise = {
  id: 'css-groessen',
  panes: ['css', 'html'],
  checks: [
    {
      goal: 'Der Text ist 17 bis 24 px gross.',
      async test({page}) {
        const texts = await page.all(bodyText, 'font-size');
        const sizes = texts.map(({styles}) => pixels(styles['font-size']));
        const smallest = Math.min(...sizes);
        const largest = Math.max(...sizes);
        return firstMissing(
          [texts.length > 0, 'Im Hauptteil steht kein Text.'],
          [
            !sizes.includes(16),
            'Der Text hat noch die Grösse, die der Browser vorgibt: 16 px. Gib body zum Beispiel font-size: 1.125rem;',
          ],
          [
            smallest >= 17,
            `Mit ${Number(smallest.toFixed(1))} px ist der Text klein. Mach ihn grösser.`,
          ],
          [
            largest <= 24,
            `Mit ${Number(largest.toFixed(1))} px ist der Text sehr gross. Nimm höchstens 24 px.`,
          ],
        );
      },
    },
    {
      goal: 'Die Zeilenhöhe lässt Luft: mindestens das 1.4-Fache der Schriftgrösse.',
      async test({page}) {
        const texts = await page.all(bodyText, 'font-size', 'line-height');
        const ratios = texts.map(
          ({styles}) => pixels(styles['line-height']) / pixels(styles['font-size']),
        );
        const narrowest = Math.min(...ratios);
        return firstMissing(
          // «normal» counts as 0.
          [
            texts.length > 0 && narrowest > 0,
            'Gib body eine line-height, zum Beispiel 1.6. Ohne Einheit!',
          ],
          [
            narrowest >= 1.39,
            `Die Zeilenhöhe ist das ${Number(narrowest.toFixed(2))}-Fache. Nimm 1.4 oder mehr, ohne Einheit.`,
          ],
          [
            Math.max(...ratios) <= 2.5,
            'So weit auseinander findet das Auge die nächste Zeile nicht mehr. Nimm höchstens 2.',
          ],
        );
      },
    },
    {
      goal: 'Der Titel ist mindestens 2.5-mal so gross wie der Text.',
      async test({page}) {
        const heading = await page.first('h1', 'font-size');
        const text = await page.first(bodyText, 'font-size');
        if (!heading || !text) return 'Es fehlt der Titel (h1) oder der Text im Hauptteil.';
        const ratio = pixels(heading.styles['font-size']) / pixels(text.styles['font-size']);
        return (
          // This matches the rounding in the message: 2.8rem with 1.125rem passes.
          ratio >= 2.45 ||
          `Der Titel ist ${ratio.toFixed(1)}-mal so gross wie der Text. Gib h1 eine grössere font-size. Neben Text mit 1.125rem genügen 3rem.`
        );
      },
    },
  ],
  solution: solutions.groessen,
  explanation:
    'rem, em, % und px gelten. line-height ohne Einheit vererbt sich als Faktor. Mit px gesetzt stimmt sie beim Titel nicht mehr: ein guter Anlass für ein Gespräch.',
};

export const titel: Exercise = {
  id: 'css-titel',
  panes: ['css', 'html'],
  checks: [
    {
      goal: 'Der Titel steht in der Mitte (text-align).',
      async test({page}) {
        const heading = await page.first('h1', 'text-align');
        return (
          /center$/.test(heading?.styles['text-align'] ?? '') ||
          'Gib header oder h1 text-align: center;'
        );
      },
    },
    {
      goal: 'Der Text im Hauptteil bleibt links: So findet das Auge den Zeilenanfang.',
      async test({page}) {
        const texts = await page.all(bodyText, 'text-align');
        return (
          !texts.some(({styles}) => /center$|^right$/.test(styles['text-align'] ?? '')) ||
          'Auch der Text im main ist zentriert. Setze text-align nur beim header.'
        );
      },
    },
    {
      goal: 'Die Zwischentitel (h2) unterscheiden sich vom Text durch mehr als die Grösse: Farbe, Schrift, Laufweite oder Grossbuchstaben.',
      async test({page}) {
        const colors = ['color', 'background-color'];
        const shapes = [
          'font-family',
          'letter-spacing',
          'text-transform',
          'font-style',
          'font-variant-caps',
          'text-decoration-line',
          'text-shadow',
          'border-bottom-style',
          'border-left-style',
        ];
        const wanted = [...colors, ...shapes];
        const heading = await page.first('main h2', ...wanted);
        const text = await page.first('main li, main p', ...wanted);
        if (!heading || !text) return 'Im Hauptteil fehlt ein Zwischentitel (h2) oder der Text.';
        const differs =
          colors.some((name) => !sameColor(heading.styles[name] ?? '', text.styles[name] ?? '')) ||
          shapes.some((name) => heading.styles[name] !== text.styles[name]);
        return differs || 'Schreib eine Regel für h2, zum Beispiel mit color oder letter-spacing.';
      },
    },
  ],
  solution: solutions.titel,
  explanation:
    'text-align vererbt sich: Wer es bei body setzt, zentriert auch die Listen. Das führt zur Frage, welche Eigenschaften sich vererben (Schrift, Farbe, Ausrichtung) und welche nicht (Abstände, Rahmen).',
};

export const exercises = [schrift, groessen, titel];
