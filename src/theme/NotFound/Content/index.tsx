/**
 * Wraps @docusaurus/theme-classic 3.10.2 `NotFound/Content`.
 * Why: an unknown address offers the nearest pages, the search and the manuals; the layout
 * around it resets the title that upstream sets before it.
 * Can go when the 404 page can be composed by configuration.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalContent from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';
import styles from '@site/src/components/NotFoundHelp/styles.module.css';
import {lazyPart} from '@site/src/components/LoadingState/lazyPart';

const NotFoundHelp = lazyPart(() => import('@site/src/components/NotFoundHelp'), {optional: true});

export default function NotFoundContent(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <OriginalContent {...props} className={styles.message} />
      <NotFoundHelp />
    </>
  );
}
