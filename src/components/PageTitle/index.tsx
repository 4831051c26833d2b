import {useCallback, type ComponentProps, type ReactNode} from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {pageTitle} from './pageTitle';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

interface Props {
  /** The manual and its version. */
  version: Pick<PropVersionMetadata, 'pluginId' | 'version'>;
  children: ReactNode;
}

/**
 * Adds the name of the manual to the title of every page inside. It is below the router, so that a page keeps its
 * title while the next one is loading.
 */
export default function PageTitle({version: {pluginId, version}, children}: Props): ReactNode {
  const format = useCallback<Formatter>(
    ({defaultFormatter, ...parts}) =>
      defaultFormatter({...parts, title: pageTitle(parts, pluginId, version)}),
    [pluginId, version],
  );
  return <TitleFormatterProvider formatter={format}>{children}</TitleFormatterProvider>;
}
