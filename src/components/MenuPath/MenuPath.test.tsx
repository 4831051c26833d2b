import {renderToStaticMarkup} from 'react-dom/server';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import MenuPath from '.';

it('shows the way as one reads it, each step in bold', () => {
  const $ = load(renderToStaticMarkup(<MenuPath>Web › Seite</MenuPath>));
  expect($('body').text()).toBe('Web › Seite');
  expect(
    $('strong')
      .map((_, step) => $(step).text())
      .get(),
  ).toEqual(['Web', 'Seite']);
});
