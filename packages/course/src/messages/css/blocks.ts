/** At-rules that may be inside a rule and contain declarations. */
const conditional = /^@(?:media|supports|container|layer|scope|starting-style)\b/i;

/**
 * What an open bracket belongs to. Descriptors are declarations that `CSS.supports` does not know. A condition inside
 * a rule contains declarations as well as rules.
 */
export type Block = 'rule' | 'group' | 'keyframes' | 'descriptors' | 'condition';

/** Returns what kind of block begins after a text. */
export function blockOf(start: string, isInRule: boolean): Block {
  if (/^@(?:font-face|page|property|counter-style)\b/i.test(start)) return 'descriptors';
  if (/^@(?:-\w+-)?keyframes\b/i.test(start)) return 'keyframes';
  if (isInRule && conditional.test(start)) return 'condition';
  // An @media without its @ is reported once, and not again by every rule inside.
  return /^(?:@|media\b)/i.test(start) ? 'group' : 'rule';
}

/** Returns whether a selector has moved up to its @media, whose opening bracket is missing. */
export function lacksBracket(text: string): boolean {
  return /^@media\b[\s\S]*\)\s*[^\s,)]+[^)]*$/i.test(text);
}
