import {toString} from 'mdast-util-to-string';
import {otherStep} from '@portal/content/remark/steps';
import {attribute, isJsx, lineOf, nodesIn, textAttribute} from '@portal/content/mdx/mdx';
import {lineAt} from '@portal/common/text/lineAt';
import {anchorsOf} from '@portal/content/source/anchors';
import {countOfActions} from '@portal/content/walks/record';
import {expand} from '@portal/content/source/expand';
import {instructionsOf} from '@portal/content/source/instructions';
import {chosen, wholePages, type Site} from '@portal/content/source/site';
import type {Page} from '@portal/content/source/page';
import type {Finding, Rule} from '../lib/rule';

/** Words that send a reader to another place of the page. «Oben rechts» is a place on the screen. */
const elsewhere =
  /\bsiehe\b|\b(?:nach|aus|mit|laut|wie in) der Tabelle\b|\b(?:Felder|Angaben|Werte) der Tabelle\b|\b(?:Tabelle|Hinweis|Bild|Abschnitt) (?:oben|unten)(?! (?:rechts|links)\b)|\b(?:oben|unten) (?:beschrieben|genannt|gezeigt)\b|\bwie (?:oben|unten|auf (?:dem Bild|den Bildern))\b|\bfinden Sie (?:weiter )?(?:oben|unten)\b/giu;

/** The most that a reader does in one step. */
const mostActions = 3;

/** Finds the steps in which the walk does more than a reader keeps in mind. */
function longSteps(page: Page, site: Site): Finding[] {
  const units = site.records.get(page.file)?.units ?? {};
  return instructionsOf(page, site).flatMap(({key, file, line}): Finding[] => {
    const count = units[key] ? countOfActions(units[key]) : 0;
    const message = `Dieser Schritt hat ${count} Handlungen, auf ${page.file} → Teilen Sie ihn: höchstens ${mostActions}, die Felder einer Maske zählen zusammen als eine.`;
    return count > mostActions
      ? [{file, line, message, compared: page.file, level: 'warning'}]
      : [];
  });
}

/** Labels of what takes something away from visitors, or shows them something. */
const grave = /^(?!.*Cache).*löschen|deaktivieren|verbergen|ausblenden|leeren|^veröffentlichen$/iu;

/**
 * Finds lists that have the title of another one, and those that hide, delete or publish something but do not say when,
 * what not to choose and how to undo it. A list that goes on with the numbers of the one before belongs to it.
 */
function untoldLists(page: Page, site: Site): Finding[] {
  const found: Finding[] = [];
  const titles = new Set<string>();
  let heading = '';
  for (const {node, from, ancestors} of expand(page, site)) {
    if (node.type === 'heading') {
      heading = toString(node).replace(/\s*\{#.*\}$/, '');
    }
    const steps = ancestors.at(-1);
    const isList = node.type === 'list' && node.ordered && steps && isJsx(steps, 'Steps');
    if (!isList || (node.start ?? 1) > 1) {
      continue;
    }
    const report = (message: string) =>
      found.push({
        file: from.file,
        line: lineOf(node),
        compared: page.file,
        level: 'warning',
        message,
      });
    const title = textAttribute(steps, 'title') ?? heading;
    if (titles.has(title)) {
      report(
        `Eine Liste «${title}» gibt es auf ${page.file} schon → Schreiben Sie <Steps title="…">.`,
      );
    }
    titles.add(title);
    const name = nodesIn(node)
      .filter((part) => part.type === 'strong' || isJsx(part, 'MenuPath'))
      .flatMap((part) => toString(part).split('›'))
      .map((one) => one.trim())
      .find((one) => grave.test(one));
    const missing = ['wenn', 'nicht', 'zurueck'].filter((one) => !attribute(steps, one)?.value);
    if (name && missing.length > 0) {
      report(
        `Bei «${name}» verschwindet oder erscheint etwas für alle; es fehlt ${missing.join(', ')} → Schreiben Sie <Steps ${missing.map((one) => `${one}="…"`).join(' ')}>: wann die Liste gilt, was man nicht wählen darf, und die Marke der Liste, die es rückgängig macht.`,
      );
    }
  }
  return found;
}

/** Returns what is wrong with the steps and questions of a page. */
function problems(page: Page, site: Site): Finding[] {
  const found: Finding[] = [];
  const anchors = anchorsOf(page, site);
  for (const {node, from, ancestors} of expand(page, site)) {
    const line = lineOf(node);
    const report = (message: string, at = line) =>
      found.push({file: from.file, line: at, compared: page.file, message});
    const [steps, list] = ancestors.slice(-2);
    if (node.type === 'listItem' && list?.type === 'list' && isJsx(steps!, 'Steps')) {
      const text = toString(node);
      for (const {0: words, index} of text.matchAll(elsewhere)) {
        report(
          `«${words}» führt aus den Schritten hinaus, die auch allein gezeigt werden → Schreiben Sie in den Schritt, was er braucht.`,
          lineAt(text, index, line),
        );
      }
      const first = list.start ?? 1;
      for (const {0: name, 1: n, index} of text.matchAll(new RegExp(otherStep, 'g'))) {
        if (Number(n) < first || Number(n) >= first + list.children.length) {
          report(
            `«${name}» gibt es in dieser Liste nicht → Korrigieren Sie die Zahl.`,
            lineAt(text, index, line),
          );
        }
      }
    }
    const sections = isJsx(node, 'Question') ? textAttribute(node, 'zu')?.split(' ') : undefined;
    for (const id of sections ?? []) {
      if (!anchors.has(id)) {
        report(
          `Die Frage gehört zu «${id}», aber keine Überschrift von ${page.file} hat diese Marke → Schreiben Sie die Marke eines Abschnitts, oder lassen Sie zu="…" weg.`,
        );
      }
    }
  }
  return found;
}

/** A list of steps holds all that its task needs: it is also shown alone, with the questions of its section. */
export default {
  name: 'schritte',
  level: 'error',
  check: (site) =>
    chosen(wholePages(site), site).flatMap((page) => [
      ...problems(page, site),
      ...longSteps(page, site),
      ...untoldLists(page, site),
    ]),
} satisfies Rule;
