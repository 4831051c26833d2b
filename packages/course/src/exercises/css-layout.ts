import {areSideBySide, firstMissing} from '../checks/verdict';
import type {Exercise, Page, Subject, Verdict} from '../checks/types';
import type {ElementInfo} from '../sandbox/protocol';
import * as solutions from '../solutions/css-layout';

const PHONE_WIDTH = 375;

async function bothSections(page: Page) {
  return [await page.first('#zutaten'), await page.first('#zubereitung')] as const;
}

/** Returns whether an element covers something of the width of both columns. */
function reachesOver({box}: ElementInfo, left: ElementInfo, right: ElementInfo): boolean {
  return box.left < left.box.left + left.box.width && box.left + box.width > right.box.left;
}

async function fits(phone: Page): Promise<Verdict> {
  const {scrollWidth, width} = await phone.document();
  const juts = ({box, visible}: ElementInfo) => visible && box.left + box.width > width + 1;
  // A clipped picture does not widen the page.
  const picture = (await phone.all('img')).find(juts);
  if (!picture && scrollWidth <= width + 1) return true;
  const wide = picture ?? (await phone.all('body *')).find(juts);
  return wide
    ? `Auf dem Mobiltelefon ragt etwas nach rechts hinaus: ${wide.tag}. Begrenze seine Breite, zum Beispiel mit max-width: 100%;`
    : 'Auf dem Mobiltelefon ragt Text nach rechts hinaus, meist ein langes Wort im Titel. Gib h1 overflow-wrap: break-word; oder eine kleinere Schrift.';
}

const fitsPhone = async ({open}: Subject) => fits(await open({width: PHONE_WIDTH}));

/** Returns whether a picture has lost its proportions. Padding and borders change those of its box a little. */
function isDistorted({box, natural, styles, visible}: ElementInfo): boolean {
  if (!natural || !visible || !box.height || styles['object-fit'] !== 'fill') return false;
  const stretched = box.width / box.height / (natural.width / natural.height);
  return stretched < 0.8 || stretched > 1.25;
}

export const breite: Exercise = {
  id: 'css-breite',
  panes: ['css', 'html'],
  checks: [
    {
      goal: 'Der Hauptteil ist auf dem Computer höchstens 900 px breit.',
      async test({page}) {
        const main = await page.first('main');
        return firstMissing(
          [main !== null, 'Der Hauptteil (main) fehlt.'],
          [
            (main?.box.width ?? 0) <= 900,
            `Der Hauptteil ist ${Math.round(main?.box.width ?? 0)} px breit. Gib main eine max-width, zum Beispiel 55rem. Zählt padding dazu, hilft box-sizing: border-box.`,
          ],
        );
      },
    },
    {
      goal: 'Er steht in der Mitte der Seite.',
      async test({page}) {
        const main = await page.first('main');
        const {width} = await page.document();
        const left = main?.box.left ?? 0;
        const right = width - left - (main?.box.width ?? 0);
        return firstMissing(
          [
            left > 5 || right > 5,
            'Der Hauptteil füllt die ganze Breite. Gib ihm zuerst eine max-width.',
          ],
          [
            Math.abs(left - right) <= 4,
            'Links und rechts ist nicht gleich viel Platz. Mit margin: 0 auto; teilt ihn der Browser auf.',
          ],
        );
      },
    },
    {
      goal: 'Auf dem Mobiltelefon (375 px breit) ragt nichts hinaus, auch das Bild nicht.',
      async test({open}) {
        const phone = await open({width: PHONE_WIDTH});
        const verdict = await fits(phone);
        if (verdict !== true) return verdict;
        return (
          !(await phone.all('img', 'object-fit')).some(isDistorted) ||
          'Dein Bild ist auf dem Mobiltelefon verzerrt. Ergänze bei img height: auto;'
        );
      },
    },
  ],
  solution: solutions.breite,
  explanation:
    'Gemessen wird in einem Fenster von 1024 px und in einem von 375 px Breite. width statt max-width besteht die ersten zwei Ziele, scheitert aber am dritten: Das ist die Pointe der Übung.',
};

/** Returns whether a div is not a grid because its class and the rule for `rezept` do not match. */
function isMissed({tag, styles, attributes}: ElementInfo, css: string): boolean {
  const isMet = /(?:^|\s)rezept(?:\s|$)/.test(attributes.class ?? '') && /\.rezept\b/.test(css);
  return tag === 'div' && styles.display === 'block' && !isMet;
}

