import {useId, useRef, useState, type ReactNode} from 'react';
import {isApple} from '@portal/common/browser/isApple';
import OnBack from '@portal/common/browser/OnBack';
import {languageNames, type Pane, type Project} from '../../project';
import {goalsTitle} from '../Exercise/texts';
import CodePane, {type CodePaneHandle} from './CodePane';
import Messages from './Messages';
import Tabs from './Tabs';
import {editorName, labels, previewName} from './texts';
import {useFullScreen} from './useFullScreen';
import {usePreview} from './usePreview';
import styles from './styles.module.css';

export interface WorkbenchProps {
  /** Name of the example or exercise. */
  title: string;
  project: Project;
  /** Returns the project to run, if it differs from what is typed. */
  toRun?: (project: Project) => Project;
  panes: readonly Pane[];
  /** Whether the editor is in or near the window. */
  isNear: boolean;
  /** File that is open at first, by default the first one. */
  open?: Pane;
  onChange: (project: Project) => void;
  /** Called with every project that has run, and whether it is on show. */
  onRun?: (project: Project, isShown: boolean) => void;
  /** Buttons of the owner, at the right of the bar. */
  tools?: ReactNode;
  /** The goals, for the full window, which covers the page with the goals. */
  goals?: ReactNode;
}

const same = (project: Project) => project;

/** Renders code editor, preview and messages. It loads on demand, in the browser only. */
export default function Workbench(props: WorkbenchProps): ReactNode {
  const {title, project, toRun = same, panes, isNear, open, onChange, onRun, tools, goals} = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const editors = useRef<Partial<Record<Pane, CodePaneHandle | null>>>({});
  const [active, setActive] = useState<Pane>(open ?? panes[0] ?? 'html');
  const [isPhone, setPhone] = useState(false);
  const [isFull, setFull] = useFullScreen(root);
  const {host, notices} = usePreview({
    project,
    title: previewName(title),
    isSeen: isNear || isFull,
    toRun,
    onRun,
  });

  function goTo(pane: Pane, line: number) {
    if (!panes.includes(pane)) return;
    setActive(pane);
    // The panel must be visible before it can take the focus.
    window.requestAnimationFrame(() => editors.current[pane]?.goToLine(line));
  }

  return (
    <div
      ref={root}
      className={styles.workbench}
      data-full={isFull || undefined}
      role={isFull ? 'dialog' : 'group'}
      aria-modal={isFull || undefined}
      aria-label={editorName(title)}>
      {isFull && <OnBack onBack={() => setFull(false)} ownEntry />}
      <div className={styles.bar}>
        {panes.length > 1 ? (
          <Tabs panes={panes} active={active} id={id} onSelect={setActive} />
        ) : (
          <p className={styles.barTitle}>{languageNames[active]}</p>
        )}
        <div className={styles.tools}>
          {tools}
          <button type="button" onClick={() => setFull(!isFull)}>
            {isFull ? labels.leaveFullScreen : labels.fullScreen}
          </button>
        </div>
      </div>
      {isFull && goals && (
        <details open className={styles.goals}>
          <summary>{goalsTitle}</summary>
          {goals}
        </details>
      )}
      <div className={styles.stage}>
        <div className={styles.editors}>
          {panes.map((pane) => (
            <div
              key={pane}
              id={`${id}-panel-${pane}`}
              role={panes.length > 1 ? 'tabpanel' : undefined}
              aria-labelledby={panes.length > 1 ? `${id}-tab-${pane}` : undefined}
              hidden={pane !== active}
              className={styles.panel}>
              <CodePane
                ref={(handle) => {
                  editors.current[pane] = handle;
                }}
                pane={pane}
                text={project[pane]}
                describedBy={`${id}-help`}
                onChange={(text) => onChange({...project, [pane]: text})}
              />
            </div>
          ))}
          <p id={`${id}-help`} className={styles.help}>
            <kbd>Tab</kbd> rückt ein. Mit <kbd>Esc</kbd>, dann <kbd>Tab</kbd> verlässt du den
            Editor. <kbd>{isApple() ? 'Shift+Alt+M' : 'Ctrl+M'}</kbd> stellt um, ob <kbd>Tab</kbd>{' '}
            einrückt oder weitergeht.
          </p>
        </div>
        <div className={styles.result}>
          <div className={styles.bar}>
            <p className={styles.barTitle}>{labels.preview}</p>
            <div className={styles.tools}>
              <button type="button" aria-pressed={!isPhone} onClick={() => setPhone(false)}>
                {labels.wide}
              </button>
              <button type="button" aria-pressed={isPhone} onClick={() => setPhone(true)}>
                {labels.phone}
              </button>
            </div>
          </div>
          <div ref={host} className={styles.preview} data-phone={isPhone || undefined} />
          <Messages notices={notices} onGoTo={goTo} />
        </div>
      </div>
    </div>
  );
}
