import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ManualIconName} from '@site/src/config/manualCards';
import Icon from './Icon';
import styles from './styles.module.css';

interface Props {
  to: string;
  icon: ManualIconName;
  title: ReactNode;
  description?: string;
}

/** Renders a card that leads to a manual or a page. */
export default function Card({to, icon, title, description}: Props): ReactNode {
  return (
    <Link to={to} className={styles.card}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.title}>{title}</div>
      {description && <span className={styles.description}>{description}</span>}
    </Link>
  );
}
