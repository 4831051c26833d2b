import {verbatim} from '@portal/common/text/verbatim';
import {englishMessages, shownMessages} from '../../lib/messages';
import type {Rule} from './rule';
import {readersTexts} from './texts';

/** English theme messages as patterns; those that are also right in German are left out. */
const english = Object.entries(englishMessages)
  .filter(([id, message]) => message !== shownMessages[id])
  .flatMap(([, message]) => message.split('|'))
  .filter((message) => /\p{L}/u.test(message.replace(/\{\w+\}/g, '')))
  .map((message) => {
    const pattern = message
      .trim()
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+');
    return new RegExp(`^${pattern}$`);
  });

/** A content element of TYPO3 has this name; the theme uses the word as a spoken label only. */
const namesOfElements = ['Breadcrumbs'];

/** No text is an English string of the theme, or spelled with ß. */
export const language: Rule = {
  isAlsoFor404: true,
  check: (page) =>
    readersTexts(page)
      .filter((text) => !namesOfElements.includes(text))
      .filter((text) => text.replace(verbatim, '').includes('ß') || english.some((regex) => regex.test(text))),
  broken: ['<nav aria-label="Docs sidebar"></nav>', '<a>Next</a>', '<p>Straße</p>'],
};

/** A browser that translates the page leaves code as it is: it would not run. */
export const code: Rule = {
  check: ({$}) =>
    $('main pre')
      .not('[translate=no], [translate=no] *')
      .toArray()
      .map((element) => $(element).text().slice(0, 40)),
  broken: ['<main><pre>color: red</pre></main>'],
};
