/** Whether what an event came from takes text or a choice by keys itself. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