export const nebeneinander: Exercise = {
  id: 'css-nebeneinander',
  panes: ['html', 'css'],
  checks: [
    {
      goal: 'Auf dem Computer stehen Zutaten und Zubereitung nebeneinander.',
      async test({page, project}) {
        const [ingredients, steps] = await bothSections(page);
        if (!ingredients || !steps)
          return 'Die Abschnitte mit id="zutaten" und id="zubereitung" braucht es beide.';
        const byId = await page.first('#rezept:not(.rezept):has(> #zutaten)');
        const parents = await page.all(':has(> #zutaten):has(> #zubereitung)', 'display');
        return firstMissing(
          [
            areSideBySide(ingredients, steps) || !byId || /#rezept/.test(project.css),
            'Du hast id="rezept" geschrieben. Gesucht ist class="rezept".',
          ],
          [
            areSideBySide(ingredients, steps) ||
              byId !== null ||
              !/rezept/i.test(project.css) ||
              !parents.some((parent) => isMissed(parent, project.css)),
            'Deine Regel trifft das div nicht. Im HTML class="rezept" ohne Punkt, im CSS .rezept mit Punkt.',
          ],
          [
            areSideBySide(ingredients, steps) ||
              parents.some(({tag}) => tag !== 'main') ||
              !parents.some(({styles}) => styles.display === 'block'),
            'Setze beide Abschnitte in ein <div class="rezept"> und gib .rezept display: grid oder flex.',
          ],
          [
            areSideBySide(ingredients, steps) || parents.length > 0,
            'Das div umfasst erst einen der Abschnitte. </div> kommt nach dem zweiten </section>.',
          ],
          [
            areSideBySide(ingredients, steps),
            'Noch stehen sie untereinander. Mit grid brauchst du grid-template-columns: 1fr 2fr; mit flex stehen sie von selber nebeneinander.',
          ],
        );
      },
    },
    {
      goal: 'Die Zutaten stehen links, dazwischen ist etwas Abstand (mindestens 12 px).',
      async test({page}) {
        const [ingredients, steps] = await bothSections(page);
        if (!ingredients || !steps || !areSideBySide(ingredients, steps))
          return 'Bring zuerst beide Abschnitte nebeneinander.';
        const gap = steps.box.left - (ingredients.box.left + ingredients.box.width);
        const inner = await page.all('#zutaten > *, #zubereitung > *');
        const inGap =
          Math.max(0, gap) + (inner.some(({box}) => box.left > steps.box.left + 11) ? 12 : 0);
        return firstMissing(
          [
            ingredients.box.left < steps.box.left,
            'Die Zubereitung steht links. Im HTML kommen die Zutaten zuerst.',
          ],
          [inGap >= 12, 'Die Spalten berühren sich fast. Gib .rezept ein gap, zum Beispiel 2rem.'],
        );
      },
    },
    {
      goal: 'Der Tipp geht weiterhin über die ganze Breite, er ist keine dritte Spalte.',
      async test({page}) {
        const [ingredients, steps] = await bothSections(page);
        const tip = await page.first('.tipp');
        const inDiv = await page.first(
          ':not(main, body):has(> #zutaten):has(> #zubereitung) .tipp',
        );
        return firstMissing(
          [tip !== null, 'Der Tipp fehlt.'],
          [
            (await page.first('#zutaten .tipp, #zubereitung .tipp')) === null,
            'Der Tipp steckt in einem der Abschnitte. Verschiebe ihn unter das </div>.',
          ],
          [
            !tip ||
              !ingredients ||
              !steps ||
              (!areSideBySide(tip, steps) && !areSideBySide(tip, ingredients)),
            'Der Tipp steht neben den Spalten. Setze nur die zwei Abschnitte in das div.',
          ],
          [
            !inDiv || !ingredients || !steps || reachesOver(inDiv, ingredients, steps),
            'Der Tipp steht im div. Verschiebe ihn unter das </div>.',
          ],
        );
      },
    },
  ],
  solution: solutions.nebeneinander,
  explanation:
    'Grid, Flexbox und float gelten, denn geprüft wird die Lage der Kästen. Im Beispiel bleibt die Einrückung im div der Einfachheit halber stehen: Lassen Sie sie gern nachziehen.',
};

export const mobil: Exercise = {
  id: 'css-mobil',
  panes: ['css', 'html'],
  checks: [
    {
      goal: 'Auf dem Mobiltelefon (375 px) steht die Zubereitung unter den Zutaten.',
      async test({open}) {
        const phone = await open({width: PHONE_WIDTH});
        const [ingredients, steps] = await bothSections(phone);
        if (!ingredients || !steps)
          return 'Die Abschnitte mit id="zutaten" und id="zubereitung" braucht es beide.';
        return (
          steps.box.top >= ingredients.box.top + ingredients.box.height - 1 ||
          'Auf dem Mobiltelefon stehen sie noch nebeneinander. Die zwei Spalten gehören in @media (width >= 700px) { … }.'
        );
      },
    },
    {
      goal: 'Auf dem Computer (1024 px) stehen beide weiterhin nebeneinander.',
      async test({page}) {
        const [ingredients, steps] = await bothSections(page);
        return (
          (ingredients && steps && areSideBySide(ingredients, steps)) ||
          'Auf dem Computer stehen sie jetzt untereinander. Stimmt die Bedingung hinter @media?'
        );
      },
    },
    {goal: 'Auf dem Mobiltelefon ragt nichts hinaus.', test: fitsPhone},
  ],
  solution: solutions.mobil,
  explanation:
    'min-width: 700px und width >= 700px bedeuten dasselbe. Wer ohne @media auskommt (grid mit auto-fit, flex-wrap), besteht die Übung ebenfalls: ein schöner Anlass für Lob.',
};

export const exercises = [breite, nebeneinander, mobil];
