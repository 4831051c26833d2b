import {browser} from '../../messages/browser';
import {lintCss} from '../../messages/lintCss';
import {lintHtml} from '../../messages/lintHtml';
import {lintJs} from '../../messages/lintJs';
import {meetsIn} from '../../messages/meets';
import {
  frozenNotice,
  missingNotice,
  notice,
  noticeOf,
  tooLong,
  withNotice,
  type Notice,
} from '../../messages/notices';
import {strangeCharacters} from '../../messages/strangeCharacters';
import type {Project} from '../../project';
import {assemble} from '../../sandbox/assemble';
import {MissingFrame, SandboxFrame} from '../../sandbox/SandboxFrame';

/** Time between two checks whether the page still responds, in milliseconds. */
export const PULSE_MS = 2000;

/** Returns the findings that need no run, from the files themselves. */
function findingsOf(project: Project): Notice[] {
  const {findings: characters, meant} = strangeCharacters(project);
  const findings = [
    ...characters,
    ...lintHtml(meant.html, browser),
    ...lintCss(meant.css, {...browser, isMet: meetsIn(meant)}),
    ...lintJs(meant.js),
  ];
  return findings.map(({pane, line, text}) => notice('hint', text, {pane, line}));
}

interface Options {
  /** Element that shows the frame. */
  host: HTMLElement;
  /** Address of frame.htm. */
  address: string;
  /** Name of the frame for screen readers. */
  title: string;
  onNotices: (notices: readonly Notice[]) => void;
}

/**
 * Shows the trainee's page. Every run uses a fresh frame, which replaces the previous one when it is ready. One spare
 * frame is loaded in advance. A page that no longer responds is removed.
 */
export class Preview {
  private shown: SandboxFrame | null = null;
  /** The frame of the current run. */
  private coming: SandboxFrame | null = null;
  private spare: SandboxFrame | null;
  private notices: readonly Notice[] = [];
  private scroll = 0;
  private runs = 0;
  private tellTimer = 0;
  /**
   * Whether a page hangs. It blocks frames of the same process from loading, so their failure does not mean a network
   * problem.
   */
  private isStuck = false;
  /** The frame that was pinged and has not answered yet. */
  private felt: SandboxFrame | null = null;
  private readonly pulse: number;

  constructor(private readonly options: Options) {
    this.spare = this.createSpare();
    this.pulse = window.setInterval(() => void this.feelPulse(), PULSE_MS);
  }

  /** Runs a project. Resolves after it has loaded, with whether it is shown. */
  async run(project: Project): Promise<boolean> {
    this.runs += 1;
    const run = this.runs;
    // A replaced page may still wait for a picture, and its program would continue in the meantime.
    this.coming?.destroy();
    this.coming = null;
    const refusal = tooLong(project);
    this.notices = refusal ? [refusal] : findingsOf(project);
    this.tell();
    if (refusal) return false;
    const frame = this.spare ?? this.createFrame();
    this.coming = frame;
    this.spare = this.createSpare();
    let hasLeft = false;
    frame.listen((message) => {
      if (message.type === 'scroll' && frame === this.shown) this.scroll = message.top;
      const added = noticeOf(message);
      if (added && run === this.runs) this.add(added);
      if (message.type === 'left') {
        hasLeft = true;
        this.drop(frame);
      }
    });
    try {
      await frame.run(assemble(project), this.scroll);
    } catch (error) {
      frame.destroy();
      if (hasLeft) return false;
      if (run !== this.runs) return false;
      const isMissing = error instanceof MissingFrame;
      this.isStuck ||= !isMissing;
      if (isMissing && !this.isStuck) {
        this.dropSpare();
        this.add(missingNotice);
      } else this.freeze();
      return false;
    }
    if (run !== this.runs) return false;
    this.coming = null;
    this.show(frame);
    return true;
  }

  /** Ends everything. */
  destroy(): void {
    this.runs += 1;
    window.clearInterval(this.pulse);
    window.clearTimeout(this.tellTimer);
    this.dropSpare();
    this.coming?.destroy();
    this.shown?.destroy();
  }

  private createFrame(): SandboxFrame {
    return new SandboxFrame(this.options.host, this.options.address);
  }

  /** Creates a frame for the next run. If it cannot be loaded, that run creates its own. */
  private createSpare(): SandboxFrame {
    const frame = this.createFrame();
    frame.ready.catch(() => {
      if (frame === this.spare) this.dropSpare();
    });
    return frame;
  }

  private dropSpare(): void {
    this.spare?.destroy();
    this.spare = null;
  }

  private show(frame: SandboxFrame): void {
    this.isStuck = false;
    this.shown?.destroy();
    this.shown = frame;
    frame.element.title = this.options.title;
    frame.element.removeAttribute('aria-hidden');
    frame.element.removeAttribute('tabindex');
    frame.element.dataset.shown = '';
  }

  /** Removes a frame that no longer shows the trainee's page. */
  private drop(frame: SandboxFrame): void {
    if (frame === this.shown) this.shown = null;
    frame.destroy();
  }

  /** Removes all frames, because a browser may run them in one process, which ends with the last one. */
  private freeze(): void {
    this.isStuck = true;
    this.shown?.destroy();
    this.shown = null;
    this.dropSpare();
    this.add(frozenNotice);
  }

  private async feelPulse(): Promise<void> {
    const frame = this.shown;
    if (!frame || document.hidden || frame === this.felt) return;
    this.felt = frame;
    try {
      await frame.ping();
    } catch {
      if (frame === this.shown) this.freeze();
    } finally {
      if (frame === this.felt) this.felt = null;
    }
  }

  private add(added: Notice): void {
    this.notices = withNotice(this.notices, added);
    this.tell();
  }

  /** Reports the notices, several at once only once. */
  private tell(): void {
    window.clearTimeout(this.tellTimer);
    this.tellTimer = window.setTimeout(() => this.options.onNotices(this.notices), 60);
  }
}
