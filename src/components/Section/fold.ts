import {narrow} from './context';

declare global {
  interface Window {
    /** Folds the sections that are new on the page, and opens what the address names. */
    foldSections?: () => void;
  }
}

/**
 * Folds the sections of pages on narrow windows. It runs in the head, as `foldScript`: what is open is known before the
 * first paint, and before the browser goes to where the reader was. The attribute `open` of a section's body alone says
 * what is open; the button of the heading follows it, and the entry of the browser's history keeps it.
 *
 * Bodies are `details`, which browsers open for a search in the page, and whose text reader views show.
 */
export function fold(query: string): void {
  const media = matchMedia(query);
  const known = new WeakSet<Element>();
  const bodies = () => [
    ...document.querySelectorAll<HTMLDetailsElement>('details[data-section-body]'),
  ];
  const headingOf = (body: Element) => body.previousElementSibling as HTMLElement;
  const sectionId = (body: Element) => headingOf(body).id;
  const kept = () => (history.state as {open?: string} | null)?.open ?? '';

  /** Makes the text of a heading a button where sections fold, as React does too, which takes over from there. */
  function makeButton(body: Element): void {
    const text = headingOf(body).firstElementChild!;
    if (media.matches && text.localName === 'span') {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...text.childNodes);
      text.replaceWith(button);
    }
  }

  /** Lets the button of a heading say whether its section is open. */
  function mark(body: HTMLDetailsElement): void {
    const button = headingOf(body).querySelector('button');
    const label = headingOf(body).getAttribute('aria-label');
    button?.setAttribute('aria-expanded', String(body.open));
    button?.setAttribute('aria-controls', body.id);
    if (label) {
      button?.setAttribute('aria-label', label);
    }
  }

  /** A heading stays at the top while its section is read, unless it would take much of the window. */
  function stick(): void {
    const heights = bodies().map((body) => {
      const heading = headingOf(body);
      const height = media.matches && body.open ? heading.offsetHeight : 0;
      // Two lines, with the room around them.
      const stays = height > 0 && height < 4 * parseFloat(getComputedStyle(heading).lineHeight);
      heading.toggleAttribute('data-stays', stays);
      return stays ? height : 0;
    });
    const height = Math.max(0, ...heights);
    document.documentElement.style.setProperty('--portal-heading-height', `${height}px`);
  }

  /** Names the button for all sections after what it will do. */
  function nameAll(): void {
    const button = document.querySelector<HTMLElement>('[data-open-all]');
    const areOpen = bodies().every(({open}) => open);
    button?.toggleAttribute('hidden', !media.matches);
    [...(button?.children ?? [])].forEach((text, index) =>
      text.toggleAttribute('hidden', areOpen === (index === 0)),
    );
  }

  function keep(): void {
    const open = bodies()
      .filter((body) => body.open)
      .map(sectionId)
      .join(' ');
    if (media.matches && document.readyState !== 'loading' && open !== kept()) {
      history.replaceState({...history.state, open}, '');
    }
  }

  /** Opens all that an element stands in, and the section that it is the heading of. */
  function reveal(target: Element | null): void {
    const next = target?.nextElementSibling ?? null;
    let around = next?.matches('[data-section-body]') ? next : target;
    for (; around; around = around.parentElement) {
      if (around instanceof HTMLDetailsElement) {
        around.open = true;
      }
    }
  }

  function named(): Element | null {
    try {
      return document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return null;
    }
  }

  /** Folds what is new on the page, and opens what the address names. */
  function update(): void {
    const open = kept().split(' ');
    const fresh = bodies().filter((body) => !known.has(body));
    fresh.forEach((body) => {
      known.add(body);
      body.open = !media.matches || open.includes(sectionId(body));
      if (document.documentElement.dataset.hasHydrated === 'false') {
        makeButton(body);
      }
    });
    reveal(named());
    bodies().forEach(mark);
    nameAll();
    keep();
    // From a heading that stays at the top, nobody scrolls to where it belongs.
    named()?.removeAttribute('data-stays');
    requestAnimationFrame(stick);
  }

  function toggle(body: HTMLDetailsElement): void {
    body.open = !body.open;
    const heading = headingOf(body);
    const {bottom} = heading.getBoundingClientRect();
    // What opens below the window, or closes above it, would not be seen.
    heading.scrollIntoView({block: body.open && bottom > innerHeight * 0.7 ? 'start' : 'nearest'});
  }

  const observer = new MutationObserver(update);
  observer.observe(document, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
  window.foldSections = update;
  window.addEventListener('hashchange', update);

  document.addEventListener(
    'toggle',
    ({target}) => {
      if (known.has(target as Element)) {
        mark(target as HTMLDetailsElement);
        nameAll();
        stick();
        keep();
      }
    },
    true,
  );
  document.addEventListener('click', (event) => {
    const element = event.target as Element;
    const button = element.closest('h2 > [aria-expanded]');
    if (button) {
      toggle(button.parentElement!.nextElementSibling as HTMLDetailsElement);
    } else if (element.closest('[data-open-all]')) {
      const areOpen = bodies().every(({open}) => open);
      bodies().forEach((body) => (body.open = !areOpen));
    }
  });
  media.addEventListener('change', () => {
    bodies().forEach((body) => {
      // Stays open if a tablet is turned back.
      body.open ||= !media.matches;
    });
    nameAll();
    stick();
  });
}

/** Source of the script in the head of every page. */
export const foldScript = `(${fold.toString()})(${JSON.stringify(narrow)})`;
