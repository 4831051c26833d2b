import {useCallback, useEffect, useState} from 'react';
import {deleteDraft, readDraft, type Draft} from './io/draft';
import {reserveDraft} from './io/reserveDraft';
import {draftProblems} from './texts';
import {useKeptDraft} from './useKeptDraft';

export interface DraftState {
  /** Work of an earlier visit, until it is restored or discarded. */
  offered: Draft | null;
  /** Why a reload would lose the current work, in German. Null if it would not. */
  problem: string | null;
  /** Ends the offer. From now on, the current work replaces the draft. */
  settle: () => void;
  /** Deletes the stored draft. Earlier work is offered until the browser has deleted it. */
  forget: () => Promise<void>;
}

/** Offers the work of an earlier visit and stores the current work. Null means that there is none. */
export function useDraft(work: Draft | null): DraftState {
  const [offered, setOffered] = useState<Draft | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  // An earlier draft is not overwritten until the editor has decided about it.
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
