import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {previewDocument, reservedHeights} from './document';
import {scaleFor} from './scaleFor';
import {elementTypes} from './types';

const folder = path.join(__dirname, 'elements');
const names = (directory: string) =>
  readdirSync(directory)
    .map((file) => path.parse(file).name)
    .sort();

describe('the elements', () => {
  it('have an example and a small picture each', () => {
    expect(names(folder)).toEqual([...elementTypes].sort());
    expect(names(path.join(__dirname, '../ElementThumb/thumbs'))).toEqual([...elementTypes].sort());
  });

  it.each(elementTypes)('%s is static, accessible and without third parties', (type) => {
    const html = readFileSync(path.join(folder, `${type}.html`), 'utf8');
    const $ = load(html);
    expect($('script, style, [onclick], iframe')).toHaveLength(0);
    expect(html).not.toMatch(/https?:\/\//);
    expect($('img:not([alt])')).toHaveLength(0);
    expect($('img:not([width]), img:not([height])')).toHaveLength(0);
    $('button').each((_, button) => {
      expect($(button).text().trim() || $(button).attr('aria-label')).toBeTruthy();
    });
    $('img, audio').each((_, media) => {
      const source = ($(media).attr('src') ?? '').replace('{base}', 'static/preview/');
      expect(readFileSync(source).length).toBeGreaterThan(0);
    });
    expect(html).not.toContain('ß');
  });
});

describe('previewDocument', () => {
  it('loads style and script from the portal itself', () => {
    const document = previewDocument('<img src="{base}a.svg">', '/unterpfad/preview/');
    expect(document).toContain('href="/unterpfad/preview/elements.css"');
    expect(document).toContain('src="/unterpfad/preview/a.svg"');
  });
});

describe('reservedHeights', () => {
  it('reads the note in the first line', () => {
    expect(reservedHeights('<!-- 400 250 -->\n<p>')).toEqual([400, 250]);
    expect(reservedHeights('<p>')).toEqual([320, 320]);
  });
});

describe('scaleFor', () => {
  it('shows a device at its width where there is room', () => {
    expect(scaleFor(375, 700)).toBe(1);
  });

  it('scales it down where there is none', () => {
    expect(scaleFor(1200, 600)).toBe(0.5);
  });

  it('takes the room without a device, and before it is measured', () => {
    expect(scaleFor(undefined, 600)).toBe(1);
    expect(scaleFor(1200, 0)).toBe(1);
  });
});
