import {computerWindow, createPage, openedFiles} from '../checks/page';
import {noAnswer, runChecks} from '../checks/run';
import type {Check, OpenOptions, Page, Verdict} from '../checks/types';
import type {Project} from '../project';
import {assemble} from './assemble';
import {MissingFrame, SandboxFrame} from './SandboxFrame';

/**
 * Runs checks on a project in invisible frames of a fixed window size, so that they depend neither on the reader's
 * screen nor on clicks in the preview.
 *
 * @param host element that holds the frames while they are needed
 * @param address of frame.htm
 * @param signal ends everything at once, when a newer version is to be looked at
 * @throws MissingFrame when no frame can be loaded
 */
export async function inspect(
  checks: readonly Check[],
  project: Project,
  host: HTMLElement,
  address: string,
  signal: AbortSignal,
): Promise<Verdict[]> {
  const frames: SandboxFrame[] = [];
  const close = () => frames.forEach((frame) => frame.destroy());
  signal.addEventListener('abort', close);

  async function open(options: OpenOptions = {}): Promise<Page> {
    signal.throwIfAborted();
    const output: string[] = [];
    const frame = new SandboxFrame(host, address, (message) => {
      if (message.type === 'console') output.push(message.text);
    });
    frames.push(frame);
    frame.element.width = String(options.width ?? computerWindow.width);
    frame.element.height = String(computerWindow.height);
    await frame.run(assemble(openedFiles(project, options)), 0, options.hour);
    return createPage({ask: (question) => frame.ask(question), output: () => output});
  }

  try {
    const page = await open().catch((error: unknown) => {
      if (error instanceof MissingFrame) throw error;
      signal.throwIfAborted();
      return null;
    });
    return page
      ? await runChecks(checks, {project, page, open}, signal)
      : checks.map(() => noAnswer);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}
