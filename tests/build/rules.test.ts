import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {allRoutes, html} from '../lib/pages';
import {escapes} from './rules/escapes';
import {head, lastUpdated} from './rules/head';
import {code, language} from './rules/language';
import {learnAnchors, links} from './rules/links';
import {phone} from './rules/phone';
import type {BuiltPage, Rule} from './rules/rule';
import {copies, data, sharedLinks} from './rules/shared';

const rules: Record<string, Rule> = {
  'has one h1, a title, a description, its language and address': head,
  'says when it was changed, and nobody’s name': lastUpdated,
  'shows no English string and no ß': language,
  'keeps code from being translated': code,
  'shows no escape, entity or placeholder': escapes,
  'leads to pages, files and anchors that exist': links,
  'fits a telephone': phone,
  'names itself and a picture for shared links': sharedLinks,
  'has structured data that is true': data,
  'has a Markdown copy that reads without the page': copies,
};

const parse = (route: string, source: string): BuiltPage => ({
  route,
  html: source,
  $: load(source),
});

/** Parsed once: this takes longer than all rules together. */
const pages = allRoutes.map((route) => parse(route, html(route)));
pages.forEach(({route, $}) => learnAnchors(route, $));

describe.each(Object.entries(rules))('every page %s', (_, {check, broken, isAlsoFor404}) => {
  it('holds', () => {
    const held = pages.filter(({route}) => isAlsoFor404 || route !== '/404');
    expect(held.length).toBeGreaterThan(200);
    const found = held.map((page) => [page.route, check(page)] as const);
    expect(Object.fromEntries(found.filter(([, lines]) => lines.length > 0))).toEqual({});
  });

  it.each(broken)('and this is found: %s', (source) => {
    expect(check(parse('/email', source))).not.toEqual([]);
  });
});
