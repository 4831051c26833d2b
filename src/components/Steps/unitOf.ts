import {stepsAttribute} from './attribute';

const headings = ':is(h1, h2, h3, h4, h5, h6)[id]';

/**
 * Returns the unit of a step on the finished page: `hochladen 2` is step 2 below the heading `#hochladen`,
 * `hochladen 2.1` step 1 of its second list. The build cannot say: a partial does not know the heading above it.
 * `scripts/lib/content/instructions.ts` gives the steps the same names.
 */
export function unitOf(step: HTMLLIElement): string {
  const own = step.closest(`[${stepsAttribute}]`);
  const root = step.closest('article') ?? step.ownerDocument;
  let section = '';
  let list = 0;
  for (const element of root.querySelectorAll(`${headings}, [${stepsAttribute}]`)) {
    if (element.hasAttribute(stepsAttribute)) {
      list += 1;
    } else {
      section = element.id;
      list = 0;
    }
    if (element === own) {
      break;
    }
  }
  return `${section} ${list > 1 ? `${list}.` : ''}${step.value}`;
}
