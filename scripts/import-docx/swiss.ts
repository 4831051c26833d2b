import {harmful, oddBlank} from '@portal/common/text/characters';
import {verbatim} from '@portal/common/text/verbatim';

const invisible = new RegExp(harmful, 'gu');
const blanks = new RegExp(`(?:${oddBlank}|\\s)+`, 'gu');

/** Returns a text with composed letters, ordinary spaces and no invisible characters. */
export const plain = (text: string): string =>
  text.normalize('NFC').replace(blanks, ' ').replace(invisible, '');

/** Quotation marks of other countries, with the Swiss ones for opening and closing. */
const marks: Record<string, string> = {
  ...Object.fromEntries([...'„“”"»«'].map((mark) => [mark, '«»'])),
  ...Object.fromEntries([...'‚‘‹›'].map((mark) => [mark, '‹›'])),
};
const quotation = new RegExp(`[${Object.keys(marks).join('')}]`, 'g');

/** Inches and seconds: 27", 5' 30". */
const measure = /\d["“”]|\d ["“”](?!\p{L})/u;
const opensAfter = /[\s(\[/=–—«‹-]/;

/** Puts Swiss quotation marks in the places of others, without the spaces that French texts have inside of them. */
function quote(line: string, made: string[]): void {
  const open = new Set<string>();
  for (const {0: mark, index} of line.matchAll(quotation)) {
    const pair = marks[mark]!;
    const isOpen = open.has(pair);
    const [before, after] = [made[index - 1] || ' ', line[index + 1] ?? ' '];
    if (!isOpen && measure.test(line.slice(Math.max(0, index - 2), index + 2))) {
      continue;
    }
    if (!isOpen && /\p{L}\p{L}/u.test(before + after)) {
      // An apostrophe.
      made[index] = mark === '‘' ? '’' : mark;
      continue;
    }
    // With a space on either side, a mark does not say by itself whether it opens.
    const isApart = before === ' ' && /[\s.,;:!?)]/.test(after);
    const isOpening = isApart ? !isOpen : /[„‚]/.test(mark) || opensAfter.test(before);
    made[index] = pair[isOpening ? 0 : 1]!;
    if (isOpening) {
      open.add(pair);
      if (line[index + 1] === ' ') made[index + 1] = '';
    } else {
      open.delete(pair);
      if (before === ' ') made[index - 1] = '';
    }
  }
}

/** Returns what stands in the place of each character of a line where it is written as Swiss texts are. */
export function swiss(line: string): string[] {
  const made = line.split('');
  const kept = new Set(
    [...line.matchAll(verbatim)].flatMap(({0: {length}, index}) =>
      Array.from({length}, (_, at) => index + at),
    ),
  );
  for (const {0: sharp, index} of line.matchAll(/[ßẞ]/g)) {
    if (!kept.has(index)) made[index] = sharp === 'ß' ? 'ss' : 'SS';
  }
  quote(line, made);
  return made;
}
