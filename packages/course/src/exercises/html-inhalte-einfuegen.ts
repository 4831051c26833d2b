import {mentions, numberIn} from '../checks/text';
import {firstMissing, headingsAbout, inBody} from '../checks/verdict';
import type {Exercise, Page} from '../checks/types';
import * as solutions from '../solutions/html-inhalte-einfuegen';

/** Matches an address that also works on the downloaded page, where the folder is beside index.html. */
const inOwnFolder = /^(?:\.\/)*bilder\//;

const emptyPoint = 'Ein Eintrag der Liste ist leer. Steht am Ende <li> statt </li>?';

async function hasEmptyPoint(page: Page, list: 'ul' | 'ol'): Promise<boolean> {
  return (await page.all(`${list} > li:not(:has(img))`)).some(({text}) => text === '');
}

/** Matches a link text that does not say where it leads. */
const vagueLink =
  /^(hier( klicken)?|klicke?( hier| mich)?( an)?|klicken sie hier|click (here|me)|hier geht\W? ?e?s (weiter|lang)|(hier geht\W? ?e?s |dieser |link )?(zu[mr] )?(link|(web)?(site|seite))|(link)?text|mehr( erfahren)?|weiter(lesen)?)\W*$/i;

/** Matches an alternative text that only says that there is a picture: «Bild», «Bild von Guetzli». */
const vaguePicture = /^((das|ein) )?(bild|foto|picture|image)( (von|mit) (\p{L}+ )?\p{L}+)?\W*$/iu;

/** Matches what goes between the two halves. */
const filling = /gel[eé]e|konfi|gomfi|marmelade/i;

/** Matches a typed number before a step: `1.`, `1)`, `1 -`, `Schritt 1`. */
const typedNumber = /^(?:schritt\s*\d|\d+\s*(?:[.):](?!\d)|[-–]\s(?!\d)))/i;

