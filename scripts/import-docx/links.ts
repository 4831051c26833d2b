import type {Root} from 'mdast';
import {findAndReplace} from 'mdast-util-find-and-replace';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {directAddress} from '../lib/directAddress';
import {quoted, type Hints} from './hints';

/** An address in a text, without what follows the sentence. */
const address = /https?:\/\/[\p{L}\w.-]+(?::\d+)?(?:\/[\p{L}\w./?&=%#~+:;!*$-]*[\p{L}\w/$])?/gu;

/** Returns a text in which the addresses lead to their targets without detours, where that is possible. */
export const withDirectAddresses = (text: string): string =>
  text.replace(address, (url) => directAddress(url) ?? url);

/** Makes links of addresses. */
function linkAddresses(tree: Root): void {
  const link = (url: string) => ({
    type: 'link' as const,
    url,
    children: [{type: 'text' as const, value: url}],
  });
  findAndReplace(tree, [address, link], {ignore: ['link', 'inlineCode']});
}

/** Makes links of addresses, and lets every link lead to its target without a detour, or says which one does not. */
export function arrangeLinks(tree: Root, hints: Hints): void {
  linkAddresses(tree);
  visit(tree, 'link', (link) => {
    const direct = directAddress(link.url);
    visit(link, 'text', (text) => {
      text.value = withDirectAddresses(text.value);
    });
    if (direct === null) {
      hints.add(
        'Ein Link macht einen Umweg und kann verraten, wer ihn erhalten hat',
        'Öffnen Sie ihn, und kopieren Sie die Adresse aus der Adresszeile des Browsers.',
        `bei ${quoted(toString(link))}`,
      );
    } else if (direct !== link.url) {
      link.url = direct;
      hints.add(
        'Ein Link war für eine einzelne Person gemacht und führt jetzt ohne Umweg zum Ziel',
        'Klicken Sie ihn in der Vorschau an, und prüfen Sie, ob er noch stimmt.',
        `${quoted(toString(link))}: ${direct}`,
      );
    }
  });
}
