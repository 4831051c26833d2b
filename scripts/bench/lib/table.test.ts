import {expect, it} from 'vitest';
import {markdownTable} from './table';

it('lines up and rounds', () => {
  expect(
    markdownTable([
      {page: 'home', kB: 12.3456},
      {page: 'lesson', kB: 7, note: 'ok'},
    ]),
  ).toBe(
    `| page   |    kB | note |
| ------ | ----: | ---: |
| home   | 12.35 |      |
| lesson |     7 |   ok |`,
  );
});
