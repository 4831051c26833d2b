/** `slow` means that the answer takes long enough to show a message. */
export type SearchStatus = 'idle' | 'waiting' | 'slow' | 'done' | 'failed';

/** Returns whether an answer is shown. For a moment, the last answer stays visible until the next one arrives. */
export const hasAnswer = (status: SearchStatus): boolean =>
  status === 'done' || status === 'waiting';
