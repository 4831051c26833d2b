import {useCallback, useEffect, useMemo, useReducer, useRef, useState} from 'react';
import {loadPicture, type LoadedPicture} from './io/loadPicture';
import {pictureName} from './model/fileName';
import {wholePicture} from './model/geometry';
import {emptyHistory, historyReducer, type History, type HistoryAction} from './model/history';
import {emptyProject} from './model/project';
import {useDraft} from './useDraft';

export interface ProjectState {
  history: History;
  dispatch: (action: HistoryAction) => void;
  picture: LoadedPicture | null;
  /**
   * Reads a file and shows it in place of the current picture. Markers stay. Returns null if another file was chosen
   * in the meantime. Rejects with PictureError.
   */
  load: (file: Blob, fileName?: string) => Promise<LoadedPicture | null>;
  /** Whether work of an earlier visit waits for a decision. */
  isOffered: boolean;
  /** Restores the draft. If its picture is damaged, restores the markers and texts and rejects with PictureError. */
  restoreDraft: () => Promise<void>;
  /** Deletes the draft. */
  discardDraft: () => Promise<void>;
  /** Why a reload would lose the current work, in German. Null if it would not. */
  draftProblem: string | null;
  /** Empties everything. */
  clear: () => void;
}

/** Returns the picture, its project with undo, and the draft that survives a reload. */
export function useProject(): ProjectState {
  const [history, dispatch] = useReducer(historyReducer, emptyHistory);
  const [picture, setPicture] = useState<LoadedPicture | null>(null);
  // A large picture may take longer than one that is chosen after it, so the order of the choices decides.
  const lastTurn = useRef(0);
  const shownTurn = useRef(0);
  const {present} = history;

  const work = useMemo(() => {
    const isEmpty = picture === null && present === emptyProject;
    const kept = picture && {blob: picture.blob, fileName: picture.fileName};
    return isEmpty ? null : {project: present, picture: kept};
  }, [present, picture]);
  const {offered, problem, settle, forget} = useDraft(work);

  // The picture's memory is freed when another picture replaces it and when the page is left.
  const url = picture?.url;
  useEffect(
    () => () => {
      if (url) {
        URL.revokeObjectURL(url);
      }
    },
    [url],
  );

  // A file that is still being read when the page is left is ignored.
  useEffect(() => {
    shownTurn.current = 0;
    return () => {
      shownTurn.current = Infinity;
    };
  }, []);

  /** Reads a file and shows it. Returns null if another was chosen in the meantime. */
  const show = useCallback(async (file: Blob, fileName: string) => {
    lastTurn.current += 1;
    const turn = lastTurn.current;
    const loaded = await loadPicture(file, fileName);
    if (turn < shownTurn.current) {
      URL.revokeObjectURL(loaded.url);
      return null;
    }
    shownTurn.current = turn;
    setPicture(loaded);
    return loaded;
  }, []);

  const load = useCallback(
    async (file: Blob, fileName = '') => {
      const loaded = await show(file, fileName);
      if (!loaded) {
        return null;
      }
      const isOtherSize =
        picture && (picture.width !== loaded.width || picture.height !== loaded.height);
      dispatch({
        type: 'picture',
        changes: {
          ...(fileName && {name: pictureName(fileName)}),
          ...(isOtherSize && {crop: wholePicture}),
        },
      });
      return loaded;
    },
    [picture, show],
  );

  const restoreDraft = useCallback(async () => {
    if (offered) {
      try {
        if (offered.picture) {
          await show(offered.picture.blob, offered.picture.fileName);
        }
      } finally {
        dispatch({type: 'restart', project: offered.project});
        settle();
      }
    }
  }, [offered, settle, show]);

  const clear = useCallback(() => {
    lastTurn.current += 1;
    shownTurn.current = lastTurn.current;
    setPicture(null);
    dispatch({type: 'restart', project: emptyProject});
    void forget();
  }, [forget]);

  return {
    history,
    dispatch,
    picture,
    load,
    isOffered: offered !== null,
    restoreDraft,
    discardDraft: forget,
    draftProblem: problem,
    clear,
  };
}
