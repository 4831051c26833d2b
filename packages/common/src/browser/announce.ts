import styles from '../components/visuallyHidden.module.css';

/** Milliseconds before a text is announced. A change of focus would cut it off. */
const pause = 150;
/** Milliseconds after which the text goes away, before readers come across it at the end of the page. */
const kept = 5000;

const modal = 'dialog:modal, [aria-modal=true]';

let region: HTMLElement | null = null;
let timer = 0;

/**
 * Puts the page's only live region in place. It must exist before its text changes. It has no role, because screen
 * readers name an empty status; and it is within the part that is modal, because all the rest is inert. `page` is the
 * document that the reader is in.
 */
export function prepareAnnouncements(page = document): HTMLElement {
  if (region?.ownerDocument !== page) {
    region?.remove();
    region = page.createElement('div');
    region.setAttribute('aria-live', 'polite');
    region.className = styles.hidden!;
  }
  const place = [...page.querySelectorAll(modal)].at(-1) ?? page.body;
  if (region.parentElement !== place) {
    place.append(region);
  }
  return region;
}

/** Lets screen readers say a text, also one that they have just said. A function returns it when it is due. */
export function announce(text: string | (() => string), page = document): void {
  const place = prepareAnnouncements(page);
  place.textContent = '';
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    // What the text depends on may change with a frame, which is late if the browser is busy.
    requestAnimationFrame(() => {
      place.textContent = typeof text === 'string' ? text : text();
      timer = window.setTimeout(() => (place.textContent = ''), kept);
    });
  }, pause);
}
