import {useCallback, type ComponentProps, type ReactNode} from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {pageTitle} from './pageTitle';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

interface Props {
  /** The manual, and which of its versions. */
  version: Pick<PropVersionMetadata, 'pluginId' | 'version'>;
  children: ReactNode;
}

/**
 * Gives every page inside a title with the name of its manual. Below the router, so that a page
 * that is about to be left keeps its own while the next one is loaded.
 */
export default function PageTitle({version: {pluginId, version}, children}: Props): ReactNode {
  const format = useCallback<Formatter>(
    ({defaultFormatter, ...parts}) =>
      defaultFormatter({...parts, title: pageTitle(parts, pluginId, version)}),
    [pluginId, version],
  );
  return <TitleFormatterProvider formatter={format}>{children}</TitleFormatterProvider>;
}
