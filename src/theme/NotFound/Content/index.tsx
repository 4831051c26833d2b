/**
 * Replaces @docusaurus/theme-classic `NotFound/Content`.
 * Why: the page suggests the nearest pages, the search and the manuals in its main content, which is fixed upstream. The
 * layout around it resets a title that is set before it.
 * Can go when the configuration can compose the 404 page.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import styles from '@site/src/components/NotFoundHelp/styles.module.css';
import {lazyPart} from '@portal/common/components/LoadingState/lazyPart';

const NotFoundHelp = lazyPart(() => import('@site/src/components/NotFoundHelp'), {
  optional: true,
  // Until it is there, the footer stays where it will be.
  fallback: <div className={styles.coming} />,
});

export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({id: 'theme.NotFound.title', message: 'Page Not Found'});
  return (
    <main className={clsx('container margin-vert--xl', styles.page, className)}>
      <PageMetadata title={title} />
      <h1>{title}</h1>
      <p>
        <Translate id="theme.NotFound.p1">Nothing was found here.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">Please tell the owner of the link.</Translate>
      </p>
      <NotFoundHelp />
    </main>
  );
}
