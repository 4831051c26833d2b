import {stepsAttribute, unitKey} from '@portal/content/parts';

const headings = ':is(h1, h2, h3, h4, h5, h6)[id]';

/**
 * Returns the unit of a step on the finished page. The build cannot say: a partial does not know the heading above it.
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
  return unitKey(section, list, step.value);
}
