import type {Heading} from 'mdast';
import {expand} from '../../lib/content/expand';
import type {Page} from '../../lib/content/page';
import type {Site} from '../../lib/content/site';
import type {Finding, Rule} from '../lib/rule';

function problemOf({depth}: Heading, above: number): string | null {
  if (depth === 1) {
    return 'Überschrift mit einem # → Nehmen Sie ##. Die oberste Überschrift macht der Titel im Seitenkopf.';
  }
  if (depth > 3) {
    return `Überschrift mit ${'#'.repeat(depth)} → Nehmen Sie ## oder ###, oder teilen Sie die Seite.`;
  }
  return depth - above > 1
    ? 'Über dieser Überschrift mit ### fehlt eine mit ## → Nehmen Sie ##, oder ergänzen Sie die Überschrift darüber.'
    : null;
}

/** Headings in the order in which readers meet them, partials in their places. */
function check(page: Page, site: Site): Finding[] {
  const found: Finding[] = [];
  let above = 1;
  for (const {node, from} of expand(page, site)) {
    if (node.type === 'heading') {
      const message = problemOf(node, above);
      if (message) {
        found.push({file: from.file, line: node.position?.start.line ?? 1, message});
      }
      above = node.depth;
    }
  }
  return found;
}

/** Two levels of headings below the title, none left out. */
export default {
  name: 'ueberschriften',
  level: 'error',
  check: (site) =>
    [...site.pages.values()]
      .filter(({isPartial}) => !isPartial)
      .flatMap((page) => check(page, site)),
} satisfies Rule;
