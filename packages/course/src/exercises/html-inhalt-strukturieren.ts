import {mentions} from '../checks/text';
import {firstMissing, inBody} from '../checks/verdict';
import type {Exercise} from '../checks/types';
import type {ElementInfo} from '../sandbox/protocol';
import * as solutions from '../solutions/html-inhalt-strukturieren';

export const bereiche: Exercise = {
  id: 'html-bereiche',
  panes: ['html'],
  checks: [
    {
      goal: 'Der Titel (h1) und die Einleitung stehen im Kopf der Seite (header).',
      async test({page}) {
        const header = await page.first('header');
        const heading = await page.first('header h1');
        const intro = await page.first('header p');
        return firstMissing(
          [header !== null, 'Setze <header> vor die h1 und </header> nach Einleitung und Bild.'],
          [heading !== null, 'Deine h1 steht noch ausserhalb von header.'],
          [intro !== null, 'Die Einleitung (p) gehört auch in den header.'],
        );
      },
    },
    {
      goal: 'Zutaten und Zubereitung stehen im Hauptteil (main). Den gibt es genau einmal.',
      async test({page}) {
        const mains = await page.all('main');
        const lists = await page.all('main ul, main ol');
        return firstMissing(
          [mains.length > 0, 'Setze <main> vor die Zutaten und </main> nach der Zubereitung.'],
          [mains.length === 1, 'Es gibt mehrere main. Eine Seite hat nur einen Hauptteil.'],
          [lists.some(({tag}) => tag === 'ul'), 'Die Zutatenliste steht noch ausserhalb von main.'],
          [lists.some(({tag}) => tag === 'ol'), 'Die Zubereitung steht noch ausserhalb von main.'],
        );
      },
    },
    {
      goal: 'Unten gibt es einen Fuss (footer) mit etwas Text, zum Beispiel deinem Namen.',
      async test({page, project}) {
        const footer = await page.first('footer');
        const main = await page.first('main');
        return firstMissing(
          [footer !== null, 'Füge vor </body> einen footer ein.'],
          [
            (footer?.text ?? '').length >= 2,
            'Der footer ist noch leer. Schreib hinein, wer die Seite gemacht hat.',
          ],
          [
            (await page.first('main footer')) === null,
            'Der footer steckt im main. Schliesse zuerst </main>.',
          ],
          [
            main === null || footer === null || footer.box.top >= main.box.top,
            'Der footer steht vor dem Hauptteil. Verschiebe ihn ans Ende.',
          ],
          inBody(project.html, 'footer'),
        );
      },
    },
    {
      goal: 'header, main und footer stehen nacheinander, keiner im anderen.',
      async test({page}) {
        const nested = await page.first(
          'header main, header footer, main header, main footer, footer main, footer header',
        );
        const all = (await page.all('header, main, footer')).map(({tag}) => tag);
        return firstMissing(
          [
            nested === null,
            `${nested?.tag} steckt in einem anderen Bereich. Fehlt ein End-Tag wie </header>?`,
          ],
          [
            ['header', 'main', 'footer'].every((tag) => all.includes(tag)),
            'Es fehlt noch einer der drei Bereiche.',
          ],
          [
            all.indexOf('header') < all.indexOf('main'),
            'Der header steht unter dem Hauptteil. Verschiebe ihn nach oben.',
          ],
        );
      },
    },
  ],
  solution: solutions.bereiche,
  explanation:
    'Sichtbar ändert sich fast nichts, das irritiert viele. Der Gewinn: Vorleseprogramme springen zwischen den Bereichen, und CSS kann sie ansprechen. Das Bild darf im header oder im main stehen.',
};

