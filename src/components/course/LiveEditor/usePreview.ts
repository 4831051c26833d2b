import {useEffect, useRef, useState, type RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Notice} from '@site/src/course/messages/notices';
import type {Project} from '@site/src/course/project';
import {playgroundFrame} from '@site/src/course/sandbox/policy';
import {Preview} from './preview';

/** Pause in typing after which the page runs, in milliseconds. */
const PAUSE_MS = 350;

interface Result {
  host: RefObject<HTMLDivElement | null>;
  notices: readonly Notice[];
}

/**
 * Runs a project in `host` whenever it changes.
 *
 * @param toRun the project as it runs, where it differs from what is typed
 * @param onShown called with every project that has run to the end of loading
 */
export function usePreview(
  project: Project,
  title: string,
  onShown?: (project: Project) => void,
  toRun: (project: Project) => Project = (typed) => typed,
): Result {
  const host = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview | null>(null);
  const ranOnce = useRef(false);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const address = useBaseUrl(playgroundFrame);
  const latest = useRef({onShown, toRun});
  useEffect(() => {
    latest.current = {onShown, toRun};
  });

  useEffect(() => {
    const created = new Preview({host: host.current!, address, title, onNotices: setNotices});
    preview.current = created;
    ranOnce.current = false;
    return () => created.destroy();
  }, [address, title]);

  useEffect(() => {
    const run = () => {
      ranOnce.current = true;
      void preview.current?.run(latest.current.toRun(project)).then((shown) => {
        if (shown) latest.current.onShown?.(project);
      });
    };
    const timer = window.setTimeout(run, ranOnce.current ? PAUSE_MS : 0);
    return () => window.clearTimeout(timer);
  }, [project]);

  return {host, notices};
}
