import {mentions, withoutComments} from '../checks/text';
import {firstMissing, inBody, inHead, isBadlyQuoted} from '../checks/verdict';
import type {Exercise} from '../checks/types';
import type {ElementInfo} from '../sandbox/protocol';
import * as solutions from '../solutions/html-einstieg';

/** Returns the first emphasis tag without an end tag. Everything after it is emphasized up to the end of the page. */
function unclosedStress(html: string): string | undefined {
  const source = withoutComments(html);
  const count = (pattern: string) => source.match(new RegExp(pattern, 'gi'))?.length ?? 0;
  return ['strong', 'em'].find((tag) => count(`<${tag}[\\s>]`) > count(`</${tag}\\s*>`));
}

export const grundgeruest: Exercise = {
  id: 'html-grundgeruest',
  panes: ['html'],
  checks: [
    {
      goal: 'Die erste Zeile sagt dem Browser, dass es HTML ist: <!doctype html>.',
      async test({page, project}) {
        const {doctype} = await page.document();
        return firstMissing(
          [
            doctype !== null || !/^\s*<!(?!--)/.test(project.html),
            'Das Wort nach <! stimmt noch nicht. Schreib die Zeile genau so: <!doctype html>.',
          ],
          [doctype !== null, 'Schreib <!doctype html> ganz an den Anfang, noch vor <html>.'],
          [doctype === 'html', 'Nach doctype kommt nur das Wort html: <!doctype html>.'],
        );
      },
    },
    {
      goal: 'Die Sprache der Seite ist Deutsch.',
      async test({page}) {
        const {lang} = await page.document();
        return firstMissing(
          [lang !== '', 'Gib dem Tag <html> das Attribut lang: <html lang="de-CH">.'],
          [!isBadlyQuoted(lang), 'Um de-CH gehören gerade Anführungszeichen: lang="de-CH".'],
          [
            /^de(-|$)/i.test(lang.trim()),
            `Im Attribut lang steht «${lang}». Für Deutsch brauchst du de oder de-CH.`,
          ],
        );
      },
    },
    {
      goal: 'Im Kopf steht, dass der Text in UTF-8 gespeichert ist.',
      async test({page, project}) {
        const selector = 'meta[charset], meta[http-equiv="content-type" i]';
        const found = await page.first(selector);
        const {charset, content = ''} = found?.attributes ?? {};
        return firstMissing(
          [found !== null, 'Im <head> fehlt die Zeile <meta charset="utf-8">.'],
          inHead(
            project.html,
            (await page.first(`body :is(${selector})`)) === null,
            /charset/i,
            'Die Zeile mit charset steht im <body>. Verschiebe sie in den <head>.',
          ),
          [
            !isBadlyQuoted(charset ?? ''),
            'Um utf-8 gehören gerade Anführungszeichen: charset="utf-8".',
          ],
          [
            /^utf-?8$/i.test(charset ?? content.split('charset=')[1] ?? ''),
            'Der Zeichensatz heisst utf-8, mit Bindestrich.',
          ],
        );
      },
    },
    {
      goal: 'Eine Zeile im Kopf sorgt dafür, dass die Seite auf dem Mobiltelefon gross genug ist.',
      async test({page, project}) {
        const viewport = await page.first('meta[name="viewport" i]');
        const other = await page.first('meta[name][content*="width" i]');
        const content = viewport?.attributes.content ?? '';
        return firstMissing(
          [
            viewport !== null || other === null,
            `Bei name steht «${other?.attributes.name}». Das Wort heisst viewport.`,
          ],
          [
            viewport !== null,
            'Im <head> fehlt die Zeile mit name="viewport". Du findest sie weiter oben in der Lektion.',
          ],
          inHead(
            project.html,
            (await page.first('body meta[name="viewport" i]')) === null,
            /viewport/i,
            'Die Zeile mit viewport steht im <body>. Verschiebe sie in den <head>.',
          ),
          [
            /width\s*=\s*device-width/i.test(content),
            'In der Zeile mit viewport steht genau so: content="width=device-width, initial-scale=1".',
          ],
        );
      },
    },
    {
      goal: 'Die Seite hat einen Titel für den Browser-Tab.',
      async test({page, project}) {
        const {title} = await page.document();
        return firstMissing(
          [title !== '', 'Im <head> fehlt der Titel: <title>Spitzbuben</title>.'],
          inHead(
            project.html,
            (await page.first('body title:not(svg title)')) === null,
            /<title/i,
            'Der Titel steht im <body>. Verschiebe ihn in den <head>.',
          ),
          [
            title.length >= 3 && !/^(titel|title|document|titel im browser-tab)$/i.test(title),
            'Wähle einen Titel, der sagt, worum es geht, zum Beispiel Spitzbuben.',
          ],
        );
      },
    },
    {
      goal: 'Im Körper der Seite steht weiterhin deine Überschrift.',
      async test({page, project}) {
        const heading = await page.first('h1');
        return firstMissing(
          [
            heading !== null && heading.text !== '',
            'Setze deine Überschrift <h1>…</h1> zwischen <body> und </body>.',
          ],
          [
            heading?.visible ?? false,
            'Deine Überschrift ist nicht sichtbar. Sie gehört in den <body>.',
          ],
          inBody(project.html, 'h1'),
        );
      },
    },
  ],
  solution: solutions.grundgeruest,
  explanation:
    'Geprüft wird, was der Browser aus dem Code macht. Gross- und Kleinschreibung der Tags, Anführungszeichen und Einrückung sind frei. Häufig: title steht im body, oder der Doctype kommt nach <html>.',
};