export const navigation: Exercise = {
  id: 'html-navigation',
  panes: ['html'],
  checks: [
    {
      goal: 'Zutaten und Zubereitung sind je ein Abschnitt (section) mit den id «zutaten» und «zubereitung».',
      async test({page}) {
        for (const [id, list] of [
          ['zutaten', 'ul'],
          ['zubereitung', 'ol'],
        ] as const) {
          const found = await page.all(`#${id}`);
          const section = await page.first(`section#${id}`);
          const verdict = firstMissing(
            [
              found.length > 0,
              `Es fehlt ein Abschnitt <section id="${id}">. Das id schreibst du klein und ohne Raute.`,
            ],
            [
              found.length === 1,
              `Das id «${id}» gibt es mehrmals. Jedes id darf nur einmal vorkommen.`,
            ],
            [
              section !== null,
              `Das id «${id}» gehört auf eine section, die Überschrift und Liste umfasst.`,
            ],
            [
              (await page.first(`section#${id} ${list}`)) !== null,
              `Im Abschnitt «${id}» fehlt die Liste (${list}). Steht </section> zu früh?`,
            ],
            [
              (await page.first(`section#${id} h2`)) !== null,
              `Im Abschnitt «${id}» fehlt die Überschrift (h2).`,
            ],
          );
          if (verdict !== true) return verdict;
        }
        return (
          (await page.first('#zutaten #zubereitung, #zubereitung #zutaten')) === null ||
          'Ein Abschnitt steckt im anderen. Schliesse den ersten mit </section>.'
        );
      },
    },
    {
      goal: 'Eine Navigation (nav) enthält zwei Links, die zu den Abschnitten springen.',
      async test({page}) {
        const nav = await page.first('nav');
        const links = await page.all('nav a');
        const targets = links.map(({attributes}) =>
          (attributes.href ?? '').trim().replace(/^(\.\/)?index\.html#/, '#'),
        );
        // A link with the name of the other section: a copy in which only one of the two was changed.
        const astray = links.find(
          ({text}, index) =>
            (targets[index] === '#zutaten' &&
              mentions(text, 'Zubereitung') &&
              !mentions(text, 'Zutaten')) ||
            (targets[index] === '#zubereitung' &&
              mentions(text, 'Zutaten') &&
              !mentions(text, 'Zubereitung')),
        );
        return firstMissing(
          [nav !== null, 'Füge im header ein nav ein.'],
          [
            links.length >= 2,
            'In nav gehören zwei Links: einer zu den Zutaten, einer zur Zubereitung.',
          ],
          [
            targets.every((target) => target !== ''),
            'Ein Link hat noch kein Ziel. Schreib href="#zutaten".',
          ],
          [
            !targets.some((target) => /^(zutaten|zubereitung)$/.test(target)),
            'Vor das Ziel gehört eine Raute: href="#zutaten".',
          ],
          [
            targets.includes('#zutaten'),
            'Kein Link führt zu #zutaten. Schreib das Ziel genau so: href="#zutaten".',
          ],
          [
            targets.includes('#zubereitung'),
            'Kein Link führt zu #zubereitung. Schreib das Ziel genau so: href="#zubereitung".',
          ],
          [
            astray === undefined,
            `Der Link «${astray?.text}» führt zu ${astray?.attributes.href}. Text und Ziel passen nicht zusammen.`,
          ],
        );
      },
    },
    {
      goal: 'Die Links der Navigation haben einen lesbaren Text.',
      async test({page}) {
        const links = await page.all('nav a');
        return firstMissing(
          [links.length > 0, 'Füge zuerst die Links ein.'],
          [
            links.every(({text}) => text.length >= 3),
            'Ein Link hat keinen Text. Der Text steht zwischen <a …> und </a>.',
          ],
        );
      },
    },
  ],
  solution: solutions.navigation,
  explanation:
    'Die Namen der id sind vorgegeben, weil spätere Übungen sie brauchen. Die Links dürfen in einer Liste stehen. Häufig: Die Raute fehlt im href, oder sie steht auch im id.',
};

/** A row of titles only, at the top. The rows below it need no titles of their own. */
const headRow = 'table tr:has(> th):not(:has(> td), tr:has(> td) ~ tr)';
/** A later row without a value, unless its title stands across the columns. */
const rowWithoutValue = 'table tr:has(> td) ~ tr:not(:has(> td, > th[colspan]))';

export const tabelle: Exercise = {
  id: 'html-tabelle',
  panes: ['html'],
  checks: [
    {
      goal: 'Eine Tabelle (table) hat mindestens drei Zeilen.',
      async test({page}) {
        const table = await page.first('table');
        const rows = await page.all('table tr');
        return firstMissing(
          [table !== null, 'Füge im main eine Tabelle ein: <table> … </table>.'],
          [
            (await page.first('main table')) !== null,
            'Die Tabelle steht noch ausserhalb von main. Sie kommt direkt nach <main>.',
          ],
          [rows.length > 0, 'Die Tabelle braucht Zeilen: <tr> … </tr>.'],
          [
            rows.length >= 3,
            `${rows.length} ${rows.length === 1 ? 'Zeile ist' : 'Zeilen sind'} da, mindestens 3 sollen es sein.`,
          ],
        );
      },
    },
    {
      goal: 'Jede Zeile beginnt mit einer Titelzelle (th) und hat daneben eine Zelle mit dem Wert (td).',
      async test({page}) {
        const rows = await page.all('table tr');
        const heads = await page.all('table tr > th');
        const titled = await page.all('table tr:has(> th:first-child)');
        const headRows = await page.all(headRow);
        const cells = await page.all('table tr > td');
        const withoutValue = await page.first(rowWithoutValue);
        return firstMissing(
          [rows.length > 0, 'Mach zuerst die Tabelle mit ihren Zeilen.'],
          [heads.length > 0, 'Nimm für das erste Feld jeder Zeile th statt td.'],
          [
            (await page.first('table tr:not(:has(> th, > td))')) === null,
            'Eine Zeile ist leer. Steht am Ende <tr> statt </tr>?',
          ],
          [
            titled.length === rows.length || headRows.length > 0,
            'In mindestens einer Zeile steht vorne keine Titelzelle th.',
          ],
          [
            cells.length >= 3 && withoutValue === null,
            'Neben jede Titelzelle gehört eine Zelle td mit dem Wert.',
          ],
          [[...heads, ...cells].every(({text}) => text !== ''), 'Eine Zelle ist noch leer.'],
        );
      },
    },
    {
      goal: 'Die Tabelle sagt, wie lange die Guetzli backen.',
      async test({page}) {
        const table = await page.first('table');
        const headRows = await page.all(headRow);
        const baking = (list: readonly ElementInfo[]) =>
          list.filter(({text}) => /b[aä]ck/i.test(text));
        // Below a head row, the number is in another row than its title.
        const told =
          baking(headRows).length > 0 && table ? [table] : baking(await page.all('table tr'));
        return firstMissing(
          [table !== null, 'Mach zuerst die Tabelle.'],
          [told.length > 0, 'Es fehlt eine Zeile zum Backen.'],
          [
            // The temperature of the oven is not a time.
            told.some(({text}) => /\d(?!\d)(?!\s*(?:°|Grad))/i.test(text)),
            'Beim Backen fehlt eine Zahl für die Zeit: Die Guetzli backen etwa 6 Minuten.',
          ],
        );
      },
    },
  ],
  solution: solutions.tabelle,
  explanation:
    'Auch Tabellen mit einer Kopfzeile (alle th in der ersten Zeile) gelten. thead, tbody, caption und scope sind willkommen und werden nicht verlangt.',
};

export const exercises = [bereiche, navigation, tabelle];
