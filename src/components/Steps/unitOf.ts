import {stepsAttribute, unitNames} from '@portal/content/parts';

const headings = ':is(h1, h2, h3, h4, h5, h6)[id]';

/**
 * Returns the unit of a step on the finished page. The build cannot say: a partial does not know the heading above it.
 */
export function unitOf(step: HTMLLIElement): string {
  const own = step.closest(`[${stepsAttribute}]`);
  const root = step.closest('article') ?? step.ownerDocument;
  const names = unitNames();
  for (const element of root.querySelectorAll(`${headings}, [${stepsAttribute}]`)) {
    if (element.hasAttribute(stepsAttribute)) {
      names.steps();
    } else {
      names.heading(element.id);
    }
    if (element === own) {
      break;
    }
  }
  return names.step(step.value);
}
