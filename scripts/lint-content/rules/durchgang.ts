import type {Nodes} from 'mdast';
import {nearest} from '@portal/common/text/nearest';
import {attribute, lineOf, textAttribute, type JsxElement} from '@portal/content/mdx/mdx';
import {fieldsUnit} from '@portal/content/parts';
import {isFigure, figureNumbers, legendLength} from '@portal/content/remark/figureNumbers';
import {compareLabels} from '@portal/content/walks/labels';
import {
  isLeftOut,
  pictureOf,
  productName,
  recordFile,
  type WalkRecord,
} from '@portal/content/walks/record';
import {anchorsOf} from '@portal/content/source/anchors';
import {expand} from '@portal/content/source/expand';
import {instructionsOf, type Unit} from '@portal/content/source/instructions';
import type {Page} from '@portal/content/source/page';
import {chosen, wholePages, type Site} from '@portal/content/source/site';
import type {Finding, Rule} from '../lib/rule';
import {meantOr} from '../lib/suggestion';

/** Editors cannot run a walk. */
const again = ({file}: Page) =>
  `bitten Sie die Technik um einen neuen Durchgang: npm run pictures -- ${file.replace(/\.mdx?$/, '')}`;

/** Returns «Schritt 2 unter «hochladen»» for the key of a unit. */
function nameOf(key: string): string {
  const [section, part = ''] = key.split(' ');
  const [list, step = list] = part.split('.');
  const where = `unter «#${section}»`;
  if (part === fieldsUnit) {
    return `die Tabelle ${where}`;
  }
  return step === list ? `Schritt ${step} ${where}` : `Schritt ${step} der ${list}. Liste ${where}`;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Compares the labels of one unit with those that the walk saw. */
function labelProblems(unit: Unit, record: WalkRecord, page: Page): Finding[] {
  const known = record.units[unit.key];
  if (!known) {
    const {file, line} = unit;
    return [
      {
        file,
        line,
        message: `${upperFirst(nameOf(unit.key))} fehlt im Durchgang in ${productName(record)} → Nehmen Sie heraus, was neu ist, oder ${again(page)}`,
      },
    ];
  }
  if (isLeftOut(known)) {
    return [];
  }
  const outdated = known.actions?.some(({src}) => src)
    ? '; die Bilder des Schritts gelten nicht mehr'
    : '';
  const {unseen = {}} = known;
  const labels = unit.labels.filter(({text}) => !Object.hasOwn(unseen, text));
  const {missing} = compareLabels(
    labels.map(({text}) => text),
    known.seen,
  );
  const seen = known.seen.map((label) => `«${label}»`).join(', ') || 'keine Beschriftung';
  return labels
    .filter(({text}) => missing.includes(text))
    .map(({text, file, line}) => ({
      file,
      line,
      message: `«${text}» hat der Durchgang in ${productName(record)} nicht gesehen (${nameOf(unit.key)} auf ${page.file}); dort stand: ${seen}${outdated} → Schreiben Sie die Beschriftung so, wie das Programm sie zeigt, oder ${again(page)}`,
    }));
}

/** Returns the sections of units by their keys. */
const sectionsOf = (keys: readonly string[]) => new Set(keys.map((key) => key.split(' ')[0]!));

/**
 * Compares the steps and fields of a page with those of its record. Of a section whose heading or mark is gone, it only
 * says that.
 */
function unitProblems(units: readonly Unit[], record: WalkRecord, page: Page, site: Site) {
  const keys = units.map(({key}) => key);
  const former = Object.keys(record.units).filter((key) => !keys.includes(key));
  const anchors = anchorsOf(page, site);
  const lost = [...sectionsOf(former)].filter((section) => !anchors.has(section));
  const known = sectionsOf(Object.keys(record.units));
  return [
    ...lost.map((section) => ({
      file: page.file,
      line: 1,
      message: `Der Durchgang macht den Abschnitt «#${section}», aber keine Überschrift der Seite hat diese Marke → Schreiben Sie {#${section}} wieder hinter seine Überschrift. Soll der Abschnitt weg sein, ${again(page)}`,
    })),
    ...units
      // Under another mark, these are probably the steps of the lost section.
      .filter(({section}) => lost.length === 0 || known.has(section))
      .flatMap((unit) => labelProblems(unit, record, page)),
    ...former
      .filter((key) => !lost.includes(key.split(' ')[0]!))
      .map((key) => ({
        file: page.file,
        line: 1,
        message: `${upperFirst(nameOf(key))} steht im Durchgang, aber nicht mehr auf der Seite → Schreiben Sie wieder, was fehlt, oder ${again(page)}`,
      })),
  ];
}

interface ShownFigure {
  figure: JsxElement;
  from: Page;
}

function figuresOf(page: Page, site: Site): ShownFigure[] {
  return expand(page, site)
    .filter(({node}) => isFigure(node as Nodes))
    .map(({node, from}) => ({figure: node as JsxElement, from}));
}

/** Compares the pictures of a page with those in its record. */
function pictureProblems(page: Page, site: Site, record?: WalkRecord): Finding[] {
  const found: Finding[] = [];
  const used = new Set<string>();
  const pictures = record?.pictures ?? {};
  const figures = figuresOf(page, site);
  const shown = figures.map(({figure}) => textAttribute(figure, 'bild'));
  for (const {figure, from} of figures) {
    const report = (message: string) =>
      found.push({file: from.file, line: lineOf(figure), message});
    const src = textAttribute(figure, 'src');
    const name =
      textAttribute(figure, 'bild') ??
      Object.keys(pictures).find((key) => from === page && pictures[key]!.src === src);
    const isScreenshot = figure.name === 'Screenshot';
    if (name === undefined) {
      if (isScreenshot && !attribute(figure, 'src')) {
        report('Es fehlt, welches Bild gemeint ist → Schreiben Sie src="./img/…" oder bild="…".');
      }
      continue;
    }
    used.add(name);
    const picture = pictures[name];
    if (!picture) {
      const unshown = Object.keys(pictures).filter((key) => !shown.includes(key));
      const meant = nearest(name, unshown);
      // A partial may name a picture that only some of its pages have.
      if (from === page || meant !== undefined) {
        // The wrong name explains why they are not shown.
        (meant === undefined ? unshown : [meant]).forEach((one) => used.add(one));
        const others =
          meant === undefined && unshown.length > 0
            ? `nehmen Sie ${unshown.join(' oder ')}, oder `
            : '';
        report(
          `Das Bild «${name}» hat der Durchgang nicht aufgenommen → ${meantOr(name, unshown, upperFirst(others + again(page)))}`,
        );
      }
      continue;
    }
    if (!site.otherFiles.some(({file}) => file === pictureOf(page.file, picture))) {
      report(`Die Datei ${pictureOf(page.file, picture)} fehlt → ${upperFirst(again(page))}`);
    }
    const numbers = isScreenshot ? legendLength(figure) : figureNumbers(figure).length;
    // Without a legend, the text names the numbers: see the rule `bildnummern`.
    const isByText = isScreenshot && from === page && numbers === 0;
    if (!attribute(figure, 'markers') && !isByText && numbers !== picture.markers.length) {
      report(
        `Das Bild «${name}» auf ${page.file} hat ${picture.markers.length} Nummern, die Legende ${numbers} → Gleichen Sie die Legende an, oder ${again(page)}`,
      );
    }
  }
  for (const name of Object.keys(pictures).filter((key) => !used.has(key))) {
    found.push({
      file: page.file,
      line: 1,
      message: `Der Durchgang hat das Bild «${name}» aufgenommen, die Seite zeigt es nicht → Schreiben Sie <Screenshot bild="${name}" alt="…" />, oder ${again(page)}`,
    });
  }
  return found;
}

/** Actions whose picture is missing, or of which the walk does not say why they have none. */
function actionProblems(units: readonly Unit[], record: WalkRecord, page: Page, site: Site) {
  return units.flatMap(({key, file, line}): Finding[] => {
    const known = record.units[key];
    const report = (message: string) => [
      {file, line, message: `${message} → ${upperFirst(again(page))}`},
    ];
    if (known === undefined || key.endsWith(` ${fieldsUnit}`) || isLeftOut(known)) {
      return [];
    }
    if (!known.actions) {
      return report(`Von ${nameOf(key)} steht nicht im Durchgang, was zu tun ist`);
    }
    return known.actions.flatMap(({label, src, without}) => {
      const file = src === undefined ? undefined : pictureOf(page.file, {src});
      if (file !== undefined && !site.otherFiles.some((one) => one.file === file)) {
        return report(`Das Bild ${file} zu ${nameOf(key)} fehlt`);
      }
      return (file ?? without)
        ? []
        : report(
            `«${label}» in ${nameOf(key)} hat weder ein Bild noch einen Grund, warum es keines gibt`,
          );
    });
  });
}

/** Records whose page is gone. */
function orphans(site: Site): Finding[] {
  return [...site.records.keys()]
    .filter((page) => !site.pages.has(page))
    .map((page) => ({
      file: recordFile(page),
      line: 1,
      message: `Zu diesem Durchgang gibt es keine Seite → Benennen Sie die Datei wie die Seite, oder löschen Sie sie mit ihrem Skript in studio/walks.`,
    }));
}

/**
 * What a page tells readers to do agrees with what its walk saw in the product: labels, steps, pictures and their
 * numbers. It needs the records only, never the product.
 */
export default {
  name: 'durchgang',
  level: 'error',
  check: (site) => [
    ...orphans(site),
    ...chosen(wholePages(site), site).flatMap((page) => {
      const record = site.records.get(page.file);
      const units = record ? instructionsOf(page, site) : [];
      const found = [
        ...(record ? unitProblems(units, record, page, site) : []),
        ...pictureProblems(page, site, record),
        ...(record ? actionProblems(units, record, page, site) : []),
      ];
      return found.map((finding) => ({...finding, compared: page.file}));
    }),
  ],
} satisfies Rule;
