/**
 * Replaces @docusaurus/core `Root`, which renders its children only.
 * Why: the search panel and the small window stay open when the page under them changes.
 * Can go when all manuals share one layout.
 */
import type {ReactNode} from 'react';
import SearchProvider from '@portal/search/provider';
import {frequentTasks} from '@site/src/config/frequentTasks';
import WindowProvider from '@site/src/components/SmallWindow/WindowProvider';
import {manualTable} from '@portal/content/manuals';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <SearchProvider manuals={manualTable} tasks={frequentTasks}>
      <WindowProvider>{children}</WindowProvider>
    </SearchProvider>
  );
}
