import type {PageModel, PageSection} from '@portal/content/page/model';
import type {Lexicon} from '../analysis/compounds';
import {createSplitWriter} from '../analysis/splits';
import {tokenize} from '../analysis/tokens';
import {createStore} from '../engine/store';
import {groupName} from '../records/record';
import {indexVersion, shownSteps, type IndexFile, type IndexPage} from '../index/format';

/** Returns the places of the first steps of a section among its texts. */
function stepPlaces({texts}: PageSection): number[] {
  const places: number[] = [];
  texts.forEach(({step}, place) => {
    if (step === places.length + 1 && places.length < shownSteps) {
      places.push(place);
    }
  });
  return places;
}

function indexPage(page: PageModel, isOnlyHere: boolean): IndexPage {
  const {route, keywords, isCategory, sections} = page;
  const questions = sections.flatMap((section, i): [number, ...string[]][] =>
    section.questions.length > 0 ? [[i, ...section.questions]] : [],
  );
  const steps = sections.flatMap((section, i): [number, ...number[]][] => {
    const places = stepPlaces(section);
    return places.length > 0 ? [[i, ...places]] : [];
  });
  return {
    path: encodeURI(route),
    group: groupName(page),
    ...(keywords.length > 0 && {keywords}),
    ...(isOnlyHere && {isOnlyHere}),
    ...(isCategory && {isCategory}),
    sections: sections.map(({id, level, heading, isQuestion, texts}) => [
      isQuestion ? -level : level,
      id,
      heading,
      ...texts.map(({text, isSignpost}): string | [string] => (isSignpost ? [text] : text)),
    ]),
    ...(questions.length > 0 && {questions}),
    ...(steps.length > 0 && {steps}),
  };
}

/** Returns the words of a page, each as often as a text of the page has it. */
export function wordsOf(page: PageModel): string[] {
  const texts = page.sections.flatMap((section) => [
    section.heading,
    ...section.texts.map(({text}) => text),
    ...section.questions,
  ]);
  return [groupName(page), ...page.keywords, ...texts]
    .flatMap((text) => tokenize(text))
    .flatMap((token) => [token, ...(token.parts ?? [])].map(({word}) => word));
}

/** The signs for the words of a file, met as the browser meets them. */
function splitsOf(file: IndexFile, lexicon: Lexicon): string {
  const writer = createSplitWriter(lexicon);
  // Drain the generator.
  Array.from(createStore().add(file, writer.split));
  return writer.signs();
}

/**
 * Returns the index file of the pages of one tag. Compounds are split by the words of the whole site; `onlyHere` are
 * the pages that no other version of their manual has.
 */
export function indexFile(
  pages: readonly PageModel[],
  lexicon: Lexicon,
  onlyHere: ReadonlySet<PageModel>,
): IndexFile {
  const [first] = pages;
  if (!first) {
    throw new Error('An index needs at least one page');
  }
  const file = {
    indexVersion,
    tag: first.tag,
    language: first.language,
    docsVersion: first.version,
    pages: pages.map((page) => indexPage(page, onlyHere.has(page))),
    splits: '',
  } satisfies IndexFile;
  return {...file, splits: splitsOf(file, lexicon)};
}
