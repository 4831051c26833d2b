import type {ReactNode} from 'react';
import Part, {type PartProps} from './Part';
import State, {chosen} from './State';
import styles from './styles.module.css';

interface Props extends PartProps {
  /** Names, separated by |. */
  tabs: string;
  /** Number of the open tab, from 1. */
  active?: number;
}

/** Renders a row of tabs. */
export default function UiTabs({tabs, active = 1, marker}: Props): ReactNode {
  return (
    <Part marker={marker} className={styles.tabs}>
      {tabs.split('|').map((tab, index) => (
        <span key={index} className={styles.tab} data-active={index + 1 === active || undefined}>
          {index + 1 === active && <State>{chosen()}</State>}
          <span>{tab.trim()}</span>
        </span>
      ))}
    </Part>
  );
}
