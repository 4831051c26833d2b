import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {focusPlace} from '@portal/common/browser/focusPlace';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (main) {
    event.preventDefault();
    focusPlace(main);
    main.scrollIntoView();
  }
}

/** Renders the page's first link, which leads to its content. Only who reaches it with the keyboard sees it. */
export default function SkipLink(): ReactNode {
  const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});
  return (
    <div role="region" aria-label={label}>
      <a href={`#${SkipToContentFallbackId}`} className={styles.skipToContent} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
