import {isText} from 'domhandler';
import type {Rule} from './rule';
import {walk} from './texts';

/** As wide as the text of a telephone of 390 px. Browsers break addresses at slashes and words at hyphens. */
const unbreakable = /[^\s\u00ad\u200b/?&.=-]{40,}/;

/** Elements that scroll by themselves. */
const scrolls = new Set(['pre', 'table', 'script', 'style', 'svg', 'textarea']);

/** Nothing is wider than a telephone: tables stand in an area that scrolls, and words can break. */
export const phone: Rule = {
  isAlsoFor404: true,
  check: ({$}) => {
    const words: string[] = [];
    walk($('main').get(), scrolls, (node) => {
      words.push(...((isText(node) && unbreakable.exec(node.data)) || []));
    });
    const tables = $('main table').filter((_, table) => !$(table).parent('[class*=area_]').length);
    return [...words, ...tables.get().map((table) => $(table).text().slice(0, 40))];
  },
  broken: [
    '<main><div><table><tr><td>Preis</td></tr></table></div></main>',
    `<main><p>${'Donaudampfschiff'.repeat(3)}</p></main>`,
  ],
};
