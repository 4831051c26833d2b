import {writtenComponents} from '../../../src/config/manualComponents';

const components = Object.keys(writtenComponents);
/** Tags with nothing between a beginning and an end. */
const empty = [
  ...['br', 'hr', 'img', 'wbr'],
  ...['ElementPreview', 'ElementThumb', 'UiField', 'UiImage', 'UiTable', 'UiTabs', 'Value'],
];
/** Tags in a sentence or on one line. */
const inline = [
  ...['a', 'b', 'em', 'i', 'kbd', 'li', 'small', 'span', 'strong', 'sub', 'sup', 'td', 'th', 'u'],
  ...['Kbd', 'MenuPath', 'UiBadge', 'UiButton', 'UiHeading', 'UiItem', 'UiText'],
];
const elements =
  'a|b|blockquote|details|div|em|i|kbd|li|ol|p|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul'.split(
    '|',
  );

const isKnown = (name: string, source: string): boolean =>
  components.includes(name) ||
  elements.includes(name) ||
  new RegExp(`^import\\b.*\\b${name}\\b`, 'm').test(source);

/** Returns the problem and the remedy for a tag without an end. */
function unclosed(name: string, source: string): [problem: string, remedy: string] {
  if (empty.includes(name)) {
    return [
      `Das Element «${name}» ist nicht geschlossen`,
      `Setzen Sie vor das letzte Zeichen einen Schrägstrich: ${/^.r$/.test(name) ? `<${name} />` : `<${name} … />`}.`,
    ];
  }
  return isKnown(name, source)
    ? [
        `Der Baustein «${name}» ist nicht geschlossen`,
        inline.includes(name)
          ? `Schreiben Sie hinter den Text darin </${name}>.`
          : `Schliessen Sie ihn mit </${name}>, schreiben Sie Anfang und Ende auf eigene Zeilen, und lassen Sie vor und nach dem Text darin eine leere Zeile.`,
      ]
    : [
        `In spitzen Klammern steht «${name}»`,
        'Schreiben Sie &lt;, wenn ein Kleiner-Zeichen gemeint ist. Ist ein Baustein gemeint, prüfen Sie seinen Namen.',
      ];
}

/** Returns the problem and the remedy for a tag that ends with another name. */
function otherEnd(open: string, end: string, source: string): [problem: string, remedy: string] {
  if (new RegExp(`<${end}[\\s>]`).test(source) && isKnown(open, source)) {
    return unclosed(open, source);
  }
  return !isKnown(open, source) && isKnown(end, source)
    ? [`Der Baustein beginnt mit <${open}> und endet mit </${end}>`, `Schreiben Sie <${end}>.`]
    : [
        `Der Baustein «${open}» endet mit </${end}>`,
        `Schreiben Sie </${open}>, oder prüfen Sie die Reihenfolge.`,
      ];
}

/** Explains the parser's English messages about the beginning or end of a tag. Returns null for others. */
export function tagProblem(
  reason: string,
  source: string,
  line: number,
): [problem: string, remedy: string] | null {
  const [, wrong, open] =
    /^Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>`/.exec(
      reason,
    ) ?? [];
  if (open !== undefined && wrong !== undefined) {
    return otherEnd(open, wrong, source);
  }
  if (/^Unexpected closing slash/.test(reason)) {
    const [, end = '…'] = /<\/\s*([\w.]+)/.exec(source.split('\n')[line - 1] ?? '') ?? [];
    return [
      `Mit </${end}> endet etwas, das nirgends begonnen hat`,
      `Schreiben Sie <${end}> darüber, wo es beginnt, oder löschen Sie </${end}>.`,
    ];
  }
  const [, name] = /^Expected a closing tag for `<([^>`]+)>`/.exec(reason) ?? [];
  return name === undefined ? null : unclosed(name, source);
}
