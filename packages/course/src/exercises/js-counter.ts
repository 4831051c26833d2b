import {listenerHint} from '../checks/listeners';
import {numberIn} from '../checks/text';
import {firstMissing} from '../checks/verdict';
import type {Exercise, Page} from '../checks/types';
import * as solutions from '../solutions/js-counter';

/** Returns the number that the counter shows, or null if there is none. */
async function shown(page: Page): Promise<number | null> {
  const element = await page.first('#anzahl');
  return element ? numberIn(element.value || element.text) : null;
}

async function clickTimes(page: Page, selector: string, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) await page.click(selector);
}

async function missingParts(page: Page, ids: readonly string[]): Promise<string | null> {
  for (const id of ids) {
    const found = await page.all(`#${id}`);
    if (found.length === 0)
      return `Es fehlt ein Element mit id="${id}". Auch gross und klein zählt.`;
    if (found.length > 1)
      return `Das id «${id}» gibt es mehrmals. Jedes id darf nur einmal vorkommen.`;
  }
  return null;
}

export const plus: Exercise = {
  id: 'js-plus',
  panes: ['html', 'js'],
  checks: [
    {
      goal: 'Ein Knopf mit dem id «plus» und eine Zahl mit dem id «anzahl» sind da. Am Anfang zeigt sie 1.',
      async test({page}) {
        const missing = await missingParts(page, ['plus', 'anzahl']);
        if (missing) return missing;
        const button = await page.first('#plus');
        const start = await shown(page);
        return firstMissing(
          [
            button?.tag === 'button',
            'Das id «plus» gehört auf einen Knopf: <button id="plus">+</button>.',
          ],
          [button?.text !== '', 'Der Knopf hat keine Beschriftung: <button id="plus">+</button>.'],
          [start !== null, 'Im Element «anzahl» steht noch keine Zahl. Schreib 1 hinein.'],
          [start === 1, `Am Anfang steht ${start}. Beginne mit 1: eine Dose.`],
        );
      },
    },
    {
      goal: 'Ein Klick auf Plus macht aus 1 eine 2.',
      async test({open, project}) {
        const page = await open();
        const missing = await missingParts(page, ['plus', 'anzahl']);
        if (missing) return missing;
        const listener = listenerHint(project.js) ?? '';
        const before = await shown(page);
        await page.click('#plus');
        const after = await shown(page);
        const text = (await page.first('#anzahl'))?.text ?? '';
        return firstMissing(
          [
            !/NaN|undefined|\[object/.test(text),
            `Die Zahl heisst jetzt «${text}». Da rechnet etwas mit einem Wert, der keine Zahl ist.`,
          ],
          [
            after !== null,
            `Nach dem Klick steht dort keine Zahl mehr, sondern «${text}». Gehört anzahl ohne Anführungszeichen hinter das =?`,
          ],
          [
            after !== 11,
            'Aus 1 wird 11: Der Computer hat zwei Texte aneinandergehängt. Beginne mit let anzahl = 1, ohne Anführungszeichen.',
          ],
          [after !== before || !listener, listener],
          [
            after !== before,
            'Beim Klick ändert sich die Zahl nicht. Klick in der Vorschau auf Plus und lies die Meldungen. Hört dein Code mit addEventListener auf «plus», und schreibt er textContent nach dem Rechnen neu?',
          ],
          [after === 2, `Aus 1 wird ${after}. Es soll 2 werden.`],
        );
      },
    },
    {
      goal: 'Nach vier Klicks steht 5 da.',
      async test({open}) {
        const page = await open();
        await clickTimes(page, '#plus', 4);
        const after = await shown(page);
        return firstMissing(
          [after !== null, 'Im Element «anzahl» steht keine Zahl.'],
          [
            after !== 2,
            'Nach vier Klicks steht immer noch 2. Die Zeile let anzahl = 1; gehört ausserhalb der Funktion, die Zeile anzahl = anzahl + 1; hinein.',
          ],
          [
            after !== 4,
            'Nach vier Klicks steht 4, das ist eins zu wenig. Steht let anzahl = 1; da? Kommt textContent erst nach dem Rechnen?',
          ],
          [after === 5, `Nach vier Klicks steht ${after}.`],
        );
      },
    },
  ],
  solution: solutions.plus,
  explanation:
    'Häufige Fehler haben einen eigenen Hinweis: 11 (Text statt Zahl), 2 bleibt 2 (let in der Funktion), NaN. Die Zahl darf auch in einem Eingabefeld stehen.',
};

export const minus: Exercise = {
  id: 'js-minus',
  panes: ['html', 'js'],
  checks: [
    {
      goal: 'Ein Knopf mit dem id «minus» macht die Zahl um 1 kleiner.',
      async test({open, project}) {
        const page = await open();
        const missing = await missingParts(page, ['plus', 'minus', 'anzahl']);
        if (missing) return missing;
        const button = await page.first('#minus');
        const listener = listenerHint(project.js) ?? '';
        await clickTimes(page, '#plus', 3);
        const before = await shown(page);
        await page.click('#minus');
        const after = await shown(page);
        await clickTimes(page, '#minus', 2);
        const last = await shown(page);
        return firstMissing(
          [button?.text !== '', 'Der Knopf hat keine Beschriftung: <button id="minus">-</button>.'],
          [
            before === 4,
            'Der Plus-Knopf zählt nicht mehr richtig: Nach drei Klicks soll 4 stehen. Holst du den Minus-Knopf mit "#minus", und hört er selber auf den Klick?',
          ],
          [after !== before || !listener, listener],
          [
            after !== before,
            'Beim Klick auf Minus ändert sich nichts. Braucht der Knopf noch ein addEventListener? Stimmt die Bedingung von if?',
          ],
          [after === 3, `Nach dreimal Plus und einmal Minus steht ${after}, es soll 3 sein.`],
          [
            last === 1,
            `Nach dreimal Plus und dreimal Minus steht ${last}, es soll 1 sein. Von 2 geht es noch einmal abwärts.`,
          ],
        );
      },
    },
    {
      goal: 'Weniger als 1 Dose gibt es nicht: Bei 1 ist Schluss.',
      async test({open}) {
        const page = await open();
        const missing = await missingParts(page, ['plus', 'minus', 'anzahl']);
        if (missing) return missing;
        await clickTimes(page, '#minus', 3);
        const after = await shown(page);
        return firstMissing(
          [
            after !== null && after >= 0,
            `Nach drei Klicks auf Minus steht ${after}. Prüfe vor dem Rechnen mit if, ob anzahl grösser als 1 ist.`,
          ],
          [after === 1, `Nach drei Klicks auf Minus steht ${after}. Bei 1 soll Schluss sein.`],
        );
      },
    },
    {
      goal: 'Danach geht Plus weiter wie gewohnt.',
      async test({open}) {
        const page = await open();
        await clickTimes(page, '#minus', 3);
        await page.click('#plus');
        const after = await shown(page);
        return (
          after === 2 ||
          `Nach dreimal Minus und einmal Plus soll 2 stehen, es steht ${after ?? 'nichts'}.`
        );
      },
    },
  ],
  solution: solutions.minus,
  explanation:
    'Math.max(1, anzahl - 1) oder ein gesperrter Knopf (disabled) gelten ebenfalls. Das dritte Ziel entdeckt Lösungen, die nur die Anzeige begrenzen, nicht die Zahl.',
};

async function amounts(page: Page): Promise<(number | null)[]> {
  return (await page.all('.menge')).map(({text}) => numberIn(text));
}

/** Returns the index of the first amount that is not the multiple, or -1 if all are. */
function firstWrong(now: (number | null)[], start: (number | null)[], factor: number): number {
  return now.findIndex((value, index) => {
    const expected = (start[index] ?? Number.NaN) * factor;
    const near = (number: number) => Math.abs(number - expected) <= Math.max(0.01, expected * 0.01);
    // «1.050» may stand for a thousand and fifty.
    return value === null || !(near(value) || near(value * 1000));
  });
}

/** Matches the name of an ingredient. Units are shorter. */
const namePattern = /\p{L}{3}/u;

/** A unit after an amount: `250 g`. */
const unitPattern = /\d\s*(?:k?g|[mdc]?l|[ET]L)(?!\p{L})/u;

export const mengen: Exercise = {
  id: 'js-mengen',
  panes: ['html', 'js'],
  checks: [
    {
      goal: 'Mindestens drei Mengen der Zutatenliste stehen in einem Element mit der Klasse «menge».',
      async test({page}) {
        const found = await page.all('#zutaten .menge');
        const start = await amounts(page);
        return firstMissing(
          [
            found.length > 0,
            'Setze um die Zahl einer Zutat ein span: <span class="menge" data-menge="250">250</span> g Butter.',
          ],
          [
            found.length >= 3,
            `Erst ${found.length} ${found.length === 1 ? 'Menge ist' : 'Mengen sind'} ausgezeichnet, mindestens 3 sollen es sein.`,
          ],
          [
            start.every((value) => value !== null && value > 0),
            'In einem der span steht keine Zahl.',
          ],
        );
      },
    },
    {
      goal: 'Mit zwei Dosen verdoppeln sich die Mengen, mit dreien verdreifachen sie sich.',
      async test({open}) {
        const page = await open();
        const start = await amounts(page);
        if (start.length < 3) return 'Zeichne zuerst die Mengen aus.';
        const before = await page.all('#zutaten li');
        await page.click('#plus');
        const two = await amounts(page);
        await page.click('#plus');
        const three = await amounts(page);
        const tins = await shown(page);
        const after = await page.all('#zutaten li');
        const loses = (pattern: RegExp) =>
          before.some(
            ({text}, index) => pattern.test(text) && !pattern.test(after[index]?.text ?? ''),
          );
        const wrong2 = firstWrong(two, start, 2);
        const wrong3 = firstWrong(three, start, 3);
        return firstMissing(
          [
            two.some((value, index) => value !== start[index]),
            'Beim Klick auf Plus ändern sich die Mengen nicht. Ruf nach dem Zählen eine Funktion auf, die alle .menge neu schreibt. Holst du sie mit querySelectorAll(".menge"), mit Punkt?',
          ],
          [
            two.every((value) => value !== null),
            'Eine Menge ist keine Zahl mehr. Hat jedes span sein data-menge, und steht darin nur eine Zahl? Heisst es im JavaScript menge.dataset.menge?',
          ],
          [
            wrong2 < 0,
            `Bei 2 Dosen wird aus ${start[wrong2]} die Zahl ${two[wrong2]} statt ${(start[wrong2] ?? 0) * 2}. Steht in data-menge dieselbe Zahl wie im span? Rechne dann Grundmenge mal Anzahl.`,
          ],
          [
            wrong3 < 0,
            `Bei 3 Dosen wird aus ${start[wrong3]} die Zahl ${three[wrong3]} statt ${(start[wrong3] ?? 0) * 3}. Nimm immer die Grundmenge aus data-menge, nicht die Zahl, die gerade dasteht.`,
          ],
          [
            tins === 3,
            `Die Mengen stimmen, aber nach zweimal Plus steht bei den Dosen ${tins ?? 'keine Zahl'}. Schreib in zeigen auch die Anzahl neu.`,
          ],
          [
            !loses(namePattern),
            'Beim Klick verschwindet der Name einer Zutat. Setze das span nur um die Zahl.',
          ],
          [
            !loses(unitPattern),
            'Beim Klick verschwindet das g nach der Zahl. Setze das span nur um die Zahl.',
          ],
        );
      },
    },
    {
      goal: 'Mit Minus werden die Mengen wieder kleiner.',
      async test({open}) {
        const page = await open();
        const start = await amounts(page);
        if (start.length < 3) return 'Zeichne zuerst die Mengen aus.';
        await clickTimes(page, '#plus', 2);
        const changed = firstWrong(await amounts(page), start, 3) < 0;
        await clickTimes(page, '#minus', 2);
        return firstMissing(
          [changed, 'Zuerst muss Plus die Mengen ändern.'],
          [
            firstWrong(await amounts(page), start, 1) < 0,
            'Nach Plus, Plus, Minus, Minus stimmen die Mengen nicht mehr. Ruf die Funktion auch beim Minus-Knopf auf.',
          ],
        );
      },
    },
  ],
  solution: solutions.mengen,
  explanation:
    'Das Herzstück: eine Funktion, die aus dem Zustand (anzahl) die ganze Anzeige macht. Wer die angezeigte Zahl verdoppelt, statt die Grundmenge zu nehmen, merkt es bei drei Dosen. Rundungen bis 1 Prozent und Tausenderzeichen gelten.',
};

export const exercises = [plus, minus, mengen];
