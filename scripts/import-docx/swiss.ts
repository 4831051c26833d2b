import {harmful, oddBlank} from '@portal/common/text/characters';

const invisible = new RegExp(harmful, 'gu');
const blanks = new RegExp(`(?:${oddBlank}|\\s)+`, 'gu');

/** Quotation marks of other countries, with the Swiss ones for opening and closing. */
const marks: Record<string, readonly [string, string]> = {
  ...Object.fromEntries([...'„“”"»«'].map((mark) => [mark, ['«', '»'] as const])),
  ...Object.fromEntries([...'‚‘‹›'].map((mark) => [mark, ['‹', '›'] as const])),
};
const quotation = new RegExp(`[${Object.keys(marks).join('')}]`, 'g');
/** Before an opening mark: nothing, a space, a bracket, another mark. */
const opensAfter = /^$|[\s(\[/=–—«‹-]$/;

/** Returns a text as Swiss texts are written. `before` is what precedes it in its paragraph. */
export function swiss(text: string, before = ''): string {
  const plain = text
    .normalize('NFC')
    .replace(blanks, ' ')
    .replace(invisible, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS');
  return plain.replace(quotation, (mark, index: number) => {
    const [opening, closing] = marks[mark]!;
    const isOpening = mark === '„' || mark === '‚';
    return isOpening || opensAfter.test(before + plain.slice(0, index)) ? opening : closing;
  });
}
