import {useEffect, useRef, useState, type RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Notice} from '../../messages/notices';
import type {Project} from '../../project';
import {playgroundFrame} from '../../sandbox/policy';
import {Preview} from './preview';

/** Pause in typing after which the page runs, in milliseconds. */
export const PAUSE_MS = 350;

interface Options {
  project: Project;
  /** Name of the frame for screen readers. */
  title: string;
  /** Whether a reader may see the page. Otherwise, it does not run yet. */
  isSeen: boolean;
  /** Returns the project to run, if it differs from what is typed. */
  toRun: (project: Project) => Project;
  /** Called with every project that has run and was not replaced by another, and whether it is shown. */
  onRun?: (project: Project, isShown: boolean) => void;
}

interface Result {
  host: RefObject<HTMLDivElement | null>;
  notices: readonly Notice[];
}

/** Runs a project in `host` whenever it changes, and catches up when it comes into view. */
export function usePreview({project, title, isSeen, toRun, onRun}: Options): Result {
  const host = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview | null>(null);
  /** The project that was run last. */
  const ran = useRef<Project | null>(null);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const address = useBaseUrl(playgroundFrame);
  const latest = useRef({onRun, toRun});
  useEffect(() => {
    latest.current = {onRun, toRun};
  });

  useEffect(() => {
    const created = new Preview({host: host.current!, address, title, onNotices: setNotices});
    preview.current = created;
    ran.current = null;
    return () => {
      preview.current = null;
      created.destroy();
    };
  }, [address, title]);

  useEffect(() => {
    if (!isSeen || ran.current === project) return undefined;
    const run = async () => {
      const running = preview.current;
      if (!running) return;
      ran.current = project;
      const isShown = await running.run(latest.current.toRun(project));
      if (running === preview.current && ran.current === project) {
        latest.current.onRun?.(project, isShown);
      }
    };
    const timer = window.setTimeout(() => void run(), ran.current ? PAUSE_MS : 0);
    return () => window.clearTimeout(timer);
  }, [project, isSeen]);

  return {host, notices};
}
