import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  audiences,
  manualPath,
  manualsFor,
  type Audience,
  type Manual,
} from '@portal/content/manuals';
import styles from './styles.module.css';

interface LinksProps {
  title: string;
  manuals: readonly Manual[];
  onClick?: () => void;
}

/** Renders links to manuals, with the reader's marked. */
export function ManualLinks({title, manuals, onClick}: LinksProps): ReactNode {
  return (
    <section>
      <p className={styles.title}>{title}</p>
      <ul className="menu__list">
        {manuals.map((manual) => (
          <li key={manual.id} className="menu__list-item">
            <Link
              isNavLink
              to={manualPath(manual)}
              className="menu__link"
              activeClassName="menu__link--active"
              // Not `page`, as in the bar.
              aria-current="true"
              onClick={onClick}>
              {manual.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Renders the button of the bar that leads to every manual. It is none of the bar's items, which are given
 * (specification, section 2.2). The browser opens and closes its panel, without JavaScript too.
 */
export default function AllManuals(): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const label = translate({id: 'portal.allManuals', message: 'Alle Anleitungen'});
  return (
    <>
      <button
        type="button"
        popoverTarget="all-manuals"
        title={label}
        className={clsx('clean-btn', styles.button)}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
        </svg>
        <span className={styles.label}>{label}</span>
      </button>
      <div
        ref={panel}
        id="all-manuals"
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.panel}>
        {(Object.keys(audiences) as Audience[]).map((audience) => (
          <ManualLinks
            key={audience}
            title={audiences[audience]}
            manuals={manualsFor(audience)}
            onClick={() => panel.current?.hidePopover()}
          />
        ))}
      </div>
    </>
  );
}
