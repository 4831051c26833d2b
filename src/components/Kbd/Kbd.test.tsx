import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Kbd from '.';

const keys = (combination: string) => {
  const $ = load(renderToStaticMarkup(<Kbd>{combination}</Kbd>));
  return {
    text: $('body').text(),
    keys: $('kbd kbd')
      .map((_, key) => $(key).text())
      .get(),
  };
};

it('marks up each key of a combination', () => {
  expect(keys('Ctrl+Shift+S')).toEqual({text: 'Ctrl+Shift+S', keys: ['Ctrl', 'Shift', 'S']});
  expect(keys('Tab').keys).toEqual(['Tab']);
});

it('knows the plus key', () => {
  expect(keys('Ctrl++').keys).toEqual(['Ctrl', '+']);
  expect(keys('+').keys).toEqual(['+']);
});
