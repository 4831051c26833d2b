import type {Nodes} from 'mdast';
import {
  figureNumbers,
  isFigure,
  isWithoutReferences,
  legendLength,
  reference,
} from '@portal/content/remark/figureNumbers';
import {lineOf, nodesIn, textAttribute, type JsxElement} from '@portal/content/mdx/mdx';
import {lineAt} from '@portal/common/text/lineAt';
import type {WalkRecord} from '@portal/content/walks/record';
import {expand} from '@portal/content/source/expand';
import type {Page} from '@portal/content/source/page';
import {chosen, wholePages, type Site} from '@portal/content/source/site';
import {perPage, type Finding, type Rule} from '../lib/rule';

/** Every number in brackets of a text. */
const references = new RegExp(reference, 'g');
const skipped = (node: Nodes): boolean => isWithoutReferences(node) || isFigure(node);

const figuresOf = ({tree}: Page): JsxElement[] => nodesIn(tree).filter(isFigure);

/** Returns the differences between the numbers on a picture and its legend. */
function mismatches(figure: JsxElement): string[] {
  const numbers = figureNumbers(figure);
  const length = legendLength(figure);
  const entries = Array.from({length}, (_, index) => index + 1);
  const twice = numbers.filter((n, index) => numbers.indexOf(n) !== index);
  return [
    ...entries
      .filter((n) => !numbers.includes(n))
      .map(
        (n) =>
          `Die Legende hat einen Eintrag ${n}, im Bild fehlt diese Nummer → Setzen Sie die Nummer ins Bild, oder löschen Sie den Eintrag.`,
      ),
    ...[...new Set(numbers)]
      .filter((n) => !entries.includes(n))
      .map(
        (n) =>
          `Im Bild steht die Nummer ${n}, die Legende erklärt sie nicht → Ergänzen Sie den Eintrag, oder nehmen Sie die Nummer weg.`,
      ),
    ...[...new Set(twice)].map(
      (n) => `Die Nummer ${n} steht zweimal im Bild → Geben Sie jeder Stelle ihre eigene Nummer.`,
    ),
  ];
}

const withLegends = perPage((page) =>
  figuresOf(page)
    // On a page, the text can stand for the legend.
    .filter((figure) => page.isPartial || legendLength(figure) > 0)
    .flatMap((figure) =>
      mismatches(figure).map((message) => ({line: lineOf(figure), compared: page.file, message})),
    ),
);

/** Returns whether a page shows a figure: a picture of a walk only if its own walk has taken it. */
function isShownOn(page: Page, site: Site): (figure: JsxElement) => boolean {
  const pictures = site.records.get(page.file)?.pictures ?? {};
  return (figure) => {
    const name = textAttribute(figure, 'bild');
    return figure.name !== 'Screenshot' || name === undefined || Object.hasOwn(pictures, name);
  };
}

/** Returns the numbers on the pictures of a file that are shown. */
const numbersOf = (page: Page, isShown: (figure: JsxElement) => boolean, record?: WalkRecord) =>
  new Set(
    figuresOf(page)
      .filter(isShown)
      .flatMap((figure) => figureNumbers(figure, record)),
  );

/** Returns whether a page shows another picture than its walk has taken. The rule `durchgang` says so. */
function isNameWrong(page: Page, site: Site): boolean {
  const taken = Object.keys(site.records.get(page.file)?.pictures ?? {});
  const named = expand(page, site).flatMap(({node}) =>
    isFigure(node) ? (textAttribute(node, 'bild') ?? []) : [],
  );
  return named.some((name) => !taken.includes(name)) && taken.some((name) => !named.includes(name));
}

/**
 * Returns numbers «(2)» in the text of a page that neither its own file nor a picture above contains, and numbers of
 * pictures without a legend that the text does not name.
 */
function wrongReferences(page: Page, site: Site): Finding[] {
  const found: Finding[] = [];
  const record = site.records.get(page.file);
  if (isNameWrong(page, site)) {
    return found;
  }
  const isShown = isShownOn(page, site);
  /** The numbers above, with the picture that has them if it has no legend. */
  const above = new Map<number, JsxElement | undefined>();
  const unnamed = new Map<JsxElement, Set<number>>();
  const own = new Map<Page, Set<number>>();
  for (const {node, from, ancestors} of expand(page, site)) {
    if (isFigure(node) && isShown(node)) {
      const isExplained = from !== page || legendLength(node) > 0;
      const numbers = figureNumbers(node, from === page ? record : undefined);
      numbers.forEach((n) => above.set(n, isExplained ? undefined : node));
      if (!isExplained) {
        unnamed.set(node, new Set(numbers));
      }
    }
    if (node.type !== 'text' || ancestors.some(skipped)) {
      continue;
    }
    const inFile = own.get(from) ?? numbersOf(from, isShown, from === page ? record : undefined);
    own.set(from, inFile);
    for (const {1: digits, index} of node.value.matchAll(references)) {
      const n = Number(digits);
      unnamed.get(above.get(n)!)?.delete(n);
      if (!inFile.has(n) && !above.has(n)) {
        const where = from === page ? '' : ` (auf ${page.file})`;
        const line = lineAt(node.value, index, lineOf(node));
        found.push({
          file: from.file,
          line,
          compared: page.file,
          message: `Der Text verweist auf (${n}), aber kein Bild darüber hat diese Nummer${where} → Korrigieren Sie die Zahl, oder ergänzen Sie die Nummer im Bild.`,
        });
      }
    }
  }
  for (const [figure, numbers] of unnamed) {
    numbers.forEach((n) =>
      found.push({
        file: page.file,
        line: lineOf(figure),
        compared: page.file,
        message: `Im Bild steht die Nummer ${n}, aber kein Text darunter nennt sie → Schreiben Sie (${n}) in den Schritt, oder geben Sie dem Bild eine Legende.`,
      }),
    );
  }
  return found;
}

/** Numbers in text, picture and legend match. */
export default {
  name: 'bildnummern',
  level: 'error',
  check: async (site) => [
    ...(await withLegends(site)),
    ...chosen(wholePages(site), site).flatMap((page) => wrongReferences(page, site)),
  ],
} satisfies Rule;
