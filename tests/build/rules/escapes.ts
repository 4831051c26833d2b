import type {Rule} from './rule';
import {readersTexts} from './texts';

/** What a template, a string or a parser leaves behind where it has not been understood. */
const remains = [
  /\\u(?:[\da-fA-F]{4}|\{)/,
  // An entity that was escaped a second time.
  /&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|nbsp|shy);/i,
  /(?<![\p{L}\d])(?:undefined|NaN|TODO|FIXME)(?![\p{L}\d])/u,
  /\[object /,
  /\{\{|\$\{/,
];

/** The course explains what a program shows that has counted with a word. */
const isTaught = (route: string, text: string) =>
  /schnupperlehre/i.test(route) && /NaN/.test(text);

/** No text shows an escape, an entity or a placeholder. */
export const escapes: Rule = {
  isAlsoFor404: true,
  check: (page) =>
    readersTexts(page)
      .filter((text) => remains.some((pattern) => pattern.test(text)))
      .filter((text) => !isTaught(page.route, text)),
  broken: [
    String.raw`<a>\u200B</a>`,
    '<p>Müller &amp;amp; Söhne</p>',
    '<p>undefined Franken</p>',
    '<img alt="[object Object]">',
    '<p>{{ name }}</p>',
    '<p>TODO: Bild</p>',
  ],
};
