import {useContext, useLayoutEffect, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useMedia} from '@portal/common/browser/useMedia';
import {FoldContext, narrow} from './context';

/** Whether `fold` makes buttons of the headings. It has, before React starts. */
const areButtons =
  ExecutionEnvironment.canUseDOM && Boolean(window.foldSections) && matchMedia(narrow).matches;

/** Renders the text of a section's heading: as the button that opens the section where sections fold. */
export default function SectionText({children}: {children: ReactNode}): ReactNode {
  const isFolded = useContext(FoldContext);
  const isNarrow = useMedia(narrow, areButtons) && Boolean(window.foldSections);
  useLayoutEffect(() => window.foldSections?.(), [isNarrow]);
  return isFolded && isNarrow ? <button type="button">{children}</button> : <span>{children}</span>;
}
