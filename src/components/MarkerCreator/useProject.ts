import {useCallback, useEffect, useReducer, useState} from 'react';
import {deleteDraft, readDraft, saveDraft, type Draft} from './io/draft';
import {loadPicture, type LoadedPicture} from './io/loadPicture';
import {emptyHistory, historyReducer, type History, type HistoryAction} from './model/history';
import {emptyProject} from './model/project';
import {pictureName} from './model/fileName';

/** Pause after a change before the draft is kept, in milliseconds. */
const draftDelay = 300;

export interface ProjectState {
  history: History;
  dispatch: (action: HistoryAction) => void;
  picture: LoadedPicture | null;
  /** Reads a file and shows it in place of the present one; markers stay. Rejects with PictureError. */
  load: (file: Blob, fileName?: string) => Promise<LoadedPicture>;
  /** Work of an earlier visit, until it is taken up or discarded. */
  draft: Draft | null;
  restoreDraft: () => Promise<void>;
  /** Forgets it; it is offered until the browser has done so. */
  discardDraft: () => Promise<void>;
  /** Empties everything. */
  clear: () => void;
}

/** The picture, its project with undo, and the draft that survives a reload. */
export function useProject(): ProjectState {
  const [history, dispatch] = useReducer(historyReducer, emptyHistory);
  const [picture, setPicture] = useState<LoadedPicture | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  // An earlier draft is not overwritten before the editor has decided about it.
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    void readDraft().then((found) => {
      setDraft(found);
      setReady(found === null);
    });
  }, []);

  // Another picture in its place, and leaving the page, set the picture's memory free.
  const url = picture?.url;
  useEffect(
    () => () => {
      if (url) {
        URL.revokeObjectURL(url);
      }
    },
    [url],
  );

  const {present} = history;
  useEffect(() => {
    const isEmpty = picture === null && present === emptyProject;
    if (!isReady || isEmpty) {
      return undefined;
    }
    const kept = picture && {blob: picture.blob, fileName: picture.fileName};
    const timer = setTimeout(() => void saveDraft({project: present, picture: kept}), draftDelay);
    return () => clearTimeout(timer);
  }, [present, picture, isReady]);

  const startAfresh = useCallback(() => {
    setReady(true);
    setDraft(null);
  }, []);

  const load = useCallback(async (file: Blob, fileName = '') => {
    const loaded = await loadPicture(file, fileName);
    setPicture(loaded);
    if (fileName) {
      dispatch({type: 'name', name: pictureName(fileName)});
      dispatch({type: 'pause'});
    }
    return loaded;
  }, []);

  const restoreDraft = useCallback(async () => {
    if (draft) {
      if (draft.picture) {
        setPicture(await loadPicture(draft.picture.blob, draft.picture.fileName));
      }
      dispatch({type: 'replace', project: draft.project});
      startAfresh();
    }
  }, [draft, startAfresh]);

  const clear = useCallback(() => {
    setPicture(null);
    dispatch({type: 'replace', project: emptyProject});
    void deleteDraft();
  }, []);

  const discardDraft = useCallback(async () => {
    await deleteDraft();
    startAfresh();
  }, [startAfresh]);

  return {history, dispatch, picture, load, draft, restoreDraft, discardDraft, clear};
}
