import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {lazyPart} from '@portal/common/components/LoadingState/lazyPart';

const Offer = lazyPart(() => import('./Offer'), {optional: true});

/** Renders a link to the manual as a PDF on its start page, if `npm run handbook` has printed it. */
export default function HandbookOffer(): ReactNode {
  const {metadata} = useDoc();
  const {pluginId} = useDocsVersion();
  const isStart = metadata.slug === '/' && pluginId !== 'default';
  return isStart && <Offer start={metadata.permalink} />;
}
