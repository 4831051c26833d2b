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

it('parses a page without main as it is', () => {
  expect(loadMain(`${head}<body><p>Text</p></body>`)('p').text()).toBe('Text');
});
