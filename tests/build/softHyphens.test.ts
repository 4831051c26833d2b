import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {softHyphen} from '@portal/common/text/softHyphens';
import {buildDir, html, page, pageRoutes} from '../lib/pages';

/**
 * Returns a page without the texts of headings and table heads. Their tags stay, because no attribute may contain any.
 */
const withoutTitles = (text: string) =>
  text
    .replace(/<(h[123])\b[^>]*>[^]*?<\/\1>/g, (title) => title.replace(/>[^<]*</g, '><'))
    .replace(/(<th\b[^>]*>(?:<(?:strong|em)>)?)[^<]*/g, '$1');

it('divides the title of a page for phones', () => {
  const $ = page('/email/abwesenheitsmeldung');
  expect($('h1').text()).toBe('Ab|we|sen|heits|mel|dung'.replaceAll('|', softHyphen));
  expect($('title').text()).toMatch(/^Abwesenheitsmeldung/);
});

it('puts soft hyphens into headings and table heads only', () => {
  expect(pageRoutes.filter((route) => withoutTitles(html(route)).includes(softHyphen))).toEqual([]);
});

it('keeps them out of copies, records and lists', () => {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(?:md|json|txt|xml)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const divided = files.filter((file) =>
    readFileSync(path.join(buildDir, file), 'utf8').includes(softHyphen),
  );
  expect(divided).toEqual([]);
});
