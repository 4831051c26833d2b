import {useEffect, useLayoutEffect, useMemo, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {SectionsContext, type Sections} from './context';
import {foldedSections} from './foldedSections';

/** Returns the storage of what is open, for the entry of the browser's history. */
function slot() {
  const {key} = (window.history.state ?? {}) as {key?: string};
  return createStorageSlot(`portal.sections.${key}`, {persistence: 'sessionStorage'});
}

const stored = () => slot().get()?.split(' ') ?? [];

const sectionOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-section]') ?? null;

/** Returns the section that contains what a hash names. */
const sectionAt = (hash: string) =>
  sectionOf(document.getElementById(decodeURIComponent(hash.slice(1))));

/** Knows which sections of a page are open: what a reader opens, was open before, or is led to. */
export default function SectionsProvider({children}: {children: ReactNode}): ReactNode {
  const {frontMatter, toc} = useDoc();
  const {seitentyp} = frontMatter as {seitentyp?: string};
  const ids = useMemo(() => foldedSections(seitentyp, toc), [seitentyp, toc]);
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(isBrowser ? stored() : []));
  const add = (...more: string[]) => setOpen((known) => new Set([...known, ...more]));

  useLayoutEffect(() => {
    const section = sectionAt(location.hash);
    // Upstream scrolls there before React renders again.
    section?.querySelectorAll('[data-section-body]').forEach((body) => {
      body.removeAttribute('data-closed');
      body.removeAttribute('hidden');
    });
    add(...stored(), ...(section ? [section.dataset.section!] : []));
  }, [location]);

  useEffect(() => slot().set([...open].join(' ')), [open, location]);

  useEffect(() => {
    const openBefore = (section: HTMLElement | null) =>
      section && flushSync(() => add(section.dataset.section!));
    const onClick = ({target}: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      if (link?.pathname === window.location.pathname) {
        openBefore(sectionAt(link.hash));
      }
    };
    // A search in the page has found something in a closed section.
    const onMatch = ({target}: Event) => openBefore(sectionOf(target as Element));
    document.addEventListener('click', onClick, {capture: true});
    document.addEventListener('beforematch', onMatch);
    return () => {
      document.removeEventListener('click', onClick, {capture: true});
      document.removeEventListener('beforematch', onMatch);
    };
  }, []);

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
