/** Components that a legend may contain; everything else in angle brackets is text. */
const components = 'Kbd|MenuPath|Value';

/** A line of Markdown with the characters escaped that MDX reads as code. */
export function escapeMdx(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[{}]/g, '\\$&')
    .replace(new RegExp(`<(?!/?(?:${components})\\b)`, 'g'), '&lt;');
}

/** The reverse of {@link escapeMdx}. */
export function unescapeMdx(text: string): string {
  return text.replace(/\\([{}])/g, '$1').replaceAll('&lt;', '<');
}

/** A text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** The reverse of {@link escapeAttribute}. */
export function unescapeAttribute(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
