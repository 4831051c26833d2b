/** A legend entry without Markdown and components: `**Speichern**` → `Speichern`. */
export function plainLegend(text: string): string {
  return text
    .replace(/<\/?\w+[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`|(?<!\w)[*_]|[*_](?!\w))/g, '')
    .trim();
}
