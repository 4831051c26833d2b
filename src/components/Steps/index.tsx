import {useContext, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import SmallWindow from '../SmallWindow';
import {stepsAttribute} from '@portal/content/parts';
import {JumpContext} from './jump';
import type {LoadStepActions} from './stepActions';
import styles from './styles.module.css';

interface StepsProps {
  /** The first number, if it is not 1 and no steps above lead to it. The build gives it to the list. */
  start?: number;
  /** What the list does, if the heading above it does not say it or has several lists. */
  title?: string;
  /** When the list applies: «Die Seite soll eine Weile weg sein.» */
  wenn?: string;
  /** What not to choose, because it would do more than the reader means. */
  nicht?: string;
  /** Address of the list that undoes it: `#wieder-zeigen`. */
  zurueck?: string;
  /** Loads what the page's steps do. The build passes it where a walk has noted it. */
  actions?: LoadStepActions;
  children: ReactNode;
}

/** Renders numbered instructions. The build turns the Markdown list inside into `Step`s. */
export default function Steps({title, actions, children, ...props}: StepsProps): ReactNode {
  const {wenn, nicht, zurueck} = props;
  const about = (wenn || nicht || zurueck) && <About {...props} />;
  return (
    <div className={styles.steps} {...{[stepsAttribute]: true}}>
      {title && <p className={styles.title}>{title}</p>}
      {about}
      <SmallWindow title={title} about={about} actions={actions}>
        {children}
      </SmallWindow>
      {children}
    </div>
  );
}

/** Renders what readers must know before the first step. It is in the small window as well. */
function About({wenn, nicht, zurueck}: Omit<StepsProps, 'children'>): ReactNode {
  return (
    <>
      {wenn && <p>{wenn}</p>}
      {nicht && <p className={styles.not}>{nicht}</p>}
      {zurueck && (
        <p>
          <a href={zurueck}>
            {translate({id: 'portal.steps.undo', message: 'So machen Sie es rückgängig'})}
          </a>
        </p>
      )}
    </>
  );
}

/** Renders the list of a `Steps`. `start` is the first number. */
export function StepList({start, children}: {start?: number; children: ReactNode}): ReactNode {
  return (
    <ol role="list" start={start} className={styles.list}>
      {children}
    </ol>
  );
}

interface StepProps {
  n: number;
  /** Anchor of the step. */
  id: string;
  children: ReactNode;
}

/** Renders one step. Its number is a link to itself, for readers who want to send it to someone. */
export function Step({n, id, children}: StepProps): ReactNode {
  return (
    <li id={id} value={n} className={styles.step}>
      {/* A shortcut for the mouse. Screen readers read the number before the text, where the style sheet adds it. */}
      <a href={`#${id}`} className={styles.number} aria-hidden="true" tabIndex={-1}>
        {n}
      </a>
      <div className={styles.body}>{children}</div>
    </li>
  );
}

/** Renders «Schritt 5» in a step of the same list: a link to it, or a button where one step is shown at a time. */
export function StepLink({n, id}: {n: number; id: string}): ReactNode {
  const jump = useContext(JumpContext);
  const text = translate({id: 'portal.steps.other', message: 'Schritt {n}'}, {n: String(n)});
  return jump ? (
    <button type="button" className="link-button" onClick={() => jump(id)}>
      {text}
    </button>
  ) : (
    <a href={`#${id}`}>{text}</a>
  );
}
