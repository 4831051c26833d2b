import {toString} from 'mdast-util-to-string';
import {otherStep} from '@portal/content/remark/steps';
import {isJsx, textAttribute} from '@portal/content/mdx/mdx';
import {lineAt} from '@portal/common/text/lineAt';
import {anchorsOf} from '@portal/content/source/anchors';
import {expand} from '@portal/content/source/expand';
import {chosen, type Site} from '@portal/content/source/site';
import type {Page} from '@portal/content/source/page';
import type {Finding, Rule} from '../lib/rule';

/** Words that send a reader to another place of the page. «Oben rechts» is a place on the screen. */
const elsewhere =
  /\bsiehe\b|\b(?:nach|aus|mit|laut|wie in) der Tabelle\b|\b(?:Felder|Angaben|Werte) der Tabelle\b|\b(?:Tabelle|Hinweis|Bild|Abschnitt) (?:oben|unten)(?! (?:rechts|links)\b)|\b(?:oben|unten) (?:beschrieben|genannt|gezeigt)\b|\bwie (?:oben|unten|auf (?:dem Bild|den Bildern))\b|\bfinden Sie (?:weiter )?(?:oben|unten)\b/giu;

/** Returns what is wrong with the steps and questions of a page. */
function problems(page: Page, site: Site): Finding[] {
  const found: Finding[] = [];
  const anchors = anchorsOf(page, site);
  for (const {node, from, ancestors} of expand(page, site)) {
    const line = node.position?.start.line ?? 1;
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
    chosen(site.pages.values(), site)
      .filter(({isPartial}) => !isPartial)
      .flatMap((page) => problems(page, site)),
} satisfies Rule;
