import type {ReactNode} from 'react';
import {pictureName} from '../model/fileName';
import type {HistoryAction} from '../model/history';
import type {Project} from '../model/project';
import {labels} from '../texts';
import styles from '../styles.module.css';

interface Props {
  project: Project;
  dispatch: (action: HistoryAction) => void;
}

/** Renders the fields for alternative text and file name. */
export default function Details({project, dispatch}: Props): ReactNode {
  return (
    <div className={styles.details}>
      <div className={styles.field}>
        <label>
          {labels.alt}
          <input
            type="text"
            autoComplete="off"
            value={project.alt}
            aria-describedby="marker-creator-alt-help"
            onChange={({target}) => dispatch({type: 'alt', alt: target.value})}
            onBlur={() => dispatch({type: 'pause'})}
          />
        </label>
        {/* Outside the label. Inside, it would be read twice: with the name and as the description. */}
        <span id="marker-creator-alt-help" className={styles.quiet}>
          {labels.altHelp}
        </span>
      </div>
      <label>
        {labels.name}
        <input
          type="text"
          autoComplete="off"
          value={project.name}
          onChange={({target}) => dispatch({type: 'name', name: target.value})}
          onBlur={() => dispatch({type: 'name', name: pictureName(project.name)})}
        />
      </label>
    </div>
  );
}
