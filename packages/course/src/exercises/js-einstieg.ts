import {chainHint, hasChain, hasLoneValue, loneValueHint} from '../checks/comparisons';
import {listenerHint} from '../checks/listeners';
import {mentions, withoutComments, withoutTexts} from '../checks/text';
import {firstMissing} from '../checks/verdict';
import type {Exercise, Page, Subject, Verdict} from '../checks/types';
import {messagesTitle} from '../messages/title';
import * as solutions from '../solutions/js-einstieg';

export const verknuepfen: Exercise = {
  id: 'js-verknuepfen',
  panes: ['html', 'js'],
  checks: [
    {
      goal: 'index.html ist mit script.js verknüpft.',
      async test({page, project}) {
        const linked = await page.first('script[data-file="script.js"]');
        const others = (await page.all('script, link')).filter(({attributes}) =>
          /\.js$/i.test(attributes.src ?? attributes.href ?? ''),
        );
        return firstMissing(
          [
            linked !== null || !/<script\b[^>]*\bhref\s*=/i.test(project.html),
            'Beim script heisst das Attribut src, nicht href: <script src="script.js" defer></script>.',
          ],
          [
            linked !== null || !others.some(({tag}) => tag === 'link'),
            'link ist für CSS. JavaScript verknüpfst du mit <script src="script.js" defer></script>.',
          ],
          [
            linked !== null || others.length === 0,
            'Die Adresse im script stimmt nicht. Die Datei heisst script.js, alles klein.',
          ],
          [linked !== null, 'Im <head> fehlt die Zeile <script src="script.js" defer></script>.'],
          [
            /<\/script\s*>/i.test(withoutComments(project.html)),
            'Das End-Tag </script> fehlt: Der Browser hält alles danach für JavaScript.',
          ],
        );
      },
    },
    {
      goal: 'Das Script läuft erst, wenn die Seite da ist (defer oder am Ende von body).',
      async test({page}) {
        const script = await page.first('script[data-file="script.js"]');
        const late = await page.first(
          'main ~ script[data-file="script.js"], footer ~ script[data-file="script.js"]',
        );
        return firstMissing(
          [script !== null, 'Verknüpfe zuerst script.js.'],
          [
            'defer' in (script?.attributes ?? {}) ||
              script?.attributes.type === 'module' ||
              late !== null,
            'Schreib das Wort defer ins Tag: <script src="script.js" defer>.',
          ],
        );
      },
    },
    {
      goal: 'In der Konsole erscheint eine Nachricht von dir (console.log).',
      async test({page, project}) {
        const lines = page.output().filter((line) => line.trim() !== '');
        return firstMissing(
          [
            lines.length > 0 || !/console\W?log/i.test(project.js),
            'Die Nachricht kommt nicht an. Ist script.js verknüpft? Stehen Klammern und Anführungszeichen richtig? console.log schreibst du klein und mit Punkt.',
          ],
          [lines.length > 0, 'Wechsle zu JavaScript und schreib console.log("Hallo");'],
        );
      },
    },
  ],
  solution: solutions.verknuepfen,
  explanation: `Die Ausgabe steht unter der Vorschau bei «${messagesTitle}». Auf der heruntergeladenen Seite steht sie in den Entwicklerwerkzeugen (F12). type="module" gilt ebenfalls, läuft aber beim Öffnen als Datei nicht.`,
};

/** Hours at which the greeting is read: morning, afternoon, evening. */
const mainHours = [8, 15, 21];
/** Further hours, which are read while the greeting is the same at those hours. */
const otherHours = [0, 23, 12, 3, 18];

/**
 * Returns whether there is a greeting at any time that is not always the same. Digits are ignored, because the time
 * itself is not a greeting.
 */
async function greetsByHour(open: Subject['open']): Promise<Verdict> {
  const greetings = new Set<string>();
  for (const hour of [...mainHours, ...otherHours]) {
    if (greetings.size > 1 && !mainHours.includes(hour)) return true;
    const text = (await (await open({hour})).first('#gruss'))?.text ?? '';
    if (text === '') {
      return `Um ${hour} Uhr bleibt der Absatz leer. Schreib zum Ausprobieren kurz const stunde = ${hour}; und lies die Meldungen. Steht dort kein Fehler, fehlt ein else.`;
    }
    greetings.add(text.replace(/\d/g, ''));
  }
  return (
    greetings.size > 1 ||
    'Deine Seite grüsst am Morgen gleich wie am Abend. Hat getHours seine Klammern ()? Vergleichst du mit < oder === statt mit =?'
  );
}

