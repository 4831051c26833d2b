import {writtenComponents} from '@portal/content/manualComponents';

const components = Object.keys(writtenComponents);
/** Tags with nothing between a beginning and an end. */
const empty = [
  ...['br', 'hr', 'img', 'wbr'],
  ...['ElementPreview', 'ElementThumb', 'UiField', 'UiImage', 'UiTable', 'UiTabs', 'Value'],
];
/** Tags in a sentence or on one line. */
const inline = [
  ...['a', 'b', 'em', 'i', 'kbd', 'li', 'small', 'span', 'strong', 'sub', 'sup', 'td', 'th', 'u'],
  ...['Kbd', 'MenuPath', 'UiButton', 'UiHeading', 'UiItem', 'UiText'],
];
const elements =
  'a|b|blockquote|details|div|em|i|kbd|li|ol|p|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul'.split(
    '|',
  );

const isKnown = (name: string, source: string): boolean =>
  components.includes(name) ||
  elements.includes(name) ||
  new RegExp(`^import\\b.*\\b${name}\\b`, 'm').test(source);

interface TagProblem {
  problem: string;
  remedy: string;
  /** Whether it is the end that is wrong. */
  isEnd?: true;
}

/** Explains a tag without an end. */
function unclosed(name: string, source: string): TagProblem {
  if (empty.includes(name)) {
    return {
      problem: `Das Element «${name}» ist nicht geschlossen`,
      remedy: `Setzen Sie vor das letzte Zeichen einen Schrägstrich: ${/^.r$/.test(name) ? `<${name} />` : `<${name} … />`}.`,
    };
  }
  if (!isKnown(name, source)) {
    return {
      problem: `In spitzen Klammern steht «${name}»`,
      remedy:
        'Schreiben Sie &lt;, wenn ein Kleiner-Zeichen gemeint ist. Ist ein Baustein gemeint, prüfen Sie seinen Namen.',
    };
  }
  return {
    problem: `Der Baustein «${name}» ist nicht geschlossen`,
    remedy: inline.includes(name)
      ? `Schreiben Sie hinter den Text darin </${name}>.`
      : `Schliessen Sie ihn mit </${name}>, schreiben Sie Anfang und Ende auf eigene Zeilen, und lassen Sie vor und nach dem Text darin eine leere Zeile.`,
  };
}

/** Explains an end without a beginning. */
const superfluous = (name: string): TagProblem => ({
  problem: `Mit </${name}> endet etwas, das nirgends begonnen hat`,
  remedy: `Schreiben Sie <${name}> darüber, wo es beginnt, oder löschen Sie </${name}>.`,
  isEnd: true,
});

const hasMoreEnds = (name: string, source: string): boolean =>
  source.split(`</${name}>`).length > source.split(new RegExp(`<${name}(?=[\\s>])`)).length;

/** Explains a tag that ends with another name. */
function otherEnd(open: string, end: string, source: string): TagProblem {
  const isEndKnown = isKnown(end, source);
  if (isKnown(open, source) && isEndKnown) {
    return hasMoreEnds(end, source) ? superfluous(end) : unclosed(open, source);
  }
  return isEndKnown
    ? {
        problem: `Der Baustein beginnt mit <${open}> und endet mit </${end}>`,
        remedy: `Schreiben Sie <${end}>.`,
      }
    : {
        problem: `Der Baustein «${open}» endet mit </${end}>`,
        remedy: `Schreiben Sie </${open}>, oder prüfen Sie die Reihenfolge.`,
      };
}

/** Explains the parser's English messages about the beginning or end of a tag. Returns null for others. */
export function tagProblem(reason: string, source: string, line: number): TagProblem | null {
  const [, end, open] =
    /^Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>`/.exec(
      reason,
    ) ?? [];
  if (open !== undefined && end !== undefined) {
    return otherEnd(open, end, source);
  }
  if (/^Unexpected closing slash/.test(reason)) {
    const [, name = '…'] = /<\/\s*([\w.]+)/.exec(source.split('\n')[line - 1] ?? '') ?? [];
    return superfluous(name);
  }
  const [, name] = /^Expected a closing tag for `<([^>`]+)>`/.exec(reason) ?? [];
  return name === undefined ? null : unclosed(name, source);
}
