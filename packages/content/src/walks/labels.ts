import {nearest} from '@portal/common/text/nearest';

/**
 * Returns the form in which labels are compared. The manual writes «ss» where the product writes «ß», has Swiss
 * quotation marks, and leaves out the dots and colons at the end of a label.
 */
export function comparable(label: string): string {
  return label
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('„', '«')
    .replaceAll('“', '»')
    .replace(/[\s\u00ad]+/g, ' ')
    .replace(/(?:\.{3}|…|:|\*)\s*$/, '')
    .trim();
}

/** Returns whether a label of the page means a name of the product. «Link zu …» stands for all names that begin so. */
export const means = (label: string, name: string): boolean =>
  label.endsWith('…') && label !== '…'
    ? comparable(name).startsWith(comparable(label))
    : comparable(name) === comparable(label);

/** Splits labels into those that a screen shows and those that it does not. */
export function compareLabels(
  labels: readonly string[],
  screen: Iterable<string>,
): {seen: string[]; missing: string[]} {
  const names = [...screen];
  const isSeen = (label: string) => names.some((name) => means(label, name));
  return {seen: labels.filter(isSeen), missing: labels.filter((label) => !isSeen(label))};
}

/** Returns up to three names of the screen that resemble a missing label, the most similar first. */
export function similarNames(label: string, screen: Iterable<string>): string[] {
  const names = [...new Set([...screen].map(comparable))].filter((name) => name.length < 80);
  const wanted = comparable(label);
  const words = wanted.toLowerCase().split(' ');
  const close = nearest(wanted, names);
  const sharing = names.filter((name) =>
    words.some((word) => word.length > 3 && name.toLowerCase().includes(word)),
  );
  return [...new Set([...(close ? [close] : []), ...sharing])].slice(0, 3);
}
