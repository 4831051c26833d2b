import {useCallback, type ComponentProps, type ReactNode} from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {pageTitle} from './pageTitle';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

/** Gives every page inside a title with the name of its manual. */
export default function PageTitle({children}: {children: ReactNode}): ReactNode {
  const active = useActivePluginAndVersion();
  const manual = active?.activePlugin.pluginId;
  const version = active?.activeVersion?.name;
  const format = useCallback<Formatter>(
    ({defaultFormatter, ...parts}) =>
      defaultFormatter({...parts, title: pageTitle(parts, manual, version)}),
    [manual, version],
  );
  return <TitleFormatterProvider formatter={format}>{children}</TitleFormatterProvider>;
}
