import {readFileSync} from 'node:fs';
import {addressesOf} from '@portal/content/source/addresses';
import {plainText} from '@portal/content/source/plainText';
import type {Site} from '@portal/content/source/site';
import {jsonProblem, lineOfKey, readObject} from '../lib/json';
import {oldAddressesFile} from '../lib/oldAddresses';
import type {Finding, Rule} from '../lib/rule';
import {pathSuggestion} from '../lib/suggestion';

/** Returns what is wrong with the form of an address, or null if it begins with a slash. */
function formProblem(address: unknown): string | null {
  if (typeof address !== 'string') {
    return `«${String(address)}» ist keine Adresse → Schreiben Sie sie in Anführungszeichen.`;
  }
  const right = URL.canParse(address) ? new URL(address).pathname : `/${address}`;
  return address.startsWith('/')
    ? null
    : `Die Adresse «${address}» beginnt nicht mit einem Schrägstrich → Schreiben Sie nur den Weg: «${right}».`;
}

function targetProblem(to: string, moved: ReadonlyMap<string, unknown>, site: Site): string | null {
  const [page = '', place] = to.split('#');
  const next = moved.get(page);
  if (next !== undefined) {
    return `Die Adresse «${page}» ist selber umgezogen → Schreiben Sie «${String(next)}».`;
  }
  const addresses = addressesOf(site);
  if (!addresses.has(page)) {
    return `Eine Seite mit der Adresse «${page}» gibt es nicht → Korrigieren Sie sie.${pathSuggestion(page, addresses.keys())}`;
  }
  return place === undefined
    ? null
    : `Eine Umleitung führt auf ganze Seiten, «${to}» ist eine Stelle → Schreiben Sie «${page}».`;
}

/** Checks the text of the list of moved pages. */
export function checkOldAddresses(source: string, site: Site): Finding[] {
  const read = readObject(source);
  if ('unreadable' in read) {
    return [{file: oldAddressesFile, line: read.unreadable, message: jsonProblem}];
  }
  const entries = Object.entries(read.values);
  const moved = new Map(entries);
  return entries.flatMap(([from, to]) => {
    const still = addressesOf(site).has(from)
      ? `Die Seite «${from}» gibt es noch → Löschen Sie die Zeile, oder geben Sie der Seite eine andere Adresse.`
      : null;
    const messages = [
      formProblem(from) ?? still,
      formProblem(to) ?? targetProblem(String(to), moved, site),
    ];
    return messages
      .filter((message) => message !== null)
      .map((message) => ({file: oldAddressesFile, line: lineOfKey(source, from), message}));
  });
}

/** Moved pages lead from addresses that are free to addresses that exist. */
export default {
  name: 'alte-adressen',
  level: 'error',
  check: (site) => checkOldAddresses(plainText(readFileSync(oldAddressesFile, 'utf8')), site),
} satisfies Rule;
