import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isJsx} from '@portal/content/mdx/mdx';
import {directAddress} from '../../lib/directAddress';
import {perNode, type Rule} from '../lib/rule';

/** Texts that do not say where a link leads, in lower case without punctuation. */
const generic = [
  'hier',
  'dort',
  'da',
  'link',
  'dieser link',
  'mehr',
  'mehr dazu',
  'mehr erfahren',
  'mehr infos',
  'mehr informationen',
  'weiter',
  'weiterlesen',
  'weitere informationen',
  'details',
  'diese seite',
  'seite',
  'klicken sie hier',
  'klick hier',
  'hier klicken',
  'siehe hier',
  'download',
  'herunterladen',
];

function problemOf(node: Nodes): string | null {
  const text = toString(node).trim();
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\d ]/gu, '')
    .trim();
  if (plain === '') {
    return 'Der Link hat keinen Text → Schreiben Sie in die eckigen Klammern, wohin er führt.';
  }
  const isAddress = /^https?:\S+$/.test(text) && !(node.type === 'link' && node.url === text);
  const direct = isAddress ? directAddress(text) : text;
  if (direct !== text) {
    return `Der Linktext ist eine Adresse, die verraten kann, wer sie erhalten hat → Schreiben Sie, wohin der Link führt, zum Beispiel «Bild ersetzen»${direct === null ? '' : ` oder «${direct}»`}.`;
  }
  return generic.includes(plain) || /^\d{1,2}$/.test(plain)
    ? `Der Linktext «${text}» sagt nicht, wohin der Link führt → Nennen Sie das Ziel, zum Beispiel «Bild ersetzen».`
    : null;
}

/** Screen readers list the links of a page: their texts must make sense alone. */
export default {
  name: 'linktext',
  level: 'error',
  check: perNode(() => (node) => {
    const isLink = node.type === 'link' || node.type === 'linkReference' || isJsx(node, 'a');
    return isLink ? problemOf(node) : null;
  }),
} satisfies Rule;
