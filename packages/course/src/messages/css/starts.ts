import {nearest} from '@portal/common/text/nearest';
import {suggestion} from '../names';
import {lacksBracket, type Block} from './blocks';
import {isBalanced} from './pieces';
import {explainSelector, type Asked} from './selectors';

/** At-rules that begin a block or end with a semicolon. */
const atRules =
  'charset container counter-style font-face font-feature-values font-palette-values import keyframes layer media namespace page position-try property scope starting-style supports view-transition'.split(
    ' ',
  );

/** Returns what is wrong with an at-rule. */
function explainAtRule(text: string, {isCondition}: Asked): string | null {
  const name = /^@([\w-]*)/.exec(text)![1]!.toLowerCase();
  if (/^@\s+\w/.test(text)) return 'Nach @ folgt direkt der Name, ohne Leerzeichen: @media.';
  if (!name.startsWith('-') && !atRules.includes(name)) {
    const near = nearest(name, atRules);
    return `«@${name}» kennt CSS nicht.${suggestion(near && `@${near}`)}`;
  }
  if (name !== 'media') return null;
  if (!isBalanced(text)) {
    return 'Die runden Klammern um die Bedingung gehen nicht auf: @media (width >= 700px).';
  }
  if (lacksBracket(text)) return 'Nach der Bedingung von @media fehlt die geschweifte Klammer {.';
  if (/^@media[^(]*[<>=:\d]/i.test(text)) {
    return 'Nach @media steht die Bedingung in runden Klammern: @media (width >= 700px).';
  }
  const conditions = text.match(/\((?:[^()]|\([^()]*\))*\)/g) ?? [];
  const strange = conditions.find((condition) => !isCondition(condition));
  return strange === undefined
    ? null
    : `Diese Bedingung versteht der Browser nicht: ${strange}. So sieht eine richtige aus: (width >= 700px).`;
}

/** What to tell about a tag of HTML, as a selector, or around the rules. */
export const tagHint =
  'In style.css stehen keine Tags. Vor { steht nur der Name, ohne spitze Klammern: body. Zeilen wie <style> oder <link …> lösche hier.';

/** Returns what is wrong with the text before an opening bracket, in a block of that kind. */
export function explainStart(text: string, block: Block, asked: Asked): string | null {
  if (!text) return 'Vor der geschweiften Klammer { fehlt der Selektor.';
  if (text.startsWith('@')) return explainAtRule(text, asked);
  if (text.startsWith('<')) return tagHint;
  if (/^media\b/i.test(text)) return 'Vor media fehlt das Zeichen @.';
  return block === 'group' ? explainSelector(text, asked) : null;
}
