import styles from './panel.module.css';

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

/**
 * Prepares a small window and returns the element to render in. `onClosed` is called when it is closed. A window that
 * is prepared already keeps its element.
 */
export function placeIn(small: Window, onClosed: () => void): Element {
  const known = small.document.querySelector('main');
  if (known) {
    return known;
  }
  dress(small);
  const place = small.document.createElement('main');
  place.className = styles.window!;
  small.document.body.replaceChildren(place);
  const unfollow = followColourMode(small);
  // A window without its page would no longer react.
  const close = () => small.close();
  window.addEventListener('pagehide', close);
  small.addEventListener('pagehide', () => {
    window.removeEventListener('pagehide', close);
    unfollow();
    onClosed();
    // Loaded anew it would be empty: it has no address.
    setTimeout(close);
  });
  return place;
}
