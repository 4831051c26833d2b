import {useCallback, useEffect, useState} from 'react';
import {deleteDraft, readDraft, type Draft} from './io/draft';
import {reserveDraft} from './io/reserveDraft';
import {draftProblems} from './texts';
import {useKeptDraft} from './useKeptDraft';

export interface DraftState {
  /** Work of an earlier visit, until it is taken up or discarded. */
  offered: Draft | null;
  /** Why the present work would not survive a reload, in German; null where it would. */
  problem: string | null;
  /** Ends the offer: from now on the present work takes its place. */
  settle: () => void;
  /** Forgets what is kept; an earlier work is offered until the browser has done so. */
  forget: () => Promise<void>;
}

/** Offers the work of an earlier visit and keeps the present one; null for none. */
export function useDraft(work: Draft | null): DraftState {
  const [offered, setOffered] = useState<Draft | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  // An earlier draft is not overwritten before the editor has decided about it.
  const [isReady, setReady] = useState(false);
  const isRefused = useKeptDraft(isReady ? work : null);

  useEffect(() => {
    let leave = () => {};
    const end = new Promise<void>((resolve) => {
      leave = resolve;
    });
    void reserveDraft(end).then(async (isFree) => {
      const found = isFree ? await readDraft() : null;
      setElsewhere(!isFree);
      setOffered(found);
      setReady(isFree && found === null);
    });
    return () => leave();
  }, []);

  const settle = useCallback(() => {
    setReady(true);
    setOffered(null);
  }, []);

  const forget = useCallback(async () => {
    if (!isElsewhere) {
      await deleteDraft();
      settle();
    }
  }, [isElsewhere, settle]);

  const problem = isElsewhere ? draftProblems.elsewhere : isRefused ? draftProblems.refused : null;
  return {offered, problem, settle, forget};
}
