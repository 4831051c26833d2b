/** Whether an action would change nothing: a reader who follows the sentence then takes a tick away, or waits. */
import type {ElementHandle} from '@playwright/test';

/** Words of a sentence that say that something may be done already. */
export const mayBeDone = /\bfalls\b|\bist\b[^.]*\bnicht\b|\bwenn\b[^.]*\bnicht\b/iu;

/** Runs in a frame: what the element's control says now, or null if it is no control that keeps a state. */
function stateOf(element: Element): {checked?: boolean; texts?: string[]; isOpen?: boolean} | null {
  const control =
    element.closest('label')?.control ??
    (element.matches('input, select, textarea') ? element : element.querySelector('input'));
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    return {checked: control.checked};
  }
  if (control instanceof HTMLSelectElement) {
    return {texts: [control.value, control.selectedOptions[0]?.label ?? '']};
  }
  if (control && control === element) {
    return {texts: [(control as HTMLInputElement).value]};
  }
  const tab = element.closest('[role="tab"], .nav-tabs .nav-link');
  return tab
    ? {isOpen: tab.matches('[aria-selected="true"]') || tab.classList.contains('active')}
    : null;
}

/**
 * Returns whether an action that is about to be done changes nothing: the tick is set, the entry is chosen, the text
 * is there, the tab is open. `name` and `args` are those of Playwright's method.
 */
export async function isIdle(
  element: ElementHandle,
  name: string,
  args: readonly unknown[],
): Promise<boolean> {
  const state = await element.evaluate(stateOf);
  const [first] = args;
  switch (name) {
    case 'check':
      return state?.checked === true;
    case 'uncheck':
      return state?.checked === false;
    case 'setChecked':
      return state?.checked === first;
    case 'fill':
      return state?.texts?.[0] === first && first !== '';
    case 'selectOption': {
      const wanted = typeof first === 'string' ? [first] : Object.values(first ?? {});
      return wanted.length > 0 && wanted.every((one) => state?.texts?.includes(one as string));
    }
    case 'click':
      return state?.isOpen === true;
    default:
      return false;
  }
}