export const gruss: Exercise = {
  id: 'js-gruss',
  panes: ['html', 'js'],
  checks: [
    {
      goal: 'Im Kopf der Seite wartet ein leerer Absatz mit dem id «gruss».',
      async test({page, project}) {
        const element = await page.first('#gruss');
        const inHeader = await page.first('header #gruss');
        const like = (await page.all('header [id]')).find(({attributes}) =>
          mentions(attributes.id ?? '', 'gru'),
        );
        return firstMissing(
          [
            element !== null || !/class\s*=\s*["']?gruss/i.test(project.html),
            'Du hast class="gruss" geschrieben. Gesucht ist id="gruss".',
          ],
          [
            element !== null || like === undefined,
            `Das id heisst bei dir «${like?.attributes.id}». Schreib id="gruss", klein und mit zwei s.`,
          ],
          [element !== null, 'Füge im header <p id="gruss"></p> ein. Das id schreibst du klein.'],
          [inHeader !== null, 'Der Absatz steht noch nicht im header.'],
        );
      },
    },
    {
      goal: 'JavaScript schreibt einen Gruss hinein.',
      async test({page, open, project}) {
        const withScript = (await page.first('#gruss'))?.text ?? '';
        const without = (await (await open({withoutScript: true})).first('#gruss'))?.text ?? '';
        return firstMissing(
          [
            withScript !== '' || !/\bset(?:Timeout|Interval)\b/.test(withoutTexts(project.js)),
            'Dein Gruss kommt erst nach einer Pause. Schreib ihn ohne setTimeout, dann ist er sofort da.',
          ],
          [
            withScript !== '',
            'Der Absatz ist noch leer. Hol ihn mit document.querySelector("#gruss") und gib ihm textContent. Hast du das schon? Lies die Meldungen unter der Vorschau. Steht dort kein Fehler, fehlt ein else für die jetzige Stunde.',
          ],
          [
            withScript !== without,
            'Der Gruss steht schon im HTML. Lass den Absatz dort leer, JavaScript soll schreiben.',
          ],
          [
            withScript.length >= 2 && !/^(undefined|null|NaN)$/.test(withScript),
            `Im Absatz steht «${withScript}». Das ist noch kein Gruss.`,
          ],
        );
      },
    },
    {
      goal: 'Das Script schaut auf die Uhr und entscheidet (if).',
      async test({project, page, open}) {
        const code = withoutTexts(project.js);
        const missing = firstMissing(
          [
            /new Date|Date\.now|Temporal|Intl\.DateTimeFormat/.test(code),
            'Die Stunde bekommst du mit new Date().getHours().',
          ],
          [
            // A list is accessed with a computed index, unlike in `all[0]`.
            /\bif\b|(?<!\?)\?(?![.?])|\bswitch\b|[\w$)\]]\[[^\]]*[a-z]/i.test(code),
            'Entscheide mit if und else, welcher Gruss passt.',
          ],
          [!hasChain(code), chainHint],
          [!hasLoneValue(code), loneValueHint],
          [!!(await page.first('#gruss'))?.text, 'Zuerst muss ein Gruss dastehen.'],
        );
        if (missing !== true) return missing;
        return (
          // The frame sets the clock of `Date` only.
          /Temporal|Intl\.DateTimeFormat/.test(code) || greetsByHour(open)
        );
      },
    },
  ],
  solution: solutions.gruss,
  explanation:
    'Die Seite wird einmal mit und einmal ohne script.js geladen und verglichen. Für das dritte Ziel stellt die Prüfung die Uhr der Seite und liest den Gruss zu mehreren Stunden. Der Fragezeichen-Operator und switch gelten.',
};

