import type {SyntaxNode} from '@lezer/common';
import {nearestElement} from '../names';
import {nameWithColon} from './attributes';
import {endless, tagName} from './elements';

/** Where content belongs. */
export const everythingSeen = 'Alles, was man sieht, kommt zwischen <body> und </body>.';

/** Returns the message about a text outside the body, or null if there is none. */
export function explainText(text: string): string | null {
  const [line = ''] = text.trim().split('\n');
  return line
    ? `«${line.slice(0, 30)}» steht ausserhalb von body. ${
        /^\/[/*]/.test(line) ? 'Ein Kommentar steht zwischen <!-- und -->.' : everythingSeen
      }`
    : null;
}

/** Returns the message about a tag that HTML does not have. */
export function explainUnknown(tag: string): string {
  const near = nearestElement(tag);
  return `Das Tag <${tag}> kennt HTML nicht.${near ? ` Meinst du <${near}>?` : ''}`;
}

/** Returns the message about a start tag in place of an end tag. */
export const explainSecond = (tag: string) =>
  `Fehlt im zweiten <${tag}> der Schrägstrich? </${tag}>`;

/** Returns the message about an end tag without a start tag. */
export function explainEnd(tag: string): string {
  if (endless.includes(tag)) return `<${tag}> hat kein End-Tag. Lösche </${tag}>.`;
  return `</${tag}> schliesst etwas, das hier nicht offen ist.${
    tag === 'p' ? ' Listen, Titel und Bereiche haben in einem Absatz keinen Platz.' : ''
  }`;
}

/** Returns what is wrong with a `<` that begins no tag. */
export function explainIncomplete(after: string): string {
  if (after.startsWith('\\')) {
    return 'Der Schrägstrich im End-Tag zeigt in die andere Richtung: / statt \\.';
  }
  const [name] = /^\d\w*/.exec(after) ?? [];
  if (name) {
    const near = nearestElement(name);
    return `Der Name eines Tags beginnt mit einem Buchstaben.${near ? ` Meinst du <${near}>?` : ''}`;
  }
  return 'Das Zeichen < beginnt hier kein Tag: Dessen Name folgt direkt darauf. Für das Zeichen selber schreib &lt;.';
}

/** Returns what is wrong with a tag without an end. */
export function explainUnfinished(tag: SyntaxNode, html: string): string {
  const name = nameWithColon(tag, html);
  if (name !== undefined) return `Nach «${name}» kommt =, kein Doppelpunkt: ${name}="…".`;
  return tag.name.endsWith('CloseTag') && /^\s*[\w-]+\s*=/.test(html.slice(tag.to))
    ? `Ein End-Tag hat keine Attribute: </${tagName(tag, html)}>.`
    : 'Dieses Tag ist nicht fertig: Es fehlt das Zeichen >, oder die Anführungszeichen gehen nicht auf.';
}
