import {createContext, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

/** What the small window shows, and the element in its document. */
interface Shown {
  content: ReactNode;
  place: Element;
}

/** Shows something in the small window, or nothing once it is closed. */
export const ShowContext = createContext<(shown: Shown | null) => void>(() => {});

/** Renders what the small window shows. It stands above the pages, so that the window stays when its page is left. */
export default function WindowProvider({children}: {children: ReactNode}): ReactNode {
  const [shown, show] = useState<Shown | null>(null);
  return (
    <ShowContext value={show}>
      {children}
      {shown && createPortal(shown.content, shown.place)}
    </ShowContext>
  );
}
