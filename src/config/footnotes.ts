import type {MarkdownConfig} from '@docusaurus/types';

/** German texts for footnotes, for `markdown.remarkRehypeOptions`. The defaults are English. */
export const footnotes = {
  footnoteLabel: 'Fussnoten',
  footnoteBackLabel: (index, again) =>
    `Zurück zur Fussnote ${index + 1} im Text${again > 1 ? `, Stelle ${again}` : ''}`,
} satisfies MarkdownConfig['remarkRehypeOptions'];
