import {useContext, useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useMedia} from '@portal/common/browser/useMedia';
import {narrow, SectionContext, SectionsContext} from './context';
import styles from './styles.module.css';

/**
 * Renders what stands below the heading of a section. `data-closed` closes it before React is there; then the browser's
 * own attribute does, whose content a search in the page opens.
 */
export default function SectionBody({children}: {children: ReactNode}): ReactNode {
  const id = useContext(SectionContext)!;
  const {areFolded, isOpen} = useContext(SectionsContext);
  const isNarrow = useMedia(narrow, false);
  const body = useRef<HTMLDivElement>(null);
  const isClosed = areFolded && !isOpen(id);
  useLayoutEffect(() => {
    // React knows only the attribute without a value.
    if (isClosed && isNarrow) {
      body.current!.setAttribute('hidden', 'until-found');
    } else {
      body.current!.removeAttribute('hidden');
    }
  }, [isClosed, isNarrow]);
  return (
    <div
      ref={body}
      id={`${id}-body`}
      data-section-body=""
      data-closed={isClosed ? '' : undefined}
      className={clsx('markdown', styles.body)}>
      {children}
    </div>
  );
}
