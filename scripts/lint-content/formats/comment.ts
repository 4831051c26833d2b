import {pageAddress} from '@portal/content/source/addresses';
import type {Page} from '@portal/content/source/page';
import {summary, type Result} from '../run';

/** Returns a text as Markdown shows it: no mark-up, no mention of a person, no HTML. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|~@]/g, String.raw`\$&`);

const place = ({file, line, level, message}: Result): string =>
  `- ${level === 'error' ? '' : '(Hinweis) '}\`${file}\`, Zeile ${line}: ${plain(message)}`;

/** Returns a link to a page in the preview, or its address without a preview. */
function link(page: Page, preview: string | undefined): string {
  const title = plain(String(page.frontMatter.title ?? page.file));
  const address = pageAddress(page);
  return preview
    ? `- [${title}](${new URL(address.slice(1), preview).href})`
    : `- ${title}: \`${address}\``;
}

/**
 * Returns the findings as a comment on a pull or merge request, for an editor: what is left to correct, and the changed
 * pages. `preview` is where this change can be seen, with a slash at the end.
 */
export function comment(
  results: readonly Result[],
  changed: readonly Page[],
  preview?: string,
): string {
  const errors = results.filter(({level}) => level === 'error').length;
  return [
    errors === 0 ? '### Die Inhalte sind in Ordnung' : '### Das ist noch zu korrigieren',
    summary(changed.length, errors, results.length - errors, 'geändert'),
    ...(results.length > 0 ? [results.map(place).join('\n')] : []),
    ...(changed.length > 0
      ? [
          `**Geänderte Seiten${preview ? ' in der Vorschau' : ''}**`,
          changed.map((page) => link(page, preview)).join('\n'),
        ]
      : []),
  ].join('\n\n');
}
