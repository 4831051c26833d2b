import {createRoot, type Root} from 'react-dom/client';
import type {Guide} from './guide';
import Panel from './Panel';
import styles from './panel.module.css';

/** The small window that is open, with what React renders in it. */
let shown: {window: Window; root: Root} | undefined;

const page = () => document.documentElement;

/** Gives the small window the language, the styles and the colour mode of the page. */
function dress({document: small}: Window): void {
  small.documentElement.lang = page().lang;
  // Buttons that need JavaScript wait for it.
  small.documentElement.dataset.hasHydrated = 'true';
  const sheets = document.head.querySelectorAll('link[rel=stylesheet], style');
  small.head.replaceChildren(...[...sheets].map((sheet) => small.importNode(sheet, true)));
}

/** Keeps the colour mode of the small window that of the page. Returns a function that ends it. */
function followColourMode({document: small}: Window): () => void {
  const follow = () => (small.documentElement.dataset.theme = page().dataset.theme);
  const observer = new MutationObserver(follow);
  observer.observe(page(), {attributeFilter: ['data-theme']});
  follow();
  return () => observer.disconnect();
}

function rootIn(small: Window): Root {
  if (shown?.window === small) {
    return shown.root;
  }
  dress(small);
  const place = small.document.createElement('main');
  place.className = styles.window!;
  small.document.body.replaceChildren(place);
  const root = createRoot(place);
  const unfollow = followColourMode(small);
  shown = {window: small, root};
  // A window without its page would no longer react.
  const close = () => small.close();
  window.addEventListener('pagehide', close);
  small.addEventListener('pagehide', () => {
    window.removeEventListener('pagehide', close);
    unfollow();
    root.unmount();
    shown = undefined;
  });
  return root;
}

/** Shows a guide in the small window. `navigate` opens a path of the portal in the page, which may be another one by then. */
export function show(small: Window, guide: Guide, navigate: (path: string) => void): void {
  const onNavigate = ({pathname, search, hash}: URL) => {
    navigate(pathname + search + hash);
    window.focus();
  };
  const root = rootIn(small);
  small.document.title = guide.title;
  root.render(
    <Panel
      key={guide.address}
      heading="h1"
      guide={guide}
      onNavigate={onNavigate}
      onClose={() => small.close()}
    />,
  );
  small.focus();
}
