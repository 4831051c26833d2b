import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import type {Context, Preparation} from '../wordDocument';
import {all, below, childElements, closest, named, runXml, toggle, valueBelow} from '../xml';

interface Field {
  begin: Element;
  code: string;
  runs: Element[];
  isResult: boolean;
  isEnded: boolean;
}

/** Returns the fields of a document with all runs between their ends. */
function fieldsOf($: CheerioAPI): Field[] {
  const found: Field[] = [];
  const open: Field[] = [];
  for (const run of all($, 'w:r')) {
    for (const child of childElements(run)) {
      const type = child.name === 'w:fldChar' ? child.attribs['w:fldCharType'] : undefined;
      if (type === 'begin') {
        const field = {begin: child, code: '', runs: [], isResult: false, isEnded: false};
        found.push(field);
        open.push(field);
      }
      const field = open.at(-1);
      if (field && child.name === 'w:instrText' && !field.isResult) {
        field.code += $(child).text();
      }
      if (type === 'separate' && field) {
        field.isResult = true;
      }
      open.filter(({runs}) => runs.at(-1) !== run).forEach(({runs}) => runs.push(run));
      if (type === 'end') {
        const ended = open.pop();
        if (ended) {
          ended.isEnded = true;
        }
      }
    }
  }
  // Without its end, a field would take the rest of the document with it.
  return found.filter(({isEnded}) => isEnded);
}

/** A field whose result is the number of a page. A web page has none. */
const ofPages = /^\s*(?:PAGEREF|PAGE|NUMPAGES|SECTIONPAGES)\b/i;
/** A field that Word fills with entries and numbers of pages. */
const ofLists = /^\s*(?:TOC|TOA|INDEX)\b/i;

const pageProblem = 'Hier steht eine Seitenzahl, und auf einer Webseite gibt es keine';
const pageRemedy =
  'Nennen Sie statt der Seite den Abschnitt, und verweisen Sie auf ihn: [Titel](#marke).';

/** Returns what a field of a form shows: a box, or the chosen entry of a list. */
function formText({begin}: Field): string | undefined {
  const box = below(begin, 'w:ffData', 'w:checkBox');
  if (box) {
    return (toggle(box, 'w:checked') ?? toggle(box, 'w:default')) ? '☑' : '☐';
  }
  const list = below(begin, 'w:ffData', 'w:ddList');
  const entries = list ? childElements(list, 'w:listEntry') : [];
  const chosen = Number(valueBelow(list, 'w:result') ?? valueBelow(list, 'w:default') ?? 0);
  return entries[chosen]?.attribs['w:val'];
}

/** Writes an address in the only form in which the library reads it: without target, tip and separate anchor. */
function plainAddress($: CheerioAPI, {code, runs}: Field): void {
  const [, isAnchor, address] = /^\s*HYPERLINK\s+(\\l\s+)?"([^"]*)"/i.exec(code) ?? [];
  if (address === undefined || isAnchor) {
    return;
  }
  const [, anchor] = /\\l\s+"([^"]*)"/.exec(code) ?? [];
  const codes = runs.flatMap((run) => childElements(run, 'w:instrText'));
  codes.forEach((element, index) => {
    const whole = anchor ? `${address}#${anchor}` : address;
    $(element).text(index === 0 ? ` HYPERLINK "${whole}" ` : '');
  });
}

/** Returns the runs of tables of contents and other lists that Word makes for paper. */
export const runsOfLists = ($: CheerioAPI): Set<Element> =>
  new Set(
    fieldsOf($)
      .filter(({code}) => ofLists.test(code))
      .flatMap(({runs}) => runs),
  );

/** Takes away tables of contents, which the portal makes itself, and other lists with numbers of pages. */
function removeLists($: CheerioAPI, {styles, places, hints}: Context): void {
  for (const field of fieldsOf($).filter(({code}) => ofLists.test(code))) {
    if (!/^\s*TOC\b(?!.*\\c)/i.test(field.code)) {
      hints.add(
        'Ein Verzeichnis (Abbildungen, Tabellen oder Stichwörter) ist weggelassen',
        'Auf einer Webseite braucht es keines: Die Suche findet die Stellen.',
        places.of(field.begin),
      );
    }
  }
  runsOfLists($).forEach((run) => $(run).remove());
  for (const control of all($, 'w:sdt')) {
    const gallery = valueBelow(control, 'w:sdtPr', 'w:docPartObj', 'w:docPartGallery');
    if (gallery === 'Table of Contents') {
      $(control).remove();
    }
  }
  for (const paragraph of all($, 'w:p')) {
    if (styles.isContents(paragraph)) {
      $(paragraph).remove();
    }
  }
}

/** Names numbers of pages, and takes away what Word only makes for paper. */
export const readFields: Preparation = ($, context) => {
  removeLists($, context);
  const {places, hints} = context;
  const removed = new Set<Element>();
  for (const field of fieldsOf($)) {
    if (ofPages.test(field.code)) {
      hints.add(pageProblem, pageRemedy, places.of(field.begin));
    }
    const text = /^\s*FORM/i.test(field.code) ? formText(field) : undefined;
    if (text !== undefined) {
      $(field.runs[0]!).before(runXml(text));
      field.runs.forEach((run) => removed.add(run));
    }
    plainAddress($, field);
  }
  removed.forEach((run) => $(run).remove());
  all($, 'w:fldSimple')
    .filter(({attribs}) => ofPages.test(attribs['w:instr'] ?? ''))
    .forEach((field) => hints.add(pageProblem, pageRemedy, places.of(field)));
  for (const paragraph of all($, 'w:p')) {
    // Typed by hand: «siehe Seite 7», «S. 12».
    if (
      /(?<![\p{L}\d])(?:Seiten?|S\.)[\s\u00a0]+\d/u.test($(paragraph).find(named('w:t')).text())
    ) {
      hints.add(pageProblem, pageRemedy, places.of(paragraph));
    }
  }
  for (const link of all($, 'w:hyperlink')) {
    const paragraph = closest(link, 'w:p');
    if (link.attribs['r:id'] !== undefined && paragraph && context.styles.isHeading(paragraph)) {
      hints.add(
        'Ein Link in einer Überschrift ist nur noch Text',
        'Setzen Sie ihn in den Text darunter.',
        places.of(link),
      );
    }
    const isInside = link.attribs['w:anchor'] !== undefined && link.attribs['r:id'] === undefined;
    if (isInside && $(link).text().trim() !== '') {
      hints.add(
        'Ein Verweis auf eine andere Stelle des Dokuments ist nur noch Text',
        'Machen Sie einen Link daraus: [Titel](#marke).',
        places.of(link),
      );
    }
  }
};
