import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Exercise, Verdict} from '../../checks/types';
import {lessonOf} from '../../lessons';
import {firstProject, type Project} from '../../project';
import {playgroundFrame} from '../../sandbox/policy';
import {noProgress, progressBox, withDone} from '../../storage/progress';
import {projectBox, rememberStart} from '../../storage/work';
import {useBox} from '../lib/useBox';

/** Pause after a run before the goals are checked, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Returns the state of one exercise: the trainee's page, the results of its goals, and whether it is solved.
 *
 * @param host element that holds the frames in which checks look at the page
 */
export function useExercise(exercise: Exercise, host: RefObject<HTMLElement | null>) {
  const {id, checks} = exercise;
  const project = useBox(projectBox, firstProject);
  const progress = useBox(progressBox, noProgress);
  const [verdicts, setVerdicts] = useState<readonly Verdict[] | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const address = useBaseUrl(playgroundFrame);
  const checked = useRef<Project | null>(null);
  const timer = useRef(0);
  /** Ends the running check. */
  const running = useRef<AbortController | null>(null);

  /** Cancels the running or scheduled check. */
  const stop = useCallback(() => {
    window.clearTimeout(timer.current);
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  /** Checks a version of the page. A newer one replaces it. */
  const check = useCallback(
    async (version: Project) => {
      stop();
      const controller = new AbortController();
      running.current = controller;
      checked.current = version;
      const isLatest = () => running.current === controller;
      setChecking(true);
      setFailed(false);
      try {
        const {inspect} = await import('../../sandbox/inspect');
        if (!host.current || !isLatest()) return;
        const found = await inspect(checks, version, host.current, address, controller.signal);
        if (!isLatest()) return;
        setVerdicts(found);
        if (found.every((verdict) => verdict === true)) {
          progressBox.set(withDone(progressBox.get(), id));
        }
      } catch {
        // The code of the checks or their frame could not be loaded, for example offline.
        if (isLatest()) setFailed(true);
      } finally {
        if (isLatest()) setChecking(false);
      }
    },
    [checks, id, address, host, stop],
  );

  const change = useCallback(
    (next: Project) => {
      rememberStart(id, projectBox.get());
      projectBox.set(next);
      const {last} = progressBox.get();
      if (last?.exercise !== id) {
        progressBox.set({...progressBox.get(), last: {lesson: lessonOf(id).id, exercise: id}});
      }
    },
    [id],
  );

  /**
   * Called when a version has run. If it is shown, its goals are checked after a pause in typing; otherwise its
   * result is unknown.
   */
  const onRun = useCallback(
    (version: Project, isShown: boolean) => {
      window.clearTimeout(timer.current);
      if (isShown) {
        if (checked.current === version) return;
        timer.current = window.setTimeout(() => void check(version), PAUSE_MS);
      } else {
        stop();
        checked.current = null;
        setVerdicts(null);
        setChecking(false);
      }
    },
    [check, stop],
  );

  return {
    project,
    progress,
    verdicts,
    isChecking,
    hasFailed,
    check,
    change,
    onRun,
    solvedOn: progress.done[id] ?? null,
  };
}