export const bild: Exercise = {
  id: 'html-bild',
  panes: ['html'],
  checks: [
    {
      goal: 'Ein Bild ist auf der Seite zu sehen.',
      async test({page, project}) {
        const images = await page.all('img');
        const address = images[0]?.attributes.src ?? '';
        const shown = images.filter(({loaded, visible}) => loaded && visible);
        return firstMissing(
          [images.length > 0, 'Es fehlt noch ein Bild: <img src="bilder/spitzbuben.svg" alt="…">.'],
          [address !== '', 'Dem Bild fehlt die Adresse: src="bilder/spitzbuben.svg".'],
          [
            !address.includes('\\'),
            'Der Schrägstrich in der Adresse zeigt in die andere Richtung: bilder/spitzbuben.svg.',
          ],
          [
            shown.length > 0,
            `Das Bild «${address}» lässt sich nicht laden. Stimmt die Adresse Buchstabe für Buchstabe? Steht der Ordner bilder/ davor?`,
          ],
          [
            shown.some(({attributes}) => inOwnFolder.test((attributes.src ?? '').trim())),
            `Die Adresse «${shown[0]?.attributes.src}» gilt auf deiner heruntergeladenen Seite nicht. Sie beginnt mit bilder/.`,
          ],
          inBody(project.html, 'img'),
        );
      },
    },
    {
      goal: 'Ein Alternativtext (alt) sagt in Worten, was das Bild zeigt.',
      async test({page, project}) {
        const images = await page.all('img');
        const [image] = images;
        const alt = (image?.attributes.alt ?? '').trim();
        const isTelling = alt.length >= 8 && !vaguePicture.test(alt);
        return firstMissing(
          [image !== undefined, 'Füge zuerst das Bild ein.'],
          ['alt' in (image?.attributes ?? {}), 'Dem Bild fehlt das Attribut alt.'],
          [
            images.every(({attributes}) => 'alt' in attributes),
            'Du hast mehrere Bilder. Jedes braucht das Attribut alt.',
          ],
          [
            isTelling || !/<img\b[^>]*\balt\s*=\s*[^\s"']/i.test(project.html),
            'Um den Alternativtext gehören gerade Anführungszeichen, am Anfang und am Schluss: alt="…".',
          ],
          [alt !== '', 'Der Alternativtext ist leer. Beschreib das Bild in ein paar Worten.'],
          [
            !/\.(svg|webp|png|jpe?g)$/i.test(alt),
            'Im Alternativtext steht ein Dateiname. Beschreib, was man sieht.',
          ],
          [isTelling, 'Beschreib etwas genauer, was auf dem Bild ist.'],
        );
      },
    },
  ],
  solution: solutions.bild,
  explanation:
    'Jedes Bild aus dem Ordner bilder gilt. width und height sind im Beispiel dabei, damit beim Laden nichts springt, aber nicht verlangt. Häufig: Grossbuchstaben im Dateinamen oder ein vergessenes Anführungszeichen.',
};

export const zutaten: Exercise = {
  id: 'html-zutaten',
  panes: ['html'],
  checks: [
    {
      goal: 'Eine Überschrift zweiter Ebene (h2) kündigt die Zutaten an.',
      async test({page}) {
        const headings = await headingsAbout(page, 'Zutat');
        return firstMissing(
          [headings.length > 0, 'Schreib <h2>Zutaten</h2> über die Liste.'],
          [
            headings.some(({tag}) => tag === 'h2'),
            'Nach h1 kommt h2, nicht h3. So bleibt die Ordnung der Überschriften lückenlos.',
          ],
        );
      },
    },
    {
      goal: 'Alle sieben Zutaten stehen als Einträge in einer Liste (ul).',
      async test({page, project}) {
        const items = (await page.all('ul > li')).filter(({text}) => text !== '');
        const ordered = await page.all('ol > li');
        const loose = await page.all('li:not(ul > li, ol > li)');
        const second = await page.first('ul > li:nth-of-type(2)');
        return firstMissing(
          [
            loose.length === 0 || items.length === 0,
            'Ein Teil deiner li steht ausserhalb der Liste. Kommt </ul> zu früh?',
          ],
          [
            loose.length === 0,
            'Deine li stehen noch in keiner Liste. Setze <ul> davor und </ul> danach.',
          ],
          [
            items.length > 0 || ordered.length === 0,
            'Du hast ol genommen, das nummeriert. Bei Zutaten zählt die Reihenfolge nicht: nimm ul.',
          ],
          [
            items.length > 0,
            'Jede Zutat gehört zwischen <li> und </li>, alle zusammen zwischen <ul> und </ul>.',
          ],
          [
            items.length >= 7,
            `${items.length} von 7 Zutaten ${items.length === 1 ? 'ist' : 'sind'} da. Schau im Rezept nach, welche noch fehlen.`,
          ],
          [
            second !== null,
            'Jede Zutat steht in einer eigenen Liste. Behalte nur das erste <ul> und das letzte </ul>.',
          ],
          [!(await hasEmptyPoint(page, 'ul')), emptyPoint],
          inBody(project.html, 'ul'),
        );
      },
    },
    {
      goal: 'Butter, Mehl und Gelee (oder Konfitüre) sind mit ihrer Menge dabei.',
      async test({page}) {
        const items = await page.all('li');
        const missing = ['Butter', 'Mehl', 'Gelee'].find(
          (word) =>
            !items.some(
              ({text}) =>
                (mentions(text, word) || (word === 'Gelee' && filling.test(text))) &&
                numberIn(text) !== null,
            ),
        );
        return (
          missing === undefined || `Bei «${missing}» fehlt der Eintrag in der Liste oder die Menge.`
        );
      },
    },
  ],
  solution: solutions.zutaten,
  explanation:
    'Mehr als sieben Einträge sind erlaubt (etwa Puderzucker zum Bestäuben). Häufig: li ohne ul, oder jede Zutat in einer eigenen ul.',
};

export const zubereitung: Exercise = {
  id: 'html-zubereitung',
  panes: ['html'],
  checks: [
    {
      goal: 'Eine zweite h2 kündigt die Zubereitung an.',
      async test({page}) {
        const headings = await headingsAbout(page, 'Zubereit');
        return firstMissing(
          [headings.length > 0, 'Schreib <h2>Zubereitung</h2> unter die Zutatenliste.'],
          [
            headings.some(({tag}) => tag === 'h2'),
            'Die Zubereitung ist gleich wichtig wie die Zutaten: nimm ebenfalls h2.',
          ],
        );
      },
    },
    {
      goal: 'Mindestens fünf Schritte stehen in einer nummerierten Liste (ol).',
      async test({page, project}) {
        const steps = (await page.all('ol > li')).filter(({text}) => text.length >= 5);
        const lists = await page.all('ul');
        const second = await page.first('ol > li:nth-of-type(2)');
        return firstMissing(
          [
            steps.length > 0 || lists.length < 2,
            'Die Schritte brauchen eine Reihenfolge. Nimm ol statt ul, dann nummeriert der Browser.',
          ],
          [
            steps.length > 0,
            'Setze die Schritte zwischen <ol> und </ol>, jeden in <li> und </li>.',
          ],
          [
            steps.length >= 5,
            `${steps.length} ${steps.length === 1 ? 'Schritt ist' : 'Schritte sind'} da, mindestens 5 sollen es sein.`,
          ],
          [
            second !== null,
            'Jeder Schritt steht in einer eigenen Liste. Behalte nur das erste <ol> und das letzte </ol>.',
          ],
          [!(await hasEmptyPoint(page, 'ol')), emptyPoint],
          [
            (await page.first('ul > li ~ h2, ul ul > h2, ul > ol')) === null,
            'Die Zubereitung steckt in der Zutatenliste. Schliesse diese nach der letzten Zutat mit </ul>, mit Schrägstrich.',
          ],
          inBody(project.html, 'ol'),
        );
      },
    },
    {
      goal: 'Die Nummern schreibt der Browser, nicht du.',
      async test({page}) {
        const steps = await page.all('ol > li');
        return firstMissing(
          [steps.length > 0, 'Mach zuerst die Liste mit ol.'],
          [
            !steps.some(({content}) => typedNumber.test(content)),
            'Lösche die Nummern, die du selber geschrieben hast. Sonst stehen sie doppelt da.',
          ],
        );
      },
    },
  ],
  solution: solutions.zubereitung,
  explanation:
    'Der Wortlaut ist frei. Ein Gespräch wert: Warum ist eine Liste mit von Hand getippten Nummern schlechter als ol? (Einfügen eines Schritts, Vorlesen, Gestaltung.)',
};

export const link: Exercise = {
  id: 'html-link',
  panes: ['html'],
  checks: [
    {
      goal: 'Ein Link führt auf eine andere Website (Adresse mit https://).',
      async test({page, project}) {
        const links = await page.all('a');
        const [first] = links;
        const address = first?.attributes.href;
        return firstMissing(
          [first !== undefined, 'Es fehlt ein Link: <a href="https://…">Text</a>.'],
          [
            links.some(({attributes}) => attributes.href),
            'Dem Link fehlt das Ziel: href="https://…".',
          ],
          [
            links.some(({attributes}) =>
              /^https?:\/\/[^\s/]+\.\S{2,}$/i.test((attributes.href ?? '').trim()),
            ),
            `«${address ?? ''}» ist keine ganze Adresse. Sie beginnt mit https:// und enthält keine Leerzeichen.`,
          ],
          inBody(project.html, 'a'),
        );
      },
    },
    {
      goal: 'Der Linktext sagt, wohin es geht.',
      async test({page}) {
        const texts = (await page.all('a[href]')).map(({text}) => text);
        const withoutPicture = await page.all('a[href]:not(:has(img[alt]:not([alt=""])))');
        const vague = texts.find((text) => vagueLink.test(text));
        return firstMissing(
          [texts.length > 0, 'Füge zuerst den Link ein.'],
          [
            withoutPicture.every(({text}) => text !== ''),
            'Zwischen <a …> und </a> steht kein Text, oder </a> fehlt. So sieht niemand den Link.',
          ],
          [vague === undefined, `Statt «${vague}» schreib, was die Leute hinter dem Link finden.`],
        );
      },
    },
  ],
  solution: solutions.link,
  explanation:
    'Jede ganze Adresse mit https:// gilt. In der Vorschau öffnet sich der Link nicht, eine Meldung nennt das Ziel. Auf der heruntergeladenen Seite funktioniert er.',
};

export const exercises = [bild, zutaten, zubereitung, link];