export const titel: Exercise = {
  id: 'html-titel',
  panes: ['html'],
  checks: [
    {
      goal: 'Es gibt genau eine Hauptüberschrift (h1), und darin steht «Spitzbuben».',
      async test({page}) {
        const headings = await page.all('h1');
        return firstMissing(
          [headings.length > 0, 'Es fehlt eine Überschrift mit <h1> und </h1>.'],
          [
            headings.length < 2,
            `Du hast ${headings.length} Hauptüberschriften. Eine genügt. Hat eine ihr Ende </h1> verloren?`,
          ],
          [
            mentions(headings[0]?.text ?? '', 'Spitzbub'),
            'In der Hauptüberschrift fehlt das Wort Spitzbuben.',
          ],
        );
      },
    },
    {
      goal: 'Darunter lädt ein Absatz (p) mit mindestens einem Satz zum Lesen ein.',
      async test({page, project}) {
        const content = await page.all('h1, p');
        const paragraphs = content.filter(({tag}) => tag === 'p');
        const below = content.slice(content.findIndex(({tag}) => tag === 'h1') + 1);
        const isLong = ({tag, text}: ElementInfo) => tag === 'p' && text.length >= 20;
        return firstMissing(
          [paragraphs.length > 0, 'Schreib unter die Überschrift einen Absatz mit <p> und </p>.'],
          [
            // The goal above covers a second heading.
            (await page.first('h1:only-of-type p')) === null,
            'Der Absatz steckt in der Überschrift. Schliesse zuerst </h1>.',
          ],
          [paragraphs.some(isLong), 'Der Absatz ist noch sehr kurz. Schreib einen ganzen Satz.'],
          [below.some(isLong), 'Der Absatz steht über der Überschrift. Verschiebe ihn darunter.'],
          inBody(project.html, 'p'),
        );
      },
    },
    {
      goal: 'Ein wichtiges Wort im Absatz ist hervorgehoben (strong oder em).',
      async test({page, project}) {
        const unclosed = unclosedStress(project.html);
        const stressed = await page.all('p strong, p em, p b, p i');
        return firstMissing(
          [
            stressed.some(({tag}) => tag === 'strong' || tag === 'em') || stressed.length === 0,
            'Fast: Nimm strong oder em statt b oder i. Sie sagen dem Browser, dass das Wort wichtig oder betont ist.',
          ],
          [
            stressed.some(({text}) => text !== ''),
            'Setze <strong> vor und </strong> nach ein Wort im Absatz.',
          ],
          [
            unclosed === undefined,
            `Es fehlt ein </${unclosed}>, und alles danach ist auch hervorgehoben. Setze es direkt nach das Wort, mit Schrägstrich.`,
          ],
        );
      },
    },
  ],
  solution: solutions.titel,
  explanation:
    'Der Text ist frei. Häufig fehlt der Schrägstrich im End-Tag (<h1>Spitzbuben<h1>): Dann zählt der Browser zwei Überschriften. Die Meldungen unter der Vorschau nennen die Zeile.',
};

export const exercises = [grundgeruest, titel];
