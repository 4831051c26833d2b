import {useLayoutEffect, useRef, type ReactNode} from 'react';

/** Renders a copy of an element, which belongs to another document. */
export default function Copy({of}: {of: Element}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const {current} = place;
    current!.replaceChildren(current!.ownerDocument.importNode(of, true));
  }, [of]);
  return <div ref={place} />;
}
