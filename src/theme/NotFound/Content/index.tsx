/**
 * Replaces @docusaurus/theme-classic 3.10.2 `NotFound/Content`.
 * Why: an unknown address offers the nearest pages, the search and the manuals, all in the page's
 * main content, which takes nothing upstream; the layout around it resets the title set before it.
 * Can go when the 404 page can be composed by configuration.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import styles from '@site/src/components/NotFoundHelp/styles.module.css';
import {lazyPart} from '@site/src/components/LoadingState/lazyPart';

const NotFoundHelp = lazyPart(() => import('@site/src/components/NotFoundHelp'), {optional: true});

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
