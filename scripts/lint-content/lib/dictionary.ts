import {typos} from '@portal/common/text/typos';

export interface Dictionary {
  /** Returns whether the word is spelled right, also with its capital. */
  has: (word: string) => boolean;
  /** Returns the most similar word, or undefined if there is none. */
  suggest: (word: string) => string | undefined;
}

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Less similar suggestions would be confusing. */
const mostDistant = 2;

async function load(): Promise<Dictionary> {
  // Loaded here because it takes a moment and only the spell check needs it.
  const {finalizeSettings, getDictionary, readSettings} = await import('cspell-lib');
  const settings = await readSettings('cspell.json');
  const words = await getDictionary(await finalizeSettings(settings));
  const has = (word: string) => words.has(word, {ignoreCase: false});
  return {
    has,
    suggest: (word) =>
      [capitalised(word), ...words.suggest(word, {numSuggestions: 3}).map((found) => found.word)]
        .flatMap((found) => (word === capitalised(word) ? [capitalised(found), found] : [found]))
        .find(
          (found) => found !== word && has(found) && typos(word, found, mostDistant) <= mostDistant,
        ),
  };
}

let loaded: Promise<Dictionary> | undefined;

/** Loads the Swiss German dictionary with the project's words, as configured in `cspell.json`. It is read once. */
export function loadDictionary(): Promise<Dictionary> {
  loaded ??= load();
  return loaded;
}
