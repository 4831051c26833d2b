import {useMemo, useState, type ReactNode} from 'react';
import {sameProject, type Pane, type Project} from '../../project';
import LiveEditor from '../LiveEditor';
import StaticCode from '../LiveEditor/StaticCode';
import {linked, projectFrom} from './project';
import {resetLabel} from './texts';

interface Props {
  title: string;
  /** File that is open at first, by default the first one. */
  open?: Pane;
  /** Code fences in `html`, `css` or `js`, at most one of each. */
  children: ReactNode;
}

/** Renders an example that the reader may change. Changes are not stored. */
export default function LiveExample({title, open, children}: Props): ReactNode {
  const {project: initial, panes} = useMemo(() => projectFrom(children), [children]);
  const [project, setProject] = useState<Project>(initial);
  return (
    <LiveEditor
      title={title}
      lines={Math.max(...panes.map((pane) => initial[pane].split('\n').length))}
      project={project}
      toRun={linked}
      panes={panes}
      open={open}
      onChange={setProject}
      tools={
        <button
          type="button"
          // This keeps the focus, which `disabled` would lose.
          aria-disabled={sameProject(project, initial)}
          onClick={() => setProject(initial)}>
          {resetLabel}
        </button>
      }
      fallback={<StaticCode project={project} panes={panes} />}
    />
  );
}
