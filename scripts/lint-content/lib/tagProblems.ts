import {writtenComponents} from '../../../src/config/manualComponents';

const components = Object.keys(writtenComponents);
/** Tags with nothing between a beginning and an end. */
const empty = [
  ...['br', 'hr', 'img', 'wbr'],
  ...['ElementPreview', 'ElementThumb', 'UiField', 'UiImage', 'UiTable', 'UiTabs', 'Value'],
];
const elements =
  'a|b|blockquote|details|div|em|i|kbd|li|ol|p|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul'.split(
    '|',
  );

/** Returns the problem and the remedy for a tag without an end. */
function unclosed(name: string, source: string): [problem: string, remedy: string] {
  if (empty.includes(name)) {
    return [
      `Das Element «${name}» ist nicht geschlossen`,
      `Setzen Sie vor das letzte Zeichen einen Schrägstrich: ${/^.r$/.test(name) ? `<${name} />` : `<${name} … />`}.`,
    ];
  }
  const isImported = new RegExp(`^import\\b.*\\b${name}\\b`, 'm').test(source);
  return isImported || components.includes(name) || elements.includes(name)
    ? [
        `Der Baustein «${name}» ist nicht geschlossen`,
        `Schliessen Sie ihn mit </${name}>, schreiben Sie Anfang und Ende auf eigene Zeilen, und lassen Sie vor und nach dem Text darin eine leere Zeile.`,
      ]
    : [
        `In spitzen Klammern steht «${name}»`,
        'Schreiben Sie &lt;, wenn ein Kleiner-Zeichen gemeint ist. Ist ein Baustein gemeint, prüfen Sie seinen Namen.',
      ];
}

/** Explains the parser's English messages about the beginning or end of a tag. Returns null for others. */
export function tagProblem(
  reason: string,
  source: string,
): [problem: string, remedy: string] | null {
  const [, wrong, open] =
    /^Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>`/.exec(
      reason,
    ) ?? [];
  if (wrong !== undefined) {
    return [
      `Der Baustein «${open}» endet mit </${wrong}>`,
      `Schreiben Sie </${open}>, oder prüfen Sie die Reihenfolge.`,
    ];
  }
  if (/^Unexpected closing slash/.test(reason)) {
    return [
      'Hier endet etwas, das nirgends begonnen hat',
      'Löschen Sie die Stelle mit </…>, oder beginnen Sie den Baustein darüber.',
    ];
  }
  const [, name] = /^Expected a closing tag for `<([^>`]+)>`/.exec(reason) ?? [];
  return name === undefined ? null : unclosed(name, source);
}
