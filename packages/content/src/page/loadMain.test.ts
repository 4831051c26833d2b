import {expect, it} from 'vitest';
import {loadMain} from './loadMain';

const head = '<head><title>T</title></head>';

it('knows head and main, and nothing around it', () => {
  const $ = loadMain(
    `<html>${head}<body><nav>vor</nav><main><p>Text</p><iframe srcdoc="<main>x</main>"></iframe><p>Ende</p></main><footer>nach</footer></body></html>`,
  );
  expect($('title').text()).toBe('T');
  expect($('body').text()).toBe('TextEnde');
  expect($('main')).toHaveLength(1);
});

it.each([`${head}<body><p>Text</p></body>`, '<main><p>Text</p></main>'])(
  'parses a page without main or head as it is: %s',
  (page) => {
    expect(loadMain(page)('p')).toHaveLength(1);
  },
);

it('leaves out comments, which stand between the texts of a built page', () => {
  const $ = loadMain(`${head}<main><p>Schritt <!-- -->1</p></main>`);
  expect($('p').contents()).toHaveLength(1);
});
