import {useEffect, useLayoutEffect, useMemo, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {decoded} from '@portal/common/text/decoded';
import {narrow, SectionsContext, type Sections} from './context';
import {foldedSections} from './foldedSections';

/**
 * Returns the storage of what is open on a page, for the entry of the browser's history. The first entry of a document
 * has the key that `keepPlace` gives it; those of jumps within a page have none.
 */
function slotOf({pathname, key}: ReturnType<typeof useLocation>) {
  const entry = key ?? (window.history.state as {key?: string} | null)?.key;
  return createStorageSlot(`portal.sections.${pathname} ${entry}`, {persistence: 'sessionStorage'});
}

const stored = (location: ReturnType<typeof useLocation>) =>
  slotOf(location).get()?.split(' ') ?? [];

const sectionOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-section]') ?? null;

/** Opens what a hash names: the folded text around it, and its section. */
function revealTarget(hash: string): void {
  const target = document.getElementById(decoded(hash.slice(1)));
  const folded = target?.closest('details');
  if (folded) {
    folded.open = true;
  }
  reveal(sectionOf(target));
}

/** Opens a section with the event by which browsers say that a search in the page has found something in it. */
function reveal(section: Element | null): void {
  const body = section?.querySelector('[data-section-body]');
  body?.dispatchEvent(new Event('beforematch', {bubbles: true}));
}

/** Knows which sections of a page are open: what a reader opens, was open before, or is led to. */
export default function SectionsProvider({children}: {children: ReactNode}): ReactNode {
  const {frontMatter, toc} = useDoc();
  const {seitentyp} = frontMatter as {seitentyp?: string};
  const ids = useMemo(() => foldedSections(seitentyp, toc), [seitentyp, toc]);
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(isBrowser ? stored(location) : []),
  );

  useLayoutEffect(() => {
    const onMatch = ({target}: Event) => {
      const {dataset} = sectionOf(target as Element) ?? {};
      if (dataset) {
        // Whoever scrolls there does not wait until React has rendered.
        (target as Element).removeAttribute('data-closed');
        (target as Element).removeAttribute('hidden');
        setOpen((known) => new Set([...known, dataset.section!]));
      }
    };
    const onClick = ({target}: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      if (link?.pathname === window.location.pathname) {
        flushSync(() => revealTarget(link.hash));
      }
    };
    document.addEventListener('beforematch', onMatch);
    document.addEventListener('click', onClick, {capture: true});
    return () => {
      document.removeEventListener('beforematch', onMatch);
      document.removeEventListener('click', onClick, {capture: true});
    };
  }, []);

  const {action} = useHistory();
  useLayoutEffect(() => {
    if (action !== 'POP' && location.hash) {
      // Upstream scrolls to the heading from where the reader was on the page before. There, a heading that stays at
      // the top would count as in view.
      window.scrollTo(0, 0);
    }
    // Only when the page is new.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    // On a wide window all are open, and stay so if a tablet is turned.
    const before = window.matchMedia(narrow).matches ? stored(location) : ids;
    before.forEach((id) => reveal(document.getElementById(id)?.parentElement ?? null));
    revealTarget(location.hash);
  }, [location, ids]);

  useEffect(() => slotOf(location).set([...open].join(' ')), [open, location]);

  const sections = useMemo((): Sections => {
    const areAllOpen = ids.every((id) => open.has(id));
    return {
      areFolded: ids.length > 0,
      areAllOpen,
      isOpen: (id) => open.has(id),
      toggle(id) {
        const isOpen = open.has(id);
        flushSync(() =>
          setOpen(new Set(isOpen ? [...open].filter((one) => one !== id) : [...open, id])),
        );
        if (isOpen) {
          // The heading was at the top of the window, above what is gone now.
          sectionOf(document.getElementById(id))?.scrollIntoView({block: 'nearest'});
        }
      },
      toggleAll: () => setOpen(new Set(areAllOpen ? [] : ids)),
    };
  }, [ids, open]);
  return <SectionsContext value={sections}>{children}</SectionsContext>;
}
