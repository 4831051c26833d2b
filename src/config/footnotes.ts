import type {MarkdownConfig} from '@docusaurus/types';

/** German texts of footnotes, which are English otherwise; for `markdown.remarkRehypeOptions`. */
export const footnotes = {
  footnoteLabel: 'Fussnoten',
  footnoteBackLabel: (index, again) =>
    `Zurück zur Fussnote ${index + 1} im Text${again > 1 ? `, Stelle ${again}` : ''}`,
} satisfies MarkdownConfig['remarkRehypeOptions'];
