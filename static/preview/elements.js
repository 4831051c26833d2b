/** Behaviour of the live examples. Each part looks for its elements and leaves other pages alone. */
'use strict';

/** All elements that match, below `root`. */
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const announce = (root, text) => {
  const status = root.querySelector('[role=status]');
  if (status) status.textContent = text;
};

// The examples are no website: their links lead nowhere.
document.addEventListener('click', (event) => {
  if (event.target.closest('a')) event.preventDefault();
});

for (const tabs of all('[data-tabs]')) {
  const buttons = all('[role=tab]', tabs);
  const select = (chosen) => {
    for (const button of buttons) {
      const on = button === chosen;
      button.setAttribute('aria-selected', String(on));
      button.tabIndex = on ? 0 : -1;
      document.getElementById(button.getAttribute('aria-controls')).hidden = !on;
    }
  };
  tabs.addEventListener('click', (event) => {
    const button = event.target.closest('[role=tab]');
    if (button) select(button);
  });
  tabs.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = buttons.indexOf(event.target);
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    const target =
      index < 0
        ? undefined
        : event.key === 'Home'
          ? buttons[0]
          : event.key === 'End'
            ? buttons.at(-1)
            : step && buttons.at((index + step) % buttons.length);
    if (target) {
      event.preventDefault();
      select(target);
      target.focus();
    }
  });
}

for (const slides of all('[data-slides]')) {
  const track = slides.querySelector('.track');
  const figures = all('figure', track);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const current = () =>
    figures.reduce(
      (best, figure, index) =>
        Math.abs(figure.offsetLeft - track.scrollLeft) <
        Math.abs(figures[best].offsetLeft - track.scrollLeft)
          ? index
          : best,
      0,
    );
  const last = () => figures.findIndex((f) => f.offsetLeft >= track.scrollWidth - track.clientWidth - 1);
  /** Where the track is gliding to; undefined when it is there, or the visitor has taken it over. */
  let goal;
  const show = (index) => {
    const end = last();
    const target = index < 0 ? end : index > end ? 0 : index;
    goal = target === current() ? undefined : target;
    track.scrollTo({left: figures[target].offsetLeft, behavior: calm ? 'auto' : 'smooth'});
    announce(slides, `${target + 1} von ${figures.length}: ${figures[target].innerText}`);
  };
  slides.querySelector('.prev').addEventListener('click', () => show((goal ?? current()) - 1));
  slides.querySelector('.next').addEventListener('click', () => show((goal ?? current()) + 1));
  const dots = figures.map((_, index) => {
    const dot = document.createElement('button');
    dot.setAttribute('aria-label', `Bild ${index + 1}`);
    dot.addEventListener('click', () => show(index));
    return dot;
  });
  const mark = () => {
    const now = current();
    if (now === goal) goal = undefined;
    dots.forEach((dot, index) => {
      dot.hidden = index > last();
      if (index === now) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  };
  slides.querySelector('.dots').append(...dots);
  track.addEventListener('scroll', mark, {passive: true});
  for (const type of ['pointerdown', 'wheel', 'keydown']) {
    track.addEventListener(type, () => (goal = undefined), {passive: true});
  }
  addEventListener('resize', mark);
  mark();
}

for (const filter of all('[data-filter]')) {
  const buttons = all('[data-show]', filter);
  const items = all('[data-group]', filter);
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const group = button.dataset.show;
      buttons.forEach((other) => other.setAttribute('aria-pressed', String(other === button)));
      items.forEach((item) => (item.hidden = group !== '' && item.dataset.group !== group));
      announce(filter, `${items.filter((item) => !item.hidden).length} Einträge`);
    });
  }
}

for (const gallery of all('[data-lightbox]')) {
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.setAttribute('aria-label', 'Bild gross');
  gallery.after(dialog);
  gallery.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (!link) return;
    const image = link.querySelector('img').cloneNode();
    const close = document.createElement('button');
    close.className = 'button primary';
    close.textContent = 'Schliessen';
    close.addEventListener('click', () => dialog.close());
    dialog.replaceChildren(image, close);
    dialog.showModal();
  });
}

for (const opener of all('[data-open]')) {
  const dialog = document.getElementById(opener.dataset.open);
  opener.addEventListener('click', () => dialog.showModal());
}

for (const card of all('.flip')) {
  const sides = all('.front, .back', card);
  const show = (turned) => {
    card.setAttribute('aria-pressed', String(turned));
    sides.forEach((side) => side.setAttribute('aria-hidden', String(side.matches('.front') === turned)));
  };
  card.addEventListener('click', () => show(card.getAttribute('aria-pressed') === 'false'));
  show(false);
}

for (const consent of all('[data-consent]')) {
  consent.querySelector('button').addEventListener('click', () => {
    const message = document.createElement('p');
    message.tabIndex = -1;
    message.textContent = consent.dataset.consent;
    consent.querySelector('div').replaceChildren(message);
    // The button that had the focus is gone.
    message.focus();
  });
}
