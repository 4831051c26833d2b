/**
 * The route-change progress bar with the three functions of nprogress that the theme calls.
 * The theme's nprogress.css draws `#nprogress .bar`.
 */
let bar: HTMLElement | null = null;

const steps = [{transform: 'translateX(-100%)'}, {transform: 'translateX(-25%)'}];

function start(): void {
  if (bar) {
    return;
  }
  bar = document.createElement('div');
  bar.id = 'nprogress';
  const line = document.createElement('div');
  line.className = 'bar';
  bar.append(line);
  document.body.append(bar);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // It comes ever slower towards three quarters, because nobody knows how long it takes.
  line.animate(still ? {} : steps, {
    duration: 10_000,
    easing: 'cubic-bezier(0, 0.9, 0.2, 1)',
    fill: 'forwards',
  });
}

function done(): void {
  bar?.remove();
  bar = null;
}

export default {start, done, configure: (): void => {}};
