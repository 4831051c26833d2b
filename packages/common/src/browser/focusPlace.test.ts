// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it} from 'vitest';
import {focusPlace} from './focusPlace';

const element = (css: string) => document.querySelector<HTMLElement>(css)!;

beforeEach(() => {
  document.body.innerHTML = `<div id="__docusaurus"><div role="region"><a href="#main">Zum Inhalt</a></div></div>
    <h1>Titel</h1>
    <h2 id="ort">Ort<a href="#ort">Link zu «Ort»</a></h2>
    <ol><li id="schritt"><a href="#schritt" aria-hidden="true" tabindex="-1">1</a><p>Text</p></li></ol>
    <details id="frage"><summary tabindex="0">Frage</summary>Antwort</details>`;
});

afterEach(() => document.body.replaceChildren());

it('keeps the focus on a text until the reader goes on', () => {
  for (const css of ['h1', '#schritt']) {
    focusPlace(element(css));
    expect(document.activeElement).toBe(element(css));
    element('#frage summary').focus();
    expect(element(css).hasAttribute('tabindex')).toBe(false);
  }
});

it('gives the focus to what the place itself has for it', () => {
  focusPlace(element('#ort'));
  expect(document.activeElement).toBe(element('#ort a'));
  focusPlace(element('#frage'));
  expect(document.activeElement).toBe(element('#frage summary'));
});

it('goes before the skip link without a place', () => {
  focusPlace();
  expect(document.activeElement).toBe(element('[role=region]'));
});
