/** `slow`: no answer yet, for long enough to say so. */
export type SearchStatus = 'idle' | 'waiting' | 'slow' | 'done' | 'failed';

/** Whether an answer may be shown as the one to the question: for the moment until the next is there, the last. */
export const hasAnswer = (status: SearchStatus): boolean =>
  status === 'done' || status === 'waiting';
