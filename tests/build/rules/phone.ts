import {isTag, isText, type AnyNode} from 'domhandler';
import type {Rule} from './rule';

/** As wide as the text of a telephone of 390 px. Browsers break addresses at slashes and words at hyphens. */
const unbreakable = /[^\s\u00ad\u200b/?&.=-]{40,}/;

/** Elements that scroll by themselves. */
const scrolls = new Set(['pre', 'table', 'script', 'style', 'svg', 'textarea']);

/** Nothing is wider than a telephone: tables stand in an area that scrolls, and words can break. */
export const phone: Rule = {
  isAlsoFor404: true,
  check: ({$}) => {
    const words: string[] = [];
    const visit = (node: AnyNode): void => {
      if (isText(node)) {
        words.push(...(unbreakable.exec(node.data) ?? []));
      } else if (isTag(node) && !scrolls.has(node.name)) {
        node.children.forEach(visit);
      }
    };
    $('main').get().forEach(visit);
    const tables = $('main table').filter((_, table) => !$(table).parent('[class*=area_]').length);
    return [...words, ...tables.get().map((table) => $(table).text().slice(0, 40))];
  },
  broken: [
    '<main><div><table><tr><td>Preis</td></tr></table></div></main>',
    `<main><p>${'Donaudampfschiff'.repeat(3)}</p></main>`,
  ],
};