async function background(page: Page): Promise<string> {
  const colors = await Promise.all(
    ['html', 'body', 'main', 'header'].map(async (selector) => {
      const element = await page.first(selector, 'background-color', 'background-image', 'filter');
      return element ? Object.values(element.styles).join(' ') : '';
    }),
  );
  return colors.join('|');
}

async function classes(page: Page): Promise<string[]> {
  const elements = await page.all('html, body, main, header');
  return elements.flatMap(({attributes}) => attributes.class?.split(/\s+/) ?? []);
}

/**
 * Returns what the first button that changes the page's background does.
 *
 * `marks`: the class that a click adds if the background does not change. `returns`: whether a second click undoes
 * the change. `goesOn`: whether a second click changes anything.
 */
async function findSwitch(open: () => Promise<Page>) {
  const count = (await (await open()).all('button')).length;
  let marks: string | undefined;
  for (let index = 0; index < count; index += 1) {
    const page = await open();
    const before = await background(page);
    const classesBefore = await classes(page);
    await page.click('button', index);
    const after = await background(page);
    if (after !== before) {
      await page.click('button', index);
      const last = await background(page);
      return {count, changes: true, returns: last === before, goesOn: last !== after, marks};
    }
    marks ??= (await classes(page)).find((name) => name && !classesBefore.includes(name));
  }
  return {count, changes: false, returns: false, goesOn: false, marks};
}

export const klick: Exercise = {
  id: 'js-klick',
  panes: ['html', 'css', 'js'],
  checks: [
    {
      goal: 'Ein Knopf (button) mit Beschriftung ist da.',
      async test({page}) {
        const buttons = await page.all('button');
        const others = await page.all('a.button, input[type="button"], div[onclick]');
        return firstMissing(
          [
            buttons.length > 0 || others.length === 0,
            'Nimm für den Knopf das Tag button. Nur so geht er auch mit der Tastatur.',
          ],
          [buttons.length > 0, 'Füge im header <button id="licht">Kerzenlicht</button> ein.'],
          [buttons.every(({text}) => text !== ''), 'Der Knopf hat keine Beschriftung.'],
        );
      },
    },
    {
      goal: 'Ein Klick taucht die Seite in anderes Licht: Der Hintergrund ändert sich.',
      async test({open, project}) {
        const {count, changes, marks} = await findSwitch(open);
        const listener = changes ? null : listenerHint(project.js);
        return firstMissing(
          [count > 0, 'Füge zuerst den Knopf ein.'],
          [
            changes || /addEventListener|onclick/.test(project.js + project.html),
            'Noch hört niemand auf den Knopf. Das macht knopf.addEventListener("click", () => { … });',
          ],
          [listener === null, listener ?? ''],
          [
            changes || marks === undefined || project.css.includes(marks.replace(/^\.?/, '.')),
            `Die Klasse «${marks}» wird gesetzt, aber in style.css steht keine Regel dafür.`,
          ],
          [
            changes,
            'Beim Klick ändert sich der Hintergrund nicht. Klick in der Vorschau auf den Knopf und lies die Meldungen. Schalte beim body eine Klasse um: document.body.classList.toggle("kerzenlicht"); In den Anführungszeichen steht die Klasse ohne Punkt. Im CSS steht sie mit Punkt und hat eine background-color.',
          ],
        );
      },
    },
    {
      goal: 'Ein zweiter Klick macht es rückgängig.',
      async test({open}) {
        const {changes, returns, goesOn} = await findSwitch(open);
        return firstMissing(
          [changes, 'Zuerst muss der erste Klick etwas ändern.'],
          [
            returns || !goesOn,
            'Nach dem zweiten Klick hat die Seite nicht mehr die Farbe vom Anfang. Mit style setzt du backgroundColor dann auf "" oder auf die Farbe aus deinem CSS.',
          ],
          [
            returns,
            'Beim zweiten Klick bleibt alles dunkel. toggle schaltet hin und her, add schaltet nur ein.',
          ],
        );
      },
    },
  ],
  solution: solutions.klick,
  explanation:
    'Es wird wirklich geklickt, jeder Knopf der Seite auf einer frischen Kopie. Auch style.backgroundColor statt einer Klasse gilt. Ein Gespräch wert: Warum ist eine Klasse trotzdem besser?',
};

export const exercises = [verknuepfen, gruss, klick];
